// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/library/library_model.h"

#include <utility>
#include <vector>

#include <QFileInfo>
#include <QLocale>

#include "ui/library/sorted_rows.h"
#include "ui/review/review_text.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;

/// Where nothing is known, or nothing was found.
const QString kNothing = u"–"_s;

/// Games of as many mistakes are ordered by the large ones.
constexpr double kMostMistakes = 100'000;

/// "423–389" as something to sort by: the points of the first player, then those of the second.
double pointsOf(const QString& result)
{
    constexpr double kMost = 100'000;
    const QStringList points = result.split(u'–');
    return points.value(0).toDouble() * kMost + points.value(1).toDouble();
}

bool isNumber(int column)
{
    return column == LibraryModel::ResultColumn || column == LibraryModel::Turns ||
           column == LibraryModel::Marked || column == LibraryModel::Mistakes ||
           column == LibraryModel::Lost;
}

/// What was not reviewed comes before all that was.
double numberOf(const LibraryRow& row, int column)
{
    const bool judged = row.reviewed && row.judged > 0;
    switch (column) {
    case LibraryModel::ResultColumn: return row.isPosition ? -1 : pointsOf(row.result);
    case LibraryModel::Turns: return row.turns;
    case LibraryModel::Mistakes: return judged ? row.mistakes + row.blunders / kMostMistakes : -1;
    case LibraryModel::Lost:
        return judged ? static_cast<double>(row.lost) / row.judged / 1000.0 : -1;
    default: return row.marked + row.withdrawn;
    }
}

}  // namespace

void LibraryModel::setRows(QList<LibraryRow> rows)
{
    beginResetModel();
    m_rows = std::move(rows);
    endResetModel();
}

int LibraryModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int LibraryModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int{ColumnCount};
}

QString LibraryModel::text(const LibraryRow& row, int column) const
{
    switch (column) {
    case Players: {
        const QString name = row.isPosition ? tr("Position: %1").arg(row.title) : row.players;
        return row.isCopy ? tr("%1 (other notes)").arg(name) : name;
    }
    case ResultColumn: return row.isPosition ? QString() : row.result;
    case Date: return row.date;
    case Lexicon: return row.lexicon;
    case Turns: return row.isPosition ? QString() : QLocale().toString(row.turns);
    case Marked: {
        QStringList parts;
        if (row.marked > 0) parts.append(u"? %1"_s.arg(row.marked));
        if (row.withdrawn > 0) parts.append(u"* %1"_s.arg(row.withdrawn));
        return parts.isEmpty() ? kNothing : parts.join(u"  "_s);
    }
    case Mistakes:
        if (!row.reviewed || row.judged == 0) return kNothing;
        // Large ones with the sign that they have everywhere.
        return row.blunders == 0 ? QLocale().toString(row.mistakes)
                                 : u"%1 (%2 %3)"_s.arg(QLocale().toString(row.mistakes),
                                                       qualitySign(Quality::Large),
                                                       QLocale().toString(row.blunders));
    case Lost:
        return row.reviewed && row.judged > 0 ? QLocale().toString(numberOf(row, Lost), 'f', 1)
                                              : kNothing;
    case Tags: return row.tags;
    case File: {
        const QString name = QFileInfo(row.path).fileName();
        return row.chapter > 0 ? u"%1, %2"_s.arg(name).arg(row.chapter + 1) : name;
    }
    default: return {};
    }
}

QVariant LibraryModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const LibraryRow& row = m_rows[index.row()];
    switch (role) {
    case Qt::DisplayRole: return text(row, index.column());
    case Qt::ToolTipRole:
        if (index.column() == File) return row.path;
        if (index.column() == Marked) {
            if (row.marked + row.withdrawn == 0) return tr("no move is marked");
            return tr("moves marked as doubtful or wrong: %1, phonies taken back: %2")
                .arg(row.marked)
                .arg(row.withdrawn);
        }
        if ((index.column() == Mistakes || index.column() == Lost) && !row.isPosition) {
            if (!row.reviewed) return tr("not reviewed yet");
            const QString of = tr("of %n turns judged", nullptr, row.judged);
            if (index.column() == Lost || row.judged == 0) return of;
            return tr("%1 mistakes, %2 of them large, %3")
                .arg(QLocale().toString(row.mistakes), QLocale().toString(row.blunders), of);
        }
        if (index.column() == Players && row.isCopy)
            return tr("The same game as another entry, with other notes");
        if (index.column() == Players && !row.title.isEmpty() && row.title != row.players)
            return u"%1\n%2"_s.arg(row.title, row.players).trimmed();
        return text(row, index.column());
    case Qt::TextAlignmentRole:
        return isNumber(index.column()) && index.column() != Marked
                   ? QVariant(Qt::AlignRight | Qt::AlignVCenter)
                   : QVariant();
    default: return {};
    }
}

QVariant LibraryModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Horizontal && role == Qt::ToolTipRole) {
        if (section == Marked)
            return tr("Moves marked as doubtful or wrong, and phonies taken back");
        if (section == Mistakes)
            return tr("Mistakes of all players, by the review; in brackets the large ones");
        if (section == Lost) return tr("Points lost per turn, by the review");
    }
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) return {};
    switch (section) {
    case Players: return tr("Players");
    case ResultColumn: return tr("Result");
    case Date: return tr("Date");
    case Lexicon: return tr("Lexicon");
    case Turns: return tr("Turns");
    case Marked: return tr("Marked");
    case Mistakes: return tr("Mistakes");
    case Lost: return tr("Lost/turn");
    case Tags: return tr("Tags");
    case File: return tr("File");
    default: return {};
    }
}

void LibraryModel::sort(int column, Qt::SortOrder order)
{
    emit layoutAboutToBeChanged();
    const auto less = [&](const LibraryRow& a, const LibraryRow& b) {
        if (isNumber(column)) return numberOf(a, column) < numberOf(b, column);
        return QString::compare(text(a, column), text(b, column), Qt::CaseInsensitive) < 0;
    };
    const std::vector<int> placeOf = sortRows(m_rows, order, less);
    // What is selected goes along.
    const QModelIndexList before = persistentIndexList();
    QModelIndexList after;
    after.reserve(before.size());
    for (const QModelIndex& index : before)
        after.append(this->index(placeOf[static_cast<std::size_t>(index.row())], index.column()));
    changePersistentIndexList(before, after);
    emit layoutChanged();
}

}  // namespace ui

#include "moc_library_model.cpp"
