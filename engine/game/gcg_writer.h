// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/quantities.h"
#include "engine/game/game_record.h"

namespace engine {

/// Writes the main line of a game as GCG. Used once.
class GcgWriter
{
public:
    explicit GcgWriter(const GameRecord& record) : m_record(record) {}

    [[nodiscard]] std::string write();

private:
    void pragma(std::string_view name, std::string_view value);
    void writeHeader();

    void writeEvent(const Event& event);

    /// What follows on an event.
    void writeRest(NodeId id, bool last);
    void writeRacks(NodeId id, bool last);

    void writeNote(const std::string& note);

    const GameRecord& m_record;
    std::string m_text;
    std::vector<std::int64_t> m_totals;  ///< points
};

}  // namespace engine
