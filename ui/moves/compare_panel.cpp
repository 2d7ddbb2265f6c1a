// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/moves/compare_panel.h"

#include <algorithm>

#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QPainter>
#include <QStackedWidget>
#include <QTableWidget>
#include <QVBoxLayout>

#include "engine/board/legality.h"
#include "engine/search/simulation_state.h"
#include "ui/board/board_image.h"
#include "ui/document/move_name.h"
#include "ui/language/csv.h"
#include "ui/moves/move_comparison.h"
#include "ui/position/play_heat.h"
#include "ui/theme/candidate_pen.h"
#include "ui/theme/measures.h"
#include "ui/theme/theme_notifier.h"
#include "ui/widgets/cell_changes.h"
#include "ui/widgets/decimal_mark.h"
#include "ui/widgets/list_table.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;

/// Wider panels have the boards beside the numbers.
constexpr int kBeside = 560;

enum { WhatColumn, FirstColumn, SecondColumn, DifferenceColumn, ColumnCount };

/// Short, so that it leaves the move its room.
constexpr QSize kLineSize(18, 10);

/// The line of a pinned move, as in the list.
QIcon lineOf(int colour)
{
    QPixmap picture(kLineSize);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setPen(candidatePen(Theme::current(), colour, 3));
    painter.drawLine(1, 5, kLineSize.width() - 1, 5);
    return QIcon(picture);
}

}  // namespace

MoveThumb::MoveThumb(QWidget* parent) : QWidget(parent)
{
    connect(&ThemeNotifier::instance(), &ThemeNotifier::changed, this, [this] {
        m_picture = {};
        update();
    });
}

void MoveThumb::setMove(PositionPtr position, const engine::Move& move,
                        std::vector<SquareMark> marks, const QString& more)
{
    m_picture = {};
    m_move = move;
    m_marks = std::move(marks);
    m_after = nullptr;
    if (position) {
        engine::Position after = *position;
        engine::Position::Undo undo;
        if (move.kind == engine::MoveKind::Place) after.make(move, undo);
        m_after = std::make_shared<const engine::Position>(std::move(after));
        setAccessibleName(tr("Board after %1").arg(moveName(*position, move)));
        setAccessibleDescription(more);
        setToolTip(more.isEmpty() ? accessibleName() : accessibleName() + u'\n' + more);
    }
    update();
}

void MoveThumb::paintEvent(QPaintEvent*)
{
    if (!m_after) return;
    const int side = std::min(width(), height());
    const qreal ratio = devicePixelRatioF();
    const int pixels = qRound(side * ratio);
    if (m_picture.width() != pixels) {
        const auto placed = m_move.kind == engine::MoveKind::Place
                                ? engine::tilesPlacedBy(m_move)
                                : std::vector<engine::PlacedTile>();
        BoardPicture picture;
        picture.position = m_after;
        picture.placed = placed;
        picture.marks = m_marks;
        m_picture = QPixmap(pixels, pixels);
        m_picture.fill(Qt::transparent);
        QPainter onPicture(&m_picture);
        onPicture.setRenderHint(QPainter::Antialiasing);
        paintPicture(onPicture, QRectF(0, 0, pixels, pixels), picture, Theme::current());
        onPicture.end();
        m_picture.setDevicePixelRatio(ratio);
    }
    QPainter painter(this);
    painter.drawPixmap((width() - side) / 2, (height() - side) / 2, m_picture);
}

ComparePanel::ComparePanel(QWidget* parent)
    : QWidget(parent),
      m_stack(new QStackedWidget),
      m_paired(new QLabel),
      m_table(new QTableWidget),
      m_thumbs{new MoveThumb, new MoveThumb},
      m_boards(new QWidget),
      m_row(new QBoxLayout(QBoxLayout::LeftToRight))
{
    setObjectName(u"comparePanel"_s);
    m_table->setObjectName(u"compareTable"_s);
    m_table->setAccessibleName(tr("Two moves side by side"));
    makeListTable(*m_table);
    m_table->setColumnCount(ColumnCount);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    for (const int column : {FirstColumn, SecondColumn})
        m_table->horizontalHeader()->setSectionResizeMode(column, QHeaderView::Stretch);
    m_table->horizontalHeader()->setSectionsMovable(false);
    m_table->horizontalHeader()->setIconSize(kLineSize);

    auto* both = new QWidget;
    m_paired->setObjectName(u"comparePaired"_s);
    m_paired->setTextFormat(Qt::PlainText);
    m_paired->setWordWrap(true);
    auto* column = new QVBoxLayout(both);
    column->setContentsMargins(gap::kNormal, gap::kNormal, gap::kNormal, gap::kNormal);
    column->setSpacing(gap::kNormal);
    column->addWidget(m_paired);
    auto* boards = new QHBoxLayout(m_boards);
    boards->setContentsMargins(gap::kNone, gap::kNone, gap::kNone, gap::kNone);
    for (MoveThumb* thumb : m_thumbs) boards->addWidget(thumb, 1);
    column->addLayout(m_row, 1);
    m_row->addWidget(m_table, 3);
    m_row->addWidget(m_boards, 2);

    auto* hint = new QLabel(tr("Pin two moves (F4), or select two in the list, to set them side by "
                               "side (Ctrl+D)."));
    hint->setObjectName(u"compareHint"_s);
    hint->setAlignment(Qt::AlignCenter);
    hint->setWordWrap(true);
    hint->setMargin(16);
    m_stack->addWidget(hint);
    m_stack->addWidget(both);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_stack);
}

