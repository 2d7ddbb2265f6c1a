// SPDX-License-Identifier: GPL-3.0-or-later
#include <atomic>
#include <chrono>
#include <thread>

#include <QAbstractItemView>
#include <QAction>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDockWidget>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QStatusBar>
#include <QTableView>
#include <QTemporaryDir>
#include <QTimer>
#include <QToolButton>
#include <QtTest>

#include "engine/lexicon/lexicon.h"
#include "tests/support/test_class.h"
#include "tests/ui/settled.h"
#include "tests/ui/ui_fixture.h"
#include "ui/commands/command_palette.h"
#include "ui/document/study.h"
#include "ui/game/game_feature.h"
#include "ui/game/game_panel.h"
#include "ui/game/position_feature.h"
#include "ui/language/text.h"
#include "ui/moves/moves_panel.h"
#include "ui/output/export_feature.h"
#include "ui/output/picture_feature.h"
#include "ui/play/new_game_dialog.h"
#include "ui/play/play_feature.h"
#include "ui/position/board_column.h"
#include "ui/widgets/covered_panel.h"
#include "ui/widgets/message_bar.h"
#include "ui/window/main_window.h"
#include "ui/words/words_feature.h"

using namespace Qt::StringLiterals;
using State = ui::MatchPlay::State;

namespace {

struct MatchViewsStage
{
    QTemporaryDir folder;
    fixture::FakeRanking fake;
    std::unique_ptr<ui::Session> session;
    std::unique_ptr<ui::MainWindow> window;
    qint64 now = 0;

    MatchViewsStage()
    {
        session =
            std::make_unique<ui::Session>(fixture::position(fixture::kEmptyBoard + " / 0/0 0"),
                                          fake.function(), folder.filePath(u"settings.ini"_s));
        window = std::make_unique<ui::MainWindow>(*session);
        window->restoreLayout();
        window->resize(1366, 740);
        window->show();
        play().setLeastThinking(0);
        play().setNow([this] { return now; });
    }
    ui::MatchPlay& play() const { return session->match(); }
    ui::ShownStudy& shown() const { return session->shown(); }
    ui::NewGame game(bool otherIsComputer, engine::MatchSetup setup = {}) const
    {
        setup.seed = 5;
        setup.seats = {{false, 1}, {otherIsComputer, 1}};
        return {session->study().position()->rulesPtr(),
                {},
                {{"anna", "Anna"}, {"ben", "Ben"}},
                std::move(setup)};
    }
    bool begin(const ui::NewGame& game) const
    {
        window->feature<ui::PlayFeature>()->begin(game);
        return reaches([this] { return play().isRunning(); });
    }
    template <class Condition>
    static bool reaches(Condition condition)
    {
        constexpr int kPatience = 30000;  // of a busy machine
        return QTest::qWaitFor(condition, kPatience);
    }
    template <class T>
    T* child(const char* name) const
    {
        return window->findChild<T*>(QLatin1StringView(name));
    }
    QAction* action(const char* id) const
    {
        return window->actions().action(QLatin1StringView(id));
    }
    QString strip() const { return child<QLabel>("matchText")->text(); }
    bool stripShown() const { return !child<QWidget>("matchStrip")->isHidden(); }
    QString rack() const
    {
        const auto& tiles = window->boardColumn()->rack()->tiles();
        return ui::fromUtf8(session->study().position()->rules().alphabet.written(tiles));
    }
    QString hint() const { return child<QLabel>("movesHint")->text(); }
    void key(Qt::Key key) const { QTest::keyClick(window->boardColumn()->board(), key); }
    void answer(const char* id) const { child<QToolButton>(id)->click(); }
    /// Everything that can be read or heard in the window now.
    QStringList texts() const
    {
        QStringList all;
        for (const QWidget* widget : window->findChildren<QWidget*>()) {
            if (!widget->isVisible()) continue;
            all << widget->toolTip() << widget->accessibleName() << widget->accessibleDescription();
            for (const char* property : {"text", "plainText", "currentText", "placeholderText"})
                all << widget->property(property).toString();
            const auto* view = qobject_cast<const QAbstractItemView*>(widget);
            if (!view || !view->model()) continue;
            const QAbstractItemModel& model = *view->model();
            for (int row = 0; row < model.rowCount(); ++row)
                for (int column = 0; column < model.columnCount(); ++column)
                    for (const int role :
                         {Qt::DisplayRole, Qt::ToolTipRole, Qt::AccessibleTextRole})
                        all << model.index(row, column).data(role).toString();
        }
        return all;
    }
    /// Those of them that have what the program thinks of a move or of tiles.
    QStringList opinions() const
    {
        static const QRegularExpression opinion(
            u"[+\u2212-]\\d+\\.\\d|equity|#\\d+ of|\\bloses|best by"_s);
        return texts().filter(opinion);
    }
};

}  // namespace

