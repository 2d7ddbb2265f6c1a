// SPDX-License-Identifier: GPL-3.0-or-later
// The models behind the lists of the Boggle panel.
#include <QAbstractItemModelTester>
#include <QtTest>

#include "engine/boggle/boggle_solver.h"
#include "engine/lexicon/lexicon.h"
#include "tests/support/test_class.h"
#include "tests/ui/ui_fixture.h"
#include "ui/boggle/boggle_grid_model.h"
#include "ui/boggle/boggle_text.h"
#include "ui/boggle/boggle_word_model.h"
#include "ui/widgets/cell_table_model.h"

using namespace Qt::StringLiterals;
using ui::BoggleWordModel;
using ui::CellTableModel;

namespace {

ui::BoggleAnswerPtr answerFor(const std::string& text)
{
    const auto rules = fixture::english();
    auto answer = std::make_shared<ui::BoggleAnswer>();
    answer->task.source = {rules, fixture::lexicon()};
    answer->task.graph = engine::BoggleGraph::create(fixture::lexicon()->words()).value();
    answer->task.grid =
        engine::readBoggleGrid(text, rules->alphabet, engine::boggleNotation(rules->alphabet))
            .value();
    engine::BoggleSolver(answer->task.graph).findWords(answer->task.grid, answer->words, {true});
    return answer;
}

QStringList wordsOf(const BoggleWordModel& model)
{
    QStringList words;
    for (int row = 0; row < model.rowCount(); ++row) words.append(model.wordText(row));
    return words;
}

}  // namespace

class TestBoggleModels : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }

    void wordsAreFilteredAndSorted()
    {
        BoggleWordModel model;
        QAbstractItemModelTester tester(&model,
                                        QAbstractItemModelTester::FailureReportingMode::QtTest);
        QCOMPARE(model.rowCount(), 0);
        model.setAnswer(answerFor("cats"));
        QCOMPARE(wordsOf(model),
                 (QStringList{u"ACTS"_s, u"CAST"_s, u"CATS"_s, u"ACT"_s, u"CAT"_s, u"SAT"_s}));
        model.sort(BoggleWordModel::WordColumn, Qt::DescendingOrder);
        QCOMPARE(wordsOf(model).first(), u"SAT"_s);
        model.sort(BoggleWordModel::LengthColumn, Qt::AscendingOrder);
        QCOMPARE(wordsOf(model).first(), u"ACT"_s);
        model.setFilter({u" st "_s, 0, -1});
        QCOMPARE(wordsOf(model), QStringList{u"CAST"_s});
        model.setFilter({QString(), 3, 3});
        QCOMPARE(wordsOf(model), QStringList{u"SAT"_s});
        model.setFilter({u"zz"_s, 0, -1});
        QCOMPARE(model.rowCount(), 0);
        model.setFilter({});
        QCOMPARE(model.rowCount(), 6);
        QCOMPARE(model.index(0, 0).data(Qt::AccessibleTextRole).toString(), u"ACT, 1 points"_s);
    }

    void staleRowsHaveNoPaths()
    {
        BoggleWordModel model;
        const auto answer = answerFor("cats");
        model.setAnswer(answer);
        QVERIFY(!model.path(0).empty());
        model.setStale(true);
        QVERIFY(model.path(0).empty());
        QVERIFY(model.index(0, 0).data(Qt::ForegroundRole).isValid());
        model.setAnswer(answer);
        QVERIFY(!model.isStale());
        QVERIFY(!model.path(0).empty());
        model.setAnswer(nullptr);
        QCOMPARE(model.rowCount(), 0);
    }

    void gridsShowTheirFaces()
    {
        ui::BoggleGridModel model;
        QAbstractItemModelTester tester(&model,
                                        QAbstractItemModelTester::FailureReportingMode::QtTest);
        const auto& alphabet = fixture::english()->alphabet;
        const auto notation = engine::boggleNotation(alphabet);
        model.setGrid(*engine::readBoggleGrid("q#at", alphabet, notation), alphabet);
        QCOMPARE(model.labels(), (QStringList{u"Qu"_s, QString(), u"A"_s, u"T"_s}));
        QCOMPARE(model.index(0, 0).data(Qt::AccessibleTextRole).toString(),
                 u"row 1, column 1: Qu"_s);
        model.setGrid(*engine::readBoggleGrid("abcd", alphabet, notation), alphabet);
        QCOMPARE(model.labels().join(u' '), u"A B C D"_s);
        model.setGrid(*engine::readBoggleGrid("abc/def", alphabet, notation), alphabet);
        QCOMPARE(model.rowCount(), 2);
        QCOMPARE(model.columnCount(), 3);
    }

    void tablesSortNumbersAsNumbers()
    {
        CellTableModel model({u"name"_s, u"points"_s});
        QAbstractItemModelTester tester(&model,
                                        QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setRows({{CellTableModel::text(u"b"_s), CellTableModel::number(9)},
                       {CellTableModel::text(u"a"_s), CellTableModel::number(1000)},
                       {CellTableModel::text(u"c"_s), CellTableModel::difference(-20)}});
        QCOMPARE(model.index(1, 1).data().toString(), u"1000"_s);
        QCOMPARE(model.index(2, 1).data().toString(), u"−20"_s);
        const QPersistentModelIndex second = model.index(1, 0);
        model.sort(1, Qt::DescendingOrder);
        QCOMPARE(second.row(), 0);
        QCOMPARE(model.sourceIndex(0), 1);
        QCOMPARE(model.rowOfSource(2), 2);
        model.sort(0, Qt::AscendingOrder);
        QCOMPARE(model.index(0, 0).data().toString(), u"a"_s);
        model.sort(-1, Qt::AscendingOrder);
        QCOMPARE(model.sourceIndex(0), 0);
        model.setRows({});
        QCOMPARE(model.rowCount(), 0);
    }
};

TEST_CLASS(TestBoggleModels, QApplication)
#include "tst_boggle_models.moc"
