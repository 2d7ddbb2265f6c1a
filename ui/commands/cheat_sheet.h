// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QTextBrowser;

namespace ui {

class ActionRegistry;

/// All keys at a glance, over the window: those of the commands by subject, and those of the board.
/// Goes when a key is pressed that does not scroll it, or at a click beside it.
class CheatSheet : public QFrame
{
    Q_OBJECT

public:
    CheatSheet(const ActionRegistry& registry, QWidget* window);

    /// As large as the window has room, with what holds now.
    void open();
    [[nodiscard]] QString text() const;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    [[nodiscard]] QString html(int columns) const;

    const ActionRegistry& m_registry;
    QTextBrowser* m_text;
};

}  // namespace ui
