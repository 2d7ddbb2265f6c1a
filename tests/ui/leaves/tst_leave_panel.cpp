// SPDX-License-Identifier: GPL-3.0-or-later
#include <utility>

// The leave panel through its controls.
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>
#include <QToolButton>
#include <QtTest>

#include "engine/lexicon/klv.h"
#include "engine/lexicon/klv_builder.h"
#include "tests/support/test_class.h"
#include "tests/ui/ui_fixture.h"
#include "ui/document/study.h"
#include "ui/leaves/leave_panel.h"
#include "ui/leaves/synergy_view.h"
#include "ui/work/job_service.h"

using namespace Qt::StringLiterals;
using ui::LeaveListModel;

namespace {

engine::KlvPtr leavesOf(const std::string& csv,
                        const engine::GameRulesPtr& rules = fixture::english())
{
    const auto table = engine::readLeaveCsv(csv, rules->alphabet).value();
    const auto bytes = engine::buildKlv(table, engine::KlvVersion::Klv2).value();
    return std::make_shared<const engine::Klv>(engine::Klv::parse(bytes).value());
}

const std::string kPanelLeaves =
    "?,25\n??,48\n?ER,30\n?S,35\nA,1\nAE,3\nAER,6\nE,1\nER,2.5\nERS,12\nEERS,10\nQ,-7\nQU,0.5\n"
    "S,8\nU,-3\nAES,13\nAEST,14\nAST,7\n";

struct Stage
{
    ui::JobService jobs;
    ui::Study study{fixture::catPosition()};
    ui::ShownStudy shown{study};
    ui::LeavePanel panel{jobs, shown};

    explicit Stage(const std::string& csv = kPanelLeaves)
    {
        if (!csv.empty()) study.setLeaves(leavesOf(csv), u"mine"_s);
        panel.resize(800, 400);
        panel.show();
        panel.activateWindow();
        static_cast<void>(QTest::qWaitForWindowActive(&panel));
    }
    template <class T>
    T* child(const char* name) const
    {
        return panel.findChild<T*>(QLatin1StringView(name));
    }
    QStringList leaves() const
    {
        QStringList leaves;
        for (int row = 0; row < panel.model().rowCount(); ++row)
            leaves.append(panel.model().index(row, 0).data().toString());
        return leaves;
    }
    QString text(const char* name) const { return child<QLabel>(name)->text(); }
    void search(const QString& text)
    {
        auto* field = child<QLineEdit>("leaveSearch");
        field->setFocus();
        field->selectAll();
        if (text.isEmpty()) QTest::keyClick(field, Qt::Key_Delete);
        else QTest::keyClicks(field, text);
    }
    void sortBy(int column) const
    {
        QHeaderView* header = child<QTableView>("leaveTable")->horizontalHeader();
        QTest::mouseClick(header->viewport(), Qt::LeftButton, {},
                          {header->sectionViewportPosition(column) + 10, header->height() / 2});
    }
    bool ready() const { return panel.isUpToDate(); }
};

engine::Rack rackOf(const char* tiles)
{
    return engine::Rack(*fixture::english()->alphabet.readTiles(tiles));
}

}  // namespace

