// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/mpi/leader.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <string>
#include <utility>

#include "app/cli/console.h"

namespace mpi {

namespace {

constexpr double kShareSeconds = 1;
/// One is played, one waits for it.
constexpr std::size_t kAtOnce = 2;
/// Until it is known how long a game takes.
constexpr std::int64_t kFirstGames = 4;
/// Of the games that are left no share has more than this part, divided by the ranks: so that they
/// all end together.
constexpr std::int64_t kPartOfRest = 3;
/// Of outcomes that can't be taken yet, because earlier games are missing.
constexpr std::size_t kMostWaiting = std::size_t{512} << 20U;
constexpr std::chrono::seconds kTellEvery{30};
constexpr std::chrono::minutes kSayAliveEvery{1};

double secondsSince(Clock::time_point time)
{
    return std::chrono::duration<double>(Clock::now() - time).count();
}

}  // namespace

/// A call of play().
struct Leader::Call
{
    const engine::CarriedRound& round;
    const engine::TaskContext& context;
    const Take& take;
    const engine::WorkTick& tick;
    bool goesOn = true;
    engine::Result<void> problem = {};

    [[nodiscard]] bool ended() const { return !goesOn || context.stopRequested(); }
};

void Leader::Rank::took(const Outcome& outcome)
{
    std::erase_if(open, [&](const Share& share) { return share.begin == outcome.share.begin; });
    if (outcome.seconds <= 0) return;
    const double now = static_cast<double>(outcome.sizes.size()) / outcome.seconds;
    rate = rate > 0 ? (rate + now) / 2 : now;
}

Leader::Leader(Wire& wire) : m_wire(wire), m_ranks(static_cast<std::size_t>(wire.ranks())) {}

app::ExitStatus Leader::serve(engine::CarriedGames& /*games*/,
                              const engine::TaskContext& /*context*/)
{
    return app::ExitStatus::No;
}

engine::GameCarrier& Leader::carrier(std::unique_ptr<engine::CarriedGames> games)
{
    m_games = std::move(games);
    return *this;
}

engine::Result<void> Leader::play(const engine::CarriedRound& round,
                                  const engine::TaskContext& context, const Take& take,
                                  const engine::WorkTick& tick)
{
    m_ranks[0].threads = context.threads;
    if (!(round.name == m_roundName) || round.begin != m_taken) beginRound(round);
    if (!m_prepared) return m_prepared;
    m_end = round.end;
    Call call{round, context, take, tick};
    while (m_taken < m_end && !call.ended()) {
        step(call);
        if (call.goesOn && tick() <= 0) break;
        if (m_taken < m_end && !call.ended()) playOwn(call);
    }
    static_cast<void>(tick());
    return call.problem;
}

void Leader::beginRound(const engine::CarriedRound& round)
{
    m_roundName = round.name;
    ++m_round;
    m_setting = std::make_shared<const Bytes>(round.setting());
    m_prepared = m_games->prepare(*m_setting);
    m_next = m_taken = round.begin;
    m_open.clear();
    m_again.clear();
    m_waiting.clear();
    m_bytesWaiting = m_bytesOfFirst = 0;
    for (Rank& rank : m_ranks) rank.open.clear();
}

void Leader::step(Call& call)
{
    listen();
    findLost();
    deliver(call);
    handOut();
    tell();
}

void Leader::listen()
{
    while (auto message = m_wire.receive()) hear(std::move(*message));
}

void Leader::hear(Message message)
{
    Rank& rank = m_ranks[static_cast<std::size_t>(message.from)];
    rank.heard = Clock::now();
    if (rank.lost && message.tag != Tag::Failed) {
        app::complain("note", "rank " + std::to_string(message.from) + " is there again");
        rank.lost = false;
        rank.open.clear();
    }
    switch (message.tag) {
    case Tag::Ready: rank.threads = engine::ByteReader(message.bytes).get<int>(); break;
    case Tag::Bye: rank.left = true; break;
    case Tag::Failed:
        if (!m_leaves)
            app::complain("rank " + std::to_string(message.from),
                          "plays nothing: " +
                              engine::ByteReader(message.bytes).getList<std::string>());
        m_again.insert(m_again.end(), rank.open.begin(), rank.open.end());
        rank = {};
        break;
    case Tag::Outcome: {
        Outcome outcome = Outcome::from(message.bytes);
        // Others are of a round that was ended.
        if (outcome.share.round != m_round || !outcome.isWhole()) break;
        rank.took(outcome);
        keep(std::move(outcome));
        break;
    }
    default: break;
    }
}

void Leader::keep(Outcome outcome)
{
    const auto open = m_open.find(outcome.share.begin);
    // It has come from another rank already.
    if (open == m_open.end() || open->second != outcome.share.end) return;
    m_open.erase(open);
    std::erase_if(m_again, [&](const Share& share) { return share.begin == outcome.share.begin; });
    m_bytesWaiting += outcome.bytes.size();
    m_gamesPlayed += outcome.share.end - outcome.share.begin;
    ++m_shares;
    m_waiting.emplace(outcome.share.begin, std::move(outcome));
}

void Leader::deliver(Call& call)
{
    while (!call.ended() && m_taken < m_end && !m_waiting.empty()) {
        Outcome& first = m_waiting.begin()->second;
        if (first.share.begin > m_taken) return;
        const std::size_t size = first.sizes[static_cast<std::size_t>(m_taken - first.share.begin)];
        const auto took = call.take(m_taken, std::span(first.bytes).subspan(m_bytesOfFirst, size));
        if (!took) {
            call.problem = engine::failure(took.error());
            call.goesOn = false;
            return;
        }
        call.goesOn = *took;
        m_bytesOfFirst += size;
        if (++m_taken < first.share.end) continue;
        m_bytesWaiting -= first.bytes.size();
        m_bytesOfFirst = 0;
        m_waiting.erase(m_waiting.begin());
    }
}

std::optional<Share> Leader::nextShare(const Rank& rank)
{
    if (!m_again.empty()) {
        const Share share = m_again.front();
        m_again.pop_front();
        return share;
    }
    if (m_next >= m_end || m_bytesWaiting > kMostWaiting) return std::nullopt;
    const auto playing = std::ranges::count_if(m_ranks, &Rank::plays);
    const std::int64_t most = std::max<std::int64_t>(
        (m_end - m_next) / (kPartOfRest * std::max<std::int64_t>(playing, 1)), 1);
    const std::int64_t wanted =
        rank.rate > 0 ? std::llround(rank.rate * kShareSeconds) : kFirstGames * rank.threads;
    const Share share{m_round, m_next, m_next + std::clamp<std::int64_t>(wanted, 1, most)};
    m_next = share.end;
    m_open.emplace(share.begin, share.end);
    return share;
}

void Leader::handOut()
{
    for (std::size_t i = 1; i < m_ranks.size(); ++i) {
        Rank& rank = m_ranks[i];
        while (rank.plays() && rank.open.size() < kAtOnce) {
            const auto share = nextShare(rank);
            if (!share) return;
            if (rank.open.empty()) rank.heard = Clock::now();
            const int to = static_cast<int>(i);
            if (rank.round != m_round) m_wire.send(to, Tag::Setting, m_setting);
            rank.round = m_round;
            m_wire.send(to, Tag::Share, share->toBytes());
            rank.open.push_back(*share);
        }
    }
}

void Leader::findLost()
{
    for (std::size_t i = 1; i < m_ranks.size(); ++i) {
        Rank& rank = m_ranks[i];
        if (rank.lost || rank.open.empty() || secondsSince(rank.heard) < lostAfter) continue;
        app::complain("note", "rank " + std::to_string(i) + " has not been heard of for " +
                                  std::to_string(lostAfter) + " s: others play its games");
        rank.lost = true;
        m_again.insert(m_again.end(), rank.open.begin(), rank.open.end());
    }
}

void Leader::playOwn(Call& call)
{
    Rank& own = m_ranks[0];
    const auto share = nextShare(own);
    if (!share) {
        nap();
        return;
    }
    Outcome outcome;
    outcome.share = *share;
    const auto begin = Clock::now();
    m_games->play(
        share->begin, share->end, call.context,
        [&](std::int64_t, std::span<const std::byte> game) {
            outcome.add(game);
            return true;
        },
        // The others are not kept waiting. A share is finished even when the time is over.
        [&] {
            step(call);
            static_cast<void>(call.tick());
            return call.ended() ? 0 : std::numeric_limits<double>::infinity();
        });
    outcome.seconds = std::chrono::duration<double>(Clock::now() - begin).count();
    if (!outcome.isWhole()) {
        m_again.push_back(*share);
        return;
    }
    own.took(outcome);
    keep(std::move(outcome));
    deliver(call);
}

void Leader::tell()
{
    if (Clock::now() - m_saidAlive > kSayAliveEvery) {
        m_saidAlive = Clock::now();
        for (int rank = 1; rank < m_wire.ranks(); ++rank) m_wire.send(rank, Tag::Waits);
    }
    if (Clock::now() - m_told < kTellEvery) return;
    const double seconds = secondsSince(m_told);
    m_told = Clock::now();
    const auto slower = [](const Rank& a, const Rank& b) {
        return (a.plays() ? a.rate : std::numeric_limits<double>::infinity()) <
               (b.plays() ? b.rate : std::numeric_limits<double>::infinity());
    };
    const auto slowest = std::ranges::min_element(m_ranks, slower);
    app::complain(
        "note",
        m_roundName.english() + ": " + std::to_string(m_taken) + " of " + std::to_string(m_end) +
            " taken, " +
            app::decimalText(static_cast<double>(m_gamesPlayed - m_gamesTold) / seconds, 1) +
            " a second from " + std::to_string(std::ranges::count_if(m_ranks, &Rank::plays)) +
            " ranks, the slowest (" + std::to_string(slowest - m_ranks.begin()) + ") " +
            app::decimalText(slowest->rate, 1));
    m_gamesTold = m_gamesPlayed;
}

void Leader::leave(int status)
{
    m_leaves = true;
    for (int rank = 1; rank < m_wire.ranks(); ++rank) m_wire.send(rank, Tag::Done);
    const auto everybody = [&] {
        return std::all_of(m_ranks.begin() + 1, m_ranks.end(),
                           [](const Rank& r) { return r.left; });
    };
    const auto isGone = [](const Rank& rank) { return rank.left || rank.lost; };
    const auto begin = Clock::now();
    while (!std::all_of(m_ranks.begin() + 1, m_ranks.end(), isGone) &&
           secondsSince(begin) < lostAfter) {
        listen();
        nap();
    }
    if (m_shares > 0) {
        app::complain("note", std::to_string(m_gamesPlayed) + " games or pairs in " +
                                  std::to_string(m_shares) + " shares on " +
                                  std::to_string(m_ranks.size()) + " ranks, " +
                                  std::to_string(m_wire.bytesReceived()) + " bytes received, " +
                                  std::to_string(m_wire.bytesSent()) + " sent");
    }
    if (!everybody()) {
        app::complain("note", "some ranks are gone: the job is ended without them");
        if (!Wire::outlivesRanks()) m_wire.abort(status);
    }
    const bool together = everybody();
    for (int rank = 1; rank < m_wire.ranks(); ++rank)
        m_wire.send(rank, together ? Tag::End : Tag::Break);
    if (together) m_wire.finish();
    else m_wire.leave(status);
}

}  // namespace mpi
