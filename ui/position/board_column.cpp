// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/position/board_column.h"

#include <algorithm>
#include <utility>

#include <QAction>
#include <QCoreApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include "ui/board/board_scroll.h"
#include "ui/document/last_moves.h"
#include "ui/document/shown_study.h"
#include "ui/language/text.h"
#include "ui/position/legend_strip.h"
#include "ui/position/move_description.h"
#include "ui/position/move_field.h"
#include "ui/position/score_strip.h"
#include "ui/settings/settings.h"
#include "ui/theme/board_look.h"
#include "ui/theme/measures.h"
#include "ui/theme/text_size.h"
#include "ui/theme/theme.h"
#include "ui/theme/theme_notifier.h"
#include "ui/widgets/elided_label.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;

constexpr int kPlayWidth = 150;
constexpr int kNarrowest = 560;  // of what stands around the board
constexpr int kMuchSpare = 160;  // beside the board
/// While a move is typed into the field beside it.
constexpr int kPlayWidthBesideField = 110;

}  // namespace

BoardColumn::BoardColumn(const ShownStudy& shown, Settings& settings, QWidget* parent)
    : QWidget(parent),
      m_shown(shown),
      m_settings(settings),
      m_scores(new ScoreStrip),
      m_board(new BoardWidget),
      m_scroll(nullptr),
      m_legend(new LegendStrip),
      m_rack(new RackWidget),
      m_rackButtons(new QWidget),
      m_play(new QPushButton),
      m_field(new MoveField),
      m_detail(new ElidedLabel)
{
    setObjectName(u"boardColumn"_s);
    m_board->setObjectName(u"board"_s);
    m_board->setWhatsThis(
        tr("Click a square and type: the tiles of the rack are laid from there, a second click "
           "turns the direction. Enter plays the move. Tiles can be dragged, too; what an overlay "
           "shows of a square stands in the line below."));
    m_board->setMoveEntry(&m_entry);
    m_scroll = new BoardScroll(m_board);
    m_rack->setObjectName(u"rack"_s);
    m_rack->setWhatsThis(tr(
        "The tiles of the player on turn. Ctrl+R and letters set them, ? is a blank. Drag them to "
        "the board or into another order."));
    m_rack->setAccessibleName(tr("Rack"));
    m_rack->setMoveEntry(&m_entry);

    m_play->setObjectName(u"playButton"_s);
    m_play->setFocusPolicy(Qt::TabFocus);
    QFont strong = m_play->font();
    strong.setBold(true);
    m_play->setFont(strong);
    m_play->setMinimumWidth(kPlayWidth);
    m_play->installEventFilter(this);
    // A long text must not push the board aside.
    m_play->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    connect(m_play, &QPushButton::clicked, this, &BoardColumn::playRequested);
    m_detail->setObjectName(u"moveDetail"_s);
    m_detail->setAccessibleName(tr("About the move"));
    setTextFactor(*m_detail, textSize::kSmall);
    m_detail->setTextFormat(Qt::PlainText);
    m_detail->setLines(2);
    // Long texts must not push the board aside; they can be read in the tooltip.
    m_detail->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);

    m_field->setMaximumWidth(m_field->fontMetrics().averageCharWidth() * 26);
    m_field->hide();
    connect(m_field, &MoveField::typed, this,
            [this](const std::optional<engine::Move>& move, const QString& problem) {
                if (move && move->kind != engine::MoveKind::Pass) {
                    m_entry.takeMove(*move);
                } else {
                    m_entry.recall();
                    setPreview(move);
                    m_detail->setText(problem);
                    m_detail->setToolTip(problem);
                }
            });
    connect(m_field, &QLineEdit::returnPressed, this, [this] {
        if (!intendedMove()) return;
        const bool challenged = m_field->text().contains(u"challenged"_s, Qt::CaseInsensitive);
        emit playRequested();
        endMoveField();
        if (challenged)
            emit remarked(
                tr("The play stands"),
                tr("“challenged” was only read past: in a game that is being played there "
                   "is Challenge, in a record the score sheet takes plays back"));
    });
    connect(m_field, &MoveField::left, this, [this] {
        m_entry.recall();
        setPreview(std::nullopt);
        endMoveField();
    });

    auto* buttonRow = new QHBoxLayout(m_rackButtons);
    buttonRow->setContentsMargins(0, 0, 0, 0);
    buttonRow->setSpacing(gap::kNormal);
    auto* playRow = new QHBoxLayout;
    playRow->setSpacing(gap::kWide);
    playRow->addWidget(m_rackButtons);
    playRow->addWidget(m_play, 1);
    // On the right: its offers hang below, where the line about the move begins on the left.
    playRow->addWidget(m_field, 1);
    auto* beside = new QVBoxLayout;
    beside->setSpacing(gap::kFine);
    beside->addStretch(1);
    beside->addLayout(playRow);
    beside->addWidget(m_detail);
    beside->addStretch(1);
    auto* rackRow = new QHBoxLayout;
    rackRow->setContentsMargins(gap::kWide, 0, gap::kWide, gap::kNormal);
    rackRow->addWidget(m_rack);
    rackRow->addLayout(beside, 1);

    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(gap::kFine);
    layout->addWidget(m_scores);
    layout->addWidget(m_scroll, 1);
    layout->addWidget(m_legend);
    layout->addLayout(rackRow);
    setTabOrder(m_board, m_rack);
    connect(m_scroll, &BoardScroll::zoomChanged, this, &BoardColumn::fitSides);

    connect(&shown, &ShownStudy::changed, this, &BoardColumn::followStudy);
    connect(m_legend, &LegendStrip::closeRequested, this, &BoardColumn::legendClosed);
    connect(&m_entry, &MoveEntry::changed, this, [this] {
        // Of this window, also while a blank is chosen in a popup.
        if (!m_entry.tiles().empty() && window()->focusWidget() == m_rack)
            m_board->setFocus(Qt::OtherFocusReason);
        showPreview();
        emit entryChanged();
    });
    connect(&m_entry, &MoveEntry::refused, this, [this](const QString& reason) {
        m_detail->setText(reason);
        m_detail->setToolTip(reason);
    });
    connect(m_rack, &RackWidget::rackEntered, this, &BoardColumn::setRackTyped);
    connect(m_rack, &RackWidget::commitRequested, this, &BoardColumn::playRequested);
    connect(m_rack, &RackWidget::moveKeyPressed, this, [this](QKeyEvent* key) {
        m_board->setFocus(Qt::OtherFocusReason);
        QCoreApplication::sendEvent(m_board, key);
    });
    connect(m_board, &BoardWidget::commitRequested, this, &BoardColumn::playRequested);
    connect(&ThemeNotifier::instance(), &ThemeNotifier::changed, this, [this] {
        showOwners();
        showIntent();
    });
    followStudy();
    setMarks({}, {});
}

