// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstdint>
#include <fstream>
#include <memory>

#include <sys/stat.h>

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "engine/base/file.h"
#include "tests/support/test_class.h"

using namespace engine;

class TestFile : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void opensAFile();
    void opensAnEmptyFile();
    void refusesWhatIsNoFile_data();
    void refusesWhatIsNoFile();
    void moves();
    void keepsTheBytesOfAReplacedFile();
    void keepsTheBytesOfAChangedFile();
    void limitsTextFiles();
    void writesAndReplaces();
    void linksStayLinks();
    void keepsRights();
    void leavesProtectedFilesAlone();
    void keepsTheOldFileOnFailure();
    void stagesWithoutATrace();

private:
    [[nodiscard]] std::string path(const char* name) const
    {
        return m_folder->filePath(QString::fromUtf8(name)).toStdString();
    }
    [[nodiscard]] QByteArray content(const char* name) const
    {
        QFile file(m_folder->filePath(QString::fromUtf8(name)));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("(none)");
    }
    /// Everything in the folder, hidden files too.
    [[nodiscard]] QStringList entries() const
    {
        return QDir(m_folder->path())
            .entryList(QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestFile::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(m_folder->isValid());
}

void TestFile::opensAFile()
{
    const std::string text("two\0parts", 9);
    QVERIFY(writeFileAtomically(path("a"), text).has_value());
    const auto blob = FileBlob::open(path("a"));
    QVERIFY(blob.has_value());
    QCOMPARE(blob->text(), std::string_view(text));
    QCOMPARE(blob->bytes().size(), size_t{9});
    QCOMPARE(reinterpret_cast<std::uintptr_t>(blob->bytes().data()) % 4096, std::uintptr_t{0});
}

void TestFile::opensAnEmptyFile()
{
    QVERIFY(writeFileAtomically(path("empty"), std::string_view()).has_value());
    const auto blob = FileBlob::open(path("empty"));
    QVERIFY(blob.has_value());
    QVERIFY(blob->bytes().empty());
    QVERIFY(blob->text().empty());
    QCOMPARE(readTextFile(path("empty"), 0).value(), std::string());
    QVERIFY(FileBlob().text().empty());
}

void TestFile::refusesWhatIsNoFile_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("reason");
    QTest::newRow("missing") << "missing"
                             << "No such file";
    QTest::newRow("folder") << "folder"
                            << "folder";
    QTest::newRow("pipe") << "pipe"
                          << "no regular file";
    QTest::newRow("device") << "/dev/zero"
                            << "no regular file";
    QTest::newRow("below a file") << "file/x"
                                  << "Not a directory";
    QTest::newRow("empty name") << ""
                                << "";
}

void TestFile::refusesWhatIsNoFile()
{
    QFETCH(const QString, name);
    QFETCH(const QString, reason);
    QVERIFY(QDir(m_folder->path()).mkdir(QStringLiteral("folder")));
    QVERIFY(writeFileAtomically(path("file"), "x").has_value());
    QCOMPARE(::mkfifo(path("pipe").c_str(), 0600), 0);
    const bool asItIs = name.isEmpty() || name.startsWith(QLatin1Char('/'));
    const std::string file = (asItIs ? name : m_folder->filePath(name)).toStdString();
    const auto blob = FileBlob::open(file);
    QVERIFY(!blob.has_value());
    QCOMPARE(blob.error().code, ErrorCode::FileUnreadable);
    QCOMPARE(blob.error().place.file, file);
    QVERIFY2(blob.error().message().find(reason.toStdString()) != std::string::npos,
             blob.error().message().c_str());
    QVERIFY(!readTextFile(file, 1 << 20).has_value());
}

void TestFile::moves()
{
    QVERIFY(writeFileAtomically(path("a"), "aaa").has_value());
    QVERIFY(writeFileAtomically(path("b"), "bb").has_value());
    FileBlob a = FileBlob::open(path("a")).value();
    const auto* bytes = a.bytes().data();
    FileBlob moved(std::move(a));
    QCOMPARE(moved.bytes().data(), bytes);
    QCOMPARE(moved.text(), std::string_view("aaa"));
    moved = FileBlob::open(path("b")).value();
    QCOMPARE(moved.text(), std::string_view("bb"));
}

void TestFile::keepsTheBytesOfAReplacedFile()
{
    QVERIFY(writeFileAtomically(path("a"), "old").has_value());
    const auto blob = FileBlob::open(path("a"));
    QVERIFY(writeFileAtomically(path("a"), "newer").has_value());
    QCOMPARE(blob->text(), std::string_view("old"));
    QCOMPARE(content("a"), QByteArray("newer"));
}

