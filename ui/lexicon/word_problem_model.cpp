// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lexicon/word_problem_model.h"

#include <utility>

#include "ui/language/csv.h"
#include "ui/language/engine_text.h"
#include "ui/language/text.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;

}  // namespace

void WordProblemModel::setProblems(std::vector<WordProblem> problems)
{
    // While a list is read lines are only added: selection and scroll position stay.
    const auto now = static_cast<int>(problems.size());
    const auto before = static_cast<int>(m_problems.size());
    const bool continues =
        before > 0 && now >= before &&
        problems[static_cast<std::size_t>(before) - 1].line.line == m_problems.back().line.line &&
        problems[static_cast<std::size_t>(before) - 1].file == m_problems.back().file;
    if (continues && now == before) {
        m_problems = std::move(problems);
        emit dataChanged(index(0, 0), index(now - 1, ColumnCount - 1));
    } else if (continues) {
        beginInsertRows({}, before, now - 1);
        m_problems = std::move(problems);
        endInsertRows();
    } else {
        beginResetModel();
        m_problems = std::move(problems);
        endResetModel();
    }
}

int WordProblemModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_problems.size());
}

int WordProblemModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant WordProblemModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid()) return {};
    if (role == Qt::TextAlignmentRole && (index.column() == Line || index.column() == Character))
        return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole) return {};
    const WordProblem& problem = m_problems[static_cast<std::size_t>(index.row())];
    switch (index.column()) {
    case File: return problem.file;
    case Line: return problem.line.line;
    case Character: return problem.line.column;
    case Text: return fromUtf8(problem.line.text);
    default: return engineText(problem.line.reason);
    }
}

QVariant WordProblemModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) return {};
    switch (section) {
    case File: return tr("File");
    case Line: return tr("Line");
    case Character: return tr("Col.");
    case Text: return tr("Text");
    default: return tr("Why it is no word");
    }
}

QString WordProblemModel::asText() const
{
    QString text;
    for (const WordProblem& problem : m_problems) {
        text += sheetCell(problem.file) + u'\t' + QString::number(problem.line.line) + u'\t' +
                QString::number(problem.line.column) + u'\t' +
                sheetCell(fromUtf8(problem.line.text)) + u'\t' + engineText(problem.line.reason) +
                u'\n';
    }
    return text;
}

}  // namespace ui

#include "moc_word_problem_model.cpp"
