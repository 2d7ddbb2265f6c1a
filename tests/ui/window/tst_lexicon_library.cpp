// SPDX-License-Identifier: GPL-3.0-or-later
// The lexicons that are known, how they are remembered, and which of them is opened for which
// letters.
#include <QFile>
#include <QSettings>
#include <QTemporaryDir>
#include <QtTest>

#include "engine/base/file.h"
#include "engine/lexicon/klv_builder.h"
#include "engine/lexicon/lexicon_build.h"
#include "tests/support/test_class.h"
#include "tests/ui/ui_fixture.h"
#include "ui/document/study.h"
#include "ui/language/text.h"
#include "ui/lexicon/word_validation.h"
#include "ui/window/session.h"

using namespace Qt::StringLiterals;

namespace {

/// A session without a lexicon, and what its loader tells.
struct LexiconLibraryStage
{
    QTemporaryDir folder;
    fixture::FakeRanking fake;
    std::unique_ptr<ui::Session> session;
    QStringList failures;
    QStringList lists;

    explicit LexiconLibraryStage(const char* rules = "english")
    {
        auto position = engine::Position::create(*engine::catalogue::rules(rules));
        session =
            std::make_unique<ui::Session>(std::make_shared<engine::Position>(std::move(*position)),
                                          fake.function(), folder.filePath(u"settings.ini"_s));
        session->analysis().setLive(false);
        QObject::connect(&session->loader(), &ui::Loader::failed, &session->loader(),
                         [this](const QString& what, const engine::Error& error) {
                             failures.append(what + u": "_s + ui::fromUtf8(error.toString()));
                         });
        QObject::connect(&session->loader(), &ui::Loader::wordListFound, &session->loader(),
                         [this](const QString& path) { lists.append(path); });
    }
    QString file(const QString& name, const std::string& content) const
    {
        QFile out(folder.filePath(name));
        if (out.open(QIODevice::WriteOnly)) out.write(QByteArray::fromStdString(content));
        return out.fileName();
    }
    /// A word graph of these words, one per line.
    QString graph(const QString& name, const std::string& words, const char* alphabet) const
    {
        const engine::Alphabet letters = engine::catalogue::tileSet(alphabet)->alphabet;
        const auto reading = engine::readWordList(words, letters);
        const QString path = folder.filePath(name);
        engine::BuildPlan plan;
        plan.graphs.push_back({ui::toPath(path)});
        return engine::buildLexicon(reading->words, letters, plan) ? path : QString();
    }
    QString leaves(const QString& name) const
    {
        const QString path = folder.filePath(name);
        const auto bytes = engine::buildKlv({}, engine::KlvVersion::Klv2);
        return engine::writeFileAtomically(ui::toPath(path), *bytes) ? path : QString();
    }
    [[nodiscard]] std::string lexicon() const
    {
        const engine::Lexicon* open = session->study().position()->lexicon();
        return open ? open->name() : std::string();
    }
    [[nodiscard]] bool idle() const { return session->jobs().jobs().isEmpty(); }
};

}  // namespace

class TestLexiconLibrary : public QObject
{
    Q_OBJECT

private slots:
    void lettersAreSharedOrNot()
    {
        const auto letters = [](const char* id) {
            return ui::lettersOf(engine::catalogue::tileSet(id)->alphabet);
        };
        for (const ui::Letters& known : ui::builtInLetters()) {
            QCOMPARE(ui::lettersOf(known.alphabet).id, known.id);
            const ui::Letters* found = ui::lettersById(known.id);
            QVERIFY(found && found->id == known.id && found->sameAs(known));
            QCOMPARE(ui::lettersById(known.id), found);
            QVERIFY(ui::fits(known.id, known.alphabet));
        }
        QVERIFY(letters("english").sameAs(letters("english_hong_kong")));
        QVERIFY(ui::fits(u"english"_s, letters("english_hong_kong").alphabet));
        QVERIFY(!letters("english").sameAs(letters("polish")));
        QVERIFY(!ui::fits(u"polish"_s, letters("english").alphabet));
        // An alphabet of a file: with English letters it is English, else one of its own.
        const auto own = engine::Alphabet::create("mine", {{"A", "a", 1, true, {}, {}}});
        QVERIFY(own.has_value());
        QVERIFY(ui::lettersById(ui::lettersOf(*own).id) == nullptr);
        QCOMPARE(ui::lettersOf(*own).title, u"mine"_s);
        QVERIFY(ui::fits(ui::lettersOf(*own).id, *own));
        QVERIFY(!ui::fits(ui::lettersOf(*own).id, letters("english").alphabet));
    }

