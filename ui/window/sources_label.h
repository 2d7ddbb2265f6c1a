// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/elided_label.h"

namespace ui {

class ShownStudy;

/// Names the lexicon, the leaves, the win table and the rules of a study; long names are shortened
/// and stand whole in the tooltip; where there is less room still, the last ones go first.
class SourcesLabel : public ElidedLabel
{
    Q_OBJECT

public:
    /// The study outlives it.
    explicit SourcesLabel(const ShownStudy& shown, QWidget* parent = nullptr);
    /// With whole names.
    [[nodiscard]] const QString& whole() const { return m_whole; }

signals:
    void named(const QString& whole);

private:
    void follow();

    const ShownStudy& m_shown;
    QString m_whole;
};

}  // namespace ui
