// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>
#include <span>
#include <string>
#include <vector>

#include <zlib.h>
#include <zstd.h>

#include <QTemporaryDir>
#include <QtTest>

#include "engine/base/file.h"
#include "engine/lexicon/lexicon.h"
#include "engine/lexicon/text_source.h"
#include "engine/lexicon/word_list.h"
#include "engine/rules/catalogue.h"
#include "tests/support/test_class.h"

using namespace engine;

namespace {

using Bytes = std::vector<std::byte>;

Bytes textBytes(std::string_view text)
{
    const auto bytes = std::as_bytes(std::span(text.data(), text.size()));
    return {bytes.begin(), bytes.end()};
}

Bytes gzipped(const std::string& text)
{
    z_stream stream{};
    deflateInit2(&stream, 9, Z_DEFLATED, 16 + MAX_WBITS, 8, Z_DEFAULT_STRATEGY);
    Bytes bytes(deflateBound(&stream, text.size()));
    std::string input = text;
    stream.next_in = reinterpret_cast<Bytef*>(input.data());
    stream.avail_in = static_cast<uInt>(input.size());
    stream.next_out = reinterpret_cast<Bytef*>(bytes.data());
    stream.avail_out = static_cast<uInt>(bytes.size());
    deflate(&stream, Z_FINISH);
    bytes.resize(stream.total_out);
    deflateEnd(&stream);
    return bytes;
}

Bytes zstdCompressed(const std::string& text)
{
    Bytes bytes(ZSTD_compressBound(text.size()));
    bytes.resize(ZSTD_compress(bytes.data(), bytes.size(), text.data(), text.size(), 19));
    return bytes;
}

std::string utf16(const std::u16string& text, bool bigEndian)
{
    std::string bytes = bigEndian ? "\xfe\xff" : "\xff\xfe";
    for (const char16_t unit : text) {
        const char low = static_cast<char>(unit & 0xff);
        const char high = static_cast<char>(unit >> 8);
        bytes += bigEndian ? high : low;
        bytes += bigEndian ? low : high;
    }
    return bytes;
}

}  // namespace

class TestTextSource : public QObject
{
    Q_OBJECT

private slots:
    void encodings_data();
    void encodings();
    void unpacks();
    void refusesTooMuch();
    void refusesDamage();
    void listsInAnyForm_data();
    void listsInAnyForm();
};

void TestTextSource::encodings_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QByteArray>("text");
    const auto row = [](const char* name, const std::string& bytes, const std::string& text) {
        QTest::newRow(name) << QByteArray::fromStdString(bytes) << QByteArray::fromStdString(text);
    };
    row("ASCII", "CAT\r\n", "CAT\r\n");
    row("UTF-8", "L\xc3\x84RM\n", "L\xc3\x84RM\n");
    row("Latin-1", "L\xc4RM\xdf\nx", "L\xc3\x84RM\xc3\x9f\nx");
    row("damaged UTF-8", "L\xc3\x84RM\nA\xffZ", "L\xc3\x84RM\nA\xffZ");
    row("UTF-16 LE", utf16(u"LÄRM\nŁ", false), "L\xc3\x84RM\n\xc5\x81");
    row("UTF-16 BE", utf16(u"LÄRM\nŁ", true), "L\xc3\x84RM\n\xc5\x81");
    row("UTF-16, two units", utf16(u"\U0001f600", false), "\xf0\x9f\x98\x80");
    row("UTF-16, half a pair", utf16(u"A", false) + "\x3d\xd8" + "B", "A\xef\xbf\xbd");
    row("UTF-16, nothing", "\xff\xfe", "");
    row("nothing", "", "");
}

void TestTextSource::encodings()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QByteArray, text);
    QCOMPARE(QByteArray::fromStdString(textFrom(textBytes(bytes.toStdString())).value()), text);
}

