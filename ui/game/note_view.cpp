// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/game/note_view.h"

#include <algorithm>
#include <array>
#include <utility>

#include <QFileInfo>
#include <QImage>
#include <QKeyEvent>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QScopedValueRollback>
#include <QTextBrowser>
#include <QTextDocument>
#include <QUrl>

#include "ui/game/note_document.h"
#include "ui/game/note_pictures.h"
#include "ui/game/shown_document.h"
#include "ui/language/file_names.h"
#include "ui/language/text.h"
#include "ui/moves/move_list_text.h"
#include "ui/widgets/outside_link.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;

}  // namespace

/// Takes what is dropped on it into the note.
class NoteView::View : public QTextBrowser
{
public:
    explicit View(NoteView& owner) : m_owner(owner) { viewport()->setAcceptDrops(true); }

protected:
    void dragEnterEvent(QDragEnterEvent* event) override { welcome(*event); }
    void dragMoveEvent(QDragMoveEvent* event) override { welcome(*event); }
    void dropEvent(QDropEvent* event) override;

private:
    /// Files and other text are for the window.
    static bool welcome(QDropEvent& event)
    {
        const bool welcome = event.mimeData()->hasFormat(kMarkdownType);
        if (welcome) event.acceptProposedAction();
        else event.ignore();
        return welcome;
    }

    NoteView& m_owner;
};

class NoteView::Editor : public QPlainTextEdit
{
public:
    explicit Editor(NoteView& owner) : m_owner(owner) {}

    bool canInsertFromMimeData(const QMimeData* source) const override
    {
        return source->hasImage() || !pictureType(*source).isEmpty() ||
               !pictureFile(*source).isEmpty() || QPlainTextEdit::canInsertFromMimeData(source);
    }
    void insertFromMimeData(const QMimeData* source) override
    {
        if (source->hasFormat(kMarkdownType)) {
            const QString gap = textCursor().atBlockStart() ? QString() : u"\n\n"_s;
            insertPlainText(gap + QString::fromUtf8(source->data(kMarkdownType)) + u'\n');
            return;
        }
        const OfferedPicture picture = pictureIn(*source);
        const bool isPicture =
            !picture.file.isEmpty() || !picture.bytes.isEmpty() || !picture.image.isNull();
        if (isPicture) emit m_owner.pictureOffered(picture);
        else QPlainTextEdit::insertFromMimeData(source);
    }

private:
    /// The file of a picture, when that is what is dropped or pasted. By its name alone: it is asked
    /// for with each movement of the mouse.
    static QString pictureFile(const QMimeData& source)
    {
        const QList<QUrl> urls = source.urls();
        if (urls.size() != 1 || !urls.first().isLocalFile()) return {};
        const QString path = localFile(urls.first());
        static const QStringList endings{u"png"_s, u"jpg"_s, u"jpeg"_s,
                                         u"gif"_s, u"bmp"_s, u"webp"_s};
        return endings.contains(QFileInfo(path).suffix().toLower()) ? path : QString();
    }
    /// The format of the picture that a program offers as the bytes of a file; empty for none.
    static QString pictureType(const QMimeData& source)
    {
        static const std::array types{u"image/png"_s, u"image/jpeg"_s, u"image/webp"_s,
                                      u"image/bmp"_s, u"image/gif"_s};
        const auto found = std::ranges::find_if(
            types, [&source](const QString& type) { return source.hasFormat(type); });
        return found == types.end() ? QString() : *found;
    }
    /// As it comes: whoever keeps it reads, decodes and scales it.
    static OfferedPicture pictureIn(const QMimeData& source)
    {
        if (const QString file = pictureFile(source); !file.isEmpty()) return {file, {}, {}};
        if (const QString type = pictureType(source); !type.isEmpty()) {
            if (QByteArray bytes = source.data(type); !bytes.isEmpty())
                return {{}, std::move(bytes), {}};
        }
        return {{}, {}, source.hasImage() ? source.imageData().value<QImage>() : QImage()};
    }

    NoteView& m_owner;
};

void NoteView::View::dropEvent(QDropEvent* event)
{
    if (!welcome(*event)) return;
    m_owner.edit();
    m_owner.m_editor->moveCursor(QTextCursor::End);
    m_owner.m_ownEditor->insertFromMimeData(event->mimeData());
}

NoteView::NoteView(QWidget* parent)
    : QStackedWidget(parent),
      m_ownView(new View(*this)),
      m_document(new ShownDocument(m_ownView)),
      m_ownEditor(new Editor(*this)),
      m_view(m_ownView),
      m_editor(m_ownEditor)
{
    setObjectName(u"noteView"_s);
    m_view->setDocument(m_document);
    m_view->setObjectName(u"turnNoteView"_s);
    m_view->setAccessibleName(tr("Note on the turn"));
    m_view->setPlaceholderText(tr("Note on this turn: click here to write one"));
    m_view->setOpenLinks(false);
    m_view->setMouseTracking(true);
    m_view->installEventFilter(this);
    m_view->viewport()->installEventFilter(this);
    m_editor->setObjectName(u"turnNote"_s);
    m_editor->setAccessibleName(tr("Note on the turn, as Markdown"));
    m_editor->setPlaceholderText(
        tr("Markdown. 8H, 8H QUIZ and #13 become links; pictures can be pasted."));
    m_editor->setTabChangesFocus(true);
    m_editor->installEventFilter(this);
    addWidget(m_view);
    addWidget(m_editor);
    connect(m_editor, &QPlainTextEdit::textChanged, this, [this] {
        if (!m_setting) emit edited();
    });
    connect(m_view, &QTextBrowser::highlighted, this,
            [this](const QUrl& url) { emit linkPointedAt(linkOf(url.toString())); });
    connect(m_view, &QTextBrowser::anchorClicked, this, [this](const QUrl& url) {
        if (const auto link = linkOf(url.toString())) emit linkChosen(*link);
        else askToOpenPage(url, this);
    });
}

