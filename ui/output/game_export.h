// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include <QString>
#include <QStringList>

#include "engine/base/result.h"
#include "engine/base/task.h"
#include "engine/game/report.h"
#include "engine/lexicon/lexicon_fwd.h"
#include "ui/document/open_game.h"
#include "ui/theme/theme.h"

class QTextDocument;

namespace ui {

/// What a game can be made into for others.
enum class ExportForm { Html, Pdf, Slides, Markdown, Text, Csv, Gcg };

/// ".html"; of slides that of each picture.
[[nodiscard]] QString endingOf(ExportForm form);

struct ExportRequest
{
    OpenGamePtr game;                         ///< never null
    engine::NodeId line = engine::kRootNode;  ///< the main line; of another a node
    engine::KlvPtr leaves;
    ExportForm form = ExportForm::Html;
    bool review = true;  ///< where there is a lexicon to judge by
    bool boards = true;
    bool notes = true;
    bool variations = true;
    int firstTurn = 1;
    int lastTurn = 0;  ///< 0 = to the end
    bool onlyMistakes = false;
    /// Of the line through knownLine, where it is known already.
    std::shared_ptr<const engine::GameReview> known;
    engine::NodeId knownLine = engine::kRootNode;
    QString path;  ///< slides are numbered: "game-01.png" for "game.png"
    engine::ReportWords words;
    const Theme* theme = &Theme::day();  ///< of slides
};

/// Makes the files of an export, for a worker thread: reviews, writes down, draws. Nothing is
/// written before all of it is there; what was there before stays when it fails. Returns the files
/// written.
[[nodiscard]] engine::Result<QStringList> exportGame(const ExportRequest& request,
                                                     const engine::TaskContext& context);

/// Names of slides that are there already beside such a file, the first ones first.
[[nodiscard]] QStringList slidesThere(const QString& path);

/// Nothing when a file of that name can be of the form; else why not.
[[nodiscard]] engine::Result<void> checkEnding(const QString& path, ExportForm form);

/// What an export would look like: pages as a document with pictures, everything else as text.
struct ExportPreview
{
    std::shared_ptr<QTextDocument> document;  ///< null = it is text
    QString text;
    std::shared_ptr<const engine::GameReview> review;  ///< for the next time; null = none
};

/// Makes the preview of an export, for a worker thread. The document belongs to the GUI thread
/// when it is given back.
[[nodiscard]] engine::Result<ExportPreview> previewOf(const ExportRequest& request,
                                                      const engine::TaskContext& context);

}  // namespace ui
