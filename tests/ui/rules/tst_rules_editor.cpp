// SPDX-License-Identifier: GPL-3.0-or-later
#include <QComboBox>
#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSpinBox>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QtTest>

#include "tests/support/test_class.h"
#include "tests/ui/ui_fixture.h"
#include "ui/rules/layout_board.h"
#include "ui/rules/rules_dialog.h"
#include "ui/rules/rules_editor.h"
#include "ui/rules/rules_store.h"
#include "ui/rules/tile_table.h"

using namespace Qt::StringLiterals;

namespace {

struct Stage
{
    ui::RulesEditor editor;

    explicit Stage(const char* id = "english")
        : editor(engine::catalogue::rules(id).value(), nullptr)
    {
        editor.show();
    }
    template <class T>
    T* find(const char* name) const
    {
        return editor.findChild<T*>(QString::fromUtf8(name));
    }
    ui::LayoutBoard* board() const { return find<ui::LayoutBoard>("layoutBoard"); }
    QString problem() const { return find<QLabel>("editProblem")->text(); }
    bool canSave() const { return find<QPushButton>("editSave")->isEnabled(); }
    void click(int row, int column) const
    {
        QTest::mouseClick(board(), Qt::LeftButton, {},
                          board()->squareRect(row, column).center().toPoint());
    }
    /// Squares of this kind, "row,column" in order.
    QString where(engine::Premium premium) const
    {
        QStringList all;
        const engine::BoardLayout& layout = board()->squares();
        for (int row = 0; row < layout.rows(); ++row)
            for (int column = 0; column < layout.columns(); ++column)
                if (layout.premium(row, column) == premium)
                    all.append(u"%1,%2"_s.arg(row).arg(column));
        return all.join(u' ');
    }
};

}  // namespace

class TestRulesEditor : public QObject
{
    Q_OBJECT

private slots:
    void everyBuiltInSetComesThroughUnchanged_data()
    {
        QTest::addColumn<QByteArray>("id");
        for (const auto& entry : engine::catalogue::ruleSets())
            QTest::newRow(entry.id.c_str()) << QByteArray::fromStdString(entry.id);
    }
    void everyBuiltInSetComesThroughUnchanged()
    {
        QFETCH(QByteArray, id);
        const Stage stage(id.constData());
        QVERIFY2(stage.editor.rules(), qPrintable(stage.problem()));
        const auto rules = engine::catalogue::rules(id.toStdString()).value();
        QCOMPARE(engine::catalogue::writeRules(*stage.editor.rules()),
                 engine::catalogue::writeRules(*rules));
    }

    void symmetries_data()
    {
        QTest::addColumn<int>("symmetry");
        QTest::addColumn<QString>("squares");
        QTest::newRow("alone") << 0 << "0,1";
        QTest::newRow("half a turn") << 1 << "0,1 14,13";
        QTest::newRow("mirrors") << 2 << "0,1 0,13 14,1 14,13";
        QTest::newRow("diagonals") << 3 << "0,1 0,13 1,0 1,14 13,0 13,14 14,1 14,13";
    }
    void symmetries()
    {
        QFETCH(int, symmetry);
        QFETCH(QString, squares);
        const Stage stage;
        stage.find<QComboBox>("editSymmetry")->setCurrentIndex(symmetry);
        stage.find<QAbstractButton>("brush4W")->click();
        stage.click(0, 1);
        QCOMPARE(stage.where({1, 4}), squares);
        QVERIFY(stage.canSave());
        QCOMPARE(stage.editor.rules()->layout.premium(0, 1), (engine::Premium{1, 4}));
        stage.find<QPushButton>("editReset")->click();
        QCOMPARE(stage.where({1, 4}), QString());
        QVERIFY(stage.editor.rules()->layout == fixture::english()->layout);
    }

