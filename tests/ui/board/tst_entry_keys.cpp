// SPDX-License-Identifier: GPL-3.0-or-later
// The table of inputs of the board, through real mouse and key events.
#include <QShortcut>
#include <QSignalSpy>
#include <QtTest>

#include "tests/support/test_class.h"
#include "tests/ui/board/board_fixture.h"

using namespace Qt::StringLiterals;

namespace {

struct Key
{
    Qt::Key key;
    Qt::KeyboardModifiers modifiers;
};

const QHash<QString, Key>& namedKeys()
{
    static const QHash<QString, Key> keys{
        {u"Left"_s, {Qt::Key_Left, {}}},
        {u"Right"_s, {Qt::Key_Right, {}}},
        {u"Up"_s, {Qt::Key_Up, {}}},
        {u"Down"_s, {Qt::Key_Down, {}}},
        {u"Space"_s, {Qt::Key_Space, {}}},
        {u"Back"_s, {Qt::Key_Backspace, {}}},
        {u"Del"_s, {Qt::Key_Delete, {}}},
        {u"Esc"_s, {Qt::Key_Escape, {}}},
        {u"Enter"_s, {Qt::Key_Return, {}}},
        {u"C-Enter"_s, {Qt::Key_Return, Qt::ControlModifier}},
        {u"Tab"_s, {Qt::Key_Tab, {}}},
        {u"S-Tab"_s, {Qt::Key_Backtab, Qt::ShiftModifier}},
        {u"C-Tab"_s, {Qt::Key_Tab, Qt::ControlModifier}},
    };
    return keys;
}

/// "@9H" a click, "<Left>" a key, "a" a letter, "A" the letter with Shift, "^A" the letter with
/// Caps Lock, "3" a digit, ".." waits until typed characters are settled; "~" begins or ends
/// exchanging, "#2" clicks the third tile of the rack, "##2" twice.
void perform(tests::BoardWindow& window, const QString& inputs)
{
    for (const QString& input : inputs.split(u' ', Qt::SkipEmptyParts)) {
        QWidget* target = window.board;
        if (input == ".."_L1) {
            QTest::qWait(600);
        } else if (input == "~"_L1) {
            window.entry.setExchanging(!window.entry.exchanging());
        } else if (input.startsWith("##"_L1)) {
            const int slot = input.mid(2).toInt();
            window.clickRack(slot);
            QTest::mouseDClick(window.rack, Qt::LeftButton, {},
                               window.rack->slotRect(slot).center().toPoint());
        } else if (input.startsWith(u'#')) {
            window.clickRack(input.mid(1).toInt());
        } else if (input.startsWith(u'@')) {
            window.click(input.mid(1));
        } else if (input.startsWith(u'<')) {
            const Key key = namedKeys().value(input.mid(1, input.size() - 2));
            QTest::keyClick(target, key.key, key.modifiers);
        } else {
            const bool capsLock = input.startsWith(u'^');
            const QChar letter = input.back();
            const bool shift = letter.isUpper() && !capsLock;
            const auto code = static_cast<Qt::Key>(letter.toUpper().unicode());
            QTest::sendKeyEvent(QTest::Click, target, code, QString(letter),
                                shift ? Qt::ShiftModifier : Qt::NoModifier);
        }
    }
}

}  // namespace

class TestEntryKeys : public QObject
{
    Q_OBJECT

private slots:
    void stateTable_data();
    void stateTable();
    void signalsOfKeys_data();
    void signalsOfKeys();
    void cursorAndTakenBackTiles();
    void refusals_data();
    void refusals();
    void severalCharacters_data();
    void severalCharacters();
    void scoreAndMove();
    void exchangeIsAMove();
    void unknownRackMayHoldAnythingUnseen();
    void ctrlTabLeaves();
    void lettersAreNoShortcuts();
    void positionChangeKeepsTheCursor();
    void takeMove();
};

