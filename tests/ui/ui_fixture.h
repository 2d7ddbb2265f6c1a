// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <condition_variable>
#include <map>
#include <memory>
#include <mutex>
#include <string>

#include "engine/board/move_notation.h"
#include "engine/game/cgp.h"
#include "engine/lexicon/lexicon.h"
#include "engine/rules/catalogue.h"
#include "ui/moves/live_analysis.h"

/// Things that the tests of several modules need.
namespace fixture {

inline engine::GameRulesPtr english()
{
    static const engine::GameRulesPtr rules = *engine::catalogue::rules("english");
    return rules;
}

inline engine::LexiconPtr lexicon()
{
    static const engine::LexiconPtr words = [] {
        const auto reading = engine::readWordList(
            "at\ncat\ncats\nact\nacts\ncast\ntea\neat\nate\nseat\nteas\neats\nsat\nas\nta\ntae\n",
            english()->alphabet);
        return *engine::Lexicon::fromWords("tiny", reading->words, english()->alphabet, false);
    }();
    return words;
}

inline ui::PositionPtr position(const std::string& cgp, bool withLexicon = true)
{
    auto reading = engine::readCgp(cgp, english(), withLexicon ? lexicon() : nullptr);
    if (!reading) return nullptr;
    return std::make_shared<engine::Position>(std::move(reading->position));
}

inline const std::string kEmptyBoard = "15/15/15/15/15/15/15/15/15/15/15/15/15/15/15";

/// CAT at 8G, the mover has AEST.
inline ui::PositionPtr catPosition(const std::string& racks = "AEST/")
{
    return position("15/15/15/15/15/15/15/6CAT6/15/15/15/15/15/15/15 " + racks + " 10/20 0");
}

/// A ranking function whose answers the test gives, in any order, by the mover's rack.
class FakeRanking
{
public:
    [[nodiscard]] ui::RankFunction function()
    {
        return [shared = m_shared](
                   const engine::RankRequest& request,
                   const engine::TaskContext& context) -> engine::Result<engine::MoveRanking> {
            const auto tiles = request.position.mover().rack.tiles();
            const std::string rack = request.position.rules().alphabet.written(tiles);
            std::unique_lock lock(shared->mutex);
            ++shared->calls;
            ++shared->running;
            while (!shared->answers.count(rack) && !shared->over) {
                if (shared->heedStop && context.stopRequested()) break;
                shared->changed.wait_for(lock, std::chrono::milliseconds(1));
            }
            --shared->running;
            if (shared->over || !shared->answers.count(rack))
                return engine::failure(engine::ErrorCode::Cancelled, engine::say("cancelled"));
            return shared->answers.at(rack);
        };
    }
    ~FakeRanking()
    {
        const std::lock_guard lock(m_shared->mutex);
        m_shared->over = true;
        m_shared->changed.notify_all();
    }

    /// From now on questions about this rack are answered so.
    void answer(const std::string& rack, engine::MoveRanking ranking)
    {
        const std::lock_guard lock(m_shared->mutex);
        m_shared->answers.insert_or_assign(rack, std::move(ranking));
        m_shared->changed.notify_all();
    }
    /// Whether questions end when they are told to stop.
    void setHeedStop(bool heed)
    {
        const std::lock_guard lock(m_shared->mutex);
        m_shared->heedStop = heed;
    }
    [[nodiscard]] int calls() const
    {
        const std::lock_guard lock(m_shared->mutex);
        return m_shared->calls;
    }
    [[nodiscard]] int running() const
    {
        const std::lock_guard lock(m_shared->mutex);
        return m_shared->running;
    }

private:
    struct Shared
    {
        std::mutex mutex;
        std::condition_variable changed;
        std::map<std::string, engine::Result<engine::MoveRanking>> answers;
        int calls = 0;
        int running = 0;
        bool heedStop = true;
        bool over = false;
    };
    std::shared_ptr<Shared> m_shared = std::make_shared<Shared>();
};

/// A ranking of moves given as text with equities in tenths of a point, best first.
inline engine::MoveRanking ranking(const engine::Position& position,
                                   const std::vector<std::pair<std::string, int>>& moves)
{
    engine::MoveRanking ranking;
    for (const auto& [text, tenths] : moves) {
        const auto move = engine::readMove(position, text);
        if (move) ranking.moves.push_back({*move, engine::Equity{tenths * 100}});
    }
    ranking.placements = static_cast<std::int64_t>(ranking.moves.size());
    ranking.seconds = 0.004;
    return ranking;
}

}  // namespace fixture
