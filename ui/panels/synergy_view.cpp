// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/synergy_view.h"

#include <algorithm>
#include <array>
#include <cmath>

#include <QHeaderView>
#include <QPainter>

#include "ui/models/synergy_model.h"
#include "ui/theme/contrast.h"
#include "ui/theme/theme.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;

constexpr int kSmallestCell = 18;
constexpr int kLargestCell = 46;

/// Small differences matter more than those among the greatest.
std::size_t stepOf(double level)
{
    const double bent = std::copysign(std::sqrt(std::abs(level)), level);
    return static_cast<std::size_t>(std::clamp<long>(std::lround(bent * 3), -3, 3) + 3);
}

}  // namespace

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
        QFont font = option.font;
        font.setPixelSize(std::clamp(area.height() - 7, 9, QFontInfo(font).pixelSize()));
        painter->setFont(font);
        const QFontMetrics metrics(font);
        for (const int role :
             {int{Qt::DisplayRole}, int{SynergyModel::WholeRole}, int{SynergyModel::SignRole}}) {
            const QString text = index.data(role).toString();
            if (role != SynergyModel::SignRole &&
                metrics.horizontalAdvance(text) > area.width() - 3)
                continue;
            painter->drawText(area, Qt::AlignCenter, text);
            break;
        }
    }
    if (option.state.testFlag(QStyle::State_Selected)) {
        painter->setPen(QPen(theme.cursor, 2));
        painter->drawRect(area.adjusted(1, 1, -1, -1));
    }
    painter->restore();
}

SynergyView::SynergyView(QWidget* parent) : QTableView(parent)
{
    setObjectName(u"synergyTable"_s);
    setItemDelegate(new SynergyDelegate(this));
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