void BoardColumn::setPlaying(bool dealt, const QString& goingOn)
{
    m_dealt = dealt;
    m_goingOn = goingOn;
    showIntent();
}

void BoardColumn::setRanking(engine::PositionPtr position, RankingPtr ranking)
{
    m_ranking = ranking;
    m_field->setRanking(std::move(position), std::move(ranking));
    showIntent();
}

void BoardColumn::setSimulation(engine::PositionPtr position, SimulationPtr simulation)
{
    if (simulation == m_simulation && position == m_simulated) return;
    m_simulated = std::move(position);
    m_simulation = std::move(simulation);
    // What was refused meanwhile stays to be read.
    if (m_detail->text() == m_described) describeIntent();
}

void BoardColumn::setMarks(const QStringList& titles, const std::vector<OverlayMarks>& marks)
{
    m_marks = marks;
    m_legend->setLegend(titles, marks);
    showMarks();
}

void BoardColumn::setStrip(QWidget* strip)
{
    static_cast<QVBoxLayout*>(layout())->insertWidget(1, strip);
}

void BoardColumn::setClocks(const QStringList& clocks)
{
    m_scores->setClocks(clocks);
}

void BoardColumn::addRackActions(const QList<QAction*>& actions)
{
    QWidget* previous = m_rack;
    for (QAction* action : actions) {
        auto* button = new QToolButton;
        button->setDefaultAction(action);
        button->setToolButtonStyle(Qt::ToolButtonIconOnly);
        button->setAccessibleName(action->statusTip());
        button->setObjectName(action->objectName() + u".button"_s);
        button->setMinimumSize(28, 28);
        m_rackButtons->layout()->addWidget(button);
        setTabOrder(previous, button);
        previous = button;
    }
    setTabOrder(previous, m_play);
}

