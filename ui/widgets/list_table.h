// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>

class QAbstractItemModel;
class QTableView;

namespace ui {

/// Makes a table look and select as the lists of all panels do: whole rows, read-only, low rows
/// without a grid. Tab leaves it. Its header is another one from then on.
void makeListTable(QTableView& table);

/// Makes rows as high as this many lines of the table's letters need, also when the letters change.
void keepRowHeights(QTableView& table, int lines);

/// Sets the model of a table whose rows may be many and change places. Of a very large selection
/// only the current row stays selected then: indices that last are kept for each of its cells, and
/// what becomes of it could not be seen.
void setSortedModel(QTableView& table, QAbstractItemModel& model);

/// From top to bottom.
[[nodiscard]] QList<int> selectedRows(const QTableView& table);

}  // namespace ui
