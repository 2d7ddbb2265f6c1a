// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QLineEdit>

#include "ui/moves/live_analysis.h"

class QStringListModel;

namespace ui {

/// One line to type a move in: "8H QUI(Z)", "exch QU", "pass". Offers moves of the list that go on
/// from what is typed.
class MoveField : public QLineEdit
{
    Q_OBJECT

public:
    explicit MoveField(LiveAnalysis& analysis, QWidget* parent = nullptr);

    /// Empty, with the focus.
    void begin();

signals:
    /// With each key: the move, or what is wrong (empty for an empty line).
    void typed(const std::optional<engine::Move>& move, const QString& problem);
    void left();  ///< Esc

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void read();
    void offerMoves();

    LiveAnalysis& m_analysis;
    QStringListModel* m_offers;
};

}  // namespace ui
