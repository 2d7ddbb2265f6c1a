// SPDX-License-Identifier: GPL-3.0-or-later
#include <QLabel>
#include <QLineEdit>
#include <QSignalSpy>
#include <QtTest>

#include "engine/board/position_check.h"
#include "tests/support/test_class.h"
#include "tests/ui/board/board_fixture.h"
#include "tests/ui/settled.h"
#include "ui/board/blank_chooser.h"
#include "ui/board/rack_text.h"
#include "ui/theme/theme.h"

using namespace Qt::StringLiterals;

class TestRackWidget : public QObject
{
    Q_OBJECT

private slots:
    void typedRack_data();
    void typedRack();
    void orderIsKept();
    void orderComesBack();
    void marksTakeNoRoomFromTheTiles();
    void sortAndShuffle();
    void orders_data();
    void orders();
    void exchangeByKeys();
    void blankByDoubleClick();
    void dragReorders();
    void usedTilesAreDimmed();
    void typingSetsTheRack_data();
    void typingSetsTheRack();
    void fullRackCountsAtOnce();
    void refusedRackStaysOpen();
    void leavingARefusedRackBringsTheFormerBack();
    void racksFromElsewhereEndTheEdit();
    void partsOfARackAreChecked();
    void errorsAreShown();
    void errorsAreReadable();
    void keys();
    void doubleClickPlaces();
    void names();
    void marksArePainted();
};

void TestRackWidget::typedRack_data()
{
    QTest::addColumn<QString>("rulesId");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("expected");
    QTest::addColumn<int>("errorColumn");
    QTest::newRow("upper") << u"english"_s << u"CABS"_s << u"ABCS"_s << 0;
    QTest::newRow("lower") << u"english"_s << u"cabs?"_s << u"?ABCS"_s << 0;
    QTest::newRow("spaces") << u"english"_s << u" c ? b "_s << u"?BC"_s << 0;
    QTest::newRow("empty") << u"english"_s << u""_s << u""_s << 0;
    QTest::newRow("wrong") << u"english"_s << u"AB!C"_s << u""_s << 3;
    QTest::newRow("other script") << u"english"_s << u"A\u0416"_s << u""_s << 2;
    QTest::newRow("digraph") << u"catalan"_s << u"any[ny]"_s << u"A[NY][NY]"_s << 0;
    QTest::newRow("longest") << u"spanish"_s << u"chorroae"_s << u"[CH]O[RR]OAE"_s << 0;
    QTest::newRow("kept apart") << u"spanish"_s << u"c hor ro[l]l"_s << u"CHORROLL"_s << 0;
    QTest::newRow("either case") << u"spanish"_s << u"Ch[ll]cH"_s << u"[CH][LL][CH]"_s << 0;
    QTest::newRow("short way") << u"catalan"_s << u"qquy"_s << u"[QU][QU][NY]"_s << 0;
    QTest::newRow("three") << u"catalan"_s << u"l\u00b7la"_s << u"A[L\u00b7L]"_s << 0;
}

void TestRackWidget::typedRack()
{
    QFETCH(QString, rulesId);
    QFETCH(QString, text);
    QFETCH(QString, expected);
    QFETCH(int, errorColumn);
    const auto rules = tests::rulesOf(rulesId.toStdString());
    const auto rack = ui::readTypedRack(rules->alphabet, text);
    QCOMPARE(rack.has_value(), errorColumn == 0);
    if (rack) {
        QCOMPARE(*rack, tests::rackOf(rules->alphabet, expected.toStdString()));
        // As the field shows it, it is the same rack.
        const auto shown = ui::typedRackText(rules->alphabet, rack->tiles());
        QCOMPARE(ui::readTypedRack(rules->alphabet, shown).value(), *rack);
    } else {
        QCOMPARE(rack.error().place.column, errorColumn);
    }
    QVERIFY(!ui::readTypedRack(rules->alphabet, QString(1000, u'A')));
}

