// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lexicon/build_dialog.h"

#include <algorithm>
#include <filesystem>
#include <optional>
#include <system_error>
#include <utility>

#include <QAccessible>
#include <QCheckBox>
#include <QComboBox>
#include <QFileInfo>
#include <QFormLayout>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QSpinBox>
#include <QStackedWidget>
#include <QVBoxLayout>

#include "engine/lexicon/klv.h"
#include "engine/lexicon/letters_beside.h"
#include "ui/files/lexicon_library.h"
#include "ui/language/engine_text.h"
#include "ui/language/shown_names.h"
#include "ui/language/text.h"
#include "ui/lexicon/build_outputs.h"
#include "ui/lexicon/build_report_card.h"
#include "ui/lexicon/source_list.h"
#include "ui/lexicon/validation_view.h"
#include "ui/widgets/outside_link.h"
#include "ui/widgets/replace_question.h"

namespace ui {

using engine::Result;
using engine::TaskContext;

namespace {

using namespace Qt::StringLiterals;

// Several changes in a row are one reading.
constexpr int kDelayMilliseconds = 200;
constexpr int kProgressMilliseconds = 100;
constexpr int kBuildSteps = 1000;
constexpr QSize kWantedSize{1240, 720};

bool askBeforeReplacing(QWidget* parent, const QStringList& names)
{
    QStringList shown;
    for (const QString& name : names) shown.append(oneLine(name));
    return mayReplace(parent,
                      BuildDialog::tr("%n of the files exist already and will be replaced: %1",
                                      nullptr, static_cast<int>(names.size()))
                          .arg(shown.join(u", "_s)));
}

}  // namespace

BuildDialog::BuildDialog(JobService& jobs, Settings& settings, LexiconLibrary& library,
                         Letters current, QWidget* parent)
    : QDialog(parent),
      m_jobs(jobs),
      m_settings(settings),
      m_library(library),
      m_current(std::move(current)),
      m_letters(builtInLetters()),
      m_validation(jobs),
      m_confirm(askBeforeReplacing),
      m_sources(new SourceList(settings)),
      m_view(new ValidationView),
      m_outputs(new BuildOutputs(settings)),
      m_report(new BuildReportCard),
      m_right(new QStackedWidget),
      m_builtLetters(m_current)
{
    setObjectName(u"buildDialog"_s);
    setWindowTitle(tr("Build a Lexicon"));
    m_left = new QWidget;
    auto* left = new QVBoxLayout(m_left);
    left->setContentsMargins(0, 0, 0, 0);
    left->addWidget(m_sources, 1);
    left->addWidget(buildOptions());
    // What is chosen can be taller than a small screen.
    auto* scroll = new QScrollArea;
    scroll->setObjectName(u"outputScroll"_s);
    scroll->setAccessibleName(tr("Files to make"));
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setWidget(m_outputs);
    m_right->addWidget(scroll);
    m_right->addWidget(m_report);
    auto* columns = new QHBoxLayout;
    columns->addWidget(m_left, 19);
    columns->addWidget(m_view, 22);
    columns->addWidget(m_right, 19);
    for (int i = 0; i < columns->count(); ++i)
        columns->itemAt(i)->widget()->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Expanding);
    // The two beside it give way first: it is never scrolled sideways on a usual screen.
    const int bar = style()->pixelMetric(QStyle::PM_ScrollBarExtent);
    m_right->setMinimumWidth(m_outputs->minimumSizeHint().width() + bar);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(columns, 1);
    layout->addWidget(buildFoot());
    m_build->setDefault(true);
    const QSize room = QGuiApplication::primaryScreen()->availableSize() - QSize(40, 60);
    setMinimumSize(QSize(960, 560).boundedTo(room));
    resize(kWantedSize.boundedTo(room));