void TestFile::keepsTheBytesOfAChangedFile()
{
    // What was found sound stays so, whatever is done to the file: with a map the second of these
    // would end the program.
    const std::string text(100'000, 'a');
    QVERIFY(writeFileAtomically(path("a"), text).has_value());
    const auto blob = FileBlob::open(path("a"));
    QVERIFY(blob.has_value());
    std::ofstream(path("a"), std::ios::in) << std::string(100'000, 'b');
    QCOMPARE(std::filesystem::file_size(path("a")), std::uintmax_t{100'000});
    QVERIFY(blob->text() == text);
    std::filesystem::resize_file(path("a"), 0);
    QVERIFY(blob->text() == text);
}

void TestFile::limitsTextFiles()
{
    QVERIFY(writeFileAtomically(path("a"), "12345").has_value());
    QCOMPARE(readTextFile(path("a"), 5).value(), std::string("12345"));
    const auto tooLong = readTextFile(path("a"), 4);
    QVERIFY(!tooLong.has_value());
    QCOMPARE(tooLong.error().code, ErrorCode::OutOfRange);
    QCOMPARE(tooLong.error().place.file, path("a"));
}

void TestFile::writesAndReplaces()
{
    QVERIFY(writeFileAtomically(path("a"), "one").has_value());
    QVERIFY(writeFileAtomically(path("a"), "two").has_value());
    const std::string large(3000000, 'x');
    QVERIFY(writeFileAtomically(path("b"), large).has_value());
    QCOMPARE(content("a"), QByteArray("two"));
    QCOMPARE(content("b").size(), 3000000);
    QCOMPARE(entries(), (QStringList{QStringLiteral("a"), QStringLiteral("b")}));
}

void TestFile::linksStayLinks()
{
    // One that leads to nothing yet, by way of another one.
    QVERIFY(QFile::link(QStringLiteral("a"), QString::fromStdString(path("early"))));
    QVERIFY(QFile::link(QStringLiteral("early"), QString::fromStdString(path("earlier"))));
    QVERIFY(writeFileAtomically(path("earlier"), "one").has_value());
    QCOMPARE(content("a"), QByteArray("one"));
    QVERIFY(writeFileAtomically(path("early"), "two").has_value());
    QCOMPARE(content("a"), QByteArray("two"));
    for (const char* name : {"early", "earlier"})
        QVERIFY(QFileInfo(QString::fromStdString(path(name))).isSymLink());
    // A circle leads nowhere: the new file takes its place.
    QVERIFY(QFile::link(QStringLiteral("round"), QString::fromStdString(path("round"))));
    static_cast<void>(writeFileAtomically(path("round"), "three"));
    QCOMPARE(entries().size(), 4);
}

void TestFile::keepsRights()
{
    struct stat status = {};
    const mode_t mask = ::umask(027);
    const bool written = writeFileAtomically(path("a"), "one").has_value();
    ::umask(mask);
    QVERIFY(written);
    QCOMPARE(::stat(path("a").c_str(), &status), 0);
    QCOMPARE(status.st_mode & 07777U, 0640U);
    QCOMPARE(::chmod(path("a").c_str(), 0604), 0);
    QVERIFY(writeFileAtomically(path("a"), "two").has_value());
    QCOMPARE(::stat(path("a").c_str(), &status), 0);
    QCOMPARE(status.st_mode & 07777U, 0604U);
}

/// Who may write to its folder could replace such a file, and who may do anything could write to it.
void TestFile::leavesProtectedFilesAlone()
{
    QVERIFY(writeFileAtomically(path("a"), "one").has_value());
    QCOMPARE(::chmod(path("a").c_str(), 0444), 0);
    const auto refused = writeFileAtomically(path("a"), "two");
    QVERIFY(!refused.has_value());
    QCOMPARE(refused.error().code, ErrorCode::FileUnwritable);
    QCOMPARE(refused.error().place.file, path("a"));
    QVERIFY(refused.error().message().find("write-protected") != std::string::npos);
    QCOMPARE(readTextFile(path("a"), 9).value(), std::string("one"));
    // By way of a link, too.
    std::filesystem::create_symlink("a", path("link"));
    QVERIFY(!writeFileAtomically(path("link"), "two").has_value());
    QCOMPARE(entries().size(), 2);
    QCOMPARE(::chmod(path("a").c_str(), 0644), 0);
    QVERIFY(writeFileAtomically(path("link"), "two").has_value());
    QCOMPARE(readTextFile(path("a"), 9).value(), std::string("two"));
}

void TestFile::keepsTheOldFileOnFailure()
{
    // A folder that isn't there.
    const auto nowhere = writeFileAtomically(path("none/a"), "text");
    QVERIFY(!nowhere.has_value());
    QCOMPARE(nowhere.error().code, ErrorCode::FileUnwritable);
    QCOMPARE(nowhere.error().place.file, path("none/a"));
    QVERIFY(nowhere.error().message().find("No such file") != std::string::npos);
    QVERIFY(entries().isEmpty());

    // The last step fails: a folder has the name.
    QVERIFY(QDir(m_folder->path()).mkpath(QStringLiteral("folder/inside")));
    QVERIFY(!writeFileAtomically(path("folder"), "text").has_value());
    QCOMPARE(entries(), QStringList{QStringLiteral("folder")});
    QVERIFY(QDir(m_folder->path()).exists(QStringLiteral("folder/inside")));
}

void TestFile::stagesWithoutATrace()
{
    const std::string text = "new";
    const auto bytes = std::as_bytes(std::span(text));
    QVERIFY(writeFileAtomically(path("a"), "old").has_value());
    {
        const auto staged = StagedFile::write(path("a"), bytes);
        QVERIFY(staged.has_value());
        QCOMPARE(readTextFile(staged->temporary(), 1 << 20).value(), text);
        QCOMPARE(content("a"), QByteArray("old"));
    }
    QCOMPARE(entries(), QStringList{QStringLiteral("a")});
    auto staged = StagedFile::write(path("a"), bytes);
    QVERIFY(staged.has_value());
    StagedFile moved = std::move(*staged);
    QVERIFY(moved.commit().has_value());
    QCOMPARE(content("a"), QByteArray("new"));
    QCOMPARE(entries(), QStringList{QStringLiteral("a")});

    std::stop_source stop;
    stop.request_stop();
    const auto stopped = StagedFile::write(path("a"), bytes, stop.get_token());
    QVERIFY(!stopped.has_value());
    QCOMPARE(stopped.error().code, ErrorCode::Cancelled);
    QCOMPARE(entries(), QStringList{QStringLiteral("a")});
}

TEST_CLASS(TestFile, tests::NoApplication)
#include "tst_file.moc"
