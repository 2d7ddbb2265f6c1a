// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/endings/draw_matrix.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include <QFont>
#include <QLocale>

#include "ui/document/move_name.h"
#include "ui/language/text.h"
#include "ui/position/simulated.h"

namespace ui {

using engine::PreEndgameResult;

namespace {

using namespace Qt::StringLiterals;

/// The columns that are no draws: those before and behind them where they stand first.
constexpr int kFront = 2;
constexpr int kSums = 4;

QString countOf(std::int64_t number)
{
    return QLocale().toString(static_cast<qlonglong>(number));
}

/// Behind blanks as wide as figures, as long as the largest count of its row may be.
QString countOf(std::int64_t number, std::int64_t largest)
{
    constexpr QChar kFigureSpace(0x2007);
    return countOf(number).rightJustified(countOf(largest).size(), kFigureSpace);
}

}  // namespace

QString resultSign(PreEndgameResult result)
{
    switch (result) {
    case PreEndgameResult::Wins: return u"+"_s;
    case PreEndgameResult::Ties: return u"="_s;
    case PreEndgameResult::Loses: return u"−"_s;
    case PreEndgameResult::Depends: return u"±"_s;
    case PreEndgameResult::Unknown: break;
    }
    return u"?"_s;
}

void DrawMatrix::setState(PositionPtr position, StatePtr state, const engine::Rack& filter)
{
    std::vector<std::size_t> draws;
    std::vector<std::size_t> rows;
    if (state) {
        draws = engine::drawsWith(state->draws, filter);
        rows = engine::rowsByDraws(*state, draws);
        // Of many draws those come first that were looked at.
        if (draws.size() > kFewDraws)
            std::stable_partition(draws.begin(), draws.end(), [&](std::size_t draw) {
                return std::ranges::any_of(
                    state->rows, [draw](const auto& row) { return row.cells[draw].solved; });
            });
    }
    const bool same = m_position == position && m_state && state && draws == m_draws &&
                      rows.size() == m_rows.size();
    if (!same) beginResetModel();
    m_position = std::move(position);
    m_state = std::move(state);
    m_draws = std::move(draws);
    m_rows = std::move(rows);
    if (!same) return endResetModel();
    // Which bags are won is in the headings.
    emit headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
    if (rowCount() > 0) emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

int DrawMatrix::firstDraw() const
{
    return drawsStandFirst() ? kFront : kFront + kSums;
}

DrawMatrix::Kind DrawMatrix::kindOf(int column) const
{
    const int draws = static_cast<int>(m_draws.size());
    if (column == 0) return Kind::Move;
    if (column == 1) return Kind::Score;
    if (column >= firstDraw() && column < firstDraw() + draws) return Kind::Draw;
    const int sum = column - kFront - (drawsStandFirst() ? draws : 0);
    return static_cast<Kind>(static_cast<int>(Kind::Results) + sum);
}

std::optional<std::size_t> DrawMatrix::drawOf(int column) const
{
    if (column < 0 || kindOf(column) != Kind::Draw) return std::nullopt;
    return m_draws[static_cast<std::size_t>(column - firstDraw())];
}

int DrawMatrix::columnOf(std::size_t draw) const
{
    const auto found = std::ranges::find(m_draws, draw);
    return found == m_draws.end() ? -1 : firstDraw() + static_cast<int>(found - m_draws.begin());
}

const engine::PreEndgameRow* DrawMatrix::row(int row) const
{
    return row >= 0 && row < static_cast<int>(m_rows.size())
               ? &m_state->rows[m_rows[static_cast<std::size_t>(row)]]
               : nullptr;
}

int DrawMatrix::rowOf(const engine::Move& move) const
{
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        if (m_state->rows[m_rows[i]].move == move) return static_cast<int>(i);
    return -1;
}

QString DrawMatrix::drawText(std::size_t draw) const
{
    return fromUtf8(m_position->rules().alphabet.written(m_state->draws[draw].bag.tiles()));
}

int DrawMatrix::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int DrawMatrix::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : kFront + kSums + static_cast<int>(m_draws.size());
}

QVariant DrawMatrix::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Vertical) return {};
    const Kind kind = kindOf(section);
    if (role == Qt::TextAlignmentRole)
        return QVariant(kind == Kind::Move ? Qt::AlignLeft | Qt::AlignVCenter : Qt::AlignCenter);
    if (kind == Kind::Draw) {
        const std::size_t draw = *drawOf(section);
        const std::int64_t orders = m_state->draws[draw].orders;
        const QString tiles =
            orders == 1 ? drawText(draw) : tr("%1 ×%2").arg(drawText(draw), countOf(orders));
        if (role == NameRole) return tiles;
        if (role == Qt::DisplayRole)
            return u"%1\n%2"_s.arg(tiles, resultSign(engine::bestResult(*m_state, draw)));
        if (role == Qt::ToolTipRole || role == Qt::AccessibleTextRole)
            return tr("In the bag %1, %n orders of these tiles: %2. A click shows such bags only",
                      nullptr, static_cast<int>(orders))
                .arg(drawText(draw), bestText(draw));
        return {};
    }
    if (role == Qt::DisplayRole) {
        switch (kind) {
        case Kind::Move: return tr("Move");
        case Kind::Score: return tr("Score");
        case Kind::Results: return tr("+ = −");
        case Kind::Points: return tr("Wins");
        case Kind::Spread: return tr("Spread");
        default: return tr("Exact");
        }
    }
    if (role == Qt::ToolTipRole) {
        switch (kind) {
        case Kind::Results: return tr("Wins, ties and losses, by orders of the tiles in the bag");
        case Kind::Points: return tr("Wins and half of the ties, of the orders that are solved");
        case Kind::Spread: return tr("Mean spread at the end, over what is solved");
        case Kind::Exact: return tr("■ all of it is proved; ○ what was solved so far, or guessed");
        default: return {};
        }
    }
    return {};
}

