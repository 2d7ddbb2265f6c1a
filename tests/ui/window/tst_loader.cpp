// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <filesystem>

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest>

#include "engine/base/file.h"
#include "engine/game/gcg.h"
#include "engine/game/replay.h"
#include "engine/game/study_file.h"
#include "engine/lexicon/klv.h"
#include "engine/lexicon/leave_table.h"
#include "engine/lexicon/lexicon.h"
#include "tests/support/test_class.h"
#include "tests/ui/game_fixture.h"
#include "ui/document/shown_study.h"
#include "ui/document/study.h"
#include "ui/language/file_names.h"
#include "ui/language/text.h"
#include "ui/window/session.h"

using namespace Qt::StringLiterals;

namespace {

const std::string kLoaderOtherCgp = fixture::kEmptyBoard + " SEAT/ 7/9 0";

/// Of one game by any rules with seven tiles.
std::string winCounts()
{
    return "tilewright win counts 1\nrack=7\ngames=1\n\n1\t0\t1\n93\t-20\t1\n";
}

engine::GameRecord gameFrom(const std::string& gcg)
{
    return engine::readGcg(gcg, fixture::english()).value().record;
}

/// One play of anna's; the two name lexicons of their own, or none.
engine::GameRecord gameOfAnnaAndBen(const std::string& annas, const std::string& bens = {})
{
    engine::GameRecord record = gameFrom("#player1 anna Anna\n#player2 ben Ben\n"
                                         ">anna: AEST 8H SEAT +8 8\n");
    engine::GameInfo info = record.info();
    info.players[0].lexicon = annas;
    info.players[1].lexicon = bens;
    if (!record.setInfo(info)) qFatal("the game can't name lexicons");
    return record;
}

/// A session on CAT with a lexicon, and what its loader tells.
struct LoaderStage
{
    QTemporaryDir folder;
    fixture::FakeRanking fake;
    std::unique_ptr<ui::Session> session;
    QStringList failures;
    QList<ui::Loader::Subject> successes;

    LoaderStage()
    {
        session = std::make_unique<ui::Session>(fixture::catPosition(), fake.function(),
                                                folder.filePath(u"settings.ini"_s));
        session->analysis().setLive(false);
        QObject::connect(&session->loader(), &ui::Loader::failed, &session->loader(),
                         [this](const QString& what, const engine::Error& error) {
                             failures.append(what + u": " + ui::fromUtf8(error.toString()));
                         });
        QObject::connect(&session->loader(), &ui::Loader::opened, &session->loader(),
                         [this](ui::Loader::Subject subject) { successes.append(subject); });
    }
    QString file(const QString& name, const std::string& content) const
    {
        QFile out(folder.filePath(name));
        if (out.open(QIODevice::WriteOnly)) out.write(QByteArray::fromStdString(content));
        return out.fileName();
    }
    const engine::Position& position() const { return *session->study().position(); }
};

}  // namespace

class TestLoader : public QObject
{
    Q_OBJECT

private slots:
    /// They become chapters; a folder is its games.
    void severalGamesAndFolders_data()
    {
        QTest::addColumn<bool>("folder");
        QTest::newRow("files") << false;
        QTest::newRow("folder") << true;
    }
    void severalGamesAndFolders()
    {
        QFETCH(bool, folder);
        LoaderStage stage;
        QVERIFY(QDir(stage.folder.path()).mkpath(u"games/more"_s));
        const auto game = [](const std::string& who) {
            return "#player1 " + who + " " + who + "\n#player2 ben Ben\n>" + who +
                   ": AEST 8H SEAT +8 8\n";
        };
        const QStringList files{stage.file(u"games/a.gcg"_s, game("anna")),
                                stage.file(u"games/more/b.gcg"_s, game("cleo")),
                                stage.file(u"games/broken.gcg"_s, "no game\n")};
        stage.file(u"games/notes.txt"_s, "cat\n");
        QSignalSpy remarks(&stage.session->loader(), &ui::Loader::remarked);
        if (folder) stage.session->loader().openFile(stage.folder.filePath(u"games"_s));
        else stage.session->loader().openFiles(files);
        const ui::Study& study = stage.session->study();
        QTRY_VERIFY(study.game() != nullptr);
        QCOMPARE(study.state().file->games.size(), std::size_t{2});
        QCOMPARE(study.playerName(0), u"anna"_s);
        QVERIFY(!study.isModified());
        QTRY_COMPARE(remarks.size(), 1);
        QVERIFY(stage.session->study().goToChapter(1));
        QCOMPARE(study.playerName(0), u"cleo"_s);
        QVERIFY(stage.failures.isEmpty());
    }

