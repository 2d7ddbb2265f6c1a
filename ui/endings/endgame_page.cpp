// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/endings/endgame_page.h"

#include <algorithm>

#include <QHeaderView>
#include <QLocale>
#include <QScopedValueRollback>
#include <QTreeWidget>
#include <QVBoxLayout>

#include "engine/board/line_notation.h"
#include "ui/document/move_name.h"
#include "ui/endings/move_room.h"
#include "ui/language/text.h"
#include "ui/moves/phony_worth.h"
#include "ui/theme/measures.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;
using Phase = RunningSearchBase::Phase;

enum {
    MoveColumn,
    ScoreColumn,
    SpreadColumn,
    AgainstColumn,
    ProvedColumn,
    DepthColumn,
    NodesColumn
};
/// Height of the table at least.
constexpr int kLeastLines = 6;
constexpr int kValueRole = Qt::UserRole + 1;

QString winnerText(int winner)
{
    return winner > 0   ? EndgamePage::tr("You win")
           : winner < 0 ? EndgamePage::tr("You lose")
                        : EndgamePage::tr("A tie");
}

/// What the best move of those is called that were only asked who wins.
QString bestByWinnerText(int winner)
{
    return winner > 0   ? EndgamePage::tr("A move that wins")
           : winner < 0 ? EndgamePage::tr("No move wins")
                        : EndgamePage::tr("A move that ties");
}

}  // namespace

EndgamePage::EndgamePage() : m_table(new QTreeWidget)
{
    m_table->setObjectName(u"endingMoves"_s);
    m_table->setAccessibleName(tr("Moves and what they come to"));
    m_table->setHeaderLabels({tr("Move"), tr("Score"), tr("Final spread"), tr("Against best"),
                              tr("Proved"), tr("Depth"), tr("Nodes")});
    m_table->setUniformRowHeights(true);
    m_table->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored);
    m_table->setMinimumHeight(kLeastLines * fontMetrics().lineSpacing());
    m_table->setAllColumnsShowFocus(true);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setTabKeyNavigation(false);
    new MoveRoom(*m_table, MoveColumn, {NodesColumn, DepthColumn, ScoreColumn});
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(gap::kNone, gap::kNone, gap::kNone, gap::kNone);
    layout->addWidget(m_table);
    const auto choose = [this] {
        if (m_filling) return;
        emit chosen();
        if (const auto* value = current()) emit moveShown(value->move);
    };
    connect(m_table, &QTreeWidget::currentItemChanged, this, choose);
    connect(m_table, &QTreeWidget::itemClicked, this, choose);
    connect(m_table, &QTreeWidget::itemActivated, this, [this] {
        if (const auto* value = current()) emit playRequested(value->move);
    });
}

void EndgamePage::setRun(EndingRun* run)
{
    m_run = static_cast<EndgameRun*>(run);
}

void EndgamePage::focusTable()
{
    m_table->setFocus();
}

QString EndgamePage::headline() const
{
    const engine::EndgameState& state = *m_run->state();
    const QString result = state.isValue ? endResultText(m_run->lead() + state.value.points)
                                         : winnerText(state.winner);
    return state.proved ? tr("■ %1").arg(result) : tr("≈ %1").arg(result);
}

QString EndgamePage::detail() const
{
    const QLocale locale;
    const engine::EndgameState& state = *m_run->state();
    QStringList parts;
    parts << (state.proved ? tr("proved")
                           : tr("not proved: best so far, %n plies deep", nullptr, state.depth));
    if (!state.isValue) parts << tr("only who wins, not by how much");
    else
        parts << tr("value %1 from %2").arg(signedScore(state.value), signedScore({m_run->lead()}));
    if (state.proved) parts << tr("depth %1").arg(locale.toString(state.depth));
    parts << tr("%1 nodes").arg(locale.toString(static_cast<qlonglong>(state.nodes)));
    parts << tr("%1 s").arg(locale.toString(state.seconds, 'f', 1));
    parts << endRuleText(*m_run->position(), m_run->question().settings.end);
    if (const QString words = wordsText(*m_run); !words.isEmpty()) parts << words;
    if (m_run->waiting() > 0 && m_run->isRunning())
        parts << tr("%n more moves to look at", nullptr, m_run->waiting());
    return parts.join(u" · "_s);
}

