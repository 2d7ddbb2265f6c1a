// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/output/game_pdf.h"

#include <algorithm>

#include <QAbstractTextDocumentLayout>
#include <QBuffer>
#include <QLocale>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextTable>
#include <QUrl>

namespace ui {

namespace {

using namespace Qt::StringLiterals;

// What is laid out has 96 units to the inch, whatever the screen has.
constexpr qreal kUnits = 96.0;
constexpr int kResolution = 1200;
constexpr QSizeF kPage{794, 1123};  ///< A4
constexpr qreal kMargin = 72;
constexpr QSizeF kBody{kPage.width() - 2 * kMargin, kPage.height() - 2 * kMargin};
constexpr int kLetters = 13;
constexpr int kPictureWidth = 350;
constexpr QRgb kLine = qRgb(0xC8, 0xC8, 0xC8);
constexpr QRgb kHead = qRgb(0xEE, 0xEE, 0xEE);

bool isNumber(const QString& text)
{
    return !text.isEmpty() && std::all_of(text.begin(), text.end(), [](QChar letter) {
        return letter.isDigit() || u"+-\u2212\u2013.,/% "_s.contains(letter);
    });
}

void dress(QTextTable& table)
{
    QTextTableFormat format = table.format();
    format.setCellPadding(3);
    format.setCellSpacing(0);
    format.setBorder(1);
    format.setBorderCollapse(true);
    format.setBorderStyle(QTextFrameFormat::BorderStyle_Solid);
    format.setBorderBrush(QColor(kLine));
    format.setHeaderRowCount(1);
    table.setFormat(format);
    for (int column = 0; column < table.columns(); ++column) {
        const auto textAt = [&](int row) {
            return table.cellAt(row, column).firstCursorPosition().block().text().trimmed();
        };
        bool numbers = table.rows() > 1;
        for (int row = 1; row < table.rows(); ++row) numbers = numbers && isNumber(textAt(row));
        for (int row = 0; row < table.rows(); ++row) {
            QTextTableCell cell = table.cellAt(row, column);
            QTextBlockFormat side;
            side.setAlignment(numbers ? Qt::AlignRight : Qt::AlignLeft);
            cell.firstCursorPosition().mergeBlockFormat(side);
            if (row > 0) continue;
            QTextCharFormat head = cell.format();
            head.setBackground(QColor(kHead));
            cell.setFormat(head);
        }
    }
}

void dress(QTextDocument& document)
{
    for (QTextFrame* frame : document.rootFrame()->childFrames())
        if (auto* table = qobject_cast<QTextTable*>(frame)) dress(*table);
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        if (const int level = block.blockFormat().headingLevel(); level > 0) {
            QTextBlockFormat format = block.blockFormat();
            format.setTopMargin(level == 1 ? 0 : 14);
            format.setBottomMargin(6);
            QTextCursor(block).setBlockFormat(format);
        }
        for (auto part = block.begin(); !part.atEnd(); ++part) {
            const QTextFragment fragment = part.fragment();
            if (!fragment.charFormat().isImageFormat()) continue;
            QTextImageFormat picture = fragment.charFormat().toImageFormat();
            picture.setWidth(kPictureWidth);
            picture.setHeight(kPictureWidth);
            QTextCursor cursor(&document);
            cursor.setPosition(fragment.position());
            cursor.setPosition(fragment.position() + fragment.length(), QTextCursor::KeepAnchor);
            cursor.setCharFormat(picture);
            break;
        }
    }
}

/// A section that would be broken begins on a page of its own, unless it is longer than a page.
void keepTogether(QTextDocument& document)
{
    const QAbstractTextDocumentLayout& layout = *document.documentLayout();
    const qreal high = kBody.height();
    const auto isHeading = [](const QTextBlock& block) {
        return block.blockFormat().headingLevel() == 2 && !block.text().isEmpty();
    };
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        if (!isHeading(block)) continue;
        QTextBlock last = block;
        while (last.next().isValid() && !isHeading(last.next())) last = last.next();
        const qreal top = layout.blockBoundingRect(block).top();
        const qreal bottom = layout.blockBoundingRect(last).bottom();
        const bool broken = static_cast<int>(top / high) != static_cast<int>((bottom - 1) / high);
        if (!broken || bottom - top > high) continue;
        QTextBlockFormat format = block.blockFormat();
        format.setPageBreakPolicy(QTextFormat::PageBreak_AlwaysBefore);
        QTextCursor(block).setBlockFormat(format);
        // By itself the layout forgets what comes after a page that became shorter.
        document.setPageSize(kBody);
    }
}

}  // namespace

QByteArray pdfOfReport(const QString& markdown, const std::map<QString, QImage>& pictures)
{
    QTextDocument document;
    QFont font(u"Noto Sans"_s);
    font.setPixelSize(kLetters);
    document.setDefaultFont(font);
    document.setUseDesignMetrics(true);
    document.setDocumentMargin(0);
    document.setMarkdown(markdown);
    // A new text forgets the pictures of the one before.
    for (const auto& [name, picture] : pictures)
        document.addResource(QTextDocument::ImageResource, QUrl(name), picture);
    dress(document);
    document.setPageSize(kBody);
    keepTogether(document);

    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setResolution(kResolution);
    writer.setPageSize(QPageSize(QPageSize::A4));
    writer.setPageMargins({0, 0, 0, 0});
    const QString title = document.firstBlock().text();
    writer.setTitle(title);
    writer.setCreator(u"Tilewright"_s);
    QPainter painter(&writer);
    painter.scale(kResolution / kUnits, kResolution / kUnits);
    const int pages = document.pageCount();
    for (int page = 0; page < pages; ++page) {
        if (page > 0) writer.newPage();
        painter.save();
        painter.translate(kMargin, kMargin - page * kBody.height());
        const QRectF part(0, page * kBody.height(), kBody.width(), kBody.height());
        painter.setClipRect(part);
        QAbstractTextDocumentLayout::PaintContext context;
        context.clip = part;
        // The screen's may be white on black.
        context.palette.setColor(QPalette::Text, Qt::black);
        document.documentLayout()->draw(&painter, context);
        painter.restore();
        painter.setFont(font);
        painter.setPen(Qt::darkGray);
        const QRectF foot(kMargin, kPage.height() - kMargin + 12, kBody.width(), 24);
        painter.drawText(foot, Qt::AlignLeft | Qt::AlignVCenter, title);
        painter.drawText(foot, Qt::AlignRight | Qt::AlignVCenter,
                         u"%1 / %2"_s.arg(QLocale().toString(page + 1), QLocale().toString(pages)));
    }
    painter.end();
    buffer.close();
    return bytes;
}

}  // namespace ui
