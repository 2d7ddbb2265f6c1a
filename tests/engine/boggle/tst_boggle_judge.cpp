// SPDX-License-Identifier: GPL-3.0-or-later
// A player's list against the words of a grid, and classes of grids as text.
#include <QtTest>

#include "engine/boggle/boggle_bound.h"
#include "engine/boggle/boggle_class.h"
#include "engine/boggle/boggle_judge.h"
#include "engine/boggle/boggle_solver.h"
#include "engine/lexicon/lexicon.h"
#include "engine/rules/catalogue.h"
#include "tests/support/test_class.h"

using namespace engine;

namespace {

const Alphabet& english()
{
    static const GameRulesPtr rules = *catalogue::rules("english");
    return rules->alphabet;
}

LexiconPtr lexicon()
{
    static const LexiconPtr words = [] {
        const auto reading =
            readWordList("cat\ncats\nact\nat\ndog\nquit\nquits\ncatsuit\n", english());
        return *Lexicon::fromWords("tiny", reading->words, english(), false);
    }();
    return words;
}

BoggleGraphPtr graph()
{
    return BoggleGraph::create(lexicon()->words()).value();
}

BoggleGrid gridOf(const char* text)
{
    return readBoggleGrid(text, english(), boggleNotation(english())).value();
}

std::vector<Tile> word(const char* text)
{
    return english().readWord(text).value();
}

}  // namespace

class TestBoggleJudge : public QObject
{
    Q_OBJECT

private slots:
    void judgesEachWord()
    {
        BoggleRules rules;
        rules.maxLength = 6;
        BoggleSolver solver(graph(), rules);
        BoggleWords words;
        solver.findWords(gridOf("ca/st"), words);
        const std::vector<std::vector<Tile>> said{word("cat"), word("dog"), word("at"),
                                                  word("cat"), word("zzz"), word("catsuit"),
                                                  word("cats")};
        const BoggleJudgement judgement = judgeBoggleWords(said, words, rules, lexicon()->words());
        std::vector<BoggleVerdict> verdicts;
        for (const JudgedBoggleWord& one : judgement.said) verdicts.push_back(one.verdict);
        using enum BoggleVerdict;
        const std::vector<BoggleVerdict> expected{Found,    NotOnBoard, TooShort, Repeated,
                                                  NotAWord, TooLong,    Found};
        QVERIFY(verdicts == expected);
        QCOMPARE(judgement.own, (BoggleScore{2, 2}));
        QCOMPARE(judgement.possible, (BoggleScore{3, 3}));
        QCOMPARE(judgement.missed.size(), 1U);
        const auto missed = words.letters(judgement.missed[0]);
        QVERIFY(std::vector<Tile>(missed.begin(), missed.end()) == word("act"));
        QCOMPARE(judgement.said[0].points, 1);
        QCOMPARE(judgement.said[3].points, 0);
    }

    void nothingSaidIsAllMissed()
    {
        BoggleSolver solver(graph());
        BoggleWords words;
        solver.findWords(gridOf("ca/st"), words);
        const auto judgement = judgeBoggleWords({}, words, {}, lexicon()->words());
        QCOMPARE(judgement.missed.size(), words.size());
        QCOMPARE(judgement.own, BoggleScore{});
    }

    void classesAreRead()
    {
        const auto notation = boggleNotation(english());
        const std::uint32_t used = graph()->lettersInUse();
        const auto grids = readBoggleClass("c{ao}#*", english(), notation, used);
        QVERIFY(grids);
        QCOMPARE(grids->size, (BoggleSize{2, 2}));
        QCOMPARE(grids->choices[0].size(), 1U);
        QCOMPARE(grids->choices[1].size(), 2U);
        QCOMPARE(grids->choices[2].size(), 0U);
        // A C D G I O Q S T U, and Qu.
        QCOMPARE(grids->choices[3].size(), 11U);
        QCOMPARE(grids->gridCount(), 22.0);
        const auto single = readBoggleClass("catz", english(), notation, used);
        QCOMPARE(single->gridCount(), 1.0);
    }

    void classErrorsHaveTheirPlace_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("column");
        QTest::newRow("no end") << "ca{st" << 3;
        QTest::newRow("in a set") << "ca{s4}t" << 5;
        QTest::newRow("behind a set") << "ca{stop}4" << 9;
        QTest::newRow("number of squares") << "ca{st}" << 0;
    }
    void classErrorsHaveTheirPlace()
    {
        QFETCH(QString, text);
        QFETCH(int, column);
        const auto grids = readBoggleClass(text.toStdString(), english(), boggleNotation(english()),
                                           graph()->lettersInUse());
        QVERIFY(!grids);
        QCOMPARE(grids.error().place.column, column);
    }

    void boundsOfClassesHold()
    {
        const auto notation = boggleNotation(english());
        const auto words = graph();
        const auto grids =
            readBoggleClass("{cd}{ao}{gt}s", english(), notation, words->lettersInUse());
        const auto bound = boundClass(*words, {}, *grids);
        QVERIFY(bound);
        BoggleSolver solver(words);
        for (const char* text : {"cats", "dogs", "cots", "dats"})
            QVERIFY(solver.score(gridOf(text)).points <= bound->points());
    }

    void facesInUse()
    {
        const auto words = graph();
        const auto faces = boggleFacesInUse(*words, boggleNotation(english()));
        QCOMPARE(faces.size(), 10U);
        QStringList texts;
        for (const BoggleFace& face : faces)
            texts.append(QString::fromStdString(boggleFaceText(face, english())));
        QCOMPARE(texts.join(u' '), QStringLiteral("A C D G I O QU S T U"));
        QCOMPARE(boggleFacesInUse(*words, boggleNotation(english(), true))[6].length(), 1);
    }
};

TEST_CLASS(TestBoggleJudge, tests::NoApplication)
#include "tst_boggle_judge.moc"
