// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/library/library_turn_model.h"

#include <algorithm>
#include <utility>
#include <vector>

#include <QFileInfo>
#include <QLocale>

#include "engine/game/review.h"
#include "ui/library/library_turn.h"
#include "ui/library/sorted_rows.h"
#include "ui/review/review_text.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;

constexpr double kTurnThousandths = 1000.0;
constexpr double kMillion = 1e6;

bool isTurnNumber(int column)
{
    return column == LibraryTurnModel::Turn || column == LibraryTurnModel::Score ||
           column == LibraryTurnModel::Lost;
}

/// A phony is something to look at again, but where it lost next to nothing and nobody calls it
/// worse it is told as that, as in a review.
bool isOnlyPhony(const LibraryTurnRow& row)
{
    const engine::ReviewTags tags{static_cast<std::uint16_t>(row.reasons)};
    return tags.has(engine::ReviewTag::Phony) && losesTooLittle(row.lost, row.win) &&
           row.said <= 1 && row.judged <= 1;
}

double numberOf(const LibraryTurnRow& row, int column)
{
    switch (column) {
    case LibraryTurnModel::Turn: return row.game.turn;
    case LibraryTurnModel::Score: return row.score;
    case LibraryTurnModel::Mistake: return std::max(row.said, row.judged);
    // What was not judged comes before all that was.
    default: return row.severity();
    }
}

}  // namespace

void LibraryTurnModel::setConcealed(bool concealed)
{
    if (std::exchange(m_concealed, concealed) == concealed || m_rows.isEmpty()) return;
    emit dataChanged(index(0, 0), index(static_cast<int>(m_rows.size()) - 1, ColumnCount - 1));
}

void LibraryTurnModel::setRows(QList<LibraryTurnRow> rows)
{
    beginResetModel();
    m_rows = std::move(rows);
    endResetModel();
}

int LibraryTurnModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int LibraryTurnModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int{ColumnCount};
}

QString LibraryTurnModel::sizeText(int size)
{
    switch (size) {
    case 1: return tr("small");
    case 2: return tr("medium");
    case 3: return tr("large");
    default: return {};
    }
}

QString LibraryTurnModel::pointsLost(const LibraryTurnRow& row)
{
    // Beside losses of the chance of winning.
    return tr("%1 pts").arg(
        QLocale().toString(static_cast<double>(row.lost) / kTurnThousandths, 'f', 1));
}

QString LibraryTurnModel::text(const LibraryTurnRow& row, int column) const
{
    switch (column) {
    case Players: {
        QStringList others = row.game.players.split(u" – "_s);
        others.removeOne(row.player);
        return others.isEmpty() ? row.player
                                : tr("%1 against %2").arg(row.player, others.join(u", "_s));
    }
    case Turn: return QLocale().toString(row.game.turn);
    case Rack: return row.rack;
    case Move: return row.move;
    case Score: return QLocale().toString(row.score);
    case Mistake:
        return isOnlyPhony(row) ? tagText(engine::ReviewTag::Phony)
                                : sizeText(std::max(row.said, row.judged));
    case Lost:
        if (row.lost < 0 || (isOnlyPhony(row) && row.lost <= 0 && row.win <= 0)) return u"–"_s;
        if (row.win >= 0) return percentText(static_cast<double>(row.win) / kMillion);
        return pointsLost(row);
    case Best: return row.best;
    case Why: {
        QStringList reasons;
        const engine::ReviewTags tags{static_cast<std::uint16_t>(row.reasons)};
        for (std::size_t i = 0; i < engine::kReviewTagCount; ++i) {
            const auto tag = static_cast<engine::ReviewTag>(i);
            if (tags.has(tag)) reasons.append(tagText(tag));
        }
        return reasons.join(u", "_s);
    }
    case Phase:
        return row.phase >= 0 && row.phase < static_cast<int>(engine::kGamePhaseCount)
                   ? phaseText(static_cast<engine::GamePhase>(row.phase))
                   : QString();
    case Tags: return row.game.tags;
    case Date: return row.game.date;
    case File: {
        const QString name = QFileInfo(row.game.path).fileName();
        return row.game.chapter > 0 ? u"%1, %2"_s.arg(name).arg(row.game.chapter + 1) : name;
    }
    default: return {};
    }
}

QString LibraryTurnModel::lostHelp(const LibraryTurnRow& row)
{
    if (row.lost < 0) return tr("not judged by a review");
    const QString points =
        QLocale().toString(static_cast<double>(row.lost) / kTurnThousandths, 'f', 1);
    const auto judge = static_cast<engine::JudgedBy>(row.judge);
    if (row.win < 0) return tr("%1 points (%2)").arg(points, judgedByText(judge));
    return tr("%1 of the chance of winning, %2 points (%3)")
        .arg(percentText(static_cast<double>(row.win) / kMillion), points, judgedByText(judge));
}

QVariant LibraryTurnModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const LibraryTurnRow& row = m_rows[index.row()];
    const bool tells = index.column() == Best || index.column() == Why || index.column() == Lost ||
                       index.column() == Mistake || index.column() == Tags;
    if (m_concealed && tells && (role == Qt::DisplayRole || role == Qt::ToolTipRole)) return u"…"_s;
    switch (role) {
    case Qt::DisplayRole: return text(row, index.column());
    case Qt::ToolTipRole:
        if (index.column() == File) return row.game.path;
        if (index.column() == Mistake && row.said + row.judged > 0 && !isOnlyPhony(row)) {
            QStringList parts;
            if (row.said > 0)
                parts.append(tr("by a mark, a tag or a phony: %1").arg(sizeText(row.said)));
            if (row.judged > 0) parts.append(tr("by the review: %1").arg(sizeText(row.judged)));
            return parts.join(u'\n');
        }
        if (index.column() == Lost) return lostHelp(row);
        return text(row, index.column());
    case Qt::TextAlignmentRole:
        return isTurnNumber(index.column()) ? QVariant(Qt::AlignRight | Qt::AlignVCenter)
                                            : QVariant();
    default: return {};
    }
}

QVariant LibraryTurnModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || (role != Qt::DisplayRole && role != Qt::ToolTipRole))
        return {};
    if (role == Qt::ToolTipRole && section == Mistake)
        return tr("The larger of what marks and tags call the turn and what the review says");
    switch (section) {
    case Players: return tr("Players");
    case Turn: return tr("Turn");
    case Rack: return tr("Rack");
    case Move: return tr("Move");
    case Score: return tr("Score");
    case Mistake: return tr("Mistake");
    case Lost: return tr("Lost");
    case Best: return tr("Best");
    case Why: return tr("Why");
    case Phase: return tr("Phase");
    case Tags: return tr("Tags");
    case Date: return tr("Date");
    case File: return tr("File");
    default: return {};
    }
}

void LibraryTurnModel::sort(int column, Qt::SortOrder order)
{
    emit layoutAboutToBeChanged();
    const std::vector<int> placeOf =
        sortRows(m_rows, order, [&](const LibraryTurnRow& a, const LibraryTurnRow& b) {
            if (isTurnNumber(column) || column == Mistake)
                return numberOf(a, column) < numberOf(b, column);
            return QString::compare(text(a, column), text(b, column), Qt::CaseInsensitive) < 0;
        });
    const QModelIndexList before = persistentIndexList();
    QModelIndexList after;
    after.reserve(before.size());
    for (const QModelIndex& index : before)
        after.append(this->index(placeOf[static_cast<std::size_t>(index.row())], index.column()));
    changePersistentIndexList(before, after);
    emit layoutChanged();
}

}  // namespace ui

#include "moc_library_turn_model.cpp"
