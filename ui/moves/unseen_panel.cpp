// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/moves/unseen_panel.h"

#include <algorithm>
#include <cmath>

#include <QHelpEvent>
#include <QLabel>
#include <QPainter>
#include <QScrollArea>
#include <QToolTip>
#include <QVBoxLayout>

#include "ui/theme/measures.h"
#include "ui/theme/theme.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;

constexpr int kLargestCell = 38;
constexpr int kSmallestCell = 20;
constexpr int kNarrowest = 180;

}  // namespace

UnseenTiles::UnseenTiles(QWidget* parent) : QWidget(parent)
{
    setObjectName(u"unseenTiles"_s);
    setAccessibleName(tr("Unseen tiles"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void UnseenTiles::setPool(UnseenPool pool)
{
    m_pool = std::move(pool);
    updateGeometry();
    setAccessibleDescription(m_pool.tilesText());
    update();
}

void UnseenTiles::setMarks(std::vector<RackMark> marks)
{
    m_marks = std::move(marks);
    update();
}

const RackMark* UnseenTiles::markOf(engine::Tile tile) const
{
    const auto found =
        std::ranges::find_if(m_marks, [tile](const RackMark& mark) { return mark.tile == tile; });
    return found == m_marks.end() ? nullptr : &*found;
}

QSize UnseenTiles::sizeHint() const
{
    return {14 * 2 * 28, 3 * 30};
}

QSize UnseenTiles::minimumSizeHint() const
{
    return {kNarrowest, 2 * smallestCell()};
}

int UnseenTiles::kinds() const
{
    return std::max<int>(1, static_cast<int>(m_pool.groups.size()));
}

int UnseenTiles::smallestCell() const
{
    return std::max(kSmallestCell, fontMetrics().horizontalAdvance(u"00"_s) + 4);
}

int UnseenTiles::heightForWidth(int width) const
{
    const int cell = smallestCell();
    const int columns = std::max(1, width / (2 * cell));
    return (kinds() + columns - 1) / columns * cell;
}

// A tile and its number stand side by side: a cell is at least twice as wide as high.
UnseenTiles::Grid UnseenTiles::gridOf(int cell) const
{
    const int most = std::max(1, width() / (2 * cell));
    const int rows = (kinds() + most - 1) / most;
    const int columns = (kinds() + rows - 1) / rows;
    return {cell, columns, std::max(2 * cell, width() / columns)};
}

UnseenTiles::Grid UnseenTiles::grid() const
{
    const int smallest = smallestCell();
    for (int cell = std::max(kLargestCell, smallest); cell > smallest; --cell) {
        const Grid grid = gridOf(cell);
        if ((kinds() + grid.columns - 1) / grid.columns * cell <= height()) return grid;
    }
    return gridOf(smallest);
}

void UnseenTiles::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme& theme = Theme::current();
    const auto [cell, columns, pitch] = grid();
    int index = 0;
    for (const UnseenPool::Group& group : m_pool.groups) {
        const QRectF area(index % columns * pitch, index / columns * cell, pitch, cell);
        ++index;
        QRectF tile(area.left() + 1, area.top() + 2, cell - 4, cell - 4);
        painter.setOpacity(group.count > 0 ? 1.0 : 0.35);
        painter.setPen(QPen(theme.tileEdge, 1));
        painter.setBrush(theme.tile);
        painter.drawRoundedRect(tile, cell * 0.12, cell * 0.12);
        const bool longLabel = group.label.size() > 1;
        painter.setFont(Theme::tileFont(cell * (longLabel ? 0.36 : 0.5)));
        painter.setPen(group.tile == engine::kBlank ? theme.blankInk : theme.tileInk);
        painter.drawText(tile, Qt::AlignCenter, group.label);
        painter.setFont(font());
        painter.setPen(palette().color(QPalette::WindowText));
        const RackMark* mark = group.count > 0 ? markOf(group.tile) : nullptr;
        const QRectF beside(tile.right() + 5, area.top(), cell, cell);
        if (mark == nullptr) {
            painter.drawText(beside, Qt::AlignVCenter | Qt::AlignLeft,
                             QString::number(group.count));
            continue;
        }
        // The number above, the worth below it, and a bar under the tile.
        painter.drawText(beside.adjusted(0, 0, 0, -cell / 2.0), Qt::AlignVCenter | Qt::AlignLeft,
                         QString::number(group.count));
        painter.setFont(Theme::tileFont(std::max(8.0, cell * 0.28)));
        painter.drawText(beside.adjusted(-2, cell / 2.0 - 2, 2, 0),
                         Qt::AlignVCenter | Qt::AlignLeft, mark->text);
        painter.setPen(Qt::NoPen);
        painter.setBrush(mark->color);
        const qreal half = tile.width() / 2 * mark->level;
        painter.drawRect(
            QRectF(tile.center().x() + std::min(0.0, half), tile.bottom() - 2, std::abs(half), 3));
    }
}

bool UnseenTiles::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip) return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const auto [cell, columns, pitch] = grid();
    const int column = help->pos().x() / pitch;
    const int index = help->pos().y() / cell * columns + column;
    if (column < columns && index >= 0 && index < static_cast<int>(m_pool.groups.size())) {
        const UnseenPool::Group& group = m_pool.groups[static_cast<std::size_t>(index)];
        QToolTip::showText(
            help->globalPos(),
            tr("%1: %2 of %3 unseen\nThe opponent holds one: %4 %\nAmong the next %n tile(s) "
               "drawn: %5 %",
               nullptr, m_pool.draws)
                    .arg(group.label, QString::number(group.count), QString::number(group.total),
                         QString::number(100 * group.held, 'f', 0),
                         QString::number(100 * group.drawn, 'f', 0)) +
                (markOf(group.tile) ? u'\n' + markOf(group.tile)->explanation : QString()));
    } else {
        QToolTip::hideText();
    }
    return true;
}

