// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/boggle/boggle_board_entry.h"

#include <utility>

#include <QKeyEvent>

#include "ui/boggle/boggle_text.h"
#include "ui/language/text.h"

namespace ui {

using namespace Qt::StringLiterals;
using engine::BoggleFace;
using engine::Tile;

BoggleBoardEntry::BoggleBoardEntry(BoggleDesk& desk, QWidget* parent)
    : BoggleBoardView(parent), m_desk(desk)
{
    setObjectName(u"boggleBoard"_s);
    setAccessibleDescription(
        tr("Type letters; + joins a letter to the square before, # is a square without letters"));
    connect(&m_desk, &BoggleDesk::gridChanged, this, &BoggleBoardEntry::followDesk);
    followDesk();
}

void BoggleBoardEntry::followDesk()
{
    setPath({});
    setGrid(m_desk.grid(), m_desk.alphabet());
}

void BoggleBoardEntry::mousePressEvent(QMouseEvent* event)
{
    m_joining = m_afterQu = false;
    m_last = -1;
    BoggleBoardView::mousePressEvent(event);
}

void BoggleBoardEntry::keyboardSearch(const QString& search)
{
    // Letters are typed, not looked for.
    static_cast<void>(search);
}

void BoggleBoardEntry::advance(int step)
{
    const int next = cursorSquare() + step;
    if (next >= 0 && next < gridSize().squares()) setCursorSquare(next);
}

void BoggleBoardEntry::put(int square, const BoggleFace& face)
{
    m_desk.setFace(square, face);
    emit told({});
}

bool BoggleBoardEntry::event(QEvent* event)
{
    // The window has commands with these keys, but here they mean the grid.
    if (event->type() == QEvent::ShortcutOverride) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (key->matches(QKeySequence::Copy) || key->matches(QKeySequence::Paste)) {
            event->accept();
            return true;
        }
    }
    return BoggleBoardView::event(event);
}

void BoggleBoardEntry::keyPressEvent(QKeyEvent* event)
{
    if (event->matches(QKeySequence::Copy)) {
        emit copyRequested();
        return;
    }
    if (event->matches(QKeySequence::Paste)) {
        if (!m_locked) emit pasteRequested();
        return;
    }
    const int square = cursorSquare();
    const auto other =
        event->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier);
    const QString text = event->text();
    if (m_locked || square < 0 || other != Qt::NoModifier) {
        BoggleBoardView::keyPressEvent(event);
    } else if (event->key() == Qt::Key_Backspace) {
        // Takes back what was typed last; else the square before an empty one.
        if (m_last >= 0 && m_last < gridSize().squares())
            setCursorSquare(std::exchange(m_last, m_last - 1));
        else if (m_desk.grid().faces[static_cast<std::size_t>(square)].isBlock()) advance(-1);
        put(cursorSquare(), {});
        m_joining = m_afterQu = false;
    } else if (event->key() == Qt::Key_Delete) {
        put(square, {});
        m_joining = m_afterQu = false;
    } else if (text == " "_L1 || text == "#"_L1) {
        put(square, {});
        m_last = square;
        advance(1);
        m_joining = m_afterQu = false;
    } else if (text == "+"_L1) {
        m_joining = true;
        emit told(tr("The next letter joins the last square."));
    } else if (!text.isEmpty() && text.front().isPrint()) {
        type(text);
    } else {
        if (text.isEmpty() && event->key() != Qt::Key_Shift) {
            m_joining = m_afterQu = false;
            m_last = -1;
        }
        BoggleBoardView::keyPressEvent(event);
    }
}

void BoggleBoardEntry::type(const QString& text)
{
    const int square = cursorSquare();
    const auto letters = m_desk.alphabet().readWord(text.toStdString());
    if (!letters || letters->size() != 1) {
        emit told(tr("%1: “%2” is no letter of the alphabet “%3” and no block (#)")
                      .arg(boggleSquareName(gridSize(), square), text,
                           fromUtf8(m_desk.alphabet().name())));
        return;
    }
    const Tile letter = letters->front();
    const auto& forQ = m_desk.notation().forQ;
    if (std::exchange(m_afterQu, false) && forQ && !m_joining && forQ->letters()[1] == letter)
        return;
    if (std::exchange(m_joining, false)) {
        // The last square that was filled: that before the cursor, or the last one of all.
        const auto& faces = m_desk.grid().faces;
        const bool isHere = square == gridSize().squares() - 1 &&
                            !faces[static_cast<std::size_t>(square)].isBlock();
        const int guess = isHere || square == 0 ? square : square - 1;
        const int last = m_last >= 0 && m_last < gridSize().squares() ? m_last : guess;
        const std::span<const Tile> before = faces[static_cast<std::size_t>(last)].letters();
        // Read together, so that C and H are one letter where the alphabet has it.
        QString whole;
        for (const Tile tile : before) whole += fromUtf8(m_desk.alphabet().label(tile));
        whole += text;
        const auto joined = m_desk.alphabet().readWord(whole.toStdString());
        if (!joined || joined->size() > engine::kMaxFaceLetters) {
            emit told(tr("%1: a square has %2 letters at most")
                          .arg(boggleSquareName(gridSize(), last))
                          .arg(engine::kMaxFaceLetters));
            return;
        }
        put(last, BoggleFace(std::span<const Tile>(*joined)));
        return;
    }
    const bool isQu = forQ && forQ->letters()[0] == letter;
    put(square, isQu ? *forQ : BoggleFace(letter));
    m_last = square;
    m_afterQu = isQu;
    advance(1);
}

}  // namespace ui

#include "moc_boggle_board_entry.cpp"
