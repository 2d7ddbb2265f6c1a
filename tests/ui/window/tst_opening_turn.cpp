// SPDX-License-Identifier: GPL-3.0-or-later
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest>

#include "engine/eval/move_ranking.h"
#include "tests/support/test_class.h"
#include "tests/ui/ui_fixture.h"
#include "ui/document/study.h"
#include "ui/files/opening_turn.h"
#include "ui/widgets/message_bar.h"
#include "ui/window/main_window.h"
#include "ui/window/session.h"

using namespace Qt::StringLiterals;

namespace {

const QByteArray kOpeningTurnGame = "#player1 anna Anna\n#player2 ben Ben\n"
                                    ">anna: AEST 8H SEAT +8 8\n"
                                    ">ben: CATS I7 C.T +5 5\n";
const QByteArray kPosition = "15/15/15/15/15/15/15/6CAT6/15/15/15/15/15/15/15 ABC/ 0/0 0\n";

struct OpeningTurnStage
{
    QTemporaryDir folder;
    ui::Session session{fixture::catPosition(), engine::rankMoves,
                        folder.filePath(u"settings.ini"_s)};
    ui::MainWindow window{session};

    void open(const QString& name, const QByteArray& content)
    {
        QFile out(folder.filePath(name));
        if (out.open(QIODevice::WriteOnly)) out.write(content);
        out.close();
        session.loader().openFile(out.fileName());
    }
    [[nodiscard]] int turn() { return session.study().state().cursor.turn; }
    [[nodiscard]] QString message() { return window.messageBar()->text(); }
    [[nodiscard]] bool idle() { return session.jobs().jobs().isEmpty(); }
};

}  // namespace

class TestOpeningTurn : public QObject
{
    Q_OBJECT

private slots:
    void theGameBeginsThere()
    {
        for (const int turn : {1, 2, 3}) {
            OpeningTurnStage stage;
            stage.window.beginAtTurn(turn);
            stage.open(u"game.gcg"_s, kOpeningTurnGame);
            QTRY_VERIFY(stage.session.study().game());
            QTRY_COMPARE(stage.turn(), turn - 1);
            QCOMPARE(stage.message(), QString());
        }
    }

    void aTurnThatIsNotThereIsTold()
    {
        OpeningTurnStage stage;
        stage.window.beginAtTurn(9);
        stage.open(u"game.gcg"_s, kOpeningTurnGame);
        QTRY_VERIFY(stage.message().contains(u"no turn 9"_s));
        QVERIFY(stage.message().contains(u"the last one is 2"_s));
        QCOMPARE(stage.turn(), 2);
    }

    void aPositionHasNone()
    {
        OpeningTurnStage stage;
        stage.window.beginAtTurn(2);
        stage.open(u"position.cgp"_s, kPosition);
        QTRY_VERIFY(stage.message().contains(u"it is a position"_s));
    }

    /// Whoever waits for the turn hears that it doesn't come.
    void whatCantBeReadIsTold()
    {
        OpeningTurnStage stage;
        auto* opening =
            new ui::OpeningTurn(stage.session.shown(), stage.session.loader(), 2, &stage.window);
        const QSignalSpy failed(opening, &ui::OpeningTurn::failed);
        const QSignalSpy ended(opening, &ui::OpeningTurn::ended);
        stage.session.loader().openFile(stage.folder.filePath(u"no.gcg"_s));
        QTRY_COMPARE(failed.size(), 1);
        stage.open(u"game.gcg"_s, kOpeningTurnGame);
        QTRY_VERIFY(stage.session.study().game());
        QTRY_VERIFY(stage.idle());
        QCOMPARE(ended.size(), 0);
    }

    void itIsTheNextFileThatCounts_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("content");
        QTest::newRow("a position") << u"position.cgp"_s << kPosition;
        QTest::newRow("none that can be read") << u"wrong.gcg"_s << QByteArray("#player1 a\n>b: ?");
        QTest::newRow("one that is not there") << QString() << QByteArray();
    }

    void itIsTheNextFileThatCounts()
    {
        QFETCH(QString, name);
        QFETCH(QByteArray, content);
        OpeningTurnStage stage;
        stage.window.beginAtTurn(2);
        if (name.isEmpty()) stage.session.loader().openFile(stage.folder.filePath(u"no.gcg"_s));
        else stage.open(name, content);
        QTRY_VERIFY(!stage.message().isEmpty());
        QTRY_VERIFY(stage.idle());
        stage.open(u"game.gcg"_s, kOpeningTurnGame);
        QTRY_VERIFY(stage.session.study().game());
        QTRY_VERIFY(stage.idle());
        QTest::qWait(20);
        // A game that was opened by hand begins as all of them do.
        OpeningTurnStage plain;
        plain.open(u"game.gcg"_s, kOpeningTurnGame);
        QTRY_VERIFY(plain.session.study().game());
        QTRY_VERIFY(plain.idle());
        QCOMPARE(stage.turn(), plain.turn());
    }
};

TEST_CLASS(TestOpeningTurn, QApplication)
#include "tst_opening_turn.moc"
