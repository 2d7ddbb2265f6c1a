// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include <QScrollArea>

namespace ui {

/// A view of a panel that is made when it is first seen or asked for: what nobody opens costs
/// nothing at the start.
class LateScrollArea : public QScrollArea
{
    Q_OBJECT

public:
    /// `make` is called once at most; the area takes what it gives.
    explicit LateScrollArea(std::function<QWidget*()> make, QWidget* parent = nullptr);

    /// Makes the panel if that hasn't been done.
    void makePanel();

protected:
    void showEvent(QShowEvent* event) override;

private:
    std::function<QWidget*()> m_make;
};

}  // namespace ui
