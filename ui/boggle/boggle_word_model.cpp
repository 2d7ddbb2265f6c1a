// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/boggle/boggle_word_model.h"

#include <algorithm>
#include <ranges>
#include <utility>

#include <QGuiApplication>
#include <QLocale>
#include <QPalette>

#include "ui/language/text.h"

namespace ui {

BoggleWordModel::BoggleWordModel(QObject* parent) : QAbstractTableModel(parent) {}

void BoggleWordModel::setAnswer(BoggleAnswerPtr answer)
{
    if (answer == m_answer && !m_stale) return;
    m_answer = std::move(answer);
    m_stale = false;
    arrange();
}

void BoggleWordModel::setFilter(const BoggleWordFilter& filter)
{
    if (filter == m_filter) return;
    m_filter = filter;
    m_filter.text = filter.text.trimmed().toUpper();
    arrange();
}

void BoggleWordModel::setStale(bool stale)
{
    if (stale == m_stale) return;
    m_stale = stale;
    if (rowCount() > 0) emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

bool BoggleWordModel::isListed(std::size_t word) const
{
    const engine::BoggleWords& words = m_answer->words;
    if (m_filter.length != 0 && words.countedLength(word) != m_filter.length) return false;
    if (m_filter.square >= 0 && !words.passes(word, m_filter.square)) return false;
    if (m_filter.text.isEmpty()) return true;
    const engine::Alphabet& alphabet = m_answer->task.source.rules->alphabet;
    return fromUtf8(alphabet.written(words.letters(word))).contains(m_filter.text);
}

void BoggleWordModel::arrange()
{
    beginResetModel();
    m_rows.clear();
    if (m_answer) {
        const engine::BoggleWords& words = m_answer->words;
        for (std::size_t word = 0; word < words.size(); ++word)
            if (isListed(word)) m_rows.push_back(word);
        const auto byLetters = [&words](std::size_t a, std::size_t b) {
            return std::ranges::lexicographical_compare(words.letters(a), words.letters(b));
        };
        const auto key = [this, &words](std::size_t word) -> std::size_t {
            switch (m_sortColumn) {
            case LengthColumn: return static_cast<std::size_t>(words.countedLength(word));
            case PointsColumn: return static_cast<std::size_t>(words.points(word));
            case PathsColumn: return words.pathCount(word);
            default: return 0;
            }
        };
        const bool descending = m_sortOrder == Qt::DescendingOrder;
        std::ranges::sort(m_rows, [&](std::size_t a, std::size_t b) {
            if (m_sortColumn == WordColumn) return descending ? byLetters(b, a) : byLetters(a, b);
            if (key(a) != key(b)) return descending ? key(a) > key(b) : key(a) < key(b);
            // Longer ones are more of a find, whichever way.
            if (words.countedLength(a) != words.countedLength(b))
                return words.countedLength(a) > words.countedLength(b);
            return byLetters(a, b);
        });
    }
    endResetModel();
}

QString BoggleWordModel::wordText(int row) const
{
    return fromUtf8(
        m_answer->task.source.rules->alphabet.written(m_answer->words.letters(wordAt(row))));
}

int BoggleWordModel::pathCount(int row) const
{
    return static_cast<int>(m_answer->words.pathCount(wordAt(row)));
}

std::vector<std::uint8_t> BoggleWordModel::path(int row, int path) const
{
    if (m_stale) return {};
    const auto squares = m_answer->words.path(wordAt(row), static_cast<std::size_t>(path));
    return {squares.begin(), squares.end()};
}

int BoggleWordModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int BoggleWordModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant BoggleWordModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount()) return {};
    const std::size_t word = wordAt(index.row());
    const engine::BoggleWords& words = m_answer->words;
    const QLocale locale;
    switch (role) {
    case Qt::DisplayRole:
        switch (index.column()) {
        case WordColumn: return wordText(index.row());
        case LengthColumn: return locale.toString(words.countedLength(word));
        case PointsColumn: return locale.toString(words.points(word));
        case PathsColumn: return locale.toString(qulonglong{words.pathCount(word)});
        default: return {};
        }
    case Qt::AccessibleTextRole:
        if (index.column() != WordColumn) return {};
        return tr("%1, %n points", nullptr, words.points(word)).arg(wordText(index.row()));
    case Qt::TextAlignmentRole:
        return QVariant(index.column() == WordColumn ? Qt::AlignLeft | Qt::AlignVCenter
                                                     : Qt::AlignRight | Qt::AlignVCenter);
    case Qt::ForegroundRole:
        if (!m_stale) return {};
        return QGuiApplication::palette().color(QPalette::PlaceholderText);
    default: return {};
    }
}

QVariant BoggleWordModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal) return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant(section == WordColumn ? Qt::AlignLeft | Qt::AlignVCenter
                                              : Qt::AlignRight | Qt::AlignVCenter);
    if (role != Qt::DisplayRole) return {};
    switch (section) {
    case WordColumn: return tr("Word");
    case LengthColumn: return tr("Letters");
    case PointsColumn: return tr("Points");
    case PathsColumn: return tr("Paths");
    default: return {};
    }
}

void BoggleWordModel::sort(int column, Qt::SortOrder order)
{
    if (column == m_sortColumn && order == m_sortOrder) return;
    m_sortColumn = column;
    m_sortOrder = order;
    arrange();
}

}  // namespace ui

#include "moc_boggle_word_model.cpp"
