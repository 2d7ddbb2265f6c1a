// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QVariantMap>

#include "engine/game/turn_judge.h"

namespace ui {

/// How thoroughly people want a game to be reviewed.
struct ReviewChoice
{
    static constexpr double kMostSeconds = 600;

    engine::ReviewDepth depth = engine::ReviewDepth::Static;
    /// At most, for each turn that is searched: as it was chosen last for either depth.
    double standardSeconds = engine::JudgeSettings::of(engine::ReviewDepth::Standard).seconds;
    double deepSeconds = engine::JudgeSettings::of(engine::ReviewDepth::Deep).seconds;
    std::uint64_t seed = 1;
    /// The opponent's tiles are drawn by what his last move tells of them.
    bool infer = false;

    [[nodiscard]] bool searches() const { return depth != engine::ReviewDepth::Static; }
    /// Those of the depth; of Static they mean nothing.
    [[nodiscard]] double seconds() const;
    void setSeconds(double seconds);
    [[nodiscard]] engine::JudgeSettings judging() const;

    /// To be remembered.
    [[nodiscard]] QVariantMap toMap() const;
    /// What makes no sense is left as it is by default.
    [[nodiscard]] static ReviewChoice fromMap(const QVariantMap& map);
    friend bool operator==(const ReviewChoice&, const ReviewChoice&) = default;
};

/// "Standard": for people.
[[nodiscard]] QString depthText(engine::ReviewDepth depth);
/// "2.2 s".
[[nodiscard]] QString secondsText(double seconds);

}  // namespace ui
