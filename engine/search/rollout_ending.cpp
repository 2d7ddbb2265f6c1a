// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/search/rollout_ending.h"

#include <utility>

#include "engine/search/endgame_family.h"

namespace engine {

namespace {

class SearchedEnding : public RolloutEnding
{
public:
    SearchedEnding(const EndingEffort& effort, std::shared_ptr<EndingCounts> counts)
        : m_effort(effort), m_counts(std::move(counts))
    {
        m_lanes->share(kSmallShare);
    }

    std::optional<int> value(const Position& position, const LexiconPtr& others,
                             const std::stop_token& stop) override
    {
        const Rack& own = position.mover().rack;
        const Rack& theirs = position.player(1 - position.onTurn()).rack;
        // Lanes are the same whoever found them. Forgotten between two endings, they never end a search.
        constexpr std::size_t kHalf = 2;
        if (m_rules != position.rulesPtr() || m_lanes->isFull(kHalf)) m_lanes->clear();
        m_rules = position.rulesPtr();
        // What one ending leaves in a table would make the next one depend on it.
        EndgameTable table(kTableBytes);
        EndgameFamily family(position, {PossibleRack{own}, PossibleRack{theirs}}, others, table,
                             EndgameRules::of(position.rules(), m_effort.end),
                             position.turnsSinceBagEmpty(), m_lanes);
        family.setPoll([&] { return stop.stop_requested() || family.nodes() > m_effort.nodes; });
        const EndgameOutcome outcome = family.solved({own, theirs}, 0, m_effort.depth);
        if (stop.stop_requested()) return std::nullopt;
        if (m_counts) {
            ++m_counts->all;
            m_counts->exact += outcome.isExact ? 1 : 0;
        }
        return outcome.value;
    }

private:
    static constexpr std::size_t kTableBytes = std::size_t{64} << 10;

    /// An ending looks at too few nodes to need more, and every thread has such a memory.
    static constexpr int kSmallShare = 8;

    EndingEffort m_effort;
    std::shared_ptr<EndingCounts> m_counts;
    std::shared_ptr<LaneMemory> m_lanes = std::make_shared<LaneMemory>();
    GameRulesPtr m_rules;  ///< of what is in there
};

}  // namespace

RolloutEndingMaker endingsAfterRollouts(const EndingEffort& effort,
                                        std::shared_ptr<EndingCounts> counts)
{
    return [effort, counts = std::move(counts)] {
        return std::make_unique<SearchedEnding>(effort, counts);
    };
}

}  // namespace engine