void BoardColumn::followStudy()
{
    m_preview.reset();
    m_line.clear();
    m_board->setGhost(std::nullopt);
    m_rack->setGhost(std::nullopt);
    const engine::PositionPtr& position = m_shown.position();
    m_scores->setStudy(m_shown);
    m_entry.setPosition(m_shown.permissions().entry ? position : nullptr);
    // What stands there was meant for another position.
    if (m_board->position() != position && !m_field->isHidden() && !m_field->hasFocus()) {
        m_field->hide();
        m_play->setMinimumWidth(kPlayWidth);
        m_rackButtons->show();
    }
    m_board->setPosition(position);
    m_rack->setPosition(position);
    m_board->setLastMoves(lastMoves(m_shown.state(), m_settings.outlinedMoves()));
    showOwners();
    showIntent();
}

void BoardColumn::setPreview(const std::optional<engine::Move>& move)
{
    setLine(move ? std::vector{*move} : std::vector<engine::Move>());
}

void BoardColumn::setLine(std::vector<engine::Move> line)
{
    m_line = std::move(line);
    m_preview = m_line.empty() ? std::nullopt : std::optional(m_line.front());
    showPreview();
}

void BoardColumn::showPreview()
{
    const bool visible = m_entry.empty() && !m_entry.exchanging();
    m_board->setLine(visible ? m_line : std::vector<engine::Move>());
    m_rack->setGhost(visible ? m_preview : std::nullopt);
    showIntent();
}

std::optional<engine::Move> BoardColumn::enteredMove() const
{
    if (m_entry.empty()) return std::nullopt;
    const auto move = m_entry.move();
    return move ? std::optional(*move) : std::nullopt;
}

std::optional<engine::Move> BoardColumn::intendedMove() const
{
    return m_entry.empty() && !m_entry.exchanging() ? m_preview : enteredMove();
}

void BoardColumn::showIntent()
{
    describeIntent();
    emit intentChanged();
}

void BoardColumn::describeIntent()
{
    QString button = tr("Play");
    m_playBrief.clear();
    QString detail;
    QStringList tip;
    bool phony = false;
    const auto intended = intendedMove();
    if (intended) {
        const engine::Position& position = *m_shown.position();
        const bool isOfThis = m_simulated && m_simulated->hash() == position.hash();
        const MoveDescription description =
            m_shown.permissions().answers
                ? describeMove(position, *intended, m_ranking, m_shown.leaves(),
                               isOfThis ? m_simulation : nullptr)
                : describeMove(position, *intended);
        button = description.button;
        m_playBrief = description.brief;
        detail = description.detail;
        tip << description.remark << description.source;
        phony = description.phony;
        if (m_showWords && intended->kind == engine::MoveKind::Place)
            detail = wordsText(position, *intended);
    } else if (m_entry.exchanging() && m_entry.empty()) {
        button = tr("Exchange …");
        detail = tr("Type or click the tiles to exchange; Esc leaves");
    } else if (!m_entry.empty()) {
        const auto move = m_entry.move();
        if (!move) detail = errorText(move.error());
    }
    const QString going = intended ? QString() : m_goingOn;
    if (!going.isEmpty()) button = going;
    m_play->setAccessibleName(button);
    showOnPlay(button);
    m_play->setEnabled(intended.has_value() || !going.isEmpty());
    m_play->setToolTip(intended ? tr("Enter plays this move")
                       : !going.isEmpty()
                           ? tr("Enter goes on with the game")
                           : tr("Type a move on the board or choose one in the list"));
    QPalette colours = palette();
    if (phony) colours.setColor(QPalette::WindowText, Theme::current().invalid);
    m_detail->setPalette(colours);
    m_detail->setText(detail);
    m_described = m_detail->text();
    tip << detail;
    tip.removeAll(QString());
    m_detail->setToolTip(tip.join(u'\n'));
}

bool BoardColumn::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_play && event->type() == QEvent::Resize) showOnPlay(m_play->accessibleName());
    return QWidget::eventFilter(watched, event);
}

bool BoardColumn::event(QEvent* event)
{
    const bool done = QWidget::event(event);
    // The layout has given all their places by then. Before anything is painted, so that nothing is
    // seen at the place that it had in a column of another width.
    if (event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest) fitSides();
    return done;
}

QSize BoardColumn::minimumSizeHint() const
{
    return QWidget::minimumSizeHint().shrunkBy(layout()->contentsMargins());
}

QSize BoardColumn::sizeHint() const
{
    return QWidget::sizeHint().shrunkBy(layout()->contentsMargins());
}

void BoardColumn::fitSides()
{
    const QSize unit = m_board->sizeForCell(100);
    const int board = m_scroll->zoom() > 1.0
                          ? width()
                          : m_scroll->height() * unit.width() / std::max(1, unit.height());
    const int spare = width() - std::max(board, kNarrowest);
    const int side = spare > kMuchSpare ? spare / 2 : 0;
    const QMargins margins(side, 0, side, 0);
    if (layout()->contentsMargins() == margins) return;
    layout()->setContentsMargins(margins);
    layout()->activate();
}

