// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/solitaire/solitaire_panel.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPlainTextEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QTabWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include "ui/language/text.h"
#include "ui/solitaire/solitaire_game_view.h"
#include "ui/solitaire/solitaire_search_view.h"
#include "ui/theme/line_icon.h"
#include "ui/theme/measures.h"
#include "ui/widgets/elided_label.h"
#include "ui/widgets/flow_layout.h"

namespace ui {

using engine::Result;
using engine::TaskContext;

namespace {

using namespace Qt::StringLiterals;

constexpr int kProgressSteps = 1000;
constexpr int kSetUpDelay = 300;  // ms
/// The tabs.
enum LabPage { SearchPage, GamePage, SetupPage };

QPushButton* makeButton(const QString& object, const QString& icon, const QString& text,
                        const QString& help)
{
    auto* button = new QPushButton(text);
    button->setObjectName(object);
    button->setToolTip(help);
    if (!icon.isEmpty()) button->setIcon(lineIcon(icon));
    return button;
}

}  // namespace

SolitairePanel::SolitairePanel(SolitaireLab& lab, JobService& jobs, QWidget* parent)
    : QWidget(parent),
      m_lab(lab),
      m_replay(jobs),
      m_summary(new ElidedLabel),
      m_start(makeButton(u"solitaireStart"_s, u"play"_s, tr("&Start"),
                         tr("Look for the game of the highest score; what is known of this order "
                            "already is gone on with"))),
      m_pause(makeButton(u"solitairePause"_s, u"pause"_s, tr("Pa&use"), QString())),
      m_stop(makeButton(u"solitaireStop"_s, u"stop"_s, tr("St&op"),
                        tr("End the search; what was found is kept"))),
      m_widen(makeButton(u"solitaireWiden"_s, QString(), tr("&Widen"),
                         tr("Keep twice as many boards of each level from now on: slower, and it "
                            "finds what narrow searches miss"))),
      m_onBoard(new QToolButton),
      m_progress(new QProgressBar),
      m_time(new QLabel),
      m_problem(new QLabel),
      m_tabs(new QTabWidget),
      m_search(new SolitaireSearchView),
      m_game(new SolitaireGameView),
      m_setup(new SolitaireSetup),
      m_notes(new QPlainTextEdit)
{
    setObjectName(u"solitairePanel"_s);
    build();
    connect(m_start, &QPushButton::clicked, this, &SolitairePanel::start);
    connect(m_pause, &QPushButton::clicked, this, [this] {
        if (m_lab.phase() == SolitaireLab::Phase::Running) return m_lab.pause();
        m_lab.goOn();
        m_tabs->setCurrentIndex(SearchPage);
        emit begun();
    });
    connect(m_stop, &QPushButton::clicked, &m_lab, &SolitaireLab::stop);
    connect(m_widen, &QPushButton::clicked, &m_lab, &SolitaireLab::widen);
    connect(m_onBoard, &QToolButton::clicked, this, &SolitairePanel::boardWanted);
    connect(m_setup, &SolitaireSetup::changed, this, [this] {
        m_told.clear();
        m_summary->setText(m_setup->summary());
        m_summary->setToolTip(m_summary->text());
        showProblem();
        m_setUpTimer.start();
    });
    m_setUpTimer.setSingleShot(true);
    m_setUpTimer.setInterval(kSetUpDelay);
    connect(&m_setUpTimer, &QTimer::timeout, this, &SolitairePanel::followSetup);
    connect(m_setup, &SolitaireSetup::fileRequested, this, &SolitairePanel::ordersRequested);
    connect(m_setup, &SolitaireSetup::startRequested, this, &SolitairePanel::start);
    connect(m_search, &SolitaireSearchView::gameChosen, this, &SolitairePanel::lookAt);
    connect(m_search, &SolitaireSearchView::looked, this, &SolitairePanel::looked);
    connect(m_search, &SolitaireSearchView::gameOpened, this, [this] {
        m_tabs->setCurrentIndex(GamePage);
        m_game->focusMoves();
        emit looked();
    });
    // Whoever comes with the pointer finds the arrow keys where the moves are.
    connect(m_tabs, &QTabWidget::tabBarClicked, this, [this](int page) {
        if (page != GamePage) return;
        m_tabs->setCurrentIndex(page);
        m_game->focusMoves();
    });
    connect(m_game, &SolitaireGameView::looked, this, &SolitairePanel::looked);
    connect(m_game, &SolitaireGameView::exportRequested, this, &SolitairePanel::exportRequested);
    connect(m_game, &SolitaireGameView::importRequested, this, &SolitairePanel::importRequested);
    connect(&m_lab, &SolitaireLab::stateChanged, this, &SolitairePanel::followLab);
    connect(&m_lab, &SolitaireLab::foundChanged, this, [this] {
        // While a search begins the game before is seen; of another order there is none.
        if (!m_lab.findings() && !m_lab.isRunning()) lookAt(-1);
        followFound();
    });
    connect(m_notes, &QPlainTextEdit::textChanged, this, [this] {
        if (!m_showingNotes) m_lab.setNotes(m_notes->toPlainText());
    });
    connect(&m_lab, &SolitaireLab::notesKept, this, [this](const QString& problem) {
        m_notesTold = problem;
        showProblem();
    });
    followLab();
}

void SolitairePanel::build()
{
    m_summary->setObjectName(u"solitaireAsked"_s);
    m_onBoard->setObjectName(u"solitaireOnBoard"_s);
    m_onBoard->setText(tr("On the Boar&d"));
    m_onBoard->setToolTip(tr("Show these games on the large board, or the position of the window"));
    m_onBoard->setCheckable(true);
    m_onBoard->setFocusPolicy(Qt::TabFocus);
    m_progress->setObjectName(u"solitaireProgress"_s);
    m_progress->setAccessibleName(tr("Time of the search"));
    m_progress->setTextVisible(false);
    m_progress->setRange(0, kProgressSteps);
    m_progress->setFixedHeight(m_progress->fontMetrics().height() / 2);
    m_time->setObjectName(u"solitaireClock"_s);
    m_problem->setObjectName(u"solitaireProblem"_s);
    m_problem->setWordWrap(true);
    m_tabs->setObjectName(u"solitaireTabs"_s);
    m_tabs->setAccessibleName(tr("Parts of the search for the highest score"));
    m_tabs->setDocumentMode(true);
    // Low windows have less room than a page wants.
    const auto addPage = [this](QWidget* page, const QString& object, const QString& title) {
        auto* scroll = new QScrollArea;
        scroll->setObjectName(object);
        scroll->setAccessibleName(title);
        scroll->setFocusPolicy(Qt::NoFocus);
        scroll->setFrameShape(QFrame::NoFrame);
        scroll->setWidgetResizable(true);
        scroll->setWidget(page);
        m_tabs->addTab(scroll, title);
    };
    addPage(m_search, u"solitaireSearchScroll"_s, tr("Search"));
    addPage(m_game, u"solitaireGameScroll"_s, tr("Game"));
    addPage(m_setup, u"solitaireSetupScroll"_s, tr("Set Up"));
    m_notes->setObjectName(u"solitaireNotes"_s);
    m_notes->setAccessibleName(tr("Notes about this order of tiles"));
    m_notes->setTabChangesFocus(true);
    m_tabs->addTab(m_notes, tr("Notes"));

    auto* buttons = new FlowLayout;
    for (QWidget* widget :
         std::initializer_list<QWidget*>{m_start, m_pause, m_stop, m_widen, m_onBoard})
        buttons->addWidget(widget);
    auto* time = new QHBoxLayout;
    time->setSpacing(gap::kWide);
    time->addWidget(m_progress, 1);
    time->addWidget(m_time);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(gap::kNormal, gap::kNormal, gap::kNormal, gap::kNormal);
    layout->setSpacing(gap::kNormal);
    layout->addWidget(m_summary);
    layout->addLayout(buttons);
    layout->addLayout(time);
    layout->addWidget(m_problem);
    layout->addWidget(m_tabs, 1);
}

void SolitairePanel::setPresent(SolitaireSetup::Present present)
{
    m_position = present.position;
    m_setup->setPresent(std::move(present));
    if (isVisible()) restore();
}

void SolitairePanel::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    restore();
    m_setUpTimer.start();
}

