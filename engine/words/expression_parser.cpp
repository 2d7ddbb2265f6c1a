// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/words/expression_parser.h"

#include <algorithm>
#include <string>
#include <utility>

namespace engine {
namespace {

constexpr int kDeepestGroup = 100;

/// A part of the expression. Its places are those from `begin` to the next part's, and as long as
/// nothing stands behind it, what follows them lies inside, too: so it can be copied.
struct Part
{
    std::size_t begin = 0;
    bool acceptsNothing = true;
    PositionSet first;
    PositionSet last;
};

class Parser
{
public:
    explicit Parser(std::span<const ExpressionToken> tokens) : m_tokens(tokens) {}

    [[nodiscard]] Result<ExpressionPlaces> run()
    {
        auto whole = alternatives(0);
        if (!whole) return failure(std::move(whole.error()));
        if (m_at < m_tokens.size()) return malformed(m_tokens[m_at], say("')' closes nothing"));
        m_places.first = whole->first;
        m_places.last = whole->last;
        m_places.acceptsNothing = whole->acceptsNothing;
        return std::move(m_places);
    }

private:
    [[nodiscard]] static tl::unexpected<Error> malformed(const ExpressionToken& token,
                                                         Sentence message)
    {
        return failure(ErrorCode::Malformed, std::move(message), {{}, 0, token.column, -1});
    }
    [[nodiscard]] static tl::unexpected<Error> tooLarge(const ExpressionToken& token)
    {
        return failure(
            ErrorCode::OutOfRange,
            say("has more than %1 places for tiles from here on, repetitions written out",
                kMostPositions),
            {{}, 0, token.column, -1});
    }

    [[nodiscard]] bool next(TokenKind kind) const
    {
        return m_at < m_tokens.size() && m_tokens[m_at].kind == kind;
    }
    [[nodiscard]] std::size_t placeCount() const { return m_places.letters.size(); }
    [[nodiscard]] Part nothing() const { return {placeCount(), true, {}, {}}; }

    [[nodiscard]] Result<Part> alternatives(int depth)
    {
        auto part = sequence(depth);
        while (part && next(TokenKind::Either)) {
            ++m_at;
            auto other = sequence(depth);
            if (!other) return other;
            part->first |= other->first;
            part->last |= other->last;
            part->acceptsNothing = part->acceptsNothing || other->acceptsNothing;
        }
        return part;
    }

    [[nodiscard]] Result<Part> sequence(int depth)
    {
        Part whole = nothing();
        while (m_at < m_tokens.size() && !next(TokenKind::Either) && !next(TokenKind::Close)) {
            auto part = single(depth);
            for (; part && next(TokenKind::Repeat); ++m_at) part = repeated(*part, m_tokens[m_at]);
            if (!part) return part;
            append(whole, *part);
        }
        return whole;
    }

    /// A letter or a group.
    [[nodiscard]] Result<Part> single(int depth)
    {
        const ExpressionToken& token = m_tokens[m_at];
        if (token.kind == TokenKind::Repeat)
            return malformed(token, say("there is nothing before it that could be repeated"));
        ++m_at;
        if (token.kind == TokenKind::Letter) return letter(token);
        if (depth == kDeepestGroup) {
            return failure(ErrorCode::OutOfRange,
                           say("has more than %1 groups inside each other", kDeepestGroup),
                           {{}, 0, token.column, -1});
        }
        auto part = alternatives(depth + 1);
        if (!part) return part;
        if (!next(TokenKind::Close)) return malformed(token, say("'(' isn't closed"));
        ++m_at;
        return part;
    }

    [[nodiscard]] Result<Part> letter(const ExpressionToken& token)
    {
        if (placeCount() == kMostPositions) return tooLarge(token);
        Part part = nothing();
        part.first.insert(placeCount());
        part.last = part.first;
        part.acceptsNothing = false;
        m_places.letters.push_back(token.letters);
        m_places.follow.emplace_back();
        return part;
    }

    void link(const PositionSet& from, const PositionSet& to)
    {
        from.forEach([&](std::size_t place) { m_places.follow[place] |= to; });
    }

    void append(Part& whole, const Part& part)
    {
        link(whole.last, part.first);
        if (whole.acceptsNothing) whole.first |= part.first;
        if (!part.acceptsNothing) whole.last = PositionSet{};
        whole.last |= part.last;
        whole.acceptsNothing = whole.acceptsNothing && part.acceptsNothing;
    }

    [[nodiscard]] Result<Part> repeated(const Part& part, const ExpressionToken& token)
    {
        const std::size_t width = placeCount() - part.begin;
        if (width == 0) return part;
        if (token.most == 0) {
            m_places.letters.resize(part.begin);
            m_places.follow.resize(part.begin);
            return nothing();
        }
        const bool unlimited = token.most == ExpressionToken::kUnlimited;
        const auto copies =
            static_cast<std::size_t>(unlimited ? std::max(token.least, 1) : token.most);
        if (part.begin + width * copies > kMostPositions) return tooLarge(token);

        // All copies are made before anything is linked to the first.
        std::vector<Part> parts{part};
        for (std::size_t i = 1; i < copies; ++i) {
            const std::size_t shift = width * i;
            for (std::size_t place = part.begin; place < part.begin + width; ++place) {
                m_places.letters.push_back(LetterSet{m_places.letters[place]});
                m_places.follow.push_back(m_places.follow[place].shifted(shift));
            }
            parts.push_back({part.begin + shift, part.acceptsNothing, part.first.shifted(shift),
                             part.last.shifted(shift)});
        }
        if (unlimited) link(parts.back().last, parts.back().first);
        Part whole{part.begin, true, {}, {}};
        for (std::size_t i = 0; i < copies; ++i) {
            if (i >= static_cast<std::size_t>(token.least)) parts[i].acceptsNothing = true;
            append(whole, parts[i]);
        }
        return whole;
    }

    std::span<const ExpressionToken> m_tokens;
    std::size_t m_at = 0;
    ExpressionPlaces m_places;
};

}  // namespace

Result<ExpressionPlaces> parseExpression(std::span<const ExpressionToken> tokens)
{
    return Parser(tokens).run();
}

}  // namespace engine
