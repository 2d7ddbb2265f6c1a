// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lexicon/compare_dialog.h"

#include <algorithm>
#include <utility>

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFileInfo>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QTableView>
#include <QVBoxLayout>

#include "engine/lexicon/lexicon.h"
#include "engine/lexicon/lexicon_file.h"
#include "ui/files/chosen_output.h"
#include "ui/files/file_output.h"
#include "ui/files/lexicon_library.h"
#include "ui/language/shown_names.h"
#include "ui/language/text.h"
#include "ui/lexicon/library_dialog.h"
#include "ui/settings/settings.h"
#include "ui/widgets/file_dialog.h"
#include "ui/widgets/screen_room.h"

namespace ui {

using engine::Result;
using engine::TaskContext;

namespace {

using namespace Qt::StringLiterals;

// More are not read; the counts are of all.
constexpr std::size_t kMostKept = 500'000;

Result<DifferencesPtr> findThem(const std::filesystem::path& first,
                                const std::filesystem::path& second,
                                const engine::Alphabet& alphabet, const TaskContext& context)
{
    const auto one = engine::openDawg(first, alphabet, context);
    if (!one) return engine::failure(one.error());
    const auto other = engine::openDawg(second, alphabet, context);
    if (!other) return engine::failure(other.error());
    auto found = std::make_shared<Differences>();
    const auto keep = [&found](engine::OnlyIn side, std::span<const engine::Tile> word) {
        if (found->words.size() < kMostKept) {
            found->words.add(word);
            found->sides.push_back(side);
        }
        return true;
    };
    const auto counts = engine::findDifferences(*one, *other, keep, context);
    if (!counts) return engine::failure(counts.error());
    found->counts = *counts;
    for (const auto& path : {first, second}) keepWhatIsRead(path, found);
    return DifferencesPtr(std::move(found));
}

}  // namespace

CompareDialog::CompareDialog(JobService& jobs, Settings& settings, LexiconLibrary& library,
                             const Letters& letters, QWidget* parent)
    : QDialog(parent),
      m_jobs(jobs),
      m_rowCopy(jobs),
      m_settings(settings),
      m_library(library),
      m_letters(builtInLetters()),
      m_comparison(jobs),
      m_model(new DifferenceModel(this)),
      m_table(new QTableView),
      m_message(new QLabel)
{
    setObjectName(u"compareDialog"_s);
    setWindowTitle(tr("Compare Lexicons"));
    if (!lettersById(letters.id)) m_letters.push_back(letters);
    m_table->setObjectName(u"differenceTable"_s);
    m_table->setAccessibleName(tr("Words in one of the lexicons only"));
    m_table->setModel(m_model);
    m_table->verticalHeader()->hide();
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setShowGrid(false);
    m_table->setAlternatingRowColors(true);
    m_table->setTabKeyNavigation(false);
    m_table->verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 6);
    m_table->horizontalHeader()->setStretchLastSection(true);
    const int letter = fontMetrics().averageCharWidth();
    m_table->setColumnWidth(DifferenceModel::Word, letter * 30);
    m_table->setColumnWidth(DifferenceModel::Length, letter * 10);
    m_message->setObjectName(u"compareMessage"_s);
    m_message->setTextFormat(Qt::PlainText);
    m_message->setWordWrap(true);
    m_message->setTextInteractionFlags(Qt::TextSelectableByMouse);

    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    buttons->button(QDialogButtonBox::Close)->setAutoDefault(false);
    m_copy = buttons->addButton(tr("Co&py"), QDialogButtonBox::ActionRole);
    m_copy->setObjectName(u"compareCopy"_s);
    m_copy->setToolTip(tr("Copy the words that are shown, or those that are selected"));
    m_save = buttons->addButton(tr("&Save…"), QDialogButtonBox::ActionRole);
    m_save->setObjectName(u"compareSave"_s);
    m_save->setToolTip(tr("Write the words that are shown to a file"));
    for (QPushButton* button : {m_copy, m_save}) button->setAutoDefault(false);
    auto* choice = buildChoice();
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(choice);
    layout->addWidget(buildFilter());
    layout->addWidget(m_message);
    layout->addWidget(m_table, 1);
    layout->addWidget(buttons);
    m_compare->setDefault(true);
    resize(fittedToScreen({760, 620}));
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_copy, &QPushButton::clicked, this, &CompareDialog::copy);
    connect(m_save, &QPushButton::clicked, this, &CompareDialog::saveAs);
    connect(&m_library, &LexiconLibrary::changed, this, &CompareDialog::fillBoxes);
    const int row = static_cast<int>(std::ranges::find(m_letters, letters.id, &Letters::id) -
                                     m_letters.begin());
    m_alphabet->setCurrentIndex(std::min(row, m_alphabet->count() - 1));
    fillBoxes();
    showCounts();
}

