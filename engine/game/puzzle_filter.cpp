// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/puzzle_filter.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/game/review_tags.h"

namespace engine {

namespace {

/// Of what is typed; whoever nests deeper doesn't mean it.
constexpr int kDeepestFilter = 100;

struct Tag
{
    std::string_view name;
    bool (*holds)(const Puzzle&);
};

bool laysBlank(const Puzzle& puzzle)
{
    const Move& move = puzzle.answer;
    if (move.kind != MoveKind::Place) return false;
    return std::ranges::any_of(move.tileSpan(), [](Tile tile) { return isDesignatedBlank(tile); });
}

bool goesThrough(const Puzzle& puzzle)
{
    const Move& move = puzzle.answer;
    return move.kind == MoveKind::Place &&
           std::ranges::any_of(move.tileSpan(), [](Tile tile) { return tile == kPlaythrough; });
}

constexpr std::array kTags{
    Tag{"proved", [](const Puzzle& puzzle) { return puzzle.verdict.proved; }},
    Tag{"found", [](const Puzzle& puzzle) { return puzzle.wasFound; }},
    Tag{"static-fails", [](const Puzzle& puzzle) { return puzzle.staticFails; }},
    Tag{"blank", laysBlank},
    Tag{"through", goesThrough},
    Tag{"hook", [](const Puzzle& puzzle) { return laysHook(*puzzle.position, puzzle.answer); }},
};

struct Number
{
    std::string_view name;
    double (*of)(const Puzzle&);
};

constexpr std::array kNumbers{
    Number{"lead", [](const Puzzle& puzzle) { return 100 * puzzle.verdict.leadWin; }},
    Number{"score", [](const Puzzle& puzzle) { return double{1} * puzzle.answer.score.points; }},
    Number{"tiles", [](const Puzzle& puzzle) { return double{1} * puzzle.answer.tilesPlayed; }},
    Number{"length",
           [](const Puzzle& puzzle) {
               return puzzle.answer.kind == MoveKind::Place
                          ? static_cast<double>(puzzle.answer.length)
                          : 0.0;
           }},
    Number{"turn", [](const Puzzle& puzzle) { return double{1} * puzzle.turn; }},
    Number{"bag", [](const Puzzle& puzzle) { return double{1} * puzzle.position->bagSize(); }},
};

std::string listed(std::string text, std::string_view name)
{
    if (!text.empty()) text += ", ";
    return text.append(name);
}

std::string tagNames()
{
    std::string text;
    for (std::size_t i = 0; i < kPuzzleKinds; ++i)
        text = listed(std::move(text), puzzleKindName(static_cast<PuzzleKind>(i)));
    for (const Tag& tag : kTags) text = listed(std::move(text), tag.name);
    return text;
}

std::string numberNames()
{
    std::string text;
    for (const Number& number : kNumbers) text = listed(std::move(text), number.name);
    return text;
}

}  // namespace

/// A part of a filter.
struct PuzzleFilter::Term
{
    enum class Kind { Or, And, Not, Tag, Kind, Number };
    Kind kind = Kind::Tag;
    std::vector<std::shared_ptr<const Term>> parts;
    std::size_t which = 0;   ///< of kTags, kNumbers or a PuzzleKind
    std::string comparison;  ///< of numbers
    double number = 0;

    [[nodiscard]] bool holds(const Puzzle& puzzle) const
    {
        const auto part = [&puzzle](const std::shared_ptr<const Term>& node) {
            return node->holds(puzzle);
        };
        switch (kind) {
        case Kind::Or: return std::ranges::any_of(parts, part);
        case Kind::And: return std::ranges::all_of(parts, part);
        case Kind::Not: return !parts.front()->holds(puzzle);
        case Kind::Tag: return kTags[which].holds(puzzle);
        case Kind::Kind: return static_cast<std::size_t>(puzzle.kind) == which;
        case Kind::Number: break;
        }
        const double value = kNumbers[which].of(puzzle);
        if (comparison == "<") return value < number;
        if (comparison == "<=") return value <= number;
        if (comparison == ">") return value > number;
        if (comparison == ">=") return value >= number;
        return value == number;
    }
};

namespace {

using Term = PuzzleFilter::Term;
using TermPtr = std::shared_ptr<const Term>;

struct Token
{
    std::string_view text;
    int column = 1;
};

class Parser
{
public:
    explicit Parser(std::string_view text) : m_text(text) {}

    [[nodiscard]] Result<TermPtr> parse()
    {
        split();
        auto root = either(0);
        if (root && m_next < m_tokens.size())
            return wrong(say("\"and\" or \"or\" is missing here"));
        return root;
    }

private:
    void split()
    {
        constexpr std::string_view kBlanks = " \t\r\n";
        constexpr std::string_view kSigns = "()<>=";
        std::size_t at = 0;
        while (at < m_text.size()) {
            if (kBlanks.find(m_text[at]) != std::string_view::npos) {
                ++at;
                continue;
            }
            std::size_t end = at + 1;
            if (kSigns.find(m_text[at]) == std::string_view::npos) {
                while (end < m_text.size() && kBlanks.find(m_text[end]) == std::string_view::npos &&
                       kSigns.find(m_text[end]) == std::string_view::npos)
                    ++end;
            } else if (end < m_text.size() && m_text[at] != '(' && m_text[at] != ')' &&
                       m_text[end] == '=') {
                ++end;
            }
            m_tokens.push_back({m_text.substr(at, end - at), static_cast<int>(at) + 1});
            at = end;
        }
    }

