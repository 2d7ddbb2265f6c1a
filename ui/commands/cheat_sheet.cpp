// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/commands/cheat_sheet.h"

#include <algorithm>
#include <utility>
#include <vector>

#include <QKeyEvent>
#include <QLabel>
#include <QTextBrowser>
#include <QVBoxLayout>

#include "ui/commands/action_registry.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;

struct Group
{
    QString title;
    QList<std::pair<QString, QString>> lines;  ///< keys and what they do
};

constexpr int kColumnCharacters = 46;
constexpr qsizetype kLongLine = 27;  ///< characters that need a second line

/// Lines that a group takes, with its title and a gap.
qsizetype heightOf(const Group& group)
{
    qsizetype height = 2;
    for (const auto& [keys, what] : group.lines)
        height += keys.size() + what.size() > kLongLine + 12 || what.size() > kLongLine ? 2 : 1;
    return height;
}

}  // namespace

CheatSheet::CheatSheet(const ActionRegistry& registry, QWidget* window)
    : QFrame(window, Qt::Popup), m_registry(registry), m_text(new QTextBrowser)
{
    setObjectName(u"cheatSheet"_s);
    setAccessibleName(tr("Keys"));
    setFrameStyle(QFrame::Box | QFrame::Plain);
    m_text->setObjectName(u"cheatSheetText"_s);
    m_text->setAccessibleName(tr("Keys"));
    m_text->setFrameStyle(QFrame::NoFrame);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_text->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_text->setFocusPolicy(Qt::StrongFocus);
    m_text->installEventFilter(this);
    auto* hint = new QLabel(tr("Esc closes. Keys are changed under Edit, Settings, Keys."));
    hint->setForegroundRole(QPalette::PlaceholderText);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_text, 1);
    layout->addWidget(hint);
}

QString CheatSheet::html(int columns) const
{
    // What the board itself does with keys is no action.
    std::vector<Group> groups{{tr("On the board"),
                               {{tr("click a square"), tr("Cursor: across, down, none")},
                                {tr("letters"), tr("Place a tile; Shift: a blank")},
                                {tr("arrows"), tr("Move or turn the cursor")},
                                {tr("Space"), tr("Skip a square")},
                                {tr("Backspace, Delete"), tr("Take a tile back")},
                                {tr("Tab"), tr("Next square to join a word")},
                                {tr("1…9, 0"), tr("Show the nth move; 0 none")},
                                {tr("↑, ↓"), tr("Previous and next move")},
                                {tr("←, →, wheel"), tr("Step through the game")},
                                {tr("Enter"), tr("Play the move")},
                                {tr("Esc"), tr("Step back: preview, tiles, jobs")}}}};
    for (const QAction* action : m_registry.actions()) {
        if (action->shortcuts().isEmpty()) continue;
        const QString title = ActionRegistry::areaTitle(action->objectName());
        auto group = std::find_if(groups.begin(), groups.end(),
                                  [&](const Group& g) { return g.title == title; });
        if (group == groups.end()) group = groups.insert(groups.end(), {title, {}});
        group->lines.append({action->shortcut().toString(QKeySequence::NativeText),
                             m_registry.name(action->objectName())});
    }
    qsizetype all = 0;
    for (const Group& group : groups) all += heightOf(group);
    const qsizetype perColumn = (all + columns - 1) / columns;

    QString text = u"<table width=\"100%\" cellspacing=\"0\"><tr><td valign=\"top\">"_s;
    qsizetype height = 0;
    for (const Group& group : groups) {
        const qsizetype own = heightOf(group);
        if (height > 0 && height + own / 2 > perColumn) {
            text += u"</td><td valign=\"top\" style=\"padding-left:24px\">"_s;
            height = 0;
        }
        height += own;
        text += u"<p style=\"margin-bottom:2px\"><b>%1</b></p><table cellpadding=\"1\">"_s.arg(
            group.title.toHtmlEscaped());
        for (const auto& [keys, what] : group.lines)
            text += u"<tr><td style=\"padding-right:10px\">%1</td><td>%2</td></tr>"_s.arg(
                keys.toHtmlEscaped(), what.toHtmlEscaped());
        text += u"</table>"_s;
    }
    return text + u"</td></tr></table>"_s;
}

void CheatSheet::open()
{
    const QWidget* window = parentWidget();
    constexpr int kMargin = 24;
    const QSize room = window->size() - QSize(2 * kMargin, 2 * kMargin);
    const int column = fontMetrics().averageCharWidth() * kColumnCharacters;
    m_text->setHtml(html(std::clamp(room.width() / std::max(1, column), 1, 4)));
    resize(room);
    // No larger than what there is to read.
    m_text->document()->setTextWidth(room.width() - 40);
    const int height = static_cast<int>(m_text->document()->size().height()) +
                       4 * fontMetrics().height() + 2 * frameWidth();
    resize(room.width(), std::min(room.height(), height));
    move(window->mapToGlobal(QPoint(kMargin, kMargin)));
    show();
    m_text->setFocus();
}

QString CheatSheet::text() const
{
    return m_text->toPlainText();
}

bool CheatSheet::eventFilter(QObject* watched, QEvent* event)
{
    if (watched != m_text || event->type() != QEvent::KeyPress)
        return QFrame::eventFilter(watched, event);
    switch (static_cast<QKeyEvent*>(event)->key()) {
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_PageUp:
    case Qt::Key_PageDown:
    case Qt::Key_Home:
    case Qt::Key_End:
    case Qt::Key_Control:
    case Qt::Key_Shift:
    case Qt::Key_Alt: return false;
    default: close(); return true;
    }
}

}  // namespace ui

#include "moc_cheat_sheet.cpp"
