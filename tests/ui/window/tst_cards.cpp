// SPDX-License-Identifier: GPL-3.0-or-later
// The card box in the window: filled from the library and from the list of words, asked, answered.
#include <QDockWidget>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>
#include <QTemporaryDir>
#include <QTimer>
#include <QtTest>

#include "engine/eval/move_ranking.h"
#include "tests/support/test_class.h"
#include "tests/ui/ui_fixture.h"
#include "tests/ui/window/library_stage.h"
#include "ui/learning/card_panel.h"
#include "ui/learning/learning_feature.h"
#include "ui/library/library_feature.h"
#include "ui/library/library_panel.h"
#include "ui/position/board_column.h"
#include "ui/review/practice.h"
#include "ui/widgets/covered_panel.h"
#include "ui/window/main_window.h"
#include "ui/window/session.h"
#include "ui/words/words_feature.h"
#include "ui/words/words_panel.h"

using namespace Qt::StringLiterals;

namespace {

struct CardStage : fixture::LibraryStage
{
    ui::LearningFeature* learning = window->feature<ui::LearningFeature>();

    [[nodiscard]] const ui::CardSummary& summary() const { return learning->box().summary(); }
    [[nodiscard]] bool waitForCards(int count) const
    {
        return QTest::qWaitFor([this, count] { return summary().cards() == count; });
    }
    /// Puts what the Words panel finds into the box.
    [[nodiscard]] bool addWords(const char* id, ui::WordMode mode, const QString& text) const
    {
        auto* words = window->feature<ui::WordsFeature>()->panel();
        QSignalSpy added(&learning->box(), &ui::CardBox::added);
        words->ask(mode, text);
        if (!QTest::qWaitFor([words] { return words->model().rowCount() > 0; })) return false;
        action(id)->trigger();
        return QTest::qWaitFor([&added] { return !added.isEmpty(); });
    }
    void press(const char* button) const { child<QPushButton>(button)->click(); }
    void type(const QString& text) const
    {
        auto* field = child<QLineEdit>("cardField");
        field->setText(text);
        QTest::keyClick(field, Qt::Key_Return);
    }
    [[nodiscard]] QString text(const char* label) const { return child<QLabel>(label)->text(); }
    [[nodiscard]] bool asks() const
    {
        return QTest::qWaitFor([this] { return learning->panel()->isAsking(); });
    }
    /// The mistakes that it lists become cards.
    [[nodiscard]] bool addMistakes() const
    {
        action("cards.addMistakes")->trigger();
        const auto* panel = window->feature<ui::LibraryFeature>()->panel();
        if (!QTest::qWaitFor([panel] { return !panel->questions().isEmpty(); })) return false;
        action("cards.addMistakes")->trigger();
        return waitForCards(static_cast<int>(panel->questions().size()));
    }
};

}  // namespace

class TestCards : public QObject
{
    Q_OBJECT

private slots:
    void anagramsAreAskedAndComeBack()
    {
        const CardStage stage;
        QVERIFY(stage.addWords("cards.addAnagrams", ui::WordMode::Anagram, u"aet"_s));
        QVERIFY(stage.waitForCards(1));
        stage.action("cards.start")->trigger();
        QVERIFY(stage.asks());
        QVERIFY(stage.child<QDockWidget>("dock.cards")->isVisible());
        QCOMPARE(stage.text("cardPrompt"), u"AET"_s);
        QVERIFY2(stage.text("cardTask").contains(u'4'), qPrintable(stage.text("cardTask")));
        // The list that it was made of isn't there to look at.
        auto* words = stage.window->feature<ui::WordsFeature>()->panel();
        const auto* cover = qobject_cast<ui::CoveredPanel*>(words->parentWidget());
        QVERIFY(cover->isCovered());
        stage.type(u"eat"_s);
        stage.type(u"tea"_s);
        QVERIFY(stage.text("cardTries").contains(u"EAT, TEA"_s));
        stage.type(u"tae"_s);
        QVERIFY(stage.child<QPushButton>("cardDone")->isEnabled());
        stage.type(u"ate"_s);
        // All are found: it is over by itself.
        QVERIFY(!cover->isCovered());
        QVERIFY(!stage.child<QPushButton>("cardDone")->isEnabled());
        QTRY_COMPARE(stage.summary().boxes[1].cards, 1);
        QCOMPARE(stage.summary().days.size(), 1);
        QCOMPARE(stage.summary().days.first().right, 1);
        QCOMPARE(stage.summary().next, QDate::currentDate().addDays(ui::leitner::daysOf(2)));
        stage.press("cardNext");
        QTRY_VERIFY(!stage.learning->panel()->isAsking());
        QVERIFY2(stage.text("cardStatus").contains(u"1 card"),
                 qPrintable(stage.text("cardStatus")));
        QVERIFY(!stage.child<QPushButton>("cardStart")->isEnabled());
    }