QString DrawMatrix::exactText(const engine::PreEndgameRow& row,
                              const engine::PreEndgameSum& sum) const
{
    if (sum.exact) return u"■"_s;
    const QString share = tr("%1/%2").arg(countOf(sum.solved), countOf(sum.of));
    if (row.cut) return tr("✕ %1").arg(share);
    if (sum.solved < sum.of) return tr("○ %1").arg(share);
    return tr("○ depth %1").arg(sum.depth);
}

QString DrawMatrix::rowText(const engine::PreEndgameRow& row, Kind kind) const
{
    if (kind == Kind::Move) return moveName(*m_position, row.move);
    if (kind == Kind::Score) return countOf(row.move.score.points);
    const engine::PreEndgameSum sum = engine::sumOver(row, m_state->draws, m_draws);
    if (kind == Kind::Exact) return exactText(row, sum);
    if (sum.solved == 0) return {};
    switch (kind) {
    case Kind::Results:
        return u"%1 %2 %3"_s.arg(countOf(sum.wins, sum.of), countOf(sum.ties, sum.of),
                                 countOf(sum.losses, sum.of));
    case Kind::Points: {
        const bool whole = sum.ties % 2 == 0;
        // Of what is known: an unfinished count must not look like a finished one.
        return tr("%1/%2").arg(QLocale().toString(sum.points(), 'f', whole ? 0 : 1),
                               countOf(sum.solved));
    }
    default: break;
    }
    const double spread = m_position->spread().points + sum.gain;
    const QString text = signedDecimal(spread);
    return sum.gainExact ? text : tr("≈ %1").arg(text);
}

QString DrawMatrix::cellText(const engine::PreEndgameRow& row, std::size_t draw) const
{
    const engine::PreEndgameCell& cell = row.cells[draw];
    const PreEndgameResult result = engine::resultOf(row, cell);
    if (result == PreEndgameResult::Unknown) return u"·"_s;
    if (result == PreEndgameResult::Depends)
        return u"±%1/%2"_s.arg(countOf(cell.wins), countOf(m_state->draws[draw].orders));
    if (!cell.gainProved) return resultSign(result);
    const int spread = static_cast<int>(std::lround(m_position->spread().points + cell.gain));
    return spread == 0 ? u"="_s : signedScore({spread});
}