    void drawsByKeys()
    {
        const Stage stage;
        stage.board()->setFocus();
        stage.find<QComboBox>("editSymmetry")->setCurrentIndex(0);
        QTest::keyClick(stage.board(), Qt::Key_Right);
        QTest::keyClicks(stage.board(), u"#"_s);
        QVERIFY(stage.find<QAbstractButton>("brush■")->isChecked());
        QTest::keyClick(stage.board(), Qt::Key_Down);
        QTest::keyClick(stage.board(), Qt::Key_Space);
        QTest::keyClick(stage.board(), Qt::Key_Left);
        QTest::keyClicks(stage.board(), u"*"_s);
        QVERIFY(stage.find<QAbstractButton>("brush★")->isChecked());
        QCOMPARE(stage.where({0, 0}), u"7,8 8,8"_s);
        QCOMPARE(stage.board()->squares().startRow(), 8);
        QCOMPARE(stage.board()->squares().startColumn(), 7);
        QVERIFY(stage.editor.rules()->layout.blocked(7, 8));
    }

    void sizes()
    {
        const Stage stage;
        stage.find<QSpinBox>("editRows")->setValue(21);
        stage.find<QSpinBox>("editColumns")->setValue(21);
        QVERIFY2(stage.canSave(), qPrintable(stage.problem()));
        QCOMPARE(stage.editor.rules()->layout.squareCount(), 441);
        stage.find<QSpinBox>("editRows")->setValue(3);
        QCOMPARE(stage.board()->squares().startRow(), 1);
        QCOMPARE(stage.board()->squares().startColumn(), 10);
        stage.find<QComboBox>("editSymmetry")->setCurrentIndex(3);
        stage.find<QAbstractButton>("brush4L")->click();
        stage.click(0, 0);
        QCOMPARE(stage.where({4, 1}), u"0,0 0,20 2,0 2,20"_s);
    }

    void thePatternStaysInTheMiddle()
    {
        const Stage stage;
        auto* rows = stage.find<QSpinBox>("editRows");
        auto* columns = stage.find<QSpinBox>("editColumns");
        const engine::BoardLayout english = fixture::english()->layout;
        const auto isMovedBy = [&](int down, int right) {
            const engine::BoardLayout& now = stage.board()->squares();
            for (int row = 0; row < now.rows(); ++row)
                for (int column = 0; column < now.columns(); ++column) {
                    const int r = row - down;
                    const int c = column - right;
                    const bool there =
                        r >= 0 && r < english.rows() && c >= 0 && c < english.columns();
                    if (now.premium(row, column) !=
                        (there ? english.premium(r, c) : engine::Premium{}))
                        return false;
                }
            return now.startRow() == 7 + down && now.startColumn() == 7 + right;
        };
        rows->setValue(21);
        columns->setValue(19);
        QVERIFY(isMovedBy(3, 2));
        rows->setValue(11);
        columns->setValue(9);
        QVERIFY(isMovedBy(-2, -3));
        // Step by step, as the arrows do it, nothing is lost on the way.
        while (rows->value() > 2) rows->stepDown();
        while (rows->value() < 15) rows->stepUp();
        while (columns->value() < 15) columns->stepUp();
        QVERIFY(stage.board()->squares() == english);
        // What has been drawn meanwhile counts from then on.
        rows->setValue(13);
        stage.find<QComboBox>("editSymmetry")->setCurrentIndex(0);
        stage.find<QAbstractButton>("brush4W")->click();
        stage.click(0, 1);
        rows->setValue(15);
        QCOMPARE(stage.where({1, 4}), u"1,1"_s);
        QCOMPARE(stage.board()->squares().premium(0, 0), engine::Premium{});
    }

