// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/boggle/boggle_bound.h"

#include <algorithm>
#include <bit>
#include <limits>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

#include "engine/lexicon/pace.h"

namespace engine {
namespace {

constexpr std::int64_t kMostPoints = std::int64_t{1} << 62;

std::int64_t sum(std::int64_t a, std::int64_t b)
{
    return a > kMostPoints - b ? kMostPoints : a + b;
}

/// Goes through the paths of one class after the other with the same tables.
class Walk
{
public:
    Walk(const BoggleGraph& graph, const BoggleRules& rules)
        : m_nodes(graph.nodes()),
          m_rules(rules),
          m_best(static_cast<std::size_t>(graph.wordCount()))
    {
        std::uint32_t words = 0;
        for (const BoggleNode& node : m_nodes) {
            m_firstWord.push_back(words);
            words += static_cast<std::uint32_t>(std::popcount(node.words));
        }
    }

    /// Cancelled when it is stopped.
    [[nodiscard]] Result<BoggleBound> bound(const BoggleClass& grids, const TaskContext& context)
    {
        begin(grids);
        Pace pace(context, say("paths"), m_total);
        m_pace = &pace;
        for (int square = 0; square < grids.size.squares(); ++square)
            m_bound.maxNoMark = sum(m_bound.maxNoMark, bestOn(square, 0, 0, 0, 0));
        m_pace = nullptr;
        if (m_stopped) return cancelled();
        return m_bound;
    }

    /// What all words are worth together that have no letter which the class lacks.
    [[nodiscard]] std::int64_t boundByLetters(const BoggleClass& grids)
    {
        begin(grids);
        std::vector<std::pair<std::uint32_t, int>> open{{0, 0}};
        std::int64_t points = 0;
        while (!open.empty()) {
            const auto [at, length] = open.back();
            open.pop_back();
            const BoggleNode& node = m_nodes[at];
            if (length > 0 && (node.needs & m_missing) != 0) continue;
            const int letters = length + 1;
            if (letters >= m_rules.minLength &&
                (letters <= m_rules.maxLength || m_rules.facesCountOnce)) {
                // Faces that count once are worth no more than their letters.
                points += std::int64_t{std::popcount(node.words & ~m_missing)} * most(letters);
            }
            std::uint32_t child = node.first >> 8;
            for (std::uint32_t rest = node.children; rest != 0; rest &= rest - 1, ++child)
                if ((rest & (~rest + 1) & m_missing) == 0) open.emplace_back(child, letters);
        }
        return points;
    }

private:
    void begin(const BoggleClass& grids)
    {
        m_class = &grids;
        m_bound = {};
        m_stopped = false;
        m_done = 0;
        m_total = 0;
        for (const std::uint32_t word : m_taken) m_best[word] = 0;
        m_taken.clear();
        std::uint32_t letters = 0;
        for (const auto& faces : grids.choices)
            for (const BoggleFace& face : faces)
                for (const Tile letter : face.letters())
                    if (letter >= 1 && letter <= kMaxBoggleLetters) letters |= boggleBit(letter);
        m_missing = ~letters;
        m_neighbours.clear();
        m_around.clear();
        for (int square = 0; square < grids.size.squares(); ++square) {
            m_neighbours.push_back(boggleNeighbours(grids.size, square));
            std::int64_t around = 0;
            for (const int next : m_neighbours.back())
                around += std::ssize(grids.choices[static_cast<std::size_t>(next)]);
            m_around.push_back(around);
            m_total += around * std::ssize(grids.choices[static_cast<std::size_t>(square)]);
        }
    }

    /// The most that a word of this many letters can be worth.
    [[nodiscard]] int most(int letters) const
    {
        if (!m_rules.facesCountOnce) return m_rules.scoring.points(letters);
        int points = 0;
        for (int length = 1; length <= letters; ++length)
            points = std::max(points, m_rules.scoring.points(length));
        return points;
    }

    /// The most that paths can bring which go on to a square from a node.
    [[nodiscard]] std::int64_t bestOn(int square, std::uint32_t node, std::uint64_t taken,
                                      int letters, int squares)
    {
        std::int64_t best = 0;
        for (const BoggleFace& face : m_class->choices[static_cast<std::size_t>(square)]) {
            if (m_stopped || face.isBlock()) continue;
            // The share that is done: by the first two squares of the paths.
            const std::int64_t before = m_done;
            best = std::max(best, valueOf(face, square, node, taken, letters, squares + 1));
            if (squares == 0) m_done = before + m_around[static_cast<std::size_t>(square)];
            else if (squares == 1) ++m_done;
        }
        return best;
    }