void NoteView::setNote(const QString& markdown, const QString& more, engine::PositionPtr position,
                       int turns, std::vector<std::shared_ptr<const engine::Picture>> pictures)
{
    setEnabled(true);
    if (this->markdown() != markdown) {
        const QScopedValueRollback setting(m_setting, true);
        m_written = markdown;
        // The field would take for ever to lay it out; what isn't in it can't be changed there.
        m_editor->setReadOnly(isTooLong());
        m_editor->setPlainText(isTooLong() ? shownPart(markdown) : markdown);
        m_given = m_editor->toPlainText();
    }
    const QString shown = more.isEmpty()       ? markdown
                          : markdown.isEmpty() ? more
                                               : markdown + u"\n\n"_s + more;
    const bool same = m_shown == shown && m_position == position && m_turns == turns &&
                      m_shownPictures == pictures;
    if (same) return;
    m_shown = shown;
    m_position = std::move(position);
    m_turns = turns;
    m_shownPictures = std::move(pictures);
    render();
}

void NoteView::setNothing()
{
    setNote({}, {}, nullptr, 0, {});
    showRendered();
    setEnabled(false);
}

void NoteView::setPictures(NotePictures& pictures)
{
    m_pictures = &pictures;
    connect(m_pictures, &NotePictures::changed, this, &NoteView::render);
    render();
}

void NoteView::render()
{
    // A picture from a large screen is seen whole beside the board.
    if (m_pictures)
        m_pictures->show(m_shownPictures, std::max(m_view->viewport()->width() - 24, 120));
    m_document->setPictures(m_pictures ? m_pictures->decoded() : QHash<QString, QImage>());
    const QStringList awaited = m_pictures ? m_pictures->names() : QStringList();
    m_links = renderNote(*m_document, m_shown, awaited, m_position.get(), m_turns,
                         palette().color(QPalette::Link));
}

std::optional<engine::NoteLink> NoteView::linkOf(const QString& anchor) const
{
    const auto index = noteLinkIndex(anchor);
    if (!index || *index >= m_links.size()) return std::nullopt;
    return m_links[*index];
}

bool NoteView::isTooLong() const
{
    return shownLength(m_written) < m_written.size();
}

QString NoteView::markdown() const
{
    // The field would give spaces for some characters that it was given.
    const QString text = m_editor->toPlainText();
    return text == m_given ? m_written : text;
}

void NoteView::insertAtCursor(const QString& markdown)
{
    if (isTooLong()) m_written += u"\n\n"_s + markdown;
    else m_editor->insertPlainText(markdown);
}

void NoteView::edit()
{
    if (!isEnabled()) return;
    if (currentWidget() != m_editor) m_editor->moveCursor(QTextCursor::End);
    setCurrentWidget(m_editor);
    m_editor->setFocus(Qt::ShortcutFocusReason);
}

void NoteView::showRendered()
{
    const bool hadFocus = m_editor->hasFocus();
    setCurrentWidget(m_view);
    if (hadFocus) m_view->setFocus(Qt::OtherFocusReason);
}

bool NoteView::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_editor) {
        if (event->type() == QEvent::FocusOut) {
            const auto reason = static_cast<QFocusEvent*>(event)->reason();
            emit left();
            // A menu or another window comes and goes.
            if (reason != Qt::PopupFocusReason && reason != Qt::ActiveWindowFocusReason)
                setCurrentWidget(m_view);
        } else if (event->type() == QEvent::KeyPress &&
                   static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
            emit left();
            showRendered();
            return true;
        } else if (event->type() == QEvent::ShortcutOverride &&
                   static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
            event->accept();
            return true;
        }
    } else if (watched->parent() == m_view && event->type() == QEvent::MouseButtonRelease) {
        const auto* mouse = static_cast<QMouseEvent*>(event);
        const bool onText = m_view->anchorAt(mouse->position().toPoint()).isEmpty() &&
                            !m_view->textCursor().hasSelection();
        if (mouse->button() == Qt::LeftButton && onText) {
            edit();
            return true;
        }
    } else if (watched->parent() == m_view && event->type() == QEvent::Leave) {
        emit linkPointedAt(std::nullopt);
    } else if (watched == m_view && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        const bool onLink = m_view->textCursor().charFormat().isAnchor();
        if ((key == Qt::Key_Return || key == Qt::Key_Enter) && !onLink) {
            edit();
            return true;
        }
    }
    return QStackedWidget::eventFilter(watched, event);
}

void NoteView::changeEvent(QEvent* event)
{
    QStackedWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && !m_shown.isEmpty()) render();
}

}  // namespace ui

#include "moc_note_view.cpp"
