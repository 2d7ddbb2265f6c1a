// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QWidget>

#include "engine/board/position.h"

namespace ui {

/// The rack of a one-player game, only to be looked at.
class SoloRack : public QWidget
{
    Q_OBJECT

public:
    explicit SoloRack(QWidget* parent = nullptr);

    /// Null = none.
    void setPosition(engine::PositionPtr position);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    engine::PositionPtr m_position;
};

}  // namespace ui
