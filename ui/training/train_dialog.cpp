// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/training/train_dialog.h"

#include <algorithm>
#include <utility>

#include <QComboBox>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QMessageBox>
#include <QProgressBar>
#include <QPushButton>
#include <QTableView>
#include <QVBoxLayout>

#include "ui/language/shown_names.h"
#include "ui/language/text.h"
#include "ui/settings/settings.h"
#include "ui/theme/measures.h"
#include "ui/training/generation_plot.h"
#include "ui/widgets/file_dialog.h"
#include "ui/widgets/list_table.h"
#include "ui/widgets/screen_room.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;
using State = ValueTraining::State;
using Phase = TrainingStatus::Phase;

constexpr int kSteps = 1000;

engine::Result<SavedTraining> nothingSaved()
{
    return engine::failure(engine::ErrorCode::FileUnreadable, engine::say("nothing is kept"));
}

}  // namespace

TrainDialog::TrainDialog(ValueTraining& training, Settings& settings, LexiconLibrary& library,
                         TrainForm::Present present, QWidget* parent)
    : QDialog(parent),
      m_training(training),
      m_settings(settings),
      m_form(new TrainForm(library, std::move(present))),
      m_model(new TrainedLeavesModel(this)),
      m_saved(nothingSaved())
{
    setObjectName(u"trainDialog"_s);
    setWindowTitle(tr("Train Values"));
    m_message = new QLabel;
    m_message->setObjectName(u"trainMessage"_s);
    m_message->setTextFormat(Qt::PlainText);
    m_message->setWordWrap(true);
    m_message->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_message->setMinimumHeight(2 * fontMetrics().lineSpacing());
    m_message->setAlignment(Qt::AlignTop | Qt::AlignLeft);

    auto* left = new QVBoxLayout;
    left->addWidget(m_form);
    left->addStretch();
    auto* columns = new QHBoxLayout;
    columns->addLayout(left);
    columns->addWidget(buildProgress(), 1);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(columns, 1);
    layout->addWidget(m_message);
    layout->addWidget(buildButtons());
    resize(fittedToScreen({980, 620}));

    // What is under way comes first, then what was not finished.
    if (const TrainingSetup* setup = m_training.setup())
        m_form->choose(setup->lexicon, fromUtf8(setup->rules->id));
    else if (const auto unfinished = m_training.unfinished())
        m_form->choose(unfinished->lexicon, unfinished->rules);
    connect(m_form, &TrainForm::chosen, this, &TrainDialog::followChoice);
    connect(m_form, &TrainForm::changed, this, &TrainDialog::refresh);
    connect(&m_training, &ValueTraining::changed, this, &TrainDialog::refresh);
    connect(&m_training, &ValueTraining::installed, this,
            [this](const QString& lexicon, const QString& leaves, const QString& winTable) {
                const QString name = QFileInfo(lexicon).completeBaseName();
                m_installed = winTable.isEmpty()
                                  ? tr("%1 has new leave values now, %2. There is no win table "
                                       "yet: it is counted after the leave values.")
                                        .arg(name, leaves)
                                  : tr("%1 has new leave values and a win table now: %2 and %3")
                                        .arg(name, leaves, shownName(winTable));
                refresh();
            });
    connect(&m_training, &ValueTraining::exported, this, [this](const QString& path) {
        m_settings.setLastFolder(QFileInfo(path).absolutePath());
        m_installed = tr("%1 was written.").arg(shownName(path));
        refresh();
    });
    followChoice();
}

