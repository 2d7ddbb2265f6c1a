// SPDX-License-Identifier: GPL-3.0-or-later
// Players who know other words than the game has.
#include <QtTest>

#include "engine/board/legality.h"
#include "engine/board/move_notation.h"
#include "engine/lexicon/lexicon.h"
#include "engine/play/move_scratch.h"
#include "engine/play/static_player.h"
#include "engine/play/vocabulary_player.h"
#include "tests/support/test_class.h"
#include "tests/support/test_lexicons.h"
#include "tests/support/test_rules.h"

using namespace engine;

namespace {

LexiconPtr vocabularyOf(const std::string& words)
{
    const GameRulesPtr rules = tests::rulesOf("english");
    return tests::lexiconOf(*rules, tests::wordsFrom(words, rules->alphabet).value());
}

Position vocabularyPosition(const std::string& words, const char* rack)
{
    Position position = Position::create(tests::rulesOf("english"), vocabularyOf(words), 2).value();
    position.setRack(0, Rack(*position.rules().alphabet.readTiles(rack)));
    return position;
}

}  // namespace

class TestVocabularyPlayer : public QObject
{
    Q_OBJECT

private slots:
    void playsWordsThatItKnows()
    {
        const Position position = vocabularyPosition("CAT ZEAL AT", "CATZEAL");
        MoveScratch scratch;
        VocabularyPlayer player(StaticEvaluator(nullptr), vocabularyOf("CAT TOT"));
        const auto chosen = player.choose(position, scratch, {});
        QVERIFY(chosen);
        QCOMPARE(moveWord(position, chosen->move), std::string("CAT"));
        StaticPlayer knowsAll{StaticEvaluator(nullptr)};
        QCOMPARE(moveWord(position, knowsAll.choose(position, scratch, {})->move),
                 std::string("ZEAL"));
    }
    /// What the game doesn't have is no word, whoever believes in it.
    void playsNoPhonies()
    {
        const Position position = vocabularyPosition("CAT AT", "CATZEAL");
        MoveScratch scratch;
        VocabularyPlayer player(StaticEvaluator(nullptr), vocabularyOf("ZEALC CAT"));
        const auto chosen = player.choose(position, scratch, {});
        QVERIFY(chosen);
        QCOMPARE(moveWord(position, chosen->move), std::string("CAT"));
        VocabularyPlayer lost(StaticEvaluator(nullptr), vocabularyOf("ZEALC"));
        const auto other = lost.choose(position, scratch, {});
        QVERIFY(other && other->move.kind != MoveKind::Place);
        QVERIFY(checkMove(position, other->move, WordCheck::Require));
    }
    void otherLettersAreNoVocabulary()
    {
        const GameRulesPtr german = tests::rulesOf("german");
        const LexiconPtr words =
            tests::lexiconOf(*german, tests::wordsFrom("CAT", german->alphabet).value());
        const Position position = vocabularyPosition("CAT AT", "CATZEAL");
        MoveScratch scratch;
        VocabularyPlayer player(StaticEvaluator(nullptr), words);
        QCOMPARE(player.choose(position, scratch, {})->move.kind, MoveKind::Pass);
    }
    /// Of another lexicon's words those that the game has, too; who plays with them plays the best that
    /// he knows, however many words there are that aren't good.
    void ofAnotherLexiconWhatTheGameHas()
    {
        const auto known =
            vocabularyFor(*vocabularyOf("CAT AT ZEAL"), *vocabularyOf("CAT ZEALC AT"));
        QVERIFY(known);
        QCOMPARE((*known)->words().wordCount(), std::int64_t{2});
        QCOMPARE((*known)->name(), vocabularyOf("CAT")->name());
        const auto none = vocabularyFor(*vocabularyOf("CAT AT"), *vocabularyOf("ZEALC"));
        QVERIFY(!none && none.error().message().find("no word in common") != std::string::npos);
        const GameRulesPtr german = tests::rulesOf("german");
        const LexiconPtr words =
            tests::lexiconOf(*german, tests::wordsFrom("CAT", german->alphabet).value());
        const auto others = vocabularyFor(*vocabularyOf("CAT AT"), *words);
        QVERIFY(!others && others.error().code == ErrorCode::WrongLexicon);
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(!vocabularyFor(*vocabularyOf("CAT"), *vocabularyOf("CAT"),
                               {stop.get_token(), {}, 1, {}}));
    }
    void aSmallVocabularyIsAPartOfAll()
    {
        const GameRulesPtr rules = tests::rulesOf("english");
        const LexiconPtr all =
            tests::lexiconOf(*rules, tests::smallEnglish(rules->alphabet).value());
        const auto some = smallVocabulary(*all, 1);
        QVERIFY(some);
        std::map<std::size_t, std::pair<int, int>> known;  // by length: of how many how many
        all->words().forEachWord([&](std::span<const Tile> word) {
            auto& [of, have] = known[word.size()];
            ++of;
            if ((*some)->contains(word)) ++have;
            return true;
        });
        const auto share = [&](std::size_t length) {
            return static_cast<double>(known[length].second) / known[length].first;
        };
        QVERIFY(share(2) > share(5) && share(5) > share(8));
        QVERIFY(share(8) > 0.1);
        QVERIFY((*some)->words().wordCount() < all->words().wordCount());
        QCOMPARE((*smallVocabulary(*all, 1))->words().wordCount(), (*some)->words().wordCount());
        (*some)->words().forEachWord([&](std::span<const Tile> word) {
            if (!all->contains(word)) QTest::qFail("a word of its own", __FILE__, __LINE__);
            return true;
        });
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(!smallVocabulary(*all, 1, {stop.get_token(), {}, 1, {}}));
    }
};

TEST_CLASS(TestVocabularyPlayer, tests::NoApplication)
#include "tst_vocabulary_player.moc"
