// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <concepts>
#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace engine {

/// How many arguments the text of a sentence asks for: its places are %1 to %9, in any order, and
/// each number up to the highest stands there. -1 when a number is missing.
[[nodiscard]] constexpr int placesIn(std::string_view text)
{
    unsigned seen = 0;
    for (std::size_t i = 0; i + 1 < text.size(); ++i)
        if (text[i] == '%' && text[i + 1] >= '1' && text[i + 1] <= '9')
            seen |= 1U << (text[i + 1] - '1');
    int count = 0;
    for (; (seen & 1U) != 0; seen >>= 1U) ++count;
    return seen == 0 ? count : -1;
}

/// The text of a sentence that takes this number of arguments: a string literal, so that whoever
/// translates it can use it as the key. A wrong number of places does not compile.
template <std::size_t Arguments>
class SentenceText
{
public:
    // Implicit, so that calls hold the bare literal.
    template <std::size_t Size>
    consteval SentenceText(const char (&text)[Size])  // NOLINT(google-explicit-constructor)
        : m_text(text)
    {
        if (placesIn(text) != static_cast<int>(Arguments)) placesAndArgumentsDiffer();
    }

    [[nodiscard]] const char* text() const { return m_text; }

private:
    /// Not constexpr: a call of it is the compiler's message.
    static void placesAndArgumentsDiffer() {}

    const char* m_text;
};

/// The English title of something that comes with the program or from a user's file: a rule set, a
/// board. Those that come with the program have translations.
struct Title
{
    std::string text;

    friend bool operator==(const Title&, const Title&) = default;
};

/// Integers that are said as numbers.
template <class T>
concept PlainInteger = std::integral<T> && !std::same_as<T, bool> && !std::same_as<T, char>;

class SentenceArgument;

/// What the engine says to people: the literal of an English sentence with places %1, %2 ... and
/// what stands at them, so that another language can say the same. Made by `say()`. A value; the
/// default says nothing.
class Sentence
{
public:
    Sentence() = default;
    /// For `say()`, which makes the list.
    template <std::size_t Arguments>
    Sentence(SentenceText<Arguments> text, std::vector<SentenceArgument> arguments);

    /// The literal, the key of its translations; "" when nothing is said.
    [[nodiscard]] const char* text() const { return m_text; }
    /// What stands at %1, %2 ... in this order.
    [[nodiscard]] std::span<const SentenceArgument> arguments() const;
    /// Nothing is said.
    [[nodiscard]] bool empty() const { return *m_text == '\0'; }
    /// The whole in English.
    [[nodiscard]] std::string english() const;

    /// They say the same in English.
    friend bool operator==(const Sentence& a, const Sentence& b)
    {
        return a.english() == b.english();
    }

private:
    const char* m_text = "";  ///< lives as long as the program
    std::vector<SentenceArgument> m_arguments;
};

/// What stands at a place of a sentence.
class SentenceArgument
{
public:
    enum class Kind {
        Text,      ///< a name, a number, letters: the same in every language
        Title,     ///< see Title
        Sentence,  ///< said in the language of the whole
    };

    explicit SentenceArgument(std::string text) : m_text(std::move(text)) {}
    explicit SentenceArgument(std::string_view text) : m_text(text) {}
    explicit SentenceArgument(Title title) : m_kind(Kind::Title), m_text(std::move(title.text)) {}
    explicit SentenceArgument(Sentence sentence)
        : m_kind(Kind::Sentence), m_sentence(std::move(sentence))
    {
    }
    template <PlainInteger Number>
    explicit SentenceArgument(Number number) : m_text(std::to_string(number))
    {
    }
    /// Words of English are a sentence of their own.
    explicit SentenceArgument(const char* text) = delete;

    [[nodiscard]] Kind kind() const { return m_kind; }
    /// Of a text or title.
    [[nodiscard]] const std::string& text() const { return m_text; }
    [[nodiscard]] const Sentence& sentence() const { return m_sentence; }
    [[nodiscard]] std::string english() const;

private:
    Kind m_kind = Kind::Text;
    std::string m_text;
    Sentence m_sentence;
};

template <std::size_t Arguments>
Sentence::Sentence(SentenceText<Arguments> text, std::vector<SentenceArgument> arguments)
    : m_text(text.text()), m_arguments(std::move(arguments))
{
}

inline std::span<const SentenceArgument> Sentence::arguments() const
{
    return m_arguments;
}

/// What say() takes.
template <class T>
concept Sayable = std::constructible_from<SentenceArgument, T>;

/// Says something: say("the rack %1 has %2 tiles; a rack holds %3 at most", rack, tiles, most).
/// Arguments are names and letters (std::string, std::string_view), integers, titles and sentences.
/// The catalogue for translators is made of the literals that stand behind `say(`, so a literal
/// stands there itself, not a constant with its text.
template <Sayable... Arguments>
[[nodiscard]] Sentence say(SentenceText<sizeof...(Arguments)> text, Arguments&&... arguments)
{
    std::vector<SentenceArgument> list;
    list.reserve(sizeof...(Arguments));
    (list.emplace_back(std::forward<Arguments>(arguments)), ...);
    return Sentence(text, std::move(list));
}

}  // namespace engine
