// SPDX-License-Identifier: GPL-3.0-or-later
// The real program, killed while a person works with it.
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QTemporaryDir>
#include <QtTest>

#include "engine/base/random.h"
#include "tests/support/test_class.h"

using namespace Qt::StringLiterals;

namespace {

const QByteArray kGame = "#player1 anna Anna\n#player2 ben Ben\n"
                         ">anna: AEST 8H SEAT +8 8\n"
                         ">ben: CATS I7 C.T +5 5\n"
                         ">anna: AEE 9A EAE +3 11\n";
constexpr int kLong = 60'000;

/// The home of a person who uses the program.
struct Home
{
    QTemporaryDir folder;

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
    QString unsavedFolder() const { return path(u"data/tilewright/unsaved"_s); }
    /// Nobody else can look into what is put aside.
    bool keptForItsOwner() const
    {
        const auto others = QFile::ReadGroup | QFile::WriteGroup | QFile::ExeGroup |
                            QFile::ReadOther | QFile::WriteOther | QFile::ExeOther;
        const QFileInfoList files = QDir(unsavedFolder()).entryInfoList({u"*.cws"_s}, QDir::Files);
        return !files.isEmpty() && !(QFileInfo(unsavedFolder()).permissions() & others) &&
               std::ranges::none_of(
                   files, [&](const QFileInfo& file) { return file.permissions() & others; });
    }
    /// All that is put aside, in one.
    QByteArray unsaved() const
    {
        QByteArray all;
        const QDir there(unsavedFolder());
        const QStringList names = there.entryList({u"*.cws"_s}, QDir::Files);
        for (const QString& name : names) {
            QFile in(there.filePath(name));
            if (in.open(QIODevice::ReadOnly)) all += in.readAll();
        }
        return all;
    }
};

/// A run of the program.
class Program
{
public:
    Program(const Home& home, const QStringList& arguments)
        : Program(home, QStringLiteral(TILEWRIGHT_PROGRAM), arguments)
    {
    }
    Program(const Home& home, const QString& starter, const QStringList& arguments)
    {
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(u"HOME"_s, home.folder.path());
        environment.insert(u"XDG_DATA_HOME"_s, home.path(u"data"_s));
        environment.insert(u"XDG_CONFIG_HOME"_s, home.path(u"config"_s));
        environment.insert(u"QT_QPA_PLATFORM"_s, u"offscreen"_s);
        environment.insert(u"QT_PLUGIN_PATH"_s, QStringLiteral(TILEWRIGHT_DRIVER_PATH));
        environment.insert(u"QT_QPA_GENERIC_PLUGINS"_s, u"tilewrightdriver"_s);
        m_process.setProcessEnvironment(environment);
        m_process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        m_process.start(starter, arguments);
        m_process.waitForStarted(kLong);
    }
    ~Program() { kill(); }
    Program(const Program&) = delete;
    Program& operator=(const Program&) = delete;

    /// Without a chance to do anything about it.
    void kill()
    {
        m_process.kill();
        m_process.waitForFinished(kLong);
    }
    void write(const QString& command)
    {
        m_process.write(command.toUtf8() + '\n');
        m_process.waitForBytesWritten(kLong);
    }
    QString ask(const QString& command)
    {
        write(command);
        while (!m_process.canReadLine())
            if (!m_process.waitForReadyRead(kLong)) return u"gone"_s;
        return QString::fromUtf8(m_process.readLine()).chopped(1);
    }
    bool waitFor(const QString& command, const QString& part)
    {
        QElapsedTimer clock;
        clock.start();
        while (!ask(command).contains(part)) {
            if (clock.elapsed() > kLong) return false;
            QTest::qSleep(20);
        }
        return true;
    }
    /// Where one types that name appears in the title.
    bool shows(const QString& name) { return waitFor(u"title"_s, name); }
    QString note() { return ask(u"text turnNote"_s); }

private:
    QProcess m_process;
};

}  // namespace

