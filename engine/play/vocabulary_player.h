// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <stop_token>
#include <utility>

#include "engine/base/result.h"
#include "engine/base/task.h"
#include "engine/eval/static_evaluator.h"
#include "engine/lexicon/lexicon_fwd.h"
#include "engine/movegen/recorders.h"
#include "engine/play/auto_player.h"

namespace engine {

/// Plays the best static move that it finds with the words it knows, which are others than those
/// of the game: usually fewer. Words that the game doesn't have it leaves out.
class VocabularyPlayer : public AutoPlayer
{
public:
    /// Of as many of its best moves the first is taken that the game's lexicon has; else it
    /// exchanges or passes.
    static constexpr std::size_t kMoves = 40;

    VocabularyPlayer(StaticEvaluator evaluator, LexiconPtr vocabulary)
        : m_evaluator(std::move(evaluator)), m_vocabulary(std::move(vocabulary)), m_moves(kMoves)
    {
    }

    [[nodiscard]] std::optional<RankedMove> choose(const Position& position, MoveScratch& scratch,
                                                   const std::stop_token& stop) override;

private:
    StaticEvaluator m_evaluator;
    LexiconPtr m_vocabulary;
    TopMoves m_moves;
};

/// What somebody may know of a lexicon: the longer the words, the fewer of them; always the same
/// ones for a seed. The errors are those of Lexicon::fromWords().
[[nodiscard]] Result<LexiconPtr> smallVocabulary(const Lexicon& lexicon, std::uint64_t seed,
                                                 const TaskContext& context = {});

/// The words of a lexicon that the game has too: what somebody plays with who knows those and takes
/// none that isn't good. Fails where there are none, and where the letters are others; its other errors
/// are those of Lexicon::fromWords().
[[nodiscard]] Result<LexiconPtr> vocabularyFor(const Lexicon& game, const Lexicon& known,
                                               const TaskContext& context = {});

/// Players with that vocabulary and these leave values.
[[nodiscard]] AutoPlayerMaker vocabularyPlayers(LexiconPtr vocabulary, KlvPtr leaves);

}  // namespace engine
