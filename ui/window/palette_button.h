// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPushButton>

class QToolBar;

namespace ui {

/// Opens the command palette. It says as much of that as the bar has room for, so that it never
/// has to hide where the bar keeps what is left over.
class PaletteButton : public QPushButton
{
    Q_OBJECT

public:
    /// The bar takes it as its last widget.
    explicit PaletteButton(QToolBar& bar);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void fit();

    QToolBar& m_bar;
};

}  // namespace ui
