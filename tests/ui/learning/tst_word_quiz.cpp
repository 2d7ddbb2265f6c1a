// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>
#include <QtTest>

#include "tests/support/test_class.h"
#include "tests/ui/ui_fixture.h"
#include "ui/learning/card_box.h"
#include "ui/learning/word_quiz.h"

using namespace Qt::StringLiterals;

namespace {

ui::WordQuiz quizOf(ui::CardKind kind, const QString& key, const QStringList& answers)
{
    ui::Card card;
    card.deck = {kind, u"tiny"_s};
    card.key = key;
    return {card, answers, fixture::english()};
}

}  // namespace

class TestWordQuiz : public QObject
{
    Q_OBJECT

private slots:
    void wordsAreFoundOneByOne()
    {
        using Try = ui::WordQuiz::Try;
        auto quiz = quizOf(ui::CardKind::Anagrams, u"AET"_s, {u"ATE"_s, u"EAT"_s, u"TEA"_s});
        QVERIFY(quiz.tellsCount());
        QCOMPARE(quiz.tryWord(u" eat "_s), Try::Found);
        QCOMPARE(quiz.tryWord(u"EAT"_s), Try::Again);
        QCOMPARE(quiz.grade(), ui::CardGrade::Wrong);
        QCOMPARE(quiz.tryWord(u"e4t"_s), Try::Foreign);
        QCOMPARE(quiz.tryWord(u"tea"_s), Try::Found);
        QCOMPARE(quiz.missed(), QStringList{u"ATE"_s});
        QVERIFY(!quiz.isComplete());
        QCOMPARE(quiz.tryWord(u"ate"_s), Try::Found);
        QVERIFY(quiz.isComplete());
        // What can't be read is a slip of the fingers, no guess.
        QCOMPARE(quiz.grade(), ui::CardGrade::Right);
    }

    void guessesAreNoKnowledge()
    {
        auto quiz = quizOf(ui::CardKind::Anagrams, u"ACT"_s, {u"ACT"_s, u"CAT"_s});
        QCOMPARE(quiz.tryWord(u"tac"_s), ui::WordQuiz::Try::NoWord);
        QCOMPARE(quiz.tryWord(u"act"_s), ui::WordQuiz::Try::Found);
        QCOMPARE(quiz.tryWord(u"cat"_s), ui::WordQuiz::Try::Found);
        QCOMPARE(quiz.grade(), ui::CardGrade::Helped);
        QCOMPARE(quiz.wrong(), QStringList{u"TAC"_s});
    }

    void hooksAreTypedAsLetters()
    {
        using Try = ui::WordQuiz::Try;
        auto quiz = quizOf(ui::CardKind::Hooks, u"EAT"_s, {u"SEAT"_s, u"EATS"_s});
        QVERIFY(!quiz.tellsCount());
        QCOMPARE(quiz.tryWord(u"s-"_s), Try::Found);
        QCOMPARE(quiz.tryWord(u"-x"_s), Try::NoWord);
        QCOMPARE(quiz.tryWord(u"eats"_s), Try::Found);
        QVERIFY(quiz.isComplete());
        const auto none = quizOf(ui::CardKind::Hooks, u"QUIZ"_s, {});
        QCOMPARE(none.grade(), ui::CardGrade::Right);
    }

    void aLetterAloneIsEnoughWhereItIsClear()
    {
        using Try = ui::WordQuiz::Try;
        auto quiz = quizOf(ui::CardKind::Hooks, u"EAT"_s, {u"BEAT"_s, u"SEAT"_s, u"EATS"_s});
        QCOMPARE(quiz.tryWord(u"b"_s), Try::Found);
        QCOMPARE(quiz.found(), QStringList{u"BEAT"_s});
        QCOMPARE(quiz.tryWord(u"B"_s), Try::Again);
        QCOMPARE(quiz.tryWord(u"s"_s), Try::Unclear);
        QVERIFY(quiz.wrong().isEmpty());
        QCOMPARE(quiz.tryWord(u"-s"_s), Try::Found);
        QCOMPARE(quiz.tryWord(u"S"_s), Try::Found);
        QCOMPARE(quiz.found().last(), u"SEAT"_s);
        QVERIFY(quiz.isComplete());
        QCOMPARE(quiz.tryWord(u"x"_s), Try::NoWord);
        QCOMPARE(quiz.wrong(), QStringList{u"X"_s});
    }

