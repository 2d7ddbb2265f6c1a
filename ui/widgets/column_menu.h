// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

class QTableView;

namespace ui {

/// Gives the header of a table a menu to show and hide its columns, by the right button and by the
/// menu key on the table. `offered` says which columns there are to choose from; one that is always
/// shown isn't.
void addColumnMenu(QTableView& table, std::function<bool(int column)> offered);

}  // namespace ui
