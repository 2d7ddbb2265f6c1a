// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QScrollArea>

#include "ui/lexicon/graph_explorer.h"

class QHBoxLayout;
class QToolButton;

namespace ui {

/// The explorer's path as buttons, tile by tile; each leads back to where it stands.
class PathCrumbs : public QScrollArea
{
    Q_OBJECT

public:
    /// The explorer outlives the crumbs.
    explicit PathCrumbs(GraphExplorer& explorer, QWidget* parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

private:
    void follow();
    void addCrumb();

    GraphExplorer& m_explorer;
    QHBoxLayout* m_row;
    std::vector<QToolButton*> m_crumbs;  ///< the root, then a tile each; spare ones are hidden
};

}  // namespace ui