void TestRackWidget::orderIsKept()
{
    tests::BoardWindow window(tests::catPosition("AEINRS?"));
    QCOMPARE(window.rack->tiles().back(), engine::kBlank);
    window.rack->shuffle();
    const auto order = window.rack->tiles();
    window.setPosition(tests::catPosition("AEINRS?"));
    QCOMPARE(window.rack->tiles(), order);
    // One tile goes, one comes.
    window.setPosition(tests::catPosition("AEINRZ?"));
    auto expected = order;
    const engine::Tile s = 19;
    expected.erase(std::find(expected.begin(), expected.end(), s));
    expected.push_back(26);
    QCOMPARE(window.rack->tiles(), expected);
    // The rack of another moment begins in order.
    auto other = tests::catPosition("AEINRZ?");
    tests::lay(other, 8, 5, engine::Direction::Across, "TA");
    other.setRack(other.onTurn(), tests::rackOf(other.rules().alphabet, "ZRNI?EB"));
    window.setPosition(std::move(other));
    auto ordered = window.rack->tiles();
    QCOMPARE(ordered.back(), engine::kBlank);
    ordered.pop_back();
    QVERIFY(std::is_sorted(ordered.begin(), ordered.end()));
}

/// Whoever goes elsewhere and comes back finds the tiles as they were.
void TestRackWidget::orderComesBack()
{
    tests::BoardWindow window(tests::catPosition("AEINRST"));
    window.rack->sort(ui::RackOrder::ConsonantsFirst);
    const auto order = window.rack->tiles();
    const auto inOrder = [&] { return std::is_sorted(order.begin(), order.end()); };
    QVERIFY(!inOrder());
    // The same board with another rack, as tabs have it, and another board.
    window.setPosition(tests::catPosition("BCDEFGH"));
    window.setPosition(tests::catPosition("AEINRST"));
    QCOMPARE(window.rack->tiles(), order);
    auto other = tests::catPosition("AEINRZV");
    tests::lay(other, 8, 5, engine::Direction::Across, "TA");
    window.setPosition(std::move(other));
    window.setPosition(tests::catPosition("AEINRST"));
    QCOMPARE(window.rack->tiles(), order);
}

void TestRackWidget::marksTakeNoRoomFromTheTiles()
{
    tests::BoardWindow window(tests::catPosition("AEINRS?"));
    QVERIFY(fixture::settles(window));
    const QSize tile = window.rack->slotRect(0).size().toSize();
    const int height = window.rack->sizeHint().height();
    window.rack->setMarks({{1, 0.5, u"+1.0"_s, Qt::blue, {}}});
    QTRY_VERIFY(window.rack->height() > height);
    QCOMPARE(window.rack->slotRect(0).size().toSize(), tile);
    window.rack->setMarks({});
    QTRY_COMPARE(window.rack->height(), height);
}

void TestRackWidget::sortAndShuffle()
{
    tests::BoardWindow window(tests::catPosition("SRNIEA?"));
    window.rack->shuffle();
    auto shuffled = window.rack->tiles();
    window.rack->sort(ui::RackOrder::Alphabetical);
    const auto sorted = window.rack->tiles();
    QCOMPARE(sorted, std::vector<engine::Tile>({1, 5, 9, 14, 18, 19, engine::kBlank}));
    std::sort(shuffled.begin(), shuffled.end());
    QCOMPARE(shuffled, std::vector<engine::Tile>({engine::kBlank, 1, 5, 9, 14, 18, 19}));
}

void TestRackWidget::orders_data()
{
    QTest::addColumn<ui::RackOrder>("order");
    QTest::addColumn<QString>("expected");
    using Order = ui::RackOrder;
    QTest::newRow("alphabetical") << Order::Alphabetical << u"AEEQSZ?"_s;
    QTest::newRow("vowels") << Order::VowelsFirst << u"AEEQSZ?"_s;
    QTest::newRow("consonants") << Order::ConsonantsFirst << u"QSZAEE?"_s;
    QTest::newRow("value") << Order::ByValue << u"QZAEES?"_s;
    QTest::newRow("blanks") << Order::BlanksFirst << u"?AEEQSZ"_s;
}

void TestRackWidget::orders()
{
    QFETCH(ui::RackOrder, order);
    QFETCH(QString, expected);
    tests::BoardWindow window(tests::catPosition("SEZ?QAE"));
    window.rack->sort(order);
    const engine::Alphabet& alphabet = window.entry.position()->rules().alphabet;
    QCOMPARE(QString::fromStdString(alphabet.written(window.rack->tiles())), expected);
    QCOMPARE(ui::rackOrderOf(ui::idOf(order)), order);
    QCOMPARE(ui::rackOrderOf(u"nonsense"_s), ui::RackOrder::Alphabetical);
}

