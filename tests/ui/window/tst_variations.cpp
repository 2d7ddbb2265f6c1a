// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QPushButton>
#include <QSpinBox>
#include <QTableView>
#include <QTemporaryDir>
#include <QtTest>

#include "engine/game/game_file.h"
#include "tests/support/test_class.h"
#include "tests/ui/window/game_stage.h"
#include "ui/document/branch_clip.h"
#include "ui/document/study.h"
#include "ui/game/game_feature.h"
#include "ui/game/game_panel.h"
#include "ui/game/tree_strip.h"
#include "ui/game/turn_dialog.h"
#include "ui/widgets/message_bar.h"
#include "ui/window/main_window.h"

using namespace Qt::StringLiterals;

namespace {

struct VariationsStage : fixture::GameStage
{
    const engine::GameRecord& record() const { return study().game()->record(); }
    template <class T>
    T* child(const char* name) const
    {
        return window->findChild<T*>(QLatin1StringView(name));
    }
    engine::NodeId play(const char* move) const
    {
        const auto read = engine::readMove(*study().position(), move);
        if (!read || !study().play(*read)) return engine::kNoNode;
        return study().state().cursor.line;
    }
};

}  // namespace

class TestVariations : public QObject
{
    Q_OBJECT

private slots:
    void theTreeShowsLines()
    {
        const VariationsStage stage;
        auto* tree = stage.child<ui::TreeStrip>("treeStrip");
        QVERIFY(tree->isHidden());
        const engine::NodeId variation = stage.play("8H SEA");
        QVERIFY(variation != engine::kNoNode);
        QVERIFY(!tree->isHidden());
        const engine::NodeId main = stage.record().node(engine::kRootNode).children.front();
        // The same turn in the next row.
        QCOMPARE(tree->dotOf(variation).x(), tree->dotOf(main).x());
        QVERIFY(tree->dotOf(variation).y() > tree->dotOf(main).y());
        QTest::mouseClick(tree->widget(), Qt::LeftButton, {}, tree->dotOf(main).center());
        QCOMPARE(stage.study().moment().viewed, main);
        QTest::keyClick(tree->widget(), Qt::Key_Down);
        QCOMPARE(stage.study().moment().viewed, variation);
        QTest::keyClick(tree->widget(), Qt::Key_Right);
        QVERIFY(stage.study().moment().atEnd());
        QTest::keyClick(tree->widget(), Qt::Key_Left);
        QTest::keyClick(tree->widget(), Qt::Key_Up, Qt::ControlModifier);
        QCOMPARE(stage.record().node(engine::kRootNode).children.front(), variation);
        stage.trigger("edit.undo");
        QCOMPARE(stage.record().node(engine::kRootNode).children.front(), main);
    }

    void linesDoNotCross()
    {
        const VariationsStage stage;
        const engine::NodeId first = stage.play("8H SEA");
        stage.play("pass");
        stage.study().goTo({1, 1});
        const engine::NodeId second = stage.play("pass");
        stage.study().goTo({1, 0});
        const engine::NodeId third = stage.play("8H TEA");
        auto* tree = stage.child<ui::TreeStrip>("treeStrip");
        QSet<QPair<int, int>> places;
        for (const engine::NodeId id : stage.record().preorder()) {
            const QRect dot = tree->dotOf(id);
            if (dot.isEmpty()) continue;
            QVERIFY(!places.contains({dot.x(), dot.y()}));
            places.insert({dot.x(), dot.y()});
        }
        for (const engine::NodeId id : {first, second, third}) QVERIFY(!tree->dotOf(id).isEmpty());
    }

    void theWheelSteps()
    {
        const VariationsStage stage;
        auto* sheet = stage.child<QTableView>("scoreSheet")->viewport();
        const auto turn = [&](int delta, Qt::KeyboardModifiers modifiers = {}) {
            QWheelEvent wheel({5, 5}, sheet->mapToGlobal(QPointF(5, 5)), {}, {0, delta},
                              Qt::NoButton, modifiers, Qt::NoScrollPhase, false);
            QCoreApplication::sendEvent(sheet, &wheel);
            return stage.study().state().cursor.turn;
        };
        QCOMPARE(turn(-120), 1);
        QCOMPARE(turn(-60), 1);
        QCOMPARE(turn(-60), 2);
        QCOMPARE(turn(240), 0);
        QCOMPARE(turn(-120, Qt::ShiftModifier), 0);
    }

