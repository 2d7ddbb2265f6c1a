// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>

#include <QByteArray>
#include <QList>
#include <QString>

#include "engine/base/result.h"
#include "ui/solitaire/replayed_game.h"
#include "ui/solitaire/solitaire_ask.h"
#include "ui/theme/theme.h"

namespace ui {

/// As what a one-player game is written.
enum class SolitaireForm { Text, Gcg, Csv, Json, Html, Picture };

[[nodiscard]] QList<SolitaireForm> solitaireForms();
/// "Contest &Text…", for menus.
[[nodiscard]] QString solitaireFormTitle(SolitaireForm form);
/// ".txt"
[[nodiscard]] QString solitaireFormEnding(SolitaireForm form);
/// "Contest text (*.txt)"
[[nodiscard]] QString solitaireFormFilter(SolitaireForm form);

/// The file of a game; the picture is of the board after `moves` of it. On any thread.
[[nodiscard]] engine::Result<QByteArray> solitaireFile(const ReplayedGame& game, int moves,
                                                       SolitaireForm form,
                                                       std::optional<std::uint64_t> seed,
                                                       const QString& notes, const Theme& theme);

/// Reads a game of a file, contest text or a GCG of one player, and replays it for the task that is
/// asked for: of several games the one with the task's name, else the first. An error names the
/// move. For worker threads.
[[nodiscard]] engine::Result<ReplayedGamePtr> checkGameFile(const SolitaireAsk& ask,
                                                            const QString& path);

}  // namespace ui
