// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QWidget>

class QLabel;
class QTextBrowser;

namespace ui {

class BoardWidget;
class LiveAnalysis;
class Practice;
class RackPicture;
class ShownStudy;

/// The study for an audience, over the whole screen: board, rack, scores, what was played and the
/// note in large letters, and nothing that the engine thinks, unless one peeks. Steps through the
/// game by keys, wheel and clicks; Esc leaves.
class PresentationWindow : public QWidget
{
    Q_OBJECT

public:
    /// What is shown; all of it outlives the window.
    struct Services
    {
        ShownStudy& shown;
        LiveAnalysis& analysis;
        Practice& practice;
    };
    explicit PresentationWindow(const Services& services, QWidget* parent = nullptr);

    /// The best moves are shown as long as they are wanted.
    [[nodiscard]] bool isPeeking() const { return m_peeking; }

signals:
    void left();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void keyReleaseEvent(QKeyEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void showStudy();
    void showNote();
    void setPeeking(bool peeking);
    void step(int turns);
    void toEnd(bool last);
    void fitFonts();
    [[nodiscard]] QString lastMoveText() const;
    [[nodiscard]] QString peekText() const;

    Services m_services;
    BoardWidget* m_board;
    RackPicture* m_rack;
    QLabel* m_scores;
    QLabel* m_where;
    QLabel* m_last;
    QTextBrowser* m_note;
    QLabel* m_keys;
    bool m_peeking = false;
    int m_wheel = 0;
};

}  // namespace ui
