// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include <QStackedWidget>

#include "engine/game/annotations.h"
#include "engine/game/note_links.h"

class QPlainTextEdit;
class QTextBrowser;

namespace ui {

class NotePictures;
class ShownDocument;
struct OfferedPicture;

/// A note in Markdown: rendered as long as it is not being edited, with squares, moves and turns as
/// links; as its text while it is written.
class NoteView : public QStackedWidget
{
    Q_OBJECT

public:
    explicit NoteView(QWidget* parent = nullptr);

    /// Whoever decodes the pictures of notes; without it none is shown.
    void setPictures(NotePictures& pictures);
    /// Shows a note and what its links mean. What is being written stays, with its cursor. `more`
    /// is only shown, after the note.
    void setNote(const QString& markdown, const QString& more, engine::PositionPtr position,
                 int turns, std::vector<std::shared_ptr<const engine::Picture>> pictures);
    /// No note can be written.
    void setNothing();
    /// As it is now in the field; what is too long for that (shownLength()) as it was set.
    [[nodiscard]] QString markdown() const;
    /// At the end of what is too long for the field.
    void insertAtCursor(const QString& markdown);
    /// Shows the text, to write in it.
    void edit();
    /// Shows the note as it looks.
    void showRendered();
    [[nodiscard]] QTextBrowser* view() { return m_view; }
    [[nodiscard]] QPlainTextEdit* editor() { return m_editor; }

signals:
    /// Something was typed.
    void edited();
    /// The text has lost the focus.
    void left();
    /// To be kept with the note. Nothing of it has been looked at yet.
    void pictureOffered(const OfferedPicture& picture);
    /// Nothing when the pointer or the focus leaves it.
    void linkPointedAt(const std::optional<engine::NoteLink>& link);
    void linkChosen(const engine::NoteLink& link);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    class View;
    class Editor;
    void render();
    [[nodiscard]] bool isTooLong() const;
    [[nodiscard]] std::optional<engine::NoteLink> linkOf(const QString& anchor) const;

    View* m_ownView;
    ShownDocument* m_document;
    NotePictures* m_pictures = nullptr;
    std::vector<std::shared_ptr<const engine::Picture>> m_shownPictures;
    Editor* m_ownEditor;
    QTextBrowser* m_view;
    QPlainTextEdit* m_editor;
    QString m_written;  ///< the note as it was set
    QString m_given;    ///< as the field has it
    QString m_shown;    ///< Markdown that is rendered: all that is said
    engine::PositionPtr m_position;
    int m_turns = 0;
    std::vector<engine::NoteLink> m_links;
    bool m_setting = false;
};

}  // namespace ui
