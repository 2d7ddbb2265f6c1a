// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/c/tilewright.h"

#include <algorithm>
#include <cstring>
#include <exception>
#include <memory>
#include <stop_token>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/base/file_name.h"
#include "engine/base/result.h"
#include "engine/base/task.h"
#include "engine/base/version.h"
#include "engine/board/line_notation.h"
#include "engine/board/move_notation.h"
#include "engine/eval/move_ranking.h"
#include "engine/eval/win_counts.h"
#include "engine/eval/win_table.h"
#include "engine/game/cgp.h"
#include "engine/lexicon/klv.h"
#include "engine/lexicon/lexicon.h"
#include "engine/lexicon/lexicon_build.h"
#include "engine/lexicon/word_list.h"
#include "engine/rules/catalogue.h"
#include "engine/search/endgame_solver.h"
#include "engine/search/simulator.h"
#include "engine/words/word_judge.h"
#include "engine/words/word_query.h"

struct tw_rules
{
    engine::GameRulesPtr rules;
};

struct tw_lexicon
{
    engine::LexiconPtr lexicon;
    engine::WordRule rule;
};

struct tw_leaves
{
    engine::KlvPtr leaves;
};

struct tw_win_table
{
    engine::WinTablePtr table;
};

struct tw_position
{
    engine::Position position;
    std::string cgp;
};

namespace {

/// What lists of moves have in common: the texts that the C side points to.
struct ListedMoves
{
    std::vector<std::string> texts;
    std::vector<int32_t> scores;
    std::vector<int32_t> equities;

    void add(std::string text, engine::Score score, engine::Equity equity)
    {
        texts.push_back(std::move(text));
        scores.push_back(score.points);
        equities.push_back(equity.millis);
    }

    [[nodiscard]] tw_move at(size_t index) const
    {
        if (index >= texts.size()) return {};
        return {texts[index].c_str(), scores[index], equities[index]};
    }
};

}  // namespace

struct tw_moves
{
    ListedMoves moves;
};

struct tw_simulation
{
    std::vector<std::string> texts;
    std::vector<tw_candidate> candidates;
};

struct tw_solution
{
    ListedMoves line;
    int value = 0;
    bool proved = false;
};

struct tw_words
{
    std::vector<std::string> words;
};

namespace {

tw_error_code codeOf(engine::ErrorCode code)
{
    switch (code) {
    case engine::ErrorCode::FileUnreadable: return TW_FILE_UNREADABLE;
    case engine::ErrorCode::FileUnwritable: return TW_FILE_UNWRITABLE;
    case engine::ErrorCode::Malformed: return TW_MALFORMED;
    case engine::ErrorCode::UnknownName: return TW_UNKNOWN_NAME;
    case engine::ErrorCode::OutsideAlphabet: return TW_OUTSIDE_ALPHABET;
    case engine::ErrorCode::OutOfRange: return TW_OUT_OF_RANGE;
    case engine::ErrorCode::IllegalPosition: return TW_ILLEGAL_POSITION;
    case engine::ErrorCode::Unusual: return TW_UNUSUAL;
    case engine::ErrorCode::IllegalMove: return TW_ILLEGAL_MOVE;
    case engine::ErrorCode::WrongLexicon: return TW_WRONG_LEXICON;
    case engine::ErrorCode::Cancelled: return TW_CANCELLED;
    }
    return TW_MALFORMED;
}

void tellError(tw_error* error, tw_error_code code, const engine::Place& place,
               std::string_view message)
{
    if (error == nullptr) return;
    error->code = code;
    error->line = place.line;
    error->column = place.column;
    std::size_t length = std::min(message.size(), sizeof error->message - 1);
    // Not within a character of UTF-8.
    while (length < message.size() && length > 0 &&
           (static_cast<unsigned char>(message[length]) & 0xC0U) == 0x80U)
        --length;
    std::memcpy(error->message, message.data(), length);
    error->message[length] = 0;
}

void tellError(tw_error* error, const engine::Error& found)
{
    tellError(error, codeOf(found.code), found.place, found.toString());
}

/// Runs what gives a Result of `Value`; `failed` when it has none. Exceptions of the standard
/// library (there is no more memory) end here: C can't hear of them.
template <class Value, class Work>
Value guarded(tw_error* error, Value failed, const Work& work)
{
    tellError(error, TW_OK, {}, "");
    try {
        engine::Result<Value> result = work();
        if (result) return *std::move(result);
        tellError(error, result.error());
    } catch (const std::exception& exception) {
        tellError(error, TW_OUT_OF_MEMORY, {}, exception.what());
    }
    return failed;
}

/// A handle of what a Result holds.
template <class Handle, class Work>
Handle* opened(tw_error* error, const Work& work)
{
    return guarded<Handle*>(error, nullptr, [&]() -> engine::Result<Handle*> {
        auto result = work();
        if (!result) return engine::failure(std::move(result.error()));
        return new Handle(*std::move(result));
    });
}

const char* textOr(const char* text)
{
    return text == nullptr ? "" : text;
}

/// The context of a call, which the C side hears of and may stop.
class HeardCall
{
public:
    HeardCall(tw_progress progress, void* user) : m_progress(progress), m_user(user) {}

