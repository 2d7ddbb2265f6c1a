// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QAbstractTableModel>
#include <QStringList>

#include "ui/document/shown_study.h"
#include "ui/review/game_reviewer.h"

namespace ui {

/// The turns of the line that a study's game is seen along, as a score sheet: a column for each
/// player, a row for each round. A player who is on twice in a row begins a new row. Without
/// hindsight it keeps back racks, the tiles exchanged, and what is said about words; the answer that
/// a chapter asks for it keeps back until one has stepped on.
class ScoreSheetModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    /// Of cells that hold a turn.
    enum Role {
        TurnRole = Qt::UserRole + 1,  ///< int: index of the turn; -1 for a cell without one
        MoveRole,                     ///< QString: "8D QUANT*", "8D QUANT · XU*" with phonies
        PhoniesRole,                  ///< QString: its end, " · XU*", if there are any across
        ScoreRole,                    ///< QString: "+48"
        RackRole,                     ///< QString, empty when unknown
        TotalRole,                    ///< QString
        MarkRole,                     ///< QString: glyph of the annotator
        NoteRole,                     ///< bool: there is a note
        AfterRole,                    ///< QString: what came of it, such as "taken back"
        BriefAfterRole,               ///< QString: the same where there is little room, "✓ +5"
        VariationsRole,               ///< int: other moves recorded for this turn
        ProblemRole,                  ///< QString: what the rules say otherwise
        QualityRole,                  ///< int: a Quality, Unknown without a review
        LossRole,                     ///< QString: "−12.4", empty without a review
    };

    explicit ScoreSheetModel(QObject* parent = nullptr);

    /// `reviewer` may be null; it outlives the model.
    void setStudy(const ShownStudy& shown, const GameReviewer* reviewer = nullptr);
    /// The reviewer has news.
    void showReview();
    [[nodiscard]] int turnCount() const { return static_cast<int>(m_turns.size()); }
    /// The cell of a turn; invalid for one that there isn't.
    [[nodiscard]] QModelIndex indexOf(int turn) const;
    /// A turn as one would read it out.
    [[nodiscard]] QString spoken(int turn) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;

private:
    struct Cell
    {
        int row = 0;
        int player = 0;
        engine::NodeId node = engine::kNoNode;
        QString move;
        QString score;
        QString rack;
        QString total;
        QString mark;
        QString after;
        QString briefAfter;
        QString problem;
        bool note = false;
        bool isHeld = false;  ///< see heldAnswer(); the move is not told
        int variations = 0;
        friend bool operator==(const Cell&, const Cell&) = default;
    };

    [[nodiscard]] static std::vector<Cell> cellsOf(const ShownStudy& shown);
    [[nodiscard]] int turnAt(const QModelIndex& index) const;
    /// Who made which move, and what it brought.
    [[nodiscard]] QString spokenMove(int turn) const;
    [[nodiscard]] const engine::TurnReview* reviewOf(const Cell& cell) const;

    const GameReviewer* m_reviewer = nullptr;
    OpenGamePtr m_game;
    std::vector<Cell> m_turns;
    QStringList m_players;
    QStringList m_lexicons;  ///< of players with words of their own, else empty
};

}  // namespace ui
