// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/endings/bridge_page.h"

#include <algorithm>

#include <QHeaderView>
#include <QLocale>
#include <QScopedValueRollback>
#include <QTreeWidget>
#include <QVBoxLayout>

#include "ui/document/move_name.h"
#include "ui/endings/move_room.h"
#include "ui/language/text.h"
#include "ui/theme/measures.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;

enum {
    BridgeMove,
    BridgeScore,
    BridgeWin,
    BridgeError,
    BridgeSpread,
    BridgeSpreadError,
    BridgeIterations,
    BridgeBest
};
/// Height of the table at least.
constexpr int kFewestLines = 6;
constexpr int kIdRole = Qt::UserRole + 1;

}  // namespace

BridgePage::BridgePage() : m_table(new QTreeWidget)
{
    m_table->setObjectName(u"bridgeMoves"_s);
    m_table->setAccessibleName(tr("Moves and how often they win in the simulation"));
    m_table->setHeaderLabels({tr("Move"), tr("Score"), tr("Win %"), tr("±"), tr("Spread"), tr("±"),
                              tr("Iterations"), tr("P(best)")});
    m_table->setRootIsDecorated(false);
    m_table->setUniformRowHeights(true);
    m_table->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored);
    m_table->setMinimumHeight(kFewestLines * fontMetrics().lineSpacing());
    m_table->setAllColumnsShowFocus(true);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setTabKeyNavigation(false);
    new MoveRoom(*m_table, BridgeMove,
                 {BridgeBest, BridgeIterations, BridgeSpreadError, BridgeScore});
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(gap::kNone, gap::kNone, gap::kNone, gap::kNone);
    layout->addWidget(m_table);
    const auto choose = [this] {
        if (m_filling) return;
        m_chosen = true;
        emit chosen();
        if (const auto* candidate = current()) emit moveShown(candidate->move);
    };
    connect(m_table, &QTreeWidget::currentItemChanged, this, choose);
    connect(m_table, &QTreeWidget::itemClicked, this, choose);
    connect(m_table, &QTreeWidget::itemActivated, this, [this] {
        if (const auto* candidate = current()) emit playRequested(candidate->move);
    });
}

void BridgePage::setRun(EndingRun* run)
{
    if (run != m_run) m_chosen = false;
    m_run = static_cast<BridgeRun*>(run);
}

void BridgePage::focusTable()
{
    m_table->setFocus();
}

const engine::SimulatedCandidate* BridgePage::current() const
{
    const QTreeWidgetItem* item = m_table->currentItem();
    if (!item || !m_run || !m_run->state()) return nullptr;
    const auto& candidates = m_run->state()->simulation->candidates;
    const auto found = std::ranges::find(candidates, item->data(BridgeMove, kIdRole).toInt(),
                                         &engine::SimulatedCandidate::id);
    return found == candidates.end() ? nullptr : &*found;
}

