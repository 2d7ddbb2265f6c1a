// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <string>
#include <string_view>

#include "engine/game/note_html.h"

namespace engine::note_html {

/// Quotations in quotations, emphasis in emphasis: what lies deeper is text.
inline constexpr int kDeepest = 8;

[[nodiscard]] bool isWebAddress(std::string_view address);

/// The text of a paragraph as HTML: code, emphasis, links, pictures.
class InlineText
{
public:
    /// What is given outlives it.
    InlineText(std::string_view text, const NoteTargets& targets, int depth = 0,
               bool inLink = false);
    [[nodiscard]] std::string html();

private:
    /// How many bytes the element that begins there takes; 0 = it is text.
    std::size_t element(std::size_t at);
    std::size_t escape(std::size_t at);
    std::size_t code(std::size_t at);
    std::size_t picture(std::size_t at);
    std::size_t link(std::size_t at);
    std::size_t address(std::size_t at);
    std::size_t emphasis(std::size_t at);
    [[nodiscard]] std::size_t runAt(std::size_t at) const;
    [[nodiscard]] bool canOpen(std::size_t at, std::size_t length) const;
    [[nodiscard]] bool canClose(std::size_t at, std::size_t length) const;
    [[nodiscard]] std::size_t closing(std::size_t from, char sign, std::size_t length) const;
    void addLink(std::string_view address, const std::string& shown);
    /// Writes the text that has come together, with links into the game and tags.
    void flush();

    std::string_view m_text;
    const NoteTargets& m_targets;
    int m_depth;
    bool m_inLink;
    std::string m_plain;
    std::string m_html;
    /// Signs and lengths of emphasis that nothing further on closes: looked for once only.
    std::array<std::array<bool, 4>, 3> m_unclosed{};
    std::array<bool, 4> m_openCode{};
};

}  // namespace engine::note_html
