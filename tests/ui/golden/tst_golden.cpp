// SPDX-License-Identifier: GPL-3.0-or-later
// What is drawn, compared with pictures in tests/golden; TILEWRIGHT_UPDATE_GOLDEN=1 writes them
// anew. Runs once for each scale of the screen (QT_SCALE_FACTOR).
#include <QApplication>
#include <QHeaderView>
#include <QTableView>
#include <QtTest>

#include "engine/game/cgp.h"
#include "engine/search/simulator.h"
#include "tests/support/random_leaves.h"
#include "tests/support/test_class.h"
#include "tests/ui/board/board_fixture.h"
#include "tests/ui/game_fixture.h"
#include "tests/ui/golden/golden_picture.h"
#include "ui/board/board_image.h"
#include "ui/moves/moves_panel.h"
#include "ui/moves/unseen_panel.h"
#include "ui/overlays/overlay.h"
#include "ui/review/spread_graph.h"
#include "ui/window/session.h"

using namespace Qt::StringLiterals;

namespace {

/// Pictures are small so that many can be kept; on the board every square is still its own.
constexpr QSize kBoardSize(480, 560);

engine::LexiconPtr words(const engine::GameRules& rules)
{
    return tests::lexiconOf(rules, tests::smallEnglish(rules.alphabet).value());
}

engine::Position opening()
{
    const auto rules = tests::rulesOf("english");
    auto position = engine::Position::create(rules, words(*rules)).value();
    tests::lay(position, 7, 4, engine::Direction::Across, "TABlES");
    return position;
}

/// Two words on the board, one of them with a blank.
engine::Position middleGame(const char* rack = "AEINRT?")
{
    engine::Position position = opening();
    tests::lay(position, 8, 9, engine::Direction::Down, "TONE");
    const auto& rules = position.rulesPtr();
    position.setRack(position.onTurn(), tests::rackOf(rules->alphabet, rack));
    return position;
}

/// The second of them.
engine::Move lastMove()
{
    return engine::readMove(opening(), "J8 (S)TONE").value();
}

ui::OverlayInput inputOf(const engine::Position& position)
{
    const auto leaves = tests::randomLeaves(position.rules(), 7, 40'000);
    ui::OverlayInput input{position, leaves};
    auto ranking = engine::rankMoves({position, leaves}).value();
    engine::SimulationQuestion question{position};
    for (std::size_t i = 0; i < 3; ++i) question.candidates.push_back(ranking.moves[i].move);
    question.leaves = leaves;
    engine::SearchLimits limits;
    limits.units = 200;
    input.simulation = engine::Simulator::create(std::move(question)).value()->run(limits, {});
    input.ranking = std::make_shared<const engine::MoveRanking>(std::move(ranking));
    return input;
}

QString scaleName()
{
    return u"@%1"_s.arg(qRound(qApp->devicePixelRatio() * 100));
}

}  // namespace

class TestGolden : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void board_data();
    void board();
    void overlays_data();
    void overlays();
    void boards_data();
    void boards();
    void moveList_data();
    void moveList();
    void unseenTiles();
    void spreadGraph();
    void comparisonSeesDifferences();

private:
    /// At whole scales only: what is drawn between pixels is seen on the boards.
    static bool isOtherScale() { return qApp->devicePixelRatio() != 1.0; }
};

void TestGolden::init()
{
    ui::Theme::apply(ui::ThemeKind::Light);
    QFont font = ui::Theme::tileFont(11);
    QApplication::setFont(font);
}

void TestGolden::board_data()
{
    QTest::addColumn<ui::ThemeKind>("kind");
    QTest::newRow("light") << ui::ThemeKind::Light;
    QTest::newRow("dark") << ui::ThemeKind::Dark;
    QTest::newRow("contrast") << ui::ThemeKind::HighContrast;
    QTest::newRow("print") << ui::ThemeKind::Print;
}

void TestGolden::board()
{
    QFETCH(ui::ThemeKind, kind);
    ui::Theme::apply(kind);
    const engine::Position position = middleGame();
    tests::BoardWindow window(position);
    window.resize(kBoardSize);
    window.board->setLastMoves({lastMove()});
    // Tiles being typed, one of them a blank, which make no word, and the cursor behind them.
    window.click(u"12C"_s);
    QTest::keyClicks(window.board, u"ra"_s);
    QTest::keyClick(window.board, Qt::Key_I, Qt::ShiftModifier);
    const QString wrong = golden::difference(
        u"board-%1%2"_s.arg(QLatin1StringView(QTest::currentDataTag()), scaleName()),
        golden::grab(window));
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
}

void TestGolden::overlays_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<ui::ThemeKind>("kind");
    for (const ui::Overlay* overlay : ui::Overlay::all()) {
        QTest::newRow(qPrintable(overlay->id())) << overlay->id() << ui::ThemeKind::Light;
        if (overlay->needsMoves())
            QTest::newRow(qPrintable(overlay->id() + u"-dark"_s))
                << overlay->id() << ui::ThemeKind::Dark;
    }
    // Its bars are light beside a black board.
    QTest::newRow("lanes-contrast") << u"lanes"_s << ui::ThemeKind::HighContrast;
}

