// SPDX-License-Identifier: GPL-3.0-or-later
// Arrows point down only: reads the #include lines of the whole project and the order of folders
// in engine/CMakeLists.txt and ui/CMakeLists.txt.
#include <optional>

#include <QDirIterator>
#include <QRegularExpression>
#include <QtTest>

#include "tests/support/test_class.h"

namespace {

const QString kRoot = QStringLiteral(TILEWRIGHT_SOURCE);

QString textOf(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) return {};
    return QString::fromUtf8(file.readAll());
}

/// The folders of an area, those that others may use first.
QStringList foldersInOrder(const QString& area)
{
    static const QRegularExpression module(QStringLiteral("^tilewright_module\\((\\w+) (\\w+)"),
                                           QRegularExpression::MultilineOption);
    QStringList folders;
    auto matches = module.globalMatch(textOf(kRoot + "/" + area + "/CMakeLists.txt"));
    while (matches.hasNext()) {
        const auto match = matches.next();
        if (match.captured(1) == area) folders << match.captured(2);
    }
    return folders;
}

struct Include
{
    QString path;
    bool quoted = false;
};

std::optional<Include> includeIn(const QString& line)
{
    static const QRegularExpression include(
        QStringLiteral("^\\s*#\\s*include\\s*([<\"])([^>\"]+)[>\"]"));
    const auto match = include.match(line);
    if (!match.hasMatch()) return std::nullopt;
    return Include{match.captured(2), match.captured(1) == "\""};
}

/// What moc makes; it lies in the build's folder.
bool isMade(const QString& path)
{
    static const QRegularExpression made(QStringLiteral("^(\\w+\\.moc|moc_\\w+\\.cpp)$"));
    return made.match(path).hasMatch();
}

/// Headers that only some systems have, see mayCallTheSystem().
bool isOfTheSystem(const QString& path)
{
    static const QRegularExpression header(
        QStringLiteral(
            "^((sys|arpa|net|netinet|linux|mach)/"
            ".*|(aio|dirent|dlfcn|fcntl|fnmatch|ftw|glob|grp|io|malloc|"
            "netdb|poll|pthread|pwd|sched|semaphore|signal|spawn|strings|syslog|termios|unistd|"
            "utime|wordexp|direct|fileapi|process|psapi|shellapi|windows|winioctl|winsock2)\\.h)$"),
        QRegularExpression::CaseInsensitiveOption);
    return header.match(path).hasMatch();
}

/// One source for each system, so that another system needs one more of these and nothing else. The
/// window has Qt.
bool mayCallTheSystem(const QString& file)
{
    static const QRegularExpression source(
        QStringLiteral("^engine/base/system_(posix|windows)\\.cpp$"));
    return source.match(file).hasMatch();
}

/// Macros by which code asks which system it is compiled for, and names that only some have.
bool dependsOnTheSystem(const QString& line)
{
    static const QRegularExpression macro(QStringLiteral(
        "\\b(_WIN32|_WIN64|_MSC_VER|__MINGW\\w*|__linux__|__unix__|__APPLE__|Q_OS_\\w+)"
        "\\b|\"/proc/"));
    return macro.match(line).hasMatch();
}

/// Names of files that become text, or text that becomes names, in ways that differ from system to
/// system; see engine/base/file_name.h.
bool convertsNames(const QString& line)
{
    static const QRegularExpression conversion(
        QStringLiteral("(\\.|->)string\\(\\)|\\bgetenv\\(|\\bfopen\\(|\\b[io]?fstream\\b|"
                       "\\b(fs|filesystem)::path\\((?![\\)\"])"));
    return conversion.match(line).hasMatch();
}

class Rules
{
public:
    Rules()
        : m_folders{{"engine", foldersInOrder("engine")},
                    {"ui", foldersInOrder("ui")},
                    {"app", {"cli", "mpi", "desktop"}}}
    {
    }

    [[nodiscard]] QStringList folders(const QString& area) const { return m_folders.value(area); }

