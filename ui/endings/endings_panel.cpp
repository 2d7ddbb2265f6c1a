// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/endings/endings_panel.h"

#include <algorithm>

#include <QAction>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QToolButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include "ui/document/move_name.h"
#include "ui/endings/line_chips.h"
#include "ui/language/text.h"
#include "ui/theme/measures.h"
#include "ui/theme/text_size.h"

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
constexpr int kValueRole = Qt::UserRole + 1;

QLabel* makeText(const QString& name)
{
    auto* label = new QLabel;
    label->setObjectName(name);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    return label;
}

}  // namespace

EndingsPanel::EndingsPanel(QWidget* parent)
    : QWidget(parent),
      m_solve(new QToolButton),
      m_head(makeText(u"endingHead"_s)),
      m_detail(makeText(u"endingDetail"_s)),
      m_table(new QTreeWidget),
      m_lineHead(makeText(u"endingLineHead"_s)),
      m_line(new LineChips(u"endingLine"_s)),
      m_question(new QLineEdit),
      m_ask(new QPushButton(tr("&Ask"))),
      m_answer(makeText(u"endingAnswer"_s)),
      m_refutation(new LineChips(u"endingRefutation"_s))
{
    setObjectName(u"endingsPanel"_s);
    build();
    const auto choose = [this] {
        if (m_filling) return;
        showLine();
        if (const auto* value = current()) emit lineShown({value->move});
    };
    connect(m_table, &QTreeWidget::currentItemChanged, this, choose);
    connect(m_table, &QTreeWidget::itemClicked, this, choose);
    connect(m_table, &QTreeWidget::itemActivated, this, [this] {
        if (const auto* value = current()) emit playRequested(value->move);
    });
    for (LineChips* chips : {m_line, m_refutation}) {
        connect(chips, &LineChips::stepped, this, &EndingsPanel::lineShown);
        connect(chips, &LineChips::kept, this, &EndingsPanel::lineKept);
    }
    const auto askTyped = [this] { emit asked(m_question->text().trimmed()); };
    connect(m_question, &QLineEdit::returnPressed, this, askTyped);
    connect(m_ask, &QPushButton::clicked, this, askTyped);
}

void EndingsPanel::build()
{
    m_solve->setObjectName(u"endingSolve"_s);
    m_solve->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    setTextFactor(*m_head, textSize::kHeadline);
    m_table->setObjectName(u"endingMoves"_s);
    m_table->setAccessibleName(tr("Moves and what they come to"));
    m_table->setHeaderLabels({tr("Move"), tr("Score"), tr("Final spread"), tr("Against best"),
                              tr("Proved"), tr("Depth"), tr("Nodes")});
    m_table->setUniformRowHeights(true);
    m_table->setAllColumnsShowFocus(true);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setTabKeyNavigation(false);
    m_table->header()->setStretchLastSection(false);
    m_table->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->header()->setSectionResizeMode(MoveColumn, QHeaderView::Stretch);
    m_question->setObjectName(u"endingQuestion"_s);
    m_question->setAccessibleName(tr("Why not this move"));
    m_question->setPlaceholderText(tr("10A (E)F, pass; empty: the move on the board"));
    m_ask->setObjectName(u"endingAsk"_s);

    auto* head = new QHBoxLayout;
    head->setSpacing(gap::kWide);
    head->addWidget(m_head, 1);
    head->addWidget(m_solve, 0, Qt::AlignTop);
    auto* why = new QLabel(tr("&Why not"));
    why->setBuddy(m_question);
    auto* question = new QHBoxLayout;
    question->setSpacing(gap::kNormal);
    question->addWidget(why);
    question->addWidget(m_question, 1);
    question->addWidget(m_ask);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(gap::kWide, gap::kWide, gap::kWide, gap::kWide);
    layout->setSpacing(gap::kNormal);
    layout->addLayout(head);
    layout->addWidget(m_detail);
    layout->addWidget(m_table, 1);
    layout->addWidget(m_lineHead);
    layout->addWidget(m_line);
    layout->addLayout(question);
    layout->addWidget(m_answer);
    layout->addWidget(m_refutation);
}