    /// Qt itself finds no such file.
    void namesThatAreNoText()
    {
        LoaderStage stage;
        const std::filesystem::path root = stage.folder.path().toStdString();
        std::filesystem::create_directory(root / "caf\xe9");
        const std::filesystem::path file = root / "caf\xe9" / "jos\xe9.gcg";
        const std::string game = "#player1 anna Anna\n#player2 ben Ben\n>anna: AEST 8H SEAT +8 8\n";
        QVERIFY(engine::writeFileAtomically(file, std::as_bytes(std::span(game))).has_value());

        ui::Loader& loader = stage.session->loader();
        const ui::Study& study = stage.session->study();
        loader.openFile(ui::fromPath(file));
        QTRY_VERIFY2(study.game() != nullptr, qPrintable(stage.failures.join(u'\n')));
        QCOMPARE(study.playerName(0), u"Anna"_s);
        QVERIFY(study.document().stamp.exists());
        QVERIFY(study.document().stamp == ui::stampOf(study.document().path));

        // It is written where it was, not beside it.
        QSignalSpy saved(&loader, &ui::Loader::saved);
        loader.save(study.state(), study.document().path);
        QTRY_COMPARE(saved.size(), 1);
        QVERIFY(saved.first().at(2).toBool());
        const auto folderSize = [](const std::filesystem::path& folder) {
            return std::distance(std::filesystem::directory_iterator(folder), {});
        };
        QCOMPARE(folderSize(file.parent_path()), 1);
        QVERIFY(std::filesystem::file_size(file) > game.size());
        // The lists of recent files show only what they can open.
        const QStringList recent = stage.session->settings().recentFiles();
        QCOMPARE(recent.size(), 1);
        QVERIFY(ui::isThere(recent.first()));
        QVERIFY(!ui::isThere(recent.first() + u'x'));

        loader.openFile(stage.folder.path());
        QTRY_COMPARE(stage.successes.size(), 2);
        QVERIFY2(stage.failures.isEmpty(), qPrintable(stage.failures.join(u'\n')));
        // Which Qt can't do.
        std::filesystem::remove_all(root / "caf\xe9");
    }

    void folderWithoutGames()
    {
        LoaderStage stage;
        QVERIFY(QDir(stage.folder.path()).mkpath(u"empty"_s));
        stage.session->loader().openFile(stage.folder.filePath(u"empty"_s));
        QTRY_COMPARE(stage.failures.size(), 1);
        QVERIFY(stage.session->study().game() == nullptr);
    }

    /// What the manager calls a lexicon is its name at once, whatever is undone, and for what is
    /// opened later.
    void lexiconsHaveTheNameThatTheyWereGiven()
    {
        LoaderStage stage;
        const QString words = stage.file(u"words.txt"_s, "cat\ncats\nat\n");
        stage.session->loader().openLexicon(words);
        const ui::ShownStudy& shown = stage.session->shown();
        QTRY_COMPARE(shown.lexiconName(), u"words"_s);
        QVERIFY(stage.session->study().setRack(0, {}));
        QSignalSpy changes(&shown, &ui::ShownStudy::changed);
        stage.session->library().rename(words, u"Club list"_s);
        QCOMPARE(shown.lexiconName(), u"Club list"_s);
        QCOMPARE(changes.size(), 1);
        stage.session->study().undoStack()->undo();
        QCOMPARE(shown.lexiconName(), u"Club list"_s);

        const QString other = stage.file(u"other.txt"_s, "cat\nact\n");
        stage.session->library().remember(other, u"english"_s);
        stage.session->library().rename(other, u"Other"_s);
        stage.session->loader().openLexicon(other);
        QTRY_COMPARE(shown.lexiconName(), u"Other"_s);
        stage.session->library().rename(other, {});
        QCOMPARE(shown.lexiconName(), u"other"_s);
    }

    void newestLexiconWins()
    {
        LoaderStage stage;
        ui::Loader& loader = stage.session->loader();
        std::string many;
        for (char a = 'a'; a <= 'z'; ++a)
            for (char b = 'a'; b <= 'z'; ++b)
                for (char c = 'a'; c <= 'z'; ++c) many += std::string{a, b, c, a} + "\n";
        const QString small = stage.file(u"small.txt"_s, "cat\ncats\n");
        loader.openLexicon(stage.file(u"many.txt"_s, many));
        loader.openLexicon(small);
        QTRY_VERIFY(stage.session->jobs().jobs().isEmpty());
        QCOMPARE(stage.position().lexicon()->name(), std::string("small"));
        QCOMPARE(stage.session->settings().lexiconFor(u"english"_s), small);
        QVERIFY(stage.failures.isEmpty());
    }

    void unnamedLettersAreRemarkedOnce()
    {
        LoaderStage stage;
        ui::Loader& loader = stage.session->loader();
        const QSignalSpy remarks(&loader, &ui::Loader::remarked);
        const auto nodes = stage.position().lexicon()->words().nodes();
        const QString graph = stage.file(
            u"mine.kbwg"_s, {reinterpret_cast<const char*>(nodes.data()), nodes.size_bytes()});
        loader.openLexicon(graph);
        QTRY_COMPARE(stage.successes.size(), 1);
        QCOMPARE(remarks.size(), 1);
        QVERIFY(remarks.first().first().toString().contains(u"mine.kbwg"));
        // Known from now on.
        loader.openLexicon(stage.file(u"words.txt"_s, "cat\n"));
        loader.openLexicon(graph);
        QTRY_VERIFY(stage.session->jobs().jobs().isEmpty());
        QCOMPARE(stage.position().lexicon()->name(), std::string("mine"));
        QCOMPARE(remarks.size(), 1);
    }

    /// The lexicon with which a game was played is opened where it is known, and only for it.
    void gamesBringTheirLexicon()
    {
        LoaderStage stage;
        ui::Loader& loader = stage.session->loader();
        const auto name = [&] {
            const engine::Lexicon* lexicon = stage.position().lexicon();
            return lexicon ? ui::fromUtf8(lexicon->name()) : QString();
        };
        const auto game = [&](const QString& file, const std::string& pragma) {
            return stage.file(file, "#player1 anna Anna\n#player2 ben Ben\n" + pragma +
                                        ">anna: AEST 8H SEAT +8 8\n");
        };
        const QString usual = stage.file(u"usual.txt"_s, "cat\nseat\n");
        const QString other = stage.file(u"NWL2018.txt"_s, "cat\nteas\n");
        loader.openLexicon(other);
        QTRY_COMPARE(name(), u"NWL2018"_s);
        loader.openLexicon(usual);
        QTRY_COMPARE(name(), u"usual"_s);
        const QSignalSpy remarks(&loader, &ui::Loader::remarked);
        loader.openFile(game(u"a.gcg"_s, "#lexicon NWL 2018\n"));
        QTRY_COMPARE(name(), u"NWL2018"_s);
        QVERIFY(stage.session->study().game());
        QCOMPARE(remarks.size(), 0);
        // It is no other's.
        QCOMPARE(stage.session->settings().lexiconFor(u"english"_s), usual);
        loader.openFile(game(u"b.gcg"_s, {}));
        QTRY_COMPARE(name(), u"usual"_s);
        // Undone with the game that brought it.
        stage.session->study().undoStack()->undo();
        QTRY_COMPARE(name(), u"NWL2018"_s);
        QVERIFY(stage.failures.isEmpty());
    }

