// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/output/game_export.h"

#include <algorithm>
#include <map>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include <QBuffer>
#include <QFileInfo>
#include <QImage>
#include <QPainter>
#include <QTextCursor>
#include <QTextDocument>

#include "engine/base/file.h"
#include "ui/board/board_image.h"
#include "ui/language/text.h"
#include "ui/output/game_pdf.h"

namespace ui {

using engine::ErrorCode;
using engine::failure;
using engine::Result;

namespace {

using namespace Qt::StringLiterals;

constexpr int kPictureSide = 900;  ///< pixels of a board in a PDF
constexpr QSize kSlide{1920, 1080};
constexpr int kSlideMargin = 40;
constexpr int kPngQuality = 80;  ///< as Qt counts: packed fast, and not much larger for it

/// A file that is to be written.
struct Output
{
    QString path;
    QByteArray bytes;
};

Result<std::vector<Output>> cancelled()
{
    return failure(ErrorCode::Cancelled, engine::say("the export was stopped"));
}

QString pictureName(int turn)
{
    return u"board:%1"_s.arg(turn);
}

Result<std::vector<Output>> pdfOf(const ExportRequest& request, engine::ReportOptions options,
                                  const engine::TaskContext& context)
{
    options.boardPicture = [](int turn) { return pictureName(turn).toStdString(); };
    const auto turns = engine::reportTurns(request.game->record(), options);
    if (!turns) return failure(turns.error());
    const auto text =
        engine::writeReport(request.game->record(), engine::ReportFormat::Markdown, options);
    if (!text) return failure(text.error());
    std::map<QString, QImage> pictures;
    for (const engine::ReportTurn& turn : *turns) {
        if (!options.boards) break;
        if (context.stopRequested()) return cancelled();
        pictures.emplace(pictureName(turn.number),
                         boardImage(*turn.position, turn.placed, kPictureSide, Theme::day()));
    }
    if (context.stopRequested()) return cancelled();
    Output output{request.path, pdfOfReport(fromUtf8(*text), pictures)};
    return std::vector{std::move(output)};
}

void paintSlide(QPainter& painter, const engine::ReportTurn& turn, const engine::RecordedRack& rack,
                bool board, const Theme& theme)
{
    painter.fillRect(QRect({0, 0}, kSlide), theme.palette.color(QPalette::Base));
    const int high = kSlide.height() - 2 * kSlideMargin;
    QRect side(kSlideMargin, kSlideMargin, kSlide.width() - 2 * kSlideMargin, high);
    if (board) {
        const int rackHigh = high / 11;
        const QRect place(kSlideMargin, kSlideMargin, high - rackHigh, high - rackHigh - 12);
        paintBoard(painter, place, *turn.position, turn.placed, theme);
        paintRack(
            painter,
            QRect(place.left() + place.width() / 6, place.bottom() + 12, place.width(), rackHigh),
            turn.position->rules().alphabet, rack.tiles, rack.hidden, theme);
        side.setLeft(place.right() + kSlideMargin);
    }
    // Large, unless there is much to say.
    QTextDocument text;
    text.setDefaultStyleSheet(QString());
    for (int pixels = 34; pixels >= 9; pixels -= 2) {
        QFont font(u"Noto Sans"_s);
        font.setPixelSize(pixels);
        text.setDefaultFont(font);
        text.setMarkdown(fromUtf8(turn.markdown));
        text.setTextWidth(side.width());
        if (text.size().height() <= side.height()) break;
    }
    QTextCursor all(&text);
    all.select(QTextCursor::Document);
    QTextCharFormat ink;
    ink.setForeground(theme.palette.color(QPalette::Text));
    all.mergeCharFormat(ink);
    painter.save();
    painter.translate(side.topLeft());
    text.drawContents(&painter, QRectF(0, 0, side.width(), side.height()));
    painter.restore();
}

Result<std::vector<Output>> slidesOf(const ExportRequest& request,
                                     const engine::ReportOptions& options,
                                     const engine::TaskContext& context)
{
    const engine::GameRecord& record = request.game->record();
    const auto turns = engine::reportTurns(record, options);
    if (!turns) return failure(turns.error());
    const auto played = engine::turnsOf(record, record.lineThrough(options.line));
    const QFileInfo file(request.path);
    const auto digits = QString::number(turns->size()).size();
    std::vector<Output> outputs;
    for (std::size_t i = 0; i < turns->size(); ++i) {
        if (context.stopRequested()) return cancelled();
        context.report({engine::say("Drawing slides"), static_cast<std::int64_t>(i),
                        static_cast<std::int64_t>(turns->size())});
        QImage image(kSlide, QImage::Format_RGB32);
        QPainter painter(&image);
        paintSlide(painter, (*turns)[i], record.node(played[i].move).event.rack, options.boards,
                   *request.theme);
        painter.end();
        const QString number = QString::number((*turns)[i].number).rightJustified(digits, u'0');
        Output output{u"%1/%2-%3.png"_s.arg(file.path(), file.completeBaseName(), number), {}};
        QBuffer buffer(&output.bytes);
        buffer.open(QIODevice::WriteOnly);
        if (!image.save(&buffer, "PNG", kPngQuality))
            return failure(ErrorCode::OutOfRange, engine::say("the picture could not be made"));
        outputs.push_back(std::move(output));
    }
    return outputs;
}

engine::ReportFormat formatOf(ExportForm form)
{
    switch (form) {
    case ExportForm::Markdown: return engine::ReportFormat::Markdown;
    case ExportForm::Text: return engine::ReportFormat::Text;
    case ExportForm::Csv: return engine::ReportFormat::Csv;
    case ExportForm::Html:
    case ExportForm::Pdf:
    case ExportForm::Slides: break;
    }
    return engine::ReportFormat::Html;
}

}  // namespace

QString endingOf(ExportForm form)
{
    switch (form) {
    case ExportForm::Html: return u".html"_s;
    case ExportForm::Pdf: return u".pdf"_s;
    case ExportForm::Slides: return u".png"_s;
    case ExportForm::Markdown: return u".md"_s;
    case ExportForm::Text: return u".txt"_s;
    case ExportForm::Csv: return u".csv"_s;
    }
    return {};
}

Result<QStringList> exportGame(const ExportRequest& request, const engine::TaskContext& context)
{
    engine::ReportOptions options;
    options.line = request.line;
    options.lexicon = request.game->lexicon();
    options.boards = request.boards;
    options.notes = request.notes;
    options.words = request.words;
    std::optional<engine::GameReview> review;
    if (request.review && options.lexicon) {
        auto found = engine::reviewGame(
            {request.game->record(), request.line, options.lexicon, request.leaves}, context);
        if (!found) return failure(std::move(found.error()));
        review = std::move(*found);
        options.review = &*review;
    }
    Result<std::vector<Output>> outputs = std::vector<Output>();
    if (request.form == ExportForm::Pdf) {
        outputs = pdfOf(request, options, context);
    } else if (request.form == ExportForm::Slides) {
        outputs = slidesOf(request, options, context);
    } else {
        auto text = engine::writeReport(request.game->record(), formatOf(request.form), options);
        if (!text) return failure(std::move(text.error()));
        outputs->push_back({request.path, QByteArray::fromStdString(*text)});
    }
    if (!outputs) return failure(std::move(outputs.error()));
    if (context.stopRequested()) return failure(cancelled().error());
    QStringList written;
    for (const Output& output : *outputs) {
        const std::string_view bytes(output.bytes.constData(),
                                     static_cast<std::size_t>(output.bytes.size()));
        if (auto done = engine::writeFileAtomically(toPath(output.path), bytes); !done)
            return failure(std::move(done.error()));
        written.append(output.path);
    }
    return written;
}

}  // namespace ui
