// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/theme_style.h"

#include <algorithm>

#include <QAbstractItemModel>
#include <QAbstractScrollArea>
#include <QHeaderView>
#include <QLabel>
#include <QPainter>
#include <QStyleFactory>
#include <QStyleOptionToolButton>
#include <QStyleOptionViewItem>
#include <QTableView>
#include <QToolButton>
#include <QTreeView>

#include "ui/theme/contrast.h"
#include "ui/theme/line_icon.h"
#include "ui/theme/measures.h"
#include "ui/theme/theme.h"

namespace ui {

namespace {

constexpr int kRing = 2;

void drawRing(const QStyleOption* option, QPainter* painter, qreal radius)
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing, radius > 0);
    const bool onHighlight = option->state.testFlag(QStyle::State_Selected);
    painter->setPen(QPen(option->palette.color(onHighlight ? QPalette::Text : QPalette::Highlight),
                         kRing, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter->setBrush(Qt::NoBrush);
    const QRectF ring =
        QRectF(option->rect).adjusted(kRing / 2.0, kRing / 2.0, -kRing / 2.0, -kRing / 2.0);
    painter->drawRoundedRect(ring, radius, radius);
    painter->restore();
}

/// Fusion's own outline of a box that is not ticked is hardly seen on a dark ground.
void outlineBox(const QStyleOption* option, QPainter* painter, bool box)
{
    constexpr double kStrength = 0.6;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing, !box);
    painter->setBrush(Qt::NoBrush);
    painter->setPen(mixed(option->palette.color(QPalette::Base),
                          option->palette.color(QPalette::Text), kStrength));
    if (box) painter->drawRect(option->rect.adjusted(0, 0, -1, -1));
    else painter->drawEllipse(QRectF(option->rect).adjusted(0.5, 0.5, -0.5, -0.5));
    painter->restore();
}

/// Room for the arrow of a button that opens a menu at once.
constexpr int kArrowRoom = 16;

bool opensMenu(const QWidget* widget)
{
    const auto* button = qobject_cast<const QToolButton*>(widget);
    return button && button->menu() && button->popupMode() == QToolButton::InstantPopup;
}

void drawArrow(const QStyleOption* option, QPainter* painter)
{
    constexpr qreal kHalf = 3.5;
    const QPointF tip(option->rect.right() - kArrowRoom / 2.0, option->rect.center().y() + 2.5);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(option->palette.color(QPalette::ButtonText), 1.4, Qt::SolidLine,
                         Qt::RoundCap, Qt::RoundJoin));
    painter->drawPolyline(
        QPolygonF({tip - QPointF(kHalf, kHalf), tip, tip + QPointF(kHalf, -kHalf)}));
    painter->restore();
}

const QHeaderView* headerOf(const QWidget* widget)
{
    if (const auto* table = qobject_cast<const QTableView*>(widget))
        return table->horizontalHeader();
    const auto* tree = qobject_cast<const QTreeView*>(widget);
    return tree ? tree->header() : nullptr;
}

/// The column that is seen before another one; -1 where there is none.
int columnBefore(const QHeaderView& header, int column)
{
    int place = header.visualIndex(column) - 1;
    while (place >= 0 && header.isSectionHidden(header.logicalIndex(place))) --place;
    return place < 0 ? -1 : header.logicalIndex(place);
}

bool isRight(const QVariant& alignment)
{
    const auto flags = alignment.canConvert<Qt::Alignment>()
                           ? alignment.value<Qt::Alignment>()
                           : Qt::Alignment(QFlag(alignment.toInt()));
    return flags.testFlag(Qt::AlignRight);
}

/// Whether the cell is of words, and the one that is seen before it of figures, which end where it
/// begins.
bool cellFollowsFigures(const QStyleOptionViewItem& item, const QWidget* widget)
{
    const QHeaderView* header = headerOf(item.widget ? item.widget : widget);
    if (!header || !item.index.isValid() || item.direction == Qt::RightToLeft ||
        (item.displayAlignment & (Qt::AlignRight | Qt::AlignHCenter)))
        return false;
    const int before = columnBefore(*header, item.index.column());
    return before >= 0 && isRight(item.index.siblingAtColumn(before).data(Qt::TextAlignmentRole));
}

