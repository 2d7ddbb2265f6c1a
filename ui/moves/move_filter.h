// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include <QRegularExpression>
#include <QString>
#include <QStringList>

#include "engine/board/position.h"
#include "engine/eval/move_ranking.h"

namespace ui {

/// Conditions on moves, as typed: words that must all hold. `-` in front of a word negates it.
///
///   bingo          earns a bonus for the number of tiles
///   >30 >=30 =30   score; also < and <=
///   keep:QU        keeps these tiles; `?` is a blank
///   uses:?         plays (or exchanges) these tiles
///   lane:8 lane:H  lies in row 8, in column H
///   at:8H          covers the square (H8 is the same)
///   in:E4-J9       all tiles that it puts down lie in this area
///   word:AB        these tiles follow each other in the main word, blank or not
///   /^RE.*S$/      the main word fits the regular expression, in either case
///   tiles:5        plays this many tiles
///   exch pass      kinds of move
///   orders         no condition: shows moves that differ in the order of their tiles only
class MoveFilter
{
public:
    /// No condition.
    MoveFilter() = default;
    /// Words that can't be read are left out and told in problems().
    [[nodiscard]] static MoveFilter parse(const QString& text, const engine::Position& position);

    [[nodiscard]] bool empty() const { return m_terms.empty(); }
    [[nodiscard]] bool accepts(const engine::Position& position, const engine::Move& move) const;
    /// Rows and columns from first to last.
    struct Area
    {
        int row = 0;
        int column = 0;
        int lastRow = 0;
        int lastColumn = 0;
        friend bool operator==(const Area&, const Area&) = default;
    };
    /// What is typed for an area whose corners these are: "in:E4-J9".
    [[nodiscard]] static QString areaWord(const Area& area);
    /// Of the first word that names one without a -.
    [[nodiscard]] std::optional<Area> area() const;
    [[nodiscard]] bool showsOrders() const { return m_showsOrders; }
    /// What was typed, word by word, as far as it could be read.
    [[nodiscard]] const QStringList& words() const { return m_words; }
    /// Sentences for people.
    [[nodiscard]] const QStringList& problems() const { return m_problems; }

private:
    enum class Kind {
        Bonus,
        Score,
        Keeps,
        Uses,
        Lane,
        Square,
        Area,
        Word,
        Expression,
        TileCount,
        Exchange,
        Pass
    };
    enum class Comparison { Less, LessOrEqual, Equal, GreaterOrEqual, Greater };
    struct Term
    {
        Kind kind = Kind::Bonus;
        bool negated = false;
        Comparison comparison = Comparison::Equal;
        int number = 0;
        int row = 0;
        int column = 0;
        engine::Direction direction = engine::Direction::Across;
        Area area;
        std::vector<engine::Tile> tiles;
        QRegularExpression expression;
    };

    /// Reads one word into `term`; an empty string, or what is wrong.
    [[nodiscard]] static QString readTerm(const QString& word, const engine::Position& position,
                                          Term& term);
    [[nodiscard]] static bool holds(const Term& term, const engine::Position& position,
                                    const engine::Move& move);

    std::vector<Term> m_terms;
    QStringList m_words;
    QStringList m_problems;
    bool m_showsOrders = false;
};

}  // namespace ui