    void aStartThatFallsOffComesIntoTheMiddle()
    {
        const Stage stage;
        stage.board()->setFocus();
        for (int i = 0; i < 7; ++i) QTest::keyClick(stage.board(), Qt::Key_Up);
        QTest::keyClicks(stage.board(), u"*"_s);
        QCOMPARE(stage.board()->squares().startRow(), 0);
        stage.find<QSpinBox>("editRows")->setValue(13);
        QCOMPARE(stage.board()->squares().startRow(), 6);
        QCOMPARE(stage.board()->squares().startColumn(), 7);
        stage.find<QSpinBox>("editRows")->setValue(15);
        QCOMPARE(stage.board()->squares().startRow(), 0);
    }

    void whatIsWrongIsTold()
    {
        const Stage stage;
        QVERIFY(stage.problem().startsWith(u"✓"_s));
        auto* tiles = stage.find<ui::TileTable>("tileTable");
        const auto wrong = [&](int row, int column, const QString& text) {
            const QString before = tiles->item(row, column)->text();
            tiles->item(row, column)->setText(text);
            const bool told =
                stage.problem().startsWith(u"✕"_s) && !stage.canSave() && !stage.editor.rules();
            tiles->item(row, column)->setText(before);
            return told && stage.canSave();
        };
        QVERIFY(wrong(1, 0, u"B"_s));  // twice
        QVERIFY(wrong(1, 0, QString()));
        QVERIFY(wrong(1, 1, u"b"_s));
        QVERIFY(wrong(1, 2, u"-1"_s));
        QVERIFY(wrong(1, 2, u"256"_s));
        QVERIFY(wrong(1, 3, u"x"_s));
        QVERIFY(wrong(1, 5, u"=B"_s));
        stage.find<QLineEdit>("editTitle")->clear();
        QVERIFY(!stage.canSave());
        stage.find<QLineEdit>("editTitle")->setText(u"Mine"_s);
        // A game that never ends.
        stage.find<QSpinBox>("editScoreless")->setValue(0);
        QVERIFY2(!stage.canSave(), qPrintable(stage.problem()));
        stage.find<QSpinBox>("editPasses")->setValue(4);
        QVERIFY2(stage.canSave(), qPrintable(stage.problem()));
        auto* bonus = stage.find<QTableWidget>("editBonus");
        bonus->item(6, 0)->setText(u"many"_s);
        QVERIFY(!stage.canSave());
        bonus->item(6, 0)->setText(u"60"_s);
        stage.find<QSpinBox>("editRack")->setValue(9);
        QCOMPARE(bonus->rowCount(), 9);
        QCOMPARE(stage.editor.rules()->bonusFor(7), 60);
        QCOMPARE(stage.editor.rules()->bonusFor(9), 50);
        QCOMPARE(stage.editor.rules()->bonusFor(6), 0);
    }

    void lettersComeAndGo()
    {
        const Stage stage;
        auto* tiles = stage.find<ui::TileTable>("tileTable");
        stage.find<QPushButton>("editAddLetter")->click();
        QVERIFY(!stage.canSave());
        tiles->item(27, 0)->setText(u"CH"_s);
        tiles->item(27, 1)->setText(u"ch"_s);
        QVERIFY2(stage.canSave(), qPrintable(stage.problem()));
        QCOMPARE(stage.editor.rules()->alphabet.letterCount(), 27);
        QCOMPARE(stage.editor.rules()->tiles.total(), 101);
        tiles->setCurrentCell(27, 0);
        stage.find<QPushButton>("editRemoveLetter")->click();
        QCOMPARE(stage.editor.rules()->tiles.total(), 100);
        tiles->setCurrentCell(0, 0);
        stage.find<QPushButton>("editRemoveLetter")->click();
        QCOMPARE(tiles->rowCount(), 27);
    }

