// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/output/game_pdf.h"

#include <algorithm>
#include <functional>

#include <QAbstractTextDocumentLayout>
#include <QBuffer>
#include <QGuiApplication>
#include <QLocale>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextDocumentFragment>
#include <QTextTable>
#include <QUrl>

#include "ui/game/note_document.h"
#include "ui/game/shown_document.h"
#include "ui/language/text.h"
#include "ui/output/lead_picture.h"
#include "ui/output/page_boards.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;

// What is laid out has 96 units to the inch, whatever the screen has.
constexpr qreal kUnits = 96.0;
constexpr int kResolution = 1200;
constexpr QSizeF kPage{794, 1123};  ///< A4
constexpr qreal kMargin = 56;
constexpr QSizeF kBody{kPage.width() - 2 * kMargin, kPage.height() - 2 * kMargin};
constexpr int kLetters = 13;
constexpr qreal kPictureWidth = 300;  ///< of a board
constexpr qreal kIndent = 36;
constexpr int kLeadHeight = 120;
constexpr int kSharpness = 3;  ///< pixels of a picture to a unit
constexpr QRgb kLine = qRgb(0xC8, 0xC8, 0xC8);
constexpr QRgb kHead = qRgb(0xEE, 0xEE, 0xEE);

/// Also one with its unit, or with what is said of it, behind it, or with the sign of its size before
/// it.
bool isNumber(const QString& text)
{
    const bool isSigned = !text.isEmpty() && u"●◔▲■✱"_s.contains(text[0]);
    const QString first = text.section(u' ', isSigned ? 1 : 0, isSigned ? 1 : 0);
    return !first.isEmpty() && std::all_of(first.begin(), first.end(), [](QChar letter) {
        return letter.isDigit() || u"+-\u2212\u2013.,/%"_s.contains(letter);
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
        // What a turn loses says "phony" now and then, in some games more often than not.
        constexpr int kOneOf = 3;
        int numbers = 0;
        for (int row = 1; row < table.rows(); ++row) numbers += isNumber(textAt(row)) ? 1 : 0;
        const bool right = numbers > 0 && numbers * kOneOf >= table.rows() - 1;
        for (int row = 0; row < table.rows(); ++row) {
            QTextTableCell cell = table.cellAt(row, column);
            QTextBlockFormat side;
            side.setAlignment(right ? Qt::AlignRight : Qt::AlignLeft);
            cell.firstCursorPosition().mergeBlockFormat(side);
            if (row > 0) continue;
            QTextCharFormat head = cell.format();
            head.setBackground(QColor(kHead));
            cell.setFormat(head);
        }
    }
}

/// Headings and tables as a reader expects them on paper.
void dressPart(QTextDocument& part)
{
    for (QTextFrame* frame : part.rootFrame()->childFrames())
        if (auto* table = qobject_cast<QTextTable*>(frame)) dress(*table);
    for (QTextBlock block = part.begin(); block.isValid(); block = block.next()) {
        const int level = block.blockFormat().headingLevel();
        if (level == 0) continue;
        QTextBlockFormat format = block.blockFormat();
        format.setTopMargin(block == part.begin() ? 0 : kLetters);
        format.setBottomMargin(kLetters / 3.0);
        QTextCursor cursor(block);
        cursor.setBlockFormat(format);
        cursor.movePosition(QTextCursor::EndOfBlock, QTextCursor::KeepAnchor);
        QTextCharFormat letters;
        letters.setFontWeight(QFont::Bold);
        letters.setProperty(QTextFormat::FontPixelSize, level == 1   ? kLetters * 1.7
                                                        : level == 2 ? kLetters * 1.2
                                                                     : kLetters);
        cursor.mergeCharFormat(letters);
    }
}

void insertMarkdown(QTextCursor cursor, const std::string& markdown)
{
    ShownDocument part;
    part.setDefaultFont(cursor.document()->defaultFont());
    part.setMarkdown(fromUtf8(markdown).trimmed(), kShownMarkdown);
    part.replaceForeignPictures({});
    dressPart(part);
    cursor.insertFragment(QTextDocumentFragment(&part));
}

/// Puts the board of a turn there, so wide.
using InsertBoard =
    std::function<void(QTextCursor cursor, const engine::ReportTurn& turn, qreal side)>;

/// A turn: its board at the left, what is said of it beside that.
void insertCard(QTextCursor& cursor, const engine::ReportTurn& turn, const InsertBoard& board)
{
    QTextTableFormat format;
    format.setBorder(0);
    format.setCellPadding(4);
    format.setCellSpacing(0);
    format.setTopMargin(kLetters);
    // Variations stand back behind the turns that they belong to.
    const qreal indent = turn.variation.empty() ? 0 : kIndent;
    const qreal width = kBody.width() - indent;
    format.setLeftMargin(indent);
    const qreal side = turn.variation.empty() ? kPictureWidth : kPictureWidth - kIndent;
    if (board) {
        format.setColumnWidthConstraints(
            {QTextLength(QTextLength::FixedLength, side + 2 * format.cellPadding()),
             QTextLength(QTextLength::FixedLength, width - side - 4 * format.cellPadding())});
    }
    const int columns = board ? 2 : 1;
    QTextTable* card = cursor.insertTable(1, columns, format);
    if (board) board(card->cellAt(0, 0).firstCursorPosition(), turn, side);
    insertMarkdown(card->cellAt(0, columns - 1).firstCursorPosition(), turn.markdown);
    cursor.movePosition(QTextCursor::End);
}

/// The heading that a table stands below, when there is little between them; invalid when there is
/// none.
QTextBlock headingOf(const QTextDocument& document, const QTextTable& table)
{
    constexpr int kBetween = 3;
    QTextBlock block = document.findBlock(table.firstPosition() - 1);
    for (int i = 0; i < kBetween && (block = block.previous()).isValid(); ++i) {
        if (QTextCursor(block).currentFrame() != document.rootFrame()) break;
        if (block.blockFormat().headingLevel() > 0) return block;
    }
    return {};
}

void beginPageWith(QTextTable& table)
{
    QTextTableFormat format = table.format();
    format.setPageBreakPolicy(QTextFormat::PageBreak_AlwaysBefore);
    table.setFormat(format);
}

void beginPageWith(const QTextBlock& block)
{
    QTextBlockFormat format;
    format.setPageBreakPolicy(QTextFormat::PageBreak_AlwaysBefore);
    QTextCursor(block).mergeBlockFormat(format);
}

/// A card or a short table that would be broken begins on a page of its own, with its heading. Long
/// ones go on under the same names of columns.
void keepTogether(QTextDocument& document)
{
    const QAbstractTextDocumentLayout& layout = *document.documentLayout();
    const qreal high = kBody.height();
    for (QTextFrame* frame : document.rootFrame()->childFrames()) {
        auto* table = qobject_cast<QTextTable*>(frame);
        if (table == nullptr) continue;
        const bool isCard = table->rows() == 1;
        const QTextBlock heading = isCard ? QTextBlock() : headingOf(document, *table);
        QRectF place = layout.frameBoundingRect(table);
        if (heading.isValid()) place.setTop(layout.blockBoundingRect(heading).top());
        const bool broken =
            static_cast<int>(place.top() / high) != static_cast<int>((place.bottom() - 1) / high);
        // So much of a page may stay empty.
        constexpr qreal kLongest = 0.75;
        if (!broken || place.height() > (isCard ? high : kLongest * high)) continue;
        if (heading.isValid()) beginPageWith(heading);
        else beginPageWith(*table);
        // By itself the layout forgets what comes after a page that became shorter.
        document.setPageSize(kBody);
    }
}

/// All of a report that stands before its turns.
std::unique_ptr<QTextDocument> beginReport(const engine::ReportParts& parts)
{
    auto document = std::make_unique<ShownDocument>();
    QFont font = QGuiApplication::font();
    font.setPixelSize(kLetters);
    document->setDefaultFont(font);
    document->setUseDesignMetrics(true);
    document->setDocumentMargin(0);
    document->setMetaInformation(QTextDocument::DocumentTitle, fromUtf8(parts.title));
    QTextCursor cursor(document.get());
    QTextCharFormat title;
    title.setFontWeight(QFont::Bold);
    title.setProperty(QTextFormat::FontPixelSize, kLetters * 1.7);
    cursor.insertText(fromUtf8(parts.title), title);
    cursor.insertBlock({}, {});
    insertMarkdown(cursor, parts.opening);
    cursor.movePosition(QTextCursor::End);
    const QSize leadSize(static_cast<int>(kBody.width()), kLeadHeight);
    if (const QImage lead = leadPicture(parts, leadSize * kSharpness); !lead.isNull()) {
        QTextImageFormat picture;
        picture.setName(u"lead"_s);
        picture.setWidth(leadSize.width());
        picture.setHeight(leadSize.height());
        document->addResource(QTextDocument::ImageResource, QUrl(picture.name()), lead);
        cursor.insertBlock({}, {});
        cursor.insertImage(picture);
    }
    cursor.insertBlock({}, {});
    insertMarkdown(cursor, parts.tables);
    return document;
}

}  // namespace

