// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/base/result.h"
#include "engine/rules/rules_document.h"
#include "engine/rules/rules_format.h"
#include "engine/rules/text.h"

namespace engine::rules_text {

/// One section of a document with what its reader needs again and again. Document and section
/// must outlive it. Errors carry the place in the file.
class SectionReader
{
public:
    SectionReader(const Document& document, const Section& section)
        : m_document(document), m_section(section)
    {
    }

    [[nodiscard]] const Section& section() const { return m_section; }
    [[nodiscard]] const Setting* find(std::string_view key) const { return m_section.find(key); }

    [[nodiscard]] tl::unexpected<Error> error(ErrorCode code, Sentence message,
                                              const Piece& where) const
    {
        return m_document.error(code, std::move(message), where);
    }
    /// About the section as a whole.
    [[nodiscard]] tl::unexpected<Error> error(ErrorCode code, Sentence message) const
    {
        return error(code, std::move(message), Piece{{}, m_section.name.line, 0});
    }
    [[nodiscard]] tl::unexpected<Error> missing(std::string_view key) const;

    /// Every key and the table must be one of these; keys for the squares of a picture are fine in
    /// a section that has one.
    [[nodiscard]] Result<void> checkKeys(const std::vector<std::string>& keys,
                                         std::string_view table) const;

    [[nodiscard]] std::string text(std::string_view key, const std::string& otherwise) const;

    /// A whole number from low to high; `what` begins the message, which also names the word that
    /// could stand there instead.
    [[nodiscard]] Result<int> number(const Piece& piece, int low, int high, const Sentence& what,
                                     std::string_view word = {}) const;

    /// Leaves `value` as it is when the key is not there. `word` stands for `wordValue`.
    [[nodiscard]] Result<void> readNumber(std::string_view key, int low, int high, int& value,
                                          std::string_view word = {}, int wordValue = 0) const;

    /// The same for one of some words.
    template <class T, std::size_t N>
    [[nodiscard]] Result<void> readWord(std::string_view key, const std::array<Word<T>, N>& words,
                                        T& value) const
    {
        const Setting* setting = find(key);
        if (setting == nullptr) return {};
        std::vector<std::string_view> choices;
        for (const auto& [candidate, word] : words) {
            if (setting->value.text == word) {
                value = candidate;
                return {};
            }
            choices.push_back(word);
        }
        return error(ErrorCode::Malformed,
                     say("%1 is %2, not %3", text::quoted(key), text::choices(choices),
                         text::quoted(setting->value.text)),
                     setting->value);
    }

private:
    const Document& m_document;
    const Section& m_section;
};

}  // namespace engine::rules_text