QWidget* TrainDialog::buildProgress()
{
    auto* side = new QWidget;
    m_phase = new QLabel;
    m_phase->setObjectName(u"trainPhase"_s);
    m_phase->setWordWrap(true);
    m_time = new QLabel;
    m_time->setObjectName(u"trainTime"_s);
    m_progress = new QProgressBar;
    m_progress->setObjectName(u"trainProgress"_s);
    m_progress->setAccessibleName(tr("Progress of the training"));
    m_progress->setRange(0, kSteps);
    m_equities = new GenerationPlot(tr("Mean equity of the best moves, points"),
                                    GenerationPlot::Style::First);
    m_equities->setObjectName(u"trainEquities"_s);
    m_changes = new GenerationPlot(tr("Change from the generation before, points"),
                                   GenerationPlot::Style::Second);
    m_changes->setObjectName(u"trainChanges"_s);

    m_size = new QComboBox;
    m_size->setObjectName(u"trainLeaveSize"_s);
    m_size->setAccessibleName(tr("Tiles of the leaves shown"));
    auto* sizeLabel = new QLabel(tr("Leaves o&f"));
    sizeLabel->setBuddy(m_size);
    connect(m_size, &QComboBox::currentIndexChanged, this,
            [this](int index) { m_model->setSize(std::max(index, 0)); });
    m_table = new QTableView;
    m_table->setObjectName(u"trainLeaves"_s);
    m_table->setAccessibleName(tr("Best and worst leaves so far"));
    m_table->setModel(m_model);
    makeListTable(*m_table);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);

    auto* top = new QHBoxLayout;
    top->addWidget(m_phase, 1);
    top->addWidget(m_time);
    auto* plots = new QHBoxLayout;
    plots->addWidget(m_equities);
    plots->addWidget(m_changes);
    auto* sizes = new QHBoxLayout;
    sizes->addWidget(sizeLabel);
    sizes->addWidget(m_size);
    sizes->addStretch();
    auto* layout = new QVBoxLayout(side);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addLayout(top);
    layout->addWidget(m_progress);
    layout->addLayout(plots);
    layout->addLayout(sizes);
    layout->addWidget(m_table, 1);
    return side;
}

QWidget* TrainDialog::buildButtons()
{
    auto* row = new QWidget;
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    const auto add = [&](const QString& name, const QString& text, const QString& help) {
        auto* button = new QPushButton(text);
        button->setObjectName(name);
        button->setToolTip(help);
        button->setAutoDefault(false);
        layout->addWidget(button);
        return button;
    };
    m_start = add(u"trainBegin"_s, tr("&Start"), tr("Begin anew"));
    m_stop = add(u"trainStop"_s, tr("St&op"), tr("Stop; what is learnt is kept"));
    m_continue = add(u"trainContinue"_s, tr("&Continue"), tr("Go on with what is kept"));
    layout->addSpacing(gap::kPart);
    m_install = add(u"trainInstall"_s, tr("&Install"),
                    tr("Make what is learnt the leave values and the win table of this lexicon"));
    m_export = add(u"trainExport"_s, tr("&Export CSV…"), tr("Write the leave values as a table"));
    layout->addStretch();
    auto* close = add(u"trainClose"_s, tr("Close"), tr("The training goes on meanwhile"));
    connect(m_start, &QPushButton::clicked, this, &TrainDialog::start);
    connect(m_stop, &QPushButton::clicked, &m_training, &ValueTraining::stop);
    connect(m_continue, &QPushButton::clicked, this, &TrainDialog::resume);
    connect(m_install, &QPushButton::clicked, this, [this] {
        m_installed.clear();
        if (const auto setup = m_form->setup()) m_training.install(*setup);
    });
    connect(m_export, &QPushButton::clicked, this, &TrainDialog::saveAs);
    connect(close, &QPushButton::clicked, this, &QDialog::reject);
    return row;
}

void TrainDialog::start()
{
    const auto setup = m_form->setup();
    if (!setup || m_training.isRunning()) return;
    m_installed.clear();
    if (!m_saved || m_saved->gamesDone == 0) {
        m_training.start(*setup);
        return;
    }
    auto* question = new QMessageBox(
        QMessageBox::Question, windowTitle(),
        tr("What was learnt from %1 games for this lexicon and these rules is kept. Begin anew "
           "and forget it?")
            .arg(countText(m_saved->gamesDone)),
        QMessageBox::Cancel, this);
    question->setObjectName(u"trainQuestion"_s);
    question->setAttribute(Qt::WA_DeleteOnClose);
    const QPushButton* anew = question->addButton(tr("Begin &Anew"), QMessageBox::DestructiveRole);
    question->setDefaultButton(QMessageBox::Cancel);
    connect(question, &QMessageBox::buttonClicked, this,
            [this, anew, setup = *setup](const QAbstractButton* button) {
                if (button == anew) m_training.start(setup);
            });
    question->open();
}

