// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/boggle/boggle_panel.h"

#include <algorithm>

#include <QAbstractItemView>
#include <QComboBox>
#include <QLabel>
#include <QLocale>
#include <QResizeEvent>
#include <QSplitter>
#include <QTabBar>
#include <QTabWidget>
#include <QVBoxLayout>

#include "ui/boggle/boggle_board_entry.h"
#include "ui/boggle/boggle_bound_tab.h"
#include "ui/boggle/boggle_controls.h"
#include "ui/boggle/boggle_offer_tab.h"
#include "ui/boggle/boggle_play_tab.h"
#include "ui/boggle/boggle_rules_tab.h"
#include "ui/boggle/boggle_search_tab.h"
#include "ui/boggle/boggle_steps_tab.h"
#include "ui/boggle/boggle_words_tab.h"
#include "ui/language/text.h"
#include "ui/theme/measures.h"

namespace ui {

using namespace Qt::StringLiterals;
using State = BoggleDesk::State;

namespace {

constexpr int kLeftShare = 4;
constexpr int kRightShare = 5;
constexpr int kLeftWidth = 330;

}  // namespace

BogglePanel::BogglePanel(BoggleDesk& desk, BogglePlay& play, BoggleHunt& hunt, JobService& jobs,
                         QWidget* parent)
    : QWidget(parent),
      m_desk(desk),
      m_play(play),
      m_totals(new QLabel),
      m_board(new BoggleBoardEntry(desk)),
      m_tabs(new QTabWidget),
      m_split(new QSplitter(Qt::Horizontal)),
      m_words(new BoggleWordsTab),
      m_offer(new BoggleOfferTab),
      m_game(new BogglePlayTab(play)),
      m_search(new BoggleSearchTab(desk, hunt)),
      m_bound(new BoggleBoundTab(desk, jobs)),
      m_steps(new BoggleStepsTab(jobs)),
      m_rules(new BoggleRulesTab(desk)),
      m_controls(new BoggleControls(desk)),
      m_share(new BoggleShare(desk, hunt, *m_board, *m_words))
{
    setObjectName(u"bogglePanel"_s);
    m_tabs->setObjectName(u"boggleTabs"_s);
    m_tabs->setAccessibleName(tr("What to do with the grid"));
    m_tabs->setDocumentMode(true);
    m_tabs->addTab(m_words, tr("Words"));
    m_tabs->addTab(m_offer, tr("What if"));
    m_tabs->addTab(m_game, tr("Play"));
    m_tabs->addTab(m_search, tr("Search"));
    m_tabs->addTab(m_bound, tr("Limit"));
    m_tabs->addTab(m_steps, tr("Steps"));
    m_tabs->addTab(m_rules, tr("Rules"));
    m_split->setObjectName(u"boggleParts"_s);
    m_split->setChildrenCollapsible(false);
    connect(m_split, &QSplitter::splitterMoved, this, [this] { m_isShared = true; });
    m_split->addWidget(buildLeft());
    m_split->addWidget(m_tabs);
    m_split->setStretchFactor(0, kLeftShare);
    m_split->setStretchFactor(1, kRightShare);
    m_split->setSizes({kLeftWidth, kLeftWidth * kRightShare / kLeftShare});
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(gap::kNormal, gap::kNormal, gap::kNormal, gap::kNormal);
    layout->addWidget(m_split);
    const auto choices = findChildren<QComboBox*>();
    for (QComboBox* choice : choices) choice->view()->setAccessibleName(choice->accessibleName());
    connectParts();
    followDesk();
    followOffer();
}

void BogglePanel::arrange(QSize room)
{
    const QSize left = m_split->widget(0)->minimumSizeHint();
    // All tabs are seen, without arrows to scroll them.
    const int right =
        std::max(m_tabs->minimumSizeHint().width(), m_tabs->tabBar()->sizeHint().width());
    const int around = m_split->handleWidth() + 2 * gap::kNormal;
    const int below = left.height() + around + m_tabs->minimumSizeHint().height();
    // Beside the tabs the grid should not be tiny, unless there is no height for anything else.
    const int beside = std::max(left.width(), kLeftWidth * 3 / 4) + around + right;
    const bool isHigh = room.width() < beside && room.height() >= below;
    const Qt::Orientation wanted = isHigh ? Qt::Vertical : Qt::Horizontal;
    if (m_split->orientation() != wanted) {
        m_split->setOrientation(wanted);
        m_isShared = false;
    }
    if (m_isShared) return;
    const int whole = (isHigh ? room.height() : room.width()) - around;
    int first = whole * kLeftShare / (kLeftShare + kRightShare);
    if (!isHigh) first = std::max(left.width(), std::min(first, whole - right));
    m_split->setSizes({first, whole - first});
}

bool BogglePanel::event(QEvent* event)
{
    if (event->type() == QEvent::ParentChange && parentWidget() != nullptr)
        parentWidget()->installEventFilter(this);
    return QWidget::event(event);
}

bool BogglePanel::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == parentWidget() && event->type() == QEvent::Resize)
        arrange(static_cast<QResizeEvent*>(event)->size());
    return QWidget::eventFilter(watched, event);
}

