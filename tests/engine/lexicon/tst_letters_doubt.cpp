// SPDX-License-Identifier: GPL-3.0-or-later
#include <filesystem>

#include <QtTest>

#include "engine/lexicon/letters_doubt.h"
#include "tests/support/case_tables.h"
#include "tests/support/test_class.h"
#include "tests/support/test_lexicons.h"
#include "tests/support/test_rules.h"

using namespace engine;

class TestLettersDoubt : public QObject
{
    Q_OBJECT

private slots:
    void englishWords_data()
    {
        QTest::addColumn<QString>("rules");
        QTest::addColumn<QString>("doubt");
        const auto row = [](const char* rules, const char* doubt) {
            QTest::newRow(rules) << QString(rules) << QString(doubt);
        };
        for (const char* rules : {"english", "english_super", "words_with_friends", "nyt_crossplay",
                                  "hong_kong", "french"})
            row(rules, "");
        row("danish", "no word of it has the letter \u00d8,");
        row("catalan", "the letters that are frequent in it are rare");
        row("slovene", "no word of it has the letters Z, \u017d");
    }
    /// The words of the list as numbers, taken for the letters of other rules.
    void englishWords()
    {
        QFETCH(QString, rules);
        QFETCH(QString, doubt);
        const auto graph = tests::casesFolder() / "golden" / "ENABLE.kwg";
        if (!std::filesystem::exists(graph)) QSKIP("the graphs are not here");
        const GameRulesPtr game = tests::rulesOf(rules.toStdString());
        const auto lexicon = Lexicon::open(graph, game->alphabet, game->jumbled());
        if (!lexicon) {
            QCOMPARE(lexicon.error().code, ErrorCode::WrongLexicon);
            QVERIFY(!doubt.isEmpty());
            return;
        }
        const auto found = lettersDoubt(**lexicon, *game);
        QCOMPARE(found.has_value(), !doubt.isEmpty());
        if (found)
            QVERIFY2(QString::fromStdString(found->english()).startsWith(doubt),
                     found->english().c_str());
    }

    /// Few words need not have all letters.
    void smallLists()
    {
        const GameRulesPtr danish = tests::rulesOf("danish");
        const auto words = tests::wordsFrom("BED CAB ACE", danish->alphabet).value();
        QVERIFY(!lettersDoubt(*tests::lexiconOf(*danish, words), *danish));
    }
};

TEST_CLASS(TestLettersDoubt, tests::NoApplication)
#include "tst_letters_doubt.moc"
