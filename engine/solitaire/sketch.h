// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "engine/solitaire/goal_catalogue.h"
#include "engine/solitaire/solitaire_task.h"

namespace engine {

/// A goal word with a tile of the order for each of its letters.
struct SketchedGoal
{
    const GoalWord* word = nullptr;
    int lane = 0;
    GoalMask mask;
    std::vector<Tile> tiles;   ///< by letter, a blank flagged
    std::vector<int> numbers;  ///< by letter: in the order, from 0
    int points = 0;            ///< guaranteed, less what blanks cost
    int last = 0;              ///< number of the last tile that its own move lays
};

/// Which tiles shall become the letters of some goal words: made before any search. Goal 0 is
/// completed last.
struct Sketch
{
    std::vector<SketchedGoal> goals;
    int points = 0;  ///< guaranteed, of all
    int value = 0;   ///< how comfortable it is: late tiles, few runs, little waiting on the rack
};

/// Sketches goals onto a task's order.
///
/// The letters that goals lay themselves get the latest copies, goal 0 first, the next ones before
/// its last tile; then that last tile is moved to earlier copies as long as there are any, and each
/// time the rest follows. The letters that lie before get the latest copies that are left, from the
/// ends of the word inwards. A tile that waits for its goal takes up room on the rack: no moment may
/// have a full rack of them. The method is the winner's of "Alphabet City", 2014; new is that a sketch
/// is worth less for letters that wait on the rack because the board can't have come to their squares
/// yet, or because they make no word there without letters that are drawn later.
class Sketcher
{
public:
    explicit Sketcher(const SolitaireTask& task);

    /// From now on tiles that wait on the rack weigh more than points: for orders that nothing else
    /// fits.
    void setCareful(bool careful) { m_careful = careful; }

    /// The best masks and tiles for words in this order, the one completed last first, on these
    /// lanes; nothing when none is possible. `weight`: what a guaranteed point is worth beside the
    /// comfort.
    [[nodiscard]] std::optional<Sketch> best(std::span<const GoalWord* const> words,
                                             std::span<const int> lanes, int weight);

private:
    struct Choice
    {
        std::size_t mask = 0;
        int earlier = 0;  ///< how often the last tile was moved to an earlier copy
    };

    /// What ranks below it is of no use: it may be given up before all of it is known.
    struct Enough
    {
        int weight = 0;  ///< of a guaranteed point
        int rank = std::numeric_limits<int>::min();
    };
    enum class Laid : std::uint8_t {
        Done,
        NotSo,   ///< the rack is full, letters are missing, or it isn't good enough
        NoCopy,  ///< of a letter that the goal's move lays; nor is there when it is made earlier
    };

    /// Gives the goals that are completed last the letters that they lay. False when it can't.
    [[nodiscard]] bool begin(std::span<const GoalWord* const> words,
                             std::span<const Choice> choices);
    /// With one goal more, behind those of begin(), and all letters that lie before.
    [[nodiscard]] Laid sketch(const GoalWord& word, Choice choice, const Enough& enough,
                              Sketch& sketch);
    [[nodiscard]] Laid assignLaid(const GoalWord& word, Choice choice, int ceiling,
                                  SketchedGoal& goal);
    [[nodiscard]] bool assignOthers(SketchedGoal& goal);
    [[nodiscard]] int latest(Tile kind, int before) const;
    [[nodiscard]] int valueOf(const Sketch& sketch);
    /// At least valueOf(), for a fraction of the work: only tiles that wait for their goal's move.
    [[nodiscard]] int mostValueOf(const Sketch& sketch) const;
    [[nodiscard]] int fewWaiting() const;

    /// A letter that lies before its goal's move.
    struct RunLetter
    {
        int number = 0;
        int laid = 0;  ///< the number of the tile with which it can be laid at the earliest
        std::size_t position = 0;
    };
    /// Neighbours of these.
    struct Run
    {
        int time = 0;  ///< when the first of them can be laid
        std::vector<RunLetter> letters;
    };
    /// Whether these letters of a goal word can lie without the others.
    [[nodiscard]] bool canLie(std::size_t word, std::uint32_t letters) const;
    /// Lays the letters of a run in the order of their tiles, each as soon as it makes words.
    void layRun(std::size_t word, const SketchedGoal& goal, std::size_t first, std::size_t end,
                Run& run) const;

    const SolitaireTask& m_task;
    bool m_careful = false;
    std::vector<std::vector<int>> m_copies;  ///< by kind, ascending
    std::vector<std::uint8_t> m_used;        ///< by number
    std::vector<int> m_waiting;              ///< by number of the tile that was just drawn
    // As begin() left it.
    Sketch m_begun;
    int m_ceiling = 0;
    std::vector<std::uint8_t> m_usedBefore;
    std::vector<int> m_waitingBefore;

    std::vector<int> m_pressure;  ///< with those that wait for the board to come near
    std::vector<Run> m_order;
    std::vector<LetterRuns> m_runs;  ///< by goal
};

/// "*97U 88i ...": by letter the number of its tile, from 1, and the letter; * for what the goal's
/// move lays.
[[nodiscard]] std::string sketchText(const Alphabet& alphabet, const SketchedGoal& goal);

}  // namespace engine
