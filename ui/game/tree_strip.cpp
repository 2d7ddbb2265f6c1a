// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/game/tree_strip.h"

#include <algorithm>
#include <cstddef>
#include <utility>

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>
#include <QToolTip>

#include "ui/document/held_answer.h"
#include "ui/document/move_name.h"
#include "ui/language/text.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;

/// A turn in the picture.
struct Dot
{
    engine::NodeId node = engine::kRootNode;
    int parent = -1;  ///< index of the dot before it
    int column = 0;
    int row = 0;
    int player = 0;
    bool onLine = false;  ///< of the line that is seen
    bool noted = false;
    QString text;
};

/// Parents before children; a line keeps its row, each variation takes the first free one below.
std::vector<Dot> dotsOf(const ShownStudy& shown)
{
    std::vector<Dot> dots;
    if (!shown.game()) return dots;
    const bool discreet = !shown.permissions().hindsight;
    const bool asks = heldAnswer(shown) != engine::kNoNode;
    const OpenGame& game = *shown.game();
    const engine::GameRecord& record = game.record();
    std::vector<bool> onLine(static_cast<std::size_t>(record.idLimit()), false);
    for (const engine::NodeId id : record.lineThrough(shown.cursor().line))
        onLine[static_cast<std::size_t>(id)] = true;
    std::vector<int> dotOf(static_cast<std::size_t>(record.idLimit()), 0);
    std::vector<int> lastColumn;  // of each row, how far it is taken
    dots.push_back({engine::kRootNode, -1, 0, 0, 0, true, false, {}});
    lastColumn.push_back(0);
    for (const engine::NodeId id : record.preorder()) {
        if (id == engine::kRootNode) continue;
        const engine::Node& node = record.node(id);
        const int before = dotOf[static_cast<std::size_t>(node.parent)];
        Dot& parent = dots[static_cast<std::size_t>(before)];
        const bool noted = !node.annotations.empty();
        if (!node.event.isTurn()) {
            dotOf[static_cast<std::size_t>(id)] = before;
            parent.noted = parent.noted || noted;
            continue;
        }
        Dot dot{id,
                before,
                parent.column + 1,
                parent.row,
                node.event.player,
                onLine[static_cast<std::size_t>(id)],
                noted,
                {}};
        const auto row = [&dot] { return static_cast<std::size_t>(dot.row); };
        // Below what there is already of the rows that it would cross.
        while (row() < lastColumn.size() && lastColumn[row()] >= dot.column) ++dot.row;
        if (row() >= lastColumn.size()) lastColumn.resize(row() + 1, -1);
        lastColumn[row()] = dot.column;
        const engine::ReplayStep& step = game.replay().at(id);
        if (asks) {
            dot.text = TreeStrip::tr("hidden until the next turn");
        } else {
            dot.text = TreeStrip::tr("%1: %2, %3")
                           .arg(shown.playerName(node.event.player),
                                step.fits ? moveName(*step.before,
                                                     discreet ? asOthersSee(step.move) : step.move)
                                          : TreeStrip::tr("does not fit"),
                                signedScore(node.event.score));
        }
        dotOf[static_cast<std::size_t>(id)] = static_cast<int>(dots.size());
        dots.push_back(std::move(dot));
    }
    return dots;
}

}  // namespace

class TreeStrip::Canvas : public QWidget
{
public:
    explicit Canvas(TreeStrip& strip) : m_strip(strip)
    {
        setObjectName(u"treeCanvas"_s);
        setFocusPolicy(Qt::StrongFocus);
        setMouseTracking(true);
        setAccessibleName(TreeStrip::tr("Lines of the game"));
    }

