// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <numeric>
#include <utility>
#include <vector>

#include <QList>

namespace ui {

/// Sorts the rows of a model; equal ones keep their order. Gives the new place of each old row, for
/// what is selected to go along.
template <class Row, class Less>
std::vector<int> sortRows(QList<Row>& rows, Qt::SortOrder order, Less less)
{
    std::vector<int> sorted(static_cast<std::size_t>(rows.size()));
    std::iota(sorted.begin(), sorted.end(), 0);
    std::stable_sort(sorted.begin(), sorted.end(), [&](int a, int b) {
        return order == Qt::AscendingOrder ? less(rows[a], rows[b]) : less(rows[b], rows[a]);
    });
    QList<Row> now;
    now.reserve(rows.size());
    std::vector<int> placeOf(sorted.size());
    for (const int old : sorted) {
        placeOf[static_cast<std::size_t>(old)] = static_cast<int>(now.size());
        now.append(std::move(rows[old]));
    }
    rows = std::move(now);
    return placeOf;
}

}  // namespace ui
