// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace ui {

/// A cell of a table for people, in CSV or on the clipboard, see engine::spreadsheetCell().
[[nodiscard]] QString sheetCell(const QString& text);
/// A line of a table as spreadsheets read it (RFC 4180), with its end; no field is a formula.
[[nodiscard]] QString csvLine(const QStringList& fields);

}  // namespace ui
