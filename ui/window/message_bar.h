// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QStringList>

class QLabel;

namespace ui {

/// Tells what went wrong, where one works and without stopping anybody; the text can be copied.
class MessageBar : public QFrame
{
    Q_OBJECT

public:
    explicit MessageBar(QWidget* parent = nullptr);

    /// The newest few messages are seen.
    void add(const QString& what, const QString& detail);
    [[nodiscard]] QString text() const { return m_messages.join(u'\n'); }

public slots:
    void clear();
    void copy() const;

private:
    QStringList m_messages;
    QLabel* m_text;
};

}  // namespace ui
