// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <charconv>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <system_error>
#include <utility>
#include <vector>

#include <CLI/CLI.hpp>

#include "app/cli/command.h"
#include "app/cli/console.h"
#include "app/cli/game_inputs.h"
#include "app/cli/input_files.h"
#include "app/cli/usage.h"
#include "engine/base/file_name.h"
#include "engine/lexicon/kwg.h"
#include "engine/lexicon/letters_beside.h"
#include "engine/lexicon/lexicon.h"
#include "engine/lexicon/proof_cache.h"
#include "engine/words/alphagram_ranking.h"
#include "engine/words/draw_odds.h"
#include "engine/words/extensions.h"
#include "engine/words/hooks.h"
#include "engine/words/word_index.h"
#include "engine/words/word_judge.h"
#include "engine/words/word_query.h"

namespace app {

using engine::Alphabet;
using engine::Error;
using engine::Result;
using engine::Tile;
using engine::TileCounts;

namespace {

struct WordOptions
{
    GameOptions game;
    std::string query;
    std::vector<std::string> queries;  ///< `query`, if there is one, and what follows it
    std::string contains;
    std::string tiles;
    std::size_t limit = engine::kMostFoundWords;
    int minLength = 1;
    int maxLength = engine::kLongestWord;
    int maxFront = engine::kLongestWord;
    int maxBack = engine::kLongestWord;
    int length = 0;  ///< 0 = not asked for
};

/// What every command of the group has at hand.
struct WordTools
{
    const WordOptions& options;
    const char* what;  ///< the command, for messages
    const engine::GameRules& rules;
    engine::LexiconPtr lexicon;
    engine::TaskContext context;

