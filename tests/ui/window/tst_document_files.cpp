// SPDX-License-Identifier: GPL-3.0-or-later
#include <csignal>

#include <sys/resource.h>

#include <QAbstractButton>
#include <QAction>
#include <QDir>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QTemporaryDir>
#include <QTimer>
#include <QtTest>

#include "tests/support/test_class.h"
#include "tests/ui/ui_fixture.h"
#include "ui/document/study.h"
#include "ui/widgets/message_bar.h"
#include "ui/window/document_files.h"
#include "ui/window/main_window.h"
#include "ui/window/session.h"

using namespace Qt::StringLiterals;

namespace {

const QByteArray kGame = "#player1 anna Anna\n#player2 ben Ben\n"
                         ">anna: AEST 8H SEAT +8 8\n"
                         ">ben: CATS I7 C.T +5 5\n";

struct Stage
{
    QTemporaryDir folder;
    fixture::FakeRanking fake;
    std::unique_ptr<ui::Session> session;
    std::unique_ptr<ui::MainWindow> window;

    Stage()
    {
        session = std::make_unique<ui::Session>(fixture::catPosition(), fake.function(),
                                                path(u"settings.ini"_s));
        session->analysis().setLive(false);
        session->startAutosave(path(u"unsaved"_s));
        window = std::make_unique<ui::MainWindow>(*session);
        window->show();
    }
    QString path(const QString& name) const { return folder.filePath(name); }
    QString file(const QString& name, const QByteArray& content) const
    {
        QFile out(path(name));
        if (out.open(QIODevice::WriteOnly)) out.write(content);
        return out.fileName();
    }
    QByteArray content(const QString& name) const
    {
        QFile in(path(name));
        return in.open(QIODevice::ReadOnly) ? in.readAll() : QByteArray();
    }
    bool open(const QByteArray& game, const QString& name = u"a.gcg"_s) const
    {
        session->loader().openFile(file(name, game));
        return QTest::qWaitFor([&] { return window->windowTitle().contains(name); });
    }
    void trigger(const char* id) const
    {
        window->actions().action(QLatin1StringView(id))->trigger();
    }
    void note(const QString& text) const
    {
        window->findChild<QPlainTextEdit*>(u"turnNote"_s)->setPlainText(text);
    }
    QString message() const { return window->messageBar()->text(); }
    QStringList putAside() const
    {
        return QDir(path(u"unsaved"_s)).entryList({u"*.cws"_s}, QDir::Files);
    }
    /// The next question gets this answer; returns whether it came.
    std::shared_ptr<bool> answer(const QString& question, const QString& button) const
    {
        auto came = std::make_shared<bool>(false);
        auto* timer = new QTimer(window.get());
        timer->setInterval(5);
        QObject::connect(timer, &QTimer::timeout, timer, [timer, came, question, button] {
            auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
            if (!box) return;
            timer->stop();
            *came = box->objectName() == question;
            const auto buttons = box->buttons();
            for (QAbstractButton* one : buttons)
                if (one->text().remove(u'&').startsWith(button)) return one->click();
            box->reject();
        });
        timer->start();
        return came;
    }
};

}  // namespace

class TestDocumentFiles : public QObject
{
    Q_OBJECT

private slots:
    void savesToItsFile()
    {
        const Stage stage;
        QVERIFY(stage.open(kGame));
        QVERIFY(!stage.window->isWindowModified());
        stage.note(u"opens well"_s);
        QTRY_VERIFY(stage.window->isWindowModified());
        QTRY_COMPARE(stage.putAside().size(), 1);
        stage.trigger("file.save");
        QTRY_VERIFY(!stage.window->isWindowModified());
        QVERIFY(stage.content(u"a.gcg"_s).contains("#note opens well"));
        QTRY_VERIFY(stage.putAside().isEmpty());
        // Undo goes back behind what was saved.
        stage.trigger("edit.undo");
        QVERIFY(stage.window->isWindowModified());
        stage.trigger("edit.redo");
        QVERIFY(!stage.window->isWindowModified());
    }

    void saysWhatTheFormatCannotHold()
    {
        const Stage stage;
        QVERIFY(stage.open(kGame));
        stage.session->study().goTo({engine::kRootNode, 1});
        QVERIFY(stage.session->study().play(engine::Move{}));
        stage.trigger("file.save");
        QTRY_VERIFY(stage.message().contains(u"left out"_s));
        // It is not all kept, so it still counts as not saved.
        QVERIFY(stage.window->isWindowModified());
    }

    void tellsOfChangesOnDisk()
    {
        const Stage stage;
        QVERIFY(stage.open(kGame));
        stage.file(u"a.gcg"_s, kGame + ">anna: AEE 9A EAE +3 11\n");
        QTRY_VERIFY(stage.message().contains(u"changed on disk"_s));
        stage.note(u"mine"_s);
        const auto refused = stage.answer(u"replaceQuestion"_s, u"Cancel"_s);
        stage.trigger("file.save");
        QVERIFY(*refused);
        QVERIFY(stage.content(u"a.gcg"_s).contains("9A EAE"));
        const auto replaced = stage.answer(u"replaceQuestion"_s, u"Replace"_s);
        stage.trigger("file.save");
        QVERIFY(*replaced);
        QTRY_VERIFY(stage.content(u"a.gcg"_s).contains("#note mine"));
        QTRY_VERIFY(!stage.message().contains(u"changed on disk"_s));
    }

