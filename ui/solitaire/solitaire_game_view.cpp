// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/solitaire/solitaire_game_view.h"

#include <algorithm>
#include <utility>

#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QSlider>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

#include "ui/language/text.h"
#include "ui/solitaire/order_strip.h"
#include "ui/solitaire/total_plot.h"
#include "ui/theme/line_icon.h"
#include "ui/theme/measures.h"
#include "ui/widgets/elided_label.h"
#include "ui/widgets/list_table.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;

constexpr int kMoveLines = 5;  // of the table, at least
// Parts of the room that the table gets, for one of the plot.
constexpr int kTableBeside = 6;
constexpr int kTableAbove = 3;

QToolButton* makeStep(const QString& object, const QString& icon, const QString& name)
{
    auto* button = new QToolButton;
    button->setObjectName(object);
    button->setIcon(lineIcon(icon));
    button->setAccessibleName(name);
    button->setToolTip(name);
    button->setFocusPolicy(Qt::TabFocus);
    return button;
}

}  // namespace

SolitaireGameView::SolitaireGameView(QWidget* parent)
    : QWidget(parent),
      m_summary(new ElidedLabel),
      m_first(makeStep(u"solitaireFirst"_s, u"first"_s, tr("Before the first move (Home)"))),
      m_previous(makeStep(u"solitairePrevious"_s, u"previous"_s, tr("One move back (Left)"))),
      m_play(new QToolButton),
      m_next(makeStep(u"solitaireNext"_s, u"next"_s, tr("One move on (Right)"))),
      m_last(makeStep(u"solitaireLast"_s, u"last"_s, tr("Behind the last move (End)"))),
      m_speed(new QComboBox),
      m_slider(new QSlider(Qt::Horizontal)),
      m_split(new ScoreSplit),
      m_strip(new OrderStrip),
      m_plot(new TotalPlot),
      m_body(new QBoxLayout(QBoxLayout::LeftToRight)),
      m_model({tr("#"), tr("Rack before"), tr("Move"), tr("Score"), tr("Total"), tr("Tiles"),
               tr("Draws"), tr("Kind")}),
      m_table(new QTableView),
      m_told(new QLabel),
      m_export(new QToolButton),
      m_check(new QToolButton)
{
    setObjectName(u"solitaireGame"_s);
    m_summary->setObjectName(u"solitaireSummary"_s);
    m_summary->setLines(2);
    m_told->setObjectName(u"solitaireTold"_s);
    m_told->setWordWrap(true);
    m_told->hide();
    m_table->setObjectName(u"solitaireMoves"_s);
    m_table->setAccessibleName(tr("Moves of the game"));
    m_table->setModel(&m_model);
    makeListTable(*m_table);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setSectionResizeMode(2, QHeaderView::Stretch);
    m_table->setMinimumHeight(m_table->fontMetrics().height() * kMoveLines);
    m_table->installEventFilter(this);

    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(gap::kNormal, gap::kNormal, gap::kNormal, gap::kNormal);
    // Low windows shall show all of it.
    layout->setSpacing(gap::kFine);
    auto* head = new QHBoxLayout;
    head->setSpacing(gap::kNormal);
    head->addWidget(m_summary, 1);
    head->addWidget(buildShare(), 0, Qt::AlignTop);
    layout->addLayout(head);
    layout->addWidget(m_told);
    layout->addWidget(m_split);
    layout->addWidget(buildBar());
    layout->addWidget(m_strip);
    m_body->setSpacing(gap::kNormal);
    m_body->addWidget(m_table, kTableBeside);
    m_body->addWidget(m_plot, 1);
    layout->addLayout(m_body, 1);

    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex& index) {
                if (!m_showing && index.isValid()) setMoves(index.row() + 1);
            });
    connect(m_slider, &QSlider::valueChanged, this, [this](int value) {
        if (!m_showing) setMoves(value);
    });
    connect(m_strip, &OrderStrip::movesChosen, this, &SolitaireGameView::setMoves);
    connect(m_plot, &TotalPlot::movesChosen, this, &SolitaireGameView::setMoves);
    connect(&m_timer, &QTimer::timeout, this, &SolitaireGameView::tick);
    setGame(nullptr);
}

SolitaireGameView::~SolitaireGameView()
{
    // The view goes before what it shows.
    delete m_table;
}

