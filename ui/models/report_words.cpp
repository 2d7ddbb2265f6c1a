// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/report_words.h"

#include <string>

#include <QCoreApplication>

#include "ui/models/review_text.h"

namespace ui {

namespace {

std::string translated(const char* source)
{
    return QCoreApplication::translate("ReportWords", source).toStdString();
}

}  // namespace

engine::ReportWords reportWords()
{
    engine::ReportWords words;
    words.date = translated("Date");
    words.lexicon = translated("Lexicon");
    words.rules = translated("Rules");
    words.turn = translated("Turn");
    words.player = translated("Player");
    words.rack = translated("Rack");
    words.move = translated("Move");
    words.score = translated("Score");
    words.total = translated("Total");
    words.unknown = translated("unknown");
    words.pass = translated("pass");
    words.lostChallenge = translated("lost challenge");
    words.notUnderstood = translated("not understood");
    words.settled = translated("settled");
    words.takenBack = translated("taken back");
    words.challenged = translated("challenged");
    words.out = translated("out");
    words.rackPenalty = translated("rack");
    words.timePenalty = translated("time");
    words.review = translated("Review");
    words.reviewHint = translated("Every move beside the best one by score and leave, without "
                                  "looking ahead: a guide, not a verdict.");
    words.rank = translated("Rank");
    words.best = translated("Best");
    words.equity = translated("Equity");
    words.lost = translated("Loses");
    words.mistake = translated("Mistake");
    words.small = translated("small");
    words.medium = translated("medium");
    words.large = translated("large");
    words.missedBingo = translated("missed bingo");
    words.phony = translated("phony");
    words.notJudged = translated("not judged");
    words.judged = translated("Turns judged");
    words.pointsLost = translated("Points lost");
    words.mistakeIndex = translated("Mistake index");
    words.bingos = translated("Bingos");
    words.missedBingos = translated("Missed bingos");
    words.phonies = translated("Phonies");
    words.lead = translated("Lead");
    words.gap = [](engine::ReviewGap why) { return gapText(why).toStdString(); };
    return words;
}

}  // namespace ui
