// SPDX-License-Identifier: GPL-3.0-or-later
// What `cmake --install` makes, in a folder that is moved afterwards: everything in its place, the
// programs find their data, and other programs find the library.
#include <QDirIterator>
#include <QMimeDatabase>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QtTest>

#include "tests/support/test_class.h"

namespace {

const QString kSource = QStringLiteral(TILEWRIGHT_SOURCE);
const QString kBuild = QStringLiteral(TILEWRIGHT_BUILD);
const QString kCMake = QStringLiteral(TILEWRIGHT_CMAKE);
const QString kCompiler = QStringLiteral(TILEWRIGHT_COMPILER);
const QString kLibraryFolder = QStringLiteral(TILEWRIGHT_LIBRARY_FOLDER);
constexpr bool kHasDesktop = TILEWRIGHT_HAS_DESKTOP;
constexpr bool kHasLibrary = TILEWRIGHT_HAS_LIBRARY;

const QString kWords = QStringLiteral("CAT\nACT\nAT\nTA\nCATS\nACTS\nSCAT\nTASK\n");
const QString kOpening = QStringLiteral("15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 CATS/ 0/0 0");

struct Said
{
    int status = -1;
    QString text;  ///< standard output, then errors
};

Said runProgram(const QString& program, const QStringList& arguments,
                const QMap<QString, QString>& variables = {})
{
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (auto it = variables.begin(); it != variables.end(); ++it)
        environment.insert(it.key(), it.value());
    process.setProcessEnvironment(environment);
    process.start(program, arguments);
    if (!process.waitForFinished(300'000)) return {-1, program + " did not end"};
    return {process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1,
            QString::fromUtf8(process.readAllStandardOutput() + process.readAllStandardError())};
}

QString textOfFile(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// All files below a folder, relative to it.
QStringList filesIn(const QString& folder)
{
    QStringList files;
    QDirIterator all(folder, QDir::Files | QDir::System, QDirIterator::Subdirectories);
    while (all.hasNext()) files << QDir(folder).relativeFilePath(all.next());
    return files;
}

#define NEEDS(program)                                                                             \
    const QString program##Path = QStandardPaths::findExecutable(QStringLiteral(#program));        \
    if (program##Path.isEmpty()) QSKIP(#program " is not installed")

}  // namespace

class TestInstall : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void filesAreInTheirPlaces();
    void programFindsItsLexicon();
    void metadataIsValid();
    void contentsTellTypes_data();
    void contentsTellTypes();
    void publicHeadersAreComplete();
    void headersAreDescribed();
    void archiveHoldsOrdinaryCode();
    void nothingNamesThisMachine();
    void cmakeProjectsUseIt();
    void pkgConfigTellsOfIt_data();
    void pkgConfigTellsOfIt();
    void pythonUsesIt();
    void projectsMayAddTheSources();

private:
    [[nodiscard]] QString path(const QString& name) const { return m_folder.filePath(name); }
    [[nodiscard]] QString installed(const QString& name) const { return path("moved/" + name); }

    QTemporaryDir m_folder;
    QStringList m_files;
};

void TestInstall::initTestCase()
{
    QVERIFY(m_folder.isValid());
    const Said said = runProgram(kCMake, {"--install", kBuild, "--prefix", path("first")});
    QVERIFY2(said.status == 0, qPrintable(said.text.right(2000)));
    QVERIFY(QDir().rename(path("first"), path("moved")));
    m_files = filesIn(path("moved"));
    QFile words(path("words.txt"));
    QVERIFY(words.open(QIODevice::WriteOnly));
    words.write(kWords.toUtf8());
}

void TestInstall::filesAreInTheirPlaces()
{
    QStringList expected = {"bin/tilewright-cli",
                            "share/bash-completion/completions/tilewright-cli",
                            "share/fish/vendor_completions.d/tilewright-cli.fish",
                            "share/man/man1/tilewright-cli.1",
                            "share/doc/tilewright/LICENSE",
                            "share/doc/tilewright/OFL.txt",
                            "share/doc/tilewright/README.md",
                            "share/tilewright/lexicons/tilewright_english.kwg",
                            "share/tilewright/lexicons/tilewright_english.klv2",
                            "share/tilewright/lexicons/tilewright_english.winpct",
                            "share/tilewright/lexicons/LICENSE.scowl",
                            "share/tilewright/rules/games/english.txt"};
    // Every page about a format.
    for (const QString& file : filesIn(kSource + "/resources"))
        if (file.endsWith("/FORMAT.md"))
            expected << "share/doc/tilewright/formats/" + file.section('/', -2, -2) + ".md";
    if (kHasDesktop) {
        const QString id = QStringLiteral("org.tilewright.tilewright");
        expected << "bin/tilewright"
                 << "share/man/man1/tilewright.1"
                 << "share/doc/tilewright/handbook/index.html"
                 << "share/doc/tilewright/handbook/de/moves.html"
                 << "share/applications/" + id + ".desktop"
                 << "share/metainfo/" + id + ".metainfo.xml"
                 << "share/mime/packages/" + id + ".xml"
                 << "share/icons/hicolor/scalable/apps/" + id + ".svg";
        for (const QString size : {"16", "22", "24", "32", "48", "64", "128", "256", "512"})
            expected << "share/icons/hicolor/" + size + "x" + size + "/apps/" + id + ".png";
    }
    if (TILEWRIGHT_HAS_MPI)
        expected << "bin/tilewright-mpi"
                 << "share/man/man1/tilewright-mpi.1";
    if (kHasLibrary)
        expected << "include/tilewright/engine/c/tilewright.h"
                 << "include/tilewright/engine/base/version.h"
                 << kLibraryFolder + "/libtilewright.a" << kLibraryFolder + "/libtilewright.so"
                 << kLibraryFolder + "/pkgconfig/tilewright.pc"
                 << kLibraryFolder + "/cmake/Tilewright/TilewrightConfig.cmake"
                 << "share/doc/tilewright/examples/rank_moves.cpp";
    for (const QString& file : expected) QVERIFY2(m_files.contains(file), qPrintable(file));
    QVERIFY(m_files.join('\n').contains("/_tilewright-cli"));
    QVERIFY(!textOfFile(installed("share/man/man1/tilewright-cli.1"))
                 .contains(QRegularExpression(QStringLiteral("@[A-Z_]+@"))));
}

void TestInstall::programFindsItsLexicon()
{
    const Said said =
        runProgram(installed("bin/tilewright-cli"), {"word", "judge", "QUIZ"},
                   {{"XDG_CONFIG_HOME", path("nowhere")}, {"TILEWRIGHT_LEXICON", ""}});
    QVERIFY2(said.status == 0, qPrintable(said.text));
}

void TestInstall::metadataIsValid()
{
    const QString base = kSource + "/resources/desktop/org.tilewright.tilewright";
    NEEDS(appstreamcli);
    const Said metadata =
        runProgram(appstreamcliPath, {"validate", "--no-net", base + ".metainfo.xml"});
    QVERIFY2(metadata.status == 0, qPrintable(metadata.text));
    const QString validate =
        QStandardPaths::findExecutable(QStringLiteral("desktop-file-validate"));
    if (validate.isEmpty()) QSKIP("desktop-file-validate is not installed");
    const Said desktop = runProgram(validate, {base + ".desktop"});
    QVERIFY2(desktop.status == 0 && desktop.text.isEmpty(), qPrintable(desktop.text));
    // All types that are defined are opened, and the other way round.
    QStringList types;
    static const QRegularExpression type(QStringLiteral("mime-type type=\"([^\"]+)\""));
    auto matches = type.globalMatch(textOfFile(base + ".xml"));
    while (matches.hasNext()) types << matches.next().captured(1);
    QCOMPARE(types.size(), 5);
    QVERIFY(textOfFile(base + ".desktop").contains("MimeType=" + types.join(';') + ";\n"));
    for (const QString& each : types)
        QVERIFY2(textOfFile(base + ".metainfo.xml").contains("<mediatype>" + each + "<"),
                 qPrintable(each));
}

void TestInstall::contentsTellTypes_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QString>("type");
    const auto file = [this](const QString& name) {
        QFile opened(installed("share/tilewright/lexicons/tilewright_english" + name));
        return opened.open(QIODevice::ReadOnly) ? opened.read(4096) : QByteArray();
    };
    QTest::newRow("GCG") << QByteArray("#character-encoding UTF-8\n#player1 A A\n") << "text/x-gcg";
    QTest::newRow("GCG without encoding") << QByteArray("#player1 A Anna\n") << "text/x-gcg";
    QTest::newRow("CGP") << kOpening.toUtf8() << "text/x-cgp";
    QTest::newRow("study") << QByteArray(
                                  "{\n  \"format\": \"tilewright-study\",\n  \"version\": 1}")
                           << "application/x-tilewright-study+json";
    QTest::newRow("KWG") << file(".kwg") << "application/x-kwg";
    QTest::newRow("KLV") << file(".klv2") << "application/x-klv";
}

void TestInstall::contentsTellTypes()
{
    // Before the first use of the database in this process.
    const QString data = path("data");
    if (QDir().mkpath(data + "/mime/packages")) {
        QFile::copy(kSource + "/resources/desktop/org.tilewright.tilewright.xml",
                    data + "/mime/packages/tilewright.xml");
        // As the package's trigger does it.
        const QString update = QStandardPaths::findExecutable("update-mime-database");
        if (!update.isEmpty()) runProgram(update, {data + "/mime"});
        qputenv("XDG_DATA_HOME", data.toUtf8());
    }
    QFETCH(QByteArray, content);
    QFETCH(QString, type);
    QVERIFY(!content.isEmpty());
    QCOMPARE(QMimeDatabase().mimeTypeForData(content).name(), type);
}

void TestInstall::publicHeadersAreComplete()
{
    if (!kHasLibrary) QSKIP("built without the library");
    static const QRegularExpression include(QStringLiteral("^#include \"([^\"]+)\""),
                                            QRegularExpression::MultilineOption);
    int headers = 0;
    for (const QString& file : m_files) {
        if (!file.startsWith("include/")) continue;
        ++headers;
        auto matches = include.globalMatch(textOfFile(installed(file)));
        while (matches.hasNext()) {
            const QString needed = matches.next().captured(1);
            QVERIFY2(m_files.contains("include/tilewright/" + needed),
                     qPrintable(file + " needs " + needed));
        }
    }
    QVERIFY(headers > 20);
    // What is for the engine alone stays out.
    QVERIFY(!m_files.contains("include/tilewright/engine/search/pre_endgame_case.h"));
}

/// Doxygen makes pages of the installed headers without a warning.
void TestInstall::headersAreDescribed()
{
    if (!kHasLibrary) QSKIP("built without the library");
    NEEDS(doxygen);
    const QString folder = kSource + "/resources/doxygen/";
    QFile settings(path("Doxyfile"));
    QVERIFY(settings.open(QIODevice::WriteOnly));
    settings.write(textOfFile(folder + "Doxyfile").toUtf8() + "INPUT = \"" +
                   installed("include/tilewright").toUtf8() + "\"\nOUTPUT_DIRECTORY = \"" +
                   path("pages").toUtf8() + "\"\nINPUT_FILTER = \"" + folder.toUtf8() +
                   "filter\"\n");
    settings.close();
    const Said said = runProgram(doxygenPath, {settings.fileName()});
    QVERIFY2(said.status == 0 && said.text.isEmpty(), qPrintable(said.text));
    const QString page = textOfFile(path("pages/html/structengine_1_1SearchLimits.html"));
    QVERIFY(page.contains("as soon as the first of these is reached"));
}

void TestInstall::archiveHoldsOrdinaryCode()
{
    if (!kHasLibrary) QSKIP("built without the library");
    NEEDS(readelf);
    const Said sections =
        runProgram(readelfPath, {"--wide", "-S", installed(kLibraryFolder + "/libtilewright.a")});
    QVERIFY(sections.text.contains(".text"));
    QVERIFY(!sections.text.contains(".gnu.lto_"));
}

void TestInstall::nothingNamesThisMachine()
{
    for (const QString& file : m_files) {
        if (!file.endsWith(".cmake") && !file.endsWith(".pc") && !file.endsWith(".desktop"))
            continue;
        const QString text = textOfFile(installed(file));
        QVERIFY2(!text.contains(kSource) && !text.contains(path("first")), qPrintable(file));
        QVERIFY2(!text.contains("-march") && !text.contains("-Wall"), qPrintable(file));
    }
}

void TestInstall::cmakeProjectsUseIt()
{
    if (!kHasLibrary) QSKIP("built without the library");
    const QString build = path("examples");
    Said said = runProgram(kCMake, {"-S", installed("share/doc/tilewright/examples"), "-B", build,
                                    "-G", "Ninja", "-DCMAKE_PREFIX_PATH=" + path("moved"),
                                    "-DCMAKE_CXX_COMPILER=" + kCompiler});
    QVERIFY2(said.status == 0, qPrintable(said.text));
    said = runProgram(kCMake, {"--build", build});
    QVERIFY2(said.status == 0, qPrintable(said.text.right(4000)));
    QVERIFY2(!said.text.contains("warning:"), qPrintable(said.text));

    const QString graph = path("example.kwg");
    said = runProgram(build + "/lexicon", {path("words.txt"), graph, "TCA"});
    QVERIFY2(said.status == 0, qPrintable(said.text));
    QCOMPARE(said.text, QString("AT\nTA\nACT\nCAT\n"));
    const Said ranked = runProgram(build + "/rank_moves", {graph, kOpening});
    QVERIFY2(ranked.status == 0 && ranked.text.contains("CATS\t"), qPrintable(ranked.text));
    QCOMPARE(runProgram(build + "/rank_moves_static", {graph, kOpening}).text, ranked.text);
    said = runProgram(build + "/simulate", {graph, kOpening});
    QVERIFY2(said.status == 0 && said.text.contains("CATS\t"), qPrintable(said.text));
    said = runProgram(build + "/rank_moves", {graph, "nonsense"});
    QCOMPARE(said.status, 1);

    const Said inC = runProgram(build + "/moves_c", {path("words.txt"), path("c.kwg"), kOpening});
    QVERIFY2(inC.status == 0, qPrintable(inC.text));
    QVERIFY2(inC.text.startsWith(ranked.text), qPrintable(inC.text));
    QVERIFY2(inC.text.contains("simulated 3, best "), qPrintable(inC.text));
    QVERIFY(inC.text.contains("anagram ACT\nanagram CAT\n"));
    QVERIFY(inC.text.contains("judged 1 0\n"));
    QVERIFY(inC.text.contains("not solved: 7\n"));
    const Said again =
        runProgram(build + "/moves_c_static", {path("words.txt"), path("c.kwg"), kOpening});
    QCOMPARE(again.text, inC.text);
    QCOMPARE(runProgram(build + "/moves_c", {"/nowhere", graph, kOpening}).status, 1);
}

void TestInstall::pkgConfigTellsOfIt_data()
{
    QTest::addColumn<QString>("command");
    // Without a C++ compiler.
    QTest::newRow("C, shared")
        << "cc '%1/moves.c' -o '%2' $(pkg-config --cflags --libs tilewright)";
    QTest::newRow("C, static")
        << "cc '%1/moves.c' -o '%2' $(pkg-config --cflags tilewright) -Wl,-Bstatic "
           "$(pkg-config --libs-only-L tilewright) -ltilewright -Wl,-Bdynamic "
           "$(pkg-config --static --libs tilewright | sed 's/-ltilewright//')";
}

void TestInstall::pkgConfigTellsOfIt()
{
    if (!kHasLibrary) QSKIP("built without the library");
    if (QStandardPaths::findExecutable("pkg-config").isEmpty() ||
        QStandardPaths::findExecutable("cc").isEmpty())
        QSKIP("pkg-config or cc is not installed");
    QFETCH(QString, command);
    const QString libraries = installed(kLibraryFolder);
    const QString program = path("by_pkg_config");
    const QMap<QString, QString> variables{{"PKG_CONFIG_PATH", libraries + "/pkgconfig"},
                                           {"LD_LIBRARY_PATH", libraries}};
    Said said = runProgram("/bin/sh",
                           {"-c", command.arg(installed("share/doc/tilewright/examples"), program)},
                           variables);
    QVERIFY2(said.status == 0, qPrintable(said.text));
    said = runProgram(program, {path("words.txt"), path("pc.kwg"), kOpening}, variables);
    QVERIFY2(said.status == 0 && said.text.contains("judged 1 0"), qPrintable(said.text));
}

void TestInstall::pythonUsesIt()
{
    if (!kHasLibrary) QSKIP("built without the library");
    NEEDS(python3);
    const QString example = installed("share/doc/tilewright/examples/tilewright.py");
    const QString library = installed(kLibraryFolder + "/libtilewright.so");
    Said said = runProgram(python3Path, {example, library, path("words.txt"), kOpening});
    QVERIFY2(said.status == 0, qPrintable(said.text));
    QVERIFY2(said.text.contains("CATS\t"), qPrintable(said.text));
    QVERIFY2(said.text.contains("simulated 3 best "), qPrintable(said.text));
    said = runProgram(python3Path, {example, library, path("words.txt"), "nonsense"});
    QVERIFY(said.status != 0);
    QVERIFY2(said.text.contains("ValueError"), qPrintable(said.text));
}

/// Configured only: the sources would take minutes to compile.
void TestInstall::projectsMayAddTheSources()
{
    const QString project = path("adds");
    QVERIFY(QDir().mkpath(project));
    const auto write = [&project](const QString& name, const QString& text) {
        QFile file(project + "/" + name);
        return file.open(QIODevice::WriteOnly) && file.write(text.toUtf8()) > 0;
    };
    QVERIFY(write("main.cpp", "#include \"engine/game/cgp.h\"\nint main() {}\n"));
    QVERIFY(write("CMakeLists.txt", "cmake_minimum_required(VERSION 3.25)\n"
                                    "project(Adds LANGUAGES CXX)\n"
                                    "set(CMAKE_EXPORT_COMPILE_COMMANDS ON)\n"
                                    "add_subdirectory(\"" +
                                        kSource +
                                        "\" tilewright)\n"
                                        "add_executable(adds main.cpp)\n"
                                        "target_link_libraries(adds PRIVATE "
                                        "Tilewright::Tilewright)\n"));
    const Said said = runProgram(kCMake, {"-S", project, "-B", project + "/build", "-G", "Ninja",
                                          "-DCMAKE_CXX_COMPILER=" + kCompiler});
    QVERIFY2(said.status == 0, qPrintable(said.text));
    const QString commands = textOfFile(project + "/build/compile_commands.json");
    QVERIFY(!commands.contains("/ui/"));
    QVERIFY(!commands.contains("/tests/"));
    static const QRegularExpression own(QStringLiteral("\"command\": (\".*adds/main.cpp\")"));
    const QString command = own.match(commands).captured(1);
    QVERIFY2(command.contains(kSource), qPrintable(commands.left(2000)));
    QVERIFY2(!command.contains("-march") && !command.contains(" -W"), qPrintable(command));
}

TEST_CLASS(TestInstall, QCoreApplication)
#include "tst_install.moc"
