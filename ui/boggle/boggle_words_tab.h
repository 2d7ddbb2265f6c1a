// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include <QWidget>

#include "ui/boggle/boggle_word_model.h"

class QComboBox;
class QLabel;
class QLineEdit;
class QTableView;
class QToolButton;

namespace ui {

class LengthHistogram;

/// The words of a grid, to filter and sort, and how many there are of each length. Tells the path
/// of the row under the pointer or at the keyboard's cursor.
class BoggleWordsTab : public QWidget
{
    Q_OBJECT

public:
    explicit BoggleWordsTab(QWidget* parent = nullptr);
    ~BoggleWordsTab() override;

    /// `hint` stands in the list's place when there is no answer.
    void setAnswer(const BoggleAnswerPtr& answer, bool isStale, const QString& hint);
    /// The squares under the pointer and at the grid's cursor; -1 = none.
    void setSquares(int hovered, int cursor);
    [[nodiscard]] BoggleWordModel& model() { return m_model; }
    /// Selected rows, or all when one or none is selected, as indices into the answer's words.
    [[nodiscard]] std::vector<std::size_t> chosenWords() const;

signals:
    void pathWanted(const std::vector<std::uint8_t>& path);
    /// The square that the list is about; -1 = the whole grid.
    void squareListed(int square);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void buildTable();
    void readFilter();
    /// Puts the table's cursor on the chosen word again.
    void showChosen();
    void showLengths();
    void showCount();
    void showPath(int row);
    void copyWords() const;
    void nextPath();

    BoggleWordModel m_model;
    int m_hovered = -1;
    int m_cursor = -1;
    std::optional<std::size_t> m_chosen;  ///< index into the answer's words
    int m_path = 0;                       ///< of the current row's
    QLineEdit* m_text;
    QComboBox* m_length;
    QToolButton* m_atCursor;
    QLabel* m_count;
    QTableView* m_table;
    QLabel* m_hint;
    LengthHistogram* m_histogram;
};

}  // namespace ui
