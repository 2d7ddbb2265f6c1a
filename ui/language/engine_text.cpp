// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/language/engine_text.h"

#include <QCoreApplication>

#include "ui/language/text.h"

namespace ui {

namespace {

QString inOwnLanguage(const char* text)
{
    return QCoreApplication::translate("Engine", text);
}

QString argumentText(const engine::SentenceArgument& argument)
{
    using Kind = engine::SentenceArgument::Kind;
    switch (argument.kind()) {
    case Kind::Title: return engineTitle(argument.text());
    case Kind::Sentence: return engineText(argument.sentence());
    case Kind::Text: break;
    }
    return fromUtf8(argument.text());
}

}  // namespace

QString engineText(const engine::Sentence& sentence)
{
    if (sentence.empty()) return {};
    QString text = inOwnLanguage(sentence.text());
    const auto arguments = sentence.arguments();
    // From the end on, as what is filled in may hold a % too.
    for (qsizetype at = text.lastIndexOf(u'%'); at >= 0;
         at = at > 0 ? text.lastIndexOf(u'%', at - 1) : -1) {
        const int number = at + 1 < text.size() ? text.at(at + 1).digitValue() : 0;
        if (number < 1 || number > std::ssize(arguments)) continue;
        text.replace(at, 2, argumentText(arguments[static_cast<std::size_t>(number - 1)]));
    }
    return text;
}

QString engineTitle(const std::string& title)
{
    return title.empty() ? QString() : inOwnLanguage(title.c_str());
}

}  // namespace ui
