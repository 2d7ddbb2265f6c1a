// SPDX-License-Identifier: GPL-3.0-or-later
// How long the window doesn't answer while a game is looked at, reviewed, played and exported.
#include "tests/bench/bench_game.h"
#include "tests/bench/feel/gaps.h"
#include "ui/game/position_feature.h"
#include "ui/output/export_dialog.h"
#include "ui/output/export_feature.h"
#include "ui/play/new_game_dialog.h"
#include "ui/play/play_feature.h"

namespace {

using namespace Qt::StringLiterals;
using budget::Desk;
using budget::Samples;
using budget::Steps;
using budget::trigger;

/// A desk with a game of 30 turns.
struct GameDesk
{
    Desk desk;
    QString path = budget::gameFile(desk);

    void open(Steps& steps)
    {
        steps.add(
            "opening a game", [&] { desk.session.loader().openFile(path); },
            [&] { return desk.session.study().game() && desk.settled(); });
    }
};

const budget::Entry kGame("gapGame", [] {
    return budget::rounds([] {
        GameDesk here;
        Steps steps;
        here.open(steps);
        ui::Study& study = here.desk.session.study();
        for (int turn = 0; turn < 30; ++turn)
            steps.add(
                "another turn",
                [&] {
                    study.goTo({study.state().cursor.line, turn});
                },
                [&] { return here.desk.settled(); });
        return steps.worst();
    });
});

const budget::Entry kReview("gapReview", [] {
    return budget::rounds([] {
        GameDesk here;
        Steps steps;
        here.open(steps);
        steps.add(
            "the panel", [&] { trigger(here.desk, "view.review"); },
            [&] { return here.desk.settled(); });
        ui::GameReviewer& reviewer = here.desk.session.reviewer();
        steps.add(
            "a review", [&] { reviewer.start(); },
            [&] {
                return reviewer.state() == ui::GameReviewer::State::Done && here.desk.settled();
            });
        return steps.worst();
    });
});

const budget::Entry kOverlays("gapOverlays", [] {
    return budget::rounds([] {
        Desk desk;
        Steps steps;
        for (const char* id : {"view.crossSets", "view.anchors", "view.bounds", "view.lanes",
                               "view.premiums", "view.leaveWorth", "view.usage"})
            steps.add(
                id, [&] { trigger(desk, id); }, [&] { return desk.settled(); });
        return steps.worst();
    });
});

ui::NewGame newGame(const Desk& desk, bool person)
{
    ui::NewGame game;
    game.rules = const_cast<ui::Session&>(desk.session).study().position()->rulesPtr();
    game.lexicon = QStringLiteral(TILEWRIGHT_LEXICON);
    game.players = {{"one", "Anna"}, {"two", "Ben"}};
    game.setup.seats = {{!person, 1}, {true, 10}};
    game.setup.hints = true;
    game.setup.clock.time = 1000 * 60 * 25;
    return game;
}

const budget::Entry kMatch("gapMatch", [] {
    return budget::rounds([] {
        Desk desk;
        ui::MatchPlay& match = desk.session.match();
        Steps steps;
        steps.add(
            "the computer against itself",
            [&] { desk.window.feature<ui::PlayFeature>()->begin(newGame(desk, false)); },
            [&] { return match.state() == ui::MatchPlay::State::Over && desk.isIdle(); });
        steps.add(
            "a game against the computer",
            [&] { desk.window.feature<ui::PlayFeature>()->begin(newGame(desk, true)); },
            [&] { return match.state() == ui::MatchPlay::State::Turn && desk.settled(); });
        for (int turn = 0; turn < 5 && match.state() == ui::MatchPlay::State::Turn; ++turn)
            steps.add(
                "a turn and the computer's",
                [&] { desk.window.feature<ui::PositionFeature>()->playBest(); },
                [&] {
                    return (match.state() == ui::MatchPlay::State::Turn ||
                            match.state() == ui::MatchPlay::State::Over) &&
                           desk.isIdle();
                });
        return steps.worst();
    });
});

const budget::Entry kExport("gapExport", [] {
    return budget::rounds([] {
        GameDesk here;
        Steps steps;
        here.open(steps);
        steps.add(
            "the dialog",
            [&] {
                ui::ExportDialog::Subject subject;
                subject.request.game = here.desk.session.shown().game();
                ui::ExportDialog(std::move(subject), here.desk.session.jobs(), &here.desk.window)
                    .show();
            },
            [&] { return here.desk.settled(); });
        ui::ExportFeature* output = here.desk.window.feature<ui::ExportFeature>();
        bool done = false;
        QObject::connect(output, &ui::ExportFeature::exported, output, [&] { done = true; });
        for (const auto form :
             {ui::ExportForm::Html, ui::ExportForm::Pdf, ui::ExportForm::Slides,
              ui::ExportForm::Markdown, ui::ExportForm::Text, ui::ExportForm::Csv}) {
            const QString path = here.desk.file(u"game"_s + ui::endingOf(form));
            done = false;
            steps.add(
                qPrintable(ui::endingOf(form)), [&] { output->start(form, path); },
                [&] { return done && here.desk.settled(); });
        }
        return steps.worst();
    });
});

}  // namespace
