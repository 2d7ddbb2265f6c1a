// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/words/expression_tokens.h"

#include <string>
#include <utility>

#include "engine/lexicon/word_list.h"
#include "engine/rules/text.h"

namespace engine {
namespace {

/// Nobody writes longer ones; keeps hostile texts from costing time.
constexpr std::size_t kLongestText = 10'000;

class Tokenizer
{
public:
    Tokenizer(std::string_view text, ExpressionSyntax syntax, const Alphabet& alphabet)
        : m_text(text), m_syntax(syntax), m_alphabet(alphabet)
    {
    }

    [[nodiscard]] Result<std::vector<ExpressionToken>> run()
    {
        if (m_text.size() > kLongestText) {
            return failure(ErrorCode::OutOfRange,
                           say("is longer than the %1 bytes allowed", kLongestText));
        }
        while (m_at < m_text.size()) {
            auto read = isPattern() ? readPattern() : readRegex();
            if (!read) return failure(std::move(read.error()));
        }
        return std::move(m_tokens);
    }

private:
    [[nodiscard]] bool isPattern() const { return m_syntax == ExpressionSyntax::Pattern; }
    [[nodiscard]] std::string_view special() const
    {
        return isPattern() ? "?._*[]" : "?.*+|(){}[]";
    }

    /// Characters are counted from where the last question was.
    [[nodiscard]] int columnOf(std::size_t at)
    {
        if (at < m_counted) m_counted = 0, m_columns = 0;
        m_columns += text::characterCount(m_text.substr(m_counted, at - m_counted));
        m_counted = at;
        return m_columns + 1;
    }

    [[nodiscard]] tl::unexpected<Error> malformed(std::size_t at, Sentence message)
    {
        Place place;
        place.column = columnOf(at);
        return failure(ErrorCode::Malformed, std::move(message), std::move(place));
    }

    /// The next character gives one token.
    void add(ExpressionToken token)
    {
        token.column = columnOf(m_at);
        m_tokens.push_back(token);
        ++m_at;
    }
    void addAny() { add({TokenKind::Letter, 0, m_alphabet.allLetters(), 0, 0}); }
    void addRepeat(int least, int most) { add({TokenKind::Repeat, 0, 0, least, most}); }

    [[nodiscard]] Result<void> readPattern()
    {
        switch (m_text[m_at]) {
        case '?':
        case '.':
        case '_': addAny(); return {};
        case '*':
            // Two are no more than one.
            if (m_at > 0 && m_text[m_at - 1] == '*') {
                ++m_at;
                return {};
            }
            m_tokens.push_back({TokenKind::Letter, columnOf(m_at), m_alphabet.allLetters(), 0, 0});
            addRepeat(0, ExpressionToken::kUnlimited);
            return {};
        default: return readLetters();
        }
    }

    [[nodiscard]] Result<void> readRegex()
    {
        switch (m_text[m_at]) {
        case '.': addAny(); return {};
        case '?': addRepeat(0, 1); return {};
        case '*': addRepeat(0, ExpressionToken::kUnlimited); return {};
        case '+': addRepeat(1, ExpressionToken::kUnlimited); return {};
        case '|': add({TokenKind::Either, 0, 0, 0, 0}); return {};
        case '(': add({TokenKind::Open, 0, 0, 0, 0}); return {};
        case ')': add({TokenKind::Close, 0, 0, 0, 0}); return {};
        case '{': return readCounts();
        case '}': return malformed(m_at, say("'}' closes nothing"));
        default: return readLetters();
        }
    }

    [[nodiscard]] Result<void> readLetters()
    {
        if (m_text[m_at] == '[') return readClass();
        if (m_text[m_at] == ']') return malformed(m_at, say("']' closes nothing"));
        const std::size_t end = std::min(m_text.find_first_of(special(), m_at), m_text.size());
        const auto tiles = tilesOf(m_at, end);
        if (!tiles) return failure(tiles.error());
        const int column = columnOf(m_at);
        // Where tiles have several characters, all of the run are said to stand at its start.
        const int step = columnOf(end) - column == static_cast<int>(tiles->size()) ? 1 : 0;
        for (std::size_t i = 0; i < tiles->size(); ++i) {
            m_tokens.push_back({TokenKind::Letter, column + static_cast<int>(i) * step,
                                letterBit((*tiles)[i]), 0, 0});
        }
        m_at = end;
        return {};
    }