QWidget* BogglePanel::buildLeft()
{
    m_totals->setObjectName(u"boggleTotals"_s);
    m_totals->setTextFormat(Qt::RichText);
    m_totals->setAccessibleName(tr("Words and points of the grid"));
    m_totals->setAlignment(Qt::AlignCenter);
    m_totals->setWordWrap(true);
    m_board->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    m_controls->addButton(m_share);
    auto* left = new QWidget;
    auto* layout = new QVBoxLayout(left);
    layout->setContentsMargins(0, 0, gap::kNormal, 0);
    layout->setSpacing(gap::kNormal);
    layout->addWidget(m_controls);
    layout->addWidget(m_board, 1);
    layout->addWidget(m_totals);
    return left;
}

void BogglePanel::connectParts()
{
    connect(m_share, &BoggleShare::pasteRequested, m_controls, &BoggleControls::pasteGrid);
    connect(m_share, &BoggleShare::told, m_controls, &BoggleControls::tell);
    connect(m_share, &BoggleShare::exportRequested, this, &BogglePanel::exportRequested);
    connect(m_board, &BoggleBoardEntry::told, m_controls, &BoggleControls::tell);
    connect(m_board, &BoggleBoardEntry::copyRequested, m_share, &BoggleShare::copyGrid);
    connect(m_board, &BoggleBoardEntry::pasteRequested, m_controls, &BoggleControls::pasteGrid);
    connect(m_board, &BoggleBoardView::squareHovered, this,
            [this](int square) { m_words->setSquares(square, m_board->cursorSquare()); });
    connect(m_board, &BoggleBoardView::cursorMoved, this, [this](int square) {
        m_words->setSquares(-1, square);
        askOffer();
    });
    connect(m_words, &BoggleWordsTab::squareListed, m_board, &BoggleBoardView::setPointedAt);
    const auto showPathOf = [this](QWidget* tab) {
        return [this, tab](const std::vector<std::uint8_t>& path) {
            if (m_tabs->currentWidget() == tab) m_board->setPath(path);
        };
    };
    connect(m_words, &BoggleWordsTab::pathWanted, this, showPathOf(m_words));
    connect(m_steps, &BoggleStepsTab::pathWanted, this, showPathOf(m_steps));
    connect(m_game, &BogglePlayTab::pathWanted, this,
            [this, show = showPathOf(m_game)](const std::vector<std::uint8_t>& path) {
                const auto& result = m_play.result();
                if (result && result->task.grid == m_desk.grid()) show(path);
                else show({});
            });
    connect(m_offer, &BoggleOfferTab::faceChosen, this,
            [this](int square, const engine::BoggleFace& face) { m_desk.setFace(square, face); });
    connect(m_search, &BoggleSearchTab::gridChosen, this, [this](const engine::BoggleGrid& grid) {
        if (m_play.isSecret()) return;
        m_desk.setGrid(grid);
        m_tabs->setCurrentWidget(m_words);
    });
    connect(m_game, &BogglePlayTab::startRequested, this, &BogglePanel::startPlay);
    connect(m_rules, &BoggleRulesTab::openLexiconRequested, this,
            &BogglePanel::openLexiconRequested);
    connect(m_tabs, &QTabWidget::currentChanged, this, [this] {
        m_board->setPath({});
        askOffer();
        askSteps();
    });
    connect(&m_desk, &BoggleDesk::stateChanged, this, &BogglePanel::followDesk);
    connect(&m_desk, &BoggleDesk::offerChanged, this, &BogglePanel::followOffer);
    connect(&m_play, &BogglePlay::stateChanged, this, [this] {
        followDesk();
        followOffer();
        askOffer();
    });
}