void SolitairePanel::restore()
{
    // Only once a lexicon is there it can be read, and only with its own.
    if (m_lab.ask() || !m_position || !m_position->lexicon()) return;
    if (m_position->lexiconPtr() == m_triedLexicon && m_position->rulesPtr() == m_triedRules)
        return;
    m_triedLexicon = m_position->lexiconPtr();
    m_triedRules = m_position->rulesPtr();
    m_lab.restore(m_triedRules, m_triedLexicon);
    if (!m_lab.ask()) return;
    m_setup->setAsk(*m_lab.ask());
    // Where the game begins isn't set up again, and is no reason to look at another one.
    if (auto ask = m_setup->ask()) m_setUp = std::move(*ask);
}

void SolitairePanel::followSetup()
{
    if (!isVisible() || m_lab.isRunning()) return;
    auto ask = m_setup->ask();
    if (!ask || (m_setUp && isSameTask(*m_setUp, *ask))) return;
    const bool isFirst = !m_setUp;
    m_setUp = *ask;
    if (!isFirst) m_lab.look(std::move(*ask));
}

QString SolitairePanel::notes() const
{
    return m_notes->toPlainText();
}

void SolitairePanel::focusStart()
{
    QPushButton* button = m_start->isEnabled() ? m_start : m_stop;
    button->setFocus(Qt::ShortcutFocusReason);
}