    void linesAreCopiedAndPasted()
    {
        const VariationsStage stage;
        stage.study().goTo({engine::kRootNode, 1});
        stage.trigger("game.copyLine");
        const QMimeData* content = QGuiApplication::clipboard()->mimeData();
        QVERIFY(content->hasFormat(QLatin1StringView(ui::kBranchMimeType)));
        QVERIFY2(content->text().startsWith(u"2. ben 9F EAT"_s), qPrintable(content->text()));
        const int before = stage.record().nodeCount();
        const engine::NodeId copied = stage.study().moment().viewed;
        const std::size_t length = stage.record().lineThrough(copied).size() - 1;
        // In a game of its own that begins elsewhere, conflicts are shown and nothing is changed.
        stage.study().goTo({engine::kRootNode, 3});
        stage.trigger("edit.paste");
        QCOMPARE(stage.record().nodeCount(), before + static_cast<int>(length));
        QVERIFY(stage.record().node(stage.study().state().cursor.line).event ==
                stage.record().node(copied).event);
        QVERIFY(!stage.study().game()->replay().differences.empty());
        stage.trigger("edit.undo");
        QCOMPARE(stage.record().nodeCount(), before);
        QGuiApplication::clipboard()->setText(u"nothing"_s);
        stage.trigger("game.pasteLine");
        QVERIFY(stage.window->messageBar()->text().contains(u"No moves were pasted"_s));
    }

    void hostileClipboardsAreRefused()
    {
        QVERIFY(!ui::readBranch(""));
        QVERIFY(!ui::readBranch("{\"format\": \"tilewright-study\", \"version\": 1}"));
        QVERIFY(!ui::readBranch(std::string(1000, '[')));
    }

    void aTurnIsCorrected()
    {
        const VariationsStage stage;
        const engine::GameRecord before = stage.record();
        const engine::NodeId node = stage.study().moment().viewed;
        ui::TurnDialog dialog(stage.study(), node);
        dialog.show();
        auto* move = dialog.findChild<QLineEdit*>(u"turnMove"_s);
        auto* score = dialog.findChild<QSpinBox*>(u"turnScore"_s);
        auto* result = dialog.findChild<QLabel*>(u"turnResult"_s);
        QCOMPARE(move->text(), u"8G CAT"_s);
        QCOMPARE(score->value(), 10);
        QVERIFY(result->text().contains(u"fit together"_s));
        // CATS instead: what follows no longer fits, which is said and not hidden.
        move->setText(u"8G CATS"_s);
        QVERIFY2(!result->text().contains(u"fit together"_s), qPrintable(result->text()));
        QVERIFY(stage.record() == before);
        move->setText(u"8G CA"_s);
        dialog.findChild<QCheckBox*>(u"scoreByRules"_s)->setChecked(true);
        QCOMPARE(score->value(), 8);
        dialog.findChild<QLineEdit*>(u"turnRack"_s)->setText(u"catseea"_s);
        dialog.accept();
        const engine::Event& event = stage.record().node(node).event;
        QCOMPARE(event.score.points, 8);
        QCOMPARE(event.total->points, 8);
        QCOMPARE(event.move.tilesPlayed, 2);
        // Totals that follow are sums again, moves and scores as recorded.
        for (const engine::NodeId id : before.preorder()) {
            if (id == engine::kRootNode || id == node) continue;
            QVERIFY(engine::sameAction(stage.record().node(id).event, before.node(id).event));
            QCOMPARE(stage.record().node(id).event.score, before.node(id).event.score);
        }
        stage.trigger("edit.undo");
        QVERIFY(stage.record() == before);
    }