void TestRackWidget::exchangeByKeys()
{
    tests::BoardWindow window(tests::catPosition());
    window.rack->setFocus();
    window.entry.setExchanging(true);
    const QImage before = window.rack->grab().toImage();
    QTest::keyClick(window.rack, Qt::Key_S);
    QTest::sendKeyEvent(QTest::Click, window.rack, Qt::Key_Question, u"?"_s, Qt::ShiftModifier);
    QCOMPARE(window.state(), u"none, exchange S?"_s);
    QVERIFY(window.rack->grab().toImage() != before);
    QVERIFY(!window.rack->findChild<QLineEdit*>());
    QTest::keyClick(window.rack, Qt::Key_Backspace);
    QCOMPARE(window.state(), u"none, exchange S"_s);
    QTest::keyClick(window.rack, Qt::Key_Escape);
    QCOMPARE(window.state(), u"none"_s);
}

void TestRackWidget::blankByDoubleClick()
{
    tests::BoardWindow window(tests::catPosition());
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    window.click(u"9H"_s);
    QTest::mouseDClick(window.rack, Qt::LeftButton, {},
                       window.rack->slotRect(6).center().toPoint());
    auto* chooser = window.rack->findChild<ui::BlankChooser*>();
    QVERIFY(chooser);
    QTest::keyClick(chooser->focusWidget() ? chooser->focusWidget() : chooser, Qt::Key_Q);
    QCOMPARE(window.state(), u"9I across | 9H=q"_s);
}

void TestRackWidget::dragReorders()
{
    tests::BoardWindow window(tests::catPosition());
    const auto order = window.rack->tiles();
    const auto centre = [&](int slot) { return window.rack->slotRect(slot).center().toPoint(); };
    window.drag(window.rack, centre(0), window.rack,
                window.rack->slotRect(3).topRight().toPoint() + QPoint(1, 20));
    auto expected = order;
    std::rotate(expected.begin(), expected.begin() + 1, expected.begin() + 4);
    QCOMPARE(window.rack->tiles(), expected);
    window.drag(window.rack, centre(6), window.rack,
                window.rack->slotRect(0).topLeft().toPoint() + QPoint(1, 20));
    std::rotate(expected.begin(), expected.end() - 1, expected.end());
    QCOMPARE(window.rack->tiles(), expected);
    QVERIFY(window.entry.empty());
}

void TestRackWidget::usedTilesAreDimmed()
{
    tests::BoardWindow window(tests::catPosition());
    const auto colorOf = [&](int slot) {
        return window.rack->grab().toImage().pixelColor(
            (window.rack->slotRect(slot).topLeft() + QPointF(8, 8)).toPoint());
    };
    const QColor plain = colorOf(0);
    window.rack->setGhost(engine::readMove(*window.entry.position(), "E5 EAR").value());
    QVERIFY(colorOf(0) != plain);
    QCOMPARE(colorOf(3), plain);
    // What is being entered comes before the ghost.
    window.entry.setCursor(ui::MoveEntry::Cursor{0, 0, engine::Direction::Across});
    window.entry.typeTile(u"N"_s, false);
    QCOMPARE(colorOf(0), plain);
    QVERIFY(colorOf(3) != plain);
}

void TestRackWidget::typingSetsTheRack_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<int>("last");
    QTest::addColumn<QString>("expected");
    QTest::newRow("enter") << u"quiz?"_s << int(Qt::Key_Return) << u"QUIZ?"_s;
    QTest::newRow("escape") << u"quiz?"_s << int(Qt::Key_Escape) << u"AEINRS?"_s;
    QTest::newRow("leave") << u"quiz"_s << int(Qt::Key_Tab) << u"QUIZ"_s;
    QTest::newRow("unreadable") << u"q!"_s << int(Qt::Key_Return) << u"Q"_s;
    QTest::newRow("the same again") << u"aeinrs?"_s << int(Qt::Key_Return) << u"AEINRS?"_s;
}

