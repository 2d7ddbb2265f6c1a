// SPDX-License-Identifier: GPL-3.0-or-later
// How long the window doesn't answer while something long is under way.
#include <cstdio>
#include <functional>

#include <QDir>
#include <QFile>
#include <QHeaderView>
#include <QLineEdit>
#include <QPushButton>
#include <QTableView>

#include "engine/game/gcg.h"
#include "tests/bench/bench_game.h"
#include "tests/bench/feel/budget.h"
#include "tests/bench/feel/desk.h"
#include "tests/bench/feel/gap_application.h"
#include "ui/library/game_library.h"
#include "ui/panels/moves_panel.h"
#include "ui/window/library_views.h"

namespace {

using namespace Qt::StringLiterals;
using budget::Desk;
using budget::GapApplication;
using budget::Samples;

/// The longest time without an answer from the beginning of `start` until `done`; nothing when that
/// never comes. Says where it was when it is long.
template <class Start, class Done>
Samples gap(const char* what, const Start& start, const Done& done)
{
    GapApplication& application = GapApplication::instance();
    application.forget();
    const double before = GapApplication::threadMilliseconds();
    const double call = budget::millisecondsOf(start);
    application.count(call, GapApplication::threadMilliseconds() - before, "the call itself");
    if (!Desk::wait(done)) return {};
    // What is painted then.
    for (int i = 0; i < 5; ++i) QApplication::processEvents();
    constexpr double kWorthSaying = 30;
    if (application.longest() > kWorthSaying)
        std::printf("    %s: %.0f ms in %s; %.0f ms of the processor\n", what,
                    application.longest(), application.where().c_str(), application.work());
    return {application.longest()};
}

constexpr int kRounds = 3;

/// What was the worst in each of some rounds: other programs disturb one of them at most.
Samples rounds(const std::function<Samples()>& round)
{
    Samples all;
    for (int i = 0; i < kRounds; ++i) {
        const Samples one = round();
        if (one.empty()) return {};
        all.insert(all.end(), one.begin(), one.end());
    }
    return all;
}

/// The worst of several.
void keepWorst(Samples& worst, const Samples& samples)
{
    if (samples.empty()) return;
    if (worst.empty() || samples.front() > worst.front()) worst = samples;
}

/// A hundred thousand moves: those of two blanks, over and over.
engine::Result<engine::MoveRanking> manyMoves(const engine::RankRequest& request)
{
    auto ranking = engine::rankMoves(request);
    if (!ranking) return ranking;
    const std::size_t found = ranking->moves.size();
    ranking->chances.clear();
    ranking->moves.reserve(100'000);
    for (std::size_t i = 0; ranking->moves.size() < 100'000; ++i)
        ranking->moves.push_back(ranking->moves[i % found]);
    ranking->moves.resize(100'000);
    std::sort(ranking->moves.begin(), ranking->moves.end(), engine::ranksBefore);
    return ranking;
}

/// A panel with such a list.
struct LongList
{
    ui::JobService jobs;
    ui::LiveAnalysis analysis{jobs, [](const engine::RankRequest& request,
                                       const engine::TaskContext&) { return manyMoves(request); }};
    ui::MovesPanel panel{analysis};

    LongList()
    {
        engine::Position position = bench::midGame();
        const auto tiles = bench::require(position.rules().alphabet.readTiles("??AERST"));
        position.setRack(position.onTurn(), engine::Rack(tiles));
        panel.resize(700, 700);
        panel.show();
        analysis.setQuestion(std::make_shared<const engine::Position>(std::move(position)),
                             bench::openLeaves(), nullptr, ui::LiveAnalysis::Urgency::AtOnce);
        static_cast<void>(Desk::wait([this] { return settled(); }));
    }
    [[nodiscard]] bool settled()
    {
        return analysis.state() == ui::LiveAnalysis::State::Ready && !panel.model().isStale() &&
               !panel.model().isArranging();
    }
};

const budget::Entry kSort("sort100k", [] {
    return rounds([] {
        LongList list;
        Samples worst;
        for (int column = 0; column < ui::MoveListModel::ColumnCount; ++column) {
            for (const auto order : {Qt::AscendingOrder, Qt::DescendingOrder}) {
                list.panel.previewRow(3);
                keepWorst(worst,
                          gap(
                              "sorting", [&] { list.panel.table()->sortByColumn(column, order); },
                              [&] { return list.settled(); }));
            }
        }
        return worst;
    });
});

const budget::Entry kFilter("filter100k", [] {
    return rounds([] {
        LongList list;
        Samples worst;
        for (const char* text :
             {"bingo", ">30", "keep:E", "uses:?", "lane:8", "in:E4-J9", "word:AT", "/^R.*S$/"}) {
            list.panel.previewRow(1);
            keepWorst(worst,
                      gap(
                          "filtering", [&] { list.panel.setFilterText(QString::fromLatin1(text)); },
                          [&] { return list.settled(); }));
        }
        return worst;
    });
});

const budget::Entry kLexicon("gapLexicon", [] {
    return rounds([] {
        Desk desk;
        const QString path = desk.file(u"other.kwg"_s);
        if (!QFile::copy(QStringLiteral(TILEWRIGHT_LEXICON), path)) return Samples();
        const engine::LexiconPtr before = desk.session.study().position()->lexiconPtr();
        return gap(
            "another lexicon", [&] { desk.session.loader().openLexicon(path); },
            [&] {
                return desk.session.study().position()->lexiconPtr() != before && desk.settled();
            });
    });
});

QString gameFile(const Desk& desk)
{
    const QString path = desk.file(u"game.gcg"_s);
    QFile out(path);
    if (out.open(QIODevice::WriteOnly))
        out.write(
            QByteArray::fromStdString(bench::require(engine::writeGcg(bench::gameOf30())).text));
    return path;
}

const budget::Entry kGame("gapGame", [] {
    return rounds([] {
        Desk desk;
        const QString path = gameFile(desk);
        ui::Study& study = desk.session.study();
        Samples worst;
        keepWorst(worst, gap(
                             "opening a game", [&] { desk.session.loader().openFile(path); },
                             [&] { return study.game() && desk.settled(); }));
        if (worst.empty()) return worst;
        for (int turn = 0; turn < 30; ++turn)
            keepWorst(worst, gap(
                                 "another turn",
                                 [&] {
                                     study.goTo({study.state().cursor.line, turn});
                                 },
                                 [&] { return desk.settled(); }));
        return worst;
    });
});

const budget::Entry kReview("gapReview", [] {
    return rounds([] {
        Desk desk;
        const QString path = gameFile(desk);
        desk.session.loader().openFile(path);
        if (!Desk::wait([&] { return desk.session.study().game() && desk.settled(); }))
            return Samples();
        desk.window.actions().action(u"view.review"_s)->trigger();
        QApplication::processEvents();
        ui::GameReviewer& reviewer = desk.session.reviewer();
        return gap(
            "a review", [&] { reviewer.start(); },
            [&] { return reviewer.state() == ui::GameReviewer::State::Done && desk.settled(); });
    });
});

const budget::Entry kOverlays("gapOverlays", [] {
    return rounds([] {
        Desk desk;
        Samples worst;
        for (const char* id : {"view.crossSets", "view.anchors", "view.bounds", "view.lanes",
                               "view.premiums", "view.leaveWorth", "view.usage"})
            keepWorst(worst,
                      gap(
                          id,
                          [&] { desk.window.actions().action(QLatin1StringView(id))->trigger(); },
                          [&] { return desk.settled(); }));
        return worst;
    });
});

const budget::Entry kWords("gapWords", [] {
    return rounds([] {
        Desk desk;
        desk.window.actions().action(u"view.words"_s)->trigger();
        auto* field = desk.window.findChild<QLineEdit*>(u"wordField"_s);
        Samples worst;
        for (const char* text : {"??RETIN", "*ING", "A????E", "?", "*"})
            keepWorst(worst,
                      gap(
                          "a search for words", [&] { field->setText(QString::fromLatin1(text)); },
                          [&] { return desk.settled(); }));
        return worst;
    });
});

const budget::Entry kBoggle("gapBoggle", [] {
    return rounds([] {
        Desk desk;
        desk.window.actions().action(u"view.boggle"_s)->trigger();
        QApplication::processEvents();
        auto* roll = desk.window.findChild<QAbstractButton*>(u"boggleRoll"_s);
        Samples worst;
        for (int i = 0; i < 5; ++i)
            keepWorst(worst, gap(
                                 "a Boggle board", [&] { roll->click(); },
                                 [&] { return desk.settled(); }));
        return worst;
    });
});

const budget::Entry kLibrary("gapLibrary", [] {
    return rounds([] {
        Desk desk;
        QDir().mkpath(desk.file(u"games"_s));
        for (std::uint64_t seed = 1; seed <= 60; ++seed) {
            QFile out(desk.file(u"games/%1.gcg"_s.arg(seed)));
            if (out.open(QIODevice::WriteOnly))
                out.write(QByteArray::fromStdString(
                    bench::require(engine::writeGcg(bench::playedGame(seed))).text));
        }
        desk.window.actions().action(u"view.library"_s)->trigger();
        QApplication::processEvents();
        auto* views = desk.window.findChild<ui::LibraryViews*>();
        if (!views) return Samples();
        ui::GameLibrary* library = &views->library();
        bool done = false;
        QObject::connect(library, &ui::GameLibrary::imported, library, [&] { done = true; });
        return gap(
            "an import of 60 games",
            [&] {
                library->import({desk.file(u"games"_s)},
                                desk.session.study().position()->rulesPtr());
            },
            [&] { return done && desk.settled(); });
    });
});

}  // namespace
