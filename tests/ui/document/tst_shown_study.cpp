// SPDX-License-Identifier: GPL-3.0-or-later
// What may be seen of a study, and that nothing else can be: by what the object holds, and by which
// files know the study at all.
#include <map>

#include <QDirIterator>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QtTest>

#include "engine/board/hands.h"
#include "tests/support/test_class.h"
#include "tests/ui/game_fixture.h"
#include "ui/document/shown_study.h"
#include "ui/document/study.h"

using namespace Qt::StringLiterals;
using ui::Permissions;
using ui::ShownStudy;
using ui::Study;
using ui::StudyChanges;

namespace {

class Source : public ui::PermissionSource
{
public:
    Permissions permissions() override
    {
        ++asked;
        return now;
    }
    void settled() override
    {
        ++settledTimes;
        if (onSettled) onSettled();
    }
    void set(Permissions permissions)
    {
        now = std::move(permissions);
        emit permissionsChanged();
    }

    Permissions now;
    int asked = 0;
    int settledTimes = 0;
    std::function<void()> onSettled;
};

struct Stage
{
    Study study{fixture::catPosition()};
    ShownStudy shown{study};
    Source source;

    Stage() { shown.setSource(&source); }
    void openGame() { study.setGame(fixture::openGame(), u"a.gcg"_s, u"open"_s); }
};

Permissions hiding(std::vector<bool> racks)
{
    Permissions permissions;
    permissions.hindsight = false;
    permissions.hidesRack = std::move(racks);
    return permissions;
}

/// Everything of a game that tells tiles a player held.
QStringList tilesOf(const ui::OpenGame& game, int player)
{
    QStringList known;
    const engine::GameRecord& record = game.record();
    const engine::Alphabet& alphabet = record.rules().alphabet;
    for (const engine::NodeId id : record.preorder()) {
        const engine::Node& node = record.node(id);
        for (std::size_t i = 0; i < node.racksAfter.size(); ++i)
            if (static_cast<int>(i) == player && !node.racksAfter[i].empty())
                known << u"rack behind %1"_s.arg(id);
        if (id == engine::kRootNode || node.event.player != player) continue;
        if (!node.event.rack.empty())
            known << QString::fromStdString(engine::rackText(alphabet, node.event.rack));
        if (node.event.kind == engine::EventKind::Exchange && node.event.move.length > 0)
            known << u"exchange at %1"_s.arg(id);
    }
    return known;
}

/// Why each file may know the study: it edits it, keeps it, or must know all of the game.
const std::map<QString, QString> kMayKnowTheStudy = {
    {u"ui/files/document_files.cpp"_s, u"saves it"_s},
    {u"ui/files/document_loader.cpp"_s, u"puts into it what is opened"_s},
    {u"ui/files/document_tabs.cpp"_s, u"opens and closes its tabs"_s},
    {u"ui/files/files_feature.cpp"_s, u"begins positions, pins its file"_s},
    {u"ui/files/game_lexicons.cpp"_s, u"opens what a game names, whatever is shown of it"_s},
    {u"ui/files/lexicon_loader.cpp"_s, u"puts into it what is opened"_s},
    {u"ui/files/loader.cpp"_s, u"opens what its games and chapters name"_s},
    {u"ui/files/player_lexicon_loader.cpp"_s, u"puts into it what is opened"_s},
    {u"ui/files/rules_loader.cpp"_s, u"puts into it what is opened"_s},
    {u"ui/files/study_writer.cpp"_s, u"saves it"_s},
    {u"ui/files/usual_files.cpp"_s, u"chooses what it lacks"_s},
    {u"ui/files/value_loader.cpp"_s, u"puts into it what is opened"_s},
    {u"ui/game/game_feature.cpp"_s, u"edits lines and notes"_s},
    {u"ui/game/notes_feature.cpp"_s, u"edits drawings and marks, begins games"_s},
    {u"ui/game/players_dialog.cpp"_s, u"edits racks and scores"_s},
    {u"ui/game/position_feature.cpp"_s, u"plays moves, sets racks"_s},
    {u"ui/game/sheet_entry.cpp"_s, u"edits the record, line by line"_s},
    {u"ui/game/player_lexicons_dialog.cpp"_s, u"gives players lexicons"_s},
    {u"ui/game/turn_dialog.cpp"_s, u"edits a turn"_s},
    {u"ui/lesson/lesson_feature.cpp"_s, u"makes a study of what was taken"_s},
    {u"ui/lexicon/lexicon_feature.cpp"_s, u"takes the leaves away"_s},
    {u"ui/library/library_feature.cpp"_s, u"keeps it in the library"_s},
    {u"ui/play/match_play.cpp"_s, u"plays in it, and says what may be seen"_s},
    {u"ui/review/game_reviewer.cpp"_s, u"reviews the whole game, to be kept with it"_s},
    {u"ui/setup/setup_feature.cpp"_s, u"puts into it what was set up"_s},
    {u"ui/window/session.cpp"_s, u"owns it"_s},
    {u"ui/window/unattended_export.cpp"_s, u"saves it"_s},
};

QStringList includesOf(const QString& path)
{
    static const QRegularExpression include(u"^\\s*#\\s*include\\s*\"([^\"]+)\""_s,
                                            QRegularExpression::MultilineOption);
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) return {};
    QStringList includes;
    auto matches = include.globalMatch(QString::fromUtf8(file.readAll()));
    while (matches.hasNext()) includes << matches.next().captured(1);
    return includes;
}

