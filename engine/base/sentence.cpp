// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/base/sentence.h"

namespace engine {

std::string Sentence::english() const
{
    std::string whole;
    for (std::string_view rest = m_text; !rest.empty();) {
        const std::size_t at = rest.find('%');
        whole += rest.substr(0, at);
        if (at == std::string_view::npos) break;
        rest.remove_prefix(at);
        const auto number =
            rest.size() > 1 ? static_cast<std::size_t>(rest[1] - '1') : m_arguments.size();
        if (number < m_arguments.size()) {
            whole += m_arguments[number].english();
            rest.remove_prefix(2);
        } else {
            whole += '%';
            rest.remove_prefix(1);
        }
    }
    return whole;
}

std::string SentenceArgument::english() const
{
    return m_kind == Kind::Sentence ? m_sentence.english() : m_text;
}

}  // namespace engine
