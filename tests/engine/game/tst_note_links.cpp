// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "engine/board/move_notation.h"
#include "engine/game/cgp.h"
#include "engine/game/note_links.h"
#include "engine/rules/catalogue.h"
#include "tests/support/test_class.h"

using namespace engine;

namespace {

/// Links as "kind:text", separated by |.
QString linksIn(const QByteArray& line)
{
    const auto rules = *catalogue::rules("english");
    const auto reading =
        readCgp("15/15/15/15/15/15/15/6CAT6/15/15/15/15/15/15/15 AEST/ 0/0 0", rules);
    QStringList all;
    for (const NoteLink& link : noteLinks(line.toStdString(), reading->position, 13)) {
        const QString text = QString::fromUtf8(
            line.mid(static_cast<qsizetype>(link.begin), static_cast<qsizetype>(link.length)));
        switch (link.kind) {
        case NoteLink::Kind::Square: all.append("square:" + text); break;
        case NoteLink::Kind::Turn: all.append("turn:" + QString::number(link.turn)); break;
        case NoteLink::Kind::Move:
            all.append("move:" + QString::fromStdString(moveText(reading->position, link.move)));
            break;
        }
    }
    return all.join('|');
}

}  // namespace

class TestNoteLinks : public QObject
{
    Q_OBJECT

private slots:
    void finds_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QString>("links");
        const auto row = [](const char* line, const char* links) {
            QTest::newRow(line) << QByteArray(line) << QString::fromUtf8(links);
        };
        row("", "");
        row("opens the lane", "");
        row("opens 8H", "square:8H");
        row("(H8, 15O): weak.", "square:H8|square:15O");
        row("row 16P and 99Z are no squares, nor is 8h", "");
        row("A1B, X8H, 8Hx", "");
        row("see #3 and #13, not #14 or #0 or #3rd or #", "turn:3|turn:13");
        row("#99999999999999999999", "");
        row("8G CATS wins", "move:8G (CAT)S");
        row("8G ...S.", "move:8G (CAT)S");
        row("8G (CAT)s, for 6", "move:8G (CAT)s");
        row("9H SEAT, 9H seat", "move:9H SEAT|square:9H");
        row("9H The end", "square:9H");
        row("9H DOG?", "move:9H DOG");
        row("9H D0G", "square:9H");
        row("8H DOG does not fit", "square:8H");
        row("H9 SEAT.", "move:H9 SEAT");
        row("#5: 9H SEAT or 7H", "turn:5|move:9H SEAT|square:7H");
        row("\xc3\x84"
            "8H \xe2\x80\x94 8H",
            "square:8H");
    }
    void finds()
    {
        QFETCH(const QByteArray, line);
        QFETCH(const QString, links);
        QCOMPARE(linksIn(line), links);
    }

    void isHarmlessOnAnything()
    {
        const auto rules = *catalogue::rules("english");
        const auto position = *Position::create(rules);
        for (const std::string& line : {std::string(5000, 'A'), "8H " + std::string(5000, 'A'),
                                        "8H " + std::string(5000, '.'), std::string(3000, '#'),
                                        "8H " + std::string(100, '('), std::string("8H \xff\xfe[")})
            static_cast<void>(noteLinks(line, position, 3));
    }
};

TEST_CLASS(TestNoteLinks, tests::NoApplication)
#include "tst_note_links.moc"
