// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QScrollArea>
#include <QTableView>

#include "ui/lexicon/graph_list_model.h"

class QHBoxLayout;

namespace ui {

/// One list of siblings. Keys that lead out of it are signals.
class GraphColumn : public QTableView
{
    Q_OBJECT

public:
    explicit GraphColumn(const GraphExplorer& explorer, QWidget* parent = nullptr);
    [[nodiscard]] GraphListModel& list() { return m_list; }
    /// Makes the columns as wide as what stands in them.
    void fit();

    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void chosen(int row);
    void stepped(int columns);  ///< left or right
    void typed(const QString& letter);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;

private:
    GraphListModel m_list;
};

/// Miller columns over the explorer's path: a list of siblings for each node. Up and down go
/// along a list, left and right from list to list, a letter to the child with that tile.
class GraphColumns : public QScrollArea
{
    Q_OBJECT

public:
    /// The explorer outlives the columns.
    explicit GraphColumns(GraphExplorer& explorer, QWidget* parent = nullptr);

    /// Null when there are not as many.
    [[nodiscard]] GraphColumn* column(int number);
    /// Gives the focus to the last node of the path.
    void focusPath();

signals:
    /// No child has the letter that was typed.
    void noSuchChild(const QString& letter);

private:
    void follow();
    void addColumn();
    void step(int column, int columns);
    void type(const QString& letter);

    GraphExplorer& m_explorer;
    QHBoxLayout* m_row;
    std::vector<GraphColumn*> m_columns;  ///< those beyond columnCount() are hidden
    bool m_following = false;             ///< what changes in the views comes from the explorer
};

}  // namespace ui