    [[nodiscard]] const Alphabet& alphabet() const { return rules.alphabet; }
};

/// An error inside of what stands behind a name on the command line.
Error located(Error error, const std::string& argument)
{
    error.place.file = argument;
    error.place.line = 1;
    return error;
}

constexpr const char* kQuery = "QUERY";
constexpr const char* kLexiconOption = "--lexicon";

template <class Run>
ExitStatus withTools(const WordOptions& options, const char* what, Run run)
{
    auto inputs = GameInputs::open(options.game);
    if (!inputs) return fail(what, inputs.error());
    LongWork work;
    auto context = work.context();
    auto lexicon = inputs->lexiconFor(inputs->rules(), context);
    if (!lexicon) return fail(what, lexicon.error());
    return run(WordTools{options, what, inputs->rules(), std::move(*lexicon), std::move(context)});
}

// --- searches -------------------------------------------------------------------------------

enum class Search { Anagram, SubAnagram, Pattern, Regex };

Result<engine::WordQuery> queryOf(const WordTools& tools, Search search)
{
    const WordOptions& options = tools.options;
    const std::string& text = options.query;
    engine::WordQuery query;
    if (search == Search::Anagram || search == Search::SubAnagram) {
        const auto tiles = engine::readTileCounts(text, tools.alphabet());
        if (!tiles) return engine::failure(located(tiles.error(), kQuery));
        query = search == Search::Anagram ? engine::anagramQuery(*tiles)
                                          : engine::subAnagramQuery(*tiles);
    } else {
        auto expression = search == Search::Pattern
                              ? engine::WordExpression::pattern(text, tools.alphabet())
                              : engine::WordExpression::regex(text, tools.alphabet());
        if (!expression) return engine::failure(located(expression.error(), kQuery));
        query.expressions.push_back(std::move(*expression));
    }
    if (!options.tiles.empty()) {
        const auto tiles = engine::readTileCounts(options.tiles, tools.alphabet());
        if (!tiles) return engine::failure(located(tiles.error(), "--tiles"));
        query.tiles = *tiles;
    }
    const auto contains = engine::readTileCounts(options.contains, tools.alphabet());
    if (!contains) return engine::failure(located(contains.error(), "--contains"));
    query.contains = *contains;
    query.minLength = options.minLength;
    query.maxLength = options.maxLength;
    query.limit = options.limit;
    return query;
}

ExitStatus findWords(const WordTools& tools, Search search)
{
    const auto query = queryOf(tools, search);
    if (!query) return fail(tools.what, query.error());
    const auto found = engine::findWords(*tools.lexicon, *query, tools.context);
    if (!found) return fail(tools.what, found.error());
    put("word\tlength\n");
    for (const auto& word : found->words)
        put(tools.alphabet().written(word) + "\t" + std::to_string(word.size()) + "\n");
    return ExitStatus::Done;
}

/// The only query, read as a word.
Result<std::vector<Tile>> wordOf(const WordTools& tools, const std::string& text)
{
    auto word = tools.alphabet().readWord(text);
    if (!word) return engine::failure(located(word.error(), text));
    return word;
}

ExitStatus findExtensions(const WordTools& tools)
{
    const auto word = wordOf(tools, tools.options.query);
    if (!word) return fail(tools.what, word.error());
    engine::ExtensionQuery query;
    query.tiles = *word;
    query.maxFront = tools.options.maxFront;
    query.maxBack = tools.options.maxBack;
    query.minLength = tools.options.minLength;
    query.maxLength = tools.options.maxLength;
    query.limit = tools.options.limit;
    const auto found = engine::findExtensions(*tools.lexicon, query, tools.context);
    if (!found) return fail(tools.what, found.error());
    put("word\tlength\tfront\tback\n");
    for (const engine::Extension& extension : found->words) {
        const std::size_t back =
            extension.word.size() - word->size() - static_cast<std::size_t>(extension.front);
        put(tools.alphabet().written(extension.word) + "\t" +
            std::to_string(extension.word.size()) + "\t" + std::to_string(extension.front) + "\t" +
            std::to_string(back) + "\n");
    }
    return ExitStatus::Done;
}

// --- hooks and judge ------------------------------------------------------------------------

const char* yesOrNo(bool yes)
{
    return yes ? "yes" : "no";
}

ExitStatus showHooks(const WordTools& tools)
{
    std::string table = "word\tvalid\tfront\tback\tinner_front\tinner_back\n";
    ExitStatus status = ExitStatus::Done;
    for (const std::string& text : tools.options.queries) {
        const auto word = wordOf(tools, text);
        if (!word) {
            status = fail(tools.what, word.error());
            continue;
        }
        const engine::Hooks hooks = engine::hooksOf(tools.lexicon->words(), *word);
        table += tools.alphabet().written(*word) + "\t" + yesOrNo(hooks.isWord) + "\t" +
                 engine::lettersText(tools.alphabet(), hooks.front) + "\t" +
                 engine::lettersText(tools.alphabet(), hooks.back) + "\t" +
                 yesOrNo(hooks.innerFront) + "\t" + yesOrNo(hooks.innerBack) + "\n";
    }
    put(table);
    return status;
}

/// What both names of the command print; `lexicon check` has never had a line of names.
ExitStatus putVerdicts(const char* what, const engine::Judgement& judgement, bool withNames)
{
    if (withNames || wantsJson()) put("word\tverdict\n");
    for (const engine::JudgedWord& word : judgement.words) {
        if (word.problem) complain(what, located(*word.problem, word.text).toString());
        put(word.text + (word.valid ? "\tvalid\n" : "\tinvalid\n"));
    }
    return judgement.allValid ? ExitStatus::Done : ExitStatus::No;
}

std::string joined(const std::vector<std::string>& queries)
{
    std::string text;
    for (const std::string& query : queries) text += query + " ";
    return text;
}

ExitStatus judge(const WordTools& tools)
{
    return putVerdicts(
        tools.what,
        engine::judgeWords(*tools.lexicon, joined(tools.options.queries), tools.rules.wordRule),
        true);
}

/// Of a graph of alphagrams, which is no lexicon to play with.
engine::Judgement judgeAlphagrams(const engine::Kwg& graph, const Alphabet& alphabet,
                                  const std::vector<std::string>& words)
{
    engine::Judgement judgement;
    judgement.allValid = !words.empty();
    for (const std::string& text : words) {
        engine::JudgedWord& judged = judgement.words.emplace_back();
        judged.text = text;
        if (auto word = alphabet.readWord(text)) {
            std::ranges::sort(*word);
            judged.valid = graph.contains(*word);
        } else {
            judged.problem = word.error();
        }
        judgement.allValid = judgement.allValid && judged.valid;
    }
    return judgement;
}

ExitStatus checkWords(const WordOptions& options)
{
    constexpr const char* kWhat = "lexicon check";
    const std::string& file = options.game.lexicon;
    if (file.empty()) {
        return withTools(options, kWhat, [](const WordTools& tools) {
            const auto judgement = engine::judgeWords(*tools.lexicon, joined(tools.options.queries),
                                                      tools.rules.wordRule);
            return putVerdicts(tools.what, judgement, false);
        });
    }
    const auto letters = lettersNamed(options.game.rules);
    if (!letters) return fail(kWhat, letters.error());
    const Alphabet& alphabet = letters->alphabet;
    const auto beside = engine::checkLettersBeside(engine::pathFromUtf8(file), alphabet);
    if (engine::pathFromUtf8(file).extension() == ".kad") {
        const auto graph = engine::Kwg::open(engine::pathFromUtf8(file), alphabet.letterCount());
        if (!graph) return fail(kWhat, graph.error());
        if (!beside) return fail(kWhat, beside.error());
        return putVerdicts(kWhat, judgeAlphagrams(*graph, alphabet, options.queries), false);
    }
    LongWork work;
    const auto lexicon =
        engine::Lexicon::open(engine::pathFromUtf8(file), alphabet, false, work.context(),
                              {engine::TablesWhen::OnDemand, engine::ProofCache::ofUser()});
    if (!lexicon) return fail(kWhat, lexicon.error());
    if (!beside) return fail(kWhat, beside.error());
    return putVerdicts(
        kWhat, engine::judgeWords(**lexicon, joined(options.queries), engine::WordRule::InOrder),
        false);
}

// --- index and probability ------------------------------------------------------------------

/// What consists of digits.
std::optional<std::uint64_t> numberIn(const std::string& text)
{
    std::uint64_t number = 0;
    const char* end = text.data() + text.size();
    const auto [rest, error] = std::from_chars(text.data(), end, number);
    if (error != std::errc() || rest != end) return std::nullopt;
    return number;
}

ExitStatus showIndex(const WordTools& tools)
{
    const auto index = engine::WordIndex::create(tools.lexicon);
    if (!index) return fail(tools.what, index.error());
    ExitStatus status = ExitStatus::Done;
    put("number\tword\n");
    for (const std::string& text : tools.options.queries) {
        std::vector<Tile> word;
        auto number = numberIn(text);
        if (number && *number < index->wordCount()) {
            word = index->word(static_cast<std::uint32_t>(*number));
        } else if (number) {
            complain(tools.what, text + ": the words are numbered from 0, and there are " +
                                     std::to_string(index->wordCount()));
            status = ExitStatus::No;
            continue;
        } else {
            auto read = wordOf(tools, text);
            if (!read) {
                status = fail(tools.what, read.error());
                continue;
            }
            word = std::move(*read);
            number = index->numberOf(word);
        }
        if (!number) {
            complain(tools.what, "'" + text + "' is no word of the lexicon");
            status = ExitStatus::No;
            continue;
        }
        put(std::to_string(*number) + "\t" + tools.alphabet().written(word) + "\n");
    }
    return status;
}

std::string scientificText(double number)
{
    std::array<char, 32> buffer{};
    const auto end = std::to_chars(buffer.data(), buffer.data() + buffer.size(), number,
                                   std::chars_format::scientific, 6);
    return {buffer.data(), end.ptr};
}

/// A line of the table of probabilities; a rank of none when no word has exactly these tiles.
Result<std::string> oddsLine(const WordTools& tools, const engine::DrawOdds& odds,
                             const TileCounts& tiles, std::optional<std::size_t> rank)
{
    const auto words =
        engine::findWords(*tools.lexicon, engine::anagramQuery(tiles), tools.context);
    if (!words) return engine::failure(words.error());
    std::string line = (rank ? std::to_string(*rank + 1) : "-") + "\t" +
                       tools.alphabet().written(tiles.tiles()) + "\t" +
                       decimalText(odds.ways(tiles), 0) + "\t" +
                       scientificText(odds.probability(tiles)) + "\t";
    for (std::size_t i = 0; i < words->words.size(); ++i)
        line += (i == 0 ? "" : " ") + tools.alphabet().written(words->words[i]);
    return line + "\n";
}

ExitStatus showProbability(const WordTools& tools)
{
    if (tools.options.queries.empty() && tools.options.length == 0) {
        complain("usage", std::string(tools.what) + " needs QUERY or --length");
        return ExitStatus::Usage;
    }
    const engine::DrawOdds odds(tools.rules.tiles);
    const auto rankingOf = [&tools](int length) {
        return engine::AlphagramRanking::create(*tools.lexicon, tools.rules.tiles, length,
                                                tools.context);
    };
    std::string table = "rank\talphagram\tways\tprobability\twords\n";
    ExitStatus status = ExitStatus::Done;
    for (const std::string& text : tools.options.queries) {
        const auto tiles = engine::readTileCounts(text, tools.alphabet());
        if (!tiles) {
            status = fail(tools.what, located(tiles.error(), text));
            continue;
        }
        std::optional<std::size_t> rank;
        if (!tiles->empty()) {
            const auto ranking = rankingOf(tiles->total());
            if (!ranking) return fail(tools.what, ranking.error());
            rank = ranking->rankOf(tiles->tiles());
        }
        const auto line = oddsLine(tools, odds, *tiles, rank);
        if (!line) return fail(tools.what, line.error());
        table += *line;
    }
    if (tools.options.length > 0) {
        const auto ranking = rankingOf(tools.options.length);
        if (!ranking) return fail(tools.what, ranking.error());
        for (std::size_t rank = 0; rank < std::min(ranking->size(), tools.options.limit); ++rank) {
            const auto line = oddsLine(tools, odds, TileCounts(ranking->alphagram(rank)), rank);
            if (!line) return fail(tools.what, line.error());
            table += *line;
        }
    }
    put(table);
    return status;
}

// --- the command line -----------------------------------------------------------------------

/// Those of standard input stand in the place of "-".
ExitStatus readQueries(WordOptions& options)
{
    std::vector<std::string> all;
    for (std::string& query : options.queries) {
        if (query != kStandardStream) {
            all.push_back(std::move(query));
            continue;
        }
        LineSource source({query});
        for (;;) {
            auto lines = source.next(1024, {});
            if (!lines) return fail("standard input", lines.error());
            if (lines->empty()) break;
            for (InputLine& line : *lines)
                if (!line.text.empty()) all.push_back(std::move(line.text));
        }
    }
    options.queries = std::move(all);
    if (!options.queries.empty()) options.query = options.queries.front();
    return ExitStatus::Done;
}

/// What the command line has, "-" as it is.
ExitStatus takeArguments(WordOptions& options, const CLI::App& command)
{
    if (command.count(kQuery) > 0) options.queries.push_back(options.query);
    for (const std::string& more : command.remaining()) {
        if (more.starts_with('-') && more != kStandardStream) {
            complain("usage", unknownOption(command, more) + " (--help tells more)");
            return ExitStatus::Usage;
        }
        options.queries.push_back(more);
    }
    return ExitStatus::Done;
}

ExitStatus takeQueries(WordOptions& options, const CLI::App& command)
{
    const ExitStatus status = takeArguments(options, command);
    return status == ExitStatus::Done ? readQueries(options) : status;
}

/// Scripts that know no --lexicon have the file in front of the words.
ExitStatus takeLexiconInFront(WordOptions& options, const CLI::App& command)
{
    std::vector<std::string>& queries = options.queries;
    if (command.count(kLexiconOption) > 0 || queries.empty()) return ExitStatus::Done;
    const std::filesystem::path first = engine::pathFromUtf8(queries.front());
    std::error_code ignored;
    const bool namesFile = first == kStandardStream
                               ? queries.size() > 1
                               : first.has_extension() || std::filesystem::exists(first, ignored);
    if (!namesFile) return ExitStatus::Done;
    if (queries.size() == 1) {
        complain("usage", "lexicon check needs words behind " + queries.front());
        return ExitStatus::Usage;
    }
    auto lexicon = readableInput(queries.front());
    if (!lexicon) return fail("lexicon check", lexicon.error());
    options.game.lexicon = std::move(*lexicon);
    queries.erase(queries.begin());
    return ExitStatus::Done;
}

class WordCommands
{
public:
    WordCommands(CLI::App& group, CommandList& commands) : m_group(group), m_commands(commands) {}

