// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QAbstractTableModel>

#include "ui/lexicon/word_validation.h"

namespace ui {

/// Lines of word lists that hold no word: file, line, column, text, reason.
class WordProblemModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { File, Line, Character, Text, Reason, ColumnCount };

    using QAbstractTableModel::QAbstractTableModel;

    /// Those that are there already come first again.
    void setProblems(std::vector<WordProblem> problems);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;
    /// All of them, one line each, as a table with tabs.
    [[nodiscard]] QString asText() const;

private:
    std::vector<WordProblem> m_problems;
};

}  // namespace ui