void TestRackWidget::typingSetsTheRack()
{
    QFETCH(QString, typed);
    QFETCH(int, last);
    QFETCH(QString, expected);
    tests::BoardWindow window(tests::catPosition());
    QVERIFY(QTest::qWaitForWindowActive(&window));
    window.rack->setFocus();
    engine::Rack entered;
    connect(window.rack, &ui::RackWidget::rackEntered, this,
            [&](const engine::Rack& rack) { entered = rack; });
    const auto rackOf = [&](const QString& text) {
        return tests::rackOf(window.entry.position()->rules().alphabet, text.toStdString());
    };
    for (const QChar letter : typed) {
        auto* edit = window.rack->findChild<QLineEdit*>();
        QWidget* target = edit && edit->isVisible() ? static_cast<QWidget*>(edit) : window.rack;
        QTest::keyClicks(target, QString(letter));
    }
    auto* edit = window.rack->findChild<QLineEdit*>();
    QVERIFY(edit);
    QTest::keyClick(edit, static_cast<Qt::Key>(last));
    QCOMPARE(entered, rackOf(expected));
    if (typed.contains(u'!')) {
        QVERIFY(edit->isVisible());
        QTest::keyClick(edit, Qt::Key_Escape);
        QCOMPARE(entered, rackOf(u"AEINRS?"_s));
    }
    QTRY_VERIFY(!window.rack->findChild<QLineEdit*>());
}

void TestRackWidget::fullRackCountsAtOnce()
{
    tests::BoardWindow window(tests::catPosition());
    QVERIFY(QTest::qWaitForWindowActive(&window));
    window.rack->setFocus();
    std::vector<engine::Rack> entered;
    connect(window.rack, &ui::RackWidget::rackEntered, this, [&](const engine::Rack& rack) {
        entered.push_back(rack);
        auto next = tests::catPosition();
        next.setRack(next.onTurn(), rack);
        window.setPosition(next);
    });
    const auto& alphabet = window.entry.position()->rules().alphabet;
    QTest::keyClick(window.rack, Qt::Key_R);
    auto* edit = window.rack->findChild<QLineEdit*>();
    QTest::keyClicks(edit, u"etains"_s);
    QCOMPARE(edit->text(), u"RETAINS"_s);
    // Parts of it did before.
    QCOMPARE(static_cast<int>(entered.size()), 7);
    QCOMPARE(entered.front(), tests::rackOf(alphabet, "R"));
    QCOMPARE(entered.back(), tests::rackOf(alphabet, "AEINRST"));
    QTest::keyClick(edit, Qt::Key_Backspace);
    QCOMPARE(entered.back(), tests::rackOf(alphabet, "AEINRT"));
    // Back to what it was before the first key.
    QTest::keyClick(edit, Qt::Key_Escape);
    QCOMPARE(static_cast<int>(entered.size()), 9);
    QCOMPARE(entered.back(), tests::rackOf(alphabet, "AEINRS?"));
}

void TestRackWidget::refusedRackStaysOpen()
{
    tests::BoardWindow window(tests::catPosition());
    QVERIFY(QTest::qWaitForWindowActive(&window));
    window.rack->shuffle();
    const auto order = window.rack->tiles();
    std::vector<int> edits;
    connect(window.rack, &ui::RackWidget::rackEntered, this,
            [&](const engine::Rack& rack, int edit) {
                edits.push_back(edit);
                auto next = tests::catPosition();
                next.setRack(next.onTurn(), rack);
                const auto checked = checkTiles(next);
                if (checked) window.setPosition(next);
                else window.rack->showError(QString::fromStdString(checked.error().message()));
            });
    window.rack->beginEdit();
    auto* error = window.findChild<QLabel*>(u"rackError"_s);
    auto* edit = window.rack->findChild<QLineEdit*>();
    QTest::keyClicks(edit, u"retains"_s);
    QCOMPARE(static_cast<int>(edits.size()), 7);
    QVERIFY(!error->isVisible());
    edit->selectAll();
    QTest::keyClicks(edit, u"z"_s);
    QVERIFY(!error->isVisible());
    QTest::keyClicks(edit, u"z"_s);
    QVERIFY(error->isVisible());
    for (int i = 0; i < 2; ++i) {
        QTest::keyClick(edit, Qt::Key_Return);
        QCOMPARE(window.rack->findChild<QLineEdit*>(), edit);
        QCOMPARE(edit->text(), u"ZZ"_s);
        QVERIFY(error->isVisible());
    }
    // Esc brings back the rack and its order, under the same number.
    QTest::keyClick(edit, Qt::Key_Escape);
    QVERIFY(!error->isVisible());
    QCOMPARE(window.rack->tiles(), order);
    QCOMPARE(static_cast<int>(edits.size()), 12);
    QCOMPARE(edits.front(), edits.back());
    // Leaving says why nothing has changed, until one comes back.
    QTRY_VERIFY(!window.rack->findChild<QLineEdit*>());
    window.rack->beginEdit();
    edit = window.rack->findChild<QLineEdit*>();
    QTest::keyClicks(edit, u"zz"_s);
    window.board->setFocus();
    QTRY_VERIFY(!window.rack->findChild<QLineEdit*>());
    QVERIFY(edits.back() != edits.front());
    QVERIFY(error->isVisible());
    QCOMPARE(window.rack->tiles(), order);
    window.rack->setFocus();
    QVERIFY(!error->isVisible());
}

