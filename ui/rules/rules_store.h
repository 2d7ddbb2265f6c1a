// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

#include "engine/rules/game_rules.h"

namespace ui {

/// The user's own rule sets: files of the rules format in one folder, which is made when the first
/// is saved.
class RulesStore
{
public:
    explicit RulesStore(QString folder) : m_folder(std::move(folder)) {}

    struct Entry
    {
        QString title;
        QString path;
        engine::Result<engine::GameRulesPtr> rules;  ///< or why the file can't be read
    };
    /// By title; a file that can't be read goes by its name.
    [[nodiscard]] QList<Entry> entries() const;
    /// Writes the rules to the file `path`, or to a new one when that is empty; the name of the
    /// set becomes the file's. Returns the rules as they are read back from there.
    [[nodiscard]] engine::Result<engine::GameRulesPtr> save(engine::GameRules rules,
                                                            const QString& path = {}) const;
    [[nodiscard]] engine::Result<void> remove(const QString& path) const;

private:
    QString m_folder;
};

}  // namespace ui
