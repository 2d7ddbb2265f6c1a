// SPDX-License-Identifier: GPL-3.0-or-later
// BuiltWords from several sources, the files that are made of them, and the look that is taken at those.
#include <algorithm>
#include <csignal>
#include <iterator>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include <sys/resource.h>

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#include <rapidcheck.h>

#include "engine/base/file.h"
#include "engine/base/random.h"
#include "engine/base/sha256.h"
#include "engine/lexicon/graph_check.h"
#include "engine/lexicon/klv.h"
#include "engine/lexicon/kwg.h"
#include "engine/lexicon/letters_beside.h"
#include "engine/lexicon/letters_doubt.h"
#include "engine/lexicon/lexicon.h"
#include "engine/lexicon/lexicon_build.h"
#include "engine/lexicon/lexicon_info.h"
#include "engine/lexicon/word_sources.h"
#include "engine/rules/catalogue.h"
#include "tests/support/golden_graphs.h"
#include "tests/support/test_class.h"
#include "tests/support/test_lexicons.h"

using namespace engine;
using tests::english;

namespace {

using BuiltWords = std::set<std::vector<Tile>>;

BuiltWords setOf(const WordList& list)
{
    BuiltWords words;
    for (std::size_t i = 0; i < list.size(); ++i) words.emplace(list[i].begin(), list[i].end());
    return words;
}

WordList listOf(const BuiltWords& words)
{
    WordList list;
    for (const auto& word : words) list.add(word);
    return list;
}

QString written(const WordList& words)
{
    QStringList list;
    for (std::size_t i = 0; i < words.size(); ++i)
        list.append(QString::fromStdString(wordText(english(), words[i])));
    return list.join(u' ');
}

/// While it lives no file can grow beyond this many bytes.
class FileSizeLimit
{
public:
    explicit FileSizeLimit(rlim_t bytes) : m_handler(std::signal(SIGXFSZ, SIG_IGN))
    {
        ::getrlimit(RLIMIT_FSIZE, &m_before);
        const rlimit limit{bytes, m_before.rlim_max};
        ::setrlimit(RLIMIT_FSIZE, &limit);
    }
    FileSizeLimit(const FileSizeLimit&) = delete;
    FileSizeLimit& operator=(const FileSizeLimit&) = delete;
    ~FileSizeLimit()
    {
        ::setrlimit(RLIMIT_FSIZE, &m_before);
        (void)std::signal(SIGXFSZ, m_handler);
    }

private:
    rlimit m_before{};
    void (*m_handler)(int);
};

}  // namespace

class TestLexiconBuild : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void setsAreSets();
    void countsLengths();
    void sourcesAreCombinedInOrder();
    void graphsAreSourcesToo_data();
    void graphsAreSourcesToo();
    void brokenSourcesAreNamed_data();
    void brokenSourcesAreNamed();
    void sourcesAreWatched();
    void everyKindIsBuiltAndChecked_data();
    void tooManyNodesGoToBigOnes();
    void everyKindIsBuiltAndChecked();
    void lettersAreNamedBeside();
    void leavesAreBuilt();
    void checkFindsDamage();
    void progressGrowsToItsEnd();
    void stopsAtAnyTimeWithoutATrace();
    void allFilesOrNone_data();
    void allFilesOrNone();
    void inspectsEveryFormat_data();
    void inspectsEveryFormat();

private:
    [[nodiscard]] std::filesystem::path path(const QString& name) const
    {
        return m_folder->filePath(name).toStdString();
    }
    std::filesystem::path file(const QString& name, const std::string& content) const
    {
        (void)writeFileAtomically(path(name), std::string_view(content));
        return path(name);
    }
    [[nodiscard]] QStringList entries() const
    {
        return QDir(m_folder->path())
            .entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestLexiconBuild::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(m_folder->isValid());
}

