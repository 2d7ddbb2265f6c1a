// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lexicon/leave_table.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <numeric>
#include <optional>
#include <system_error>
#include <utility>
#include <variant>

#include "engine/base/safe_text.h"
#include "engine/lexicon/klv.h"
#include "engine/lexicon/klv_file.h"
#include "engine/lexicon/pace.h"
#include "engine/rules/text.h"

namespace engine {
namespace {

struct CsvPlace
{
    const std::string& file;
    int line = 0;

    [[nodiscard]] tl::unexpected<Error> error(ErrorCode code, Sentence message,
                                              int column = 0) const
    {
        return failure(code, std::move(message), {file, line, column, -1});
    }
};

Result<std::vector<Tile>> readLeave(std::string_view field, const Alphabet& alphabet,
                                    const CsvPlace& place)
{
    // No label is that long; what follows need not work on texts of any length.
    constexpr std::size_t kMaxBytes = std::size_t{kLongestWord} * 34;
    if (field.size() > kMaxBytes)
        return place.error(ErrorCode::Malformed, say("a leave is too long"), 1);
    auto tiles = alphabet.readTiles(field);
    if (!tiles) {
        return place.error(ErrorCode::OutsideAlphabet, std::move(tiles.error().sentence),
                           tiles.error().place.column);
    }
    if (tiles->size() > static_cast<std::size_t>(kLongestWord))
        return place.error(ErrorCode::Malformed, say("a leave is too long"), 1);
    for (const Tile tile : *tiles) {
        if (!isDesignatedBlank(tile)) continue;
        return place.error(ErrorCode::OutsideAlphabet,
                           say("%1 is a blank that stands for a letter; in a leave blanks are '?', "
                               "and letters as on their tiles",
                               text::quoted(alphabet.written(tile))),
                           1);
    }
    std::ranges::sort(*tiles);
    return tiles;
}

Result<float> readPoints(std::string_view field, const CsvPlace& place)
{
    std::string_view digits = field;
    if (digits.size() > 1 && digits[0] == '+' && digits[1] != '-') digits.remove_prefix(1);
    float points = 0;
    const char* end = digits.data() + digits.size();
    const auto [stop, code] = std::from_chars(digits.data(), end, points);
    if (code == std::errc::invalid_argument || stop != end || digits.empty())
        return place.error(ErrorCode::Malformed, say("%1 is no number", text::quoted(field)));
    if (code != std::errc() || !(std::fabs(points) <= kMostLeavePoints)) {
        return place.error(ErrorCode::OutOfRange,
                           say("%1 is no usable number of points", text::quoted(field)));
    }
    return points;
}

/// In ascending order; the error of the line that repeats an earlier leave.
std::optional<Error> sortLeaves(LeaveTable& table, const Alphabet& alphabet,
                                const std::string& file)
{
    const WordList& leaves = table.leaves;
    std::vector<std::size_t> order(leaves.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    const auto before = [&leaves](std::size_t a, std::size_t b) {
        return std::ranges::lexicographical_compare(leaves[a], leaves[b]);
    };
    if (!std::is_sorted(order.begin(), order.end(), before))
        std::stable_sort(order.begin(), order.end(), before);

    LeaveTable sorted;
    // Of several repetitions the one that stands first in the file is reported.
    std::optional<std::size_t> repeated;
    std::size_t first = 0;
    for (std::size_t i = 0; i < order.size(); ++i) {
        const auto leave = leaves[order[i]];
        if (i > 0 && std::ranges::equal(leaves[order[i - 1]], leave)) {
            if (!repeated || order[i] < *repeated) {
                repeated = order[i];
                first = order[i - 1];
            }
        }
        sorted.leaves.add(leave);
        sorted.points.push_back(table.points[order[i]]);
        sorted.lines.push_back(table.lines[order[i]]);
    }
    if (repeated) {
        return Error{ErrorCode::Malformed,
                     say("the leave %1 is in line %2 already",
                         text::quoted(alphabet.written(leaves[*repeated])), table.lines[first]),
                     {file, table.lines[*repeated], 1, -1}};
    }
    table = std::move(sorted);
    return std::nullopt;
}

/// Leaves in the order of the graph, with their values.
Result<LeaveTable> tableFrom(const Kwg& graph, std::vector<float> points, const std::string& file,
                             const TaskContext& context)
{
    const auto malformed = [&file](Sentence message) {
        return failure(ErrorCode::Malformed, std::move(message), {file, 0, 0, -1});
    };
    if (graph.longestWord() > kLongestWord)
        return malformed(say("it has a leave of more than %1 tiles", kLongestWord));
    LeaveTable table;
    bool ascending = true;
    bool stopped = false;
    Pace pace(context, say("Reading leaves"), static_cast<std::int64_t>(points.size()));
    graph.forEachWord([&](std::span<const Tile> leave) {
        ascending = std::ranges::is_sorted(leave);
        table.leaves.add(leave);
        stopped = !pace.keepOn(static_cast<std::int64_t>(table.leaves.size()));
        return ascending && !stopped;
    });
    if (!ascending) {
        return malformed(
            say("the tiles of leave %1 are not in ascending order, so it can never be looked up",
                table.leaves.size()));
    }
    if (stopped) return cancelled();
    table.points = std::move(points);
    return table;
}

}  // namespace

Result<LeaveTable> readLeaveCsv(std::string_view text, const Alphabet& alphabet,
                                const std::string& file, const TaskContext& context)
{
    constexpr std::size_t kMostBytes = std::size_t{256} << 20;
    // More than any game has, and what still fits into memory.
    constexpr std::size_t kMostLeaves = 5'000'000;
    if (text.size() > kMostBytes) {
        return failure(ErrorCode::OutOfRange, say("a table of %1 bytes is too long", text.size()),
                       {file, 0, 0, -1});
    }
    if (text.starts_with("\xef\xbb\xbf")) text.remove_prefix(3);
    LeaveTable table;
    Pace pace(context, say("Reading leaves"), 0);
    for (CsvPlace place{file, 1}; !text.empty(); ++place.line) {
        if (!pace.keepOn(place.line)) return cancelled();
        const std::size_t end = std::min(text.find_first_of("\r\n"), text.size());
        const std::string_view line = engine::text::trimmed(text.substr(0, end));
        const bool pair = text.substr(end, 2) == "\r\n";
        text.remove_prefix(std::min(text.size(), end + (pair ? 2 : 1)));
        if (line.empty()) continue;

        const std::size_t comma = line.find(',');
        if (comma == std::string_view::npos)
            return place.error(ErrorCode::Malformed, say("there is no comma after the leave"));
        std::string_view leave = engine::text::trimmed(line.substr(0, comma));
        // As writeLeaveCsv() has it.
        if (leave.starts_with('\'') && isFormula(leave.substr(1))) leave.remove_prefix(1);
        const auto tiles = readLeave(leave, alphabet, place);
        if (!tiles) return failure(tiles.error());
        const auto points = readPoints(engine::text::trimmed(line.substr(comma + 1)), place);
        if (!points) return failure(points.error());
        if (tiles->empty()) {
            if (*points == 0) continue;
            return place.error(ErrorCode::Malformed,
                               say("the empty leave is worth 0 by definition; leave it out"));
        }
        if (table.leaves.size() == kMostLeaves)
            return place.error(ErrorCode::OutOfRange,
                               say("there are more than %1 leaves", kMostLeaves));
        table.leaves.add(*tiles);
        table.points.push_back(*points);
        table.lines.push_back(place.line);
    }
    if (auto error = sortLeaves(table, alphabet, file)) return failure(std::move(*error));
    return table;
}

std::string writeLeaveCsv(const LeaveTable& table, const Alphabet& alphabet)
{
    std::string csv;
    std::array<char, 64> digits{};
    for (std::size_t i = 0; i < table.leaves.size(); ++i) {
        csv += spreadsheetCell(alphabet.written(table.leaves[i]));
        csv += ',';
        const auto [end, code] = std::to_chars(digits.data(), digits.data() + digits.size(),
                                               table.points[i], std::chars_format::fixed);
        csv.append(digits.data(), end);
        csv += '\n';
    }
    return csv;
}

Result<LeaveTable> readLeaveFile(std::span<const std::byte> bytes, int letterCount,
                                 const std::string& file)
{
    auto klv = readKlvFile(bytes, letterCount, file);
    if (!klv) return failure(klv.error());
    return tableFrom(klv->graph, pointsOf(std::move(klv->values)), file, {});
}

Result<LeaveTable> leaveTableOf(const Klv& leaves, const TaskContext& context)
{
    return tableFrom(leaves.graph(), {leaves.points().begin(), leaves.points().end()}, {}, context);
}

bool isLeaveCsvLine(std::string_view line)
{
    const std::size_t comma = line.rfind(',');
    if (comma == std::string_view::npos || comma == 0) return false;
    std::string_view number = text::trimmed(line.substr(comma + 1));
    if (number.starts_with('+')) number.remove_prefix(1);
    float value = 0;
    const char* end = number.data() + number.size();
    const auto [stop, code] = std::from_chars(number.data(), end, value);
    return code == std::errc() && stop == end;
}

}  // namespace engine
