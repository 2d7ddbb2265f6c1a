// SPDX-License-Identifier: GPL-3.0-or-later
// The search for the highest score in a window: its command, its dock, its board, and its files.
#include <QAbstractButton>
#include <QComboBox>
#include <QDir>
#include <QDockWidget>
#include <QFile>
#include <QFileInfo>
#include <QLabel>
#include <QMainWindow>
#include <QPlainTextEdit>
#include <QSignalSpy>
#include <QTableView>
#include <QTemporaryDir>
#include <QVBoxLayout>
#include <QtTest>

#include "tests/support/test_class.h"
#include "tests/ui/ui_fixture.h"
#include "ui/board/board_widget.h"
#include "ui/commands/action_registry.h"
#include "ui/document/permissions.h"
#include "ui/document/shown_study.h"
#include "ui/document/study.h"
#include "ui/position/board_column.h"
#include "ui/settings/settings.h"
#include "ui/solitaire/solitaire_feature.h"
#include "ui/solitaire/solitaire_game_view.h"
#include "ui/solitaire/solitaire_lab.h"
#include "ui/solitaire/solitaire_panel.h"
#include "ui/solitaire/solitaire_stage.h"

using namespace Qt::StringLiterals;
using Phase = ui::SolitaireLab::Phase;

namespace {

constexpr int kLongWait = 60'000;

/// Words may be judged, or not.
class WordsAllowed : public ui::PermissionSource
{
public:
    [[nodiscard]] ui::Permissions permissions() override
    {
        ui::Permissions all;
        all.words = words;
        return all;
    }
    bool words = true;
};

struct FeatureStage
{
    QTemporaryDir folder;
    ui::JobService jobs;
    ui::Settings settings{folder.filePath(u"own.ini"_s)};
    ui::Study study{fixture::catPosition()};
    ui::ShownStudy shown{study};
    QMainWindow window;
    ui::ActionRegistry actions;
    ui::BoardColumn* column = new ui::BoardColumn(shown, settings);
    ui::SolitaireFeature* feature = nullptr;
    QDockWidget* dock = nullptr;

    FeatureStage()
    {
        auto* centre = new QWidget;
        auto* layout = new QVBoxLayout(centre);
        layout->addWidget(column);
        window.setCentralWidget(centre);
        feature = new ui::SolitaireFeature({jobs, shown, settings}, *column, *layout, window);
        feature->addActions(actions);
        dock = feature->docks().first().dock;
        window.addDockWidget(Qt::RightDockWidgetArea, dock);
        dock->hide();
        window.resize(1200, 700);
        window.show();
        window.activateWindow();
        static_cast<void>(QTest::qWaitForWindowActive(&window));
    }
    ~FeatureStage()
    {
        feature->lab().stop();
        static_cast<void>(QTest::qWaitFor([&] { return !feature->lab().isRunning(); }, kLongWait));
    }
    template <class T>
    T* child(const char* name) const
    {
        return window.findChild<T*>(QLatin1StringView(name));
    }
    void open() const { actions.action(u"tools.solitaire"_s)->trigger(); }
    void setOrder(const QString& text) const
    {
        child<QPlainTextEdit>("solitaireOrder")->setPlainText(text);
    }
    void runToEnd() const
    {
        setOrder(u"catseatateeats"_s);
        child<QAbstractButton>("solitaireStart")->click();
        QTRY_VERIFY_WITH_TIMEOUT(feature->lab().findings(), kLongWait);
        QTest::qWait(500);
        feature->lab().stop();
        QTRY_VERIFY_WITH_TIMEOUT(!feature->lab().isRunning(), kLongWait);
        QTRY_VERIFY_WITH_TIMEOUT(feature->panel()->game()->game(), kLongWait);
    }
    QString file(const QString& name, const QByteArray& content) const
    {
        QFile out(folder.filePath(name));
        if (out.open(QIODevice::WriteOnly)) out.write(content);
        return out.fileName();
    }
    QString told() const { return child<QLabel>("solitaireTold")->text(); }
};

}  // namespace

