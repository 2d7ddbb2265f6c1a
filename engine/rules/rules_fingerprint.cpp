// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/rules_fingerprint.h"

#include <span>

#include "engine/base/sha256.h"
#include "engine/rules/catalogue.h"

namespace engine {

std::string rulesFingerprint(const GameRules& rules)
{
    GameRules nameless = rules;
    nameless.id.clear();
    nameless.title.clear();
    const std::string text = catalogue::writeRules(nameless);
    return sha256(std::as_bytes(std::span(text.data(), text.size())));
}

}  // namespace engine