class TestMatchViews : public QObject
{
    Q_OBJECT

private slots:
    void aGameAgainstTheComputerToItsEnd()
    {
        MatchViewsStage stage;
        QVERIFY(!stage.stripShown());
        QVERIFY(!stage.action("match.resign")->isEnabled());
        QVERIFY(stage.begin(stage.game(true)));
        QVERIFY(stage.stripShown());
        QCOMPARE(stage.strip(), u"On turn: Anna"_s);
        QCOMPARE(stage.rack().size(), 7);
        QVERIFY(!stage.action("review.start")->isEnabled());
        QVERIFY(!stage.action("position.players")->isEnabled());
        QVERIFY(!stage.action("game.editTurn")->isEnabled());
        QCOMPARE(stage.session->analysis().state(), ui::LiveAnalysis::State::Withheld);
        // Nothing is computed behind one's back.
        QCOMPARE(stage.fake.calls(), 0);

        int turns = 0;
        while (stage.play().isRunning() && turns++ < 60) {
            QVERIFY(stage.reaches([&] {
                return stage.play().state() == State::Turn || stage.play().state() == State::Over;
            }));
            if (stage.play().state() == State::Over) break;
            QCOMPARE(stage.rack().isEmpty(), false);
            stage.action("match.pass")->trigger();
        }
        QCOMPARE(stage.play().state(), State::Over);
        QVERIFY2(stage.strip().startsWith(u"Game over, "_s), qPrintable(stage.strip()));
        // Everything is there again.
        QVERIFY(stage.action("review.start")->isEnabled());
        QVERIFY(!stage.child<QWidget>("review.start.button")->isHidden());
        QVERIFY(stage.session->analysis().state() != ui::LiveAnalysis::State::Withheld);
        QVERIFY(stage.shown().permissions().hindsight);
        // The result is news only until something else is opened.
        stage.action("file.new")->trigger();
        QVERIFY(!stage.stripShown());
    }

    void movesAreTypedOnTheBoard()
    {
        MatchViewsStage stage;
        engine::MatchSetup setup;
        setup.challenge = engine::ChallengeRule::Single;
        QVERIFY(stage.begin(stage.game(true, setup)));
        const auto tiles = stage.shown().position()->mover().rack.tiles();
        std::vector<engine::PlacedTile> placed;
        for (int i = 0; i < 4; ++i)
            placed.push_back({7, 5 + i, tiles[static_cast<std::size_t>(6 - i)]});
        const auto move =
            engine::moveFromTiles(*stage.shown().position(), placed, engine::WordCheck::Ignore);
        QVERIFY(move);
        stage.window->boardColumn()->entry()->takeMove(*move);
        // It is not told that it is a phony.
        QVERIFY(!stage.child<QLabel>("moveDetail")->text().contains(u"not in"_s));
        stage.window->feature<ui::PositionFeature>()->play();
        QVERIFY(stage.reaches([&] { return stage.play().state() == State::Turn; }));
        QCOMPARE(stage.session->study().game()->record().nodeCount(), 1 + 3);
        QVERIFY(stage.child<QLabel>("matchDetail")->text().contains(u"is not in the lexicon"_s));
        // What was told goes with the next turn.
        stage.action("match.pass")->trigger();
        QVERIFY(stage.reaches([&] { return stage.play().state() == State::Turn; }));
        QCOMPARE(stage.child<QLabel>("matchDetail")->text(), QString());
    }