void SolitairePanel::setOnBoard(bool on)
{
    m_onBoard->setChecked(on);
}

void SolitairePanel::start()
{
    auto ask = m_setup->ask();
    if (!ask) {
        m_told = typedErrorText(ask.error());
        m_tabs->setCurrentIndex(SetupPage);
        m_setup->focusGoalsOrOrder();
        showProblem();
        return;
    }
    m_told.clear();
    m_game->tell({});
    m_setUp = *ask;
    m_beginning = true;
    m_lab.start(std::move(*ask));
    m_tabs->setCurrentIndex(SearchPage);
    emit begun();
}

void SolitairePanel::showProblem()
{
    QString text;
    if (!m_told.isEmpty()) text = tr("✕ %1").arg(m_told);
    else if (!m_notesTold.isEmpty()) text = tr("✕ The notes are not kept: %1").arg(m_notesTold);
    else if (m_lab.error()) text = tr("✕ %1").arg(errorText(*m_lab.error()));
    else if (m_lab.findings() && m_lab.findings()->remark)
        text = tr("⚠ %1").arg(errorText(*m_lab.findings()->remark));
    m_problem->setText(text);
    m_problem->setVisible(!text.isEmpty());
}

QString SolitairePanel::timeText() const
{
    using enum RunningSearchBase::Phase;
    const auto& findings = m_lab.findings();
    QStringList parts;
    if (findings) {
        const auto milliseconds = [](double seconds) {
            return static_cast<qint64>(seconds * 1000);
        };
        const QString done = clockText(milliseconds(findings->state->seconds));
        parts << (std::isinf(findings->allowed)
                      ? done
                      : tr("%1 of %2").arg(done, clockText(milliseconds(findings->allowed))));
    }
    switch (m_lab.phase()) {
    case Pausing:
    case Stopping: parts << tr("stopping…"); break;
    case Paused: parts << tr("paused"); break;
    case Stopped: parts << tr("stopped"); break;
    case Done: parts << (m_lab.isRestored() ? tr("of an earlier search") : tr("done")); break;
    default: break;
    }
    if (m_lab.widened() > 1) parts << tr("%1 times as wide").arg(m_lab.widened());
    return parts.join(u" · "_s);
}