EndingPage::Progress EndgamePage::progress() const
{
    const engine::EndgameState& state = *m_run->state();
    const QString depth = QLocale().toString(state.depth);
    if (state.proved && m_run->waiting() == 0) return {1, 1, tr("✓ depth %1").arg(depth)};
    if (state.proved) {
        const int others = static_cast<int>(m_run->others().size());
        return {others, others + m_run->waiting(), tr("depth %1, other moves").arg(depth)};
    }
    return {state.depth, 0, tr("depth %1").arg(depth)};
}

QString EndgamePage::spreadText(const engine::EndgameMoveValue& value) const
{
    const engine::EndgameState& state = *m_run->state();
    const QString spread = signedScore({m_run->lead() + value.value.points});
    if (!value.proved) return tr("≈ %1").arg(spread);
    const bool isBound = !state.isValue && value.move == state.line.front() && state.winner != 0;
    if (!isBound) return spread;
    return state.winner > 0 ? tr("%1 or more").arg(spread) : tr("%1 or less").arg(spread);
}

QTreeWidgetItem* EndgamePage::rowFor(const engine::EndgameMoveValue& value, bool isBest)
{
    const QLocale locale;
    const engine::EndgameState& state = *m_run->state();
    auto* row = new QTreeWidgetItem;
    row->setText(MoveColumn, markedMoveName(*m_run->position(), value.move));
    row->setText(ScoreColumn, locale.toString(value.move.score.points));
    row->setText(SpreadColumn, spreadText(value));
    if (state.isValue)
        row->setText(AgainstColumn, isBest ? tr("best") : signedScore(value.value - state.value));
    row->setText(ProvedColumn, value.proved ? tr("■ proved") : tr("○ not proved"));
    if (value.depth > 0) row->setText(DepthColumn, locale.toString(value.depth));
    if (value.nodes > 0)
        row->setText(NodesColumn, locale.toString(static_cast<qlonglong>(value.nodes)));
    for (const int column : {ScoreColumn, SpreadColumn, AgainstColumn, DepthColumn, NodesColumn})
        row->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
    QFont font = m_table->font();
    if (value.proved) font.setBold(true);
    else font.setItalic(true);
    row->setFont(SpreadColumn, font);
    row->setData(MoveColumn, kValueRole, static_cast<int>(m_values.size()));
    m_values.push_back(value);
    return row;
}

const engine::EndgameMoveValue* EndgamePage::current() const
{
    const QTreeWidgetItem* item = m_table->currentItem();
    const QVariant value = item ? item->data(MoveColumn, kValueRole) : QVariant();
    return value.isValid() ? &m_values[static_cast<std::size_t>(value.toInt())] : nullptr;
}

void EndgamePage::refresh()
{
    const QScopedValueRollback filling(m_filling, true);
    std::optional<engine::Move> chosen;
    if (const auto* value = current()) chosen = value->move;
    m_table->clear();
    m_values.clear();
    if (!m_run || !m_run->state()) return;
    const engine::EndgameState& state = *m_run->state();
    QList<QTreeWidgetItem*> rows;
    const auto group = [&](const QString& title) {
        auto* item = new QTreeWidgetItem(QStringList{title});
        item->setFlags(Qt::ItemIsEnabled);
        m_table->addTopLevelItem(item);
        item->setFirstColumnSpanned(true);
        item->setExpanded(true);
        QFont bold = m_table->font();
        bold.setBold(true);
        item->setFont(MoveColumn, bold);
        return item;
    };
    const auto add = [&](QTreeWidgetItem* parent, const engine::EndgameMoveValue& value) {
        QTreeWidgetItem* row = rowFor(value, rows.size() <= static_cast<int>(state.best.size()));
        parent->addChild(row);
        rows.append(row);
    };
    const int equals = static_cast<int>(state.best.size()) + 1;
    QTreeWidgetItem* bests =
        group(!state.proved    ? tr("Best so far")
              : !state.isValue ? bestByWinnerText(state.winner)
                               : tr("All best first moves (%1)").arg(QLocale().toString(equals)));
    engine::EndgameMoveValue first{state.line.front(), state.value, state.proved, state.line};
    first.depth = state.depth;
    first.nodes = state.nodes;
    add(bests, first);
    for (const engine::EndgameMoveValue& value : m_run->equals()) add(bests, value);
    if (const auto others = m_run->others(); !others.empty()) {
        QTreeWidgetItem* rest = group(tr("Others"));
        for (const engine::EndgameMoveValue& value : others) add(rest, value);
    }
    if (const QString text = unsolvedText(); !text.isEmpty()) {
        auto* item = new QTreeWidgetItem(QStringList{text});
        item->setFlags(Qt::ItemIsEnabled);
        m_table->addTopLevelItem(item);
        item->setFirstColumnSpanned(true);
        item->setForeground(MoveColumn, palette().placeholderText());
        item->setData(MoveColumn, Qt::AccessibleTextRole, text);
    }
    // Where nobody chose one it is the best, whichever was the best before.
    QTreeWidgetItem* again = rows.front();
    if (chosen && m_first && *chosen == *m_first) chosen.reset();
    m_first = state.line.front();
    for (QTreeWidgetItem* row : rows)
        if (chosen && m_values[row->data(MoveColumn, kValueRole).toULongLong()].move == *chosen)
            again = row;
    m_table->setCurrentItem(again);
}

