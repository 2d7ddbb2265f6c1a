// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QFont>
#include <QStringList>
#include <QWidget>

#include "ui/board/overlay_marks.h"

class QLabel;

namespace ui {

/// Says what the overlays on the board mean and takes them away again. Hidden without an overlay.
/// One has two lines at most, two have a line each; of more there are the names and scales. Low
/// windows have one line. What is left out is in the tooltip.
class LegendStrip : public QWidget
{
    Q_OBJECT

public:
    explicit LegendStrip(QWidget* parent = nullptr);
    /// The overlays that are on, and what they say once that is known. None hides the strip.
    void setLegend(const QStringList& titles, const std::vector<OverlayMarks>& marks);

signals:
    void closeRequested();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    struct Entry
    {
        QString head;     ///< name and scale, rich text
        QString meaning;  ///< plain text
    };

    /// What the choice of a text depends on.
    struct Room
    {
        int text = 0;    ///< the width that it has, in pixels
        int window = 0;  ///< its height, in pixels
        QFont font;
        friend bool operator==(const Room&, const Room&) = default;
    };

    /// Says as much as there is room for.
    void fit();
    /// The height of rich text in the width that the label has.
    [[nodiscard]] qreal heightOf(const QString& text) const;
    [[nodiscard]] int linesOf(const QString& text) const;
    [[nodiscard]] static QString whole(const Entry& entry);
    /// The entry with as much of its meaning as that many lines take.
    [[nodiscard]] QString shortened(const Entry& entry, int lines) const;
    [[nodiscard]] QString chosenText(int lines) const;

    std::vector<Entry> m_entries;
    QString m_titles;   ///< of all overlays, rich text
    QString m_names;    ///< the same with the scales
    QString m_details;  ///< of each overlay, for the tooltip
    Room m_fitted;      ///< for which the text was chosen
    QLabel* m_text;
};

}  // namespace ui
