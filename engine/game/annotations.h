// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/result.h"

namespace engine {

/// What an annotator thinks of a move.
enum class Glyph : std::uint8_t { None, Brilliant, Good, Interesting, Dubious, Mistake, Blunder };

/// "!!", "!", "!?", "?!", "?", "??"; nothing for None.
[[nodiscard]] std::string_view glyphText(Glyph glyph);
[[nodiscard]] std::optional<Glyph> glyphFrom(std::string_view text);

enum class ShapeColour : std::uint8_t { Green, Red, Yellow, Blue };

/// Something drawn on the board: a marked square, or an arrow from one square to another.
/// Rows and columns count from 0.
struct Shape
{
    ShapeColour colour = ShapeColour::Green;
    int row = 0;
    int column = 0;
    int toRow = 0;  ///< of the arrow's head; the square itself for a mark
    int toColumn = 0;

    [[nodiscard]] bool isArrow() const { return row != toRow || column != toColumn; }
    friend bool operator==(const Shape&, const Shape&) = default;
};

/// "R8H" for a mark, "G8D-8H" for an arrow; the letter is the colour.
[[nodiscard]] std::string shapeText(const Shape& shape);
/// The squares must be on a board of that size.
[[nodiscard]] Result<Shape> readShape(std::string_view text, int rows, int columns);

/// A picture that a note shows as `![...](picture:NAME)`.
struct Picture
{
    std::string name;   ///< unique within its node
    std::string type;   ///< media type: "image/png"
    std::string bytes;  ///< of the file
    friend bool operator==(const Picture&, const Picture&) = default;
};

/// A result worth keeping, for whoever computed it. It holds for a position with that hash only.
struct CachedAnalysis
{
    std::string kind;  ///< "static", "simulation"
    std::uint64_t positionHash = 0;
    std::string settings;  ///< what it was computed with, as its maker writes it
    std::string data;      ///< UTF-8 text in a form that belongs to the kind
    friend bool operator==(const CachedAnalysis&, const CachedAnalysis&) = default;
};

/// What people and analyses have added to a moment of a game. Pictures and analyses are shared
/// between copies.
struct Annotations
{
    /// Markdown. A GCG has several notes at an event where it has several #note lines; a text may
    /// have several lines.
    std::vector<std::string> notes;
    Glyph glyph = Glyph::None;
    std::vector<Shape> shapes;
    std::vector<std::shared_ptr<const Picture>> pictures;
    std::vector<std::shared_ptr<const CachedAnalysis>> analyses;

    [[nodiscard]] bool empty() const;
    /// All notes as one text, an empty line between them.
    [[nodiscard]] std::string noteText() const;
    /// By what they say, not by identity.
    friend bool operator==(const Annotations& a, const Annotations& b);
};

}  // namespace engine
