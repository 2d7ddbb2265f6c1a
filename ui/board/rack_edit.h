// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QObject>

#include "engine/rules/rack.h"

class QFont;
class QKeyEvent;
class QLineEdit;
class QRect;

namespace ui {

class RackMessage;
class RackTiles;
class RackWidget;

/// The inline edit of a rack: what is typed is announced by the rack's rackEntered() as soon as it
/// can be a rack. One that isn't full is one, too: the moves of another rack must not stand beside
/// it.
class RackEdit : public QObject
{
    Q_OBJECT

public:
    enum class Ending {
        Accept,    ///< what was typed counts; the edit stays open when it is refused
        Leave,     ///< what was typed counts; when it is refused the rack of before comes back
        TakeBack,  ///< the rack of before comes back
        Drop,      ///< nothing is said, the question is gone
    };

    /// None of them is owned; all outlive it.
    RackEdit(RackWidget& rack, RackTiles& tiles, RackMessage& message);

    [[nodiscard]] bool isOpen() const { return m_edit != nullptr; }
    /// With the present tiles selected.
    void begin();
    /// Begins with a key.
    void beginWith(QKeyEvent& key);
    void end(Ending ending);
    /// The rack just announced, or what was typed, can't be.
    void refuse() { m_refused = true; }
    /// The tiles are of another position.
    void followPosition(bool sameMoment);
    void layOut(const QRect& place, const QFont& font);

signals:
    void begun();
    void ended();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void typed(const QString& text);
    bool read();
    bool announce(const engine::Rack& rack);

    RackWidget& m_rack;
    RackTiles& m_tiles;
    RackMessage& m_message;
    QLineEdit* m_edit = nullptr;
    int m_number = 0;                         ///< the same for all racks of one edit
    engine::Rack m_before;                    ///< when the edit began
    std::vector<engine::Tile> m_orderBefore;  ///< when the edit began
    engine::Rack m_accepted;                  ///< the last rack that the receiver didn't refuse
    bool m_refused = false;                   ///< the answer to the last rack
    bool m_announcing = false;                ///< a new position now is the answer to a rack
};

}  // namespace ui