class TestUnsavedWork : public QObject
{
    Q_OBJECT

private slots:
    void isThereAfterAKill()
    {
        const Home home;
        const QString file = home.file(u"a.gcg"_s, kGame);
        {
            Program program(home, {file});
            QVERIFY(program.shows(u"a.gcg"_s));
            QCOMPARE(program.ask(u"trigger game.next"_s), u"ok"_s);
            program.ask(u"type turnNote weak, opens the lane"_s);
            program.ask(u"trigger game.next"_s);
            program.ask(u"type turnNote fine"_s);
            QTRY_VERIFY_WITH_TIMEOUT(home.unsaved().contains("\"fine\""), kLong);
            QTRY_VERIFY_WITH_TIMEOUT(home.keptForItsOwner(), kLong);
            program.kill();
        }
        QCOMPARE(home.content(u"a.gcg"_s), kGame);
        {
            Program program(home, {});
            QVERIFY(program.shows(u"a.gcg"_s));
            QVERIFY(program.waitFor(u"text messageText"_s, u"restored"_s));
            QCOMPARE(program.ask(u"text whereInGame"_s), u"Turn 3 of 3"_s);
            QCOMPARE(program.note(), u"fine"_s);
            program.ask(u"trigger game.previous"_s);
            QCOMPARE(program.note(), u"weak, opens the lane"_s);
            // It knows its file, and what is saved need not be kept aside.
            program.ask(u"trigger file.save"_s);
            QTRY_VERIFY_WITH_TIMEOUT(home.content(u"a.gcg"_s).contains("opens the lane"), kLong);
            QTRY_VERIFY_WITH_TIMEOUT(home.unsaved().isEmpty(), kLong);
        }
        Program program(home, {});
        QVERIFY(program.waitFor(u"title"_s, u"Tilewright"_s));
        QVERIFY(!program.ask(u"title"_s).contains(u"a.gcg"_s));
    }

    /// Names of files are bytes, which need be no text.
    void nameIsNoText()
    {
        const Home home;
        const std::string path = home.folder.path().toStdString() + "/sp\xe4t.gcg";
        const auto content = [&path] {
            std::ifstream in(path, std::ios::binary);
            return std::string(std::istreambuf_iterator<char>(in), {});
        };
        std::ofstream(path, std::ios::binary) << kGame.toStdString();
        {
            // Qt's processes take texts alone.
            Program program(
                home, u"sh"_s,
                {u"-c"_s, u"exec \"$0\" \"$HOME\"/sp*.gcg"_s, QStringLiteral(TILEWRIGHT_PROGRAM)});
            QVERIFY(program.shows(u"t.gcg"_s));
            program.ask(u"type turnNote fine"_s);
            QTRY_VERIFY_WITH_TIMEOUT(home.unsaved().contains("\"fine\""), kLong);
            program.kill();
        }
        QCOMPARE(content(), kGame.toStdString());
        Program program(home, {});
        QVERIFY(program.shows(u"t.gcg"_s));
        QVERIFY(program.waitFor(u"text messageText"_s, u"restored"_s));
        QCOMPARE(program.note(), u"fine"_s);
        program.ask(u"trigger file.save"_s);
        QTRY_VERIFY_WITH_TIMEOUT(content().find("fine") != std::string::npos, kLong);
        QTRY_VERIFY_WITH_TIMEOUT(home.unsaved().isEmpty(), kLong);
        // No other of a name that is one.
        namespace fs = std::filesystem;
        const auto games = std::count_if(
            fs::directory_iterator(home.folder.path().toStdString()), fs::directory_iterator(),
            [](const fs::directory_entry& entry) { return entry.path().extension() == ".gcg"; });
        QCOMPARE(games, 1);
        // Qt can't.
        QVERIFY(fs::remove(path));
    }

