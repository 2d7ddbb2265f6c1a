// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/library/library_feature.h"

#include <memory>
#include <set>
#include <utility>
#include <vector>

#include <QAction>
#include <QDockWidget>
#include <QFileInfo>
#include <QMainWindow>

#include "ui/commands/action_registry.h"
#include "ui/document/study.h"
#include "ui/files/loader.h"
#include "ui/files/opening_turn.h"
#include "ui/language/text.h"
#include "ui/library/library_panel.h"
#include "ui/review/game_reviewer.h"
#include "ui/review/practice.h"
#include "ui/settings/settings.h"
#include "ui/widgets/dock_room.h"
#include "ui/widgets/file_dialog.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;

}  // namespace

LibraryFeature::LibraryFeature(const Services& services, QMainWindow& window)
    : WindowFeature(&window),
      m_study(services.study),
      m_shown(services.shown),
      m_settings(services.settings),
      m_loader(services.loader),
      m_reviewer(services.reviewer),
      m_practice(services.practice),
      m_lexicons(services.lexicons),
      m_window(window),
      m_library(services.jobs, m_settings.dataFolder() + u"/library.sqlite"_s),
      m_panel(new LibraryPanel(m_library)),
      m_dock(new QDockWidget(tr("Library"), &window))
{
    m_dock->setObjectName(u"dock.library"_s);
    m_dock->setWidget(m_panel);
    connect(m_panel, &LibraryPanel::openRequested, this, &LibraryFeature::open);
    connect(m_panel, &LibraryPanel::stepped, this, &LibraryFeature::openStepped);
    connect(m_panel, &LibraryPanel::reviewResumed, this, [this] {
        if (m_library.unfinished()) review(*m_library.unfinished());
    });
    connect(&m_practice, &Practice::changed, this, &LibraryFeature::followPractice);
    connect(&m_library, &GameLibrary::verdictsRead, this,
            [this](qint64 id, const QList<LibraryVerdict>& verdicts) {
                if (id == m_opened) takeVerdicts(verdicts);
            });
    connect(m_panel, &LibraryPanel::selectionChanged, this, &LibraryFeature::followSelection);
    connect(&m_library, &GameLibrary::located, this, &LibraryFeature::open);
    connect(&m_library, &GameLibrary::failed, this, &LibraryFeature::failed);
    connect(&m_library, &GameLibrary::notOpened, this, [this] {
        delete m_opening;
        giveUpPractising();
    });
    connect(&m_library, &GameLibrary::contentRead, this,
            [this](const LibraryRow& row, const QByteArray& content) {
                m_loader.openText(QString::fromUtf8(content), row.title);
            });
}

void LibraryFeature::addActions(ActionRegistry& actions)
{
    const auto add = actions.adder(&m_window, this);
    add({u"library.search"_s,
         tr("&Search the Library"),
         tr("Look for games by player, word, lexicon, date or tag"),
         {keys("Ctrl+Shift+G")}},
        [this] {
            bringUp(m_window, *m_dock);
            m_panel->focusSearch();
        });
    QAction* folder = add({u"library.importFolder"_s, tr("&Import a Folder…"),
                           tr("Put all games of a folder and those below it into the library")},
                          [this] { importFolder(); });
    add({u"library.importFiles"_s, tr("Import &Files…"), tr("Put games into the library")},
        [this] { importFiles(); });
    QAction* addThis = add({u"library.add"_s, tr("&Add What Is Open"),
                            tr("Put the game or the position that is open into the library")},
                           [this] { addOpen(); });
    m_open = add({u"library.open"_s, tr("&Open From the Library"), tr("Open the selected game")},
                 [this] { openSelected(); });
    m_remove = add({u"library.remove"_s, tr("&Remove From the Library"),
                    tr("Forget the selected games; their files stay")},
                   [this] {
                       QList<qint64> ids;
                       for (const LibraryRow& row : m_panel->selected()) ids.append(row.id);
                       m_library.remove(ids);
                   });
    addDockAction(
        actions,
        {u"view.library"_s, tr("Li&brary"), tr("Show the library of games"), {keys("Alt+9")}},
        m_window, *m_dock, [this] { m_panel->focusSearch(); });
    m_panel->addActions({folder});
    addReviewActions(actions);
    m_panel->addActions({addThis, m_open});
    followSelection();
}

void LibraryFeature::addOpen()
{
    std::optional<LibraryReviewer> reviewer;
    KeptAnalyses kept = m_reviewer.kept(m_study.state());
    if (m_study.game() && m_study.state().lexicon() && !kept.empty()) reviewer = reviewerFor({});
    // The library keeps what was found of the main line.
    std::set<engine::NodeId> line;
    if (m_study.game()) {
        const auto nodes = m_study.game()->record().lineThrough(engine::kRootNode);
        line = {nodes.begin(), nodes.end()};
    }
    std::erase_if(kept, [&](const KeptAnalysis& one) {
        return one.chapter != m_study.state().chapter || !line.contains(one.node);
    });
    m_library.add(
        m_study.state(), m_study.document(), reviewer, kept,
        [this, document = m_study.state().document, kept, isReviewed = reviewer.has_value()] {
            if (isReviewed) m_reviewer.markKept(document, kept);
        });
}

