// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "engine/board/legality.h"
#include "engine/eval/move_ranking.h"
#include "engine/lexicon/lexicon.h"
#include "tests/support/test_class.h"
#include "tests/support/word_tools.h"
#include "tests/ui/ui_fixture.h"
#include "ui/language/text.h"
#include "ui/words/playable_words.h"
#include "ui/words/word_lookup.h"

using namespace Qt::StringLiterals;
using ui::ListedWord;
using ui::WordMode;
using ui::WordSource;

namespace {

WordSource sourceOf(const char* rules, const std::string& words, bool alphagrams = false)
{
    const engine::GameRulesPtr game = *engine::catalogue::rules(rules);
    const auto list = tests::wordsFrom(words, game->alphabet).value();
    return {game, *engine::Lexicon::fromWords("test", list, game->alphabet, alphagrams)};
}

WordSource english()
{
    return {fixture::english(), fixture::lexicon()};
}

engine::Result<ui::WordAnswer> ask(const WordSource& source, WordMode mode, const QString& text,
                                   int least = 1, int most = engine::kLongestWord)
{
    return ui::lookUpWords({mode, text, least, most}, source, {});
}

/// "CAT CATs"; words that aren't valid with a star.
QString textOf(const ui::WordAnswer& answer)
{
    QStringList words;
    for (const ListedWord& word : answer.words)
        words << ui::fromUtf8(answer.source.rules->alphabet.written(word.tiles)) +
                     (word.valid ? QString() : u"*"_s);
    return words.join(u' ');
}

}  // namespace

class TestWordLookup : public QObject
{
    Q_OBJECT

private slots:
    void answers_data()
    {
        QTest::addColumn<int>("mode");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("words");
        const auto row = [](const char* name, WordMode mode, const char* text, const char* words) {
            QTest::newRow(name) << static_cast<int>(mode) << QString::fromUtf8(text)
                                << QString::fromUtf8(words);
        };
        row("judge", WordMode::Judge, "cat, dgo/tea", "CAT DGO* TEA");
        row("anagram", WordMode::Anagram, " tea ", "ATE EAT TAE TEA");
        row("anagram with a blank", WordMode::Anagram, "act?", "ACTs CAsT CATs");
        row("long words first", WordMode::SubAnagram, "cats",
            "ACTS CAST CATS ACT CAT SAT AS AT TA");
        row("pattern", WordMode::Pattern, "?a*", "CAST CAT CATS EAT EATS SAT TA TAE");
        row("regex", WordMode::Regex, "(C|S)AT", "CAT SAT");
        row("hooks", WordMode::Hooks, "ate", "ATE AT");
        row("hooks of a word", WordMode::Hooks, "at", "AT CAT EAT SAT ATE");
        row("hooks of none", WordMode::Hooks, "ca", "CA* CAT");
        row("inner hooks", WordMode::Hooks, "cats", "CATS CAT");
        row("extensions", WordMode::Extensions, "at", "ATE CAT EAT SAT CATS EATS SEAT");
        row("none", WordMode::Anagram, "zzz", "");
    }
    void answers()
    {
        QFETCH(int, mode);
        QFETCH(QString, text);
        QFETCH(QString, words);
        const auto answer = ask(english(), static_cast<WordMode>(mode), text);
        QVERIFY(answer);
        QCOMPARE(textOf(*answer), words);
        QCOMPARE(answer->details.hooks.size(), answer->words.size());
    }

    void lengthsAreKept()
    {
        QCOMPARE(textOf(*ask(english(), WordMode::SubAnagram, u"cats"_s, 2, 3)),
                 u"ACT CAT SAT AS AT TA"_s);
        QCOMPARE(textOf(*ask(english(), WordMode::Extensions, u"at"_s, 4)), u"CATS EATS SEAT"_s);
    }

    void problemsHaveAColumn_data()
    {
        QTest::addColumn<int>("mode");
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("column");
        QTest::newRow("pattern") << static_cast<int>(WordMode::Pattern) << u"A[B"_s << 2;
        QTest::newRow("behind blanks") << static_cast<int>(WordMode::Pattern) << u"  A[B"_s << 4;
        QTest::newRow("regex") << static_cast<int>(WordMode::Regex) << u"(A"_s << 1;
        QTest::newRow("anagram") << static_cast<int>(WordMode::Anagram) << u"CA1"_s << 3;
        QTest::newRow("hooks") << static_cast<int>(WordMode::Hooks) << u"CA T"_s << 3;
        QTest::newRow("extensions") << static_cast<int>(WordMode::Extensions) << u"é"_s << 1;
    }
    void problemsHaveAColumn()
    {
        QFETCH(int, mode);
        QFETCH(QString, text);
        QFETCH(int, column);
        const auto answer = ask(english(), static_cast<WordMode>(mode), text);
        QVERIFY(!answer);
        QCOMPARE(answer.error().place.column, column);
        QVERIFY(!answer.error().message().empty());
    }

    void judgesWhatCannotBeRead()
    {
        const auto answer = ask(english(), WordMode::Judge, u"cat d0g"_s);
        QVERIFY(answer);
        QCOMPARE(answer->words.size(), std::size_t{2});
        QVERIFY(answer->words[1].tiles.empty());
        QVERIFY(answer->words[1].judged->problem.has_value());
        QCOMPARE(answer->words[1].judged->text, std::string("d0g"));
    }