    void unknownLexiconsOfGamesAreToldOnce()
    {
        LoaderStage stage;
        ui::Loader& loader = stage.session->loader();
        const auto name = [&] { return ui::fromUtf8(stage.position().lexicon()->name()); };
        const QSignalSpy remarks(&loader, &ui::Loader::remarked);
        const QString game =
            stage.file(u"a.gcg"_s, "#player1 anna Anna\n#player2 ben Ben\n#lexicon CSW99\n"
                                   ">anna: AEST 8H SEAT +8 8\n");
        const QString plain = stage.file(u"b.gcg"_s, "#player1 cleo Cleo\n#player2 ben Ben\n"
                                                     ">cleo: AEST 8H SEAT +8 8\n");
        const ui::Study& study = stage.session->study();
        const auto opens = [&](const QString& path) {
            loader.openFile(path);
            return QTest::qWaitFor([&] {
                return study.state().name == QFileInfo(path).fileName() &&
                       stage.session->jobs().jobs().isEmpty();
            });
        };
        QVERIFY(opens(game));
        QCOMPARE(remarks.size(), 1);
        QVERIFY(remarks.first().first().toString().contains(u"CSW99"_s));
        QCOMPARE(name(), u"tiny"_s);
        QVERIFY(opens(plain));
        QVERIFY(opens(game));
        QCOMPARE(remarks.size(), 1);
        // What is chosen for it is its lexicon from then on.
        loader.openLexicon(stage.file(u"mine.txt"_s, "cat\nseat\n"));
        QTRY_COMPARE(name(), u"mine"_s);
        QVERIFY(opens(plain));
        loader.openLexicon(stage.file(u"other.txt"_s, "cat\n"));
        QTRY_COMPARE(name(), u"other"_s);
        QVERIFY(opens(game));
        QTRY_COMPARE(name(), u"mine"_s);
        QVERIFY(opens(plain));
        QTRY_COMPARE(name(), u"other"_s);
        QCOMPARE(remarks.size(), 1);
        QVERIFY(stage.failures.isEmpty());
    }

    /// A game can name a lexicon for each player: each turn is seen with that of its player.
    void playersHaveLexiconsOfTheirOwn()
    {
        LoaderStage stage;
        ui::Loader& loader = stage.session->loader();
        const ui::Study& study = stage.session->study();
        QSignalSpy remarks(&loader, &ui::Loader::remarked);
        engine::GameRecord record = gameFrom("#player1 anna Anna\n#player2 ben Ben\n"
                                             ">anna: AEST 8H SEAT +8 8\n"
                                             ">ben: AEST K8 .E +2 2\n");
        engine::GameInfo info = record.info();
        info.players[1].lexicon = "Bens";
        QVERIFY(record.setInfo(info));
        const QString path = stage.file(u"game.cws"_s, engine::writeStudy({{}, {record}, {}}));
        loader.openFile(path);
        QTRY_VERIFY(study.game() != nullptr);
        // It is told once that it isn't there.
        QTRY_COMPARE(remarks.size(), 1);
        QVERIFY2(remarks.first().first().toString().contains(u"Bens"_s),
                 qPrintable(remarks.first().first().toString()));
        QCOMPARE(study.game()->playerWithoutLexicon(), 1);
        const auto nameAt = [&](int turn) {
            stage.session->study().goTo({engine::kRootNode, turn});
            return ui::fromUtf8(stage.position().lexicon()->name());
        };
        QCOMPARE(nameAt(1), u"tiny"_s);
        QCOMPARE(remarks.size(), 1);

        const QString bens = stage.file(u"bens.txt"_s, "at\nte\nseat\n");
        stage.session->library().remember(bens, u"english"_s);
        QTRY_COMPARE(study.game()->playerWithoutLexicon(), -1);
        QCOMPARE(nameAt(0), u"tiny"_s);
        QCOMPARE(nameAt(1), u"bens"_s);
        QCOMPARE(nameAt(2), u"tiny"_s);
        // What is open as a whole is the game's.
        nameAt(1);
        QCOMPARE(stage.session->shown().lexiconName(), u"tiny"_s);
        QCOMPARE(stage.session->shown().ownLexiconName(), u"bens"_s);
        // TE is a word of Ben's alone.
        const engine::Replay& replay = study.game()->replay();
        QVERIFY(replay.at(2).phonies.empty());
        QVERIFY(engine::replay(study.game()->record(), {fixture::lexicon(), true})
                    ->at(2)
                    .phonies.size() > 0);
        // It stays so when the game's is another one, and with edits.
        loader.openLexicon(stage.file(u"mine.txt"_s, "cat\nseat\n"));
        QTRY_COMPARE(nameAt(0), u"mine"_s);
        QCOMPARE(nameAt(1), u"bens"_s);
        stage.session->study().goTo({engine::kRootNode, 2});
        QVERIFY(stage.session->study().play(engine::passMove()));
        QCOMPARE(nameAt(3), u"bens"_s);
        QVERIFY(!study.position()->lexicon()->path().empty());
        stage.session->study().undoStack()->undo();
        QTRY_COMPARE(nameAt(1), u"bens"_s);
        // Another position begins with that of the game.
        nameAt(1);
        loader.openText(QString::fromStdString(kLoaderOtherCgp), u"text"_s);
        QTRY_VERIFY(study.game() == nullptr);
        QCOMPARE(ui::fromUtf8(stage.position().lexicon()->name()), u"mine"_s);
        QVERIFY2(stage.failures.isEmpty(), qPrintable(stage.failures.join(u'\n')));
    }

