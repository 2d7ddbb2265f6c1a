// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QWidget>

namespace ui {

/// One number of each generation of a training as a line of points with their values, which
/// screen readers get as text.
class GenerationPlot : public QWidget
{
    Q_OBJECT

public:
    /// The first curve is solid with discs, the second one dashed with squares.
    enum class Style { First, Second };

    GenerationPlot(const QString& title, Style style, QWidget* parent = nullptr);

    /// Values of the finished generations, of `planned` in all.
    void setValues(std::vector<double> values, int planned);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString m_title;
    Style m_style;
    std::vector<double> m_values;
    int m_planned = 0;
};

}  // namespace ui