void TestEntryKeys::stateTable_data()
{
    QTest::addColumn<QString>("inputs");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char* inputs, const char* expected) {
        QTest::newRow(inputs) << QString::fromLatin1(inputs) << QString::fromLatin1(expected);
    };
    // clicks on empty squares
    row("@9H", "9H across");
    row("@9H @9H", "9H down");
    row("@9H @9H @9H", "none");
    row("@9H @9H @4C", "4C down");
    row("@9H @4C", "4C across");
    // clicks on tiles
    row("@8F", "none");
    row("@9H @8F", "9H across");
    row("@9H a @9H", "9H across");
    row("@9H a <Esc> @9H", "none");
    // letters
    row("a", "none");
    row("@9H a", "9I across | 9H=A");
    row("@9H @9H a", "10H down | 9H=A");
    row("@9H ^A", "9I across | 9H=A");
    row("@9H A", "9I across | 9H=a");
    row("@9H x", "9I across | 9H=x");
    row("@9H x z", "9I across | 9H=x");
    row("@9H a a", "9J across | 9H=A 9I=a");
    row("@9H a a a", "9J across | 9H=A 9I=a");
    row("@8E s", "8I across | 8E=S");
    row("@8E s e", "8J across | 8E=S 8I=E");
    row("@7G @7G r s", "10G down | 7G=R 9G=S");
    row("@1O a", "1P across | 1O=A");
    row("@1O a e", "1P across | 1O=A");
    // Space
    row("@9H <Space>", "9I across");
    row("@8E <Space>", "8I across");
    row("@9H a <Space> e", "9K across | 9H=A 9J=E");
    row("<Space>", "none");
    // Backspace and Delete
    row("@9H a e <Back>", "9I across | 9H=A");
    row("@9H a e <Back> <Back>", "9H across");
    row("@9H a e <Back> <Back> <Back>", "9G across");
    row("@8E s <Back>", "8E across");
    row("@1O a <Back>", "1O across");
    row("@1A <Back>", "1A across");
    row("@9H a <Left> <Del>", "9H across");
    row("@9H a <Del>", "9I across | 9H=A");
    row("@9H a <Esc> <Back>", "none | 9H=A");
    // arrows: along moves, across turns first
    row("@9H <Right>", "9I across");
    row("@9H <Left>", "9G across");
    row("@9H <Down>", "9H down");
    row("@9H <Down> <Down>", "10H down");
    row("@9H <Up>", "9H down");
    row("@9H <Up> <Up>", "8H down");
    row("@1A <Left>", "1A across");
    row("@15O @15O <Down>", "15O down");
    row("@8E <Right>", "8F across");
    row("<Right>", "none");
    // Esc
    row("@9H <Esc>", "none");
    row("@9H a <Esc>", "none | 9H=A");
    row("@9H a <Esc> <Esc>", "none");
    // Tab over the anchors of CAT: 7F 7G 7H 8E 8I 9F 9G 9H
    row("@1A <Tab>", "7F across");
    row("@1A <Tab> <Tab> <Tab> <Tab>", "8E across");
    row("@1A <S-Tab>", "9H across");
    row("@9H <Tab>", "7F across");
    row("@9H @9H <Tab>", "7F down");
    row("@7F a <Tab>", "7H across | 7F=A");
    row("<Tab>", "none");
    row("@7F a <S-Tab>", "9H across | 7F=A");
    // digits are no tiles
    row("@9H 3", "9H across");
    row("3", "none");
    row("0", "none");
    row("@9H 0", "9H across");
    // = says something else of the tiles, and moves nothing
    row("=", "none");
    row("@9H a =", "9I across | 9H=A");
    // click by click: a tile of the rack (A E I N R S ?), then its square
    row("#0 @9H", "10H down | 9H=A");
    row("#0 #0 @9H", "9H across");
    row("#0 #1 @9H", "10H down | 9H=E");
    row("#0 @8F @9H", "10H down | 9H=A");
    row("#0 <Esc> @9H", "9H across");
    row("#0 @9H #0 @10H", "none | 9H=A");
    row("@9H a #1 @9I", "9J across | 9H=A 9I=E");
    // the second tile that lies in a line says which way it goes
    row("@9H #0 @9H", "9I across | 9H=A");
    row("@9H #0 @9H #1 @10H", "11H down | 9H=A 10H=E");
    row("@9H #0 @9H @10H #1 @10H", "11H down | 9H=A 10H=E");
    // typing goes on behind a tile that was put down, the way that it joins tiles
    row("#5 @8I", "8J across | 8I=S");
    row("#0 @3C", "3D across | 3C=A");
    row("#0 @3C n", "3E across | 3C=A 3D=N");
    row("#0 @9H n", "11H down | 9H=A 10H=N");
    row("@9H @9H #0 @3C", "4C down | 3C=A");
    row("@8E #5 @3C #1 @4C", "5C down | 3C=S 4C=E");
    row("#0 @3C #1 @3F n", "3H across | 3C=A 3F=E 3G=N");
    // twice: to the cursor
    row("@9H ##1", "9I across | 9H=E");
    row("##1", "none");
    // exchanging: letters, Shift or ? for the blank, clicks on the rack
    row("~", "none, exchange ");
    row("@9H a ~", "none, exchange ");
    row("~ a s", "none, exchange AS");
    row("~ A", "none, exchange ?");
    row("~ ?", "none, exchange ?");
    row("~ ? ?", "none, exchange ?");
    row("~ a a", "none, exchange A");
    row("~ x", "none, exchange ");
    row("~ a s <Back>", "none, exchange A");
    row("~ a <Back> <Back>", "none, exchange ");
    row("~ #0 #6", "none, exchange A?");
    row("~ #0 #6 #0", "none, exchange ?");
    row("~ a <Esc>", "none");
    row("~ a @9H", "9H across");
    row("~ a ~", "none");
    row("~ a <Tab>", "none, exchange A");
    row("~ a 3", "none, exchange A");
}

