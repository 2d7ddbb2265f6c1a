// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <QWidget>

#include "engine/search/endgame_rules.h"
#include "engine/search/ending_kind.h"
#include "engine/search/pre_endgame_state.h"
#include "ui/endings/line_chips.h"

namespace ui {

class EndingRun;

/// "Endgame", "Pre-endgame", "Bridge".
[[nodiscard]] QString endingTitle(engine::EndingKind kind);
/// The spread at the end for people: "You win by 7".
[[nodiscard]] QString endResultText(int spread);

/// What ends the games that were looked at, beside playing out.
[[nodiscard]] QString endRuleText(const engine::Position& position, engine::EndgameEnd end);
/// What both play with, where that differs; else empty.
[[nodiscard]] QString wordsText(const EndingRun& run);
/// "rational: the opponent plays ...".
[[nodiscard]] QString modelText(engine::PreEndgameModel model);

/// What one kind of ending comes to: its moves, and what is said of them around the table by the
/// panel that it is a page of.
class EndingPage : public QWidget
{
    Q_OBJECT

public:
    /// Null, or one of its kind.
    virtual void setRun(EndingRun* run) = 0;
    /// Shows what is new.
    virtual void refresh() = 0;
    /// The answer in a few words, and what it rests on; there is a run with a state.
    [[nodiscard]] virtual QString headline() const = 0;
    [[nodiscard]] virtual QString detail() const = 0;

    /// How far the work is.
    struct Progress
    {
        int done = 0;
        int of = 0;  ///< 0 = not known
        QString text;
    };
    [[nodiscard]] virtual Progress progress() const = 0;

    /// Moves with a text above or before them.
    struct Said
    {
        QString text;  ///< empty = there is nothing to be said
        LineChips::Line line;
    };
    /// Of what is chosen in the table.
    [[nodiscard]] virtual Said line() const = 0;
    /// Of the move that was asked for.
    [[nodiscard]] virtual Said answer() const = 0;
    virtual void focusTable() = 0;

signals:
    /// Something else is chosen.
    void chosen();
    /// The move of the row is to be seen on the board.
    void moveShown(const engine::Move& move);
    void playRequested(const engine::Move& move);
};

}  // namespace ui
