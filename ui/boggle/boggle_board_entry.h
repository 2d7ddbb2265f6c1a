// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/boggle/boggle_board_view.h"
#include "ui/boggle/boggle_desk.h"

namespace ui {

/// The desk's grid, to be typed into: a letter fills the square and goes on, + joins the next
/// letter to the square before, # or the space bar leaves a square without letters.
class BoggleBoardEntry : public BoggleBoardView
{
    Q_OBJECT

public:
    explicit BoggleBoardEntry(BoggleDesk& desk, QWidget* parent = nullptr);

    void setLocked(bool locked) { m_locked = locked; }
    [[nodiscard]] bool isLocked() const { return m_locked; }

signals:
    /// What was typed can't be taken, and why; empty when it can.
    void told(const QString& problem);
    void copyRequested();
    void pasteRequested();

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void keyboardSearch(const QString& search) override;
    void mousePressEvent(QMouseEvent* event) override;

private:
    void followDesk();
    void type(const QString& text);
    void put(int square, const engine::BoggleFace& face);
    void advance(int step);

    BoggleDesk& m_desk;
    bool m_locked = false;
    bool m_joining = false;  ///< + was typed
    int m_last = -1;         ///< the square that was filled last, as long as nothing else was done
    bool m_afterQu = false;  ///< a Q became Qu just now: its U may be typed, too
};

}  // namespace ui
