// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTableView>
#include <QtTest>

#include "engine/eval/move_ranking.h"
#include "tests/support/test_class.h"
#include "tests/ui/ui_fixture.h"
#include "ui/document/shown_study.h"
#include "ui/document/study.h"
#include "ui/moves/live_analysis.h"
#include "ui/moves/replies_dialog.h"

using namespace Qt::StringLiterals;

namespace {

struct RepliesDialogStage
{
    ui::JobService jobs;
    ui::Study study;
    ui::ShownStudy shown{study};
    ui::LiveAnalysis analysis{jobs, engine::rankMoves};
    ui::RepliesDialog dialog{shown, analysis, jobs, nullptr};
    std::vector<std::optional<engine::Move>> previews;

    explicit RepliesDialogStage(const std::string& racks = "AEST/")
        : study(fixture::catPosition(racks))
    {
        QObject::connect(&dialog, &ui::RepliesDialog::previewed, &dialog,
                         [this](const auto& move) { previews.push_back(move); });
        dialog.show();
    }
    QTableView* table() const { return dialog.findChild<QTableView*>(u"replies"_s); }
    int rows() const { return table()->model()->rowCount(); }
    QString cell(int row, int column) const
    {
        return table()->model()->index(row, column).data().toString();
    }
    QString headline() const { return dialog.findChild<QLabel*>(u"replyHeadline"_s)->text(); }
};

}  // namespace

class TestRepliesDialog : public QObject
{
    Q_OBJECT

private slots:
    void listsWhatCouldBePlayed()
    {
        const RepliesDialogStage stage;
        QTRY_VERIFY(stage.rows() > 10);
        QVERIFY2(stage.headline().contains(u"7 unknown tiles out of 93 unseen"_s),
                 qPrintable(stage.headline()));
        // The most points first, each with its chance.
        const auto score = [&](int row) { return stage.cell(row, 1).toInt(); };
        for (int row = 1; row < stage.rows(); ++row) QVERIFY(score(row - 1) >= score(row));
        QVERIFY(stage.cell(0, 2).endsWith(u" %"_s));
        // By another order the likeliest are.
        const auto chance = [&](int row) {
            return stage.cell(row, 2).section(u' ', 0, 0).toDouble();
        };
        const double before = chance(0);
        stage.dialog.findChild<QComboBox*>(u"replyOrder"_s)->setCurrentIndex(1);
        QTRY_VERIFY(stage.rows() > 10 && chance(0) > before);
        for (int row = 1; row < 10; ++row) QVERIFY(chance(row - 1) >= chance(row));
    }

    void aRowIsShownOnTheBoard()
    {
        RepliesDialogStage stage;
        QTRY_VERIFY(stage.rows() > 10);
        stage.table()->setFocus();
        stage.table()->setCurrentIndex(stage.table()->model()->index(0, 0));
        QTest::keyClick(stage.table(), Qt::Key_Down);
        QVERIFY(!stage.previews.empty() && stage.previews.back());
        const engine::Move move = *stage.previews.back();
        QCOMPARE(move.score.points, stage.cell(1, 1).toInt());
        // The board is as before when the dialog has gone.
        QTest::keyClick(&stage.dialog, Qt::Key_Escape);
        QVERIFY(!stage.dialog.isVisible());
        QVERIFY(!stage.previews.back());
    }

    void rowsAreFiltered()
    {
        const RepliesDialogStage stage;
        QTRY_VERIFY(stage.rows() > 10);
        const int all = stage.rows();
        auto* filter = stage.dialog.findChild<QLineEdit*>(u"replyFilter"_s);
        filter->setText(u"word:TEAS"_s);
        QVERIFY(stage.rows() > 0 && stage.rows() < all);
        for (int row = 0; row < stage.rows(); ++row)
            QVERIFY2(stage.cell(row, 0).toUpper().remove(u'(').remove(u')').contains(u"TEAS"_s),
                     qPrintable(stage.cell(row, 0)));
        filter->clear();
        auto* points = stage.dialog.findChild<QSpinBox*>(u"replyPoints"_s);
        points->setValue(stage.cell(0, 1).toInt());
        QTRY_VERIFY(stage.rows() > 0 && stage.rows() < all);
        QCOMPARE(stage.cell(stage.rows() - 1, 1), stage.cell(0, 1));
    }

    void knownRacksCount()
    {
        const RepliesDialogStage stage("AEST/AS");
        QTRY_VERIFY(stage.rows() > 0);
        auto* unknown = stage.dialog.findChild<QCheckBox*>(u"replyUnknown"_s);
        QVERIFY(unknown->isVisible());
        QVERIFY2(stage.headline().contains(u"5 unknown tiles"_s), qPrintable(stage.headline()));
        unknown->setChecked(true);
        QTRY_VERIFY(stage.headline().contains(u"7 unknown tiles"_s));
    }

    void followsTheBoard()
    {
        RepliesDialogStage stage;
        QTRY_VERIFY(stage.rows() > 10);
        const QString before = stage.headline();
        const auto move = engine::readMove(*stage.study.position(), "9H SEAT");
        QVERIFY(stage.study.play(*move));
        // In between it tells that it is looking.
        QTRY_VERIFY(stage.headline() != before && stage.headline().contains(u"You"_s));
    }

    /// Whoever looks for a move himself isn't told what it would allow.
    void nothingDuringAnExercise()
    {
        RepliesDialogStage stage;
        QTRY_VERIFY(stage.rows() > 0);
        stage.analysis.setConcealed(true);
        QTRY_COMPARE(stage.rows(), 0);
        QVERIFY(stage.headline().contains(u"look for a move yourself"_s));
        stage.analysis.setConcealed(false);
        QTRY_VERIFY(stage.rows() > 0);
    }

    void nothingWithoutALexicon()
    {
        ui::JobService jobs;
        ui::Study study(fixture::position(fixture::kEmptyBoard + " AEST/ 0/0 0", false));
        const ui::ShownStudy shown(study);
        const ui::LiveAnalysis analysis(jobs, engine::rankMoves);
        ui::RepliesDialog dialog(shown, analysis, jobs, nullptr);
        dialog.show();
        QVERIFY(dialog.findChild<QLabel*>(u"replyHeadline"_s)->text().contains(u"No lexicon"_s));
        QVERIFY(jobs.jobs().isEmpty());
    }
};

TEST_CLASS(TestRepliesDialog, QApplication)
#include "tst_replies_dialog.moc"
