// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/moves/candidate_card.h"

#include <chrono>

#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QTableWidget>
#include <QVBoxLayout>

#include "ui/document/move_name.h"
#include "ui/theme/measures.h"
#include "ui/theme/text_size.h"
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
      m_table(new QTableWidget(0, 2))
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
}

QString CandidateCard::headline() const
{
    return m_headline->text();
}

void CandidateCard::setMove(const PositionPtr& position, const std::optional<engine::Move>& move,
                            const engine::KlvPtr& leaves, const SimulationPtr& simulation,
                            const QString& hint)
{
    const bool same = position == m_position && move == m_move && leaves == m_leaves;
    m_simulation = simulation;
    if (!same) {
        m_job.drop();
        m_position = position;
        m_move = move;
        m_leaves = leaves;
        m_facts.reset();
    }
    const bool shown = m_position && m_move;
    m_headline->setText(
        !shown ? hint
        : m_move->kind == engine::MoveKind::Place
            ? tr("%1 · %2 points")
                  .arg(moveName(*m_position, *m_move), QLocale().toString(m_move->score.points))
            : moveName(*m_position, *m_move));
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
            [question = CandidateQuestion{m_position, *m_move, m_leaves, m_ranks}](
                const engine::TaskContext& context) { return candidateFacts(question, context); },
            [this](engine::Result<CandidateFacts> facts) {
                if (!facts) return m_table->setRowCount(0);
                m_facts = std::move(*facts);
                showLines();
            });
    });
}

void CandidateCard::showLines()
{
    int rows = 0;
    const auto add = [&](const QString& what, const QString& text, const QString& more) {
        if (m_table->rowCount() == rows) m_table->insertRow(rows);
        int column = 0;
        for (const QString& cell : {what, text}) {
            auto* item = new QTableWidgetItem(cell);
            item->setToolTip(more.isEmpty() ? text : more);
            item->setTextAlignment(Qt::AlignTop | Qt::AlignLeft);
            m_table->setItem(rows, column++, item);
        }
        ++rows;
    };
    for (const CandidateLine& line : candidateLines(*m_position, *m_facts))
        add(line.what, line.text, line.more);
    if (const auto* candidate = simulated(m_simulation, *m_move)) {
        const auto own = static_cast<std::size_t>(m_position->playerCount()) - 1;
        if (own < candidate->byPly.size() && candidate->byPly[own].score.count > 0)
            add(tr("Bingo next turn"),
                tr("%1 % in %2 iterations")
                    .arg(shareText(candidate->byPly[own].bingoShare()),
                         QLocale().toString(static_cast<qlonglong>(candidate->iterations()))),
                tr("Of the simulation: on the board, after the reply"));
    }
    m_table->setRowCount(rows);
}

}  // namespace ui

#include "moc_candidate_card.cpp"
