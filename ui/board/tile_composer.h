// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <utility>

#include <QObject>
#include <QString>
#include <QTimer>

#include "ui/board/move_entry.h"

namespace ui {

/// Makes tiles out of typed characters. A tile whose label has several characters is found by
/// the longest match of what is typed within half a second, unless single tiles from the rack
/// fit as well; in brackets, [CH], it is meant in any case.
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
    void place(const QString& label, bool asBlank);
    bool extendPending(const QString& character, bool asBlank);

    MoveEntry* m_entry = nullptr;
    QTimer m_window;
    QString m_pending;  ///< may grow into a longer label
    bool m_pendingBlank = false;
    bool m_pendingPlaced = false;
    std::pair<int, int> m_pendingSquare;
    bool m_inBrackets = false;
    QString m_bracketed;
};

}  // namespace ui