QComboBox* CompareDialog::lexiconBox(const QString& name, const QString& title)
{
    auto* box = new QComboBox;
    box->setObjectName(name);
    box->setAccessibleName(title);
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(24);
    connect(box, &QComboBox::currentIndexChanged, this, [this, box] {
        box->setToolTip(box->currentData().toString());
        m_compare->setEnabled(!m_first->currentData().toString().isEmpty() &&
                              !m_second->currentData().toString().isEmpty());
    });
    return box;
}

QWidget* CompareDialog::buildChoice()
{
    auto* choice = new QWidget;
    auto* grid = new QGridLayout(choice);
    grid->setContentsMargins(0, 0, 0, 0);
    m_compare = new QPushButton(tr("&Compare"));
    m_compare->setObjectName(u"compareStart"_s);
    m_first = lexiconBox(u"compareFirst"_s, tr("Lexicon A"));
    m_second = lexiconBox(u"compareSecond"_s, tr("Lexicon B"));
    int row = 0;
    for (QComboBox* box : {m_first, m_second}) {
        auto* label = new QLabel(row == 0 ? tr("&A") : tr("&B"));
        label->setBuddy(box);
        auto* browseButton = new QPushButton(tr("Browse…"));
        browseButton->setObjectName(box->objectName() + u"Browse"_s);
        browseButton->setAccessibleName(tr("Browse: %1").arg(box->accessibleName()));
        browseButton->setAutoDefault(false);
        connect(browseButton, &QPushButton::clicked, this, [this, box] { browse(*box); });
        grid->addWidget(label, row, 0);
        grid->addWidget(box, row, 1, 1, 2);
        grid->addWidget(browseButton, row, 3);
        ++row;
    }
    m_alphabet = new QComboBox;
    m_alphabet->setObjectName(u"compareAlphabet"_s);
    m_alphabet->setAccessibleName(tr("Alphabet"));
    for (const Letters& known : m_letters) m_alphabet->addItem(known.title);
    auto* label = new QLabel(tr("A&lphabet"));
    label->setBuddy(m_alphabet);
    grid->addWidget(label, 2, 0);
    grid->addWidget(m_alphabet, 2, 1);
    grid->addWidget(m_compare, 2, 3);
    grid->setColumnStretch(2, 1);
    connect(m_compare, &QPushButton::clicked, this, &CompareDialog::compare);
    return choice;
}

QWidget* CompareDialog::buildFilter()
{
    auto* row = new QWidget;
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    m_sides = new QComboBox;
    m_sides->setObjectName(u"compareSides"_s);
    m_sides->setAccessibleName(tr("Which words are shown"));
    m_sides->addItem(tr("in A or B only"), static_cast<int>(DifferenceModel::Sides::Both));
    m_sides->addItem(tr("in A only (removed in B)"),
                     static_cast<int>(DifferenceModel::Sides::First));
    m_sides->addItem(tr("in B only (added in B)"),
                     static_cast<int>(DifferenceModel::Sides::Second));
    const auto length = [this](const QString& name, const QString& title, int value) {
        auto* box = new QSpinBox;
        box->setObjectName(name);
        box->setAccessibleName(title);
        box->setRange(1, engine::kLongestWord);
        box->setValue(value);
        connect(box, &QSpinBox::valueChanged, this, &CompareDialog::filter);
        return box;
    };
    m_shortest = length(u"compareShortest"_s, tr("Letters of the shortest word shown"), 1);
    m_longest =
        length(u"compareLongest"_s, tr("Letters of the longest word shown"), engine::kLongestWord);
    auto* show = new QLabel(tr("S&how words"));
    show->setBuddy(m_sides);
    layout->addWidget(show);
    layout->addWidget(m_sides);
    layout->addWidget(new QLabel(tr("of")));
    layout->addWidget(m_shortest);
    layout->addWidget(new QLabel(tr("to")));
    layout->addWidget(m_longest);
    layout->addWidget(new QLabel(tr("letters")));
    layout->addStretch();
    connect(m_sides, &QComboBox::currentIndexChanged, this, &CompareDialog::filter);
    return row;
}

void CompareDialog::fillBoxes()
{
    for (QComboBox* box : {m_first, m_second}) {
        const QString before = box->currentData().toString();
        box->clear();
        box->addItem(tr("Choose a lexicon"), QString());
        const QList<KnownLexicon> known = m_library.lexicons();
        for (const KnownLexicon& lexicon : known) {
            // Of the same name they differ by their folders.
            const QString title = LexiconLibrary::titleOf(lexicon);
            const bool again =
                std::count_if(known.cbegin(), known.cend(), [&](const KnownLexicon& other) {
                    return LexiconLibrary::titleOf(other) == title;
                }) > 1;
            box->addItem(again ? tr("%1 (in %2)").arg(title, QFileInfo(lexicon.path).path())
                               : title,
                         lexicon.path);
        }
        choose(*box, before);
    }
}

void CompareDialog::choose(QComboBox& box, const QString& path)
{
    if (path.isEmpty()) {
        box.setCurrentIndex(0);
        return;
    }
    const QString absolute = QFileInfo(path).absoluteFilePath();
    int index = box.findData(absolute);
    if (index < 0) {
        box.addItem(shownName(path), absolute);
        index = box.count() - 1;
    }
    box.setCurrentIndex(index);
}