    void whatIsNotFoundIsShown()
    {
        const CardStage stage;
        QVERIFY(stage.addWords("cards.addHooks", ui::WordMode::Judge, u"eat"_s));
        QVERIFY(stage.waitForCards(1));
        stage.action("cards.start")->trigger();
        QVERIFY(stage.asks());
        // How many there are isn't told before.
        QVERIFY(!stage.text("cardTask").contains(u'2'));
        stage.type(u"s-"_s);
        // Enter alone gives nothing away.
        stage.type({});
        QVERIFY2(stage.text("cardResult").contains(u"Shift+Enter"),
                 qPrintable(stage.text("cardResult")));
        QVERIFY(stage.child<QPushButton>("cardDone")->isEnabled());
        QCOMPARE(stage.summary().due(), 1);
        QTest::keyClick(stage.child<QLineEdit>("cardField"), Qt::Key_Return, Qt::ShiftModifier);
        QVERIFY2(stage.text("cardResult").contains(u"EATS"), qPrintable(stage.text("cardResult")));
        QTRY_COMPARE(stage.summary().boxes[0].cards, 1);
        QTRY_COMPARE(stage.summary().due(), 0);
        QCOMPARE(stage.summary().days.first().wrong, 1);
        // Esc leads back to the boxes.
        stage.window->escape();
        QVERIFY(!stage.learning->panel()->isAsking());
    }

    void wordsAreToldFromWhatLooksLikeThem()
    {
        const CardStage stage;
        QVERIFY(stage.addWords("cards.addJudged", ui::WordMode::Pattern, u"?a?"_s));
        QTRY_VERIFY(stage.summary().cards() > 3);
        const int cards = stage.summary().cards();
        stage.action("cards.start")->trigger();
        QVERIFY(stage.asks());
        QVERIFY(!stage.child<QLineEdit>("cardField")->isVisible());
        int words = 0;
        for (int i = 0; i < cards; ++i) {
            const QString asked = stage.text("cardPrompt");
            const bool word = fixture::lexicon()->contains(
                *fixture::english()->alphabet.readWord(asked.toStdString()));
            words += word ? 1 : 0;
            // The first answer is wrong, the others are right, by key and by button.
            if (i == 0) stage.press(word ? "cardIsNone" : "cardIsWord");
            else
                QTest::keyClick(stage.child<QPushButton>("cardIsWord"),
                                word ? Qt::Key_Plus : Qt::Key_Minus);
            QVERIFY(stage.text("cardResult")
                        .contains(asked + (word ? u" is a word"_s : u" is no word"_s)));
            QVERIFY(!stage.child<QPushButton>("cardIsWord")->isEnabled());
            QTRY_COMPARE(stage.summary().due(), cards - 1 - i);
            // The answer leaves the focus on the button; Enter goes on as the mouse does.
            auto* next = stage.child<QPushButton>("cardNext");
            if (i % 2 == 0) next->click();
            else QTest::keyClick(next, i % 4 == 1 ? Qt::Key_Return : Qt::Key_Enter);
            if (i + 1 < cards) QTRY_VERIFY(stage.text("cardPrompt") != asked);
        }
        QTRY_VERIFY(!stage.learning->panel()->isAsking());
        QVERIFY(words > 0 && words < cards);
        QCOMPARE(stage.summary().boxes[1].cards, cards - 1);
        QCOMPARE(stage.summary().days.first().wrong, 1);
    }