    void hintsTellMoreAndMore()
    {
        auto quiz = quizOf(ui::CardKind::Anagrams, u"AET"_s, {u"ATE"_s, u"EAT"_s});
        QCOMPARE(quiz.hintedStart(), QString());
        quiz.giveHint();
        QCOMPARE(quiz.hintedStart(), u"A"_s);
        quiz.giveHint();
        QCOMPARE(quiz.hintedStart(), u"AT"_s);
        quiz.tryWord(u"ate"_s);
        QCOMPARE(quiz.hintedStart(), QString());
        quiz.giveHint();
        QCOMPARE(quiz.hintedStart(), u"E"_s);
        for (int i = 0; i < 5; ++i) quiz.giveHint();
        QCOMPARE(quiz.hintedStart(), u"EAT"_s);
        quiz.tryWord(u"eat"_s);
        quiz.giveHint();
        QCOMPARE(quiz.grade(), ui::CardGrade::Helped);

        auto hooks = quizOf(ui::CardKind::Hooks, u"EAT"_s, {u"SEAT"_s, u"EATS"_s});
        QVERIFY(!hooks.tellsHooks());
        hooks.giveHint();
        QVERIFY(hooks.tellsHooks());
        QCOMPARE(hooks.frontHooks(), 1);
        QCOMPARE(hooks.backHooks(), 1);
        QVERIFY(hooks.hintedHooks().isEmpty());
        hooks.giveHint();
        QCOMPARE(hooks.hintedHooks(), QStringList{u"S-"_s});
        hooks.giveHint();
        hooks.giveHint();
        QCOMPARE(hooks.hintedHooks(), (QStringList{u"S-"_s, u"-S"_s}));
        // A word without hooks says that it has none.
        auto none = quizOf(ui::CardKind::Hooks, u"QUIZ"_s, {});
        none.giveHint();
        QVERIFY(none.tellsHooks());
        QCOMPARE(none.frontHooks(), 0);
        QCOMPARE(none.grade(), ui::CardGrade::Helped);
    }

    void wordsAreJudged()
    {
        auto word = quizOf(ui::CardKind::Judge, u"EAT"_s, {u"EAT"_s});
        QVERIFY(word.isJudged());
        QCOMPARE(word.grade(), ui::CardGrade::Wrong);
        word.judge(true);
        QCOMPARE(word.grade(), ui::CardGrade::Right);
        auto none = quizOf(ui::CardKind::Judge, u"EAX"_s, {});
        QVERIFY(!none.isWord());
        none.judge(true);
        QCOMPARE(none.grade(), ui::CardGrade::Wrong);
        none.judge(false);
        QCOMPARE(none.grade(), ui::CardGrade::Right);
    }

    void movesTellTheirWord_data()
    {
        QTest::addColumn<QString>("move");
        QTest::addColumn<QString>("word");
        QTest::newRow("across") << u"8D QUIZ"_s << u"QUIZ"_s;
        QTest::newRow("down, through a tile, with a blank") << u"J8 (C)AtS"_s << u"CATS"_s;
        QTest::newRow("long tiles") << u"8D [CH]A"_s << u"[CH]A"_s;
        QTest::newRow("exchange") << u"exch AE"_s << QString();
        QTest::newRow("pass") << u"pass"_s << QString();
        QTest::newRow("nothing") << QString() << QString();
        QTest::newRow("letters that aren't told") << u"8D .AT"_s << QString();
    }

    void movesTellTheirWord()
    {
        QFETCH(QString, move);
        QTEST(ui::wordOfMove(move), "word");
    }
};

TEST_CLASS(TestWordQuiz, QCoreApplication)
#include "tst_word_quiz.moc"
