// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QObject>
#include <QUndoStack>

#include "engine/board/legality.h"
#include "ui/document/study_state.h"

namespace ui {

/// A position while it is set up by hand. Tiles come from the bag; what is wrong is told and, but
/// for the number of tiles, not forbidden. Has an undo history of its own.
class SetupDraft : public QObject
{
    Q_OBJECT

public:
    explicit SetupDraft(QObject* parent = nullptr);

    /// Starts again with this position, without history. Not null.
    void begin(PositionPtr position);
    /// The same as one more edit: undo brings back what was being set up.
    void beginAgain(PositionPtr position);
    /// Null before begin().
    [[nodiscard]] const PositionPtr& position() const { return m_position; }
    /// Whether anything is other than at begin().
    [[nodiscard]] bool isChanged() const { return !(*m_position == *m_start); }
    [[nodiscard]] QUndoStack* undoStack() { return &m_undoStack; }

    /// Puts tiles down, or takes them away (kNoTile); beside the board and on blocked squares
    /// nothing happens. Calls one after the other with the same `stroke` (0 or more) are one undo
    /// command.
    void setTiles(const std::vector<engine::PlacedTile>& tiles, const QString& text,
                  int stroke = -1);
    /// Moves these tiles by this many squares, as one command. False, and nothing happens, when one
    /// of them would come to lie off the board, on a blocked square or on another tile.
    bool moveTiles(const std::vector<std::pair<int, int>>& from, int rows, int columns);
    /// Racks, scores, side to move and scoreless turns; `stroke` as above.
    void setPlayers(const std::vector<engine::Player>& players, int onTurn, int scorelessTurns,
                    int stroke = -1);
    /// All of it.
    void setPosition(engine::Position position, const QString& text);
    /// The tiles go along as far as they can; returns how many couldn't.
    [[nodiscard]] engine::Result<int> setRules(engine::GameRulesPtr rules);
    /// The lexicon that words are judged by; no edit. While the rules have other letters it is left
    /// out.
    void setLexicon(const engine::LexiconPtr& lexicon);

    /// Tiles of a kind that are neither on the board nor on a rack; negative when too many are.
    [[nodiscard]] int left(engine::Tile tile) const;
    /// All that are left, where there are too many of a kind none of it.
    [[nodiscard]] engine::TileCounts bag() const;
    /// There may be more tiles than the game has.
    void setOverdrawAllowed(bool allowed);
    [[nodiscard]] bool isOverdrawAllowed() const { return m_overdrawAllowed; }
    [[nodiscard]] bool isOverdrawn() const;
    /// A rack with more tiles than a rack can hold; never allowed.
    [[nodiscard]] bool hasTooLargeRack() const;
    [[nodiscard]] bool canApply() const
    {
        return !hasTooLargeRack() && (m_overdrawAllowed || !isOverdrawn());
    }

signals:
    void changed();

private:
    class Edit;
    void push(engine::Position position, const QString& text, int stroke);
    void swapPosition(PositionPtr& other);
    [[nodiscard]] PositionPtr withLexicon(const PositionPtr& position) const;

    PositionPtr m_start;
    PositionPtr m_position;
    engine::LexiconPtr m_lexicon;
    QUndoStack m_undoStack;
    bool m_overdrawAllowed = false;
};

}  // namespace ui
