// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/handbook/handbook_view.h"

#include <QImage>
#include <QScrollBar>
#include <QTextBlock>
#include <QtMath>

namespace ui {

using namespace Qt::StringLiterals;

HandbookView::HandbookView(const Handbook& handbook, QWidget* parent)
    : QTextBrowser(parent), m_handbook(handbook)
{
    setObjectName(u"handbookView"_s);
    setAccessibleName(tr("Page of the handbook"));
    // Also on the way back, which doSetSource() doesn't see.
    connect(this, &QTextBrowser::sourceChanged, this, [this](const QUrl& address) {
        const auto link = handbookLink(address.toString(), m_page);
        if (!link || link->page == m_page) return;
        m_page = link->page;
        emit pageShown(m_page);
    });
}

bool HandbookView::show(const HandbookLink& link)
{
    if (m_handbook.page(link.page) == nullptr) return false;
    QUrl address(link.page + u".md"_s);
    address.setFragment(link.heading);
    setSource(address);
    return link.heading.isEmpty() || anchors().contains(link.heading);
}

QStringList HandbookView::anchors() const
{
    QStringList found;
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next())
        if (block.blockFormat().headingLevel() > 0) found.append(headingAnchor(block.text()));
    return found;
}

QVariant HandbookView::loadResource(int type, const QUrl& name)
{
    if (type == QTextDocument::ImageResource) return picture(name.toString());
    const auto link = handbookLink(name.toString(), m_page);
    const HandbookPage* page = link ? m_handbook.page(link->page) : nullptr;
    const bool isText = type == QTextDocument::MarkdownResource;
    return page != nullptr && isText ? page->text : QString();
}

QVariant HandbookView::picture(const QString& name) const
{
    QImage image = QImage::fromData(handbookPicture(m_handbook.language(), name));
    if (image.isNull()) return {};
    const int room = viewport()->width() - 2 * qCeil(document()->documentMargin());
    if (image.width() > room && room > 0)
        image = image.scaledToWidth(room, Qt::SmoothTransformation);
    return image;
}

void HandbookView::doSetSource(const QUrl& name, QTextDocument::ResourceType /*type*/)
{
    const auto link = handbookLink(name.toString(), m_page);
    const HandbookPage* page = link ? m_handbook.page(link->page) : nullptr;
    if (page == nullptr) return;
    QTextBrowser::doSetSource(name, QTextDocument::MarkdownResource);
    if (!scrollToHeading(link->heading)) verticalScrollBar()->setValue(0);
}

bool HandbookView::scrollToHeading(const QString& anchor)
{
    if (anchor.isEmpty()) return false;
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        if (block.blockFormat().headingLevel() == 0 || headingAnchor(block.text()) != anchor)
            continue;
        setTextCursor(QTextCursor(block));
        const int top = cursorRect().top() + verticalScrollBar()->value();
        verticalScrollBar()->setValue(top - static_cast<int>(document()->documentMargin()));
        return true;
    }
    return false;
}

}  // namespace ui

#include "moc_handbook_view.cpp"
