// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include <QList>
#include <QWidget>

#include "ui/words/word_list_model.h"
#include "ui/words/word_search.h"

class QAction;
class QButtonGroup;
class QComboBox;
class QLabel;
class QSpinBox;
class QStackedWidget;
class QTableView;

namespace ui {

class WordField;

/// Words found as one types: a field, chips for what the text means, and the list. The current
/// row's best placement is offered as a preview.
class WordsPanel : public QWidget
{
    Q_OBJECT

public:
    explicit WordsPanel(WordSearch& search, QWidget* parent = nullptr);

    [[nodiscard]] WordListModel& model() { return m_model; }
    [[nodiscard]] QTableView* table() { return m_table; }
    /// Puts a question into the field and takes the focus.
    void ask(WordMode mode, const QString& text);
    void focusField();
    /// The selected words, or all of them when one or none is selected, one per line.
    void copyWords();
    /// The same as places in the answer of the model.
    [[nodiscard]] std::vector<std::size_t> chosenWords() const;

signals:
    /// How the current word can be played now; nothing when it can't.
    void previewed(const std::optional<engine::Move>& move);
    /// The user chose a word (Enter, double click); all letters large, [CH] in brackets.
    void wordActivated(const QString& word);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    [[nodiscard]] QWidget* buildControls();
    void buildTable();
    [[nodiscard]] WordMode mode() const;
    void setMode(WordMode mode);
    void askNow();
    void followSearch();
    void showSort();
    void showHint();
    void showCount();
    void showProblem();
    [[nodiscard]] QString hint() const;
    void offerCurrent();
    void endPreview();
    void activate(int row);
    [[nodiscard]] QList<int> chosenRows() const;

    WordSearch& m_search;
    WordListModel m_model;
    RowCopy m_copy;
    WordField* m_field;
    QLabel* m_count;
    QButtonGroup* m_modes;
    QWidget* m_lengths;
    QSpinBox* m_minLength;
    QSpinBox* m_maxLength;
    QComboBox* m_sort;
    QLabel* m_problem;
    QStackedWidget* m_stack;
    QTableView* m_table;
    QLabel* m_hint;
    std::optional<engine::Move> m_preview;
};

}  // namespace ui
