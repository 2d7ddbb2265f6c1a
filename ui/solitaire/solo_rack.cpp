// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/solitaire/solo_rack.h"

#include <algorithm>
#include <utility>

#include <QPainter>
#include <QStringList>

#include "ui/board/board_image.h"
#include "ui/board/board_text.h"
#include "ui/theme/theme.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;

constexpr int kSoloTile = 36;  // logical pixels
constexpr int kLeastSoloTile = 22;

}  // namespace

SoloRack::SoloRack(QWidget* parent) : QWidget(parent)
{
    setObjectName(u"solitaireRack"_s);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setPosition(nullptr);
}

void SoloRack::setPosition(engine::PositionPtr position)
{
    m_position = std::move(position);
    QStringList names;
    if (m_position) {
        for (const engine::Tile tile : m_position->mover().rack.tiles())
            names << text::tileName(m_position->rules().alphabet, tile);
    }
    setAccessibleName(names.isEmpty() ? tr("Rack, empty")
                                      : tr("Rack: %1").arg(names.join(u", "_s)));
    updateGeometry();
    update();
}

QSize SoloRack::sizeHint() const
{
    const int tiles = m_position ? m_position->rules().rackSize : 7;
    return {tiles * kSoloTile, kSoloTile + kSoloTile / 3};
}

QSize SoloRack::minimumSizeHint() const
{
    const int tiles = m_position ? m_position->rules().rackSize : 7;
    return {tiles * kLeastSoloTile, kSoloTile};
}

void SoloRack::paintEvent(QPaintEvent* event)
{
    static_cast<void>(event);
    if (!m_position) return;
    QPainter painter(this);
    const std::vector<engine::Tile> tiles = m_position->mover().rack.tiles();
    paintRack(painter, rect(), m_position->rules().alphabet, tiles, 0, Theme::current());
}

}  // namespace ui

#include "moc_solo_rack.cpp"
