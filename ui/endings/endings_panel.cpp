// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/endings/endings_panel.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QProgressBar>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QScrollArea>
#include <QSpinBox>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>
#include <QWidgetAction>

#include "ui/endings/bridge_page.h"
#include "ui/endings/endgame_page.h"
#include "ui/endings/pre_endgame_page.h"
#include "ui/language/text.h"
#include "ui/theme/measures.h"
#include "ui/theme/text_size.h"
#include "ui/widgets/flow_layout.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;
using Phase = RunningSearchBase::Phase;

constexpr int kMostSeconds = 86'400;
constexpr int kMostCandidates = 1000;
/// Width of the progress, in letters.
constexpr int kProgressLetters = 22;

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
      m_kind(new QComboBox),
      m_solve(new QToolButton),
      m_playOn(new QToolButton),
      m_progress(new QProgressBar),
      m_model(new QComboBox),
      m_gear(new QToolButton),
      m_seconds(new QSpinBox),
      m_candidates(new QSpinBox),
      m_finishAll(new QCheckBox(tr("Work &out every candidate"))),
      m_onlyWinner(new QCheckBox(tr("Endgame: only who w&ins"))),
      m_end(new QComboBox),
      m_head(makeText(u"endingHead"_s)),
      m_detail(makeText(u"endingDetail"_s)),
      m_stack(new QStackedWidget),
      m_lineHead(makeText(u"endingLineHead"_s)),
      m_line(new LineChips(u"endingLine"_s)),
      m_question(new QLineEdit),
      m_ask(new QPushButton(tr("As&k"))),
      m_answer(makeText(u"endingAnswer"_s)),
      m_refutation(new LineChips(u"endingRefutation"_s))
{
    setObjectName(u"endingsPanel"_s);
    m_stack->addWidget(new QWidget);
    const auto add = [this](engine::EndingKind kind, EndingPage* page) {
        m_stack->addWidget(page);
        m_pages[kind] = page;
    };
    add(engine::EndingKind::Endgame, new EndgamePage);
    auto* preEndgame = new PreEndgamePage;
    m_filter = preEndgame->filterBar();
    add(engine::EndingKind::PreEndgame, preEndgame);
    add(engine::EndingKind::Bridge, new BridgePage);
    build();
    connectParts();
}

void EndingsPanel::connectParts()
{
    for (const auto& [kind, page] : m_pages) {
        connect(page, &EndingPage::chosen, this, &EndingsPanel::showLine);
        connect(page, &EndingPage::moveShown, this,
                [this](const engine::Move& move) { emit lineShown({move}); });
        connect(page, &EndingPage::playRequested, this, &EndingsPanel::playRequested);
    }
    for (LineChips* chips : {m_line, m_refutation}) {
        connect(chips, &LineChips::stepped, this, &EndingsPanel::lineShown);
        connect(chips, &LineChips::kept, this, &EndingsPanel::lineKept);
    }
    const auto askTyped = [this] {
        setProblem({});
        emit asked(m_question->text().trimmed());
    };
    connect(m_question, &QLineEdit::textEdited, this, [this] { setProblem({}); });
    connect(m_question, &QLineEdit::returnPressed, this, askTyped);
    connect(m_ask, &QPushButton::clicked, this, askTyped);
    connect(m_kind, &QComboBox::currentIndexChanged, this, [this] {
        if (!m_filling) emit kindChosen(chosenKind());
    });
    const auto changed = [this] {
        if (!m_filling) emit settingsChanged();
    };
    for (const QComboBox* box : {m_model, m_end})
        connect(box, &QComboBox::currentIndexChanged, this, changed);
    for (const QSpinBox* box : {m_seconds, m_candidates})
        connect(box, &QSpinBox::valueChanged, this, changed);
    for (const QCheckBox* box : {m_finishAll, m_onlyWinner})
        connect(box, &QCheckBox::toggled, this, changed);
}

