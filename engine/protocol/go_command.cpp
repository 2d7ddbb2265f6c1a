// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/protocol/go_command.h"

#include <algorithm>
#include <charconv>
#include <limits>

#include "engine/protocol/protocol_words.h"

namespace engine {
namespace {

constexpr std::array<std::string_view, 6> kModes = {"gen",     "sim", "infer",
                                                    "endgame", "peg", "auto"};
constexpr std::array<std::string_view, 15> kParameters = {
    "searchmoves", "alsosearchmoves", "depth",   "iterations", "movetime",
    "firstwin",    "stopcondition",   "threads", "infinite",   "useinference",
    "1time",       "2time",           "1inc",    "2inc",       "ponder"};
constexpr std::int64_t kMostMilliseconds = 1'000'000'000'000;
constexpr int kMostDepth = 1'000'000;
constexpr int kMostThreads = 1024;

bool isOneOf(std::string_view word, std::span<const std::string_view> words)
{
    return std::ranges::any_of(words,
                               [word](std::string_view each) { return sameWord(word, each); });
}

class GoReader
{
public:
    explicit GoReader(std::span<const std::string_view> words) : m_words(words) {}

    GoCommand read()
    {
        while (m_at < m_words.size()) readOne(m_words[m_at++]);
        return m_go;
    }

private:
    void readOne(std::string_view word)
    {
        if (sameWord(word, "searchmoves")) readMoves(m_go.searchMoves, word);
        else if (sameWord(word, "alsosearchmoves")) readMoves(m_go.alsoMoves, word);
        else if (sameWord(word, "firstwin")) m_go.firstWin = true;
        else if (sameWord(word, "useinference")) m_go.useInference = true;
        else if (sameWord(word, "infinite")) m_go.infinite = true;
        else if (sameWord(word, "depth")) readNumber(word, m_go.depth, 1, kMostDepth);
        else if (sameWord(word, "iterations"))
            readNumber(word, m_go.iterations, std::int64_t{1},
                       std::numeric_limits<std::int64_t>::max());
        else if (sameWord(word, "movetime")) readTime(word, m_go.moveTime);
        else if (sameWord(word, "threads")) readNumber(word, m_go.threads, 1, kMostThreads);
        else if (sameWord(word, "stopcondition")) readStopCondition(word);
        else if (sameWord(word, "1time")) readTime(word, m_go.timeLeft[0]);
        else if (sameWord(word, "2time")) readTime(word, m_go.timeLeft[1]);
        else if (sameWord(word, "1inc")) readTime(word, m_go.increment[0]);
        else if (sameWord(word, "2inc")) readTime(word, m_go.increment[1]);
        else if (isOneOf(word, kModes) && m_go.mode.empty()) readMode(word);
    }

    void readMode(std::string_view word)
    {
        for (const std::string_view mode : kModes)
            if (sameWord(word, mode)) m_go.mode = mode;
    }

    void readMoves(std::vector<std::string>& moves, std::string_view parameter)
    {
        const std::size_t before = moves.size();
        while (m_at < m_words.size() && !isOneOf(m_words[m_at], kParameters) &&
               !isOneOf(m_words[m_at], kModes))
            moves.emplace_back(m_words[m_at++]);
        if (moves.size() == before) m_go.ignored.emplace_back(parameter);
    }

    template <class Number>
    void readNumber(std::string_view parameter, std::optional<Number>& number, Number least,
                    Number most)
    {
        if (m_at == m_words.size() || isOneOf(m_words[m_at], kParameters)) {
            m_go.ignored.emplace_back(parameter);
            return;
        }
        const std::string_view text = m_words[m_at++];
        Number value = 0;
        const char* end = text.data() + text.size();
        const auto [stopped, error] = std::from_chars(text.data(), end, value);
        if (error == std::errc() && stopped == end && value >= least && value <= most)
            number = value;
        else m_go.ignored.emplace_back(parameter);
    }
    void readTime(std::string_view parameter, std::optional<std::int64_t>& time)
    {
        readNumber(parameter, time, std::int64_t{0}, kMostMilliseconds);
    }

    void readStopCondition(std::string_view parameter)
    {
        std::optional<int> percent;
        readNumber(parameter, percent, 0, 100);
        if (!percent) return;
        if (*percent == 95 || *percent == 98 || *percent == 99) m_go.stopCondition = percent;
        else m_go.ignored.emplace_back(parameter);
    }

    std::span<const std::string_view> m_words;
    std::size_t m_at = 0;
    GoCommand m_go;
};

}  // namespace

GoCommand readGoCommand(std::span<const std::string_view> words)
{
    return GoReader(words).read();
}

}  // namespace engine
