// SPDX-License-Identifier: GPL-3.0-or-later
#include <string>

#include <QtTest>

#include "engine/words/word_judge.h"
#include "tests/support/test_class.h"
#include "tests/support/word_tools.h"

using namespace engine;

class TestWordJudge : public QObject
{
    Q_OBJECT

private slots:
    void judges_data();
    void judges();
    void jumbledWords();
    void tilesOfSeveralCharacters();
    void saysWhatIsWrong();
    void agreesWithTheList();
};

void TestWordJudge::judges_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<QString>("verdicts");
    QTest::addColumn<bool>("allValid");
    QTest::newRow("one") << "CAT"
                         << "+" << true;
    QTest::newRow("lower case") << "cat Dog"
                                << "++" << true;
    QTest::newRow("one wrong") << "CAT DGO DOG"
                               << "+-+" << false;
    QTest::newRow("separators") << " CAT,DOG;\tCAT\r\nDOG\n/CAT/DOG"
                                << "++++++" << true;
    QTest::newRow("not of the alphabet") << "CAT D0G"
                                         << "+-" << false;
    QTest::newRow("no words") << " ,\n"
                              << "" << false;
    QTest::newRow("nothing") << ""
                             << "" << false;
    QTest::newRow("very long") << QString(10'000, 'A') << "-" << false;
    QTest::newRow("blank") << "C?T"
                           << "-" << false;
}

void TestWordJudge::judges()
{
    QFETCH(QString, words);
    QFETCH(QString, verdicts);
    QFETCH(bool, allValid);
    const auto lexicon = tests::lexiconOf("CAT DOG", tests::alphabetOf("english"));
    const auto judgement = judgeWords(*lexicon, words.toStdString(), WordRule::InOrder);
    QString found;
    for (const JudgedWord& word : judgement.words) found += word.valid ? '+' : '-';
    QCOMPARE(found, verdicts);
    QCOMPARE(judgement.allValid, allValid);
}

void TestWordJudge::jumbledWords()
{
    const auto lexicon = tests::lexiconOf("CAT DOG", tests::alphabetOf("english"));
    QVERIFY(judgeWords(*lexicon, "TAC GOD", WordRule::Jumbled).allValid);
    QVERIFY(!judgeWords(*lexicon, "TAC GOD", WordRule::InOrder).allValid);
    QVERIFY(!judgeWords(*lexicon, "TACS", WordRule::Jumbled).allValid);
}

void TestWordJudge::tilesOfSeveralCharacters()
{
    const auto lexicon = tests::lexiconOf("CHAL LLA", tests::alphabetOf("spanish"));
    QVERIFY(judgeWords(*lexicon, "chal [CH]AL lla", WordRule::InOrder).allValid);
    QVERIFY(!judgeWords(*lexicon, "[L][L]A", WordRule::InOrder).allValid);
}

void TestWordJudge::saysWhatIsWrong()
{
    const auto lexicon = tests::lexiconOf("CAT DOG", tests::alphabetOf("english"));
    const auto judgement = judgeWords(*lexicon, "DOX DÖG", WordRule::InOrder);
    QCOMPARE(judgement.words.size(), std::size_t{2});
    QVERIFY(!judgement.words[0].problem);
    QVERIFY(judgement.words[1].problem.has_value());
    QCOMPARE(judgement.words[1].text, std::string("DÖG"));
    QCOMPARE(judgement.words[1].problem->place.column, 2);
}

void TestWordJudge::agreesWithTheList()
{
    const auto lexicon = tests::smallLexicon();
    std::string all;
    for (const auto& word : tests::wordsOf(*lexicon))
        all += tests::plainText(word, lexicon->alphabet()) + " ";
    const auto judgement = judgeWords(*lexicon, all, WordRule::InOrder);
    QVERIFY(judgement.allValid);
    QCOMPARE(static_cast<std::int64_t>(judgement.words.size()), lexicon->words().wordCount());
}

TEST_CLASS(TestWordJudge, tests::NoApplication)
#include "tst_word_judge.moc"
