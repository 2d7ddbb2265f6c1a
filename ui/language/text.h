// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>
#include <string_view>

#include <QString>

#include "engine/base/quantities.h"
#include "engine/base/result.h"

namespace ui {

[[nodiscard]] inline QString fromUtf8(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

[[nodiscard]] std::filesystem::path toPath(const QString& path);
[[nodiscard]] QString fromPath(const std::filesystem::path& path);

/// Both name the same file, which need not exist; false for empty paths.
[[nodiscard]] bool samePath(const QString& a, const QString& b);

/// The error in the user's language, with its place: "file:3:7: reason".
[[nodiscard]] QString errorText(const engine::Error& error);
/// The same for something typed into a field: "reason (character 7)".
[[nodiscard]] QString typedErrorText(const engine::Error& error);

/// "178,691": a number of things in the user's number format.
[[nodiscard]] QString countText(std::int64_t number);

/// "40 s", "3 min", "2 h 05 min": what is left of something long.
[[nodiscard]] QString durationText(double seconds);

/// "12:04", "1:02:03"; less than a minute with tenths "0:09.4"; overtime "-0:12" with a real minus
/// sign.
[[nodiscard]] QString clockText(qint64 milliseconds);

/// "+31.2", "-0.8" with a real minus sign; one decimal, in the user's number format.
[[nodiscard]] QString signedEquity(engine::Equity equity);
/// "+40", "-7", "0" with a real minus sign.
[[nodiscard]] QString signedScore(engine::Score score);

}  // namespace ui