    void isRemembered()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(u"t.ini"_s);
        {
            ui::Settings settings(path);
            ui::LexiconLibrary library(settings);
            QSignalSpy changes(&library, &ui::LexiconLibrary::changed);
            library.setBundled(u"/share/tilewright.kwg"_s, u"english"_s);
            library.remember(u"/words/b.kwg"_s, u"english"_s);
            library.remember(u"/words/A ł.kwg"_s, u"polish"_s);
            library.remember(u"/words/b.kwg"_s, u"french"_s);
            library.rename(u"/words/b.kwg"_s, u"  My   list "_s);
            library.assignLeaves(u"/words/b.kwg"_s, u"/words/b.klv2"_s);
            library.assignLeaves(u"/share/tilewright.kwg"_s, u"/x.klv2"_s);
            library.assignWinTable(u"/words/b.kwg"_s, u"/words/b.win"_s);
            library.remember(u"/words/gone.kwg"_s, u"english"_s);
            library.remove(u"/words/gone.kwg"_s);
            library.remove(u"/share/tilewright.kwg"_s);  // stays
            QCOMPARE(changes.size(), 10);
            library.rename(u"/words/b.kwg"_s, u"My list"_s);  // no change
            QCOMPARE(changes.size(), 10);
        }
        ui::Settings settings(path);
        ui::LexiconLibrary library(settings);
        QCOMPARE(library.lexicons().size(), 2);  // the program has moved without its lexicon
        library.setBundled(u"/elsewhere/tilewright.kwg"_s, u"english"_s);
        const QList<ui::KnownLexicon> all = library.lexicons();
        QCOMPARE(all.size(), 3);
        QVERIFY(all[0].bundled && all[0].path == u"/elsewhere/tilewright.kwg");
        QCOMPARE(all[0].leaves, u"/x.klv2"_s);
        QCOMPARE(all[1].path, u"/words/A ł.kwg"_s);
        QCOMPARE(ui::LexiconLibrary::titleOf(all[1]), u"A ł"_s);
        QCOMPARE(all[2], (ui::KnownLexicon{u"/words/b.kwg"_s, u"My list"_s, u"french"_s,
                                           u"/words/b.klv2"_s, u"/words/b.win"_s, false}));
    }

    void damagedSettingsAreSurvived_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<int>("lexicons");
        QTest::newRow("binary") << QByteArray("\0\xff\xfe[v1]\n\0library", 16) << 0;
        QTest::newRow("huge size")
            << QByteArray("[v1]\nlibrary\\size=2000000000\nlibrary\\1\\path=/a.kwg\n") << 1;
        QTest::newRow("size that is no number")
            << QByteArray("[v1]\nlibrary\\size=many\nlibrary\\1\\path=/a.kwg\n") << 0;
        QTest::newRow("negative size") << QByteArray("[v1]\nlibrary\\size=-3\n") << 0;
        QTest::newRow("paths that are none")
            << QByteArray("[v1]\nlibrary\\size=4\nlibrary\\1\\path=\nlibrary\\2\\path=a.kwg\n"
                          "library\\3\\path=/b.kwg\nlibrary\\4\\path=/b.kwg\n")
            << 1;
        QTest::newRow("list instead of text")
            << QByteArray("[v1]\nlibrary\\size=1\nlibrary\\1\\path=/a.kwg\n"
                          "library\\1\\title=@Variant(\\0\\0\\0\\x7f)\n")
            << 1;
    }
    void damagedSettingsAreSurvived()
    {
        QFETCH(QByteArray, content);
        QFETCH(int, lexicons);
        QTemporaryDir folder;
        QFile file(folder.filePath(u"t.ini"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(content);
        file.close();
        ui::Settings settings(file.fileName());
        ui::LexiconLibrary library(settings);
        QCOMPARE(library.lexicons().size(), lexicons);
        library.remember(u"/new.kwg"_s, u"english"_s);
        QCOMPARE(ui::Settings(file.fileName()).lexicons().size(), lexicons + 1);
    }

    void sameLettersShareTheLexicon()
    {
        LexiconLibraryStage stage;
        ui::Loader& loader = stage.session->loader();
        loader.setDefaults(fixture::english(), stage.file(u"usual.txt"_s, "cat\n"));
        loader.openLexicon(stage.file(u"mine.txt"_s, "cat\ndog\n"));
        QTRY_COMPARE(stage.lexicon(), std::string("mine"));
        const auto hongKong = *engine::catalogue::rules("hong_kong");
        QVERIFY(stage.session->study().setLexicon(nullptr));
        loader.useRules(hongKong);
        loader.openUsual();
        QTRY_COMPARE(stage.lexicon(), std::string("mine"));
        // What is chosen there is a matter of its own.
        loader.openLexicon(stage.file(u"other.txt"_s, "cow\n"));
        QTRY_COMPARE(stage.lexicon(), std::string("other"));
        QVERIFY(stage.session->study().setLexicon(nullptr));
        loader.useRules(fixture::english());
        loader.openUsual();
        QTRY_COMPARE(stage.lexicon(), std::string("mine"));
        QVERIFY2(stage.failures.isEmpty(), qPrintable(stage.failures.join(u"; ")));
    }

    void rulesCanHaveTheirOwnLexicon()
    {
        LexiconLibraryStage stage("wordsmog");
        ui::Loader& loader = stage.session->loader();
        ui::Settings& settings = stage.session->settings();
        settings.setLexiconFor(u"english"_s, stage.file(u"all.txt"_s, "cat\n"));
        settings.setLexiconForRules(u"wordsmog"_s, stage.file(u"smog.txt"_s, "dog\n"));
        loader.openUsual();
        QTRY_COMPARE(stage.lexicon(), std::string("smog"));
        // Another one opened under these rules takes its place, not that of the others.
        const QString third = stage.file(u"third.txt"_s, "cow\n");
        loader.openLexicon(third);
        QTRY_COMPARE(stage.lexicon(), std::string("third"));
        QCOMPARE(settings.lexiconForRules(u"wordsmog"_s), third);
        QVERIFY(settings.lexiconFor(u"english"_s).endsWith(u"all.txt"));
    }

    void wrongLettersAreNeverCombined()
    {
        LexiconLibraryStage stage;
        ui::Loader& loader = stage.session->loader();
        const QString polish = stage.graph(u"pl.kwg"_s, "kot\nkoty\n", "polish");
        QVERIFY(!polish.isEmpty());
        stage.session->library().remember(polish, u"polish"_s);
        loader.openLexicon(polish);
        QTRY_COMPARE(stage.failures.size(), 1);
        QVERIFY2(stage.failures[0].contains(u"of Polish, not to those of English"),
                 qPrintable(stage.failures[0]));
        QVERIFY(stage.lexicon().empty());
        QCOMPARE(stage.session->library().lettersOfFile(polish), u"polish"_s);
        loader.useRules(*engine::catalogue::rules("polish"));
        loader.openLexicon(polish);
        QTRY_COMPARE(stage.lexicon(), std::string("pl"));
        // A text says its letters itself.
        const QString text = stage.file(u"kot.txt"_s, "kot\n");
        stage.session->library().remember(text, u"english"_s);
        loader.openLexicon(text);
        QTRY_COMPARE(stage.lexicon(), std::string("kot"));
        QCOMPARE(stage.failures.size(), 1);
    }

    void leavesComeWithTheirLexicon()
    {
        LexiconLibraryStage stage;
        ui::Loader& loader = stage.session->loader();
        ui::LexiconLibrary& library = stage.session->library();
        const QString one = stage.file(u"one.txt"_s, "cat\n");
        const QString two = stage.file(u"two.txt"_s, "dog\n");
        library.remember(one, u"english"_s);
        library.assignLeaves(one, stage.leaves(u"ones.klv2"_s));
        stage.leaves(u"usual.klv2"_s);
        loader.setDefaults(fixture::english(), stage.file(u"usual.txt"_s, "cat\n"));
        const auto leaves = [&] { return stage.session->study().state().leavesName; };
        loader.openLexicon(one);
        QTRY_COMPARE(leaves(), u"ones"_s);
        QTRY_VERIFY(stage.idle());
        loader.openLexicon(two);
        QTRY_COMPARE(stage.lexicon(), std::string("two"));
        QTRY_COMPARE(leaves(), u"usual"_s);
        // Leaves that are asked for together with the lexicon are meant.
        loader.openLexicon(one);
        loader.openLeaves(stage.leaves(u"asked.klv2"_s));
        QTRY_VERIFY(stage.idle());
        QCOMPARE(leaves(), u"asked"_s);
        QVERIFY2(stage.failures.isEmpty(), qPrintable(stage.failures.join(u"; ")));
    }

    /// Undo and other tabs bring back leaves that belong to another lexicon.
    void leavesComeAgainAfterUndo()
    {
        LexiconLibraryStage stage;
        ui::Loader& loader = stage.session->loader();
        ui::Study& study = stage.session->study();
        const auto leaves = [&] { return study.state().leavesName; };
        const QString one = stage.file(u"one.txt"_s, "cat\n");
        const QString two = stage.file(u"two.txt"_s, "dog\n");
        stage.leaves(u"one.klv2"_s);
        stage.leaves(u"two.klv2"_s);
        const auto open = [&](const QString& path, const QString& name) {
            loader.openLexicon(path);
            QTRY_COMPARE(stage.lexicon(), name.toStdString());
            QTRY_VERIFY(stage.idle());
            QCOMPARE(leaves(), name);
        };
        open(one, u"one"_s);
        open(two, u"two"_s);
        study.undoStack()->undo();
        QCOMPARE(stage.lexicon(), std::string("one"));
        QCOMPARE(leaves(), u"one"_s);
        open(two, u"two"_s);

        // In a tab that was opened before, too.
        open(one, u"one"_s);
        study.openTab();
        open(two, u"two"_s);
        study.goToTab(0);
        QCOMPARE(leaves(), u"one"_s);
        open(two, u"two"_s);
        QVERIFY2(stage.failures.isEmpty(), qPrintable(stage.failures.join(u"; ")));
    }

    void leavesBesideTheLexiconFollowTheRules()
    {
        LexiconLibraryStage stage;
        ui::Loader& loader = stage.session->loader();
        const auto leaves = [&] { return stage.session->study().state().leavesName; };
        const auto rules = [](const char* id) { return engine::catalogue::rules(id).value(); };
        stage.leaves(u"one.klv2"_s);
        stage.leaves(u"one.nyt_crossplay.klv2"_s);
        loader.openLexicon(stage.file(u"one.txt"_s, "cat\n"));
        QTRY_COMPARE(leaves(), u"one"_s);
        loader.useRules(rules("nyt_crossplay"));
        QTRY_COMPARE(leaves(), u"one.nyt_crossplay"_s);
        loader.useRules(rules("english"));
        QTRY_COMPARE(leaves(), u"one"_s);
        // Nothing was trained for a jumbled game.
        loader.useRules(rules("wordsmog"));
        QTRY_COMPARE(leaves(), QString());
        loader.useRules(rules("english"));
        QTRY_COMPARE(leaves(), u"one"_s);
        // What was asked for stays.
        loader.openLeaves(stage.leaves(u"asked.klv2"_s));
        QTRY_COMPARE(leaves(), u"asked"_s);
        loader.useRules(rules("nyt_crossplay"));
        QTRY_VERIFY(stage.idle());
        QCOMPARE(leaves(), u"asked"_s);
        QVERIFY2(stage.failures.isEmpty(), qPrintable(stage.failures.join(u"; ")));
    }

    void wordListsAreOfferedOrOpened()
    {
        LexiconLibraryStage stage;
        ui::Loader& loader = stage.session->loader();
        const QString list = stage.file(u"list"_s, "cat\n");
        const QString wide = stage.file(u"wide"_s, std::string("\xff\xfe\x63\0\x61\0\x74\0", 8));
        const QString packed = stage.file(u"packed"_s, std::string("\x1f\x8b\x08\0\0\0", 6));
        for (const QString& path : {list, wide, packed})
            loader.openFiles({path}, ui::Loader::WordLists::Offer);
        QTRY_COMPARE(stage.lists.size(), 3);
        for (const QString& path : {list, wide, packed}) QVERIFY(stage.lists.contains(path));
        QTRY_VERIFY(stage.idle());
        QVERIFY(stage.lexicon().empty());
        loader.openFile(list);
        QTRY_COMPARE(stage.lexicon(), std::string("list"));
        loader.openFiles({stage.file(u"p.png"_s, std::string("\x89PNG\r\n\x1a\n\0\0", 10))},
                         ui::Loader::WordLists::Offer);
        QTRY_COMPARE(stage.failures.size(), 1);
        QVERIFY2(stage.failures[0].contains(u"PNG picture"), qPrintable(stage.failures[0]));
        QCOMPARE(stage.lists.size(), 3);
    }

    void readingTellsOfItself()
    {
        LexiconLibraryStage stage;
        ui::WordValidation validation(stage.session->jobs());
        QSignalSpy finished(&validation, &ui::WordValidation::finished);
        QSignalSpy advanced(&validation, &ui::WordValidation::advanced);
        const auto& alphabet = fixture::english()->alphabet;
        engine::WordListOptions options;
        options.keepNotes = true;
        validation.start({}, {}, alphabet, options);
        QCOMPARE(finished.size(), 1);
        QVERIFY(!validation.result());

        std::string many;
        for (char a = 'a'; a <= 'z'; ++a)
            for (char b = 'a'; b <= 'z'; ++b)
                for (char c = 'a'; c <= 'z'; ++c)
                    for (const char* end : {"", "e", "er", "ing", "tion"})
                        many += std::string{a, b, c} + "s" + end + " a note\n";
        many += "x1\n";
        const QString list = stage.file(u"many.txt"_s, many);
        const QString more = stage.file(u"more.txt"_s, "cat\ncat\n1\n");
        validation.start({{ui::toPath(list)}, {ui::toPath(more)}}, {}, alphabet, options);
        // Asked again at once: only the last question is answered.
        validation.start({{ui::toPath(list)}, {ui::toPath(more)}}, {}, alphabet, options);
        QVERIFY(validation.running());
        QTRY_COMPARE(finished.size(), 2);
        QVERIFY(!validation.running());
        const ui::ValidatedWordsPtr result = validation.result();
        QVERIFY(result);
        const ui::ValidationState& state = result->state;
        QVERIFY(state.complete);
        QCOMPARE(state.words, 26 * 26 * 26 * 5 + 1);
        QCOMPARE(state.wordsRead, state.words + 1);
        QCOMPARE(state.duplicates, 1);
        QCOMPARE(state.rejected, 2);
        QCOMPARE(state.notes, 26 * 26 * 26 * 5);
        QCOMPARE(state.problems.size(), std::size_t{2});
        QCOMPARE(state.problems[1].file, u"more.txt"_s);
        QCOMPARE(state.problems[1].line.line, 3);
        QCOMPARE(state.lengths.at(3), 1);
        QCOMPARE(state.lengths.at(8), 26 * 26 * 26);
        QVERIFY(state.sample.size() >= 100);
        QCOMPARE(state.sample.first(), u"AAAS"_s);
        QCOMPARE(static_cast<std::int64_t>(result->notes->size()), state.notes);
        for (const auto& arguments : advanced)
            QVERIFY(!qvariant_cast<ui::ValidationState>(arguments.at(0)).complete);

        validation.start({{ui::toPath(list)}}, {}, alphabet, options);
        validation.stop();
        QTRY_VERIFY(stage.idle());
        QCOMPARE(finished.size(), 2);
        QVERIFY(!validation.result());
    }
};

TEST_CLASS(TestLexiconLibrary, QCoreApplication)
#include "tst_lexicon_library.moc"
