// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/solitaire/solitaire_orders.h"

#include <algorithm>
#include <charconv>
#include <utility>

#include "engine/board/move_notation.h"
#include "engine/rules/text.h"

namespace engine {
namespace {

/// The first word of a text, which is taken off it.
std::string_view takeWord(std::string_view& text)
{
    const std::size_t end = std::min(text.find_first_of(" \t"), text.size());
    const std::string_view word = text.substr(0, end);
    text = text::trimmed(text.substr(end));
    return word;
}

/// Whether the tiles of the order, with those that lie already, have the letters of a word.
bool hasLetters(const SolitaireTask& task, const std::vector<Tile>& letters)
{
    TileCounts have(task.order());
    for (const Tile tile : task.start().squares())
        if (tile != kNoTile) have.add(letterOf(tile));
    int blanks = have.count(kBlank);
    for (const Tile letter : letters) {
        if (have.has(letter)) have.remove(letter);
        else if (--blanks < 0) return false;
    }
    return true;
}

}  // namespace

std::vector<WrittenTileOrder> readTileOrders(std::string_view text)
{
    std::vector<WrittenTileOrder> orders;
    std::string_view rest = text::withoutMark(text);
    for (int line = 1; !rest.empty(); ++line) {
        const std::size_t end = std::min(rest.find('\n'), rest.size());
        std::string_view row = text::trimmed(rest.substr(0, end));
        rest.remove_prefix(std::min(end + 1, rest.size()));
        if (!row.empty() && row.back() == '\r') row = text::trimmed(row.substr(0, row.size() - 1));
        if (row.empty() || row.front() == '#') continue;
        WrittenTileOrder order;
        order.line = line;
        if (const std::size_t colon = row.find(':'); colon != std::string_view::npos) {
            order.name = text::trimmed(row.substr(0, colon));
            row = text::trimmed(row.substr(colon + 1));
        }
        order.tiles = takeWord(row);
        const std::string_view best = takeWord(row);
        int points = 0;
        const char* const last = best.data() + best.size();
        if (const auto [stop, error] = std::from_chars(best.data(), last, points);
            error == std::errc{} && stop == last)
            order.best = points;
        orders.push_back(std::move(order));
    }
    return orders;
}

Result<std::vector<GoalWord>> readGoalWords(const SolitaireTask& task, std::string_view text)
{
    std::vector<GoalWord> goals;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(','), text.size());
        const std::string_view item = text::trimmed(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
        const std::size_t at = item.find('@');
        if (at == std::string_view::npos) {
            return failure(ErrorCode::Malformed, say("%1 should be a word and its lane, as in %2",
                                                     text::quoted(item), text::quoted("WORD@1")));
        }
        const auto letters = task.rules().alphabet.readWord(text::trimmed(item.substr(0, at)));
        if (!letters) return failure(letters.error());
        const std::string_view lane = text::trimmed(item.substr(at + 1));
        const bool row = !lane.empty() && lane.front() >= '0' && lane.front() <= '9';
        const std::string square = row ? std::string(lane) + "A" : std::string(lane) + "1";
        const auto place =
            readCoordinate(square, task.rules().layout.rows(), task.rules().layout.columns());
        if (!place) return failure(place.error());
        auto goal = GoalCatalogue::wordAt(task, *letters, row ? Direction::Across : Direction::Down,
                                          row ? place->row : place->column);
        if (!goal) return failure(goal.error());
        if (!hasLetters(task, *letters)) {
            return failure(ErrorCode::IllegalMove,
                           say("%1 can't be made of the tiles of this order",
                               task.rules().alphabet.written(*letters)));
        }
        goals.push_back(std::move(*goal));
    }
    return goals;
}

}  // namespace engine