    /// The keys for hints and for going on are those of the card, not of a game that is open.
    void wordCardsTakeTheKeysOfExercises()
    {
        const CardStage stage;
        QVERIFY(stage.fillLibrary());
        QVERIFY(stage.addWords("cards.addAnagrams", ui::WordMode::Anagram, u"aet"_s));
        QVERIFY(stage.addWords("cards.addJudged", ui::WordMode::Judge, u"eat"_s));
        QTRY_VERIFY(stage.summary().cards() > 1);
        QVERIFY(!stage.action("review.hint")->isEnabled());
        stage.action("cards.start")->trigger();
        QVERIFY(stage.asks());
        const ui::Practice& practice = stage.session->practice();
        QSet<QString> asked;
        bool hinted = false;
        while (stage.learning->panel()->isAsking()) {
            const QString prompt = stage.text("cardPrompt");
            QVERIFY(!asked.contains(prompt));
            asked.insert(prompt);
            const bool judged = !stage.child<QLineEdit>("cardField")->isVisible();
            QCOMPARE(stage.action("review.hint")->isEnabled(), !judged);
            if (judged) {
                QVERIFY(stage.child<QPushButton>("cardIsWord")->text().contains(u"(+)"_s));
                QVERIFY(stage.child<QPushButton>("cardIsNone")->text().contains(u"(−)"_s));
            } else {
                stage.action("review.hint")->trigger();
                QVERIFY2(stage.text("cardHints").endsWith(u" A."_s),
                         qPrintable(stage.text("cardHints")));
                hinted = true;
            }
            stage.action("review.practise")->trigger();
            QVERIFY(!practice.isOn());
            QTRY_VERIFY(!stage.learning->panel()->isAsking() || stage.text("cardPrompt") != prompt);
        }
        QVERIFY(hinted && asked.size() > 1);
        QVERIFY(!stage.action("review.hint")->isEnabled());
        QVERIFY(!practice.foreground());
    }

    void mistakesAreAskedOnTheBoard()
    {
        const CardStage stage;
        QVERIFY(stage.fillLibrary());
        QVERIFY(stage.addMistakes());
        const int cards = stage.summary().cards();
        stage.action("cards.start")->trigger();
        QVERIFY(stage.asks());
        ui::Practice& practice = stage.session->practice();
        QTRY_COMPARE(practice.state(), ui::Practice::State::Asking);
        QVERIFY(practice.question() != nullptr);
        // The move can be typed at once.
        QTRY_COMPARE(stage.window->focusWidget(), stage.window->boardColumn()->board());
        practice.giveHint();
        practice.show();
        QTRY_COMPARE(stage.summary().days.size(), 1);
        QCOMPARE(stage.summary().days.first().wrong, 1);
        QCOMPARE(stage.summary().due(), cards - 1);
        QVERIFY(stage.text("cardResult").contains(u"1"));
        // The practice goes on with the next card, and ends behind the last one.
        for (int i = 1; i < cards; ++i) {
            practice.next();
            QTRY_COMPARE(practice.state(), ui::Practice::State::Asking);
            practice.show();
            QTRY_COMPARE(stage.summary().due(), cards - 1 - i);
        }
        practice.next();
        QTRY_VERIFY(!stage.learning->panel()->isAsking());
        QVERIFY(!practice.isOn());
        QVERIFY(stage.text("cardStatus").contains(u"answered"));
    }

