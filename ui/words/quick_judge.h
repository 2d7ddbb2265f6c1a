// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "ui/words/word_search.h"

namespace ui {

class VerdictLabel;
class WordField;

/// Judges words in the status bar: a field and what the lexicon says, one word or all of several.
class QuickJudge : public QWidget
{
    Q_OBJECT

public:
    explicit QuickJudge(WordSearch& search, QWidget* parent = nullptr);

    /// Takes the focus, with the old words selected.
    void begin();
    /// While it is, nothing is asked and nothing said.
    void setWithheld(bool withheld);
    /// The verdict of an answer in one line: "✕ 1 of 3 not valid: ✓ CAT  ✕ DGO  ✓ SAT".
    [[nodiscard]] static QString verdictText(const WordAnswer& answer);

signals:
    /// Esc: the focus may go where it belongs.
    void left();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void ask();
    void showVerdict();

    WordSearch& m_search;
    WordField* m_field;
    VerdictLabel* m_verdict;
};

}  // namespace ui
