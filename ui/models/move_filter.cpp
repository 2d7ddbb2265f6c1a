// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/move_filter.h"

#include <algorithm>
#include <tuple>
#include <utility>

#include <QCoreApplication>

#include "engine/board/move_notation.h"
#include "ui/session/text.h"

namespace ui {

using engine::Direction;
using engine::Move;
using engine::MoveKind;
using engine::Position;
using engine::Tile;
using engine::TileCounts;

namespace {

using namespace Qt::StringLiterals;

QString text(const char* source)
{
    return QCoreApplication::translate("MoveFilter", source);
}

/// The letters of the main word, those on the board included.
std::vector<Tile> lettersOf(const Position& position, const Move& move)
{
    std::vector<Tile> letters;
    for (int i = 0; i < move.length; ++i) {
        const Tile tile = move.tiles[static_cast<std::size_t>(i)];
        letters.push_back(
            engine::letterOf(tile != engine::kPlaythrough
                                 ? tile
                                 : position.board().atOrNone(move.rowOf(i), move.columnOf(i))));
    }
    return letters;
}

bool covers(const Move& move, int row, int column)
{
    if (move.kind != MoveKind::Place) return false;
    const bool across = move.direction == Direction::Across;
    const int offset = across ? column - move.column : row - move.row;
    return (across ? row == move.row : column == move.column) && offset >= 0 &&
           offset < move.length;
}

}  // namespace

MoveFilter MoveFilter::parse(const QString& typed, const Position& position)
{
    MoveFilter filter;
    const QStringList words = typed.simplified().split(u' ', Qt::SkipEmptyParts);
    for (QString word : words) {
        Term term;
        // "-" alone is on its way to becoming a word.
        if (word == "-"_L1) continue;
        if (word.startsWith(u'-')) {
            term.negated = true;
            word.remove(0, 1);
        }
        const QString problem = readTerm(word, position, term);
        if (problem.isEmpty()) filter.m_terms.push_back(std::move(term));
        else filter.m_problems.append(problem);
    }
    return filter;
}

QString MoveFilter::readTerm(const QString& word, const Position& position, Term& term)
{
    if (word.compare("bingo"_L1, Qt::CaseInsensitive) == 0) {
        term.kind = Kind::Bonus;
        return {};
    }
    if (word.compare("exch"_L1, Qt::CaseInsensitive) == 0) {
        term.kind = Kind::Exchange;
        return {};
    }
    if (word.compare("pass"_L1, Qt::CaseInsensitive) == 0) {
        term.kind = Kind::Pass;
        return {};
    }

    static constexpr std::pair<const char*, Comparison> kComparisons[] = {
        {">=", Comparison::GreaterOrEqual},
        {"<=", Comparison::LessOrEqual},
        {">", Comparison::Greater},
        {"<", Comparison::Less},
        {"=", Comparison::Equal}};
    for (const auto& [sign, comparison] : kComparisons) {
        if (!word.startsWith(QLatin1StringView(sign))) continue;
        bool ok = false;
        term.kind = Kind::Score;
        term.comparison = comparison;
        term.number = word.mid(QLatin1StringView(sign).size()).toInt(&ok);
        return ok ? QString() : text("“%1” needs a number of points, as in >30").arg(word);
    }

    const qsizetype colon = word.indexOf(u':');
    if (colon < 0)
        return text("“%1” is no filter; try bingo, >30, keep:Q, uses:?, lane:8, at:8H, word:AB, "
                    "tiles:5, exch or pass, with - in front for “not”")
            .arg(word);
    const QString key = word.left(colon).toLower();
    const QString value = word.mid(colon + 1);
    const engine::Alphabet& alphabet = position.rules().alphabet;

    const bool keeps = key == "keep"_L1;
    const bool uses = key == "uses"_L1;
    if (keeps || uses || key == "word"_L1) {
        term.kind = keeps ? Kind::Keeps : uses ? Kind::Uses : Kind::Word;
        // Upper case, so that small letters don't mean blanks.
        const auto tiles = alphabet.readTiles(value.toUpper().toStdString());
        if (!tiles) return text("“%1” has a letter that no tile shows").arg(word);
        if (tiles->empty()) return text("“%1” needs tiles after the colon").arg(word);
        for (const Tile tile : *tiles)
            term.tiles.push_back(term.kind == Kind::Word ? engine::letterOf(tile) : tile);
        return {};
    }
    if (key == "tiles"_L1) {
        bool ok = false;
        term.kind = Kind::TileCount;
        term.number = value.toInt(&ok);
        return ok ? QString() : text("“%1” needs a number, as in tiles:5").arg(word);
    }
    const int rows = position.board().rows();
    const int columns = position.board().columns();
    if (key == "at"_L1) {
        const auto square = engine::readCoordinate(value.toStdString(), rows, columns);
        if (!square) return text("“%1” names no square of this board, as in at:8H").arg(word);
        term.kind = Kind::Square;
        term.row = square->row;
        term.column = square->column;
        return {};
    }
    if (key == "lane"_L1) {
        // A row is a number, a column is letters: make a whole coordinate of it.
        bool isRow = false;
        std::ignore = value.toInt(&isRow);
        const QString whole = isRow ? value + u'A' : value + u'1';
        const auto square = engine::readCoordinate(whole.toStdString(), rows, columns);
        if (!square || value.isEmpty())
            return text("“%1” names no row or column, as in lane:8 or lane:H").arg(word);
        term.kind = Kind::Lane;
        term.direction = isRow ? Direction::Across : Direction::Down;
        term.row = square->row;
        term.column = square->column;
        return {};
    }
    return text("“%1” is no filter; before a colon there can be keep, uses, lane, at, word or "
                "tiles")
        .arg(word);
}

bool MoveFilter::accepts(const Position& position, const Move& move) const
{
    return std::all_of(m_terms.begin(), m_terms.end(), [&](const Term& term) {
        return holds(term, position, move) != term.negated;
    });
}

bool MoveFilter::holds(const Term& term, const Position& position, const Move& move)
{
    const bool place = move.kind == MoveKind::Place;
    switch (term.kind) {
    case Kind::Bonus: return place && position.rules().bonusFor(move.tilesPlayed) > 0;
    case Kind::Exchange: return move.kind == MoveKind::Exchange;
    case Kind::Pass: return move.kind == MoveKind::Pass;
    case Kind::TileCount: return move.tilesPlayed == term.number;
    case Kind::Square: return covers(move, term.row, term.column);
    case Kind::Keeps: return engine::leaveAfter(position, move).contains(TileCounts(term.tiles));
    case Kind::Uses: return move.tilesUsed().contains(TileCounts(term.tiles));
    case Kind::Lane:
        return place && move.direction == term.direction &&
               (term.direction == Direction::Across ? move.row == term.row
                                                    : move.column == term.column);
    case Kind::Word: {
        if (!place) return false;
        const auto letters = lettersOf(position, move);
        return std::search(letters.begin(), letters.end(), term.tiles.begin(), term.tiles.end()) !=
               letters.end();
    }
    case Kind::Score: {
        const int points = move.score.points;
        switch (term.comparison) {
        case Comparison::Less: return points < term.number;
        case Comparison::LessOrEqual: return points <= term.number;
        case Comparison::Equal: return points == term.number;
        case Comparison::GreaterOrEqual: return points >= term.number;
        case Comparison::Greater: return points > term.number;
        }
    }
    }
    return false;
}

}  // namespace ui
