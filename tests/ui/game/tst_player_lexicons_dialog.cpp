// SPDX-License-Identifier: GPL-3.0-or-later
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFile>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest>

#include "tests/support/test_class.h"
#include "tests/ui/game_fixture.h"
#include "ui/document/study.h"
#include "ui/files/lexicon_library.h"
#include "ui/game/player_lexicons_dialog.h"
#include "ui/settings/settings.h"

using namespace Qt::StringLiterals;

namespace {

struct PlayerLexiconsStage
{
    QTemporaryDir folder;
    ui::Settings settings{folder.filePath(u"settings.ini"_s)};
    ui::LexiconLibrary library{settings};
    ui::Study study{fixture::catPosition()};
    QString own;

    PlayerLexiconsStage()
    {
        QFile file(folder.filePath(u"own.txt"_s));
        if (file.open(QIODevice::WriteOnly)) file.write("cat\n");
        own = file.fileName();
        library.remember(own, u"english"_s);
        library.remember(u"/words/drei.kwg"_s, u"german"_s);
        study.setGame(fixture::openGame(), u"game"_s, u"open"_s);
    }
    /// The record names that lexicon for a player.
    bool give(std::size_t index, const std::string& lexicon)
    {
        engine::GameRecord record = study.game()->record();
        engine::GameInfo info = record.info();
        info.players[index].lexicon = lexicon;
        return record.setInfo(std::move(info)) && study.setRecord(std::move(record), {}, u"edit"_s);
    }
    const engine::GamePlayer& player(std::size_t index) const
    {
        return study.game()->record().info().players[index];
    }
};

QComboBox* choiceOf(const QDialog& dialog, int player)
{
    return dialog.findChild<QComboBox*>(u"lexiconOfPlayer%1"_s.arg(player));
}

}  // namespace

class TestPlayerLexiconsDialog : public QObject
{
    Q_OBJECT

private slots:
    void aPlayerGetsALexicon()
    {
        PlayerLexiconsStage stage;
        {
            ui::PlayerLexiconsDialog dialog(stage.study, stage.library, nullptr);
            QCOMPARE(choiceOf(dialog, 1)->count(), 2);
            QCOMPARE(choiceOf(dialog, 1)->currentIndex(), 0);
            choiceOf(dialog, 1)->setCurrentIndex(1);
            dialog.accept();
            QCOMPARE(dialog.result(), int(QDialog::Accepted));
        }
        QCOMPARE(stage.player(1).lexicon, std::string("own"));
        QVERIFY(stage.player(0).lexicon.empty());
        {
            ui::PlayerLexiconsDialog again(stage.study, stage.library, nullptr);
            QCOMPARE(choiceOf(again, 1)->currentData(), QVariant(stage.own));
            // Nothing else is nothing to undo.
            const int edits = stage.study.undoStack()->count();
            again.accept();
            QCOMPARE(stage.study.undoStack()->count(), edits);
        }
        stage.study.undoStack()->undo();
        QVERIFY(stage.player(1).lexicon.empty());
    }

    /// What a game names and nobody knows here stays, unless another one is chosen.
    void unknownNamesStay()
    {
        PlayerLexiconsStage stage;
        QVERIFY(stage.give(0, "Elsewhere"));
        ui::PlayerLexiconsDialog dialog(stage.study, stage.library, nullptr);
        QVERIFY(choiceOf(dialog, 0)->currentText().contains(u"Elsewhere"_s));
        choiceOf(dialog, 1)->setCurrentIndex(1);
        dialog.accept();
        QCOMPARE(stage.player(0).lexicon, std::string("Elsewhere"));
        QCOMPARE(stage.player(1).lexicon, std::string("own"));
        ui::PlayerLexiconsDialog other(stage.study, stage.library, nullptr);
        choiceOf(other, 0)->setCurrentIndex(0);
        other.accept();
        QVERIFY(stage.player(0).lexicon.empty());
    }

    /// A lexicon that wasn't there when the game was opened is looked for again; that is no edit.
    void whatHasComeBackIsAskedForAgain()
    {
        PlayerLexiconsStage stage;
        QVERIFY(stage.give(1, "own"));
        QCOMPARE(stage.study.game()->playerWithoutLexicon(), 1);
        QSignalSpy changes(&stage.study, &ui::Study::changed);
        const int edits = stage.study.undoStack()->count();
        ui::PlayerLexiconsDialog dialog(stage.study, stage.library, nullptr);
        QSignalSpy wanted(&dialog, &ui::PlayerLexiconsDialog::lexiconsWanted);
        dialog.accept();
        QCOMPARE(wanted.size(), 1);
        QCOMPARE(changes.size(), 0);
        QCOMPARE(stage.player(1).lexicon, std::string("own"));
        QCOMPARE(stage.study.undoStack()->count(), edits);
    }

    void whatIsGoneCanNotBeChosen()
    {
        PlayerLexiconsStage stage;
        ui::PlayerLexiconsDialog dialog(stage.study, stage.library, nullptr);
        auto* ok = dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
        QVERIFY(ok->isEnabled());
        QVERIFY(QFile::remove(stage.own));
        choiceOf(dialog, 1)->setCurrentIndex(1);
        QVERIFY(!ok->isEnabled());
        QVERIFY(
            dialog.findChild<QLabel*>(u"playerLexiconsProblem"_s)->text().contains(u"own.txt"_s));
        choiceOf(dialog, 1)->setCurrentIndex(0);
        QVERIFY(ok->isEnabled());
    }

    void anotherGameMeanwhileIsSaid()
    {
        PlayerLexiconsStage stage;
        ui::PlayerLexiconsDialog dialog(stage.study, stage.library, nullptr);
        stage.study.setPosition(*fixture::catPosition(), {}, u"other"_s);
        dialog.accept();
        QVERIFY(dialog.result() != int(QDialog::Accepted));
        QVERIFY(!dialog.findChild<QLabel*>(u"playerLexiconsProblem"_s)->text().isEmpty());
    }
};

TEST_CLASS(TestPlayerLexiconsDialog, QApplication)
#include "tst_player_lexicons_dialog.moc"
