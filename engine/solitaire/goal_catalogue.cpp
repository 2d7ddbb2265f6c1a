// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/solitaire/goal_catalogue.h"

#include <algorithm>
#include <array>
#include <map>
#include <utility>

#include "engine/lexicon/word_walk.h"

namespace engine {
namespace {

/// With so many words lanes of lower products aren't looked at.
constexpr std::size_t kEnoughGoals = 1000;
constexpr std::size_t kMostGoalMasks = 400;

/// The squares that a word of some length covers in a lane.
struct GoalSpan
{
    Direction direction = Direction::Across;
    std::vector<int> lanes;
    int offset = 0;
    std::vector<Premium> premiums;
    std::uint32_t required = 0;  ///< word premiums that the goal's move covers
    std::uint32_t before = 0;    ///< the start square: it is covered by then
    int factor = 1;
};

Premium premiumOf(const BoardLayout& layout, Direction direction, int lane, int at)
{
    return direction == Direction::Across ? layout.premium(lane, at) : layout.premium(at, lane);
}

/// Nothing fits blocked squares.
bool readSpan(const SolitaireTask& task, Direction direction, int lane, int offset, int length,
              GoalSpan& span)
{
    const BoardLayout& layout = task.rules().layout;
    span = {direction, {lane}, offset, {}, 0, 0, 1};
    for (int i = 0; i < length; ++i) {
        const Premium premium = premiumOf(layout, direction, lane, offset + i);
        if (premium.blocked()) return false;
        const int row = direction == Direction::Across ? lane : offset + i;
        const int column = direction == Direction::Across ? offset + i : lane;
        const bool start = row == layout.startRow() && column == layout.startColumn();
        if (start || task.start().at(row, column) != kNoTile) {
            span.before |= 1U << i;
        } else if (premium.word > 1) {
            span.required |= 1U << i;
            span.factor *= premium.word;
        }
        span.premiums.push_back(premium);
    }
    return true;
}

/// Finds the masks of a word over a span.
class MaskFinder
{
public:
    MaskFinder(const SolitaireTask& task, const GoalSpan& span) : m_task(task), m_span(span) {}

    std::vector<GoalMask> find(std::span<const Tile> letters)
    {
        m_letters = letters;
        m_masks.clear();
        m_runs = letterRuns(m_task.graph(), letters);
        from(0, {});
        std::sort(m_masks.begin(), m_masks.end(), [](const GoalMask& a, const GoalMask& b) {
            if (a.points != b.points) return a.points > b.points;
            if (a.runs != b.runs) return a.runs < b.runs;
            return a.laid < b.laid;
        });
        if (m_masks.size() > kMostGoalMasks) m_masks.resize(kMostGoalMasks);
        return std::move(m_masks);
    }

private:
    /// Positions before `at` are decided, and the one before it is laid by the move.
    void from(std::size_t at, GoalMask mask)
    {
        if (at == m_letters.size()) {
            finish(mask);
            return;
        }
        if (mask.tiles < m_task.rackSize() && (m_span.before >> at & 1) == 0) {
            GoalMask more = mask;
            more.laid |= 1U << at;
            ++more.tiles;
            from(at + 1, more);
        }
        // A run that lies before, and the laid letter behind it.
        for (std::size_t end = at; end < m_letters.size(); ++end) {
            if ((m_span.required >> end & 1) != 0) break;
            if ((m_runs[at] >> end & 1) == 0) continue;
            GoalMask more = mask;
            ++more.runs;
            if (end + 1 == m_letters.size()) {
                finish(more);
            } else if (mask.tiles < m_task.rackSize() && (m_span.before >> (end + 1) & 1) == 0) {
                more.laid |= 1U << (end + 1);
                ++more.tiles;
                from(end + 2, more);
            }
        }
    }

    void finish(GoalMask mask)
    {
        // Something must lie before, or nothing connects it.
        if (mask.tiles == 0 || mask.runs == 0) return;
        const Alphabet& alphabet = m_task.rules().alphabet;
        int sum = 0;
        for (std::size_t i = 0; i < m_letters.size(); ++i)
            sum += alphabet.value(m_letters[i]) *
                   ((mask.laid >> i & 1) != 0 ? m_span.premiums[i].letter : 1);
        mask.points = sum * m_span.factor + m_task.rules().bonusFor(mask.tiles);
        m_masks.push_back(mask);
    }