    void tellsOfADeletedFile()
    {
        const Stage stage;
        QVERIFY(stage.open(kGame));
        QVERIFY(QFile::remove(stage.path(u"a.gcg"_s)));
        QTRY_VERIFY(stage.message().contains(u"no longer on the disk"_s));
        stage.trigger("file.save");
        QTRY_VERIFY(stage.content(u"a.gcg"_s).contains("SEAT"));
        QTRY_VERIFY(!stage.message().contains(u"no longer"_s));
    }

    void afullDiskLeavesTheFileAlone()
    {
        const Stage stage;
        QVERIFY(stage.open(kGame));
        stage.note(QString(5000, u'x'));
        QTRY_VERIFY(stage.window->isWindowModified());
        QTRY_COMPARE(stage.putAside().size(), 1);
        // No file may grow beyond this: writing fails half way, as it does on a full disk.
        rlimit before{};
        getrlimit(RLIMIT_FSIZE, &before);
        const auto handler = std::signal(SIGXFSZ, SIG_IGN);
        rlimit small = before;
        small.rlim_cur = 1000;
        setrlimit(RLIMIT_FSIZE, &small);
        stage.trigger("file.save");
        const bool told =
            QTest::qWaitFor([&] { return stage.message().contains(u"not written"_s); });
        setrlimit(RLIMIT_FSIZE, &before);
        std::signal(SIGXFSZ, handler);
        QVERIFY(told);
        QVERIFY2(stage.message().contains(u"a.gcg was not written"_s), qPrintable(stage.message()));
        QCOMPARE(stage.content(u"a.gcg"_s), kGame);
        QCOMPARE(QDir(stage.folder.path()).entryList({u"a.gcg*"_s}), QStringList{u"a.gcg"_s});
        QVERIFY(stage.window->isWindowModified());
    }

    void aPositionIsThereAgain()
    {
        Stage stage;
        stage.session->study().setPosition(*fixture::catPosition("QUIZ/"), u"tried"_s, u"try"_s);
        stage.session->study().setDocument(stage.session->study().state().document, {});
        QVERIFY(stage.window->isWindowModified());
        stage.window->close();
        QVERIFY(!stage.window->isVisible());
        QCOMPARE(stage.putAside().size(), 1);
        // What was only looked at is not.
        Stage other;
        other.window->close();
        QVERIFY(other.putAside().isEmpty());
    }

    void closingAsks_data()
    {
        QTest::addColumn<QString>("button");
        QTest::addColumn<bool>("closes");
        QTest::addColumn<bool>("saves");
        QTest::newRow("cancel") << u"Cancel"_s << false << false;
        QTest::newRow("discard") << u"Discard"_s << true << false;
        QTest::newRow("save") << u"Save"_s << true << true;
    }
    void closingAsks()
    {
        QFETCH(const QString, button);
        QFETCH(const bool, closes);
        QFETCH(const bool, saves);
        const Stage stage;
        QVERIFY(stage.open(kGame));
        // Typed just now: nothing has come of it yet.
        stage.note(u"last words"_s);
        const auto asked = stage.answer(u"unsavedQuestion"_s, button);
        stage.window->close();
        QVERIFY(*asked);
        QTRY_COMPARE(stage.window->isVisible(), !closes);
        QCOMPARE(stage.content(u"a.gcg"_s).contains("last words"), saves);
        if (closes) QVERIFY(stage.putAside().isEmpty());
        else QTRY_COMPARE(stage.putAside().size(), 1);
    }

    void whatWasLeftBehindByUndoableOpeningIsAskedForToo()
    {
        const Stage stage;
        QVERIFY(stage.open(kGame));
        stage.note(u"first"_s);
        QTRY_VERIFY(stage.window->isWindowModified());
        QVERIFY(stage.open(kGame, u"b.gcg"_s));
        QVERIFY(!stage.window->isWindowModified());
        QTRY_COMPARE(stage.putAside().size(), 1);
        const auto asked = stage.answer(u"unsavedQuestion"_s, u"Save"_s);
        stage.window->close();
        QVERIFY(*asked);
        QTRY_VERIFY(!stage.window->isVisible());
        QVERIFY(stage.content(u"a.gcg"_s).contains("#note first"));
        QVERIFY(stage.putAside().isEmpty());
    }

    void aPositionTriedOutIsNotAskedFor()
    {
        const Stage stage;
        const auto move = engine::readMove(*stage.session->study().position(), "9H SEAT");
        QVERIFY(move);
        QVERIFY(stage.session->study().play(*move));
        QTRY_COMPARE(stage.putAside().size(), 1);
        stage.window->close();
        QVERIFY(!stage.window->isVisible());
        QCOMPARE(stage.putAside().size(), 1);  // for the next start
    }
};

TEST_CLASS(TestDocumentFiles, QApplication)
#include "tst_document_files.moc"
