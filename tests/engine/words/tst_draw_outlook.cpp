// SPDX-License-Identifier: GPL-3.0-or-later
// The chance that the next rack is a word: against counting by hand, and published counts.
#include <filesystem>

#include <QtTest>

#include "engine/lexicon/lexicon.h"
#include "engine/rules/catalogue.h"
#include "engine/words/draw_outlook.h"
#include "tests/support/test_class.h"
#include "tests/support/test_lexicons.h"
#include "tests/support/test_rules.h"

using namespace engine;

namespace {

LexiconPtr outlookWords()
{
    const GameRulesPtr rules = tests::rulesOf("english");
    return tests::lexiconOf(
        *rules,
        tests::wordsFrom("CAT ACT TEA EAT ATE SEAT ESTATES TASTES", rules->alphabet).value());
}

TileCounts outlookTiles(const char* text)
{
    return TileCounts(*tests::rulesOf("english")->alphabet.readTiles(text));
}

/// All draws one by one, tiles of one kind told apart.
void drawEach(const std::vector<Tile>& pool, std::size_t from, int left, std::vector<Tile>& rack,
              const std::vector<std::vector<Tile>>& words, std::int64_t& draws,
              std::int64_t& bingos)
{
    if (left == 0) {
        ++draws;
        const TileCounts have{std::span<const Tile>(rack)};
        bingos += std::ranges::any_of(words, [&](const auto& word) {
            if (word.size() != rack.size()) return false;
            const TileCounts wanted{std::span<const Tile>(word)};
            int missing = 0;
            for (Tile tile = 1; tile < kTileKinds; ++tile)
                missing += std::max(0, wanted.count(tile) - have.count(tile));
            return missing == have.count(kBlank);
        });
        return;
    }
    for (std::size_t i = from; i < pool.size(); ++i) {
        rack.push_back(pool[i]);
        drawEach(pool, i + 1, left - 1, rack, words, draws, bingos);
        rack.pop_back();
    }
}

}  // namespace

