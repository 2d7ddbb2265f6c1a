// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/selfplay/carried_games.h"

#include <utility>

#include "engine/selfplay/byte_stream.h"

namespace engine {

std::vector<std::byte> playedGamesToBytes(const std::vector<PlayedGame>& games)
{
    ByteWriter bytes;
    for (const PlayedGame& game : games) {
        bytes.put(game.number);
        bytes.put(game.starter);
        bytes.put(game.scores);
        bytes.put(game.turns);
        bytes.put(game.bingos);
        bytes.put(game.exchanges);
        bytes.put(game.passes);
        bytes.put(static_cast<std::int32_t>(game.end));
        bytes.putList(game.record);
        bytes.putList(game.log);
    }
    return bytes.take();
}

Result<std::vector<PlayedGame>> playedGamesFrom(std::span<const std::byte> bytes, std::size_t games)
{
    ByteReader reader(bytes);
    std::vector<PlayedGame> played(games);
    for (PlayedGame& game : played) {
        game.number = reader.get<std::int64_t>();
        game.starter = reader.get<int>();
        game.scores = reader.get<std::array<Score, 2>>();
        game.turns = reader.get<std::array<int, 2>>();
        game.bingos = reader.get<std::array<int, 2>>();
        game.exchanges = reader.get<std::array<int, 2>>();
        game.passes = reader.get<std::array<int, 2>>();
        const auto end = reader.get<std::int32_t>();
        game.end = static_cast<GameEnd>(end);
        game.record = reader.getList<std::vector<PlayedTurn>>();
        game.log = reader.getList<std::string>();
        bool sound = (game.starter == 0 || game.starter == 1) && end >= 0 &&
                     end <= static_cast<std::int32_t>(GameEnd::TurnsUsedUp);
        for (const PlayedTurn& turn : game.record)
            sound = sound && (turn.mover == 0 || turn.mover == 1) && turn.unseen >= 0;
        if (!sound) return damagedOutcome();
    }
    if (!reader.isWhole()) return damagedOutcome();
    return played;
}

tl::unexpected<Error> otherGamesElsewhere()
{
    return failure(ErrorCode::Malformed, say("another machine plays with other rules, another "
                                             "lexicon or other settings"));
}

tl::unexpected<Error> damagedOutcome()
{
    return failure(ErrorCode::Malformed, say("what another machine sent is damaged"));
}

}  // namespace engine
