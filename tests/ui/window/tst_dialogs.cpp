// SPDX-License-Identifier: GPL-3.0-or-later
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QRadioButton>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QtTest>

#include "tests/support/test_class.h"
#include "tests/ui/ui_fixture.h"
#include "ui/board/board_widget.h"
#include "ui/document/study.h"
#include "ui/game/players_dialog.h"
#include "ui/rules/rules_dialog.h"
#include "ui/window/about_dialog.h"

using namespace Qt::StringLiterals;

class TestDialogs : public QObject
{
    Q_OBJECT

private slots:
    void everyBuiltInRuleSetCanBeChosen()
    {
        const QTemporaryDir folder;
        ui::RulesDialog dialog(fixture::english(), ui::RulesStore(folder.path()), nullptr);
        auto* list = dialog.findChild<QListWidget*>(u"rulesList"_s);
        auto* board = dialog.findChild<ui::BoardWidget*>(u"rulesBoard"_s);
        QCOMPARE(list->count(), static_cast<int>(engine::catalogue::ruleSets().size()));
        QCOMPARE(dialog.rules()->id, std::string("english"));
        for (int row = 0; row < list->count(); ++row) {
            list->setCurrentRow(row);
            const auto& entry = engine::catalogue::ruleSets()[static_cast<std::size_t>(row)];
            QVERIFY2(dialog.rules(), entry.id.c_str());
            QCOMPARE(dialog.rules()->id, entry.id);
            QVERIFY(board->position());
            QCOMPARE(board->position()->board().rows(), dialog.rules()->layout.rows());
            QVERIFY(!dialog.findChild<QLabel*>(u"rulesFacts"_s)->text().isEmpty());
            QVERIFY(!dialog.findChild<QLabel*>(u"rulesTiles"_s)->text().isEmpty());
        }
    }

    void fileButtonAsksForAFile()
    {
        const QTemporaryDir folder;
        ui::RulesDialog dialog(fixture::english(), ui::RulesStore(folder.path()), nullptr);
        QSignalSpy asked(&dialog, &ui::RulesDialog::fileRequested);
        dialog.findChild<QPushButton*>(u"rulesFile"_s)->click();
        QCOMPARE(asked.size(), 1);
    }

    void playersAreChangedAsOneEdit()
    {
        ui::Study study(fixture::catPosition());
        ui::PlayersDialog dialog(study, nullptr);
        QCOMPARE(dialog.findChild<QLineEdit*>(u"rack0"_s)->text(), u"AEST"_s);
        dialog.findChild<QLineEdit*>(u"rack1"_s)->setText(u"quiz?"_s);
        dialog.findChild<QSpinBox*>(u"score1"_s)->setValue(-5);
        dialog.findChild<QRadioButton*>(u"onTurn1"_s)->setChecked(true);
        dialog.accept();
        QCOMPARE(dialog.result(), static_cast<int>(QDialog::Accepted));
        QCOMPARE(study.position()->onTurn(), 1);
        QCOMPARE(study.position()->player(1).score.points, -5);
        QCOMPARE(study.position()->player(1).rack.total(), 5);
        QVERIFY(study.position()->player(1).rack.has(engine::kBlank));
        QCOMPARE(study.undoStack()->count(), 1);
    }

    void wrongRacksAreToldInTheDialog_data()
    {
        QTest::addColumn<QString>("rack");
        QTest::newRow("beyond the bag") << "QQ";
        QTest::newRow("no tile") << "A1";
    }
    void wrongRacksAreToldInTheDialog()
    {
        QFETCH(QString, rack);
        ui::Study study(fixture::catPosition());
        ui::PlayersDialog dialog(study, nullptr);
        dialog.open();
        dialog.findChild<QLineEdit*>(u"rack1"_s)->setText(rack);
        dialog.accept();
        QVERIFY(dialog.isVisible());
        auto* problem = dialog.findChild<QLabel*>(u"playersProblem"_s);
        QVERIFY(problem->isVisible());
        QVERIFY(!problem->text().isEmpty());
        QCOMPARE(study.undoStack()->count(), 0);
    }

    void aboutNamesTheLicence()
    {
        ui::AboutDialog dialog(nullptr);
        QVERIFY(dialog.findChild<QLabel*>(u"aboutText"_s)->text().contains(u"General Public"));
    }
};

TEST_CLASS(TestDialogs, QApplication)
#include "tst_dialogs.moc"