QWidget* SolitaireGameView::buildBar()
{
    m_play->setObjectName(u"solitairePlay"_s);
    m_play->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_play->setToolTip(tr("Show the game move by move (Space)"));
    m_play->setFocusPolicy(Qt::TabFocus);
    m_speed->setObjectName(u"solitaireSpeed"_s);
    m_speed->setAccessibleName(tr("Moves a second"));
    m_speed->addItem(tr("1 a second"), 1000);
    m_speed->addItem(tr("2 a second"), 500);
    m_speed->addItem(tr("5 a second"), 200);
    m_speed->setCurrentIndex(1);
    m_slider->setObjectName(u"solitaireSlider"_s);
    m_slider->setAccessibleName(tr("Move that is shown"));
    auto* bar = new QWidget;
    auto* layout = new QHBoxLayout(bar);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(gap::kFine);
    for (QWidget* widget :
         std::initializer_list<QWidget*>{m_first, m_previous, m_play, m_next, m_last, m_speed})
        layout->addWidget(widget);
    layout->addWidget(m_slider, 1);
    connect(m_first, &QToolButton::clicked, this, [this] { setMoves(0); });
    connect(m_previous, &QToolButton::clicked, this, [this] { step(-1); });
    connect(m_play, &QToolButton::clicked, this, &SolitaireGameView::togglePlay);
    connect(m_next, &QToolButton::clicked, this, [this] { step(1); });
    connect(m_last, &QToolButton::clicked, this, [this] {
        if (m_game) setMoves(m_game->moves());
    });
    connect(m_speed, &QComboBox::currentIndexChanged, this,
            [this] { m_timer.setInterval(m_speed->currentData().toInt()); });
    m_timer.setInterval(m_speed->currentData().toInt());
    return bar;
}

QWidget* SolitaireGameView::buildShare()
{
    m_export->setObjectName(u"solitaireExport"_s);
    m_export->setText(tr("E&xport"));
    m_export->setToolTip(tr("Write the game as a file"));
    m_export->setPopupMode(QToolButton::InstantPopup);
    m_export->setFocusPolicy(Qt::TabFocus);
    auto* menu = new QMenu(m_export);
    for (const SolitaireForm form : solitaireForms())
        menu->addAction(solitaireFormTitle(form), this,
                        [this, form] { emit exportRequested(form); });
    m_export->setMenu(menu);
    m_check->setObjectName(u"solitaireCheck"_s);
    m_check->setText(tr("Chec&k a Game…"));
    m_check->setToolTip(
        tr("Read a game from contest text, GCG or JSON, and replay it by the rules in full"));
    m_check->setFocusPolicy(Qt::TabFocus);
    connect(m_check, &QToolButton::clicked, this, &SolitaireGameView::importRequested);
    auto* bar = new QWidget;
    auto* layout = new QHBoxLayout(bar);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(gap::kNormal);
    layout->addWidget(m_export);
    layout->addWidget(m_check);
    return bar;
}

