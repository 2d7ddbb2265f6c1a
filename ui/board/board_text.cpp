// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/board_text.h"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include <QCoreApplication>
#include <QStringList>

#include "engine/board/move_notation.h"
#include "engine/lexicon/lexicon.h"
#include "ui/board/tile_atlas.h"

namespace ui::text {
namespace {

/// Translations of the free functions here have one context.
struct BoardText
{
    Q_DECLARE_TR_FUNCTIONS(ui::BoardText)
};

QString nameOf(int row, int column)
{
    return QString::fromStdString(engine::squareName(row, column));
}

QString wordMultiplier(int factor)
{
    const std::array<QString, 3> names{BoardText::tr("double word"), BoardText::tr("triple word"),
                                       BoardText::tr("quadruple word")};
    return names[static_cast<std::size_t>(factor - 2)];
}

QString letterMultiplier(int factor)
{
    const std::array<QString, 3> names{BoardText::tr("double letter"),
                                       BoardText::tr("triple letter"),
                                       BoardText::tr("quadruple letter")};
    return names[static_cast<std::size_t>(factor - 2)];
}

QString wordOf(const engine::Alphabet& alphabet, std::span<const engine::Tile> tiles)
{
    return QString::fromStdString(alphabet.written(tiles));
}

/// " · in front: S · behind: S", or nothing where no letter goes.
QString hooksOf(const engine::Lexicon& lexicon, const engine::Alphabet& alphabet,
                std::span<const engine::Tile> word)
{
    QString front;
    QString back;
    std::vector<engine::Tile> longer(word.size() + 1);
    for (int number = 1; number <= alphabet.letterCount(); ++number) {
        const auto letter = static_cast<engine::Tile>(number);
        longer.front() = letter;
        std::copy(word.begin(), word.end(), longer.begin() + 1);
        if (lexicon.contains(longer))
            front += QString::fromStdString(std::string(alphabet.written(letter)));
        std::copy(word.begin(), word.end(), longer.begin());
        longer.back() = letter;
        if (lexicon.contains(longer))
            back += QString::fromStdString(std::string(alphabet.written(letter)));
    }
    QString text;
    if (!front.isEmpty()) text += BoardText::tr(" · in front: %1").arg(front);
    if (!back.isEmpty()) text += BoardText::tr(" · behind: %1").arg(back);
    return text;
}

}  // namespace

QString columnName(int column)
{
    return nameOf(0, column).mid(1);
}

QString tileName(const engine::Alphabet& alphabet, engine::Tile tile)
{
    if (tile == engine::kBlank) return BoardText::tr("blank");
    const QString label = tileLabel(alphabet, tile);
    return engine::isDesignatedBlank(tile) ? BoardText::tr("blank as %1").arg(label) : label;
}

QString occupiedSquare(const engine::GameRules& rules, int row, int column, engine::Tile tile,
                       bool isNew)
{
    QStringList parts{nameOf(row, column), tileName(rules.alphabet, tile)};
    if (isNew) parts << BoardText::tr("new");
    const int points = rules.alphabet.value(tile);
    parts << (points == 1 ? BoardText::tr("%n point", nullptr, points)
                          : BoardText::tr("%n points", nullptr, points));
    return parts.join(QStringLiteral(", "));
}

QString emptySquare(const engine::GameRules& rules, int row, int column)
{
    const engine::BoardLayout& layout = rules.layout;
    QStringList parts{nameOf(row, column)};
    if (row == layout.startRow() && column == layout.startColumn()) {
        const bool central = 2 * row + 1 == layout.rows() && 2 * column + 1 == layout.columns();
        parts << (central ? BoardText::tr("centre") : BoardText::tr("start"));
    }
    const engine::Premium premium = layout.premium(row, column);
    if (premium.blocked()) {
        parts << BoardText::tr("blocked");
        return parts.join(QStringLiteral(", "));
    }
    if (premium.word > 1) parts << wordMultiplier(premium.word);
    if (premium.letter > 1) parts << letterMultiplier(premium.letter);
    parts << BoardText::tr("empty");
    return parts.join(QStringLiteral(", "));
}

QString formedWord(const engine::Alphabet& alphabet, const engine::FormedWord& word)
{
    const QString text = wordOf(alphabet, word.tiles);
    return word.valid ? BoardText::tr("\u2713 %1, %2").arg(text).arg(word.score.points)
                      : BoardText::tr("\u2715 %1, %2: not in the lexicon")
                            .arg(text)
                            .arg(word.score.points);
}

QString wordsThrough(const engine::Position& position, int row, int column, Hooks hooks)
{
    const engine::Board& board = position.board();
    QStringList lines;
    for (const auto direction : {engine::Direction::Across, engine::Direction::Down}) {
        const bool across = direction == engine::Direction::Across;
        const auto lane = board.lane(direction, across ? row : column);
        std::size_t first = static_cast<std::size_t>(across ? column : row);
        std::size_t last = first;
        if (lane[first] == engine::kNoTile) return {};
        while (first > 0 && lane[first - 1] != engine::kNoTile) --first;
        while (last + 1 < lane.size() && lane[last + 1] != engine::kNoTile) ++last;
        if (last == first) continue;
        const auto tiles = lane.subspan(first, last - first + 1);
        const QString word = wordOf(position.rules().alphabet, tiles);
        const engine::Lexicon* lexicon = position.lexicon();
        if (!lexicon) {
            lines << word;
            continue;
        }
        const bool valid = position.rules().jumbled()
                               ? lexicon->hasAlphagrams() && lexicon->containsJumbled(tiles)
                               : lexicon->contains(tiles);
        QString line = valid ? BoardText::tr("\u2713 %1").arg(word)
                             : BoardText::tr("\u2715 %1: not in the lexicon").arg(word);
        if (hooks == Hooks::Tell && !position.rules().jumbled())
            line += hooksOf(*lexicon, position.rules().alphabet, tiles);
        lines << line;
    }
    return lines.join(QLatin1Char('\n'));
}

}  // namespace ui::text