void BoardColumn::showOnPlay(const QString& text)
{
    const int room = m_play->width() - 16;
    QString shown = text;
    // What doesn't fit behind the first part stands in the line below too.
    if (m_play->fontMetrics().horizontalAdvance(shown) > room)
        shown = shown.section(u" · "_s, 0, 0);
    if (m_play->fontMetrics().horizontalAdvance(shown) > room && !m_playBrief.isEmpty())
        shown = m_playBrief;
    // Of a long word the middle is missed least: the score is behind it.
    m_play->setText(m_play->fontMetrics().elidedText(shown, Qt::ElideMiddle, room));
}

void BoardColumn::setOutlinedMoves(int count)
{
    m_settings.setOutlinedMoves(count);
    m_board->setLastMoves(lastMoves(m_shown.state(), count));
}

void BoardColumn::showOwners()
{
    m_board->setOwnerMarks(BoardLook::current().ownerMarks ? tilesOfSecondPlayer(m_shown.state())
                                                           : std::vector<std::pair<int, int>>());
}

void BoardColumn::toggleWords()
{
    m_showWords = !m_showWords;
    showIntent();
}

void BoardColumn::beginMoveField()
{
    // The line below is for what the field says.
    m_rackButtons->hide();
    m_play->setMinimumWidth(kPlayWidthBesideField);
    // As wide together as before: the rack stays as it is.
    m_field->setMinimumWidth(m_rackButtons->sizeHint().width() + kPlayWidth -
                             kPlayWidthBesideField);
    m_field->show();
    m_field->begin();
}

void BoardColumn::endMoveField()
{
    m_field->hide();
    m_play->setMinimumWidth(kPlayWidth);
    m_rackButtons->show();
    m_board->setFocus(Qt::OtherFocusReason);
}

void BoardColumn::toggleExchange()
{
    m_entry.setExchanging(!m_entry.exchanging());
    if (m_entry.exchanging() && !m_board->hasFocus()) m_rack->setFocus(Qt::ShortcutFocusReason);
}

void BoardColumn::showMarks()
{
    std::vector<SquareMark> squares;
    std::vector<LaneMark> lanes;
    std::vector<RackMark> rack;
    for (const OverlayMarks& marks : m_marks) {
        for (SquareMark mark : marks.squares) {
            // Of several one wants to know which says what.
            if (m_marks.size() > 1 && !mark.explanation.isEmpty())
                mark.explanation = tr("%1: %2").arg(marks.name.isEmpty() ? marks.title : marks.name,
                                                    mark.explanation);
            squares.push_back(std::move(mark));
        }
        lanes.insert(lanes.end(), marks.lanes.begin(), marks.lanes.end());
        rack.insert(rack.end(), marks.rack.begin(), marks.rack.end());
    }
    squares.insert(squares.end(), m_choices.begin(), m_choices.end());
    m_board->setOverlayMarks(std::move(squares));
    m_board->setLaneMarks(std::move(lanes));
    m_rack->setMarks(std::move(rack));
}

void BoardColumn::setChoiceMarks(const std::vector<SquareMark>& marks)
{
    if (m_choices.empty() && marks.empty()) return;
    m_choices = marks;
    showMarks();
}

void BoardColumn::pointOut(std::vector<std::pair<int, int>> squares,
                           std::vector<engine::Tile> tiles)
{
    m_board->setPointedSquares(std::move(squares));
    m_rack->setPointedTiles(std::move(tiles));
}

void BoardColumn::setRackTyped(const engine::Rack& rack, int edit)
{
    if (m_dealt)
        m_rack->showError(tr("These tiles were dealt: they stay while the game is played."));
    else emit rackTyped(rack, edit);
}

void BoardColumn::refuseRack(const QString& why)
{
    m_rack->showError(why);
}

int BoardColumn::widthForHeight(int height) const
{
    const int strips = m_scores->sizeHint().height() + m_rack->sizeHint().height() + 12;
    const engine::Position& position = *m_shown.position();
    // The coordinates take about one more square in both directions, or two.
    const int margins = BoardLook::current().allSides ? 2 : 1;
    const int rows = position.board().rows() + margins;
    const int columns = position.board().columns() + margins;
    return std::max(minimumSizeHint().width(), (height - strips) * columns / rows);
}

}  // namespace ui

#include "moc_board_column.cpp"
