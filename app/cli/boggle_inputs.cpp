// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/boggle_inputs.h"

#include <algorithm>
#include <utility>

#include "engine/base/file_name.h"
#include "engine/lexicon/lexicon.h"

namespace app {

using engine::failure;
using engine::Result;

void addBoggleOptions(CLI::App& command, BoggleOptions& options)
{
    addLexiconOption(command, options.game);
    addRulesOption(command, options.game.rules);
    command.add_option("--size", options.size,
                       "ROWSxCOLUMNS, 1x1 to 8x8; default: that of the dice, else a square");
    command.add_option("--dice", options.dice, "Dice: classic, new, big or super");
    command.add_option("--scoring", options.scoring,
                       "standard, big, super, or a table like 3:1,5:2,6:3,7:5,8:11 (from each "
                       "length on; 9:2x for 2 points a letter)");
    command.add_option("--faces", options.faces,
                       "More faces of several letters, with blanks or commas between them");
    command
        .add_option("--min-length", options.minLength,
                    "Of the words, in letters; default: that of the scoring")
        ->check(CLI::Range(engine::kLeastBoggleMinLength, engine::kGreatestBoggleMinLength));
    command
        .add_option("--max-length", options.maxLength,
                    "Of the words, in letters (classic: 17); default: the longest word")
        ->check(CLI::Range(2, engine::kLongestWord));
    command.add_flag("--lone-q", options.loneQ, "A Q is only that, not Qu");
    command.add_flag("--qu-counts-once", options.facesCountOnce,
                     "Faces of several letters count as one letter");
}

namespace {

Result<engine::BoggleRules> rulesOf(const BoggleOptions& options, std::string scoring)
{
    if (!options.scoring.empty()) scoring = options.scoring;
    const auto table = engine::BoggleScoring::parse(scoring);
    if (!table) return failure(table.error());
    engine::BoggleRules rules;
    rules.scoring = *table;
    for (const engine::NamedBoggleScoring& named : engine::boggleScorings())
        if (named.id == scoring) rules.minLength = named.minLength;
    if (options.minLength > 0) rules.minLength = options.minLength;
    if (options.maxLength > 0) rules.maxLength = options.maxLength;
    rules.facesCountOnce = options.facesCountOnce;
    return rules;
}

}  // namespace

Result<BoggleInputs> BoggleInputs::open(const BoggleOptions& options,
                                        const engine::TaskContext& context)
{
    BoggleInputs inputs;
    auto game = GameInputs::open(options.game);
    if (!game) return failure(game.error());
    const engine::Alphabet& alphabet = game->rules().alphabet;
    inputs.notation = engine::boggleNotation(alphabet, options.loneQ);
    std::string scoring = "standard";
    if (!options.dice.empty()) {
        const auto named = engine::boggleDiceNamed(options.dice);
        if (!named) return failure(named.error());
        auto dice = engine::boggleDice(*named, alphabet);
        if (!dice) return failure(dice.error());
        scoring = named->scoring;
        if (!options.loneQ) inputs.notation = engine::boggleNotation(alphabet, *dice);
        inputs.size = dice->size;
        inputs.dice = std::move(*dice);
    }
    if (!options.size.empty()) {
        const auto size = engine::readBoggleSize(options.size);
        if (!size) return failure(size.error());
        if (inputs.size && *inputs.size != *size) {
            return failure(
                engine::ErrorCode::OutOfRange,
                engine::say("the dice are for grids of %1", engine::boggleSizeText(*inputs.size)));
        }
        inputs.size = *size;
    }
    for (std::size_t start = 0; start < options.faces.size();) {
        const std::size_t end =
            std::min(options.faces.find_first_of(" ,", start), options.faces.size());
        if (end > start) {
            const auto face =
                engine::readBoggleFace(options.faces.substr(start, end - start), alphabet);
            if (!face) return failure(face.error());
            if (face->length() > 1 && std::ranges::count(inputs.notation.faces, *face) == 0)
                inputs.notation.faces.push_back(*face);
        }
        start = end + 1;
    }
    const auto rules = rulesOf(options, scoring);
    if (!rules) return failure(rules.error());
    inputs.rules = *rules;

    auto lexicon = game->lexiconFor(game->rules(), context);
    if (!lexicon) return failure(lexicon.error());
    inputs.lexicon = std::move(*lexicon);
    // Faces count less than they have letters, so that longer words may be asked for.
    engine::BoggleGraphOptions words;
    if (!inputs.rules.facesCountOnce) words.maxLength = inputs.rules.maxLength;
    auto graph = engine::BoggleGraph::create(inputs.lexicon->words(), words, context);
    if (!graph) {
        engine::Error error = graph.error();
        error.place.file = engine::fileNameUtf8(inputs.lexicon->path());
        return failure(std::move(error));
    }
    inputs.graph = std::move(*graph);
    return inputs;
}

Result<engine::BoggleGrid> BoggleInputs::grid(std::string_view text,
                                              const engine::Place& place) const
{
    auto grid = engine::readBoggleGrid(text, alphabet(), notation, size);
    if (grid) return grid;
    engine::Error error = grid.error();
    const int column = error.place.column;
    error.place = place;
    error.place.column = column;
    return failure(std::move(error));
}

}  // namespace app