    void aLexiconOfAPlayerThatCantBeReadIsToldOnce()
    {
        LoaderStage stage;
        ui::Loader& loader = stage.session->loader();
        const ui::Study& study = stage.session->study();
        const engine::GameRecord record = gameOfAnnaAndBen("broken");
        stage.session->library().remember(stage.file(u"broken.txt"_s, "d0g\n"), u"english"_s);
        loader.openFile(stage.file(u"game.cws"_s, engine::writeStudy({{}, {record}, {}})));
        QTRY_COMPARE(stage.failures.size(), 1);
        QTRY_VERIFY(study.game() != nullptr);
        stage.session->study().goTo({engine::kRootNode, 1});
        QVERIFY(stage.session->study().play(engine::passMove()));
        QTest::qWait(50);
        QCOMPARE(stage.failures.size(), 1);
        QCOMPARE(study.game()->playerWithoutLexicon(), 0);
        QVERIFY(loader.isIdle());
    }

    /// One that can't be read keeps nobody else's away, and is tried again when one asks for it.
    void aBrokenLexiconOfAPlayerIsHisAlone()
    {
        LoaderStage stage;
        ui::Loader& loader = stage.session->loader();
        const ui::Study& study = stage.session->study();
        const engine::GameRecord record = gameOfAnnaAndBen("broken", "bens");
        const QString broken = stage.file(u"broken.txt"_s, "d0g\n");
        stage.session->library().remember(broken, u"english"_s);
        stage.session->library().remember(stage.file(u"bens.txt"_s, "at\nseat\n"), u"english"_s);
        QSignalSpy remarks(&loader, &ui::Loader::remarked);
        loader.openFile(stage.file(u"game.cws"_s, engine::writeStudy({{}, {record}, {}})));
        QTRY_COMPARE(stage.failures.size(), 1);
        QVERIFY2(stage.failures.first().contains(u"broken.txt"),
                 qPrintable(stage.failures.first()));
        QTRY_VERIFY(study.game() && !study.game()->lexicons().own.empty());
        QTRY_VERIFY(study.game()->lexicons().own[1] != nullptr);
        QCOMPARE(study.game()->lexicons().own[1]->name(), "bens");
        QVERIFY(!study.game()->lexicons().own[0]);
        QTRY_VERIFY(loader.isIdle());
        QCOMPARE(stage.failures.size(), 1);
        const int edits = stage.session->study().undoStack()->count();
        stage.file(u"broken.txt"_s, "dog\n");
        loader.openPlayerLexicons();
        QTRY_COMPARE(study.game()->playerWithoutLexicon(), -1);
        QCOMPARE(study.game()->lexicons().own[0]->name(), "broken");
        QCOMPARE(stage.failures.size(), 1);
        QCOMPARE(remarks.size(), 0);
        QCOMPARE(stage.session->study().undoStack()->count(), edits);
    }

    /// Where chapters are of other letters each comes with its lexicon.
    void chaptersOfOtherLetters()
    {
        LoaderStage stage;
        ui::Loader& loader = stage.session->loader();
        const auto named = [&](const char* name) {
            return QTest::qWaitFor([&] {
                const engine::Lexicon* lexicon = stage.position().lexicon();
                return lexicon && lexicon->name() == name;
            });
        };
        const auto german = *engine::catalogue::rules("german");
        const auto chapter = [](const engine::GameRulesPtr& rules) {
            return *engine::GameRecord::create(rules, {{"a", "A"}, {"b", "B"}});
        };
        loader.openLexicon(stage.file(u"words.txt"_s, "cat\nseat\n"));
        QVERIFY(named("words"));
        loader.openFile(stage.file(
            u"two.cws"_s,
            engine::writeStudy({{}, {chapter(fixture::english()), chapter(german)}, {}})));
        QTRY_VERIFY(stage.session->study().game() != nullptr);
        QVERIFY(stage.session->study().goToChapter(1));
        QCOMPARE(stage.position().rules().alphabet.name(), german->alphabet.name());
        QVERIFY(!stage.position().lexicon());
        loader.openLexicon(stage.file(u"wörter.txt"_s, "ab\näst\n"));
        QVERIFY(named("wörter"));
        QVERIFY(stage.session->study().goToChapter(0));
        QVERIFY(named("words"));
        QVERIFY(stage.session->study().goToChapter(1));
        QVERIFY(named("wörter"));
        QVERIFY2(stage.failures.isEmpty(), qPrintable(stage.failures.join(u'\n')));
    }

    void whatTheUserAskedForStays()
    {
        LoaderStage stage;
        ui::Loader& loader = stage.session->loader();
        const QString known = stage.file(u"CSW99.txt"_s, "cat\nseat\n");
        stage.session->library().remember(known, u"english"_s);
        const QString game =
            stage.file(u"a.gcg"_s, "#player1 anna Anna\n#player2 ben Ben\n#lexicon CSW99\n"
                                   ">anna: AEST 8H SEAT +8 8\n");
        loader.openFiles({game, stage.file(u"asked.txt"_s, "cat\n")});
        QTRY_VERIFY(stage.session->study().game() != nullptr);
        QTRY_COMPARE(stage.position().lexicon()->name(), std::string("asked"));
        QTRY_VERIFY(stage.session->jobs().jobs().isEmpty());
        QCOMPARE(stage.position().lexicon()->name(), std::string("asked"));
    }