void BridgePage::refresh()
{
    const QScopedValueRollback filling(m_filling, true);
    const QTreeWidgetItem* before = m_table->currentItem();
    // Until someone chooses, the first row is chosen.
    const int chosen = before && m_chosen ? before->data(BridgeMove, kIdRole).toInt() : -1;
    m_table->clear();
    if (!m_run || !m_run->state()) return;
    const QLocale locale;
    QTreeWidgetItem* again = nullptr;
    for (const engine::SimulatedCandidate& candidate : m_run->state()->simulation->candidates) {
        auto* row = new QTreeWidgetItem(m_table);
        row->setText(BridgeMove, moveName(*m_run->position(), candidate.move));
        row->setText(BridgeScore, locale.toString(candidate.move.score.points));
        row->setText(BridgeIterations,
                     locale.toString(static_cast<qlonglong>(candidate.iterations())));
        if (candidate.iterations() > 0) {
            row->setText(BridgeWin, shareText(candidate.win.mean()));
            row->setText(BridgeError, plusMinusShare(candidate.win));
            row->setText(BridgeSpread, signedDecimal(m_run->lead() + candidate.equity.mean()));
            row->setText(BridgeSpreadError, plusMinusPoints(candidate.equity));
            row->setText(BridgeBest, bestProbabilityText(candidate.bestProbability));
        }
        const bool rests = candidate.standing == engine::ArmStanding::Beaten ||
                           candidate.standing == engine::ArmStanding::Joined;
        if (rests) {
            QFont font = m_table->font();
            font.setItalic(true);
            for (int column = 0; column < m_table->columnCount(); ++column)
                row->setFont(column, font);
            row->setToolTip(BridgeMove, candidate.standing == engine::ArmStanding::Beaten
                                            ? tr("Rests: surely worse than the first one")
                                            : tr("Rests: not to be told from the first one"));
        }
        for (int column = BridgeScore; column <= BridgeBest; ++column)
            row->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
        row->setData(BridgeMove, kIdRole, candidate.id);
        if (candidate.id == chosen) again = row;
    }
    if (!again) again = m_table->topLevelItem(0);
    if (again) m_table->setCurrentItem(again);
}

QString BridgePage::headline() const
{
    const engine::SimulatedCandidate& best = m_run->state()->simulation->candidates.front();
    return tr("≈ %1 wins %2 % %3")
        .arg(moveName(*m_run->position(), best.move), shareText(best.win.mean()),
             plusMinusShare(best.win));
}

QString BridgePage::detail() const
{
    const QLocale locale;
    const BridgeState& state = *m_run->state();
    QStringList parts;
    parts << tr("P(best) %1")
                 .arg(bestProbabilityText(state.simulation->candidates.front().bestProbability));
    parts << tr("%1 iterations of each")
                 .arg(locale.toString(static_cast<qlonglong>(state.simulation->iterations)));
    parts << tr("%1 games ended in an endgame, %2 of these exact")
                 .arg(locale.toString(static_cast<qlonglong>(state.endings)),
                      locale.toString(static_cast<qlonglong>(state.exact)));
    parts << tr("%1 s").arg(locale.toString(state.simulation->seconds, 'f', 1));
    parts << endRuleText(*m_run->position(), m_run->question().settings.end);
    if (const QString words = wordsText(*m_run); !words.isEmpty()) parts << words;
    return tr("A simulation whose games end in endgames: nothing here is proved.") + u'\n' +
           parts.join(u" · "_s);
}

EndingPage::Progress BridgePage::progress() const
{
    const auto done = static_cast<int>(m_run->state()->simulation->iterations);
    const auto of = static_cast<int>(m_run->iterations());
    if (m_run->isComplete()) return {1, 1, tr("✓ %n iterations", nullptr, done)};
    return {done, of, tr("%1 of %n iterations", nullptr, of).arg(done)};
}

EndingPage::Said BridgePage::answer() const
{
    if (!m_run || !m_run->asked()) return {};
    const QString name = moveName(*m_run->position(), *m_run->asked());
    if (m_run->askError()) return {errorText(*m_run->askError()), {}};
    const auto* found =
        simulated(m_run->state() ? m_run->state()->simulation : nullptr, *m_run->asked());
    if (!found || found->iterations() == 0)
        return {m_run->isRunning() ? tr("Looking at %1…").arg(name) : tr("Stopped."), {}};
    QString text =
        tr("%1 wins %2 % %3").arg(name, shareText(found->win.mean()), plusMinusShare(found->win));
    const auto& best = m_run->state()->simulation->candidates.front();
    if (best.id != found->id)
        text += tr("; against the first one %1 % %2")
                    .arg(signedDecimal(100 * found->difference.win.mean()),
                         plusMinusGap(found->difference.win));
    return {tr("%1. Simulated, not proved.").arg(text), {}};
}

}  // namespace ui

#include "moc_bridge_page.cpp"