void TestRackWidget::leavingARefusedRackBringsTheFormerBack()
{
    tests::BoardWindow window(tests::catPosition());
    QVERIFY(QTest::qWaitForWindowActive(&window));
    const auto order = window.rack->tiles();
    std::vector<engine::Rack> entered;
    connect(window.rack, &ui::RackWidget::rackEntered, this, [&](const engine::Rack& rack) {
        entered.push_back(rack);
        auto next = tests::catPosition();
        next.setRack(next.onTurn(), rack);
        window.setPosition(next);
    });
    window.rack->beginEdit();
    auto* error = window.findChild<QLabel*>(u"rackError"_s);
    // Seven tiles count at once; with the eighth there is no rack to be taken over.
    QTest::keyClicks(window.rack->findChild<QLineEdit*>(), u"retainso"_s);
    QCOMPARE(static_cast<int>(entered.size()), 7);
    QVERIFY(error->isVisible());
    window.board->setFocus();
    QTRY_VERIFY(!window.rack->findChild<QLineEdit*>());
    QCOMPARE(window.rack->tiles(), order);
    QCOMPARE(static_cast<int>(entered.size()), 8);
    QCOMPARE(entered.back(), tests::catPosition().mover().rack);
    QVERIFY(error->isVisible());
}

void TestRackWidget::racksFromElsewhereEndTheEdit()
{
    tests::BoardWindow window(tests::catPosition());
    QVERIFY(QTest::qWaitForWindowActive(&window));
    auto next = tests::catPosition();
    const auto& alphabet = next.rules().alphabet;
    next.setRack(next.onTurn(), tests::rackOf(alphabet, "AEINRST"));
    connect(window.rack, &ui::RackWidget::rackEntered, this,
            [&](const engine::Rack&) { window.setPosition(next); });
    window.rack->beginEdit();
    QTest::keyClicks(window.rack->findChild<QLineEdit*>(), u"retains"_s);
    QVERIFY(window.rack->findChild<QLineEdit*>());
    // A second beginning takes the text as a whole.
    window.rack->beginEdit();
    auto* edit = window.rack->findChild<QLineEdit*>();
    QCOMPARE(edit->selectedText(), edit->text());
    // The same rack again is no news; another one is.
    window.setPosition(next);
    QCOMPARE(window.rack->findChild<QLineEdit*>(), edit);
    window.setPosition(tests::catPosition());
    QTRY_VERIFY(!window.rack->findChild<QLineEdit*>());
    QCOMPARE(window.rack->tiles().size(), tests::catPosition().mover().rack.tiles().size());
}

void TestRackWidget::partsOfARackAreChecked()
{
    tests::BoardWindow window(tests::catPosition());
    QVERIFY(QTest::qWaitForWindowActive(&window));
    connect(window.rack, &ui::RackWidget::rackEntered, this, [&](const engine::Rack& rack) {
        auto next = tests::catPosition();
        next.setRack(next.onTurn(), rack);
        if (const auto checked = checkTiles(next); !checked)
            window.rack->showError(QString::fromStdString(checked.error().message()));
    });
    window.rack->beginEdit();
    auto* edit = window.rack->findChild<QLineEdit*>();
    auto* error = window.findChild<QLabel*>(u"rackError"_s);
    QTest::keyClicks(edit, u"z"_s);
    QVERIFY(!error->isVisible());
    QTest::keyClicks(edit, u"z"_s);
    QVERIFY(error->isVisible());
    QVERIFY2(error->text().contains(u"Z"_s), qPrintable(error->text()));
    QTest::keyClick(edit, Qt::Key_Backspace);
    QVERIFY(!error->isVisible());
}

