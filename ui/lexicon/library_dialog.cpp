// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lexicon/library_dialog.h"

#include <algorithm>
#include <utility>

#include <QComboBox>
#include <QFileInfo>
#include <QFormLayout>
#include <QGroupBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QMenu>
#include <QPushButton>
#include <QVBoxLayout>

#include "engine/lexicon/klv.h"
#include "engine/lexicon/letters_beside.h"
#include "engine/lexicon/lexicon.h"
#include "ui/language/file_names.h"
#include "ui/language/shown_names.h"
#include "ui/language/text.h"
#include "ui/theme/measures.h"
#include "ui/widgets/file_dialog.h"
#include "ui/widgets/outside_link.h"
#include "ui/widgets/path_field.h"
#include "ui/widgets/screen_room.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;

/// The built-in ones and these.
std::vector<Letters> lettersWith(const Letters& present)
{
    std::vector<Letters> letters = builtInLetters();
    if (!lettersById(present.id)) letters.push_back(present);
    return letters;
}

}  // namespace

LibraryDialog::LibraryDialog(JobService& jobs, Settings& settings, LexiconLibrary& library,
                             Present present, QWidget* parent)
    : QDialog(parent),
      m_settings(settings),
      m_library(library),
      m_letters(lettersWith(present.letters)),
      m_inspections(jobs, library, m_letters),
      m_table(new LibraryTable(settings, library, m_inspections, std::move(present)))
{
    setObjectName(u"libraryDialog"_s);
    setWindowTitle(tr("Lexicons"));
    m_table->installEventFilter(this);
    auto* columns = new QHBoxLayout;
    auto* left = new QVBoxLayout;
    left->addWidget(m_table, 1);
    left->addWidget(buildDetails());
    columns->addLayout(left, 1);
    columns->addWidget(buildButtons());
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(columns);
    resize(fittedToScreen({980, 620}));
    connect(m_table, &QTableWidget::currentCellChanged, this, &LibraryDialog::showDetails);
    connect(m_table, &QTableWidget::cellDoubleClicked, m_use, &QPushButton::click);
    connect(&m_library, &LexiconLibrary::changed, this, &LibraryDialog::refresh);
    // The table has its connection first, so that the row is shown before the details.
    connect(&m_inspections, &LexiconInspections::inspected, this, [this](const QString& path) {
        if (const auto lexicon = m_table->current(); lexicon && lexicon->path == path)
            showDetails();
    });
    refresh();
}

QWidget* LibraryDialog::buildDetails()
{
    auto* group = new QGroupBox(tr("Chosen lexicon"));
    m_details = group;
    m_title = new QLineEdit;
    m_title->setObjectName(u"libraryTitle"_s);
    m_title->setAccessibleName(tr("Name"));
    m_alphabet = new QComboBox;
    m_alphabet->setObjectName(u"libraryAlphabet"_s);
    m_alphabet->setAccessibleName(tr("Alphabet"));
    m_alphabet->setToolTip(tr("A word graph does not say which letters its numbers mean"));
    for (const Letters& letters : m_letters) m_alphabet->addItem(letters.title, letters.id);
    m_leaves = new PathField(PathField::Purpose::Open, u"libraryLeaves"_s, tr("Leave values"),
                             tr("Leave values (*.klv2 *.klv);;All files (*)"), m_settings);
    m_leaves->setPlaceholder(tr("the usual ones of the alphabet"));
    m_winTable = new PathField(PathField::Purpose::Open, u"libraryWinTable"_s, tr("Win table"),
                               tr("Win tables (*.winpct);;All files (*)"), m_settings);
    m_winTable->setPlaceholder(tr("the one beside the file, if there is one"));
    m_file = new QLabel;
    m_file->setObjectName(u"libraryFile"_s);
    m_file->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_file->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_state = new QLabel;
    m_state->setObjectName(u"libraryState"_s);
    m_state->setWordWrap(true);
    m_state->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_state->setMinimumHeight(2 * fontMetrics().lineSpacing());
    m_state->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    auto* form = new QFormLayout(group);
    form->addRow(tr("&Name"), m_title);
    form->addRow(tr("&Alphabet"), m_alphabet);
    form->addRow(tr("&Leave values"), m_leaves);
    form->addRow(tr("&Win table"), m_winTable);
    form->addRow(tr("File"), m_file);
    auto* stateLabel = new QLabel(tr("Status"));
    stateLabel->setAlignment(Qt::AlignTop);
    form->addRow(stateLabel, m_state);
    connect(m_title, &QLineEdit::editingFinished, this, &LibraryDialog::takeTitle);
    connect(m_alphabet, &QComboBox::activated, this, [this](int index) {
        if (const auto lexicon = m_table->current())
            m_library.remember(lexicon->path, m_alphabet->itemData(index).toString());
    });
    connect(m_leaves, &PathField::edited, this, &LibraryDialog::takeLeaves);
    connect(m_winTable, &PathField::edited, this, &LibraryDialog::takeWinTable);
    return group;
}