void TestEntryKeys::stateTable()
{
    QFETCH(QString, inputs);
    QFETCH(QString, expected);
    tests::BoardWindow window(tests::catPosition());
    window.board->setFocus();
    perform(window, inputs);
    QCOMPARE(window.state(), expected);
}

void TestEntryKeys::signalsOfKeys_data()
{
    QTest::addColumn<QString>("inputs");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char* inputs, const char* expected) {
        QTest::newRow(inputs) << QString::fromLatin1(inputs) << QString::fromLatin1(expected);
    };
    row("<Enter>", "commit");
    row("@9H a <Enter>", "commit");
    row("<C-Enter>", "best");
    row("@9H <C-Enter>", "best");
    row("<Esc>", "escape");
    row("@9H <Esc>", "");
    row("@9H <Esc> <Esc>", "escape");
    row("@9H a <Esc> <Esc> <Esc>", "escape");
    row("1", "preview1");
    row("@9H 9 0", "preview9 preview0");
    row("<Left> <Right>", "turn-1 turn1");
    row("<Up> <Down>", "candidate-1 candidate1");
    row("@9H <Left> <Up>", "");
    row("<Space>", "live");
    row("@9H <Space>", "");
    row("=", "details");
    row("@9H a =", "details");
    row("~ a <Enter>", "commit");
    row("~ a <Esc> <Esc>", "escape");
    row("#0 <Esc>", "");
}

void TestEntryKeys::signalsOfKeys()
{
    QFETCH(QString, inputs);
    QFETCH(QString, expected);
    tests::BoardWindow window(tests::catPosition());
    window.board->setFocus();
    QStringList log;
    using Board = ui::BoardWidget;
    connect(window.board, &Board::commitRequested, this, [&] { log << u"commit"_s; });
    connect(window.board, &Board::commitBestRequested, this, [&] { log << u"best"_s; });
    connect(window.board, &Board::escapePressed, this, [&] { log << u"escape"_s; });
    connect(window.board, &Board::previewRequested, this,
            [&](int rank) { log << u"preview%1"_s.arg(rank); });
    connect(window.board, &Board::turnStepRequested, this,
            [&](int step) { log << u"turn%1"_s.arg(step); });
    connect(window.board, &Board::candidateStepRequested, this,
            [&](int step) { log << u"candidate%1"_s.arg(step); });
    connect(window.board, &Board::liveToggleRequested, this, [&] { log << u"live"_s; });
    connect(window.board, &Board::detailsToggleRequested, this, [&] { log << u"details"_s; });
    perform(window, inputs);
    QCOMPARE(log.join(u' '), expected);
}

void TestEntryKeys::cursorAndTakenBackTiles()
{
    ui::MoveEntry entry;
    const auto cat = std::make_shared<const engine::Position>(tests::catPosition());
    auto more = tests::catPosition();
    tests::lay(more, 7, 8, engine::Direction::Across, "S");
    const auto cats = std::make_shared<const engine::Position>(more);
    const ui::MoveEntry::Cursor cursor{7, 9, engine::Direction::Across};
    entry.setPosition(cat);
    entry.setCursor(cursor);
    entry.setPosition(cats);
    QCOMPARE(entry.cursor(), cursor);
    // While nothing can be entered there is none.
    entry.setPosition(nullptr);
    QVERIFY(!entry.cursor());
    entry.setPosition(cats);
    QCOMPARE(entry.cursor(), cursor);
    // The word that it stood behind is taken back.
    entry.setPosition(cat);
    QVERIFY(!entry.cursor());
}

