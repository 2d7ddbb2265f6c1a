// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QtTest>

#include "tests/support/test_class.h"
#include "tests/ui/ui_fixture.h"
#include "ui/play/new_game_dialog.h"
#include "ui/settings/settings.h"

using namespace Qt::StringLiterals;

namespace {

struct Stage
{
    QTemporaryDir folder;
    ui::Settings settings{folder.filePath(u"settings.ini"_s)};
    ui::LexiconLibrary library{settings};

    Stage()
    {
        library.remember(u"/words/one.kwg"_s, u"english"_s);
        library.remember(u"/words/two.kwg"_s, u"english"_s);
        library.remember(u"/words/drei.kwg"_s, u"german"_s);
    }
    std::unique_ptr<ui::NewGameDialog> dialog(const QVariantMap& choices = {}) const
    {
        return std::make_unique<ui::NewGameDialog>(
            library, ui::NewGameDialog::Present{fixture::english(), u"/words/two.kwg"_s}, choices,
            nullptr);
    }
};

template <class T>
T* child(const QWidget& parent, const char* name)
{
    return parent.findChild<T*>(QLatin1StringView(name));
}

void pick(const QWidget& parent, const char* name, const QVariant& data)
{
    auto* box = child<QComboBox>(parent, name);
    box->setCurrentIndex(box->findData(data));
}

}  // namespace

class TestNewGameDialog : public QObject
{
    Q_OBJECT

private slots:
    void usualGame()
    {
        const Stage stage;
        const auto dialog = stage.dialog();
        QVERIFY(child<QPushButton>(*dialog, "gamePlay")->isEnabled());
        QCOMPARE(child<QComboBox>(*dialog, "gameLexicon")->count(), 2);
        dialog->accept();
        QCOMPARE(dialog->result(), int(QDialog::Accepted));
        const ui::NewGame& game = dialog->game();
        QCOMPARE(game.rules, fixture::english());
        QCOMPARE(game.lexicon, u"/words/two.kwg"_s);
        QCOMPARE(game.players.size(), std::size_t{2});
        QCOMPARE(game.players[1].name, std::string("Computer"));
        QVERIFY(!game.setup.seats[0].automatic);
        QVERIFY(game.setup.seats[1].automatic);
        QVERIFY(game.setup.challenge == engine::ChallengeRule::Void);
        QVERIFY(!game.setup.clock.runs());
        QVERIFY(game.setup.seed > 0);
        QVERIFY(engine::checkMatchSetup(game.setup, 2));
    }

