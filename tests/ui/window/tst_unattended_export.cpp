// SPDX-License-Identifier: GPL-3.0-or-later
#include <memory>

#include <QImageReader>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest>

#include "engine/eval/move_ranking.h"
#include "tests/support/test_class.h"
#include "tests/ui/ui_fixture.h"
#include "ui/document/study.h"
#include "ui/window/session.h"
#include "ui/window/unattended_export.h"

using namespace Qt::StringLiterals;

namespace {

const QByteArray kUnattendedExportGame = "#player1 anna Anna\n#player2 ben Ben\n"
                                         ">anna: AEST 8H SEAT +8 8\n"
                                         ">ben: CATS I7 C.T +5 5\n";

/// A window that is not seen.
struct UnattendedExportStage
{
    QTemporaryDir folder;
    ui::Session session{fixture::catPosition(), engine::rankMoves,
                        folder.filePath(u"settings.ini"_s)};
    ui::MainWindow window{session};
    QStringList remarks;

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
    /// Opens the files, writes the others; returns the problems, or that there was no end.
    QStringList exported(const QStringList& opened, const QStringList& names, int turn = 0)
    {
        QStringList paths;
        for (const QString& name : names) paths.append(path(name));
        ui::UnattendedExport exporting(session, window, paths, turn);
        QSignalSpy ended(&exporting, &ui::UnattendedExport::ended);
        QObject::connect(&exporting, &ui::UnattendedExport::remarked, &exporting,
                         [this](const QString& what) { remarks.append(what); });
        session.loader().openFiles(opened);
        exporting.begin();
        if (!QTest::qWaitFor([&] { return !ended.isEmpty(); }, 20000)) return {u"no end"_s};
        return ended.first().first().toStringList();
    }
};

}  // namespace

class TestUnattendedExport : public QObject
{
    Q_OBJECT

private slots:
    void knowsItsFiles()
    {
        for (const auto& name : {u"a.png"_s, u"a.SVG"_s, u"a.pdf"_s, u"a.cgp"_s, u"a.txt"_s,
                                 u"a.html"_s, u"a.md"_s, u"a.csv"_s, u"a.gcg"_s, u"a.b.cws"_s})
            QCOMPARE(ui::UnattendedExport::problemOf(name), QString());
        for (const auto& name : {u"a"_s, u"png"_s, u"a.kwg"_s, u"a.png.bak"_s, QString()})
            QVERIFY(ui::UnattendedExport::problemOf(name).contains(u".png"_s));
    }

    void writesAPosition()
    {
        UnattendedExportStage stage;
        QCOMPARE(stage.exported({}, {u"a.cgp"_s, u"a.txt"_s, u"a.png"_s, u"a.svg"_s, u"a.pdf"_s}),
                 QStringList());
        const QByteArray cgp = stage.content(u"a.cgp"_s);
        QCOMPARE(QString::fromUtf8(cgp).trimmed(),
                 stage.session.study().toCgp(*fixture::catPosition()));
        QVERIFY(stage.content(u"a.txt"_s).contains("C  A  T"));
        const QImage picture = QImageReader(stage.path(u"a.png"_s)).read();
        // Beside the board stands the list of its moves.
        QVERIFY2(picture.width() > picture.height() * 5 / 4, qPrintable(stage.remarks.join(u' ')));
        QVERIFY(stage.content(u"a.svg"_s).contains("<svg"));
        QVERIFY(stage.content(u"a.pdf"_s).startsWith("%PDF"));
    }

    void writesAGame()
    {
        UnattendedExportStage stage;
        const QString game = stage.file(u"game.gcg"_s, kUnattendedExportGame);
        QCOMPARE(stage.exported({game}, {u"a.html"_s, u"a.md"_s, u"a.csv"_s, u"a.gcg"_s, u"a.cws"_s,
                                         u"a.txt"_s}),
                 QStringList());
        for (const auto& name : {u"a.html"_s, u"a.md"_s, u"a.csv"_s, u"a.gcg"_s, u"a.cws"_s})
            QVERIFY2(stage.content(name).contains("Anna"), qPrintable(name));
        QVERIFY(stage.content(u"a.gcg"_s).contains(">anna: AEST 8H SEAT +8 8"));
    }

    void aGameOnPaperIsItsReport()
    {
        UnattendedExportStage stage;
        const QString game = stage.file(u"game.gcg"_s, kUnattendedExportGame);
        QCOMPARE(stage.exported({game}, {u"game.pdf"_s}), QStringList());
        QCOMPARE(stage.exported({game}, {u"board.pdf"_s}, 2), QStringList());
        // A picture is a page of its own size; the report has pages of paper.
        const auto pageWidth = [&stage](const QString& name) {
            static const QRegularExpression box(u"/MediaBox \\[0 0 ([0-9.]+) "_s);
            return box.match(QString::fromLatin1(stage.content(name))).captured(1).toDouble();
        };
        QCOMPARE(qRound(pageWidth(u"game.pdf"_s)), 595);
        QVERIFY(pageWidth(u"board.pdf"_s) > 0);
        QVERIFY(qRound(pageWidth(u"board.pdf"_s)) != 595);
    }

    void aPositionIsNoGame()
    {
        UnattendedExportStage stage;
        const QStringList problems = stage.exported({}, {u"a.html"_s, u"a.cgp"_s});
        QCOMPARE(problems.size(), 1);
        QVERIFY(problems.first().contains(u"a.html"_s));
        QVERIFY(!QFile::exists(stage.path(u"a.html"_s)));
        QVERIFY(!stage.content(u"a.cgp"_s).isEmpty());
    }

    void withoutItsFileNothingIsWritten()
    {
        UnattendedExportStage stage;
        const QString wrong = stage.file(u"wrong.cgp"_s, "15/15/CAT 1/2 0");
        for (const QString& file : {wrong, stage.path(u"missing.gcg"_s)}) {
            const QStringList problems = stage.exported({file}, {u"a.cgp"_s});
            QCOMPARE(problems.size(), 1);
            QVERIFY2(problems.first().contains(QFileInfo(file).fileName()),
                     qPrintable(problems.first()));
            QVERIFY(!QFile::exists(stage.path(u"a.cgp"_s)));
        }
    }

    void theTurnIsThere()
    {
        UnattendedExportStage stage;
        QVERIFY(stage.exported({}, {u"a.cgp"_s}, 2).first().contains(u"position"_s));
        const QString game = stage.file(u"game.gcg"_s, kUnattendedExportGame);
        QCOMPARE(stage.exported({game}, {u"a.cgp"_s}, 3), QStringList());
        const QStringList problems = stage.exported({game}, {u"b.cgp"_s}, 4);
        QCOMPARE(problems.size(), 1);
        QVERIFY(problems.first().contains(u"the last one is 2"_s));
        QVERIFY(!QFile::exists(stage.path(u"b.cgp"_s)));
    }

    void tellsWhatIsNotWritten()
    {
        UnattendedExportStage stage;
        const QStringList problems = stage.exported(
            {stage.file(u"game.gcg"_s, kUnattendedExportGame)},
            {u"none/a.png"_s, u"none/a.html"_s, u"none/a.gcg"_s, u"none/a.txt"_s, u"b.cgp"_s});
        QCOMPARE(problems.size(), 4);
        for (const QString& problem : problems)
            QVERIFY2(problem.contains(u"a."_s) && problem.contains(u"not written"_s),
                     qPrintable(problem));
        QVERIFY(!stage.content(u"b.cgp"_s).isEmpty());
    }
};

TEST_CLASS(TestUnattendedExport, QApplication)
#include "tst_unattended_export.moc"
