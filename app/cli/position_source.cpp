// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/position_source.h"

#include <algorithm>
#include <span>
#include <string_view>
#include <utility>

#include "app/cli/console.h"
#include "engine/base/file_name.h"
#include "engine/base/system.h"
#include "engine/game/game_format.h"
#include "engine/game/last_move.h"
#include "engine/game/replay.h"
#include "engine/game/turns.h"
#include "engine/rules/text.h"

namespace app {

using engine::failure;
using engine::Result;

namespace {

/// Whether a file has positions, one per line, and no games. A line that can't be read, even the
/// first one, makes no game of it.
bool holdsPositions(const std::string& path)
{
    constexpr std::size_t kStartBytes = std::size_t{64} << 10;
    std::string start(kStartBytes, '\0');
    std::size_t size = 0;
    if (const auto file = engine::system::openToRead(engine::pathFromUtf8(path))) {
        while (size < start.size()) {
            const auto count = engine::system::readSome(
                *file, std::as_writable_bytes(std::span(start).subspan(size)));
            if (!count || *count == 0) break;
            size += *count;
        }
    }
    start.resize(size);

    const engine::GameFormat* format = engine::certainGameFormatOf(start);
    if (format == nullptr) format = engine::gameFormatFor(engine::pathFromUtf8(path));
    // Line by line: each is looked at once, however many there are.
    std::string_view rest = start;
    while (format == nullptr && !rest.empty()) {
        const std::string_view line = rest.substr(0, rest.find('\n'));
        rest.remove_prefix(std::min(line.size() + 1, rest.size()));
        format = engine::certainGameFormatOf(line);
    }
    if (format == nullptr) format = engine::gameFormatOf(start);
    return format != nullptr && format->holds == engine::GameFormat::Holds::Positions;
}

}  // namespace

void addPositionOptions(CLI::App& command, PositionOptions& options)
{
    auto* line = command.add_option("--cgp", options.cgp, "A position as CGP");
    auto* files = command
                      .add_option("--cgp-file", options.cgpFiles,
                                  "Positions, one per line; empty lines and # comments are left "
                                  "out; - is standard input")
                      ->excludes(line);
    auto* games = takesInput(command.add_option(
        "GAME", options.games,
        "GCG or study: the positions before each turn; or CGP: positions, as in --cgp-file"));
    games->excludes(line)->excludes(files);
    command.add_option("--turn", options.turn, "Only the position before this turn of the game")
        ->check(CLI::PositiveNumber)
        ->needs(games);
    command
        .add_option("--game", options.number,
                    "Which game, where a file has several; which position of a CGP file")
        ->check(CLI::PositiveNumber)
        ->needs(games);
    command.callback([line, files, games] {
        if (line->count() + files->count() + games->count() == 0)
            throw CLI::RequiredError("--cgp, --cgp-file or GAME");
    });
}

Result<std::vector<InputLine>> readPositionLines(const std::vector<std::string>& files,
                                                 const engine::TaskContext& context)
{
    constexpr std::size_t kMost = 1024;
    LineSource source(files);
    std::vector<InputLine> all;
    for (;;) {
        auto read = source.next(kMost, context);
        if (!read) return failure(read.error());
        if (read->empty()) break;
        for (InputLine& line : *read) {
            const std::string_view text = engine::text::trimmed(line.text);
            if (!text.empty() && text.front() != '#')
                all.push_back({std::string(text), std::move(line.place)});
        }
    }
    return all;
}

PositionSource::PositionSource(const PositionOptions& options, const GameOptions& game,
                               GameInputs& inputs)
    : m_options(options), m_game(game), m_inputs(inputs)
{
    if (!options.cgpFiles.empty()) m_lines.emplace(options.cgpFiles);
}

PositionSource::Batch PositionSource::next(std::size_t most, const engine::TaskContext& context)
{
    Batch batch;
    if (m_lines) {
        readLines(most, context, batch);
    } else if (m_nextGame < m_options.games.size()) {
        readNextFile(context, batch);
    } else if (m_options.games.empty() && m_count == 0) {
        auto position = m_inputs.position({m_options.cgp, {"--cgp", 1, 0, -1}}, context);
        if (position)
            batch.positions.push_back({++m_count, std::move(*position), {"--cgp", 1, 0, -1}});
        else batch.errors.push_back(std::move(position.error()));
        batch.isLast = true;
    } else {
        batch.isLast = true;
    }
    return batch;
}

void PositionSource::readNextFile(const engine::TaskContext& context, Batch& batch)
{
    const std::string& path = m_options.games[m_nextGame++];
    if (!holdsPositions(path)) {
        if (auto read = readGame(path, context, batch); !read)
            batch.errors.push_back(std::move(read.error()));
    } else if (m_options.turn != 0) {
        batch.errors.push_back(
            {engine::ErrorCode::OutOfRange,
             engine::say("holds positions, which have no turns: choose one with --game"),
             {shownName(path), 0, 0, -1}});
    } else {
        m_lines.emplace(std::vector<std::string>{path});
        m_inFile = 0;
    }
}

void PositionSource::readLines(std::size_t most, const engine::TaskContext& context, Batch& batch)
{
    const bool isOfGames = !m_options.games.empty();
    const auto lines = m_lines->next(most, context);
    if (!lines) {
        batch.errors.push_back(lines.error());
        return;
    }
    for (const InputLine& line : *lines) {
        const std::string_view text = engine::text::trimmed(line.text);
        if (text.empty() || text.front() == '#') continue;
        ++m_count;
        ++m_inFile;
        if (isOfGames && m_options.number != 0 && m_inFile != m_options.number) continue;
        auto position = m_inputs.position({std::string(text), line.place}, context);
        if (position) batch.positions.push_back({m_count, std::move(*position), line.place});
        else batch.errors.push_back(std::move(position.error()));
    }
    // None at the end, and after a stop.
    if (!lines->empty() || context.stopRequested()) return;
    if (isOfGames) {
        tellEmpty(m_options.games[m_nextGame - 1], batch);
        m_lines.reset();
        return;
    }
    batch.isLast = true;
    tellEmpty(m_options.cgpFiles.size() == 1 ? m_options.cgpFiles.front() : "", batch);
}

void PositionSource::tellEmpty(const std::string& name, Batch& batch) const
{
    const engine::Place place{name == kStandardStream ? "standard input" : shownName(name), 0, 0,
                              -1};
    if (m_inFile == 0) {
        batch.errors.push_back(
            {engine::ErrorCode::Malformed, engine::say("holds no position"), place});
    } else if (m_inFile < m_options.number) {
        batch.errors.push_back({engine::ErrorCode::OutOfRange,
                                m_inFile == 1
                                    ? engine::say("there is one position in it")
                                    : engine::say("there are %1 positions in it", m_inFile),
                                place});
    }
}

Result<void> PositionSource::readGame(const std::string& path, const engine::TaskContext& context,
                                      Batch& batch)
{
    const auto file = openGameFile(path, m_game);
    if (!file) return failure(file.error());
    for (const engine::Error& each : file->remarks) remark(each);
    const auto record = chooseGame(*file, m_options.number, path);
    if (!record) return failure(record.error());
    auto lexicon = m_inputs.lexiconFor(record->rules(), context);
    if (!lexicon) return failure(lexicon.error());
    const auto replay = engine::replay(*record, {*lexicon, true});
    if (!replay) return failure(replay.error());

    const auto turns = engine::turnsOf(*record, record->lineThrough(engine::kRootNode));
    if (m_options.turn > turns.size() || turns.empty()) {
        return failure(engine::ErrorCode::OutOfRange,
                       engine::say("there are %1 turns in it", turns.size()), {path, 0, 0, -1});
    }
    const bool numbersAreTurns = m_options.games.size() == 1;
    for (const engine::Turn& turn : turns) {
        const auto number = static_cast<std::size_t>(turn.number);
        if (turn.move == engine::kNoNode) continue;
        if (m_options.turn != 0 && number != m_options.turn) continue;
        const auto& before = replay->at(turn.move).before;
        if (!before) continue;
        ++m_count;
        engine::Position position = *before;
        if (auto fits = position.setLexicon(*lexicon); !fits) return failure(fits.error());
        AskedPosition asked{
            numbersAreTurns ? number : m_count, std::move(position), {path, 0, 0, -1}};
        asked.reading = engine::questionAboutMove(*record, *replay, turns, number - 1);
        if (number > 1)
            asked.readingBefore = engine::questionAboutMove(*record, *replay, turns, number - 2);
        for (auto* reading : {&asked.reading, &asked.readingBefore}) {
            if (!*reading) continue;
            if (auto fits = (*reading)->position.setLexicon(*lexicon); !fits)
                return failure(fits.error());
        }
        batch.positions.push_back(std::move(asked));
    }
    return {};
}

ExitStatus answerEach(PositionSource& source, const char* command, const char* head, bool json,
                      const engine::TaskContext& context,
                      const std::function<engine::Result<std::string>(AskedPosition&)>& answer)
{
    bool anyAnswer = false;
    ExitStatus status = ExitStatus::Done;
    for (bool isLast = false; !isLast && !context.stopRequested();) {
        auto batch = source.next(1, context);
        isLast = batch.isLast;
        for (const engine::Error& error : batch.errors) status = fail(command, error);
        for (AskedPosition& asked : batch.positions) {
            if (context.stopRequested()) break;
            const auto text = answer(asked);
            if (!text) {
                engine::Error error = text.error();
                if (context.stopRequested()) break;
                if (error.place.file.empty()) error.place = asked.place;
                status = fail(command, error);
                continue;
            }
            // Nothing is written when there is nothing but an error to tell.
            if (json) put(anyAnswer ? ",\n" : "[\n");
            else if (!anyAnswer) put(head);
            put(*text);
            anyAnswer = true;
        }
        if (!flushOutput()) return ExitStatus::No;
    }
    if (json && anyAnswer) put("\n]\n");
    if (context.stopRequested()) {
        complain(command, "was stopped");
        return ExitStatus::Interrupted;
    }
    return status;
}

}  // namespace app