void CompareDialog::browse(QComboBox& box)
{
    const QString path = askForFile(this, box.accessibleName(), m_settings.lastFolder(),
                                    LibraryDialog::fileFilter());
    if (path.isEmpty()) return;
    m_settings.setLastFolder(QFileInfo(path).absolutePath());
    choose(box, path);
}

void CompareDialog::setLexicons(const QString& first, const QString& second, const QString& letters)
{
    if (!first.isEmpty()) choose(*m_first, first);
    if (!second.isEmpty()) choose(*m_second, second);
    const auto found = std::ranges::find(m_letters, letters, &Letters::id);
    if (found != m_letters.end())
        m_alphabet->setCurrentIndex(static_cast<int>(found - m_letters.begin()));
    if (m_compare->isEnabled()) compare();
    else (first.isEmpty() ? m_first : m_second)->setFocus();
}

void CompareDialog::compare()
{
    const QString first = m_first->currentData().toString();
    const QString second = m_second->currentData().toString();
    if (first.isEmpty() || second.isEmpty()) return;
    m_comparison.drop();
    m_differences = nullptr;
    const Asked asked{m_letters[static_cast<std::size_t>(m_alphabet->currentIndex())],
                      m_first->currentText(), m_second->currentText()};
    const Letters& letters = asked.letters;
    m_model->setDifferences(nullptr, letters.alphabet, asked.first, asked.second);
    // What is known of a file's letters is not passed over.
    for (const QString& path : {first, second}) {
        const QString needed = m_library.lettersOfFile(path);
        if (needed.isEmpty() || fits(needed, letters.alphabet)) continue;
        const Letters* known = lettersById(needed);
        showCounts();
        m_message->setText(tr("✕ %1 has the letters of %2, not of %3.")
                               .arg(shownName(path), known ? known->title : tr("another alphabet"),
                                    letters.title));
        return;
    }
    showCounts();
    m_message->setText(tr("Comparing…"));
    m_comparison.ask<DifferencesPtr>(
        tr("Comparing two lexicons"), JobClass::Heavy,
        [first = toPath(first), second = toPath(second), alphabet = letters.alphabet](
            const TaskContext& context) { return findThem(first, second, alphabet, context); },
        [this, asked](Result<DifferencesPtr> result) { finish(std::move(result), asked); });
}

void CompareDialog::finish(Result<DifferencesPtr> result, const Asked& asked)
{
    if (!result) {
        if (result.error().code == engine::ErrorCode::Cancelled)
            m_message->setText(tr("The comparison was stopped."));
        else m_message->setText(tr("✕ %1").arg(errorText(result.error())));
        return;
    }
    m_differences = std::move(*result);
    m_model->setDifferences(m_differences, asked.letters.alphabet, asked.first, asked.second);
    showCounts();
}

void CompareDialog::filter()
{
    m_model->setFilter(static_cast<DifferenceModel::Sides>(m_sides->currentData().toInt()),
                       m_shortest->value(), m_longest->value());
    showCounts();
}

void CompareDialog::showCounts()
{
    const bool any = m_model->rowCount() > 0;
    m_copy->setEnabled(any);
    m_save->setEnabled(any);
    if (!m_differences) {
        m_message->setText(tr("Choose two lexicons with the same letters."));
        return;
    }
    const engine::DifferenceCounts& counts = m_differences->counts;
    QString text = counts.onlyInFirst + counts.onlyInSecond == 0
                       ? tr("Both hold the same words.")
                       : tr("%1 words only in A, %2 only in B; %3 shown")
                             .arg(countText(counts.onlyInFirst), countText(counts.onlyInSecond),
                                  countText(m_model->rowCount()));
    const auto kept = static_cast<std::int64_t>(m_differences->words.size());
    if (kept < counts.onlyInFirst + counts.onlyInSecond)
        text += tr(" of the first %1").arg(countText(kept));
    m_message->setText(text);
}

void CompareDialog::copy()
{
    m_rowCopy.copy(tr("Copying the words"), m_model->rowCount(),
                   [write = m_model->writer(m_table->selectionModel()->selection())](
                       const std::stop_token&) { return QString::fromUtf8(write()); });
}

void CompareDialog::save(const QString& path)
{
    writeInBackground(m_jobs, path, m_model->writer(), this, [this, path](Result<void> done) {
        if (done) {
            m_settings.setLastFolder(QFileInfo(path).absolutePath());
            m_message->setText(tr("✓ %1 was written.").arg(shownName(path)));
        } else if (done.error().code != engine::ErrorCode::Cancelled)
            m_message->setText(tr("✕ %1").arg(errorText(done.error())));
    });
}

void CompareDialog::saveAs()
{
    const QString path =
        askForOutput(this, tr("Save Differences"), m_settings.lastFolder() + u"/differences.tsv"_s,
                     tr("Tables (*.tsv *.txt);;All files (*)"), u".tsv"_s);
    if (path.isEmpty()) return;
    save(path);
}

}  // namespace ui

#include "moc_compare_dialog.cpp"