LibraryReviewer LibraryFeature::reviewerFor(const ReviewChoice& choice) const
{
    return {m_study.position()->rulesPtr(),
            m_study.state().lexicon(),
            m_study.leaves(),
            m_study.winTable(),
            choice,
            m_lexicons.lexicons()};
}

void LibraryFeature::addReviewActions(ActionRegistry& actions)
{
    const auto add = actions.adder(&m_window, this);
    const auto addReview = [&](const QString& id, const QString& text, const QString& help,
                               engine::ReviewDepth depth) {
        return add({id, text, help}, [this, depth] {
            ReviewChoice choice = ReviewChoice::fromMap(m_settings.review());
            choice.depth = depth;
            review(choice);
        });
    };
    using engine::ReviewDepth;
    QAction* all =
        addReview(u"library.review"_s, tr("Re&view All Games"),
                  tr("Compare all moves of the games in the library with the best ones, in the "
                     "background; then games can be searched by what players lost"),
                  ReviewDepth::Static);
    QAction* standard = addReview(
        u"library.reviewStandard"_s, tr("Review All, S&tandard"),
        tr("The same by simulation and exact endings, about a minute for a game; it can be "
           "paused, and goes on where it was after a restart"),
        ReviewDepth::Standard);
    QAction* deep = addReview(u"library.reviewDeep"_s, tr("Review All, Dee&p"),
                              tr("The same, ten times as long"), ReviewDepth::Deep);
    QAction* first = add({u"library.reviewFirst"_s, tr("Review the Selected &First"),
                          tr("The selected games are the next that a review of the library takes")},
                         [this] { m_library.reviewFirst(selectedGames()); });
    QAction* anew = add({u"library.forgetReviews"_s, tr("Forget Re&views of the Selected"),
                         tr("The next review of the library looks at the selected games anew")},
                        [this] { m_library.forgetReviews(selectedGames()); });
    QAction* next = add({u"library.nextMistake"_s,
                         tr("&Next in All Games"),
                         tr("Open the next mistake of the library, through all games that are "
                            "found"),
                         {keys("Ctrl+F3")}},
                        [this] { m_panel->step(1); });
    QAction* previous = add({u"library.previousMistake"_s,
                             tr("&Previous in All Games"),
                             tr("Open the previous mistake of the library"),
                             {keys("Ctrl+Shift+F3")}},
                            [this] { m_panel->step(-1); });
    QAction* better = add({u"library.findBetter"_s,
                           tr("Find &Better in All Games"),
                           tr("Look for better moves than the mistakes of the library, one after "
                              "the other, with answers hidden"),
                           {keys("Ctrl+Alt+L")}},
                          [this] { findBetter(); });
    better->setIconText(tr("Find Better"));
    Q_UNUSED(next)
    Q_UNUSED(previous)
    m_reviewActions = {first, anew};
    m_panel->addActions({all, better});
    m_panel->addChoices(*all, {standard, deep, first, anew});
    m_panel->setRowActions({m_open, better, first, anew, m_remove});
}

QList<MenuPlace> LibraryFeature::menuPlaces() const
{
    return {{u"file.library"_s,
             0,
             10,
             {u"library.search"_s, u"library.open"_s, u"library.add"_s, u"library.remove"_s}},
            {u"file.library"_s, 1, 10, {u"library.importFolder"_s, u"library.importFiles"_s}},
            {u"file.library"_s,
             2,
             10,
             {u"library.review"_s, u"library.reviewStandard"_s, u"library.reviewDeep"_s,
              u"library.reviewFirst"_s, u"library.forgetReviews"_s}},
            {u"file.library"_s,
             3,
             10,
             {u"library.nextMistake"_s, u"library.previousMistake"_s, u"library.findBetter"_s}},
            {u"view.panels"_s, 0, 90, {u"view.library"_s}}};
}

QList<WindowDock> LibraryFeature::docks() const
{
    return {{m_dock, besideMovesBut(20, {{LayoutForm::Study, 0, 10, true}})}};
}

void LibraryFeature::followSelection()
{
    const QList<LibraryRow> rows = m_panel->selected();
    if (m_open) m_open->setEnabled(!rows.isEmpty());
    for (QAction* action : m_reviewActions) action->setEnabled(!rows.isEmpty());
    // A turn is no entry of its own.
    if (m_remove) m_remove->setEnabled(!rows.isEmpty() && rows.first().turn == 0);
}

void LibraryFeature::importFolder()
{
    const QString path = askForFolder(&m_window, tr("Import a Folder"), m_settings.lastFolder());
    if (path.isEmpty()) return;
    m_settings.setLastFolder(path);
    bringUp(m_window, *m_dock);
    m_library.import({path}, m_study.position()->rulesPtr());
}

