// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "engine/base/result.h"
#include "ui/handbook/handbook.h"

namespace ui {

/// A page of the handbook as a web page of its own, with the list of all pages beside it. It is
/// well-formed XML, needs no other file, and links lead to pages in the same folder ("moves.html").
[[nodiscard]] QString handbookWebPage(const Handbook& handbook, const HandbookPage& page);

/// Writes all pages of all languages of the program into `folder`, a folder for each language, and
/// a page that leads to them. What is there of the same names is replaced. Needs a QGuiApplication.
[[nodiscard]] engine::Result<void> writeHandbookWeb(const QString& folder);

}  // namespace ui
