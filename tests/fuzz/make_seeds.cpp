// SPDX-License-Identifier: GPL-3.0-or-later
// Writes small valid files below a folder, one folder for each fuzz target.
#include <cstdio>
#include <filesystem>
#include <span>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

#include "engine/base/file.h"
#include "engine/game/game_file.h"
#include "engine/game/gcg.h"
#include "engine/game/study_file.h"
#include "engine/lexicon/graph_proof.h"
#include "engine/lexicon/klv_builder.h"
#include "engine/lexicon/kwg_builder.h"
#include "engine/lexicon/lexicon.h"
#include "engine/lexicon/lexpert_lxd.h"
#include "engine/lexicon/macondo_dawg.h"
#include "engine/play/static_player.h"
#include "engine/rules/catalogue.h"
#include "engine/selfplay/autoplay.h"
#include "engine/selfplay/leave_trainer.h"
#include "engine/selfplay/win_table_trainer.h"
#include "engine/solitaire/solitaire_search.h"
#include "engine/solitaire/solitaire_text.h"
#include "tests/fuzz/fuzz_solitaire_game.h"
#include "tests/fuzz/fuzz_support.h"

using namespace engine;

namespace {

class Seeds
{
public:
    explicit Seeds(std::filesystem::path folder) : m_folder(std::move(folder)) {}