    m_delay.setSingleShot(true);
    m_delay.setInterval(kDelayMilliseconds);
    m_progressTimer.setInterval(kProgressMilliseconds);
    connect(&m_delay, &QTimer::timeout, this, &BuildDialog::validate);
    connect(&m_progressTimer, &QTimer::timeout, this, &BuildDialog::showProgress);
    connect(&m_validation, &WordValidation::advanced, m_view, &ValidationView::showState);
    connect(&m_validation, &WordValidation::finished, this, &BuildDialog::finishValidation);
    connect(m_sources, &SourceList::changed, this, [this] {
        m_outputs->suggestFor(m_sources->paths());
        scheduleValidation();
    });
    connect(m_outputs, &BuildOutputs::changed, this, &BuildDialog::updateState);
    connect(m_report, &BuildReportCard::useRequested, this, [this] {
        emit useRequested(pathOf(engine::GraphKind::Gaddawg),
                          m_builtPlan.leaves ? fromPath(m_builtPlan.leaves->path) : QString());
    });
    connect(m_report, &BuildReportCard::compareRequested, this, [this] {
        QString path = pathOf(engine::GraphKind::Gaddawg);
        if (path.isEmpty()) path = pathOf(engine::GraphKind::Dawg);
        emit compareRequested(path, m_builtLetters.id);
    });
    connect(m_report, &BuildReportCard::folderRequested, this, [this] {
        const QFileInfo first(fromPath(m_built.files.front().path));
        askToShowFolder(first.absolutePath(), this);
    });
    connect(m_report, &BuildReportCard::backRequested, this, [this] {
        m_right->setCurrentIndex(0);
        m_build->setDefault(true);
        updateState();
        m_sources->setFocus();
    });
    updateState();
}

BuildDialog::~BuildDialog()
{
    if (m_job) m_job->cancel();
}

QWidget* BuildDialog::buildOptions()
{
    auto* options = new QWidget;
    auto* form = new QFormLayout(options);
    form->setContentsMargins(0, 0, 0, 0);
    m_alphabet = new QComboBox;
    m_alphabet->setObjectName(u"buildAlphabet"_s);
    m_alphabet->setAccessibleName(tr("Alphabet"));
    m_alphabet->setToolTip(tr("Whose letters the words are read with"));
    if (!std::ranges::any_of(m_letters,
                             [this](const Letters& known) { return known.id == m_current.id; }))
        m_letters.push_back(m_current);
    for (const Letters& known : m_letters) {
        m_alphabet->addItem(
            tr("%1 (%n letters)", nullptr, known.alphabet.letterCount()).arg(known.title));
        if (known.id == m_current.id) m_alphabet->setCurrentIndex(m_alphabet->count() - 1);
    }
    form->addRow(tr("Alpha&bet"), m_alphabet);
    const auto length = [this](const QString& name, const QString& title, int value) {
        auto* box = new QSpinBox;
        box->setObjectName(name);
        box->setAccessibleName(title);
        box->setToolTip(title);
        box->setRange(1, engine::kMaxDim);
        box->setValue(value);
        connect(box, &QSpinBox::valueChanged, this, &BuildDialog::scheduleValidation);
        return box;
    };
    const engine::WordListOptions usual;
    m_shortest =
        length(u"buildShortest"_s, tr("Letters of the shortest word"), usual.minimumLength);
    m_longest = length(u"buildLongest"_s, tr("Letters of the longest word"), usual.maximumLength);
    auto* lengths = new QHBoxLayout;
    lengths->addWidget(m_shortest);
    lengths->addWidget(new QLabel(tr("to")));
    lengths->addWidget(m_longest);
    lengths->addWidget(new QLabel(tr("letters")));
    lengths->addStretch();
    form->addRow(tr("Le&ngths"), lengths);
    static_cast<QLabel*>(form->labelForField(lengths))->setBuddy(m_shortest);
    m_fold = new QCheckBox(tr("Respell what the alphabet lac&ks (é as e, co-op as coop)"));
    m_fold->setObjectName(u"buildFold"_s);
    m_dropRejected = new QCheckBox(tr("Lea&ve out lines that hold no word"));
    m_dropRejected->setObjectName(u"buildDrop"_s);
    m_dropRejected->setChecked(true);
    form->addRow(m_fold);
    form->addRow(m_dropRejected);
    connect(m_alphabet, &QComboBox::currentIndexChanged, this, &BuildDialog::scheduleValidation);
    connect(m_fold, &QCheckBox::toggled, this, &BuildDialog::scheduleValidation);
    connect(m_dropRejected, &QCheckBox::toggled, this, &BuildDialog::updateState);
    return options;
}