QString DrawMatrix::cellHelp(const engine::PreEndgameRow& row, std::size_t draw) const
{
    const engine::PreEndgameCell& cell = row.cells[draw];
    QStringList parts{tr("%1, in the bag %2").arg(moveName(*m_position, row.move), drawText(draw))};
    switch (engine::resultOf(row, cell)) {
    case PreEndgameResult::Wins: parts << tr("wins"); break;
    case PreEndgameResult::Ties: parts << tr("a tie"); break;
    case PreEndgameResult::Loses: parts << tr("loses"); break;
    case PreEndgameResult::Depends:
        parts << tr("by the order of the tiles %1 wins, %2 ties, %3 losses")
                     .arg(countOf(cell.wins), countOf(cell.ties), countOf(cell.losses));
        break;
    case PreEndgameResult::Unknown: parts << tr("not looked at"); return parts.join(u" · "_s);
    }
    parts << (cell.isProved ? tr("proved") : tr("%n plies only, not proved", nullptr, cell.depth));
    const QString spread = signedDecimal(m_position->spread().points + cell.gain);
    parts << (cell.gainProved ? tr("spread %1").arg(spread) : tr("spread about %1").arg(spread));
    if (cell.hasReply)
        parts << tr("the opponent answers %1").arg(moveName(*m_position, cell.reply));
    return parts.join(u" · "_s);
}

QString DrawMatrix::rowHelp(const engine::PreEndgameRow& row) const
{
    const engine::PreEndgameSum sum = engine::sumOver(row, m_state->draws, m_draws);
    QStringList parts{tr("%1: %2 wins, %3 ties, %4 losses of %5")
                          .arg(moveName(*m_position, row.move), countOf(sum.wins),
                               countOf(sum.ties), countOf(sum.losses), countOf(sum.of))};
    // Of the bags that are shown all may be known.
    if (row.cut && sum.solved < sum.of)
        parts << tr("left after %1 of %2: it can't reach the best any more, the rest is unknown")
                     .arg(countOf(sum.solved), countOf(sum.of));
    else if (sum.exact) parts << tr("all of it is proved");
    else if (sum.solved < sum.of)
        parts << tr("%1 of %2 looked at").arg(countOf(sum.solved), countOf(sum.of));
    else parts << tr("judged by %n plies, not proved", nullptr, sum.depth);
    return parts.join(u" · "_s);
}

QString DrawMatrix::bestText(std::size_t draw) const
{
    switch (engine::bestResult(*m_state, draw)) {
    case PreEndgameResult::Wins: return tr("some of these moves wins");
    case PreEndgameResult::Ties: return tr("a tie at best");
    case PreEndgameResult::Depends: return tr("it depends on the order of the tiles");
    case PreEndgameResult::Loses: return tr("none of these moves wins");
    case PreEndgameResult::Unknown: break;
    }
    return tr("not known yet whether a move wins");
}

QVariant DrawMatrix::data(const QModelIndex& index, int role) const
{
    if (!m_state || !index.isValid()) return {};
    const engine::PreEndgameRow* each = row(index.row());
    if (!each) return {};
    const Kind kind = kindOf(index.column());
    const std::optional<std::size_t> draw = drawOf(index.column());
    switch (role) {
    case Qt::DisplayRole: return draw ? cellText(*each, *draw) : rowText(*each, kind);
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole: return draw ? cellHelp(*each, *draw) : rowHelp(*each);
    case Qt::TextAlignmentRole:
        if (kind == Kind::Move) return QVariant(Qt::AlignLeft | Qt::AlignVCenter);
        // Figures stand below each other by their places.
        if (kind == Kind::Score || kind == Kind::Points || kind == Kind::Spread)
            return QVariant(Qt::AlignRight | Qt::AlignVCenter);
        return QVariant(Qt::AlignCenter);
    case Qt::FontRole: {
        QFont font;
        if (each->exact && (kind == Kind::Move || kind == Kind::Points)) font.setBold(true);
        if (!each->exact && !draw) font.setItalic(true);
        return font;
    }
    case ResultRole:
        return draw ? QVariant(static_cast<int>(engine::resultOf(*each, each->cells[*draw])))
                    : QVariant();
    case ProvedRole: return draw ? QVariant(each->cells[*draw].isProved) : QVariant();
    case LeftRole: return each->cut;
    default: return {};
    }
}

}  // namespace ui

#include "moc_draw_matrix.cpp"
