// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>
#include <QString>
#include <QTimer>

class QLabel;
class QWidget;

namespace ui {

/// What is wrong with a rack, said right above it, on what is there: the message may be wider than
/// the rack is.
class RackMessage : public QObject
{
    Q_OBJECT

public:
    /// Not owned; outlives it.
    explicit RackMessage(QWidget& rack);
    ~RackMessage() override;

    /// Unless it stays it goes with the next key or click, or after a while.
    void show(const QString& text, bool stays);
    void hide();
    /// As shown last.
    [[nodiscard]] const QString& text() const { return m_text; }
    /// The rack has moved or changed its size.
    void layOut();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget& m_rack;
    QPointer<QLabel> m_label;  ///< a child of the rack's parent once it has been shown
    QString m_text;
    bool m_stays = false;
    QTimer m_timer;
};

}  // namespace ui
