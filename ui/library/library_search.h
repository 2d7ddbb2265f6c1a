// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QVariant>

#include "ui/library/library_store.h"

namespace ui {

/// What a query asks of the games of a library, in SQL.
struct LibraryCondition
{
    QString where;        ///< with WHERE in front, of the table games as g; may be empty
    QVariantList values;  ///< of its question marks, in their order
};
[[nodiscard]] LibraryCondition conditionOf(const LibraryQuery& query);
/// What it asks of turns: of the tables turns as t, games as g and the turn's player in players as p.
[[nodiscard]] LibraryCondition turnConditionOf(const LibraryQuery& query);

}  // namespace ui
