// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/solitaire/solitaire_export.h"

#include <algorithm>
#include <cctype>
#include <utility>

#include <nlohmann/json.hpp>

#include "engine/base/csv_line.h"
#include "engine/base/file_name.h"
#include "engine/game/gcg.h"
#include "engine/solitaire/solitaire_page.h"
#include "engine/solitaire/solitaire_record.h"
#include "engine/solitaire/solitaire_rows.h"
#include "engine/solitaire/solitaire_text.h"

namespace engine {
namespace {

std::string orderText(const SolitaireTask& task)
{
    return task.rules().alphabet.written(task.order());
}

Result<std::string> gcgText(const SolitaireTask& task, const SolitaireGame& game,
                            const std::string& name, const std::string& notes)
{
    auto record = recordOf(task, game);
    if (!record) return failure(std::move(record.error()));
    GameInfo info = record->info();
    info.title = name;
    info.description = std::string(kOrderInGcg) + orderText(task);
    if (!notes.empty()) info.description += "\n" + notes;
    info.lexicon = task.lexicon().name();
    if (auto set = record->setInfo(std::move(info)); !set) return failure(std::move(set.error()));
    auto written = writeGcg(*record);
    if (!written) return failure(std::move(written.error()));
    return std::move(written->text);
}

std::string csvText(const SolitaireTask& task, const SolitaireGame& game,
                    const SolitaireLabel& label)
{
    std::string text = csvLine({"number", "square", "word", "move", "rack", "tiles", "score",
                                "total", "drawn_from", "drawn_to", "goal"});
    const auto drawn = [](int number) { return number > 0 ? std::to_string(number) : ""; };
    for (const SolitaireRow& row : solitaireRows(task, game, label.goals)) {
        text += csvLine({std::to_string(row.number), row.square, row.word, row.text, row.rack,
                         std::to_string(row.tiles), std::to_string(row.score),
                         std::to_string(row.total), drawn(row.drawnFrom), drawn(row.drawnTo),
                         row.goal ? "1" : "0"});
    }
    return text;
}

std::string jsonText(const SolitaireTask& task, const SolitaireGame& game, const std::string& name,
                     const SolitaireLabel& label)
{
    using Json = nlohmann::ordered_json;
    Json moves = Json::array();
    for (const SolitaireRow& row : solitaireRows(task, game, label.goals)) {
        Json move{{"move", row.square + " " + row.word},
                  {"text", row.text},
                  {"rack", row.rack},
                  {"tiles", row.tiles},
                  {"score", row.score},
                  {"total", row.total},
                  {"goal", row.goal}};
        if (row.drawnFrom > 0) move["drawn"] = {row.drawnFrom, row.drawnTo};
        moves.push_back(std::move(move));
    }
    const GameRules& rules = task.rules();
    Json json{{"name", name},
              {"total", game.total().points},
              {"points", game.points.points},
              {"tiles_left", game.tilesLeft},
              {"penalty", game.penalty.points},
              {"order", orderText(task)},
              {"rules",
               {{"id", rules.id},
                {"title", rules.title},
                {"alphabet", rules.alphabet.name()},
                {"layout", rules.layout.name()},
                {"rack", rules.rackSize},
                {"leftover", std::string(leftoverName(task.leftover()))}}},
              {"lexicon", task.lexicon().name()}};
    if (label.seed) json["seed"] = *label.seed;
    if (!label.notes.empty()) json["notes"] = label.notes;
    json["moves"] = std::move(moves);
    return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

}  // namespace

SolitaireFormat solitaireFormatFor(const std::filesystem::path& path)
{
    std::string ending = fileNameUtf8(path.extension());
    std::ranges::transform(ending, ending.begin(),
                           [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    if (ending == ".gcg") return SolitaireFormat::Gcg;
    if (ending == ".csv") return SolitaireFormat::Csv;
    if (ending == ".json") return SolitaireFormat::Json;
    if (ending == ".html" || ending == ".htm") return SolitaireFormat::Html;
    return SolitaireFormat::Text;
}

Result<std::string> writeSolitaire(const SolitaireTask& task, const SolitaireGame& game,
                                   SolitaireFormat format, const SolitaireLabel& label)
{
    const std::string name = label.name.empty() ? solitaireName(task) : label.name;
    switch (format) {
    case SolitaireFormat::Gcg: return gcgText(task, game, name, label.notes);
    case SolitaireFormat::Csv: return csvText(task, game, label);
    case SolitaireFormat::Json: return jsonText(task, game, name, label);
    case SolitaireFormat::Html: return solitairePage(task, game, label);
    case SolitaireFormat::Text: break;
    }
    return writeSolitaireText(task, game, name);
}

std::string_view leftoverName(LeftoverRule rule)
{
    switch (rule) {
    case LeftoverRule::Subtract: return "subtract";
    case LeftoverRule::Ignore: return "ignore";
    case LeftoverRule::MustPlayAll: return "all";
    }
    return {};
}

}  // namespace engine
