// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QGroupBox>

#include "ui/lexicon/word_validation.h"

class QGridLayout;
class QLabel;
class QPlainTextEdit;
class QProgressBar;
class QTabWidget;
class QTableView;

namespace ui {

class LengthHistogram;
class WordProblemModel;

/// What reading the sources of a lexicon has brought so far: numbers, lengths, lines that are no
/// words, a sample.
class ValidationView : public QGroupBox
{
    Q_OBJECT

public:
    explicit ValidationView(QWidget* parent = nullptr);

    void showNothing();
    void showState(const ValidationState& state);

private:
    struct Number
    {
        QLabel* label;
        QLabel* value;
    };
    Number addNumber(QGridLayout& grid, int row, int column, const QString& name,
                     const QString& text, const QString& help);
    void showProblems(const ValidationState& state);

    QLabel* m_status;
    QProgressBar* m_progress;
    Number m_words;
    Number m_read;
    Number m_duplicates;
    Number m_outside;
    Number m_rejected;
    Number m_folded;
    Number m_notes;
    LengthHistogram* m_lengths;
    QTabWidget* m_tabs;
    WordProblemModel* m_problems;
    QTableView* m_problemTable = nullptr;
    QPlainTextEdit* m_sample;
};

}  // namespace ui