void LibraryFeature::importFiles()
{
    const QStringList paths =
        askForFiles(&m_window, tr("Import Games"), m_settings.lastFolder(),
                    tr("Games and positions (*.gcg *.cws *.cgp);;All files (*)"));
    if (paths.isEmpty()) return;
    m_settings.setLastFolder(QFileInfo(paths.first()).absolutePath());
    bringUp(m_window, *m_dock);
    m_library.import(paths, m_study.position()->rulesPtr());
}

void LibraryFeature::openSelected()
{
    const QList<LibraryRow> rows = m_panel->selected();
    if (!rows.isEmpty()) open(rows.first());
}

void LibraryFeature::open(const LibraryRow& row)
{
    m_opened = 0;
    // What never came, as it was cancelled, must not meet another file.
    delete m_opening;
    if (row.turn > 0) {
        if (m_practising) m_practice.expect();
        const auto there = [this, id = row.id](const QString& problem) {
            if (!problem.isEmpty()) return giveUpPractising();
            m_opened = id;
            m_openedGame = m_shown.state().gameId();
            m_library.readVerdicts(id);
        };
        // Another turn of the same game is a step: opened anew it would be a document more.
        if (isInFront(row)) {
            m_shown.goTo({engine::kRootNode, row.turn - 1});
            return there(OpeningTurn::problemOf(m_shown, row.turn));
        }
        m_opening = new OpeningTurn(m_shown, m_loader, row.turn, this);
        connect(m_opening, &OpeningTurn::failed, this, &LibraryFeature::giveUpPractising);
        connect(m_opening, &OpeningTurn::ended, this, there);
    } else if (std::exchange(m_practising, false)) {
        m_practice.stop();
    }
    if (row.path.isEmpty()) m_library.readContent(row);
    else m_loader.openChapter(row.path, row.chapter);
}

bool LibraryFeature::isInFront(const LibraryRow& row) const
{
    return m_study.game() && !row.path.isEmpty() && m_study.state().chapter == row.chapter &&
           samePath(m_study.document().path, row.path) && !m_study.isModified() &&
           m_study.document().stamp == stampOf(row.path);
}

void LibraryFeature::giveUpPractising()
{
    if (!std::exchange(m_practising, false)) return;
    m_practice.stop();
    emit begun(false);
}

void LibraryFeature::takeVerdicts(const QList<LibraryVerdict>& verdicts)
{
    m_opened = 0;
    if (!m_shown.game() || m_shown.state().gameId() != m_openedGame) return giveUpPractising();
    const bool practising = std::exchange(m_practising, false);
    const std::vector<engine::Turn> turns = m_shown.moment().turns;
    std::vector<std::pair<engine::NodeId, std::shared_ptr<const engine::CachedAnalysis>>> known;
    for (const LibraryVerdict& verdict : verdicts) {
        const auto at = static_cast<std::size_t>(verdict.turn) - 1;
        if (verdict.turn > 0 && at < turns.size())
            known.emplace_back(turns[at].move, verdict.analysis);
    }
    m_reviewer.adopt(known);
    if (!practising) return;
    m_walking = true;
    m_practice.setOnward(m_onward);
    m_practice.startHere();
    emit begun(true);
}

void LibraryFeature::openStepped(const LibraryRow& row)
{
    if (row.turn > 0) {
        open(row);
        return;
    }
    m_practising = false;
    if (m_walking) m_practice.stop();
    emit said(tr("There is no other turn in the list of the library."));
}

void LibraryFeature::findBetter()
{
    m_practising = true;
    m_onward = [this] {
        m_practising = true;
        m_panel->step(1, true);
        return true;
    };
    bringUp(m_window, *m_dock);
    if (m_panel->asksForBetter()) open(m_panel->selected().first());
    else m_panel->step(1, true);
}

void LibraryFeature::openGame(qint64 id)
{
    m_library.locate(id);
}

void LibraryFeature::practise(const LibraryRow& turn, std::function<bool()> onward)
{
    m_practising = true;
    m_onward = std::move(onward);
    open(turn);
}

void LibraryFeature::followPractice()
{
    m_panel->setConcealed(m_practice.isConcealing());
    // Somebody gave up before it came.
    if (m_practising && m_opening && !m_practice.isOn()) {
        delete m_opening;
        giveUpPractising();
    }
    // Given up: what is asked for next is of one game again.
    if (!m_walking || m_practising || m_practice.isOn()) return;
    m_walking = false;
    m_practice.setOnward({});
}

void LibraryFeature::review(const ReviewChoice& choice)
{
    if (!m_study.state().lexicon()) {
        emit failed(tr("The library was not reviewed"),
                    {engine::ErrorCode::WrongLexicon,
                     engine::say("%1", tr("no lexicon is open").toStdString()),
                     {}});
        return;
    }
    bringUp(m_window, *m_dock);
    m_library.review(reviewerFor(choice));
}

QList<qint64> LibraryFeature::selectedGames() const
{
    QList<qint64> ids;
    for (const LibraryRow& row : m_panel->selected()) ids.append(row.id);
    return ids;
}

}  // namespace ui

#include "moc_library_feature.cpp"
