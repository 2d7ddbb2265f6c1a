// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/base/result.h"
#include "engine/solitaire/solitaire_text.h"

namespace engine {

/// The games of a text in one of the forms that writeSolitaire() writes and that need no task to be
/// read: contest text and JSON, which is one game or a list of them. Of a web page or a table the
/// error says what can be read instead; a GCG is read by readGcg(). Malformed, with the line where
/// there is one.
[[nodiscard]] Result<std::vector<WrittenSolitaireGame>> readSolitaireGames(std::string_view text);

/// The order of tiles that a GCG or JSON of this program states; empty when there is none, or more
/// than one.
[[nodiscard]] std::string orderOfGames(std::string_view text);

}  // namespace engine