    void namedStrengths()
    {
        const Stage stage;
        using enum engine::MatchStrength;
        for (const auto& [kind, strength] :
             {std::pair{1001, Vocabulary}, std::pair{1002, TwoPlies}, std::pair{1003, FourPlies},
              std::pair{1004, ByClock}, std::pair{1005, Endings}, std::pair{20, Static}}) {
            const auto dialog = stage.dialog();
            pick(*dialog, "gameSeat1", kind);
            dialog->accept();
            const engine::MatchSeat& seat = dialog->game().setup.seats[1];
            QVERIFY(seat.automatic);
            QCOMPARE(seat.strength, strength);
            QCOMPARE(seat.choosesAmong, kind == 20 ? 20 : 1);
            QVERIFY(engine::checkMatchSetup(dialog->game().setup, 2));
            QCOMPARE(stage.dialog(dialog->choices())
                         ->findChild<QComboBox*>(u"gameSeat1"_s)
                         ->currentData()
                         .toInt(),
                     kind);
        }
    }
    /// A small vocabulary is a part of the words, or those of another lexicon with these letters.
    void wordsOfAnotherLexicon()
    {
        Stage stage;
        const auto file = [&](const QString& name) {
            QFile made(stage.folder.filePath(name));
            if (!made.open(QIODevice::WriteOnly)) return QString();
            return QFileInfo(made).absoluteFilePath();
        };
        const QString few = file(u"few.txt"_s);
        stage.library.remember(few, u"english"_s);
        const auto dialog = stage.dialog();
        auto* vocabulary = child<QComboBox>(*dialog, "gameVocabulary");
        // The game's own one and those with other letters are none.
        QCOMPARE(vocabulary->count(), 3);
        QVERIFY(!vocabulary->isEnabled());
        pick(*dialog, "gameSeat1", 1001);
        QVERIFY(vocabulary->isEnabled());
        pick(*dialog, "gameVocabulary", few);
        const QVariantMap choices = dialog->choices();
        dialog->accept();
        QCOMPARE(dialog->result(), int(QDialog::Accepted));
        QCOMPARE(dialog->game().setup.seats[1].vocabulary, std::string("few"));
        QVERIFY(dialog->game().setup.seats[0].vocabulary.empty());
        QCOMPARE(stage.dialog(choices)->findChild<QComboBox*>(u"gameVocabulary"_s)->currentData(),
                 QVariant(few));
        // With other letters it isn't offered, and is there again with these.
        const auto other = stage.dialog(choices);
        pick(*other, "gameRules", u"german"_s);
        QCOMPARE(child<QComboBox>(*other, "gameVocabulary")->count(), 1);
        pick(*other, "gameRules", u"english"_s);
        pick(*other, "gameLexicon", u"/words/two.kwg"_s);
        QCOMPARE(child<QComboBox>(*other, "gameVocabulary")->currentData(), QVariant(few));
        // Whoever else plays needs none.
        pick(*other, "gameSeat1", 1);
        other->accept();
        QVERIFY(other->game().setup.seats[1].vocabulary.empty());

        const auto problem = [](const ui::NewGameDialog& shown) {
            return child<QPushButton>(shown, "gamePlay")->isEnabled()
                       ? QString()
                       : child<QLabel>(shown, "gameProblem")->text();
        };
        // The game knows it by its name.
        const auto twice = stage.dialog(choices);
        QCOMPARE(problem(*twice), QString());
        QVERIFY(QDir(stage.folder.path()).mkdir(u"a"_s));
        stage.library.remember(file(u"a/FEW.txt"_s), u"english"_s);
        stage.library.rename(few, u"rare"_s);
        stage.library.rename(stage.folder.filePath(u"a/FEW.txt"_s), u"Rare"_s);
        const auto same = stage.dialog(choices);
        pick(*same, "gameVocabulary",
             QFileInfo(stage.folder.filePath(u"a/FEW.txt"_s)).absoluteFilePath());
        const QString first = problem(*same);
        pick(*same, "gameVocabulary", few);
        const QString second = problem(*same);
        // One of the two is what is found.
        const QString told = first + second;
        QVERIFY2(first.isEmpty() != second.isEmpty() && told.contains(u"rename"_s),
                 qPrintable(told));
        // A file that has gone is named.
        QVERIFY(QFile::remove(few));
        const auto gone = stage.dialog(choices);
        QVERIFY2(problem(*gone).contains(u"few.txt"_s), qPrintable(problem(*gone)));
    }
    void lexiconsOfPlayers()
    {
        Stage stage;
        const auto file = [&](const QString& name) {
            QFile out(stage.folder.filePath(name));
            if (out.open(QIODevice::WriteOnly)) out.write("cat\n");
            return QFileInfo(out).absoluteFilePath();
        };
        const QString few = file(u"few.txt"_s);
        stage.library.remember(few, u"english"_s);
        const auto dialog = stage.dialog();
        auto* choice = child<QComboBox>(*dialog, "gameLexicon1");
        // That of the game isn't among them: to have it is to have none of one's own.
        QCOMPARE(choice->count(), 3);
        QCOMPARE(choice->findData(u"/words/two.kwg"_s), -1);
        pick(*dialog, "gameLexicon1", few);
        QVERIFY(child<QPushButton>(*dialog, "gamePlay")->isEnabled());
        const QVariantMap choices = dialog->choices();
        dialog->accept();
        QCOMPARE(dialog->game().players[1].lexicon, std::string("few"));
        QVERIFY(dialog->game().players[0].lexicon.empty());
        // Remembered, and let alone where it doesn't fit.
        const auto again = stage.dialog(choices);
        QCOMPARE(child<QComboBox>(*again, "gameLexicon1")->currentData(), QVariant(few));
        pick(*again, "gameRules", u"german"_s);
        QCOMPARE(child<QComboBox>(*again, "gameLexicon1")->currentIndex(), 0);
        pick(*again, "gameRules", u"english"_s);
        pick(*again, "gameLexicon", u"/words/two.kwg"_s);
        QCOMPARE(child<QComboBox>(*again, "gameLexicon1")->currentData(), QVariant(few));
        // Who doesn't play needs none.
        pick(*again, "gameSeat1", -1);
        QVERIFY(!child<QComboBox>(*again, "gameLexicon1")->isEnabled());
        again->accept();
        QCOMPARE(again->game().players.size(), std::size_t{1});
        QVERIFY(QFile::remove(few));
        const auto gone = stage.dialog(choices);
        QVERIFY(!child<QPushButton>(*gone, "gamePlay")->isEnabled());
        QVERIFY(child<QLabel>(*gone, "gameProblem")->text().contains(u"few.txt"_s));
    }