void TestEntryKeys::refusals_data()
{
    QTest::addColumn<QString>("inputs");
    QTest::addColumn<QString>("part");
    QTest::newRow("no cursor") << u"a"_s << u"Click a square"_s;
    QTest::newRow("not on rack") << u"@9H x z"_s << u"no Z"_s;
    QTest::newRow("second blank") << u"@9H A E"_s << u"no blank"_s;
    QTest::newRow("not of the alphabet") << QString(u"@9H \u0416"_s) << u"no tile of this game"_s;
    QTest::newRow("exchange: not on rack") << u"~ z"_s << u"no Z left"_s;
    QTest::newRow("exchange: second blank") << u"~ ? ?"_s << u"no blank left"_s;
    QTest::newRow("exchange: not of the alphabet")
        << QString(u"~ \u0416"_s) << u"no tile of this game"_s;
    QTest::newRow("end of the lane") << u"@1O a e"_s << u"no free square"_s;
}

void TestEntryKeys::refusals()
{
    QFETCH(QString, inputs);
    QFETCH(QString, part);
    tests::BoardWindow window(tests::catPosition());
    window.board->setFocus();
    QSignalSpy spy(&window.entry, &ui::MoveEntry::refused);
    perform(window, inputs);
    QCOMPARE(spy.count(), 1);
    QVERIFY2(spy.front().front().toString().contains(part),
             qPrintable(spy.front().front().toString()));
}

void TestEntryKeys::severalCharacters_data()
{
    QTest::addColumn<QString>("rack");
    QTest::addColumn<QString>("inputs");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char* name, const QString& rack, const QString& inputs,
                        const QString& expected) {
        QTest::newRow(name) << rack << inputs << expected;
    };
    // Catalan has NY, QU and L·L but neither Q nor Y alone; Y is a short way to type NY.
    row("digraph from the rack", u"[NY]AE"_s, u"@8H n y"_s, u"8I across | 8H=[NY]"_s);
    row("replaces the single tile", u"[NY]NAE"_s, u"@8H n y"_s, u"8I across | 8H=[NY]"_s);
    row("only while it is fresh", u"[NY]NAE"_s, u"@8H n .. y"_s, u"8J across | 8H=N 8I=[NY]"_s);
    row("single tile stays alone", u"[NY]NAE"_s, u"@8H n a"_s, u"8J across | 8H=N 8I=A"_s);
    row("as a blank", u"?AE"_s, u"@8H N Y"_s, u"8I across | 8H=[ny]"_s);
    row("falls back to the blank", u"?AE"_s, u"@8H q u"_s, u"8I across | 8H=[qu]"_s);
    row("first letter as blank after the wait", u"?AE"_s, u"@8H n .."_s, u"8I across | 8H=n"_s);
    row("three characters", u"[L\u00b7L]AE"_s, u"@8H l \u00b7 l"_s,
        QString(u"8I across | 8H=[L\u00b7L]"_s));
    row("three characters, single on the rack", u"[L\u00b7L]LAE"_s, u"@8H l \u00b7 l"_s,
        QString(u"8I across | 8H=[L\u00b7L]"_s));
    row("by its short way", u"[NY]NAE"_s, u"@8H y"_s, u"8I across | 8H=[NY]"_s);
    row("in brackets", u"[NY]NAE"_s, u"@8H [ n y ]"_s, u"8I across | 8H=[NY]"_s);
    row("two digraphs", u"[NY][QU]E"_s, u"@8H n y q u"_s, u"8J across | 8H=[NY] 8I=[QU]"_s);
    row("three characters, singles on the rack", u"[L\u00b7L]LLAE"_s, u"@8H l \u00b7 l"_s,
        QString(u"8I across | 8H=[L\u00b7L]"_s));
    // Q is a short way to type QU; the U behind it belongs to it.
    row("rest of a short way", u"[QU]AE"_s, u"@8H q u"_s, u"8I across | 8H=[QU]"_s);
    row("rest of a short way, then on", u"[QU]UAE"_s, u"@8H q u a"_s,
        u"8J across | 8H=[QU] 8I=A"_s);
    row("no rest after the wait", u"[QU]UAE"_s, u"@8H q .. u"_s, u"8J across | 8H=[QU] 8I=U"_s);
    row("rest of a blank", u"?UAE"_s, u"@8H Q u"_s, u"8I across | 8H=[qu]"_s);
    row("exchange: rest of a short way", u"[QU]UAE"_s, u"~ q u"_s, u"none, exchange [QU]"_s);
    row("exchange: replaces the single tile", u"[NY]NAE"_s, u"~ n y"_s, u"none, exchange [NY]"_s);
    // Spanish has CH, LL, RR and their single letters.
    const auto spanish = [](const char* name, const QString& rack, const QString& inputs,
                            const QString& expected) {
        QTest::newRow(name) << u"spanish:"_s + rack << inputs << expected;
    };
    const QString chorro = u"8L across | 8H=[CH] 8I=O 8J=[RR] 8K=O"_s;
    spanish("chorro", u"[CH]O[RR]OABE"_s, u"@8H c h o r r o"_s, chorro);
    spanish("chorro of a partly known rack", u"[CH]O[RR]OA_"_s, u"@8H c h o r r o"_s, chorro);
    spanish("single tiles that may be there", u"OA_"_s, u"@8H c h"_s, u"8J across | 8H=C 8I=H"_s);
    spanish("single tiles that are there", u"[CH]CHOA_"_s, u"@8H c h"_s,
            u"8J across | 8H=C 8I=H"_s);
    spanish("one of the single tiles is not", u"[CH]COA_"_s, u"@8H c h"_s,
            u"8I across | 8H=[CH]"_s);
}

