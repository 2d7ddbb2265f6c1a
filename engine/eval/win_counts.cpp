// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/eval/win_counts.h"

#include <algorithm>
#include <charconv>

#include "engine/base/file.h"
#include "engine/base/file_name.h"
#include "engine/base/tile.h"
#include "engine/rules/text.h"

namespace engine {
namespace {

constexpr std::string_view kMagic = "tilewright win counts 1";
constexpr std::string_view kMagicOfAnyVersion = "tilewright win counts";
/// Far beyond what can be played; the sum of all counts of a file can't overflow.
constexpr std::int64_t kMostCount = std::int64_t{1} << 39;
constexpr std::size_t kMostBytes = std::size_t{1} << 26;

/// Cuts the text off up to a separator, which is dropped.
std::string_view cut(std::string_view& text, char separator)
{
    const std::string_view piece = text.substr(0, text.find(separator));
    text.remove_prefix(std::min(text.size(), piece.size() + 1));
    return piece;
}

template <class Number>
bool readWhole(std::string_view text, Number low, Number high, Number& number)
{
    const auto [end, code] = std::from_chars(text.data(), text.data() + text.size(), number);
    return code == std::errc() && end == text.data() + text.size() && number >= low &&
           number <= high;
}

}  // namespace

std::int64_t& WinCounts::Histogram::at(int swing)
{
    if (counts.empty()) least = swing;
    if (swing < least) {
        counts.insert(counts.begin(), static_cast<std::size_t>(least - swing), 0);
        least = swing;
    }
    const auto index = static_cast<std::size_t>(swing - least);
    if (index >= counts.size()) counts.resize(index + 1);
    return counts[index];
}

WinCounts::Histogram& WinCounts::histogram(int unseen)
{
    const auto row = static_cast<std::size_t>(std::clamp(unseen, 0, kMostUnseen));
    if (row >= m_histograms.size()) m_histograms.resize(row + 1);
    return m_histograms[row];
}

void WinCounts::add(int unseen, Score swing)
{
    ++histogram(unseen).at(std::clamp(swing.points, -kMostSwing, kMostSwing));
}

std::int64_t WinCounts::turns() const
{
    std::int64_t turns = 0;
    for (const Histogram& histogram : m_histograms)
        for (const std::int64_t count : histogram.counts) turns += count;
    return turns;
}

std::vector<WinCounts::Row> WinCounts::rows() const
{
    std::vector<Row> rows;
    for (std::size_t unseen = 0; unseen < m_histograms.size(); ++unseen) {
        const auto& [least, counts] = m_histograms[unseen];
        const auto occurs = [](std::int64_t count) { return count != 0; };
        const auto first = std::ranges::find_if(counts, occurs);
        if (first == counts.end()) continue;
        const auto last = std::find_if(counts.rbegin(), counts.rend(), occurs).base();
        rows.push_back({static_cast<int>(unseen),
                        least + static_cast<int>(first - counts.begin()),
                        {first, last}});
    }
    return rows;
}

Result<void> WinCounts::merge(const WinCounts& other)
{
    if (m_rackSize != other.m_rackSize) {
        return failure(ErrorCode::OutOfRange,
                       say("counts for racks of %1 and of %2 tiles can't be merged", m_rackSize,
                           other.m_rackSize));
    }
    WinCounts merged = *this;
    merged.m_games += other.m_games;
    bool fits = merged.m_games <= kMostCount;
    for (const Row& row : other.rows()) {
        Histogram& sums = merged.histogram(row.unseen);
        int swing = row.least;
        for (const std::int64_t count : row.counts) {
            std::int64_t& sum = sums.at(swing++);
            sum += count;
            fits = fits && sum <= kMostCount;
        }
    }
    if (!fits) return failure(ErrorCode::OutOfRange, say("the sums would be too large"));
    *this = std::move(merged);
    return {};
}

std::string_view WinCounts::note(std::string_view name) const
{
    for (const auto& [known, value] : m_notes)
        if (known == name) return value;
    return {};
}

std::string WinCounts::toText(const Notes& notes) const
{
    std::string text(kMagic);
    text += "\nrack=" + std::to_string(m_rackSize) + "\ngames=" + std::to_string(m_games) + "\n";
    for (const auto& [name, value] : notes) text += name + "=" + value + "\n";
    text += "\n";
    for (const Row& row : rows()) {
        text += std::to_string(row.unseen) + "\t" + std::to_string(row.least);
        char separator = '\t';
        for (const std::int64_t count : row.counts) {
            text += separator + std::to_string(count);
            separator = ' ';
        }
        text += "\n";
    }
    return text;
}

Result<WinCounts> WinCounts::parse(std::string_view text, const std::string& file)
{
    int lineNumber = 1;
    const auto malformed = [&](Sentence message) {
        return failure(ErrorCode::Malformed, std::move(message), {file, lineNumber, 0, -1});
    };
    if (text.size() > kMostBytes) return malformed(say("it is too long for a table of win counts"));
    if (cut(text, '\n') != kMagic)
        return malformed(say("it doesn't begin with %1", text::quoted(kMagic)));

    WinCounts counts;
    bool hasRack = false;
    bool hasGames = false;
    for (;;) {
        ++lineNumber;
        if (text.empty()) return malformed(say("it ends before the counts"));
        std::string_view line = cut(text, '\n');
        if (line.empty()) break;
        const std::size_t equals = line.find('=');
        const std::string_view value = line.substr(std::min(equals + 1, line.size()));
        if (line.starts_with("rack=")) {
            hasRack = readWhole(value, 1, kMaxRackSize, counts.m_rackSize);
            if (!hasRack) return malformed(say("no rack has %1 tiles", text::quoted(value)));
        } else if (line.starts_with("games=")) {
            hasGames = readWhole(value, std::int64_t{0}, kMostCount, counts.m_games);
            if (!hasGames) return malformed(say("%1 is no number of games", text::quoted(value)));
        } else if (equals == std::string_view::npos) {
            return malformed(say("there is no '='"));
        } else {
            counts.m_notes.emplace_back(line.substr(0, equals), value);
        }
    }
    if (!hasRack || !hasGames) return malformed(say("'rack' or 'games' is missing"));

    int latest = -1;
    while (!text.empty()) {
        ++lineNumber;
        std::string_view line = cut(text, '\n');
        const std::string_view unseenText = cut(line, '\t');
        const std::string_view leastText = cut(line, '\t');
        int unseen = 0;
        int swing = 0;
        if (!readWhole(unseenText, latest + 1, kMostUnseen, unseen) ||
            !readWhole(leastText, -kMostSwing, kMostSwing, swing) || line.empty()) {
            return malformed(say("it should have the number of tiles unseen, more than in the line "
                                 "before, the least gain and counts, with tabs between"));
        }
        latest = unseen;
        Histogram& row = counts.histogram(unseen);
        row.least = swing;
        for (; !line.empty(); ++swing) {
            if (swing > kMostSwing)
                return malformed(say("it has counts for gains beyond all bounds"));
            // There are tens of thousands: none is looked through for its end first.
            const char* const lineEnd = line.data() + line.size();
            std::int64_t count = 0;
            const auto [end, code] = std::from_chars(line.data(), lineEnd, count);
            const bool isWhole = code == std::errc() && (end == lineEnd || *end == ' ');
            if (!isWhole || count < 0 || count > kMostCount)
                return malformed(say("%1 is no count", text::quoted(cut(line, ' '))));
            row.counts.push_back(count);
            line = {end == lineEnd ? end : end + 1, lineEnd};
        }
    }
    return counts;
}

Result<WinCounts> WinCounts::open(const std::filesystem::path& path)
{
    const auto text = readTextFile(path, kMostBytes);
    if (!text) return failure(text.error());
    return parse(*text, fileNameUtf8(path));
}

bool isWinCountsLine(std::string_view line)
{
    return line.starts_with(kMagicOfAnyVersion);
}

}  // namespace engine
