// SPDX-License-Identifier: GPL-3.0-or-later
#include <bit>

#include <QtTest>

#include "engine/board/legality.h"
#include "engine/board/move_notation.h"
#include "tests/support/test_lexicons.h"
#include "tests/support/test_rules.h"
#include "ui/overlays/overlay.h"
#include "ui/theme/theme.h"

using ui::Overlay;
using ui::OverlayMarks;
using ui::SquareMark;

using namespace Qt::StringLiterals;

namespace {

engine::Position positionWith(const std::string& words, bool withLexicon)
{
    const auto rules = tests::rulesOf("english");
    engine::LexiconPtr lexicon;
    if (withLexicon)
        lexicon =
            engine::Lexicon::fromWords("test", tests::wordsFrom(words, rules->alphabet).value(),
                                       rules->alphabet, false)
                .value();
    return engine::Position::create(rules, lexicon).value();
}

void put(engine::Position& position, const char* move)
{
    const auto read = engine::readMove(position, move).value();
    engine::Position::Undo undo;
    position.make(read, undo);
}

const SquareMark* markAt(const OverlayMarks& marks, int row, int column)
{
    for (const SquareMark& mark : marks.squares)
        if (mark.row == row && mark.column == column) return &mark;
    return nullptr;
}

/// All two-letter words, so that every letter fits beside one tile.
std::string allPairs()
{
    std::string words;
    for (char a = 'A'; a <= 'Z'; ++a)
        for (char b = 'A'; b <= 'Z'; ++b) words += std::string{a, b, ' '};
    return words;
}

}  // namespace

class TestOverlays : public QObject
{
    Q_OBJECT

private slots:
    void catalogue();
    void crossSetsAgainstTrying_data();
    void crossSetsAgainstTrying();
    void everyLetterHasNoMark();
    void manyLettersAreCounted();
    void noLexicon();
    void leaveWorth();
    void leaveWorthWithoutLeaves();
};

void TestOverlays::catalogue()
{
    QStringList ids;
    for (const Overlay* overlay : Overlay::all()) {
        ids << overlay->id();
        QVERIFY(!overlay->title().isEmpty());
        QCOMPARE(Overlay::byId(overlay->id()), overlay);
    }
    QCOMPARE(ids, QStringList({u"crossSetsAcross"_s, u"crossSetsDown"_s, u"leaveWorth"_s}));
    QVERIFY(!Overlay::byId(u"nothing"_s));
}

void TestOverlays::crossSetsAgainstTrying_data()
{
    QTest::addColumn<bool>("across");
    QTest::newRow("across") << true;
    QTest::newRow("down") << false;
}

void TestOverlays::crossSetsAgainstTrying()
{
    QFETCH(bool, across);
    engine::Position position =
        positionWith("CAT CATS SCAT AT TA AX OX EX CAB ABS BAT BATS TAB TABS STAB", true);
    put(position, "8F CAT");
    put(position, "G8 (A)B");
    const OverlayMarks marks = Overlay::byId(across ? u"crossSetsAcross"_s : u"crossSetsDown"_s)
                                   ->marks({position, nullptr});
    QVERIFY(marks.legend.contains(u"test"_s));

    // Brute force: put each letter on each square and read the word across the lane.
    int marked = 0;
    for (int row = 0; row < 15; ++row) {
        for (int column = 0; column < 15; ++column) {
            const SquareMark* mark = markAt(marks, row, column);
            if (position.board().at(row, column) != engine::kNoTile) {
                QVERIFY(!mark);
                continue;
            }
            QString fitting;
            bool neighbour = false;
            for (int letter = 1; letter <= 26; ++letter) {
                engine::Position tried = position;
                tried.setSquare(row, column, static_cast<engine::Tile>(letter));
                const auto lane =
                    tried.board().lane(across ? engine::Direction::Down : engine::Direction::Across,
                                       across ? column : row);
                auto first = static_cast<std::size_t>(across ? row : column);
                auto last = first;
                while (first > 0 && lane[first - 1] != engine::kNoTile) --first;
                while (last + 1 < lane.size() && lane[last + 1] != engine::kNoTile) ++last;
                neighbour = last > first;
                if (position.lexicon()->contains(lane.subspan(first, last - first + 1)))
                    fitting += QChar(u'A' + letter - 1);
            }
            if (!neighbour) {
                QVERIFY(!mark);
                continue;
            }
            ++marked;
            QVERIFY(mark);
            QVERIFY(!mark->explanation.isEmpty());
            if (fitting.isEmpty()) {
                QCOMPARE(mark->shape, SquareMark::Shape::Hatch);
            } else {
                QCOMPARE(mark->shape, SquareMark::Shape::Text);
                QCOMPARE(mark->text, fitting);
                for (const QChar letter : fitting) QVERIFY(mark->explanation.contains(letter));
            }
        }
    }
    QCOMPARE(static_cast<int>(marks.squares.size()), marked);
    QVERIFY(marked > 3);
}

