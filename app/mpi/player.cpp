// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/mpi/player.h"

#include <limits>
#include <string>
#include <utility>

#include "app/cli/console.h"

namespace mpi {

namespace {

constexpr std::chrono::seconds kAliveEvery{1};
/// Longer than the one that leads is ever busy with something else: it makes values of samples.
constexpr std::chrono::minutes kSilence{30};

}  // namespace

app::ExitStatus Player::serve(engine::CarriedGames& games, const engine::TaskContext& context)
{
    m_served = true;
    engine::ByteWriter ready;
    ready.put(context.threads);
    m_wire.send(0, Tag::Ready, ready.take());
    while (!m_done && isLed()) {
        listen();
        // The one that leads gives its shares to others.
        if (context.stopRequested() && !m_failed) fail("it was stopped");
        if (m_failed) m_orders.clear();
        if (m_orders.empty()) {
            tellAlive();
            nap();
            continue;
        }
        if (!m_orders.front().isSetting) {
            play(games, context);
            continue;
        }
        m_orders.pop_front();
        const Bytes setting = std::move(m_settings.front());
        m_settings.pop_front();
        if (const auto prepared = games.prepare(setting); !prepared)
            fail(app::shownText(prepared.error()));
    }
    return m_failed ? app::ExitStatus::No : app::ExitStatus::Done;
}

engine::GameCarrier& Player::carrier(std::unique_ptr<engine::CarriedGames> /*games*/)
{
    // Only the one that leads is asked.
    m_wire.abort(1);
}

void Player::play(engine::CarriedGames& games, const engine::TaskContext& context)
{
    Outcome outcome;
    outcome.share = m_orders.front().share;
    m_orders.pop_front();
    const auto begin = Clock::now();
    games.play(
        outcome.share.begin, outcome.share.end, context,
        [&](std::int64_t, std::span<const std::byte> game) {
            outcome.add(game);
            return true;
        },
        [&] {
            listen();
            tellAlive();
            return m_done ? 0 : std::numeric_limits<double>::infinity();
        });
    outcome.seconds = std::chrono::duration<double>(Clock::now() - begin).count();
    if (outcome.isWhole()) m_wire.send(0, Tag::Outcome, outcome.toBytes());
}

void Player::listen()
{
    while (auto message = m_wire.receive()) {
        m_heard = Clock::now();
        switch (message->tag) {
        case Tag::Setting:
            m_settings.push_back(std::move(message->bytes));
            m_orders.push_back({true, {}});
            break;
        case Tag::Share:
            m_orders.push_back({false, engine::ByteReader(message->bytes).get<Share>()});
            break;
        case Tag::Done: m_done = true; break;
        case Tag::End: m_ended = true; break;
        case Tag::Break: m_wire.leave(0);
        default: break;
        }
    }
}

void Player::fail(const std::string& why)
{
    engine::ByteWriter text;
    text.putList(why);
    m_wire.send(0, Tag::Failed, text.take());
    m_failed = true;
}

void Player::tellAlive()
{
    if (Clock::now() - m_told < kAliveEvery) return;
    m_told = Clock::now();
    m_wire.send(0, Tag::Alive);
}

bool Player::isLed() const
{
    return Clock::now() - m_heard < kSilence;
}

void Player::leave()
{
    if (!m_served) fail("it could not begin");
    while (!m_done && isLed()) {
        listen();
        nap();
    }
    if (isLed()) m_wire.send(0, Tag::Bye);
    while (!m_ended && isLed()) {
        listen();
        nap();
    }
    // Without the one that leads nobody could come to the end together.
    if (!m_ended) m_wire.abort(1);
    m_wire.finish();
}

}  // namespace mpi
