// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/simulation/simulation_model.h"

#include <algorithm>
#include <utility>

#include <QFont>
#include <QGuiApplication>
#include <QLocale>
#include <QPalette>

#include "engine/search/simulation_state.h"
#include "ui/document/move_name.h"
#include "ui/language/text.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;

std::size_t at(int index)
{
    return static_cast<std::size_t>(index);
}

}  // namespace

void SimulationModel::setState(PositionPtr position, SimulationPtr state,
                               std::function<int(int)> colourOf, bool reorder)
{
    const bool other = position != m_position || !state || !m_state;
    m_colourOf = std::move(colourOf);
    if (other) {
        beginResetModel();
        m_position = std::move(position);
        m_state = std::move(state);
        m_rows = wantedRows();
        endResetModel();
        return;
    }
    m_state = std::move(state);
    std::vector<int> wanted = wantedRows();
    const auto sorted = [](std::vector<int> ids) {
        std::ranges::sort(ids);
        return ids;
    };
    const bool sameOnes = sorted(wanted) == sorted(m_rows);
    if (wanted != m_rows && (reorder || !sameOnes)) {
        emit layoutAboutToBeChanged();
        const QModelIndexList before = persistentIndexList();
        const std::vector<int> rows = std::exchange(m_rows, std::move(wanted));
        QModelIndexList after;
        for (const QModelIndex& old : before) {
            const auto parentId = static_cast<int>(old.internalId());
            if (parentId > 0) {
                // A ply: its parent is found by the id that it carries.
                after.append(rowOf(parentId - 1) >= 0 ? old : QModelIndex());
                continue;
            }
            const int id = rows[at(old.row())];
            const auto found = std::ranges::find(m_rows, id);
            after.append(found == m_rows.end()
                             ? QModelIndex()
                             : index(static_cast<int>(found - m_rows.begin()), old.column()));
        }
        changePersistentIndexList(before, after);
        emit layoutChanged();
    }
    if (m_rows.empty()) return;
    const int last = static_cast<int>(m_rows.size()) - 1;
    emit dataChanged(index(0, 0), index(last, ColumnCount - 1));
    for (int row = 0; row <= last; ++row) {
        const QModelIndex parent = index(row, 0);
        if (const int plies = rowCount(parent); plies > 0)
            emit dataChanged(index(0, 0, parent), index(plies - 1, ColumnCount - 1, parent));
    }
}

bool SimulationModel::rests(const engine::SimulatedCandidate& candidate) const
{
    return candidate.standing == engine::ArmStanding::Beaten ||
           candidate.standing == engine::ArmStanding::Joined;
}

std::vector<int> SimulationModel::wantedRows() const
{
    std::vector<int> rows;
    if (!m_state) return rows;
    std::vector<int> resting;
    for (const auto& candidate : m_state->candidates)
        (rests(candidate) ? resting : rows).push_back(candidate.id);
    if (!resting.empty()) rows.push_back(kDivider);
    rows.insert(rows.end(), resting.begin(), resting.end());
    return rows;
}

const engine::SimulatedCandidate* SimulationModel::byId(int id) const
{
    if (!m_state) return nullptr;
    const auto found = std::ranges::find(m_state->candidates, id, &engine::SimulatedCandidate::id);
    return found == m_state->candidates.end() ? nullptr : &*found;
}

const engine::SimulatedCandidate* SimulationModel::candidate(const QModelIndex& index) const
{
    if (!index.isValid()) return nullptr;
    const auto parentId = static_cast<int>(index.internalId());
    if (parentId > 0) return byId(parentId - 1);
    if (index.row() >= static_cast<int>(m_rows.size())) return nullptr;
    const int id = m_rows[at(index.row())];
    return id == kDivider ? nullptr : byId(id);
}

int SimulationModel::rowOf(int id) const
{
    const auto found = std::ranges::find(m_rows, id);
    return id == kDivider || found == m_rows.end() ? -1 : static_cast<int>(found - m_rows.begin());
}

int SimulationModel::dividerRow() const
{
    const auto found = std::ranges::find(m_rows, kDivider);
    return found == m_rows.end() ? -1 : static_cast<int>(found - m_rows.begin());
}

QModelIndex SimulationModel::index(int row, int column, const QModelIndex& parent) const
{
    if (column < 0 || column >= ColumnCount || row < 0 || row >= rowCount(parent)) return {};
    if (!parent.isValid()) return createIndex(row, column, quintptr{0});
    return createIndex(row, column, static_cast<quintptr>(m_rows[at(parent.row())] + 1));
}

