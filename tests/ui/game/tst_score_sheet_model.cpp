// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QMap>
#include <QStandardItemModel>
#include <QtTest>

#include "engine/game/gcg.h"
#include "tests/support/test_class.h"
#include "tests/ui/game_fixture.h"
#include "ui/document/study.h"
#include "ui/game/score_sheet_delegate.h"
#include "ui/game/score_sheet_model.h"

using namespace Qt::StringLiterals;
using ui::ScoreSheetModel;
using ui::ShownStudy;
using ui::Study;

namespace {

/// Keeps back what was played, and nothing else.
class NoHindsight : public ui::PermissionSource
{
public:
    ui::Permissions permissions() override
    {
        ui::Permissions permissions;
        permissions.hindsight = false;
        return permissions;
    }
};

/// A sheet's only turn, which scored 75.
QStandardItem* addTurn(QStandardItemModel& model, const QMap<int, QString>& texts)
{
    auto* item = new QStandardItem;
    item->setData(u"+75"_s, ScoreSheetModel::ScoreRole);
    for (auto it = texts.begin(); it != texts.end(); ++it) item->setData(it.value(), it.key());
    model.setItem(0, 0, item);
    return item;
}

}  // namespace

class TestScoreSheetModel : public QObject
{
    Q_OBJECT

private slots:
    void scoreSheet()
    {
        Study study(fixture::catPosition());
        study.setGame(fixture::openGame(), {}, u"open"_s);
        ScoreSheetModel model;
        Study empty(fixture::catPosition());
        model.setStudy(ShownStudy(empty));
        QCOMPARE(model.rowCount(), 0);
        const ShownStudy shown(study);
        model.setStudy(shown);
        QCOMPARE(model.rowCount(), 2);
        QCOMPARE(model.columnCount(), 2);
        QCOMPARE(model.headerData(0, Qt::Horizontal, Qt::DisplayRole).toString(), u"Anna"_s);
        QVERIFY(!model.headerData(0, Qt::Horizontal, Qt::ToolTipRole).isValid());
        // Who has words of his own is named with them.
        engine::GameRecord record = study.game()->record();
        engine::GameInfo info = record.info();
        info.players[0].lexicon = "hers";
        QVERIFY(record.setInfo(info));
        Study own(fixture::catPosition());
        own.setGame(ui::OpenGame::create(record, nullptr).value(), {}, u"open"_s);
        ScoreSheetModel named;
        named.setStudy(ShownStudy(own));
        QCOMPARE(named.headerData(0, Qt::Horizontal, Qt::DisplayRole).toString(), u"Anna · hers"_s);
        QVERIFY(named.headerData(0, Qt::Horizontal, Qt::ToolTipRole)
                    .toString()
                    .contains(u"words of hers"_s));
        QVERIFY(!named.headerData(1, Qt::Horizontal, Qt::ToolTipRole).isValid());
        const auto text = [&](int row, int column, int role) {
            return model.data(model.index(row, column), role).toString();
        };
        QCOMPARE(text(0, 0, ScoreSheetModel::MoveRole), u"8G CAT"_s);
        QCOMPARE(text(0, 0, ScoreSheetModel::TotalRole), u"10"_s);
        QVERIFY(model.data(model.index(0, 0), ScoreSheetModel::NoteRole).toBool());
        QCOMPARE(text(0, 1, ScoreSheetModel::AfterRole), u"taken back"_s);
        QCOMPARE(text(0, 1, ScoreSheetModel::TotalRole), u"0"_s);
        QCOMPARE(text(1, 1, ScoreSheetModel::MoveRole), u"exch QU"_s);
        QCOMPARE(text(1, 1, ScoreSheetModel::RackRole), u"EEAQUIZ"_s);
        QCOMPARE(model.indexOf(3), model.index(1, 1));
        QVERIFY(!model.indexOf(4).isValid());
        QVERIFY(model.spoken(1).contains(u"Ben"_s));
        // The wrong scores of the record are told.
        QVERIFY(!text(0, 1, ScoreSheetModel::ProblemRole).isEmpty() ||
                !text(1, 0, ScoreSheetModel::ProblemRole).isEmpty());
    }

    /// Where the words across a move that are none would be cut, they stand in the second line.
    void phoniesHaveRoom()
    {
        Study study(fixture::catPosition());
        const std::string events = "#player1 a A\n#player2 b B\n>a: CATSEEE 8G CATS +12 12\n"
                                   ">b: QQQQQQQ 9G QQ +22 22\n";
        const auto record = engine::readGcg(events, fixture::english())->record;
        study.setGame(*ui::OpenGame::create(record, fixture::lexicon()), {}, u"open"_s);
        ScoreSheetModel model;
        model.setStudy(ShownStudy(study));
        const QModelIndex cell = model.index(0, 1);
        const QString phonies = cell.data(ScoreSheetModel::PhoniesRole).toString();
        QCOMPARE(phonies, u" · CQ* · AQ*"_s);
        QVERIFY(cell.data(ScoreSheetModel::MoveRole).toString().endsWith(phonies));
        const QFont font = QApplication::font();
        const auto wide = ui::ScoreSheetDelegate::linesOf(cell, font, 2000);
        QVERIFY2(wide.upper.endsWith(phonies), qPrintable(wide.upper));
        const auto narrow = ui::ScoreSheetDelegate::linesOf(cell, font, 120);
        QVERIFY2(narrow.upper.endsWith(u"9G QQ*"_s), qPrintable(narrow.upper));
        // Of the rack there is as much as they leave.
        QVERIFY2(narrow.lower.contains(u"… · CQ* · AQ*"_s), qPrintable(narrow.lower));
    }

