// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/language/language.h"

#include <algorithm>

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

namespace ui {

namespace {

using namespace Qt::StringLiterals;

/// Belongs to the application. A language without such texts changes nothing.
void install(const QLocale& locale, const QString& name, const QString& folder)
{
    auto* translator = new QTranslator(QCoreApplication::instance());
    if (translator->load(locale, name, u"_"_s, folder))
        QCoreApplication::installTranslator(translator);
    else delete translator;
}

}  // namespace

QList<Language> languages()
{
    return {{u"en"_s, u"English"_s}, {u"de"_s, u"Deutsch"_s}, {u"fr"_s, u"Français"_s}};
}

void speak(const QString& id)
{
    const QList<Language> all = languages();
    const bool known =
        std::any_of(all.begin(), all.end(), [&](const Language& one) { return one.id == id; });
    const QLocale locale = known ? QLocale(id) : QLocale::system();
    QLocale::setDefault(locale);
    // The plurals of English, which is what is asked last.
    install(QLocale(QLocale::English), u"tilewright"_s, u":/i18n"_s);
    install(locale, u"qtbase"_s, QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    install(locale, u"tilewright"_s, u":/i18n"_s);
}

}  // namespace ui
