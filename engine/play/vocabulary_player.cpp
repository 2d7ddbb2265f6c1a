// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/play/vocabulary_player.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <memory>
#include <span>
#include <vector>

#include "engine/base/random.h"
#include "engine/board/legality.h"
#include "engine/lexicon/lexicon.h"
#include "engine/lexicon/word_list.h"
#include "engine/play/move_scratch.h"

namespace engine {
namespace {

/// Of a hundred words of a length how many are known; longer ones as the last. A guess at what a
/// player knows who doesn't study lists.
constexpr std::array<std::uint64_t, 9> kKnown{100, 100, 90, 80, 65, 50, 40, 30, 25};

}  // namespace

std::optional<RankedMove> VocabularyPlayer::choose(const Position& position, MoveScratch& scratch,
                                                   const std::stop_token& stop)
{
    Position own = position;
    // With other letters it knows no word of the game.
    if (!own.setLexicon(m_vocabulary)) return RankedMove{passMove(), {}};
    m_evaluator.prepare(own, scratch.valuation);
    m_moves.clear();
    scratch.generator.generate(own, scratch.valuation, m_moves, stop);
    if (stop.stop_requested()) return std::nullopt;
    for (const RankedMove& ranked : m_moves.takeRanked())
        if (ranked.move.kind != MoveKind::Place ||
            checkMove(position, ranked.move, WordCheck::Require))
            return ranked;
    return RankedMove{passMove(), {}};
}

Result<LexiconPtr> smallVocabulary(const Lexicon& lexicon, std::uint64_t seed,
                                   const TaskContext& context)
{
    WordList words;
    lexicon.words().forEachWord([&](std::span<const Tile> word) {
        std::uint64_t number = seed;
        for (const Tile tile : word) number = mix64(number ^ tile);
        if (number % 100 < kKnown[std::min(word.size(), kKnown.size() - 1)]) words.add(word);
        return !context.stopRequested();
    });
    if (context.stopRequested()) return failure(ErrorCode::Cancelled, say("was stopped"));
    return Lexicon::fromWords(lexicon.name(), words, lexicon.alphabet(), lexicon.hasAlphagrams(),
                              context, TablesWhen::OnDemand);
}

Result<LexiconPtr> vocabularyFor(const Lexicon& game, const Lexicon& known,
                                 const TaskContext& context)
{
    if (!known.alphabet().sameLetters(game.alphabet()))
        return failure(ErrorCode::WrongLexicon,
                       say("%1 has other letters than %2", known.name(), game.name()));
    WordList words;
    known.words().forEachWord([&](std::span<const Tile> word) {
        if (game.contains(word)) words.add(word);
        return !context.stopRequested();
    });
    if (context.stopRequested()) return failure(ErrorCode::Cancelled, say("was stopped"));
    if (words.empty())
        return failure(ErrorCode::WrongLexicon,
                       say("%1 and %2 have no word in common", known.name(), game.name()));
    return Lexicon::fromWords(known.name(), words, game.alphabet(), game.hasAlphagrams(), context,
                              TablesWhen::OnDemand);
}

AutoPlayerMaker vocabularyPlayers(LexiconPtr vocabulary, KlvPtr leaves)
{
    return [vocabulary = std::move(vocabulary), leaves = std::move(leaves)] {
        return std::make_unique<VocabularyPlayer>(StaticEvaluator(leaves), vocabulary);
    };
}

}  // namespace engine
