// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <cctype>
#include <set>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

/// One-player games of English replayed by plain means: characters on a board of strings, a set of
/// words, premiums as they are printed. It shares nothing with the engine.
namespace tests {

class PlainSolitaireReplay
{
public:
    /// `order` as "AB?C", words in capitals.
    PlainSolitaireReplay(std::string order, const std::set<std::string>& words)
        : m_order(std::move(order)), m_words(words)
    {
    }

    /// A block of contest text without its name: " 8H PIT 10,\n ...;". Empty when all is right,
    /// else what is wrong.
    std::string play(std::string text)
    {
        std::replace_if(
            text.begin(), text.end(), [](char c) { return c == ',' || c == ';'; }, '\n');
        std::istringstream lines(text);
        for (std::string line; std::getline(lines, line);) {
            std::istringstream fields(line);
            std::string square;
            std::string word;
            int score = 0;
            if (!(fields >> square)) continue;
            if (!(fields >> word >> score)) return "no move: " + line;
            const std::string wrong = lay(square, word, score);
            if (!wrong.empty()) return line + ": " + wrong;
        }
        return {};
    }
    /// With what is left taken off.
    [[nodiscard]] int total() const
    {
        int left = 0;
        for (const char tile : m_order) left += valueOf(tile);
        for (const char tile : m_used) left -= valueOf(tile);
        return m_points - left;
    }
    [[nodiscard]] int laid() const { return static_cast<int>(m_used.size()); }

private:
    static constexpr int kSide = 15;

    static int valueOf(char tile)
    {
        //                                    A  B  C  D  E  F  G  H  I  J  K  L  M
        static constexpr std::array<int, 26> values{1, 3, 3, 2,  1, 4, 2, 4, 1, 8, 5, 1, 3,
                                                    1, 1, 3, 10, 1, 1, 1, 1, 4, 4, 8, 4, 10};
        return tile >= 'A' && tile <= 'Z' ? values[static_cast<std::size_t>(tile - 'A')] : 0;
    }
    /// T: word three times, D: word twice, t, d: letter.
    static char premium(int row, int column)
    {
        static constexpr std::array<const char*, 8> quarter{"T  d   T", " D   t  ", "  D   d ",
                                                            "d  D   d", "    D   ", " t   t  ",
                                                            "  d   d ", "T  d   D"};
        return quarter[static_cast<std::size_t>(std::min(row, 14 - row))]
                      [std::min(column, 14 - column)];
    }
    [[nodiscard]] char at(int row, int column) const
    {
        if (row < 0 || column < 0 || row >= kSide || column >= kSide) return '.';
        return m_board[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
    }
    [[nodiscard]] bool knows(std::string word) const
    {
        for (char& c : word) c = static_cast<char>(std::toupper(c));
        return m_words.count(word) > 0;
    }

    std::string lay(const std::string& square, const std::string& word, int stated)
    {
        const bool down = std::isalpha(static_cast<unsigned char>(square[0])) != 0;
        const int row = std::stoi(down ? square.substr(1) : square) - 1;
        const int column = (down ? square[0] : square.back()) - 'A';
        const int stepRow = down ? 1 : 0;
        const int stepColumn = down ? 0 : 1;
        const auto length = static_cast<int>(word.size());
        if (at(row - stepRow, column - stepColumn) != '.' ||
            at(row + length * stepRow, column + length * stepColumn) != '.')
            return "the word is longer";
        std::string rack = m_order.substr(0, m_used.size() + 7);
        for (const char used : m_used) rack.erase(rack.find(used), 1);
        std::vector<int> placed;
        bool touches = m_used.empty();
        bool onStart = false;
        for (int i = 0; i < length; ++i) {
            const int r = row + i * stepRow;
            const int c = column + i * stepColumn;
            if (r >= kSide || c >= kSide) return "leaves the board";
            if (at(r, c) != '.') {
                if (at(r, c) != word[static_cast<std::size_t>(i)]) return "another letter is there";
                touches = true;
                continue;
            }
            const char letter = word[static_cast<std::size_t>(i)];
            const char tile = letter >= 'a' ? '?' : letter;
            const std::size_t held = rack.find(tile);
            if (held == std::string::npos) return "the rack lacks a tile";
            rack.erase(held, 1);
            placed.push_back(i);
            onStart |= r == 7 && c == 7;
            touches |=
                at(r - stepColumn, c - stepRow) != '.' || at(r + stepColumn, c + stepRow) != '.';
        }
        if (placed.empty()) return "lays nothing";
        if (m_used.empty() && !onStart) return "not on the start square";
        if (!touches) return "touches nothing";
        int points = length > 1 ? wordPoints(row, column, stepRow, stepColumn, word, placed) : 0;
        if (length > 1 && !knows(word)) return "is no word";
        for (const int i : placed) {
            const int r = row + i * stepRow;
            const int c = column + i * stepColumn;
            int before = 0;
            while (at(r - (before + 1) * stepColumn, c - (before + 1) * stepRow) != '.') ++before;
            std::string across;
            for (int k = before; k > 0; --k) across += at(r - k * stepColumn, c - k * stepRow);
            across += word[static_cast<std::size_t>(i)];
            for (int k = 1; at(r + k * stepColumn, c + k * stepRow) != '.'; ++k)
                across += at(r + k * stepColumn, c + k * stepRow);
            if (across.size() == 1) continue;
            if (!knows(across)) return across + " is no word";
            points += wordPoints(r - before * stepColumn, c - before * stepRow, stepColumn, stepRow,
                                 across, {before});
        }
        if (placed.size() == 7) points += 50;
        for (const int i : placed) {
            const char letter = word[static_cast<std::size_t>(i)];
            m_board[static_cast<std::size_t>(row + i * stepRow)]
                   [static_cast<std::size_t>(column + i * stepColumn)] = letter;
            m_used += letter >= 'a' ? '?' : letter;
        }
        m_points += points;
        if (points != stated) return "scores " + std::to_string(points);
        return {};
    }
    [[nodiscard]] static int wordPoints(int row, int column, int stepRow, int stepColumn,
                                        const std::string& word, const std::vector<int>& placed)
    {
        int sum = 0;
        int factor = 1;
        for (int i = 0; i < static_cast<int>(word.size()); ++i) {
            int value = valueOf(word[static_cast<std::size_t>(i)]);
            if (std::find(placed.begin(), placed.end(), i) != placed.end()) {
                switch (premium(row + i * stepRow, column + i * stepColumn)) {
                case 'T': factor *= 3; break;
                case 'D': factor *= 2; break;
                case 't': value *= 3; break;
                case 'd': value *= 2; break;
                default: break;
                }
            }
            sum += value;
        }
        return sum * factor;
    }

    std::string m_order;
    const std::set<std::string>& m_words;
    std::vector<std::string> m_board = std::vector<std::string>(kSide, std::string(kSide, '.'));
    std::string m_used;
    int m_points = 0;
};

}  // namespace tests