QWidget* BuildDialog::buildFoot()
{
    auto* foot = new QWidget;
    m_message = new QLabel;
    m_message->setObjectName(u"buildMessage"_s);
    m_message->setTextFormat(Qt::PlainText);
    m_message->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_message->setWordWrap(true);
    m_message->setMinimumHeight(2 * fontMetrics().lineSpacing());
    m_progress = new QProgressBar;
    m_progress->setObjectName(u"buildProgress"_s);
    m_progress->setAccessibleName(tr("Built so far"));
    m_progress->setRange(0, kBuildSteps);
    m_progress->setFixedWidth(240);
    m_progress->hide();
    m_build = new QPushButton(tr("Bu&ild"));
    m_build->setObjectName(u"buildStart"_s);
    m_cancel = new QPushButton(tr("S&top"));
    m_cancel->setObjectName(u"buildCancel"_s);
    m_cancel->setAutoDefault(false);
    m_cancel->setToolTip(tr("Stop the build; no file is changed (Esc)"));
    m_cancel->hide();
    m_close = new QPushButton(tr("Cl&ose"));
    m_close->setObjectName(u"buildClose"_s);
    m_close->setAutoDefault(false);
    connect(m_build, &QPushButton::clicked, this, &BuildDialog::build);
    connect(m_cancel, &QPushButton::clicked, this, &BuildDialog::reject);
    connect(m_close, &QPushButton::clicked, this, &BuildDialog::reject);
    auto* row = new QHBoxLayout(foot);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_message, 1);
    row->addWidget(m_progress);
    row->addWidget(m_build);
    row->addWidget(m_cancel);
    row->addWidget(m_close);
    return foot;
}

void BuildDialog::addSources(const QStringList& paths)
{
    m_sources->addFiles(paths);
}

void BuildDialog::setCurrentLetters(const Letters& letters)
{
    m_current = letters;
    if (m_right->currentIndex() == 1) showReport();
}

const Letters& BuildDialog::letters() const
{
    return m_letters[static_cast<std::size_t>(std::max(0, m_alphabet->currentIndex()))];
}

void BuildDialog::scheduleValidation()
{
    m_validation.stop();
    m_right->setCurrentIndex(0);
    m_build->setDefault(true);
    m_sources->showReading(nullptr);
    m_delay.start();
    updateState();
}

void BuildDialog::validate()
{
    engine::WordListOptions options;
    options.minimumLength = m_shortest->value();
    options.maximumLength = m_longest->value();
    options.fold = m_fold->isChecked();
    options.keepNotes = true;
    QStringList known;
    for (const QString& path : m_sources->paths()) known.append(m_library.lettersOfFile(path));
    m_validation.start(m_sources->sources(), known, letters().alphabet, options);
    updateState();
}

void BuildDialog::finishValidation()
{
    const ValidatedWordsPtr result = m_validation.result();
    if (result) {
        m_view->showState(result->state);
        m_sources->showReading(&result->reading);
        m_outputs->setNotes(result->notes);
    } else {
        m_view->showNothing();
        m_outputs->setNotes(nullptr);
    }
    updateState();
}

QString BuildDialog::obstacle() const
{
    if (m_sources->sources().empty()) return tr("Add the word lists to build from.");
    if (m_shortest->value() > m_longest->value())
        return tr("The shortest word is longer than the longest one.");
    if (m_delay.isActive() || m_validation.running()) return tr("The word lists are being read.");
    const ValidatedWordsPtr& words = m_validation.result();
    if (!words) return tr("The word lists were not read.");
    if (words->state.words == 0) return tr("There are no words to build from.");
    if (words->state.rejected > 0 && !m_dropRejected->isChecked())
        return tr("%Ln lines hold no word; see the problems.", nullptr,
                  static_cast<int>(std::min<std::int64_t>(words->state.rejected, 999'999'999)));
    return m_outputs->problem(m_sources->paths());
}

void BuildDialog::updateState()
{
    if (m_job) return;
    const ValidatedWordsPtr& words = m_validation.result();
    const auto error = words ? words->reading.firstError() : std::nullopt;
    const QString text = error ? errorText(*error) : obstacle();
    m_build->setEnabled(text.isEmpty() && m_right->currentIndex() == 0);
    if (m_right->currentIndex() == 1) say({}, false);
    else if (text.isEmpty())
        say(tr("Ready to build from %1 words.")
                .arg(QLocale().toString(static_cast<qlonglong>(words->state.words))),
            false);
    else say(text, error.has_value());
}