    [[nodiscard]] engine::TaskContext context(int threads = 1)
    {
        engine::TaskContext context;
        context.stop = m_stop.get_token();
        context.threads = std::clamp(threads, 1, 1024);
        context.onProgress = [this](const engine::Progress& progress) {
            tell(progress.done, progress.total);
        };
        return context;
    }

    void tell(std::int64_t done, std::int64_t total)
    {
        if (m_progress != nullptr && m_progress(m_user, done, total) != 0) m_stop.request_stop();
    }

private:
    tw_progress m_progress;
    void* m_user;
    std::stop_source m_stop;
};

engine::KlvPtr leavesIn(const tw_leaves* leaves)
{
    return leaves == nullptr ? nullptr : leaves->leaves;
}

}  // namespace

// --- opening ------------------------------------------------------------------------------------

const char* tw_version(void)
{
    return TILEWRIGHT_VERSION_TEXT;
}

tw_rules* tw_rules_open(const char* name_or_file, tw_error* error)
{
    return opened<tw_rules>(error, [&]() -> engine::Result<tw_rules> {
        auto rules = engine::catalogue::rulesByNameOrFile(textOr(name_or_file));
        if (!rules) return engine::failure(std::move(rules.error()));
        return tw_rules{std::move(*rules)};
    });
}

void tw_rules_close(tw_rules* rules)
{
    delete rules;
}

size_t tw_rules_count(void)
{
    return engine::catalogue::ruleSets().size();
}

const char* tw_rules_name(size_t index)
{
    const auto& sets = engine::catalogue::ruleSets();
    return index < sets.size() ? sets[index].id.c_str() : nullptr;
}

tw_lexicon* tw_lexicon_open(const char* path, const tw_rules* rules, tw_error* error)
{
    return opened<tw_lexicon>(error, [&]() -> engine::Result<tw_lexicon> {
        const engine::GameRules& game = *rules->rules;
        auto lexicon = engine::Lexicon::open(engine::pathFromUtf8(textOr(path)), game.alphabet,
                                             game.jumbled());
        if (!lexicon) return engine::failure(std::move(lexicon.error()));
        return tw_lexicon{std::move(*lexicon), game.wordRule};
    });
}

void tw_lexicon_close(tw_lexicon* lexicon)
{
    delete lexicon;
}

int64_t tw_lexicon_build(const char* words, const tw_rules* rules, const char* output,
                         tw_progress progress, void* user, tw_error* error)
{
    return guarded<int64_t>(error, -1, [&]() -> engine::Result<int64_t> {
        HeardCall call(progress, user);
        const engine::TaskContext context = call.context();
        const engine::Alphabet& alphabet = rules->rules->alphabet;
        const auto list =
            engine::readWordListFile(engine::pathFromUtf8(textOr(words)), alphabet, {}, context);
        if (!list) return engine::failure(list.error());
        if (!list->rejected.empty()) {
            const engine::RejectedLine& line = list->rejected.front();
            return engine::failure(engine::ErrorCode::OutsideAlphabet,
                                   engine::say("'%1': %2", line.text, line.reason),
                                   {textOr(words), line.line, line.column, -1});
        }
        if (list->words.empty())
            return engine::failure(engine::ErrorCode::Malformed,
                                   engine::say("holds no word to build from"),
                                   {textOr(words), 0, 0, -1});
        engine::BuildPlan plan;
        plan.graphs.push_back({engine::pathFromUtf8(textOr(output))});
        const auto report = engine::buildLexicon(list->words, alphabet, plan, context);
        if (!report) return engine::failure(report.error());
        return static_cast<int64_t>(list->words.size());
    });
}