    [[nodiscard]] std::int64_t valueOf(const BoggleFace& face, int square, std::uint32_t node,
                                       std::uint64_t taken, int letters, int squares)
    {
        for (std::size_t i = 0;; ++i) {
            const Tile letter = face.letters()[i];
            if (letter == 0 || letter > kMaxBoggleLetters) return 0;
            const std::uint32_t bit = boggleBit(letter);
            const BoggleNode& from = m_nodes[node];
            const bool isLast = i + 1 == face.letters().size();
            ++letters;
            std::int64_t value = 0;
            if (isLast && (from.words & bit) != 0)
                value = take(m_firstWord[node] + rank(from.words, bit), letters, squares);
            if ((from.children & bit) == 0) return value;
            node = (from.first >> 8) + rank(from.children, bit);
            if ((m_nodes[node].needs & m_missing) != 0) return value;
            if (!isLast) continue;
            if (!m_pace->keepOn(++m_visited, m_done)) m_stopped = true;
            taken |= std::uint64_t{1} << square;
            for (const int next : m_neighbours[static_cast<std::size_t>(square)]) {
                if ((taken >> next & 1) != 0) continue;
                value = sum(value, bestOn(next, node, taken, letters, squares));
            }
            return value;
        }
    }

    [[nodiscard]] static std::uint32_t rank(std::uint32_t mask, std::uint32_t bit)
    {
        return static_cast<std::uint32_t>(std::popcount(mask & (bit - 1)));
    }

    /// A word's points; only what is new goes to the sum of all words.
    [[nodiscard]] std::int64_t take(std::uint32_t word, int letters, int squares)
    {
        const int counted = m_rules.facesCountOnce ? squares : letters;
        if (letters < m_rules.minLength || counted > m_rules.maxLength) return 0;
        const int points = m_rules.scoring.points(counted);
        if (points > m_best[word]) {
            m_bound.sumUnion += points - m_best[word];
            if (m_best[word] == 0) m_taken.push_back(word);
            m_best[word] = points;
        }
        return points;
    }

    std::span<const BoggleNode> m_nodes;
    BoggleRules m_rules;
    std::vector<int> m_best;                 ///< points so far, by word
    std::vector<std::uint32_t> m_firstWord;  ///< by node

    // Of one class.
    const BoggleClass* m_class = nullptr;
    Pace* m_pace = nullptr;
    std::vector<std::uint32_t> m_taken;  ///< words with points
    std::vector<std::vector<int>> m_neighbours;
    std::vector<std::int64_t> m_around;  ///< faces of all neighbours together
    std::uint32_t m_missing = 0;
    std::int64_t m_visited = 0;
    std::int64_t m_done = 0;  ///< of m_total
    std::int64_t m_total = 0;
    bool m_stopped = false;
    BoggleBound m_bound;
};

Result<void> checkClass(const BoggleClass& grids)
{
    if (grids.size.isPossible() && std::ssize(grids.choices) == grids.size.squares()) return {};
    return failure(ErrorCode::OutOfRange, say("has choices for %1 squares, expected %2",
                                              grids.choices.size(), grids.size.squares()));
}

/// The square with the most faces, in the middle rather than at the edge; none when each has one.
std::optional<std::size_t> squareToSplit(const BoggleClass& grids)
{
    std::optional<std::size_t> found;
    std::pair<std::size_t, std::size_t> most{1, 0};
    for (std::size_t square = 0; square < grids.choices.size(); ++square) {
        const std::size_t faces = grids.choices[square].size();
        if (faces < 2) continue;
        const std::pair key{faces, boggleNeighbours(grids.size, static_cast<int>(square)).size()};
        if (found && key <= most) continue;
        found = square;
        most = key;
    }
    return found;
}

class Bounder : public BoggleBounder
{
public:
    Bounder(BoggleGraphPtr graph, const BoggleRules& rules, BoggleClass grids)
        : m_graph(std::move(graph)),
          m_walk(*m_graph, rules),
          m_all(grids.gridCount()),
          m_first(std::move(grids))
    {
        m_state.bound = m_walk.boundByLetters(m_first);
    }

