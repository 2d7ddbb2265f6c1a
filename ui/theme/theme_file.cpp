// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/theme_file.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>

#include <QDir>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include "engine/base/file.h"
#include "ui/theme/contrast.h"

namespace ui {

using engine::ErrorCode;
using engine::failure;
using engine::Result;
using engine::say;

namespace {

using namespace Qt::StringLiterals;

constexpr std::size_t kLargestFile = 64 * 1024;
constexpr qsizetype kMostThemes = 50;
constexpr int kVersion = 1;
constexpr double kText = 4.5;  // AA of WCAG
const QString kVersionKey = u"tilewrightTheme"_s;

/// A colour, or several in a row, by the name that it has in a file.
struct Field
{
    QLatin1StringView name;
    std::span<QColor> colors;
};

QList<Field> fieldsOf(Theme& theme)
{
    const auto one = [](QColor& color) { return std::span(&color, 1); };
    return {{"square"_L1, one(theme.square)},
            {"squareLine"_L1, one(theme.squareLine)},
            {"boardFrame"_L1, one(theme.boardFrame)},
            {"blockedSquare"_L1, one(theme.blockedSquare)},
            {"letterPremium"_L1, theme.letterPremium},
            {"wordPremium"_L1, theme.wordPremium},
            {"tile"_L1, one(theme.tile)},
            {"tileEdge"_L1, one(theme.tileEdge)},
            {"tileInk"_L1, one(theme.tileInk)},
            {"blankInk"_L1, one(theme.blankInk)},
            {"ghostTile"_L1, one(theme.ghostTile)},
            {"ghostEdge"_L1, one(theme.ghostEdge)},
            {"rackTray"_L1, one(theme.rackTray)},
            {"coordinate"_L1, one(theme.coordinate)},
            {"coordinateStrong"_L1, one(theme.coordinateStrong)},
            {"pill"_L1, one(theme.pill)},
            {"pillInk"_L1, one(theme.pillInk)},
            {"cursor"_L1, one(theme.cursor)},
            {"lastMove"_L1, one(theme.lastMove)},
            {"invalid"_L1, one(theme.invalid)},
            {"heat"_L1, theme.heat},
            {"signedScale"_L1, theme.signedScale},
            {"candidate"_L1, theme.candidate},
            {"quality"_L1, theme.quality},
            {"good"_L1, one(theme.good)},
            {"bad"_L1, one(theme.bad)}};
}

struct Role
{
    QLatin1StringView name;
    QPalette::ColorRole role;
};

QList<Role> roles()
{
    return {{"window"_L1, QPalette::Window},
            {"windowText"_L1, QPalette::WindowText},
            {"base"_L1, QPalette::Base},
            {"alternateBase"_L1, QPalette::AlternateBase},
            {"text"_L1, QPalette::Text},
            {"button"_L1, QPalette::Button},
            {"buttonText"_L1, QPalette::ButtonText},
            {"brightText"_L1, QPalette::BrightText},
            {"light"_L1, QPalette::Light},
            {"midlight"_L1, QPalette::Midlight},
            {"mid"_L1, QPalette::Mid},
            {"dark"_L1, QPalette::Dark},
            {"shadow"_L1, QPalette::Shadow},
            {"highlight"_L1, QPalette::Highlight},
            {"highlightedText"_L1, QPalette::HighlightedText},
            {"link"_L1, QPalette::Link},
            {"linkVisited"_L1, QPalette::LinkVisited},
            {"toolTipBase"_L1, QPalette::ToolTipBase},
            {"toolTipText"_L1, QPalette::ToolTipText},
            {"placeholderText"_L1, QPalette::PlaceholderText}};
}

tl::unexpected<engine::Error> wrong(engine::Sentence message)
{
    return failure(ErrorCode::Malformed, std::move(message));
}

Result<QColor> colorFrom(const QJsonValue& value, const QString& key)
{
    const QString text = value.toString();
    const QColor color = text.startsWith(u'#') ? QColor(text) : QColor();
    if (!value.isString() || !color.isValid() || color.alpha() != 255)
        return wrong(say("\"%1\" is no colour such as \"#1F6FB2\"", key.toStdString()));
    return color;
}

Result<void> readField(const Field& field, const QJsonValue& value)
{
    if (field.colors.size() == 1) {
        auto color = colorFrom(value, field.name);
        if (!color) return failure(color.error());
        field.colors.front() = *color;
        return {};
    }
    const QJsonArray array = value.toArray();
    if (!value.isArray() || array.size() != static_cast<qsizetype>(field.colors.size()))
        return wrong(
            say("\"%1\" has to be a list of %2 colours",
                std::string_view(field.name.data(), static_cast<std::size_t>(field.name.size())),
                field.colors.size()));
    for (std::size_t i = 0; i < field.colors.size(); ++i) {
        auto color = colorFrom(array.at(static_cast<qsizetype>(i)), field.name);
        if (!color) return failure(color.error());
        field.colors[i] = *color;
    }
    return {};
}

Result<Theme> baseFrom(const QJsonObject& object)
{
    const QString name = object.value(u"base"_s).toString(u"light"_s);
    if (name == "light"_L1) return Theme::day();
    if (name == "dark"_L1) return Theme::night();
    if (name == "highContrast"_L1) return Theme::highContrast();
    if (name == "print"_L1) return Theme::print();
    return wrong(say("\"base\" is none of light, dark, highContrast, print"));
}

Result<void> readColors(Theme& theme, const QJsonObject& colors)
{
    const QList<Field> fields = fieldsOf(theme);
    const QList<Role> known = roles();
    for (auto it = colors.begin(); it != colors.end(); ++it) {
        const QString key = it.key();
        const auto field = std::find_if(fields.begin(), fields.end(),
                                        [&](const Field& f) { return f.name == key; });
        if (field != fields.end()) {
            if (auto done = readField(*field, it.value()); !done) return done;
            continue;
        }
        const auto role =
            std::find_if(known.begin(), known.end(), [&](const Role& r) { return r.name == key; });
        if (role == known.end())
            return wrong(say("\"%1\" is no colour of a theme", key.toStdString()));
        auto color = colorFrom(it.value(), key);
        if (!color) return failure(color.error());
        for (const auto group : {QPalette::Active, QPalette::Inactive})
            theme.palette.setColor(group, role->role, *color);
        // Disabled text keeps its own colour: it has to look disabled.
        if (!key.endsWith(u"text", Qt::CaseInsensitive) && !key.startsWith(u"link"))
            theme.palette.setColor(QPalette::Disabled, role->role, *color);
    }
    return {};
}

}  // namespace

Result<Theme> readTheme(const QByteArray& json)
{
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(json, &error);
    if (!document.isObject()) {
        const engine::Sentence reason = error.error == QJsonParseError::NoError
                                            ? say("no JSON object")
                                            : say("%1", error.errorString().toStdString());
        return wrong(say("%1, at byte %2", reason, error.offset));
    }
    const QJsonObject object = document.object();
    if (object.value(kVersionKey).toInt() != kVersion)
        return wrong(say("\"%1\": %2 is missing", kVersionKey.toStdString(), kVersion));
    const QStringList keys = object.keys();
    for (const QString& key : keys)
        if (key != kVersionKey && key != "base"_L1 && key != "patterns"_L1 && key != "line"_L1 &&
            key != "colours"_L1)
            return wrong(say("\"%1\" is nothing that a theme has", key.toStdString()));
    auto base = baseFrom(object);
    if (!base) return base;
    Theme theme = *base;
    theme.patterns = object.value(u"patterns"_s).toBool(theme.patterns);
    theme.line = object.value(u"line"_s).toDouble(theme.line);
    if (!(theme.line >= 0.0 && theme.line <= 0.2))
        return wrong(say("\"line\" is not from 0 to 0.2"));
    if (auto done = readColors(theme, object.value(u"colours"_s).toObject()); !done)
        return failure(done.error());
    theme.dark = luminance(theme.palette.color(QPalette::Window)) < 0.2;
    return theme;
}

QByteArray writeTheme(const Theme& theme)
{
    Theme copy = theme;
    QJsonObject colors;
    const QList<Field> fields = fieldsOf(copy);
    for (const Field& field : fields) {
        if (field.colors.size() == 1) {
            colors.insert(field.name, field.colors.front().name());
            continue;
        }
        QJsonArray array;
        for (const QColor& color : field.colors) array.append(color.name());
        colors.insert(field.name, array);
    }
    const QList<Role> known = roles();
    for (const Role& role : known)
        colors.insert(role.name, theme.palette.color(QPalette::Active, role.role).name());
    const QJsonObject object{{kVersionKey, kVersion},
                             {u"base"_s, theme.dark ? u"dark"_s : u"light"_s},
                             {u"patterns"_s, theme.patterns},
                             {u"line"_s, theme.line},
                             {u"colours"_s, colors}};
    return QJsonDocument(object).toJson();
}

QList<OwnTheme> ownThemes(const QString& folder)
{
    QList<OwnTheme> themes;
    const QFileInfoList files =
        QDir(folder).entryInfoList({u"*.json"_s}, QDir::Files | QDir::Readable, QDir::Name);
    for (const QFileInfo& info : files.first(std::min(files.size(), kMostThemes))) {
        Result<Theme> theme = wrong(say("it can't be read"));
        if (info.size() > qint64{kLargestFile}) theme = wrong(say("it is larger than 64 kB"));
        else if (const auto text = engine::readTextFile(info.filesystemFilePath(), kLargestFile))
            theme = readTheme(QByteArray::fromStdString(*text));
        themes.append({info.completeBaseName(), info.filePath(), std::move(theme)});
    }
    return themes;
}

QStringList weakContrasts(const Theme& theme)
{
    QStringList weak;
    const auto check = [&weak](const QColor& ink, const QColor& ground, const QString& what) {
        const double ratio = contrast(ink, ground);
        if (ratio < kText) weak.append(u"%1: %2"_s.arg(what, QString::number(ratio, 'f', 1)));
    };
    check(theme.tileInk, theme.tile, u"tileInk"_s);
    check(theme.blankInk, theme.tile, u"blankInk"_s);
    check(theme.tileInk, theme.ghostTile, u"tileInk on ghostTile"_s);
    check(theme.pillInk, theme.pill, u"pillInk"_s);
    for (std::uint8_t factor = 2; factor <= 4; ++factor)
        for (const engine::Premium premium :
             {engine::Premium{1, factor}, engine::Premium{factor, 1}})
            check(theme.premiumInk(premium), theme.premiumColor(premium),
                  premium.word > 1 ? u"label on wordPremium"_s : u"label on letterPremium"_s);
    using Pair = std::pair<QPalette::ColorRole, QPalette::ColorRole>;
    const Pair pairs[] = {{QPalette::WindowText, QPalette::Window},
                          {QPalette::Text, QPalette::Base},
                          {QPalette::Text, QPalette::AlternateBase},
                          {QPalette::ButtonText, QPalette::Button},
                          {QPalette::PlaceholderText, QPalette::Base},
                          {QPalette::HighlightedText, QPalette::Highlight},
                          {QPalette::Link, QPalette::Base},
                          {QPalette::Link, QPalette::Window},
                          {QPalette::LinkVisited, QPalette::Base},
                          {QPalette::ToolTipText, QPalette::ToolTipBase}};
    const QList<Role> known = roles();
    const auto nameOf = [&known](QPalette::ColorRole role) {
        const auto found = std::find_if(known.begin(), known.end(),
                                        [role](const Role& r) { return r.role == role; });
        return found == known.end() ? QString() : QString(found->name);
    };
    for (const auto group : {QPalette::Active, QPalette::Inactive})
        for (const auto& [ink, ground] : pairs)
            check(theme.palette.color(group, ink), theme.palette.color(group, ground),
                  u"%1 on %2"_s.arg(nameOf(ink), nameOf(ground)));
    const QColor window = theme.palette.color(QPalette::Window);
    check(theme.coordinate, window, u"coordinate"_s);
    check(theme.coordinateStrong, window, u"coordinateStrong"_s);
    check(theme.good, theme.palette.color(QPalette::Base), u"good"_s);
    check(theme.bad, theme.palette.color(QPalette::Base), u"bad"_s);
    return weak;
}

}  // namespace ui
