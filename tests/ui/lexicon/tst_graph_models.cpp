// SPDX-License-Identifier: GPL-3.0-or-later
// The walk through a word graph and the lists that show it, and the letters of a cross-set.
#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QtTest>

#include "engine/lexicon/lexicon.h"
#include "tests/support/test_class.h"
#include "tests/ui/ui_fixture.h"
#include "ui/language/text.h"
#include "ui/lexicon/cross_set_model.h"
#include "ui/lexicon/graph_explorer.h"
#include "ui/lexicon/graph_list_model.h"

using namespace Qt::StringLiterals;
using engine::GraphPart;
using ui::GraphExplorer;

namespace {

engine::LexiconPtr lexiconOf(const char* words, const char* rules = "english",
                             bool withAlphagrams = false)
{
    const auto game = engine::catalogue::rules(rules).value();
    const auto reading = engine::readWordList(words, game->alphabet).value();
    return engine::Lexicon::fromWords("tiny", reading.words, game->alphabet, withAlphagrams)
        .value();
}

ui::LexiconSurveyPtr surveyOf(const engine::LexiconPtr& lexicon)
{
    std::optional<engine::GraphSurvey> alphagrams;
    if (lexicon->hasAlphagrams())
        alphagrams = engine::GraphSurvey::of(lexicon->alphagrams()).value();
    return std::make_shared<const ui::LexiconSurvey>(ui::LexiconSurvey{
        lexicon, engine::GraphSurvey::of(lexicon->words()).value(), std::move(alphagrams)});
}

std::vector<engine::Tile> word(const engine::LexiconPtr& lexicon, const char* text)
{
    return lexicon->alphabet().readWord(text).value();
}

QString pathText(const GraphExplorer& explorer)
{
    return explorer.text(explorer.tiles());
}

}  // namespace

