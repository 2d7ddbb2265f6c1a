// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rules/rules_store.h"

#include <algorithm>

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>

#include "engine/base/file.h"
#include "engine/rules/catalogue.h"
#include "ui/language/text.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;

const QString kEnding = u".txt"_s;

/// Letters, digits and underscores of a title; no other file's name and no built-in set's.
QString freeName(const QString& title, const QDir& folder)
{
    QString base;
    for (const QChar character : title.toLower()) {
        const bool plain = character.unicode() < 128 && character.isLetterOrNumber();
        if (plain) base += character;
        else if (!base.isEmpty() && !base.endsWith(u'_')) base += u'_';
    }
    while (base.endsWith(u'_')) base.chop(1);
    base = base.left(40);
    if (base.isEmpty()) base = u"rules"_s;
    const auto taken = [&](const QString& name) {
        const auto& sets = engine::catalogue::ruleSets();
        return folder.exists(name + kEnding) ||
               std::ranges::any_of(sets, [&](const auto& set) { return fromUtf8(set.id) == name; });
    };
    QString name = base;
    for (int number = 2; taken(name); ++number) name = u"%1_%2"_s.arg(base).arg(number);
    return name;
}

}  // namespace

QList<RulesStore::Entry> RulesStore::entries() const
{
    QList<Entry> entries;
    const QFileInfoList files =
        QDir(m_folder).entryInfoList({u"*"_s + kEnding}, QDir::Files | QDir::Readable);
    for (const QFileInfo& file : files) {
        auto rules = engine::catalogue::openRules(toPath(file.filePath()));
        const QString title = rules ? fromUtf8((*rules)->title) : file.completeBaseName();
        entries.append({title, file.filePath(), std::move(rules)});
    }
    std::ranges::stable_sort(entries, [](const Entry& a, const Entry& b) {
        return QString::localeAwareCompare(a.title.toLower(), b.title.toLower()) < 0;
    });
    return entries;
}

engine::Result<engine::GameRulesPtr> RulesStore::save(engine::GameRules rules,
                                                      const QString& path) const
{
    const QDir folder(m_folder);
    if (!folder.mkpath(u"."_s))
        return engine::failure(
            engine::ErrorCode::FileUnwritable,
            engine::say("%1", QCoreApplication::translate("RulesStore", "%1 can't be made")
                                  .arg(m_folder)
                                  .toStdString()));
    const QString name = path.isEmpty() ? freeName(fromUtf8(rules.title), folder)
                                        : QFileInfo(path).completeBaseName();
    rules.id = name.toStdString();
    const QString file = path.isEmpty() ? folder.filePath(name + kEnding) : path;
    const std::string text = engine::catalogue::writeRules(rules);
    if (auto done = engine::writeFileAtomically(toPath(file), text); !done)
        return engine::failure(std::move(done.error()));
    return engine::catalogue::openRules(toPath(file));
}

engine::Result<void> RulesStore::remove(const QString& path) const
{
    if (QFile::remove(path)) return {};
    return engine::failure(
        engine::ErrorCode::FileUnwritable,
        engine::say("%1", QCoreApplication::translate("RulesStore", "%1 can't be removed")
                              .arg(path)
                              .toStdString()));
}

}  // namespace ui
