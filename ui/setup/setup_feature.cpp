// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/setup/setup_feature.h"

#include <algorithm>
#include <tuple>
#include <utility>

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QMainWindow>
#include <QMessageBox>
#include <QPushButton>
#include <QTabBar>
#include <QUndoCommand>
#include <QVBoxLayout>

#include "engine/rules/catalogue.h"
#include "ui/commands/action_registry.h"
#include "ui/document/letters.h"
#include "ui/document/shown_study.h"
#include "ui/document/study.h"
#include "ui/files/file_readers.h"
#include "ui/files/lexicon_library.h"
#include "ui/files/loader.h"
#include "ui/language/shown_names.h"
#include "ui/language/text.h"
#include "ui/position/board_column.h"
#include "ui/rules/rules_dialog.h"
#include "ui/settings/settings.h"
#include "ui/setup/setup_board.h"
#include "ui/setup/setup_view.h"
#include "ui/widgets/covered_panel.h"
#include "ui/widgets/file_dialog.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;

}  // namespace

/// That the page was left. What it takes back is the page, not the study.
class SetupFeature::Leaving : public QUndoCommand
{
public:
    explicit Leaving(SetupFeature& feature)
        : QUndoCommand(SetupFeature::tr("leave setting up")), m_feature(feature)
    {
    }
    void undo() override { m_feature.reopen(); }
    void redo() override {}

private:
    SetupFeature& m_feature;
};

SetupFeature::SetupFeature(const Services& services, BoardColumn& column, QVBoxLayout& centre,
                           QMainWindow& window)
    : WindowFeature(&window),
      m_services(services),
      m_column(column),
      m_centre(centre),
      m_window(window),
      m_page(new CoveredPanel([this] { return makeView(); }))
{
    m_page->hide();
    centre.addWidget(m_page, 1);
    m_undo.addStack(services.study.undoStack());
    m_undo.addStack(m_draft.undoStack());
    m_undo.addStack(&m_left);
    m_undo.setActiveStack(services.study.undoStack());
    connect(&services.shown, &ShownStudy::changed, this, &SetupFeature::follow);
    connect(services.study.undoStack(), &QUndoStack::indexChanged, this, [this] {
        if (!std::exchange(m_othersOpened, false) && !m_on) forget();
    });
}

QWidget* SetupFeature::makeView()
{
    m_view = new SetupView(m_draft, m_services.shown);
    connect(m_view, &SetupView::applyRequested, this, &SetupFeature::apply);
    connect(m_view, &SetupView::cancelRequested, this, &SetupFeature::cancel);
    connect(m_view, &SetupView::rulesRequested, this, &SetupFeature::chooseRules);
    connect(m_view, &SetupView::lexiconChosen, this, &SetupFeature::chooseLexicon);
    // What the view shows of the draft comes first.
    connect(&m_draft, &SetupDraft::changed, this, &SetupFeature::followRules);
    return m_view;
}

SetupView* SetupFeature::view()
{
    m_page->makeContent();
    return m_view;
}

void SetupFeature::addActions(ActionRegistry& actions)
{
    m_actions = &actions;
    connect(actions.add({u"position.setup"_s,
                         tr("Set &Up…"),
                         tr("Put tiles on the board by hand, with racks and scores"),
                         {keys("Ctrl+Shift+E")}},
                        &m_window),
            &QAction::triggered, this, &SetupFeature::begin);
}

QList<MenuPlace> SetupFeature::menuPlaces() const
{
    return {{u"position"_s, 2, 20, {u"position.setup"_s}}};
}

bool SetupFeature::stepBack(BackStep step)
{
    if (step != BackStep::Page || !m_on) return false;
    cancel();
    return true;
}

void SetupFeature::begin()
{
    if (m_on) {
        m_view->board()->setFocus(Qt::ShortcutFocusReason);
        return;
    }
    if (!m_services.shown.permissions().hindsight) {
        // It says which words are good, and shows all racks.
        emit said(tr("No setting up while a game is played"));
        return;
    }
    // It follows what is begun now.
    m_page->makeContent();
    m_again = m_left.canUndo();
    m_othersOpened = false;
    m_chosenLexicon.clear();
    m_on = true;
    if (m_again) m_draft.beginAgain(m_services.shown.position());
    else m_draft.begin(m_services.shown.position());
    open();
}