QWidget* EndingsPanel::buildSettings()
{
    m_seconds->setObjectName(u"endingSeconds"_s);
    m_seconds->setRange(0, kMostSeconds);
    m_seconds->setSuffix(tr(" s"));
    m_seconds->setSpecialValueText(tr("no limit"));
    m_candidates->setObjectName(u"endingCandidates"_s);
    m_candidates->setRange(0, kMostCandidates);
    m_candidates->setSpecialValueText(tr("all moves"));
    m_finishAll->setObjectName(u"endingFinishAll"_s);
    m_finishAll->setToolTip(tr("Also moves that can't be the best any more"));
    m_onlyWinner->setObjectName(u"endingOnlyWinner"_s);
    m_onlyWinner->setToolTip(tr("Proved much sooner than by how much"));
    m_end->setObjectName(u"endingEnd"_s);
    m_end->addItem(tr("two passes in a row"), static_cast<int>(engine::EndgameEnd::TwoPasses));
    m_end->addItem(tr("as the rules say"), static_cast<int>(engine::EndgameEnd::Rules));
    auto* box = new QWidget;
    auto* form = new QFormLayout(box);
    const auto row = [form](const QString& name, QWidget* field) {
        form->addRow(name, field);
        field->setAccessibleName(QString(name).remove(u'&'));
    };
    row(tr("Time at &most"), m_seconds);
    row(tr("Pre-endgame: &candidates"), m_candidates);
    form->addRow(QString(), m_finishAll);
    form->addRow(QString(), m_onlyWinner);
    row(tr("A line en&ds after"), m_end);
    return box;
}

void EndingsPanel::build()
{
    m_kind->setObjectName(u"endingKind"_s);
    m_kind->setAccessibleName(tr("Kind of ending"));
    m_kind->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_solve->setObjectName(u"endingSolve"_s);
    m_solve->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_playOn->setObjectName(u"endingPlayOn"_s);
    m_playOn->setToolButtonStyle(Qt::ToolButtonTextOnly);
    m_progress->setObjectName(u"endingProgress"_s);
    m_progress->setAccessibleName(tr("Progress of the solver"));
    m_progress->setAlignment(Qt::AlignCenter);
    m_progress->setMinimumWidth(fontMetrics().averageCharWidth() * kProgressLetters);
    m_model->setObjectName(u"endingModel"_s);
    m_model->setAccessibleName(tr("What the opponent knows"));
    using Model = engine::PreEndgameModel;
    for (const auto& [model, name] : {std::pair{Model::Rational, tr("Model: rational")},
                                      {Model::Guaranteed, tr("Model: guaranteed")},
                                      {Model::Clairvoyant, tr("Model: clairvoyant")}}) {
        m_model->addItem(name, static_cast<int>(model));
        m_model->setItemData(m_model->count() - 1, modelText(model), Qt::ToolTipRole);
    }
    m_gear->setObjectName(u"endingSettings"_s);
    m_gear->setText(tr("Settings"));
    m_gear->setAccessibleName(tr("Settings of the solver"));
    m_gear->setPopupMode(QToolButton::InstantPopup);
    auto* menu = new QMenu(m_gear);
    auto* form = new QWidgetAction(menu);
    form->setDefaultWidget(buildSettings());
    menu->addAction(form);
    m_gear->setMenu(menu);
    setSettings({});
    setTextFactor(*m_head, textSize::kHeadline);
    m_question->setObjectName(u"endingQuestion"_s);
    m_question->setAccessibleName(tr("Why not this move"));
    m_question->setPlaceholderText(tr("10A (E)F, pass; empty: the move on the board"));
    m_ask->setObjectName(u"endingAsk"_s);

    auto* controls = new FlowLayout;
    controls->setSpacing(gap::kNormal);
    for (QWidget* widget : std::initializer_list<QWidget*>{m_kind, m_solve, m_progress, m_model,
                                                           m_filter, m_gear, m_playOn})
        controls->addWidget(widget);
    auto* why = new QLabel(tr("&Why not"));
    why->setBuddy(m_question);
    auto* question = new QHBoxLayout;
    question->setSpacing(gap::kNormal);
    question->addWidget(why);
    question->addWidget(m_question, 1);
    question->addWidget(m_ask);
    auto* content = new QWidget;
    auto* layout = new QVBoxLayout(content);
    layout->setContentsMargins(gap::kWide, gap::kNormal, gap::kWide, gap::kNormal);
    layout->setSpacing(gap::kNormal);
    layout->addLayout(controls);
    layout->addWidget(m_head);
    layout->addWidget(m_detail);
    layout->addWidget(m_stack, 1);
    layout->addWidget(m_lineHead);
    layout->addWidget(m_line);
    layout->addLayout(question);
    layout->addWidget(m_answer);
    layout->addWidget(m_refutation);
    // Long lines in a low window are scrolled to.
    auto* scroll = new QScrollArea;
    scroll->setAccessibleName(tr("Endings"));
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setWidget(content);
    auto* around = new QVBoxLayout(this);
    around->setContentsMargins(gap::kNone, gap::kNone, gap::kNone, gap::kNone);
    around->addWidget(scroll);
}