    /// Nor need the name of the home.
    void homeIsNoText()
    {
        const Home home;
        const QString script = u"HOME=$(printf '%s/h\\366me' \"$HOME\"); export HOME; "
                               "unset XDG_CONFIG_HOME XDG_DATA_HOME; mkdir -p \"$HOME\"; "
                               "exec \"$0\" \"$@\""_s;
        const QStringList start{u"-c"_s, script, QStringLiteral(TILEWRIGHT_PROGRAM)};
        namespace fs = std::filesystem;
        const fs::path own = home.folder.path().toStdString() + "/h\xf6me";
        const auto putAside = [&own] {
            std::error_code error;
            for (const auto& entry :
                 fs::directory_iterator(own / ".local/share/tilewright/unsaved", error)) {
                if (entry.path().extension() != ".cws") continue;
                std::ifstream in(entry.path(), std::ios::binary);
                const std::string all(std::istreambuf_iterator<char>(in), {});
                if (all.find("\"fine\"") != std::string::npos) return true;
            }
            return false;
        };
        {
            Program program(home, u"sh"_s, start + QStringList{home.file(u"a.gcg"_s, kGame)});
            QVERIFY(program.shows(u"a.gcg"_s));
            program.ask(u"type turnNote fine"_s);
            QTRY_VERIFY_WITH_TIMEOUT(putAside(), kLong);
            program.kill();
        }
        {
            Program program(home, u"sh"_s, start);
            QVERIFY(program.shows(u"a.gcg"_s));
            QCOMPARE(program.note(), u"fine"_s);
        }
        QVERIFY(fs::exists(own / ".config/tilewright/tilewright.ini"));
        // Nothing beside it, under a name that only reads alike.
        QCOMPARE(
            std::count_if(fs::directory_iterator(home.folder.path().toStdString()), {},
                          [](const fs::directory_entry& entry) { return entry.is_directory(); }),
            1);
        // Qt can't.
        QVERIFY(fs::remove_all(own) > 0);
    }

    void isNeverBroken()
    {
        const Home home;
        engine::Random random(20'260'722);
        QString typed;
        QString known;
        QStringList arguments{home.file(u"a.gcg"_s, kGame)};
        for (int round = 0; round < 6; ++round) {
            Program program(home, arguments);
            QVERIFY(program.shows(u"a.gcg"_s));
            if (round > 0) {
                // All of what was there before, and nothing that was never typed.
                const QString found = program.note();
                QVERIFY2(typed.startsWith(found), qPrintable(found));
                QVERIFY2(found.startsWith(known), qPrintable(found));
                known = found;
                typed = found;
                QCOMPARE(program.ask(u"trigger game.note"_s), u"ok"_s);
            }
            const int letters = 20 + static_cast<int>(random.below(60));
            for (int i = 0; i < letters; ++i) {
                const QString letter(QChar(u'a' + static_cast<int>(random.below(26))));
                typed += letter;
                program.ask(u"type turnNote "_s + letter);
                QTest::qSleep(static_cast<int>(random.below(15)));
                // The first time it has to be put aside before there is anything to find.
                if (round == 0 && i == 10)
                    QTRY_VERIFY_WITH_TIMEOUT(!home.unsaved().isEmpty(), kLong);
            }
            program.kill();
            arguments.clear();
        }
        QCOMPARE(home.content(u"a.gcg"_s), kGame);
    }

    void twoProgramsKeepOutOfEachOthersWay()
    {
        const Home home;
        const QString file = home.file(u"a.gcg"_s, kGame);
        Program first(home, {file});
        QVERIFY(first.shows(u"a.gcg"_s));
        first.ask(u"type turnNote mine"_s);
        QTRY_VERIFY_WITH_TIMEOUT(home.unsaved().contains("\"mine\""), kLong);
        Program second(home, {home.file(u"b.gcg"_s, kGame)});
        QVERIFY(second.shows(u"b.gcg"_s));
        QCOMPARE(second.ask(u"trigger file.restore"_s), u"no"_s);
        second.ask(u"type turnNote other"_s);
        QTRY_VERIFY_WITH_TIMEOUT(home.unsaved().contains("\"other\""), kLong);
        first.kill();
        // With a file of its own it only tells; both are there when the second is gone as well.
        Program third(home, {file});
        QVERIFY(third.waitFor(u"text messageText"_s, u"unsaved work"_s));
        QVERIFY(third.shows(u"a.gcg"_s));
        QCOMPARE(third.note(), QString());
        QCOMPARE(third.ask(u"trigger file.restore"_s), u"ok"_s);
        QVERIFY(third.waitFor(u"text turnNote"_s, u"mine"_s));
        QCOMPARE(second.note(), u"other"_s);
    }
};

TEST_CLASS(TestUnsavedWork, QCoreApplication)
#include "tst_unsaved_work.moc"
