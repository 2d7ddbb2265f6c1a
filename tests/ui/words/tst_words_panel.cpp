// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractButton>
#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTableView>
#include <QtTest>

#include "engine/eval/move_ranking.h"
#include "tests/support/test_class.h"
#include "tests/support/test_lexicons.h"
#include "tests/ui/ui_fixture.h"
#include "ui/document/study.h"
#include "ui/widgets/flow_layout.h"
#include "ui/words/words_panel.h"

using namespace Qt::StringLiterals;
using State = ui::WordSearch::State;
using ui::WordMode;
using ui::WordsPanel;

namespace {

struct Stage
{
    ui::JobService jobs;
    ui::Study study;
    ui::ShownStudy shown{study};
    ui::WordSearch search;
    WordsPanel panel;

    explicit Stage(const ui::PositionPtr& position = fixture::catPosition())
        : study(position), search(jobs, shown), panel(search)
    {
        panel.resize(760, 420);
        panel.show();
        panel.activateWindow();
        std::ignore = QTest::qWaitForWindowActive(&panel);
        panel.focusField();
    }
    template <class T>
    T* child(const char* name) const
    {
        return panel.findChild<T*>(QLatin1StringView(name));
    }
    QLineEdit* field() const { return child<QLineEdit>("wordField"); }
    QLabel* label(const char* name) const { return child<QLabel>(name); }
    void type(const QString& text) const { QTest::keyClicks(field(), text); }
    void choose(const char* chip) const { child<QAbstractButton>(chip)->click(); }
    bool settled() const { return jobs.jobs().isEmpty() && search.state() != State::Working; }
    QString words()
    {
        QStringList words;
        for (int row = 0; row < panel.model().rowCount(); ++row)
            words << panel.model().wordText(row);
        return words.join(u' ');
    }
    void giveMoves()
    {
        const auto position = study.position();
        search.setMoves(position, std::make_shared<engine::MoveRanking>(
                                      *engine::rankMoves({*position, nullptr, 0, true}, {})));
    }
};

ui::PositionPtr positionOf(const char* rules, const std::string& words)
{
    const engine::GameRulesPtr game = *engine::catalogue::rules(rules);
    const auto list = tests::wordsFrom(words, game->alphabet).value();
    return std::make_shared<engine::Position>(*engine::Position::create(
        game, *engine::Lexicon::fromWords("test", list, game->alphabet, false)));
}

}  // namespace