    /// The text between two offsets as a word list reads it.
    [[nodiscard]] Result<std::vector<Tile>> tilesOf(std::size_t begin, std::size_t end)
    {
        auto tiles = m_alphabet.readWord(m_text.substr(begin, end - begin));
        if (!tiles) {
            Error error = std::move(tiles.error());
            error.place.column += columnOf(begin) - 1;
            return failure(std::move(error));
        }
        return tiles;
    }

    /// The end of what stands in brackets, these included; nothing when they aren't closed.
    [[nodiscard]] std::size_t endOfBrackets(std::size_t begin) const
    {
        const std::size_t close = m_text.find(']', begin);
        return close == std::string_view::npos ? close : close + 1;
    }

    [[nodiscard]] Result<void> readClass()
    {
        const std::size_t begin = m_at;
        const int column = columnOf(begin);
        const auto done = [&](LetterSet letters, std::size_t end) -> Result<void> {
            m_tokens.push_back({TokenKind::Letter, column, letters, 0, 0});
            m_at = end;
            return {};
        };
        // What spells one tile is that tile.
        if (const std::size_t end = endOfBrackets(begin); end != std::string_view::npos) {
            const auto tile = m_alphabet.readWord(m_text.substr(begin, end - begin));
            if (tile) return done(letterBit(tile->front()), end);
        }
        std::size_t at = begin + 1;
        const bool negated = at < m_text.size() && m_text[at] == '^';
        if (negated) ++at;
        LetterSet letters = 0;
        while (at < m_text.size() && m_text[at] != ']') {
            const std::size_t end =
                m_text[at] == '[' ? endOfBrackets(at) : m_text.find_first_of("[]", at);
            if (end == std::string_view::npos) break;
            const auto tiles = tilesOf(at, end);
            if (!tiles) return failure(tiles.error());
            for (const Tile tile : *tiles) letters |= letterBit(tile);
            at = end;
        }
        if (at >= m_text.size() || m_text[at] != ']')
            return malformed(begin, say("'[' isn't closed"));
        if (letters == 0) return malformed(begin, say("there are no letters in the brackets"));
        return done(negated ? m_alphabet.allLetters() & ~letters : letters, at + 1);
    }

    /// A number at m_at, which moves behind it; -1 when there is none. Saturates.
    [[nodiscard]] int readNumber()
    {
        int number = -1;
        for (; m_at < m_text.size() && m_text[m_at] >= '0' && m_text[m_at] <= '9'; ++m_at)
            number = std::min(std::max(number, 0) * 10 + (m_text[m_at] - '0'), kLongestWord + 1);
        return number;
    }

    /// {m}, {m,} or {m,n}
    [[nodiscard]] Result<void> readCounts()
    {
        const std::size_t begin = m_at;
        const int column = columnOf(begin);
        const auto wrong = [&] {
            return malformed(begin, say("'{' begins no count such as {2}, {2,} or {2,5}"));
        };
        ++m_at;
        const int least = readNumber();
        if (least < 0) return wrong();
        int most = least;
        if (m_at < m_text.size() && m_text[m_at] == ',') {
            ++m_at;
            most = readNumber();
        }
        if (m_at >= m_text.size() || m_text[m_at] != '}') return wrong();
        ++m_at;
        if (std::max(least, most) > kLongestWord) {
            return malformed(begin,
                             say("repeats more often than the %1 times allowed", kLongestWord));
        }
        if (most >= 0 && most < least)
            return malformed(begin, say("repeats at most less often than at least"));
        m_tokens.push_back({TokenKind::Repeat, column, 0, least, most});
        return {};
    }

    std::string_view m_text;
    ExpressionSyntax m_syntax;
    const Alphabet& m_alphabet;
    std::size_t m_at = 0;
    std::size_t m_counted = 0;  ///< so many bytes have m_columns characters
    int m_columns = 0;
    std::vector<ExpressionToken> m_tokens;
};

}  // namespace

Result<std::vector<ExpressionToken>>
expressionTokens(std::string_view text, ExpressionSyntax syntax, const Alphabet& alphabet)
{
    return Tokenizer(text, syntax, alphabet).run();
}

}  // namespace engine
