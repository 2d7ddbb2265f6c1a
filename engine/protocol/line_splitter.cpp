// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/protocol/line_splitter.h"

#include <utility>

namespace engine {

void LineSplitter::append(std::string_view piece)
{
    if (m_tooLong) return;
    if (piece.size() > m_most - m_begun.size()) {
        m_tooLong = true;
        // Gives the memory back, too.
        m_begun = std::string();
        return;
    }
    m_begun += piece;
}

void LineSplitter::end(const LineSink& sink)
{
    const std::string line = std::exchange(m_begun, {});
    const bool tooLong = std::exchange(m_tooLong, false);
    std::string_view text = line;
    if (text.ends_with('\r')) text.remove_suffix(1);
    sink(text, tooLong);
}

void LineSplitter::add(std::string_view piece, const LineSink& sink)
{
    for (std::size_t newline = piece.find('\n'); newline != std::string_view::npos;
         newline = piece.find('\n')) {
        append(piece.substr(0, newline));
        end(sink);
        piece.remove_prefix(newline + 1);
    }
    append(piece);
}

void LineSplitter::finish(const LineSink& sink)
{
    if (!m_begun.empty() || m_tooLong) end(sink);
}

}  // namespace engine
