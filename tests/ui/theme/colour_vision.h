// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <cmath>

#include <QColor>

/// How far apart two colours look, also to people with a colour vision deficiency.
namespace tests {

struct LinearColour
{
    double red = 0, green = 0, blue = 0;
};

struct Lab
{
    double l = 0, a = 0, b = 0;
};

inline LinearColour linear(const QColor& colour)
{
    const auto channel = [](double c) {
        return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
    };
    return {channel(colour.redF()), channel(colour.greenF()), channel(colour.blueF())};
}

/// sRGB primaries, D65.
inline Lab labOf(const LinearColour& c)
{
    const double x = (0.4124564 * c.red + 0.3575761 * c.green + 0.1804375 * c.blue) / 0.95047;
    const double y = 0.2126729 * c.red + 0.7151522 * c.green + 0.0721750 * c.blue;
    const double z = (0.0193339 * c.red + 0.1191920 * c.green + 0.9503041 * c.blue) / 1.08883;
    const auto f = [](double t) {
        return t > 216.0 / 24389.0 ? std::cbrt(t) : (24389.0 / 27.0 * t + 16.0) / 116.0;
    };
    return {116 * f(y) - 16, 500 * (f(x) - f(y)), 200 * (f(y) - f(z))};
}

using VisionMatrix = std::array<double, 9>;

inline constexpr VisionMatrix kUsual{1, 0, 0, 0, 1, 0, 0, 0, 1};
/// Machado, Oliveira and Fernandes 2009, severity 1.0, for linear RGB.
inline constexpr VisionMatrix kProtan{0.152286, 1.052583,  -0.204868, 0.114503, 0.786281,
                                      0.099216, -0.003882, -0.048116, 1.051998};
inline constexpr VisionMatrix kDeutan{0.367322, 0.860646,  -0.227968, 0.280085, 0.672501,
                                      0.047413, -0.011820, 0.042940,  0.968881};
inline constexpr VisionMatrix kTritan{1.255528, -0.076749, -0.178779, -0.078411, 0.930809,
                                      0.147602, 0.004733,  0.691367,  0.303900};

inline LinearColour seen(const LinearColour& c, const VisionMatrix& m)
{
    const auto row = [&](std::size_t at) {
        return std::clamp(m[at] * c.red + m[at + 1] * c.green + m[at + 2] * c.blue, 0.0, 1.0);
    };
    return {row(0), row(3), row(6)};
}

/// CIEDE2000 (Sharma, Wu and Dalal 2005).
inline double ciede2000(const Lab& one, const Lab& two)
{
    const double pi = std::acos(-1.0);
    const auto degrees = [pi](double radians) { return radians * 180 / pi; };
    const auto radians = [pi](double angle) { return angle * pi / 180; };
    const double meanC = (std::hypot(one.a, one.b) + std::hypot(two.a, two.b)) / 2;
    const double c7 = std::pow(meanC, 7);
    const double g = 0.5 * (1 - std::sqrt(c7 / (c7 + std::pow(25.0, 7))));
    const double a1 = (1 + g) * one.a;
    const double a2 = (1 + g) * two.a;
    const double c1 = std::hypot(a1, one.b);
    const double c2 = std::hypot(a2, two.b);
    const auto hue = [&](double a, double b) {
        if (a == 0 && b == 0) return 0.0;
        const double h = degrees(std::atan2(b, a));
        return h < 0 ? h + 360 : h;
    };
    const double h1 = hue(a1, one.b);
    const double h2 = hue(a2, two.b);
    const double dL = two.l - one.l;
    const double dC = c2 - c1;
    double dh = 0;
    if (c1 * c2 != 0) {
        dh = h2 - h1;
        if (dh > 180) dh -= 360;
        if (dh < -180) dh += 360;
    }
    const double dH = 2 * std::sqrt(c1 * c2) * std::sin(radians(dh / 2));
    const double meanL = (one.l + two.l) / 2;
    const double meanC2 = (c1 + c2) / 2;
    double meanH = h1 + h2;
    if (c1 * c2 != 0) {
        if (std::abs(h1 - h2) <= 180) {
            meanH /= 2;
        } else {
            meanH = meanH < 360 ? (meanH + 360) / 2 : (meanH - 360) / 2;
        }
    }
    const double t = 1 - 0.17 * std::cos(radians(meanH - 30)) +
                     0.24 * std::cos(radians(2 * meanH)) + 0.32 * std::cos(radians(3 * meanH + 6)) -
                     0.20 * std::cos(radians(4 * meanH - 63));
    const double dTheta = 30 * std::exp(-std::pow((meanH - 275) / 25, 2));
    const double m7 = std::pow(meanC2, 7);
    const double rC = 2 * std::sqrt(m7 / (m7 + std::pow(25.0, 7)));
    const double l50 = (meanL - 50) * (meanL - 50);
    const double sL = 1 + 0.015 * l50 / std::sqrt(20 + l50);
    const double sC = 1 + 0.045 * meanC2;
    const double sH = 1 + 0.015 * meanC2 * t;
    const double rT = -std::sin(radians(2 * dTheta)) * rC;
    return std::sqrt(std::pow(dL / sL, 2) + std::pow(dC / sC, 2) + std::pow(dH / sH, 2) +
                     rT * (dC / sC) * (dH / sH));
}

/// The smallest difference over usual vision and the three deficiencies.
inline double worstDifference(const QColor& one, const QColor& two)
{
    double worst = 1000;
    for (const VisionMatrix& vision : {kUsual, kProtan, kDeutan, kTritan})
        worst = std::min(
            worst, ciede2000(labOf(seen(linear(one), vision)), labOf(seen(linear(two), vision))));
    return worst;
}

}  // namespace tests
