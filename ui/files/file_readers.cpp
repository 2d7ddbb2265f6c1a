// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/file_readers.h"

#include <algorithm>
#include <cstddef>
#include <memory>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include <QCoreApplication>

#include "engine/base/file.h"
#include "engine/game/cgp.h"
#include "engine/game/file_kind.h"
#include "engine/game/game_file.h"
#include "engine/lexicon/klv.h"
#include "engine/lexicon/klv_builder.h"
#include "engine/lexicon/leave_table.h"
#include "engine/lexicon/lexicon.h"
#include "engine/lexicon/lexicon_file.h"
#include "engine/rules/catalogue.h"
#include "engine/rules/text.h"
#include "engine/selfplay/win_table_trainer.h"
#include "ui/document/letters.h"
#include "ui/files/chosen_output.h"
#include "ui/language/engine_text.h"
#include "ui/language/file_names.h"
#include "ui/language/text.h"

namespace ui {

using engine::Result;
using engine::TaskContext;

namespace {

/// Translations of the free functions here have one context.
struct FileReadersText
{
    Q_DECLARE_TR_FUNCTIONS(ui::FileReaders)
};

constexpr std::string_view kUsualRules = "english";

/// The position with that number among those of a text.
PositionPlace placeIn(const std::string& text, const std::string& name, int number)
{
    auto lines = std::make_shared<PositionLines>();
    lines->origin = fromUtf8(name);
    for (const engine::CgpLine& line : engine::cgpLinesIn(text))
        lines->lines.emplace_back(line.text);
    if (lines->lines.empty()) lines->lines.push_back(text);
    const auto last = static_cast<int>(lines->lines.size()) - 1;
    return {std::move(lines), std::clamp(number, 0, last)};
}

}  // namespace

Result<engine::CgpReading> readPosition(std::string_view text, const engine::GameRulesPtr& rules,
                                        const engine::LexiconPtr& lexicon)
{
    auto reading = engine::readCgp(text, rules, lexicon);
    if (reading) return reading;
    const auto usual = engine::catalogue::rules(kUsualRules);
    auto other = usual ? engine::readCgp(text, *usual, lexicon) : reading;
    if (!other) {
        // What can be set up and saved can be opened.
        auto odd = engine::readCgp(text, rules, lexicon, engine::OddTiles::Anywhere);
        if (odd) return odd;
        return reading;
    }
    other->remarks.insert(other->remarks.begin(),
                          engine::say("it does not fit the rules %1; read by the rules %2",
                                      engine::Title{rules->title},
                                      engine::Title{other->position.rules().title}));
    return other;
}

Result<ReadDocument> readDocument(const std::string& text, const std::string& name, bool isGame,
                                  const engine::GameRulesPtr& rules,
                                  const engine::LexiconPtr& lexicon, int chapter)
{
    ReadDocument document;
    const auto bytes = std::as_bytes(std::span(text.data(), text.size()));
    if (isGame || engine::fileKindOf(bytes) == engine::FileKind::Game) {
        auto file = engine::readFittingGames(text, name, rules);
        if (!file) return engine::failure(std::move(file.error()));
        if (file->study.games.empty()) {
            return engine::failure(engine::ErrorCode::Malformed, engine::say("holds no game"),
                                   {name, 0, 0, -1});
        }
        const auto more = file->study.games.size() - 1;
        document.chapter = std::clamp(chapter, 0, static_cast<int>(more));
        auto game = OpenGame::create(file->study.games[static_cast<std::size_t>(document.chapter)],
                                     lexicon);
        if (!game) return engine::failure(std::move(game.error()));
        document.game = std::move(*game);
        // What else a study file holds is written again with the game.
        if (file->format->holds == engine::GameFormat::Holds::Study)
            document.file = std::make_shared<const engine::StudyFile>(std::move(file->study));
        for (engine::Error& remark : file->remarks) {
            remark.place.file.clear();
            document.remarks.append(errorText(remark));
        }
        if (more > 0) {
            document.remarks.append(
                FileReadersText::tr("further games in it: %1, to choose above the score sheet")
                    .arg(more));
        }
        return document;
    }
    PositionPlace place = placeIn(text, name, chapter);
    auto read = readPlace(place, rules, lexicon);
    if (read && !read->whole) {
        read->remarks.append(
            FileReadersText::tr("further positions in it: %1; Game, Next Game or Position goes on")
                .arg(place.lines->lines.size() - 1));
    }
    return read;
}

Result<ReadDocument> readPlace(const PositionPlace& place, const engine::GameRulesPtr& rules,
                               const engine::LexiconPtr& lexicon)
{
    const std::vector<std::string>& lines = place.lines->lines;
    auto reading = readPosition(lines[static_cast<std::size_t>(place.number)], rules, lexicon);
    if (!reading) {
        engine::Error error = reading.error();
        if (error.place.file.empty()) error.place.file = place.lines->origin.toStdString();
        return engine::failure(std::move(error));
    }
    ReadDocument document;
    for (const engine::Sentence& remark : reading->remarks)
        document.remarks.append(engineText(remark));
    document.whole = lines.size() == 1;
    if (!document.whole) document.place = place;
    document.position = std::move(*reading);
    return document;
}

Result<QStringList> gamesIn(const QString& folder, const TaskContext& context)
{
    constexpr qsizetype kMost = 300;
    qsizetype count = 0;
    const auto isGame = [&count](const QString& file) {
        const engine::GameFormat* format = engine::gameFormatFor(toPath(file));
        const bool game = format && format->holds != engine::GameFormat::Holds::Positions;
        count += game ? 1 : 0;
        return game;
    };
    QStringList files =
        filesBelow(folder, isGame, [&] { return !context.stopRequested() && count <= kMost; });
    const engine::Place place{folder.toStdString(), 0, 0, -1};
    if (files.isEmpty()) {
        return engine::failure(
            engine::ErrorCode::Malformed,
            engine::say(
                "%1", FileReadersText::tr("no games (.gcg, .cws) are in the folder").toStdString()),
            place);
    }
    if (files.size() > kMost) {
        return engine::failure(
            engine::ErrorCode::OutOfRange,
            engine::say(
                "%1",
                FileReadersText::tr(
                    "more than %1 games are in the folder; File, Library, Import a Folder takes "
                    "them all")
                    .arg(kMost)
                    .toStdString()),
            place);
    }
    files.sort();
    return files;
}

bool namesItsLetters(const std::filesystem::path& path)
{
    const auto blob = engine::FileBlob::open(path);
    return !blob || engine::lexiconFormatOf(path, blob->bytes()) == engine::LexiconFormat::WordList;
}

Result<void> checkLetters(const std::filesystem::path& path, const QString& known,
                          const engine::Alphabet& alphabet)
{
    if (known.isEmpty() || fits(known, alphabet) || namesItsLetters(path)) return {};
    const Letters* letters = lettersById(known);
    return engine::failure(
        engine::ErrorCode::WrongLexicon,
        engine::say(
            "%1", FileReadersText::tr(
                      "belongs to the letters of %1, not to those of %2; choose those, or correct "
                      "what is known of it in Lexicon, Manage")
                      .arg(letters ? letters->title : FileReadersText::tr("another alphabet"),
                           lettersOf(alphabet).title)
                      .toStdString()),
        {path.string(), 0, 0, -1});
}

Result<engine::LexiconPtr> readLexicon(const std::filesystem::path& path, const QString& known,
                                       const engine::GameRules& rules, const TaskContext& context,
                                       bool withTables)
{
    if (auto unfit = checkLetters(path, known, rules.alphabet); !unfit)
        return engine::failure(std::move(unfit.error()));
    auto lexicon = engine::Lexicon::open(
        path, rules.alphabet, rules.jumbled(), context,
        {.tables = withTables ? engine::TablesWhen::AtOnce : engine::TablesWhen::OnDemand,
         .proofs = engine::ProofCache::ofUser()});
    if (lexicon) keepWhatIsRead(path, *lexicon);
    return lexicon;
}

Result<engine::KlvPtr> readLeaves(const std::filesystem::path& path,
                                  const engine::Alphabet& alphabet, const TaskContext& context)
{
    const auto blob = engine::FileBlob::open(path);
    if (!blob) return engine::failure(blob.error());
    const std::string name = path.string();
    std::vector<std::byte> built;
    std::span<const std::byte> bytes = blob->bytes();
    if (engine::text::isText(bytes)) {
        const auto table = engine::readLeaveCsv(blob->text(), alphabet, name, context);
        if (!table) return engine::failure(table.error());
        if (table->points.empty()) {
            return engine::failure(engine::ErrorCode::Malformed,
                                   engine::say("holds no leave values"), {name, 0, 0, -1});
        }
        auto klv = engine::buildKlv(*table, engine::KlvVersion::Klv2, engine::NodeOrder::Wolges,
                                    name, context);
        if (!klv) return engine::failure(std::move(klv.error()));
        built = std::move(*klv);
        bytes = built;
    }
    auto leaves = engine::Klv::parse(bytes, alphabet.letterCount(), name);
    if (!leaves) return engine::failure(std::move(leaves.error()));
    auto read = std::make_shared<const engine::Klv>(std::move(*leaves));
    keepWhatIsRead(path, read);
    return read;
}

Result<engine::WinTablePtr> readWinTable(const std::filesystem::path& path,
                                         const engine::GameRules& rules)
{
    const auto counts = engine::WinCounts::open(path);
    if (!counts) return engine::failure(counts.error());
    if (auto same = engine::checkRulesOf(*counts, rules, path.string()); !same)
        return engine::failure(std::move(same.error()));
    if (counts->games() == 0) {
        return engine::failure(engine::ErrorCode::WrongLexicon,
                               engine::say("%1", FileReadersText::tr("has no games").toStdString()),
                               {path.string()});
    }
    auto table = std::make_shared<const engine::WinTable>(*counts);
    keepWhatIsRead(path, table);
    return table;
}

Result<void> writeLeaves(const std::filesystem::path& path, const engine::Klv& leaves,
                         const engine::Alphabet& alphabet, const TaskContext& context)
{
    const auto table = engine::leaveTableOf(leaves, context);
    if (!table) return engine::failure(table.error());
    if (fromPath(path).endsWith(u".csv", Qt::CaseInsensitive)) {
        const std::string csv = engine::writeLeaveCsv(*table, alphabet);
        if (context.stopRequested())
            return engine::failure(engine::ErrorCode::Cancelled, engine::say("was stopped"));
        return writeChosenFile(path, std::string_view(csv));
    }
    const auto klv =
        engine::buildKlv(*table, engine::KlvVersion::Klv2, engine::NodeOrder::Wolges, {}, context);
    if (!klv) return engine::failure(klv.error());
    return writeChosenFile(path, std::span<const std::byte>(*klv));
}

bool cgpNames(const engine::GameRulesPtr& rules)
{
    const auto empty = engine::Position::create(rules);
    if (!empty) return false;
    const auto reading = engine::readCgp(engine::writeCgp(*empty), rules);
    if (!reading) return false;
    const engine::GameRules& read = reading->position.rules();
    if (!(read.layout == rules->layout) || read.rackSize != rules->rackSize ||
        !read.alphabet.sameLetters(rules->alphabet))
        return false;
    for (int kind = 0; kind < rules->alphabet.kinds(); ++kind) {
        const auto tile = static_cast<engine::Tile>(kind);
        if (read.tiles.count(tile) != rules->tiles.count(tile) ||
            read.alphabet.value(tile) != rules->alphabet.value(tile))
            return false;
    }
    return true;
}

}  // namespace ui