class TestLeavePanel : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }

    void withoutLeavesThereIsAButton()
    {
        Stage stage{std::string()};
        auto* open = stage.child<QPushButton>("leaveOpenFirst");
        QVERIFY(open->isVisible());
        QVERIFY(stage.text("leaveHint").startsWith(u"No leave values are loaded"));
        QVERIFY(!stage.child<QToolButton>("leaveExport")->isEnabled());
        QVERIFY(stage.jobs.jobs().isEmpty());
        QSignalSpy requests(&stage.panel, &ui::LeavePanel::openRequested);
        stage.panel.focusSearch();
        QVERIFY(open->hasFocus());
        QTest::keyClick(open, Qt::Key_Space);
        QCOMPARE(requests.size(), 1);
        // They come; the focus goes where one types.
        stage.study.setLeaves(leavesOf(kPanelLeaves), u"mine"_s);
        QTRY_VERIFY(stage.ready());
        QVERIFY(!open->isVisible());
        QVERIFY(stage.child<QLineEdit>("leaveSearch")->hasFocus());
        // And go.
        stage.study.setLeaves(nullptr, {});
        QVERIFY(open->isVisible());
        QCOMPARE(stage.panel.model().rowCount(), 0);
    }

    void readsOnlyWhenItIsSeen()
    {
        ui::JobService jobs;
        ui::Study study(fixture::catPosition());
        const ui::ShownStudy shown(study);
        ui::LeavePanel panel(jobs, shown);
        study.setLeaves(leavesOf(kPanelLeaves), u"mine"_s);
        QVERIFY(jobs.jobs().isEmpty());
        panel.show();
        QCOMPARE(jobs.jobs().size(), 1);
        QTRY_VERIFY(panel.isUpToDate());
        QCOMPARE(panel.model().rowCount(), 18);
    }

    void listsTheBestFirst()
    {
        Stage stage;
        QTRY_VERIFY(stage.ready());
        QCOMPARE(stage.leaves().first(), u"??"_s);
        QCOMPARE(stage.leaves().last(), u"Q"_s);
        QCOMPARE(stage.text("leaveCount"), u"18 leaves"_s);
        QCOMPARE(stage.child<QPushButton>("leaveBest")->text(), u"Best: ?? +48.00"_s);
        QCOMPARE(stage.child<QPushButton>("leaveWorst")->text(), u"Worst: Q −7.00"_s);
        auto* table = stage.child<QTableView>("leaveTable");
        stage.child<QPushButton>("leaveWorst")->click();
        QCOMPARE(table->currentIndex().row(), 17);
        stage.child<QPushButton>("leaveBest")->click();
        QCOMPARE(table->currentIndex().row(), 0);
    }

    void searches()
    {
        Stage stage;
        QTRY_VERIFY(stage.ready());
        stage.search(u"er?"_s);
        QVERIFY(!stage.ready());
        QTRY_VERIFY(stage.ready());
        QCOMPARE(stage.leaves(), QStringList{u"?ER"_s});
        QCOMPARE(stage.text("leaveCount"), u"1 of 18 leaves"_s);
        stage.search(u"er."_s);
        QTRY_VERIFY(stage.ready());
        QCOMPARE(stage.leaves(), (QStringList{u"?ER"_s, u"ERS"_s, u"AER"_s}));
        stage.search(u"er"_s);
        QTRY_VERIFY(stage.ready());
        QCOMPARE(stage.leaves(), QStringList{u"ER"_s});
        stage.child<QToolButton>("leaveContains")->click();
        QTRY_VERIFY(stage.ready());
        QCOMPARE(stage.leaves(), (QStringList{u"?ER"_s, u"ERS"_s, u"EERS"_s, u"AER"_s, u"ER"_s}));
        // Three tiles only, by keyboard.
        auto* three = stage.child<QToolButton>("leaveLength3");
        three->setFocus();
        QTest::keyClick(three, Qt::Key_Space);
        QTRY_VERIFY(stage.ready());
        QCOMPARE(stage.leaves(), (QStringList{u"?ER"_s, u"ERS"_s, u"AER"_s}));
        stage.search(u"zz"_s);
        QTRY_VERIFY(stage.ready());
        QCOMPARE(stage.leaves(), QStringList());
        QVERIFY(!stage.child<QPushButton>("leaveBest")->isEnabled());
        // What can't be read leaves the list and says why.
        stage.search(u"e1"_s);
        QTRY_VERIFY(stage.child<QLabel>("leaveProblem")->isVisible());
        QVERIFY2(stage.text("leaveProblem").endsWith(u"(character 2)"),
                 qPrintable(stage.text("leaveProblem")));
        stage.search({});
        QTRY_VERIFY(stage.ready());
        QVERIFY(!stage.child<QLabel>("leaveProblem")->isVisible());
        QCOMPARE(stage.leaves().size(), 5);
    }

    void sorts()
    {
        Stage stage;
        QTRY_VERIFY(stage.ready());
        stage.sortBy(LeaveListModel::ValueColumn);
        QTRY_VERIFY(stage.ready());
        QCOMPARE(stage.leaves().first(), u"Q"_s);
        stage.sortBy(LeaveListModel::LeaveColumn);
        QTRY_VERIFY(stage.ready());
        QCOMPARE(stage.leaves().first(), u"?"_s);
        QCOMPARE(stage.leaves().last(), u"U"_s);
        stage.sortBy(LeaveListModel::LengthColumn);
        QTRY_VERIFY(stage.ready());
        QCOMPARE(stage.leaves().first(), u"?"_s);
        QCOMPARE(stage.leaves().last(), u"EERS"_s);
    }

    void knowsTheRack()
    {
        Stage stage;
        QTRY_VERIFY(stage.ready());
        auto* near = stage.child<QToolButton>("leaveNear");
        QVERIFY(!near->isEnabled());
        QVERIFY(stage.text("leaveOfRack").contains(u"not known"));
        stage.panel.setRack(rackOf("AER"));
        QVERIFY(near->isEnabled());
        QTRY_COMPARE(stage.text("leaveOfRack"),
                     u"AER is worth +6.00, place 5 of 5 leaves with as many tiles."_s);
        QTRY_VERIFY(stage.ready());
        QVERIFY(stage.panel.model().hasReference());
        near->click();
        QTRY_VERIFY(stage.ready());
        QCOMPARE(stage.leaves(),
                 (QStringList{u"?ER"_s, u"AES"_s, u"ERS"_s, u"AER"_s, u"AE"_s, u"ER"_s}));
        QCOMPARE(stage.panel.model().index(1, LeaveListModel::DifferenceColumn).data().toString(),
                 u"+7.00"_s);
        // Tiles are laid: the list follows.
        stage.panel.setRack(rackOf("QU"));
        QTRY_VERIFY(stage.ready());
        QCOMPARE(stage.leaves(), (QStringList{u"QU"_s, u"U"_s, u"Q"_s}));
        // A leave that is not there, a full rack, nothing.
        stage.panel.setRack(rackOf("ZZ"));
        QCOMPARE(stage.text("leaveOfRack"), u"ZZ is not in the table and counts as nothing."_s);
        stage.panel.setRack(rackOf("AEINRST"));
        QVERIFY(stage.text("leaveOfRack").contains(u"full rack"));
        stage.panel.setRack(engine::Rack());
        QVERIFY(!near->isChecked());
        QTRY_VERIFY(stage.ready());
        QCOMPARE(stage.leaves().size(), 18);
    }

    void synergiesByPointerAndKeyboard()
    {
        Stage stage;
        QTRY_VERIFY(stage.ready());
        stage.child<QToolButton>("leaveSynergyPage")->click();
        auto* matrix = stage.panel.findChild<ui::SynergyView*>();
        QVERIFY(matrix->isVisible());
        QVERIFY(!stage.child<QLineEdit>("leaveSearch")->isVisible());
        QVERIFY(stage.text("synergyPair").startsWith(u"Point at a pair"));
        const QModelIndex qu = matrix->model()->index(17, 21);
        matrix->setFocus();
        matrix->setCurrentIndex(qu);
        QCOMPARE(stage.text("synergyPair"),
                 u"QU: worth +0.5 together, −7.0 and −3.0 alone; synergy +10.5"_s);
        QTest::keyClick(matrix, Qt::Key_Left);
        QCOMPARE(stage.text("synergyPair"), u"QT: not in the table"_s);
        const QModelIndex first = matrix->model()->index(0, 0);
        matrix->scrollTo(first);
        QTest::mouseMove(matrix->viewport(), matrix->visualRect(first).center());
        QTRY_VERIFY(stage.text("synergyPair").startsWith(u"??: worth +48.0"));
        // The pointer leaves: back to the cursor.
        QEvent leave(QEvent::Leave);
        QCoreApplication::sendEvent(matrix, &leave);
        QCOMPARE(stage.text("synergyPair"), u"QT: not in the table"_s);
        for (const QSize size : {QSize(1800, 1000), QSize(300, 200), QSize(800, 400)}) {
            stage.panel.resize(size);
            QVERIFY(!stage.panel.grab().isNull());
        }
        stage.child<QToolButton>("leaveTablePage")->click();
        QVERIFY(stage.child<QLineEdit>("leaveSearch")->isVisible());
    }

    void leavesChangeWhileItIsOpen()
    {
        Stage stage;
        QTRY_VERIFY(stage.ready());
        stage.child<QToolButton>("leaveLength2")->click();
        stage.search(u"*"_s);
        stage.study.setLeaves(leavesOf("A,1\nB,2\n"), u"other"_s);
        QTRY_VERIFY(stage.ready());
        // The chip has gone with the leaves that long.
        QCOMPARE(stage.leaves(), (QStringList{u"B"_s, u"A"_s}));
        QVERIFY(!stage.child<QToolButton>("leaveLength2"));
        stage.study.undoStack()->undo();
        QTRY_VERIFY(stage.ready());
        QCOMPARE(stage.panel.model().rowCount(), 18);
        // Other letters: the leaves don't fit and go.
        QVERIFY(stage.study.setRules(engine::catalogue::rules("catalan").value()));
        QVERIFY(stage.child<QPushButton>("leaveOpenFirst")->isVisible());
        const auto catalan = engine::catalogue::rules("catalan").value();
        stage.study.setLeaves(leavesOf("NY,2\n[L·L]A,1\n", catalan), u"ca"_s);
        QTRY_VERIFY(stage.ready());
        QCOMPARE(stage.leaves(), (QStringList{u"[NY]"_s, u"A[L·L]"_s}));
        stage.search(u"al·l"_s);
        QTRY_VERIFY(stage.ready());
        QCOMPARE(stage.leaves(), QStringList{u"A[L·L]"_s});
    }

    void emptyAndOddTables()
    {
        Stage stage{std::string()};
        stage.study.setLeaves(leavesOf(""), u"none"_s);
        QTRY_VERIFY(stage.ready());
        QCOMPARE(stage.text("leaveCount"), u"0 leaves"_s);
        QVERIFY(!stage.child<QToolButton>("leaveLength1"));
        stage.child<QToolButton>("leaveSynergyPage")->click();
        QVERIFY(!stage.panel.grab().isNull());
        // Longer than there are chips.
        stage.study.setLeaves(leavesOf("A,1\n" + std::string(8, 'A') + ",2\n" +
                                       std::string(9, 'A') + ",3\n" + std::string(100, 'A') +
                                       ",4\n"),
                              u"long"_s);
        stage.child<QToolButton>("leaveTablePage")->click();
        QTRY_VERIFY(stage.ready());
        auto* last = stage.child<QToolButton>("leaveLength9");
        QCOMPARE(last->text(), u"9+"_s);
        last->click();
        QTRY_VERIFY(stage.ready());
        QCOMPARE(stage.panel.model().rowCount(), 2);
    }

    void unreadableOrderIsTold()
    {
        // A graph whose leaves are not in order: they can't be looked up.
        const std::vector<engine::Tile> wrong{2, 1};
        engine::WordList words;
        words.add(wrong);
        const auto nodes = engine::buildKwg(words, engine::GraphKind::Dawg).value();
        std::vector<std::byte> bytes;
        const auto put = [&bytes](std::uint32_t word) {
            for (int shift = 0; shift < 32; shift += 8)
                bytes.push_back(static_cast<std::byte>(word >> shift));
        };
        put(static_cast<std::uint32_t>(nodes.size()));
        for (const engine::KwgNode node : nodes) put(node.bits);
        put(1);
        put(0);
        Stage stage{std::string()};
        stage.study.setLeaves(
            std::make_shared<const engine::Klv>(engine::Klv::parse(bytes).value()), u"bad"_s);
        QTRY_VERIFY(stage.text("leaveHint").contains(u"not in ascending order"));
        // It is not tried again and again.
        stage.panel.hide();
        stage.panel.show();
        QVERIFY(stage.jobs.jobs().isEmpty());
        stage.study.setLeaves(leavesOf(kPanelLeaves), u"good"_s);
        QTRY_VERIFY(stage.ready());
    }

    void stoppedReadingIsDoneWhenSeenAgain()
    {
        Stage stage{std::string()};
        stage.study.setLeaves(leavesOf(kPanelLeaves), u"mine"_s);
        stage.jobs.cancelAll();
        QTRY_VERIFY(stage.text("leaveHint").contains(u"was stopped"));
        stage.panel.hide();
        stage.panel.show();
        QTRY_VERIFY(stage.ready());
        // A stopped search leaves the list, and nothing is busy.
        // At its very beginning, however short it is.
        bool stopped = false;
        const auto stopIt = connect(&stage.jobs, &ui::JobService::changed, this, [&] {
            if (stage.jobs.jobs().isEmpty() || std::exchange(stopped, true)) return;
            stage.jobs.cancelAll();
        });
        stage.search(u"q"_s);
        QTRY_VERIFY(stopped && stage.jobs.jobs().isEmpty());
        disconnect(stopIt);
        QVERIFY(!stage.ready());
        QVERIFY(!stage.child<QWidget>("leavesBusy")->isVisible());
        QCOMPARE(stage.panel.model().rowCount(), 18);
        stage.search(u"qu"_s);
        QTRY_VERIFY(stage.ready());
        QCOMPARE(stage.leaves(), QStringList{u"QU"_s});
    }

    void closesWhileItReads()
    {
        ui::JobService jobs;
        ui::Study study(fixture::catPosition());
        {
            const ui::ShownStudy shown(study);
            ui::LeavePanel panel(jobs, shown);
            study.setLeaves(leavesOf(kPanelLeaves), u"mine"_s);
            panel.show();
            QVERIFY(!jobs.jobs().isEmpty());
        }
        QTRY_VERIFY(jobs.jobs().isEmpty());
    }

    void aMillionLeavesDoNotBlock()
    {
        const auto path = std::filesystem::path(TILEWRIGHT_CASES) / "ENABLE.klv2";
        if (!std::filesystem::exists(path)) QSKIP("the folder of known cases is missing");
        Stage stage{std::string()};
        stage.study.setLeaves(
            std::make_shared<const engine::Klv>(engine::Klv::open(path, 26).value()), u"E"_s);
        // How long the longest pause between two events was, for whoever looks at the log.
        QElapsedTimer clock;
        qint64 longest = 0;
        QTimer heartbeat;
        QObject::connect(&heartbeat, &QTimer::timeout, &heartbeat,
                         [&] { longest = std::max(longest, clock.restart()); });
        heartbeat.start(1);
        clock.start();
        QTRY_VERIFY(stage.ready());
        QCOMPARE(stage.panel.model().rowCount(), 914'624);
        stage.sortBy(LeaveListModel::LengthColumn);
        QTRY_VERIFY(stage.ready());
        stage.child<QTableView>("leaveTable")->scrollToBottom();
        stage.search(u"qu*"_s);
        QTRY_VERIFY(stage.ready());
        QCOMPARE(stage.text("leaveCount"), u"25627 of 914624 leaves"_s);
        qInfo("longest pause of the event loop: %lld ms", static_cast<long long>(longest));
    }
};

TEST_CLASS(TestLeavePanel, QApplication)
#include "tst_leave_panel.moc"
