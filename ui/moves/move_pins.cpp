// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/moves/move_pins.h"

#include <algorithm>

namespace ui {

void MovePins::setPosition(const engine::Position* position)
{
    const std::vector<Pin> before = pins();
    m_position = position ? std::optional(position->hash()) : std::nullopt;
    if (pins() != before) emit changed();
}

const std::vector<MovePins::Pin>& MovePins::pins() const
{
    static const std::vector<Pin> none;
    const auto found = m_position ? m_pins.find(*m_position) : m_pins.end();
    return found == m_pins.end() ? none : found->second;
}

std::optional<int> MovePins::colourOf(const engine::Move& move) const
{
    for (const Pin& pin : pins())
        if (pin.move == move) return pin.colour;
    return std::nullopt;
}

bool MovePins::toggle(const engine::Move& move)
{
    if (!m_position) return false;
    std::vector<Pin>& here = m_pins[*m_position];
    if (std::erase_if(here, [&](const Pin& pin) { return pin.move == move; }) == 0) {
        int colour = 0;
        const auto taken = [&](const Pin& pin) { return pin.colour == colour; };
        while (std::any_of(here.begin(), here.end(), taken)) ++colour;
        if (colour >= kMost) return false;
        here.push_back({move, colour});
    }
    emit changed();
    return true;
}

void MovePins::clear()
{
    if (pins().empty()) return;
    m_pins.erase(*m_position);
    emit changed();
}

}  // namespace ui

#include "moc_move_pins.cpp"
