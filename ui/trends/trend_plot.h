// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include <QList>
#include <QPoint>
#include <QString>
#include <QWidget>

namespace ui {

/// One number of each game, in their order: a disc for each, and a line through the means of each
/// and those before it. Screen readers get beginning and end as text. A click chooses a game; its
/// name stands beside the pointer. With the keys, left and right choose, Enter opens.
class TrendPlot : public QWidget
{
    Q_OBJECT

public:
    struct Point
    {
        double value = 0;
        QString name;  ///< of the game
        QString date;
    };
    using Format = std::function<QString(double)>;
    /// Games of which a mean is made.
    static constexpr int kTogether = 10;

    explicit TrendPlot(QWidget* parent = nullptr);

    /// `format` writes a value for people; `title` says what it is.
    void setPoints(QList<Point> points, const QString& title, Format format);
    /// The mean of the game and those before it, at most kTogether.
    [[nodiscard]] double meanAt(int index) const;
    /// -1 = none.
    [[nodiscard]] int chosen() const { return m_chosen; }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void openRequested(int index);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool event(QEvent* event) override;

private:
    [[nodiscard]] QRectF area() const;
    [[nodiscard]] double most() const;
    [[nodiscard]] QPointF placeOf(int index, double value) const;
    /// The game nearest across; -1 without any.
    [[nodiscard]] int indexAt(const QPointF& place) const;
    [[nodiscard]] QString textOf(int index) const;
    void choose(int index);
    void describe();

    QList<Point> m_points;
    QString m_title;
    Format m_format;
    int m_chosen = -1;
};

}  // namespace ui