void ComparePanel::setMoves(PositionPtr position, const std::vector<engine::Move>& moves,
                            const RankingPtr& ranking, const engine::KlvPtr& leaves,
                            const MovePins& pins, const SimulationPtr& simulation)
{
    if (!position || moves.size() < 2) {
        m_stack->setCurrentIndex(0);
        return;
    }
    const auto lines = compareMoves(*position, moves[0], moves[1], ranking, leaves, simulation);
    m_paired->setText(pairedText(*position, moves[0], moves[1], simulation));
    m_paired->setVisible(!m_paired->text().isEmpty());
    const auto setCell = [this](int row, int column, const QString& text) {
        const bool number = column != WhatColumn;
        auto* item = new QTableWidgetItem(number ? besideDecimals(text) : text);
        item->setTextAlignment(Qt::AlignVCenter | (number ? Qt::AlignRight : Qt::AlignLeft));
        item->setToolTip(text);
        m_table->setItem(row, column, item);
    };
    {
        const CellChanges changes(*m_table, static_cast<int>(lines.size()));
        int row = 0;
        for (const ComparisonLine& line : lines) {
            setCell(row, WhatColumn, line.what);
            setCell(row, FirstColumn, line.first);
            setCell(row, SecondColumn, line.second);
            setCell(row, DifferenceColumn, line.difference);
            ++row;
        }
    }
    m_table->setHorizontalHeaderItem(WhatColumn, new QTableWidgetItem(QString()));
    m_table->setHorizontalHeaderItem(DifferenceColumn, new QTableWidgetItem(tr("Difference")));
    for (std::size_t side = 0; side < 2; ++side) {
        auto* header = new QTableWidgetItem(moveName(*position, moves[side]));
        if (const auto colour = pins.colourOf(moves[side])) header->setIcon(lineOf(*colour));
        m_table->setHorizontalHeaderItem(FirstColumn + static_cast<int>(side), header);
        std::vector<SquareMark> marks;
        QString more;
        const auto* candidate = simulated(simulation, moves[side]);
        if (candidate && !candidate->plays.empty()) {
            const PlayHeat heat = heatOf(*candidate, 1);
            marks = heatDiscs(heat);
            more = tr("Discs: share of the replies that lay a tile on the square, of %1 replies")
                       .arg(QLocale().toString(static_cast<qlonglong>(heat.all)));
        }
        m_thumbs[side]->setMove(position, moves[side], std::move(marks), more);
    }
    m_stack->setCurrentIndex(1);
}

void ComparePanel::copyText() const
{
    if (m_stack->currentIndex() == 0) return;
    QString text;
    const auto cell = [](const QTableWidgetItem* item) {
        return item ? item->text().trimmed() : QString();
    };
    for (int row = -1; row < m_table->rowCount(); ++row) {
        QStringList cells;
        for (int column = 0; column < ColumnCount; ++column)
            cells.append(sheetCell(cell(row < 0 ? m_table->horizontalHeaderItem(column)
                                                : m_table->item(row, column))));
        text += cells.join(u'\t') + u'\n';
    }
    QGuiApplication::clipboard()->setText(text);
}

int ComparePanel::wantedHeight(int width) const
{
    // All that may be told of two moves, and below it both boards as large as the width allows.
    constexpr int kLines = 20;
    return width > kBeside ? sizeHint().height() : kLines * fontMetrics().height() + width / 2;
}

void ComparePanel::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    // In a narrow panel the numbers come first, and the boards below them where there is room.
    constexpr int kBelow = 340;
    const bool beside = width() > kBeside;
    m_row->setDirection(beside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_boards->setVisible(beside || height() > kBelow);
}

}  // namespace ui

#include "moc_compare_panel.cpp"
