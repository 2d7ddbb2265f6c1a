// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <QString>
#include <QStringList>
#include <QWidget>

#include "ui/review/review_text.h"

namespace ui {

/// A game at a glance, and a way to move through it: the lead after each turn (with other than two
/// players the points of each), turns marked by what the review says of them. A click, the
/// arrow keys and the wheel choose a turn.
class SpreadGraph : public QWidget
{
    Q_OBJECT

public:
    struct Turn
    {
        int player = 0;
        std::vector<int> totals;  ///< of all players, after it
        Quality quality = Quality::Unknown;
        QString text;                              ///< for the tooltip
        std::optional<double> win = std::nullopt;  ///< of the first player of two, 0..1, after it
        friend bool operator==(const Turn&, const Turn&) = default;
    };

    explicit SpreadGraph(QWidget* parent = nullptr);

    /// `start` are the points of all players in front of the first turn; empty = none.
    void setGame(QStringList players, std::vector<Turn> turns, std::vector<int> start = {});
    /// The turn in front of which one stands; as many as there are turns = the end.
    void setCurrent(int turn);
    /// Turns from there on are not shown; -1 = all are.
    void setHiddenFrom(int turn);
    [[nodiscard]] const std::vector<Turn>& turns() const { return m_turns; }
    /// The turn whose place is nearest, or the end.
    [[nodiscard]] int turnAt(qreal x) const;
    /// The lead of the first of two players in front of the first turn, else their points.
    [[nodiscard]] int startOf(int line) const { return valueOf(line, -1); }
    /// Where a turn stands, in widget coordinates.
    [[nodiscard]] qreal placeOf(int turn) const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void turnChosen(int turn);

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    [[nodiscard]] QRectF area() const;
    [[nodiscard]] int shown() const;
    [[nodiscard]] QString describe(int turn) const;
    /// The value of a line after a turn; of the start for -1.
    [[nodiscard]] int valueOf(int line, int turn) const;
    [[nodiscard]] int lineCount() const;
    void choose(int turn);
    void paintLines(QPainter& painter, int least, int most) const;
    /// The chances of winning, as far as they are known.
    void paintWins(QPainter& painter) const;
    [[nodiscard]] bool hasWins() const;
    void paintMark(QPainter& painter, QPointF at, Quality quality) const;

    QStringList m_players;
    std::vector<Turn> m_turns;
    std::vector<int> m_start;
    int m_current = 0;
    int m_hiddenFrom = -1;
    int m_wheel = 0;  ///< parts of a notch
};

}  // namespace ui
