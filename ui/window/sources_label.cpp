// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/sources_label.h"

#include <utility>
#include <vector>

#include "ui/document/shown_study.h"
#include "ui/language/engine_text.h"
#include "ui/language/text.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;

/// A name that is not too long to stand beside others.
QString shortened(const QString& name)
{
    constexpr qsizetype kMost = 32;
    if (name.size() <= kMost) return name;
    return name.left(kMost / 2) + u'…' + name.right(kMost / 2 - 1);
}

}  // namespace

SourcesLabel::SourcesLabel(const ShownStudy& shown, QWidget* parent)
    : ElidedLabel(parent), m_shown(shown)
{
    setObjectName(u"sources"_s);
    setAccessibleName(tr("Lexicon, leaves, win table and rules"));
    setTextFormat(Qt::PlainText);
    connect(&shown, &ShownStudy::changed, this, &SourcesLabel::follow);
    follow();
}

void SourcesLabel::follow()
{
    const engine::Position& position = *m_shown.position();
    const QString size[] = {QString::number(position.board().rows()),
                            QString::number(position.board().columns())};
    const QString rules = engineTitle(position.rules().title);
    // What goes by one name is told of together. Few have a win table: that there is none is no
    // news.
    std::vector<std::pair<QStringList, QString>> sources;
    const auto add = [&](const QString& kind, const QString& name) {
        if (!sources.empty() && sources.back().second == name) sources.back().first.append(kind);
        else sources.push_back({{kind}, name});
    };
    const QString lexicon = m_shown.lexiconName();
    if (!lexicon.isEmpty()) add(tr("lexicon"), lexicon);
    if (const QString own = m_shown.ownLexiconName(); !own.isEmpty())
        add(tr("words of the player on turn"), own);
    if (m_shown.leaves()) add(tr("leaves"), m_shown.state().leavesName);
    if (m_shown.winTable()) add(tr("win %"), m_shown.state().winTableName);
    const auto text = [&](const auto& name) {
        QStringList parts;
        if (lexicon.isEmpty()) parts.append(tr("no lexicon"));
        for (const auto& [kinds, source] : sources)
            parts.append(tr("%1: %2").arg(kinds.join(u", "_s), name(source)));
        if (!m_shown.leaves()) parts.append(tr("no leave values"));
        parts.append(tr("%1 %2×%3").arg(name(rules), size[0], size[1]));
        return parts.join(u" · "_s);
    };
    setText(text(shortened));
    m_whole = text([](const QString& name) { return name; });
    setToolTip(m_whole);
    emit named(m_whole);
}

}  // namespace ui

#include "moc_sources_label.cpp"