class TestSolitaireFeature : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }

    /// What is found is nobody else's business.
    void whatIsKeptIsPrivate()
    {
        FeatureStage stage;
        stage.open();
        stage.runToEnd();
        stage.child<QPlainTextEdit>("solitaireNotes")->setPlainText(u"mine"_s);
        const QString folder = stage.settings.dataFolder() + u"/solitaire"_s;
        QTRY_VERIFY_WITH_TIMEOUT(!QDir(folder).entryList({u"*notes.txt"_s}, QDir::Files).isEmpty(),
                                 kLongWait);
        const auto others = QFile::ReadGroup | QFile::WriteGroup | QFile::ExeGroup |
                            QFile::ReadOther | QFile::WriteOther | QFile::ExeOther;
        QVERIFY(!(QFileInfo(folder).permissions() & others));
        int files = 0;
        for (const QFileInfo& file : QDir(folder).entryInfoList(QDir::Files)) {
            ++files;
            QVERIFY2(!(file.permissions() & others), qPrintable(file.fileName()));
        }
        QVERIFY(files >= 3);
    }

    /// One command and one click: it searches, and the large board shows it.
    void aCommandAndAClickAreEnough()
    {
        FeatureStage stage;
        QVERIFY(stage.dock->isHidden());
        QVERIFY(stage.column->isVisible());
        stage.open();
        QTRY_VERIFY(stage.dock->isVisible());
        auto* start = stage.child<QAbstractButton>("solitaireStart");
        QTRY_VERIFY(start->hasFocus());
        QCOMPARE(stage.child<QPlainTextEdit>("solitaireOrder")->toPlainText().size(), 100);
        stage.setOrder(u"catseat"_s.repeated(14));
        stage.child<QComboBox>("solitaireTime")->setCurrentIndex(4);
        QTest::keyClick(start, Qt::Key_Space);
        QTRY_VERIFY(stage.feature->stage()->isVisible());
        QVERIFY(stage.column->isHidden());
        // The keys are where the search is stopped.
        QTRY_VERIFY(stage.child<QAbstractButton>("solitaireStop")->hasFocus());
        QTRY_VERIFY_WITH_TIMEOUT(stage.feature->stage()->showsSearch(), kLongWait);
        QTest::keyClick(stage.child<QAbstractButton>("solitaireStop"), Qt::Key_Space);
        QTRY_COMPARE(stage.feature->lab().phase(), Phase::Stopped);
        QVERIFY(!stage.feature->stage()->showsSearch());
        QVERIFY(start->hasFocus());
        QTRY_VERIFY(stage.feature->stage()->board()->position());
    }

    /// The board of the window comes back by a key, with any change of it, and without the dock.
    void theBoardComesBack()
    {
        FeatureStage stage;
        stage.open();
        stage.runToEnd();
        ui::SolitaireStage* games = stage.feature->stage();
        QTRY_VERIFY(games->isVisible());
        QVERIFY(stage.feature->stepBack(ui::BackStep::Page));
        QVERIFY(games->isHidden() && stage.column->isVisible());
        QVERIFY(!stage.feature->stepBack(ui::BackStep::Page));

        auto* moves = stage.child<QTableView>("solitaireMoves");
        stage.feature->panel()->game()->step(-1);
        QVERIFY(games->isVisible());
        const int shown = stage.feature->panel()->game()->moves();
        QCOMPARE(moves->currentIndex().row(), shown - 1);
        QCOMPARE(games->board()->position(),
                 stage.feature->panel()->game()->game()->positions[std::size_t(shown)]);
        games->board()->setFocus();
        QTest::keyClick(games->board(), Qt::Key_Right);
        QCOMPARE(stage.feature->panel()->game()->moves(), shown + 1);

        stage.study.setPosition(*fixture::catPosition("TTT/"), u"other"_s, u"test"_s);
        QTRY_VERIFY(games->isHidden() && stage.column->isVisible());

        stage.child<QAbstractButton>("solitaireOnBoard")->click();
        QVERIFY(games->isVisible());
        stage.dock->hide();
        QTRY_VERIFY(games->isHidden() && stage.column->isVisible());
        stage.dock->show();
        QTRY_VERIFY(games->isVisible());
        // What works is stopped before the board is left.
        stage.child<QComboBox>("solitaireTime")->setCurrentIndex(4);
        stage.setOrder(u"catseat"_s.repeated(14));
        stage.child<QAbstractButton>("solitaireStart")->click();
        QTRY_VERIFY_WITH_TIMEOUT(stage.feature->lab().findings(), kLongWait);
        QVERIFY(games->isVisible());
        QVERIFY(!stage.feature->stepBack(ui::BackStep::Page));
        QTest::keyClick(games->board(), Qt::Key_Escape);
        QVERIFY(games->isVisible());
        QTRY_VERIFY_WITH_TIMEOUT(!stage.feature->lab().isRunning(), kLongWait);
        QTest::keyClick(games->board(), Qt::Key_Escape);
        QVERIFY(games->isHidden());
        QTRY_VERIFY(stage.column->board()->hasFocus());
    }

    /// Where no word may be judged nothing is searched.
    void itIsCoveredWhileWordsAreNotJudged()
    {
        FeatureStage stage;
        WordsAllowed source;
        stage.shown.setSource(&source);
        stage.open();
        stage.setOrder(u"catseat"_s.repeated(14));
        stage.child<QComboBox>("solitaireTime")->setCurrentIndex(4);
        stage.child<QAbstractButton>("solitaireStart")->click();
        QTRY_COMPARE(stage.feature->lab().phase(), Phase::Running);
        source.words = false;
        emit source.permissionsChanged();
        QTRY_VERIFY(!stage.feature->panel()->isVisible());
        QTRY_COMPARE_WITH_TIMEOUT(stage.feature->lab().phase(), Phase::Stopped, kLongWait);
        QVERIFY(stage.feature->stage()->isHidden());
        stage.shown.setSource(nullptr);
    }

    void filesAreReadAndWritten()
    {
        FeatureStage stage;
        stage.open();
        QSignalSpy failed(stage.feature, &ui::WindowFeature::failed);
        stage.feature->openOrders(stage.folder.filePath(u"none.txt"_s));
        QTRY_COMPARE(failed.size(), 1);
        stage.feature->openOrders(stage.file(u"empty.txt"_s, "# nothing\n"));
        QTRY_COMPARE(failed.size(), 2);
        stage.feature->openOrders(stage.file(u"orders.txt"_s, "C: CATSEATATEEATS 99\n"));
        QTRY_COMPARE(stage.child<QPlainTextEdit>("solitaireOrder")->toPlainText(),
                     u"CATSEATATEEATS"_s);

        stage.feature->check(stage.file(u"bad.txt"_s, "C:\n8G CAT 10,\n8G CATX 7;\n"));
        QTRY_VERIFY2(stage.told().contains(u"move 2"), qPrintable(stage.told()));
        stage.feature->check(stage.file(u"good.txt"_s, "C:\n8G CAT 10;\n"));
        QTRY_VERIFY2(stage.told().startsWith(u"✓ good.txt"), qPrintable(stage.told()));
        QCOMPARE(stage.feature->panel()->game()->game()->moves(), 1);
        QVERIFY(stage.feature->stage()->isVisible());

        QSignalSpy exported(stage.feature, &ui::WindowFeature::exported);
        QSignalSpy refused(stage.feature, &ui::WindowFeature::exportFailed);
        const QString path = stage.folder.filePath(u"out.txt"_s);
        stage.feature->write(ui::SolitaireForm::Text, path);
        QTRY_COMPARE_WITH_TIMEOUT(exported.size(), 1, kLongWait);
        QFile out(path);
        QVERIFY(out.open(QIODevice::ReadOnly));
        QVERIFY(out.readAll().contains("8G CAT"));
        stage.feature->write(ui::SolitaireForm::Html, stage.folder.filePath(u"no/such/a.html"_s));
        QTRY_COMPARE_WITH_TIMEOUT(refused.size(), 1, kLongWait);
    }
};

TEST_CLASS(TestSolitaireFeature, QApplication)
#include "tst_solitaire_feature.moc"