void TestTextSource::unpacks()
{
    std::string text;
    for (int i = 0; i < 50'000; ++i) text += "WORD" + std::to_string(i * 7919) + "\n";
    for (const std::string& part : {std::string(), std::string("CAT\n"), text}) {
        QCOMPARE(textFrom(gzipped(part)).value(), part);
        QCOMPARE(textFrom(zstdCompressed(part)).value(), part);
        // Several parts one after the other are one text.
        Bytes two = gzipped(part);
        const Bytes more = gzipped("DOG\n");
        two.insert(two.end(), more.begin(), more.end());
        QCOMPARE(textFrom(two).value(), part + "DOG\n");
    }
    QCOMPARE(textFrom(gzipped("L\xc4RM")).value(), std::string("L\xc3\x84RM"));
}

void TestTextSource::refusesTooMuch()
{
    const std::string text(1 << 20, 'A');
    for (const Bytes& bytes : {gzipped(text), zstdCompressed(text), textBytes(text)}) {
        QCOMPARE(textFrom(bytes, text.size()).value().size(), text.size());
        const auto refused = textFrom(bytes, text.size() - 1);
        QVERIFY(!refused.has_value());
        QCOMPARE(refused.error().code, ErrorCode::OutOfRange);
    }
    // No list is packed to a thousandth.
    const std::string filler(std::size_t{40} << 20, 'A');
    QCOMPARE(textFrom(zstdCompressed(filler)).error().code, ErrorCode::OutOfRange);
    QCOMPARE(textFrom(textBytes(filler)).value().size(), filler.size());
}

void TestTextSource::refusesDamage()
{
    std::string text;
    for (int i = 0; i < 300; ++i) text += "WORD" + std::to_string(i * 7919) + "\n";
    for (const Bytes& whole : {gzipped(text), zstdCompressed(text)}) {
        for (std::size_t size = 4; size < whole.size(); ++size) {
            const auto cut = textFrom(std::span(whole).first(size));
            QVERIFY(!cut.has_value());
            QCOMPARE(cut.error().code, ErrorCode::Malformed);
        }
        for (std::size_t at = 4; at < whole.size(); ++at) {
            Bytes damaged = whole;
            damaged[at] ^= std::byte{0x20};
            (void)textFrom(damaged, 1 << 20);
        }
    }
}

void TestTextSource::listsInAnyForm_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("bytes");
    const auto row = [](const char* name, const Bytes& bytes) {
        QTest::newRow(name) << QString(name)
                            << QByteArray(reinterpret_cast<const char*>(bytes.data()),
                                          static_cast<qsizetype>(bytes.size()));
    };
    const std::string latin1 = "l\xe4rm  noise\r\nOHR an ear\r\n\r\nzoo";
    row("plain.txt", textBytes("L\xc3\x84RM\nOHR\nZOO\n"));
    row("bom.txt", textBytes("\xef\xbb\xbfL\xc3\xa4rm\nOhr\nZoo"));
    row("latin1.txt", textBytes(latin1));
    row("utf16.txt", textBytes(utf16(u"lärm\r\nohr\r\nZOO", false)));
    row("big.txt", textBytes(utf16(u"lärm\rohr\rZOO\r", true)));
    row("list.txt.gz", gzipped(latin1));
    row("list.txt.zst", zstdCompressed(latin1));
    row("list", gzipped(latin1));
}

void TestTextSource::listsInAnyForm()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, bytes);
    const QTemporaryDir folder;
    const std::filesystem::path path = folder.filePath(name).toStdString();
    QVERIFY(writeFileAtomically(path, bytes.toStdString()).has_value());
    const Alphabet german = catalogue::tileSet("german")->alphabet;
    const auto reading = readWordListFile(path, german);
    QVERIFY(reading.has_value());
    QCOMPARE(reading->rejectedCount, std::int64_t{0});
    QCOMPARE(reading->words.size(), std::size_t{3});
    const auto lexicon = Lexicon::open(path, german, false);
    QVERIFY2(lexicon.has_value(), lexicon ? "" : lexicon.error().message().c_str());
    QVERIFY((*lexicon)->contains(german.readWord("L\xc3\x84RM").value()));
}

TEST_CLASS(TestTextSource, tests::NoApplication)
#include "tst_text_source.moc"