void SolitairePanel::followLab()
{
    using enum RunningSearchBase::Phase;
    const SolitaireLab::Phase phase = m_lab.phase();
    const bool running = m_lab.isRunning();
    const std::array<QPushButton*, 4> buttons{m_stop, m_start, m_pause, m_widen};
    const auto having = std::ranges::find_if(buttons, &QPushButton::hasFocus);
    m_start->setEnabled(!running);
    // Until it is at rest it keeps the keys, which Start gets then.
    m_stop->setEnabled(running || phase == Paused);
    const bool canPause = phase == Running;
    m_pause->setText(canPause || !m_lab.canGoOn() ? tr("Pa&use") : tr("&Continue"));
    m_pause->setIcon(lineIcon(canPause || !m_lab.canGoOn() ? u"pause"_s : u"play"_s));
    m_pause->setToolTip(canPause ? tr("Let the search rest")
                                 : tr("Go on with the search, from the games that it has"));
    // What was told to pause keeps the keys until it can be told to go on.
    m_pause->setEnabled(canPause || phase == Pausing || m_lab.canGoOn());
    m_widen->setEnabled(running || m_lab.canGoOn());
    m_setup->setLocked(running);
    // A button that is about to be disabled gives the keys to a neighbour, not to nobody.
    if (having != buttons.end() && !(*having)->isEnabled()) {
        const auto next = std::ranges::find_if(buttons, &QPushButton::isEnabled);
        if (next != buttons.end()) (*next)->setFocus();
    }
    // What couldn't begin is to be mended where it was set up.
    if (phase == Failed && std::exchange(m_beginning, false)) {
        m_tabs->setCurrentIndex(SetupPage);
        m_setup->focusGoalsOrOrder();
    }
    if (m_lab.findings() && running) m_beginning = false;
    followFound();
}

void SolitairePanel::followFound()
{
    const auto& findings = m_lab.findings();
    m_search->show(findings, m_lab.ask(), m_lab.phase());
    m_time->setText(timeText());
    const bool bounded = findings && !std::isinf(findings->allowed) && findings->allowed > 0;
    m_progress->setValue(
        bounded ? static_cast<int>(std::min(1.0, findings->state->seconds / findings->allowed) *
                                   kProgressSteps)
                : 0);
    followNotes();
    showProblem();
}

void SolitairePanel::followNotes()
{
    const auto& findings = m_lab.findings();
    const QString file = findings ? findings->notesFile : QString();
    m_notes->setEnabled(!file.isEmpty());
    m_notes->setPlaceholderText(
        file.isEmpty() ? tr("Notes belong to an order of tiles: start a search first")
                       : tr("What is worth knowing about this order; kept with its games"));
    if (file == m_notesOf) return;
    // While a search begins nothing is known of it; the same order may come again, and what was
    // typed meanwhile is newer than what was read.
    if (file.isEmpty() && m_lab.isRunning()) return;
    m_notesOf = file;
    m_showingNotes = true;
    m_notes->setPlainText(findings ? findings->notes : QString());
    m_showingNotes = false;
}

void SolitairePanel::lookAt(int index)
{
    const auto& findings = m_lab.findings();
    if (!findings || index < 0 || index >= static_cast<int>(findings->state->games.size())) {
        m_replay.drop();
        return setGame(nullptr);
    }
    const engine::EliteGame& elite = findings->state->games[static_cast<std::size_t>(index)];
    m_replay.ask<ReplayedGamePtr>(
        tr("Replaying a game"), JobClass::Quiet,
        [task = findings->task, game = elite.game, goals = elite.goals](const TaskContext&) {
            return Result<ReplayedGamePtr>(replayGame(task, game, goals));
        },
        [this](Result<ReplayedGamePtr> game) {
            if (game) setGame(*game);
        });
}

void SolitairePanel::setGame(const ReplayedGamePtr& game)
{
    m_game->setGame(game);
    m_search->setGame(game);
}

void SolitairePanel::showChecked(const ReplayedGamePtr& game)
{
    m_replay.drop();
    setGame(game);
    m_tabs->setCurrentIndex(GamePage);
    m_game->focusMoves();
}

void SolitairePanel::tell(const QString& text)
{
    m_tabs->setCurrentIndex(GamePage);
    m_game->tell(text);
}

}  // namespace ui

#include "moc_solitaire_panel.cpp"
