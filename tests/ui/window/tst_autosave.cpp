// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest>

#include "engine/game/cgp.h"
#include "tests/support/test_class.h"
#include "tests/ui/game_fixture.h"
#include "ui/document/kept_study.h"
#include "ui/document/study.h"
#include "ui/window/session.h"

using namespace Qt::StringLiterals;

namespace {

struct Run
{
    explicit Run(const QTemporaryDir& folder)
    {
        session = std::make_unique<ui::Session>(fixture::catPosition(), fake.function(),
                                                folder.filePath(u"settings.ini"_s));
        session->analysis().setLive(false);
        session->startAutosave(folder.filePath(u"unsaved"_s));
    }
    ui::Study& study() const { return session->study(); }
    bool written() const
    {
        return QTest::qWaitFor([this] { return session->autosave()->idle(); });
    }
    bool restore() const
    {
        QSignalSpy spy(session->autosave(), &ui::Autosave::restored);
        restoreNewest();
        return spy.wait();
    }
    void restoreNewest() const
    {
        session->autosave()->list([this](const std::vector<ui::Autosave::LeftWork>& works) {
            if (works.empty()) return;
            session->autosave()->restore(works.front().file, [this](ui::KeptStudy kept) {
                return session->loader().restore(std::move(kept));
            });
        });
    }
    fixture::FakeRanking fake;
    std::unique_ptr<ui::Session> session;
};

engine::Annotations noteOf(const std::string& text)
{
    engine::Annotations annotations;
    annotations.notes = {text};
    annotations.glyph = engine::Glyph::Mistake;
    annotations.shapes = {{engine::ShapeColour::Red, 7, 7, 3, 3}};
    annotations.pictures = {
        std::make_shared<engine::Picture>(engine::Picture{"a", "image/png", "bytes\0\x01"})};
    return annotations;
}

QStringList filesIn(const QTemporaryDir& folder)
{
    return QDir(folder.filePath(u"unsaved"_s)).entryList({u"*.cws"_s}, QDir::Files);
}

}  // namespace

class TestAutosave : public QObject
{
    Q_OBJECT

private slots:
    void aGameComesBackWhole()
    {
        const QTemporaryDir folder;
        engine::GameRecord record = fixture::openGame()->record();
        ui::GameCursor cursor;
        {
            const Run run(folder);
            run.study().setGame(fixture::openGame(), u"a.gcg"_s, u"open"_s);
            QVERIFY(run.written());
            QVERIFY2(filesIn(folder).isEmpty(), "nothing was changed yet");
            run.study().goTo({engine::kRootNode, 1});
            const auto pass = engine::Move{};
            QVERIFY(run.study().play(pass));
            run.study().setAnnotations(1, noteOf("a \"note\"\nof two lines"), u"note"_s);
            record = run.study().game()->record();
            cursor = run.study().state().cursor;
            QVERIFY(cursor.line != engine::kRootNode);
            QVERIFY(run.written());
            QCOMPARE(filesIn(folder).size(), 1);
        }
        const Run run(folder);
        QCOMPARE(run.session->autosave()->leftBehind(), 1);
        QVERIFY(run.restore());
        QVERIFY(run.study().game()->record() == record);
        QCOMPARE(run.study().state().cursor.turn, cursor.turn);
        QCOMPARE(run.study().game()->record().lineTo(run.study().state().cursor.line).size(),
                 record.lineTo(cursor.line).size());
        QCOMPARE(run.study().state().name, u"a.gcg"_s);
        QVERIFY(run.study().isModified());
        // Now it is this run's, under its own name.
        const QString before = filesIn(folder).first();
        QVERIFY(run.written());
        QCOMPARE(filesIn(folder).size(), 1);
        QVERIFY(filesIn(folder).first() != before || run.session->autosave()->idle());
    }

    void aPositionComesBack()
    {
        const QTemporaryDir folder;
        QString cgp;
        {
            const Run run(folder);
            const auto move = engine::readMove(*run.study().position(), "9H SEAT");
            QVERIFY(run.study().play(*move));
            QVERIFY(run.study().setRack(
                1, engine::Rack(*fixture::english()->alphabet.readTiles("QUIZ"))));
            cgp = run.study().toCgp();
            QVERIFY(run.written());
        }
        const Run run(folder);
        QVERIFY(run.restore());
        QCOMPARE(run.study().toCgp(), cgp);
        QCOMPARE(run.study().position()->onTurn(), 1);
        QVERIFY(!run.study().game());
    }

    /// Qt would read whatever is there, to its end if it has one.
    void whatIsNoLockKeepsNobodyAway()
    {
        const QTemporaryDir folder;
        {
            const Run run(folder);
            QVERIFY(run.study().setRack(
                1, engine::Rack(*fixture::english()->alphabet.readTiles("QUIZ"))));
            QVERIFY(run.written());
        }
        const QString program = filesIn(folder).first().section(u'-', 0, 0);
        for (const QString& name : {program, u"another"_s}) {
            const QString lock = folder.filePath(u"unsaved/%1.lock"_s.arg(name));
            QVERIFY(QFile(lock).open(QIODevice::WriteOnly) && QFile::resize(lock, 1 << 20));
        }
        const Run run(folder);
        QCOMPARE(run.session->autosave()->leftBehind(), 1);
        QVERIFY(run.restore());
        QVERIFY(QFile::exists(folder.filePath(u"unsaved/another.lock"_s)));
    }

