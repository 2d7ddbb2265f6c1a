// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/output/game_export.h"

#include <algorithm>
#include <filesystem>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

#include <QBuffer>
#include <QFileInfo>
#include <QGuiApplication>
#include <QImage>
#include <QPainter>
#include <QTextCursor>
#include <QTextDocument>

#include "engine/base/file.h"
#include "engine/game/gcg.h"
#include "engine/game/promotion.h"
#include "ui/board/board_image.h"
#include "ui/files/chosen_output.h"
#include "ui/game/note_document.h"
#include "ui/game/shown_document.h"
#include "ui/language/text.h"
#include "ui/output/game_pdf.h"

namespace ui {

using engine::ErrorCode;
using engine::failure;
using engine::Result;

namespace {

using namespace Qt::StringLiterals;

constexpr int kPictureSide = 900;  ///< pixels of a board in a preview
constexpr QSize kSlide{1920, 1080};
constexpr int kSlideMargin = 40;
constexpr int kPreviewWidth = 620;
/// More would take longer to draw than to read.
constexpr std::size_t kBoardsInPreview = 6;
constexpr int kLongestPreview = 40'000;
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

engine::ReportOptions optionsOf(const ExportRequest& request)
{
    engine::ReportOptions options;
    options.line = request.line;
    options.lexicons = request.game->lexicons();
    options.boards = request.boards;
    options.notes = request.notes;
    options.variations = request.variations;
    options.firstTurn = request.firstTurn;
    options.lastTurn = request.lastTurn;
    options.onlyMistakes = request.onlyMistakes;
    options.words = request.words;
    return options;
}

/// Null where none is wanted or there is nothing to judge by.
Result<std::shared_ptr<const engine::GameReview>> reviewOf(const ExportRequest& request,
                                                           const engine::TaskContext& context)
{
    if (!request.review || !request.game->lexicon()) return nullptr;
    const engine::GameRecord& record = request.game->record();
    if (request.known && record.lineThrough(request.knownLine) == record.lineThrough(request.line))
        return request.known;
    auto found = engine::reviewGame(
        {request.game->record(), request.line, request.game->lexicons(), request.leaves}, context);
    if (!found) return failure(std::move(found.error()));
    return std::make_shared<const engine::GameReview>(std::move(*found));
}

/// The pages of a report, without boards from `boards` turns on.
Result<std::shared_ptr<QTextDocument>> pagesOf(const ExportRequest& request,
                                               const engine::ReportOptions& options,
                                               std::size_t boards,
                                               const engine::TaskContext& context)
{
    const auto parts = engine::reportParts(request.game->record(), options);
    if (!parts) return failure(parts.error());
    std::vector<QImage> pictures;
    for (const engine::ReportTurn& turn : parts->turns) {
        if (!options.boards || pictures.size() >= boards) break;
        if (context.stopRequested()) return failure(cancelled().error());
        context.report({engine::say("Drawing boards"), static_cast<std::int64_t>(pictures.size()),
                        static_cast<std::int64_t>(parts->turns.size())});
        pictures.push_back(boardImage(*turn.position, turn.placed, kPictureSide, Theme::day()));
    }
    return std::shared_ptr<QTextDocument>(documentOfReport(*parts, pictures));
}

Result<std::vector<Output>> pdfOf(const ExportRequest& request,
                                  const engine::ReportOptions& options,
                                  const engine::TaskContext& context)
{
    const auto parts = engine::reportParts(request.game->record(), options);
    if (!parts) return failure(parts.error());
    if (context.stopRequested()) return cancelled();
    const auto document =
        options.boards ? documentWithBoards(*parts) : documentOfReport(*parts, {});
    if (context.stopRequested()) return cancelled();
    Output output{request.path, pdfOfDocument(*document)};
    return std::vector{std::move(output)};
}

Result<std::string> gcgOf(const ExportRequest& request)
{
    engine::GameRecord record = request.game->record();
    engine::promoteLine(record, request.line);
    auto written = engine::writeGcg(record);
    if (!written) return failure(std::move(written.error()));
    return std::move(written->text);
}

void paintSlide(QPainter& painter, const engine::ReportTurn& turn, bool board, const Theme& theme)
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
            turn.position->rules().alphabet, turn.rack.tiles, turn.rack.hidden, theme);
        side.setLeft(place.right() + kSlideMargin);
    }
    // Large, unless there is much to say.
    ShownDocument text;
    text.setDefaultStyleSheet(QString());
    for (int pixels = 34; pixels >= 9; pixels -= 2) {
        QFont font = QGuiApplication::font();
        font.setPixelSize(pixels);
        text.setDefaultFont(font);
        text.setMarkdown(fromUtf8(turn.markdown), kShownMarkdown);
        text.replaceForeignPictures({});
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

QImage slideOf(const ExportRequest& request, const engine::ReportTurn& turn)
{
    QImage image(kSlide, QImage::Format_RGB32);
    QPainter painter(&image);
    paintSlide(painter, turn, request.boards, *request.theme);
    return image;
}

Result<std::vector<Output>> slidesOf(const ExportRequest& request,
                                     const engine::ReportOptions& options,
                                     const engine::TaskContext& context)
{
    const auto parts = engine::reportParts(request.game->record(), options);
    if (!parts) return failure(parts.error());
    const std::vector<engine::ReportTurn>* turns = &parts->turns;
    const QFileInfo file(request.path);
    const auto digits = QString::number(turns->empty() ? 1 : turns->back().number).size();
    std::vector<Output> outputs;
    for (std::size_t i = 0; i < turns->size(); ++i) {
        if (context.stopRequested()) return cancelled();
        context.report({engine::say("Drawing slides"), static_cast<std::int64_t>(i),
                        static_cast<std::int64_t>(turns->size())});
        const QImage image = slideOf(request, (*turns)[i]);
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
    case ExportForm::Slides:
    case ExportForm::Gcg: break;
    }
    return engine::ReportFormat::Html;
}

Result<std::string> textOf(const ExportRequest& request, const engine::ReportOptions& options)
{
    if (request.form == ExportForm::Gcg) return gcgOf(request);
    return engine::writeReport(request.game->record(), formatOf(request.form), options);
}

/// The first slide in a document, as wide as the preview.
Result<std::shared_ptr<QTextDocument>> firstSlide(const ExportRequest& request,
                                                  engine::ReportOptions options)
{
    options.variations = false;
    const auto parts = engine::reportParts(request.game->record(), options);
    if (!parts) return failure(parts.error());
    auto document = std::make_shared<ShownDocument>();
    if (parts->turns.empty()) return document;
    const QImage slide = slideOf(request, parts->turns.front());
    QTextCursor(document.get())
        .insertImage(slide.scaledToWidth(kPreviewWidth, Qt::SmoothTransformation), u"slide"_s);
    return document;
}

}  // namespace