    void setDots(std::vector<Dot> dots, engine::NodeId viewed)
    {
        m_dots = std::move(dots);
        m_viewed = viewed;
        int rows = 0;
        int columns = 0;
        for (const Dot& dot : m_dots) {
            rows = std::max(rows, dot.row + 1);
            columns = std::max(columns, dot.column + 1);
        }
        m_rows = rows;
        resize(columns * pitch() + pitch(), rows * pitch());
        for (const Dot& dot : m_dots)
            if (dot.node == m_viewed && m_viewed != engine::kRootNode)
                setAccessibleDescription(dot.text);
        update();
    }
    [[nodiscard]] int rows() const { return m_rows; }
    [[nodiscard]] int pitch() const { return fontMetrics().height() + 4; }
    [[nodiscard]] QRect rectOf(const Dot& dot) const
    {
        const int side = pitch();
        return QRect(dot.column * side, dot.row * side, side, side).adjusted(3, 3, -3, -3);
    }
    [[nodiscard]] const Dot* find(engine::NodeId node) const
    {
        const auto found = std::find_if(m_dots.begin(), m_dots.end(),
                                        [node](const Dot& dot) { return dot.node == node; });
        return found == m_dots.end() ? nullptr : &*found;
    }

protected:
    void paintEvent(QPaintEvent* event) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const QColor ink = palette().color(QPalette::Text);
        QColor soft = ink;
        soft.setAlphaF(0.45F);
        for (const Dot& dot : m_dots) {
            if (dot.parent < 0) continue;
            const Dot& parent = m_dots[static_cast<std::size_t>(dot.parent)];
            painter.setPen(QPen(dot.onLine ? ink : soft, dot.onLine ? 1.8 : 1.2));
            const QPoint from = rectOf(parent).center();
            const QPoint to = rectOf(dot).center();
            // Down from the parent's column, then along the own row.
            const QPoint corner(to.x() - pitch() / 2, to.y());
            if (from.y() == to.y()) {
                painter.drawLine(from, to);
            } else {
                painter.drawLine(from, QPoint(corner.x() - pitch() / 2, from.y()));
                painter.drawLine(QPoint(corner.x() - pitch() / 2, from.y()), corner);
                painter.drawLine(corner, to);
            }
        }
        for (const Dot& dot : m_dots) {
            const QRectF place = rectOf(dot);
            if (!event->rect().intersects(rectOf(dot).adjusted(-4, -4, 4, 4))) continue;
            const bool viewed = dot.node == m_viewed;
            const QColor fill = viewed       ? palette().color(QPalette::Highlight)
                                : dot.onLine ? ink
                                             : palette().color(QPalette::Base);
            painter.setPen(QPen(dot.onLine ? ink : soft, 1.4));
            painter.setBrush(fill);
            const qreal inset = place.width() * 0.14;
            const QRectF body = place.adjusted(inset, inset, -inset, -inset);
            // The second player's turns are square.
            if (dot.parent < 0) painter.drawEllipse(body.adjusted(3, 3, -3, -3));
            else if (dot.player % 2 == 0) painter.drawEllipse(body);
            else painter.drawRect(body);
            if (dot.noted) {
                painter.setPen(Qt::NoPen);
                painter.setBrush(palette().color(QPalette::Link));
                painter.drawEllipse(QPointF(place.right() - 1, place.top() + 1), 2.5, 2.5);
            }
            if (viewed) {
                painter.setPen(QPen(ink, hasFocus() ? 2.2 : 1.2));
                painter.setBrush(Qt::NoBrush);
                painter.drawRect(place.adjusted(-1, -1, 1, 1));
            }
        }
    }
    void mousePressEvent(QMouseEvent* event) override
    {
        if (const Dot* dot = at(event->position().toPoint())) emit m_strip.nodeChosen(dot->node);
    }
    void keyPressEvent(QKeyEvent* event) override
    {
        const bool control = event->modifiers() & Qt::ControlModifier;
        switch (event->key()) {
        case Qt::Key_Left: emit m_strip.stepRequested(-1); return;
        case Qt::Key_Right: emit m_strip.stepRequested(1); return;
        case Qt::Key_Down: emit m_strip.variationRequested(1); return;
        case Qt::Key_Up:
            if (control) {
                emit m_strip.promoteRequested();
            } else {
                emit m_strip.variationRequested(-1);
            }
            return;
        default: QWidget::keyPressEvent(event);
        }
    }
    void wheelEvent(QWheelEvent* event) override
    {
        const int turn = event->angleDelta().y();
        if (turn == 0 || event->modifiers() != Qt::NoModifier) return QWidget::wheelEvent(event);
        emit m_strip.stepRequested(turn < 0 ? 1 : -1);
        event->accept();
    }
    void focusInEvent(QFocusEvent*) override { update(); }
    void focusOutEvent(QFocusEvent*) override { update(); }
    bool event(QEvent* event) override
    {
        if (event->type() == QEvent::ToolTip) {
            const auto* help = static_cast<QHelpEvent*>(event);
            const Dot* dot = at(help->pos());
            if (dot && !dot->text.isEmpty()) QToolTip::showText(help->globalPos(), dot->text, this);
            else QToolTip::hideText();
            return true;
        }
        return QWidget::event(event);
    }

private:
    [[nodiscard]] const Dot* at(QPoint point) const
    {
        const auto found = std::find_if(m_dots.begin(), m_dots.end(), [&](const Dot& dot) {
            return rectOf(dot).adjusted(-3, -3, 3, 3).contains(point);
        });
        return found == m_dots.end() ? nullptr : &*found;
    }

    TreeStrip& m_strip;
    std::vector<Dot> m_dots;
    engine::NodeId m_viewed = engine::kNoNode;
    int m_rows = 0;
};

TreeStrip::TreeStrip(QWidget* parent) : QScrollArea(parent), m_canvas(new Canvas(*this))
{
    setObjectName(u"treeStrip"_s);
    setAccessibleName(tr("Lines of the game"));
    setFocusProxy(m_canvas);
    setWidget(m_canvas);
    setFrameShape(QFrame::StyledPanel);
    setBackgroundRole(QPalette::Base);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void TreeStrip::setStudy(const ShownStudy& shown)
{
    engine::NodeId viewed = engine::kNoNode;
    if (shown.game()) {
        const GameMoment now = shown.moment();
        viewed = now.viewed;
        if (now.atEnd() && !now.turns.empty()) viewed = now.turns.back().move;
    }
    m_canvas->setDots(dotsOf(shown), viewed);
    constexpr int kMostRows = 4;
    const int rows = std::clamp(m_canvas->rows(), 1, kMostRows);
    setFixedHeight(rows * m_canvas->pitch() + 2 * frameWidth() +
                   horizontalScrollBar()->sizeHint().height());
    if (const QRect dot = dotOf(viewed); !dot.isEmpty())
        ensureVisible(dot.center().x(), dot.center().y(), 3 * dot.width(), dot.height());
}

bool TreeStrip::hasVariations() const
{
    return m_canvas->rows() > 1;
}

QRect TreeStrip::dotOf(engine::NodeId node) const
{
    const auto* dot = m_canvas->find(node);
    return dot ? m_canvas->rectOf(*dot) : QRect();
}

}  // namespace ui

#include "moc_tree_strip.cpp"
