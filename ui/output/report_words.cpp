// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/output/report_words.h"

#include <string>

#include <QCoreApplication>

#include "ui/review/review_choice.h"
#include "ui/review/review_text.h"

namespace ui {

// lupdate takes a namespace in front of a result for that of the function.
using engine::ReportWords;

namespace {

struct ReportText
{
    Q_DECLARE_TR_FUNCTIONS(ui::Report)
};

}  // namespace

ReportWords reportWords(const QString& leaves)
{
    ReportWords words;
    words.date = ReportText::tr("Date").toStdString();
    words.lexicon = ReportText::tr("Lexicon").toStdString();
    words.rules = ReportText::tr("Rules").toStdString();
    words.turn = ReportText::tr("Turn").toStdString();
    words.player = ReportText::tr("Player").toStdString();
    words.rack = ReportText::tr("Rack").toStdString();
    words.move = ReportText::tr("Move").toStdString();
    words.score = ReportText::tr("Score").toStdString();
    words.total = ReportText::tr("Total").toStdString();
    words.unknown = ReportText::tr("unknown").toStdString();
    words.pass = ReportText::tr("pass").toStdString();
    words.exchange = ReportText::tr("exch").toStdString();
    words.lostChallenge = ReportText::tr("lost challenge").toStdString();
    words.notUnderstood = ReportText::tr("not understood").toStdString();
    words.settled = ReportText::tr("settled").toStdString();
    words.takenBack = ReportText::tr("taken back").toStdString();
    words.challenged = ReportText::tr("challenged").toStdString();
    words.out = ReportText::tr("out").toStdString();
    words.rackPenalty = ReportText::tr("rack").toStdString();
    words.timePenalty = ReportText::tr("time").toStdString();
    words.review = ReportText::tr("Review").toStdString();
    const QString hint =
        leaves.isEmpty()
            ? ReportText::tr("Every move beside the best one by score alone, without leave values "
                             "and without looking ahead: a guide, not a verdict.")
            : ReportText::tr("Every move beside the best one by score and leave (%1), without "
                             "looking ahead: a guide, not a verdict.")
                  .arg(leaves);
    words.reviewHint = hint.toStdString();
    words.rank = ReportText::tr("Rank").toStdString();
    words.best = ReportText::tr("Best").toStdString();
    words.equity = ReportText::tr("Equity").toStdString();
    words.lost = ReportText::tr("Loses").toStdString();
    words.loses = ReportText::tr("loses").toStdString();
    words.mistake = ReportText::tr("Mistake").toStdString();
    words.small = ReportText::tr("small").toStdString();
    words.medium = ReportText::tr("medium").toStdString();
    words.large = ReportText::tr("large").toStdString();
    words.missedBingo = ReportText::tr("missed bingo").toStdString();
    words.phony = ReportText::tr("phony").toStdString();
    words.notJudged = ReportText::tr("not judged").toStdString();
    words.judged = ReportText::tr("Turns judged").toStdString();
    words.pointsLost = ReportText::tr("Points lost").toStdString();
    words.mistakeIndex = ReportText::tr("Mistake index").toStdString();
    words.bingos = ReportText::tr("Bingos").toStdString();
    words.missedBingos = ReportText::tr("Missed bingos").toStdString();
    words.phonies = ReportText::tr("Phonies").toStdString();
    words.lead = ReportText::tr("Lead").toStdString();
    words.line = ReportText::tr("Line").toStdString();
    words.mainLine = ReportText::tr("Main line").toStdString();
    words.variation = ReportText::tr("Variation").toStdString();
    words.turns = ReportText::tr("Turns").toStdString();
    words.onlyMistakes = ReportText::tr("only mistakes").toStdString();
    words.ofTheseTurns =
        ReportText::tr("review and tags of these turns, result and lead of the game").toStdString();
    words.why = ReportText::tr("Why").toStdString();
    words.mark = ReportText::tr("Mark").toStdString();
    words.noMistakes = ReportText::tr("No mistakes.").toStdString();
    words.tags = ReportText::tr("Tags in the notes").toStdString();
    words.reviewedWith = ReportText::tr("Reviewed with").toStdString();
    words.depth = [](engine::ReviewDepth depth) { return depthText(depth).toStdString(); };
    words.searchHint =
        ReportText::tr("Every move as a simulation, or exact play near the end, has it beside the "
                       "best one; what was left to chance has an error: a guide, not a verdict.")
            .toStdString();
    words.unsearched = [](int turns, int judged) {
        return ReportText::tr("%n of %1 turns are judged by the static evaluation only.", nullptr,
                              turns)
            .arg(judged)
            .toStdString();
    };
    words.inPoints = [](const std::string& number) {
        return ReportText::tr("%1 pts").arg(QString::fromStdString(number)).toStdString();
    };
    words.doubtful = [](const std::string& interval) {
        return doubtText(QString::fromStdString(interval)).toStdString();
    };
    words.phonyWorth = [](const std::string& stays, const std::string& takenBack) {
        return phonyWorthText(QString::fromStdString(stays), QString::fromStdString(takenBack))
            .toStdString();
    };
    words.lostPerDecision = ReportText::tr("Lost per decision").toStdString();
    words.luck = ReportText::tr("Luck, points").toStdString();
    words.lostATurn = ReportText::tr("Lost per turn").toStdString();
    words.reason = ReportText::tr("Reason").toStdString();
    words.keyTurns = ReportText::tr("Key turns").toStdString();
    words.winOf = [](const std::string& player) {
        return ReportText::tr("win % of %1").arg(QString::fromStdString(player)).toStdString();
    };
    words.found = ReportText::tr("found").toStdString();
    words.tag = [](engine::ReviewTag tag) { return tagText(tag).toStdString(); };
    words.by = [](engine::JudgedBy by) { return judgedByText(by).toStdString(); };
    words.phaseName = [](engine::GamePhase phase) { return phaseText(phase).toStdString(); };
    words.gap = [](engine::ReviewGap why) { return gapText(why).toStdString(); };
    return words;
}

}  // namespace ui
