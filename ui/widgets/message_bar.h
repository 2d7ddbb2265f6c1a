// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <limits>

#include <QFrame>
#include <QList>
#include <QRect>
#include <QString>
#include <QStringList>

class QLabel;
class QScrollArea;

namespace ui {

/// Tells what went wrong, without stopping anybody: a card over a corner of the window, which moves
/// nothing else. All of a text can be read there, by scrolling where it is long, and copied.
class MessageBar : public QFrame
{
    Q_OBJECT

public:
    explicit MessageBar(QWidget* parent = nullptr);

    enum class Kind { Problem, Remark };
    enum class Scope {
        Document,  ///< seen while the document is seen that was there when the message came
        Program,
    };
    struct Message
    {
        QString what;
        QString detail = {};  ///< may be empty
        QString full =
            {};  ///< what is copied in place of the detail when that leaves something out
        Kind kind = Kind::Problem;
        int topic = -1;       ///< what settle() names
        quint64 request = 0;  ///< in the order of time
        Scope scope = Scope::Document;
    };

    void add(Message message);
    /// Takes away the messages on this topic from before a request: what they tell is no longer
    /// so.
    void settle(int topic, quint64 before = std::numeric_limits<quint64>::max());
    /// Messages come and go with the document that they are about; this one is seen now.
    void setDocument(int number);
    /// The messages that are seen, a line each.
    [[nodiscard]] QString text() const;
    /// What it may take of its parent: it lies at the bottom on the right, no larger than it needs.
    void setRoom(const QRect& room);

signals:
    /// It lies elsewhere now, in its parent; an empty place when there is nothing to be seen.
    void placed(const QRect& place);

public slots:
    /// Takes away those that are seen.
    void clear();
    void copy() const;

protected:
    void changeEvent(QEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Kept
    {
        Message message;
        int document = 0;
    };
    [[nodiscard]] bool isSeen(const Kept& kept) const;
    [[nodiscard]] QList<Message> seen() const;
    void showMessages();
    void fit();

    QList<Kept> m_messages;
    int m_document = 0;
    QRect m_room;
    QLabel* m_text;
    QScrollArea* m_scroll;
};

}  // namespace ui