    void challengesAreCorrected()
    {
        const VariationsStage stage;
        const engine::NodeId node = stage.record().node(1).children.front();
        const int count = stage.record().nodeCount();
        {
            ui::TurnDialog dialog(stage.study(), node);
            auto* challenge = dialog.findChild<QComboBox*>(u"turnChallenge"_s);
            QCOMPARE(challenge->currentIndex(), 1);
            challenge->setCurrentIndex(0);
            dialog.accept();
        }
        QCOMPARE(stage.record().nodeCount(), count - 1);
        {
            ui::TurnDialog dialog(stage.study(), node);
            dialog.findChild<QComboBox*>(u"turnChallenge"_s)->setCurrentIndex(2);
            dialog.findChild<QSpinBox*>(u"turnBonus"_s)->setValue(10);
            dialog.accept();
        }
        QCOMPARE(stage.record().nodeCount(), count);
        const engine::NodeId bonus = stage.record().node(node).children.front();
        QCOMPARE(stage.record().node(bonus).event.kind, engine::EventKind::ChallengeBonus);
        QCOMPARE(stage.record().node(bonus).event.total->points, 18);
    }

    void unreadableEditsAreRefused()
    {
        const VariationsStage stage;
        ui::TurnDialog dialog(stage.study(), stage.study().moment().viewed);
        auto* ok = dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
        for (const auto& [field, text] :
             {std::pair{u"turnMove"_s, u"8G C1T"_s}, std::pair{u"turnRack"_s, u"CA#"_s}}) {
            auto* line = dialog.findChild<QLineEdit*>(field);
            const QString before = line->text();
            line->setText(text);
            QVERIFY(!ok->isEnabled());
            line->setText(before);
            QVERIFY(ok->isEnabled());
        }
    }

    void anotherGameEndsTheEdit()
    {
        const VariationsStage stage;
        stage.study().goTo({engine::kRootNode, 3});
        ui::TurnDialog dialog(stage.study(), stage.study().moment().viewed);
        dialog.show();
        engine::GameRecord empty = engine::gameFrom(*fixture::catPosition()).value();
        stage.study().setGame(ui::OpenGame::create(empty, nullptr).value(), u"b.gcg"_s, u"open"_s);
        QVERIFY(dialog.isHidden());
        QCOMPARE(dialog.result(), QDialog::Rejected);
        // A place in the game before is none in this one.
        stage.study().goTo({engine::NodeId{3}, 0});
        QCOMPARE(stage.study().state().cursor.line, engine::kRootNode);
    }

    void chaptersOfAFile()
    {
        const VariationsStage stage;
        auto* chapters = stage.child<QComboBox>("chapters");
        QVERIFY(chapters->isHidden());
        engine::StudyFile file;
        file.title = "Two";
        file.games = {fixture::openGame()->record(), fixture::openGame()->record()};
        auto info = file.games[1].info();
        info.title = "Second";
        QVERIFY(file.games[1].setInfo(info));
        const QString path = stage.folder.filePath(u"two.cws"_s);
        {
            QFile out(path);
            QVERIFY(out.open(QIODevice::WriteOnly));
            out.write(QByteArray::fromStdString(engine::writeStudy(file)));
        }
        stage.session->loader().openFile(path);
        QTRY_VERIFY(!chapters->isHidden());
        QCOMPARE(chapters->count(), 2);
        QCOMPARE(chapters->itemText(1), u"2. Second"_s);
        stage.play("8H SEA");
        const engine::GameRecord first = stage.record();
        emit chapters->activated(1);
        QCOMPARE(stage.record().info().title, std::string("Second"));
        QCOMPARE(stage.record().nodeCount(), file.games[1].nodeCount());
        QVERIFY(stage.study().isModified());
        stage.trigger("file.save");
        QTRY_VERIFY(!stage.study().isModified());
        QFile in(path);
        QVERIFY(in.open(QIODevice::ReadOnly));
        const auto saved = engine::readStudy(in.readAll().toStdString());
        QVERIFY(saved);
        QCOMPARE(saved->title, std::string("Two"));
        QVERIFY(saved->games[0] == first);
        QVERIFY(saved->games[1] == file.games[1]);
        emit chapters->activated(0);
        QVERIFY(stage.record() == first);
    }
};

TEST_CLASS(TestVariations, QApplication)
#include "tst_variations.moc"
