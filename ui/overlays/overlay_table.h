// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QString>

#include "engine/rules/alphabet.h"
#include "ui/overlays/overlay.h"
#include "ui/widgets/cell_table_model.h"

namespace ui {

/// The marks of overlays in words, a row for each: overlay, place, mark, meaning.
[[nodiscard]] QStringList overlayTableHeaders();
[[nodiscard]] std::vector<CellTableModel::Row>
overlayTableRows(const std::vector<OverlayMarks>& overlays, const engine::Alphabet& alphabet);
/// The same as a table for spreadsheets, headers first.
[[nodiscard]] QString overlayTableCsv(const std::vector<OverlayMarks>& overlays,
                                      const engine::Alphabet& alphabet);

}  // namespace ui
