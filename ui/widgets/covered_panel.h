// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStackedWidget>

class QLabel;

namespace ui {

/// A panel that is not to be seen at times: then a text stands in its place.
class CoveredPanel : public QStackedWidget
{
    Q_OBJECT

public:
    explicit CoveredPanel(QWidget* content, QWidget* parent = nullptr);

    void setCovered(bool covered, const QString& why);
    [[nodiscard]] bool isCovered() const { return currentIndex() == 1; }

private:
    QLabel* m_why;
};

}  // namespace ui
