// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QPointer>
#include <QString>
#include <QWidget>

class QFrame;
class QLabel;
class QMainWindow;
class QPushButton;

namespace ui {

/// A part of the window that the tour tells of.
struct TourStep
{
    QString part;  ///< object name of the widget; a dock is brought up
    QString title;
    QString text;
};

/// Leads through the real window: a card beside the part that it tells of, and a ring around that.
/// Everything can be used meanwhile. The card follows the window; a part that isn't there is left
/// out.
class Tour : public QWidget
{
    Q_OBJECT

public:
    Tour(QList<TourStep> steps, QMainWindow& window);
    ~Tour() override;

    void begin();
    /// The number of the step that is shown, from 0; -1 = the tour isn't under way.
    [[nodiscard]] int step() const { return m_step; }

public slots:
    void next();
    void back();
    void end();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    /// The first step from here on whose part is there, in steps of `by`; ends behind the last.
    void go(int step, int by);
    void show(int step);
    void place();
    [[nodiscard]] QWidget* partOf(int step) const;

    QList<TourStep> m_steps;
    QMainWindow& m_window;
    QPointer<QWidget> m_part;
    QPointer<QFrame> m_ring;
    QPointer<QWidget> m_before;  ///< what had the focus
    QLabel* m_title;
    QLabel* m_text;
    QPushButton* m_back;
    QPushButton* m_next;
    int m_step = -1;
};

}  // namespace ui
