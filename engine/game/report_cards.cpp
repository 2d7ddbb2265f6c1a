// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/report_cards.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string_view>

#include "engine/base/base64.h"
#include "engine/game/board_svg.h"
#include "engine/game/note_html.h"

namespace engine::report {
namespace {

using board_svg::escaped;

std::string paragraph(const char* kind, const std::string& text)
{
    return std::string("<p class=\"") + kind + "\">" + escaped(text) + "</p>";
}

/// The notes of a turn as HTML, and the places that they lead to on its board.
class Notes
{
public:
    /// `anchor` begins the ids of places on the board; empty = there is no board.
    Notes(const Game& game, const ReportOptions& options, std::string anchor)
        : m_game(game), m_options(options), m_anchor(std::move(anchor))
    {
    }

    std::string html(const std::vector<std::string>& notes, const Position& question,
                     const std::vector<std::shared_ptr<const Picture>>& pictures)
    {
        NoteTargets targets;
        targets.position = &question;
        targets.turns = static_cast<int>(m_game.rows.size());
        targets.place = [this](const NoteLink& link) { return addressOf(link); };
        targets.picture = [&pictures](std::string_view name) {
            return pictureNamed(name, pictures);
        };
        std::string text;
        for (const std::string& note : notes)
            text += "<div class=\"note\">" + noteHtml(note, targets) + "</div>";
        return text;
    }
    [[nodiscard]] const std::vector<board_svg::Goal>& goals() const { return m_goals; }

private:
    std::string addressOf(const NoteLink& link)
    {
        if (link.kind == NoteLink::Kind::Turn) {
            const auto row =
                std::find_if(m_game.rows.begin(), m_game.rows.end(),
                             [&](const Row& each) { return each.number == link.turn; });
            const bool there = row != m_game.rows.end() && hasCard(m_game, *row, m_options);
            return there ? "#turn" + std::to_string(link.turn) : std::string();
        }
        if (m_anchor.empty()) return {};
        board_svg::Goal goal;
        goal.id = m_anchor + "-" + std::to_string(m_goals.size() + 1);
        goal.row = link.row;
        goal.column = link.column;
        if (link.kind == NoteLink::Kind::Move && link.move.kind == MoveKind::Place)
            goal.tiles = tilesPlacedBy(link.move);
        m_goals.push_back(goal);
        return "#" + goal.id;
    }

    /// Whatever a file says it is, it is shown as a picture and never run.
    static std::string pictureNamed(std::string_view name,
                                    const std::vector<std::shared_ptr<const Picture>>& pictures)
    {
        const auto found = std::find_if(pictures.begin(), pictures.end(), [&](const auto& each) {
            return each->name == name && each->type.compare(0, 6, "image/") == 0;
        });
        if (found == pictures.end()) return {};
        return "<img alt=\"" + escaped(name) + "\" src=\"data:" + escaped((*found)->type) +
               ";base64," + toBase64((*found)->bytes) + "\"/>";
    }

    const Game& m_game;
    const ReportOptions& m_options;
    std::string m_anchor;
    std::vector<board_svg::Goal> m_goals;
};

std::string reviewParagraph(const Row& row, const ReportWords& words)
{
    if (row.review == nullptr) return {};
    if (!row.review->judged() && !row.review->phony)
        return paragraph("soft", reviewLine(row, words));
    return "<p class=\"q" + qualityClass(*row.review) + "\">" + signOf(*row.review) + " " +
           escaped(reviewLine(row, words)) + "</p>";
}

std::string rackOf(const Row& row, const ReportWords& words)
{
    if (row.tiles.empty() && row.hidden == 0)
        return paragraph("soft", words.rack + ": " + words.unknown);
    return board_svg::rack(row.tiles, row.hidden, words.rack + " " + row.rack);
}

/// Links to what leaves the line at a turn.
std::string variationLinks(const Game& game, const Row& row, const ReportWords& words)
{
    std::string text;
    for (const Variation& variation : game.variations) {
        if (variation.turn != row.number || !variation.of.empty()) continue;
        const std::string first = variation.rows.front().move + " " + variation.rows.front().score;
        text += "<p><a href=\"#" + variation.anchor + "\">" + escaped(headingOf(variation, words)) +
                "</a>: " + escaped(first) + "</p>";
    }
    return text;
}

std::string headWithGlyph(const std::string& title, const Row& row)
{
    return escaped(title) + (row.glyph.empty() ? "" : " " + escaped(row.glyph));
}

}  // namespace

bool isOnlyPhony(const TurnReview& review)
{
    return review.phony && review.mistake == MistakeSize::None;
}

std::string qualityClass(const TurnReview& review)
{
    return isOnlyPhony(review) ? "p" : std::to_string(static_cast<int>(review.mistake));
}

const char* signOf(const TurnReview& review)
{
    if (isOnlyPhony(review)) return "✱";
    switch (review.mistake) {
    case MistakeSize::None: return "●";
    case MistakeSize::Small: return "◔";
    case MistakeSize::Medium: return "▲";
    case MistakeSize::Large: return "■";
    }
    return "";
}

bool hasCard(const Game& game, const Row& row, const ReportOptions& options)
{
    const auto besideIt = [&](const Variation& each) { return each.turn == row.number; };
    return row.told && (options.boards || !row.notes.empty() ||
                        std::any_of(game.variations.begin(), game.variations.end(), besideIt));
}

std::string turnCard(const Game& game, const Row& row, const ReportOptions& options)
{
    if (!hasCard(game, row, options)) return {};
    const ReportWords& words = options.words;
    const std::string number = std::to_string(row.number);
    const std::string title = headingOf(game, row);
    Notes notes(game, options, options.boards ? "b" + number : std::string());
    const std::string said = notes.html(row.notes, *row.question, row.pictures);
    std::string text = "<section class=\"turn\" id=\"turn" + number + "\">";
    if (options.boards)
        text += board_svg::board(*row.position, row.placed, row.shapes, title, notes.goals());
    text += "<div><h2>" + headWithGlyph(title, row) + "</h2>" + rackOf(row, words);
    for (const std::string& after : row.after) text += "<p>" + escaped(after) + "</p>";
    text += paragraph("soft", words.total + ": " + row.total) + reviewParagraph(row, words);
    if (!row.why.empty()) text += paragraph("soft", words.why + ": " + row.why);
    text += said + variationLinks(game, row, words);
    return text + "</div></section>\n";
}

std::string variationCard(const Game& game, const Variation& variation,
                          const ReportOptions& options)
{
    const ReportWords& words = options.words;
    Notes notes(game, options, options.boards ? "b" + variation.anchor : std::string());
    std::string text = "<section class=\"turn variation\" id=\"" + variation.anchor + "\">";
    std::string told = "<div><h2>" + escaped(headingOf(variation, words)) + "</h2>";
    for (const Row& row : variation.rows) {
        told += "<h3>" + headWithGlyph(headingOf(game, row), row) + "</h3>" + rackOf(row, words);
        for (const std::string& after : row.after) told += "<p>" + escaped(after) + "</p>";
        told += paragraph("soft", words.total + ": " + row.total) +
                notes.html(row.notes, *row.question, row.pictures);
    }
    told += "</div>";
    const Row& last = variation.rows.back();
    if (options.boards) {
        text += board_svg::board(*last.position, placedBy(variation), last.shapes,
                                 headingOf(variation, words), notes.goals());
    }
    return text + told + "</section>\n";
}

std::string openingHtml(const Game& game, const ReportOptions& options)
{
    Notes notes(game, options, {});
    return notes.html(game.opening, *game.start, game.openingPictures);
}

}  // namespace engine::report
