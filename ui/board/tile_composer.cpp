// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/tile_composer.h"

#include <algorithm>

namespace ui {
namespace {

constexpr int kWindowMilliseconds = 500;

}  // namespace

TileComposer::TileComposer(QObject* parent) : QObject(parent)
{
    m_window.setSingleShot(true);
    m_window.setInterval(kWindowMilliseconds);
    connect(&m_window, &QTimer::timeout, this, &TileComposer::finish);
}

void TileComposer::setMoveEntry(MoveEntry* entry)
{
    m_pending.clear();
    m_inBrackets = false;
    m_window.stop();
    m_entry = entry;
}

void TileComposer::finish()
{
    m_window.stop();
    m_inBrackets = false;
    const QString label = std::exchange(m_pending, QString());
    if (!label.isEmpty() && !m_pendingPlaced && m_entry) m_entry->typeTile(label, m_pendingBlank);
}

bool TileComposer::beginsLongerLabel(const QString& text) const
{
    if (!m_entry->position()) return false;
    const engine::Alphabet& alphabet = m_entry->position()->rules().alphabet;
    for (int letter = 1; letter <= alphabet.letterCount(); ++letter) {
        const QString label =
            QString::fromStdString(alphabet.spec(static_cast<engine::Tile>(letter)).label);
        if (label.size() > text.size() && label.startsWith(text, Qt::CaseInsensitive)) return true;
    }
    return false;
}

bool TileComposer::has(engine::Tile letter, bool asBlank) const
{
    return m_entry->canTake(asBlank ? engine::kBlank : letter);
}

int TileComposer::tilesTaken() const
{
    return static_cast<int>(m_entry->tiles().size() + m_entry->lifted().size());
}

std::optional<engine::Tile> TileComposer::pendingTile() const
{
    if (m_entry->exchanging()) {
        if (m_entry->lifted().empty()) return std::nullopt;
        return m_entry->lifted().back();
    }
    const engine::PlacedTile* placed =
        m_entry->tileAt(m_pendingSquare.first, m_pendingSquare.second);
    if (!placed || !m_entry->cursor()) return std::nullopt;
    return placed->tile;
}

bool TileComposer::pendingIsKnown(engine::Tile tile) const
{
    engine::TileCounts used;
    for (const engine::PlacedTile& placed : m_entry->tiles()) used.add(placed.tile);
    for (const engine::Tile lifted : m_entry->lifted()) used.add(lifted);
    return used.count(tile) <= m_entry->position()->mover().rack.count(tile);
}

void TileComposer::place(const QString& label, bool asBlank)
{
    const int before = tilesTaken();
    m_entry->typeTile(label, asBlank);
    m_pendingPlaced = tilesTaken() > before;
    if (m_pendingPlaced && !m_entry->exchanging())
        m_pendingSquare = {m_entry->tiles().back().row, m_entry->tiles().back().column};
    m_pendingBlank = asBlank;
    m_pending.clear();
    if (m_pendingPlaced && beginsLongerLabel(label)) {
        m_pending = label;
        m_placedLabel = label;
        m_window.start();
    }
}

bool TileComposer::extendPending(const QString& character, bool asBlank)
{
    if (m_pending.isEmpty()) return false;
    if (m_pendingPlaced) return growPlaced(character, asBlank);
    if (m_pendingBlank != asBlank) return false;
    const QString longer = m_pending + character;
    if (m_entry->letterFor(longer)) {
        m_window.stop();
        place(longer, asBlank);
        return true;
    }
    if (!beginsLongerLabel(longer)) return false;
    m_pending = longer;
    m_window.start();
    return true;
}

bool TileComposer::growPlaced(const QString& character, bool asBlank)
{
    const std::optional<engine::Tile> placed = pendingTile();
    if (!placed) return false;
    const QString longer = m_pending + character;
    const std::optional<engine::Tile> letter = m_entry->letterFor(longer);
    // A short way to type the tile placed it already; this is the rest of its label.
    if (letter && *letter == engine::letterOf(*placed) && (m_pendingBlank || !asBlank)) {
        m_window.stop();
        m_pending.clear();
        return true;
    }
    if (m_pendingBlank != asBlank) return false;
    const std::optional<engine::Tile> single = m_entry->letterFor(character);
    if (!letter && !single && beginsLongerLabel(longer)) {
        m_pending = longer;
        m_window.start();
        return true;
    }
    if (!letter) return false;
    const bool blankComesBack = engine::rackTileOf(*placed) == engine::kBlank;
    if (!has(*letter, asBlank) && !(asBlank && blankComesBack)) return false;
    // Two single tiles come first; the longer one is taken where they don't fit, or where they
    // would be unknown tiles though it is on the rack. What no tile begins with means the longer.
    const bool allSingle = m_pending == m_placedLabel && single && *single != *letter;
    const engine::Rack known = m_entry->rackLeft();
    const bool singlesKnown =
        pendingIsKnown(*placed) && single && known.has(asBlank ? engine::kBlank : *single);
    if (allSingle && has(*single, asBlank) &&
        (singlesKnown || !known.has(asBlank ? engine::kBlank : *letter)))
        return false;
    m_window.stop();
    if (m_entry->exchanging()) {
        m_entry->putBack(*placed);
    } else {
        const MoveEntry::Cursor back{m_pendingSquare.first, m_pendingSquare.second,
                                     m_entry->cursor()->direction};
        m_entry->removeTile(back.row, back.column);
        m_entry->setCursor(back);
    }
    place(longer, asBlank);
    return true;
}

void TileComposer::type(const QString& character, bool asBlank)
{
    if (!m_entry) return;
    if (m_inBrackets) {
        if (character == QLatin1String("]")) {
            m_inBrackets = false;
            if (!m_bracketed.isEmpty()) place(m_bracketed, asBlank);
        } else {
            m_bracketed += character;
        }
        return;
    }
    if (character == QLatin1String("[")) {
        finish();
        m_inBrackets = true;
        m_bracketed.clear();
        return;
    }
    if (character == QLatin1String("]")) return;
    if (extendPending(character, asBlank)) return;
    finish();

    const std::optional<engine::Tile> letter = m_entry->letterFor(character);
    if ((m_entry->cursor() || m_entry->exchanging()) && beginsLongerLabel(character) &&
        !(letter && has(*letter, asBlank))) {
        // Wait for the rest of the label before a blank is used up or the key is refused.
        m_pending = character;
        m_pendingBlank = asBlank;
        m_pendingPlaced = false;
        m_window.start();
        return;
    }
    place(character, asBlank);
}

}  // namespace ui

#include "moc_tile_composer.cpp"
