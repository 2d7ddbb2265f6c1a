// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <limits>

#include <QFrame>
#include <QList>
#include <QString>
#include <QStringList>

class QLabel;

namespace ui {

/// Tells what went wrong, where one works and without stopping anybody; the text can be copied.
class MessageBar : public QFrame
{
    Q_OBJECT

public:
    explicit MessageBar(QWidget* parent = nullptr);

    enum class Kind { Problem, Remark };
    struct Message
    {
        QString what;
        QString detail = {};  ///< may be empty
        QString full =
            {};  ///< what is copied in place of the detail when that leaves something out
        Kind kind = Kind::Problem;
        int topic = -1;       ///< what settle() names
        quint64 request = 0;  ///< in the order of time
    };

    /// The newest few messages are seen, of long ones the first lines; all of them are copied.
    void add(Message message);
    /// Takes away the messages on this topic from before a request: what they tell is no longer
    /// so.
    void settle(int topic, quint64 before = std::numeric_limits<quint64>::max());
    /// All messages, a line each.
    [[nodiscard]] QString text() const;

public slots:
    void clear();
    void copy() const;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void showMessages();
    /// As many lines of each message as the bar may take.
    void fit();

    QList<Message> m_messages;
    QStringList m_shown;  ///< of each message that is seen all there is to say
    QLabel* m_text;
};

}  // namespace ui
