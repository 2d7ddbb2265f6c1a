// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/setup_tools.h"

#include <algorithm>
#include <tuple>
#include <utility>

#include <QAction>
#include <QClipboard>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMainWindow>
#include <QStatusBar>
#include <QTabBar>
#include <QVBoxLayout>

#include "engine/rules/catalogue.h"
#include "ui/commands/action_registry.h"
#include "ui/document/letters.h"
#include "ui/document/study.h"
#include "ui/files/file_readers.h"
#include "ui/language/text.h"
#include "ui/rules/rules_dialog.h"
#include "ui/setup/setup_board.h"
#include "ui/setup/setup_view.h"
#include "ui/widgets/message_bar.h"
#include "ui/window/board_column.h"
#include "ui/window/layout_presets.h"
#include "ui/window/session.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;

constexpr int kMessageMilliseconds = 6000;

}  // namespace

SetupTools::SetupTools(Session& session, BoardColumn& column, LayoutPresets& layouts,
                       QVBoxLayout& centre, QMainWindow& window)
    : QObject(&window),
      m_session(session),
      m_column(column),
      m_layouts(layouts),
      m_centre(centre),
      m_window(window),
      m_view(new SetupView(m_draft, session.shown()))
{
    m_view->hide();
    centre.addWidget(m_view, 1);
    m_undo.addStack(session.study().undoStack());
    m_undo.addStack(m_draft.undoStack());
    m_undo.setActiveStack(session.study().undoStack());
    connect(m_view, &SetupView::applyRequested, this, &SetupTools::apply);
    connect(m_view, &SetupView::cancelRequested, this, &SetupTools::cancel);
    connect(m_view, &SetupView::rulesRequested, this, &SetupTools::chooseRules);
    connect(m_view, &SetupView::lexiconChosen, this, &SetupTools::chooseLexicon);
    connect(&m_draft, &SetupDraft::changed, this, &SetupTools::followRules);
    connect(&session.shown(), &ShownStudy::changed, this, &SetupTools::follow);
}

void SetupTools::addActions(ActionRegistry& actions)
{
    m_actions = &actions;
    connect(actions.add({u"position.setup"_s,
                         tr("Set &Up…"),
                         tr("Put tiles on the board by hand, with racks and scores"),
                         {keys("Ctrl+Shift+E")}},
                        &m_window),
            &QAction::triggered, this, &SetupTools::begin);
}

void SetupTools::begin()
{
    if (m_on) {
        m_view->board()->setFocus(Qt::ShortcutFocusReason);
        return;
    }
    if (!m_session.shown().permissions().hindsight) {
        // It says which words are good, and shows all racks.
        m_window.statusBar()->showMessage(tr("No setting up while a game is played"),
                                          kMessageMilliseconds);
        return;
    }
    m_on = true;
    blockOthers();
    m_draft.begin(m_session.shown().position());
    m_hidSides = m_layouts.hideSides();
    for (int i = 0; i < m_centre.count(); ++i) {
        QWidget* widget = m_centre.itemAt(i)->widget();
        const bool stays =
            widget == m_view || qobject_cast<MessageBar*>(widget) || qobject_cast<QTabBar*>(widget);
        if (!widget || widget->isHidden() || stays) continue;
        widget->hide();
        m_hidden.append(widget);
    }
    m_view->show();
    m_undo.setActiveStack(m_draft.undoStack());
    m_view->board()->setFocus(Qt::ShortcutFocusReason);
}

void SetupTools::blockOthers()
{
    const auto isFree = [](const QString& id) {
        static const QStringList free{u"file."_s,         u"help."_s,      u"lexicon."_s,
                                      u"edit.undo"_s,     u"edit.redo"_s,  u"edit.paste"_s,
                                      u"edit.settings"_s, u"view.theme"_s, u"position.setup"_s};
        return std::ranges::any_of(free,
                                   [&](const QString& start) { return id.startsWith(start); });
    };
    const QList<QAction*> all = m_actions ? m_actions->actions() : QList<QAction*>();
    for (QAction* action : all) {
        if (!action->isEnabled() || isFree(action->objectName())) continue;
        action->setEnabled(false);
        m_blocked.append(action);
    }
}

void SetupTools::end()
{
    m_on = false;
    for (QAction* action : std::exchange(m_blocked, {})) action->setEnabled(true);
    if (m_reading) m_reading->cancel();
    m_rules = nullptr;
    m_chosenLexicon.clear();
    m_view->hide();
    for (QWidget* widget : std::exchange(m_hidden, {})) widget->show();
    if (m_hidSides) m_layouts.showSides();
    m_undo.setActiveStack(m_session.study().undoStack());
    m_column.board()->setFocus(Qt::OtherFocusReason);
}