    const SolitaireTask& m_task;
    const GoalSpan& m_span;
    std::span<const Tile> m_letters;
    LetterRuns m_runs{};
    std::vector<GoalMask> m_masks;
};

/// Every word of the lexicon by its length, tile after tile.
std::map<int, std::vector<std::vector<Tile>>> wordsByLength(const SolitaireTask& task, int longest)
{
    std::map<int, std::vector<std::vector<Tile>>> words;
    auto visit = [&](std::span<const Tile> word) {
        const auto length = static_cast<int>(word.size());
        if (length <= longest) words[length].emplace_back(word.begin(), word.end());
    };
    WordWalk walk(task.graph(), visit);
    static_cast<void>(walk.run());
    return words;
}

std::vector<GoalSpan> spansOf(const SolitaireTask& task)
{
    const BoardLayout& layout = task.rules().layout;
    std::vector<GoalSpan> spans;
    for (const Direction direction : {Direction::Across, Direction::Down}) {
        if (direction == Direction::Down && layout.transposeSymmetric()) break;
        const int lanes = direction == Direction::Across ? layout.rows() : layout.columns();
        const int squares = direction == Direction::Across ? layout.columns() : layout.rows();
        for (int lane = 0; lane < lanes; ++lane) {
            for (int length = 2; length <= squares; ++length) {
                for (int offset = 0; offset + length <= squares; ++offset) {
                    GoalSpan span;
                    if (!readSpan(task, direction, lane, offset, length, span)) continue;
                    if (span.factor < GoalCatalogue::kLeastFactor) continue;
                    const auto same =
                        std::find_if(spans.begin(), spans.end(), [&](const GoalSpan& known) {
                            return known.direction == direction && known.offset == offset &&
                                   known.premiums == span.premiums && known.before == span.before;
                        });
                    if (same != spans.end()) same->lanes.push_back(lane);
                    else spans.push_back(std::move(span));
                }
            }
        }
    }
    std::stable_sort(spans.begin(), spans.end(),
                     [](const GoalSpan& a, const GoalSpan& b) { return a.factor > b.factor; });
    return spans;
}

bool ranksGoalBefore(const GoalWord& a, const GoalWord& b)
{
    if (a.points() != b.points()) return a.points() > b.points();
    if (a.letters != b.letters) return a.letters < b.letters;
    return a.offset < b.offset;
}

}  // namespace

LetterRuns letterRuns(const LetterGraph& graph, std::span<const Tile> letters)
{
    LetterRuns runs{};
    for (std::size_t i = 0; i < letters.size(); ++i) {
        std::uint32_t number = graph.dawgRoot();
        runs[i] = 1U << i;
        for (std::size_t k = i; k < letters.size() && number != 0; ++k) {
            const LetterGraph::List list = graph.list(number);
            if ((list.letters() >> letters[k] & 1) == 0) break;
            if ((list.accepting() >> letters[k] & 1) != 0) runs[i] |= 1U << k;
            number = list.childOf(letters[k]);
        }
    }
    return runs;
}

std::shared_ptr<const GoalCatalogue> GoalCatalogue::create(const SolitaireTask& task,
                                                           const TaskContext& context)
{
    auto catalogue = std::make_shared<GoalCatalogue>();
    const BoardLayout& layout = task.rules().layout;
    const auto words = wordsByLength(task, std::max(layout.rows(), layout.columns()));
    TileCounts tiles = task.rules().tiles;
    const int blanks = tiles.count(kBlank);
    int factor = 0;
    for (const GoalSpan& span : spansOf(task)) {
        if (catalogue->m_words.size() >= kEnoughGoals && span.factor < factor) break;
        factor = span.factor;
        const auto found = words.find(static_cast<int>(span.premiums.size()));
        if (found == words.end()) continue;
        MaskFinder finder(task, span);
        for (const std::vector<Tile>& letters : found->second) {
            if (!context.keepGoing()) return nullptr;
            int missing = 0;
            TileCounts used;
            for (const Tile letter : letters) {
                used.add(letter);
                if (used.count(letter) > tiles.count(letter)) ++missing;
            }
            if (missing > blanks) continue;
            GoalWord word{letters,     span.direction, span.lanes,
                          span.offset, span.factor,    finder.find(letters)};
            if (!word.masks.empty()) catalogue->m_words.push_back(std::move(word));
        }
    }
    std::sort(catalogue->m_words.begin(), catalogue->m_words.end(), ranksGoalBefore);
    return catalogue;
}

Result<GoalWord> GoalCatalogue::wordAt(const SolitaireTask& task, std::span<const Tile> letters,
                                       Direction direction, int lane)
{
    const Alphabet& alphabet = task.rules().alphabet;
    const std::string text = alphabet.written(letters);
    if (!task.lexicon().contains(letters)) {
        return failure(ErrorCode::UnknownName, say("%1 is not in the lexicon", text));
    }
    const BoardLayout& layout = task.rules().layout;
    const int lanes = direction == Direction::Across ? layout.rows() : layout.columns();
    const int squares = direction == Direction::Across ? layout.columns() : layout.rows();
    if (lane < 0 || lane >= lanes)
        return failure(ErrorCode::OutOfRange, say("the board has no such lane for %1", text));
    const auto length = static_cast<int>(letters.size());
    GoalWord best;
    for (int offset = 0; offset + length <= squares; ++offset) {
        GoalSpan span;
        if (!readSpan(task, direction, lane, offset, length, span)) continue;
        MaskFinder finder(task, span);
        GoalWord word{{letters.begin(), letters.end()},
                      direction,
                      {lane},
                      offset,
                      span.factor,
                      finder.find(letters)};
        if (word.masks.empty()) continue;
        if (best.masks.empty() || word.points() > best.points()) best = std::move(word);
    }
    if (best.masks.empty()) {
        return failure(ErrorCode::OutOfRange,
                       say("no way to lay %1 there with %2 tiles at once", text, task.rackSize()));
    }
    return best;
}

std::string maskText(const Alphabet& alphabet, const GoalWord& word, const GoalMask& mask)
{
    std::string text;
    for (std::size_t i = 0; i < word.letters.size(); ++i) {
        const bool laid = (mask.laid >> i & 1) != 0;
        text += alphabet.written(laid ? word.letters[i] : asBlank(word.letters[i]));
    }
    return text;
}

}  // namespace engine