engine::Result<void> checkEnding(const QString& path, ExportForm form)
{
    const QString ending = endingOf(form);
    const QString there = u'.' + QFileInfo(path).suffix().toLower();
    if (there == ending || (form == ExportForm::Html && there == u".htm"_s)) return {};
    return failure(ErrorCode::OutOfRange, engine::say("the name must end with %1, not with %2",
                                                      ending.toStdString(), there.toStdString()));
}

QString endingOf(ExportForm form)
{
    switch (form) {
    case ExportForm::Html: return u".html"_s;
    case ExportForm::Pdf: return u".pdf"_s;
    case ExportForm::Slides: return u".png"_s;
    case ExportForm::Markdown: return u".md"_s;
    case ExportForm::Text: return u".txt"_s;
    case ExportForm::Csv: return u".csv"_s;
    case ExportForm::Gcg: return u".gcg"_s;
    }
    return {};
}

QStringList slidesThere(const QString& path)
{
    const QFileInfo file(path);
    const QString front = file.completeBaseName() + u'-';
    QStringList names;
    std::error_code error;
    std::filesystem::directory_iterator all(toPath(file.path()), error);
    for (; !error && all != std::filesystem::directory_iterator(); all.increment(error)) {
        const QString name = fromPath(all->path().filename());
        if (name.startsWith(front) && name.endsWith(u".png"_s)) names.append(name);
    }
    names.sort();
    return names;
}

Result<QStringList> exportGame(const ExportRequest& request, const engine::TaskContext& context)
{
    const auto review = reviewOf(request, context);
    if (!review) return failure(review.error());
    engine::ReportOptions options = optionsOf(request);
    options.review = review->get();
    Result<std::vector<Output>> outputs = std::vector<Output>();
    if (request.form == ExportForm::Pdf) {
        outputs = pdfOf(request, options, context);
    } else if (request.form == ExportForm::Slides) {
        options.variations = false;
        outputs = slidesOf(request, options, context);
    } else {
        auto text = textOf(request, options);
        if (!text) return failure(std::move(text.error()));
        outputs->push_back({request.path, QByteArray::fromStdString(*text)});
    }
    if (!outputs) return failure(std::move(outputs.error()));
    if (context.stopRequested()) return failure(cancelled().error());
    // All of them or none.
    for (const Output& output : *outputs)
        if (auto may = checkOutput(toPath(output.path)); !may)
            return failure(std::move(may.error()));
    QStringList written;
    for (const Output& output : *outputs) {
        const std::string_view bytes(output.bytes.constData(),
                                     static_cast<std::size_t>(output.bytes.size()));
        if (auto done = writeChosenFile(toPath(output.path), bytes); !done)
            return failure(std::move(done.error()));
        written.append(output.path);
    }
    return written;
}

Result<ExportPreview> previewOf(const ExportRequest& request, const engine::TaskContext& context)
{
    const auto review = reviewOf(request, context);
    if (!review) return failure(review.error());
    engine::ReportOptions options = optionsOf(request);
    options.review = review->get();
    ExportPreview preview;
    preview.review = *review;
    const bool pages = request.form == ExportForm::Html || request.form == ExportForm::Pdf;
    if (pages || request.form == ExportForm::Slides) {
        auto document = pages ? pagesOf(request, options, kBoardsInPreview, context)
                              : firstSlide(request, options);
        if (!document) return failure(std::move(document.error()));
        preview.document = std::move(*document);
        preview.document->moveToThread(QGuiApplication::instance()->thread());
        return preview;
    }
    const auto text = textOf(request, options);
    if (!text) return failure(text.error());
    preview.text = fromUtf8(*text).left(kLongestPreview);
    return preview;
}

}  // namespace ui
