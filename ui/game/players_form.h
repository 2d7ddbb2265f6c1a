// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QStringList>
#include <QWidget>

#include "ui/document/study_state.h"

class QGridLayout;
class QLineEdit;
class QRadioButton;
class QSpinBox;

namespace ui {

/// Fields for the racks and scores of all players and whose turn it is.
class PlayersForm : public QWidget
{
    Q_OBJECT

public:
    explicit PlayersForm(QWidget* parent = nullptr);

    /// Shows the players of a position, with all their names; what is typed and means the same
    /// stays as it is.
    void setPosition(const engine::Position& position, const QStringList& names);
    [[nodiscard]] int playerCount() const { return static_cast<int>(m_rows.size()); }
    /// The players of `position`, of as many, with the racks and scores of the fields.
    [[nodiscard]] engine::Result<std::vector<engine::Player>>
    players(const engine::Position& position) const;
    [[nodiscard]] int onTurn() const;

signals:
    /// By hand; fields are numbered.
    void edited(int field);

private:
    struct Row
    {
        QRadioButton* onTurn;
        QLineEdit* rack;
        QSpinBox* score;
    };
    void build(const QStringList& names);

    QGridLayout* m_grid;
    QStringList m_names;
    std::vector<Row> m_rows;
};

}  // namespace ui
