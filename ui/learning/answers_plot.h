// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDate>
#include <QList>
#include <QWidget>

#include "ui/learning/card_store.h"

namespace ui {

/// How cards were answered, a bar for each day: known at once, with help, shown. Screen readers
/// get the sums as text.
class AnswersPlot : public QWidget
{
    Q_OBJECT

public:
    explicit AnswersPlot(QWidget* parent = nullptr);

    /// Days in their order, up to `today`.
    void setDays(const QList<CardSummary::Day>& days, QDate today);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;

private:
    /// Days that are shown, as many as have room.
    [[nodiscard]] int shownDays() const;
    [[nodiscard]] QString dayText(const CardSummary::Day& day) const;

    QList<CardSummary::Day> m_days;
    QDate m_today;
};

}  // namespace ui
