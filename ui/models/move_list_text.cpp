// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/move_list_text.h"

#include <algorithm>
#include <array>

namespace ui {

namespace {

QString cell(const MoveListModel& model, int row, int column)
{
    return model.data(model.index(row, column), Qt::DisplayRole).toString();
}

QString heading(const MoveListModel& model, int column)
{
    return model.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
}

/// What the list shows at first; without a win table nothing is said of winning.
QList<int> columnsOf(const MoveListModel& model)
{
    QList<int> columns;
    for (int column = 0; column <= MoveListModel::DeltaColumn; ++column)
        if (column != MoveListModel::WinColumn || model.hasChances()) columns.append(column);
    return columns;
}

bool leftAligned(int column)
{
    return column == MoveListModel::MoveColumn || column == MoveListModel::LeaveColumn;
}

}  // namespace

QString movesAsText(const MoveListModel& model, const QList<int>& rows)
{
    QString text;
    const QList<int> columns = columnsOf(model);
    std::array<qsizetype, MoveListModel::ColumnCount> widths{};
    for (const int column : columns) {
        qsizetype& width = widths[static_cast<std::size_t>(column)];
        width = heading(model, column).size();
        for (const int row : rows) width = std::max(width, cell(model, row, column).size());
    }
    const auto addLine = [&](const auto& textOf) {
        QString line;
        for (const int column : columns) {
            const QString content = textOf(column);
            const qsizetype width = widths[static_cast<std::size_t>(column)];
            if (column > 0) line += QLatin1StringView("  ");
            line +=
                leftAligned(column) ? content.leftJustified(width) : content.rightJustified(width);
        }
        while (line.endsWith(u' ')) line.chop(1);
        text += line + u'\n';
    };
    addLine([&](int column) { return heading(model, column); });
    for (const int row : rows) addLine([&](int column) { return cell(model, row, column); });
    return text;
}

QString movesAsMarkdown(const MoveListModel& model, const QList<int>& rows)
{
    QString text;
    QString rule;
    const QList<int> columns = columnsOf(model);
    for (const int column : columns) {
        text += QLatin1StringView("| ") + heading(model, column) + u' ';
        rule += leftAligned(column) ? QLatin1StringView("| :--- ") : QLatin1StringView("| ---: ");
    }
    text += QLatin1StringView("|\n") + rule + QLatin1StringView("|\n");
    for (const int row : rows) {
        for (const int column : columns)
            text += QLatin1StringView("| ") + cell(model, row, column) + u' ';
        text += QLatin1StringView("|\n");
    }
    return text;
}

}  // namespace ui