void SetupFeature::reopen()
{
    m_again = false;
    m_othersOpened = false;
    m_on = true;
    open();
    followRules();
}

void SetupFeature::open()
{
    blockOthers();
    emit fillsWindow(true);
    for (int i = 0; i < m_centre.count(); ++i) {
        QWidget* widget = m_centre.itemAt(i)->widget();
        const bool stays = widget == m_page || qobject_cast<QTabBar*>(widget);
        if (!widget || widget->isHidden() || stays) continue;
        widget->hide();
        m_hidden.append(widget);
    }
    m_page->show();
    m_undo.setActiveStack(m_draft.undoStack());
    m_view->board()->showCursor();
    m_view->board()->setFocus(Qt::ShortcutFocusReason);
}

void SetupFeature::blockOthers()
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

void SetupFeature::end()
{
    m_on = false;
    for (QAction* action : std::exchange(m_blocked, {})) action->setEnabled(true);
    if (m_reading) m_reading->cancel();
    m_rules = nullptr;
    m_chosenLexicon.clear();
    m_page->hide();
    for (QWidget* widget : std::exchange(m_hidden, {})) widget->show();
    emit fillsWindow(false);
    m_undo.setActiveStack(m_services.study.undoStack());
    m_column.board()->setFocus(Qt::OtherFocusReason);
}

bool SetupFeature::leave()
{
    const bool keeps = m_draft.isChanged() || (m_again && m_draft.undoStack()->canUndo());
    const QString lexicon = m_chosenLexicon;
    end();
    m_left.clear();
    if (!keeps) return false;
    m_chosenLexicon = lexicon;
    m_left.push(new Leaving(*this));
    m_undo.setActiveStack(&m_left);
    return true;
}

void SetupFeature::forget()
{
    m_left.clear();
    m_chosenLexicon.clear();
    m_undo.setActiveStack(m_services.study.undoStack());
}

void SetupFeature::apply()
{
    if (!m_on || !m_draft.canApply()) return;
    const bool changed = m_draft.isChanged();
    const QString lexicon = m_chosenLexicon;
    engine::Position position = *m_draft.position();
    Study& study = m_services.study;
    forget();
    // The study's own, if it fits; another one is opened behind.
    if (!position.setLexicon(study.position()->lexiconPtr()))
        std::ignore = position.setLexicon(nullptr);
    end();
    if (changed) store(std::move(position));
    if (!lexicon.isEmpty()) m_services.loader.openLexicon(lexicon);
    else if (changed) m_services.loader.openUsual();
}

void SetupFeature::store(engine::Position position)
{
    const QString name = tr("Position set up");
    const QString command = tr("set up position");
    Study& study = m_services.study;
    if (study.game()) {
        const auto added = study.addChapter(position, name, command);
        if (added) return;
        emit said(tr("No chapter, but a position alone: %1").arg(errorText(added.error())));
    }
    study.setPosition(std::move(position), name, command);
    // It was made here and is nowhere else.
    study.setDocument(study.state().document, {});
}

void SetupFeature::cancel()
{
    if (m_on && leave()) emit said(tr("Setting up was left; undo brings it back"));
}

bool SetupFeature::mayClose()
{
    if (!m_on || !m_draft.isChanged()) return true;
    QMessageBox box(QMessageBox::Question, tr("Close"),
                    tr("What is to become of the position that is being set up?"),
                    QMessageBox::Apply | QMessageBox::Discard | QMessageBox::Cancel, &m_window);
    box.setObjectName(u"setupQuestion"_s);
    if (!m_draft.canApply()) {
        box.setInformativeText(
            tr("It can't be applied as it is: the list beside the board says what is wrong."));
    }
    box.button(QMessageBox::Apply)->setEnabled(m_draft.canApply());
    box.setDefaultButton(m_draft.canApply() ? QMessageBox::Apply : QMessageBox::Cancel);
    const int answer = box.exec();
    if (answer == QMessageBox::Apply) apply();
    return answer == QMessageBox::Apply || answer == QMessageBox::Discard;
}

