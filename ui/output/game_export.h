// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include "engine/base/result.h"
#include "engine/base/task.h"
#include "engine/game/report.h"
#include "engine/lexicon/lexicon_fwd.h"
#include "ui/document/open_game.h"
#include "ui/theme/theme.h"

namespace ui {

/// What a game can be made into for others.
enum class ExportForm { Html, Pdf, Slides, Markdown, Text, Csv };

/// ".html"; of slides that of each picture.
[[nodiscard]] QString endingOf(ExportForm form);

struct ExportRequest
{
    OpenGamePtr game;  ///< never null
    engine::NodeId line = engine::kRootNode;
    engine::KlvPtr leaves;
    ExportForm form = ExportForm::Html;
    bool review = true;  ///< where there is a lexicon to judge by
    bool boards = true;
    bool notes = true;
    QString path;  ///< slides are numbered: "game-01.png" for "game.png"
    engine::ReportWords words;
    const Theme* theme = &Theme::day();  ///< of slides
};

/// Makes the files of an export, for a worker thread: reviews, writes down, draws. Nothing is
/// written before all of it is there; what was there before stays when it fails. Returns the files
/// written.
[[nodiscard]] engine::Result<QStringList> exportGame(const ExportRequest& request,
                                                     const engine::TaskContext& context);

}  // namespace ui