    void pasteOutdatesAnOpening()
    {
        LoaderStage stage;
        ui::Loader& loader = stage.session->loader();
        loader.openPosition(stage.file(u"old.cgp"_s, fixture::kEmptyBoard + " SEAT/ 1/2 0"));
        loader.openText(QString::fromStdString(kLoaderOtherCgp), u"clipboard"_s);
        QTRY_COMPARE(stage.position().player(0).score.points, 7);
        QTRY_VERIFY(stage.session->jobs().jobs().isEmpty());
        QCOMPARE(stage.position().player(0).score.points, 7);
    }

    /// However long it is, and whatever comes of it, what was open before stays until it is read.
    void longTextIsReadBesideEverythingElse()
    {
        LoaderStage stage;
        ui::Loader& loader = stage.session->loader();
        const ui::PositionPtr before = stage.session->study().position();
        loader.openText(u"hello "_s.repeated(1'000'000), u"clipboard"_s);
        QVERIFY(!stage.session->jobs().jobs().isEmpty());
        QVERIFY(stage.failures.isEmpty());
        QTRY_COMPARE(stage.failures.size(), 1);
        QCOMPARE(stage.session->study().position(), before);
        // The newest is what was wanted.
        loader.openText(QString::fromStdString(fixture::kEmptyBoard + " / 5/6 0"), u"one"_s);
        loader.openText(QString::fromStdString(kLoaderOtherCgp), u"two"_s);
        QTRY_VERIFY(stage.session->jobs().jobs().isEmpty());
        QCOMPARE(stage.position().player(0).score.points, 7);
        QCOMPARE(stage.session->study().undoStack()->count(), 1);
    }

    void pastedPositionsNeedNotFitTheRules()
    {
        LoaderStage stage;
        ui::Loader& loader = stage.session->loader();
        const QSignalSpy remarks(&loader, &ui::Loader::remarked);
        const QString own = stage.session->study().toCgp();
        loader.useRules(*engine::catalogue::rules("spanish"));
        QTRY_COMPARE(stage.position().rules().id, std::string("spanish"));
        // What the program wrote names its letters.
        loader.openText(own, u"clipboard"_s);
        QTRY_COMPARE(stage.position().rules().id, std::string("english"));
        QVERIFY2(stage.failures.isEmpty(), qPrintable(stage.failures.join(u"; ")));
        // Others leave that away when they are English.
        loader.useRules(*engine::catalogue::rules("spanish"));
        QTRY_COMPARE(stage.position().rules().id, std::string("spanish"));
        const auto before = remarks.size();
        loader.openText(QString::fromStdString(fixture::kEmptyBoard + " KW/ 1/2 0"),
                        u"clipboard"_s);
        QTRY_COMPARE(stage.position().rules().id, std::string("english"));
        QCOMPARE(stage.position().player(1).score.points, 2);
        QCOMPARE(remarks.size(), before + 1);
        QVERIFY(remarks.last().last().toString().contains(u"rules Spanish"));
        // With those that fit neither the error is the one of the present rules.
        loader.openText(QString::fromStdString(fixture::kEmptyBoard + " \u0416/ 1/2 0"),
                        u"clipboard"_s);
        QTRY_COMPARE(stage.failures.size(), 1);
        QVERIFY2(stage.failures.first().startsWith(u"The position was not read"),
                 qPrintable(stage.failures.first()));
        loader.openText(u"hello"_s, u"clipboard"_s);
        QTRY_COMPARE(stage.failures.size(), 2);
        QVERIFY(stage.failures.last().startsWith(u"The text is neither"));
    }

    void rulesThatChangeMeanwhileGetTheirLexicon()
    {
        LoaderStage stage;
        ui::Loader& loader = stage.session->loader();
        const auto polish = *engine::catalogue::rules("polish");
        stage.session->settings().setLexiconFor(ui::fromUtf8(polish->alphabet.name()),
                                                stage.file(u"pl.txt"_s, "kot\nkoty\n"));
        QVERIFY(stage.session->study().setLexicon(nullptr));
        loader.setDefaults(fixture::english(), stage.file(u"usual.txt"_s, "cat\n"));
        loader.openUsual();
        loader.useRules(polish);
        QTRY_VERIFY(stage.position().lexicon());
        QCOMPARE(stage.position().lexicon()->name(), std::string("pl"));
        QVERIFY2(stage.failures.isEmpty(), qPrintable(stage.failures.join(u"; ")));
    }

    void namedFilesGoBeforeTheUsualOnes()
    {
        LoaderStage stage;
        ui::Loader& loader = stage.session->loader();
        QVERIFY(stage.session->study().setLexicon(nullptr));
        loader.setDefaults(fixture::english(), stage.file(u"usual.txt"_s, "cat\n"));
        loader.openFiles({stage.file(u"mine.txt"_s, "cat\ncats\n")});
        loader.openUsual();
        QTRY_VERIFY(stage.position().lexicon());
        QCOMPARE(stage.position().lexicon()->name(), std::string("mine"));
    }

