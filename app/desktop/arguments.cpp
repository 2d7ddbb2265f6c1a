// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/arguments.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QDir>

namespace app {

namespace {

using namespace Qt::StringLiterals;

/// Translations of the free functions here have one context.
struct ArgumentsText
{
    Q_DECLARE_TR_FUNCTIONS(app::Arguments)
};

}  // namespace

Arguments readArguments(const QCoreApplication& application)
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
    parser.addOptions({lexicon, leaves, rules, turn, layout});
    parser.addPositionalArgument(
        u"files"_s, ArgumentsText::tr("Positions (CGP), lexicons, leave values or rules to open."),
        ArgumentsText::tr("[files...]"));
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
