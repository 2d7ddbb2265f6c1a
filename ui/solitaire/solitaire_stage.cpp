// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/solitaire/solitaire_stage.h"

#include <algorithm>
#include <utility>
#include <vector>

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLocale>
#include <QToolButton>
#include <QVBoxLayout>

#include "ui/board/board_scroll.h"
#include "ui/board/board_widget.h"
#include "ui/language/text.h"
#include "ui/position/legend_strip.h"
#include "ui/solitaire/plan_marks.h"
#include "ui/solitaire/solo_rack.h"
#include "ui/theme/measures.h"
#include "ui/theme/text_size.h"
#include "ui/theme/theme_notifier.h"
#include "ui/widgets/elided_label.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;

QToolButton* makeSwitch(const QString& name, const QString& text, const QString& help)
{
    auto* button = new QToolButton;
    button->setObjectName(name);
    button->setText(text);
    button->setToolTip(help);
    button->setCheckable(true);
    button->setFocusPolicy(Qt::TabFocus);
    return button;
}

}  // namespace

SolitaireStage::SolitaireStage(QWidget* parent)
    : QWidget(parent),
      m_title(new ElidedLabel),
      m_searchButton(makeSwitch(u"solitaireShowSearch"_s, tr("Searching Now"),
                                tr("The board that the search tries, with its plan"))),
      m_gameButton(makeSwitch(u"solitaireShowGame"_s, tr("Game"),
                              tr("The game that is chosen in the list, move by move"))),
      m_board(new BoardWidget),
      m_legend(new LegendStrip),
      m_rack(new SoloRack),
      m_text(new ElidedLabel)
{
    setObjectName(u"solitaireStage"_s);
    m_title->setObjectName(u"solitaireTitle"_s);
    m_board->setObjectName(u"solitaireBoard"_s);
    m_board->setAccessibleName(tr("Board of the one-player game"));
    m_text->setObjectName(u"solitaireStageText"_s);
    m_text->setLines(3);
    setTextFactor(*m_text, textSize::kSmall);
    auto* group = new QButtonGroup(this);
    group->addButton(m_searchButton);
    group->addButton(m_gameButton);
    m_gameButton->setChecked(true);
    auto* leave = new QToolButton;
    leave->setObjectName(u"solitaireLeave"_s);
    leave->setText(tr("&My Board"));
    leave->setToolTip(tr("Back to the position of the window (Esc)"));
    leave->setFocusPolicy(Qt::TabFocus);

    auto* head = new QHBoxLayout;
    head->setContentsMargins(gap::kNormal, gap::kFine, gap::kNormal, gap::kFine);
    head->setSpacing(gap::kNormal);
    head->addWidget(m_title, 1);
    head->addWidget(m_searchButton);
    head->addWidget(m_gameButton);
    head->addWidget(leave);
    auto* foot = new QHBoxLayout;
    foot->setContentsMargins(gap::kWide, 0, gap::kWide, gap::kNormal);
    foot->setSpacing(gap::kWide);
    foot->addWidget(m_rack);
    foot->addWidget(m_text, 1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(gap::kFine);
    layout->addLayout(head);
    layout->addWidget(new BoardScroll(m_board), 1);
    layout->addWidget(m_legend);
    layout->addLayout(foot);

    connect(group, &QButtonGroup::buttonToggled, this, &SolitaireStage::refresh);
    connect(leave, &QToolButton::clicked, this, &SolitaireStage::left);
    connect(m_board, &BoardWidget::turnStepRequested, this, &SolitaireStage::stepRequested);
    connect(m_board, &BoardWidget::liveToggleRequested, this, &SolitaireStage::playRequested);
    connect(m_board, &BoardWidget::escapePressed, this, &SolitaireStage::escaped);
    connect(m_legend, &LegendStrip::closeRequested, this, [this] {
        m_legendClosed = true;
        refresh();
    });
    connect(&ThemeNotifier::instance(), &ThemeNotifier::changed, this, &SolitaireStage::refresh);
    refresh();
}

bool SolitaireStage::showsSearch() const
{
    return m_searchButton->isChecked() && m_searching;
}

void SolitaireStage::showGame()
{
    m_gameButton->setChecked(true);
}

void SolitaireStage::showSearch()
{
    m_searchButton->setChecked(true);
}

void SolitaireStage::setSearchOn(bool on)
{
    m_searchButton->setEnabled(on);
    if (!on) showGame();
}

void SolitaireStage::setSearching(engine::PositionPtr position, const engine::ShownPlan& plan)
{
    m_searching = std::move(position);
    m_plan = plan;
    if (m_searchButton->isChecked() || !m_game) refresh();
}

void SolitaireStage::setGame(ReplayedGamePtr game, int moves)
{
    m_game = std::move(game);
    m_moves = m_game ? std::clamp(moves, 0, m_game->moves()) : 0;
    if (m_gameButton->isChecked()) refresh();
}

void SolitaireStage::showPosition(const engine::PositionPtr& position)
{
    if (position) m_board->setPosition(position);
    m_rack->setPosition(position);
}

void SolitaireStage::refresh()
{
    const QLocale locale;
    if (showsSearch()) {
        showPosition(m_searching);
        m_board->setLastMoves({});
        const OverlayMarks marks = planMarks(m_plan, *m_searching);
        m_board->setOverlayMarks(marks.squares);
        if (m_legendClosed) m_legend->setLegend({}, {});
        else m_legend->setLegend({marks.title}, {marks});
        QStringList goals;
        for (const engine::ShownGoal& goal : m_plan.goals)
            goals << tr("%1 %2: %3")
                         .arg(laneName(goal.direction, goal.lane), fromUtf8(goal.word),
                              goalState(goal));
        m_title->setText(tr("Searching now · %1 tiles lie")
                             .arg(locale.toString(m_searching->board().tileCount())));
        m_text->setText(goals.isEmpty() ? tr("Without goal words, for points alone")
                                        : goals.join(u" · "_s));
        return;
    }
    m_board->setOverlayMarks({});
    m_legend->setLegend({}, {});
    if (!m_game) {
        m_title->setText(tr("No game yet"));
        m_text->clear();
        showPosition(nullptr);
        return;
    }
    const auto at = static_cast<std::size_t>(m_moves);
    showPosition(m_game->positions[at]);
    std::vector<engine::Move> last;
    if (m_moves > 0) last.push_back(m_game->rows[at - 1].move);
    m_board->setLastMoves(std::move(last));
    const QString total = locale.toString(m_game->game.total().points);
    const QString moves = locale.toString(m_game->moves());
    m_title->setText(tr("%1 points · move %2 of %3").arg(total, locale.toString(m_moves), moves));
    if (m_moves == 0) {
        m_text->setText(tr("Before the first move"));
        return;
    }
    const engine::SolitaireRow& row = m_game->rows[at - 1];
    QString text = tr("Move %1: %2 for %3, %4 in all")
                       .arg(locale.toString(row.number), fromUtf8(row.text),
                            locale.toString(row.score), locale.toString(row.total));
    if (row.goal) text = tr("★ goal word · %1").arg(text);
    if (row.drawnFrom > 0) {
        text += u" · "_s +
                (row.drawnFrom == row.drawnTo
                     ? tr("then tile %1 of the order is drawn").arg(locale.toString(row.drawnFrom))
                     : tr("then tiles %1 to %2 of the order are drawn")
                           .arg(locale.toString(row.drawnFrom), locale.toString(row.drawnTo)));
    }
    m_text->setText(text);
}

void SolitaireStage::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape && event->modifiers() == Qt::NoModifier) emit escaped();
    else QWidget::keyPressEvent(event);
}

}  // namespace ui

#include "moc_solitaire_stage.cpp"