void TestOverlays::everyLetterHasNoMark()
{
    engine::Position position = positionWith(allPairs() + " CAT", true);
    position.setSquare(7, 7, 1);
    QVERIFY(Overlay::byId(u"crossSetsAcross"_s)->marks({position, nullptr}).squares.empty());
    QVERIFY(Overlay::byId(u"crossSetsDown"_s)->marks({position, nullptr}).squares.empty());
}

void TestOverlays::manyLettersAreCounted()
{
    engine::Position position = positionWith("AA BA CA DA EA FA GA HA AT", true);
    position.setSquare(7, 7, 1);
    const OverlayMarks marks = Overlay::byId(u"crossSetsAcross"_s)->marks({position, nullptr});
    const SquareMark* above = markAt(marks, 6, 7);
    QVERIFY(above);
    QCOMPARE(above->shape, SquareMark::Shape::Chip);
    QCOMPARE(above->text, u"8"_s);
    QVERIFY(above->explanation.contains(u"A, B, C, D, E, F, G, H"_s));
    const SquareMark* below = markAt(marks, 8, 7);
    QVERIFY(below);
    QCOMPARE(below->text, u"AT"_s);
}

void TestOverlays::noLexicon()
{
    engine::Position position = positionWith("", false);
    position.setSquare(7, 7, 1);
    const OverlayMarks marks = Overlay::byId(u"crossSetsAcross"_s)->marks({position, nullptr});
    QVERIFY(marks.squares.empty());
    QVERIFY(!marks.title.isEmpty());
    QVERIFY(!marks.legend.isEmpty());
}

void TestOverlays::leaveWorth()
{
    const QString file = QStringLiteral(TILEWRIGHT_CASES "/ENABLE.klv2");
    if (!QFile::exists(file)) QSKIP("no folder of known cases");
    auto opened = engine::Klv::open(file.toStdString());
    QVERIFY2(opened.has_value(), opened ? "" : opened.error().message.c_str());
    const auto leaves = std::make_shared<const engine::Klv>(std::move(*opened));
    engine::Position position = positionWith("", false);
    const auto& alphabet = position.rules().alphabet;
    const Overlay* overlay = Overlay::byId(u"leaveWorth"_s);

    for (const char* text : {"?S", "QU", "EERS", "?ACDEPQ", "AEINRST", "VVVWW"}) {
        const engine::Rack rack(alphabet.readTiles(text).value());
        position.setRack(position.onTurn(), rack);
        const OverlayMarks marks = overlay->marks({position, leaves});
        QCOMPARE(static_cast<int>(marks.rack.size()), std::popcount(rack.present()));
        double mean = 0;
        double sum = 0;
        const bool full = rack.total() == 7;
        for (const engine::Tile tile : rack.tiles()) {
            engine::Leave rest = rack;
            rest.remove(tile);
            mean += leaves->value(rest).toPoints() / rack.total();
        }
        for (const ui::RackMark& mark : marks.rack) {
            engine::Leave rest = rack;
            rest.remove(mark.tile);
            const double whole = full ? mean : leaves->value(rack).toPoints();
            const double worth = whole - leaves->value(rest).toPoints();
            sum += worth * rack.count(mark.tile);
            QVERIFY(mark.level >= -1.0 && mark.level <= 1.0);
            QVERIFY(std::abs(mark.level) > 0.999 || std::abs(mark.level * 10.0 - worth) < 1e-6);
            if (std::abs(worth) > 0.1)
                QVERIFY(mark.text.startsWith(worth > 0 ? QChar(u'+') : QChar(u'\u2212')));
            QVERIFY(!mark.explanation.isEmpty());
        }
        if (full) QVERIFY(std::abs(sum) < 1e-6);
        QVERIFY(!marks.legend.isEmpty());
    }
}

void TestOverlays::leaveWorthWithoutLeaves()
{
    engine::Position position = positionWith("", false);
    const OverlayMarks marks = Overlay::byId(u"leaveWorth"_s)->marks({position, nullptr});
    QVERIFY(marks.rack.empty());
    QVERIFY(marks.legend.contains(u"No leave values"_s));
}

QTEST_MAIN(TestOverlays)
#include "tst_overlays.moc"
