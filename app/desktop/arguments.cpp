// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/arguments.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QDir>

namespace app {

namespace {

using namespace Qt::StringLiterals;

QString text(const char* source)
{
    return QCoreApplication::translate("Arguments", source);
}

}  // namespace

Arguments readArguments(const QCoreApplication& application)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(text("Analysis board for crossword board games."));
    parser.addHelpOption();
    parser.addVersionOption();
    const QCommandLineOption lexicon(u"lexicon"_s, text("Word graph (KWG) or word list to use."),
                                     text("FILE"));
    const QCommandLineOption leaves(u"leaves"_s, text("Leave values (KLV) to use."), text("FILE"));
    const QCommandLineOption rules(u"rules"_s, text("Rule set by name, or a rules file."),
                                   text("NAME|FILE"));
    const QCommandLineOption turn(u"turn"_s, text("Turn of the game to begin at."), text("NUMBER"));
    const QCommandLineOption layout(
        u"layout"_s, text("Panels: analyse, review, study, present or engineLab."), text("NAME"));
    parser.addOptions({lexicon, leaves, rules, turn, layout});
    parser.addPositionalArgument(u"files"_s,
                                 text("Positions (CGP), lexicons, leave values or rules to open."),
                                 text("[files...]"));
    parser.process(application);
    return {parser.value(lexicon),      parser.value(leaves), parser.value(rules),
            parser.value(turn).toInt(), parser.value(layout), parser.positionalArguments()};
}

QString sharedFile(const QString& name)
{
    return QDir::cleanPath(QCoreApplication::applicationDirPath() + u"/../share/tilewright/"_s +
                           name);
}

}  // namespace app
