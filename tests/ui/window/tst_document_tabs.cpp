// SPDX-License-Identifier: GPL-3.0-or-later
#include <QSignalSpy>
#include <QTabBar>
#include <QtTest>

#include "tests/support/test_class.h"
#include "tests/ui/game_fixture.h"
#include "tests/ui/window/window_stage.h"
#include "ui/files/files_feature.h"

using namespace Qt::StringLiterals;

class TestDocumentTabs : public QObject
{
    Q_OBJECT

private slots:
    void hiddenWhileThereIsOne();
    void keysAndClicks();
    void namesAndMarks();
};

void TestDocumentTabs::hiddenWhileThereIsOne()
{
    const fixture::WindowStage stage;
    const auto* bar = stage.child<QTabBar>("documentTabs");
    QVERIFY(bar->isHidden());
    QVERIFY(!stage.action("file.closeTab")->isEnabled());
    stage.action("file.newTab")->trigger();
    QVERIFY(bar->isVisible());
    QCOMPARE(bar->count(), 2);
    QVERIFY(stage.position().board().empty());
    QSignalSpy said(stage.window->feature<ui::FilesFeature>(), &ui::FilesFeature::said);
    stage.action("file.closeTab")->trigger();
    QVERIFY(bar->isHidden());
    QVERIFY(!stage.position().board().empty());
    // Nobody would look for it in undo.
    QCOMPARE(said.size(), 1);
    QVERIFY(said.last().first().toString().contains(u"Ctrl+Z"_s));
    stage.action("edit.undo")->trigger();
    QCOMPARE(bar->count(), 2);
}

void TestDocumentTabs::keysAndClicks()
{
    const fixture::WindowStage stage;
    auto* bar = stage.child<QTabBar>("documentTabs");
    QVERIFY(QTest::qWaitForWindowActive(stage.window.get()));
    QTest::keyClick(stage.window.get(), Qt::Key_T, Qt::ControlModifier);
    QTest::keyClick(stage.window.get(), Qt::Key_T, Qt::ControlModifier);
    QCOMPARE(bar->count(), 3);
    QCOMPARE(bar->currentIndex(), 2);
    QTest::keyClick(stage.window.get(), Qt::Key_PageDown, Qt::ControlModifier | Qt::AltModifier);
    QCOMPARE(bar->currentIndex(), 0);
    QVERIFY(!stage.position().board().empty());
    QTest::keyClick(stage.window.get(), Qt::Key_PageUp, Qt::ControlModifier | Qt::AltModifier);
    QCOMPARE(bar->currentIndex(), 2);
    QTest::mouseClick(bar, Qt::LeftButton, {}, bar->tabRect(0).center());
    QCOMPARE(stage.session->study().state().tab, 0);
    QTest::keyClick(stage.window.get(), Qt::Key_W, Qt::ControlModifier);
    QCOMPARE(bar->count(), 2);
}

void TestDocumentTabs::namesAndMarks()
{
    const fixture::WindowStage stage;
    auto* bar = stage.child<QTabBar>("documentTabs");
    stage.action("file.newTab")->trigger();
    ui::Study& study = stage.session->study();
    study.setGame(fixture::openGame(), u"Anna & Ben.gcg"_s, u"open"_s);
    QCOMPARE(bar->tabText(1), u"Anna && Ben.gcg"_s);
    QCOMPARE(bar->tabToolTip(1), u"Anna & Ben.gcg"_s);
    engine::Annotations note;
    note.notes = {"mine"};
    study.setAnnotations(study.game()->record().preorder().back(), note, u"note"_s);
    QCOMPARE(bar->tabText(1), u"Anna && Ben.gcg*"_s);
    QCOMPARE(bar->accessibleTabName(1), u"Anna & Ben.gcg, not saved"_s);
}

TEST_CLASS(TestDocumentTabs, QApplication)
#include "ui/document/study.h"

#include "tst_document_tabs.moc"
