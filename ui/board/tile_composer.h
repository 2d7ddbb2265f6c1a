// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <utility>

#include <QObject>
#include <QString>
#include <QTimer>

#include "ui/board/move_entry.h"

namespace ui {

/// Makes tiles out of typed characters. A tile whose label has several characters is found by
/// the longest match of what is typed within half a second, unless single tiles from the rack
/// fit as well; tiles that are known to be on the rack come before those that may be. In brackets,
/// [CH], it is meant in any case.
class TileComposer : public QObject
{
    Q_OBJECT

public:
    explicit TileComposer(QObject* parent = nullptr);

    /// Not owned; must outlive the composer or be replaced.
    void setMoveEntry(MoveEntry* entry);
    /// One typed character. `asBlank`: with Shift.
    void type(const QString& character, bool asBlank);
    /// Settles what is not settled yet, before any other key.
    void finish();

private:
    [[nodiscard]] bool beginsLongerLabel(const QString& text) const;
    [[nodiscard]] bool has(engine::Tile letter, bool asBlank) const;
    [[nodiscard]] int tilesTaken() const;
    /// The pending tile, when it still is the last one placed or lifted.
    [[nodiscard]] std::optional<engine::Tile> pendingTile() const;
    /// The pending tile is one of those that are known to be on the rack.
    [[nodiscard]] bool pendingIsKnown(engine::Tile tile) const;
    void place(const QString& label, bool asBlank);
    bool growPlaced(const QString& character, bool asBlank);
    bool extendPending(const QString& character, bool asBlank);

    MoveEntry* m_entry = nullptr;
    QTimer m_window;
    QString m_pending;  ///< may grow into a longer label
    bool m_pendingBlank = false;
    bool m_pendingPlaced = false;
    QString m_placedLabel;  ///< what of the pending text is placed or lifted
    std::pair<int, int> m_pendingSquare;
    bool m_inBrackets = false;
    QString m_bracketed;
};

}  // namespace ui
