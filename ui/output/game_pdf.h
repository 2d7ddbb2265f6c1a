// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include <QByteArray>
#include <QImage>
#include <QTextDocument>

#include "engine/game/report.h"

namespace ui {

/// A report as pages: what the game was, the lead, the tables, then each turn and variation with
/// its board beside what is said of it; boards are taken in the order of the turns as far as there
/// are any. Any thread.
[[nodiscard]] std::unique_ptr<QTextDocument> documentOfReport(const engine::ReportParts& parts,
                                                              const std::vector<QImage>& boards);
/// The same for a file: all boards are drawn with the pages, which takes far less room than pictures
/// of them.
[[nodiscard]] std::unique_ptr<QTextDocument> documentWithBoards(const engine::ReportParts& parts);

/// The same as a PDF on A4, with numbered pages. Any thread.
[[nodiscard]] QByteArray pdfOfDocument(QTextDocument& document);

}  // namespace ui
