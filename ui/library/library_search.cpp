// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/library/library_search.h"

#include <utility>

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

/// A text to look for, and the tags that are asked for: #tag wherever it is typed.
struct AskedText
{
    QString text;
    QStringList tags;
};

AskedText askedText(const LibraryQuery& query)
{
    AskedText asked;
    QStringList words;
    const QStringList all = query.text.split(u' ', Qt::SkipEmptyParts);
    for (const QString& word : all) (word.startsWith(u'#') ? asked.tags : words).append(word);
    asked.text = words.join(u' ');
    asked.tags.append(query.tag.trimmed());
    // The sign in front of a tag is no part of it.
    for (QString& tag : asked.tags)
        if (tag.startsWith(u'#')) tag.remove(0, 1);
    asked.tags.removeAll(QString());
    return asked;
}

/// Conditions that hold together, with the values of their question marks.
class Conditions
{
public:
    void add(const QString& condition, const QVariantList& bound = {})
    {
        m_conditions.append(condition);
        m_values += bound;
    }
    [[nodiscard]] bool isEmpty() const { return m_conditions.isEmpty(); }
    [[nodiscard]] QString joined() const { return m_conditions.join(u" AND "_s); }
    [[nodiscard]] const QVariantList& values() const { return m_values; }
    [[nodiscard]] LibraryCondition whole() const
    {
        return {isEmpty() ? QString() : u" WHERE "_s + joined(), m_values};
    }

private:
    QStringList m_conditions;
    QVariantList m_values;
};

/// "= ?" or "GLOB ?" for a word, with what it is.
std::pair<QString, QString> comparison(const QString& word)
{
    const bool pattern = word.contains(u'?') || word.contains(u'*');
    return {pattern ? u"GLOB ?"_s : u"= ?"_s,
            pattern ? globPattern(word) : word.trimmed().toUpper()};
}

/// What is asked of a single turn, of the table turns as t.
void addTurnItself(const LibraryQuery& query, Conditions& conditions)
{
    if (const QString pattern = tilePattern(query.rack); !pattern.isEmpty())
        conditions.add(u"t.tiles LIKE ? ESCAPE '\\'"_s, {pattern});
    if (query.mistake > 0) conditions.add(u"max(t.said, t.size) >= ?"_s, {query.mistake});
    if (query.reasons != 0) conditions.add(u"(t.reasons & ?) <> 0"_s, {query.reasons});
    if (query.phase >= 0) conditions.add(u"t.phase = ?"_s, {query.phase});
}

/// What is asked of a game, apart from its words, tags and turns.
void addGame(const LibraryQuery& query, Conditions& conditions)
{
    if (const QString text = askedText(query).text; !text.isEmpty()) {
        const QString part = likePart(text);
        conditions.add(
            u"(g.title LIKE ? ESCAPE '\\' OR g.players LIKE ? ESCAPE '\\' OR g.path LIKE ?"
            " ESCAPE '\\')"_s,
            {part, part, part});
    }
    const QStringList names = query.player.split(u',', Qt::SkipEmptyParts);
    for (const QString& name : names) {
        if (name.trimmed().isEmpty()) continue;
        conditions.add(
            u"EXISTS(SELECT 1 FROM players p WHERE p.game = g.id AND p.name LIKE ? ESCAPE '\\')"_s,
            {likePart(name)});
    }
    if (!query.lexicon.trimmed().isEmpty())
        conditions.add(u"g.lexicon LIKE ? ESCAPE '\\'"_s, {likePart(query.lexicon)});
    if (!query.from.trimmed().isEmpty()) conditions.add(u"g.date >= ?"_s, {query.from.trimmed()});
    // "2019" means all of it: digits and signs are below this.
    if (!query.to.trimmed().isEmpty())
        conditions.add(u"g.date <> '' AND g.date <= ?"_s, {QString(query.to.trimmed() + u'~')});
    if (query.blunders > 0 || query.lostPerTurn > 0) {
        QString one = u"EXISTS(SELECT 1 FROM players p WHERE p.game = g.id AND p.blunders >= ?"
                      " AND p.lost >= ? * p.judged AND p.judged > 0"_s;
        QVariantList bound{query.blunders, query.lostPerTurn * kThousandths};
        // Mistakes of those who were asked for.
        if (const QString name = names.value(0); !name.trimmed().isEmpty()) {
            one += u" AND p.name LIKE ? ESCAPE '\\'"_s;
            bound.append(likePart(name));
        }
        conditions.add(one + u')', bound);
    }
    if (query.positions) conditions.add(u"g.position = 1"_s);
}

/// Games in which a word was played.
void addWordOfGame(const LibraryQuery& query, Conditions& conditions)
{
    if (query.word.trimmed().isEmpty()) return;
    // CROSS: the few words first, then their games; never through all that was played.
    const auto [how, word] = comparison(query.word);
    conditions.add(u"g.id IN (SELECT made.game FROM words CROSS JOIN made ON made.word = words.id"
                   " WHERE words.text %1)"_s.arg(how),
                   {word});
}

}  // namespace

LibraryCondition conditionOf(const LibraryQuery& query)
{
    Conditions conditions;
    addGame(query, conditions);
    addWordOfGame(query, conditions);
    for (const QString& tag : askedText(query).tags) {
        const QString part = likePart(tag);
        conditions.add(u"(g.id IN (SELECT game FROM tags WHERE tag LIKE ? ESCAPE '\\') OR"
                       " g.id IN (SELECT game FROM turns WHERE tags LIKE ? ESCAPE '\\'))"_s,
                       {part, part});
    }
    Conditions turn;
    addTurnItself(query, turn);
    if (!turn.isEmpty()) {
        conditions.add(
            u"EXISTS(SELECT 1 FROM turns t WHERE t.game = g.id AND %1)"_s.arg(turn.joined()),
            turn.values());
    }
    if (query.marked) conditions.add(u"(g.marked > 0 OR g.withdrawn > 0)"_s);
    return conditions.whole();
}

LibraryCondition turnConditionOf(const LibraryQuery& query)
{
    Conditions conditions;
    addGame(query, conditions);
    const QStringList names = query.player.split(u',', Qt::SkipEmptyParts);
    if (const QString name = names.value(0); !name.trimmed().isEmpty())
        conditions.add(u"p.name LIKE ? ESCAPE '\\'"_s, {likePart(name)});
    addWordOfGame(query, conditions);
    if (!query.word.trimmed().isEmpty()) {
        const auto [how, word] = comparison(query.word);
        conditions.add(u"EXISTS(SELECT 1 FROM made m JOIN words w ON w.id = m.word"
                       " WHERE m.game = t.game AND m.turn = t.number AND w.text %1)"_s.arg(how),
                       {word});
    }
    for (const QString& tag : askedText(query).tags) {
        const QString part = likePart(tag);
        conditions.add(u"(t.tags LIKE ? ESCAPE '\\' OR t.game IN (SELECT game FROM tags"
                       " WHERE tag LIKE ? ESCAPE '\\'))"_s,
                       {part, part});
    }
    addTurnItself(query, conditions);
    if (query.marked) conditions.add(u"t.said > 0"_s);
    return conditions.whole();
}

}  // namespace ui