    void turnsAreNotEndedByASlip()
    {
        MatchViewsStage stage;
        engine::MatchSetup setup;
        setup.clock = {600'000, 0, 10};
        QVERIFY(stage.begin(stage.game(false, setup)));
        const auto button = [&](const char* id) {
            return stage.child<QToolButton>((std::string(id) + ".button").c_str());
        };
        button("match.goOn")->click();
        auto* pass = button("match.pass");
        auto* pause = button("match.pause");
        QVERIFY(fixture::settles(*stage.window));
        QVERIFY(pass->isVisible() && pause->isVisible());
        // Apart from each other, and what can't be done now keeps its place.
        const auto centre = [&](const QWidget* widget) {
            return widget->mapTo(stage.window.get(), widget->rect().center());
        };
        auto* text = stage.child<QLabel>("matchText");
        QVERIFY(centre(pause).x() < centre(text).x() && centre(text).x() < centre(pass).x());
        QVERIFY(button("match.challenge")->isVisible());
        QVERIFY(!button("match.challenge")->isEnabled());
        const QPoint place = centre(pass);
        // The first click asks, in place; the other half of a double click is no answer.
        QTest::mouseClick(pass, Qt::LeftButton);
        QCOMPARE(pass->text(), u"Pass?"_s);
        QTest::mouseClick(pass, Qt::LeftButton);
        QVERIFY(stage.strip().startsWith(u"On turn: Anna"_s));
        QVERIFY(fixture::settles(*stage.window));
        QVERIFY(pass->rect().contains(pass->mapFrom(stage.window.get(), place)));
        QTest::keyClick(pass, Qt::Key_Escape);
        QCOMPARE(pass->text(), u"Pass"_s);
        QTest::mouseClick(pass, Qt::LeftButton);
        QTest::qWait(QApplication::doubleClickInterval() + 50);
        QTest::mouseClick(pass, Qt::LeftButton);
        QVERIFY(stage.strip().startsWith(u"Ben, are you there?"_s));
        QVERIFY(fixture::settles(*stage.window));
        QVERIFY(pass->rect().contains(pass->mapFrom(stage.window.get(), place)));
        QCOMPARE(pass->text(), u"Pass"_s);
    }

    void twoPeopleWithAClock()
    {
        MatchViewsStage stage;
        engine::MatchSetup setup;
        setup.clock = {600'000, 0, 10};
        QVERIFY(stage.begin(stage.game(false, setup)));
        QVERIFY(stage.strip().startsWith(u"Anna, are you there?"_s));
        QCOMPARE(stage.rack(), QString());
        auto* goOn = stage.child<QToolButton>("match.goOn.button");
        QVERIFY(!goOn->isHidden());
        QCOMPARE(goOn->text(), u"I am ready"_s);
        goOn->click();
        QCOMPARE(stage.rack().size(), 7);
        stage.now += 65'000;
        QVERIFY(stage.reaches(
            [&] { return stage.child<QLabel>("scores")->text().contains(u"8:55"_s); }));
        stage.action("match.pause")->trigger();
        QCOMPARE(stage.strip(), u"Paused. On turn: Anna"_s);
        QCOMPARE(stage.rack(), QString());
        stage.action("match.goOn")->trigger();
        stage.action("match.pass")->trigger();
        QVERIFY(stage.strip().startsWith(u"Ben, are you there?"_s));
        QVERIFY(stage.child<QLabel>("scores")->text().contains(u"10:00"_s));
        QCOMPARE(stage.rack(), QString());
        // A move without sitting there is refused, and said so.
        stage.action("match.goOn")->trigger();
        QVERIFY(stage.action("position.exchange")->isEnabled());
        // A slip is no resignation.
        stage.action("match.resign")->trigger();
        QCOMPARE(stage.strip(), u"Ben, do you give the game up?"_s);
        QVERIFY(!stage.action("match.pass")->isEnabled());
        QTest::keyClick(stage.child<QToolButton>("match.playOn.button"), Qt::Key_Escape);
        QVERIFY(stage.play().isRunning());
        QVERIFY(stage.strip().startsWith(u"On turn: Ben"_s));
        stage.action("match.resign")->trigger();
        stage.answer("match.playOn.button");
        QVERIFY(stage.strip().startsWith(u"On turn: Ben"_s));
        QVERIFY(stage.action("match.pass")->isEnabled());
        stage.action("match.resign")->trigger();
        stage.answer("match.resignNow.button");
        QCOMPARE(stage.strip(), u"Game over, 0 : 0: given up by Ben."_s);
        // Nothing is added to a game that was given up.
        const int nodes = stage.session->study().game()->record().nodeCount();
        stage.action("match.pass")->setEnabled(true);
        stage.action("match.pass")->trigger();
        QCOMPARE(stage.session->study().game()->record().nodeCount(), nodes);
        stage.action("edit.undo")->trigger();
        QVERIFY(stage.play().isRunning());
    }

    void nothingTellsTheEnginesOpinion()
    {
        MatchViewsStage stage;
        for (auto* dock : stage.window->findChildren<QDockWidget*>()) dock->show();
        engine::MatchSetup setup;
        QVERIFY(stage.begin(stage.game(true, setup)));
        stage.action("match.pass")->trigger();
        QVERIFY(stage.reaches([&] { return stage.play().state() == State::Turn; }));
        // Reviewed after its end, then gone on with all the same.
        stage.action("match.resign")->trigger();
        stage.answer("match.resignNow.button");
        ui::GameReviewer& reviewer = stage.session->reviewer();
        stage.action("review.start")->trigger();
        QVERIFY(stage.reaches([&] { return reviewer.state() == ui::GameReviewer::State::Done; }));
        const engine::NodeId first =
            stage.session->study().game()->record().lineThrough(engine::kRootNode).front();
        QVERIFY(reviewer.turn(first));
        QVERIFY(!stage.opinions().isEmpty());
        stage.action("edit.undo")->trigger();
        QVERIFY(!stage.shown().permissions().answers);
        QVERIFY(!reviewer.turn(first));
        ui::OverlayService::Overlays overlays(ui::Overlay::all().begin(), ui::Overlay::all().end());
        stage.session->overlays().setAllShown(overlays);

        const auto look = [&] {
            for (auto* dock : stage.window->findChildren<QDockWidget*>()) {
                dock->show();
                dock->raise();
                QTest::qWait(0);
                const QStringList opinions = stage.opinions();
                QVERIFY2(opinions.isEmpty(),
                         qPrintable(dock->objectName() + u": " + opinions.join(u'|')));
            }
            QVERIFY(!stage.child<QWidget>("legendStrip")->isVisible());
        };
        look();
        stage.action("game.first")->trigger();
        look();
        stage.action("match.goOn")->trigger();
        // A move that lies on the board, and one that is to be an exchange.
        const engine::Position& position = *stage.shown().position();
        const auto tiles = position.mover().rack.tiles();
        const auto move = engine::moveFromTiles(position, {{7, 7, tiles[0]}, {7, 8, tiles[1]}},
                                                engine::WordCheck::Ignore);
        QVERIFY(move);
        stage.window->boardColumn()->entry()->takeMove(*move);
        QVERIFY(stage.child<QLabel>("moveDetail")->text().contains(u"keeps"_s));
        look();
        stage.window->boardColumn()->entry()->takeMove(engine::exchangeOf(position.mover().rack));
        stage.window->boardColumn()->entry()->putBack(tiles[0]);
        QVERIFY(stage.child<QPushButton>("playButton")->isEnabled());
        look();
        // Afterwards everything is there.
        stage.action("match.reveal")->trigger();
        QVERIFY(reviewer.turn(first));
        QVERIFY(!stage.opinions().isEmpty());
    }

    void whatOthersExchangeIsOnlyCounted()
    {
        MatchViewsStage stage;
        engine::MatchSetup setup;
        setup.hidesRacks = true;
        QVERIFY(stage.begin(stage.game(false, setup)));
        stage.key(Qt::Key_Return);
        const engine::Rack rack = stage.shown().position()->mover().rack;
        engine::Rack gone = rack;
        gone.remove(gone.tiles().front());
        const QString tiles =
            ui::fromUtf8(stage.session->study().position()->rules().alphabet.written(gone.tiles()));
        stage.window->boardColumn()->entry()->takeMove(engine::exchangeOf(gone));
        stage.key(Qt::Key_Return);
        QCOMPARE(stage.session->study().game()->record().nodeCount(), 2);
        const auto told = [&] {
            QStringList all = stage.texts() << stage.action("edit.undo")->text();
            return all.filter(tiles);
        };
        for (const char* step : {"match.goOn", "game.previous", "match.goOn"}) {
            QVERIFY2(told().isEmpty(), qPrintable(told().join(u'|')));
            stage.action(step)->trigger();
        }
        QVERIFY(!stage.texts().filter(u"exch 6"_s).isEmpty());
        stage.action("match.resign")->trigger();
        stage.answer("match.resignNow.button");
        QVERIFY(!told().isEmpty());
    }

    /// Copies, pictures and reports tell no more than the board shows.
    void nothingLeavesThatIsHidden()
    {
        MatchViewsStage stage;
        engine::MatchSetup setup;
        setup.challenge = engine::ChallengeRule::Single;
        QVERIFY(stage.begin(stage.game(true, setup)));
        stage.action("match.pass")->trigger();
        QVERIFY(stage.reaches([&] { return stage.play().state() == State::Turn; }));
        stage.action("game.previous")->trigger();
        const engine::Position& there = *stage.session->study().position();
        QCOMPARE(there.onTurn(), 1);
        const QString rack =
            ui::fromUtf8(there.rules().alphabet.written(there.mover().rack.tiles()));
        QCOMPARE(rack.size(), 7);
        stage.action("edit.copyCgp")->trigger();
        const QString cgp = QGuiApplication::clipboard()->text();
        QVERIFY2(cgp.section(u' ', 1, 1) == u"/"_s, qPrintable(cgp));
        const ui::BoardPicture picture = stage.window->feature<ui::PictureFeature>()->picture();
        QVERIFY(picture.rack.empty() && picture.position->mover().rack.empty());
        // One number of unseen tiles, wherever it stands.
        QVERIFY2(stage.child<QLabel>("positionFacts")->text().contains(u"unseen 100"_s),
                 qPrintable(stage.child<QLabel>("positionFacts")->text()));
        QVERIFY(stage.child<QLabel>("unseenCounts")->text().startsWith(u"100 unseen"_s));
        QCOMPARE(stage.child<QLabel>("moveCount")->accessibleDescription(), QString());

        QSignalSpy written(stage.window->feature<ui::ExportFeature>(),
                           &ui::ExportFeature::exported);
        const auto report = [&] {
            stage.window->feature<ui::ExportFeature>()->start(ui::ExportForm::Markdown,
                                                              stage.folder.filePath(u"a.md"_s));
            if (!written.wait()) return QString();
            QFile file(stage.folder.filePath(u"a.md"_s));
            return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
        };
        const QString hidden = report();
        QVERIFY(!hidden.isEmpty());
        QVERIFY2(!hidden.contains(rack) && !hidden.contains(u"Mistake index"_s),
                 qPrintable(hidden));
        const auto reviewable = [&] {
            std::optional<bool> enabled;
            QTimer::singleShot(0, stage.window.get(), [&] {
                auto* dialog = stage.window->findChild<QDialog*>(u"exportDialog"_s);
                if (dialog == nullptr) return;
                auto* box = dialog->findChild<QCheckBox*>(u"exportReview"_s);
                enabled = box->isEnabled();
                if (box->isEnabled() || box->toolTip().isEmpty()) enabled = true;
                dialog->reject();
            });
            stage.action("file.export")->trigger();
            return enabled;
        };
        QCOMPARE(reviewable(), std::optional(false));
        stage.action("match.reveal")->trigger();
        const QString open = report();
        QVERIFY(open.contains(rack) && open.contains(u"Mistake index"_s));
        stage.action("edit.copyCgp")->trigger();
        QCOMPARE(QGuiApplication::clipboard()->text().section(u' ', 1, 1), rack + u'/');
        QCOMPARE(reviewable(), std::optional(true));
    }

    void whoLaysTilesHasReadTheNews()
    {
        MatchViewsStage stage;
        QVERIFY(stage.begin(stage.game(true)));
        emit stage.play().told(u"news"_s);
        auto* detail = stage.child<QLabel>("matchDetail");
        QCOMPARE(detail->text(), u"news"_s);
        ui::MoveEntry* entry = stage.window->boardColumn()->entry();
        entry->takeMove(engine::exchangeOf(stage.shown().position()->mover().rack));
        QCOMPARE(detail->text(), QString());
    }

    void wordsAreNotJudgedWhereTheyAreMadeUp()
    {
        MatchViewsStage stage;
        for (auto* dock : stage.window->findChildren<QDockWidget*>()) dock->show();
        engine::MatchSetup setup;
        setup.challenge = engine::ChallengeRule::Single;
        auto* field = stage.child<QLineEdit>("judgeField");
        field->setText(u"cat"_s);
        QVERIFY(stage.reaches([&] { return !stage.texts().filter(u"is valid"_s).isEmpty(); }));
        QVERIFY(stage.begin(stage.game(true, setup)));
        const auto palette = [&] {
            const auto entries =
                stage.window->feature<ui::WordsFeature>()->paletteEntries(u"?cat"_s);
            return entries.isEmpty() ? QString() : entries.first().text;
        };
        QVERIFY(!field->isEnabled());
        QVERIFY(stage.texts().filter(u"is valid"_s).isEmpty());
        QCOMPARE(palette(), u"Words are not judged while this game is played."_s);
        QVERIFY(!stage.action("edit.copyWords")->isEnabled());
        const engine::Position& position = *stage.shown().position();
        const auto tiles = position.mover().rack.tiles();
        const auto move = engine::moveFromTiles(position, {{7, 7, tiles[0]}, {7, 8, tiles[1]}},
                                                engine::WordCheck::Ignore);
        QVERIFY(move);
        stage.window->boardColumn()->entry()->takeMove(*move);
        stage.window->boardColumn()->toggleWords();
        const QString words = stage.child<QLabel>("moveDetail")->text();
        QVERIFY(!words.isEmpty() && !words.contains(u'✓') && !words.contains(u'✕'));
        stage.window->boardColumn()->toggleWords();
        stage.window->boardColumn()->entry()->recall();
        stage.action("lexicon.judge")->trigger();
        QVERIFY(stage.window->statusBar()->currentMessage().contains(u"not judged"_s));
        for (const char* id :
             {"dock.words", "dock.wordGraph", "dock.leaves", "dock.boggle", "dock.solitaire"}) {
            auto* dock = stage.child<QDockWidget>(id);
            dock->raise();
            QTest::qWait(0);
            auto* cover = dynamic_cast<ui::CoveredPanel*>(dock->widget());
            QVERIFY2(cover && cover->isCovered(), id);
            // One that is made meanwhile isn't to be seen either.
            cover->makeContent();
            QVERIFY2(!cover->content()->isVisible(), id);
        }
        stage.action("match.reveal")->trigger();
        QVERIFY(field->isEnabled());
        QVERIFY(stage.reaches([&] { return palette().contains(u"valid"_s); }));

        // Where words are checked anyway, they may be looked up.
        MatchViewsStage checked;
        QVERIFY(checked.begin(checked.game(true)));
        QVERIFY(checked.child<QLineEdit>("judgeField")->isEnabled());
    }

    void whoIsNotReadyLaysNoTiles()
    {
        MatchViewsStage stage;
        QVERIFY(stage.begin(stage.game(false)));
        ui::BoardColumn& column = *stage.window->boardColumn();
        QCOMPARE(stage.play().state(), State::Handover);
        auto* button = stage.child<QPushButton>("playButton");
        QCOMPARE(button->text(), u"I am ready"_s);
        column.entry()->setCursor(ui::MoveEntry::Cursor{7, 7, engine::Direction::Across});
        stage.key(Qt::Key_E);
        stage.key(Qt::Key_A);
        QVERIFY(column.entry()->empty());
        // Enter says so, and plays nothing.
        stage.key(Qt::Key_Return);
        QCOMPARE(stage.play().state(), State::Turn);
        QCOMPARE(button->text(), u"Play"_s);
        stage.action("match.pause")->trigger();
        QCOMPARE(button->text(), u"Go on"_s);
        button->click();
        QCOMPARE(stage.play().state(), State::Turn);
    }

    void whatWasRefusedGoesWithTheMoment()
    {
        MatchViewsStage stage;
        QVERIFY(stage.begin(stage.game(true)));
        stage.action("match.pass")->trigger();
        QVERIFY(stage.reaches([&] { return stage.play().state() == State::Turn; }));
        stage.action("game.previous")->trigger();
        emit stage.window->feature<ui::PlayFeature>()->moveRequested(engine::passMove());
        emit stage.window->feature<ui::PlayFeature>()->moveRequested(engine::passMove());
        QVERIFY(stage.window->messageBar()->isVisible());
        QCOMPARE(stage.window->messageBar()->text().count(u'\n'), 0);
        stage.window->statusBar()->showMessage(u"of this moment"_s);
        stage.action("game.last")->trigger();
        QVERIFY(!stage.window->messageBar()->isVisible());
        QCOMPARE(stage.window->statusBar()->currentMessage(), QString());
    }

    void lookingBackAndOn()
    {
        MatchViewsStage stage;
        QVERIFY(stage.begin(stage.game(true)));
        stage.action("match.pass")->trigger();
        QVERIFY(stage.reaches([&] { return stage.play().state() == State::Turn; }));
        stage.action("game.previous")->trigger();
        QCOMPARE(stage.strip(), u"On turn, at the end of the game: Anna"_s);
        QCOMPARE(stage.rack(), QString());
        QVERIFY(!stage.action("match.pass")->isEnabled());
        QVERIFY(stage.action("match.goOn")->isEnabled());
        stage.action("match.goOn")->trigger();
        QCOMPARE(stage.strip(), u"On turn: Anna"_s);
        QVERIFY(stage.action("match.reveal")->isEnabled());
        stage.action("match.reveal")->trigger();
        QVERIFY(!stage.action("match.reveal")->isEnabled());
        QVERIFY(stage.action("review.start")->isEnabled());
        QVERIFY(stage.session->analysis().state() != ui::LiveAnalysis::State::Withheld);
    }

    void theDialogBeginsTheGame()
    {
        MatchViewsStage stage;
        const QString path = stage.folder.filePath(u"words.txt"_s);
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("at\ncat\ncats\nact\nacts\ntea\neat\n");
        file.close();
        stage.session->library().remember(path, u"english"_s);
        QTimer::singleShot(0, stage.window.get(), [&] {
            auto* dialog = stage.window->findChild<ui::NewGameDialog*>();
            QVERIFY(dialog);
            auto* rules = dialog->findChild<QComboBox*>(u"gameRules"_s);
            rules->setCurrentIndex(rules->findData(u"english_super"_s));
            dialog->findChild<QLineEdit*>(u"gameName0"_s)->setText(u"Zoe"_s);
            QTest::keyClick(dialog, Qt::Key_Return);
            if (dialog->isVisible()) dialog->reject();  // the wait below fails then
        });
        stage.action("match.new")->trigger();
        QVERIFY(stage.reaches([&] { return stage.play().isRunning(); }));
        const engine::Position& position = *stage.session->study().position();
        QCOMPARE(position.rules().id, std::string("english_super"));
        QCOMPARE(position.lexicon()->name(), std::string("words"));
        QCOMPARE(stage.session->study().playerName(0), u"Zoe"_s);
        QCOMPARE(stage.session->settings().newGame().value(u"name0"_s).toString(), u"Zoe"_s);
    }

    /// A long job of something else holds nothing up.
    void aGameBeginsBesideOtherWork()
    {
        MatchViewsStage stage;
        std::atomic<bool> done = false;
        stage.session->jobs().start<bool>(
            u"Something long"_s, ui::JobClass::Heavy,
            [&done](const engine::TaskContext& context) -> engine::Result<bool> {
                while (!done && context.keepGoing())
                    std::this_thread::sleep_for(std::chrono::milliseconds(1));
                return true;
            },
            stage.window.get(), [](const engine::Result<bool>&) {});
        const bool begun = stage.begin(stage.game(true));
        const bool beside = !stage.session->jobs().jobs().isEmpty();
        done = true;
        QVERIFY(begun);
        QVERIFY(beside);
    }

    void withoutItsLexiconNoGameBegins()
    {
        MatchViewsStage stage;
        ui::NewGame game = stage.game(true);
        game.rules = *engine::catalogue::rules("polish");
        game.lexicon = stage.folder.filePath(u"none.kwg"_s);
        stage.window->feature<ui::PlayFeature>()->begin(game);
        QVERIFY(stage.reaches([&] { return stage.window->messageBar()->isVisible(); }));
        QTest::qWait(0);
        QVERIFY(!stage.play().isRunning());
    }

    void passingAndExchangingInAnyPosition()
    {
        MatchViewsStage stage;
        QVERIFY(stage.action("match.pass")->isEnabled());
        stage.action("match.pass")->trigger();
        QCOMPARE(stage.session->study().position()->consecutivePasses(), 1);
    }

    void aMoveThatEndsAGameBringsItsPoints()
    {
        MatchViewsStage stage;
        stage.session->loader().openText(u"#player1 a A\n#player2 b B\n"
                                         ">a: AEINRTS - +0 0\n>b: AEINRTO - +0 0\n"
                                         ">a: AEINRTS - +0 0\n>b: AEINRTO - +0 0\n"
                                         ">a: AEINRTS - +0 0\n#rack2 AEINRTO\n"_s,
                                         u"text"_s);
        QVERIFY(stage.reaches([&] { return stage.session->study().game() != nullptr; }));
        stage.action("game.last")->trigger();
        stage.action("match.pass")->trigger();
        const engine::GameRecord& record = stage.session->study().game()->record();
        const auto line = record.lineThrough(engine::kRootNode);
        QCOMPARE(line.size(), std::size_t{8});
        QVERIFY(record.node(line.back()).event.kind == engine::EventKind::RackPenalty);
        QVERIFY(stage.session->study().game()->replay().differences.empty());
        stage.action("edit.undo")->trigger();
        QCOMPARE(stage.session->study().game()->record().nodeCount(), 6);
    }
};

TEST_CLASS(TestMatchViews, QApplication)
#include "tst_match_views.moc"
