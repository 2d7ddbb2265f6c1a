// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <csignal>

#include <sys/resource.h>

#include <QAbstractButton>
#include <QAction>
#include <QDir>
#include <QDockWidget>
#include <QFileDialog>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QTimer>
#include <QtTest>

#include "tests/support/test_class.h"
#include "tests/ui/settled.h"
#include "tests/ui/ui_fixture.h"
#include "ui/document/study.h"
#include "ui/files/chosen_output.h"
#include "ui/files/document_files.h"
#include "ui/language/text.h"
#include "ui/review/game_reviewer.h"
#include "ui/widgets/message_bar.h"
#include "ui/window/main_window.h"
#include "ui/window/session.h"

using namespace Qt::StringLiterals;

namespace {

const QByteArray kDocumentFilesGame = "#player1 anna Anna\n#player2 ben Ben\n"
                                      ">anna: AEST 8H SEAT +8 8\n"
                                      ">ben: CATS I7 C.T +5 5\n";

/// Whole racks, so that searches can judge it.
const QByteArray kSearchableGame = "#player1 anna Anna\n#player2 ben Ben\n"
                                   ">anna: AESTIRN 8H SEAT +8 8\n"
                                   ">ben: CATSEIN I7 C.T +5 5\n";

struct DocumentFilesStage
{
    QTemporaryDir folder;
    fixture::FakeRanking fake;
    std::unique_ptr<ui::Session> session;
    std::unique_ptr<ui::MainWindow> window;