tw_leaves* tw_leaves_open(const char* path, const tw_rules* rules, tw_error* error)
{
    return opened<tw_leaves>(error, [&]() -> engine::Result<tw_leaves> {
        auto klv = engine::Klv::open(engine::pathFromUtf8(textOr(path)),
                                     rules->rules->alphabet.letterCount());
        if (!klv) return engine::failure(std::move(klv.error()));
        return tw_leaves{std::make_shared<const engine::Klv>(std::move(*klv))};
    });
}

void tw_leaves_close(tw_leaves* leaves)
{
    delete leaves;
}

tw_win_table* tw_win_table_open(const char* path, tw_error* error)
{
    return opened<tw_win_table>(error, [&]() -> engine::Result<tw_win_table> {
        const auto counts = engine::WinCounts::open(engine::pathFromUtf8(textOr(path)));
        if (!counts) return engine::failure(counts.error());
        return tw_win_table{std::make_shared<const engine::WinTable>(*counts)};
    });
}

void tw_win_table_close(tw_win_table* table)
{
    delete table;
}

tw_position* tw_position_from_cgp(const char* cgp, const tw_rules* rules, const tw_lexicon* lexicon,
                                  tw_error* error)
{
    return opened<tw_position>(error, [&]() -> engine::Result<tw_position> {
        auto reading = engine::readCgp(textOr(cgp), rules->rules,
                                       lexicon == nullptr ? nullptr : lexicon->lexicon);
        if (!reading) return engine::failure(std::move(reading.error()));
        std::string text = engine::writeCgp(reading->position);
        return tw_position{std::move(reading->position), std::move(text)};
    });
}

const char* tw_position_cgp(const tw_position* position)
{
    return position->cgp.c_str();
}

void tw_position_close(tw_position* position)
{
    delete position;
}

// --- moves --------------------------------------------------------------------------------------

tw_moves* tw_rank_moves(const tw_position* position, const tw_leaves* leaves, size_t limit,
                        tw_error* error)
{
    return opened<tw_moves>(error, [&]() -> engine::Result<tw_moves> {
        const engine::Position& asked = position->position;
        const auto ranking = engine::rankMoves({asked, leavesIn(leaves), limit});
        if (!ranking) return engine::failure(ranking.error());
        tw_moves moves;
        for (const engine::RankedMove& ranked : ranking->moves)
            moves.moves.add(engine::moveText(asked, ranked.move), ranked.move.score, ranked.equity);
        return moves;
    });
}

size_t tw_moves_count(const tw_moves* moves)
{
    return moves->moves.texts.size();
}

tw_move tw_moves_at(const tw_moves* moves, size_t index)
{
    return moves->moves.at(index);
}

void tw_moves_close(tw_moves* moves)
{
    delete moves;
}

// --- searches -----------------------------------------------------------------------------------

tw_simulation* tw_simulate(const tw_position* position, const tw_leaves* leaves,
                           const tw_win_table* table, size_t candidates, int plies,
                           int64_t iterations, uint64_t seed, int threads, tw_progress progress,
                           void* user, tw_error* error)
{
    return opened<tw_simulation>(error, [&]() -> engine::Result<tw_simulation> {
        HeardCall call(progress, user);
        const engine::TaskContext context = call.context(threads);
        engine::SimulationQuestion question{position->position};
        question.leaves = leavesIn(leaves);
        if (table != nullptr) question.winTable = table->table;
        question.plies = std::clamp(plies, 1, engine::SimulationQuestion::kMostPlies);
        question.seed = seed;
        const auto ranking = engine::rankMoves(
            {question.position, question.leaves, std::max<size_t>(candidates, 1)}, context);
        if (!ranking) return engine::failure(ranking.error());
        for (const engine::RankedMove& ranked : ranking->moves)
            question.candidates.push_back(ranked.move);
        constexpr double kConfidence = 0.99;
        auto simulator = engine::Simulator::create(
            std::move(question), engine::SimulationPolicy::ofConfidence(kConfidence));
        if (!simulator) return engine::failure(std::move(simulator.error()));
        engine::SearchLimits limits;
        limits.units = std::clamp<std::int64_t>(iterations, 1, engine::Simulator::kMostIterations);
        const auto state = (*simulator)->run(limits, context, [&](const auto& each) {
            call.tell(each->iterations, limits.units);
        });
        tw_simulation simulation;
        for (const engine::SimulatedCandidate& each : state->candidates) {
            simulation.texts.push_back(engine::moveText(position->position, each.move));
            simulation.candidates.push_back({nullptr, each.iterations(), each.equity.mean(),
                                             each.equity.standardError(), each.win.mean(),
                                             each.win.standardError(), each.bestProbability});
        }
        return simulation;
    });
}

