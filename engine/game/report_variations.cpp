// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/report_variations.h"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <map>
#include <string>

#include "engine/game/turns.h"

namespace engine::report {
namespace {

/// A variation that is still to be told.
struct Start
{
    NodeId node = kNoNode;
    std::string of;
    int turn = 0;  ///< that it stands beside
};

/// "a" for 1, "z" for 26, "aa" for 27.
std::string letterFor(int count)
{
    std::string text;
    for (; count > 0; count = (count - 1) / 26)
        text.insert(text.begin(), static_cast<char>('a' + (count - 1) % 26));
    return text;
}

/// Tells them with a stack of its own: they may lie in each other as deep as a record has nodes.
class Finder
{
public:
    Finder(const GameRecord& record, const Replay& replay, const ReportOptions& options)
        : m_record(record),
          m_replay(replay),
          m_options(options),
          m_played(record.lineThrough(kRootNode))
    {
    }

    std::vector<Variation> beside(const std::vector<NodeId>& line)
    {
        for (const Turn& turn : turnsOf(m_record, line)) {
            std::vector<NodeId> nodes{turn.move};
            nodes.insert(nodes.end(), turn.consequences.begin(), turn.consequences.end());
            addStarts(nodes, {}, turn.number);
            while (!m_open.empty()) {
                const Start start = std::move(m_open.back());
                m_open.pop_back();
                m_found.push_back(toldFrom(start));
            }
        }
        return std::move(m_found);
    }

private:
    /// Puts on the stack what leaves a line at one of its nodes, the last first.
    void addStarts(const std::vector<NodeId>& nodes, const std::string& of, int turn)
    {
        std::vector<Start> starts;
        for (const NodeId id : nodes)
            for (const NodeId other : m_record.node(m_record.node(id).parent).children)
                if (other != id) starts.push_back({other, of, turn});
        m_open.insert(m_open.end(), std::make_move_iterator(starts.rbegin()),
                      std::make_move_iterator(starts.rend()));
    }

    Variation toldFrom(const Start& start)
    {
        const std::vector<NodeId> line = m_record.lineThrough(start.node);
        const auto first = std::find(line.begin(), line.end(), start.node);
        Variation variation;
        variation.rows = rowsOf(m_record, m_replay, line,
                                static_cast<std::size_t>(first - line.begin()), m_options);
        const int number = variation.rows.front().number;
        const std::string id = std::to_string(number) + letterFor(++m_counts[number]);
        const bool played =
            std::find(m_played.begin(), m_played.end(), start.node) != m_played.end();
        variation.name = played ? m_options.words.mainLine : id;
        variation.of = start.of;
        variation.turn = start.turn;
        variation.anchor = "v" + id;
        addStarts({first + 1, line.end()}, variation.name, start.turn);
        return variation;
    }

    const GameRecord& m_record;
    const Replay& m_replay;
    const ReportOptions& m_options;
    std::vector<NodeId> m_played;
    std::vector<Start> m_open;
    std::vector<Variation> m_found;
    std::map<int, int> m_counts;  ///< of names given, by number of the turn
};

}  // namespace

std::vector<Variation> variationsOf(const GameRecord& record, const Replay& replay,
                                    const std::vector<NodeId>& line, const ReportOptions& options)
{
    return Finder(record, replay, options).beside(line);
}

}  // namespace engine::report
