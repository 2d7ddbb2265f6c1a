// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/solitaire/solitaire_text.h"

#include <charconv>
#include <utility>

#include "engine/board/move_notation.h"
#include "engine/rules/text.h"

namespace engine {
namespace {

/// The marks and words of a text of games, one after the other.
class SolitaireTokens
{
public:
    explicit SolitaireTokens(std::string_view text) : m_rest(text::withoutMark(text)) {}

    /// "" at the end. `:`, `,` and `;` are tokens of their own.
    std::string_view next()
    {
        skip();
        if (m_rest.empty()) return {};
        std::size_t length = m_rest.find_first_of(":,; \t\r\n");
        if (length == 0) length = 1;
        const std::string_view token = m_rest.substr(0, length);
        m_rest.remove_prefix(token.size());
        return token;
    }
    std::string_view peek()
    {
        const SolitaireTokens before = *this;
        const std::string_view token = next();
        *this = before;
        return token;
    }
    [[nodiscard]] int line() const { return m_line; }
    /// The line of the next token.
    int skip()
    {
        while (!m_rest.empty()) {
            const char c = m_rest.front();
            if (c == '\n') ++m_line;
            else if (c != ' ' && c != '\t' && c != '\r') break;
            m_rest.remove_prefix(1);
        }
        return m_line;
    }

private:
    std::string_view m_rest;
    int m_line = 1;
};

constexpr std::size_t kMostWrittenMoves = 1000;
constexpr std::size_t kMostWrittenGames = 10'000;

std::optional<Score> writtenNumber(std::string_view token)
{
    int points = 0;
    const char* const end = token.data() + token.size();
    const auto [stop, error] = std::from_chars(token.data(), end, points);
    if (error != std::errc{} || stop != end) return std::nullopt;
    return Score{points};
}

bool isMark(std::string_view token)
{
    return token == ":" || token == "," || token == ";";
}

tl::unexpected<Error> malformedGame(int line, Sentence what)
{
    return failure(ErrorCode::Malformed, std::move(what), {{}, line});
}

Result<WrittenSolitaireMove> readWrittenMove(SolitaireTokens& tokens)
{
    WrittenSolitaireMove move;
    move.line = tokens.skip();
    const std::string_view square = tokens.next();
    const std::string_view word = tokens.next();
    if (square.empty() || word.empty() || isMark(square) || isMark(word)) {
        return malformedGame(move.line,
                             say("a square and a word are expected here, as in \"8H PIT 10\""));
    }
    move.text = std::string(square) + " " + std::string(word);
    const std::string_view score = tokens.peek();
    if (score.empty() || isMark(score)) return move;
    move.score = writtenNumber(score);
    if (!move.score) {
        return malformedGame(move.line, say("%1: %2 is no score; a comma stands between moves",
                                            move.text, text::quoted(score)));
    }
    static_cast<void>(tokens.next());
    return move;
}

Result<WrittenSolitaireGame> readWrittenGame(SolitaireTokens& tokens)
{
    WrittenSolitaireGame game;
    game.line = tokens.skip();
    game.name = tokens.next();
    if (isMark(game.name) || tokens.next() != ":") {
        return malformedGame(game.line,
                             say("a game begins with its name and a colon, as in \"A:\""));
    }
    // "A: 3162" has the total, "A: 8H PIT 10" has none.
    const SolitaireTokens before = tokens;
    const int line = tokens.skip();
    game.total = writtenNumber(tokens.next());
    if (!game.total) tokens = before;
    if (tokens.peek() == ";") {
        static_cast<void>(tokens.next());
        return game;
    }
    if (tokens.peek().empty()) return malformedGame(line, say("the game has no moves and no end"));
    for (;;) {
        auto move = readWrittenMove(tokens);
        if (!move) return failure(std::move(move.error()));
        game.moves.push_back(std::move(*move));
        if (game.moves.size() > kMostWrittenMoves)
            return malformedGame(game.line,
                                 say("the game has more than %1 moves", kMostWrittenMoves));
        const int end = tokens.skip();
        const std::string_view mark = tokens.next();
        if (mark.empty() || mark == ";") return game;
        if (mark != ",") {
            return malformedGame(end, say("%1: a comma or a semicolon is expected behind the move",
                                          game.moves.back().text));
        }
    }
}

}  // namespace

Result<std::vector<WrittenSolitaireGame>> readSolitaireText(std::string_view text)
{
    SolitaireTokens tokens(text);
    std::vector<WrittenSolitaireGame> games;
    while (!tokens.peek().empty()) {
        auto game = readWrittenGame(tokens);
        if (!game) return failure(std::move(game.error()));
        games.push_back(std::move(*game));
        if (games.size() > kMostWrittenGames)
            return malformedGame(tokens.line(),
                                 say("there are more than %1 games", kMostWrittenGames));
    }
    if (games.empty()) return failure(ErrorCode::Malformed, say("there is no game in it"));
    return games;
}

Result<SolitaireGame> checkSolitaire(const SolitaireTask& task, const WrittenSolitaireGame& written)
{
    SolitaireReplay replay(task);
    for (std::size_t i = 0; i < written.moves.size(); ++i) {
        const WrittenSolitaireMove& item = written.moves[i];
        const auto wrong = [&](const Error& error) {
            return failure(error.code, say("move %1 (%2): %3", i + 1, item.text, error.sentence),
                           {{}, item.line});
        };
        auto move = readMove(replay.position(), item.text);
        if (!move) return wrong(move.error());
        move->score = {};
        const auto played = replay.play(*move);
        if (!played) return wrong(played.error());
        if (item.score && *item.score != played->score) {
            return wrong({ErrorCode::IllegalMove,
                          say("the score is %1, not %2", played->score.points, item.score->points),
                          {}});
        }
    }
    SolitaireGame game = replay.game();
    if (written.total && *written.total != game.total() && *written.total != game.points) {
        return failure(ErrorCode::IllegalMove,
                       say("the total is %1, not %2", game.total().points, written.total->points),
                       {{}, written.line});
    }
    return game;
}

std::string wholeWord(const Position& position, const Move& move)
{
    std::string word;
    for (int i = 0; i < move.length; ++i) {
        Tile tile = move.tiles[static_cast<std::size_t>(i)];
        if (tile == kPlaythrough) tile = position.board().at(move.rowOf(i), move.columnOf(i));
        word += position.rules().alphabet.written(tile);
    }
    return word;
}

std::string solitaireName(const SolitaireTask& task)
{
    const Tile first = task.order().front();
    if (first == kBlank) return "A";
    return std::string(task.rules().alphabet.label(first));
}

std::string writeSolitaireText(const SolitaireTask& task, const SolitaireGame& game,
                               std::string_view name)
{
    std::string text = std::string(name) + ": " + std::to_string(game.total().points) + "\n";
    if (game.moves.empty()) return text + ";\n";
    SolitaireReplay replay(task);
    for (std::size_t i = 0; i < game.moves.size(); ++i) {
        const Move& move = game.moves[i];
        text += " " + coordinate(move.row, move.column, move.direction) + " " +
                wholeWord(replay.position(), move) + "    " + std::to_string(move.score.points) +
                (i + 1 < game.moves.size() ? ",\n" : ";\n");
        if (!replay.play(move)) break;
    }
    return text;
}

}  // namespace engine
