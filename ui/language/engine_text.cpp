// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/language/engine_text.h"

#include <QCoreApplication>

#include "ui/language/shown_names.h"
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
    case Kind::Title: return quotedPart(engineTitle(argument.text()));
    case Kind::Sentence: return engineText(argument.sentence());
    case Kind::Text: break;
    }
    return quotedPart(fromUtf8(argument.text()));
}

}  // namespace

QString engineText(const engine::Sentence& sentence)
{
    QString text;
    for (const EngineTextPart& part : engineTextParts(sentence)) text += part.text;
    return text;
}

std::vector<EngineTextPart> engineTextParts(const engine::Sentence& sentence)
{
    std::vector<EngineTextPart> parts;
    if (sentence.empty()) return parts;
    const QString text = inOwnLanguage(sentence.text());
    const auto arguments = sentence.arguments();
    qsizetype from = 0;
    const auto addWords = [&](qsizetype end) {
        if (end > from) parts.push_back({text.sliced(from, end - from)});
    };
    for (qsizetype at = text.indexOf(u'%'); at >= 0; at = text.indexOf(u'%', at + 1)) {
        const int number = at + 1 < text.size() ? text.at(at + 1).digitValue() : 0;
        if (number < 1 || number > std::ssize(arguments)) continue;
        addWords(at);
        parts.push_back(
            {argumentText(arguments[static_cast<std::size_t>(number - 1)]), number - 1});
        from = at + 2;
        ++at;
    }
    addWords(text.size());
    return parts;
}

QString engineTitle(const std::string& title)
{
    return title.empty() ? QString() : inOwnLanguage(title.c_str());
}

}  // namespace ui
