// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <functional>
#include <vector>

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QtTest>

#include "engine/eval/move_ranking.h"
#include "tests/support/test_class.h"
#include "tests/support/test_lexicons.h"
#include "tests/ui/ui_fixture.h"
#include "ui/words/word_list_model.h"

using namespace Qt::StringLiterals;
using Model = ui::WordListModel;
using ui::WordMode;

namespace {

ui::WordAnswerPtr ask(WordMode mode, const QString& text,
                      const ui::WordSource& source = {fixture::english(), fixture::lexicon()})
{
    return std::make_shared<ui::WordAnswer>(
        *ui::lookUpWords({mode, text, 1, engine::kLongestWord}, source, {}));
}

ui::WordDetailsPtr detailsOf(const ui::WordAnswerPtr& answer)
{
    return std::make_shared<ui::WordDetails>(*ui::detailsOf(*answer, {}, {}));
}

ui::PlayableWordsPtr playable()
{
    // With an S one can lay CATS and AS.
    const auto position = fixture::catPosition("S/");
    const auto ranking = std::make_shared<engine::MoveRanking>(
        *engine::rankMoves({*position, nullptr, 0, true}, {}));
    return std::make_shared<ui::PlayableWords>(*ui::PlayableWords::of(*position, ranking, {}));
}

QString cell(const Model& model, int row, int column, int role = Qt::DisplayRole)
{
    return model.data(model.index(row, column), role).toString();
}

QString words(const Model& model)
{
    QStringList words;
    for (int row = 0; row < model.rowCount(); ++row) words << model.wordText(row);
    return words.join(u' ');
}

}  // namespace