    void write(const std::string& target, const std::string& name, std::span<const std::byte> bytes)
    {
        std::error_code error;
        std::filesystem::create_directories(m_folder / target, error);
        if (error || !writeFileAtomically(m_folder / target / name, bytes)) m_good = false;
    }
    void write(const std::string& target, const std::string& name, std::string_view text)
    {
        write(target, name, std::as_bytes(std::span(text.data(), text.size())));
    }
    [[nodiscard]] bool good() const { return m_good; }

private:
    std::filesystem::path m_folder;
    bool m_good = true;
};

void writeGraphs(Seeds& seeds, const Alphabet& english)
{
    const std::string text = "AA\nAB\nCARE\nCARES\nCAT\nCATS\nSCAT\nZA\nZOO\n";
    seeds.write("word_list", "upper", text);
    seeds.write("word_list", "defined",
                "\xef\xbb\xbf"
                "cat a pet\r\nL\xc4RM\r\n\r\nx-ray");
    const std::string_view utf16("\xff\xfe"
                                 "C\0A\0T\0\n\0",
                                 10);
    seeds.write("word_list", "utf16", utf16);
    seeds.write("text_source", "plain", text);
    seeds.write("text_source", "utf16", utf16);
    seeds.write("text_source", "latin1", "L\xc4RM\n");
    // "CAT", compressed either way.
    constexpr std::string_view kGzip("\x1f\x8b\x08\0\0\0\0\0\0\x03"
                                     "\x73\x76\x0c\xe1\x02\0\x76\xbe\xbf\xe7\x04\0\0\0",
                                     24);
    constexpr std::string_view kZstd("\x28\xb5\x2f\xfd\x04\x58\x21\0\0"
                                     "CAT\n"
                                     "\x19\x47\xd9\x1b",
                                     17);
    for (const char* target : {"text_source", "word_list"}) {
        seeds.write(target, "gzip", kGzip);
        seeds.write(target, "zstd", kZstd);
    }
    seeds.write("graph_build", "words", std::string_view("\0\3\1\24\0\3\1\24\23\0\1\1", 12));
    const WordList words = readWordList(text, english).value().words;
    for (const GraphKind kind : {GraphKind::Gaddawg, GraphKind::Dawg}) {
        const std::string name = kind == GraphKind::Dawg ? "dawg" : "gaddawg";
        auto nodes = buildKwg(words, kind).value();
        seeds.write("kwg", name, std::as_bytes(std::span(nodes)));
        const auto big = buildKbwg(words, kind).value();
        seeds.write("kbwg", name, std::as_bytes(std::span(big)));
        const auto marks = proveGraph<GraphNode>(big, GraphUse::Words, 0, {}).value().marks;
        const Kwg kwg = Kwg::fromNodes(std::move(nodes)).value();
        const auto counts = kwg.countTable();
        std::string proof;
        for (const auto part : {std::as_bytes(kwg.nodes()), std::as_bytes(std::span(counts)),
                                std::as_bytes(std::span(marks))})
            proof.append(reinterpret_cast<const char*>(part.data()), part.size());
        seeds.write("proof", name, proof);
        seeds.write("macondo", name,
                    writeMacondoGraph(kwg, english, "seed",
                                      kwg.hasGaddag() ? MacondoKind::Gaddag : MacondoKind::Dawg)
                        .value());
    }
}

void writeQuackle(Seeds& seeds, const Alphabet& english)
{
    // C A T S, where CAT and CATS are words.
    const auto nodes = [](bool flagged) {
        const char end = flagged ? '\x20' : '\0';
        const char worth = flagged ? '\0' : '\1';
        std::string bytes;
        const auto node = [&bytes](char child, int flags, char playability) {
            bytes += {'\0', '\0', child, static_cast<char>(flags), '\0', '\0', playability};
        };
        node(1, 0x40, 0);
        node(2, 0x42, 0);
        node(3, 0x40, 0);
        node(4, 0x53 | end, worth);
        node(0, 0x52 | end, worth);
        return bytes;
    };
    seeds.write("quackle", "version0", nodes(true));
    std::string header = "\1" + std::string(19, '\2') + static_cast<char>(english.letterCount());
    for (int letter = 1; letter <= english.letterCount(); ++letter)
        header += std::string(english.label(static_cast<Tile>(letter))) + " ";
    seeds.write("quackle", "version1", header + nodes(false));
}

void writeLexpertSeed(Seeds& seeds, const Alphabet& english)
{
    const WordList words = readWordList("CAT\nCATS\nDOG\n", english).value().words;
    seeds.write("lexpert", "words",
                writeLexpert(words, english, {"seed", "1 January 2026"}).value());
}

void writeLeaves(Seeds& seeds, const Alphabet& english)
{
    const std::string csv = "?,25.5\nQ,-6.75\n?S,31.125\nBA,0.5\n";
    seeds.write("leave_csv", "english", csv);
    seeds.write("leave_csv", "spanish", "?[CH],3\nA[LL],-1.5e1\nLL,+2\n");
    const LeaveTable table = readLeaveCsv(csv, english).value();
    seeds.write("klv", "klv1", buildKlv(table, KlvVersion::Klv1).value());
    seeds.write("klv", "klv2", buildKlv(table, KlvVersion::Klv2).value());
}

void writeQueries(Seeds& seeds)
{
    seeds.write("word_query", "tiles", "?ACST?");
    seeds.write("word_query", "pattern", "*C[AE^]?_.[^S]");
    seeds.write("word_query", "digraph", "[CH]A[A[LL]]*");
    seeds.write("word_query", "regex", "(C|SC)A.{0,3}(T|R(E|O)+)?S*");
    seeds.write("word_query", "words", "cat, dog; zoo");
}

void writeGames(Seeds& seeds)
{
    for (const char* id : {"english", "spanish", "polish"})
        seeds.write("rules", id, catalogue::writeRules(**catalogue::rules(id)));
    seeds.write("sheet_line", "game",
                std::string("cat\n-ae\naeinrs? 8dcats 12\n--\n-3\n9f at\n+5\n(ei\nt2 10\n-\n-!"));
    seeds.write("sheet_line", "through", std::string("8g calle\n8g.s\ng8 c(o)sa\nc[LL]As\nQuIz2"));
    seeds.write("boggle", "square", std::string("s qu n g t f y a t"));
    seeds.write("boggle", "rows", std::string("cat#/dogs"));
    seeds.write("boggle", "scores", std::string("3:1,5:2,9:2x"));
    const std::string empty = "15/15/15/15/15/15/15/15/15/15/15/15/15/15/15";
    seeds.write("cgp", "empty", empty + " ACEIRT?/ 0/0 0 lex Small;");
    seeds.write("protocol", "siu",
                "siu\nposition cgp " + empty +
                    " AEINRST/ 0/0 0 moves 8D.RETAINS.AEINRST phony.H8.MAZEY ex.3 rack.QUIZ\n"
                    "go sim searchmoves 8D.ZA alsosearchmoves pass depth 2 movetime 5\nstop\n");
    seeds.write("protocol", "ucgi",
                "ucgi\r\nposition startpos moves 8H.AT.AT.5.1\r\ngo 1time 50 infinite\r\n");
    seeds.write("cgp", "played",
                "15/15/15/15/15/15/15/6CARe5/6A8/6T8/15/15/15/15/15 AEINRST/QU 12/-3 1 "
                "bb 40; mcnz 6; etl 7; ld english; bdn CrosswordGame; tmr 1000/2000;");
}

/// The small games of the tests, as they are and as studies.
void writeRecords(Seeds& seeds, const std::filesystem::path& folder)
{
    const GameRulesPtr rules = catalogue::rules("english").value();
    std::error_code error;
    for (const auto& entry : std::filesystem::directory_iterator(folder, error)) {
        if (entry.path().extension() != ".gcg") continue;
        const auto text = readTextFile(entry.path(), 1 << 26);
        if (!text) continue;
        const std::string name = entry.path().stem().string();
        seeds.write("gcg", name, *text);
        auto reading = readGcg(*text, rules);
        if (!reading) continue;
        StudyFile study;
        study.games.push_back(std::move(reading->record));
        seeds.write("study", name, writeStudy(study));
    }
    const auto position = readGames("15/15/15/15/15/15/15/6CARe5/6A8/6T8/15/15/15/15/15 AEINRST/QU "
                                    "12/-3 1 bb 40; tmr 1/2;",
                                    "seed", rules);
    if (position) seeds.write("study", "position", writeStudy(position->study));
}

void writeSelfplay(Seeds& seeds)
{
    // The game of fuzz_saved_state.
    auto rules = std::make_shared<GameRules>(**catalogue::rules("english"));
    rules->tiles = fuzz::fewTiles();
    rules->rackSize = 3;
    WordList words;
    words.add(std::array<Tile, 2>{1, 2});
    words.add(std::array<Tile, 3>{1, 2, 3});
    const LexiconPtr lexicon = Lexicon::fromWords("fuzz", words, rules->alphabet, false).value();

    auto counts = WinTableTrainer::create(rules, lexicon, nullptr, 6, 1).value();
    if (!counts.run({}, {})) return;
    seeds.write("win_counts", "games", counts.counts().toText());
    seeds.write("saved_state", "win_table", counts.save().toBytes());
    AutoplayOptions options;
    options.rules = rules;
    options.lexicon = lexicon;
    options.players = {staticPlayers(nullptr), staticPlayers(nullptr)};
    options.games = 4;
    auto series = Autoplay::create(options).value();
    if (!series.run({}, {})) return;
    seeds.write("saved_state", "selfplay", series.save().toBytes());
    LeaveTrainingPlan plan;
    plan.games = {5, 5};
    auto trainer = LeaveTrainer::create(rules, lexicon, plan).value();
    if (!trainer.run({}, {})) return;
    seeds.write("saved_state", "leaves", trainer.save().toBytes());
}

/// The game of fuzz_solitaire_game.h.
void writeSolitaire(Seeds& seeds)
{
    const SolitaireTaskPtr task = fuzz::solitaireTask();
    SolitaireSearchOptions options;
    options.style = SolitaireStyle::Plain;
    auto search = SolitaireSearch::create(task, std::move(options)).value();
    SearchLimits limits;
    limits.nodes = 100;
    const auto state = search->run(limits, {}, {});
    seeds.write("solitaire_state", "search", search->save());
    const std::string order = task->rules().alphabet.written(task->order()) + "\n";
    seeds.write("solitaire", "found", order + writeSolitaireText(*task, state->best, "A"));
    seeds.write("solitaire_plan", "goals", std::string("CAT@8,SCAT@H"));
    seeds.write("solitaire_plan", "orders", std::string("# two\nA: CATS?ACT 1234\nTACTACTS\n"));
    seeds.write("solitaire_plan", "checkpoints", std::string("3(8,8)12\n7(1,15)0\n"));
    seeds.write("solitaire", "typed", std::string("?[A]b\nB:\n8H CAT 10,\n H8 cATs;C: 12 8H AT;"));
}

}  // namespace

int main(int argc, char** argv)
{
    if (argc != 3) {
        std::fputs("make_seeds FOLDER GAMES\n", stderr);
        return 2;
    }
    Seeds seeds(argv[1]);
    const auto tiles = catalogue::tileSet("english");
    if (!tiles) return 1;
    writeGraphs(seeds, tiles->alphabet);
    writeQuackle(seeds, tiles->alphabet);
    writeLexpertSeed(seeds, tiles->alphabet);
    writeLeaves(seeds, tiles->alphabet);
    writeQueries(seeds);
    writeGames(seeds);
    writeRecords(seeds, argv[2]);
    writeSelfplay(seeds);
    writeSolitaire(seeds);
    return seeds.good() ? 0 : 1;
}
