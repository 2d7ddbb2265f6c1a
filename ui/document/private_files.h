// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <span>
#include <string_view>

#include <QString>

#include "engine/base/result.h"

namespace ui {

/// A folder for what is nobody else's business, such as games: made if it isn't there, with rights
/// for its owner only (0700). False when that can't be done.
bool makePrivateFolder(const QString& path);
/// Rights for its owner only (0600), if the file is there.
void makePrivateFile(const QString& path);
/// Writes such a file, whole or not at all.
[[nodiscard]] engine::Result<void> writePrivately(const QString& path,
                                                  std::span<const std::byte> bytes);
[[nodiscard]] engine::Result<void> writePrivately(const QString& path, std::string_view text);

}  // namespace ui
