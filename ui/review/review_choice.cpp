// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/review/review_choice.h"

#include <algorithm>
#include <cmath>

#include <QCoreApplication>
#include <QLocale>

#include "ui/language/text.h"

namespace ui {

using engine::JudgeSettings;
using engine::ReviewDepth;

namespace {

using namespace Qt::StringLiterals;

struct ReviewChoiceText
{
    Q_DECLARE_TR_FUNCTIONS(ui::ReviewChoiceText)
};

constexpr double kLeastSeconds = 0.1;

}  // namespace

double ReviewChoice::seconds() const
{
    return depth == ReviewDepth::Deep ? deepSeconds : standardSeconds;
}

void ReviewChoice::setSeconds(double seconds)
{
    const double sensible = std::clamp(seconds, kLeastSeconds, kMostSeconds);
    (depth == ReviewDepth::Deep ? deepSeconds : standardSeconds) = sensible;
}

JudgeSettings ReviewChoice::judging() const
{
    JudgeSettings settings = JudgeSettings::of(depth);
    settings.seconds = seconds();
    settings.seed = seed;
    return settings;
}

QVariantMap ReviewChoice::toMap() const
{
    return {{u"depth"_s, fromUtf8(reviewDepthName(depth))},
            {u"standardSeconds"_s, standardSeconds},
            {u"deepSeconds"_s, deepSeconds},
            {u"seed"_s, static_cast<qulonglong>(seed)},
            {u"infer"_s, infer}};
}

ReviewChoice ReviewChoice::fromMap(const QVariantMap& map)
{
    ReviewChoice choice;
    const auto depth = engine::reviewDepthFrom(map.value(u"depth"_s).toString().toStdString());
    if (depth) choice.depth = *depth;
    const auto take = [&map](const QString& key, double& seconds) {
        const double found = map.value(key).toDouble();
        if (found >= kLeastSeconds && found <= kMostSeconds) seconds = found;
    };
    take(u"standardSeconds"_s, choice.standardSeconds);
    take(u"deepSeconds"_s, choice.deepSeconds);
    bool isNumber = false;
    const qulonglong seed = map.value(u"seed"_s).toULongLong(&isNumber);
    if (isNumber && seed > 0) choice.seed = seed;
    choice.infer = map.value(u"infer"_s).toBool();
    return choice;
}

QString depthText(ReviewDepth depth)
{
    switch (depth) {
    case ReviewDepth::Static: return ReviewChoiceText::tr("Static");
    case ReviewDepth::Standard: return ReviewChoiceText::tr("Standard");
    case ReviewDepth::Deep: return ReviewChoiceText::tr("Deep");
    }
    return {};
}

QString secondsText(double seconds)
{
    const bool whole = std::abs(seconds - std::round(seconds)) < 0.05;
    return ReviewChoiceText::tr("%1 s").arg(QLocale().toString(seconds, 'f', whole ? 0 : 1));
}

}  // namespace ui
