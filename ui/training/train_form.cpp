// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/training/train_form.h"

#include <algorithm>
#include <limits>
#include <utility>

#include <QComboBox>
#include <QFileInfo>
#include <QFormLayout>
#include <QLabel>
#include <QSpinBox>

#include "engine/lexicon/lexicon.h"
#include "engine/rules/catalogue.h"
#include "engine/selfplay/rack_samples.h"
#include "ui/document/letters.h"
#include "ui/files/lexicon_library.h"
#include "ui/language/engine_text.h"
#include "ui/language/text.h"
#include "ui/work/job_service.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;

constexpr int kMostGames = static_cast<int>(engine::LeaveTrainer::kMostGames);
constexpr int kMostGenerations = static_cast<int>(engine::LeaveTrainer::kMostGenerations);
constexpr int kMostThreads = 1024;

}  // namespace

TrainForm::TrainForm(LexiconLibrary& library, Present present, QWidget* parent)
    : QGroupBox(tr("What to learn"), parent),
      m_library(library),
      m_present(std::move(present)),
      m_lexicon(new QComboBox),
      m_rules(new QComboBox),
      m_start(new QComboBox),
      m_memory(new QLabel)
{
    const TrainingSetup usual;
    m_games = number(u"trainGames"_s, tr("Games for the leave values"), 1, kMostGames,
                     static_cast<int>(usual.games), 10'000);
    m_generations =
        number(u"trainGenerations"_s, tr("Generations"), 1, kMostGenerations, usual.generations, 1);
    m_generations->setToolTip(tr("How often to begin anew with the values found; each has three "
                                 "times the games of the one before"));
    // Each plays one game at least.
    m_games->setMinimum(m_generations->value());
    connect(m_generations, &QSpinBox::valueChanged, m_games, &QSpinBox::setMinimum);
    m_winGames = number(u"trainWinGames"_s, tr("Games for the win table"), 0, kMostGames,
                        static_cast<int>(usual.winGames), 10'000);
    m_winGames->setSpecialValueText(tr("no win table"));
    m_seed = number(u"trainSeed"_s, tr("Seed"), 0, std::numeric_limits<int>::max(),
                    static_cast<int>(usual.seed), 1);
    m_seed->setToolTip(tr("The same seed gives the same values, whatever the number of threads"));
    m_threads =
        number(u"trainThreads"_s, tr("Threads"), 1, kMostThreads, JobService::mostThreads(), 1);
    for (const auto& [box, name, title] :
         {std::tuple{m_lexicon, u"trainLexicon"_s, tr("Lexicon")},
          {m_rules, u"trainRules"_s, tr("Rules")},
          {m_start, u"trainStart"_s, tr("Leave values to begin with")}}) {
        box->setObjectName(name);
        box->setAccessibleName(title);
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(18);
    }
    m_memory->setObjectName(u"trainMemory"_s);
    m_memory->setWordWrap(true);
    m_memory->setTextInteractionFlags(Qt::TextSelectableByMouse);

    auto* form = new QFormLayout(this);
    form->addRow(tr("Le&xicon"), m_lexicon);
    form->addRow(tr("&Rules"), m_rules);
    form->addRow(tr("&Games"), m_games);
    form->addRow(tr("Ge&nerations"), m_generations);
    form->addRow(tr("&Begin with"), m_start);
    form->addRow(tr("&Win table games"), m_winGames);
    form->addRow(tr("See&d"), m_seed);
    form->addRow(tr("&Threads"), m_threads);
    form->addRow(m_memory);

    fillLexicons();
    connect(&m_library, &LexiconLibrary::changed, this, &TrainForm::fillLexicons);
    connect(m_lexicon, &QComboBox::currentIndexChanged, this, [this] {
        m_lexicon->setToolTip(m_lexicon->currentData().toString());
        if (!m_filling) fillRules();
    });
    connect(m_rules, &QComboBox::currentIndexChanged, this, [this] {
        if (m_filling) return;
        fillStart();
        showMemory();
        emit chosen();
    });
    connect(m_start, &QComboBox::currentIndexChanged, this, &TrainForm::changed);
}

QSpinBox* TrainForm::number(const QString& name, const QString& title, int least, int most,
                            int value, int step)
{
    auto* box = new QSpinBox;
    box->setObjectName(name);
    box->setAccessibleName(title);
    box->setRange(least, most);
    box->setSingleStep(step);
    box->setGroupSeparatorShown(true);
    box->setValue(value);
    connect(box, &QSpinBox::valueChanged, this, &TrainForm::changed);
    return box;
}

void TrainForm::setPresent(Present present)
{
    m_present = std::move(present);
    // Rules of a file that have come into use.
    if (m_rules->findData(fromUtf8(m_present.rules->id)) < 0) fillRules();
    else fillStart();
}

void TrainForm::fillLexicons()
{
    const QString before =
        m_lexicon->count() == 0 ? m_present.lexicon : m_lexicon->currentData().toString();
    m_filling = true;
    m_lexicon->clear();
    const QList<KnownLexicon> known = m_library.lexicons();
    for (const KnownLexicon& lexicon : known) {
        m_lexicon->addItem(LexiconLibrary::titleOf(lexicon), lexicon.path);
        if (samePath(lexicon.path, before)) m_lexicon->setCurrentIndex(m_lexicon->count() - 1);
    }
    m_filling = false;
    m_lexicon->setToolTip(m_lexicon->currentData().toString());
    if (m_rules->count() == 0 || !samePath(before, m_lexicon->currentData().toString()))
        fillRules();
}

void TrainForm::fillRules()
{
    const QString letters = m_library.lettersOfFile(m_lexicon->currentData().toString());
    const QString before =
        m_rules->count() == 0 ? fromUtf8(m_present.rules->id) : m_rules->currentData().toString();
    m_filling = true;
    m_rules->clear();
    const auto add = [&](const engine::GameRules& rules) {
        const QString id = fromUtf8(rules.id);
        if (!fits(letters, rules.alphabet) || m_rules->findData(id) >= 0) return;
        m_rules->addItem(engineTitle(rules.title), id);
    };
    // Rules of a file are known only while they are in use.
    for (const auto& entry : engine::catalogue::ruleSets())
        if (const auto rules = engine::catalogue::rules(entry.id)) add(**rules);
    add(*m_present.rules);
    m_rules->setCurrentIndex(std::max(m_rules->findData(before), 0));
    m_filling = false;
    fillStart();
    showMemory();
    emit chosen();
}

void TrainForm::fillStart()
{
    const bool own = m_start->currentIndex() > 0;
    const engine::GameRulesPtr chosenRules = rules();
    m_start->clear();
    m_start->addItem(tr("no leave values"));
    if (!m_present.leaves || !chosenRules ||
        !chosenRules->alphabet.sameLetters(m_present.rules->alphabet))
        return;
    m_start->addItem(tr("those in use: %1").arg(m_present.leavesName));
    if (own) m_start->setCurrentIndex(1);
}

void TrainForm::showMemory()
{
    m_refusal.clear();
    const engine::GameRulesPtr chosenRules = rules();
    if (!chosenRules) {
        m_memory->setText(m_lexicon->count() == 0 ? tr("No lexicon is known: open one first.")
                                                  : QString());
        return;
    }
    const auto size = engine::LeaveTrainingSize::of(*chosenRules);
    if (size.bytes > engine::RackSamples::kMostBytes || size.racks == 0) {
        // Refused before any memory is taken.
        if (const auto refused = engine::RackSamples::create(*chosenRules); !refused)
            m_refusal = errorText(refused.error());
        m_memory->setText(tr("Too large to be learnt."));
        return;
    }
    m_memory->setText(tr("%1 racks, %2 leaves; needs about %3 MB of memory.")
                          .arg(countText(static_cast<std::int64_t>(size.racks)),
                               countText(static_cast<std::int64_t>(size.leaves)),
                               countText(static_cast<std::int64_t>((size.bytes >> 20U) + 1))));
}

engine::GameRulesPtr TrainForm::rules() const
{
    const QString id = m_rules->currentData().toString();
    if (id.isEmpty()) return nullptr;
    if (id == fromUtf8(m_present.rules->id)) return m_present.rules;
    const auto found = engine::catalogue::rules(id.toStdString());
    return found ? *found : nullptr;
}

void TrainForm::choose(const QString& lexicon, const QString& rulesId)
{
    for (int i = 0; i < m_lexicon->count(); ++i)
        if (samePath(m_lexicon->itemData(i).toString(), lexicon)) m_lexicon->setCurrentIndex(i);
    const int index = m_rules->findData(rulesId);
    if (index >= 0) m_rules->setCurrentIndex(index);
}

void TrainForm::fill(const SavedTraining& saved)
{
    const auto within = [](std::int64_t value) {
        return static_cast<int>(std::min<std::int64_t>(value, std::numeric_limits<int>::max()));
    };
    m_generations->setValue(saved.generations);
    m_games->setValue(within(saved.games));
    m_winGames->setValue(within(saved.winGames));
    m_seed->setValue(
        static_cast<int>(std::min<std::uint64_t>(saved.seed, std::numeric_limits<int>::max())));
    m_threads->setValue(saved.threads);
    m_start->setCurrentIndex(saved.fromLeaves && m_start->count() > 1 ? 1 : 0);
}

std::optional<TrainingSetup> TrainForm::setup() const
{
    TrainingSetup setup;
    setup.lexicon = m_lexicon->currentData().toString();
    setup.rules = rules();
    if (setup.lexicon.isEmpty() || !setup.rules) return std::nullopt;
    setup.letters = m_library.lettersOfFile(setup.lexicon);
    if (m_start->currentIndex() > 0) setup.from = m_present.leaves;
    setup.games = m_games->value();
    setup.generations = m_generations->value();
    setup.winGames = m_winGames->value();
    setup.seed = static_cast<std::uint64_t>(m_seed->value());
    setup.threads = m_threads->value();
    return setup;
}

}  // namespace ui

#include "moc_train_form.cpp"
