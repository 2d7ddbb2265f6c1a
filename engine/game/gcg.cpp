// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/gcg.h"

#include <algorithm>
#include <cstddef>
#include <utility>

#include "engine/game/gcg_encoding.h"
#include "engine/game/gcg_header.h"
#include "engine/game/gcg_lines.h"
#include "engine/game/gcg_reader.h"
#include "engine/game/gcg_writer.h"
#include "engine/game/review_cache.h"
#include "engine/rules/catalogue.h"

namespace engine {
namespace {

using gcg_header::Header;
using gcg_lines::Line;

constexpr std::size_t kMostGcgBytes = std::size_t{16} << 20;
/// Line ends of either sign.
constexpr std::ptrdiff_t kMostGcgLines = 1'000'000;
constexpr std::size_t kLongestGame = 2000;  // lines; beyond that no game is worth a search

Result<GcgReader> build(const Header& header, const std::vector<Line>& lines, GameRulesPtr rules)
{
    auto record = GameRecord::create(std::move(rules), header.players);
    if (!record) return failure(std::move(record.error()));
    GcgReader reader(header, std::move(*record));
    if (auto read = reader.read(lines); !read) return failure(std::move(read.error()));
    return reader;
}

/// By those built-in rules that a game makes fewest mistakes by; what was asked for in doubt.
GcgReader buildByBestRules(const Header& header, const std::vector<Line>& lines, GcgReader best)
{
    for (const catalogue::Entry& entry : catalogue::ruleSets()) {
        auto rules = catalogue::rules(entry.id);
        if (!rules) continue;
        auto other = build(header, lines, *rules);
        if (other && other->mistakes() < best.mistakes()) best = std::move(*other);
    }
    return best;
}

std::vector<Sentence> leftOutOf(const GameRecord& record)
{
    std::vector<Sentence> leftOut;
    std::size_t variations = 0;
    for (const NodeId id : record.preorder())
        variations += record.node(id).children.empty() ? 0 : record.node(id).children.size() - 1;
    std::size_t pictures = 0;
    std::size_t analyses = 0;
    for (const NodeId id : record.preorder()) {
        pictures += record.node(id).annotations.pictures.size();
        // A review comes again in less than a second.
        for (const auto& analysis : record.node(id).annotations.analyses)
            if (analysis->kind != kReviewKind) ++analyses;
    }
    if (const std::string& id = record.rules().id; !catalogue::rules(id))
        leftOut.push_back(say("the rules %1", Title{record.rules().title}));
    // Without the order of its tiles a game that is being played can't go on.
    if (record.info().match && record.info().incomplete)
        leftOut.push_back(say("the order of the tiles that the game goes on with"));
    if (record.info().match && record.info().match->resigned >= 0)
        leftOut.push_back(say("who gave up"));
    if (std::ranges::any_of(record.info().players,
                            [](const GamePlayer& each) { return !each.lexicon.empty(); }))
        leftOut.push_back(say("which lexicon each player has"));
    if (variations == 1) leftOut.push_back(say("1 variation"));
    if (variations > 1) leftOut.push_back(say("%1 variations", variations));
    if (pictures == 1) leftOut.push_back(say("1 picture"));
    if (pictures > 1) leftOut.push_back(say("%1 pictures", pictures));
    if (analyses == 1) leftOut.push_back(say("1 stored analysis"));
    if (analyses > 1) leftOut.push_back(say("%1 stored analyses", analyses));
    return leftOut;
}

}  // namespace

Result<GcgReading> readGcg(std::string_view bytes, const GameRulesPtr& rules)
{
    if (bytes.size() > kMostGcgBytes) {
        return failure(ErrorCode::OutOfRange,
                       say("has %1 bytes, which is too much for a game", bytes.size()));
    }
    GcgText decoded = decodeGcg(bytes);
    if (decoded.text.find('\0') != std::string::npos)
        return failure(ErrorCode::Malformed, say("is no text, and so no game"));
    // Before a place is made for each of them.
    const auto count =
        1 + std::ranges::count(decoded.text, '\n') + std::ranges::count(decoded.text, '\r');
    if (count > kMostGcgLines) {
        return failure(ErrorCode::OutOfRange,
                       say("has %1 lines, which is too much for a game", count));
    }
    const std::vector<Line> lines = gcg_lines::linesOf(decoded.text);
    if (!gcg_header::isThere(lines)) {
        return failure(ErrorCode::Malformed,
                       say("holds no game: no line is a pragma such as #player1 or an event"));
    }
    const Header header = gcg_header::find(lines, std::move(decoded.remarks), rules);
    auto reader = build(header, lines, header.rules);
    if (!reader) return failure(std::move(reader.error()));
    if (reader->foreign() > 0 && !header.lettersNamed && lines.size() <= kLongestGame)
        reader = buildByBestRules(header, lines, std::move(*reader));
    GcgReading reading = reader->take();
    if (const GameRules& used = reading.record.rules(); &used != header.rules.get()) {
        reading.remarks.insert(
            reading.remarks.begin(),
            {ErrorCode::Unusual,
             say("the letters or squares are not those of %1; the rules %2 are used",
                 Title{header.rules->title}, Title{used.title}),
             {}});
    }
    return reading;
}

Result<GcgWriting> writeGcg(const GameRecord& record)
{
    if (const PositionPtr& start = record.start()) {
        bool fresh = start->board().empty() && start->scorelessTurns() == 0;
        for (int i = 0; i < start->playerCount(); ++i)
            fresh = fresh && start->player(i).score == Score{} && start->player(i).rack.empty();
        if (!fresh) {
            return failure(ErrorCode::IllegalPosition,
                           say("a GCG can't hold a game that starts from a position"));
        }
    }
    return GcgWriting{GcgWriter(record).write(), leftOutOf(record)};
}

}  // namespace engine