void TestLexiconBuild::setsAreSets()
{
    QVERIFY(rc::check("union, difference, intersection", [] {
        const auto word =
            rc::gen::nonEmpty(rc::gen::container<std::vector<Tile>>(rc::gen::inRange<Tile>(1, 4)));
        const BuiltWords a = *rc::gen::container<BuiltWords>(word);
        const BuiltWords b = *rc::gen::container<BuiltWords>(word);
        const auto result = [&](SetOperation operation) {
            return setOf(combined(listOf(a), listOf(b), operation).value());
        };
        BuiltWords both;
        std::ranges::set_union(a, b, std::inserter(both, both.end()));
        BuiltWords only;
        std::ranges::set_difference(a, b, std::inserter(only, only.end()));
        BuiltWords shared;
        std::ranges::set_intersection(a, b, std::inserter(shared, shared.end()));
        RC_ASSERT(result(SetOperation::Union) == both);
        RC_ASSERT(result(SetOperation::Minus) == only);
        RC_ASSERT(result(SetOperation::Intersect) == shared);
        const WordList sorted = combined(listOf(a), listOf(b), SetOperation::Union).value();
        RC_ASSERT(sorted.size() == both.size());
        RC_ASSERT(WordList(sorted).sortAndRemoveDuplicates() == std::size_t{0});
    }));
}

void TestLexiconBuild::countsLengths()
{
    const WordList words = tests::wordsFrom("at cat dog cats", english()).value();
    QCOMPARE(lengthCounts(words), (std::vector<std::int64_t>{0, 0, 1, 2, 1}));
    QVERIFY(lengthCounts({}).empty());
}

void TestLexiconBuild::sourcesAreCombinedInOrder()
{
    const std::vector<WordSource> sources{
        {file("a.txt", "cat\ndog\ncow\ncat\n"), SetOperation::Minus},  // the first one begins
        {file("b.txt", "bird\ndog\n"), SetOperation::Union},
        {file("c.txt", "cow\nzebra\n"), SetOperation::Minus},
        {file("d.txt", "bird\ncow\ncat\nx1\n"), SetOperation::Intersect},
    };
    const auto read = readWordSources(sources, english());
    QVERIFY(read.has_value());
    QVERIFY(!read->firstError());
    QCOMPARE(written(read->words), QStringLiteral("BIRD CAT"));
    QCOMPARE(read->rejectedCount(), 1);
    QCOMPARE(read->duplicates(), 2);
    std::vector<std::int64_t> changes;
    for (const SourceReading& source : read->sources) changes.push_back(source.change);
    QCOMPARE(changes, (std::vector<std::int64_t>{3, 1, -1, -1}));
    QCOMPARE(read->sources[3].reading.rejected.at(0).line, 4);
}

void TestLexiconBuild::graphsAreSourcesToo_data()
{
    QTest::addColumn<QString>("name");
    for (const char* name : {"g.kwg", "g.kbwg"}) QTest::newRow(name) << QString::fromLatin1(name);
}

void TestLexiconBuild::graphsAreSourcesToo()
{
    QFETCH(QString, name);
    const WordList words = tests::wordsFrom("at cat dog cats", english()).value();
    QVERIFY(buildLexicon(words, english(), {{{path(name)}}, {}, {}, true}).has_value());
    WordListOptions options;
    options.minimumLength = 3;
    options.maximumLength = 3;
    const std::vector<WordSource> sources{{path(name)}};
    const auto read = readWordSources(sources, english(), options);
    QVERIFY(read.has_value());
    QCOMPARE(written(read->words), QStringLiteral("CAT DOG"));
    QCOMPARE(read->sources[0].reading.outsideLimits, 2);
    QCOMPARE(read->sources[0].reading.wordsRead, 2);
}

void TestLexiconBuild::brokenSourcesAreNamed_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QString>("reason");
    QTest::newRow("missing") << "" << QByteArray() << "No such file";
    QTest::newRow("folder") << "." << QByteArray() << "folder";
    QTest::newRow("picture") << "p.png" << QByteArray("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", 16)
                             << "a PNG picture";
    QTest::newRow("picture called text")
        << "p.txt" << QByteArray("\x89PNG\r\n\x1a\n\0\0\0\r", 12) << "a PNG picture";
    QTest::newRow("binary") << "b.txt" << QByteArray("abcd\1\2\0\0xyz", 11) << "binary data";
    QTest::newRow("cut off archive")
        << "w.gz" << QByteArray("\x1f\x8b\x08\0\0\0\0\0\0\x03K", 11) << "cut off";
    QTest::newRow("broken graph") << "g.kwg" << QByteArray("\xff\xff\xff\0\1\2\3\4", 8) << "node";
    QTest::newRow("graph of odd length") << "g.kwg" << QByteArray("\0\0\x40\0\1", 5) << "cut off";
}

