// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include <QWidget>

#include "engine/game/note_links.h"

class QLabel;
class QTextBrowser;

namespace ui {

class BoardWidget;
class JobService;
class LiveAnalysis;
class NotePictures;
class Practice;
class RackPicture;
class ShownDocument;
class ShownStudy;

/// The study for an audience, over the whole screen: board, rack, scores, what was played and the
/// note in large letters, and nothing that the engine thinks, unless one peeks. A note comes with
/// the move that it is about, not before it, and can be held back. Steps through the game, and from
/// chapter to chapter, by keys, wheel and clicks; Esc leaves.
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
        JobService& jobs;
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
    bool focusNextPrevChild(bool next) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void showStudy();
    void showNote();
    void pointAt(std::optional<std::size_t> link);
    void choose(std::size_t link);
    /// To the next link of the note, by key.
    void nextLink(int step);
    void setPeeking(bool peeking);
    /// Over the end of a chapter into the next one.
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
    ShownDocument* m_document;
    NotePictures* m_pictures;
    QLabel* m_keys;
    std::vector<engine::NoteLink> m_links;  ///< of the note
    engine::PositionPtr m_question;         ///< that they are meant in
    std::optional<std::size_t> m_link;      ///< that is pointed at
    bool m_notesHidden = false;             ///< until they are asked for
    bool m_peeking = false;
    int m_wheel = 0;
};

}  // namespace ui
