// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <utility>

#include <tl/expected.hpp>

#include "engine/base/sentence.h"

namespace engine {

/// What kind of thing went wrong, for code that branches on it. The message is for people.
enum class ErrorCode {
    FileUnreadable,   ///< the file can't be opened, read or mapped
    FileUnwritable,   ///< the file can't be written; what was there before is unchanged
    Malformed,        ///< the text or the bytes don't have the form they should have
    UnknownName,      ///< a rule set, alphabet, layout or option of that name does not exist
    OutsideAlphabet,  ///< a character that is no tile of the alphabet
    OutOfRange,       ///< a number or a size that the program can't work with
    IllegalPosition,  ///< board, racks and bag can't occur together
    Unusual,          ///< possible, but worth a look: a phony on the board
    IllegalMove,      ///< the move breaks a rule
    WrongLexicon,     ///< the word graph does not fit the alphabet, or lacks what is asked of it
    Cancelled,        ///< the caller asked to stop
};

/// Where an error was found. Unset numbers are 0; lines and columns count from 1, bytes from 0.
struct Place
{
    std::string file;     ///< path or a name such as "clipboard"; may be empty
    int line = 0;         ///< 1-based line of a text, 0 = not a text or unknown
    int column = 0;       ///< 1-based column in characters, 0 = unknown
    long long byte = -1;  ///< 0-based offset in a binary file, -1 = none
};

/// A failure that a person can act on.
struct Error
{
    ErrorCode code = ErrorCode::Malformed;
    Sentence sentence;  ///< names the thing and the reason; no prefix, no full stop
    Place place;

    /// The sentence in English.
    [[nodiscard]] std::string message() const { return sentence.english(); }
    /// "file:line:column: message", leaving out what is not known.
    [[nodiscard]] Sentence whole() const;
    /// The same in English.
    [[nodiscard]] std::string toString() const { return whole().english(); }
};

/// The value, or why there is none.
template <class T>
using Result = tl::expected<T, Error>;

/// An error to return from a function whose result is a Result<T>.
[[nodiscard]] inline tl::unexpected<Error> failure(ErrorCode code, Sentence sentence,
                                                   Place place = {})
{
    return tl::unexpected<Error>(Error{code, std::move(sentence), std::move(place)});
}

/// Passes on the error of another function.
[[nodiscard]] inline tl::unexpected<Error> failure(Error error)
{
    return tl::unexpected<Error>(std::move(error));
}

}  // namespace engine