    template <class Run>
    CLI::App* add(const char* name, const char* what, const char* description, Run run)
    {
        auto* command = m_group.add_subcommand(name, description);
        addLexiconOption(*command, m_options->game);
        addRulesOption(*command, m_options->game.rules);
        m_commands.add(command, [options = m_options, command, what, run] {
            const ExitStatus status = takeQueries(*options, *command);
            return status == ExitStatus::Done ? withTools(*options, what, run) : status;
        });
        return command;
    }

    CLI::Option* takesQuery(CLI::App* command, const char* description)
    {
        return command->add_option(kQuery, m_options->query, description);
    }
    /// More than one may follow. They aren't options of CLI11, which would take the brackets of
    /// "[CH]A[LL]" for those of a list.
    CLI::Option* takesQueries(CLI::App* command, const char* description)
    {
        command->allow_extras();
        return takesQuery(command, description);
    }
    CLI::Option* takesLimit(CLI::App* command)
    {
        return addLimitOption(*command, m_options->limit, "How many to print at most");
    }
    void takesLengths(CLI::App* command)
    {
        const auto lengths = CLI::Range(1, engine::kLongestWord);
        command->add_option("--min-length", m_options->minLength, "Of the words, in tiles")
            ->check(lengths);
        command->add_option("--max-length", m_options->maxLength, "Of the words, in tiles")
            ->check(lengths);
    }

