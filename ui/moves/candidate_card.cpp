// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/moves/candidate_card.h"

#include <algorithm>
#include <chrono>
#include <iterator>
#include <utility>
#include <vector>

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QTableWidget>
#include <QVBoxLayout>

#include "engine/search/simulation_state.h"
#include "ui/document/move_name.h"
#include "ui/language/text.h"
#include "ui/moves/phony_worth.h"
#include "ui/theme/measures.h"
#include "ui/theme/text_size.h"
#include "ui/widgets/cell_changes.h"
#include "ui/widgets/list_table.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;

/// Who steps through the list waits for none of the moves between.
constexpr std::chrono::milliseconds kCardDelay{120};

}  // namespace

CandidateCard::CandidateCard(JobService& jobs, QWidget* parent)
    : QWidget(parent),
      m_job(jobs),
      m_ranks(std::make_shared<LeaveRanks>()),
      m_headline(new QLabel),
      m_table(new QTableWidget(0, 2)),
      m_challenge(new QWidget),
      m_chance(new QSpinBox)
{
    setObjectName(u"candidateCard"_s);
    m_headline->setObjectName(u"candidateHeadline"_s);
    m_headline->setTextFormat(Qt::PlainText);
    m_headline->setWordWrap(true);
    setTextFactor(*m_headline, textSize::kTitle);
    m_table->setObjectName(u"candidateTable"_s);
    m_table->setAccessibleName(tr("What there is to know of the move"));
    makeListTable(*m_table);
    m_table->setWordWrap(true);
    m_table->setTextElideMode(Qt::ElideNone);
    m_table->horizontalHeader()->hide();
    m_table->horizontalHeader()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setSectionResizeMode(1, QHeaderView::Stretch);
    m_table->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(gap::kNormal, gap::kNormal, gap::kNormal, gap::kNormal);
    layout->setSpacing(gap::kNormal);
    layout->addWidget(m_headline);
    layout->addWidget(m_table, 1);
    m_chance->setObjectName(u"challengeChance"_s);
    m_chance->setRange(0, 100);
    m_chance->setSingleStep(5);
    m_chance->setSuffix(tr(" %"));
    auto* what = new QLabel(tr("&Challenged with a chance of"));
    what->setBuddy(m_chance);
    m_chance->setAccessibleName(tr("Chance of a challenge"));
    m_chance->setToolTip(
        tr("How likely the opponent is to challenge this play, so that it is taken back"));
    auto* row = new QHBoxLayout(m_challenge);
    row->setContentsMargins(gap::kNone, gap::kNone, gap::kNone, gap::kNone);
    row->addWidget(what);
    row->addWidget(m_chance);
    row->addStretch(1);
    layout->addWidget(m_challenge);
    m_challenge->hide();
    connect(m_chance, &QSpinBox::valueChanged, this, [this](int percent) {
        if (m_facts) showLines();
        emit challengeChanceChosen(percent);
    });
}

void CandidateCard::setChallengeChance(int percent)
{
    const QSignalBlocker quiet(m_chance);
    m_chance->setValue(percent);
    if (m_facts) showLines();
}

QString CandidateCard::headline() const
{
    return m_headline->text();
}

void CandidateCard::setMove(const PositionPtr& position, const std::optional<engine::Move>& move,
                            Surroundings surroundings, const QString& hint)
{
    const bool same =
        position == m_position && move == m_move && surroundings.leaves == m_beside.leaves;
    m_beside = std::move(surroundings);
    if (!same) {
        m_job.drop();
        m_position = position;
        m_move = move;
        m_facts.reset();
    }
    const bool shown = m_position && m_move;
    m_headline->setText(
        !shown ? hint
        : m_move->kind == engine::MoveKind::Place
            ? tr("%1 · %2 points")
                  .arg(moveName(*m_position, *m_move), QLocale().toString(m_move->score.points))
            : moveName(*m_position, *m_move));
    m_challenge->setVisible(shown && m_position->lexicon() && isPhony(*m_position, *m_move));
    if (!shown) m_table->setRowCount(0);
    else if (m_facts) showLines();
    else if (isVisible()) ask();
}