    /// What is wrong with an include in a file; both paths are relative to the project. Empty
    /// when it is fine.
    [[nodiscard]] QString problem(const QString& file, const Include& include) const
    {
        const QString area = file.section('/', 0, 0);
        const bool withoutQt =
            area == "engine" || file.startsWith("app/cli/") || file.startsWith("app/mpi/");
        static const QRegularExpression qtHeader(QStringLiteral("^(Q[A-Z]|Qt[A-Z/]|q[a-z]+\\.h)"));
        if (!include.quoted) {
            if (withoutQt && qtHeader.match(include.path).hasMatch()) return "uses Qt";
            if (isOfTheSystem(include.path) && !mayCallTheSystem(file))
                return "calls the system outside its source in engine/base";
            return {};
        }

        if (isMade(include.path)) return {};
        const QString otherArea = include.path.section('/', 0, 0);
        if (!m_folders.contains(otherArea)) return "isn't written from the project's root";
        static const QStringList areas = {"engine", "ui", "app"};
        if (areas.indexOf(otherArea) > areas.indexOf(area)) return "points up to " + otherArea;
        if (withoutQt && otherArea == "ui") return "uses the ui without a window";

        const QString otherFolder = include.path.section('/', 1, 1);
        const QStringList otherFolders = m_folders.value(otherArea);
        if (!otherFolders.contains(otherFolder)) return "is in no known folder";
        if (otherArea != area) return {};
        const QString folder = file.section('/', 1, 1);
        // What the commands are made of is a library of the first.
        const bool sharesCommands = folder == "mpi" && otherFolder == "cli";
        if (area == "app")
            return folder == otherFolder || sharesCommands ? "" : "lets one program use the other";
        if (otherFolders.indexOf(otherFolder) > otherFolders.indexOf(folder))
            return "points up from " + folder + " to " + otherFolder;
        return {};
    }

private:
    QHash<QString, QStringList> m_folders;
};

struct Reading
{
    int files = 0;
    QStringList problems;
};

/// The lines of all sources in some folders, but for exempt files, that have what they must not.
template <class IsExempt, class IsWrong>
Reading readLines(const QStringList& folders, IsExempt isExempt, IsWrong isWrong)
{
    Reading read;
    for (const QString& folder : folders) {
        QDirIterator sources(kRoot + "/" + folder, {"*.h", "*.cpp"}, QDir::Files,
                             QDirIterator::Subdirectories);
        while (sources.hasNext()) {
            const QString path = sources.next();
            const QString file = QDir(kRoot).relativeFilePath(path);
            ++read.files;
            if (isExempt(file)) continue;
            int number = 0;
            for (const QString& line : textOf(path).split('\n'))
                if (++number; isWrong(line))
                    read.problems << QString("%1:%2: %3").arg(file).arg(number).arg(line.trimmed());
        }
    }
    return read;
}

}  // namespace

class TestLayers : public QObject
{
    Q_OBJECT

private slots:
    void foldersAreListed();
    void wrongIncludesAreFound_data();
    void wrongIncludesAreFound();
    void oneSourceKnowsTheSystem();
    void namesOfFilesAreUtf8();
    void arrowsPointDown_data();
    void arrowsPointDown();
    void sourcesHaveAHeader();
};

void TestLayers::foldersAreListed()
{
    const Rules rules;
    const QStringList engine = {"base", "rules", "lexicon", "words", "board",    "movegen",
                                "eval", "play",  "search",  "game",  "selfplay", "solitaire"};
    QStringList found;
    for (const QString& folder : rules.folders("engine"))
        if (engine.contains(folder)) found << folder;
    QCOMPARE(found, engine);
    QVERIFY(rules.folders("ui").contains("window"));

    for (const QString area : {"engine", "ui", "app"}) {
        for (const QString& folder :
             QDir(kRoot + "/" + area).entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
            const QDir dir(kRoot + "/" + area + "/" + folder);
            if (dir.entryList({"*.h", "*.cpp"}).isEmpty()) continue;
            if (area + "/" + folder == "engine/examples") continue;
            QVERIFY2(rules.folders(area).contains(folder), qPrintable(area + "/" + folder));
        }
    }
}