const KnownLexicon* LibraryDialog::shownLexicon() const
{
    return m_shownPath.isEmpty() ? nullptr : m_library.find(m_shownPath);
}

void LibraryDialog::takeTitle()
{
    if (!m_title->isModified() || !shownLexicon()) return;
    m_title->setModified(false);
    m_library.rename(QString(m_shownPath), m_title->text());
    if (const KnownLexicon* lexicon = shownLexicon()) m_title->setText(lexicon->title);
}

void LibraryDialog::takeLeaves()
{
    if (!shownLexicon()) return;
    m_library.assignLeaves(QString(m_shownPath), m_leaves->path());
    if (const KnownLexicon* lexicon = shownLexicon()) m_leaves->setPath(lexicon->leaves);
}

void LibraryDialog::takeWinTable()
{
    if (!shownLexicon()) return;
    m_library.assignWinTable(QString(m_shownPath), m_winTable->path());
    if (const KnownLexicon* lexicon = shownLexicon()) m_winTable->setPath(lexicon->winTable);
}

void LibraryDialog::done(int result)
{
    takeTitle();
    m_leaves->finishEditing();
    m_winTable->finishEditing();
    QDialog::done(result);
}

QWidget* LibraryDialog::buildButtons()
{
    auto* column = new QWidget;
    auto* layout = new QVBoxLayout(column);
    layout->setContentsMargins(0, 0, 0, 0);
    const auto add = [&](const QString& name, const QString& text, const QString& help) {
        auto* button = new QPushButton(text);
        button->setObjectName(name);
        button->setToolTip(help);
        button->setAutoDefault(false);
        layout->addWidget(button);
        return button;
    };
    m_use = add(u"libraryUse"_s, tr("&Use Now"), tr("Play with it"));
    m_default =
        add(u"libraryDefault"_s, tr("&Take For"), tr("For which rules it is opened of itself"));
    m_defaultMenu = new QMenu(m_default);
    m_default->setMenu(m_defaultMenu);
    m_compare = add(u"libraryCompare"_s, tr("&Compare…"),
                    tr("Which words another lexicon lacks or has besides"));
    m_build = add(u"libraryBuild"_s, tr("&Build From…"), tr("Make other files of its words"));
    m_folder = add(u"libraryFolder"_s, tr("Open &Folder"), tr("Show the folder of the file"));
    layout->addSpacing(gap::kPart);
    auto* addButton = add(u"libraryAdd"_s, tr("A&dd…"), tr("Add lexicons to the list"));
    m_remove = add(u"libraryRemove"_s, tr("&Remove"),
                   tr("Take it off the list; the file stays where it is (Delete)"));
    layout->addStretch();
    auto* close = add(u"libraryClose"_s, tr("Cl&ose"), {});
    connect(m_use, &QPushButton::clicked, this, [this] {
        if (const auto lexicon = m_table->current()) emit useRequested(lexicon->path);
    });
    connect(m_compare, &QPushButton::clicked, this, [this] {
        if (const auto lexicon = m_table->current())
            emit compareRequested(lexicon->path, lexicon->letters);
    });
    connect(m_build, &QPushButton::clicked, this, [this] {
        if (const auto lexicon = m_table->current()) emit buildRequested(lexicon->path);
    });
    connect(m_folder, &QPushButton::clicked, this, [this] {
        if (const auto lexicon = m_table->current())
            askToShowFolder(QFileInfo(lexicon->path).absolutePath(), this);
    });
    connect(addButton, &QPushButton::clicked, this, &LibraryDialog::choose);
    connect(m_remove, &QPushButton::clicked, this, &LibraryDialog::removeCurrent);
    connect(close, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_defaultMenu, &QMenu::aboutToShow, this, &LibraryDialog::fillDefaultMenu);
    return column;
}