QModelIndex SimulationModel::parent(const QModelIndex& index) const
{
    const auto parentId = static_cast<int>(index.internalId());
    if (!index.isValid() || parentId == 0) return {};
    const int row = rowOf(parentId - 1);
    return row < 0 ? QModelIndex() : createIndex(row, 0, quintptr{0});
}

int SimulationModel::rowCount(const QModelIndex& parent) const
{
    if (!parent.isValid()) return static_cast<int>(m_rows.size());
    if (parent.internalId() != 0 || parent.column() != 0) return 0;
    const engine::SimulatedCandidate* of = candidate(parent);
    return of ? static_cast<int>(of->byPly.size()) : 0;
}

int SimulationModel::columnCount(const QModelIndex&) const
{
    return ColumnCount;
}

Qt::ItemFlags SimulationModel::flags(const QModelIndex& index) const
{
    // Keys pass the divider: nothing is shown of it.
    if (index.isValid() && index.internalId() == 0 && !candidate(index)) return Qt::NoItemFlags;
    return QAbstractItemModel::flags(index);
}

QString SimulationModel::text(const engine::SimulatedCandidate& candidate, int column) const
{
    const QLocale locale;
    const bool leads = candidate.standing == engine::ArmStanding::Leads;
    const bool none = candidate.iterations() == 0;
    switch (column) {
    case MoveColumn: return markedMoveName(*m_position, candidate.move);
    case WinColumn: return none ? tr("–") : shareText(candidate.win.mean());
    case ErrorColumn: return none ? QString() : plusMinusShare(candidate.win);
    case GapColumn: {
        const engine::PairedDifference& gap = candidate.difference;
        if (leads) return tr("leads");
        if (candidate.standing == engine::ArmStanding::Joined) return tr("as good");
        if (gap.win.count == 0) return tr("–");
        // Where both always won, or always lost, the points decide.
        if (gap.win.squares == 0) return tr("%1 points").arg(signedDecimal(gap.equity.mean()));
        return u"%1 %2"_s.arg(signedDecimal(100 * gap.win.mean()), plusMinusGap(gap.win));
    }
    case BestColumn: return none ? tr("–") : bestProbabilityText(candidate.bestProbability);
    case EquityColumn: return none ? tr("–") : signedDecimal(candidate.equity.mean());
    case IterationsColumn: {
        const QString count = locale.toString(static_cast<qlonglong>(candidate.iterations()));
        const bool behind = !rests(candidate) && candidate.iterations() < m_state->iterations;
        return behind ? tr("%1 ↑").arg(count) : count;
    }
    case StaticColumn: return signedEquity(candidate.staticEquity);
    default: return {};
    }
}

QString SimulationModel::plyText(const engine::SimulatedCandidate& candidate, int ply,
                                 int column) const
{
    const QLocale locale;
    const engine::SimulatedPly& played = candidate.byPly[at(ply)];
    const int players = m_position->playerCount();
    switch (column) {
    case MoveColumn: {
        const int seat = (ply + 1) % players;
        const QString who = seat == 0      ? tr("you")
                            : players == 2 ? tr("opponent")
                                           : tr("opponent %1").arg(seat);
        return tr("%1  %2").arg(QString::number(ply + 1), who);
    }
    case WinColumn: return tr("%1 points").arg(locale.toString(played.score.mean(), 'f', 1));
    case ErrorColumn: return tr("σ %1").arg(locale.toString(played.score.deviation(), 'f', 1));
    case GapColumn: return tr("bingos %1 %").arg(shareText(played.bingoShare()));
    default: return {};
    }
}

QString SimulationModel::spoken(const engine::SimulatedCandidate& candidate) const
{
    const QString text =
        tr("%1, wins %2 % %3, %4, equity %5, %6 iterations")
            .arg(this->text(candidate, MoveColumn), this->text(candidate, WinColumn),
                 this->text(candidate, ErrorColumn), this->text(candidate, GapColumn),
                 this->text(candidate, EquityColumn), this->text(candidate, IterationsColumn));
    return rests(candidate) ? tr("%1, rests").arg(text) : text;
}