void EndingsPanel::setAction(QAction* solve)
{
    m_solve->setDefaultAction(solve);
}

void EndingsPanel::setRun(EndgameRun* run, const QString& hint)
{
    const bool other = run != m_run;
    m_run = run;
    m_hint = hint;
    if (other) m_question->clear();
    refresh();
}

void EndingsPanel::refresh()
{
    showHead();
    showMoves();
    showLine();
    showAnswer();
}

void EndingsPanel::setQuestion(const QString& text)
{
    m_question->setText(text);
}

void EndingsPanel::focusTable()
{
    m_table->setFocus();
}

QString EndingsPanel::resultText(int spread) const
{
    const QString points = QLocale().toString(std::abs(spread));
    if (spread > 0) return tr("You win by %1").arg(points);
    return spread < 0 ? tr("You lose by %1").arg(points) : tr("A tie");
}

void EndingsPanel::showHead()
{
    const QLocale locale;
    if (!m_run) {
        m_head->setText(tr("Endgame"));
        m_detail->setText(m_hint);
        return;
    }
    const EndgameRun::StatePtr& state = m_run->state();
    if (!state) {
        m_head->setText(tr("Endgame"));
        switch (m_run->phase()) {
        case Phase::Failed:
            m_detail->setText(m_run->error() ? errorText(*m_run->error()) : QString());
            break;
        case Phase::Stopped: m_detail->setText(tr("Stopped before anything was known.")); break;
        default: m_detail->setText(tr("Looking at the first moves…")); break;
        }
        return;
    }
    const int spread = m_run->lead() + state->value.points;
    const QString result = resultText(spread);
    m_head->setText(state->proved ? tr("■ %1").arg(result) : tr("≈ %1").arg(result));
    QStringList parts;
    parts << (state->proved ? tr("proved")
                            : tr("not proved: best so far, %n plies deep", nullptr, state->depth));
    parts << tr("value %1 from %2").arg(signedScore(state->value), signedScore({m_run->lead()}));
    if (state->proved) parts << tr("depth %1").arg(locale.toString(state->depth));
    parts << tr("%1 nodes").arg(locale.toString(static_cast<qlonglong>(state->nodes)));
    parts << tr("%1 s").arg(locale.toString(state->seconds, 'f', 1));
    parts << tr("two passes end the game");
    if (m_run->waiting() > 0 && m_run->isRunning())
        parts << tr("%n more moves to look at", nullptr, m_run->waiting());
    if (m_run->phase() == Phase::Stopped) parts << tr("■ stopped; F7 goes on");
    m_detail->setText(parts.join(u" · "_s));
}