class TestGraphModels : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }

    void withoutALexicon()
    {
        GraphExplorer explorer;
        QCOMPARE(explorer.columnCount(), 0);
        QCOMPARE(explorer.jumpTo(0), GraphExplorer::Jump::NoSuchNode);
        explorer.setPart(GraphPart::Gaddag);
        explorer.select(0, 3);
        explorer.setLength(0);
        QCOMPARE(explorer.walk(GraphPart::Dawg, std::vector<engine::Tile>{1}), 0U);
        QVERIFY(explorer.description().isEmpty());
        QVERIFY(!explorer.allWords());
        // A lexicon without words is not the same.
        explorer.setLexicon(lexiconOf(""));
        QCOMPARE(explorer.columnCount(), 0);
        explorer.setSurvey(surveyOf(explorer.lexicon()));
        QCOMPARE(explorer.description(), u"0 words"_s);
        QCOMPARE(explorer.jumpTo(0), GraphExplorer::Jump::Done);
    }

    void walksAndTellsWhere()
    {
        GraphExplorer explorer;
        explorer.setLexicon(lexiconOf("cat\ncats\ncab\nact\n"));
        QCOMPARE(explorer.description(), u"words not counted yet"_s);
        explorer.setSurvey(surveyOf(explorer.lexicon()));
        QCOMPARE(explorer.description(), u"4 words"_s);
        QCOMPARE(explorer.columnCount(), 1);
        QCOMPARE(explorer.walk(GraphPart::Dawg, word(explorer.lexicon(), "catx")), 3U);
        QCOMPARE(pathText(explorer), u"CAT"_s);
        QCOMPARE(explorer.columnCount(), 4);
        QVERIFY2(
            explorer.description().startsWith(u"✓ CAT is a word · words that begin so: 2 · node "),
            qPrintable(explorer.description()));
        explorer.setLength(2);
        QVERIFY(explorer.description().startsWith(u"✕ CA is no word · words that begin so: 3"));
        // A node without children opens no column.
        explorer.walk(GraphPart::Dawg, word(explorer.lexicon(), "cab"));
        QCOMPARE(explorer.columnCount(), 3);
        QVERIFY(explorer.description().endsWith(u"no children"));
    }

    void sameLettersInTheOtherGraph()
    {
        GraphExplorer explorer;
        explorer.setLexicon(lexiconOf("cat\ncats\ncab\nact\n", "english", true));
        explorer.setSurvey(surveyOf(explorer.lexicon()));
        explorer.walk(GraphPart::Dawg, word(explorer.lexicon(), "cats"));
        explorer.setPart(GraphPart::Gaddag);
        QCOMPARE(pathText(explorer), u"STAC"_s);
        QVERIFY(explorer.description().startsWith(
            u"✓ CATS is a word · read backwards · paths through here: 1"));
        const auto turned =
            engine::readGraphPath("ac@t", explorer.lexicon()->alphabet(), GraphPart::Gaddag);
        explorer.walk(GraphPart::Gaddag, *turned);
        QCOMPARE(pathText(explorer), u"AC◊T"_s);
        QVERIFY2(explorer.description().startsWith(
                     u"✓ CAT is a word · CA backwards, then T forwards · paths through here: 2"),
                 qPrintable(explorer.description()));
        explorer.setLength(3);
        QVERIFY(explorer.description().startsWith(
            u"✕ CA is no word · backwards, from here on forwards"));
        // Three letters backwards are a word although longer ones go on behind the separator.
        const auto whole =
            engine::readGraphPath("tac@", explorer.lexicon()->alphabet(), GraphPart::Gaddag);
        explorer.walk(GraphPart::Gaddag, *whole);
        QCOMPARE(pathText(explorer), u"TAC◊"_s);
        QVERIFY2(explorer.description().startsWith(
                     u"✓ CAT is a word · backwards, from here on forwards"),
                 qPrintable(explorer.description()));
        explorer.walk(GraphPart::Gaddag, *turned);
        explorer.setLength(3);
        explorer.setPart(GraphPart::Alphagrams);
        QCOMPARE(pathText(explorer), u"AC"_s);
        explorer.walk(GraphPart::Alphagrams, word(explorer.lexicon(), "act"));
        QVERIFY(explorer.description().startsWith(
            u"✓ ACT are the letters of a word · alphagrams that begin so: 1"));
        explorer.setPart(GraphPart::Dawg);
        QCOMPARE(pathText(explorer), u"ACT"_s);
    }

    void jumps()
    {
        GraphExplorer explorer;
        const auto lexicon = lexiconOf("cat\ncats\ncab\nact\n");
        explorer.setLexicon(lexicon);
        QCOMPARE(explorer.jumpTo(3), GraphExplorer::Jump::NotCounted);
        explorer.setSurvey(surveyOf(lexicon));
        const auto cat = walkGraph(*lexicon, GraphPart::Dawg, word(lexicon, "cat"));
        QCOMPARE(explorer.jumpTo(cat.back()), GraphExplorer::Jump::Done);
        QCOMPARE(explorer.path().back(), cat.back());
        // What only the GADDAG has opens the GADDAG.
        const auto back = walkGraph(*lexicon, GraphPart::Gaddag, word(lexicon, "b"));
        QCOMPARE(explorer.jumpTo(back.back()), GraphExplorer::Jump::Done);
        QCOMPARE(explorer.part(), GraphPart::Gaddag);
        QCOMPARE(explorer.path().back(), back.back());
        QCOMPARE(explorer.jumpTo(0), GraphExplorer::Jump::Done);
        QCOMPARE(explorer.part(), GraphPart::Dawg);
        QVERIFY(explorer.path().empty());
        QCOMPARE(explorer.jumpTo(1), GraphExplorer::Jump::Done);
        QCOMPARE(explorer.part(), GraphPart::Gaddag);
        const auto size = static_cast<std::uint32_t>(lexicon->words().nodes().size());
        QCOMPARE(explorer.jumpTo(size), GraphExplorer::Jump::NoSuchNode);
        QCOMPARE(explorer.jumpTo(4'000'000'000U), GraphExplorer::Jump::NoSuchNode);
        // Between the blocks of the graph there are gaps.
        int unreachable = 0;
        for (std::uint32_t index = 0; index < size; ++index)
            if (explorer.jumpTo(index) == GraphExplorer::Jump::Unreachable) ++unreachable;
        QCOMPARE(unreachable, static_cast<int>(std::ranges::count(lexicon->words().nodes(), 0U,
                                                                  &engine::GraphNode::bits)));
    }

    void otherLexiconKeepsTheTiles()
    {
        GraphExplorer explorer;
        const auto first = lexiconOf("cat\ncats\n");
        explorer.setLexicon(first);
        const auto survey = surveyOf(first);
        explorer.setSurvey(survey);
        explorer.walk(GraphPart::Dawg, word(first, "cats"));
        explorer.setLexicon(lexiconOf("cat\ncab\n"));
        QCOMPARE(pathText(explorer), u"CAT"_s);
        QVERIFY(!explorer.isCounted());
        // Counts of the lexicon of before came late.
        explorer.setSurvey(survey);
        QVERIFY(!explorer.isCounted());
        // The same numbers mean other letters there.
        explorer.setLexicon(lexiconOf("cel·la\nany\n", "catalan"));
        QVERIFY(explorer.path().empty());
        explorer.setLexicon(nullptr);
        QCOMPARE(explorer.columnCount(), 0);
    }

    void listsShowTheirNodes()
    {
        GraphExplorer explorer;
        const auto lexicon = lexiconOf("any\nque\ncel·la\nça\ncel\n", "catalan");
        explorer.setLexicon(lexicon);
        ui::GraphListModel list(explorer);
        const QAbstractItemModelTester tester(
            &list, QAbstractItemModelTester::FailureReportingMode::Fatal);
        list.show(0);
        QCOMPARE(list.rowCount(), 4);
        QCOMPARE(list.index(0, ui::GraphListModel::WordsColumn).data().toString(), u"…"_s);
        explorer.walk(GraphPart::Dawg, word(lexicon, "cel·la"));
        QCOMPARE(explorer.path().size(), 4U);
        QCOMPARE(explorer.label(explorer.tiles()[2]), u"L·L"_s);
        QSignalSpy resets(&list, &QAbstractItemModel::modelReset);
        explorer.setSurvey(surveyOf(lexicon));
        list.show(0);
        QCOMPARE(resets.size(), 0);
        QCOMPARE(list.index(0, ui::GraphListModel::WordsColumn).data().toString(), u"1"_s);
        list.show(2);
        QCOMPARE(resets.size(), 1);
        QCOMPARE(list.rowCount(), 2);
        QCOMPARE(list.index(0, 0).data().toString(), u"L ✓"_s);
        QCOMPARE(list.index(1, 0).data().toString(), u"L·L"_s);
        QCOMPARE(list.index(0, ui::GraphListModel::ChildColumn).data().toString(), u"–"_s);
        QCOMPARE(list.rowOf(u"l·"_s), 1);
        QCOMPARE(list.rowOf(u"x"_s), -1);
        QCOMPARE(list.rowOf(explorer.path()[2]), 1);
        QCOMPARE(list.rowOf(0U), -1);
        QVERIFY(list.index(0, 0).data(Qt::AccessibleTextRole).toString().contains(u"a word ends"));
    }

    void lettersOfACrossSet()
    {
        ui::CrossSetModel model;
        const QAbstractItemModelTester tester(
            &model, QAbstractItemModelTester::FailureReportingMode::Fatal);
        QVERIFY(model.summary().isEmpty());
        // CAT stands from 8G to 8I: 8J is behind it for plays down.
        model.setSquare(fixture::catPosition(), engine::Direction::Down, 7, 9);
        QCOMPARE(model.rowCount(), 26);
        QVERIFY2(model.summary().contains(u"CAT_, 1 of 26 letters fit; CAT leads the DAWG"),
                 qPrintable(model.summary()));
        QCOMPARE(model.index(18).data().toString(), u"✓ S  CATS"_s);
        QCOMPARE(model.index(1).data().toString(), u"✕ B  CATB"_s);
        QVERIFY(model.index(18).data(ui::CrossSetModel::FitsRole).toBool());
        // In front of a word the GADDAG is asked.
        model.setSquare(fixture::catPosition(), engine::Direction::Down, 7, 5);
        QVERIFY(model.summary().contains(u"_CAT, 0 of 26"));
        QVERIFY(model.summary().contains(u"GADDAG"));
        // Nothing beside it; not free; not on the board; no lexicon.
        model.setSquare(fixture::catPosition(), engine::Direction::Across, 0, 0);
        QCOMPARE(model.rowCount(), 0);
        QVERIFY(model.summary().contains(u"every letter fits"));
        model.setSquare(fixture::catPosition(), engine::Direction::Across, 7, 7);
        QCOMPARE(model.rowCount(), 0);
        QVERIFY(model.summary().contains(u"no letter can be laid"));
        model.setSquare(fixture::catPosition(), engine::Direction::Across, 99, -1);
        QCOMPARE(model.rowCount(), 0);
        model.setSquare(
            fixture::position("15/15/15/15/15/15/15/6CAT6/15/15/15/15/15/15/15 / 0/0 0", false),
            engine::Direction::Down, 7, 9);
        QCOMPARE(model.rowCount(), 0);
        QVERIFY(model.summary().contains(u"no lexicon"));
        model.setSquare(nullptr, engine::Direction::Down, 7, 9);
        QCOMPARE(model.rowCount(), 0);
    }
};

TEST_CLASS(TestGraphModels, QApplication)
#include "tst_graph_models.moc"