    void filesOpenedTogetherNeedNoOrder()
    {
        LoaderStage stage;
        ui::Loader& loader = stage.session->loader();
        const auto polish = *engine::catalogue::rules("polish");
        const QString rules = QStringLiteral(TILEWRIGHT_SOURCE "/resources/rules/games/polish.txt");
        loader.openFiles({stage.file(u"pl.cgp"_s, fixture::kEmptyBoard + " KO\xc5\x81/ 7/9 0"),
                          stage.file(u"pl.txt"_s, "kot\nko\xc5\x82o\n"), rules});
        QTRY_COMPARE(stage.position().player(0).score.points, 7);
        QVERIFY(stage.position().rules().alphabet.sameLetters(polish->alphabet));
        QTRY_VERIFY(stage.position().lexicon());
        QCOMPARE(stage.position().lexicon()->name(), std::string("pl"));
        QVERIFY2(stage.failures.isEmpty(), qPrintable(stage.failures.join(u"; ")));
        // Nothing of it is remembered for the letters of before.
        QVERIFY(stage.session->settings().lexiconFor(u"english"_s).isEmpty());
    }

    /// Many games take long to be read: what is asked for meanwhile is what is wanted.
    void aLaterRequestTakesThePlaceOfGames()
    {
        LoaderStage stage;
        ui::Loader& loader = stage.session->loader();
        std::string game = "#player1 anna Anna\n#player2 ben Ben\n>anna: AEST 8H SEAT +8 8\n";
        for (int turn = 0; turn < 2000; ++turn) game += "#note a remark of some length\n";
        QStringList files;
        for (int i = 0; i < 60; ++i) files << stage.file(u"%1.gcg"_s.arg(i), game);
        const QString wanted = stage.file(u"good.cgp"_s, kLoaderOtherCgp);
        loader.openFiles(files);
        const auto reads = [&stage] {
            const auto jobs = stage.session->jobs().jobs();
            return std::any_of(jobs.begin(), jobs.end(), [](const ui::Job* job) {
                return job->title() == u"Opening 60 games"_s;
            });
        };
        QTRY_VERIFY(reads());
        loader.openFile(wanted);
        QTRY_COMPARE(stage.position().player(0).score.points, 7);
        QTRY_VERIFY(loader.isIdle() && stage.session->jobs().jobs().isEmpty());
        QVERIFY(!stage.session->study().game());
        QCOMPARE(stage.position().player(0).score.points, 7);
    }

    void theOneBeforeTakesTheBrokenOnesPlace()
    {
        LoaderStage stage;
        ui::Loader& loader = stage.session->loader();
        QSignalSpy remarked(&loader, &ui::Loader::remarked);
        loader.openFiles(
            {stage.file(u"good.txt"_s, "cat\ncats\n"), stage.file(u"bad.txt"_s, "d0g\n"),
             stage.file(u"good.cgp"_s, kLoaderOtherCgp), stage.file(u"bad.cgp"_s, "none"),
             stage.folder.filePath(u"missing.cgp"_s)});
        QTRY_COMPARE(stage.position().lexicon()->name(), std::string("good"));
        QTRY_COMPARE(stage.position().player(0).score.points, 7);
        QTRY_COMPARE(stage.failures.size(), 2);
        for (const QString& name : {u"bad.txt"_s, u"missing.cgp"_s})
            QVERIFY2(stage.failures.join(u"; ").contains(name), qPrintable(name));
        // Of several positions what could not be read is told together.
        QCOMPARE(remarked.count(), 1);
        QVERIFY(remarked.first().at(1).toString().contains(u"bad.cgp"));
    }

    /// Games and positions opened together become chapters; none is left out without a word.
    void gamesAndPositionsTogether()
    {
        LoaderStage stage;
        ui::Loader& loader = stage.session->loader();
        QSignalSpy remarked(&loader, &ui::Loader::remarked);
        const std::string game = "#player1 a A\n#player2 b B\n>a: CATSEEA 8G CAT +10 10\n";
        loader.openFiles({stage.file(u"one.gcg"_s, game),
                          stage.file(u"good.cgp"_s, kLoaderOtherCgp),
                          stage.file(u"odd.gcg"_s, game + ">b: EEA Z99 EEA +1 1\n"),
                          stage.file(u"bad.cgp"_s, "none")});
        const ui::Study& study = stage.session->study();
        QTRY_VERIFY(study.game());
        QCOMPARE(ui::otherChapters(study.state()), 2);
        QCOMPARE(remarked.count(), 2);
        QVERIFY(remarked.at(0).at(1).toString().contains(u"bad.cgp"));
        const QString remarks = remarked.at(1).at(1).toString();
        QVERIFY2(remarks.contains(u"odd.gcg:4"), qPrintable(remarks));
    }

    /// What the program writes it can read, however long: a study with large pictures.
    void longStudiesAreOpened()
    {
        LoaderStage stage;
        engine::StudyFile file;
        file.games.push_back(fixture::openGame()->record());
        engine::Annotations annotations;
        annotations.pictures.push_back(std::make_shared<const engine::Picture>(
            engine::Picture{"large", "image/png", std::string(std::size_t{20} << 20, 'x')}));
        engine::GameRecord& record = file.games.front();
        record.setAnnotations(record.preorder().back(), annotations);
        stage.session->loader().openFile(stage.file(u"long.cws"_s, engine::writeStudy(file)));
        QTRY_VERIFY(stage.session->study().game() || !stage.failures.isEmpty());
        QVERIFY2(stage.failures.isEmpty(), qPrintable(stage.failures.join(u"; ")));
    }

    void whatIsGoneIsSaid()
    {
        LoaderStage stage;
        ui::Loader& loader = stage.session->loader();
        ui::Settings& settings = stage.session->settings();
        settings.setLexiconFor(u"english"_s, stage.folder.filePath(u"gone.kwg"_s));
        QVERIFY(stage.session->study().setLexicon(nullptr));
        loader.setDefaults(fixture::english(), stage.file(u"usual.txt"_s, "cat\n"));
        loader.openUsual();
        QTRY_VERIFY(stage.position().lexicon());
        QCOMPARE(stage.position().lexicon()->name(), std::string("usual"));
        QCOMPARE(stage.failures.size(), 1);
        QVERIFY2(stage.failures.first().contains(u"gone.kwg"), qPrintable(stage.failures.first()));
    }