void TestLayers::wrongIncludesAreFound_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("line");
    QTest::addColumn<bool>("fine");
    QTest::newRow("down") << "engine/board/board.h"
                          << "#include \"engine/rules/rack.h\"" << true;
    QTest::newRow("beside") << "engine/board/a.cpp"
                            << "#include \"engine/board/b.h\"" << true;
    QTest::newRow("up") << "engine/rules/rack.h"
                        << "#include \"engine/board/board.h\"" << false;
    QTest::newRow("Qt") << "engine/rules/rack.cpp"
                        << "#include <QString>" << false;
    QTest::newRow("old Qt") << "engine/rules/rack.cpp"
                            << "# include <qglobal.h>" << false;
    QTest::newRow("Qt module") << "app/cli/main.cpp"
                               << "#include <QtCore/QFile>" << false;
    QTest::newRow("std") << "engine/rules/rack.cpp"
                         << "#include <array>" << true;
    QTest::newRow("system") << "engine/search/a.cpp"
                            << "#include <unistd.h>" << false;
    QTest::newRow("system's folder") << "engine/search/a.h"
                                     << "#include <sys/mman.h>" << false;
    QTest::newRow("other system") << "engine/game/a.cpp"
                                  << "#include <Windows.h>" << false;
    QTest::newRow("its source") << "engine/base/system_posix.cpp"
                                << "#include <sys/mman.h>" << true;
    QTest::newRow("the other source") << "engine/base/system_windows.cpp"
                                      << "#include <windows.h>" << true;
    QTest::newRow("system beside it") << "engine/base/file.cpp"
                                      << "#include <sys/mman.h>" << false;
    QTest::newRow("system in its header") << "engine/base/system.h"
                                          << "#include <sys/types.h>" << false;
    QTest::newRow("system in ui") << "ui/work/job_service.cpp"
                                  << "#include <sys/resource.h>" << false;
    QTest::newRow("system in a command") << "app/cli/word_command.cpp"
                                         << "#include <unistd.h>" << false;
    QTest::newRow("system beside commands") << "app/cli/console.cpp"
                                            << "#include <fcntl.h>" << false;
    QTest::newRow("system in the program") << "app/desktop/own_folders.cpp"
                                           << "#include <unistd.h>" << false;
    QTest::newRow("Qt in ui") << "ui/theme/theme.cpp"
                              << "#include <QString>" << true;
    QTest::newRow("ui in engine") << "engine/game/cgp.cpp"
                                  << "#include \"ui/theme/theme.h\"" << false;
    QTest::newRow("engine in ui") << "ui/theme/theme.h"
                                  << "#include \"engine/game/cgp.h\"" << true;
    QTest::newRow("up in ui") << "ui/theme/theme.h"
                              << "#include \"ui/window/main_window.h\"" << false;
    QTest::newRow("app in ui") << "ui/window/a.h"
                               << "#include \"app/desktop/a.h\"" << false;
    QTest::newRow("ui in cli") << "app/cli/main.cpp"
                               << "#include \"ui/theme/theme.h\"" << false;
    QTest::newRow("other program") << "app/desktop/main.cpp"
                                   << "#include \"app/cli/output.h\"" << false;
    QTest::newRow("relative") << "engine/board/a.cpp"
                              << "#include \"../rules/rack.h\"" << false;
    QTest::newRow("bare") << "engine/board/a.cpp"
                          << "#include \"board.h\"" << false;
    QTest::newRow("moc") << "ui/board/a.cpp"
                         << "#include \"a.moc\"" << true;
    QTest::newRow("unknown folder") << "ui/board/a.cpp"
                                    << "#include \"engine/nowhere/a.h\"" << false;
}

void TestLayers::wrongIncludesAreFound()
{
    QFETCH(QString, file);
    QFETCH(QString, line);
    QFETCH(bool, fine);
    const auto include = includeIn(line);
    QVERIFY(include.has_value());
    QCOMPARE(Rules().problem(file, *include).isEmpty(), fine);
}

