// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/moves/move_filter.h"

#include <algorithm>
#include <tuple>
#include <utility>

#include <QCoreApplication>

#include "engine/board/move_notation.h"
#include "ui/language/text.h"

namespace ui {

using engine::Direction;
using engine::Move;
using engine::MoveKind;
using engine::Position;
using engine::Tile;
using engine::TileCounts;

namespace {

using namespace Qt::StringLiterals;

/// Translations of the free functions here have one context.
struct MoveFilterText
{
    Q_DECLARE_TR_FUNCTIONS(ui::MoveFilter)
};

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
    for (const QString& whole : words) {
        QString word = whole;
        Term term;
        // "-" alone is on its way to becoming a word.
        if (word == "-"_L1) continue;
        if (word.startsWith(u'-')) {
            term.negated = true;
            word.remove(0, 1);
        }
        if (word.compare("orders"_L1, Qt::CaseInsensitive) == 0) {
            filter.m_showsOrders = !term.negated;
            filter.m_words.append(whole);
            continue;
        }
        const QString problem = readTerm(word, position, term);
        if (problem.isEmpty()) {
            filter.m_terms.push_back(std::move(term));
            filter.m_words.append(whole);
        } else {
            filter.m_problems.append(problem);
        }
    }
    return filter;
}

QString MoveFilter::areaWord(const Area& area)
{
    const auto corner = [](int row, int column) {
        return fromUtf8(engine::coordinate(row, column, Direction::Down));
    };
    return "in:"_L1 + corner(area.row, area.column) + u'-' + corner(area.lastRow, area.lastColumn);
}

std::optional<MoveFilter::Area> MoveFilter::area() const
{
    for (const Term& term : m_terms)
        if (term.kind == Kind::Area && !term.negated) return term.area;
    return std::nullopt;
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
        return ok ? QString()
                  : MoveFilterText::tr("“%1” needs a number of points, as in >30").arg(word);
    }

    if (word.startsWith(u'/')) {
        // The closing stroke may not be typed yet.
        const qsizetype end = word.size() > 1 && word.endsWith(u'/') ? 2 : 1;
        term.kind = Kind::Expression;
        term.expression = QRegularExpression(word.mid(1, word.size() - end),
                                             QRegularExpression::CaseInsensitiveOption);
        if (term.expression.isValid()) return {};
        return MoveFilterText::tr("“%1” is no regular expression: %2")
            .arg(word, term.expression.errorString());
    }

    const qsizetype colon = word.indexOf(u':');
    if (colon < 0)
        return MoveFilterText::tr(
                   "“%1” is no filter; try bingo, >30, keep:Q, uses:?, lane:8, at:8H, in:E4-J9, "
                   "word:AB, /^RE/, tiles:5, exch or pass, with - in front for “not”")
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
        if (!tiles) return MoveFilterText::tr("“%1” has a letter that no tile shows").arg(word);
        if (tiles->empty()) return MoveFilterText::tr("“%1” needs tiles after the colon").arg(word);
        for (const Tile tile : *tiles)
            term.tiles.push_back(term.kind == Kind::Word ? engine::letterOf(tile) : tile);
        return {};
    }
    if (key == "tiles"_L1) {
        bool ok = false;
        term.kind = Kind::TileCount;
        term.number = value.toInt(&ok);
        return ok ? QString() : MoveFilterText::tr("“%1” needs a number, as in tiles:5").arg(word);
    }
    const int rows = position.board().rows();
    const int columns = position.board().columns();
    if (key == "at"_L1) {
        const auto square = engine::readCoordinate(value.toStdString(), rows, columns);
        if (!square)
            return MoveFilterText::tr("“%1” names no square of this board, as in at:8H").arg(word);
        term.kind = Kind::Square;
        term.row = square->row;
        term.column = square->column;
        return {};
    }
    if (key == "in"_L1) {
        const QStringList corners = value.split(u'-');
        const auto first = engine::readCoordinate(corners.first().toStdString(), rows, columns);
        const auto last = engine::readCoordinate(corners.last().toStdString(), rows, columns);
        if (!first || !last || corners.size() != 2)
            return MoveFilterText::tr("“%1” names no area of this board, as in in:E4-J9").arg(word);
        term.kind = Kind::Area;
        term.area = {std::min(first->row, last->row), std::min(first->column, last->column),
                     std::max(first->row, last->row), std::max(first->column, last->column)};
        return {};
    }
    if (key == "lane"_L1) {
        // A row is a number, a column is letters: make a whole coordinate of it.
        bool isRow = false;
        std::ignore = value.toInt(&isRow);
        const QString whole = isRow ? value + u'A' : value + u'1';
        const auto square = engine::readCoordinate(whole.toStdString(), rows, columns);
        if (!square || value.isEmpty())
            return MoveFilterText::tr("“%1” names no row or column, as in lane:8 or lane:H")
                .arg(word);
        term.kind = Kind::Lane;
        term.direction = isRow ? Direction::Across : Direction::Down;
        term.row = square->row;
        term.column = square->column;
        return {};
    }
    return MoveFilterText::tr(
               "“%1” is no filter; before a colon there can be keep, uses, lane, at, in, word "
               "or tiles")
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
    case Kind::Area: {
        if (!place) return false;
        for (int i = 0; i < move.length; ++i) {
            if (move.tiles[static_cast<std::size_t>(i)] == engine::kPlaythrough) continue;
            const int row = move.rowOf(i);
            const int column = move.columnOf(i);
            if (row < term.area.row || row > term.area.lastRow || column < term.area.column ||
                column > term.area.lastColumn)
                return false;
        }
        return true;
    }
    case Kind::Expression: {
        if (!place) return false;
        std::string word;
        for (const Tile letter : lettersOf(position, move))
            word += position.rules().alphabet.label(letter);
        return term.expression.match(fromUtf8(word)).hasMatch();
    }
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
