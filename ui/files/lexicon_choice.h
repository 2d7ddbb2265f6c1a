// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>
#include <QString>

#include "engine/rules/alphabet.h"
#include "ui/files/lexicon_library.h"

namespace ui {

/// Which lexicon a player has: that of the game, or another one of the library. Games keep it by its
/// name.
class LexiconChoice : public QComboBox
{
    Q_OBJECT

public:
    /// The library outlives it.
    explicit LexiconChoice(const LexiconLibrary& library, QWidget* parent = nullptr);

    /// Lists those of these letters but for the one of the game; what was chosen stays chosen, also
    /// where it isn't listed for now.
    void fill(const engine::Alphabet& alphabet, const QString& gamePath);
    /// The path of the one that is chosen; empty = that of the game.
    [[nodiscard]] QString path() const { return currentData().toString(); }
    void setPath(const QString& path);
    /// As games keep it; empty = that of the game.
    [[nodiscard]] QString name() const;
    /// By the name that a game has; one that the library doesn't know is listed, too.
    void setName(const QString& name, const engine::Alphabet& alphabet);
    /// Why a game could not find the one that is chosen; empty when it can.
    [[nodiscard]] QString problem(const engine::Alphabet& alphabet) const;
    /// The list is as wide as its longest name.
    void showPopup() override;

private:
    const LexiconLibrary& m_library;
    QString m_wanted;   ///< path
    QString m_unknown;  ///< name that the library doesn't know; empty = none
};

}  // namespace ui
