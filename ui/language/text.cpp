// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/language/text.h"

#include <algorithm>
#include <cstdlib>

#include <QCoreApplication>
#include <QFileInfo>
#include <QLocale>

#include "ui/language/engine_text.h"
#include "ui/language/file_names.h"

namespace ui {

namespace {

constexpr QChar kMinus{0x2212};

}  // namespace

std::filesystem::path toPath(const QString& path)
{
    return fileCalled(path);
}

QString fromPath(const std::filesystem::path& path)
{
    return nameText(path);
}

bool samePath(const QString& a, const QString& b)
{
    if (a.isEmpty() || b.isEmpty()) return false;
    const QFileInfo one(a);
    const QFileInfo other(b);
    // Files that don't exist are all the same to QFileInfo.
    return one.absoluteFilePath() == other.absoluteFilePath() || (one.exists() && one == other) ||
           (a.contains(QChar::ReplacementCharacter) && isThere(a) && toPath(a) == toPath(b));
}

QString errorText(const engine::Error& error)
{
    return engineText(error.whole());
}

QString typedErrorText(const engine::Error& error)
{
    const QString message = engineText(error.sentence);
    if (error.place.column <= 0) return message;
    return QCoreApplication::translate("text", "%1 (character %2)")
        .arg(message, QString::number(error.place.column));
}

QString countText(std::int64_t number)
{
    return QLocale().toString(static_cast<qlonglong>(number));
}

QString durationText(double seconds)
{
    constexpr double kMost = 1e9;
    const auto whole = static_cast<qint64>(std::min(std::max(seconds, 0.0), kMost) + 0.5);
    if (whole < 90) return QCoreApplication::translate("text", "%1 s").arg(whole);
    const qint64 minutes = (whole + 30) / 60;
    if (minutes < 90) return QCoreApplication::translate("text", "%1 min").arg(minutes);
    return QCoreApplication::translate("text", "%1 h %2 min")
        .arg(minutes / 60)
        .arg(minutes % 60, 2, 10, QChar(u'0'));
}

QString clockText(qint64 milliseconds)
{
    constexpr qint64 kSecond = 1000;
    constexpr qint64 kTenth = 100;
    constexpr qint64 kMinute = 60;
    const bool over = milliseconds < 0;
    // What is left is rounded down, what is over up to the second that was begun.
    const qint64 seconds = over ? (-milliseconds + kSecond - 1) / kSecond : milliseconds / kSecond;
    const auto two = [](qint64 number) {
        return QStringLiteral("%1").arg(number, 2, 10, QLatin1Char('0'));
    };
    const qint64 hours = seconds / (kMinute * kMinute);
    const qint64 minutes = seconds / kMinute % kMinute;
    QString text = hours > 0 ? QString::number(hours) + QLatin1Char(':') + two(minutes)
                             : QString::number(minutes);
    text += QLatin1Char(':') + two(seconds % kMinute);
    if (over) return QChar(0x2212) + text;
    if (seconds < kMinute) {
        text += QLocale().decimalPoint() + QString::number(milliseconds % kSecond / kTenth);
    }
    return text;
}

QString signedEquity(engine::Equity equity)
{
    // Round to tenths by hand, so that -0.04 does not become "-0.0".
    const int half = equity.millis < 0 ? -50 : 50;
    const int tenths = (equity.millis + half) / 100;
    const QString digits = QLocale().toString(std::abs(tenths) / 10.0, 'f', 1);
    if (tenths == 0) return digits;
    return (tenths < 0 ? kMinus : QChar(u'+')) + digits;
}

QString signedScore(engine::Score score)
{
    const QString digits = QLocale().toString(std::abs(score.points));
    if (score.points == 0) return digits;
    return (score.points < 0 ? kMinus : QChar(u'+')) + digits;
}

}  // namespace ui
