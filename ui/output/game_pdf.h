// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>

#include <QByteArray>
#include <QImage>
#include <QString>

namespace ui {

/// A report in Markdown as a PDF in A4, with page numbers; on any thread. `pictures` are square and
/// known by the addresses that the text has. What stands below a heading of the second level is kept
/// on one page where it fits there.
[[nodiscard]] QByteArray pdfOfReport(const QString& markdown,
                                     const std::map<QString, QImage>& pictures);

}  // namespace ui
