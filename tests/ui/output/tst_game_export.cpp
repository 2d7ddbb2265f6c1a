// SPDX-License-Identifier: GPL-3.0-or-later
#include <stop_token>

#include <QAbstractTextDocumentLayout>
#include <QCheckBox>
#include <QComboBox>
#include <QImage>
#include <QLabel>
#include <QPainter>
#include <QPlainTextEdit>
#include <QScrollBar>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTextCursor>
#include <QTextDocument>
#include <QtTest>

#include "tests/support/test_class.h"
#include "tests/ui/game_fixture.h"
#include "ui/files/chosen_output.h"
#include "ui/language/text.h"
#include "ui/output/export_dialog.h"
#include "ui/output/game_pdf.h"
#include "ui/output/report_words.h"
#include "ui/work/job_service.h"

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
        QTest::newRow("gcg") << int(ExportForm::Gcg) << QByteArray("#");
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

    /// Losses stand below each other with their decimal marks, also between words.
    void numbersOfAPdfStandAtTheRight()
    {
        engine::ReportParts parts;
        parts.title = "Anna against Ben";
        parts.tables = "| Move | Loses |\n| --- | --- |\n| 8D QUANT | 0.0 |\n| 8D AB | phony |\n"
                       "| 8D EF | phony |\n| 8D GH | phony |\n| 8D IJ | phony |\n"
                       "| H1 CAT | 39.5 pts (too close: ± 41 pts) |\n| C3 DOG | – |\n";
        const auto document = ui::documentOfReport(parts, {});
        const auto sideOf = [&](const QString& text) {
            const QTextCursor found = document->find(text);
            return found.isNull() ? Qt::Alignment() : found.blockFormat().alignment();
        };
        for (const QString& text : {u"39.5"_s, u"phony"_s, u"Loses"_s})
            QVERIFY2(sideOf(text) & Qt::AlignRight, qPrintable(text));
        QVERIFY(!(sideOf(u"QUANT"_s) & Qt::AlignRight));
    }

    /// However long what stands before it is.
    void shortTablesOfAPdfStayWholeBelowTheirHeading()
    {
        int nearEnds = 0;
        for (int rows = 20; rows < 60; rows += 3) {
            engine::ReportParts parts;
            parts.title = "Anna against Ben";
            parts.tables = "| Turn | Move |\n| --- | --- |\n";
            for (int i = 0; i < rows; ++i) parts.tables += "| 1 | 8D QUANT |\n";
            parts.tables += "\n## Review\n\nA guide, not a verdict.\n\n| | Anna |\n| --- | --- |\n";
            for (int i = 0; i < 9; ++i) parts.tables += "| Bingos | 2 |\n";
            const auto document = ui::documentOfReport(parts, {});
            QVERIFY(!ui::pdfOfDocument(*document).isEmpty());
            const qreal high = document->pageSize().height();
            const auto pageOf = [&](const QString& text) {
                const QTextBlock block = document->find(text).block();
                return static_cast<int>(document->documentLayout()->blockBoundingRect(block).top() /
                                        high);
            };
            const auto frames = document->rootFrame()->childFrames();
            const QRectF table = document->documentLayout()->frameBoundingRect(frames.last());
            QCOMPARE(frames.size(), 2);
            const int page = static_cast<int>(table.top() / high);
            QCOMPARE(static_cast<int>((table.bottom() - 1) / high), page);
            QCOMPARE(pageOf(u"Review"_s), page);
            // A long one is not put off to the next page.
            QCOMPARE(pageOf(u"QUANT"_s), 0);
            nearEnds += table.top() - page * high < high / 10 ? 1 : 0;
        }
        QVERIFY(nearEnds > 2);
    }

    void boardsInAPdf()
    {
        const QTemporaryDir folder;
        const ui::ExportRequest request = requestFor(ExportForm::Pdf, folder);
        QVERIFY(ui::exportGame(request, {}));
        QFile file(request.path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        // However many boards there are, the empty one and each tile are in it once.
        const QByteArray bytes = file.readAll();
        QCOMPARE(bytes.count("/Width 1200"), 1);
        QVERIFY2(bytes.size() < 300'000, qPrintable(QString::number(bytes.size())));
    }

    /// With their tiles where they lie.
    void boardsOfPages()
    {
        const QTemporaryDir folder;
        const ui::ExportRequest request = requestFor(ExportForm::Pdf, folder);
        const auto parts = engine::reportParts(request.game->record());
        QVERIFY(parts.has_value());
        const auto document = ui::documentWithBoards(*parts);
        QVERIFY(!ui::pdfOfDocument(*document).isEmpty());
        const QTextCursor found = document->find(QString(QChar::ObjectReplacementCharacter), 0);
        QVERIFY(!found.isNull());
        QImage page(document->size().toSize(), QImage::Format_RGB32);
        page.fill(Qt::white);
        QPainter painter(&page);
        document->drawContents(&painter);
        painter.end();
        const QColor tile = ui::Theme::day().tile;
        int tiles = 0;
        for (int y = 0; y < page.height(); ++y)
            for (int x = 0; x < page.width(); ++x) tiles += page.pixelColor(x, y) == tile ? 1 : 0;
        QVERIFY2(tiles > 100, qPrintable(QString::number(tiles)));
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

    void slidesThatAreThere()
    {
        const QTemporaryDir folder;
        // What a name says is no pattern.
        for (const auto& name : {u"game"_s, u"game[1]"_s, u"a*"_s, u"what?"_s, u"back\\slash"_s}) {
            ui::ExportRequest request = requestFor(ExportForm::Slides, folder);
            request.path = folder.filePath(name + u".png"_s);
            QCOMPARE(ui::slidesThere(request.path), QStringList());
            const auto written = ui::exportGame(request, {});
            QVERIFY(written.has_value());
            QStringList names;
            for (const QString& path : *written) names.append(QFileInfo(path).fileName());
            QCOMPARE(ui::slidesThere(request.path), names);
        }
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

    /// One that can't be written over is known before the first is written.
    void slidesBesideADocument()
    {
        const QTemporaryDir folder;
        const QString document = folder.filePath(u"game-3.png"_s);
        QFile file(document);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("#player1 a Anna\n") > 0);
        file.close();
        ui::keepDocuments({ui::toPath(document)});
        const auto written = ui::exportGame(requestFor(ExportForm::Slides, folder), {});
        ui::keepDocuments({});
        QVERIFY(!written);
        QCOMPARE(written.error().code, engine::ErrorCode::FileUnwritable);
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList{u"game-3.png"_s});
    }

    /// Regular letters where nothing is emphasised, and the lead among the pictures.
    void pages()
    {
        const QTemporaryDir folder;
        const ui::ExportRequest request = requestFor(ExportForm::Pdf, folder);
        const auto preview = ui::previewOf(request, {});
        QVERIFY(preview.has_value() && preview->document != nullptr);
        QTextDocument& document = *preview->document;
        QVERIFY(!document.resource(QTextDocument::ImageResource, QUrl(u"lead"_s)).isNull());
        int bold = 0;
        int regular = 0;
        for (QTextBlock block = document.begin(); block.isValid(); block = block.next())
            for (auto part = block.begin(); !part.atEnd(); ++part) {
                const QTextCharFormat format = part.fragment().charFormat();
                (format.fontWeight() > QFont::Medium ? bold : regular) += part.fragment().length();
            }
        QVERIFY2(regular > 2 * bold, qPrintable(u"%1 %2"_s.arg(regular).arg(bold)));
        // The family has letters that are not bold.
        const QFont letters = document.defaultFont();
        QVERIFY(QFontInfo(letters).weight() < QFont::DemiBold);
        QVERIFY(ui::exportGame(request, {}));
    }

    /// The main line with its variations, whatever was shown; another line says so.
    void lines()
    {
        engine::GameRecord record = fixture::openGame()->record();
        const auto main = record.lineThrough(engine::kRootNode);
        engine::Event pass;
        pass.kind = engine::EventKind::Pass;
        const engine::NodeId other = record.add(engine::kRootNode, pass).value();
        ui::ExportRequest request;
        request.game = *ui::OpenGame::create(record, fixture::lexicon());
        request.words = ui::reportWords({});
        request.form = ExportForm::Markdown;
        const QString told = ui::previewOf(request, {})->text;
        QVERIFY(told.contains(u"## 4. Ben"_s) && told.contains(u"### Variation 1a"_s));
        request.line = other;
        const QString chosen = ui::previewOf(request, {})->text;
        QVERIFY(chosen.contains(u"- Line: Variation, Turn 1"_s));
        request.form = ExportForm::Gcg;
        QVERIFY(!ui::previewOf(request, {})->text.contains(u"CAT"_s));
        request.line = engine::kRootNode;
        QVERIFY(ui::previewOf(request, {})->text.contains(u"CAT"_s));
    }

    void endings()
    {
        QVERIFY(ui::checkEnding(u"/a/b.html"_s, ExportForm::Html));
        QVERIFY(ui::checkEnding(u"/a/b.HTM"_s, ExportForm::Html));
        QVERIFY(!ui::checkEnding(u"/a/b.pdf"_s, ExportForm::Html));
        QVERIFY(!ui::checkEnding(u"/a/b.html"_s, ExportForm::Gcg));
        QVERIFY(ui::checkEnding(u"/a/b.gcg"_s, ExportForm::Gcg));
    }

    void dialog()
    {
        ui::JobService jobs;
        ui::ExportRequest subject;
        subject.game = fixture::openGame();
        subject.words = ui::reportWords({});
        ui::ExportDialog dialog({subject, engine::kRootNode, u"no lexicon"_s}, jobs);
        auto* form = dialog.findChild<QComboBox*>(u"exportForm"_s);
        QCOMPARE(form->count(), 7);
        QVERIFY(!dialog.findChild<QCheckBox*>(u"exportReview"_s)->isEnabled());
        // Without a field beside it a label shows the sign of its key as it stands.
        for (const auto* label : dialog.findChildren<QLabel*>())
            QVERIFY2(!label->text().contains(u'&') || label->buddy(), qPrintable(label->text()));
        dialog.findChild<QCheckBox*>(u"exportNotes"_s)->setChecked(false);
        for (int i = 0; i < form->count(); ++i) {
            form->setCurrentIndex(i);
            const ui::ExportRequest request = dialog.request();
            QCOMPARE(request.form, dialog.form());
            QVERIFY(!request.notes && !request.review);
            QCOMPARE(request.lastTurn, 0);
            QVERIFY(dialog.filter().endsWith(ui::endingOf(dialog.form()) + u')'));
        }
    }

    /// What it shows follows what is chosen.
    void preview()
    {
        ui::JobService jobs;
        ui::ExportRequest subject;
        subject.game = fixture::openGame();
        subject.words = ui::reportWords({});
        ui::ExportDialog dialog({subject, engine::kRootNode, {}}, jobs);
        dialog.show();
        const auto* pages = dialog.findChild<QTextBrowser*>(u"exportPages"_s);
        const auto* text = dialog.findChild<QPlainTextEdit*>(u"exportText"_s);
        QTRY_VERIFY(pages->toPlainText().contains(u"4. Ben"_s));
        dialog.findChild<QSpinBox*>(u"exportLast"_s)->setValue(2);
        QTRY_VERIFY(!pages->toPlainText().contains(u"4. Ben"_s));
        QVERIFY(pages->toPlainText().contains(u"2. Ben"_s));
        QCOMPARE(dialog.request().lastTurn, 2);
        auto* form = dialog.findChild<QComboBox*>(u"exportForm"_s);
        form->setCurrentIndex(form->findData(int(ExportForm::Csv)));
        QTRY_VERIFY(text->isVisible() && text->toPlainText().startsWith(u"turn,"_s));
        QCOMPARE(text->toPlainText().trimmed().count(u'\n'), 2);
        dialog.findChild<QCheckBox*>(u"exportOnlyMistakes"_s)->setChecked(true);
        // The second one's rack isn't known, but that it was a phony is.
        QTRY_VERIFY2(text->toPlainText().contains(u",phony"_s), qPrintable(text->toPlainText()));
        dialog.findChild<QSpinBox*>(u"exportLast"_s)->setValue(1);
        QTRY_COMPARE(text->toPlainText().trimmed().count(u'\n'), 1);
        // Nothing has to be scrolled sideways, on a small screen either.
        dialog.resize(1280, 708);
        QTRY_COMPARE(text->horizontalScrollBar()->maximum(), 0);
        for (const ExportForm each : {ExportForm::Html, ExportForm::Pdf}) {
            form->setCurrentIndex(form->findData(int(each)));
            QTRY_VERIFY(pages->isVisible());
            QTRY_COMPARE(pages->horizontalScrollBar()->maximum(), 0);
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