void TestEntryKeys::severalCharacters()
{
    QFETCH(QString, rack);
    QFETCH(QString, inputs);
    QFETCH(QString, expected);
    const bool spanish = rack.startsWith(u"spanish:");
    const auto rules = tests::rulesOf(spanish ? "spanish" : "catalan");
    auto position = engine::Position::create(rules).value();
    // A full rack, so that nothing of it is unknown, but for those with a line at the end.
    const bool partly = rack.endsWith(u'_');
    rack = rack.mid(rack.indexOf(u':') + 1).remove(u'_');
    engine::Rack tiles = tests::rackOf(rules->alphabet, rack.toStdString());
    const engine::Tile filler = rules->alphabet.readTile("T").value().tile;
    if (!partly) tiles.add(filler, rules->rackSize - tiles.total());
    position.setRack(position.onTurn(), tiles);
    tests::BoardWindow window(position);
    window.board->setFocus();
    perform(window, inputs);
    QCOMPARE(window.state(), expected);
}

void TestEntryKeys::scoreAndMove()
{
    tests::BoardWindow window(tests::catPosition());
    window.board->setFocus();
    perform(window, u"@8E s"_s);
    const auto move = window.entry.move();
    QVERIFY2(move.has_value(), move ? "" : move.error().message().c_str());
    QCOMPARE(move->score.points, 6);
    QCOMPARE(QString::fromStdString(engine::moveText(*window.entry.position(), *move)),
             u"8E S(CAT)"_s);
    QVERIFY(window.board->squareDetails(7, 6).contains(u"SCAT"_s));
    perform(window, u"<Back> x"_s);
    QVERIFY(window.entry.move().has_value());
    QVERIFY(window.board->squareDetails(7, 6).contains(u"not in the lexicon"_s));
    perform(window, u"@1A e"_s);
    QVERIFY(!window.entry.move().has_value());
    QCOMPARE(window.entry.rackLeft().total(), 5);
}

void TestEntryKeys::exchangeIsAMove()
{
    tests::BoardWindow window(tests::catPosition());
    window.board->setFocus();
    perform(window, u"~"_s);
    QVERIFY(!window.entry.move());
    QVERIFY(window.entry.empty());
    perform(window, u"s ? a"_s);
    const auto move = window.entry.move();
    QVERIFY(move.has_value());
    QCOMPARE(QString::fromStdString(engine::moveText(*window.entry.position(), *move)),
             u"exch ?AS"_s);
    QCOMPARE(window.entry.rackLeft().total(), 4);
    // Another position begins anew.
    window.setPosition(tests::catPosition());
    QVERIFY(!window.entry.exchanging());
    // A move from elsewhere is shown as it would have been entered.
    window.entry.takeMove(*move);
    QCOMPARE(window.state(), u"none, exchange ?AS"_s);
    window.entry.takeMove(engine::readMove(*window.entry.position(), "8E S(CAT)").value());
    QCOMPARE(window.state(), u"none | 8E=S"_s);
    window.entry.recall();
    QCOMPARE(window.state(), u"none"_s);
}