    void aMistakePassedOverKeepsItsAnswer()
    {
        const CardStage stage;
        QVERIFY(stage.addWords("cards.addAnagrams", ui::WordMode::Anagram, u"aet"_s));
        QVERIFY(stage.fillLibrary());
        stage.action("cards.addMistakes")->trigger();
        const auto* panel = stage.window->feature<ui::LibraryFeature>()->panel();
        QTRY_VERIFY(!panel->questions().isEmpty());
        stage.action("cards.addMistakes")->trigger();
        QVERIFY(stage.waitForCards(1 + static_cast<int>(panel->questions().size())));
        stage.action("cards.start")->trigger();
        QVERIFY(stage.asks());
        ui::Practice& practice = stage.session->practice();
        int passed = 0;
        while (stage.text("cardPrompt") != u"AET") {
            QTRY_COMPARE(practice.state(), ui::Practice::State::Asking);
            const int turn = practice.question()->number;
            practice.next();
            QTRY_VERIFY(stage.text("cardPrompt") == u"AET" ||
                        (practice.question() && practice.question()->number != turn));
            QVERIFY(++passed < 20);
        }
        QVERIFY(passed > 0);
        QVERIFY(practice.isConcealing());
        QVERIFY(!stage.session->analysis().ranking());
        // Whoever ends the questions may see it.
        stage.press("cardStop");
        QVERIFY(!practice.isOn());
    }

    void cardsWithoutTheirGameWait()
    {
        const CardStage stage;
        QVERIFY(stage.fillLibrary());
        QVERIFY(stage.addMistakes());
        QVERIFY(QFile::remove(stage.folder.filePath(u"game.gcg"_s)));
        stage.action("cards.start")->trigger();
        QTRY_VERIFY2(stage.text("cardStatus").contains(u"can't be asked"),
                     qPrintable(stage.text("cardStatus")));
        QVERIFY(!stage.learning->panel()->isAsking());
        QVERIFY(stage.summary().due() > 0);
    }

    void missedWordsBecomeCards()
    {
        const CardStage stage;
        QVERIFY(stage.fillLibrary());
        stage.action("cards.addMissed")->trigger();
        const auto* panel = stage.window->feature<ui::LibraryFeature>()->panel();
        QTRY_VERIFY(!panel->questions().isEmpty());
        QSignalSpy added(&stage.learning->box(), &ui::CardBox::added);
        stage.action("cards.addMissed")->trigger();
        QTRY_COMPARE(added.size(), 1);
        QTRY_VERIFY(!stage.summary().decks.isEmpty());
        QCOMPARE(stage.summary().decks.first().deck.kind, ui::CardKind::Anagrams);
        // The same again is nothing new.
        const int cards = stage.summary().cards();
        stage.action("cards.addMissed")->trigger();
        QTRY_COMPARE(added.size(), 2);
        QCOMPARE(added.last().first().toInt(), 0);
        QCOMPARE(stage.summary().cards(), cards);
    }

    void oneCardOrAllCanGo()
    {
        const CardStage stage;
        QVERIFY(stage.addWords("cards.addAnagrams", ui::WordMode::Pattern, u"???"_s));
        QTRY_VERIFY(stage.summary().cards() > 2);
        const int cards = stage.summary().cards();
        stage.action("cards.start")->trigger();
        QVERIFY(stage.asks());
        const QString first = stage.text("cardPrompt");
        stage.press("cardTakeOut");
        QTRY_VERIFY(stage.text("cardPrompt") != first);
        QVERIFY(stage.waitForCards(cards - 1));
        stage.press("cardStop");
        QVERIFY(!stage.learning->panel()->isAsking());
        // All of a kind go only when that is confirmed.
        stage.learning->box().setDeck(stage.summary().decks.first().deck);
        QTRY_VERIFY(stage.child<QPushButton>("cardRemoveDeck")->isEnabled());
        const auto answer = [&stage](QMessageBox::ButtonRole role) {
            QTimer::singleShot(0, stage.window.get(), [role] {
                const QWidgetList all = QApplication::topLevelWidgets();
                for (QWidget* widget : all)
                    if (auto* box = qobject_cast<QMessageBox*>(widget))
                        for (QAbstractButton* button : box->buttons())
                            if (box->buttonRole(button) == role) button->click();
            });
            stage.press("cardRemoveDeck");
        };
        answer(QMessageBox::RejectRole);
        QCOMPARE(stage.summary().cards(), cards - 1);
        answer(QMessageBox::DestructiveRole);
        QVERIFY(stage.waitForCards(0));
    }
};

TEST_CLASS(TestCards, QApplication)
#include "tst_cards.moc"