void EndingsPanel::setActions(QAction* solve, QAction* playOn)
{
    m_solve->setDefaultAction(solve);
    m_playOn->setDefaultAction(playOn);
    m_playOn->setToolButtonStyle(Qt::ToolButtonTextOnly);
}

void EndingsPanel::setKinds(const std::vector<engine::EndingKind>& kinds, engine::EndingKind chosen)
{
    const QScopedValueRollback filling(m_filling, true);
    std::vector<engine::EndingKind> shown;
    for (int i = 0; i < m_kind->count(); ++i)
        shown.push_back(static_cast<engine::EndingKind>(m_kind->itemData(i).toInt()));
    if (shown != kinds) {
        m_kind->clear();
        for (const engine::EndingKind kind : kinds)
            m_kind->addItem(kind == kinds.front() ? tr("%1 (by the bag)").arg(endingTitle(kind))
                                                  : endingTitle(kind),
                            static_cast<int>(kind));
    }
    m_kind->setCurrentIndex(m_kind->findData(static_cast<int>(chosen)));
    m_kind->setVisible(kinds.size() > 1);
    m_model->setVisible(chosen == engine::EndingKind::PreEndgame);
    m_playOn->setVisible(chosen == engine::EndingKind::Endgame);
}

engine::EndingKind EndingsPanel::chosenKind() const
{
    return static_cast<engine::EndingKind>(m_kind->currentData().toInt());
}

EndingSettings EndingsPanel::settings() const
{
    EndingSettings settings;
    settings.model = static_cast<engine::PreEndgameModel>(m_model->currentData().toInt());
    settings.end = static_cast<engine::EndgameEnd>(m_end->currentData().toInt());
    if (m_seconds->value() > 0) settings.seconds = m_seconds->value();
    settings.candidates = static_cast<std::size_t>(m_candidates->value());
    settings.finishAll = m_finishAll->isChecked();
    settings.onlyWinner = m_onlyWinner->isChecked();
    return settings;
}

void EndingsPanel::setSettings(const EndingSettings& settings)
{
    const QScopedValueRollback filling(m_filling, true);
    m_model->setCurrentIndex(m_model->findData(static_cast<int>(settings.model)));
    m_end->setCurrentIndex(m_end->findData(static_cast<int>(settings.end)));
    m_seconds->setValue(std::isfinite(settings.seconds) ? static_cast<int>(settings.seconds) : 0);
    m_candidates->setValue(static_cast<int>(settings.candidates));
    m_finishAll->setChecked(settings.finishAll);
    m_onlyWinner->setChecked(settings.onlyWinner);
}

