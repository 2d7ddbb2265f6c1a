// SPDX-License-Identifier: GPL-3.0-or-later
// Notes from others show the pictures that came with them, and read nothing else.
#include <stop_token>
#include <vector>

#include <sys/stat.h>

#include <QBuffer>
#include <QClipboard>
#include <QFile>
#include <QGuiApplication>
#include <QImage>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QRandomGenerator>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTextBrowser>
#include <QtTest>

#include "tests/support/test_class.h"
#include "ui/game/note_document.h"
#include "ui/game/note_pictures.h"
#include "ui/game/note_view.h"
#include "ui/game/shown_document.h"
#include "ui/work/job_service.h"

using namespace Qt::StringLiterals;
using ui::ShownDocument;

namespace {

std::string bytesOf(const QImage& image, const char* format)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, format);
    return bytes.toStdString();
}

QImage redImage(int width, int height, QImage::Format format = QImage::Format_RGB32)
{
    QImage image(width, height, format);
    image.fill(format == QImage::Format_Mono ? 1U : QColor(Qt::red).rgb());
    return image;
}

}  // namespace

class TestShownDocument : public QObject
{
    Q_OBJECT

private slots:
    void foreignPicturesAreText_data();
    void foreignPicturesAreText();
    void ownPicturesAreShown();
    void nothingIsReadByItself();
    void picturesHaveLimits();
    void picturesAreDecodedElsewhere();
    void picturesAreScaledElsewhere();
    void manyPicturesHaveALimit();
    void largePicturesAreKeptSmaller_data();
    void largePicturesAreKeptSmaller();
    void whatCannotBeKeptIsTold();
    void picturesAreOfferedUnread();
    void longNotesAreCut_data();
    void longNotesAreCut();
    void whatIsTooLongIsNotChanged();

private:
    QTemporaryDir m_folder;
};

void TestShownDocument::foreignPicturesAreText_data()
{
    QTest::addColumn<QString>("markdown");
    QTest::addColumn<QString>("shown");
    const auto row = [](const char* name, const QString& markdown, const QString& shown) {
        QTest::newRow(name) << markdown << shown;
    };
    row("device", u"hi ![a](/dev/zero)"_s, u"hi ![a](/dev/zero)"_s);
    row("file", u"![a](file:///etc/passwd)"_s, u"![a](file:///etc/passwd)"_s);
    row("net", u"![a](https://example.org/x.png)"_s, u"![a](https://example.org/x.png)"_s);
    row("resource", u"![a](:/icons/x.svg)"_s, u"![a](:/icons/x.svg)"_s);
    row("data", u"![a](data:image/png;base64,AAAA)"_s, u"![a](data:image/png;base64,AAAA)"_s);
    row("none", u"![b](picture:nowhere)"_s, u"![b](picture:nowhere)"_s);
    row("in a table", u"|x|y|\n|-|-|\n|![a](/dev/zero)|2|"_s, u"![a](/dev/zero)"_s);
    row("in a list", u"* ![a](/dev/zero)"_s, u"![a](/dev/zero)"_s);
    row("HTML", u"<img src='/dev/zero'>"_s, u"<img src='/dev/zero'>"_s);
}

void TestShownDocument::foreignPicturesAreText()
{
    QFETCH(QString, markdown);
    QFETCH(QString, shown);
    // With its layout, which asks for pictures, from the start.
    QTextBrowser view;
    auto* document = new ShownDocument(&view);
    view.setDocument(document);
    view.show();
    static_cast<void>(ui::renderNote(*document, markdown, {}, nullptr, 0, Qt::blue));
    QVERIFY2(document->toPlainText().contains(shown), qPrintable(document->toPlainText()));
    QVERIFY(!document->toPlainText().contains(QChar::ObjectReplacementCharacter));
    QVERIFY(document->size().height() < 400);
}

void TestShownDocument::ownPicturesAreShown()
{
    ShownDocument document;
    document.setPictures({{u"one"_s, redImage(40, 30)}, {u"broken"_s, QImage()}});
    static_cast<void>(
        ui::renderNote(document, u"![1](picture:one) ![2](picture:broken) ![3](picture:later)"_s,
                       {u"later"_s}, nullptr, 0, Qt::blue));
    QCOMPARE(document.toPlainText().count(QChar::ObjectReplacementCharacter), 2);
    QVERIFY(document.toPlainText().contains(u"![2](picture:broken)"_s));
    const auto sizeOf = [&](const QString& name) {
        return document.resource(QTextDocument::ImageResource, QUrl(name)).value<QImage>().size();
    };
    QCOMPARE(sizeOf(u"picture:one"_s), QSize(40, 30));
    QCOMPARE(sizeOf(u"picture:later"_s), QSize(1, 1));
}

