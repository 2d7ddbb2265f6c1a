// SPDX-License-Identifier: GPL-3.0-or-later
// Building, managing and comparing lexicons, by keys and buttons as people do it.
#include <csignal>

#include <sys/resource.h>

#include <QAccessible>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDir>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QFile>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QSpinBox>
#include <QTableView>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QUrl>
#include <QtTest>

#include "engine/lexicon/kwg.h"
#include "tests/support/test_class.h"
#include "tests/ui/accessible_names.h"
#include "tests/ui/settled.h"
#include "tests/ui/ui_fixture.h"
#include "ui/files/lexicon_library.h"
#include "ui/language/text.h"
#include "ui/lexicon/build_dialog.h"
#include "ui/lexicon/build_report_card.h"
#include "ui/lexicon/compare_dialog.h"
#include "ui/lexicon/library_dialog.h"
#include "ui/widgets/path_field.h"

using namespace Qt::StringLiterals;

namespace {

struct LexiconDialogsStage
{
    QTemporaryDir folder;
    ui::Settings settings{folder.filePath(u"settings.ini"_s)};
    ui::LexiconLibrary library{settings};
    ui::JobService jobs;
    ui::Letters english = ui::lettersOf(fixture::english()->alphabet);

    LexiconDialogsStage() { QDir(folder.path()).mkdir(u"words"_s); }
    [[nodiscard]] QString path(const QString& name) const
    {
        return folder.filePath(u"words/"_s + name);
    }
    QString file(const QString& name, const QByteArray& content) const
    {
        QFile out(path(name));
        if (out.open(QIODevice::WriteOnly)) out.write(content);
        return out.fileName();
    }
    [[nodiscard]] QByteArray content(const QString& name) const
    {
        QFile in(path(name));
        return in.open(QIODevice::ReadOnly) ? in.readAll() : QByteArray("(none)");
    }
    [[nodiscard]] QStringList entries() const
    {
        return QDir(path({})).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
    }
};

/// The dialog with what a test looks at.
struct Builder
{
    ui::BuildDialog dialog;

    explicit Builder(LexiconDialogsStage& stage)
        : dialog(stage.jobs, stage.settings, stage.library, stage.english, nullptr)
    {
        dialog.show();
    }
    template <class T>
    T* child(const char* name) const
    {
        return dialog.findChild<T*>(QLatin1StringView(name));
    }
    [[nodiscard]] QPushButton* button(const char* name) const { return child<QPushButton>(name); }
    [[nodiscard]] QString text(const char* name) const { return child<QLabel>(name)->text(); }
    [[nodiscard]] QString message() const { return text("buildMessage"); }
    [[nodiscard]] QString output(const char* name) const { return child<QLineEdit>(name)->text(); }
    [[nodiscard]] bool ready() const { return button("buildStart")->isEnabled(); }
    [[nodiscard]] bool reported() const { return child<QWidget>("buildReport")->isVisible(); }
};

/// Names of what one can come to with Tab, once around.
QStringList tabStops(QWidget& dialog)
{
    QStringList names;
    QWidget* const first = dialog.focusWidget();
    for (int i = 0; i < 60; ++i) {
        QWidget* at = dialog.focusWidget();
        if (i > 0 && at == first) break;
        names.append(at->objectName());
        QTest::keyClick(at, Qt::Key_Tab);
    }
    return names;
}

}  // namespace