class TestWordsPanel : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }

    void findsAsOneTypes()
    {
        Stage stage;
        QVERIFY(stage.label("wordsHint")->isVisible());
        stage.type(u"act?"_s);
        QTRY_COMPARE(stage.words(), u"ACTs CAsT CATs"_s);
        QVERIFY(stage.panel.table()->isVisible());
        QVERIFY2(stage.label("wordCount")->text().startsWith(u"3 words · "),
                 qPrintable(stage.label("wordCount")->text()));
        QTest::keyClick(stage.field(), Qt::Key_Backspace);
        QTRY_COMPARE(stage.words(), u"ACT CAT"_s);
        stage.field()->clear();
        QCOMPARE(stage.words(), QString());
        QVERIFY(stage.label("wordsHint")->isVisible());
        stage.type(u"zzz"_s);
        QTRY_COMPARE(stage.label("wordsHint")->text(), u"No such word."_s);
    }

    void modesMeanTheText()
    {
        Stage stage;
        stage.type(u"ate"_s);
        QTRY_COMPARE(stage.words(), u"ATE EAT TAE TEA"_s);
        stage.choose("modeSubAnagram");
        QTRY_COMPARE(stage.words(), u"ATE EAT TAE TEA AT TA"_s);
        stage.choose("modeHooks");
        QTRY_COMPARE(stage.words(), u"ATE AT"_s);
        QVERIFY(!stage.panel.table()->isColumnHidden(ui::WordListModel::NoteColumn));
        QVERIFY(!stage.child<QSpinBox>("wordMinLength")->isEnabled());
        stage.choose("modePattern");
        QTRY_COMPARE(stage.words(), u"ATE"_s);
        QVERIFY(stage.panel.table()->isColumnHidden(ui::WordListModel::NoteColumn));
        QVERIFY(stage.child<QSpinBox>("wordMinLength")->isEnabled());
        stage.choose("modeJudge");
        QTRY_VERIFY(stage.label("wordCount")->text().startsWith(u"1 word, ✓ valid"));
        stage.type(u" dgo"_s);
        QTRY_VERIFY(stage.label("wordCount")->text().startsWith(u"2 words, ✕ 1 not valid"));
        stage.field()->setText(u"(S|C)AT"_s);
        stage.choose("modeRegex");
        QTRY_COMPARE(stage.words(), u"CAT SAT"_s);
    }

    void lengthsNarrowTheList()
    {
        Stage stage;
        stage.choose("modeSubAnagram");
        stage.type(u"cats"_s);
        QTRY_COMPARE(stage.panel.model().rowCount(), 9);
        stage.child<QSpinBox>("wordMinLength")->setValue(4);
        QTRY_COMPARE(stage.words(), u"ACTS CAST CATS"_s);
        // The one pushes the other.
        stage.child<QSpinBox>("wordMaxLength")->setValue(2);
        QCOMPARE(stage.child<QSpinBox>("wordMinLength")->value(), 2);
        QTRY_COMPARE(stage.words(), u"AS AT TA"_s);
    }

    void wrongPatternKeepsTheRowsAndMarksTheColumn()
    {
        Stage stage;
        stage.choose("modePattern");
        stage.type(u"?at"_s);
        QTRY_COMPARE(stage.words(), u"CAT EAT SAT"_s);
        stage.type(u"[<"_s);
        QTRY_COMPARE(stage.search.state(), State::Wrong);
        const QLabel* problem = stage.label("wordProblem");
        QVERIFY(problem->isVisible());
        QVERIFY2(problem->text().contains(u"Column 4"), qPrintable(problem->text()));
        // Text of the user's is no markup.
        QVERIFY(problem->text().contains(u"&lt;"));
        QVERIFY(stage.panel.model().isStale());
        QCOMPARE(stage.panel.model().rowCount(), 3);
        QTest::keyClick(stage.field(), Qt::Key_Backspace);
        QTest::keyClick(stage.field(), Qt::Key_Backspace);
        QTRY_COMPARE(stage.search.state(), State::Ready);
        QVERIFY(!problem->isVisible());
        QVERIFY(!stage.panel.model().isStale());
    }

    void noLexicon()
    {
        Stage stage(fixture::position(fixture::kEmptyBoard + " / 0/0 0", false));
        stage.type(u"cat"_s);
        QVERIFY(stage.label("wordsHint")->isVisible());
        QVERIFY(stage.label("wordsHint")->text().contains(u"lexicon"));
    }

    void tilesOfSeveralLetters()
    {
        Stage spanish(positionOf("spanish", "CALLE LLAMA CHAL CHALE ECHAR"));
        spanish.choose("modePattern");
        spanish.type(u"?al*"_s);
        QTRY_COMPARE(spanish.words(), u"[CH]AL [CH]ALE"_s);
        spanish.choose("modeAnagram");
        spanish.field()->setText(u"[LL]ac?"_s);
        QTRY_COMPARE(spanish.words(), u"CA[LL]e"_s);
        Stage catalan(positionOf("catalan", "COL·LEGI LEGI"));
        catalan.choose("modeExtensions");
        catalan.type(u"l·le"_s);
        QTRY_COMPARE(catalan.words(), u"CO[L·L]EGI"_s);
    }

    void keyboardOnly()
    {
        // CATS and AS can be laid.
        Stage stage(fixture::catPosition("S/"));
        stage.giveMoves();
        stage.choose("modeSubAnagram");
        stage.type(u"cats"_s);
        QTRY_VERIFY(stage.settled() && stage.search.playable());
        QSignalSpy previews(&stage.panel, &WordsPanel::previewed);
        QSignalSpy activations(&stage.panel, &WordsPanel::wordActivated);
        QTest::keyClick(stage.field(), Qt::Key_Down);
        QTableView* table = stage.panel.table();
        QVERIFY(table->hasFocus());
        QCOMPARE(table->currentIndex().row(), 0);
        // ACTS can't be laid: what else the board may show goes.
        QVERIFY(!previews.back().front().value<std::optional<engine::Move>>());
        QTest::keyClick(table, Qt::Key_Down);
        QTest::keyClick(table, Qt::Key_Down);
        QCOMPARE(stage.panel.model().wordText(2), u"CATS"_s);
        const auto shown = previews.back().front().value<std::optional<engine::Move>>();
        QVERIFY(shown && shown == stage.panel.model().moveFor(2));
        QTest::keyClick(table, Qt::Key_Return);
        QCOMPARE(activations.size(), 1);
        QCOMPARE(activations.front().front().toString(), u"CATS"_s);
        QTest::keyClick(table, Qt::Key_Up);
        QVERIFY(!previews.back().front().value<std::optional<engine::Move>>());
        QTest::keyClick(table, Qt::Key_Up);
        QTest::keyClick(table, Qt::Key_Up);
        QVERIFY(stage.field()->hasFocus());
        // Chips: arrows go from one to the next.
        auto* chip = stage.child<QAbstractButton>("modeSubAnagram");
        chip->setFocus();
        QTest::keyClick(chip, Qt::Key_Right);
        QVERIFY(stage.child<QAbstractButton>("modePattern")->isChecked());
        QTRY_COMPARE(stage.words(), u"CATS"_s);
    }

    void clickShowsTheMove()
    {
        Stage stage;
        stage.giveMoves();
        stage.type(u"seat"_s);
        QTRY_VERIFY(stage.settled() && stage.search.playable());
        QSignalSpy previews(&stage.panel, &WordsPanel::previewed);
        QTableView* table = stage.panel.table();
        const QModelIndex word = stage.panel.model().index(1, ui::WordListModel::WordColumn);
        QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, table->visualRect(word).center());
        QVERIFY(previews.size() >= 1);
        QVERIFY(previews.back().front().value<std::optional<engine::Move>>());
        // Another position: that move is history.
        stage.search.setMoves(nullptr, nullptr);
        QVERIFY(!previews.back().front().value<std::optional<engine::Move>>());
        QSignalSpy activations(&stage.panel, &WordsPanel::wordActivated);
        QTest::mouseDClick(table->viewport(), Qt::LeftButton, {}, table->visualRect(word).center());
        QCOMPARE(activations.size(), 1);
    }

    void orders()
    {
        Stage stage;
        stage.choose("modeSubAnagram");
        stage.type(u"cats"_s);
        QTRY_VERIFY(stage.settled());
        auto* order = stage.child<QComboBox>("wordSort");
        order->setFocus();
        QTest::keyClick(order, Qt::Key_Down);
        QCOMPARE(order->currentText(), u"Word"_s);
        QCOMPARE(stage.words(), u"ACT ACTS AS AT CAST CAT CATS SAT TA"_s);
        // The headers and the choice are one.
        stage.panel.table()->sortByColumn(ui::WordListModel::LengthColumn, Qt::AscendingOrder);
        QCOMPARE(order->currentText(), u"Length"_s);
        QVERIFY(stage.words().startsWith(u"AS AT TA"));
    }

    void copies()
    {
        Stage stage;
        stage.type(u"act?"_s);
        QTRY_COMPARE(stage.panel.model().rowCount(), 3);
        stage.child<QAbstractButton>("wordsCopy")->click();
        QCOMPARE(QGuiApplication::clipboard()->text(), u"ACTS\nCAST\nCATS\n"_s);
        QTableView* table = stage.panel.table();
        table->setCurrentIndex(stage.panel.model().index(1, 0));
        QTest::keyClick(table, Qt::Key_Down, Qt::ShiftModifier);
        QTest::keyClick(table, Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(QGuiApplication::clipboard()->text(), u"CAST\nCATS\n"_s);
    }

    /// Of what was left out nothing is said.
    void longListsAreCutWithARemark()
    {
        Stage stage;
        stage.choose("modeJudge");
        const QString many = u"cat "_s.repeated(10'000);
        QGuiApplication::clipboard()->setText(many);
        stage.field()->paste();
        QTRY_VERIFY(stage.label("wordCount")->text().startsWith(u"10000 words, ✓ valid ·"));
        QVERIFY(!stage.label("wordProblem")->isVisible());
        // The last one is none, but it is beyond what is taken.
        stage.field()->selectAll();
        QGuiApplication::clipboard()->setText(many.repeated(3) + u"dgo"_s);
        stage.field()->paste();
        QTRY_VERIFY(stage.label("wordCount")->text().startsWith(u"25000 words, ✓ valid as far"));
        QVERIFY(stage.label("wordProblem")->isVisible());
        QVERIFY(stage.label("wordProblem")->text().contains(u"first 100000 characters"));
        stage.field()->setText(u"cat"_s);
        QVERIFY(!stage.label("wordProblem")->isVisible());
        stage.panel.ask(WordMode::Judge, many.repeated(3) + u"dgo"_s);
        QVERIFY(stage.label("wordProblem")->isVisible());
        QTest::keyClick(stage.field(), Qt::Key_Delete);
        QVERIFY(!stage.label("wordProblem")->isVisible());
    }

    void bigListsComeAtOnce()
    {
        const auto rules = fixture::english();
        const auto list = tests::randomWords(*rules, 7, 260'000, 12);
        Stage stage(std::make_shared<engine::Position>(*engine::Position::create(
            rules, *engine::Lexicon::fromWords("many", list, rules->alphabet, false))));
        stage.choose("modePattern");
        stage.type(u"*"_s);
        QTRY_COMPARE(stage.panel.model().rowCount(), static_cast<int>(ui::kMostListedWords));
        QVERIFY2(stage.label("wordCount")->text().startsWith(u"first 100000 of "),
                 qPrintable(stage.label("wordCount")->text()));
        QVERIFY(!stage.label("wordCount")->toolTip().isEmpty());
        // Typing on ends what is still worked out about them.
        stage.type(u"Z"_s);
        QTRY_VERIFY(stage.panel.model().rowCount() < 100'000 && stage.settled());
        QVERIFY(!stage.panel.model().isStale());
    }

    void hiddenPanelWantsNoExtras()
    {
        Stage stage;
        stage.panel.hide();
        stage.giveMoves();
        stage.field()->setText(u"cat"_s);
        QTRY_VERIFY(stage.settled());
        QVERIFY(!stage.search.playable());
        QVERIFY(!stage.search.details());
        stage.panel.show();
        QTRY_VERIFY(stage.search.playable() && stage.search.details());
    }

    void narrowPanelBreaksTheControls()
    {
        Stage stage;
        QVERIFY(stage.panel.minimumSizeHint().width() < 400);
        auto* first = stage.child<QWidget>("modeAnagram");
        auto* last = stage.child<QWidget>("wordsCopy");
        stage.panel.resize(1400, 420);
        QTRY_COMPARE(first->y(), last->mapTo(first->parentWidget(), QPoint()).y());
        stage.panel.resize(380, 420);
        QTRY_VERIFY(last->mapTo(first->parentWidget(), QPoint()).y() > first->geometry().bottom());
        QVERIFY(last->parentWidget()->rect().contains(last->geometry()));
        // However low the panel is, no line is cut.
        stage.panel.resize(380, 10);
        QTRY_VERIFY(stage.panel.minimumSizeHint().height() > last->geometry().bottom());
        QTRY_VERIFY(last->parentWidget()->rect().contains(last->geometry()));
    }
};

TEST_CLASS(TestWordsPanel, QApplication)
#include "tst_words_panel.moc"
