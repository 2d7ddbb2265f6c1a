// SPDX-License-Identifier: GPL-3.0-or-later
#include <QSignalSpy>
#include <QtTest>

#include "tests/support/test_class.h"
#include "tests/ui/game_fixture.h"
#include "ui/document/study.h"

using fixture::catPosition;
using ui::Study;

using namespace Qt::StringLiterals;

namespace {

/// A study on CAT with a game in a second tab, which is in front.
void addGame(Study& study)
{
    study.openTab();
    study.setGame(fixture::openGame(), u"a.gcg"_s, u"open"_s);
}

}  // namespace

class TestStudyTabs : public QObject
{
    Q_OBJECT

private slots:
    void oneTabAtFirst();
    void tabsKeepWhatTheyShow();
    void openedFilesStayInTheirTab();
    void undoGoesBackThroughTabs();
    void closingCanBeUndone();
    void lastTabStays();
    void unsavedWorkOfAClosedTabIsKept();
};

void TestStudyTabs::oneTabAtFirst()
{
    Study study(catPosition());
    QCOMPARE(study.tabs(), QList<int>{0});
    study.goToTab(5);
    study.goToTab(0);
    QCOMPARE(study.undoStack()->count(), 0);
    QCOMPARE(study.tab(0).position, study.position());
}

void TestStudyTabs::tabsKeepWhatTheyShow()
{
    Study study(catPosition());
    const auto cat = study.position();
    addGame(study);
    QCOMPARE(study.tabs(), (QList<int>{0, 1}));
    QVERIFY(study.game());
    study.goTo({study.state().cursor.line, 2});
    QSignalSpy changed(&study, &Study::changed);
    study.goToTab(0);
    QCOMPARE(changed.count(), 1);
    QVERIFY(!study.game());
    QCOMPARE(study.position(), cat);
    QVERIFY(study.tab(1).game);
    study.goToTab(1);
    QCOMPARE(study.state().cursor.turn, 2);
    QCOMPARE(study.state().name, u"a.gcg"_s);
}

void TestStudyTabs::openedFilesStayInTheirTab()
{
    Study study(catPosition());
    addGame(study);
    study.setPosition(engine::Position(*catPosition()), u"b.cgp"_s, u"open b.cgp"_s);
    QCOMPARE(study.tabs(), (QList<int>{0, 1}));
    QCOMPARE(study.state().tab, 1);
    QCOMPARE(study.tab(0).name, QString());
}

void TestStudyTabs::undoGoesBackThroughTabs()
{
    Study study(catPosition());
    const auto cat = study.position();
    addGame(study);
    study.goToTab(0);
    study.undoStack()->undo();
    QCOMPARE(study.state().tab, 1);
    QVERIFY(study.game());
    study.undoStack()->undo();  // the game
    QVERIFY(!study.game());
    QCOMPARE(study.state().tab, 1);
    study.undoStack()->undo();  // the tab
    QCOMPARE(study.tabs(), QList<int>{0});
    QCOMPARE(study.position(), cat);
    while (study.undoStack()->canRedo()) study.undoStack()->redo();
    QCOMPARE(study.tabs(), (QList<int>{0, 1}));
    QCOMPARE(study.state().tab, 0);
    QVERIFY(study.tab(1).game);
}

void TestStudyTabs::closingCanBeUndone()
{
    Study study(catPosition());
    addGame(study);
    addGame(study);
    study.goToTab(1);
    // One that isn't seen: what is seen stays.
    study.closeTab(2);
    QCOMPARE(study.tabs(), (QList<int>{0, 1}));
    QCOMPARE(study.state().tab, 1);
    study.undoStack()->undo();
    QCOMPARE(study.tabs(), (QList<int>{0, 1, 2}));
    QCOMPARE(study.state().tab, 1);
    QVERIFY(study.tab(2).game);
    // The one that is seen: the next one comes, behind the last the one before it.
    study.closeTab(1);
    QCOMPARE(study.state().tab, 2);
    study.closeTab(2);
    QCOMPARE(study.state().tab, 0);
    study.undoStack()->undo();
    study.undoStack()->undo();
    QCOMPARE(study.tabs(), (QList<int>{0, 1, 2}));
    QCOMPARE(study.state().tab, 1);
    study.undoStack()->redo();
    QCOMPARE(study.tabs(), (QList<int>{0, 2}));
}

void TestStudyTabs::lastTabStays()
{
    Study study(catPosition());
    study.closeTab(0);
    QCOMPARE(study.tabs(), QList<int>{0});
    QCOMPARE(study.undoStack()->count(), 0);
}

void TestStudyTabs::unsavedWorkOfAClosedTabIsKept()
{
    Study study(catPosition());
    addGame(study);
    engine::Annotations note;
    note.notes = {"mine"};
    study.setAnnotations(study.game()->record().preorder().back(), note, u"note"_s);
    QVERIFY(study.isModified());
    study.goToTab(0);
    QCOMPARE(study.modified().size(), 1U);
    study.closeTab(1);
    QCOMPARE(study.modified().size(), 1U);
    QVERIFY(study.modified().front().game);
}

TEST_CLASS(TestStudyTabs, QCoreApplication)
#include "tst_study_tabs.moc"