void TestLexiconBuild::brokenSourcesAreNamed()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, content);
    QFETCH(QString, reason);
    if (!content.isEmpty()) file(name, content.toStdString());
    const std::filesystem::path bad = name.isEmpty() ? path("none.txt") : path(name);
    const std::vector<WordSource> sources{
        {file("a.txt", "cat\n")}, {bad}, {file("last.txt", "dog\n")}};
    const auto read = readWordSources(sources, english());
    QVERIFY(read.has_value());
    QCOMPARE(read->sources.size(), std::size_t{3});
    QVERIFY(read->sources[1].error);
    QVERIFY(!read->sources[2].error);
    const Error error = *read->firstError();
    QCOMPARE(error.place.file, bad.string());
    QVERIFY2(error.message().find(reason.toStdString()) != std::string::npos,
             error.message().c_str());
}

void TestLexiconBuild::sourcesAreWatched()
{
    std::string many;
    for (char a = 'a'; a <= 'z'; ++a)
        for (char b = 'a'; b <= 'z'; ++b)
            for (char c = 'a'; c <= 'z'; ++c)
                for (char d = 'a'; d <= 'z'; ++d) many += {a, b, c, d, '\n'};
    const std::vector<WordSource> sources{{file("a.txt", "cat\n")}, {file("b.txt", many)}};
    std::int64_t seen = 0;
    std::int64_t done = 0;
    bool grows = true;
    QList<int> wholes;
    TaskContext context;
    context.onProgress = [&](const Progress& progress) {
        grows = grows && progress.done >= done && progress.done <= progress.total;
        done = progress.done;
    };
    const auto read = readWordSources(
        sources, english(), {}, context,
        [&](std::size_t source, const WordListReading& reading, bool whole) {
            grows = grows && source < 2 && reading.wordsRead >= (source == 1 ? seen : 0);
            if (source == 1) seen = reading.wordsRead;
            if (whole) wholes.append(static_cast<int>(source));
        });
    QVERIFY(read.has_value());
    QCOMPARE(read->words.size(), std::size_t{26 * 26 * 26 * 26 + 1});
    QVERIFY(grows);
    QCOMPARE(wholes, (QList<int>{0, 1}));

    std::stop_source stop;
    stop.request_stop();
    context.stop = stop.get_token();
    QCOMPARE(readWordSources(sources, english(), {}, context).error().code, ErrorCode::Cancelled);
}

void TestLexiconBuild::everyKindIsBuiltAndChecked_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<int>("order");
    QTest::addColumn<QString>("name");
    for (const GraphKind kind : {GraphKind::Gaddawg, GraphKind::Dawg, GraphKind::Alpha}) {
        for (int order = 0; order < 5; ++order) {
            for (const char* name : {"x.kwg", "x.kbwg"}) {
                QTest::addRow("kind %d order %d %s", static_cast<int>(kind), order, name)
                    << static_cast<int>(kind) << order << QString::fromLatin1(name);
            }
        }
    }
}

