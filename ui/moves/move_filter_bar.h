// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTimer>
#include <QWidget>

#include "ui/moves/move_filter.h"
#include "ui/position/ranking.h"

class QLabel;
class QLineEdit;
class QProgressBar;

namespace ui {

class FilterChips;

/// What stands above a move list: the filter, its conditions as chips and what is wrong with it,
/// how many moves there are, and a bar while they are looked for.
class MoveFilterBar : public QWidget
{
    Q_OBJECT

public:
    explicit MoveFilterBar(QWidget* parent = nullptr);

    [[nodiscard]] QString text() const;
    void setText(const QString& text);
    /// With all of the text selected.
    void focusText();
    /// The text has this condition.
    [[nodiscard]] bool hasWord(const QString& word) const;
    /// Takes conditions of that kind out of the text and puts this one in.
    void replaceWords(const QString& kind, const QString& word);
    /// What the text was read as: its problems and conditions.
    void showFilter(const MoveFilter& filter);
    /// What holds of all moves of the list; empty = nothing.
    void setRemark(const QString& remark);
    /// Empty = there is no problem.
    void tell(const QString& problem);
    /// `matches`: moves that pass the filter; `groups`: those of them that are listed, where moves
    /// that differ in the order of their tiles only are one row.
    void showCount(const engine::MoveRanking& ranking, int matches, int groups);
    /// Without numbers; `soon`: they are being found.
    void showNoCount(bool soon);
    /// The bar comes when it takes longer than a moment.
    void setBusy(bool busy);

signals:
    void textChanged();
    /// From the filter to the list.
    void listWanted();
    /// By Esc, with what is typed there.
    void left();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void removeWord(const QString& word);

    QLineEdit* m_filter;
    FilterChips* m_chips;
    QLabel* m_count;
    QLabel* m_remark;
    QLabel* m_problem;
    QProgressBar* m_busy;
    QTimer m_busyTimer;
};

}  // namespace ui
