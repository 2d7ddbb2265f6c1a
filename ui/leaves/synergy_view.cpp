// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/leaves/synergy_view.h"

#include <algorithm>
#include <array>
#include <cmath>

#include <QHeaderView>
#include <QPainter>

#include "ui/leaves/synergy_model.h"
#include "ui/theme/contrast.h"
#include "ui/theme/theme.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;

constexpr int kSmallestCell = 18;
constexpr int kLargestCell = 46;
constexpr int kSmallestFont = 9;

/// Small differences matter more than those among the greatest.
std::size_t stepOf(double level)
{
    const double bent = std::copysign(std::sqrt(std::abs(level)), level);
    return static_cast<std::size_t>(std::clamp<long>(std::lround(bent * 3), -3, 3) + 3);
}

}  // namespace

void SynergyDelegate::fit(const QAbstractItemModel& model, QSize cell, const QFont& font)
{
    m_font = font;
    const int largest = QFontInfo(font).pixelSize();
    for (const int role : {int{Qt::DisplayRole}, int{SynergyModel::WholeRole}}) {
        QStringList texts;
        for (int row = 0; row < model.rowCount(); ++row)
            for (int column = 0; column <= row; ++column)
                texts.append(model.index(row, column).data(role).toString());
        for (int size = std::min(largest, cell.height() - 6); size >= kSmallestFont; --size) {
            m_font.setPixelSize(size);
            const QFontMetrics metrics(m_font);
            const bool fits = std::ranges::all_of(texts, [&](const QString& text) {
                return metrics.horizontalAdvance(text) <= cell.width() - 2;
            });
            if (!fits) continue;
            m_role = role;
            return;
        }
    }
    m_font.setPixelSize(std::min(largest, cell.height() - 6));
    m_role = SynergyModel::SignRole;
}

void SynergyDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                            const QModelIndex& index) const
{
    const Theme& theme = Theme::current();
    const QRect area = option.rect;
    const QVariant level = index.data(SynergyModel::LevelRole);
    painter->save();
    if (!level.isValid()) {
        painter->fillRect(area, QBrush(theme.palette.color(QPalette::Mid), Qt::BDiagPattern));
    } else {
        const QColor fill = theme.signedScale[stepOf(level.toDouble())];
        painter->fillRect(area, fill);
        painter->setPen(readableInk(fill, QColor(0x10, 0x13, 0x1A), Qt::white));
        painter->setFont(m_font);
        painter->drawText(area, Qt::AlignCenter, index.data(m_role).toString());
    }
    if (option.state.testFlag(QStyle::State_Selected)) {
        painter->setPen(QPen(theme.cursor, 2));
        painter->drawRect(area.adjusted(1, 1, -1, -1));
    }
    painter->restore();
}

SynergyView::SynergyView(QWidget* parent)
    : QTableView(parent), m_delegate(new SynergyDelegate(this))
{
    setObjectName(u"synergyTable"_s);
    setItemDelegate(m_delegate);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setTabKeyNavigation(false);
    setShowGrid(false);
    setMouseTracking(true);
    setCornerButtonEnabled(false);
    for (QHeaderView* header : {horizontalHeader(), verticalHeader()}) {
        header->setSectionResizeMode(QHeaderView::Fixed);
        header->setMinimumSectionSize(kSmallestCell);
        header->setHighlightSections(true);
    }
    verticalHeader()->setDefaultAlignment(Qt::AlignCenter);
    connect(this, &QAbstractItemView::entered, this, &SynergyView::pointedAt);
}

void SynergyView::setModel(QAbstractItemModel* model)
{
    QTableView::setModel(model);
    connect(model, &QAbstractItemModel::modelReset, this, &SynergyView::fit);
    fit();
}

void SynergyView::fit()
{
    const int kinds = model() ? model()->columnCount() : 0;
    if (kinds == 0) return;
    int widest = 0;
    for (int kind = 0; kind < kinds; ++kind) {
        const QString label = model()->headerData(kind, Qt::Horizontal).toString();
        widest = std::max(widest, fontMetrics().horizontalAdvance(label));
    }
    verticalHeader()->setFixedWidth(widest + 12);
    const auto cell = [kinds](int room, int least) {
        return std::clamp(room / kinds, std::max(kSmallestCell, least), kLargestCell);
    };
    const int frame = 2 * frameWidth() + 16;
    horizontalHeader()->setDefaultSectionSize(
        cell(width() - frame - verticalHeader()->width(), widest + 6));
    const int tall = cell(height() - frame - horizontalHeader()->sizeHint().height(), 0);
    verticalHeader()->setDefaultSectionSize(
        std::min(tall, horizontalHeader()->defaultSectionSize()));
    m_delegate->fit(
        *model(),
        {horizontalHeader()->defaultSectionSize(), verticalHeader()->defaultSectionSize()}, font());
}

void SynergyView::resizeEvent(QResizeEvent* event)
{
    QTableView::resizeEvent(event);
    fit();
}

void SynergyView::leaveEvent(QEvent* event)
{
    QTableView::leaveEvent(event);
    emit pointedAt(currentIndex());
}

void SynergyView::currentChanged(const QModelIndex& current, const QModelIndex& previous)
{
    QTableView::currentChanged(current, previous);
    emit pointedAt(current);
}

}  // namespace ui

#include "moc_synergy_view.cpp"
