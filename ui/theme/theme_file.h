// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <utility>

#include <QByteArray>
#include <QList>
#include <QString>
#include <QStringList>

#include "engine/base/result.h"
#include "ui/theme/theme.h"

namespace ui {

/// Themes of one's own: JSON files, as resources/themes/FORMAT.md describes them.
struct OwnTheme
{
    QString name;  ///< of the file, without ending
    QString path;
    engine::Result<Theme> theme;
};

/// What a file says, on top of the built-in theme that it names. The error has the key at fault.
[[nodiscard]] engine::Result<Theme> readTheme(const QByteArray& json);
/// All of a theme as a file that readTheme() reads.
[[nodiscard]] QByteArray writeTheme(const Theme& theme);

/// The files "*.json" of a folder by name, those that can't be read with the reason. A folder that
/// doesn't exist has none.
[[nodiscard]] QList<OwnTheme> ownThemes(const QString& folder);

/// Ink and ground of texts that have to be read, with what they are, where they don't stand out by
/// 4.5 to 1: "coordinate: 3.2".
[[nodiscard]] QStringList weakContrasts(const Theme& theme);

}  // namespace ui