    [[nodiscard]] bool take(std::string_view text)
    {
        if (m_next >= m_tokens.size() || m_tokens[m_next].text != text) return false;
        ++m_next;
        return true;
    }

    [[nodiscard]] tl::unexpected<Error> wrong(Sentence what) const
    {
        const int column = m_next < m_tokens.size() ? m_tokens[m_next].column
                                                    : static_cast<int>(m_text.size()) + 1;
        return failure(ErrorCode::Malformed, std::move(what), {{}, 0, column, -1});
    }

    /// Parts with such a word between them.
    template <class Part>
    [[nodiscard]] Result<TermPtr> joined(Term::Kind kind, std::string_view word, Part part)
    {
        auto first = part();
        if (!first) return first;
        auto node = std::make_shared<Term>();
        node->kind = kind;
        node->parts.push_back(std::move(*first));
        while (take(word)) {
            auto next = part();
            if (!next) return next;
            node->parts.push_back(std::move(*next));
        }
        if (node->parts.size() == 1) return node->parts.front();
        return TermPtr(std::move(node));
    }

    [[nodiscard]] Result<TermPtr> either(int depth)
    {
        return joined(Term::Kind::Or, "or", [this, depth] { return both(depth); });
    }

    [[nodiscard]] Result<TermPtr> both(int depth)
    {
        return joined(Term::Kind::And, "and", [this, depth] { return single(depth); });
    }

    [[nodiscard]] Result<TermPtr> single(int depth)
    {
        if (depth > kDeepestFilter) return wrong(say("there are too many brackets or \"not\""));
        if (take("not")) {
            auto part = single(depth + 1);
            if (!part) return part;
            auto node = std::make_shared<Term>();
            node->kind = Term::Kind::Not;
            node->parts.push_back(std::move(*part));
            return TermPtr(std::move(node));
        }
        if (take("(")) {
            auto part = either(depth + 1);
            if (part && !take(")")) return wrong(say("a closing bracket is missing here"));
            return part;
        }
        if (m_next >= m_tokens.size()) return wrong(say("a tag or a number is missing here"));
        const std::string_view name = m_tokens[m_next].text;
        auto node = std::make_shared<Term>();
        const auto tag = std::ranges::find(kTags, name, &Tag::name);
        const auto number = std::ranges::find(kNumbers, name, &Number::name);
        if (tag != kTags.end()) {
            node->kind = Term::Kind::Tag;
            node->which = static_cast<std::size_t>(tag - kTags.begin());
        } else if (number != kNumbers.end()) {
            node->kind = Term::Kind::Number;
            node->which = static_cast<std::size_t>(number - kNumbers.begin());
            ++m_next;
            return compared(std::move(node));
        } else if (const auto kind = puzzleKindFrom(name)) {
            node->kind = Term::Kind::Kind;
            node->which = static_cast<std::size_t>(*kind);
        } else {
            return wrong(say("this is neither a tag nor a number of puzzles; tags are %1; numbers, "
                             "with < <= = >= or >, are %2",
                             tagNames(), numberNames()));
        }
        ++m_next;
        return TermPtr(std::move(node));
    }

    [[nodiscard]] Result<TermPtr> compared(std::shared_ptr<Term> node)
    {
        constexpr std::array<std::string_view, 5> kComparisons{"<", "<=", "=", ">=", ">"};
        if (m_next >= m_tokens.size() ||
            std::ranges::find(kComparisons, m_tokens[m_next].text) == kComparisons.end())
            return wrong(say("<, <=, =, >= or > is missing here"));
        node->comparison = m_tokens[m_next++].text;
        if (m_next >= m_tokens.size()) return wrong(say("a number is missing here"));
        const std::string_view text = m_tokens[m_next].text;
        const auto read = std::from_chars(text.data(), text.data() + text.size(), node->number);
        if (read.ec != std::errc{} || read.ptr != text.data() + text.size() ||
            !std::isfinite(node->number))
            return wrong(say("this is no number"));
        ++m_next;
        return TermPtr(std::move(node));
    }

    std::string_view m_text;
    std::vector<Token> m_tokens;
    std::size_t m_next = 0;
};

}  // namespace

Result<PuzzleFilter> PuzzleFilter::parse(std::string_view text)
{
    PuzzleFilter filter;
    if (text.find_first_not_of(" \t\r\n") == std::string_view::npos) return filter;
    auto root = Parser(text).parse();
    if (!root) return failure(std::move(root.error()));
    filter.m_root = std::move(*root);
    return filter;
}

bool PuzzleFilter::wants(const Puzzle& puzzle) const
{
    return m_root == nullptr || m_root->holds(puzzle);
}

}  // namespace engine