/// Whether a file may include that one of the document's room.
QString problemOf(const QString& file, const QString& include)
{
    if (include != u"ui/document/study.h"_s || file.startsWith(u"ui/document/"_s)) return {};
    if (file.endsWith(u".h"_s)) return u"lets all that include it know the study"_s;
    return kMayKnowTheStudy.count(file) == 0 ? u"is to show a ShownStudy"_s : QString();
}

}  // namespace

class TestShownStudy : public QObject
{
    Q_OBJECT

private slots:
    void everythingMayBeSeenOtherwise()
    {
        Stage stage;
        stage.openGame();
        QCOMPARE(stage.shown.game(), stage.study.game());
        QCOMPARE(stage.shown.position(), stage.study.position());
        QCOMPARE(stage.shown.moment().question, stage.study.position());
        QCOMPARE(stage.shown.playerName(0), u"Anna"_s);
        QCOMPARE(stage.shown.lexiconName(), u"tiny"_s);
    }

    void hiddenTilesAreNotThere()
    {
        Stage stage;
        stage.openGame();
        stage.study.goTo({engine::kRootNode, 3});
        QCOMPARE(stage.study.position()->onTurn(), 1);
        QVERIFY(!tilesOf(*stage.study.game(), 1).isEmpty());
        stage.source.set(hiding({false, true}));
        QVERIFY2(tilesOf(*stage.shown.game(), 1).isEmpty(),
                 qPrintable(tilesOf(*stage.shown.game(), 1).join(u' ')));
        QCOMPARE(tilesOf(*stage.shown.game(), 0), tilesOf(*stage.study.game(), 0));
        QVERIFY(stage.shown.position()->player(1).rack.empty());
        QVERIFY(stage.shown.moment().question->player(1).rack.empty());
        QCOMPARE(engine::tilesHeld(*stage.shown.position(), 1),
                 engine::tilesHeld(*stage.study.position(), 1));
        QCOMPARE(stage.shown.position()->bagSize(), stage.study.position()->bagSize());
        QVERIFY(!stage.shown.toCgp().contains(u"QU"_s));
        // In front of any turn of it, whoever asks the game itself.
        const ui::OpenGame& game = *stage.shown.game();
        // What lay on the board after a turn is no secret in front of it.
        engine::TileCounts open;
        for (const engine::NodeId id : game.record().preorder()) {
            const engine::Event& event = game.record().node(id).event;
            if (event.player == 1 && event.move.kind == engine::MoveKind::Place)
                open.addAll(event.move.tilesUsed());
        }
        for (int turn = 0; turn <= 4; ++turn)
            QVERIFY(
                open.contains(game.momentAt({engine::kRootNode, turn}).question->player(1).rack));
        stage.source.set({});
        QCOMPARE(stage.shown.game(), stage.study.game());
    }

    void whereNoWordMayBeJudgedThereIsNoLexicon()
    {
        Stage stage;
        stage.openGame();
        Permissions permissions;
        permissions.words = false;
        stage.source.set(permissions);
        QVERIFY(!stage.shown.position()->lexicon());
        QVERIFY(!stage.shown.game()->lexicon());
        QVERIFY(!stage.shown.moment().question->lexicon());
        QCOMPARE(stage.shown.lexiconName(), u"tiny"_s);
    }

    void oneSettledSignalForAChange()
    {
        Stage stage;
        QList<StudyChanges> told;
        connect(&stage.shown, &ShownStudy::changed, &stage.shown,
                [&](StudyChanges changes) { told << changes; });
        stage.source.now = hiding({true, true});
        stage.openGame();
        QCOMPARE(told.size(), 1);
        QVERIFY(told.front() & ShownStudy::GameChange);
        QVERIFY(told.front() & ShownStudy::PermissionChange);
        QCOMPARE(stage.source.settledTimes, 2);
        // What may not be seen is no news.
        told.clear();
        stage.source.set(stage.source.now);
        QVERIFY(told.isEmpty());
        stage.source.set({});
        QCOMPARE(told.size(), 1);
        QVERIFY(told.front() & ShownStudy::RackChange);
    }