    DocumentFilesStage() { begin(); }
    /// Ends the program that runs, if one does, without asking, and starts another.
    void begin()
    {
        window.reset();
        session.reset();
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
    /// With a lexicon that was there before, or comes after it.
    bool openFirst(const QByteArray& game, bool isLexiconLate) const
    {
        if (!isLexiconLate) return open(game);
        ui::Study& study = session->study();
        return study.setLexicon(nullptr) && open(game) &&
               study.setLexicon(fixture::lexicon(), ui::StudyStep::Previous) && !study.isModified();
    }
    void trigger(const char* id) const
    {
        window->actions().action(QLatin1StringView(id))->trigger();
    }
    void note(const QString& text) const
    {
        window->findChild<QPlainTextEdit*>(u"turnNote"_s)->setPlainText(text);
    }
    /// By searches that take milliseconds.
    bool reviewed() const
    {
        ui::ReviewChoice choice;
        choice.depth = engine::ReviewDepth::Standard;
        choice.setSeconds(0.1);
        ui::GameReviewer& reviewer = session->reviewer();
        reviewer.setChoice(choice);
        reviewer.start();
        return QTest::qWaitFor([&] { return reviewer.state() == ui::GameReviewer::State::Done; }) &&
               !reviewer.unkept().empty();
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
        const DocumentFilesStage stage;
        QVERIFY(stage.open(kDocumentFilesGame));
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

    void whatIsOpenIsNotWrittenOverByAnother()
    {
        const DocumentFilesStage stage;
        QVERIFY(stage.open(kDocumentFilesGame));
        stage.trigger("file.newTab");
        const QByteArray other = QByteArray(kDocumentFilesGame).replace("Anna", "Olga");
        QVERIFY(stage.open(other, u"b.gcg"_s));
        const ui::Study& study = stage.session->study();
        const auto isRefused = [&](const QString& name) {
            const auto done = ui::writeChosenFile(ui::toPath(stage.path(name)), "an export");
            return !done && done.error().code == engine::ErrorCode::FileUnwritable;
        };
        // An export over the one that is seen or the one behind it, under another name, too.
        QVERIFY(QFile::link(stage.path(u"a.gcg"_s), stage.path(u"link.gcg"_s)));
        for (const auto& name : {u"a.gcg"_s, u"b.gcg"_s, u"link.gcg"_s})
            QVERIFY2(isRefused(name), qPrintable(name));
        // Nor does the other tab save itself there; to its own file it does.
        stage.session->loader().save(study.state(), stage.path(u"a.gcg"_s));
        QTRY_VERIFY2(stage.message().contains(u"a.gcg was not written"),
                     qPrintable(stage.message()));
        QCOMPARE(stage.content(u"a.gcg"_s), kDocumentFilesGame);
        stage.note(u"mine"_s);
        stage.trigger("file.save");
        QTRY_VERIFY(stage.content(u"b.gcg"_s).contains("#note mine"));
        // It becomes one of another name, and the old one is free.
        stage.session->loader().save(study.state(), stage.path(u"c.gcg"_s));
        QTRY_VERIFY(isRefused(u"c.gcg"_s));
        QVERIFY(!isRefused(u"b.gcg"_s));
        stage.trigger("file.closeTab");
        QTRY_VERIFY(!isRefused(u"c.gcg"_s));
        QVERIFY(isRefused(u"a.gcg"_s));
        // What the program keeps for itself.
        QVERIFY(QDir().mkpath(stage.path(u"data/training/English"_s)));
        QVERIFY(QFile::link(stage.path(u"data/training"_s), stage.path(u"elsewhere"_s)));
        for (const auto& name :
             {u"settings.ini"_s, u"data/library.sqlite"_s, u"data/library.sqlite-wal"_s,
              u"data/training/English/leaves.state"_s, u"elsewhere/English/new.csv"_s,
              u"data/unsaved/x.cws"_s, u"data/themes/../solitaire/run"_s})
            QVERIFY2(isRefused(name), qPrintable(name));
        QVERIFY(!isRefused(u"data/library.csv"_s));
        QVERIFY(!isRefused(u"data/trainings.csv"_s));
    }

    void whatIsReadIsKeptAsLongAsItIsUsed()
    {
        const QTemporaryDir folder;
        const auto path = ui::toPath(folder.filePath(u"values"_s));
        const auto other = ui::toPath(folder.filePath(u"others"_s));
        QVERIFY(ui::writeChosenFile(path, "1"));
        QVERIFY(ui::writeChosenFile(other, "2"));
        auto used = std::make_shared<const int>(1);
        const auto alsoUsed = std::make_shared<const int>(2);
        ui::keepWhatIsRead(path, used);
        // One read later doesn't set the first one free.
        ui::keepWhatIsRead(other, alsoUsed);
        QVERIFY(!ui::writeChosenFile(path, "3"));
        QVERIFY(!ui::writeChosenFile(other, "3"));
        QVERIFY(ui::checkChosenFile(path));
        used.reset();
        QVERIFY(ui::writeChosenFile(path, "3"));
        QVERIFY(!ui::writeChosenFile(other, "3"));
    }

    void allPositionsOfAFileCanBeSeen()
    {
        const DocumentFilesStage stage;
        const QByteArray empty = "15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 ";
        stage.session->loader().openFile(
            stage.file(u"three.cgp"_s, empty + "AEST/ 0/0 0\n# the second\n" + empty +
                                           "QUIZ/ 1/2 0\n\n" + empty + "JAXY?/ 3/4 0\n"));
        const auto shows = [&](const QString& scores, const QString& part) {
            return QTest::qWaitFor([&] {
                return stage.session->study().toCgp().contains(scores) &&
                       stage.window->windowTitle().contains(part);
            });
        };
        QVERIFY(shows(u" 0/0 0"_s, u"three.cgp (1 of 3)"_s));
        QVERIFY(stage.message().contains(u"further positions in it: 2"_s));
        const auto enabled = [&](const char* id) {
            return stage.window->actions().action(QLatin1StringView(id))->isEnabled();
        };
        QVERIFY(!enabled("game.previousPart"));
        QVERIFY(QTest::qWaitForWindowActive(stage.window.get()));
        QTest::keyClick(stage.window.get(), Qt::Key_PageDown,
                        Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(shows(u" 1/2 0"_s, u"three.cgp (2 of 3)"_s));
        // What was said of the first one is no matter of this one.
        QCOMPARE(stage.message(), QString());
        auto* number = stage.window->findChild<QSpinBox*>(u"partNumber"_s);
        QVERIFY(number->isVisible());
        QCOMPARE(number->value(), 2);
        number->setValue(3);
        QVERIFY(shows(u" 3/4 0"_s, u"three.cgp (3 of 3)"_s));
        QVERIFY(!enabled("game.nextPart"));
        QTest::keyClick(stage.window.get(), Qt::Key_PageUp,
                        Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(shows(u" 1/2 0"_s, u"(2 of 3)"_s));
        stage.trigger("edit.undo");
        QVERIFY(shows(u" 3/4 0"_s, u"(3 of 3)"_s));
        // A position that is alone has no others.
        stage.trigger("file.new");
        QVERIFY(!number->isVisible());
        QVERIFY(!stage.window->windowTitle().contains(u"of 3"_s));
    }

    void theLastOfAThousandPositionsIsReached()
    {
        const QString cases = QStringLiteral(TILEWRIGHT_SOURCE "/../shared/cases/positions.cgp");
        if (!QFileInfo::exists(cases)) QSKIP("needs the shared cases");
        const DocumentFilesStage stage;
        stage.session->loader().openFile(cases);
        auto* number = stage.window->findChild<QSpinBox*>(u"partNumber"_s);
        QTRY_VERIFY(number->isVisible());
        QVERIFY(number->maximum() >= 1000);
        const QString first = stage.session->study().toCgp();
        number->setValue(number->maximum());
        QTRY_VERIFY(stage.session->study().toCgp() != first);
        QTRY_COMPARE(number->value(), number->maximum());
        QVERIFY(!stage.window->actions().action(u"game.nextPart"_s)->isEnabled());
    }

    void gamesOfAFileAreSteppedThrough()
    {
        const DocumentFilesStage stage;
        QVERIFY(stage.open(kDocumentFilesGame));
        QVERIFY(!stage.window->actions().action(u"game.nextPart"_s)->isEnabled());
        ui::Study& study = stage.session->study();
        QVERIFY(study.addChapter(*fixture::catPosition("QUIZ/"), u"second"_s, u"add"_s));
        QCOMPARE(study.state().chapter, 1);
        stage.trigger("game.previousPart");
        QCOMPARE(study.state().chapter, 0);
        QVERIFY2(stage.window->windowTitle().contains(u"(1 of 2)"_s),
                 qPrintable(stage.window->windowTitle()));
        stage.trigger("game.nextPart");
        QCOMPARE(study.state().chapter, 1);
    }

    void unsavedWorksAreChosenFromAList()
    {
        // Three that the program before left when it ended.
        DocumentFilesStage stage;
        for (const char* name : {"a.gcg", "b.gcg", "c.gcg"}) {
            QVERIFY(stage.open(kDocumentFilesGame, QLatin1StringView(name)));
            stage.note(u"note on "_s + QLatin1StringView(name));
            QTRY_VERIFY(stage.window->isWindowModified());
        }
        QTRY_COMPARE(stage.putAside().size(), 3);
        stage.begin();
        QTRY_VERIFY(stage.message().contains(u"unsaved work behind (3)"_s));
        stage.trigger("file.restore");
        QDialog* dialog = nullptr;
        QTRY_VERIFY(dialog = stage.window->findChild<QDialog*>(u"restoreDialog"_s));
        auto* works = dialog->findChild<QTableWidget*>(u"leftWorks"_s);
        QCOMPARE(works->rowCount(), 3);
        QStringList names;
        for (int row = 0; row < 3; ++row) names << works->item(row, 0)->text();
        names.sort();
        QCOMPARE(names, (QStringList{u"a.gcg"_s, u"b.gcg"_s, u"c.gcg"_s}));
        QVERIFY2(works->item(0, 1)->text().contains(u"Anna – Ben"_s),
                 qPrintable(works->item(0, 1)->text()));
        // One is thrown away, by keys; the two others are opened in a tab each.
        const QString gone = works->item(2, 0)->text();
        // Keys that another test held down make no difference.
        works->selectionModel()->select(works->model()->index(2, 0),
                                        QItemSelectionModel::ClearAndSelect |
                                            QItemSelectionModel::Rows);
        QVERIFY(dialog->findChild<QPushButton*>(u"discardLeft"_s)->isEnabled());
        const auto asked = stage.answer(u"discardQuestion"_s, u"Discard"_s);
        dialog->findChild<QPushButton*>(u"discardLeft"_s)->click();
        QVERIFY(*asked);
        QCOMPARE(works->rowCount(), 2);
        QTRY_COMPARE(stage.putAside().size(), 2);
        works->selectAll();
        dialog->findChild<QPushButton*>(u"openLeft"_s)->click();
        const ui::Study& study = stage.session->study();
        QTRY_COMPARE(study.tabs().size(), 2);
        QTRY_COMPARE(study.modified().size(), 2U);
        for (const ui::StudyState& state : study.modified()) QVERIFY(state.name != gone);
        QTRY_COMPARE(stage.session->autosave()->leftBehind(), 0);
        // What was said of the restored one leaves with it.
        QTRY_VERIFY(stage.message().contains(u"restored with its unsaved changes"_s));
        stage.session->study().openTab();
        QCOMPARE(stage.message(), QString());
        stage.session->study().goToTab(study.tabs().first());
        QTRY_VERIFY(stage.message().contains(u"restored with its unsaved changes"_s));
    }

    /// One is opened at the start, of several the user chooses; what is said of them goes with what
    /// was there.
    void severalWorksAreOfferedAtTheStart()
    {
        DocumentFilesStage stage;
        for (const QString& name : {u"a.gcg"_s, u"b.gcg"_s}) {
            QVERIFY(stage.open(kDocumentFilesGame, name));
            stage.note(u"mine"_s);
            QTRY_VERIFY(stage.window->isWindowModified());
        }
        QTRY_COMPARE(stage.putAside().size(), 2);
        QTRY_VERIFY(stage.session->autosave()->idle());
        stage.begin();
        stage.window->restoreUnsaved();
        QTRY_VERIFY(stage.window->findChild<QDialog*>(u"restoreDialog"_s));
        auto* dialog = stage.window->findChild<QDialog*>(u"restoreDialog"_s);
        QCOMPARE(dialog->findChild<QTableWidget*>(u"leftWorks"_s)->rowCount(), 2);
        QVERIFY(!stage.session->study().game());
        dialog->reject();
        QVERIFY2(stage.message().contains(u"unsaved work behind (2)"_s),
                 qPrintable(stage.message()));
        QVERIFY(stage.open(kDocumentFilesGame, u"other.gcg"_s));
        QCOMPARE(stage.message(), QString());
        QVERIFY(stage.window->actions().action(u"file.restore"_s)->isEnabled());
    }

    /// A message lies over a corner of the window, and yet over nothing of a panel.
    void messagesCoverNoPanel()
    {
        const DocumentFilesStage stage;
        for (const QSize size : {QSize(1366, 740), QSize(1920, 1050)}) {
            stage.window->restoreLayout();
            QVERIFY(stage.open(kDocumentFilesGame));
            stage.window->resize(size);
            QVERIFY(fixture::settles(*stage.window));
            stage.window->resize(size);
            QVERIFY(fixture::settles(*stage.window));
            ui::MessageBar* bar = stage.window->messageBar();
            bar->add({u"long.gcg was not opened"_s, u"line 7: what is this? "_s.repeated(20)});
            QTRY_VERIFY(bar->isVisible());
            const auto free = [&] {
                const auto docks = stage.window->findChildren<QDockWidget*>();
                int under = 0;
                for (const QDockWidget* dock : docks) {
                    const QWidget* panel = dock->widget();
                    if (!panel || !panel->isVisible() || dock->isFloating()) continue;
                    const QRect all(panel->mapTo(stage.window.get(), QPoint()), panel->size());
                    if (all.intersects(bar->geometry())) ++under;
                    const QRect used = panel->contentsRect().translated(
                        panel->mapTo(stage.window.get(), QPoint()));
                    if (used.intersects(bar->geometry())) return false;
                }
                return under > 0;
            };
            QTRY_VERIFY(free());
            QVERIFY(fixture::settles(*stage.window));
            QVERIFY(free());
            QCOMPARE(stage.window->size(), size);
            bar->clear();
            const auto whole = [&] {
                const auto docks = stage.window->findChildren<QDockWidget*>();
                return std::ranges::all_of(docks, [](const QDockWidget* dock) {
                    return !dock->widget() || dock->widget()->contentsMargins().bottom() == 0;
                });
            };
            QTRY_VERIFY(whole());
        }
    }

    void saysWhatTheFormatCannotHold()
    {
        const DocumentFilesStage stage;
        QVERIFY(stage.open(kDocumentFilesGame));
        stage.session->study().goTo({engine::kRootNode, 1});
        QVERIFY(stage.session->study().play(engine::Move{}));
        stage.trigger("file.save");
        QTRY_VERIFY(stage.message().contains(u"left out"_s));
        // It is not all kept, so it still counts as not saved.
        QVERIFY(stage.window->isWindowModified());
    }

    void tellsOfChangesOnDisk()
    {
        const DocumentFilesStage stage;
        QVERIFY(stage.open(kDocumentFilesGame));
        stage.file(u"a.gcg"_s, kDocumentFilesGame + ">anna: AEE 9A EAE +3 11\n");
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
        const DocumentFilesStage stage;
        QVERIFY(stage.open(kDocumentFilesGame));
        QVERIFY(QFile::remove(stage.path(u"a.gcg"_s)));
        QTRY_VERIFY(stage.message().contains(u"no longer on the disk"_s));
        stage.trigger("file.save");
        QTRY_VERIFY(stage.content(u"a.gcg"_s).contains("SEAT"));
        QTRY_VERIFY(!stage.message().contains(u"no longer"_s));
    }

    void afullDiskLeavesTheFileAlone()
    {
        const DocumentFilesStage stage;
        QVERIFY(stage.open(kDocumentFilesGame));
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
        QCOMPARE(stage.content(u"a.gcg"_s), kDocumentFilesGame);
        QCOMPARE(QDir(stage.folder.path()).entryList({u"a.gcg*"_s}), QStringList{u"a.gcg"_s});
        QVERIFY(stage.window->isWindowModified());
    }

    void aPositionIsThereAgain()
    {
        DocumentFilesStage stage;
        stage.session->study().setPosition(*fixture::catPosition("QUIZ/"), u"tried"_s, u"try"_s);
        stage.session->study().setDocument(stage.session->study().state().document, {});
        QVERIFY(stage.window->isWindowModified());
        stage.window->close();
        QVERIFY(!stage.window->isVisible());
        QCOMPARE(stage.putAside().size(), 1);
        // What was only looked at is not.
        DocumentFilesStage other;
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
        const DocumentFilesStage stage;
        QVERIFY(stage.open(kDocumentFilesGame));
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

    /// An answer is about what there was then, and not about what is typed while that is written.
    void closingAsksAgainAboutLaterEdits()
    {
        const DocumentFilesStage stage;
        QVERIFY(stage.open(kDocumentFilesGame));
        stage.note(u"first"_s);
        const auto asked = stage.answer(u"unsavedQuestion"_s, u"Save"_s);
        stage.window->close();
        QVERIFY(*asked);
        QVERIFY(stage.window->isVisible());
        engine::Annotations later;
        later.notes = {"later"};
        stage.session->study().setAnnotations(2, later, u"note"_s);
        const auto again = stage.answer(u"unsavedQuestion"_s, u"Cancel"_s);
        QTRY_VERIFY(*again);
        QVERIFY(stage.window->isVisible());
        QVERIFY(stage.content(u"a.gcg"_s).contains("#note first"));
        QTRY_COMPARE(stage.putAside().size(), 1);
    }

    /// The last words of a note are in the game, whatever takes its place meanwhile.
    void whatIsTypedIsKeptInItsGame()
    {
        const DocumentFilesStage stage;
        QVERIFY(stage.open(kDocumentFilesGame));
        ui::Study& study = stage.session->study();
        const auto isNoted = [&study](const std::string& text) {
            const engine::GameRecord& record = study.game()->record();
            for (engine::NodeId node = 0; node < record.nodeCount(); ++node)
                if (record.node(node).annotations.noteText() == text) return true;
            return false;
        };
        stage.note(u"before a new one"_s);
        stage.trigger("file.new");
        QVERIFY(!study.game());
        study.undoStack()->undo();
        QVERIFY(isNoted("before a new one"));

        stage.note(u"before another"_s);
        QVERIFY(stage.open(kSearchableGame, u"b.gcg"_s));
        study.undoStack()->undo();
        QVERIFY(isNoted("before another"));

        study.goTo({engine::kRootNode, 0});
        stage.note(u"before a step"_s);
        study.goTo({engine::kRootNode, 2});
        QTRY_VERIFY(isNoted("before a step"));
    }

    /// What can't be read is offered to be thrown away, even when it is alone.
    void aDamagedWorkCanBeDiscarded()
    {
        DocumentFilesStage stage;
        stage.file(u"unsaved/0123-0.cws"_s, "{\"format\": \"tilewright-study\", \"games\": [{");
        stage.begin();
        stage.window->restoreUnsaved();
        QDialog* dialog = nullptr;
        QTRY_VERIFY(dialog = stage.window->findChild<QDialog*>(u"restoreDialog"_s));
        auto* works = dialog->findChild<QTableWidget*>(u"leftWorks"_s);
        QCOMPARE(works->rowCount(), 1);
        works->selectionModel()->select(works->model()->index(0, 0),
                                        QItemSelectionModel::ClearAndSelect |
                                            QItemSelectionModel::Rows);
        QVERIFY(dialog->findChild<QPushButton*>(u"discardLeft"_s)->isEnabled());
        const auto asked = stage.answer(u"discardQuestion"_s, u"Discard"_s);
        dialog->findChild<QPushButton*>(u"discardLeft"_s)->click();
        QVERIFY(*asked);
        QTRY_VERIFY(stage.putAside().isEmpty());
        QCOMPARE(stage.session->autosave()->leftBehind(), 0);
    }

    void whatWasLeftBehindByUndoableOpeningIsAskedForToo()
    {
        const DocumentFilesStage stage;
        QVERIFY(stage.open(kDocumentFilesGame));
        stage.note(u"first"_s);
        QTRY_VERIFY(stage.window->isWindowModified());
        QVERIFY(stage.open(kDocumentFilesGame, u"b.gcg"_s));
        QVERIFY(!stage.window->isWindowModified());
        QTRY_COMPARE(stage.putAside().size(), 1);
        const auto asked = stage.answer(u"unsavedQuestion"_s, u"Save"_s);
        stage.window->close();
        QVERIFY(*asked);
        QTRY_VERIFY(!stage.window->isVisible());
        QVERIFY(stage.content(u"a.gcg"_s).contains("#note first"));
        QVERIFY(stage.putAside().isEmpty());
    }

    void closingAsksAboutReviews_data() { reviewsSurviveADeath_data(); }
    void closingAsksAboutReviews()
    {
        QFETCH(const bool, isLexiconLate);
        const DocumentFilesStage stage;
        QVERIFY(stage.openFirst(kSearchableGame, isLexiconLate));
        QVERIFY(stage.reviewed());
        QVERIFY(!stage.window->isWindowModified());
        // It isn't what is seen any more, but undo would bring it back.
        QVERIFY(stage.open(kSearchableGame, u"b.gcg"_s));
        const auto asked = stage.answer(u"unsavedQuestion"_s, u"Cancel"_s);
        stage.window->close();
        QVERIFY(*asked);
        QVERIFY(stage.window->isVisible());

        // A study is what is offered for it, though it is in a GCG that is up to date.
        const QString study = stage.path(u"a.cws"_s);
        QString proposed;
        const auto save = stage.answer(u"unsavedQuestion"_s, u"Save"_s);
        QTimer saving;
        saving.callOnTimeout([&] {
            auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
            if (dialog == nullptr || !proposed.isEmpty()) return;
            proposed = dialog->selectedFiles().value(0);
            dialog->selectFile(study);
            static_cast<QDialog*>(dialog)->accept();
        });
        saving.start(5);
        stage.window->close();
        QVERIFY(*save);
        QCOMPARE(QFileInfo(proposed).fileName(), u"a.cws"_s);
        QTRY_VERIFY(!stage.window->isVisible());
        QVERIFY(stage.content(u"a.cws"_s).contains("verdict"));
    }

    void reviewsThatStudiesKeepAreNotAskedFor()
    {
        DocumentFilesStage stage;
        QVERIFY(stage.open(kSearchableGame));
        stage.session->loader().save(stage.session->study().state(), stage.path(u"a.cws"_s));
        QTRY_VERIFY(stage.window->windowTitle().contains(u"a.cws"_s));
        QVERIFY(stage.reviewed());
        const auto discard = stage.answer(u"unsavedQuestion"_s, u"Cancel"_s);
        stage.window->close();
        QVERIFY(*discard);
        stage.trigger("file.save");
        QTRY_VERIFY(stage.content(u"a.cws"_s).contains("verdict"));
        QTRY_VERIFY(stage.session->reviewer().unkept().empty());
        stage.window->close();
        QVERIFY(!stage.window->isVisible());
        // Nor where they came with it.
        stage.begin();
        stage.session->loader().openFile(stage.path(u"a.cws"_s));
        QTRY_VERIFY(stage.window->windowTitle().contains(u"a.cws"_s));
        QTRY_COMPARE(stage.session->reviewer().state(), ui::GameReviewer::State::Done);
        QVERIFY(stage.session->reviewer().review()->depth == engine::ReviewDepth::Standard);
        stage.window->close();
        QVERIFY(!stage.window->isVisible());
    }

    /// What searches found of a game is put aside although its file is up to date, comes back after
    /// the program has died, and is asked about then as before.
    void reviewsSurviveADeath_data()
    {
        QTest::addColumn<bool>("isLexiconLate");
        QTest::newRow("lexicon first") << false;
        // As where both are named when the program is started.
        QTest::newRow("game first") << true;
    }
    void reviewsSurviveADeath()
    {
        QFETCH(const bool, isLexiconLate);
        DocumentFilesStage stage;
        QVERIFY(stage.openFirst(kSearchableGame, isLexiconLate));
        QVERIFY(stage.putAside().isEmpty());
        QVERIFY(stage.reviewed());
        QTRY_COMPARE(stage.putAside().size(), 1);
        QTRY_VERIFY(stage.session->autosave()->idle());
        QVERIFY(stage.content(u"unsaved/"_s + stage.putAside().first()).contains("verdict"));
        stage.window.reset();
        stage.begin();
        stage.trigger("file.restore");
        QTRY_VERIFY(stage.session->study().game() != nullptr);
        QTRY_COMPARE(stage.session->reviewer().state(), ui::GameReviewer::State::Done);
        QVERIFY(stage.session->reviewer().review()->depth == engine::ReviewDepth::Standard);
        QVERIFY(!stage.session->reviewer().unkept().empty());
        const auto asked = stage.answer(u"unsavedQuestion"_s, u"Discard"_s);
        stage.window->close();
        QVERIFY(*asked);
        QVERIFY(!stage.window->isVisible());
        QVERIFY(stage.putAside().isEmpty());
    }

    void aPositionTriedOutIsNotAskedFor()
    {
        const DocumentFilesStage stage;
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
