// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <limits>
#include <optional>
#include <vector>

#include <QByteArray>
#include <QString>

#include "engine/base/result.h"
#include "engine/board/board.h"
#include "engine/lexicon/lexicon.h"
#include "engine/rules/game_rules.h"
#include "engine/solitaire/solitaire_search.h"
#include "engine/solitaire/solitaire_task.h"

namespace ui {

/// Which one-player game is looked for, and how.
struct SolitaireAsk
{
    static constexpr double kUntilStopped = std::numeric_limits<double>::infinity();

    engine::GameRulesPtr rules;
    engine::LexiconPtr lexicon;  ///< null = none is open
    std::vector<engine::Tile> order;
    QString source;                ///< of the order: "shuffled 6", see SolitaireSetup
    std::optional<int> bestKnown;  ///< score that somebody else reached
    engine::LeftoverRule leftover = engine::LeftoverRule::Subtract;
    std::optional<engine::Board> start;  ///< nothing = an empty board

    engine::SolitaireStyle style = engine::SolitaireStyle::Goals;
    QString goals;  ///< "WORD@LANE, ..."; empty = the search chooses
    double seconds = 60;
    int threads = 1;
    std::uint64_t seed = 1;
};

/// The task. Fails as SolitaireTask::create(), with WrongLexicon without a lexicon. Takes long for a
/// lexicon that was not used before: for worker threads.
[[nodiscard]] engine::Result<engine::SolitaireTaskPtr> taskOf(const SolitaireAsk& ask);

/// The same game is looked for with the same words, whatever else is asked of the search.
[[nodiscard]] bool isSameTask(const SolitaireAsk& a, const SolitaireAsk& b);

/// Under which name the state of its search is kept: one for each task and lexicon.
[[nodiscard]] QString stateName(const engine::SolitaireTask& task);

/// All of it but rules and lexicon, of which it has the names.
[[nodiscard]] QByteArray writeAsk(const SolitaireAsk& ask);
/// What was written, with these rules and this lexicon. Fails with Malformed, and with WrongLexicon
/// when it was for others; the sentence names them.
[[nodiscard]] engine::Result<SolitaireAsk> readAsk(const QByteArray& bytes,
                                                   const engine::GameRulesPtr& rules,
                                                   const engine::LexiconPtr& lexicon);

}  // namespace ui
