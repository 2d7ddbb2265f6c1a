// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace ui {

/// A line of a table as spreadsheets read it (RFC 4180), with its end.
[[nodiscard]] QString csvLine(const QStringList& fields);

}  // namespace ui