UnseenPanel::UnseenPanel(QWidget* parent)
    : QWidget(parent),
      m_scroll(new QScrollArea),
      m_tiles(new UnseenTiles),
      m_counts(new QLabel),
      m_chances(new QLabel)
{
    setObjectName(u"unseenPanel"_s);
    m_counts->setObjectName(u"unseenCounts"_s);
    m_counts->setAccessibleName(tr("Numbers of unseen tiles"));
    m_counts->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_counts->setWordWrap(true);
    m_chances->setObjectName(u"unseenChances"_s);
    m_chances->setAccessibleName(tr("Chances of the unseen tiles"));
    m_chances->setTextInteractionFlags(Qt::TextSelectableByMouse);
    // The panel may be narrow: what doesn't fit is in the tooltip.
    m_chances->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    auto* content = new QWidget;
    m_scroll->setObjectName(u"unseenScroll"_s);
    m_scroll->setAccessibleName(tr("Unseen tiles"));
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setWidgetResizable(true);
    m_scroll->setWidget(content);
    auto* outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->addWidget(m_scroll);
    auto* layout = new QVBoxLayout(content);
    layout->setContentsMargins(gap::kWide, gap::kNormal, gap::kWide, gap::kNormal);
    layout->setSpacing(gap::kNormal);
    layout->addWidget(m_tiles, 1);
    layout->addWidget(m_counts);
    layout->addWidget(m_chances);
    claimRoom();
}

void UnseenPanel::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::FontChange) {
        claimRoom();
        if (m_position) showChances();
    }
    QWidget::changeEvent(event);
}

void UnseenPanel::claimRoom()
{
    const int lines = 4 * fontMetrics().lineSpacing() + 14;
    m_scroll->setMinimumSize(kNarrowest, m_tiles->minimumSizeHint().height() + lines);
}

void UnseenPanel::setPosition(const PositionPtr& position)
{
    if (position == m_position) return;
    m_position = position;
    showPool();
}

void UnseenPanel::setDraws(int tiles)
{
    if (tiles == m_draws) return;
    m_draws = tiles;
    if (m_position) showPool();
}

void UnseenPanel::showPool()
{
    const UnseenPool pool = UnseenPool::of(*m_position, m_draws);
    m_pool = pool;
    m_tiles->setPool(pool);
    m_counts->setText(
        tr("%1 unseen, of them %2 in the bag · %3")
            .arg(QString::number(pool.tiles), QString::number(pool.bag), pool.kindsText()));
    m_counts->setAccessibleDescription(m_counts->text());
    showChances();
}

void UnseenPanel::showChances()
{
    const auto linesOf = [this](int most) {
        QStringList lines{m_pool.drawsText(most), m_pool.heldText(most)};
        lines.removeAll(QString());
        return lines;
    };
    const QMargins margins =
        layout()->contentsMargins() + m_chances->parentWidget()->layout()->contentsMargins();
    const int edges = margins.left() + margins.right() + gap::kNormal;
    const int room = width() - edges;
    const auto fits = [this, room](const QStringList& lines) {
        return std::ranges::all_of(lines, [this, room](const QString& line) {
            return m_chances->fontMetrics().horizontalAdvance(line) <= room;
        });
    };
    // As many as are seen whole, the likeliest first.
    const auto all = static_cast<int>(m_pool.groups.size());
    int most = std::min(1, all);
    for (int tooMany = all + 1; tooMany - most > 1;) {
        const int tried = (most + tooMany) / 2;
        (fits(linesOf(tried)) ? most : tooMany) = tried;
    }
    const QStringList chances = linesOf(most);
    m_chances->setText(chances.join(u'\n'));
    m_chances->setToolTip(chances.join(u'\n'));
}

void UnseenPanel::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    if (m_position && event->size().width() != event->oldSize().width()) showChances();
}

}  // namespace ui

#include "moc_unseen_panel.cpp"