std::unique_ptr<QTextDocument> documentOfReport(const engine::ReportParts& parts,
                                                const std::vector<QImage>& boards)
{
    auto document = beginReport(parts);
    QTextCursor cursor(document.get());
    cursor.movePosition(QTextCursor::End);
    for (std::size_t i = 0; i < parts.turns.size(); ++i) {
        const auto insertPicture = [&](QTextCursor at, const engine::ReportTurn& turn, qreal side) {
            QTextImageFormat picture;
            picture.setName(u"board:%1%2"_s.arg(turn.number).arg(fromUtf8(turn.variation)));
            picture.setWidth(side);
            picture.setHeight(side);
            document->addResource(QTextDocument::ImageResource, QUrl(picture.name()), boards[i]);
            at.insertImage(picture);
        };
        insertCard(cursor, parts.turns[i],
                   i < boards.size() ? InsertBoard(insertPicture) : InsertBoard());
    }
    return document;
}

std::unique_ptr<QTextDocument> documentWithBoards(const engine::ReportParts& parts)
{
    auto document = beginReport(parts);
    auto* boards = new PageBoards(*document);
    QTextCursor cursor(document.get());
    cursor.movePosition(QTextCursor::End);
    for (const engine::ReportTurn& each : parts.turns)
        insertCard(cursor, each,
                   [boards](QTextCursor at, const engine::ReportTurn& turn, qreal side) {
                       at.insertText(QString(QChar::ObjectReplacementCharacter),
                                     boards->add(turn.position, turn.placed, side));
                   });
    return document;
}

QByteArray pdfOfDocument(QTextDocument& document)
{
    document.setPageSize(kBody);
    keepTogether(document);

    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setResolution(kResolution);
    writer.setPageSize(QPageSize(QPageSize::A4));
    writer.setPageMargins({0, 0, 0, 0});
    const QString title = document.metaInformation(QTextDocument::DocumentTitle);
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
        painter.setFont(document.defaultFont());
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
