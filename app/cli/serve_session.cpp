// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/serve_session.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <condition_variable>
#include <memory>
#include <utility>

#include "engine/board/hands.h"
#include "engine/protocol/position_command.h"
#include "engine/protocol/protocol_lines.h"
#include "engine/protocol/protocol_move.h"
#include "engine/protocol/protocol_words.h"
#include "engine/rules/text.h"

namespace app {

using engine::ProtocolDialect;
using engine::ProtocolErrorCode;

namespace {

constexpr int kMostServedThreads = 1024;
constexpr int kMostCandidates = 1000;
constexpr int kMostServedMegabytes = 1024;

std::string joined(std::span<const std::string_view> words)
{
    std::string text;
    for (const std::string_view word : words) (text += text.empty() ? "" : " ") += word;
    return text;
}

engine::Error gameOver()
{
    return {engine::ErrorCode::IllegalPosition, engine::say("the game is over"), {}};
}

}  // namespace

ServeSession::ServeSession(ServedData data, int threads, std::uint64_t seed,
                           engine::ProtocolOutput write)
    : m_write(std::move(write)), m_data(std::move(data)), m_threads(threads), m_seed(seed)
{
}

ServeSession::~ServeSession()
{
    endSearch();
}

void ServeSession::write(const std::string& line)
{
    const std::lock_guard lock(m_writing);
    m_write(line);
}

void ServeSession::writeError(ProtocolErrorCode code, std::string_view reason)
{
    write(engine::protocolErrorLine(code, reason));
}

std::span<const ServeSession::Command> ServeSession::commands()
{
    static constexpr std::array<Command, 13> kCommands = {{
        {"siu", &ServeSession::beginSiu},
        {"ucgi", &ServeSession::beginUcgi},
        {"isready", &ServeSession::answerReady},
        {"setoption", &ServeSession::setOption},
        {"position", &ServeSession::setPosition},
        {"go", &ServeSession::go},
        {"stop", &ServeSession::stop},
        {"quit", &ServeSession::quit},
        {"siunewgame", &ServeSession::doNothing},
        {"ucginewgame", &ServeSession::doNothing},
        {"debug", &ServeSession::doNothing},
        {"register", &ServeSession::doNothing},
        {"bridge", &ServeSession::doNothing},
    }};
    return kCommands;
}

bool ServeSession::take(std::string_view line)
{
    const auto words = engine::protocolWords(line);
    if (words.empty()) return true;
    // Unknown words are skipped, and the rest of the line is used.
    for (std::size_t i = 0; i < words.size(); ++i) {
        for (const Command& command : commands())
            if (engine::sameWord(words[i], command.name))
                return (this->*command.run)(Words(words).subspan(i + 1));
    }
    writeError(ProtocolErrorCode::UnknownCommand, engine::text::quoted(words.front()).english());
    return true;
}

void ServeSession::refuseLine()
{
    writeError(ProtocolErrorCode::UnknownCommand, "the line is longer than 10 MB");
}

// --- the beginning, and options ------------------------------------------------------------------

bool ServeSession::beginSiu(Words /*rest*/)
{
    m_dialect = ProtocolDialect::Siu;
    write("id name Tilewright " TILEWRIGHT_VERSION);
    write("id author the Tilewright authors");
    std::string line = "capability";
    for (const engine::ProtocolSearch& search : engine::protocolSearches())
        (line += ' ') += search.mode;
    write(line + " stream stop");
    writeOptions();
    write("siuok");
    return true;
}

bool ServeSession::beginUcgi(Words /*rest*/)
{
    m_dialect = ProtocolDialect::Ucgi;
    write("id name Tilewright " TILEWRIGHT_VERSION);
    write("id author the Tilewright authors");
    writeOptions();
    write("ucgiok");
    return true;
}

void ServeSession::writeOptions()
{
    const auto spin = [](const std::string& name, int now, int most) {
        return "option name " + name + " type spin default " + std::to_string(now) + " min 1 max " +
               std::to_string(most);
    };
    write("option name DataPath type string default " + m_data.folders());
    write("option name Lexicon type string default " + m_data.lexiconName());
    write("option name Leaves type string default");
    write("option name LetterDistribution type string default " + m_data.rules()->alphabet.name());
    write(std::string("option name Variant type combo default ") +
          (m_data.rules()->jumbled() ? "wordsmog" : "classic") + " var classic var wordsmog");
    write(spin("Threads", m_threads, kMostServedThreads));
    write(spin("EndgameHash", m_endgameMegabytes, kMostServedMegabytes));
    write(spin("Candidates", m_candidates, kMostCandidates));
}

bool ServeSession::answerReady(Words /*rest*/)
{
    // Whatever is slow to load is loaded now, and not in front of the first search.
    if (!m_searching && !m_asked) m_data.warmUp();
    write("readyok");
    return true;
}

bool ServeSession::setOption(Words rest)
{
    const auto isWord = [](std::string_view wanted) {
        return [wanted](std::string_view word) { return engine::sameWord(word, wanted); };
    };
    const auto begin = std::ranges::find_if(rest, isWord("name"));
    if (begin == rest.end()) return true;
    const auto end = std::find_if(begin + 1, rest.end(), isWord("value"));
    const std::string name = joined(Words(begin + 1, end));
    const std::string value = end == rest.end() ? "" : joined(Words(end + 1, rest.end()));
    if (m_searching || !setNamedOption(name, value)) write(engine::ignoredLine(name));
    return true;
}

bool ServeSession::setNumber(const std::string& value, int least, int most, int& number) const
{
    int read = 0;
    const char* end = value.data() + value.size();
    const auto [stopped, error] = std::from_chars(value.data(), end, read);
    if (error != std::errc() || stopped != end || read < least || read > most) return false;
    number = read;
    return true;
}

bool ServeSession::setNamedOption(std::string_view name, const std::string& value)
{
    const auto is = [name](std::string_view known) { return engine::sameWord(name, known); };
    if (is("DataPath")) return m_data.setFolders(value);
    if (is("Lexicon")) return m_data.setLexicon(value);
    if (is("Leaves")) return m_data.setLeaves(value);
    if (is("LetterDistribution")) return m_data.setLetters(value);
    if (is("Variant")) return m_data.setVariant(value);
    if (is("Threads")) return setNumber(value, 1, kMostServedThreads, m_threads);
    if (is("EndgameHash")) return setNumber(value, 1, kMostServedMegabytes, m_endgameMegabytes);
    if (is("Candidates")) return setNumber(value, 1, kMostCandidates, m_candidates);
    return false;
}

// --- positions and searches ----------------------------------------------------------------------

bool ServeSession::setPosition(Words rest)
{
    // Whatever is wrong with this one, the one before is not what is meant.
    m_asked.reset();
    const auto command = engine::readPositionCommand(rest);
    if (!command) {
        write(command.error().line());
        return true;
    }
    auto game = engine::setUp(*command, m_data.rules());
    if (!game) {
        write(game.error().line());
        return true;
    }
    bool lexiconFound = true;
    auto inputs = m_data.fit(game->position, game->lexiconName, lexiconFound);
    if (!inputs) {
        writeError(ProtocolErrorCode::BadPosition, inputs.error().toString());
        return true;
    }
    if (!lexiconFound) write(engine::ignoredLine("lex"));
    // What was played is read with the same words; it has the same letters.
    if (game->latest && !game->latest->before.setLexicon(game->position.lexiconPtr()))
        game->latest.reset();
    m_asked = Asked{std::make_shared<const engine::Position>(std::move(game->position)),
                    std::move(game->latest), std::move(*inputs)};
    return true;
}

engine::ProtocolResult<engine::ProtocolQuestion>
ServeSession::questionFor(engine::GoCommand go) const
{
    const engine::Position& position = *m_asked->position;
    if (position.gameEnd() != engine::GameEnd::NotYet)
        return engine::protocolFailure(ProtocolErrorCode::BadPosition, gameOver());
    const int mover = position.onTurn();
    // What the other one kept can be read by anybody.
    if (!go.onlyReads() && position.mover().rack.empty() &&
        engine::rackKnowledge(position, mover) != engine::RackKnowledge::Known) {
        return engine::protocolFailure(ProtocolErrorCode::BadPosition,
                                       {engine::ErrorCode::IllegalPosition,
                                        engine::say("the rack of the player on turn isn't known"),
                                        {}});
    }
    auto searchMoves = engine::readSearchMoves(position, go.searchMoves);
    if (!searchMoves) return tl::unexpected(searchMoves.error());
    auto alsoMoves = engine::readSearchMoves(position, go.alsoMoves);
    if (!alsoMoves) return tl::unexpected(alsoMoves.error());
    const auto seat = static_cast<std::size_t>(mover);
    if (m_dialect == ProtocolDialect::Ucgi && !go.moveTime && seat < go.timeLeft.size() &&
        go.timeLeft[seat])
        go.moveTime =
            engine::timeForMove(position, *go.timeLeft[seat], go.increment[seat].value_or(0));
    engine::ProtocolQuestion question;
    question.position = m_asked->position;
    question.go = std::move(go);
    question.searchMoves = std::move(*searchMoves);
    question.alsoMoves = std::move(*alsoMoves);
    question.latest = m_asked->latest;
    question.leaves = m_asked->inputs.leaves;
    question.winTable = m_asked->inputs.winTable;
    question.candidates = static_cast<std::size_t>(m_candidates);
    question.endgameTableBytes = static_cast<std::size_t>(m_endgameMegabytes) << 20;
    question.seed = m_seed;
    question.dialect = m_dialect;
    return question;
}

bool ServeSession::go(Words rest)
{
    // One search at a time: what is asked now is wanted now.
    endSearch();
    if (!m_asked) {
        writeError(ProtocolErrorCode::NoPosition, "there is no position to search");
        return true;
    }
    engine::GoCommand command = engine::readGoCommand(rest);
    const bool hasModes = m_dialect == ProtocolDialect::Siu;
    const auto* how = engine::findProtocolSearch(hasModes ? command.mode : "");
    const auto refuse = [this](const engine::ProtocolError& error) {
        write(error.line());
        write("bestmove none");
        return true;
    };
    if (how == nullptr) {
        return refuse({ProtocolErrorCode::UnsupportedMode,
                       {engine::ErrorCode::UnknownName,
                        engine::say("there is no search %1", engine::text::quoted(command.mode)),
                        {}}});
    }
    for (const std::string& name : command.ignored) write(engine::ignoredLine(name));
    if (hasModes && (command.timeLeft[0] || command.timeLeft[1]))
        write(engine::ignoredLine("time"));
    const int threads = command.threads.value_or(m_threads);
    auto question = questionFor(std::move(command));
    if (!question) return refuse(question.error());
    m_searching = true;
    m_search = std::jthread([this, how, threads, question = std::move(*question),
                             provenance = m_asked->inputs.provenance](const std::stop_token& stop) {
        search(stop, question, *how, provenance, threads);
    });
    return true;
}

void ServeSession::search(const std::stop_token& stop, const engine::ProtocolQuestion& question,
                          const engine::ProtocolSearch& how, const std::string& provenance,
                          int threads)
{
    write("info string provenance engine=Tilewright/" TILEWRIGHT_VERSION " " + provenance);
    const auto answer = how.run(question, {stop, {}, threads, {}},
                                [this](const std::string& line) { write(line); });
    if (answer && question.go.infinite) {
        // It ends by stop only, also when there is nothing left to search.
        std::mutex mutex;
        std::unique_lock lock(mutex);
        std::condition_variable_any wakeUp;
        wakeUp.wait(lock, stop, [] { return false; });
    }
    // Whoever has read the last line may set options.
    m_searching = false;
    if (!answer) write(answer.error().line());
    write("bestmove " + (answer && answer->best
                             ? engine::protocolMoveText(*question.position, *answer->best)
                             : std::string("none")));
}

void ServeSession::endSearch()
{
    if (!m_search.joinable()) return;
    m_search.request_stop();
    m_search.join();
}

bool ServeSession::stop(Words /*rest*/)
{
    // Its last lines come from its own thread: input is read on meanwhile.
    if (m_search.joinable()) m_search.request_stop();
    return true;
}

bool ServeSession::quit(Words /*rest*/)
{
    endSearch();
    return false;
}

bool ServeSession::doNothing(Words /*rest*/)
{
    return true;
}

}  // namespace app