class TestWordListModel : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }

    void showsWhatIsKnown()
    {
        ui::JobService jobs;
        Model model(jobs);
        const QAbstractItemModelTester tester(
            &model, QAbstractItemModelTester::FailureReportingMode::Fatal);
        const auto answer = ask(WordMode::Anagram, u"act?"_s);
        model.setAnswer(answer);
        QCOMPARE(words(model), u"ACTs CAsT CATs"_s);
        QCOMPARE(cell(model, 2, Model::WordColumn), u"CATs"_s);
        QCOMPARE(model.plainWord(2), u"CATS"_s);
        QCOMPARE(cell(model, 2, Model::InnerColumn), u"-S"_s);
        QCOMPARE(cell(model, 2, Model::LengthColumn), u"4"_s);
        // C 3, A 1, T 1; the blank scores nothing.
        QCOMPARE(cell(model, 2, Model::PointsColumn), u"5"_s);
        QCOMPARE(cell(model, 2, Model::RankColumn), u"…"_s);
        QCOMPARE(cell(model, 2, Model::PlayColumn), QString());
        QVERIFY(!model.moveFor(2));
        model.setDetails(detailsOf(answer));
        QCOMPARE(cell(model, 2, Model::RankColumn), u"2"_s);
        QVERIFY(cell(model, 2, Model::RankColumn, Qt::ToolTipRole).contains(u"2 of the 2"));
        model.setPlayable(playable());
        QVERIFY(cell(model, 2, Model::PlayColumn).startsWith(u"8G"));
        QVERIFY(model.moveFor(2));
        QVERIFY(model.spokenRow(2).contains(u"playable now at 8G"));
        // What is old can't be played.
        model.setStale(true);
        QVERIFY(!model.moveFor(2));
        model.setAnswer(nullptr);
        QCOMPARE(model.rowCount(), 0);
    }

    void hooksAreWritten()
    {
        ui::JobService jobs;
        Model model(jobs);
        model.setAnswer(ask(WordMode::Judge, u"at"_s));
        QCOMPARE(cell(model, 0, Model::FrontColumn), u"CES"_s);
        QCOMPARE(cell(model, 0, Model::BackColumn), u"E"_s);
        QCOMPARE(cell(model, 0, Model::InnerColumn), QString());
    }

    void remarks()
    {
        ui::JobService jobs;
        Model model(jobs);
        model.setAnswer(ask(WordMode::Judge, u"cat dgo d0g"_s));
        QCOMPARE(cell(model, 0, Model::NoteColumn), u"✓ valid"_s);
        QCOMPARE(cell(model, 1, Model::NoteColumn), u"✕ not in the lexicon"_s);
        QVERIFY(cell(model, 2, Model::NoteColumn).startsWith(u"✕ "));
        QCOMPARE(cell(model, 2, Model::WordColumn), u"d0g"_s);
        QCOMPARE(cell(model, 2, Model::LengthColumn), QString());
        model.setAnswer(ask(WordMode::Hooks, u"ate"_s));
        QCOMPARE(cell(model, 1, Model::NoteColumn), u"without last letter"_s);
        model.setAnswer(ask(WordMode::Hooks, u"at"_s));
        QCOMPARE(cell(model, 1, Model::NoteColumn), u"C in front"_s);
        QCOMPARE(cell(model, 4, Model::NoteColumn), u"E behind"_s);
        model.setAnswer(ask(WordMode::Extensions, u"at"_s));
        QCOMPARE(words(model), u"ATE CAT EAT SAT CATS EATS SEAT"_s);
        QCOMPARE(cell(model, 0, Model::NoteColumn), u"AT-E"_s);
        QCOMPARE(cell(model, 4, Model::NoteColumn), u"C-AT-S"_s);
        QCOMPARE(cell(model, 6, Model::NoteColumn), u"SE-AT"_s);
    }

    void tilesOfSeveralLetters()
    {
        const engine::GameRulesPtr rules = *engine::catalogue::rules("spanish");
        const auto list = tests::wordsFrom("CALLE LLE CHAL CHALA", rules->alphabet).value();
        ui::JobService jobs;
        Model model(jobs);
        model.setAnswer(
            ask(WordMode::Pattern, u"*"_s,
                {rules, *engine::Lexicon::fromWords("es", list, rules->alphabet, false)}));
        QCOMPARE(words(model), u"CA[LL]E [CH]AL [CH]ALA [LL]E"_s);
        QCOMPARE(cell(model, 0, Model::LengthColumn), u"4"_s);
        QCOMPARE(cell(model, 1, Model::BackColumn), u"A"_s);
        QCOMPARE(model.plainWord(1), u"[CH]AL"_s);
    }

    void sorts_data()
    {
        QTest::addColumn<int>("column");
        QTest::addColumn<int>("order");
        QTest::addColumn<QString>("sorted");
        const int up = Qt::AscendingOrder;
        const int down = Qt::DescendingOrder;
        QTest::newRow("found") << Model::kAsFound << up << u"ACTS CAST CATS ACT CAT SAT AS AT TA"_s;
        QTest::newRow("word") << int{Model::WordColumn} << up
                              << u"ACT ACTS AS AT CAST CAT CATS SAT TA"_s;
        QTest::newRow("word down")
            << int{Model::WordColumn} << down << u"TA SAT CATS CAT CAST AT AS ACTS ACT"_s;
        QTest::newRow("length") << int{Model::LengthColumn} << up
                                << u"AS AT TA ACT CAT SAT ACTS CAST CATS"_s;
        QTest::newRow("points") << int{Model::PointsColumn} << down
                                << u"ACTS CAST CATS ACT CAT SAT AS AT TA"_s;
        QTest::newRow("front hooks")
            << int{Model::FrontColumn} << down << u"AT ACTS CAST CATS ACT CAT SAT AS TA"_s;
        QTest::newRow("back hooks")
            << int{Model::BackColumn} << down << u"ACT CAT AT TA ACTS CAST CATS SAT AS"_s;
        QTest::newRow("inner hooks")
            << int{Model::InnerColumn} << down << u"ACTS CATS CAT SAT CAST ACT AS AT TA"_s;
    }
    void sorts()
    {
        QFETCH(int, column);
        QFETCH(int, order);
        QFETCH(QString, sorted);
        ui::JobService jobs;
        Model model(jobs);
        const QAbstractItemModelTester tester(
            &model, QAbstractItemModelTester::FailureReportingMode::Fatal);
        model.setAnswer(ask(WordMode::SubAnagram, u"cats"_s));
        model.sort(column, static_cast<Qt::SortOrder>(order));
        QCOMPARE(words(model), sorted);
        // A new answer comes in the same order.
        model.setAnswer(ask(WordMode::SubAnagram, u"cats"_s));
        QCOMPARE(words(model), sorted);
    }

    void whatComesLaterIsSortedIn()
    {
        ui::JobService jobs;
        Model model(jobs);
        const QAbstractItemModelTester tester(
            &model, QAbstractItemModelTester::FailureReportingMode::Fatal);
        const auto answer = ask(WordMode::SubAnagram, u"cats"_s);
        model.setAnswer(answer);
        model.sort(Model::PlayColumn, Qt::DescendingOrder);
        QCOMPARE(words(model), u"ACTS CAST CATS ACT CAT SAT AS AT TA"_s);
        const QPersistentModelIndex kept(model.index(2, Model::WordColumn));
        model.setPlayable(playable());
        QCOMPARE(kept.data().toString(), u"CATS"_s);
        // Those that can be played come first whichever way, the best first.
        int before = 1'000'000;
        bool ended = false;
        for (int row = 0; row < model.rowCount(); ++row) {
            const auto move = model.moveFor(row);
            QVERIFY(!move || !ended);
            ended = !move.has_value();
            if (!move) continue;
            QVERIFY(move->score.points <= before);
            before = move->score.points;
        }
        QVERIFY(ended);
        model.sort(Model::PlayColumn, Qt::AscendingOrder);
        QVERIFY(model.moveFor(0));
        QVERIFY(!model.moveFor(model.rowCount() - 1));
        model.sort(Model::RankColumn, Qt::AscendingOrder);
        model.setDetails(detailsOf(answer));
        QCOMPARE(cell(model, 0, Model::LengthColumn), u"2"_s);
        QCOMPARE(cell(model, 0, Model::RankColumn), u"1"_s);
    }

    void longListsAreCutHonestly()
    {
        const auto rules = fixture::english();
        const auto list = tests::randomWords(*rules, 7, 260'000, 12);
        QVERIFY(list.size() > ui::kMostListedWords);
        const ui::WordSource source{
            rules, *engine::Lexicon::fromWords("many", list, rules->alphabet, false)};
        const auto answer = ask(WordMode::Pattern, u"*"_s, source);
        QCOMPARE(answer->words.size(), ui::kMostListedWords);
        QCOMPARE(answer->total, static_cast<std::int64_t>(list.size()));
        ui::JobService jobs;
        Model model(jobs);
        model.setAnswer(answer);
        QCOMPARE(model.rowCount(), static_cast<int>(ui::kMostListedWords));
        QCOMPARE(cell(model, model.rowCount() - 1, Model::FrontColumn), u"…"_s);
        model.sort(Model::WordColumn, Qt::DescendingOrder);
        QTRY_VERIFY(model.wordText(0) > model.wordText(model.rowCount() - 1));
        QVERIFY(!cell(model, model.rowCount() - 1, Model::FrontColumn).startsWith(u'…'));
    }

    /// They are not sorted in between two events, but in a job; the newest wish counts.
    void longListsAreSortedElsewhere()
    {
        const auto rules = fixture::english();
        const auto list = tests::randomWords(*rules, 8, 30'000, 9);
        const ui::WordSource source{
            rules, *engine::Lexicon::fromWords("many", list, rules->alphabet, false)};
        const auto answer = ask(WordMode::Pattern, u"*"_s, source);
        QVERIFY(answer->words.size() > Model::kLongList);
        ui::JobService jobs;
        Model model(jobs);
        const QAbstractItemModelTester tester(
            &model, QAbstractItemModelTester::FailureReportingMode::Fatal);
        model.setAnswer(answer);
        const auto lengths = [&model] {
            std::vector<std::size_t> all;
            for (int row = 0; row < model.rowCount(); ++row)
                all.push_back(model.wordAt(row).tiles.size());
            return all;
        };
        const auto found = lengths();
        const int last = model.rowCount() - 1;
        const QString kept = model.wordText(last);
        const QPersistentModelIndex current(model.index(last, Model::WordColumn));
        QSignalSpy layouts(&model, &QAbstractItemModel::layoutChanged);
        model.sort(Model::WordColumn, Qt::DescendingOrder);
        model.sort(Model::LengthColumn, Qt::AscendingOrder);
        QCOMPARE(layouts.size(), 0);
        QCOMPARE(lengths(), found);
        QTRY_COMPARE(layouts.size(), 1);
        QVERIFY(std::ranges::is_sorted(lengths()));
        QCOMPARE(model.wordText(current.row()), kept);
        // No other comes behind it.
        QTest::qWait(50);
        QCOMPARE(layouts.size(), 1);
        // A new answer is sorted, too, and is there before that.
        const auto other = ask(WordMode::Pattern, u"*E*"_s, source);
        QVERIFY(other->words.size() > Model::kLongList);
        model.sort(Model::LengthColumn, Qt::DescendingOrder);
        model.setAnswer(other);
        QCOMPARE(model.rowCount(), static_cast<int>(other->words.size()));
        QTRY_VERIFY(std::ranges::is_sorted(lengths(), std::greater{}));
        // What is no more is not sorted.
        model.sort(Model::WordColumn, Qt::AscendingOrder);
        model.setAnswer(ask(WordMode::Anagram, u"zzz"_s, source));
        QTest::qWait(50);
        QVERIFY(model.rowCount() < static_cast<int>(Model::kLongList));
    }
};

TEST_CLASS(TestWordListModel, QApplication)
#include "tst_word_list_model.moc"