void TestLexiconBuild::tooManyNodesGoToBigOnes()
{
    Random random(11);
    WordList words;
    std::vector<Tile> word(40);
    for (int i = 0; i < 140'000; ++i) {
        for (Tile& tile : word) tile = static_cast<Tile>(1 + random.below(26));
        words.add(word);
    }
    words.sortAndRemoveDuplicates();
    const GraphOutput output{path("many.kwg"), GraphKind::Dawg, NodeOrder::Wolges};
    const BuildPlan plan{{output}, {}, {}, false};
    const auto report = buildLexicon(words, english(), plan);
    QVERIFY2(report.has_value(), report ? "" : report.error().toString().c_str());
    QCOMPARE(report->files.at(0).path, std::filesystem::path(path("many.kbwg")));
    QCOMPARE(report->files.at(0).entries, 140'000);
    QVERIFY(!std::filesystem::exists(path("many.kwg")));
    QCOMPARE(Kwg::open(path("many.kbwg"), 26).value().wordCount(), 140'000);
    // Alphagrams keep their ending, by which they are known, and go to another file.
    // They share more, so there must be more of them.
    WordList more = words;
    for (int i = 0; i < 240'000; ++i) {
        for (Tile& tile : word) tile = static_cast<Tile>(1 + random.below(26));
        more.add(word);
    }
    more.sortAndRemoveDuplicates();
    const BuildPlan alpha{{{path("many.kad"), GraphKind::Alpha, NodeOrder::Wolges}}, {}, {}, false};
    const auto jumbled = buildLexicon(more, english(), alpha);
    QVERIFY2(jumbled.has_value(), jumbled ? "" : jumbled.error().toString().c_str());
    QCOMPARE(jumbled->files.at(0).path, std::filesystem::path(path("many-big.kad")));
    QCOMPARE(Kwg::open(path("many-big.kad"), 26).value().wordCount(), 380'000);
    // What was not asked about is not replaced.
    const auto again = buildLexicon(words, english(), plan);
    QVERIFY(!again.has_value());
    QVERIFY(again.error().message().find("many.kbwg") != std::string::npos);
}

void TestLexiconBuild::everyKindIsBuiltAndChecked()
{
    QFETCH(int, kind);
    QFETCH(int, order);
    QFETCH(QString, name);
    const WordList words = tests::smallEnglish(english()).value();
    const GraphOutput output{path(name), static_cast<GraphKind>(kind),
                             static_cast<NodeOrder>(order)};
    const auto report = buildLexicon(words, english(), {{output}, {}, {}, true});
    QVERIFY2(report.has_value(), report ? "" : report.error().toString().c_str());
    const BuiltFile& built = report->files.at(0);
    const auto blob = FileBlob::open(path(name));
    QVERIFY(blob.has_value());
    QCOMPARE(built.sha256, sha256(blob->bytes()));
    QCOMPARE(built.bytes, static_cast<std::int64_t>(blob->bytes().size()));
    QCOMPARE(built.nodes * 4, built.bytes);
    QVERIFY(built.check && built.check->good());
    QVERIFY(built.check->nonWords > 5'000);
    QCOMPARE(built.entries, built.check->held);
    if (output.kind == GraphKind::Alpha) QVERIFY(built.entries < 3'000);
    else QCOMPARE(built.entries, static_cast<std::int64_t>(words.size()));
    QVERIFY(std::ranges::equal(graphFile(words, output).value(), blob->bytes()));
    QCOMPARE(entries(), QStringList{name});
}

/// A word graph numbers its letters; whose numbers they are is written beside it.
void TestLexiconBuild::lettersAreNamedBeside()
{
    const WordList words = tests::wordsFrom("at cat", english()).value();
    BuildPlan plan{{{path("named.kwg")}}, {}, {}, true};
    QVERIFY(buildLexicon(words, english(), plan).has_value());
    QCOMPARE(lettersBeside(path("named.kwg")), std::string());
    plan.namesLetters = true;
    const auto report = buildLexicon(words, english(), plan);
    QVERIFY(report.has_value());
    QCOMPARE(report->files.size(), std::size_t{1});
    QCOMPARE(QString::fromStdString(lettersBeside(path("named.kwg"))),
             QString::fromStdString(english().name()));

    const auto rules = catalogue::rules("english");
    QVERIFY(rules.has_value());
    const auto lexicon = Lexicon::open(path("named.kwg"), (*rules)->alphabet, false);
    QVERIFY(lexicon.has_value());
    QVERIFY(!lettersDoubt(**lexicon, **rules));
    // A small lexicon says too little itself.
    const auto german = catalogue::rules("german");
    QVERIFY(german.has_value());
    const auto doubt = lettersDoubt(**lexicon, **german);
    QVERIFY(doubt.has_value());
    QVERIFY(doubt->english().find("built for the letters of 'english'") != std::string::npos);
    // What is no name says nothing.
    file("named.kwg.letters", std::string(5000, 'x'));
    QCOMPARE(lettersBeside(path("named.kwg")), std::string());
    QVERIFY(!lettersDoubt(**lexicon, **german));
}

void TestLexiconBuild::leavesAreBuilt()
{
    const WordList words = tests::wordsFrom("at cat", english()).value();
    BuildPlan plan{{{path("x.kwg")}}, LeavesOutput{path("x.klv2")}, {}, true};
    const auto empty = buildLexicon(words, english(), plan);
    QVERIFY(empty.has_value());
    QCOMPARE(empty->files.size(), std::size_t{2});
    QCOMPARE(empty->files[1].entries, 0);
    QCOMPARE(empty->files[1].bytes, 12);
    QCOMPARE(Klv::open(path("x.klv2"), 26)->size(), std::size_t{0});

    plan.leaves->csv = file("x.csv", "S,8.5\nQ,-6\n?S,30\n");
    plan.leaves->version = KlvVersion::Klv1;
    const auto some = buildLexicon(words, english(), plan);
    QVERIFY(some.has_value());
    QCOMPARE(some->files[1].entries, 3);
    QCOMPARE(Klv::open(path("x.klv2"), 26)->size(), std::size_t{3});

    // A value that has no room: neither file changes.
    const std::string before = readTextFile(path("x.klv2"), 1 << 26).value();
    plan.leaves->csv = file("x.csv", "S,8.5\nQ,-600\n");
    plan.graphs[0].kind = GraphKind::Dawg;
    const auto refused = buildLexicon(words, english(), plan);
    QVERIFY(!refused.has_value());
    QCOMPARE(refused.error().place.line, 2);
    QCOMPARE(readTextFile(path("x.klv2"), 1 << 26).value(), before);
    QVERIFY(Kwg::open(path("x.kwg"))->hasGaddag());
}

void TestLexiconBuild::checkFindsDamage()
{
    const WordList words = tests::smallEnglish(english()).value();
    for (const GraphKind kind : {GraphKind::Gaddawg, GraphKind::Dawg}) {
        const std::vector<KwgNode> nodes = buildKwg(words, kind).value();
        int noticed = 0;
        int tried = 0;
        // Whether a word ends at a node decides about words; the check must see each change.
        for (std::size_t i = 2; i < nodes.size(); i += 97) {
            if (nodes[i].bits == 0 || nodes[i].tile() == 0) continue;  // padding, separators
            std::vector<KwgNode> damaged = nodes;
            damaged[i].bits ^= KwgNode::kAcceptsFlag;
            const auto graph = Kwg::fromNodes(damaged);
            if (!graph) continue;
            ++tried;
            if (!checkGraph(*graph, words).value().good()) ++noticed;
        }
        QVERIFY(tried > 20);
        QCOMPARE(noticed, tried);
    }
    // BuiltWords too many, which no sample need hit.
    const auto larger =
        buildKwg(tests::wordsFrom("at cat dog", english()).value(), GraphKind::Dawg);
    const auto check = checkGraph(Kwg::fromNodes(*larger).value(),
                                  tests::wordsFrom("at cat", english()).value(), {0, 1});
    QVERIFY(!check->good());
    QCOMPARE(check->held, 3);
}

void TestLexiconBuild::progressGrowsToItsEnd()
{
    const WordList words = tests::smallEnglish(english()).value();
    BuildPlan plan{{{path("x.kwg")},
                    {path("y.kwg"), GraphKind::Dawg},
                    {path("z.kad"), GraphKind::Alpha, NodeOrder::Legacy}},
                   LeavesOutput{path("x.klv2")},
                   {},
                   true};
    std::int64_t done = -1;
    bool grows = true;
    QStringList phases;
    TaskContext context;
    context.onProgress = [&](const Progress& progress) {
        grows = grows && progress.done >= done && progress.total == 10'000;
        done = progress.done;
        const QString phase = QString::fromStdString(progress.phase.english());
        if (phases.isEmpty() || phases.last() != phase) phases.append(phase);
    };
    QVERIFY(buildLexicon(words, english(), plan, context).has_value());
    QVERIFY(grows);
    QCOMPARE(done, 10'000);
    // Weights are known for these; a phase of another name would stand still.
    QVERIFY2(phases.size() == 6 + 4 + 6 + 2, qPrintable(phases.join(QStringLiteral(", "))));
    QCOMPARE(phases.first(), QStringLiteral("Building the DAWG"));
    QCOMPARE(phases.last(), QStringLiteral("Writing the files"));
}

void TestLexiconBuild::stopsAtAnyTimeWithoutATrace()
{
    const WordList words = tests::smallEnglish(english()).value();
    file("x.kwg", "old");
    const BuildPlan plan{{{path("x.kwg")}, {path("z.kad"), GraphKind::Alpha}},
                         LeavesOutput{path("x.klv2")},
                         {},
                         true};
    // Stops at the first report, at the second, and so on, until nothing is left to stop.
    int reports = 0;
    for (bool finished = false; !finished; ++reports) {
        QVERIFY(reports < 100);
        std::stop_source stop;
        int left = reports;
        TaskContext context;
        context.stop = stop.get_token();
        context.onProgress = [&](const Progress&) {
            if (left-- == 0) stop.request_stop();
        };
        const auto report = buildLexicon(words, english(), plan, context);
        finished = report.has_value();
        if (finished) break;
        QCOMPARE(report.error().code, ErrorCode::Cancelled);
        QCOMPARE(entries(), QStringList{QStringLiteral("x.kwg")});
        QCOMPARE(readTextFile(path("x.kwg"), 1 << 26).value(), std::string("old"));
    }
    QVERIFY(reports > 8);
    QCOMPARE(entries().size(), 3);
}

void TestLexiconBuild::allFilesOrNone_data()
{
    QTest::addColumn<QString>("second");
    QTest::newRow("no such folder") << "none/y.kad";
    QTest::newRow("a folder") << "folder";
    QTest::newRow("full disk") << "y.kad";
}

void TestLexiconBuild::allFilesOrNone()
{
    QFETCH(QString, second);
    const WordList words = tests::smallEnglish(english()).value();
    file("x.kwg", "old");
    QVERIFY(QDir(m_folder->path()).mkdir(QStringLiteral("folder")));
    const BuildPlan plan{
        {{path("x.kwg"), GraphKind::Alpha}, {path(second), GraphKind::Gaddawg}}, {}, {}, true};
    auto report = [&]() -> Result<BuildReport> {
        if (second != QStringLiteral("y.kad")) return buildLexicon(words, english(), plan);
        // Room for the first file but not for the second.
        const FileSizeLimit limit(30'000);
        return buildLexicon(words, english(), plan);
    }();
    QVERIFY(!report.has_value());
    QCOMPARE(report.error().code, ErrorCode::FileUnwritable);
    QCOMPARE(report.error().place.file, path(second).string());
    QCOMPARE(entries(), (QStringList{QStringLiteral("folder"), QStringLiteral("x.kwg")}));
    QCOMPARE(readTextFile(path("x.kwg"), 1 << 26).value(), std::string("old"));
}

void TestLexiconBuild::inspectsEveryFormat_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("format");
    QTest::newRow("graph") << "x.kwg" << static_cast<int>(LexiconFormat::Graph);
    QTest::newRow("big graph") << "x.kbwg" << static_cast<int>(LexiconFormat::Graph);
    QTest::newRow("list") << "x.txt" << static_cast<int>(LexiconFormat::WordList);
}

void TestLexiconBuild::inspectsEveryFormat()
{
    QFETCH(QString, name);
    QFETCH(int, format);
    const WordList words = tests::wordsFrom("at cat zebra", english()).value();
    if (name.endsWith(QStringLiteral("txt"))) file(name, "at\ncat\nzebra\n");
    else QVERIFY(buildLexicon(words, english(), {{{path(name)}}, {}, {}, false}).has_value());
    const auto info = inspectLexicon(path(name), english());
    QVERIFY(info.has_value());
    QCOMPARE(static_cast<int>(info->format), format);
    QCOMPARE(info->words, 3);
    QCOMPARE(info->longestWord, 5);
    QVERIFY(info->bytes > 0);
    QVERIFY(!info->alphagrams);
    file(name, "\x89PNG\r\n\x1a\n");
    const auto picture = inspectLexicon(path(name), english());
    QVERIFY(!picture.has_value());
    QVERIFY(picture.error().message().find("PNG") != std::string::npos);
}

TEST_CLASS(TestLexiconBuild, tests::NoApplication)
#include "tst_lexicon_build.moc"