    void undoBringsDocumentsBack()
    {
        const QTemporaryDir folder;
        const Run run(folder);
        ui::Study& study = run.study();
        study.setGame(fixture::openGame(), u"a.gcg"_s, u"open"_s);
        study.setAnnotations(1, noteOf("kept"), u"note"_s);
        study.setGame(fixture::openGame(), u"b.gcg"_s, u"open"_s);
        QVERIFY(!study.isModified());
        QCOMPARE(study.modified().size(), 1U);
        QVERIFY(run.written());
        QCOMPARE(filesIn(folder).size(), 1);
        study.undoStack()->undo();
        QCOMPARE(study.state().name, u"a.gcg"_s);
        QVERIFY(study.isModified());
        study.undoStack()->undo();
        QVERIFY(!study.isModified());
        QVERIFY(run.written());
        QVERIFY(filesIn(folder).isEmpty());
    }

    void allOfSeveralComeBack()
    {
        const QTemporaryDir folder;
        {
            const Run run(folder);
            run.study().setGame(fixture::openGame(), u"a.gcg"_s, u"open"_s);
            run.study().setAnnotations(1, noteOf("one"), u"note"_s);
            run.study().setGame(fixture::openGame(), u"b.gcg"_s, u"open"_s);
            run.study().setAnnotations(1, noteOf("two"), u"note"_s);
            QVERIFY(run.written());
            QCOMPARE(filesIn(folder).size(), 2);
        }
        const Run run(folder);
        QCOMPARE(run.session->autosave()->leftBehind(), 2);
        QVERIFY(run.restore());
        QVERIFY(run.restore());
        QCOMPARE(run.session->autosave()->leftBehind(), 0);
        QCOMPARE(run.study().modified().size(), 2U);
        QVERIFY(run.written());
        QCOMPARE(filesIn(folder).size(), 2);
        run.session->autosave()->finish();
        QVERIFY(filesIn(folder).isEmpty());
    }

    void positionsStayForTheNextStart()
    {
        const QTemporaryDir folder;
        const engine::Rack rack = fixture::catPosition("QUIZ/")->player(0).rack;
        {
            const Run run(folder);
            QVERIFY(run.study().setRack(0, rack));
            run.session->autosave()->finish({run.study().state()});
            QCOMPARE(filesIn(folder).size(), 1);
        }
        const Run run(folder);
        QSignalSpy spy(run.session->autosave(), &ui::Autosave::restored);
        QVERIFY(run.restore());
        QCOMPARE(spy.first().at(1).toBool(), true);
        QVERIFY(run.study().position()->player(0).rack == rack);
        QVERIFY(run.written());
        // Not wanted any more.
        run.session->autosave()->finish();
        QVERIFY(filesIn(folder).isEmpty());
    }

    /// What was set up may be no position of a game; it is put aside all the same.
    void whatWasSetUpOddlyComesBack_data()
    {
        QTest::addColumn<QByteArray>("tiles");
        QTest::newRow("in the air")
            << QByteArray("15/CAT12/15/15/15/15/15/15/15/15/15/15/15/15/15");
        QTest::newRow("too many") << QByteArray("15/15/15/15/15/15/15/3ZZZZ8/15/15/15/15/15/15/15");
    }
    void whatWasSetUpOddlyComesBack()
    {
        QFETCH(const QByteArray, tiles);
        const QTemporaryDir folder;
        const auto odd = engine::readCgp(tiles.toStdString() + " AEST/ 12/7 0", fixture::english(),
                                         nullptr, engine::OddTiles::Anywhere);
        QVERIFY(odd);
        {
            const Run run(folder);
            run.study().setPosition(engine::Position(odd->position), u"odd"_s, u"set up"_s);
            run.study().setDocument(run.study().state().document, {});
            QVERIFY(run.written());
            QCOMPARE(filesIn(folder).size(), 1);
        }
        const Run run(folder);
        QVERIFY(run.restore());
        QCOMPARE(run.study().toCgp().section(u' ', 0, 2),
                 QString::fromLatin1(tiles) + u" AEST/ 12/7"_s);
    }

    void damagedFilesAreToldAndStay()
    {
        const QTemporaryDir folder;
        QVERIFY(QDir(folder.path()).mkdir(u"unsaved"_s));
        QFile file(folder.filePath(u"unsaved/0123-0.cws"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("{\"format\": \"tilewright-study\", \"version\": 1, \"games\": [{");
        file.close();
        QFile half(folder.filePath(u"unsaved/0123-0.cws.77"_s));
        QVERIFY(half.open(QIODevice::WriteOnly));
        half.close();
        const Run run(folder);
        QVERIFY(!half.exists());
        QSignalSpy failed(run.session->autosave(), &ui::Autosave::failed);
        run.restoreNewest();
        QVERIFY(failed.wait());
        QVERIFY(file.exists());
        // To be tried again, or to be discarded.
        QCOMPARE(run.session->autosave()->leftBehind(), 1);
        QCOMPARE(run.study().toCgp().section(u' ', 1, 1), u"AEST/"_s);
    }

    void aFolderThatCannotBeWrittenIsToldOnce()
    {
        const QTemporaryDir folder;
        QFile inTheWay(folder.filePath(u"unsaved"_s));
        QVERIFY(inTheWay.open(QIODevice::WriteOnly));
        const Run run(folder);
        QSignalSpy failed(run.session->autosave(), &ui::Autosave::failed);
        run.study().setGame(fixture::openGame(), u"a.gcg"_s, u"open"_s);
        run.study().setAnnotations(1, noteOf("one"), u"note"_s);
        QVERIFY(failed.wait());
        run.study().setAnnotations(1, noteOf("two"), u"note"_s);
        QVERIFY(run.written());
        QCOMPARE(failed.size(), 1);
    }
};

TEST_CLASS(TestAutosave, QApplication)
#include "tst_autosave.moc"
