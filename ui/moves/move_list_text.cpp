// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/moves/move_list_text.h"

#include <algorithm>
#include <vector>

#include <QStringList>

#include "ui/moves/move_columns.h"

namespace ui {

namespace {

/// The list has something to say in the column.
bool isThere(const MoveOrder& order, MoveKey key)
{
    switch (key) {
    case MoveKey::Win: return order.hasChances();
    case MoveKey::SimWin:
    case MoveKey::SimEquity:
    case MoveKey::SimError:
    case MoveKey::BestProbability: return order.hasSimulation();
    default: return true;
    }
}

/// What the list shows at first; without a win table nothing is said of winning.
std::vector<MoveKey> columnsOf(const MoveOrder& order)
{
    std::vector<MoveKey> columns;
    for (const MoveColumn& column : moveColumns())
        if (column.copied && isThere(order, column.key)) columns.push_back(column.key);
    return columns;
}

bool leftAligned(MoveKey column)
{
    return moveColumn(column).left;
}

QStringList cellsOf(const MoveOrder& order, int row, const std::vector<MoveKey>& columns)
{
    QStringList cells;
    for (const MoveKey column : columns) cells.append(moveCellText(order, row, column));
    return cells;
}

QStringList headings(const std::vector<MoveKey>& columns)
{
    QStringList cells;
    for (const MoveKey column : columns) cells.append(moveColumn(column).heading());
    return cells;
}

}  // namespace

QString movesAsText(const MoveOrder& order, const QList<int>& rows, const std::stop_token& stop)
{
    const std::vector<MoveKey> columns = columnsOf(order);
    std::vector<QStringList> lines{headings(columns)};
    for (const int row : rows) {
        if (stop.stop_requested()) return {};
        lines.push_back(cellsOf(order, row, columns));
    }
    std::vector<qsizetype> widths(columns.size());
    for (const QStringList& line : lines)
        for (std::size_t i = 0; i < widths.size(); ++i)
            widths[i] = std::max(widths[i], line[static_cast<qsizetype>(i)].size());
    QString text;
    for (const QStringList& cells : lines) {
        QString line;
        for (std::size_t i = 0; i < widths.size(); ++i) {
            const QString& cell = cells[static_cast<qsizetype>(i)];
            if (i > 0) line += QLatin1StringView("  ");
            line += leftAligned(columns[i]) ? cell.leftJustified(widths[i])
                                            : cell.rightJustified(widths[i]);
        }
        while (line.endsWith(u' ')) line.chop(1);
        text += line + u'\n';
    }
    return text;
}

QString movesAsMarkdown(const MoveOrder& order, const QList<int>& rows, const std::stop_token& stop)
{
    const std::vector<MoveKey> columns = columnsOf(order);
    QString text;
    const auto addLine = [&](const QStringList& cells) {
        for (const QString& cell : cells) text += QLatin1StringView("| ") + cell + u' ';
        text += QLatin1StringView("|\n");
    };
    addLine(headings(columns));
    for (const MoveKey column : columns)
        text += leftAligned(column) ? QLatin1StringView("| :--- ") : QLatin1StringView("| ---: ");
    text += QLatin1StringView("|\n");
    for (const int row : rows) {
        if (stop.stop_requested()) return {};
        addLine(cellsOf(order, row, columns));
    }
    return text;
}

}  // namespace ui
