// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/solitaire/solitaire_task.h"

#include <algorithm>
#include <utility>

#include "engine/base/random.h"
#include "engine/base/sha256.h"
#include "engine/rules/bag.h"
#include "engine/rules/rules_fingerprint.h"
#include "engine/rules/text.h"

namespace engine {

SolitaireTask::SolitaireTask(SolitaireSetup setup)
    : m_rules(std::move(setup.rules)),
      m_lexicon(std::move(setup.lexicon)),
      m_order(std::move(setup.order)),
      m_leftover(setup.leftover),
      m_start(setup.start ? *setup.start : Board(m_rules->layout))
{
}

Result<SolitaireTaskPtr> SolitaireTask::create(SolitaireSetup setup)
{
    if (!setup.lexicon) return failure(ErrorCode::WrongLexicon, say("there is no lexicon"));
    std::shared_ptr<SolitaireTask> task(new SolitaireTask(std::move(setup)));
    if (auto ready = task->prepare(); !ready) return failure(std::move(ready.error()));
    return SolitaireTaskPtr(std::move(task));
}

Result<void> SolitaireTask::prepare()
{
    if (m_rules->jumbled()) {
        return failure(ErrorCode::WrongLexicon,
                       say("one-player games need rules whose words keep the order of letters"));
    }
    if (m_rules->rackSize < 1 || m_rules->rackSize > kMostRack) {
        return failure(
            ErrorCode::OutOfRange,
            say("a rack for one player holds 1 to %1 tiles, not %2", kMostRack, m_rules->rackSize));
    }
    if (m_order.empty()) return failure(ErrorCode::OutOfRange, say("the order has no tiles"));
    if (tileCount() > kMostTiles) {
        return failure(ErrorCode::OutOfRange,
                       say("the order has %1 tiles; there may be %2", m_order.size(), kMostTiles));
    }
    if (m_start.rows() != m_rules->layout.rows() || m_start.columns() != m_rules->layout.columns())
        return failure(ErrorCode::OutOfRange, say("the board at the start has another size"));
    if (!m_lexicon->alphabet().sameLetters(m_rules->alphabet))
        return failure(ErrorCode::WrongLexicon,
                       say("the lexicon has other letters than the rules"));
    if (m_lexicon->words().dawgRoot() == 0)
        return failure(ErrorCode::WrongLexicon, say("the lexicon has no words"));

    const TileCounts tiles(m_order);
    TileCounts all = m_start.tiles();
    all.addAll(tiles);
    if (!(all == m_rules->tiles))
        m_warnings.push_back(say("the order is not the bag of %1", m_rules->title));
    if (tileCount() < rackSize())
        m_warnings.push_back(
            say("the order has %1 tiles, a rack holds %2", tileCount(), rackSize()));
    auto rules = std::make_shared<GameRules>(*m_rules);
    rules->tiles = all;
    rules->keptHash = {};
    m_rules = std::move(rules);

    m_lexicon->buildSearchTables();
    if (const auto& letters = m_lexicon->searchTables().letters) {
        m_graph = &*letters;
    } else {
        m_ownGraph = std::make_unique<const LetterGraph>(m_lexicon->words());
        m_graph = m_ownGraph.get();
    }
    return {};
}

Position SolitaireTask::opening() const
{
    // What could fail was looked at when the task was made.
    Position position = Position::create(m_rules, m_lexicon, 1).value();
    for (int row = 0; row < m_start.rows(); ++row)
        for (int column = 0; column < m_start.columns(); ++column)
            if (const Tile tile = m_start.at(row, column); tile != kNoTile)
                position.setSquare(row, column, tile);
    position.setRack(0, Rack(order().first(static_cast<std::size_t>(drawnAfter(0)))));
    return position;
}

std::string SolitaireTask::fingerprint() const
{
    std::string text = rulesFingerprint(*m_rules);
    text += '/' + m_rules->alphabet.written(m_order) + '/' +
            std::to_string(static_cast<int>(m_leftover)) + '/';
    for (const Tile tile : m_start.squares()) text += std::to_string(tile) + ' ';
    return sha256(std::as_bytes(std::span(text.data(), text.size())));
}

Result<std::vector<Tile>> readTileOrder(const Alphabet& alphabet, std::string_view text)
{
    std::vector<Tile> order;
    std::size_t at = 0;
    while (at < text.size()) {
        if (text[at] == ' ' || text[at] == '\t' || text[at] == '\r' || text[at] == '\n') {
            ++at;
            continue;
        }
        const auto reading = alphabet.readTile(text.substr(at));
        if (!reading || isDesignatedBlank(reading->tile)) {
            const std::string_view rest = text.substr(at);
            return failure(ErrorCode::OutsideAlphabet,
                           say("%1 is no tile of the alphabet %2",
                               text::quoted(rest.substr(0, text::characterBytes(rest))),
                               alphabet.name()),
                           {{}, 0, text::characterCount(text.substr(0, at)) + 1});
        }
        order.push_back(reading->tile);
        at += reading->length;
    }
    if (order.empty()) return failure(ErrorCode::Malformed, say("the order has no tiles"));
    return order;
}

std::vector<Tile> completedOrder(const GameRules& rules, std::vector<Tile> order,
                                 std::uint64_t seed)
{
    std::vector<Tile> rest;
    TileCounts used(order);
    for (const Tile tile : rules.tiles.tiles()) {
        if (used.has(tile)) used.remove(tile);
        else rest.push_back(tile);
    }
    Random random(seed);
    random.shuffle(std::span<Tile>(rest));
    order.insert(order.end(), rest.begin(), rest.end());
    return order;
}

std::vector<Tile> shuffledOrder(const GameRules& rules, std::uint64_t seed)
{
    return completedOrder(rules, {}, seed);
}

}  // namespace engine