    void noPlayerHasTheNameOfAnother()
    {
        const Stage stage;
        const auto dialog = stage.dialog();
        QCOMPARE(child<QLineEdit>(*dialog, "gameName1")->placeholderText(), u"Computer"_s);
        pick(*dialog, "gameSeat2", 1);
        pick(*dialog, "gameSeat3", 5);
        QCOMPARE(child<QLineEdit>(*dialog, "gameName1")->placeholderText(), u"Computer 1"_s);
        QCOMPARE(child<QLineEdit>(*dialog, "gameName3")->placeholderText(), u"Computer 3"_s);
        child<QLineEdit>(*dialog, "gameName0")->setText(u"computer 2"_s);
        dialog->accept();
        QStringList names;
        for (const engine::GamePlayer& player : dialog->game().players)
            names << QString::fromStdString(player.name);
        QCOMPARE(names, QStringList({u"computer 2"_s, u"Computer 1"_s, u"Computer 2 2"_s,
                                     u"Computer 3"_s}));
    }

    void everythingChosenIsRememberedButTheSeed()
    {
        const Stage stage;
        const auto dialog = stage.dialog();
        pick(*dialog, "gameRules", u"german"_s);
        QCOMPARE(child<QComboBox>(*dialog, "gameLexicon")->currentData().toString(),
                 u"/words/drei.kwg"_s);
        pick(*dialog, "gameSeat0", 5);
        pick(*dialog, "gameSeat2", 0);
        child<QLineEdit>(*dialog, "gameName0")->setText(u" Anna  B "_s);
        child<QLineEdit>(*dialog, "gameName2")->setText(u"AnnaB"_s);
        child<QComboBox>(*dialog, "gameChallenge")->setCurrentIndex(4);
        child<QCheckBox>(*dialog, "gameTimed")->setChecked(true);
        child<QSpinBox>(*dialog, "gameMinutes")->setValue(3);
        child<QSpinBox>(*dialog, "gameIncrement")->setValue(4);
        child<QCheckBox>(*dialog, "gameHints")->setChecked(true);
        child<QCheckBox>(*dialog, "gameHides")->setChecked(false);
        child<QLineEdit>(*dialog, "gameSeed")->setText(u"42"_s);
        dialog->accept();
        const ui::NewGame& game = dialog->game();
        QCOMPARE(game.rules->id, std::string("german"));
        QCOMPARE(game.players.size(), std::size_t{3});
        QCOMPARE(game.players[0].name, std::string("Anna B"));
        // One word each, and no two the same.
        QCOMPARE(game.players[0].nick, std::string("AnnaB"));
        QCOMPARE(game.players[2].nick, std::string("AnnaB2"));
        QCOMPARE(game.setup.seats[0].choosesAmong, 5);
        QCOMPARE(game.setup.seed, std::uint64_t{42});
        QVERIFY(game.setup.challenge == engine::ChallengeRule::Points);
        QCOMPARE(game.setup.challengePoints, 10);
        QCOMPARE(game.setup.clock.time, 180'000);
        QCOMPARE(game.setup.clock.increment, 4'000);
        QVERIFY(game.setup.hints && !game.setup.hidesRacks);

        ui::Settings& settings = const_cast<Stage&>(stage).settings;
        settings.setNewGame(dialog->choices());
        const auto again = stage.dialog(settings.newGame());
        QVariantMap choices = again->choices();
        // Rules and lexicon are those in use.
        QCOMPARE(choices.take(u"rules"_s).toString(), u"english"_s);
        QCOMPARE(choices.take(u"lexicon"_s).toString(), u"/words/two.kwg"_s);
        QVariantMap wanted = dialog->choices();
        wanted.remove(u"rules"_s);
        wanted.remove(u"lexicon"_s);
        QCOMPARE(choices, wanted);
        QVERIFY(child<QLineEdit>(*again, "gameSeed")->text() != u"42"_s);
    }

    void senselessChoicesAreLeftOut()
    {
        const Stage stage;
        const auto dialog = stage.dialog({{u"order"_s, 77},
                                          {u"challenge"_s, u"x"_s},
                                          {u"seat0"_s, -1},
                                          {u"seat1"_s, u"y"_s},
                                          {u"minutes"_s, -5}});
        dialog->accept();
        QCOMPARE(dialog->game().players.size(), std::size_t{2});
        QVERIFY(engine::checkMatchSetup(dialog->game().setup, 2));
    }

    void theLotFollowsFromTheSeed()
    {
        const Stage stage;
        int second = 0;
        for (int seed = 1; seed <= 20; ++seed) {
            std::string first;
            for (int i = 0; i < 2; ++i) {
                const auto dialog = stage.dialog({{u"order"_s, 1}});
                child<QLineEdit>(*dialog, "gameSeed")->setText(QString::number(seed));
                dialog->accept();
                const ui::NewGame& game = dialog->game();
                QCOMPARE(game.players[0].name == "Computer", game.setup.seats[0].automatic);
                if (i == 0) first = game.players[0].name;
                else QCOMPARE(game.players[0].name, first);
            }
            second += first == "Computer" ? 1 : 0;
        }
        QVERIFY(second > 3 && second < 17);
    }

    void problemsAreTold()
    {
        const Stage stage;
        const auto dialog = stage.dialog();
        const auto* play = child<QPushButton>(*dialog, "gamePlay");
        const auto* problem = child<QLabel>(*dialog, "gameProblem");
        QVERIFY(problem->isHidden());
        child<QLineEdit>(*dialog, "gameSeed")->clear();
        QVERIFY(!play->isEnabled());
        QVERIFY(!problem->isHidden());
        child<QPushButton>(*dialog, "gameDrawSeed")->click();
        QVERIFY(play->isEnabled());
        pick(*dialog, "gameRules", u"polish"_s);
        QVERIFY(!play->isEnabled());
        dialog->accept();
        QCOMPARE(dialog->result(), int(QDialog::Rejected));
    }

    void everythingHasANameAndAKey()
    {
        const Stage stage;
        const auto dialog = stage.dialog();
        dialog->show();
        for (const QWidget* widget : dialog->findChildren<QWidget*>()) {
            if (!(widget->focusPolicy() & Qt::TabFocus) || widget->focusProxy()) continue;
            if (widget->window() != dialog.get()) continue;  // lists of combo boxes
            const auto* button = qobject_cast<const QAbstractButton*>(widget);
            const bool named =
                !widget->accessibleName().isEmpty() || (button && !button->text().isEmpty());
            const bool inner = widget->objectName().startsWith("qt_"_L1);
            QVERIFY2(named || inner, qPrintable(widget->objectName()));
        }
    }
};

TEST_CLASS(TestNewGameDialog, QApplication)
#include "tst_new_game_dialog.moc"