    [[nodiscard]] WordOptions& options() { return *m_options; }

private:
    CLI::App& m_group;
    CommandList& m_commands;
    std::shared_ptr<WordOptions> m_options = std::make_shared<WordOptions>();
};

void addSearches(WordCommands& words)
{
    const auto add = [&words](const char* name, const char* what, const char* description,
                              Search search, const char* query) {
        auto* command = words.add(name, what, description, [search](const WordTools& tools) {
            return findWords(tools, search);
        });
        words.takesQuery(command, query)->required();
        words.takesLimit(command);
        words.takesLengths(command);
        command->add_option("--contains", words.options().contains,
                            "Tiles that the words must have, ? any one");
        if (search == Search::Pattern || search == Search::Regex) {
            command->add_option("--tiles", words.options().tiles,
                                "Tiles that the words must be laid with, ? a blank");
        }
    };
    constexpr const char* kTiles = "Tiles, ? a blank";
    add("anagram", "word anagram", "Words with exactly these tiles", Search::Anagram, kTiles);
    add("subanagram", "word subanagram", "Words with some of these tiles, short ones first",
        Search::SubAnagram, kTiles);
    add("pattern", "word pattern", "Words of a form", Search::Pattern,
        "? . _ any tile, * any run of tiles, [AEIOU] one of these, [^AEIOU] none of these");
    add("regex", "word regex", "Words that a regular expression matches from end to end",
        Search::Regex, ". [AEIOU] [^AEIOU] ( ) | and behind a part * + ? {2} {2,} {2,5}");
}

}  // namespace

void addLexiconCheck(CLI::App& lexicon, CommandList& commands)
{
    auto* command =
        lexicon.add_subcommand("check", "Whether words are in a lexicon; as word judge");
    auto options = std::make_shared<WordOptions>();
    addLexiconOption(*command, options->game);
    command->allow_extras();
    command
        ->add_option(kQuery, options->query,
                     "Word; more may follow; - reads them; a file in front of them is the lexicon")
        ->required();
    addAlphabetOption(*command, options->game.rules);
    commands.add(command, [command, options] {
        ExitStatus status = takeArguments(*options, *command);
        if (status == ExitStatus::Done) status = takeLexiconInFront(*options, *command);
        if (status == ExitStatus::Done) status = readQueries(*options);
        return status == ExitStatus::Done ? checkWords(*options) : status;
    });
}

void addWordCommands(CLI::App& program, CommandList& commands)
{
    auto* group = program.add_subcommand("word", "Word tools");
    group->require_subcommand(1);
    WordCommands words(*group, commands);
    addSearches(words);

    auto* hooks =
        words.add("hooks", "word hooks", "Letters that make words in front and behind", showHooks);
    words.takesQueries(hooks, "Word; more may follow; - reads them from standard input")
        ->required();

    auto* extend = words.add("extend", "word extend", "Words that contain a word, short ones first",
                             findExtensions);
    words.takesQuery(extend, "Word, or any letters in a row")->required();
    words.takesLimit(extend);
    words.takesLengths(extend);
    const auto added = CLI::Range(0, engine::kLongestWord);
    extend->add_option("--max-front", words.options().maxFront, "Most tiles in front of it")
        ->check(added);
    extend->add_option("--max-back", words.options().maxBack, "Most tiles behind it")->check(added);

    auto* index =
        words.add("index", "word index",
                  "The numbers of words in tile order, counted from 0, and back", showIndex);
    words.takesQueries(index, "Word or number; more may follow")->required();

    auto* judging = words.add("judge", "word judge", "Whether words are valid, one and all", judge);
    words.takesQueries(judging, "Word; more may follow; - reads them from standard input")
        ->required();

    auto* probability = words.add(
        "probability", "word probability",
        "Ways to draw tiles from the full bag, and how that ranks among words of that length",
        showProbability);
    auto* tiles = words.takesQueries(probability, "Tiles, ? a blank; more may follow");
    auto* length = probability
                       ->add_option("--length", words.options().length,
                                    "List all words of so many tiles, the likeliest first")
                       ->check(CLI::Range(1, engine::kLongestWord));
    words.takesLimit(probability)->needs(length);
    tiles->excludes(length);
}

}  // namespace app
