// SPDX-License-Identifier: GPL-3.0-or-later
// From turn to turn of the library's list, on the board.
#include <QAction>
#include <QComboBox>
#include <QFile>
#include <QTableView>
#include <QtTest>

#include "tests/support/test_class.h"
#include "tests/ui/window/library_stage.h"
#include "ui/document/study.h"
#include "ui/library/library_panel.h"
#include "ui/review/practice.h"

using namespace Qt::StringLiterals;

namespace {

struct LibraryStepStage : fixture::LibraryStage
{
    [[nodiscard]] ui::Study& study() const { return session->study(); }
    [[nodiscard]] QTableView* table() const
    {
        return window->feature<ui::LibraryFeature>()->panel()->table();
    }
    /// The list of turns, or of mistakes.
    bool lists(int what) const
    {
        child<QComboBox>("libraryWhat")->setCurrentIndex(what);
        return QTest::qWaitFor([this] {
            return window->feature<ui::LibraryFeature>()->panel()->listsTurns() &&
                   table()->model()->rowCount() > 0 && session->jobs().jobs().isEmpty();
        });
    }
    void open(int row) const
    {
        table()->selectRow(row);
        action("library.open")->trigger();
    }
};

}  // namespace

class TestLibrarySteps : public QObject
{
    Q_OBJECT

private slots:
    /// Another turn of the game in front is no document more; an edited game is opened as it stands
    /// in its file.
    void turnsOfOneGameAreSteps()
    {
        const LibraryStepStage stage;
        QVERIFY(stage.fillLibrary());
        QVERIFY(stage.lists(1));
        QVERIFY(stage.table()->model()->rowCount() >= 2);
        stage.open(0);
        QTRY_VERIFY(stage.study().game() != nullptr);
        QTRY_VERIFY(stage.session->jobs().jobs().isEmpty());
        const int document = stage.study().state().document;
        const int turn = stage.study().state().cursor.turn;
        stage.open(1);
        QTRY_VERIFY(stage.study().state().cursor.turn != turn);
        QCOMPARE(stage.study().state().document, document);
        engine::Annotations note;
        note.notes = {"hm"};
        stage.study().setAnnotations(stage.study().moment().viewed, note, u"note"_s);
        stage.open(0);
        QTRY_VERIFY(stage.study().state().document != document);
        QTRY_COMPARE(stage.study().state().cursor.turn, turn);
    }

    /// What is asked for is concealed from the first moment; a game that has gone asks nothing.
    void questionsAreConcealedBeforeTheyCome()
    {
        const LibraryStepStage stage;
        QVERIFY(stage.fillLibrary());
        QVERIFY(stage.lists(2));
        ui::Practice& practice = stage.session->practice();
        stage.table()->selectRow(0);
        stage.action("library.findBetter")->trigger();
        QCOMPARE(practice.state(), ui::Practice::State::Waiting);
        bool seen = false;
        connect(&stage.session->analysis(), &ui::LiveAnalysis::stateChanged, this, [&] {
            seen = seen || (!practice.isConcealing() && stage.study().game() != nullptr);
        });
        QTRY_COMPARE(practice.state(), ui::Practice::State::Asking);
        QVERIFY(!seen);
        disconnect(&stage.session->analysis(), nullptr, this, nullptr);
        practice.stop();

        QVERIFY(QFile::remove(stage.folder.filePath(u"game.gcg"_s)));
        stage.study().setPosition(*stage.study().position(), u"other"_s, u"open"_s);
        stage.action("library.findBetter")->trigger();
        QCOMPARE(practice.state(), ui::Practice::State::Waiting);
        QTRY_COMPARE(practice.state(), ui::Practice::State::Off);
    }
};

TEST_CLASS(TestLibrarySteps, QApplication)
#include "tst_library_steps.moc"