    void whatComesAlongWithRulesIsNoStepOfItsOwn()
    {
        LoaderStage stage;
        ui::Loader& loader = stage.session->loader();
        loader.setDefaults(fixture::english(), stage.file(u"usual.txt"_s, "cat\n"));
        const auto before = stage.session->study().position();
        loader.useRules(*engine::catalogue::rules("wordsmog"));
        QTRY_VERIFY(stage.position().lexicon() && stage.position().rules().jumbled());
        QCOMPARE(stage.session->study().undoStack()->count(), 1);
        stage.session->study().undoStack()->undo();
        QCOMPARE(stage.session->study().position(), before);
    }

    void defaultTakesTheBrokenOnesPlace()
    {
        LoaderStage stage;
        ui::Loader& loader = stage.session->loader();
        const QString broken = stage.file(u"broken.txt"_s, "d0g\n");
        const QString usual = stage.file(u"usual.txt"_s, "cat\n");
        ui::Settings& settings = stage.session->settings();
        settings.setLexiconFor(u"english"_s, broken);
        QVERIFY(stage.session->study().setLexicon(nullptr));
        loader.setDefaults(fixture::english(), usual);
        loader.openUsual();
        QTRY_VERIFY(stage.position().lexicon());
        QCOMPARE(stage.position().lexicon()->name(), std::string("usual"));
        QCOMPARE(stage.failures.size(), 1);
        QVERIFY(stage.failures.first().contains(u"broken.txt"));
        QVERIFY(stage.successes.isEmpty());
        QCOMPARE(settings.lexiconFor(u"english"_s), broken);
        // Asking for the default forgets the other one.
        loader.openLexicon(usual);
        QTRY_VERIFY(settings.lexiconFor(u"english"_s).isEmpty());
        QCOMPARE(stage.successes, QList{ui::Loader::Subject::Lexicon});
    }

    void winTableOfTheDefaultServesOthers()
    {
        LoaderStage stage;
        ui::Loader& loader = stage.session->loader();
        const ui::Study& study = stage.session->study();
        stage.file(u"usual.winpct"_s, winCounts());
        loader.setDefaults(fixture::english(), stage.file(u"usual.txt"_s, "cat\n"));
        loader.openLexicon(stage.file(u"mine.txt"_s, "cat\ncats\n"));
        QTRY_COMPARE(study.state().winTableName, u"usual"_s);
        // For other letters there is no default.
        loader.useRules(*engine::catalogue::rules("polish"));
        QTRY_VERIFY(stage.session->jobs().jobs().isEmpty());
        QVERIFY(!study.winTable());
        QVERIFY2(stage.failures.isEmpty(), qPrintable(stage.failures.join(u"; ")));
    }

    void winTableComesWithTheLexicon()
    {
        LoaderStage stage;
        ui::Loader& loader = stage.session->loader();
        const ui::Study& study = stage.session->study();
        const QString words = stage.file(u"mine.txt"_s, "cat\ncats\n");
        const QString other = stage.file(u"other.txt"_s, "cat\n");
        const QString beside = stage.file(u"mine.winpct"_s, winCounts());
        loader.openLexicon(words);
        QTRY_VERIFY(study.winTable());
        QCOMPARE(study.state().winTableName, u"mine"_s);
        // Another lexicon has none; undo brings both back.
        loader.openLexicon(other);
        QTRY_COMPARE(stage.position().lexicon()->name(), std::string("other"));
        QVERIFY(!study.winTable());
        stage.session->study().undoStack()->undo();
        QVERIFY(study.winTable());
        stage.session->study().undoStack()->redo();
        QVERIFY(!study.winTable());
        // One that is opened belongs to the lexicon from then on.
        loader.openFiles({stage.file(u"asked.winpct"_s, winCounts())});
        QTRY_COMPARE(study.state().winTableName, u"asked"_s);
        QCOMPARE(stage.session->library().find(other)->winTable,
                 stage.folder.filePath(u"asked.winpct"_s));
        loader.openLexicon(words);
        QTRY_COMPARE(study.state().winTableName, u"mine"_s);
        loader.openLexicon(other);
        QTRY_COMPARE(study.state().winTableName, u"asked"_s);
        // As one does in Lexicon, Manage: what is no file yet changes nothing.
        ui::LexiconLibrary& library = stage.session->library();
        library.assignWinTable(other, stage.folder.filePath(u"mine.winp"_s));
        QCOMPARE(study.state().winTableName, u"asked"_s);
        library.assignWinTable(other, beside);
        QTRY_COMPARE(study.state().winTableName, u"mine"_s);
        library.assignWinTable(other, {});
        QVERIFY(!study.winTable());
        QVERIFY2(stage.failures.isEmpty(), qPrintable(stage.failures.join(u"; ")));
    }

