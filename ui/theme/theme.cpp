// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/theme.h"

#include <algorithm>
#include <atomic>
#include <memory>
#include <vector>

#include <QApplication>
#include <QFontDatabase>
#include <QFontInfo>
#include <QToolTip>

#include "ui/theme/contrast.h"
#include "ui/theme/theme_colours.h"
#include "ui/theme/theme_notifier.h"
#include "ui/theme/theme_style.h"

/// Resources in a static library have to be asked for, outside any namespace.
static void initFontResources()
{
    Q_INIT_RESOURCE(fonts);
}

namespace ui {
namespace {

/// Overlays ask for the theme on worker threads.
std::atomic<const Theme*> g_current = nullptr;
Look g_look;

/// An application palette without a role of its own is the desktop's.
bool desktopIsDark()
{
    QApplication::setPalette(QPalette());
    return luminance(QApplication::palette().color(QPalette::Window)) < 0.2;
}

bool isOwn(const Look& look)
{
    return look.kind == ThemeKind::Own;
}

const Theme& builtIn(const Look& look)
{
    switch (look.kind) {
    case ThemeKind::Dark: return Theme::night();
    case ThemeKind::HighContrast: return Theme::highContrast();
    case ThemeKind::Print: return Theme::print();
    case ThemeKind::Own: return *look.own;
    case ThemeKind::System:
    case ThemeKind::Light: break;
    }
    return Theme::day();
}

/// Themes stay where they are: pictures are made from them on other threads.
const Theme* kept(const Theme& wanted)
{
    static std::vector<std::unique_ptr<const Theme>> themes;
    for (const auto& theme : themes)
        if (*theme == wanted) return theme.get();
    themes.push_back(std::make_unique<const Theme>(wanted));
    return themes.back().get();
}

/// The font that texts have without our doing, by the name that it has in truth: what "Sans" means
/// may be another one once the program brings fonts along, such as the tiles' one, which is bold.
const QFont& systemFont()
{
    static const QFont font = [] {
        QFont named = QApplication::font();
        named.setFamilies({QFontInfo(named).family()});
        return named;
    }();
    return font;
}

QString bundledFamily(const QString& file)
{
    systemFont();
    initFontResources();
    const int id = QFontDatabase::addApplicationFont(QStringLiteral(":/fonts/") + file);
    return QFontDatabase::applicationFontFamilies(id).value(0);
}

/// With the signs that the system's font may lack: which it has differs.
QFont withSigns(QFont font)
{
    static const QString signs = bundledFamily(QStringLiteral("TilewrightSigns.ttf"));
    QStringList families = font.families();
    if (families.isEmpty()) families.append(font.family());
    if (!signs.isEmpty() && !families.contains(signs)) families.append(signs);
    font.setFamilies(families);
    return font;
}

/// Whether that is another size than before.
bool setTextSize(int percent)
{
    static const QFont usual = withSigns(systemFont());
    const double factor = std::clamp(percent, kSmallestText, kLargestText) / 100.0;
    QFont font = usual;
    if (usual.pointSizeF() > 0) font.setPointSizeF(usual.pointSizeF() * factor);
    else font.setPixelSize(std::max(1, qRound(usual.pixelSize() * factor)));
    const QFont before = QApplication::font();
    if (font == before) return false;
    QApplication::setFont(font);
    return font.pointSizeF() != before.pointSizeF() || font.pixelSize() != before.pixelSize();
}

const QString& tileFamily()
{
    static const QString family = [] {
        const QString bundled = bundledFamily(QStringLiteral("NotoSans-Bold.ttf"));
        return bundled.isEmpty() ? QStringLiteral("sans-serif") : bundled;
    }();
    return family;
}

}  // namespace

QColor Theme::premiumColor(engine::Premium premium) const
{
    if (premium.blocked()) return blockedSquare;
    const auto step = [](std::uint8_t factor) {
        return static_cast<std::size_t>(std::clamp<int>(factor - 2, 0, 2));
    };
    if (premium.word > 1) return wordPremium[step(premium.word)];
    if (premium.letter > 1) return letterPremium[step(premium.letter)];
    return square;
}

QColor Theme::premiumInk(engine::Premium premium) const
{
    return readableInk(premiumColor(premium), QColor(0x10131A), Qt::white);
}

const Theme& Theme::current()
{
    const Theme* theme = g_current.load(std::memory_order_acquire);
    return theme ? *theme : day();
}

const Look& Theme::currentLook()
{
    return g_look;
}

void Theme::apply(ThemeKind kind)
{
    Look look = g_look;
    look.kind = kind;
    apply(look);
}

void Theme::apply(const Look& look)
{
    g_look = look;
    if (!qobject_cast<ThemeStyle*>(QApplication::style())) QApplication::setStyle(new ThemeStyle);
    const bool system = look.kind == ThemeKind::System || (isOwn(look) && !look.own);
    Theme wanted = system ? (desktopIsDark() ? night() : day()) : builtIn(look);
    wanted.labels = look.labels;
    const Theme* theme = kept(wanted);
    const bool isNew = g_current.exchange(theme, std::memory_order_acq_rel) != theme;
    QApplication::setPalette(theme->palette);
    QToolTip::setPalette(theme->palette);
    const bool isResized = setTextSize(look.textPercent);
    ThemeNotifier::instance().followDesktop(system);
    if (isNew) emit ThemeNotifier::instance().changed();
    if (isResized) emit ThemeNotifier::instance().textSizeChanged();
}

QFont Theme::tileFont(qreal pixelSize)
{
    QFont font(tileFamily());
    font.setBold(true);
    font.setPixelSize(std::max(1, qRound(pixelSize)));
    // Unhinted outlines keep the letters' shapes and places the same at every scale factor.
    font.setHintingPreference(QFont::PreferNoHinting);
    return font;
}

const Theme& Theme::day()
{
    static const Theme theme = dayTheme();
    return theme;
}

const Theme& Theme::night()
{
    static const Theme theme = nightTheme();
    return theme;
}

const Theme& Theme::highContrast()
{
    static const Theme theme = highContrastTheme();
    return theme;
}

const Theme& Theme::print()
{
    static const Theme theme = printTheme();
    return theme;
}

}  // namespace ui
