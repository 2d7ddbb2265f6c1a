// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

#include <QWidget>

namespace ui {

/// How many words there are of each length: bars with their numbers, which screen readers get as
/// text.
class LengthHistogram : public QWidget
{
    Q_OBJECT

public:
    explicit LengthHistogram(QWidget* parent = nullptr);

    /// The index is the length.
    void setCounts(std::vector<std::int64_t> counts);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;

private:
    /// Lengths that are shown: from the shortest to the longest that there is.
    [[nodiscard]] std::pair<int, int> range() const;

    std::vector<std::int64_t> m_counts;
};

}  // namespace ui