/// The same for the headings above them.
bool headingFollowsFigures(const QStyleOptionHeader& heading, const QWidget* widget)
{
    const auto* header = qobject_cast<const QHeaderView*>(widget);
    if (!header || !header->model() || heading.orientation != Qt::Horizontal ||
        heading.direction == Qt::RightToLeft ||
        (heading.textAlignment & (Qt::AlignRight | Qt::AlignHCenter)))
        return false;
    const int before = columnBefore(*header, heading.section);
    if (before < 0) return false;
    const QVariant own = header->model()->headerData(before, Qt::Horizontal, Qt::TextAlignmentRole);
    return isRight(own.isValid() ? own : QVariant::fromValue(header->defaultAlignment()));
}

bool followsFigures(const QStyleOption* option, const QWidget* widget)
{
    if (const auto* item = qstyleoption_cast<const QStyleOptionViewItem*>(option))
        return cellFollowsFigures(*item, widget);
    const auto* heading = qstyleoption_cast<const QStyleOptionHeader*>(option);
    return heading && headingFollowsFigures(*heading, widget);
}

/// What is checked stays so while another window has the focus.
QPalette::ColorGroup groupOf(const QStyleOption* option)
{
    return option->state & QStyle::State_Enabled ? QPalette::Active : QPalette::Disabled;
}

}  // namespace

ThemeStyle::ThemeStyle() : QProxyStyle(QStyleFactory::create(QStringLiteral("fusion"))) {}

void ThemeStyle::polish(QWidget* widget)
{
    QProxyStyle::polish(widget);
    auto* label = qobject_cast<QLabel*>(widget);
    if (label && label->textFormat() == Qt::AutoText) label->setTextFormat(Qt::PlainText);
    m_boxKeys.watch(*widget);
}

void ThemeStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option,
                               QPainter* painter, const QWidget* widget) const
{
    // Views and other things with a frame would show the focus only inside, if at all.
    const bool framed = element == PE_Frame && (option->state & State_HasFocus);
    if (element == PE_FrameFocusRect || framed) {
        if (framed) QProxyStyle::drawPrimitive(element, option, painter, widget);
        drawRing(option, painter, framed ? 0.0 : 3.0);
        return;
    }
    const bool checkedButton = element == PE_PanelButtonTool && (option->state & State_On);
    if (!checkedButton) {
        QProxyStyle::drawPrimitive(element, option, painter, widget);
        const bool box =
            element == PE_IndicatorCheckBox || element == PE_IndicatorItemViewItemCheck;
        if (box || element == PE_IndicatorRadioButton) outlineBox(option, painter, box);
        const bool edged = element == PE_FrameLineEdit || element == PE_Frame ||
                           element == PE_PanelButtonCommand || element == PE_FrameMenu;
        // Edges that are a little darker than their ground can't be seen on black.
        if (edged && Theme::current().dark && Theme::current().patterns) {
            painter->save();
            painter->setPen(option->palette.color(QPalette::Mid));
            painter->setBrush(Qt::NoBrush);
            painter->drawRect(option->rect.adjusted(0, 0, -1, -1));
            painter->restore();
        }
        return;
    }
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    QColor fill = option->palette.color(groupOf(option), QPalette::Highlight);
    if (option->state & State_Sunken) fill = fill.darker(115);
    painter->setPen(QPen(fill.darker(130), 1.0));
    painter->setBrush(fill);
    painter->drawRoundedRect(QRectF(option->rect).adjusted(0.5, 0.5, -0.5, -0.5), 3.0, 3.0);
    painter->restore();
}

void ThemeStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex* option,
                                    QPainter* painter, const QWidget* widget) const
{
    const auto* button = qstyleoption_cast<const QStyleOptionToolButton*>(option);
    if (control != CC_ToolButton || !button || !opensMenu(widget)) {
        QProxyStyle::drawComplexControl(control, option, painter, widget);
        return;
    }
    // Fusion's own mark for it, in the corner below the text, looks like an underscore.
    QStyleOptionToolButton plain(*button);
    plain.features &= ~QStyleOptionToolButton::HasMenu;
    QProxyStyle::drawComplexControl(control, &plain, painter, widget);
    drawArrow(option, painter);
}