QString EndgamePage::unsolvedText() const
{
    const engine::EndgameState& state = *m_run->state();
    const int unsolved = m_run->unsolved();
    if (unsolved <= 0) return {};
    if (!state.proved) return tr("%n more: not looked at one by one", nullptr, unsolved);
    if (!state.isValue) return tr("%n more: bounds only", nullptr, unsolved);
    return tr("%n more: bounds only, none better than %1", nullptr, unsolved)
        .arg(signedScore({m_run->lead() + m_run->mostOfUnsolved()}));
}

bool EndgamePage::reachesEnd(const engine::EndgameMoveValue& value) const
{
    // What is remembered of a line may end before the game does.
    if (value.line.size() > 1) return true;
    engine::Position after = *m_run->position();
    engine::Position::Undo undo;
    after.make(value.move, undo);
    return after.gameEnd() != engine::GameEnd::NotYet;
}

EndingPage::Said EndgamePage::line() const
{
    const engine::EndgameMoveValue* value = m_run ? current() : nullptr;
    if (!value) return {};
    Said said{tr("Line of %1 · spread after each step · the wheel steps it on the board, "
                 "a click keeps it "
                 "as a variation")
                  .arg(markedMoveName(*m_run->position(), value->move)),
              {m_run->position(), value->line, m_run->lead(), std::nullopt, -1}};
    if (value->proved && reachesEnd(*value) && m_run->state()->isValue)
        said.line.finalSpread = m_run->lead() + value->value.points;
    return said;
}

EndingPage::Said EndgamePage::answer() const
{
    if (!m_run || !m_run->asked()) return {};
    Said said = answerByValue();
    if (m_run->answer() && isPhony(*m_run->position(), *m_run->asked()))
        said.text += u' ' + tr("It isn't valid: this is what it comes to if it stays.");
    return said;
}

EndingPage::Said EndgamePage::answerByValue() const
{
    const QString name = markedMoveName(*m_run->position(), *m_run->asked());
    const auto* answer = m_run->answer();
    if (!answer)
        return {m_run->askError()   ? errorText(*m_run->askError())
                : m_run->isAsking() ? tr("Looking at %1…").arg(name)
                                    : tr("Stopped."),
                {}};
    const int spread = m_run->lead() + answer->value.points;
    Said said{{}, {m_run->position(), answer->line, m_run->lead(), std::nullopt, -1}};
    if (answer->proved && reachesEnd(*answer)) said.line.finalSpread = spread;
    const EndgameRun::StatePtr& state = m_run->state();
    if (!state || !state->proved || !answer->proved) {
        said.text = tr("Not proved: %1 comes to about %2.").arg(name, signedScore({spread}));
        return said;
    }
    if (!state->isValue) {
        said.text = tr("%1, proved: %2.").arg(name, endResultText(spread));
        return said;
    }
    const int behind = state->value.points - answer->value.points;
    if (behind < 0) {
        // Only words that aren't valid are worth more than the best move.
        said.text =
            tr("%1 better, proved. %2.").arg(QLocale().toString(-behind), endResultText(spread));
        return said;
    }
    if (behind == 0 && state->line.front() == answer->move) {
        said.text = tr("%1 is the best, proved. %2.").arg(name, endResultText(spread));
        return said;
    }
    if (behind == 0) {
        said.text = tr("%1 is as good, proved. %2.").arg(name, endResultText(spread));
        return said;
    }
    const QString worse = QLocale().toString(behind);
    if (answer->line.size() < 2) {
        said.text = tr("%1 worse, proved. %2.").arg(worse, endResultText(spread));
        return said;
    }
    const auto texts = engine::lineTexts(*m_run->position(), answer->line);
    said.text = tr("%1 worse, proved: the opponent answers %2. %3.")
                    .arg(worse, fromUtf8(texts[1]), endResultText(spread));
    said.line.marked = 1;
    return said;
}

}  // namespace ui

#include "moc_endgame_page.cpp"
