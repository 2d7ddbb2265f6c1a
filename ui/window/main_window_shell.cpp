// SPDX-License-Identifier: GPL-3.0-or-later
// What surrounds the work in the main window: looks, settings, keys, first steps, and what the
// command palette finds beside commands and moves.
#include <algorithm>

#include <QAccessible>
#include <QActionGroup>
#include <QFileInfo>
#include <QStatusBar>
#include <QVBoxLayout>

#include "engine/game/note_links.h"
#include "ui/commands/cheat_sheet.h"
#include "ui/commands/command_palette.h"
#include "ui/commands/fuzzy.h"
#include "ui/document/open_game.h"
#include "ui/language/text.h"
#include "ui/theme/theme_notifier.h"
#include "ui/window/board_column.h"
#include "ui/window/main_window.h"
#include "ui/window/move_tools.h"
#include "ui/window/note_tools.h"
#include "ui/window/settings_dialog.h"
#include "ui/window/welcome_cards.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;

constexpr qsizetype kMostFiles = 5;

const QString kRackCard = u"typeRack"_s;
const QString kOpenCard = u"openGame"_s;
const QString kBuildCard = u"buildLexicon"_s;

}  // namespace

void MainWindow::buildShellActions()
{
    m_themes = new QActionGroup(this);
    const auto addTheme = [&](const QString& id, const QString& text, const QString& help,
                              ThemeKind kind) {
        QAction* action = m_actions.add({id, text, help, {}, {}, true}, this);
        action->setData(static_cast<int>(kind));
        m_themes->addAction(action);
        connect(action, &QAction::triggered, this, [this, kind] {
            Look look = m_session.settings().look();
            look.kind = kind;
            m_session.settings().setLook(look);
            Theme::apply(look);
        });
    };
    // A theme of one's own is none of these.
    m_themes->setExclusionPolicy(QActionGroup::ExclusionPolicy::ExclusiveOptional);
    addTheme(u"view.themeSystem"_s, tr("Theme of the &System"),
             tr("Light or dark like the desktop"), ThemeKind::System);
    addTheme(u"view.themeLight"_s, tr("&Light Theme"), tr("Dark letters on light ground"),
             ThemeKind::Light);
    addTheme(u"view.themeDark"_s, tr("&Dark Theme"), tr("Light letters on dark ground"),
             ThemeKind::Dark);
    addTheme(u"view.themeHighContrast"_s, tr("&High Contrast Theme"),
             tr("Black, white and yellow, with patterns on the premium squares"),
             ThemeKind::HighContrast);
    addTheme(u"view.themePrint"_s, tr("&Print Theme"),
             tr("White tiles and grey squares, as on paper"), ThemeKind::Print);
    connect(&ThemeNotifier::instance(), &ThemeNotifier::changed, this, &MainWindow::showLook);
    showLook();

    connect(m_actions.add({u"edit.settings"_s,
                           tr("&Settings…"),
                           tr("Themes, text size, threads, keys"),
                           {keys("Ctrl+,")}},
                          this),
            &QAction::triggered, this, &MainWindow::showSettings);
    connect(m_actions.add({u"help.keys"_s, tr("&Keys"), tr("All keys at a glance"), {keys("F1")}},
                          this),
            &QAction::triggered, this, [this] { m_cheatSheet->open(); });
}

void MainWindow::showLook()
{
    const ThemeKind kind = Theme::currentLook().kind;
    const QList<QAction*> themes = m_themes->actions();
    for (QAction* action : themes)
        action->setChecked(action->data().toInt() == static_cast<int>(kind));
    setAnimated(!Theme::currentLook().reducedMotion);
    m_column->board()->setMotion(!Theme::currentLook().reducedMotion);
}

void MainWindow::showSettings()
{
    SettingsDialog dialog(m_session, m_actions, this);
    connect(&dialog, &SettingsDialog::hintsWanted, m_welcome, &WelcomeCards::showAll);
    connect(&dialog, &SettingsDialog::outlinedMovesChosen, m_moveTools, &MoveTools::setOutlines);
    dialog.exec();
    // The look can change without the colours doing so.
    showLook();
}

