// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/gcg_header.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>

#include "engine/game/rules_choice.h"
#include "engine/rules/text.h"

namespace engine::gcg_header {
namespace {

using gcg_lines::isEvent;
using gcg_lines::isPragma;
using gcg_lines::Line;

constexpr std::size_t kMostRemarks = 1000;
constexpr int kMostPlayers = 4;

/// Players who are not declared, in the order in which they appear.
void findPlayers(const std::vector<Line>& lines, Header& header)
{
    std::vector<GamePlayer>& players = header.players;
    std::vector<bool> declared;
    for (const Line& line : lines) {
        const std::string_view text = text::trimmed(line.text);
        if (!isPragma(text)) continue;
        const auto [name, value] = gcg_lines::pragmaOf(text);
        const auto number = playerIn(name, "player");
        if (!number || value.empty()) continue;
        const auto index = static_cast<std::size_t>(*number);
        if (players.size() <= index) players.resize(index + 1);
        declared.resize(players.size());
        if (declared[index]) continue;
        declared[index] = true;
        const auto [nick, full] = gcg_lines::firstWord(value);
        players[index] = {std::string(nick), std::string(full)};
    }
    const bool none = players.empty();
    for (std::size_t i = 0; i < players.size(); ++i) {
        if (declared[i]) continue;
        players[i].nick = "player" + std::to_string(i + 1);
        remark(header.remarks, ErrorCode::Unusual, say("the player %1 is not named", i + 1), 0);
    }
    if (players.size() >= 2) return;
    std::vector<std::string> nicks;
    for (const GamePlayer& player : players) nicks.push_back(player.nick);
    for (const Line& line : lines) {
        const std::string_view text = text::trimmed(line.text);
        if (!isEvent(text)) continue;
        const auto fields = gcg_lines::fieldsOf(text, nicks);
        if (!fields || fields->nick.empty() || nicks.size() == kMostPlayers) continue;
        std::string nick = gcg_lines::plainNick(fields->nick);
        if (std::find(nicks.begin(), nicks.end(), nick) != nicks.end()) continue;
        nicks.push_back(std::move(nick));
        players.push_back({nicks.back(), {}});
        remark(header.remarks, ErrorCode::Unusual,
               say("the player %1 is not declared", text::quoted(nicks.back())), line.number);
    }
    if (none && players.empty()) players = {{"player1", {}}, {"player2", {}}};
}

void findRules(const std::vector<Line>& lines, const GameRulesPtr& rules, Header& header)
{
    std::string alphabet;
    std::string layout;
    std::string variant;
    int at = 0;
    for (const Line& line : lines) {
        const std::string_view text = text::trimmed(line.text);
        if (isEvent(text)) break;
        if (!isPragma(text)) continue;
        const auto [name, value] = gcg_lines::pragmaOf(text);
        std::string* field = nullptr;
        if (name == "game-type") field = &variant;
        else if (name == "board-layout") field = &layout;
        else if (name == "tile-distribution") field = &alphabet;
        if (field == nullptr || !field->empty()) continue;
        *field = value;
        at = line.number;
    }
    std::vector<Sentence> problems;
    RulesChoice choice(rules, problems);
    choice.choose(alphabet, layout, variant);
    for (Sentence& problem : problems)
        remark(header.remarks, ErrorCode::Unusual, std::move(problem), at);
    header.rules = choice.rules();
    header.lettersNamed = !alphabet.empty();
}

}  // namespace

void remark(std::vector<Error>& remarks, ErrorCode code, Sentence message, int line)
{
    if (remarks.size() == kMostRemarks)
        remarks.push_back(
            {ErrorCode::Unusual, say("what comes after this is not listed any more"), {}});
    if (remarks.size() <= kMostRemarks)
        remarks.push_back({code, std::move(message), {{}, line, 0, -1}});
}

std::optional<int> playerIn(std::string_view pragma, std::string_view name)
{
    if (pragma.size() != name.size() + 1 || !pragma.starts_with(name)) return std::nullopt;
    const int number = pragma.back() - '0';
    if (number < 1 || number > kMostPlayers) return std::nullopt;
    return number - 1;
}

bool isThere(const std::vector<Line>& lines)
{
    constexpr std::array<std::string_view, 12> kKnown{
        "character-encoding", "player1", "player2",    "title", "description", "note", "lexicon",
        "game-type",          "id",      "incomplete", "rack1", "rack2"};
    return std::any_of(lines.begin(), lines.end(), [&](const Line& line) {
        const std::string_view text = text::trimmed(line.text);
        if (isEvent(text)) return gcg_lines::fieldsOf(text, {}).has_value();
        if (!isPragma(text)) return false;
        return std::find(kKnown.begin(), kKnown.end(), gcg_lines::pragmaOf(text).name) !=
               kKnown.end();
    });
}

Header find(const std::vector<Line>& lines, std::vector<Error> remarks, const GameRulesPtr& rules)
{
    Header header;
    header.remarks = std::move(remarks);
    findPlayers(lines, header);
    findRules(lines, rules, header);
    return header;
}

}  // namespace engine::gcg_header