void TestShownDocument::nothingIsReadByItself()
{
    const QString file = m_folder.filePath(u"there.png"_s);
    QVERIFY(redImage(50, 50).save(file));
    const QString pipe = m_folder.filePath(u"pipe"_s);
    QCOMPARE(::mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
    ShownDocument document;
    const QStringList names{file,           u"file://"_s + file, pipe,
                            u"/dev/zero"_s, u"there.png"_s,      u":/x.png"_s};
    for (const QString& name : names) {
        const QVariant found = document.resource(QTextDocument::ImageResource, QUrl(name));
        QCOMPARE(found.value<QImage>().size(), QSize(1, 1));
    }
    // As Qt asks when it lays a document out, even if it is HTML.
    document.setHtml(
        u"<link rel=stylesheet href='%1'><img src='%1'><img src='%2'>"_s.arg(pipe, file));
    document.setTextWidth(500);
    QVERIFY(document.size().height() < 100);
}

void TestShownDocument::picturesHaveLimits()
{
    QCOMPARE(ui::decodedPicture(bytesOf(redImage(40, 30), "PNG")).size(), QSize(40, 30));
    QCOMPARE(ui::decodedPicture(bytesOf(redImage(40, 30), "JPG")).size(), QSize(40, 30));
    // A few kilobytes that claim 25 million points.
    const std::string bomb = bytesOf(redImage(5000, 5000, QImage::Format_Mono), "PNG");
    QVERIFY(bomb.size() < 100'000);
    QVERIFY(ui::decodedPicture(bomb).isNull());
    // A small picture on a ground of 64 million points.
    const std::string dot(
        "GIF89a\x02\0\x02\0\x80\0\0\xff\0\0\0\xff\0,\0\0\0\0\x02\0\x02\0\0\x02\x02\x44\x0a\0;", 36);
    QCOMPARE(ui::decodedPicture(dot).size(), QSize(2, 2));
    std::string ground = dot;
    ground.replace(6, 4, "\x40\x1f\x40\x1f");
    QVERIFY(ui::decodedPicture(ground).isNull());
    QVERIFY(ui::decodedPicture(bytesOf(redImage(40, 30), "PNG").substr(0, 20)).isNull());
    QVERIFY(ui::decodedPicture("no picture").isNull());
    QVERIFY(ui::decodedPicture({}).isNull());
    QVERIFY(ui::decodedPicture(std::string(ui::kMostPictureBytes + 1, 'x')).isNull());
    // A format that can name files.
    QVERIFY(ui::decodedPicture("<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'>"
                               "<image href='/dev/zero'/></svg>")
                .isNull());
}

void TestShownDocument::picturesAreDecodedElsewhere()
{
    ui::JobService jobs;
    ui::NotePictures pictures(jobs);
    QSignalSpy changed(&pictures, &ui::NotePictures::changed);
    const auto one = std::make_shared<const engine::Picture>(
        engine::Picture{"one", "image/png", bytesOf(redImage(40, 30), "PNG")});
    const auto two =
        std::make_shared<const engine::Picture>(engine::Picture{"two", "image/png", "broken"});
    pictures.show({one, two});
    // Not on this thread.
    QVERIFY(pictures.decoded().isEmpty());
    QCOMPARE(pictures.names(), (QStringList{u"one"_s, u"two"_s}));
    QTRY_COMPARE(changed.size(), 1);
    QCOMPARE(pictures.decoded().value(u"one"_s).size(), QSize(40, 30));
    QVERIFY(pictures.decoded().contains(u"two"_s) && pictures.decoded().value(u"two"_s).isNull());
    pictures.show({});
    QVERIFY(pictures.decoded().isEmpty());
}

void TestShownDocument::picturesAreScaledElsewhere()
{
    ui::JobService jobs;
    ui::NotePictures pictures(jobs);
    QSignalSpy changed(&pictures, &ui::NotePictures::changed);
    const auto one = std::make_shared<const engine::Picture>(
        engine::Picture{"one", "image/png", bytesOf(redImage(400, 300), "PNG")});
    pictures.show({one}, 200);
    QTRY_COMPARE(changed.size(), 1);
    QCOMPARE(pictures.decoded().value(u"one"_s).size(), QSize(200, 150));
    // Until the new size is there the old one is seen.
    pictures.show({one}, 100);
    QCOMPARE(pictures.decoded().value(u"one"_s).size(), QSize(200, 150));
    QTRY_COMPARE(changed.size(), 2);
    QCOMPARE(pictures.decoded().value(u"one"_s).size(), QSize(100, 75));
    // The document shows what it was given, however often it is asked.
    ShownDocument document;
    document.setPictures(pictures.decoded());
    const auto shown = [&document] {
        return document.resource(QTextDocument::ImageResource, QUrl(u"picture:one"_s))
            .value<QImage>();
    };
    QCOMPARE(shown().cacheKey(), pictures.decoded().value(u"one"_s).cacheKey());
}

void TestShownDocument::largePicturesAreKeptSmaller_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<QSize>("kept");
    QTest::newRow("small") << QSize(40, 30) << QSize(40, 30);
    QTest::newRow("wide") << QSize(4000, 100) << QSize(1920, 48);
    // A whole page of a browser.
    QTest::newRow("tall") << QSize(1900, 7000) << QSize(1804, 6649);
    QTest::newRow("wide and tall") << QSize(2850, 10500) << QSize(1804, 6649);
    QTest::newRow("a line") << QSize(1, 30'000) << QSize(1, 30'000);
}

void TestShownDocument::largePicturesAreKeptSmaller()
{
    QFETCH(QSize, size);
    QFETCH(QSize, kept);
    QCOMPARE(ui::keptSize(size), kept);
    const QImage image = redImage(size.width(), size.height(), QImage::Format_Grayscale8);
    const auto bytes = ui::keptPicture({{}, {}, image}, {});
    QVERIFY2(bytes.has_value(), bytes ? "" : bytes.error().message().c_str());
    // What is kept can be shown.
    QCOMPARE(ui::decodedPicture(*bytes).size(), kept);
    // From its bytes as well.
    const std::string file = bytesOf(image, "PNG");
    const auto again = ui::keptPicture({{}, QByteArray::fromStdString(file), {}}, {});
    QVERIFY(again.has_value());
    QCOMPARE(ui::decodedPicture(*again).size(), kept);
}

void TestShownDocument::whatCannotBeKeptIsTold()
{
    // Noise can't be packed.
    QImage noise(1900, 3100, QImage::Format_RGB32);
    QRandomGenerator random(1);
    random.fillRange(reinterpret_cast<quint32*>(noise.bits()), noise.sizeInBytes() / 4);
    const auto large = ui::keptPicture({{}, {}, noise}, {});
    QVERIFY(!large);
    QCOMPARE(large.error().code, engine::ErrorCode::OutOfRange);
    QVERIFY(QString::fromStdString(large.error().message()).contains(u"more than the 16 MB"));
    QFile text(m_folder.filePath(u"text.png"_s));
    QVERIFY(text.open(QIODevice::WriteOnly) && text.write("no picture") > 0);
    text.close();
    const auto wrong = ui::keptPicture({text.fileName(), {}, {}}, {});
    QCOMPARE(wrong.error().code, engine::ErrorCode::Malformed);
    // What would be waited for without an end.
    const QString pipe = m_folder.filePath(u"pipe.png"_s);
    QCOMPARE(::mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
    const auto waited = ui::keptPicture({pipe, {}, {}}, {});
    QCOMPARE(waited.error().code, engine::ErrorCode::FileUnreadable);
    engine::TaskContext context;
    std::stop_source stop;
    context.stop = stop.get_token();
    stop.request_stop();
    const auto stopped = ui::keptPicture({{}, {}, redImage(9, 9)}, context);
    QCOMPARE(stopped.error().code, engine::ErrorCode::Cancelled);
}

void TestShownDocument::picturesAreOfferedUnread()
{
    ui::NoteView note;
    note.setNote({}, {}, nullptr, 0, {});
    note.edit();
    std::vector<ui::OfferedPicture> offered;
    connect(&note, &ui::NoteView::pictureOffered, &note,
            [&offered](const ui::OfferedPicture& picture) { offered.push_back(picture); });
    const auto paste = [&note](QMimeData* data) {
        QGuiApplication::clipboard()->setMimeData(data);
        note.editor()->paste();
    };
    // There is no such file: nobody has looked.
    const QString path = m_folder.filePath(u"Nowhere.PNG"_s);
    auto* file = new QMimeData;
    file->setUrls({QUrl::fromLocalFile(path)});
    paste(file);
    QCOMPARE(offered.size(), std::size_t{1});
    QCOMPARE(offered.back().file, path);
    auto* bytes = new QMimeData;
    bytes->setData(u"image/png"_s, "what a program says is a picture");
    paste(bytes);
    QCOMPARE(offered.size(), std::size_t{2});
    QCOMPARE(offered.back().bytes, QByteArray("what a program says is a picture"));
    auto* image = new QMimeData;
    image->setImageData(redImage(4, 3));
    paste(image);
    QCOMPARE(offered.size(), std::size_t{3});
    QCOMPARE(offered.back().image.size(), QSize(4, 3));
    QCOMPARE(note.markdown(), QString());
    auto* other = new QMimeData;
    other->setText(u"words.txt"_s);
    paste(other);
    QCOMPARE(offered.size(), std::size_t{3});
    QCOMPARE(note.markdown(), u"words.txt"_s);
}

void TestShownDocument::manyPicturesHaveALimit()
{
    ui::JobService jobs;
    ui::NotePictures pictures(jobs);
    const std::string large = bytesOf(redImage(4000, 2900), "PNG");
    std::vector<std::shared_ptr<const engine::Picture>> many;
    for (int i = 0; i < 30; ++i)
        many.push_back(std::make_shared<const engine::Picture>(
            engine::Picture{"p" + std::to_string(i), "image/png", large}));
    QSignalSpy changed(&pictures, &ui::NotePictures::changed);
    pictures.show(many);
    QTRY_COMPARE_WITH_TIMEOUT(changed.size(), 1, 30'000);
    qsizetype bytes = 0;
    qsizetype shown = 0;
    for (const QImage& image : pictures.decoded()) {
        bytes += image.sizeInBytes();
        if (!image.isNull()) ++shown;
    }
    QVERIFY(shown >= 3);
    QVERIFY(bytes < 2 * ui::kMostDecodedBytes);
    // Those that were left out are known to be, and stand as text.
    QCOMPARE(pictures.decoded().size(), 30);
}

void TestShownDocument::longNotesAreCut_data()
{
    QTest::addColumn<QString>("part");
    for (const char* part : {"![a](x) ", "8H QUIZ #1 ", "[", "x", "* x\n", "> ", "|a", "*a **b ",
                             "a\n", "\xf0\x9f\x80\x84"})
        QTest::newRow(part) << QString::fromUtf8(part);
}

void TestShownDocument::longNotesAreCut()
{
    QFETCH(QString, part);
    QTextBrowser view;
    auto* document = new ShownDocument(&view);
    view.setDocument(document);
    view.show();
    const QString note = part.repeated(2'000'000 / part.size());
    static_cast<void>(ui::renderNote(*document, note, {}, nullptr, 0, Qt::blue));
    QVERIFY(document->characterCount() < 2 * ui::kLongestShownNote);
    const QString shown = ui::shownPart(note);
    QVERIFY(shown.size() < ui::kLongestShownNote + 200);
    QVERIFY(shown.count(u'\n') < ui::kMostShownLines + 10);
    QVERIFY(!shown.left(ui::kLongestShownNote).back().isHighSurrogate());
    const QString whole = part.repeated(10);
    QCOMPARE(ui::shownPart(whole), whole);
}

void TestShownDocument::whatIsTooLongIsNotChanged()
{
    ui::NoteView note;
    QSignalSpy edited(&note, &ui::NoteView::edited);
    const QString whole = u"word "_s.repeated(1'000'000);
    note.setNote(whole, {}, nullptr, 0, {});
    QVERIFY(note.editor()->document()->characterCount() < 2 * ui::kLongestShownNote);
    note.edit();
    QTest::keyClicks(note.editor(), u"abc"_s);
    QCOMPARE(edited.size(), 0);
    QVERIFY(note.markdown() == whole);
    note.insertAtCursor(u"![p](picture:p)"_s);
    QVERIFY(note.markdown() == whole + u"\n\n![p](picture:p)"_s);
    // The next one is as ever, and nothing of it is changed by being looked at.
    const QString odd = u"a\u00a0b"_s;
    note.setNote(odd, {}, nullptr, 0, {});
    QCOMPARE(note.markdown(), odd);
    note.editor()->moveCursor(QTextCursor::End);
    QTest::keyClicks(note.editor(), u"c"_s);
    QCOMPARE(edited.size(), 1);
    QVERIFY(note.markdown().endsWith(u'c'));
}

TEST_CLASS(TestShownDocument, QApplication)
#include "tst_shown_document.moc"