void TestGolden::overlays()
{
    if (isOtherScale()) QSKIP("compared at 100 %");
    QFETCH(QString, id);
    QFETCH(ui::ThemeKind, kind);
    ui::Theme::apply(kind);
    const engine::Position position = middleGame("AEINRTD");
    const ui::OverlayMarks marks = ui::Overlay::byId(id)->marks(inputOf(position));
    tests::BoardWindow window(position);
    window.resize(kBoardSize);
    window.board->setOverlayMarks(marks.squares);
    window.board->setLaneMarks(marks.lanes);
    window.rack->setMarks(marks.rack);
    const QString wrong = golden::difference(
        u"overlay-"_s + QLatin1StringView(QTest::currentDataTag()), golden::grab(window));
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
}

void TestGolden::boards_data()
{
    QTest::addColumn<QString>("rules");
    QTest::addColumn<QString>("cgp");
    QTest::newRow("super")
        << u"english_super"_s
        << u"21/21/21/21/21/21/21/21/21/21/7QUiZ10/21/21/21/21/21/21/21/21/21/21 "
           "AEINRST/ 0/0 0"_s;
    QTest::newRow("digraphs")
        << u"catalan"_s
        << u"15/15/15/15/15/15/15/4CA[L·L]A[NY]6/15/15/15/15/15/15/15 AEI[QU]RS?/ 0/0 0"_s;
    QTest::newRow("crossplay") << u"nyt_crossplay"_s
                               << u"15/15/15/15/15/15/15/5TABLE5/15/15/15/15/15/15/15 "
                                  "AEINRST/ 0/0 0"_s;
}

void TestGolden::boards()
{
    if (isOtherScale()) QSKIP("compared at 100 %");
    QFETCH(QString, rules);
    QFETCH(QString, cgp);
    auto reading = engine::readCgp(cgp.toStdString(), tests::rulesOf(rules.toStdString()));
    QVERIFY2(reading, reading ? "" : reading.error().toString().c_str());
    tests::BoardWindow window(std::move(reading->position));
    window.resize(kBoardSize);
    const QString wrong = golden::difference(
        u"board-"_s + QLatin1StringView(QTest::currentDataTag()), golden::grab(window));
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
}

void TestGolden::moveList_data()
{
    QTest::addColumn<ui::ThemeKind>("kind");
    QTest::newRow("light") << ui::ThemeKind::Light;
    QTest::newRow("dark") << ui::ThemeKind::Dark;
}

void TestGolden::moveList()
{
    if (isOtherScale()) QSKIP("compared at 100 %");
    QFETCH(ui::ThemeKind, kind);
    ui::Theme::apply(kind);
    QApplication::setFont(ui::Theme::tileFont(11));
    const QTemporaryDir folder;
    const auto position = std::make_shared<const engine::Position>(middleGame("AEINRTD"));
    ui::Session session(position, engine::rankMoves, folder.filePath(u"settings.ini"_s));
    ui::MovesPanel panel(session.analysis());
    panel.resize(560, 320);
    panel.show();
    QTRY_VERIFY(session.analysis().state() == ui::LiveAnalysis::State::Ready);
    QTRY_VERIFY(panel.model().rowCount() > 20);
    panel.previewRow(2);
    panel.table()->horizontalHeader()->setFont(ui::Theme::tileFont(11));
    const QString wrong =
        golden::difference(u"moves-"_s + QLatin1StringView(QTest::currentDataTag()),
                           golden::grab(*panel.table()->viewport()));
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
}

void TestGolden::unseenTiles()
{
    if (isOtherScale()) QSKIP("compared at 100 %");
    ui::UnseenTiles tiles;
    tiles.setPool(ui::UnseenPool::of(middleGame()));
    tiles.resize(360, 160);
    tiles.show();
    const QString wrong = golden::difference(u"unseen"_s, golden::grab(tiles));
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
}

void TestGolden::spreadGraph()
{
    if (isOtherScale()) QSKIP("compared at 100 %");
    ui::SpreadGraph graph;
    using ui::Quality;
    graph.setGame({u"Anna"_s, u"Ben"_s}, {{0, {20, 0}, Quality::Best, {}},
                                          {1, {20, 74}, Quality::Small, {}},
                                          {0, {46, 74}, Quality::Medium, {}},
                                          {1, {46, 90}, Quality::Large, {}},
                                          {0, {130, 90}, Quality::Best, {}}});
    graph.setCurrent(3);
    graph.resize(420, 110);
    graph.show();
    const QString wrong = golden::difference(u"graph"_s, golden::grab(graph));
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
}

/// The comparison itself: a tile more, or another shade, is seen; a pixel's rounding is not.
void TestGolden::comparisonSeesDifferences()
{
    const engine::Position position = middleGame();
    const ui::Theme& theme = ui::Theme::day();
    const QImage before = ui::boardImage(position, {}, 300, theme);
    engine::Position more = position;
    tests::lay(more, 3, 3, engine::Direction::Across, "A");
    const QImage after = ui::boardImage(more, {}, 300, theme);
    QVERIFY(golden::compare(before, after).others * 1000 >
            qint64{300} * 300 * golden::kOthersPerThousand);
    QImage rounded = before;
    for (int x = 0; x < 300; ++x) {
        const QRgb pixel = rounded.pixel(x, 150);
        rounded.setPixel(x, 150, qRgb(qRed(pixel) ^ 1, qGreen(pixel) ^ 1, qBlue(pixel) ^ 1));
    }
    QCOMPARE(golden::compare(before, rounded).others, 0);
}

TEST_CLASS(TestGolden, QApplication)
#include "tst_golden.moc"