    void ownSetsAreKept()
    {
        const QTemporaryDir home;
        const ui::RulesStore store(home.filePath(u"rules"_s));
        QVERIFY(store.entries().isEmpty());
        engine::GameRules mine = *fixture::english();
        mine.title = "Größer & English";
        mine.rackSize = 8;
        const auto saved = store.save(mine);
        QVERIFY2(saved, saved ? "" : saved.error().message().c_str());
        QCOMPARE((*saved)->id, std::string("gr_er_english"));
        mine.title = "English";
        QCOMPARE((*store.save(mine))->id, std::string("english_2"));
        auto entries = store.entries();
        QCOMPARE(entries.size(), 2);
        QCOMPARE(entries.at(1).title, u"Größer & English"_s);
        QVERIFY(entries.at(1).rules);
        QCOMPARE((*entries.at(1).rules)->rackSize, 8);
        // In place.
        mine.title = "Other";
        QVERIFY(store.save(mine, entries.at(1).path));
        QCOMPARE(store.entries().size(), 2);
        // What can't be read is listed, to be deleted.
        QFile broken(home.filePath(u"rules/broken.txt"_s));
        QVERIFY(broken.open(QIODevice::WriteOnly));
        broken.write("[game]\nrack = many\n");
        broken.close();
        entries = store.entries();
        QCOMPARE(entries.size(), 3);
        QCOMPARE(entries.at(0).title, u"broken"_s);
        QVERIFY(!entries.at(0).rules);
        QVERIFY(store.remove(entries.at(0).path));
        QVERIFY(!store.remove(entries.at(0).path));
        QCOMPARE(store.entries().size(), 2);
    }

    void aFolderThatCantBeMade()
    {
        const QTemporaryDir home;
        QFile file(home.filePath(u"rules"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QVERIFY(!ui::RulesStore(file.fileName()).save(*fixture::english()));
    }

    void theDialogListsMakesAndDeletes()
    {
        const QTemporaryDir home;
        ui::RulesDialog dialog(fixture::english(), ui::RulesStore(home.path()), nullptr);
        dialog.open();
        auto* list = dialog.findChild<QListWidget*>(u"rulesList"_s);
        auto* copy = dialog.findChild<QPushButton*>(u"rulesCopy"_s);
        auto* edit = dialog.findChild<QPushButton*>(u"rulesEdit"_s);
        auto* remove = dialog.findChild<QPushButton*>(u"rulesRemove"_s);
        const int builtIn = list->count();
        QVERIFY(copy->isEnabled());
        QVERIFY(!edit->isEnabled());
        QVERIFY(!remove->isEnabled());
        const auto inEditor = [&](const QString& title) {
            QTimer::singleShot(0, &dialog, [title] {
                auto* editor = qobject_cast<ui::RulesEditor*>(QApplication::activeModalWidget());
                QVERIFY(editor);
                editor->findChild<QLineEdit*>(u"editTitle"_s)->setText(title);
                editor->findChild<QPushButton*>(u"editSave"_s)->click();
            });
        };
        inEditor(u"Mine"_s);
        copy->click();
        QCOMPARE(list->count(), builtIn + 1);
        QCOMPARE(list->currentItem()->text(), u"Mine (own)"_s);
        QCOMPARE(dialog.rules()->id, std::string("mine"));
        QVERIFY(edit->isEnabled());
        inEditor(u"Ours"_s);
        edit->click();
        QCOMPARE(list->count(), builtIn + 1);
        QCOMPARE(list->currentItem()->text(), u"Ours (own)"_s);
        QCOMPARE(dialog.rules()->id, std::string("mine"));
        QTimer::singleShot(0, &dialog, [] {
            auto* question = QApplication::activeModalWidget();
            QVERIFY(question);
            const auto buttons = question->findChildren<QPushButton*>();
            for (QPushButton* button : buttons)
                if (button->text() == u"Delete"_s) return button->click();
        });
        remove->click();
        QCOMPARE(list->count(), builtIn);
        QVERIFY(QDir(home.path()).isEmpty());
        QCOMPARE(dialog.rules()->id, std::string("english"));
    }
};

TEST_CLASS(TestRulesEditor, QApplication)
#include "tst_rules_editor.moc"
