// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "engine/lexicon/lexicon.h"
#include "engine/lexicon/word_list.h"
#include "engine/rules/catalogue.h"
#include "engine/solitaire/solitaire_task.h"

namespace fuzz {

/// The one-player game that seeds and targets share: few words, and an order with a blank.
inline engine::SolitaireTaskPtr solitaireTask()
{
    const engine::GameRulesPtr rules = engine::catalogue::rules("english").value();
    const engine::WordList words =
        engine::readWordList("AT\nTA\nAS\nCAT\nCATS\nACT\nACTS\nSCAT\nTACT\n", rules->alphabet)
            .value()
            .words;
    engine::SolitaireSetup setup;
    setup.rules = rules;
    setup.lexicon = engine::Lexicon::fromWords("fuzz", words, rules->alphabet, false).value();
    setup.order = engine::readTileOrder(rules->alphabet, "CATS?ACTASTACTS").value();
    return engine::SolitaireTask::create(std::move(setup)).value();
}

}  // namespace fuzz
