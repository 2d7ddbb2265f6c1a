// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/library/library_search.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;

/// Losses are kept as engine::Equity counts them.
constexpr int kThousandths = 1000;

/// For LIKE, with \ as its escape.
QString likePart(const QString& text)
{
    QString part = text.trimmed();
    part.replace(u'\\', u"\\\\"_s).replace(u'%', u"\\%"_s).replace(u'_', u"\\_"_s);
    return u'%' + part + u'%';
}

/// For GLOB: tiles of several letters stand in brackets, which mean something else there.
QString globPattern(const QString& word)
{
    QString pattern = word.trimmed().toUpper();
    return pattern.replace(u'[', u"[[]"_s);
}

}  // namespace

LibraryCondition conditionOf(const LibraryQuery& query)
{
    QStringList conditions;
    QVariantList values;
    const auto add = [&](const QString& condition, const QVariantList& bound) {
        conditions.append(condition);
        values += bound;
    };
    if (!query.text.trimmed().isEmpty()) {
        const QString part = likePart(query.text);
        add(u"(g.title LIKE ? ESCAPE '\\' OR g.players LIKE ? ESCAPE '\\' OR g.path LIKE ?"
            " ESCAPE '\\')"_s,
            {part, part, part});
    }
    const QStringList names = query.player.split(u',', Qt::SkipEmptyParts);
    for (const QString& name : names) {
        if (name.trimmed().isEmpty()) continue;
        add(u"EXISTS(SELECT 1 FROM players p WHERE p.game = g.id AND p.name LIKE ? ESCAPE '\\')"_s,
            {likePart(name)});
    }
    if (!query.word.trimmed().isEmpty()) {
        // CROSS: the few words first, then their games; never through all that was played.
        const bool pattern = query.word.contains(u'?') || query.word.contains(u'*');
        add(u"g.id IN (SELECT played.game FROM words CROSS JOIN played ON played.word = words.id"
            " WHERE words.text %1 ?)"_s.arg(pattern ? u"GLOB"_s : u"="_s),
            {pattern ? globPattern(query.word) : query.word.trimmed().toUpper()});
    }
    if (!query.lexicon.trimmed().isEmpty())
        add(u"g.lexicon LIKE ? ESCAPE '\\'"_s, {likePart(query.lexicon)});
    if (!query.from.trimmed().isEmpty()) add(u"g.date >= ?"_s, {query.from.trimmed()});
    // "2019" means all of it: digits and signs are below this.
    if (!query.to.trimmed().isEmpty())
        add(u"g.date <> '' AND g.date <= ?"_s, {QString(query.to.trimmed() + u'~')});
    if (!query.tag.trimmed().isEmpty())
        add(u"g.id IN (SELECT game FROM tags WHERE tag LIKE ? ESCAPE '\\')"_s,
            {likePart(query.tag)});
    if (query.blunders > 0 || query.lostPerTurn > 0) {
        QString one = u"EXISTS(SELECT 1 FROM players p WHERE p.game = g.id AND p.blunders >= ?"
                      " AND p.lost >= ? * p.judged AND p.judged > 0"_s;
        QVariantList bound{query.blunders, query.lostPerTurn * kThousandths};
        // Mistakes of those who were asked for.
        if (const QString name = names.value(0); !name.trimmed().isEmpty()) {
            one += u" AND p.name LIKE ? ESCAPE '\\'"_s;
            bound.append(likePart(name));
        }
        add(one + u')', bound);
    }
    if (query.marked) add(u"(g.marked > 0 OR g.withdrawn > 0)"_s, {});
    if (query.positions) add(u"g.position = 1"_s, {});
    const QString where =
        conditions.isEmpty() ? QString() : u" WHERE "_s + conditions.join(u" AND "_s);
    return {where, values};
}

}  // namespace ui