void BuildDialog::build()
{
    if (!m_build->isEnabled() || m_job) return;
    const engine::BuildPlan plan = m_outputs->plan();
    QStringList existing;
    const auto look = [&existing](const std::filesystem::path& path) {
        std::error_code error;
        if (std::filesystem::exists(path, error)) existing.append(fromPath(path.filename()));
    };
    for (const engine::GraphOutput& output : plan.graphs) {
        look(output.path);
        // Beside it goes the name of the alphabet, in place of another one or of something else.
        const auto letters = engine::lettersFileOf(output.path);
        if (engine::lettersIn(letters).empty()) look(letters);
    }
    if (plan.leaves) look(plan.leaves->path);
    if (plan.notes) look(plan.notes->path);
    if (!existing.isEmpty() && !m_confirm(this, existing)) return;

    m_builtLetters = letters();
    // A stop that comes when the files have been renamed does not undo that.
    auto written = std::make_shared<std::optional<engine::BuildReport>>();
    m_job = m_jobs.start<engine::BuildReport>(
        tr("Building a lexicon"), JobClass::Heavy,
        [words = m_validation.result(), alphabet = m_builtLetters.alphabet, plan,
         written](const TaskContext& context) {
            auto report = engine::buildLexicon(words->reading.words, alphabet, plan, context);
            if (report) *written = *report;
            return report;
        },
        this,
        [this, plan, written](Result<engine::BuildReport> report) {
            if (!report && written->has_value()) report = **written;
            finishBuild(plan, std::move(report));
        });
    m_job->setPlace(u"lexicon.build"_s);
    setBuilding(true);
}

void BuildDialog::setBuilding(bool building)
{
    m_left->setEnabled(!building);
    m_right->setEnabled(!building);
    m_progress->setVisible(building);
    m_cancel->setVisible(building);
    m_build->setVisible(!building);
    m_close->setEnabled(!building);
    if (building) {
        m_progress->setValue(0);
        m_progressTimer.start();
        m_cancel->setFocus();
        showProgress();
    } else {
        m_progressTimer.stop();
    }
}

void BuildDialog::showProgress()
{
    if (!m_job) return;
    const engine::Progress progress = m_job->progress();
    const QString phase = engineText(progress.phase);
    say(m_job->isStopping() ? tr("Stopping…")
        : phase.isEmpty()   ? tr("Beginning…")
                            : phase + u'…',
        false);
    if (progress.total > 0)
        m_progress->setValue(static_cast<int>(progress.done * kBuildSteps / progress.total));
}

void BuildDialog::finishBuild(const engine::BuildPlan& plan, Result<engine::BuildReport> report)
{
    m_job = nullptr;
    setBuilding(false);
    if (!report) {
        updateState();
        if (report.error().code == engine::ErrorCode::Cancelled)
            say(tr("The build was stopped; no file was changed."), false);
        else say(errorText(report.error()), true);
        m_build->setFocus();
        return;
    }
    m_built = std::move(*report);
    m_builtPlan = plan;
    // A graph that was too large for its name got another one.
    for (std::size_t i = 0; i < plan.graphs.size(); ++i)
        m_builtPlan.graphs[i].path = m_built.files[i].path;
    for (const engine::GraphOutput& output : m_builtPlan.graphs)
        if (output.kind != engine::GraphKind::Alpha)
            m_library.remember(fromPath(output.path), m_builtLetters.id);
    m_right->setCurrentIndex(1);
    showReport();
    updateState();
}

void BuildDialog::showReport()
{
    const bool playable = !pathOf(engine::GraphKind::Gaddawg).isEmpty();
    QString cannotUse;
    if (!playable) cannotUse = tr("There is no word graph with a GADDAG to play with.");
    else if (!m_builtLetters.sameAs(m_current))
        cannotUse =
            tr("To use it, choose rules with the letters of %1 first; the present ones have "
               "those of %2.")
                .arg(m_builtLetters.title, m_current.title);
    m_report->showReport(m_built, m_builtPlan, cannotUse,
                         playable || !pathOf(engine::GraphKind::Dawg).isEmpty());
}

QString BuildDialog::pathOf(engine::GraphKind kind) const
{
    for (const engine::GraphOutput& output : m_builtPlan.graphs)
        if (output.kind == kind) return fromPath(output.path);
    return {};
}

void BuildDialog::reject()
{
    if (m_job) {
        m_job->cancel();
        showProgress();
        return;
    }
    QDialog::reject();
}

void BuildDialog::say(const QString& text, bool bad)
{
    const QString shown = bad ? tr("✕ %1").arg(text) : text;
    if (shown == m_message->text()) return;
    m_message->setText(shown);
    m_message->setAccessibleName(shown.isEmpty() ? tr("Message") : shown);
    if (bad) {
        QAccessibleEvent event(m_message, QAccessible::Alert);
        QAccessible::updateAccessibility(&event);
    }
}

}  // namespace ui

#include "moc_build_dialog.cpp"
