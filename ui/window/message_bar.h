// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QList>
#include <QString>

class QLabel;

namespace ui {

/// Tells what went wrong, where one works and without stopping anybody; the text can be copied.
class MessageBar : public QFrame
{
    Q_OBJECT

public:
    explicit MessageBar(QWidget* parent = nullptr);

    /// The newest few messages are seen. `topic` is what settle() names.
    void add(const QString& what, const QString& detail, int topic = -1);
    /// Takes away the messages on this topic: what they tell is no longer so.
    void settle(int topic);
    [[nodiscard]] QString text() const;

public slots:
    void clear();
    void copy() const;

private:
    struct Message
    {
        QString text;
        int topic;
    };
    void showMessages();

    QList<Message> m_messages;
    QLabel* m_text;
};

}  // namespace ui
