// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/overlays/overlay_table.h"

#include <QCoreApplication>
#include <QLocale>

#include "engine/board/move_notation.h"
#include "ui/language/csv.h"
#include "ui/overlays/overlay_text.h"

namespace ui {
namespace {

/// Translations of the free functions here have one context.
struct OverlayTableText
{
    Q_DECLARE_TR_FUNCTIONS(ui::OverlayTable)
};

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
    return {OverlayTableText::tr("Overlay"), OverlayTableText::tr("Place"),
            OverlayTableText::tr("Mark"), OverlayTableText::tr("Meaning")};
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
            add((across ? OverlayTableText::tr("row %1") : OverlayTableText::tr("column %1"))
                    .arg(name),
                mark.text, mark.explanation);
        }
        for (const RackMark& mark : overlay.rack)
            add(OverlayTableText::tr("rack: %1").arg(nameOfTile(alphabet, mark.tile)), mark.text,
                mark.explanation);
        for (const RackMark& mark : overlay.unseen)
            add(OverlayTableText::tr("unseen: %1").arg(nameOfTile(alphabet, mark.tile)), mark.text,
                mark.explanation);
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