    void tilesOfSeveralLetters()
    {
        const WordSource spanish = sourceOf("spanish", "CALLE CALLES LLAMA CHAL CHALE ECHAR");
        const auto calle = ask(spanish, WordMode::Judge, u"calle"_s);
        QCOMPARE(calle->words.front().tiles.size(), std::size_t{4});
        QVERIFY(calle->words.front().valid);
        QCOMPARE(textOf(*ask(spanish, WordMode::Anagram, u"[LL]ea?"_s)), u"cA[LL]E"_s);
        QCOMPARE(textOf(*ask(spanish, WordMode::Pattern, u"?al"_s)), u"[CH]AL"_s);
        QCOMPARE(textOf(*ask(spanish, WordMode::Extensions, u"cha"_s)),
                 u"[CH]AL [CH]ALE E[CH]AR"_s);
        const WordSource catalan = sourceOf("catalan", "COL·LEGI LEGI");
        const auto answer = ask(catalan, WordMode::Judge, u"col·legi"_s);
        QVERIFY(answer->words.front().valid);
        QCOMPARE(answer->words.front().tiles.size(), std::size_t{6});
    }

    void jumbledWordsAreJudgedJumbled()
    {
        QVERIFY(!ask(english(), WordMode::Judge, u"tac"_s)->words.front().valid);
        auto rules = std::make_shared<engine::GameRules>(*fixture::english());
        rules->wordRule = engine::WordRule::Jumbled;
        WordSource jumbled = sourceOf("english", "CAT", true);
        jumbled.rules = rules;
        QVERIFY(ask(jumbled, WordMode::Judge, u"tac"_s)->words.front().valid);
    }

    void stopsWhenAsked()
    {
        std::stop_source source;
        source.request_stop();
        engine::TaskContext context;
        context.stop = source.get_token();
        const auto answer = ask(english(), WordMode::Pattern, u"*"_s);
        const auto details = ui::detailsOf(*answer, {}, context);
        QVERIFY(!details);
        QCOMPARE(details.error().code, engine::ErrorCode::Cancelled);
        const auto ranking = std::make_shared<engine::MoveRanking>(
            fixture::ranking(*fixture::catPosition(), {{"J8 SEAT", 300}}));
        QVERIFY(!ui::PlayableWords::of(*fixture::catPosition(), ranking, context));
    }

    void detailsAreTheEngines()
    {
        const auto answer = ask(english(), WordMode::Pattern, u"*"_s);
        const auto details = ui::detailsOf(*answer, {}, {});
        QVERIFY(details);
        QCOMPARE(details->hooks.size(), answer->words.size());
        for (std::size_t i = 0; i < answer->words.size(); ++i) {
            const auto& tiles = answer->words[i].tiles;
            const auto hooks = engine::hooksOf(answer->source.lexicon->words(), tiles);
            QVERIFY(details->hooks[i] == hooks);
            const auto ranking = *engine::AlphagramRanking::create(
                *answer->source.lexicon, fixture::english()->tiles, static_cast<int>(tiles.size()));
            QCOMPARE(details->ranks[i], static_cast<int>(*ranking.rankOf(tiles)) + 1);
        }
        // What is known is used again.
        const auto again = ui::detailsOf(*answer, details->rankings, {});
        QVERIFY(again->rankings == details->rankings);
    }

    void phoniesHaveNoRank()
    {
        const auto answer = ask(english(), WordMode::Judge, u"dgo d0g cat"_s);
        const auto details = ui::detailsOf(*answer, {}, {});
        QVERIFY(details);
        QCOMPARE(details->ranks[0], 0);
        QCOMPARE(details->ranks[1], 0);
        QVERIFY(details->ranks[2] > 0);
    }

    void playableWordsHaveTheirBestMove()
    {
        const auto position = fixture::catPosition();
        const auto ranking = std::make_shared<engine::MoveRanking>(
            *engine::rankMoves({*position, nullptr, 0, true}, {}));
        const auto playable = ui::PlayableWords::of(*position, ranking, {});
        QVERIFY(playable);
        const auto best = [&](const char* word) {
            return playable->bestMove(*fixture::english()->alphabet.readWord(word));
        };
        QVERIFY(best("seat"));
        QVERIFY(best("cats"));
        QVERIFY(!best("dog"));
        QVERIFY(!best("cact"));
        // The first of the list that makes the word; of one tile either way.
        for (const engine::RankedMove& ranked : ranking->moves) {
            if (ranked.move.kind != engine::MoveKind::Place) continue;
            const auto formed = engine::wordsFormed(*position, ranked.move);
            const auto* found = playable->bestMove(formed.front().tiles);
            QVERIFY(found);
            QVERIFY(!engine::ranksBefore(ranked, *found));
            if (ranked.move.tilesPlayed == 1) {
                for (const auto& word : formed) QVERIFY(playable->bestMove(word.tiles));
            }
        }
    }
};

TEST_CLASS(TestWordLookup, QCoreApplication)
#include "tst_word_lookup.moc"
