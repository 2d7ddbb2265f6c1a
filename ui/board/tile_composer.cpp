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

void TileComposer::place(const QString& label, bool asBlank)
{
    const std::size_t before = m_entry->tiles().size();
    m_entry->typeTile(label, asBlank);
    m_pendingPlaced = m_entry->tiles().size() > before;
    if (m_pendingPlaced)
        m_pendingSquare = {m_entry->tiles().back().row, m_entry->tiles().back().column};
    m_pendingBlank = asBlank;
    m_pending.clear();
    if (m_pendingPlaced && beginsLongerLabel(label)) {
        m_pending = label;
        m_window.start();
    }
}

bool TileComposer::extendPending(const QString& character, bool asBlank)
{
    if (m_pending.isEmpty() || m_pendingBlank != asBlank) return false;
    const QString longer = m_pending + character;
    const std::optional<engine::Tile> letter = m_entry->letterFor(longer);
    if (!m_pendingPlaced) {
        if (letter) {
            m_window.stop();
            place(longer, asBlank);
            return true;
        }
        if (!beginsLongerLabel(longer)) return false;
        m_pending = longer;
        m_window.start();
        return true;
    }
    // Two single tiles come first; the longer one is taken where they don't fit.
    const std::optional<engine::Tile> single = m_entry->letterFor(character);
    if (!letter && !single && beginsLongerLabel(longer)) {
        m_pending = longer;
        m_window.start();
        return true;
    }
    const bool singleFits = single && single != letter && has(*single, asBlank);
    if (!letter || singleFits || !m_entry->cursor()) return false;
    const engine::PlacedTile* placed =
        m_entry->tileAt(m_pendingSquare.first, m_pendingSquare.second);
    if (!placed) return false;
    const bool blankComesBack = engine::isDesignatedBlank(placed->tile);
    if (!has(*letter, asBlank) && !(asBlank && blankComesBack)) return false;
    const MoveEntry::Cursor back{m_pendingSquare.first, m_pendingSquare.second,
                                 m_entry->cursor()->direction};
    m_window.stop();
    m_entry->removeTile(back.row, back.column);
    m_entry->setCursor(back);
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