QTreeWidgetItem* EndingsPanel::rowFor(const engine::EndgameMoveValue& value, int best)
{
    const QLocale locale;
    const int spread = m_run->lead() + value.value.points;
    const int behind = value.value.points - best;
    auto* row = new QTreeWidgetItem;
    row->setText(MoveColumn, moveName(*m_run->position(), value.move));
    row->setText(ScoreColumn, locale.toString(value.move.score.points));
    row->setText(SpreadColumn,
                 value.proved ? signedScore({spread}) : tr("≈ %1").arg(signedScore({spread})));
    row->setText(AgainstColumn, behind == 0 ? tr("best") : signedScore({behind}));
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

const engine::EndgameMoveValue* EndingsPanel::current() const
{
    const QTreeWidgetItem* item = m_table->currentItem();
    const QVariant value = item ? item->data(MoveColumn, kValueRole) : QVariant();
    return value.isValid() ? &m_values[static_cast<std::size_t>(value.toInt())] : nullptr;
}

void EndingsPanel::showMoves()
{
    const QScopedValueRollback filling(m_filling, true);
    std::optional<engine::Move> chosen;
    if (const auto* value = current()) chosen = value->move;
    m_table->clear();
    m_values.clear();
    if (!m_run || !m_run->state()) return;
    const engine::EndgameState& state = *m_run->state();
    const int best = state.value.points;
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
        QTreeWidgetItem* row = rowFor(value, best);
        parent->addChild(row);
        rows.append(row);
    };
    const int equals = static_cast<int>(state.best.size()) + 1;
    QTreeWidgetItem* bests =
        group(state.proved ? tr("All best first moves (%1)").arg(QLocale().toString(equals))
                           : tr("Best so far"));
    add(bests,
        {state.line.front(), state.value, state.proved, state.line, state.depth, state.nodes});
    for (const engine::EndgameMoveValue& value : state.best) add(bests, value);
    if (const auto others = m_run->others(); !others.empty()) {
        QTreeWidgetItem* rest = group(tr("Others"));
        for (const engine::EndgameMoveValue& value : others) add(rest, value);
    }
    QTreeWidgetItem* again = rows.front();
    for (QTreeWidgetItem* row : rows)
        if (chosen && m_values[row->data(MoveColumn, kValueRole).toULongLong()].move == *chosen)
            again = row;
    m_table->setCurrentItem(again);
}

void EndingsPanel::showLine()
{
    const engine::EndgameMoveValue* value = m_run ? current() : nullptr;
    m_lineHead->setVisible(value != nullptr);
    m_line->setVisible(value != nullptr);
    if (!value) {
        m_line->setLine({});
        return;
    }
    m_lineHead->setText(tr("Line of %1 · spread after each step · the wheel steps it on the board, "
                           "a click keeps it "
                           "as a variation")
                            .arg(moveName(*m_run->position(), value->move)));
    LineChips::Line line{m_run->position(), value->line, m_run->lead(), std::nullopt, -1};
    // What is remembered of a line may end before the game does.
    if (value->proved && value->line.size() > 1)
        line.finalSpread = m_run->lead() + value->value.points;
    m_line->setLine(std::move(line));
}

void EndingsPanel::showAnswer()
{
    const bool can = m_run && m_run->phase() != Phase::Failed;
    m_question->setEnabled(can);
    m_ask->setEnabled(can);
    const auto* answer = m_run ? m_run->answer() : nullptr;
    m_answer->setVisible(m_run && m_run->asked());
    m_refutation->setVisible(answer != nullptr);
    if (!m_run || !m_run->asked()) {
        m_refutation->setLine({});
        return;
    }
    const QString name = moveName(*m_run->position(), *m_run->asked());
    if (!answer) {
        m_refutation->setLine({});
        m_answer->setText(m_run->askError()   ? errorText(*m_run->askError())
                          : m_run->isAsking() ? tr("Looking at %1…").arg(name)
                                              : tr("Stopped."));
        return;
    }
    const int spread = m_run->lead() + answer->value.points;
    QString text;
    int marked = -1;
    const EndgameRun::StatePtr& state = m_run->state();
    if (state && state->proved && answer->proved) {
        const int behind = state->value.points - answer->value.points;
        if (behind == 0) {
            text = tr("%1 is as good, proved. %2.").arg(name, resultText(spread));
        } else {
            text = tr("%1 worse, proved. %2.").arg(QLocale().toString(behind), resultText(spread));
            if (answer->line.size() > 1) marked = 1;
        }
    } else {
        text = tr("Not proved: %1 comes to about %2.").arg(name, signedScore({spread}));
    }
    m_answer->setText(text);
    LineChips::Line line{m_run->position(), answer->line, m_run->lead(), std::nullopt, marked};
    if (answer->proved && answer->line.size() > 1) line.finalSpread = spread;
    m_refutation->setLine(std::move(line));
}

}  // namespace ui

#include "moc_endings_panel.cpp"
