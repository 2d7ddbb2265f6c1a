// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/solitaire/elite_pool.h"

#include <algorithm>
#include <utility>

#include "engine/board/move_notation.h"
#include "engine/solitaire/solitaire_text.h"

namespace engine {

bool ElitePool::add(EliteGame game)
{
    const int total = game.game.total().points;
    const auto same = std::find_if(m_games.begin(), m_games.end(), [&](const EliteGame& known) {
        return known.game.key == game.game.key;
    });
    if (same != m_games.end()) {
        if (same->game.total().points >= total) return false;
        m_games.erase(same);
    }
    const auto at = std::find_if(m_games.begin(), m_games.end(), [&](const EliteGame& known) {
        return known.game.total().points < total;
    });
    const auto before = static_cast<std::size_t>(std::count_if(
        m_games.begin(), at, [&](const EliteGame& known) { return known.family == game.family; }));
    if (before >= kMostOfFamily) return false;
    if (at == m_games.end() && m_games.size() >= kMostGames) return false;
    const std::string family = game.family;
    m_games.insert(at, std::move(game));
    std::size_t alike = 0;
    for (auto it = m_games.begin(); it != m_games.end();) {
        if (it->family == family && ++alike > kMostOfFamily) it = m_games.erase(it);
        else ++it;
    }
    if (m_games.size() > kMostGames) m_games.pop_back();
    return true;
}

std::string familyOf(const SolitaireTask& task, std::span<const Move> moves,
                     std::span<const std::uint8_t> goals)
{
    SolitaireReplay replay(task);
    std::vector<std::string> words;
    for (std::size_t i = 0; i < moves.size(); ++i) {
        if (i < goals.size() && goals[i] != 0) {
            words.push_back(coordinate(moves[i].row, moves[i].column, moves[i].direction) + " " +
                            wholeWord(replay.position(), moves[i]));
        }
        if (!replay.play(moves[i])) break;
    }
    std::sort(words.begin(), words.end());
    std::string family;
    for (const std::string& word : words) family += (family.empty() ? "" : ", ") + word;
    return family;
}

}  // namespace engine