    void winTablesOfOtherGamesAreRefused()
    {
        LoaderStage stage;
        ui::Loader& loader = stage.session->loader();
        const ui::Study& study = stage.session->study();
        loader.openLexicon(stage.file(u"mine.txt"_s, "cat\ncats\n"));
        QTRY_VERIFY(stage.session->jobs().jobs().isEmpty());
        loader.openWinTable(stage.file(u"good.winpct"_s, winCounts()));
        QTRY_VERIFY(study.winTable());
        const auto before = study.winTable();
        const std::pair<std::string, QString> wrong[]{
            {"cat\n", u"bad.winpct:1"_s},
            {"tilewright win counts 1\nrack=7\ngames=x\n\n", u"bad.winpct:3"_s},
            {"tilewright win counts 1\nrack=9\ngames=1\n\n1\t0\t1\n", u"9"_s},
            {"tilewright win counts 1\nrack=7\ngames=1\nrules=super\nrules_sha256=0\n\n1\t0\t1\n",
             u"super"_s},
        };
        for (const auto& [content, expected] : wrong) {
            stage.failures.clear();
            loader.openWinTable(stage.file(u"bad.winpct"_s, content));
            QTRY_COMPARE(stage.failures.size(), 1);
            QVERIFY2(stage.failures.first().contains(expected), qPrintable(stage.failures.first()));
            QCOMPARE(study.winTable(), before);
        }
        loader.openWinTable(stage.folder.filePath(u"none.winpct"_s));
        QTRY_COMPARE(stage.failures.size(), 2);
        QCOMPARE(study.winTable(), before);
        // Other rules do without, and no message comes.
        stage.failures.clear();
        auto rules = *fixture::english();
        rules.rackSize = 8;
        loader.useRules(std::make_shared<const engine::GameRules>(rules));
        QTRY_VERIFY(stage.session->jobs().jobs().isEmpty());
        QVERIFY(!study.winTable());
        QVERIFY2(stage.failures.isEmpty(), qPrintable(stage.failures.join(u"; ")));
        loader.useRules(fixture::english());
        QTRY_VERIFY(study.winTable());
    }

    void leavesFromATable()
    {
        LoaderStage stage;
        ui::Loader& loader = stage.session->loader();
        loader.openFile(stage.file(u"mine.csv"_s, "?,25.123457\nES,9\nQ,-7\n"));
        QTRY_VERIFY(stage.session->study().leaves());
        QCOMPARE(stage.session->study().state().leavesName, u"mine"_s);
        const auto& klv = *stage.session->study().leaves();
        const engine::Leave q(*fixture::english()->alphabet.readTiles("Q"));
        QCOMPARE(klv.value(q), engine::Equity{-7000});
        // A mistake has its line, and nothing changes.
        loader.openLeaves(stage.file(u"bad.csv"_s, "A,1\nB,nan\n"));
        QTRY_COMPARE(stage.failures.size(), 1);
        QVERIFY2(stage.failures.first().contains(u"bad.csv:2"), qPrintable(stage.failures.first()));
        QCOMPARE(stage.session->study().leaves().get(), &klv);
    }

    void exportsLeaves()
    {
        LoaderStage stage;
        ui::Loader& loader = stage.session->loader();
        QSignalSpy exported(&loader, &ui::Loader::exported);
        const QString csv = stage.folder.filePath(u"out.csv"_s);
        // Nothing to write.
        loader.exportLeaves(csv);
        QVERIFY(stage.session->jobs().jobs().isEmpty());
        const std::string table = "?,25.123457\nES,9\nQ,-7\n";
        loader.openLeaves(stage.file(u"in.csv"_s, table));
        QTRY_VERIFY(stage.session->study().leaves());
        loader.exportLeaves(csv);
        QTRY_COMPARE(exported.size(), 1);
        const auto contentOf = [](const QString& path) {
            QFile file(path);
            return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
        };
        QCOMPARE(contentOf(csv).toStdString(), table);
        // As a binary file, and back.
        const QString klv = stage.folder.filePath(u"out.klv2"_s);
        loader.exportLeaves(klv);
        QTRY_COMPARE(exported.size(), 2);
        loader.openLeaves(klv);
        QTRY_COMPARE(stage.session->study().state().leavesName, u"out"_s);
        loader.exportLeaves(csv);
        QTRY_COMPARE(exported.size(), 3);
        QCOMPARE(contentOf(csv).toStdString(), table);
        // A folder that is not there.
        loader.exportLeaves(stage.folder.filePath(u"none/out.csv"_s));
        QTRY_COMPARE(stage.failures.size(), 1);
        QCOMPARE(exported.size(), 3);
    }

    void exportedLeavesOfTheKnownCase()
    {
        const QString known = QStringLiteral(TILEWRIGHT_CASES) + u"/ENABLE.klv2"_s;
        if (!QFile::exists(known)) QSKIP("the folder of known cases is missing");
        LoaderStage stage;
        ui::Loader& loader = stage.session->loader();
        QSignalSpy exported(&loader, &ui::Loader::exported);
        loader.openLeaves(known);
        QTRY_VERIFY_WITH_TIMEOUT(stage.session->study().leaves(), 60'000);
        const QString copy = stage.folder.filePath(u"copy.klv2"_s);
        loader.exportLeaves(copy);
        QTRY_COMPARE_WITH_TIMEOUT(exported.size(), 1, 120'000);
        // The graph may be laid out in another order; what it says is the same to the last bit.
        const auto tableOf = [](const QString& path) {
            const auto blob = engine::FileBlob::open(ui::toPath(path)).value();
            return engine::readLeaveFile(blob.bytes(), 26).value();
        };
        const engine::LeaveTable before = tableOf(known);
        const engine::LeaveTable after = tableOf(copy);
        QCOMPARE(before.leaves.size(), 914'624U);
        QCOMPARE(after.leaves.size(), before.leaves.size());
        QVERIFY(after.points == before.points);
        for (std::size_t i = 0; i < before.leaves.size(); ++i)
            QVERIFY(std::ranges::equal(after.leaves[i], before.leaves[i]));
    }
};

TEST_CLASS(TestLoader, QCoreApplication)
#include "tst_loader.moc"
