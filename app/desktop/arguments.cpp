// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/arguments.h"

#include <cstdlib>

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QDir>

#include "app/desktop/terminal.h"
#include "engine/base/twin_program.h"
#include "ui/language/text.h"
#include "ui/overlays/overlay.h"
#include "ui/window/layout_presets.h"
#include "ui/window/unattended_export.h"

namespace app {

namespace {

using namespace Qt::StringLiterals;

/// Translations of the free functions here have one context.
struct ArgumentsText
{
    Q_DECLARE_TR_FUNCTIONS(app::Arguments)
};

[[noreturn]] void refuse(const QString& problem)
{
    tell(problem);
    std::exit(EXIT_FAILURE);
}

QString idsOfOverlays()
{
    QStringList ids;
    for (const ui::Overlay* overlay : ui::Overlay::all()) ids.append(overlay->id());
    return ids.join(u", "_s);
}

void check(const Arguments& arguments, const QString& turn)
{
    if (!turn.isEmpty() && arguments.turn <= 0)
        refuse(ArgumentsText::tr("--turn needs a number from 1 on, not %1").arg(turn));
    if (!arguments.layout.isEmpty() && !ui::LayoutPresets::named(arguments.layout))
        refuse(ArgumentsText::tr("--layout: there is no %1").arg(arguments.layout));
    QString heat;
    for (const QString& id : arguments.overlays) {
        const ui::Overlay* overlay = ui::Overlay::byId(id);
        if (!overlay)
            refuse(
                ArgumentsText::tr("--overlay: there is no %1, only %2").arg(id, idsOfOverlays()));
        if (overlay->kind() != ui::Overlay::Kind::Heat || id == heat) continue;
        if (!heat.isEmpty())
            refuse(
                ArgumentsText::tr("--overlay: only one of %1 and %2 can be shown").arg(heat, id));
        heat = id;
    }
    const QStringList read =
        arguments.files + QStringList{arguments.lexicon, arguments.leaves, arguments.rules};
    const QString problem =
        ui::UnattendedExport::problemOf(arguments.exports, read, arguments.force);
    if (!problem.isEmpty()) refuse(problem);
}

}  // namespace

Arguments readArguments(int argc, const char* const* argv)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(
        ArgumentsText::tr("Analysis board for crossword board games."));
    parser.addHelpOption();
    parser.addVersionOption();
    const QCommandLineOption lexicon(u"lexicon"_s,
                                     ArgumentsText::tr("Word graph (KWG) or word list to use."),
                                     ArgumentsText::tr("FILE"));
    const QCommandLineOption leaves(u"leaves"_s, ArgumentsText::tr("Leave values (KLV) to use."),
                                    ArgumentsText::tr("FILE"));
    const QCommandLineOption rules(u"rules"_s,
                                   ArgumentsText::tr("Rule set by name, or a rules file."),
                                   ArgumentsText::tr("NAME|FILE"));
    const QCommandLineOption turn(u"turn"_s, ArgumentsText::tr("Turn of the game to begin at."),
                                  ArgumentsText::tr("NUMBER"));
    const QCommandLineOption layout(
        u"layout"_s, ArgumentsText::tr("Panels: analyse, review, study, present or engineLab."),
        ArgumentsText::tr("NAME"));
    const QCommandLineOption overlay(
        u"overlay"_s, ArgumentsText::tr("Overlay to show; may be given more than once."),
        ArgumentsText::tr("NAME"));
    const QCommandLineOption exported(
        u"export"_s,
        ArgumentsText::tr("Write the position (.png, .svg, .pdf, .cgp, .txt) or the game (.html, "
                          ".pdf without --turn, .md, .csv, .gcg, .cws) to this file and end, "
                          "without a window; may be given more than once."),
        ArgumentsText::tr("FILE"));
    const QCommandLineOption force(
        u"force"_s, ArgumentsText::tr("Let --export replace a file that holds something else."));
    // See portable.h; settings are read before arguments.
    const QCommandLineOption portable(
        u"portable"_s,
        ArgumentsText::tr("Keep settings and work in the folder tilewright-data beside "
                          "the program, as is done wherever that folder is."));
    parser.addOptions({lexicon, leaves, rules, turn, layout, overlay, exported, force, portable});
    parser.addPositionalArgument(
        u"files"_s, ArgumentsText::tr("Games, positions, lexicons, leave values or rules to open."),
        ArgumentsText::tr("[files...]"));
    // Qt would print names as they are.
    QStringList given;
    for (int i = 0; i < argc; ++i) given.append(ui::fromPath(argv[i]));
    if (!parser.parse(given)) refuse(parser.errorText());
    parser.process(given);
    Arguments arguments{
        parser.value(lexicon),      parser.value(leaves), parser.value(rules),
        parser.value(turn).toInt(), parser.value(layout), parser.values(overlay),
        parser.values(exported),    parser.isSet(force),  parser.positionalArguments()};
    check(arguments, parser.value(turn));
    return arguments;
}

QString programFolder()
{
    return ui::fromPath(engine::programFolder(ui::toPath(QCoreApplication::applicationDirPath())));
}

QString sharedFile(const QString& name)
{
    return QDir::cleanPath(programFolder() + u"/../share/tilewright/"_s + name);
}

}  // namespace app
