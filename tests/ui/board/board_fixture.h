// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>
#include <utility>

#include <QVBoxLayout>
#include <QtTest>

#include "engine/board/move_notation.h"
#include "tests/support/test_lexicons.h"
#include "tests/support/test_rules.h"
#include "ui/board/board_widget.h"
#include "ui/board/rack_widget.h"

namespace tests {

inline std::pair<int, int> squareOf(const QString& name)
{
    const auto at = engine::readCoordinate(name.toStdString(), 21, 21).value();
    return {at.row, at.column};
}

/// "CAT" at 8F on an English board, with a rack and the words CAT, CATS, SAT, AT, TA, SCAT.
inline engine::Position catPosition(const char* rack = "AEINRS?")
{
    const auto rules = rulesOf("english");
    const auto lexicon =
        lexiconOf(*rules, wordsFrom("CAT CATS SAT AT TA SCAT EAR EARS", rules->alphabet).value());
    auto position = engine::Position::create(rules, lexicon).value();
    lay(position, 7, 5, engine::Direction::Across, "CAT");
    position.setRack(position.onTurn(), rackOf(rules->alphabet, rack));
    return position;
}

/// Board and rack in a window, as the program has them.
class BoardWindow : public QWidget
{
public:
    explicit BoardWindow(engine::Position start)
        : board(new ui::BoardWidget), rack(new ui::RackWidget)
    {
        auto* column = new QVBoxLayout(this);
        column->addWidget(board, 1);
        column->addWidget(rack);
        board->setMoveEntry(&entry);
        rack->setMoveEntry(&entry);
        setPosition(std::move(start));
        resize(640, 720);
        show();
    }
    ~BoardWindow() override
    {
        // The widgets must not outlive the entry.
        delete board;
        delete rack;
    }

    void setPosition(engine::Position position)
    {
        const auto shared = std::make_shared<const engine::Position>(std::move(position));
        entry.setPosition(shared);
        board->setPosition(shared);
        rack->setPosition(shared);
    }

    QPoint centreOf(const QString& square) const
    {
        const auto [row, column] = squareOf(square);
        return board->squareRect(row, column).center().toPoint();
    }
    void click(const QString& square)
    {
        QTest::mouseClick(board, Qt::LeftButton, {}, centreOf(square));
    }
    /// Press, several moves and release, as a hand does it; points in the widgets' coordinates.
    void drag(QWidget* from, QPoint start, QWidget* to, QPoint end)
    {
        const QPoint target = from->mapFromGlobal(to->mapToGlobal(end));
        QTest::mousePress(from, Qt::LeftButton, {}, start);
        for (int step = 1; step <= 4; ++step) {
            const QPoint at = start + (target - start) * step / 4;
            QMouseEvent move(QEvent::MouseMove, at, from->mapToGlobal(QPointF(at)), Qt::NoButton,
                             Qt::LeftButton, Qt::NoModifier);
            QCoreApplication::sendEvent(from, &move);
        }
        QTest::mouseRelease(from, Qt::LeftButton, {}, target);
    }

    void clickRack(int slot)
    {
        QTest::mouseClick(rack, Qt::LeftButton, {}, rack->slotRect(slot).center().toPoint());
    }

    /// "9H across | 9H=A 9I=e": the cursor, and the tiles in the order they came; "none, exchange
    /// A?" with the tiles lifted.
    QString state() const
    {
        QString text = QStringLiteral("none");
        if (entry.cursor())
            text =
                QString::fromStdString(
                    engine::squareName(entry.cursor()->row, entry.cursor()->column)) +
                (entry.cursor()->direction == engine::Direction::Across ? QStringLiteral(" across")
                                                                        : QStringLiteral(" down"));
        if (!entry.position()) return text;
        const engine::Alphabet& alphabet = entry.position()->rules().alphabet;
        if (entry.exchanging())
            text += QStringLiteral(", exchange ") +
                    QString::fromStdString(alphabet.written(entry.lifted()));
        if (entry.tiles().empty()) return text;
        text += QStringLiteral(" |");
        for (const engine::PlacedTile& placed : entry.tiles()) {
            const std::string_view tile = alphabet.written(placed.tile);
            text += QLatin1Char(' ') +
                    QString::fromStdString(engine::squareName(placed.row, placed.column)) +
                    QLatin1Char('=') +
                    QString::fromUtf8(tile.data(), static_cast<qsizetype>(tile.size()));
        }
        return text;
    }

    ui::MoveEntry entry;
    ui::BoardWidget* board;
    ui::RackWidget* rack;
};

}  // namespace tests