class TestLexiconDialogs : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }

    void emptyDialogSaysWhatToDo()
    {
        LexiconDialogsStage stage;
        Builder builder(stage);
        QVERIFY(!builder.ready());
        QVERIFY(!builder.message().isEmpty());
        QCOMPARE(builder.output("graphPathEdit"), QString());
        QCOMPARE(fixture::unnamedIn(builder.dialog), QString());
        QTest::keyClick(&builder.dialog, Qt::Key_Escape);
        QVERIFY(!builder.dialog.isVisible());
    }

    void buildsWithTheKeyboardOnly()
    {
        LexiconDialogsStage stage;
        const QString list = stage.file(u"animals.txt"_s, "cat a pet\ncow\ndog\ncat\nx1\n");
        Builder builder(stage);
        QVERIFY(QTest::qWaitForWindowActive(&builder.dialog));
        builder.dialog.addSources({list});
        QTRY_VERIFY(builder.ready());
        QCOMPARE(builder.text("count.words"), u"3"_s);
        QCOMPARE(builder.text("count.duplicates"), u"1"_s);
        QCOMPARE(builder.text("count.rejected"), u"1"_s);
        QCOMPARE(builder.text("count.notes"), u"1"_s);
        auto* problems = builder.child<QTableView>("problemTable")->model();
        QCOMPARE(problems->rowCount(), 1);
        QCOMPARE(problems->index(0, 1).data().toInt(), 5);
        QCOMPARE(problems->index(0, 2).data().toInt(), 2);
        QVERIFY(
            builder.child<QPlainTextEdit>("validationSample")->toPlainText().contains(u"DOG"_s));
        QCOMPARE(builder.output("graphPathEdit"), stage.path(u"animals.kwg"_s));
        QCOMPARE(stage.entries(), QStringList{u"animals.txt"_s});

        const QStringList stops = tabStops(builder.dialog);
        for (const char* name : {"sourceTable", "sourceAdd", "buildAlphabet", "buildFold",
                                 "graphContent", "graphOrder", "graphPathEdit", "alphaWanted",
                                 "buildCheck", "buildStart", "buildClose"})
            QVERIFY2(stops.contains(QLatin1StringView(name)), name);

        builder.child<QCheckBox>("alphaWanted")->setFocus();
        QTest::keyClick(builder.dialog.focusWidget(), Qt::Key_Space);
        builder.child<QCheckBox>("notesWanted")->setFocus();
        QTest::keyClick(builder.dialog.focusWidget(), Qt::Key_Space);
        QVERIFY(builder.ready());
        QTest::keyClick(&builder.dialog, Qt::Key_Return);
        QTRY_VERIFY(builder.reported());
        QCOMPARE(stage.entries(),
                 (QStringList{u"animals.kad"_s, u"animals.kad.letters"_s, u"animals.kwg"_s,
                              u"animals.kwg.letters"_s, u"animals.tsv"_s, u"animals.txt"_s}));
        QCOMPARE(stage.content(u"animals.tsv"_s), QByteArray("CAT\ta pet\n"));
        QCOMPARE(engine::Kwg::open(ui::toPath(stage.path(u"animals.kwg"_s)))->wordCount(), 3);
        const QString report = builder.child<ui::BuildReportCard>("buildReport")->asText();
        QVERIFY(report.contains(u"all 3 found"));
        QVERIFY(report.contains(u"SHA-256 "));
        QCOMPARE(stage.library.lettersOfFile(stage.path(u"animals.kwg"_s)), u"english"_s);
        QVERIFY(!stage.library.find(stage.path(u"animals.kad"_s)));

        QSignalSpy used(&builder.dialog, &ui::BuildDialog::useRequested);
        QSignalSpy compared(&builder.dialog, &ui::BuildDialog::compareRequested);
        QVERIFY(builder.button("reportUse")->hasFocus());
        QTest::keyClick(builder.button("reportUse"), Qt::Key_Space);
        QCOMPARE(used.size(), 1);
        QCOMPARE(used[0][0].toString(), stage.path(u"animals.kwg"_s));
        builder.button("reportCompare")->click();
        QCOMPARE(compared.size(), 1);
        builder.button("reportCopy")->click();
        QCOMPARE(QGuiApplication::clipboard()->text(), report);
        builder.button("reportBack")->click();
        QVERIFY(builder.ready());
    }

    /// On a small screen the files to make are seen whole, whatever is made.
    void filesToMakeAreNotScrolledSideways()
    {
        LexiconDialogsStage stage;
        Builder builder(stage);
        auto* scroll = builder.child<QScrollArea>("outputScroll");
        const auto boxes = builder.child<QWidget>("buildOutputs")->findChildren<QCheckBox*>();
        QVERIFY(boxes.size() > 3);
        for (QCheckBox* box : boxes) box->setChecked(true);
        builder.dialog.setMinimumSize(0, 0);
        builder.dialog.resize(960, 560);
        QVERIFY(fixture::settles(*scroll));
        QTRY_VERIFY2(scroll->widget()->width() <= scroll->viewport()->width(),
                     qPrintable(QString::number(scroll->viewport()->width())));
    }

    void setsAreCombined()
    {
        LexiconDialogsStage stage;
        Builder builder(stage);
        builder.dialog.addSources({stage.file(u"a.txt"_s, "cat\ncow\ndog\n"),
                                   stage.file(u"b.txt"_s, "cow\n"),
                                   stage.file(u"c.txt"_s, "cat\nzebra\n")});
        QTRY_COMPARE(builder.text("count.words"), u"4"_s);
        const auto choose = [&](const char* name, int index) {
            auto* box = builder.child<QComboBox>(name);
            box->setCurrentIndex(index);
            emit box->activated(index);
        };
        choose("sourceOperation1", 1);
        QTRY_COMPARE(builder.text("count.words"), u"3"_s);
        choose("sourceOperation2", 2);
        QTRY_COMPARE(builder.text("count.words"), u"1"_s);
        auto* table = builder.child<QTableWidget>("sourceTable");
        QCOMPARE(table->item(1, 3)->text(), u"−1"_s);
        // In another order: {cat, zebra} begins, what is in b goes.
        table->setCurrentCell(2, 1);
        builder.button("sourceUp")->click();
        builder.button("sourceUp")->click();
        QCOMPARE(table->item(0, 1)->text(), u"c.txt"_s);
        QTest::keyClick(table, Qt::Key_Down);
        QTest::keyClick(table, Qt::Key_Delete);
        QCOMPARE(table->rowCount(), 2);
        QTRY_COMPARE(builder.text("count.words"), u"2"_s);
    }

    void settingsChangeWhatIsRead()
    {
        LexiconDialogsStage stage;
        Builder builder(stage);
        builder.dialog.addSources(
            {stage.file(u"a.txt"_s, "abb\xc3\xa9\ncat\ncats\n\xc5\xbc\xc3\xb3\xc5\x82w\n")});
        QTRY_COMPARE(builder.text("count.words"), u"2"_s);
        builder.child<QCheckBox>("buildFold")->click();
        QTRY_COMPARE(builder.text("count.words"), u"4"_s);
        QCOMPARE(builder.text("count.folded"), u"2"_s);
        builder.child<QSpinBox>("buildLongest")->setValue(3);
        QTRY_COMPARE(builder.text("count.words"), u"1"_s);
        QCOMPARE(builder.text("count.outside"), u"3"_s);
        builder.child<QSpinBox>("buildShortest")->setValue(4);
        QTRY_VERIFY(builder.message().contains(u"shortest"));
        QVERIFY(!builder.ready());
        builder.child<QSpinBox>("buildLongest")->setValue(15);
        auto* alphabet = builder.child<QComboBox>("buildAlphabet");
        alphabet->setCurrentIndex(alphabet->findText(u"Polish"_s, Qt::MatchStartsWith));
        QTRY_VERIFY(builder.ready());
        QCOMPARE(builder.text("count.folded"), u"1"_s);
        // Built for other letters than those of the rules: not to be used now.
        QTest::keyClick(&builder.dialog, Qt::Key_Return);
        QTRY_VERIFY(builder.reported());
        QVERIFY(!builder.button("reportUse")->isEnabled());
        QVERIFY(builder.text("reportHint").contains(u"Polish"));
        builder.dialog.setCurrentLetters(*ui::lettersById(u"polish"_s));
        QVERIFY(builder.button("reportUse")->isEnabled());
    }

    void linesWithoutWordsCanBeAnObstacle()
    {
        LexiconDialogsStage stage;
        Builder builder(stage);
        builder.dialog.addSources({stage.file(u"a.txt"_s, "cat\nd0g\n=c0w\n")});
        QTRY_VERIFY(builder.ready());
        builder.child<QCheckBox>("buildDrop")->click();
        QVERIFY(!builder.ready());
        QVERIFY(builder.message().contains(u"2 lines"));
        builder.button("problemCopy")->click();
        QVERIFY(QGuiApplication::clipboard()->text().contains(u"a.txt\t3\t1\t'=c0w\t"));
    }

    void wrongSourcesAreTold_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<QString>("message");
        QTest::newRow("missing") << u"none.txt"_s << QByteArray() << u"No such file"_s;
        QTest::newRow("empty") << u"empty.txt"_s << QByteArray("\n") << u"no words"_s;
        QTest::newRow("folder") << u"."_s << QByteArray() << u"folder"_s;
        QTest::newRow("picture") << u"p.txt"_s << QByteArray("\x89PNG\r\n\x1a\n\0\0", 10)
                                 << u"PNG picture"_s;
        QTest::newRow("long line") << u"long.txt"_s << QByteArray(10'000, 'a') << u"no words"_s;
        QTest::newRow("damaged graph")
            << u"g.kwg"_s << QByteArray("\x05\0\x40\0\x02\0\x40\0", 8) << u"node"_s;
        QTest::newRow("graph cut off")
            << u"g.kwg"_s << QByteArray("\0\0\x40\0\0\0\x40", 7) << u"cut off"_s;
    }
    void wrongSourcesAreTold()
    {
        QFETCH(QString, name);
        QFETCH(QByteArray, content);
        QFETCH(QString, message);
        LexiconDialogsStage stage;
        if (!content.isEmpty()) stage.file(name, content);
        Builder builder(stage);
        builder.dialog.addSources({stage.path(name)});
        QTRY_VERIFY2(builder.message().contains(message), qPrintable(builder.message()));
        QVERIFY(!builder.ready());
        QTest::keyClick(&builder.dialog, Qt::Key_Return);
        QVERIFY(!builder.reported());
        if (name == u"long.txt")
            QCOMPARE(builder.child<QTableView>("problemTable")->model()->index(0, 1).data(), 1);
    }

    void overwritingIsAskedFor()
    {
        LexiconDialogsStage stage;
        stage.file(u"a.kwg"_s, "old");
        Builder builder(stage);
        QStringList asked;
        bool answer = false;
        builder.dialog.setConfirmReplace([&](QWidget*, const QStringList& names) {
            asked += names;
            return answer;
        });
        builder.dialog.addSources({stage.file(u"a.txt"_s, "cat\n")});
        QTRY_VERIFY(builder.ready());
        builder.dialog.build();
        QCOMPARE(asked, QStringList{u"a.kwg"_s});
        QVERIFY(stage.jobs.jobs().isEmpty());
        QCOMPARE(stage.content(u"a.kwg"_s), QByteArray("old"));
        answer = true;
        builder.dialog.build();
        QTRY_VERIFY(builder.reported());
        QVERIFY(stage.content(u"a.kwg"_s) != "old");
    }

    void pathsAreSuggestedUntilTyped()
    {
        LexiconDialogsStage stage;
        const QString graph = stage.path(u"a.kwg"_s);
        Builder builder(stage);
        builder.dialog.addSources({stage.file(u"a.txt.gz"_s, "cat\n")});
        QCOMPARE(builder.output("graphPathEdit"), graph);
        QCOMPARE(builder.output("leavesPathEdit"), stage.path(u"a.klv2"_s));
        builder.child<QComboBox>("graphWidth")->setCurrentIndex(1);
        QCOMPARE(builder.output("graphPathEdit"), stage.path(u"a.kbwg"_s));
        builder.child<QComboBox>("leavesVersion")->setCurrentIndex(1);
        QCOMPARE(builder.output("leavesPathEdit"), stage.path(u"a.klv"_s));
        builder.child<QComboBox>("graphWidth")->setCurrentIndex(0);
        // What is built of a graph doesn't replace it.
        QVERIFY(!stage.file(u"a.kwg"_s, QByteArray("\0\0\x40\0\0\0\x40\0", 8)).isEmpty());
        builder.dialog.addSources({graph});
        QCOMPARE(builder.output("graphPathEdit"), stage.path(u"a-new.kwg"_s));
        builder.child<QLineEdit>("graphPathEdit")->setText(stage.path(u"mine.kwg"_s));
        builder.dialog.addSources({stage.file(u"b.txt"_s, "dog\n")});
        QCOMPARE(builder.output("graphPathEdit"), stage.path(u"mine.kwg"_s));
        QTRY_VERIFY(builder.ready());
        builder.child<QLineEdit>("graphPathEdit")->setText(u"/no such folder/x.kwg"_s);
        QVERIFY(builder.message().contains(u"/no such folder"));
        QVERIFY(!builder.ready());
        builder.child<QLineEdit>("graphPathEdit")->setText(stage.path(u"x.kbwg"_s));
        QVERIFY(!builder.ready());
    }

    void stoppingLeavesNothing()
    {
        LexiconDialogsStage stage;
        std::string many;
        for (char a = 'a'; a <= 'z'; ++a)
            for (char b = 'a'; b <= 'z'; ++b)
                for (char c = 'a'; c <= 'z'; ++c)
                    for (char d = 'a'; d <= 'z'; d = static_cast<char>(d + 2))
                        many += std::string{a, b, c, d, a, c, '\n'};
        stage.file(u"a.kwg"_s, "old");
        Builder builder(stage);
        builder.dialog.setConfirmReplace([](QWidget*, const QStringList&) { return true; });
        builder.dialog.addSources({stage.file(u"a.txt"_s, QByteArray::fromStdString(many))});
        QTRY_VERIFY(builder.ready());
        QTest::keyClick(&builder.dialog, Qt::Key_Return);
        QVERIFY(builder.button("buildCancel")->isVisible());
        QVERIFY(!builder.child<QWidget>("sourceTable")->isEnabled());
        QTRY_VERIFY(!stage.jobs.jobs().isEmpty() &&
                    stage.jobs.jobs().first()->state() == ui::Job::State::Running);
        QElapsedTimer clock;
        clock.start();
        QTest::keyClick(&builder.dialog, Qt::Key_Escape);
        QVERIFY(builder.dialog.isVisible());
        QTRY_VERIFY(stage.jobs.jobs().isEmpty());
        qInfo("stopped after %lld ms", static_cast<long long>(clock.elapsed()));
        QVERIFY(builder.message().contains(u"stopped"));
        QVERIFY(builder.ready());
        QVERIFY(!builder.reported());
        QCOMPARE(stage.entries(), (QStringList{u"a.kwg"_s, u"a.txt"_s}));
        QCOMPARE(stage.content(u"a.kwg"_s), QByteArray("old"));
        // Closing while it builds stops as well.
        builder.dialog.build();
        QVERIFY(!stage.jobs.jobs().isEmpty());
        builder.dialog.reject();
        QTRY_VERIFY(stage.jobs.jobs().isEmpty());
        builder.dialog.reject();
        QVERIFY(!builder.dialog.isVisible());
    }

    void fullDiskIsTold()
    {
        LexiconDialogsStage stage;
        std::string many;
        for (char a = 'a'; a <= 'z'; ++a)
            for (char b = 'a'; b <= 'z'; ++b) many += std::string{a, b, b, a, '\n'};
        stage.file(u"a.kwg"_s, "old");
        Builder builder(stage);
        builder.dialog.setConfirmReplace([](QWidget*, const QStringList&) { return true; });
        builder.dialog.addSources({stage.file(u"a.txt"_s, QByteArray::fromStdString(many))});
        QTRY_VERIFY(builder.ready());
        auto* handler = std::signal(SIGXFSZ, SIG_IGN);
        rlimit before{};
        ::getrlimit(RLIMIT_FSIZE, &before);
        const rlimit small{1000, before.rlim_max};
        ::setrlimit(RLIMIT_FSIZE, &small);
        builder.dialog.build();
        QTRY_VERIFY(stage.jobs.jobs().isEmpty());
        ::setrlimit(RLIMIT_FSIZE, &before);
        (void)std::signal(SIGXFSZ, handler);
        QVERIFY2(builder.message().contains(u"a.kwg: can't be written"),
                 qPrintable(builder.message()));
        QVERIFY(builder.ready());
        QCOMPARE(stage.entries(), (QStringList{u"a.kwg"_s, u"a.txt"_s}));
        QCOMPARE(stage.content(u"a.kwg"_s), QByteArray("old"));
    }

    void leavesAreBuiltFromCsv()
    {
        LexiconDialogsStage stage;
        Builder builder(stage);
        builder.dialog.addSources({stage.file(u"a.txt"_s, "cat\n")});
        QTRY_VERIFY(builder.ready());
        builder.child<QCheckBox>("graphWanted")->click();
        QVERIFY(!builder.ready());
        builder.child<QCheckBox>("leavesWanted")->click();
        QVERIFY(builder.ready());
        builder.child<QLineEdit>("leavesCsvEdit")->setText(stage.path(u"none.csv"_s));
        QVERIFY(!builder.ready());
        builder.child<QLineEdit>("leavesCsvEdit")->setText(stage.file(u"v.csv"_s, "S,8\nQ,nan\n"));
        QVERIFY(builder.ready());
        builder.dialog.build();
        QTRY_VERIFY2(builder.message().contains(u"v.csv:2"), qPrintable(builder.message()));
        QVERIFY(!QFile::exists(stage.path(u"a.klv2"_s)));
        stage.file(u"v.csv"_s, "S,8\nQ,-6\n");
        builder.dialog.build();
        QTRY_VERIFY(builder.reported());
        QVERIFY(QFile::exists(stage.path(u"a.klv2"_s)));
        QVERIFY(!builder.button("reportUse")->isEnabled());
        QVERIFY(!builder.button("reportCompare")->isEnabled());
    }

    void sourcesCanBeDropped()
    {
        LexiconDialogsStage stage;
        Builder builder(stage);
        auto* list = builder.child<QWidget>("sourceList");
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(stage.file(u"a.txt"_s, "cat\n")),
                      QUrl::fromLocalFile(stage.file(u"b.txt"_s, "dog\n"))});
        QDragEnterEvent enter(QPoint(5, 5), Qt::CopyAction, &data, Qt::LeftButton, {});
        QCoreApplication::sendEvent(list, &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop(QPointF(5, 5), Qt::CopyAction, &data, Qt::LeftButton, {});
        QCoreApplication::sendEvent(list, &drop);
        QTRY_COMPARE(builder.text("count.words"), u"2"_s);
    }

    void libraryTellsAndChanges()
    {
        LexiconDialogsStage stage;
        const QString good = stage.file(u"good.txt"_s, "cat\ncats\n");
        const QString bad = stage.file(u"bad.txt"_s, "d0g\n");
        const QString gone = stage.path(u"gone.kwg"_s);
        const QString polish = stage.file(u"polish.txt"_s, "kot\n");
        for (const QString& path : {good, bad, gone}) stage.library.remember(path, u"english"_s);
        stage.library.remember(polish, u"polish"_s);
        ui::LibraryDialog dialog(stage.jobs, stage.settings, stage.library,
                                 {stage.english, u"wordsmog"_s, u"Wordsmog"_s, good}, nullptr);
        dialog.show();
        QVERIFY(QTest::qWaitForWindowActive(&dialog));
        QCOMPARE(fixture::unnamedIn(dialog), QString());
        auto* table = dialog.findChild<QTableWidget*>(u"libraryTable"_s);
        QTRY_VERIFY(stage.jobs.jobs().isEmpty());
        QCOMPARE(table->rowCount(), 4);
        const auto cell = [&](int row, int column) { return table->item(row, column)->text(); };
        QCOMPARE(cell(0, 0), u"bad"_s);
        QVERIFY(cell(0, 5).contains(u"'d0g'"));
        QVERIFY(cell(1, 5).contains(u"missing"));
        QCOMPARE(cell(2, 2), u"2"_s);
        QVERIFY(cell(2, 5).contains(u"in use"));
        QCOMPARE(cell(3, 1), u"Polish"_s);
        QCOMPARE(table->currentRow(), 2);

        auto* use = dialog.findChild<QPushButton*>(u"libraryUse"_s);
        QSignalSpy used(&dialog, &ui::LibraryDialog::useRequested);
        table->setFocus();
        QTest::keyClick(table, Qt::Key_Return);
        QCOMPARE(used.size(), 1);
        for (const int row : {0, 1, 3}) {
            table->setCurrentCell(row, 0);
            QVERIFY2(!use->isEnabled(), qPrintable(cell(row, 0)));
        }
        QVERIFY(dialog.findChild<QLabel*>(u"libraryState"_s)->text().contains(u"Polish"));
        dialog.setPresent({*ui::lettersById(u"polish"_s), u"polish"_s, u"Polish"_s, {}});
        QVERIFY(use->isEnabled());

        // Rename.
        QTest::keyClick(table, Qt::Key_F2);
        auto* title = dialog.findChild<QLineEdit*>(u"libraryTitle"_s);
        QVERIFY(title->hasFocus());
        QTest::keyClicks(title, u"Z best"_s);
        QTest::keyClick(title, Qt::Key_Tab);
        QCOMPARE(stage.library.find(polish)->title, u"Z best"_s);
        QCOMPARE(cell(3, 0), u"Z best"_s);
        // What belongs to it.
        const auto type = [&dialog](const QString& name, const QString& text) {
            auto* field = dialog.findChild<QLineEdit*>(name);
            field->setFocus();
            field->selectAll();
            QTest::keyClick(field, Qt::Key_Delete);
            QTest::keyClicks(field, text);
            QTest::keyClick(field, Qt::Key_Return);
        };
        type(u"libraryLeavesEdit"_s, u"/x/pl.klv2"_s);
        QCOMPARE(stage.library.find(polish)->leaves, u"/x/pl.klv2"_s);
        QVERIFY(cell(3, 5).contains(u"leave values are missing"));
        type(u"libraryLeavesEdit"_s, {});
        QCOMPARE(stage.library.find(polish)->leaves, QString());
        type(u"libraryWinTableEdit"_s, good);
        QCOMPARE(stage.library.find(polish)->winTable, good);
        // That is a list of words.
        QTRY_VERIFY(stage.jobs.jobs().isEmpty());
        QVERIFY2(cell(3, 5).contains(u"win table: "_s + good + u":1"), qPrintable(cell(3, 5)));
        const QString counts =
            stage.file(u"pl.winpct"_s, "tilewright win counts 1\nrack=7\ngames=1\n\n1\t0\t1\n");
        type(u"libraryWinTableEdit"_s, counts);
        QTRY_VERIFY(stage.jobs.jobs().isEmpty());
        QVERIFY2(cell(3, 5).contains(u"good"), qPrintable(cell(3, 5)));
        QVERIFY(dialog.findChild<QLabel*>(u"libraryState"_s)->text().contains(u"pl.winpct"));
        type(u"libraryWinTableEdit"_s, {});
        QCOMPARE(stage.library.find(polish)->winTable, QString());
        // Taken of itself.
        auto* menu = dialog.findChild<QPushButton*>(u"libraryDefault"_s)->menu();
        emit menu->aboutToShow();
        QCOMPARE(menu->actions().size(), 2);
        menu->actions().at(0)->trigger();
        QCOMPARE(stage.settings.lexiconFor(u"polish"_s), polish);
        QVERIFY(cell(3, 4).contains(u"★ Polish"));
        emit menu->aboutToShow();
        menu->actions().at(1)->trigger();
        QCOMPARE(stage.settings.lexiconForRules(u"polish"_s), polish);
        emit menu->aboutToShow();
        menu->actions().at(0)->trigger();
        QVERIFY(stage.settings.lexiconFor(u"polish"_s).isEmpty());
        // Another alphabet is another look at the file.
        auto* alphabet = dialog.findChild<QComboBox*>(u"libraryAlphabet"_s);
        const int spanish = alphabet->findData(u"spanish"_s);
        alphabet->setCurrentIndex(spanish);
        emit alphabet->activated(spanish);
        QTRY_VERIFY(stage.jobs.jobs().isEmpty());
        QVERIFY(cell(3, 5).startsWith(u"✕"));
        // Off the list, not off the disk.
        table->setFocus();
        QTest::keyClick(table, Qt::Key_Delete);
        QCOMPARE(table->rowCount(), 3);
        QVERIFY(QFile::exists(polish));
        dialog.addFiles({polish});
        QCOMPARE(table->rowCount(), 4);
        QCOMPARE(stage.library.lettersOfFile(polish), u"polish"_s);
        // What stands beside a graph names its letters, if they are known.
        stage.file(u"c.kwg.letters"_s, "catalan\n");
        stage.file(u"d.kwg.letters"_s, "klingon\n");
        const QString catalan = stage.file(u"c.kwg"_s, "x");
        const QString other = stage.file(u"d.kwg"_s, "x");
        dialog.addFiles({other, catalan});
        QCOMPARE(stage.library.lettersOfFile(catalan), u"catalan"_s);
        QVERIFY(stage.library.lettersOfFile(other) != u"klingon"_s);
    }

    /// Whatever becomes known meanwhile, what is being typed stays as it is, and counts at its end.
    void whatIsTypedStays()
    {
        LexiconDialogsStage stage;
        const QString good = stage.file(u"good.txt"_s, "cat\ncats\n");
        const QString leaves = stage.file(u"values.klv2"_s, "x");
        stage.library.remember(good, u"english"_s);
        ui::LibraryDialog dialog(stage.jobs, stage.settings, stage.library,
                                 {stage.english, u"english"_s, u"English"_s, good}, nullptr);
        dialog.show();
        QVERIFY(QTest::qWaitForWindowActive(&dialog));
        auto* title = dialog.findChild<QLineEdit*>(u"libraryTitle"_s);
        title->setFocus();
        title->selectAll();
        // The file is looked at while the name is typed, and another one is added.
        QTest::keyClicks(title, u"My"_s);
        QTRY_VERIFY(stage.jobs.jobs().isEmpty());
        QTest::keyClicks(title, u"  own"_s);
        stage.library.remember(stage.file(u"other.txt"_s, "dog\n"), u"english"_s);
        QTRY_VERIFY(stage.jobs.jobs().isEmpty());
        QCOMPARE(title->text(), u"My  own"_s);
        QTest::keyClick(title, Qt::Key_Return);
        QCOMPARE(stage.library.find(good)->title, u"My own"_s);
        QCOMPARE(title->text(), u"My own"_s);
        // A path that is another one at each key.
        auto* field = dialog.findChild<QLineEdit*>(u"libraryLeavesEdit"_s);
        field->setFocus();
        const QString typed =
            stage.path(u"./../"_s) + QDir(stage.path({})).dirName() + u"/values.klv2"_s;
        for (const QChar letter : typed) {
            QTest::keyClick(field, letter.toLatin1());
            if (letter == u'/') stage.library.rename(good, field->text());
        }
        QCOMPARE(field->text(), typed);
        QCOMPARE(stage.library.find(good)->leaves, QString());
        QTest::keyClick(field, Qt::Key_Tab);
        QCOMPARE(stage.library.find(good)->leaves, leaves);
        QCOMPARE(field->text(), leaves);
        // Also what is typed when the dialog goes.
        auto* table = dialog.findChild<QLineEdit*>(u"libraryWinTableEdit"_s);
        table->setFocus();
        QTest::keyClicks(table, u"/x/a.winpct"_s);
        dialog.reject();
        QCOMPARE(stage.library.find(good)->winTable, u"/x/a.winpct"_s);
    }

    void bundledLexiconStays()
    {
        LexiconDialogsStage stage;
        stage.library.setBundled(stage.file(u"share.txt"_s, "cat\n"), u"english"_s);
        ui::LibraryDialog dialog(stage.jobs, stage.settings, stage.library,
                                 {stage.english, u"english"_s, u"English"_s, {}}, nullptr);
        dialog.show();
        auto* table = dialog.findChild<QTableWidget*>(u"libraryTable"_s);
        QCOMPARE(table->rowCount(), 1);
        QVERIFY(table->item(0, 4)->text().contains(u"★ English"));
        // Its name is seen whole beside what it is.
        stage.library.rename(stage.path(u"share.txt"_s), u"tilewright_english, all words"_s);
        dialog.setPresent({stage.english, u"english"_s, u"English"_s, {}});
        QVERIFY(table->fontMetrics().horizontalAdvance(table->item(0, 0)->text()) <
                table->columnWidth(0));
        table->setCurrentCell(0, 0);
        QVERIFY(!dialog.findChild<QPushButton*>(u"libraryRemove"_s)->isEnabled());
        QVERIFY(!dialog.findChild<QComboBox*>(u"libraryAlphabet"_s)->isEnabled());
        QTest::keyClick(table, Qt::Key_Delete);
        QCOMPARE(table->rowCount(), 1);
    }

    /// What is chosen while it compares is not what was compared.
    void differencesAreOfWhatWasAsked()
    {
        LexiconDialogsStage stage;
        const QString one = stage.file(u"one.txt"_s, "cat\n");
        const QString two = stage.file(u"two.txt"_s, "dog\n");
        const QString three = stage.file(u"three.txt"_s, "cow\n");
        for (const QString& path : {one, two, three}) stage.library.remember(path, u"english"_s);
        ui::CompareDialog dialog(stage.jobs, stage.settings, stage.library, stage.english, nullptr);
        dialog.show();
        dialog.setLexicons(one, two, u"english"_s);
        for (const auto& name : {u"compareFirst"_s, u"compareSecond"_s}) {
            auto* box = dialog.findChild<QComboBox*>(name);
            box->setCurrentIndex(box->findData(three));
        }
        const auto* model = dialog.findChild<QTableView*>(u"differenceTable"_s)->model();
        QTRY_COMPARE(model->rowCount(), 2);
        QCOMPARE(model->index(0, 2).data().toString(), u"− only in A: one"_s);
        QCOMPARE(model->index(1, 2).data().toString(), u"+ only in B: two"_s);
    }

    void differencesAreShownFilteredAndSaved()
    {
        LexiconDialogsStage stage;
        const QString one = stage.file(u"one.txt"_s, "cat\ncow\ndogs\n");
        // No name becomes a formula.
        const QString two = stage.file(u"=1+1.txt"_s, "bird\ncat\nzebra\n");
        stage.library.remember(one, u"english"_s);
        ui::CompareDialog dialog(stage.jobs, stage.settings, stage.library, stage.english, nullptr);
        dialog.show();
        QCOMPARE(fixture::unnamedIn(dialog), QString());
        const auto message = [&] { return dialog.findChild<QLabel*>(u"compareMessage"_s)->text(); };
        auto* model = dialog.findChild<QTableView*>(u"differenceTable"_s)->model();
        QVERIFY(!dialog.findChild<QPushButton*>(u"compareStart"_s)->isEnabled());
        dialog.setLexicons(one, two, u"english"_s);
        QTRY_COMPARE(message(), u"2 words only in A, 2 only in B; 4 shown"_s);
        QCOMPARE(model->rowCount(), 4);
        QCOMPARE(model->index(0, 0).data().toString(), u"BIRD"_s);
        QVERIFY(model->index(0, 2).data().toString().startsWith(u"+ only in B"));
        dialog.findChild<QComboBox*>(u"compareSides"_s)->setCurrentIndex(1);
        QCOMPARE(model->rowCount(), 2);
        dialog.findChild<QSpinBox*>(u"compareShortest"_s)->setValue(4);
        QCOMPARE(model->rowCount(), 1);
        QCOMPARE(model->index(0, 0).data().toString(), u"DOGS"_s);
        dialog.findChild<QPushButton*>(u"compareCopy"_s)->click();
        QTRY_COMPARE(QGuiApplication::clipboard()->text(), u"DOGS\tone\n"_s);
        // What is written is what was shown then.
        dialog.save(stage.path(u"d.tsv"_s));
        dialog.findChild<QComboBox*>(u"compareSides"_s)->setCurrentIndex(0);
        QTRY_VERIFY2(message().startsWith(u"✓ d.tsv"), qPrintable(message()));
        QCOMPARE(stage.content(u"d.tsv"_s), QByteArray("DOGS\tone\n"));
        auto* table = dialog.findChild<QTableView*>(u"differenceTable"_s);
        table->selectRow(0);
        dialog.findChild<QPushButton*>(u"compareCopy"_s)->click();
        QTRY_COMPARE(QGuiApplication::clipboard()->text(), u"BIRD\t'=1+1.txt\n"_s);
        dialog.save(u"/nowhere/d.tsv"_s);
        QTRY_VERIFY2(message().startsWith(u"✕"), qPrintable(message()));
        // Neither of those that are compared is written over.
        for (const QString& read : {one, two}) {
            dialog.save(read);
            QTRY_VERIFY2(message().contains(u"files that are read"), qPrintable(message()));
            dialog.save(stage.path(u"d.tsv"_s));
            QTRY_VERIFY2(message().startsWith(u"✓ d.tsv"), qPrintable(message()));
        }
        QCOMPARE(stage.content(u"one.txt"_s), QByteArray("cat\ncow\ndogs\n"));
        QCOMPARE(stage.content(u"=1+1.txt"_s), QByteArray("bird\ncat\nzebra\n"));
        dialog.setLexicons({}, one, u"english"_s);
        QTRY_COMPARE(message(), u"Both hold the same words."_s);
        // Letters that are known not to be those are refused, files that are broken are told.
        dialog.setLexicons({}, {}, u"polish"_s);
        QVERIFY2(message().contains(u"English"), qPrintable(message()));
        dialog.setLexicons(stage.file(u"p.txt"_s, "\x89PNG\r\n\x1a\n"), two, u"english"_s);
        QTRY_VERIFY2(message().contains(u"PNG"), qPrintable(message()));
        QCOMPARE(model->rowCount(), 0);
    }
};

TEST_CLASS(TestLexiconDialogs, QApplication)
#include "tst_lexicon_dialogs.moc"