void LibraryDialog::setPresent(Present present)
{
    m_table->setPresent(std::move(present));
    refresh();
}

void LibraryDialog::refresh()
{
    m_table->refresh();
    showDetails();
}

void LibraryDialog::showDetails()
{
    const auto lexicon = m_table->current();
    m_details->setEnabled(lexicon.has_value());
    for (QPushButton* button : {m_use, m_default, m_compare, m_build, m_folder, m_remove})
        button->setEnabled(lexicon.has_value());
    // The details of the same lexicon are shown again whenever something is known of any: what is
    // being typed stays.
    const bool isSame = lexicon && lexicon->path == m_shownPath;
    m_shownPath = lexicon ? lexicon->path : QString();
    if (lexicon) {
        const bool keepsTitle = isSame && m_title->isModified();
        if (!keepsTitle && m_title->text() != lexicon->title) m_title->setText(lexicon->title);
        m_title->setPlaceholderText(QFileInfo(lexicon->path).completeBaseName());
        m_alphabet->setCurrentIndex(m_alphabet->findData(lexicon->letters));
        m_alphabet->setEnabled(!lexicon->bundled);
        const auto show = [isSame](PathField& field, const QString& path) {
            const bool keeps = isSame && field.isEdited();
            if (!keeps && field.path() != path) field.setPath(path);
        };
        show(*m_leaves, lexicon->leaves);
        show(*m_winTable, lexicon->winTable);
        m_file->setText(lexicon->path);
        m_file->setToolTip(lexicon->path);
        const QString problem = obstacle(*lexicon);
        QString text = m_table->statusText(*lexicon);
        const auto info = m_inspections.infoOf(lexicon->path);
        if (info && *info && (*info)->nodes > 0)
            text += tr("; %1 nodes, %2, longest word of %n letters", nullptr, (*info)->longestWord)
                        .arg(QLocale().toString(static_cast<qlonglong>((*info)->nodes)),
                             (*info)->hasGaddag ? tr("DAWG and GADDAG") : tr("DAWG only"));
        if (const QString table = m_library.winTableOf(lexicon->path); isFile(table))
            text += tr("; win table %1").arg(shownName(table));
        if (!problem.isEmpty() && !text.startsWith(u'✕')) text += u'\n' + problem;
        m_state->setText(text);
        m_use->setEnabled(problem.isEmpty());
        m_use->setToolTip(problem.isEmpty() ? tr("Play with it") : problem);
        m_compare->setEnabled(isFile(lexicon->path));
        m_build->setEnabled(m_compare->isEnabled());
        m_remove->setEnabled(!lexicon->bundled);
    } else {
        m_title->clear();
        m_leaves->setPath({});
        m_winTable->setPath({});
        m_file->clear();
        m_state->setText(tr("No lexicon is known; add one."));
    }
}