    [[nodiscard]] StatePtr<BoggleBoundState> run(const SearchLimits& limits,
                                                 const TaskContext& context,
                                                 const OnState<BoggleBoundState>& onState) override
    {
        const SearchClock clock(limits, context);
        const bool hasTarget = limits.target != std::numeric_limits<std::int64_t>::max();
        StateBeat beat;
        // The time counts while paths are walked through, too: that reports ten times a second.
        std::stop_source stopping;
        const std::stop_callback passOn(context.stop, [&stopping] { stopping.request_stop(); });
        TaskContext own = context;
        own.stop = stopping.get_token();
        own.onProgress = [&](const Progress& progress) {
            if (!m_state.whole) context.report(progress);
            if (clock.secondsLeft() <= 0) stopping.request_stop();
        };
        for (m_state.end = SearchEnd::NotYet; m_state.end == SearchEnd::NotYet;) {
            m_state.seconds = clock.seconds();
            SearchEffort effort;
            effort.seconds = m_state.seconds;
            effort.units = m_state.classes;
            SearchLimits others = limits;
            others.target = std::numeric_limits<std::int64_t>::max();
            m_state.end = others.reached(effort, context);
            if (hasTarget && m_state.bound <= limits.target) m_state.end = SearchEnd::Target;
            if (m_state.end != SearchEnd::NotYet) break;
            if (!goOn(own)) {
                m_state.end = m_isExact                 ? SearchEnd::Complete
                              : context.stopRequested() ? SearchEnd::Stopped
                                                        : SearchEnd::Time;
            }
            m_state.proven = hasTarget ? provenFor(limits.target) : 0;
            if (onState && beat.isDue()) onState(std::make_shared<const BoggleBoundState>(m_state));
        }
        m_state.seconds = clock.seconds();
        return std::make_shared<const BoggleBoundState>(m_state);
    }

private:
    struct Part
    {
        std::int64_t bound = 0;
        BoggleClass grids;
    };
    [[nodiscard]] static bool isBelow(const Part& a, const Part& b) { return a.bound < b.bound; }

    /// Bounds one class more, or two; false at the end and when it was stopped.
    [[nodiscard]] bool goOn(const TaskContext& context)
    {
        if (!m_state.whole) {
            const auto bound = m_walk.bound(m_first, context);
            if (!bound) return false;
            m_state.whole = *bound;
            m_state.bound = std::min(m_state.bound, bound->points());
            ++m_state.classes;
            m_parts.push_back({m_state.bound, m_first});
            return true;
        }
        const Part& worst = m_parts.front();
        const auto square = squareToSplit(worst.grids);
        if (!square) {
            m_isExact = true;
            return false;
        }
        std::vector<Part> halves;
        const auto& faces = worst.grids.choices[*square];
        const auto middle = faces.begin() + std::ssize(faces) / 2;
        for (const auto& [begin, end] :
             {std::pair(faces.begin(), middle), std::pair(middle, faces.end())}) {
            Part half = worst;
            half.grids.choices[*square].assign(begin, end);
            const auto bound = m_walk.bound(half.grids, context);
            if (!bound) return false;
            half.bound = std::min(half.bound, bound->points());
            halves.push_back(std::move(half));
        }
        std::ranges::pop_heap(m_parts, isBelow);
        m_parts.pop_back();
        for (Part& half : halves) {
            m_parts.push_back(std::move(half));
            std::ranges::push_heap(m_parts, isBelow);
            ++m_state.classes;
        }
        m_state.bound = m_parts.front().bound;
        return true;
    }
    [[nodiscard]] double provenFor(std::int64_t target) const
    {
        if (!m_state.whole) return 0;
        double left = 0;
        for (const Part& part : m_parts)
            if (part.bound > target) left += part.grids.gridCount();
        return 1 - left / m_all;
    }

    BoggleGraphPtr m_graph;
    Walk m_walk;
    double m_all;
    BoggleClass m_first;
    std::vector<Part> m_parts;  ///< a heap, the highest bound first
    bool m_isExact = false;
    BoggleBoundState m_state;
};

}  // namespace

Result<BoggleBound> boundClass(const BoggleGraph& graph, const BoggleRules& rules,
                               const BoggleClass& grids, const TaskContext& context)
{
    if (auto fits = checkClass(grids); !fits) return failure(std::move(fits.error()));
    return Walk(graph, rules).bound(grids, context);
}

Result<std::unique_ptr<BoggleBounder>>
BoggleBounder::create(BoggleGraphPtr graph, const BoggleRules& rules, BoggleClass grids)
{
    if (auto fits = checkClass(grids); !fits) return failure(std::move(fits.error()));
    return std::make_unique<Bounder>(std::move(graph), rules, std::move(grids));
}

}  // namespace engine