void MainWindow::buildWelcome()
{
    // Above the list: there they cost some rows, beside the board they would cost its size.
    m_welcome = new WelcomeCards(m_session.settings());
    static_cast<QVBoxLayout*>(m_movesDock->widget()->layout())->insertWidget(0, m_welcome);
    installEventFilter(m_welcome);
    m_welcome->add({kRackCard, tr("Type your rack"),
                    tr("Ctrl+R, then letters, ? for a blank: the best moves come as you type.")});
    m_welcome->add({kOpenCard, tr("Open or drop a game"),
                    tr("GCG, CGP, a whole folder: drop it on the window or paste the text.")});
    m_welcome->add({kBuildCard, tr("Build a lexicon"),
                    tr("From a list of words of your own; a free English one is in use.")});
    connect(m_welcome, &WelcomeCards::chosen, this, [this](const QString& id) {
        const QString action = id == kRackCard   ? u"position.editRack"_s
                               : id == kOpenCard ? u"file.open"_s
                                                 : u"lexicon.build"_s;
        // The dialog keeps the card until it is over.
        m_welcome->done(id);
        m_actions.action(action)->trigger();
    });
    // Who does it by other ways knows how.
    connect(m_column->rack(), &RackWidget::rackEntered, m_welcome,
            [this] { m_welcome->done(kRackCard); });
    connect(&m_session.loader(), &Loader::opened, m_welcome, [this](Loader::Subject subject) {
        if (subject == Loader::Subject::Position) m_welcome->done(kOpenCard);
    });
    connect(m_actions.action(u"lexicon.build"_s), &QAction::triggered, m_welcome,
            [this] { m_welcome->done(kBuildCard); });
}

QList<PaletteEntry> MainWindow::placesForPalette(const QString& text)
{
    const ShownStudy& shown = m_session.shown();
    const std::string typed = text.trimmed().toUpper().toStdString();
    const int turns = shown.game() ? static_cast<int>(shown.moment().turns.size()) : 0;
    const std::vector<engine::NoteLink> links = engine::noteLinks(typed, *shown.position(), turns);
    if (links.size() != 1 || links.front().begin != 0 || links.front().length != typed.size())
        return {};
    const engine::NoteLink link = links.front();
    PaletteEntry entry;
    entry.run = [this, link] { m_notes->choose(link); };
    switch (link.kind) {
    case engine::NoteLink::Kind::Turn:
        entry.text = tr("Go to turn %1").arg(link.turn);
        entry.help = tr("Show the position before this turn");
        return {entry};
    case engine::NoteLink::Kind::Square:
        entry.text = tr("Go to square %1").arg(fromUtf8(typed));
        entry.detail = m_column->board()->squareText(link.row, link.column);
        entry.help = entry.detail;
        return {entry};
    case engine::NoteLink::Kind::Move: break;  // movesForPalette() knows more about those
    }
    return {};
}

QList<PaletteEntry> MainWindow::filesForPalette(const QString& text)
{
    if (text.trimmed().isEmpty()) return {};
    std::vector<std::pair<int, QString>> found;
    const QStringList files = m_session.settings().recentFiles();
    for (const QString& path : files) {
        const auto score = fuzzyScore(text, QFileInfo(path).fileName());
        if (score && QFileInfo::exists(path)) found.emplace_back(*score, path);
    }
    std::stable_sort(found.begin(), found.end(),
                     [](const auto& a, const auto& b) { return a.first > b.first; });
    QList<PaletteEntry> entries;
    for (const auto& [score, path] : found) {
        if (entries.size() == kMostFiles) break;
        entries.append({tr("Open %1").arg(QFileInfo(path).fileName()), tr("recent file"), path,
                        [this, path = path] { m_session.loader().openPosition(path); }});
    }
    return entries;
}

void MainWindow::announce(const QString& text)
{
    if (text.isEmpty()) return;
    statusBar()->setAccessibleName(text);
    QAccessibleEvent event(statusBar(), QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
}

}  // namespace ui
