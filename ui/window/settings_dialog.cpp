// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/settings_dialog.h"

#include <algorithm>
#include <string_view>

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QTabWidget>
#include <QVBoxLayout>

#include "engine/base/file.h"
#include "ui/commands/action_registry.h"
#include "ui/commands/shortcut_editor.h"
#include "ui/files/chosen_output.h"
#include "ui/language/language.h"
#include "ui/language/text.h"
#include "ui/widgets/file_dialog.h"
#include "ui/widgets/outside_link.h"
#include "ui/widgets/screen_room.h"
#include "ui/window/board_page.h"
#include "ui/window/session.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;

constexpr int kKindRole = Qt::UserRole;
constexpr int kTextStep = 10;
constexpr int kMostThreads = 256;

QLabel* remark(const QString& text)
{
    auto* label = new QLabel(text);
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    label->setForegroundRole(QPalette::PlaceholderText);
    return label;
}

}  // namespace

SettingsDialog::SettingsDialog(Session& session, ActionRegistry& actions, QWidget* parent)
    : QDialog(parent),
      m_session(session),
      m_pages(new QTabWidget),
      m_theme(new QComboBox),
      m_themeRemark(remark({})),
      m_text(new QSpinBox),
      m_still(new QCheckBox(tr("&Reduce motion")))
{
    setObjectName(u"settingsDialog"_s);
    setWindowTitle(tr("Settings"));
    m_pages->setObjectName(u"settingsPages"_s);
    m_pages->setAccessibleName(tr("Settings"));
    m_pages->addTab(appearancePage(), tr("A&ppearance"));
    auto* board = new BoardPage(session.settings());
    connect(board, &BoardPage::outlinedMovesChosen, this, &SettingsDialog::outlinedMovesChosen);
    m_pages->addTab(board, tr("&Board"));
    m_pages->addTab(analysisPage(), tr("A&nalysis"));
    m_pages->addTab(filesPage(), tr("&Files"));
    auto* keys = new QWidget;
    auto* keysLayout = new QVBoxLayout(keys);
    keysLayout->addWidget(new ShortcutEditor(actions));
    m_pages->addTab(keys, tr("&Keys"));
    connect(&actions, &ActionRegistry::keysChanged, this,
            [this, &actions] { m_session.settings().setKeys(actions.changedKeys()); });

    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_pages, 1);
    layout->addWidget(buttons);
    fillThemes();
    const int character = fontMetrics().averageCharWidth();
    // With large letters that may be more than the screen has.
    resize(fittedToScreen({character * 84, fontMetrics().height() * 26}));
}

void SettingsDialog::showPage(Page page)
{
    m_pages->setCurrentIndex(static_cast<int>(page));
}

QWidget* SettingsDialog::appearancePage()
{
    const Look look = m_session.settings().look();
    m_theme->setObjectName(u"themeChoice"_s);
    m_theme->setAccessibleName(tr("Theme"));
    m_themeRemark->setObjectName(u"themeRemark"_s);
    m_text->setObjectName(u"textSize"_s);
    m_text->setAccessibleName(tr("Text size"));
    m_text->setRange(kSmallestText, kLargestText);
    m_text->setSingleStep(kTextStep);
    m_text->setSuffix(tr(" %"));
    m_text->setValue(look.textPercent);
    // The text under the hand grows with every step: not before the hand rests.
    m_text->setKeyboardTracking(false);
    m_still->setObjectName(u"reducedMotion"_s);
    m_still->setToolTip(tr("Panels, controls and tiles change without moving"));
    m_still->setChecked(look.reducedMotion);

    auto* reload = new QPushButton(tr("Rea&d Again"));
    reload->setObjectName(u"themeReload"_s);
    reload->setToolTip(tr("Read the files of own themes again"));
    auto* save = new QPushButton(tr("Save as Fi&le…"));
    save->setObjectName(u"themeSave"_s);
    save->setToolTip(tr("Write this theme to a file, to change it there"));
    auto* folder = new QPushButton(tr("F&older…"));
    folder->setObjectName(u"themeFolder"_s);
    folder->setToolTip(tr("Show where the files of own themes are"));
    for (QPushButton* button : {reload, save, folder}) button->setAutoDefault(false);
    connect(reload, &QPushButton::clicked, this, [this] {
        fillThemes();
        applyLook();
    });
    connect(save, &QPushButton::clicked, this, &SettingsDialog::saveTheme);
    connect(folder, &QPushButton::clicked, this, &SettingsDialog::openThemeFolder);

    auto* page = new QWidget;
    auto* form = new QFormLayout(page);
    form->addRow(tr("&Theme:"), m_theme);
    form->addRow(QString(), m_themeRemark);
    auto* own = new QHBoxLayout;
    own->addWidget(reload);
    own->addWidget(save);
    own->addWidget(folder);
    own->addStretch(1);
    form->addRow(tr("Own themes:"), own);
    form->addRow(tr("Te&xt size:"), m_text);
    form->addRow(QString(), remark(tr("Of everything but the board, which is as large as there "
                                      "is room.")));
    form->addRow(QString(), m_still);
    form->addRow(tr("Lan&guage:"), languageChoice());
    form->addRow(QString(), remark(tr("From the next start of the program on.")));

    connect(m_theme, &QComboBox::currentIndexChanged, this, &SettingsDialog::applyLook);
    connect(m_text, &QSpinBox::valueChanged, this, &SettingsDialog::applyLook);
    connect(m_still, &QCheckBox::toggled, this, &SettingsDialog::applyLook);
    return page;
}