void BogglePanel::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    m_desk.setAwake(true);
}

void BogglePanel::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    m_desk.setAwake(false);
}

void BogglePanel::setLexiconName(const QString& name)
{
    m_rules->setLexiconName(name);
}

void BogglePanel::focusBoard()
{
    m_board->setFocus(Qt::ShortcutFocusReason);
}

QString BogglePanel::hint() const
{
    if (m_play.isSecret()) return tr("The words are hidden while you play.");
    switch (m_desk.state()) {
    case State::NoLexicon:
        return tr("No lexicon is open. Open one in “Rules” or with Lexicon > Open lexicon…");
    case State::Preparing: return tr("Preparing the words…");
    case State::Failed:
        return tr("This lexicon can't be used for grids: %1").arg(errorText(*m_desk.error()));
    case State::Stopped: return tr("Stopped. Change a square to look again.");
    default: return {};
    }
}

void BogglePanel::followDesk()
{
    const bool isSecret = m_play.isSecret();
    const BoggleAnswerPtr answer = isSecret ? nullptr : m_desk.answer();
    m_words->setAnswer(answer, !m_desk.isCurrent(), hint());
    m_bound->setSecret(isSecret);
    m_game->setReady(m_desk.graph() != nullptr);
    m_board->setLocked(isSecret);
    m_controls->setLocked(isSecret);
    m_rules->setEnabled(!isSecret);
    m_share->setWordsReady(answer && m_desk.isCurrent());
    askSteps();
    const QLocale locale;
    if (!answer) {
        m_totals->setText(hint().toHtmlEscaped());
    } else if (m_desk.isEmpty()) {
        m_totals->setText(tr("Type letters, or roll the dice."));
    } else if (m_desk.isCurrent()) {
        const engine::BoggleScore score = answer->words.score();
        m_totals->setText(tr("<b>%1 points</b> · %2 words · %3 ms")
                              .arg(locale.toString(qlonglong{score.points}),
                                   locale.toString(score.words),
                                   locale.toString(answer->seconds * 1000, 'f', 1)));
    } else if (m_desk.state() == State::Stopped) {
        m_totals->setText(hint().toHtmlEscaped());
    }
}

void BogglePanel::followOffer()
{
    const bool isSecret = m_play.isSecret();
    QString why = hint();
    if (why.isEmpty()) why = tr("Looking…");
    m_offer->setOffer(isSecret ? nullptr : m_desk.offer(), why);
}

void BogglePanel::askOffer()
{
    const bool isWanted = m_tabs->currentWidget() == m_offer && !m_play.isSecret();
    m_desk.askOffer(isWanted ? m_board->cursorSquare() : -1);
}

void BogglePanel::askSteps()
{
    const bool isWanted = m_tabs->currentWidget() == m_steps && !m_play.isSecret();
    const bool isReady = isWanted && m_desk.isCurrent() && !m_desk.isEmpty();
    QString why = hint();
    if (why.isEmpty() && !m_desk.isEmpty()) why = tr("Looking…");
    m_steps->setTask(isReady ? m_desk.task() : std::nullopt, why);
}

void BogglePanel::startPlay(bool rollFirst, int milliseconds)
{
    if (rollFirst) m_controls->shake();
    if (m_desk.isEmpty()) {
        if (!rollFirst) m_controls->tell(tr("✕ There are no letters to play with."));
        return;
    }
    if (auto task = m_desk.task()) m_play.start(std::move(*task), milliseconds);
}

}  // namespace ui

#include "moc_boggle_panel.cpp"