void SetupTools::apply()
{
    if (!m_on || !m_draft.canApply()) return;
    const bool changed = m_draft.isChanged();
    const QString lexicon = m_chosenLexicon;
    engine::Position position = *m_draft.position();
    Study& study = m_session.study();
    // The study's own, if it fits; another one is opened behind.
    if (!position.setLexicon(study.position()->lexiconPtr()))
        std::ignore = position.setLexicon(nullptr);
    end();
    if (changed) store(std::move(position));
    if (!lexicon.isEmpty()) m_session.loader().openLexicon(lexicon);
    else if (changed) m_session.loader().openUsual();
}

void SetupTools::store(engine::Position position)
{
    const QString name = tr("Position set up");
    const QString command = tr("set up position");
    Study& study = m_session.study();
    if (study.game()) {
        const auto added = study.addChapter(position, name, command);
        if (added) return;
        m_window.statusBar()->showMessage(
            tr("No chapter, but a position alone: %1").arg(errorText(added.error())),
            kMessageMilliseconds);
    }
    study.setPosition(std::move(position), name, command);
    // It was made here and is nowhere else.
    study.setDocument(study.state().document, {});
}

void SetupTools::cancel()
{
    if (m_on) end();
}

void SetupTools::paste()
{
    m_view->paste(QGuiApplication::clipboard()->text());
}

void SetupTools::chooseRules()
{
    RulesDialog dialog(m_draft.position()->rulesPtr(),
                       RulesStore(m_session.settings().dataFolder() + u"/rules"_s), &m_window);
    dialog.setUseHelp(tr("The tiles stay where they are, as far as they can"));
    connect(&dialog, &RulesDialog::fileRequested, this, [this] {
        const QString path = QFileDialog::getOpenFileName(&m_window, tr("Open Rules"),
                                                          m_session.settings().lastFolder(),
                                                          tr("Rules (*.txt);;All files (*)"));
        if (path.isEmpty()) return;
        if (const auto rules = engine::catalogue::openRules(toPath(path))) setRules(*rules);
        else m_view->tell(errorText(rules.error()));
    });
    if (dialog.exec() == QDialog::Accepted && dialog.rules()) setRules(dialog.rules());
    m_view->board()->setFocus(Qt::OtherFocusReason);
}

void SetupTools::setRules(const engine::GameRulesPtr& rules)
{
    const auto lost = m_draft.setRules(rules);
    if (!lost) return m_view->tell(errorText(lost.error()));
    if (*lost > 0) m_view->tell(tr("%n tile(s) have no place there", nullptr, *lost));
}

void SetupTools::followRules()
{
    if (!m_on || m_draft.position()->rulesPtr() == m_rules) return;
    m_rules = m_draft.position()->rulesPtr();
    const engine::Lexicon* present = m_draft.position()->lexicon();
    const QList<KnownLexicon> lexicons = m_session.library().lexiconsFor(
        m_rules->alphabet, present ? fromPath(present->path()) : QString());
    m_view->setLexicons(lexicons);
    if (present) return;
    // Without one no word can be judged: the study's own, else what was used last.
    m_draft.setLexicon(m_session.shown().position()->lexiconPtr());
    if (m_draft.position()->lexicon() || lexicons.isEmpty()) return;
    QString path = lexicons.first().path;
    const QString last = m_session.settings().lexiconFor(lettersOf(m_rules->alphabet).id);
    for (const KnownLexicon& known : lexicons)
        if (samePath(known.path, last)) path = known.path;
    readLexicon(path);
}

void SetupTools::chooseLexicon(const QString& path)
{
    m_chosenLexicon = path;
    readLexicon(path);
}

void SetupTools::readLexicon(const QString& path)
{
    if (m_reading) m_reading->cancel();
    m_reading = m_session.jobs().start<engine::LexiconPtr>(
        tr("Opening %1").arg(QFileInfo(path).fileName()), JobClass::Heavy,
        [path = toPath(path), rules = m_rules,
         letters = m_session.library().lettersOfFile(path)](const engine::TaskContext& context) {
            return ui::readLexicon(path, letters, *rules, context);
        },
        this,
        [this, path, rules = m_rules](engine::Result<engine::LexiconPtr> lexicon) {
            if (!m_on || rules != m_rules) return;
            if (lexicon) return m_draft.setLexicon(*lexicon);
            if (m_chosenLexicon == path) m_chosenLexicon.clear();
            m_view->setLexicons(m_session.library().lexiconsFor(m_rules->alphabet, {}));
            m_view->tell(errorText(lexicon.error()));
        });
}

void SetupTools::follow(StudyChanges changes)
{
    using enum StudyChange;
    if (!m_on) return;
    if (changes & ~(LexiconChange | LeavesChange | WinTableChange)) {
        end();
        m_window.statusBar()->showMessage(
            tr("Setting up was cancelled, since something else was opened"), kMessageMilliseconds);
    } else if (changes & LexiconChange) {
        m_chosenLexicon.clear();
        m_draft.setLexicon(m_session.shown().position()->lexiconPtr());
    }
}

}  // namespace ui
