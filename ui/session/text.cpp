// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/text.h"

#include <cstdlib>

#include <QCoreApplication>
#include <QFile>
#include <QLocale>

namespace ui {

namespace {

constexpr QChar kMinus{0x2212};

}  // namespace

std::filesystem::path toPath(const QString& path)
{
    return std::filesystem::path(QFile::encodeName(path).toStdString());
}

QString fromPath(const std::filesystem::path& path)
{
    return QFile::decodeName(path.string().c_str());
}

QString errorText(const engine::Error& error)
{
    return fromUtf8(error.toString());
}

QString typedErrorText(const engine::Error& error)
{
    const QString message = fromUtf8(error.message);
    if (error.place.column <= 0) return message;
    return QCoreApplication::translate("text", "%1 (character %2)")
        .arg(message, QString::number(error.place.column));
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