QComboBox* SettingsDialog::languageChoice()
{
    auto* choice = new QComboBox;
    choice->setObjectName(u"languageChoice"_s);
    choice->setAccessibleName(tr("Language"));
    choice->addItem(tr("As the system"), QString());
    for (const Language& language : languages()) choice->addItem(language.name, language.id);
    choice->setCurrentIndex(std::max(0, choice->findData(m_session.settings().language())));
    connect(choice, &QComboBox::currentIndexChanged, this,
            [this, choice] { m_session.settings().setLanguage(choice->currentData().toString()); });
    return choice;
}

QWidget* SettingsDialog::analysisPage()
{
    auto* page = new QWidget;
    auto* form = new QFormLayout(page);
    auto* live = new QCheckBox(tr("&Look for moves whenever the position changes"));
    live->setObjectName(u"liveChoice"_s);
    live->setChecked(m_session.analysis().isLive());
    connect(live, &QCheckBox::toggled, &m_session.analysis(), &LiveAnalysis::setLive);
    connect(&m_session.analysis(), &LiveAnalysis::liveChanged, live, &QCheckBox::setChecked);
    auto* threads = new QSpinBox;
    threads->setObjectName(u"threadChoice"_s);
    threads->setAccessibleName(tr("Threads"));
    threads->setRange(0, kMostThreads);
    threads->setSpecialValueText(tr("one less than there are cores"));
    threads->setValue(m_session.settings().threads());
    connect(threads, &QSpinBox::valueChanged, this, [this](int value) {
        m_session.settings().setThreads(value);
        JobService::setMostThreads(value);
    });
    form->addRow(tr("Moves:"), live);
    form->addRow(tr("&Threads:"), threads);
    form->addRow(QString(), remark(tr("Of long work such as reviews, searches and training, from "
                                      "the next one on.")));
    return page;
}

QWidget* SettingsDialog::filesPage()
{
    auto* page = new QWidget;
    auto* form = new QFormLayout(page);
    const auto place = [](const QString& path) {
        auto* label = new QLabel(QDir::toNativeSeparators(path));
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
        label->setWordWrap(true);
        return label;
    };
    form->addRow(tr("Own data:"), place(m_session.settings().dataFolder()));
    form->addRow(QString(), remark(tr("Themes, lexicons, training and the library of games.")));
    form->addRow(tr("Unsaved work:"), place(m_session.settings().dataFolder() + u"/unsaved"_s));
    form->addRow(QString(), remark(tr("Everything that is not saved is put aside there right after "
                                      "each change, and comes back at the next start.")));
    auto* clear = new QPushButton(tr("&Forget the Recent Files"));
    clear->setObjectName(u"forgetRecent"_s);
    clear->setAutoDefault(false);
    clear->setEnabled(!m_session.settings().recentFiles().isEmpty());
    connect(clear, &QPushButton::clicked, this, [this, clear] {
        m_session.settings().clearRecentFiles();
        emit m_session.loader().recentFilesChanged();
        clear->setEnabled(false);
    });
    auto* hints = new QPushButton(tr("Show the First &Steps Again"));
    hints->setObjectName(u"showHints"_s);
    hints->setAutoDefault(false);
    connect(hints, &QPushButton::clicked, this, [this, hints] {
        hints->setEnabled(false);
        emit hintsWanted();
    });
    form->addRow(QString(), clear);
    form->addRow(QString(), hints);
    return page;
}

