// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstdlib>

#include <QDir>
#include <QFileInfo>
#include <QImage>
#include <QString>
#include <QWidget>

/// Pictures of what is drawn, kept beside the tests and compared with what is drawn now.
namespace golden {

using namespace Qt::StringLiterals;

/// A pixel is another one when a channel differs by more than this: programs that draw letters
/// round differently.
inline constexpr int kTolerance = 8;
/// This many pixels in a thousand may be others.
inline constexpr int kOthersPerThousand = 1;

inline QString folder()
{
    return QStringLiteral(TILEWRIGHT_SOURCE) + u"/tests/golden/"_s;
}

/// The kept picture is written anew instead of being compared with.
inline bool isUpdating()
{
    return !qEnvironmentVariableIsEmpty("TILEWRIGHT_UPDATE_GOLDEN");
}

/// White where two pictures of one size are equal, red where they aren't, and how many are others.
struct Difference
{
    QImage picture;
    qint64 others = 0;
    int most = 0;  ///< of any channel
};

inline Difference compare(const QImage& expected, const QImage& actual)
{
    Difference difference;
    difference.picture = QImage(expected.size(), QImage::Format_RGB32);
    for (int y = 0; y < expected.height(); ++y) {
        for (int x = 0; x < expected.width(); ++x) {
            const QRgb a = expected.pixel(x, y);
            const QRgb b = actual.pixel(x, y);
            const int by = std::max({std::abs(qRed(a) - qRed(b)), std::abs(qGreen(a) - qGreen(b)),
                                     std::abs(qBlue(a) - qBlue(b))});
            difference.most = std::max(difference.most, by);
            const bool other = by > kTolerance;
            difference.others += other;
            difference.picture.setPixel(x, y, other ? qRgb(200, 0, 0) : qRgb(255, 255, 255));
        }
    }
    return difference;
}

/// What a widget looks like, without its windows' frame.
inline QImage grab(QWidget& widget)
{
    return widget.grab().toImage().convertToFormat(QImage::Format_RGB32);
}

/// Empty when the picture is the one kept under that name, else what is wrong; the pictures that
/// tell more are written to golden/ below the folder that the test runs in.
inline QString difference(const QString& name, QImage actual)
{
    actual.setDevicePixelRatio(1);
    const QString path = folder() + name + u".png"_s;
    if (isUpdating()) {
        QDir().mkpath(folder());
        return actual.save(path) ? QString() : u"can't be written: "_s + path;
    }
    const QImage expected = QImage(path).convertToFormat(QImage::Format_RGB32);
    const QString shown = QDir::currentPath() + u"/golden/"_s + name;
    QDir().mkpath(QFileInfo(shown).path());
    const auto keepActual = [&] { static_cast<void>(actual.save(shown + u"-actual.png"_s)); };
    if (expected.isNull()) {
        keepActual();
        return u"there is no picture %1; see %2-actual.png"_s.arg(path, shown);
    }
    if (expected.size() != actual.size()) {
        keepActual();
        return u"%1 is %2x%3, should be %4x%5"_s.arg(name)
            .arg(actual.width())
            .arg(actual.height())
            .arg(expected.width())
            .arg(expected.height());
    }
    const Difference found = compare(expected, actual);
    const qint64 pixels = qint64{expected.width()} * expected.height();
    if (found.others * 1000 <= pixels * kOthersPerThousand) return {};
    keepActual();
    static_cast<void>(expected.save(shown + u"-expected.png"_s));
    static_cast<void>(found.picture.save(shown + u"-difference.png"_s));
    return u"%1: %2 of %3 pixels are others, by up to %4; see %5-*.png"_s.arg(name)
        .arg(found.others)
        .arg(pixels)
        .arg(found.most)
        .arg(shown);
}

}  // namespace golden