    /// Words with their stars need no word for it behind them.
    void phoniesAreSaidOnce()
    {
        QStandardItemModel model(1, 1);
        QStandardItem* const item =
            addTurn(model, {{ScoreSheetModel::MoveRole, u"K6 AGONIST · EA* · FEG*"_s},
                            {ScoreSheetModel::PhoniesRole, u" · EA* · FEG*"_s},
                            {ScoreSheetModel::RackRole, u"AGINOST"_s},
                            {ScoreSheetModel::LossRole, u"phony"_s},
                            {ScoreSheetModel::TotalRole, u"174"_s}});
        const QFont font = QApplication::font();
        const auto lower = [&](int width) {
            return ui::ScoreSheetDelegate::linesOf(model.index(0, 0), font, width).lower;
        };
        QCOMPARE(lower(2000), u"AGINOST · phony"_s);
        const int beside = QFontMetrics(font).horizontalAdvance(u"AGINOST · EA* · FEG* 174xx"_s);
        QCOMPARE(lower(beside), u"AGINOST · EA* · FEG*"_s);
        QVERIFY2(lower(beside - 30).endsWith(u"… · EA* · FEG*"_s), qPrintable(lower(beside - 30)));
        item->setData(u"−39.5"_s, ScoreSheetModel::LossRole);
        QVERIFY(lower(beside).endsWith(u"EA* · FEG* · −39.5"_s));
    }

    /// In a narrow sheet what a turn cost is seen, rather than all of what became of it.
    void lossesHaveRoom()
    {
        QStandardItemModel model(1, 1);
        addTurn(model, {{ScoreSheetModel::MoveRole, u"D6 GODROON"_s},
                        {ScoreSheetModel::RackRole, u"?DNOOOR"_s},
                        {ScoreSheetModel::AfterRole, u"challenged +5"_s},
                        {ScoreSheetModel::LossRole, u"−49.8"_s},
                        {ScoreSheetModel::TotalRole, u"201"_s}});
        const QFont font = QApplication::font();
        const QFontMetrics metrics(font);
        const auto lower = [&](int width) {
            return ui::ScoreSheetDelegate::linesOf(model.index(0, 0), font, width).lower;
        };
        const QString all = u"?DNOOOR · challenged +5 · −49.8"_s;
        QCOMPARE(lower(2000), all);
        const int total = metrics.horizontalAdvance(u"201"_s) + 4;
        for (int width = metrics.horizontalAdvance(all) + total - 1; width > 160; width -= 7) {
            const QString text = lower(width);
            QVERIFY2(text.startsWith(u"?DNOOOR · "_s) && text.endsWith(u"… · −49.8"_s),
                     qPrintable(text));
            QVERIFY(metrics.horizontalAdvance(text) <= width - total);
        }
    }

    /// What became of a turn is told in fewer words before it is cut.
    void whatCameOfATurnIsToldBriefly()
    {
        Study study(fixture::catPosition());
        const std::string events = "#player1 a A\n#player2 b B\n>a: CATSEEE 8G CATS +12 12\n"
                                   ">a: EEE (challenge) +5 17\n>b: QQQQQQQ -QQ +0 0\n"
                                   ">a: EEE (EE) +4 21\n";
        const auto record = engine::readGcg(events, fixture::english())->record;
        study.setGame(*ui::OpenGame::create(record, fixture::lexicon()), {}, u"open"_s);
        ScoreSheetModel model;
        model.setStudy(ShownStudy(study));
        const QModelIndex first = model.index(0, 0);
        QCOMPARE(first.data(ScoreSheetModel::AfterRole).toString(), u"challenged +5"_s);
        const QFont font = QApplication::font();
        const auto lower = [&](int width) {
            return ui::ScoreSheetDelegate::linesOf(first, font, width).lower;
        };
        QCOMPARE(lower(2000), u"CATSEEE · challenged +5"_s);
        const int beside = QFontMetrics(font).horizontalAdvance(u"CATSEEE · challenged 17"_s);
        QCOMPARE(lower(beside), u"CATSEEE · ✓ +5"_s);
        for (int turn = 0; turn < model.turnCount(); ++turn) {
            const QString after = model.indexOf(turn).data(ScoreSheetModel::AfterRole).toString();
            if (after.startsWith(u"out"_s))
                QCOMPARE(model.indexOf(turn).data(ScoreSheetModel::BriefAfterRole).toString(),
                         u"out +4"_s);
        }
    }

    /// While a game is played, the sheet shows neither racks nor which words are good.
    void discreet()
    {
        Study study(fixture::catPosition());
        study.setGame(fixture::openGame(), {}, u"open"_s);
        ShownStudy shown(study);
        ScoreSheetModel model;
        model.setStudy(shown);
        const auto all = [&](int role) {
            QStringList texts;
            for (int turn = 0; turn < model.turnCount(); ++turn)
                texts << model.indexOf(turn).data(role).toString();
            return texts.join(u'|');
        };
        QVERIFY(all(ScoreSheetModel::RackRole).size() > 3);
        QVERIFY(all(ScoreSheetModel::ProblemRole).size() > 3);
        NoHindsight source;
        shown.setSource(&source);
        model.setStudy(shown);
        QCOMPARE(all(ScoreSheetModel::RackRole), u"|||"_s);
        QCOMPARE(all(ScoreSheetModel::ProblemRole), u"|||"_s);
        QVERIFY(!all(ScoreSheetModel::MoveRole).contains(u'*'));
        QVERIFY(!model.spoken(0).contains(u"rack"_s));
        QVERIFY(all(ScoreSheetModel::MoveRole).contains(u"exch 2"_s));
    }
};

TEST_CLASS(TestScoreSheetModel, QApplication)
#include "tst_score_sheet_model.moc"
