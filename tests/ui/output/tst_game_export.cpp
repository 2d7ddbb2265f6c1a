// SPDX-License-Identifier: GPL-3.0-or-later
#include <stop_token>

#include <QCheckBox>
#include <QComboBox>
#include <QImage>
#include <QTemporaryDir>
#include <QtTest>

#include "tests/support/test_class.h"
#include "tests/ui/game_fixture.h"
#include "ui/output/export_dialog.h"
#include "ui/output/report_words.h"

using namespace Qt::StringLiterals;
using ui::ExportForm;

class TestGameExport : public QObject
{
    Q_OBJECT

private slots:
    void files_data()
    {
        QTest::addColumn<int>("form");
        QTest::addColumn<QByteArray>("start");
        QTest::newRow("html") << int(ExportForm::Html) << QByteArray("<!DOCTYPE html>");
        QTest::newRow("pdf") << int(ExportForm::Pdf) << QByteArray("%PDF-1.");
        QTest::newRow("markdown") << int(ExportForm::Markdown) << QByteArray("# Anna");
        QTest::newRow("text") << int(ExportForm::Text) << QByteArray("Anna");
        QTest::newRow("csv") << int(ExportForm::Csv) << QByteArray("turn,");
    }
    void files()
    {
        QFETCH(int, form);
        QFETCH(QByteArray, start);
        const QTemporaryDir folder;
        const ui::ExportRequest request = requestFor(static_cast<ExportForm>(form), folder);
        const auto written = ui::exportGame(request, {});
        QVERIFY(written.has_value());
        QCOMPARE(*written, QStringList(request.path));
        QFile file(request.path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray bytes = file.readAll();
        QVERIFY(bytes.startsWith(start));
        QVERIFY(bytes.size() > 200);
    }

    void boardsInAPdf()
    {
        const QTemporaryDir folder;
        const ui::ExportRequest request = requestFor(ExportForm::Pdf, folder);
        QVERIFY(ui::exportGame(request, {}));
        QFile file(request.path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        // Pictures of boards, not the sign for one that isn't there.
        const QByteArray bytes = file.readAll();
        QCOMPARE(bytes.count("/Width 900"), 4);
    }

    void slides()
    {
        const QTemporaryDir folder;
        const auto written = ui::exportGame(requestFor(ExportForm::Slides, folder), {});
        QVERIFY(written.has_value());
        QCOMPARE(written->size(), 4);
        QVERIFY(written->first().endsWith(u"game-1.png"_s));
        for (const QString& path : *written) QCOMPARE(QImage(path).size(), QSize(1920, 1080));
    }

    void nothingHalfWritten()
    {
        const QTemporaryDir folder;
        std::stop_source source;
        source.request_stop();
        engine::TaskContext context;
        context.stop = source.get_token();
        for (const auto form : {ExportForm::Html, ExportForm::Pdf, ExportForm::Slides}) {
            const auto stopped = ui::exportGame(requestFor(form, folder), context);
            QVERIFY(!stopped);
            QCOMPARE(stopped.error().code, engine::ErrorCode::Cancelled);
        }
        QVERIFY(QDir(folder.path()).isEmpty());
        ui::ExportRequest request = requestFor(ExportForm::Html, folder);
        request.path = folder.filePath(u"no/such/game.html"_s);
        QVERIFY(!ui::exportGame(request, {}));
    }

    void dialog()
    {
        ui::ExportDialog dialog(u"no lexicon"_s);
        auto* form = dialog.findChild<QComboBox*>(u"exportForm"_s);
        QCOMPARE(form->count(), 6);
        QVERIFY(!dialog.findChild<QCheckBox*>(u"exportReview"_s)->isEnabled());
        dialog.findChild<QCheckBox*>(u"exportNotes"_s)->setChecked(false);
        for (int i = 0; i < form->count(); ++i) {
            form->setCurrentIndex(i);
            ui::ExportRequest request;
            dialog.fill(request);
            QCOMPARE(request.form, dialog.form());
            QVERIFY(!request.notes && !request.review);
            QVERIFY(dialog.filter().endsWith(ui::endingOf(dialog.form()) + u')'));
        }
    }

private:
    static ui::ExportRequest requestFor(ExportForm form, const QTemporaryDir& folder)
    {
        ui::ExportRequest request;
        request.game = fixture::openGame();
        request.form = form;
        request.path = folder.filePath(u"game"_s + ui::endingOf(form));
        request.words = ui::reportWords(u"club"_s);
        return request;
    }
};

TEST_CLASS(TestGameExport, QApplication)
#include "tst_game_export.moc"