void TrainDialog::resume()
{
    m_installed.clear();
    if (const auto setup = m_form->setup()) m_training.resume(*setup);
}

void TrainDialog::saveAs()
{
    const auto setup = m_form->setup();
    if (!setup) return;
    const QString path = askForOutput(this, tr("Export Leave Values"),
                                      m_settings.lastFolder() + u'/' + setup->name() + u".csv"_s,
                                      tr("Tables (*.csv);;All files (*)"), u".csv"_s);
    if (path.isEmpty()) return;
    m_installed.clear();
    m_training.exportCsv(*setup, path);
}

void TrainDialog::followChoice()
{
    m_installed.clear();
    if (const auto setup = m_form->setup()) {
        m_training.choose(*setup);
        m_saved = m_training.saved(*setup);
        if (m_saved) m_form->fill(*m_saved);
        const QString before = m_size->currentText();
        m_size->clear();
        m_size->addItem(tr("any number of tiles"));
        for (int tiles = 1; tiles < setup->rules->rackSize; ++tiles)
            m_size->addItem(tiles == 1 ? tr("1 tile") : tr("%n tiles", nullptr, tiles));
        m_size->setCurrentIndex(std::max(m_size->findText(before), 0));
    }
    refresh();
}

void TrainDialog::refresh()
{
    const bool running = m_training.isRunning();
    const auto setup = m_form->setup();
    if (!running) m_saved = setup ? m_training.saved(*setup) : nothingSaved();
    const bool hasEnded = std::exchange(m_ran, running) && !running;
    if (hasEnded && m_training.state() != State::Failed && setup && m_saved &&
        m_saved->generations != setup->generations) {
        // It has got a generation more. This is called again for that.
        return m_form->fill(*m_saved);
    }
    const bool learnt = m_saved && m_saved->gamesDone > 0;
    const bool idle = !running && !m_training.isWriting();
    const bool otherPlan = learnt && setup && setup->generations != m_saved->generations;
    const bool more = m_saved && setup && !otherPlan && tooFewMore() == 0 &&
                      (!m_saved->finished() || setup->winGames > m_saved->winGamesDone ||
                       setup->games > m_saved->games);
    const bool allowed = setup && m_form->refusal().isEmpty();
    QWidget* focus = focusWidget();
    m_form->setEnabled(idle);
    m_start->setEnabled(idle && allowed);
    m_stop->setEnabled(m_training.state() == State::Running);
    m_continue->setEnabled(idle && allowed && more);
    m_install->setEnabled(idle && learnt);
    m_export->setEnabled(idle && learnt);
    // A button that can't be pressed any more hands the keyboard on.
    if ((focus == m_start || focus == m_continue) && m_stop->isEnabled()) m_stop->setFocus();
    else if (focus == m_stop && idle)
        (m_continue->isEnabled() ? m_continue : m_install)->setFocus();

    showStatus(m_training.status());
    if (!m_form->refusal().isEmpty()) showMessage(m_form->refusal(), true);
    else if (m_training.error()) showMessage(errorText(*m_training.error()), true);
    else if (!running && tooFewMore() > 0)
        m_message->setText(tr("To go on with more games, ask for %1 of them or more: another "
                              "generation is at least as long as the one before.")
                               .arg(countText(m_saved->games + m_saved->fewestMoreGames())));
    else if (!running && otherPlan)
        m_message->setText(
            tr("What is learnt goes on with as many generations as it was begun with; more "
               "games bring another one by themselves."));
    else showMessage(m_installed, false);
}

std::int64_t TrainDialog::tooFewMore() const
{
    const auto setup = m_form->setup();
    if (!setup || !m_saved || m_saved->gamesDone == 0 || setup->generations != m_saved->generations)
        return 0;
    const std::int64_t more = setup->games - m_saved->games;
    return more > 0 && more < m_saved->fewestMoreGames() ? more : 0;
}