QSize ThemeStyle::sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& size,
                                   const QWidget* widget) const
{
    QSize result = QProxyStyle::sizeFromContents(type, option, size, widget);
    if (type == CT_ToolButton && opensMenu(widget)) result.rwidth() += kArrowRoom;
    const bool inTable = type == CT_ItemViewItem || type == CT_HeaderSection;
    if (inTable && followsFigures(option, widget)) result.rwidth() += gap::kWide;
    return result;
}

QRect ThemeStyle::subElementRect(SubElement element, const QStyleOption* option,
                                 const QWidget* widget) const
{
    QRect result = QProxyStyle::subElementRect(element, option, widget);
    const bool content = element == SE_ItemViewItemText || element == SE_ItemViewItemDecoration;
    if (!content || result.isEmpty() || !followsFigures(option, widget)) return result;
    result.translate(gap::kWide, 0);
    result.setRight(std::min(result.right(), std::max(option->rect.right(), result.left())));
    return result;
}

void ThemeStyle::drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                             const QWidget* widget) const
{
    if (element == CE_DockWidgetTitle && widget) {
        // Qt keeps the font that a dock began with for its title.
        painter->save();
        painter->setFont(widget->font());
        QProxyStyle::drawControl(element, option, painter, widget);
        painter->restore();
        return;
    }
    const auto* heading = qstyleoption_cast<const QStyleOptionHeader*>(option);
    if (element == CE_HeaderLabel && heading && headingFollowsFigures(*heading, widget)) {
        QStyleOptionHeader moved(*heading);
        moved.rect.adjust(gap::kWide, 0, 0, 0);
        QProxyStyle::drawControl(element, &moved, painter, widget);
        return;
    }
    const auto* item = qstyleoption_cast<const QStyleOptionMenuItem*>(option);
    if (element == CE_MenuItem && item && item->checked && !item->icon.isNull()) {
        // Its picture would be in the colour for the ground of a checked button.
        QStyleOptionMenuItem plain(*item);
        const int side = proxy()->pixelMetric(PM_SmallIconSize, option, widget);
        const auto mode = item->state & State_Selected ? QIcon::Selected : QIcon::Normal;
        plain.icon = QIcon(
            item->icon.pixmap(QSize(side, side), painter->device()->devicePixelRatio(), mode));
        QProxyStyle::drawControl(element, &plain, painter, widget);
        return;
    }
    const auto* button = qstyleoption_cast<const QStyleOptionToolButton*>(option);
    if (element == CE_ToolButtonLabel && button && opensMenu(widget)) {
        QStyleOptionToolButton label(*button);
        label.rect.adjust(0, 0, -kArrowRoom, 0);
        QProxyStyle::drawControl(element, &label, painter, widget);
        return;
    }
    if (element != CE_ToolButtonLabel || !button || !(button->state & State_On)) {
        QProxyStyle::drawControl(element, option, painter, widget);
        return;
    }
    QStyleOptionToolButton checked(*button);
    const QColor ink = checked.palette.color(groupOf(option), QPalette::HighlightedText);
    checked.palette.setColor(QPalette::ButtonText, ink);
    checked.palette.setColor(QPalette::WindowText, ink);
    QProxyStyle::drawControl(element, &checked, painter, widget);
}

int ThemeStyle::pixelMetric(PixelMetric metric, const QStyleOption* option,
                            const QWidget* widget) const
{
    // Room for the ring, which what is scrolled would cover.
    if (metric == PM_DefaultFrameWidth && qobject_cast<const QAbstractScrollArea*>(widget))
        return kRing;
    return QProxyStyle::pixelMetric(metric, option, widget);
}

QIcon ThemeStyle::standardIcon(StandardPixmap icon, const QStyleOption* option,
                               const QWidget* widget) const
{
    if (icon == SP_LineEditClearButton) return lineIcon(QStringLiteral("close"));
    return QProxyStyle::standardIcon(icon, option, widget);
}

int ThemeStyle::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                          QStyleHintReturn* result) const
{
    // Their pictures are of no theme.
    if (hint == SH_DialogButtonBox_ButtonsHaveIcons) return 0;
    const bool still = Theme::currentLook().reducedMotion;
    if (hint == SH_Widget_Animation_Duration && still) return 0;
    if (hint == SH_Widget_Animate && still) return 0;
    return QProxyStyle::styleHint(hint, option, widget, result);
}

}  // namespace ui

#include "moc_theme_style.cpp"