    /// Whoever hears of a change finds the permissions that belong to it, in whatever order the
    /// connections were made.
    void viewsHearAfterThePermissions()
    {
        Study study(fixture::catPosition());
        ShownStudy shown(study);
        bool leaked = false;
        connect(&shown, &ShownStudy::changed, &shown, [&] {
            if (shown.game() && !tilesOf(*shown.game(), 1).isEmpty()) leaked = true;
        });
        Source source;
        shown.setSource(&source);
        source.now = hiding({false, true});
        study.setGame(fixture::openGame(), u"a.gcg"_s, u"open"_s);
        for (int turn = 0; turn <= 4; ++turn) study.goTo({engine::kRootNode, turn});
        QVERIFY(!leaked);
    }

    /// An edit in answer to a change comes when everybody has heard of the change.
    void answersAreQueued()
    {
        Stage stage;
        stage.openGame();
        QStringList order;
        engine::Annotations note;
        note.notes = {"answered"};
        bool answered = false;
        stage.source.onSettled = [&] {
            if (std::exchange(answered, true)) return;
            stage.study.whenSettled([&] {
                order << u"answer"_s;
                engine::GameRecord record = stage.study.game()->record();
                record.setAnnotations(engine::kRootNode, note);
                QVERIFY(stage.study.setRecord(std::move(record), {}, {}, ui::StudyStep::Previous));
            });
        };
        connect(&stage.study, &Study::changed, &stage.study, [&] { order << u"told"_s; });
        stage.study.goTo({engine::kRootNode, 1});
        QCOMPARE(order, (QStringList{u"told"_s, u"answer"_s, u"told"_s}));
        QVERIFY(stage.shown.game()->record().node(engine::kRootNode).annotations == note);
        // Nothing is being told: at once.
        bool done = false;
        stage.study.whenSettled([&] { done = true; });
        QVERIFY(done);
    }

    void otherGamesOfTheFileAreNamedOnly()
    {
        Stage stage;
        QVERIFY(stage.shown.chapters().empty());
        stage.openGame();
        QVERIFY(stage.study.addChapter(*fixture::catPosition(), u"Second"_s, u"add"_s));
        const auto chapters = stage.shown.chapters();
        QCOMPARE(chapters.size(), 2U);
        QCOMPARE(chapters[0].players, (QStringList{u"Anna"_s, u"Ben"_s}));
        QCOMPARE(chapters[1].title, u"Second"_s);
        QVERIFY(!stage.shown.state().file);
        QVERIFY(stage.shown.goToChapter(0));
        QCOMPARE(stage.study.state().chapter, 0);
    }

    void whoShowsDoesNotKnowTheStudy_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<bool>("fine");
        QTest::newRow("a view") << u"ui/game/game_panel.cpp"_s << false;
        QTest::newRow("its header") << u"ui/game/game_panel.h"_s << false;
        QTest::newRow("an editor") << u"ui/game/turn_dialog.cpp"_s << true;
        QTest::newRow("its header, too") << u"ui/game/turn_dialog.h"_s << false;
        QTest::newRow("its own room") << u"ui/document/autosave.cpp"_s << true;
    }

    void whoShowsDoesNotKnowTheStudy()
    {
        QFETCH(QString, file);
        QFETCH(bool, fine);
        QCOMPARE(problemOf(file, u"ui/document/study.h"_s).isEmpty(), fine);
        QVERIFY(problemOf(file, u"ui/document/shown_study.h"_s).isEmpty());
    }

    void onlyEditorsKnowTheStudy()
    {
        const QString root = QStringLiteral(TILEWRIGHT_SOURCE);
        QStringList problems;
        std::map<QString, bool> used;
        for (const QString& area : {u"ui"_s, u"app"_s}) {
            QDirIterator files(root + u'/' + area, {u"*.h"_s, u"*.cpp"_s}, QDir::Files,
                               QDirIterator::Subdirectories);
            while (files.hasNext()) {
                const QString path = files.next();
                const QString file = QDir(root).relativeFilePath(path);
                for (const QString& include : includesOf(path)) {
                    used[file] = used[file] || include == u"ui/document/study.h"_s;
                    const QString problem = problemOf(file, include);
                    if (!problem.isEmpty()) problems << file + u": "_s + problem;
                }
            }
        }
        QVERIFY(used.size() > 100);
        for (const auto& [file, why] : kMayKnowTheStudy)
            if (!used[file]) problems << file + u": has no need of the study any more"_s;
        QVERIFY2(problems.isEmpty(), qPrintable(problems.join(u'\n')));
    }
};

TEST_CLASS(TestShownStudy, QCoreApplication)
#include "tst_shown_study.moc"