void TrainDialog::showMessage(const QString& text, bool problem)
{
    m_message->setText(text.isEmpty() ? QString() : (problem ? u"✕ "_s : u"✓ "_s) + text);
}

void TrainDialog::showStatus(const TrainingStatus& status)
{
    m_phase->setText(phaseText(status));
    m_time->setText(status.secondsLeft >= 0 && m_training.state() == State::Running
                        ? tr("about %1 left").arg(durationText(status.secondsLeft))
                        : QString());
    std::int64_t done = status.games + status.winGames;
    std::int64_t wanted = status.gamesWanted + status.winGamesWanted;
    // What was learnt before the program began is seen, too, also when it can't be gone on with.
    const bool fromBefore =
        m_training.state() == State::Idle ||
        (m_training.state() == State::Failed && status.generations.empty() && done == 0);
    if (fromBefore) {
        done = m_saved ? m_saved->gamesDone + m_saved->winGamesDone : 0;
        wanted = m_saved ? m_saved->games + m_saved->winGames : 1;
    }
    const double part = wanted > 0 ? static_cast<double>(done) / static_cast<double>(wanted) : 0;
    m_progress->setValue(static_cast<int>(kSteps * std::min(part, 1.0)));
    std::vector<double> equities;
    std::vector<double> changes;
    const bool made = fromBefore && m_saved;
    for (const engine::LeaveGeneration& generation : made ? m_saved->made : status.generations) {
        equities.push_back(generation.meanEquity);
        changes.push_back(generation.change);
    }
    const int planned = made ? m_saved->generations : status.generationsPlanned;
    m_equities->setValues(std::move(equities), planned);
    m_changes->setValues(std::move(changes), planned);
    m_model->setExtremes(status.extremes);
}

QString TrainDialog::phaseText(const TrainingStatus& status) const
{
    const QString leaves = tr("%1 of %2 games for leave values")
                               .arg(countText(status.games), countText(status.gamesWanted));
    const QString both = status.winGamesWanted > 0 ? tr("%1, %2 of %3 for the win table")
                                                         .arg(leaves, countText(status.winGames),
                                                              countText(status.winGamesWanted))
                                                   : leaves;
    switch (m_training.state()) {
    case State::Idle:
        if (!m_saved || m_saved->gamesDone == 0)
            return tr("Plays games against itself and learns what leaves are worth from them. "
                      "Closing this window does not stop it.");
        if (m_saved->finished())
            return tr("What was learnt from %1 games is kept: it can be installed.")
                .arg(countText(m_saved->gamesDone + m_saved->winGamesDone));
        return tr("Interrupted after %1 of %2 games: Continue goes on.")
            .arg(countText(m_saved->gamesDone + m_saved->winGamesDone),
                 countText(m_saved->games + m_saved->winGames));
    case State::Stopping: return tr("Saving what is learnt…");
    case State::Stopped:
        return status.games + status.winGames == 0
                   ? tr("Stopped before a game was finished.")
                   : tr("Stopped after %1; what is learnt is kept.").arg(both);
    case State::Finished: return tr("Finished: %1.").arg(both);
    case State::Failed: return tr("Ended by an error, see below.");
    case State::Running: break;
    }
    switch (status.phase) {
    case Phase::Playing:
        return tr("Generation %1 of %2: %3 of %4 games")
            .arg(status.generations.size() + 1)
            .arg(status.generationsPlanned)
            .arg(countText(status.gamesOfGeneration), countText(status.gamesWantedOfGeneration));
    case Phase::Counting:
        return tr("Win table: %1 of %2 games")
            .arg(countText(status.winGames), countText(status.winGamesWanted));
    case Phase::Saving: return tr("Saving what is learnt…");
    case Phase::None:
    case Phase::Opening:
    case Phase::Finished: break;
    }
    return tr("Getting ready…");
}

}  // namespace ui

#include "moc_train_dialog.cpp"
