// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/overlay_table.h"

#include <QCoreApplication>

#include "engine/board/move_notation.h"
#include "ui/models/csv.h"
#include "ui/overlays/overlay_text.h"

namespace ui {
namespace {

QString text(const char* source)
{
    return QCoreApplication::translate("ui::OverlayTable", source);
}

/// The number where the mark is one, so that the column sorts by size.
CellTableModel::Cell markCell(const QString& mark)
{
    QString plain = mark;
    plain.replace(QChar(u'\u2212'), QLatin1Char('-'));
    plain.remove(QLatin1Char('+')).remove(QChar(u'\u2264')).remove(QLatin1Char('%'));
    bool number = false;
    const double value = QLocale().toDouble(plain.trimmed(), &number);
    CellTableModel::Cell cell = CellTableModel::text(QString(mark).replace(u'\n', u'/'));
    cell.key = value;
    cell.isNumber = number;
    return cell;
}

}  // namespace

QStringList overlayTableHeaders()
{
    return {text(QT_TRANSLATE_NOOP("ui::OverlayTable", "Overlay")),
            text(QT_TRANSLATE_NOOP("ui::OverlayTable", "Place")),
            text(QT_TRANSLATE_NOOP("ui::OverlayTable", "Mark")),
            text(QT_TRANSLATE_NOOP("ui::OverlayTable", "Meaning"))};
}

std::vector<CellTableModel::Row> overlayTableRows(const std::vector<OverlayMarks>& overlays,
                                                  const engine::Alphabet& alphabet)
{
    std::vector<CellTableModel::Row> rows;
    for (const OverlayMarks& overlay : overlays) {
        const auto add = [&](const QString& place, const QString& mark, QString meaning) {
            rows.push_back({CellTableModel::text(overlay.title), CellTableModel::text(place),
                            markCell(mark),
                            CellTableModel::text(meaning.replace(u'\n', QStringLiteral("; ")))});
        };
        for (const SquareMark& mark : overlay.squares) {
            // A mark without words belongs to another one on its square.
            if (mark.explanation.isEmpty()) continue;
            add(QString::fromStdString(engine::squareName(mark.row, mark.column)), mark.text,
                mark.explanation);
        }
        for (const LaneMark& mark : overlay.lanes) {
            const bool across = mark.direction == engine::Direction::Across;
            const QString name =
                across ? QString::number(mark.index + 1)
                       : QString::fromStdString(engine::squareName(0, mark.index)).mid(1);
            add((across ? text(QT_TRANSLATE_NOOP("ui::OverlayTable", "row %1"))
                        : text(QT_TRANSLATE_NOOP("ui::OverlayTable", "column %1")))
                    .arg(name),
                mark.text, mark.explanation);
        }
        for (const RackMark& mark : overlay.rack)
            add(text(QT_TRANSLATE_NOOP("ui::OverlayTable", "rack: %1"))
                    .arg(nameOfTile(alphabet, mark.tile)),
                mark.text, mark.explanation);
        for (const RackMark& mark : overlay.unseen)
            add(text(QT_TRANSLATE_NOOP("ui::OverlayTable", "unseen: %1"))
                    .arg(nameOfTile(alphabet, mark.tile)),
                mark.text, mark.explanation);
    }
    return rows;
}

QString overlayTableCsv(const std::vector<OverlayMarks>& overlays, const engine::Alphabet& alphabet)
{
    QString csv = csvLine(overlayTableHeaders());
    for (const CellTableModel::Row& row : overlayTableRows(overlays, alphabet)) {
        QStringList fields;
        for (const CellTableModel::Cell& cell : row) fields << cell.text;
        csv += csvLine(fields);
    }
    return csv;
}

}  // namespace ui