QString LibraryDialog::obstacle(const KnownLexicon& lexicon) const
{
    const Present& present = m_table->present();
    if (!isFile(lexicon.path)) return tr("The file is missing.");
    if (!fits(lexicon.letters, present.letters.alphabet))
        return tr("It has the letters of %1, the present rules those of %2; choose other rules to "
                  "play with it.")
            .arg(LibraryTable::letterTitle(lexicon.letters), present.letters.title);
    const auto info = m_inspections.infoOf(lexicon.path);
    if (info && !*info) return errorText(info->error());
    if (info && (*info)->alphagrams) return tr("Alphagrams can't be played with.");
    return {};
}

void LibraryDialog::fillDefaultMenu()
{
    m_defaultMenu->clear();
    const auto lexicon = m_table->current();
    if (!lexicon) return;
    QAction* forLetters = m_defaultMenu->addAction(
        tr("All rules with the alphabet %1").arg(LibraryTable::letterTitle(lexicon->letters)));
    const QString letters = m_settings.lexiconFor(lexicon->letters);
    const auto info = m_inspections.infoOf(lexicon->path);
    const bool playable = !info || (*info && !(*info)->alphagrams);
    forLetters->setEnabled(playable);
    forLetters->setCheckable(true);
    forLetters->setChecked(samePath(letters, lexicon->path) ||
                           (lexicon->bundled && letters.isEmpty()));
    connect(forLetters, &QAction::triggered, this, [this, lexicon](bool on) {
        m_settings.setLexiconFor(lexicon->letters,
                                 on && !lexicon->bundled ? lexicon->path : QString());
        refresh();
    });
    QAction* forRules = m_defaultMenu->addAction(
        tr("Only the present rules, %1").arg(m_table->present().rulesTitle));
    forRules->setCheckable(true);
    forRules->setChecked(
        samePath(m_settings.lexiconForRules(m_table->present().rules), lexicon->path));
    forRules->setEnabled(playable && fits(lexicon->letters, m_table->present().letters.alphabet));
    connect(forRules, &QAction::triggered, this, [this, lexicon](bool on) {
        m_settings.setLexiconForRules(m_table->present().rules, on ? lexicon->path : QString());
        refresh();
    });
}

QString LibraryDialog::fileFilter()
{
    return tr("Lexicons (*.kwg *.kbwg *.txt *.gz *.zst *.dawg *.gaddag *.lxd);;All files (*)");
}

void LibraryDialog::choose()
{
    const QStringList chosen =
        askForFiles(this, tr("Add Lexicons"), m_settings.lastFolder(), fileFilter());
    if (chosen.isEmpty()) return;
    m_settings.setLastFolder(QFileInfo(chosen.first()).absolutePath());
    addFiles(chosen);
}

void LibraryDialog::addFiles(const QStringList& paths)
{
    // Of the alphabet that is named beside it or else the present one, until the user says otherwise;
    // what is known already stays.
    for (const QString& path : paths) {
        if (m_library.find(path)) continue;
        const QString beside = fromUtf8(engine::lettersBeside(toPath(path)));
        m_library.remember(path, lettersById(beside) ? beside : m_table->present().letters.id);
    }
    m_table->choose(paths.last());
}

void LibraryDialog::removeCurrent()
{
    const auto lexicon = m_table->current();
    if (!lexicon || lexicon->bundled) return;
    const int row = m_table->currentRow();
    m_library.remove(lexicon->path);
    if (m_table->rowCount() > 0) m_table->setCurrentRow(std::min(row, m_table->rowCount() - 1));
}

bool LibraryDialog::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_table && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Delete) {
            removeCurrent();
            return true;
        }
        if (key == Qt::Key_F2) {
            m_title->setFocus();
            m_title->selectAll();
            return true;
        }
        if (key == Qt::Key_Return || key == Qt::Key_Enter) {
            m_use->click();
            return true;
        }
    }
    return QDialog::eventFilter(watched, event);
}

}  // namespace ui

#include "moc_library_dialog.cpp"