QVariant SimulationModel::candidateData(const engine::SimulatedCandidate& candidate, int column,
                                        int role) const
{
    switch (role) {
    case Qt::DisplayRole: return text(candidate, column);
    case Qt::AccessibleTextRole:
        return column == MoveColumn ? spoken(candidate) : text(candidate, column);
    case Qt::ToolTipRole: {
        const std::int64_t common = candidate.difference.win.count;
        const QString source = provenanceText(*m_state, candidate);
        // The leader may have been through more scenarios, or fewer.
        if (column != GapColumn || common == 0) return source;
        return QString(
            tr("Over the %1 scenarios that both met, so that it needn't be the difference of "
               "the shares, which are of all that each met.")
                .arg(QLocale().toString(static_cast<qlonglong>(common))) +
            u'\n' + source);
    }
    case Qt::FontRole: {
        QFont font = QGuiApplication::font();
        if (column == StaticColumn) font.setItalic(true);
        else if (column == WinColumn || candidate.standing == engine::ArmStanding::Leads)
            font.setBold(true);
        else return {};
        return font;
    }
    case Qt::ForegroundRole:
        if (rests(candidate) || column == StaticColumn)
            return QGuiApplication::palette().brush(QPalette::PlaceholderText);
        return {};
    case ColourRole: return m_colourOf ? m_colourOf(candidate.id) : -1;
    case RestingRole: return rests(candidate);
    default: return {};
    }
}

QVariant SimulationModel::plyData(const engine::SimulatedCandidate& candidate, int ply, int column,
                                  int role) const
{
    switch (role) {
    case Qt::DisplayRole:
    case Qt::AccessibleTextRole: return plyText(candidate, ply, column);
    case BingoRole:
        return column == BestColumn ? QVariant(candidate.byPly[at(ply)].bingoShare()) : QVariant();
    case OwnPlyRole: return (ply + 1) % m_position->playerCount() == 0;
    case ColourRole: return m_colourOf ? m_colourOf(candidate.id) : -1;
    default: return {};
    }
}

QVariant SimulationModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const int column = index.column();
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(Qt::Alignment(
            Qt::AlignVCenter | (column == MoveColumn ? Qt::AlignLeft : Qt::AlignRight)));
    const engine::SimulatedCandidate* of = candidate(index);
    if (!of) {
        if (role == DividerRole) return true;
        if (column != MoveColumn) return {};
        if (role == Qt::ForegroundRole)
            return QGuiApplication::palette().brush(QPalette::PlaceholderText);
        if (role == Qt::DisplayRole) return tr("❚❚ resting: surely worse, or no different");
        if (role == Qt::ToolTipRole || role == Qt::AccessibleTextRole)
            return tr("❚❚ resting: surely worse, or no different; wake by themselves if the leader "
                      "falls");
        return {};
    }
    if (index.internalId() == 0) return candidateData(*of, column, role);
    if (index.row() >= static_cast<int>(of->byPly.size())) return {};
    return plyData(*of, index.row(), column, role);
}

QVariant SimulationModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal) return {};
    if (role == Qt::TextAlignmentRole) return QVariant::fromValue(Qt::Alignment(Qt::AlignCenter));
    if (role == Qt::DisplayRole) {
        switch (section) {
        case MoveColumn: return tr("Move");
        case WinColumn: return tr("Win %");
        case ErrorColumn: return tr("±");
        case GapColumn: return tr("Δ leader");
        case BestColumn: return tr("P(best)");
        case EquityColumn: return tr("Equity");
        case IterationsColumn: return tr("Iterations");
        case StaticColumn: return tr("Static");
        default: return {};
        }
    }
    if (role != Qt::ToolTipRole && role != Qt::AccessibleTextRole) return {};
    switch (section) {
    case MoveColumn: return tr("Candidates: open one to see what is played after it, ply by ply");
    case WinColumn: return tr("Share of games won in the simulation, per cent");
    case ErrorColumn: return tr("Half of the 95 % interval of the share of games won");
    case GapColumn:
        return tr("Gap to the leader in games won, with its own 95 % interval, over the draws that "
                  "both met");
    case BestColumn: return tr("How likely this is the best candidate");
    case EquityColumn: return tr("Mean gain of spread, points");
    case IterationsColumn: return tr("Iterations; an arrow: it is catching up");
    case StaticColumn: return tr("Equity without looking ahead, a static estimate");
    default: return {};
    }
}

}  // namespace ui

#include "moc_simulation_model.cpp"
