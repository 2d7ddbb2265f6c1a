// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/leaves/synergy_model.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/language/text.h"

namespace ui {

using engine::Equity;
using engine::Tile;

namespace {

QString wholePoints(Equity synergy)
{
    return signedScore({static_cast<std::int32_t>(std::lround(synergy.toPoints()))});
}

/// By the rounded number, so that a cell never contradicts what is printed elsewhere.
QString sign(Equity synergy)
{
    const QString text = signedEquity(synergy);
    return text.front().isDigit() ? QStringLiteral("0") : text.first(1);
}

}  // namespace

SynergyModel::SynergyModel(QObject* parent) : QAbstractTableModel(parent) {}

void SynergyModel::setBook(LeaveBookPtr book)
{
    beginResetModel();
    m_book = std::move(book);
    endResetModel();
}

QString SynergyModel::label(int tile) const
{
    return fromUtf8(m_book->rules->alphabet.label(static_cast<Tile>(tile)));
}

QString SynergyModel::explanation(int row, int column) const
{
    const engine::LeaveSynergy& synergy = m_book->synergy;
    const auto a = static_cast<Tile>(std::min(row, column));
    const auto b = static_cast<Tile>(std::max(row, column));
    const QString pair = label(a) + label(b);
    const auto value = synergy.at(a, b);
    if (!value) return tr("%1: not in the table").arg(pair);
    return tr("%1: worth %2 together, %3 and %4 alone; synergy %5")
        .arg(pair, signedEquity(*synergy.pairValue(a, b)), signedEquity(*synergy.value(a)),
             signedEquity(*synergy.value(b)), signedEquity(*value));
}

int SynergyModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() || !m_book ? 0 : m_book->synergy.kinds();
}

int SynergyModel::columnCount(const QModelIndex& parent) const
{
    return rowCount(parent);
}

QVariant SynergyModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount() || index.column() >= rowCount()) return {};
    // No tool tip: it would lie on the cells around, and the view's owner tells the same.
    if (role == Qt::AccessibleTextRole) return explanation(index.row(), index.column());
    const auto value =
        m_book->synergy.at(static_cast<Tile>(index.row()), static_cast<Tile>(index.column()));
    if (!value) return {};
    switch (role) {
    case Qt::DisplayRole: return signedEquity(*value);
    case WholeRole: return wholePoints(*value);
    case SignRole: return sign(*value);
    case LevelRole: {
        const Equity greatest = m_book->synergy.greatest();
        return greatest == Equity{} ? 0.0 : value->toPoints() / greatest.toPoints();
    }
    default: return {};
    }
}

QVariant SynergyModel::headerData(int section, Qt::Orientation, int role) const
{
    if (!m_book || section < 0 || section >= rowCount()) return {};
    if (role == Qt::DisplayRole) return label(section);
    if (role == Qt::TextAlignmentRole) return QVariant(Qt::AlignCenter);
    if (role != Qt::ToolTipRole && role != Qt::AccessibleTextRole) return {};
    const auto value = m_book->synergy.value(static_cast<Tile>(section));
    return value ? tr("%1 alone is worth %2").arg(label(section), signedEquity(*value))
                 : tr("%1 alone is not in the table").arg(label(section));
}

}  // namespace ui

#include "moc_synergy_model.cpp"