void TestRackWidget::errorsAreShown()
{
    tests::BoardWindow window(tests::catPosition());
    QVERIFY(QTest::qWaitForWindowActive(&window));
    window.rack->beginEdit();
    auto* error = window.findChild<QLabel*>(u"rackError"_s);
    auto* edit = window.rack->findChild<QLineEdit*>();
    QVERIFY(error && edit);
    QCOMPARE(edit->selectedText(), edit->text());
    QTest::keyClicks(edit, u"a!"_s);
    QVERIFY(error->isVisible());
    QTest::keyClick(edit, Qt::Key_Backspace);
    QVERIFY(!error->isVisible());
    QTest::keyClicks(edit, u"aaaaaaa"_s);
    QVERIFY(error->text().contains(u"7"_s));
    QTest::keyClick(edit, Qt::Key_Escape);
    window.rack->showError(u"only 1 J unseen"_s);
    QVERIFY(error->isVisible());
    QVERIFY(error->text().contains(u"only 1 J unseen"_s));
    window.grab();
    window.setPosition(tests::catPosition());
    QVERIFY(!error->isVisible());
    // Whoever goes on has read it.
    window.rack->showError(u"only 1 J unseen"_s);
    QCoreApplication::processEvents();
    QVERIFY(error->isVisible());
    QTest::mouseMove(window.board);
    QVERIFY(error->isVisible());
    QTest::keyClick(window.board, Qt::Key_Right);
    QVERIFY(!error->isVisible());
}

void TestRackWidget::errorsAreReadable()
{
    tests::BoardWindow window(tests::catPosition());
    auto* error = window.findChild<QLabel*>(u"rackError"_s);
    const QString message = u"there are 3 ? on the board and the racks, but only 2 in the game"_s;
    window.rack->showError(message);
    QCOMPARE(error->text().right(message.size()), message);
    for (const int width : {640, 330}) {
        window.resize(width, 720);
        QVERIFY(fixture::settles(window));
        const QWidget* host = error->parentWidget();
        const QRect place = error->geometry();
        QVERIFY(host->rect().contains(place));
        QVERIFY(!place.intersects(window.rack->geometry()));
        const QRect inside = error->contentsRect();
        const QRect text = error->fontMetrics().boundingRect(
            QRect(0, 0, inside.width(), 1000), Qt::AlignCenter | Qt::TextWordWrap, error->text());
        QVERIFY2(text.width() <= inside.width() && text.height() <= inside.height(),
                 qPrintable(u"%1 x %2 in %3 x %4"_s.arg(text.width())
                                .arg(text.height())
                                .arg(inside.width())
                                .arg(inside.height())));
    }
}

void TestRackWidget::keys()
{
    tests::BoardWindow window(tests::catPosition());
    window.rack->setFocus();
    window.entry.setCursor(ui::MoveEntry::Cursor{0, 0, engine::Direction::Across});
    window.entry.typeTile(u"A"_s, false);
    QSignalSpy commit(window.rack, &ui::RackWidget::commitRequested);
    QTest::keyClick(window.rack, Qt::Key_Return);
    QCOMPARE(commit.count(), 1);
    QTest::keyClick(window.rack, Qt::Key_Down);
    QVERIFY(window.entry.empty());
    auto order = window.rack->tiles();
    bool moved = false;
    for (int i = 0; i < 20 && !moved; ++i) {
        QTest::keyClick(window.rack, Qt::Key_Up);
        moved = window.rack->tiles() != order;
    }
    QVERIFY(moved);
}

void TestRackWidget::doubleClickPlaces()
{
    tests::BoardWindow window(tests::catPosition());
    window.click(u"9H"_s);
    QTest::mouseDClick(window.rack, Qt::LeftButton, {},
                       window.rack->slotRect(1).center().toPoint());
    QCOMPARE(window.state(), u"9I across | 9H=E"_s);
}

void TestRackWidget::names()
{
    tests::BoardWindow window(tests::catPosition("AB?"));
    QCOMPARE(window.rack->objectName(), u"rack"_s);
    QCOMPARE(window.rack->accessibleName(), u"Rack: A, B, blank, 4 unknown tiles"_s);
    window.rack->setPosition(nullptr);
    QCOMPARE(window.rack->accessibleName(), u"Rack, empty"_s);
}

void TestRackWidget::marksArePainted()
{
    tests::BoardWindow window(tests::catPosition());
    const QImage before = window.rack->grab().toImage();
    ui::RackMark mark;
    mark.tile = 1;
    mark.level = 0.5;
    mark.text = u"+5.0"_s;
    mark.color = Qt::blue;
    window.rack->setMarks({mark});
    QVERIFY(window.rack->grab().toImage() != before);
    window.rack->setMarks({});
    QCOMPARE(window.rack->grab().toImage(), before);
}

TEST_CLASS(TestRackWidget, QApplication)
#include "tst_rack_widget.moc"
