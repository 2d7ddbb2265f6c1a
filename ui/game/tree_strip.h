// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QScrollArea>

#include "ui/document/shown_study.h"

namespace ui {

/// The lines of a game as a tree: a dot for each turn, the main line on top, variations below it.
/// A click goes there; with the focus, arrow keys walk about in it.
class TreeStrip : public QScrollArea
{
    Q_OBJECT

public:
    explicit TreeStrip(QWidget* parent = nullptr);

    void setStudy(const ShownStudy& shown);
    /// There is more than one line.
    [[nodiscard]] bool hasVariations() const;
    /// Where the dot of a node is, in the coordinates of widget().
    [[nodiscard]] QRect dotOf(engine::NodeId node) const;

signals:
    void nodeChosen(engine::NodeId node);
    void stepRequested(int turns);
    void variationRequested(int direction);
    void promoteRequested();

private:
    class Canvas;
    Canvas* m_canvas;
};

}  // namespace ui
