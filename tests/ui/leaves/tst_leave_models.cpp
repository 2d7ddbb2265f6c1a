// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractItemModelTester>
#include <QtTest>

#include "engine/base/file.h"
#include "engine/lexicon/klv.h"
#include "engine/lexicon/klv_builder.h"
#include "tests/support/test_class.h"
#include "tests/ui/ui_fixture.h"
#include "ui/language/text.h"
#include "ui/leaves/leave_list_model.h"
#include "ui/leaves/synergy_model.h"

using namespace Qt::StringLiterals;

namespace {

ui::LeaveBookPtr bookOf(const std::string& csv, const char* rules = "english")
{
    const auto game = engine::catalogue::rules(rules).value();
    const auto table = engine::readLeaveCsv(csv, game->alphabet).value();
    const auto bytes = engine::buildKlv(table, engine::KlvVersion::Klv2).value();
    const auto klv = std::make_shared<const engine::Klv>(engine::Klv::parse(bytes).value());
    return ui::readLeaveBook(klv, game, {}).value();
}

const std::string kLeaves = "?,25\n?S,35.25\nA,1\nAA,-4.004\nQ,-7\nQU,0.5\nS,8\nU,-3\n";

}  // namespace

class TestLeaveModels : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }

    void listShowsTheSelection()
    {
        ui::LeaveListModel model;
        const QAbstractItemModelTester tester(
            &model, QAbstractItemModelTester::FailureReportingMode::Fatal);
        QCOMPARE(model.rowCount(), 0);
        QCOMPARE(model.rowOf(0), -1);
        const auto book = bookOf(kLeaves);
        engine::LeaveQuery query;
        query.order = engine::LeaveOrder::ByValue;
        query.descending = true;
        const auto selection = ui::selectLeaves(*book, query, {}).value();
        model.setSelection(book, selection);
        QCOMPARE(model.rowCount(), 8);
        const auto text = [&](int row, int column) {
            return model.index(row, column).data().toString();
        };
        QCOMPARE(text(0, ui::LeaveListModel::LeaveColumn), u"?S"_s);
        QCOMPARE(text(0, ui::LeaveListModel::LengthColumn), u"2"_s);
        QCOMPARE(text(0, ui::LeaveListModel::ValueColumn), u"+35.25"_s);
        QCOMPARE(text(0, ui::LeaveListModel::DifferenceColumn), QString());
        QCOMPARE(text(6, ui::LeaveListModel::ValueColumn), u"−4.00"_s);
        QCOMPARE(model.leaveText(*selection->best), u"?S"_s);
        QCOMPARE(model.leaveText(*selection->worst), u"Q"_s);
        QCOMPARE(model.rowOf(*selection->worst), 7);
        QVERIFY(model.index(0, 0).data(Qt::AccessibleTextRole).toString().contains(u"+35.25"));
        model.setSelection(book, selection, 8.0);
        QCOMPARE(text(0, ui::LeaveListModel::DifferenceColumn), u"+27.25"_s);
        QCOMPARE(book->longest, 2U);
        model.setSelection(nullptr, nullptr);
        QCOMPARE(model.rowCount(), 0);
    }

    void nothingSelectedHasNoBest()
    {
        const auto book = bookOf(kLeaves);
        const auto query = engine::readLeaveQuery("ZZ", book->rules->alphabet).value();
        const auto selection = ui::selectLeaves(*book, query, {}).value();
        QVERIFY(selection->rows.empty());
        QVERIFY(!selection->best && !selection->worst);
        const auto empty = bookOf("");
        QCOMPARE(empty->longest, 0U);
        QVERIFY(ui::selectLeaves(*empty, {}, {}).value()->rows.empty());
    }

    void pointsForPeople_data()
    {
        QTest::addColumn<double>("points");
        QTest::addColumn<QString>("text");
        QTest::newRow("positive") << 12.346 << u"+12.35"_s;
        QTest::newRow("negative") << -0.044 << u"−0.04"_s;
        QTest::newRow("no negative zero") << -0.004 << u"0.00"_s;
    }
    void pointsForPeople()
    {
        QFETCH(double, points);
        QFETCH(QString, text);
        QCOMPARE(ui::leavePoints(points), text);
    }

    void synergiesAreToldInThreeForms()
    {
        ui::SynergyModel model;
        const QAbstractItemModelTester tester(
            &model, QAbstractItemModelTester::FailureReportingMode::Fatal);
        QCOMPARE(model.rowCount(), 0);
        model.setBook(bookOf(kLeaves));
        QCOMPARE(model.rowCount(), 27);
        QCOMPARE(model.columnCount(), 27);
        const QModelIndex qu = model.index(17, 21);
        QCOMPARE(qu.data().toString(), u"+10.5"_s);
        QCOMPARE(qu.data(ui::SynergyModel::WholeRole).toString(), u"+11"_s);
        QCOMPARE(qu.data(ui::SynergyModel::SignRole).toString(), u"+"_s);
        QCOMPARE(qu.data(ui::SynergyModel::LevelRole).toDouble(), 1.0);
        QCOMPARE(qu.data(Qt::AccessibleTextRole).toString(),
                 u"QU: worth +0.5 together, −7.0 and −3.0 alone; synergy +10.5"_s);
        QCOMPARE(model.index(21, 17).data(Qt::AccessibleTextRole), qu.data(Qt::AccessibleTextRole));
        const QModelIndex aa = model.index(1, 1);
        QCOMPARE(aa.data(ui::SynergyModel::SignRole).toString(), u"−"_s);
        QVERIFY(aa.data(ui::SynergyModel::LevelRole).toDouble() < 0);
        const QModelIndex none = model.index(2, 3);
        QVERIFY(!none.data(ui::SynergyModel::LevelRole).isValid());
        QCOMPARE(none.data(Qt::AccessibleTextRole).toString(), u"BC: not in the table"_s);
        QCOMPARE(model.headerData(0, Qt::Horizontal, Qt::DisplayRole).toString(), u"?"_s);
        QCOMPARE(model.headerData(17, Qt::Vertical, Qt::ToolTipRole).toString(),
                 u"Q alone is worth −7.0"_s);
        // An alphabet of other letters, of which some have several characters.
        model.setBook(bookOf("NY,2\nQU,1\n", "catalan"));
        const auto& catalan = engine::catalogue::rules("catalan").value()->alphabet;
        QCOMPARE(model.rowCount(), catalan.kinds());
        const int ny = catalan.readWord("NY")->front();
        QCOMPARE(model.headerData(ny, Qt::Horizontal, Qt::DisplayRole).toString(), u"NY"_s);
        model.setBook(nullptr);
        QCOMPARE(model.rowCount(), 0);
    }

    void leavesOfTheKnownCase()
    {
        const auto path = std::filesystem::path(TILEWRIGHT_CASES) / "ENABLE.klv2";
        if (!std::filesystem::exists(path)) QSKIP("the folder of known cases is missing");
        const auto klv = std::make_shared<const engine::Klv>(engine::Klv::open(path, 26).value());
        const auto book = ui::readLeaveBook(klv, fixture::english(), {}).value();
        QCOMPARE(book->table.leaves.size(), 914'624U);
        engine::LeaveQuery query;
        query.order = engine::LeaveOrder::ByValue;
        ui::LeaveListModel model;
        model.setSelection(book, ui::selectLeaves(*book, query, {}).value());
        QCOMPARE(model.rowCount(), 914'624);
        QCOMPARE(model.leaveText(model.selection()->rows.front()),
                 model.leaveText(*model.selection()->worst));
    }
};

TEST_CLASS(TestLeaveModels, QApplication)
#include "tst_leave_models.moc"
