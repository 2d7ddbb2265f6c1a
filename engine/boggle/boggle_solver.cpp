// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/boggle/boggle_solver.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <utility>

#include "engine/boggle/boggle_kernel_parts.h"

namespace engine {
namespace {

/// Children of a state with any letter must find room, too (see enterOpenSquare()).
constexpr std::uint32_t kGroupChunk = kBoggleChunk / 8;
static_assert(kGroupChunk * (8 + kMaxBoggleLetters) <= kBoggleRoom);

std::uint32_t childOf(const BoggleNode& node, std::uint32_t letter)
{
    const auto rank = static_cast<std::uint32_t>(std::popcount(node.children & (letter - 1)));
    return node.first + (rank << 8);
}

/// For what comes next; more than that, so that it is seldom asked for.
template <class Element>
void makeRoom(std::vector<Element>& vector, std::size_t size)
{
    if (vector.size() < size) vector.resize(2 * size);
}

constexpr auto kNoStep = [](BoggleWork&, int) {};

}  // namespace

BoggleSolver::BoggleSolver(BoggleGraphPtr graph, const BoggleRules& rules, BoggleVectors vectors)
    : m_graph(std::move(graph)),
      m_rules(rules),
      m_vectors(vectors),
      m_collect(boggleCollector(vectors)),
      // A graph without a word has the level where the search begins and the one after it, too.
      m_levels(static_cast<std::size_t>(std::max(m_graph->longestWord(), 1)) + 2),
      m_hits(kBoggleChunk + 1),
      m_found(m_graph->nodes().size()),
      m_touched(m_graph->nodes().size() + 1),
      m_counts(m_levels.size())
{
    m_endings.makeRoom();
}

void BoggleSolver::setRules(const BoggleRules& rules)
{
    m_rules = rules;
}

bool BoggleSolver::needsPaths(const BoggleGrid& grid) const
{
    return m_rules.facesCountOnce &&
           std::ranges::any_of(grid.faces, [](BoggleFace face) { return face.length() > 1; });
}

void BoggleSolver::prepare(const BoggleGrid& grid, BoggleTrace trace)
{
    assert(grid.size.isPossible() && std::ssize(grid.faces) == grid.size.squares());
    m_board.set(grid, m_graph->lettersInUse());
    m_kernel = boggleKernel(m_vectors, trace, m_board.isWide());
    m_missing.assign(1, ~m_board.letters());
    std::ranges::fill(m_counts, 0U);
    if (m_levels[1].place.empty()) m_levels[1].makeRoom();
    m_levels[1].count = 0;
}

void BoggleSolver::startAt(int square, std::uint32_t letter, std::uint32_t group)
{
    const BoggleNode& root = m_graph->nodes()[0];
    if ((root.children & letter) == 0) return;
    const std::uint32_t child = childOf(root, letter);
    BoggleStates& states = m_levels[1];
    const std::uint32_t at = states.count++;
    states.place[at] = child | static_cast<std::uint32_t>(square);
    states.low[at] = square < 32 ? std::uint32_t{1} << square : 0;
    states.high[at] = square < 32 ? 0 : std::uint32_t{1} << (square - 32);
    states.trace[at] = group;
}

void BoggleSolver::start()
{
    for (int square = 0; square < m_board.size().squares(); ++square)
        if (m_board.firstLetter(square) != 0) startAt(square, m_board.firstLetter(square), 0);
}

BoggleWork BoggleSolver::workFrom(int length)
{
    BoggleStates& to = m_levels[static_cast<std::size_t>(length) + 1];
    if (to.place.empty()) to.makeRoom();
    BoggleWork work;
    work.nodes = m_graph->nodes().data();
    work.lanes = m_board.lanes();
    work.columns = m_board.size().columns;
    work.from = &m_levels[static_cast<std::size_t>(length)];
    work.missing = m_missing.data();
    work.around = m_board.around();
    work.to = &to;
    work.hits = &m_hits;
    return work;
}

int BoggleSolver::lengthLimit() const
{
    return m_rules.facesCountOnce ? m_graph->longestWord()
                                  : std::min(m_graph->longestWord(), m_rules.maxLength);
}

template <class OnHits, class OnStep>
void BoggleSolver::descend(int length, std::uint32_t chunk, const std::stop_token& stop,
                           OnHits onHits, OnStep onStep)
{
    const BoggleStates& from = m_levels[static_cast<std::size_t>(length)];
    const BoggleStates& to = m_levels[static_cast<std::size_t>(length) + 1];
    BoggleWork work = workFrom(length);
    // A part of the states at a time with all that follows from it, so that memory is bounded.
    for (std::uint32_t begin = 0; begin < from.count && !stop.stop_requested(); begin = work.end) {
        work.begin = begin;
        work.end = std::min(begin + chunk, from.count);
        m_kernel(work);
        onStep(work, length);
        onHits(length + 1, std::as_const(work));
        if (to.count != 0 && length + 1 < lengthLimit())
            descend(length + 1, chunk, stop, onHits, onStep);
    }
}

std::uint32_t BoggleSolver::lettersOf(const BoggleHit& hit) const
{
    const BoggleLanes& lanes = m_board.lanes()[hit.cell()];
    std::uint32_t letters = 0;
    for (std::uint32_t rest = hit.lanes(); rest != 0; rest &= rest - 1)
        letters |= lanes.letters[static_cast<std::size_t>(std::countr_zero(rest))];
    return letters;
}

void BoggleSolver::forgetFound()
{
    for (std::uint32_t i = 0; i < m_touchedCount; ++i) m_found[m_touched[i]] = 0;
    m_touchedCount = 0;
}

BoggleScore BoggleSolver::scoreOf(const std::vector<std::uint32_t>& countByLength) const
{
    BoggleScore score;
    const std::size_t end =
        std::min(countByLength.size(), static_cast<std::size_t>(m_rules.maxLength) + 1);
    for (auto length = static_cast<std::size_t>(m_rules.minLength); length < end; ++length) {
        const auto count = static_cast<int>(countByLength[length]);
        score.words += count;
        score.points += std::int64_t{count} * m_rules.scoring.points(static_cast<int>(length));
    }
    return score;
}

BoggleScore BoggleSolver::score(const BoggleGrid& grid, const std::stop_token& stop)
{
    if (needsPaths(grid)) {
        BoggleWords words;
        findWords(grid, words, {}, stop);
        return words.score();
    }
    prepare(grid, BoggleTrace::None);
    start();
    const auto count = [this](int length, const BoggleWork& work) {
        if (length < m_rules.minLength) return;
        int found = 0;
        for (std::uint32_t i = 0; i < work.hitCount; ++i)
            found += std::popcount(mark(m_hits[i].node(), lettersOf(m_hits[i])));
        m_counts[static_cast<std::size_t>(length)] += static_cast<std::uint32_t>(found);
    };
    descend(1, kBoggleChunk, stop, count, kNoStep);
    forgetFound();
    return scoreOf(m_counts);
}

// --- words with paths -----------------------------------------------------------------------

BoggleSolver::WordPlace BoggleSolver::addWords(int length, WordPlace place, BoggleWords& words)
{
    const std::span<const std::uint32_t> order = m_order.numbers();
    const auto letterCount = static_cast<std::size_t>(length);
    const std::size_t firstWord = words.m_wordCount;
    const bool hasChains = m_board.hasChains();
    const bool isWide = m_board.isWide();
    makeRoom(words.m_words, firstWord + order.size());
    makeRoom(words.m_paths, firstWord + order.size());
    makeRoom(words.m_letters, place.letter + order.size() * letterCount);
    makeRoom(words.m_squares, place.square + order.size() * letterCount);
    const BoggleStates& last = m_levels[letterCount - 1];
    const std::uint32_t* const low = last.low.data();
    const std::uint32_t* const high = last.high.data();
    const std::uint32_t* const places = last.place.data();
    // From the letter before the last one to the second.
    m_traces.clear();
    for (std::size_t level = letterCount - 1; level > 1; --level)
        m_traces.push_back(m_levels[level].trace.data());
    const std::span<const std::uint32_t* const> traces = m_traces;
    Tile* letters = words.m_letters.data() + place.letter;
    std::uint8_t* squares = words.m_squares.data() + place.square;
    BoggleWords::Word* target = words.m_words.data() + firstWord;
    BoggleWords::Path* targetPath = words.m_paths.data() + firstWord;
    BoggleWords::Word word;
    word.length = static_cast<std::uint32_t>(length);
    word.letters = static_cast<std::uint32_t>(place.letter);
    word.paths = static_cast<std::uint32_t>(firstWord);
    word.pathCount = 1;
    word.counted = length;
    word.points = m_rules.scoring.points(length);
    BoggleWords::Path path;
    path.squares = static_cast<std::uint32_t>(place.square);
    path.count = static_cast<std::uint32_t>(length);
    for (const std::uint32_t number : order) {
        const std::uint32_t ending = m_endings.ends[number];
        const std::uint32_t state = ending >> 8;
        word.passed = low[state];
        if (isWide) word.passed |= std::uint64_t{high[state]} << 32;
        word.passed |= std::uint64_t{1} << m_board.squareOf(ending & 0xff);
        std::size_t at = letterCount - 1;
        const auto take = [&](std::uint32_t cell) {
            letters[at] = m_board.letterOf(cell);
            squares[at] = static_cast<std::uint8_t>(cell);
        };
        take(ending & 0xff);
        std::uint32_t parent = boggleParent(state, places[state]);
        --at;
        take(parent & 0xff);
        for (const std::uint32_t* const trace : traces) {
            parent = trace[parent >> 8];
            --at;
            take(parent & 0xff);
        }
        if (hasChains) path.count = joinChains({squares, letterCount});
        path.word = m_endings.words[number];
        *target++ = word;
        *targetPath++ = path;
        ++word.paths;
        word.letters += word.length;
        letters += letterCount;
        squares += path.count;
        path.squares += path.count;
    }
    words.m_wordCount += order.size();
    words.m_score.words += static_cast<int>(order.size());
    words.m_score.points += std::int64_t{word.points} * std::ssize(order);
    return {word.letters, path.squares};
}

std::uint32_t BoggleSolver::joinChains(std::span<std::uint8_t> cells) const
{
    std::uint32_t kept = 0;
    for (const std::uint8_t cell : cells) {
        const auto square = static_cast<std::uint8_t>(m_board.squareOf(cell));
        if (kept == 0 || cells[kept - 1] != square) cells[kept++] = square;
    }
    return kept;
}

bool BoggleSolver::findFirstPaths(BoggleWords& words, const std::stop_token& stop)
{
    const int limit = std::min(lengthLimit(), m_rules.maxLength);
    words.m_wordCount = 0;
    words.m_score = {};
    words.m_pathsLeftOut = false;
    WordPlace place;
    for (int length = 1; length < std::max(limit, 2); ++length) {
        BoggleWork work = workFrom(length);
        if (work.from->count > kBoggleChunk) return false;
        if (work.from->count == 0 || stop.stop_requested()) break;
        work.end = work.from->count;
        m_kernel(work);
        if (work.hitCount == 0 || length + 1 < m_rules.minLength || length + 1 > m_rules.maxLength)
            continue;
        m_collect(work, m_endings);
        m_order.set(m_endings.words, m_endings.count);
        place = addWords(length + 1, place, words);
    }
    return true;
}

void BoggleSolver::addPath(int length, std::uint32_t state, std::uint32_t lane, std::uint64_t word,
                           BoggleWords& words)
{
    std::array<std::uint8_t, kMaxBoggleSquares> squares{};
    std::size_t start = squares.size();
    const auto take = [&](std::uint32_t cell) {
        // The cells of one face come one after the other.
        const auto square = static_cast<std::uint8_t>(m_board.squareOf(cell));
        if (start == squares.size() || squares[start] != square) squares[--start] = square;
    };
    const std::uint32_t place = m_levels[static_cast<std::size_t>(length)].place[state];
    take(m_board.lanes()[place & 0xff].cells[lane]);
    std::uint32_t parent = boggleParent(state, place);
    for (int level = length; level > 0; --level) {
        take(parent & 0xff);
        parent = m_levels[static_cast<std::size_t>(level)].trace[parent >> 8];
    }
    BoggleWords::Path path;
    path.word = word;
    path.squares = static_cast<std::uint32_t>(words.m_squares.size());
    path.count = static_cast<std::uint32_t>(squares.size() - start);
    words.m_squares.insert(words.m_squares.end(),
                           squares.begin() + static_cast<std::ptrdiff_t>(start), squares.end());
    words.m_paths.push_back(path);
}

void BoggleSolver::findWords(const BoggleGrid& grid, BoggleWords& words,
                             const BoggleWordOptions& options, const std::stop_token& stop)
{
    prepare(grid, BoggleTrace::Parent);
    start();
    // The path that counts most may be any of them.
    const bool wantsAll = options.allPaths || needsPaths(grid);
    if (!wantsAll && findFirstPaths(words, stop)) return;
    words.clear();
    const auto keep = [&](int length, const BoggleWork& work) {
        if (length < m_rules.minLength) return;
        for (std::uint32_t i = 0; i < work.hitCount; ++i) {
            const BoggleHit hit = m_hits[i];
            const std::uint32_t node = hit.node();
            const BoggleLanes& lanes = m_board.lanes()[hit.cell()];
            for (std::uint32_t rest = hit.lanes(); rest != 0; rest &= rest - 1) {
                const auto lane = static_cast<std::uint32_t>(std::countr_zero(rest));
                const std::uint32_t letter = lanes.letters[lane];
                if (mark(node, letter) == 0) {
                    if (!wantsAll) continue;
                    if (words.m_paths.size() >= options.mostPaths) {
                        words.m_pathsLeftOut = true;
                        continue;
                    }
                }
                const auto word = std::uint64_t{node} * kMaxBoggleLetters +
                                  static_cast<unsigned>(std::countr_zero(letter));
                addPath(length - 1, hit.state(), lane, word, words);
            }
        }
    };
    descend(1, kBoggleChunk, stop, keep, kNoStep);
    forgetFound();
    gatherWords(grid, words);
}

void BoggleSolver::gatherWords(const BoggleGrid& grid, BoggleWords& words) const
{
    auto& paths = words.m_paths;
    std::ranges::sort(paths, [](const auto& a, const auto& b) {
        return a.word != b.word ? a.word < b.word : a.squares < b.squares;
    });
    for (std::size_t begin = 0, end = 0; begin < paths.size(); begin = end) {
        while (end < paths.size() && paths[end].word == paths[begin].word) ++end;
        BoggleWords::Word word;
        word.letters = static_cast<std::uint32_t>(words.m_letters.size());
        word.paths = static_cast<std::uint32_t>(begin);
        word.pathCount = static_cast<std::uint32_t>(end - begin);
        const auto squaresOf = [&words](const BoggleWords::Path& path) {
            return std::span(words.m_squares).subspan(path.squares, path.count);
        };
        for (const std::uint8_t square : squaresOf(paths[begin])) {
            const auto letters = grid.faces[square].letters();
            words.m_letters.insert(words.m_letters.end(), letters.begin(), letters.end());
        }
        word.length = static_cast<std::uint32_t>(words.m_letters.size()) - word.letters;
        word.counted = static_cast<int>(word.length);
        const auto isInside = [this, &word](int length) {
            return static_cast<int>(word.length) >= m_rules.minLength &&
                   length <= m_rules.maxLength;
        };
        bool counts = !m_rules.facesCountOnce && isInside(word.counted);
        for (std::size_t i = begin; i < end && m_rules.facesCountOnce; ++i) {
            const auto counted = static_cast<int>(paths[i].count);
            const int points = m_rules.scoring.points(counted);
            if (!isInside(counted)) continue;
            if (counts && points <= m_rules.scoring.points(word.counted)) continue;
            counts = true;
            word.counted = counted;
            std::swap(paths[begin], paths[i]);
        }
        if (!counts) {
            words.m_letters.resize(word.letters);
            continue;
        }
        for (std::size_t i = begin; i < end; ++i)
            for (const std::uint8_t square : squaresOf(paths[i]))
                word.passed |= std::uint64_t{1} << square;
        word.points = m_rules.scoring.points(word.counted);
        words.m_score.points += word.points;
        ++words.m_score.words;
        words.m_words.push_back(word);
    }
    words.m_wordCount = words.m_words.size();
}

// --- what if --------------------------------------------------------------------------------

void BoggleSolver::enterOpenSquare(int square, BoggleWork& work, int length)
{
    const auto cell = static_cast<std::uint32_t>(square);
    const std::uint32_t low = square < 32 ? std::uint32_t{1} << square : 0;
    const std::uint32_t high = square < 32 ? 0 : std::uint32_t{1} << (square - 32);
    const BoggleStates& from = *work.from;
    BoggleStates& to = *work.to;
    for (std::uint32_t state = work.begin; state < work.end; ++state) {
        const std::uint32_t place = from.place[state];
        if (from.trace[state] != 0 || m_nextToOpen[place & 0xff] == 0) continue;
        const BoggleNode& node = work.nodes[place >> 8];
        for (std::size_t i = 1; i < m_groupLetters.size(); ++i) {
            const auto group = static_cast<std::uint32_t>(i);
            const std::uint32_t letter = boggleBit(m_groupLetters[i]);
            if ((node.words & letter) != 0)
                m_groupHits.push_back({place >> 8, letter, static_cast<std::uint8_t>(group),
                                       static_cast<std::uint8_t>(length + 1)});
            if ((node.children & letter) == 0) continue;
            const std::uint32_t next = childOf(node, letter) | cell;
            if (kernels::canGoOn<BoggleTrace::Group>(work, next, group) == 0) continue;
            const std::uint32_t at = to.count++;
            to.place[at] = next;
            to.low[at] = from.low[state] | low;
            to.high[at] = from.high[state] | high;
            to.trace[at] = group;
        }
    }
}

void BoggleSolver::shortenGroupHits()
{
    std::ranges::sort(m_groupHits, [](const GroupHit& a, const GroupHit& b) {
        return a.group != b.group ? a.group < b.group : a.node < b.node;
    });
    std::size_t kept = 0;
    for (const GroupHit& hit : m_groupHits) {
        GroupHit& last = m_groupHits[kept == 0 ? 0 : kept - 1];
        if (kept > 0 && last.group == hit.group && last.node == hit.node)
            last.letters |= hit.letters;
        else m_groupHits[kept++] = hit;
    }
    m_groupHits.resize(kept);
    // Now there are no more than words times letters; no need to look again before it doubles.
    m_groupHitLimit = std::max(m_groupHitLimit, kept * 2);
}

std::vector<BoggleScore> BoggleSolver::scoreGroups(int groups,
                                                   const std::vector<std::uint32_t>& base)
{
    std::vector<std::uint32_t> starts(static_cast<std::size_t>(groups) + 2);
    for (const GroupHit& hit : m_groupHits) ++starts[hit.group + 1U];
    for (std::size_t group = 1; group < starts.size(); ++group) starts[group] += starts[group - 1];
    std::vector<GroupHit> ordered(m_groupHits.size());
    std::vector<std::uint32_t> next = starts;
    for (const GroupHit& hit : m_groupHits) ordered[next[hit.group]++] = hit;

    std::vector<BoggleScore> scores(static_cast<std::size_t>(groups) + 1);
    std::vector<std::uint32_t> counts;
    for (std::size_t group = 0; group < scores.size(); ++group) {
        counts = base;
        const auto hits =
            std::span(ordered).subspan(starts[group], starts[group + 1] - starts[group]);
        for (GroupHit& hit : hits) {
            hit.letters &= ~m_found[hit.node];
            m_found[hit.node] |= hit.letters;
            counts[hit.length] += static_cast<std::uint32_t>(std::popcount(hit.letters));
        }
        // The next letter begins again with what is found without it.
        for (const GroupHit& hit : hits) m_found[hit.node] &= ~hit.letters;
        scores[group] = scoreOf(counts);
    }
    return scores;
}

BoggleWhatIf BoggleSolver::whatIf(const BoggleGrid& grid, int square, LetterSet letters,
                                  const std::stop_token& stop)
{
    BoggleWhatIf answer;
    BoggleGrid open = grid;
    BoggleFace& face = open.faces[static_cast<std::size_t>(square)];
    face = {};
    m_groupLetters.assign(1, kNoTile);
    for (Tile letter = 1; letter <= kMaxBoggleLetters; ++letter)
        if ((letters & letterBit(letter)) != 0) m_groupLetters.push_back(letter);
    if (needsPaths(open)) {
        answer.block = score(open, stop);
        for (std::size_t i = 1; i < m_groupLetters.size(); ++i) {
            face = BoggleFace(m_groupLetters[i]);
            answer.letters[m_groupLetters[i]] = score(open, stop);
        }
        return answer;
    }
    prepare(open, BoggleTrace::Group);
    m_groupHits.clear();
    m_groupHitLimit = std::size_t{1} << 20;
    m_nextToOpen.clear();
    for (std::size_t cell = 0; cell < m_board.cellCount(); ++cell) {
        m_nextToOpen.push_back(m_board.leadsTo(cell, square) ? 1 : 0);
    }
    std::uint32_t lettersThere = 0;
    start();
    for (std::size_t i = 1; i < m_groupLetters.size(); ++i) {
        const std::uint32_t letter = boggleBit(m_groupLetters[i]);
        lettersThere |= letter;
        m_missing.push_back(m_missing[0] & ~letter);
        startAt(square, letter, static_cast<std::uint32_t>(i));
    }
    m_board.open(square, lettersThere);
    const auto enter = [this, square](BoggleWork& work, int length) {
        enterOpenSquare(square, work, length);
    };
    const auto gather = [this](int length, const BoggleWork& work) {
        for (std::uint32_t i = 0; i < work.hitCount; ++i) {
            const BoggleHit hit = m_hits[i];
            const std::uint32_t group = work.from->trace[hit.state()];
            const std::uint32_t found = lettersOf(hit);
            if (group == 0) {
                m_counts[static_cast<std::size_t>(length)] +=
                    static_cast<std::uint32_t>(std::popcount(mark(hit.node(), found)));
            } else {
                m_groupHits.push_back({hit.node(), found, static_cast<std::uint8_t>(group),
                                       static_cast<std::uint8_t>(length)});
            }
        }
        if (m_groupHits.size() > m_groupHitLimit) shortenGroupHits();
    };
    descend(1, kGroupChunk, stop, gather, enter);
    const auto scores = scoreGroups(static_cast<int>(m_groupLetters.size()) - 1, m_counts);
    forgetFound();
    answer.block = scores[0];
    for (std::size_t i = 1; i < scores.size(); ++i) answer.letters[m_groupLetters[i]] = scores[i];
    return answer;
}

}  // namespace engine