size_t tw_simulation_count(const tw_simulation* simulation)
{
    return simulation->candidates.size();
}

tw_candidate tw_simulation_at(const tw_simulation* simulation, size_t index)
{
    if (index >= simulation->candidates.size()) return {};
    tw_candidate candidate = simulation->candidates[index];
    candidate.text = simulation->texts[index].c_str();
    return candidate;
}

void tw_simulation_close(tw_simulation* simulation)
{
    delete simulation;
}

tw_solution* tw_solve(const tw_position* position, double seconds, tw_progress progress, void* user,
                      tw_error* error)
{
    return opened<tw_solution>(error, [&]() -> engine::Result<tw_solution> {
        HeardCall call(progress, user);
        const engine::TaskContext context = call.context();
        engine::EndgameQuestion question;
        question.position = std::make_shared<const engine::Position>(position->position);
        auto solver = engine::EndgameSolver::create(std::move(question));
        if (!solver) return engine::failure(std::move(solver.error()));
        engine::SearchLimits limits;
        if (seconds > 0) limits.seconds = seconds;
        const auto state =
            solver->run(limits, context, [&](const auto& each) { call.tell(each->nodes, 0); });
        tw_solution solution;
        solution.value = state->value.points;
        solution.proved = state->proved;
        std::vector<std::string> texts = engine::lineTexts(position->position, state->line);
        for (std::size_t i = 0; i < state->line.size(); ++i) {
            const engine::Score score = state->line[i].score;
            solution.line.add(std::move(texts[i]), score, engine::Equity::from(score));
        }
        return solution;
    });
}

int tw_solution_value(const tw_solution* solution)
{
    return solution->value;
}

int tw_solution_proved(const tw_solution* solution)
{
    return solution->proved ? 1 : 0;
}

size_t tw_solution_count(const tw_solution* solution)
{
    return solution->line.texts.size();
}

tw_move tw_solution_at(const tw_solution* solution, size_t index)
{
    return solution->line.at(index);
}

void tw_solution_close(tw_solution* solution)
{
    delete solution;
}

// --- words --------------------------------------------------------------------------------------

tw_words* tw_anagrams(const tw_lexicon* lexicon, const char* tiles, int all, size_t limit,
                      tw_error* error)
{
    return opened<tw_words>(error, [&]() -> engine::Result<tw_words> {
        const engine::Lexicon& asked = *lexicon->lexicon;
        const auto counts = engine::readTileCounts(textOr(tiles), asked.alphabet());
        if (!counts) return engine::failure(counts.error());
        engine::WordQuery query =
            all != 0 ? engine::anagramQuery(*counts) : engine::subAnagramQuery(*counts);
        query.order = engine::WordOrder::ByLength;
        if (limit != 0) query.limit = std::min(limit, query.limit);
        const auto found = engine::findWords(asked, query);
        if (!found) return engine::failure(found.error());
        tw_words words;
        for (const std::vector<engine::Tile>& word : found->words)
            words.words.push_back(engine::wordText(asked.alphabet(), word));
        return words;
    });
}

size_t tw_words_count(const tw_words* words)
{
    return words->words.size();
}

const char* tw_words_at(const tw_words* words, size_t index)
{
    return index < words->words.size() ? words->words[index].c_str() : nullptr;
}

void tw_words_close(tw_words* words)
{
    delete words;
}

int tw_judge(const tw_lexicon* lexicon, const char* words, tw_error* error)
{
    return guarded<int>(error, -1, [&]() -> engine::Result<int> {
        const auto judgement = engine::judgeWords(*lexicon->lexicon, textOr(words), lexicon->rule);
        for (const engine::JudgedWord& word : judgement.words)
            if (word.problem) return engine::failure(*word.problem);
        return judgement.allValid ? 1 : 0;
    });
}
