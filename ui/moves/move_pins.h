// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <vector>

#include <QObject>

#include "engine/board/position.h"

namespace ui {

/// Moves that a person holds on to, of each position its own. A pin keeps its colour and dash
/// pattern as long as it is there, whatever becomes of the others.
class MovePins : public QObject
{
    Q_OBJECT

public:
    /// As many as there are colours.
    static constexpr int kMost = 5;

    struct Pin
    {
        engine::Move move;
        int colour = 0;  ///< index into Theme::candidate, 0..kMost-1
        friend bool operator==(const Pin&, const Pin&) = default;
    };

    explicit MovePins(QObject* parent = nullptr) : QObject(parent) {}

    /// Shows the pins of that position; null = of none.
    void setPosition(const engine::Position* position);
    /// In the order in which they were pinned.
    [[nodiscard]] const std::vector<Pin>& pins() const;
    [[nodiscard]] std::optional<int> colourOf(const engine::Move& move) const;
    /// Pins or unpins; false when all colours are taken.
    [[nodiscard]] bool toggle(const engine::Move& move);
    /// Of the position that is shown.
    void clear();

signals:
    /// pins() are others.
    void changed();

private:
    std::map<std::uint64_t, std::vector<Pin>> m_pins;  ///< by the hash of the position
    std::optional<std::uint64_t> m_position;
};

}  // namespace ui