void EndingsPanel::setRun(EndingRun* run, const QString& hint)
{
    const bool other = run != m_run;
    m_run = run;
    m_hint = hint;
    if (other) {
        m_question->clear();
        m_problem.clear();
    }
    for (const auto& [kind, page] : m_pages)
        page->setRun(run && run->kind() == kind ? run : nullptr);
    if (other && run) setSettings(run->question().settings);
    refresh();
}

EndingPage* EndingsPanel::page() const
{
    return m_run ? m_pages.at(m_run->kind()) : nullptr;
}

bool EndingsPanel::hasState() const
{
    return m_run && m_run->hasState();
}

void EndingsPanel::refresh()
{
    if (m_run) page()->refresh();
    m_stack->setCurrentWidget(hasState() ? page() : m_stack->widget(0));
    showHead();
    showLine();
    showAnswer();
}

void EndingsPanel::setQuestion(const QString& text)
{
    m_question->setText(text);
}

void EndingsPanel::setProblem(const QString& text)
{
    if (std::exchange(m_problem, text) != text) showAnswer();
}

void EndingsPanel::focusTable()
{
    if (hasState()) page()->focusTable();
    else m_solve->setFocus();
}

void EndingsPanel::showHead()
{
    const bool has = hasState();
    showProgress(has);
    if (!m_run) {
        const int kind = m_kind->currentIndex();
        m_head->setText(kind < 0 ? tr("Endings") : endingTitle(chosenKind()));
        m_detail->setText(m_hint);
        return;
    }
    QStringList states;
    switch (m_run->phase()) {
    case Phase::Failed:
        states << (m_run->error() ? errorText(*m_run->error()) : tr("It could not be solved."));
        break;
    case Phase::Stopped:
        states << (has ? tr("■ stopped; F7 goes on") : tr("Stopped before anything was known."));
        break;
    case Phase::Done:
        if (has && !m_run->isComplete()) states << tr("■ the time is over; F7 goes on");
        break;
    default:
        if (!has) states << tr("Looking at the first moves…");
        break;
    }
    if (has && m_run->question().settings != settings())
        states << tr("The settings are others now: F7 solves anew.");
    if (has) states.prepend(page()->detail());
    m_head->setText(has ? page()->headline() : endingTitle(m_run->kind()));
    m_detail->setText(states.join(u'\n'));
}

void EndingsPanel::showProgress(bool has)
{
    m_filter->setVisible(has && m_run->kind() == engine::EndingKind::PreEndgame);
    m_progress->setVisible(m_run && (has || m_run->isRunning()));
    EndingPage::Progress progress;
    if (has) progress = page()->progress();
    // Without a goal that is known there is no share of it.
    m_progress->setRange(0, std::max(progress.of, 1));
    m_progress->setValue(progress.of > 0 ? progress.done : 0);
    m_progress->setFormat(progress.text);
    // It would be broken into lines otherwise.
    m_progress->setMinimumWidth(
        std::max(fontMetrics().averageCharWidth() * kProgressLetters,
                 fontMetrics().horizontalAdvance(progress.text) + 2 * gap::kWide));
    m_progress->setAccessibleDescription(progress.text);
}

void EndingsPanel::showLine()
{
    const EndingPage::Said said = hasState() ? page()->line() : EndingPage::Said();
    m_lineHead->setVisible(!said.text.isEmpty());
    m_lineHead->setText(said.text);
    m_line->setVisible(said.line.position != nullptr);
    m_line->setLine(said.line);
}

void EndingsPanel::showAnswer()
{
    const bool can = m_run && m_run->phase() != Phase::Failed;
    m_question->setEnabled(can);
    m_ask->setEnabled(can);
    EndingPage::Said said = can ? page()->answer() : EndingPage::Said();
    if (can && !m_problem.isEmpty()) said = {m_problem, {}};
    m_answer->setVisible(!said.text.isEmpty());
    m_answer->setText(said.text);
    m_refutation->setVisible(said.line.position != nullptr);
    m_refutation->setLine(said.line);
}

}  // namespace ui

#include "moc_endings_panel.cpp"
