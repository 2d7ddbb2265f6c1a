// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/annotations.h"

#include <algorithm>
#include <array>
#include <cstddef>

#include "engine/board/move_notation.h"
#include "engine/rules/text.h"

namespace engine {
namespace {

constexpr std::array<std::string_view, 7> kGlyphs{"", "!!", "!", "!?", "?!", "?", "??"};
constexpr std::string_view kColours = "GRYB";

template <class T>
bool samePointees(const std::vector<std::shared_ptr<const T>>& a,
                  const std::vector<std::shared_ptr<const T>>& b)
{
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [](const auto& x, const auto& y) { return x == y || *x == *y; });
}

}  // namespace

std::string_view glyphText(Glyph glyph)
{
    return kGlyphs[static_cast<std::size_t>(glyph)];
}

std::optional<Glyph> glyphFrom(std::string_view text)
{
    const auto* const found = std::find(kGlyphs.begin(), kGlyphs.end(), text);
    if (found == kGlyphs.end()) return std::nullopt;
    return static_cast<Glyph>(found - kGlyphs.begin());
}

std::string shapeText(const Shape& shape)
{
    std::string text(1, kColours[static_cast<std::size_t>(shape.colour)]);
    text += squareName(shape.row, shape.column);
    if (shape.isArrow()) text += "-" + squareName(shape.toRow, shape.toColumn);
    return text;
}

Result<Shape> readShape(std::string_view text, int rows, int columns)
{
    const std::size_t colour = text.empty() ? std::string_view::npos : kColours.find(text.front());
    if (colour == std::string_view::npos) {
        return failure(ErrorCode::Malformed,
                       say("%1 is no shape such as R8H or G8D-8H", text::quoted(text)));
    }
    text.remove_prefix(1);
    const std::size_t dash = std::min(text.find('-'), text.size());
    const auto from = readCoordinate(text.substr(0, dash), rows, columns);
    if (!from) return failure(from.error());
    const auto to =
        dash == text.size() ? from : readCoordinate(text.substr(dash + 1), rows, columns);
    if (!to) return failure(to.error());
    return Shape{static_cast<ShapeColour>(colour), from->row, from->column, to->row, to->column};
}

bool Annotations::empty() const
{
    return notes.empty() && glyph == Glyph::None && shapes.empty() && pictures.empty() &&
           analyses.empty();
}

std::string Annotations::noteText() const
{
    std::string text;
    for (const std::string& note : notes) text += (text.empty() ? "" : "\n\n") + note;
    return text;
}

bool operator==(const Annotations& a, const Annotations& b)
{
    return a.notes == b.notes && a.glyph == b.glyph && a.shapes == b.shapes &&
           samePointees(a.pictures, b.pictures) && samePointees(a.analyses, b.analyses);
}

}  // namespace engine
