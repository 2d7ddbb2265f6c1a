// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <mutex>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include "app/cli/served_data.h"
#include "engine/protocol/protocol_search.h"

namespace app {

/// A conversation with a front end in SIU 0.2 or UCGI: takes its lines and writes answers. Searches
/// run on a thread of their own, so that lines are taken at once meanwhile.
class ServeSession
{
public:
    /// `write` gets lines without their ends, one at a time, from any thread.
    ServeSession(ServedData data, int threads, std::uint64_t seed, engine::ProtocolOutput write);
    ServeSession(const ServeSession&) = delete;
    ServeSession& operator=(const ServeSession&) = delete;
    /// Ends a search as stop does.
    ~ServeSession();

    /// Carries out a line; false when it says to quit.
    [[nodiscard]] bool take(std::string_view line);
    /// Tells that a line was too long to be read.
    void refuseLine();

private:
    using Words = std::span<const std::string_view>;
    struct Command
    {
        std::string_view name;
        bool (ServeSession::*run)(Words rest);  ///< false = quit
    };
    [[nodiscard]] static std::span<const Command> commands();

    bool beginSiu(Words rest);
    bool beginUcgi(Words rest);
    bool answerReady(Words rest);
    bool setOption(Words rest);
    bool setPosition(Words rest);
    bool go(Words rest);
    bool stop(Words rest);
    bool quit(Words rest);
    bool doNothing(Words rest);

    void write(const std::string& line);
    void writeError(engine::ProtocolErrorCode code, std::string_view reason);
    void writeOptions();
    [[nodiscard]] bool setNamedOption(std::string_view name, const std::string& value);
    [[nodiscard]] bool setNumber(const std::string& value, int least, int most, int& number) const;
    /// What a go asks, or why that makes no sense.
    [[nodiscard]] engine::ProtocolResult<engine::ProtocolQuestion>
    questionFor(engine::GoCommand go) const;
    /// Ends a search and waits for its last line.
    void endSearch();
    void search(const std::stop_token& stop, const engine::ProtocolQuestion& question,
                const engine::ProtocolSearch& how, const std::string& provenance, int threads);

    struct Asked
    {
        engine::PositionPtr position;
        std::optional<engine::LatestMove> latest;
        ServedInputs inputs;
    };

    engine::ProtocolOutput m_write;
    std::mutex m_writing;
    engine::ProtocolDialect m_dialect = engine::ProtocolDialect::Siu;

    // What options say.
    ServedData m_data;
    int m_threads;
    int m_candidates = 15;
    int m_endgameMegabytes = 16;
    std::uint64_t m_seed;

    std::optional<Asked> m_asked;  ///< null = no position
    std::atomic<bool> m_searching = false;
    std::jthread m_search;
};

}  // namespace app
