// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/solitaire/solitaire_share.h"

#include <algorithm>
#include <utility>
#include <vector>

#include <QBuffer>
#include <QCoreApplication>
#include <QFileInfo>
#include <QImage>
#include <QLocale>

#include "engine/base/file.h"
#include "engine/board/legality.h"
#include "engine/rules/text.h"
#include "engine/solitaire/solitaire_export.h"
#include "engine/solitaire/solitaire_reading.h"
#include "engine/solitaire/solitaire_record.h"
#include "engine/solitaire/solitaire_text.h"
#include "ui/board/board_image.h"
#include "ui/files/file_readers.h"
#include "ui/language/text.h"

namespace ui {

using engine::failure;
using engine::Result;
using engine::SolitaireFormat;
using engine::SolitaireWords;

namespace {

using namespace Qt::StringLiterals;

constexpr int kPictureSide = 1200;  // pixels
constexpr std::size_t kLargestGameFile = std::size_t{1} << 24;

struct ShareText
{
    Q_DECLARE_TR_FUNCTIONS(ui::SolitaireShare)
};

SolitaireFormat formatOf(SolitaireForm form)
{
    switch (form) {
    case SolitaireForm::Gcg: return SolitaireFormat::Gcg;
    case SolitaireForm::Csv: return SolitaireFormat::Csv;
    case SolitaireForm::Json: return SolitaireFormat::Json;
    case SolitaireForm::Html: return SolitaireFormat::Html;
    default: return SolitaireFormat::Text;
    }
}

SolitaireWords pageWords()
{
    SolitaireWords words;
    words.language = QLocale().name().section(u'_', 0, 0).toStdString();
    words.title = ShareText::tr("One-player game").toStdString();
    words.order = ShareText::tr("Order of tiles").toStdString();
    words.lexicon = ShareText::tr("Lexicon").toStdString();
    words.rules = ShareText::tr("Rules").toStdString();
    words.seed = ShareText::tr("Seed").toStdString();
    words.moves = ShareText::tr("Moves").toStdString();
    words.move = ShareText::tr("Move").toStdString();
    words.rack = ShareText::tr("Rack").toStdString();
    words.tiles = ShareText::tr("Tiles").toStdString();
    words.drawn = ShareText::tr("Drawn").toStdString();
    words.score = ShareText::tr("Score").toStdString();
    words.total = ShareText::tr("Total").toStdString();
    words.goal = ShareText::tr("Goal word").toStdString();
    words.left = ShareText::tr("Tiles left").toStdString();
    words.penalty = ShareText::tr("Penalty").toStdString();
    words.play = ShareText::tr("Play").toStdString();
    words.first = ShareText::tr("First").toStdString();
    words.back = ShareText::tr("Back").toStdString();
    words.next = ShareText::tr("Next").toStdString();
    words.last = ShareText::tr("Last").toStdString();
    return words;
}

Result<QByteArray> pictureOf(const ReplayedGame& game, int moves, const Theme& theme)
{
    const auto at = static_cast<std::size_t>(std::clamp(moves, 0, game.moves()));
    std::vector<engine::PlacedTile> placed;
    if (at > 0) placed = engine::tilesPlacedBy(game.rows[at - 1].move);
    const QImage image = boardImage(*game.positions[at], placed, kPictureSide, theme);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    if (!buffer.open(QIODevice::WriteOnly) || !image.save(&buffer, "PNG"))
        return failure(engine::ErrorCode::FileUnwritable, engine::say("no picture can be made"));
    return bytes;
}

/// An error's place gets the file's name.
tl::unexpected<engine::Error> inFile(engine::Error error, const QString& path)
{
    error.place.file = QFileInfo(path).fileName().toStdString();
    return failure(std::move(error));
}

Result<engine::SolitaireGame> checkText(const engine::SolitaireTask& task, const std::string& text)
{
    const auto written = engine::readSolitaireGames(text);
    if (!written) return failure(written.error());
    const std::string name = engine::solitaireName(task);
    auto game = std::ranges::find_if(*written, [&](const auto& each) { return each.name == name; });
    if (game == written->end()) game = written->begin();
    return engine::checkSolitaire(task, *game);
}

Result<engine::SolitaireGame> checkGcg(const SolitaireAsk& ask, const engine::SolitaireTask& task,
                                       const std::string& text)
{
    const auto document = readDocument(text, {}, true, ask.rules, ask.lexicon);
    if (!document) return failure(document.error());
    if (!document->game)
        return failure(engine::ErrorCode::Malformed, engine::say("there is no game in it"));
    return engine::checkSolitaire(task, document->game->record());
}

}  // namespace

QList<SolitaireForm> solitaireForms()
{
    using enum SolitaireForm;
    return {Text, Gcg, Csv, Json, Html, Picture};
}

QString solitaireFormTitle(SolitaireForm form)
{
    switch (form) {
    case SolitaireForm::Text: return ShareText::tr("Contest &Text…");
    case SolitaireForm::Gcg: return ShareText::tr("&GCG…");
    case SolitaireForm::Csv: return ShareText::tr("&CSV Table…");
    case SolitaireForm::Json: return ShareText::tr("&JSON…");
    case SolitaireForm::Html: return ShareText::tr("&Web Page with Replay…");
    case SolitaireForm::Picture: return ShareText::tr("&Picture of the Board…");
    }
    return {};
}

QString solitaireFormEnding(SolitaireForm form)
{
    switch (form) {
    case SolitaireForm::Text: return u".txt"_s;
    case SolitaireForm::Gcg: return u".gcg"_s;
    case SolitaireForm::Csv: return u".csv"_s;
    case SolitaireForm::Json: return u".json"_s;
    case SolitaireForm::Html: return u".html"_s;
    case SolitaireForm::Picture: return u".png"_s;
    }
    return {};
}

QString solitaireFormFilter(SolitaireForm form)
{
    switch (form) {
    case SolitaireForm::Text: return ShareText::tr("Contest text (*.txt)");
    case SolitaireForm::Gcg: return ShareText::tr("GCG (*.gcg)");
    case SolitaireForm::Csv: return ShareText::tr("CSV (*.csv)");
    case SolitaireForm::Json: return ShareText::tr("JSON (*.json)");
    case SolitaireForm::Html: return ShareText::tr("Web page (*.html)");
    case SolitaireForm::Picture: return ShareText::tr("Picture (*.png)");
    }
    return {};
}

Result<QByteArray> solitaireFile(const ReplayedGame& game, int moves, SolitaireForm form,
                                 std::optional<std::uint64_t> seed, const QString& notes,
                                 const Theme& theme)
{
    if (form == SolitaireForm::Picture) return pictureOf(game, moves, theme);
    engine::SolitaireLabel label;
    label.seed = seed;
    label.notes = notes.trimmed().toStdString();
    label.goals = game.goals;
    label.words = pageWords();
    const auto text = engine::writeSolitaire(*game.task, game.game, formatOf(form), label);
    if (!text) return failure(text.error());
    return QByteArray::fromStdString(*text);
}

Result<ReplayedGamePtr> checkGameFile(const SolitaireAsk& ask, const QString& path)
{
    const auto task = taskOf(ask);
    if (!task) return failure(task.error());
    const auto text = engine::readTextFile(toPath(path), kLargestGameFile);
    if (!text) return failure(text.error());
    const std::string_view front = engine::text::firstMeaningfulLine(*text);
    const bool gcg = text->starts_with('#') || front.starts_with('>');
    auto game = gcg ? checkGcg(ask, **task, *text) : checkText(**task, *text);
    if (!game) {
        engine::Error error = std::move(game.error());
        const std::string order = engine::orderOfGames(*text);
        if (!order.empty() && order != ask.rules->alphabet.written(ask.order))
            error.sentence = engine::say("%1; the game is of another order of tiles than the one "
                                         "that is set up",
                                         error.sentence);
        return inFile(std::move(error), path);
    }
    return replayGame(*task, std::move(*game), {});
}

}  // namespace ui