void SolitaireGameView::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void SolitaireGameView::arrange()
{
    // Side by side only where no word of the table is cut for it.
    const QAbstractItemView& table = *m_table;
    const QHeaderView& header = *m_table->horizontalHeader();
    int wanted = m_plot->minimumSizeHint().width() + m_body->spacing() + 2 * gap::kNormal +
                 2 * m_table->frameWidth() + m_table->verticalScrollBar()->sizeHint().width();
    for (int column = 0; column < m_model.columnCount(); ++column)
        wanted += std::max(table.sizeHintForColumn(column), header.sectionSizeHint(column));
    const bool wide = width() >= wanted;
    m_body->setDirection(wide ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_body->setStretch(0, wide ? kTableBeside : kTableAbove);
}

void SolitaireGameView::tell(const QString& text)
{
    m_told->setText(text);
    m_told->setVisible(!text.isEmpty());
}

void SolitaireGameView::setGame(const ReplayedGamePtr& game)
{
    const bool same = m_game && game && m_game->game.key == game->game.key &&
                      m_game->game.moves == game->game.moves;
    if (same && m_game == game) return;
    const int before = m_moves;
    m_game = game;
    if (!same) m_timer.stop();
    showSummary();
    showMoves();
    const int all = m_game ? m_game->moves() : 0;
    m_split->setGame(m_game);
    m_moves = -1;
    go(same ? before : all);
    for (QWidget* widget : std::initializer_list<QWidget*>{m_first, m_previous, m_play, m_next,
                                                           m_last, m_slider, m_export})
        widget->setEnabled(m_game != nullptr);
    followPlay();
}

void SolitaireGameView::showSummary()
{
    const QLocale locale;
    if (!m_game) {
        m_summary->setText(tr("No game yet. Start a search, or check a game of a file."));
        return;
    }
    const engine::SolitaireGame& game = m_game->game;
    QStringList parts;
    parts << tr("%1 points").arg(locale.toString(game.total().points))
          << tr("%n moves", nullptr, m_game->moves())
          << tr("goal words %1").arg(locale.toString(m_game->goalPoints))
          << tr("50 and more %1").arg(locale.toString(m_game->bigPoints))
          << tr("rest %1").arg(locale.toString(m_game->restPoints));
    if (game.tilesLeft > 0) parts << tr("%n tiles left", nullptr, game.tilesLeft);
    if (game.penalty.points > 0) parts << tr("−%1").arg(locale.toString(game.penalty.points));
    m_summary->setText(
        parts.join(u" · "_s) + u" · "_s +
        tr("replayed, no fault · lexicon %1 · rules %2")
            .arg(fromUtf8(m_game->task->lexicon().name()), fromUtf8(m_game->task->rules().id)));
}

void SolitaireGameView::showMoves()
{
    std::vector<CellTableModel::Row> rows;
    const QLocale locale;
    if (m_game) {
        const int rackSize = m_game->task->rackSize();
        for (const engine::SolitaireRow& row : m_game->rows) {
            // What matters most; how many tiles it has stands beside it.
            QString kind;
            if (row.goal) kind = tr("★ goal word");
            else if (row.tiles >= rackSize) kind = tr("%n tiles", nullptr, row.tiles);
            else if (row.tiles == 1) kind = tr("one tile");
            const QString draws =
                row.drawnFrom == 0 ? u"–"_s
                : row.drawnFrom == row.drawnTo
                    ? locale.toString(row.drawnFrom)
                    : locale.toString(row.drawnFrom) + u"–"_s + locale.toString(row.drawnTo);
            rows.push_back(
                {CellTableModel::number(row.number), CellTableModel::text(fromUtf8(row.rack)),
                 CellTableModel::text(fromUtf8(row.text)), CellTableModel::number(row.score),
                 CellTableModel::number(row.total), CellTableModel::number(row.tiles),
                 CellTableModel::text(draws), CellTableModel::text(kind)});
        }
    }
    m_showing = true;
    m_model.setRows(std::move(rows));
    m_slider->setRange(0, m_game ? m_game->moves() : 0);
    m_showing = false;
    arrange();
}

void SolitaireGameView::setMoves(int moves)
{
    if (!m_game) return;
    go(moves);
    emit looked();
}

void SolitaireGameView::go(int moves)
{
    const int all = m_game ? m_game->moves() : 0;
    moves = std::clamp(moves, 0, all);
    if (moves == m_moves) return;
    m_moves = moves;
    m_showing = true;
    m_slider->setValue(moves);
    if (moves > 0) m_table->selectRow(moves - 1);
    else m_table->setCurrentIndex({});
    m_showing = false;
    m_strip->setGame(m_game, m_moves);
    m_plot->setGame(m_game, m_moves);
    emit movesChanged();
}

void SolitaireGameView::step(int by)
{
    setMoves(m_moves + by);
}

void SolitaireGameView::togglePlay()
{
    if (!m_game) return;
    if (m_timer.isActive()) {
        m_timer.stop();
    } else {
        // At the end it begins anew.
        if (m_moves >= m_game->moves()) setMoves(0);
        m_timer.start();
    }
    followPlay();
}

void SolitaireGameView::tick()
{
    step(1);
    if (m_game && m_moves < m_game->moves()) return;
    m_timer.stop();
    followPlay();
}

void SolitaireGameView::followPlay()
{
    const bool playing = m_timer.isActive();
    m_play->setText(playing ? tr("Hold") : tr("Play"));
    m_play->setIcon(lineIcon(playing ? u"pause"_s : u"play"_s));
}

void SolitaireGameView::focusMoves()
{
    m_table->setFocus(Qt::ShortcutFocusReason);
}

bool SolitaireGameView::eventFilter(QObject* watched, QEvent* event)
{
    if (watched != m_table || event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const auto* key = static_cast<QKeyEvent*>(event);
    if (key->modifiers() != Qt::NoModifier) return QWidget::eventFilter(watched, event);
    switch (key->key()) {
    case Qt::Key_Left: step(-1); return true;
    case Qt::Key_Right: step(1); return true;
    case Qt::Key_Home: setMoves(0); return true;
    case Qt::Key_End:
        if (m_game) setMoves(m_game->moves());
        return true;
    case Qt::Key_Space: togglePlay(); return true;
    default: return QWidget::eventFilter(watched, event);
    }
}

}  // namespace ui

#include "moc_solitaire_game_view.cpp"