void TestEntryKeys::unknownRackMayHoldAnythingUnseen()
{
    auto position = tests::catPosition("A");
    tests::BoardWindow window(position);
    window.board->setFocus();
    perform(window, u"@9H z z"_s);
    // One Z is in the game, the second is a blank from the unknown part.
    QCOMPARE(window.state(), u"9J across | 9H=Z 9I=z"_s);
    perform(window, u"<Esc> <Esc> @9A e e e e e e e"_s);
    QCOMPARE(static_cast<int>(window.entry.tiles().size()), 6);
    position.setRack(position.onTurn(), engine::Rack());
    window.setPosition(position);
    perform(window, u"<Esc> @9H q"_s);
    QCOMPARE(window.state(), u"9I across | 9H=Q"_s);
}

void TestEntryKeys::ctrlTabLeaves()
{
    tests::BoardWindow window(tests::catPosition());
    window.board->setFocus();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    perform(window, u"@9H <C-Tab>"_s);
    QVERIFY(!window.board->hasFocus());
    QCOMPARE(window.state(), u"9H across"_s);
    window.board->setFocus();
    perform(window, u"<Esc> <Tab>"_s);
    QVERIFY(!window.board->hasFocus());
}

void TestEntryKeys::lettersAreNoShortcuts()
{
    tests::BoardWindow window(tests::catPosition());
    QVERIFY(QTest::qWaitForWindowActive(&window));
    int fired = 0;
    for (const char* keys : {"A", "Shift+E", "3", "Left"}) {
        auto* shortcut = new QShortcut(QKeySequence(QString::fromLatin1(keys)), &window);
        connect(shortcut, &QShortcut::activated, this, [&] { ++fired; });
    }
    auto* live = new QShortcut(QKeySequence(Qt::Key_Space), &window);
    int toggled = 0;
    connect(live, &QShortcut::activated, this, [&] { ++toggled; });
    window.board->setFocus();
    // Through the window, as a key from the window system comes.
    const auto press = [&](Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
        QTest::keyClick(window.windowHandle(), key, modifiers);
    };
    press(Qt::Key_Space);
    QCOMPARE(toggled, 1);
    perform(window, u"@9H"_s);
    press(Qt::Key_A);
    press(Qt::Key_E, Qt::ShiftModifier);
    press(Qt::Key_3);
    press(Qt::Key_Left);
    press(Qt::Key_Space);
    QCOMPARE(fired, 0);
    QCOMPARE(toggled, 1);
    QCOMPARE(static_cast<int>(window.entry.tiles().size()), 2);
}

void TestEntryKeys::positionChangeKeepsTheCursor()
{
    tests::BoardWindow window(tests::catPosition());
    window.board->setFocus();
    perform(window, u"@9H a"_s);
    window.setPosition(tests::catPosition());
    QCOMPARE(window.state(), u"9I across"_s);
    const auto tiny = tests::changed(tests::rulesOf("english"), [](engine::GameRules& rules) {
        rules.layout = tests::layoutOf({"..", ".."}, 0, 0);
    });
    window.setPosition(engine::Position::create(tiny).value());
    QCOMPARE(window.state(), u"none"_s);
    window.entry.setPosition(nullptr);
    window.board->setPosition(nullptr);
    window.rack->setPosition(nullptr);
    perform(window, u"a <Tab> <Enter> 1"_s);
    QCOMPARE(window.state(), u"none"_s);
    window.grab();
}

void TestEntryKeys::takeMove()
{
    tests::BoardWindow window(tests::catPosition());
    const auto move = engine::readMove(*window.entry.position(), "8E S(CAT)s").value();
    window.entry.takeMove(move);
    QCOMPARE(window.state(), u"none | 8E=S 8I=s"_s);
    QCOMPARE(window.entry.move()->tilesPlayed, 2);
    window.entry.takeMove(engine::passMove());
    QCOMPARE(window.state(), u"none"_s);
}

TEST_CLASS(TestEntryKeys, QApplication)
#include "tst_entry_keys.moc"
