// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QLineEdit>

#include "engine/board/position.h"
#include "ui/position/ranking.h"

class QStringListModel;

namespace ui {

/// One line to type a move in: "8H QUI(Z)", "exch QU", "pass". Offers moves of the list that go on
/// from what is typed.
class MoveField : public QLineEdit
{
    Q_OBJECT

public:
    explicit MoveField(QWidget* parent = nullptr);

    /// What the moves typed are of, null for none, and those that are known of it.
    void setRanking(engine::PositionPtr position, RankingPtr ranking);

    /// Empty, with the focus.
    void begin();

signals:
    /// With each key: the move, or what is wrong (empty for an empty line).
    void typed(const std::optional<engine::Move>& move, const QString& problem);
    void left();  ///< Esc

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void read();
    void offerMoves();

    engine::PositionPtr m_position;
    RankingPtr m_ranking;
    QStringListModel* m_offers;
};

}  // namespace ui
