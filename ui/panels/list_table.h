// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QTableView;

namespace ui {

/// Makes a table look and select as the lists of all panels do: whole rows, read-only, low rows
/// without a grid. Tab leaves it.
void makeListTable(QTableView& table);

/// Makes rows as high as so many lines of the table's letters need, also when the letters change.
void keepRowHeights(QTableView& table, int lines);

}  // namespace ui