void TestLayers::oneSourceKnowsTheSystem()
{
    QVERIFY(dependsOnTheSystem("#if defined(_WIN32)"));
    QVERIFY(dependsOnTheSystem("fs::read_symlink(\"/proc/self/exe\")"));
    QVERIFY(!dependsOnTheSystem("/// A file that /proc/self/fd leads to."));
    const Reading read = readLines({"engine", "app", "ui"}, mayCallTheSystem, dependsOnTheSystem);
    QVERIFY(read.files > 0);
    QVERIFY2(read.problems.isEmpty(), qPrintable(read.problems.join('\n')));
}

void TestLayers::namesOfFilesAreUtf8()
{
    for (const char* line :
         {"error.place.file = path.string();", "const fs::path path = fs::path(name).stem();",
          "std::ifstream file(path);", "std::getenv(\"HOME\")", "std::fopen(path.c_str(), \"rb\")"})
        QVERIFY2(convertsNames(line), line);
    for (const char* line :
         {"fileNameUtf8(path)", "fs::path(\".\")", "std::filesystem::path()", "error.toString()"})
        QVERIFY2(!convertsNames(line), line);
    const auto isExempt = [](const QString& file) {
        return mayCallTheSystem(file) || file.startsWith("engine/examples/");
    };
    const Reading read = readLines({"engine", "app/cli", "app/mpi"}, isExempt, convertsNames);
    QVERIFY(read.files > 0);
    QVERIFY2(read.problems.isEmpty(), qPrintable(read.problems.join('\n')));
}

void TestLayers::arrowsPointDown_data()
{
    QTest::addColumn<QString>("area");
    for (const char* area : {"engine", "ui", "app"}) QTest::newRow(area) << QString(area);
}

void TestLayers::arrowsPointDown()
{
    QFETCH(QString, area);
    const Rules rules;
    QStringList problems;
    int lines = 0;
    QDirIterator files(kRoot + "/" + area, {"*.h", "*.cpp"}, QDir::Files,
                       QDirIterator::Subdirectories);
    while (files.hasNext()) {
        const QString path = files.next();
        const QString file = QDir(kRoot).relativeFilePath(path);
        if (file.startsWith("engine/examples/")) continue;  // programs of others
        int number = 0;
        for (const QString& line : textOf(path).split('\n')) {
            ++number;
            const auto include = includeIn(line);
            if (!include) continue;
            ++lines;
            QString problem = rules.problem(file, *include);
            if (problem.isEmpty() && include->quoted && !isMade(include->path) &&
                !QFile::exists(kRoot + "/" + include->path) &&
                !QFile::exists(kRoot + "/" + include->path + ".in"))
                problem = "doesn't exist";
            if (!problem.isEmpty())
                problems
                    << QString("%1:%2: %3 %4").arg(file).arg(number).arg(include->path, problem);
        }
    }
    QVERIFY(lines > 0);
    QVERIFY2(problems.isEmpty(), qPrintable(problems.join('\n')));
}

/// A class has one header and one source of its name: so has a source of engine and ui a header of
/// its own, but for these.
void TestLayers::sourcesHaveAHeader()
{
    // Overlays are described in one list: ui/overlays/overlay_list.h.
    static const QRegularExpression listed(QStringLiteral("^ui/overlays/\\w+_overlay\\.cpp$"));
    // What is asked of the system is declared in engine/base/system.h.
    int sources = 0;
    QStringList problems;
    for (const QString area : {"engine", "ui"}) {
        QDirIterator files(kRoot + "/" + area, {"*.cpp"}, QDir::Files,
                           QDirIterator::Subdirectories);
        while (files.hasNext()) {
            const QString path = files.next();
            const QString file = QDir(kRoot).relativeFilePath(path);
            if (file.startsWith("engine/examples/")) continue;
            ++sources;
            if (QFile::exists(path.chopped(4) + ".h") || listed.match(file).hasMatch() ||
                mayCallTheSystem(file))
                continue;
            problems << file + " has no header of its own";
        }
    }
    QVERIFY(sources > 0);
    QVERIFY2(problems.isEmpty(), qPrintable(problems.join('\n')));
}

TEST_CLASS(TestLayers, tests::NoApplication)
#include "tst_layers.moc"