void SettingsDialog::fillThemes()
{
    m_filling = true;
    const Look look = m_session.settings().look();
    const QString own = m_session.settings().ownTheme();
    m_own = ownThemes(m_session.settings().themeFolder());
    m_theme->clear();
    const auto add = [this](const QString& name, ThemeKind kind) {
        m_theme->addItem(name, static_cast<int>(kind));
    };
    add(tr("As the system"), ThemeKind::System);
    add(tr("Light"), ThemeKind::Light);
    add(tr("Dark"), ThemeKind::Dark);
    add(tr("High contrast"), ThemeKind::HighContrast);
    add(tr("Print"), ThemeKind::Print);
    const int builtIn = m_theme->count();
    for (const OwnTheme& theme : std::as_const(m_own))
        add(theme.theme ? theme.name : tr("%1 (can't be read)").arg(theme.name), ThemeKind::Own);
    int current = std::min(static_cast<int>(look.kind), builtIn - 1);
    if (look.kind == ThemeKind::Own) {
        const auto found = std::find_if(m_own.begin(), m_own.end(),
                                        [&](const OwnTheme& theme) { return theme.name == own; });
        current = found == m_own.end() ? 0 : builtIn + static_cast<int>(found - m_own.begin());
    }
    m_theme->setCurrentIndex(current);
    m_filling = false;
    showThemeRemark();
}

void SettingsDialog::applyLook()
{
    if (m_filling || m_theme->currentIndex() < 0) return;
    Look look;
    look.kind = static_cast<ThemeKind>(m_theme->currentData(kKindRole).toInt());
    look.labels = m_session.settings().look().labels;
    look.textPercent = m_text->value();
    look.reducedMotion = m_still->isChecked();
    QString name;
    if (look.kind == ThemeKind::Own) {
        const auto first = m_theme->count() - static_cast<int>(m_own.size());
        const OwnTheme& own = m_own[m_theme->currentIndex() - first];
        name = own.name;
        if (own.theme) look.own = *own.theme;
    }
    m_session.settings().setLook(look, name);
    Theme::apply(look);
    showThemeRemark();
}

void SettingsDialog::showThemeRemark()
{
    const auto first = m_theme->count() - static_cast<int>(m_own.size());
    const int index = m_theme->currentIndex() - first;
    QString text;
    if (index >= 0 && index < m_own.size()) {
        const OwnTheme& own = m_own[index];
        if (!own.theme) {
            text = tr("✕ %1").arg(errorText(own.theme.error()));
        } else if (const QStringList weak = weakContrasts(*own.theme); !weak.isEmpty()) {
            constexpr qsizetype kMost = 3;
            text = tr("Hard to read, below 4.5 to 1: %1")
                       .arg(weak.mid(0, kMost).join(u", "_s) +
                            (weak.size() > kMost ? u" …"_s : QString()));
        }
    }
    m_themeRemark->setText(text);
    m_themeRemark->setVisible(!text.isEmpty());
}

void SettingsDialog::saveTheme()
{
    const QString folder = m_session.settings().themeFolder();
    QDir().mkpath(folder);
    const QString path =
        askForOutput(this, tr("Save Theme"), folder + u'/' + tr("My theme") + u".json"_s,
                     tr("Themes (*.json)"), u".json"_s);
    if (path.isEmpty()) return;
    const QByteArray text = writeTheme(Theme::current());
    const std::string_view bytes(text.constData(), static_cast<std::size_t>(text.size()));
    if (auto done = writeChosenFile(toPath(path), bytes); !done) {
        m_themeRemark->setText(tr("✕ %1").arg(errorText(done.error())));
        m_themeRemark->setVisible(true);
        return;
    }
    fillThemes();
}

void SettingsDialog::openThemeFolder()
{
    const QString folder = m_session.settings().themeFolder();
    QDir().mkpath(folder);
    askToShowFolder(folder, this);
    m_themeRemark->setText(QDir::toNativeSeparators(folder));
    m_themeRemark->setVisible(true);
}

}  // namespace ui

#include "moc_settings_dialog.cpp"