class TestDrawOutlook : public QObject
{
    Q_OBJECT

private slots:
    void asCountedOneByOne_data()
    {
        QTest::addColumn<QString>("kept");
        QTest::addColumn<QString>("unseen");
        QTest::addColumn<int>("rack");
        QTest::newRow("one draw") << "CA"
                                  << "TTSE?" << 3;
        QTest::newRow("two draws") << "A"
                                   << "CCTTEE??" << 3;
        QTest::newRow("nothing kept") << ""
                                      << "AACTTES??" << 4;
        QTest::newRow("a blank kept") << "?"
                                      << "ACTES?" << 4;
        QTest::newRow("two blanks kept") << "??"
                                         << "ACTESQQ" << 3;
        QTest::newRow("twice the letter") << "TT"
                                          << "AASES?S" << 6;
        QTest::newRow("no word") << "QQ"
                                 << "ACT" << 3;
        QTest::newRow("nothing drawn") << "TEA"
                                       << "Q" << 3;
    }
    void asCountedOneByOne()
    {
        QFETCH(QString, kept);
        QFETCH(QString, unseen);
        QFETCH(int, rack);
        const LexiconPtr lexicon = outlookWords();
        std::vector<std::vector<Tile>> words;
        lexicon->words().forEachWord([&](std::span<const Tile> word) {
            words.emplace_back(word.begin(), word.end());
            return true;
        });
        const TileCounts leave = outlookTiles(qPrintable(kept));
        const TileCounts pool = outlookTiles(qPrintable(unseen));
        const auto outlook = drawOutlook(*lexicon, leave, pool, 50, rack);
        QVERIFY(outlook);
        std::vector<Tile> tiles = leave.tiles();
        std::int64_t draws = 0;
        std::int64_t bingos = 0;
        drawEach(pool.tiles(), 0, rack - leave.total(), tiles, words, draws, bingos);
        QCOMPARE(outlook->draws, static_cast<double>(draws));
        QCOMPARE(outlook->bingos, static_cast<double>(bingos));
        for (const TileOutlook& tile : outlook->tiles)
            QVERIFY(tile.bingo >= 0 && tile.bingo <= 1 && tile.drawn >= 0 && tile.drawn <= 1);
    }
    void shortRacksAreNoBingos()
    {
        const auto outlook =
            drawOutlook(*outlookWords(), outlookTiles("CA"), outlookTiles("TTS"), 0, 3);
        QVERIFY(outlook);
        QCOMPARE(outlook->drawn, 0);
        QCOMPARE(outlook->bingo(), 0.0);
        QCOMPARE(drawOutlook(*outlookWords(), {}, {}, 0, 7)->bingo(), 0.0);
    }
    void tilesThatHelp()
    {
        const auto outlook =
            drawOutlook(*outlookWords(), outlookTiles("CA"), outlookTiles("TTSE?QQQ"), 5, 3);
        QVERIFY(outlook);
        QCOMPARE(outlook->bingos, 3.0);
        QCOMPARE(outlook->tiles[0].bingo, 1.0);
        QCOMPARE(outlook->tiles[1].bingo, 1.0);
        QCOMPARE(outlook->tiles[2].bingo, 0.0);
        QCOMPARE(outlook->tiles.size(), std::size_t{5});
    }
    /// Counts on a free list of 172,823 words: a rack from a full bag, the opponent's after a rack
    /// is out, and six tiles kept.
    void asPublished_data()
    {
        QTest::addColumn<QString>("kept");
        QTest::addColumn<QString>("out");
        QTest::addColumn<double>("bingos");
        QTest::addColumn<double>("draws");
        QTest::newRow("full bag") << ""
                                  << "" << 2'027'838'359.0 << 16'007'560'800.0;
        QTest::newRow("beside AEINRST") << ""
                                        << "AEINRST" << 1'102'944'751.0 << 9'473'622'444.0;
        QTest::newRow("AEINST") << "AEINST"
                                << "" << 90.0 << 94.0;
        QTest::newRow("AEINRT") << "AEINRT"
                                << "" << 68.0 << 94.0;
        QTest::newRow("AEERST") << "AEERST"
                                << "" << 77.0 << 94.0;
    }
    void asPublished()
    {
        QFETCH(QString, kept);
        QFETCH(QString, out);
        QFETCH(double, bingos);
        QFETCH(double, draws);
        const std::filesystem::path path = std::filesystem::path(TILEWRIGHT_CASES) / "ENABLE.txt";
        if (!std::filesystem::exists(path)) QSKIP("the word list is not here");
        const GameRulesPtr rules = tests::rulesOf("english");
        static const LexiconPtr lexicon =
            *Lexicon::open(path, rules->alphabet, false, {}, {TablesWhen::OnDemand, {}});
        TileCounts pool = rules->tiles;
        const TileCounts leave = outlookTiles(qPrintable(kept));
        pool.removeAll(leave);
        pool.removeAll(outlookTiles(qPrintable(out)));
        const auto outlook = drawOutlook(*lexicon, leave, pool, pool.total(), 7);
        QVERIFY(outlook);
        QCOMPARE(outlook->draws, draws);
        QCOMPARE(outlook->bingos, bingos);
    }
    void stopsWhenAsked()
    {
        const GameRulesPtr rules = tests::rulesOf("english");
        std::stop_source stop;
        stop.request_stop();
        TaskContext context;
        context.stop = stop.get_token();
        const LexiconPtr many = tests::lexiconOf(*rules, tests::randomWords(*rules, 3, 3000, 7));
        const auto outlook = drawOutlook(*many, {}, rules->tiles, 100, 7, context);
        QVERIFY(!outlook);
        QCOMPARE(outlook.error().code, ErrorCode::Cancelled);
    }
};

TEST_CLASS(TestDrawOutlook, tests::NoApplication)
#include "tst_draw_outlook.moc"