void SetupFeature::paste()
{
    m_view->paste(QGuiApplication::clipboard()->text());
}

void SetupFeature::chooseRules()
{
    RulesDialog dialog(m_draft.position()->rulesPtr(),
                       RulesStore(m_services.settings.dataFolder() + u"/rules"_s), &m_window);
    dialog.setUseHelp(tr("The tiles stay where they are, as far as they can"));
    connect(&dialog, &RulesDialog::fileRequested, this, [this] {
        const QString path =
            askForFile(&m_window, tr("Open Rules"), m_services.settings.lastFolder(),
                       tr("Rules (*.txt);;All files (*)"));
        if (path.isEmpty()) return;
        if (const auto rules = engine::catalogue::openRules(toPath(path))) setRules(*rules);
        else m_view->tell(errorText(rules.error()));
    });
    if (dialog.exec() == QDialog::Accepted && dialog.rules()) setRules(dialog.rules());
    m_view->board()->setFocus(Qt::OtherFocusReason);
}

void SetupFeature::setRules(const engine::GameRulesPtr& rules)
{
    const auto lost = m_draft.setRules(rules);
    if (!lost) return m_view->tell(errorText(lost.error()));
    if (*lost > 0) m_view->tell(tr("%n tile(s) have no place there", nullptr, *lost));
}

void SetupFeature::followRules()
{
    if (!m_on || m_draft.position()->rulesPtr() == m_rules) return;
    m_rules = m_draft.position()->rulesPtr();
    const engine::Lexicon* present = m_draft.position()->lexicon();
    const QList<KnownLexicon> lexicons = m_services.library.lexiconsFor(
        m_rules->alphabet, present ? fromPath(present->path()) : QString());
    m_view->setLexicons(lexicons);
    if (present) return;
    // Without one no word can be judged: the study's own, else what was used last.
    m_draft.setLexicon(m_services.shown.position()->lexiconPtr());
    if (m_draft.position()->lexicon() || lexicons.isEmpty()) return;
    QString path = lexicons.first().path;
    const QString last = m_services.settings.lexiconFor(lettersOf(m_rules->alphabet).id);
    for (const KnownLexicon& known : lexicons)
        if (samePath(known.path, last)) path = known.path;
    readLexicon(path);
}

void SetupFeature::chooseLexicon(const QString& path)
{
    m_chosenLexicon = path;
    readLexicon(path);
}

void SetupFeature::readLexicon(const QString& path)
{
    if (m_reading) m_reading->cancel();
    m_reading = m_services.jobs.start<engine::LexiconPtr>(
        tr("Opening %1").arg(shownName(path)), JobClass::Heavy,
        [path = toPath(path), rules = m_rules,
         letters = m_services.library.lettersOfFile(path)](const engine::TaskContext& context) {
            return ui::readLexicon(path, letters, *rules, context);
        },
        this,
        [this, path, rules = m_rules](engine::Result<engine::LexiconPtr> lexicon) {
            if (!m_on || rules != m_rules) return;
            if (lexicon) return m_draft.setLexicon(*lexicon);
            if (m_chosenLexicon == path) m_chosenLexicon.clear();
            m_view->setLexicons(m_services.library.lexiconsFor(m_rules->alphabet, {}));
            m_view->tell(errorText(lexicon.error()));
        });
}

void SetupFeature::follow(StudyChanges changes)
{
    using enum StudyChange;
    if (!m_on) {
        const bool opens = m_left.canUndo() && m_services.shown.permissions().hindsight;
        m_undo.setActiveStack(opens ? &m_left : m_services.study.undoStack());
        return;
    }
    if (changes & ~(LexiconChange | LeavesChange | WinTableChange)) {
        m_othersOpened = true;
        const bool kept = leave();
        emit said(
            kept ? tr("Setting up was left, since something else was opened; undo brings it back")
                 : tr("Setting up was left, since something else was opened"));
    } else if (changes & LexiconChange) {
        m_chosenLexicon.clear();
        m_draft.setLexicon(m_services.shown.position()->lexiconPtr());
    }
}

}  // namespace ui

#include "moc_setup_feature.cpp"