void CandidateCard::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (m_position && m_move && !m_facts) ask();
}

void CandidateCard::ask()
{
    if (!m_position->lexicon()) return m_table->setRowCount(0);
    m_job.askSoon(kCardDelay, [this] {
        m_job.ask<CandidateFacts>(
            {}, JobClass::Quiet,
            [question = CandidateQuestion{m_position, *m_move, m_beside.leaves, m_ranks}](
                const engine::TaskContext& context) { return candidateFacts(question, context); },
            [this](engine::Result<CandidateFacts> facts) {
                if (!facts) return m_table->setRowCount(0);
                m_facts = std::move(*facts);
                showLines();
            });
    });
}

void CandidateCard::addPhony(std::vector<CandidateLine>& lines) const
{
    if (!isPhony(*m_position, *m_move)) return;
    const auto equity = phonyEquity(*m_position, *m_move, m_beside.leaves);
    const auto wins = phonyWins(m_beside.simulation, *m_move);
    if (!equity) return;
    const auto worth = [&](const QString& what, double points, double share, const QString& more) {
        lines.push_back(
            {what,
             wins ? tr("%1 points · wins %2 %").arg(signedDecimal(points), shareText(share))
                  : tr("%1 points").arg(signedDecimal(points)),
             more});
    };
    const double chance = m_chance->value() / 100.0;
    worth(tr("If it stays"), equity->stays, wins ? wins->stays : 0,
          tr("Score and value of what is kept; wins as simulated"));
    worth(
        tr("If it is taken back"), equity->takenBack, wins ? wins->takenBack : 0,
        tr("As a pass: the turn is lost and the tiles come back. What the opponent has learned of "
           "them isn't counted; simulate the pass, too, for its wins"));
    worth(tr("Both, challenged with %1 %").arg(m_chance->value()), equity->mixed(chance),
          wins ? wins->mixed(chance) : 0, tr("The mean of both by the chance of a challenge"));
    if (!m_beside.best) return;
    const double upTo = equity->betterUpTo(m_beside.best->equity.toPoints());
    lines.push_back({tr("Beside %1").arg(moveName(*m_position, m_beside.best->move)),
                     upTo <= 0   ? tr("worth no more even if nobody challenges")
                     : upTo >= 1 ? tr("worth no less even if it is always challenged")
                                 : tr("worth more up to a chance of %1 %").arg(shareText(upTo)),
                     tr("The best move with valid words, by score and leave (%1 points)")
                         .arg(signedEquity(m_beside.best->equity))});
}

void CandidateCard::showLines()
{
    std::vector<CandidateLine> lines;
    addPhony(lines);
    std::ranges::move(candidateLines(*m_position, *m_facts), std::back_inserter(lines));
    if (const auto* candidate = simulated(m_beside.simulation, *m_move)) {
        const auto own = static_cast<std::size_t>(m_position->playerCount()) - 1;
        if (own < candidate->byPly.size() && candidate->byPly[own].score.count > 0)
            lines.push_back(
                {tr("Bingo next turn"),
                 tr("%1 % in %2 iterations")
                     .arg(shareText(candidate->byPly[own].bingoShare()),
                          QLocale().toString(static_cast<qlonglong>(candidate->iterations()))),
                 tr("Of the simulation: on the board, after the reply")});
    }
    const CellChanges changes(*m_table, static_cast<int>(lines.size()));
    int row = 0;
    for (const CandidateLine& line : lines) {
        int column = 0;
        for (const QString& cell : {line.what, line.text}) {
            auto* item = new QTableWidgetItem(cell);
            item->setToolTip(line.more.isEmpty() ? line.text : line.more);
            item->setTextAlignment(Qt::AlignTop | Qt::AlignLeft);
            m_table->setItem(row, column++, item);
        }
        ++row;
    }
}

}  // namespace ui

#include "moc_candidate_card.cpp"
