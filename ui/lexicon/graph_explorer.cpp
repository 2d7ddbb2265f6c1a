// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lexicon/graph_explorer.h"

#include <algorithm>
#include <utility>

#include <QLocale>

#include "engine/lexicon/lexicon.h"
#include "ui/language/text.h"

namespace ui {

using engine::GraphPart;
using engine::Tile;

GraphExplorer::GraphExplorer(QObject* parent) : QObject(parent) {}

void GraphExplorer::setLexicon(engine::LexiconPtr lexicon)
{
    if (lexicon == m_lexicon) return;
    const bool sameLetters =
        lexicon && m_lexicon && lexicon->alphabet().sameLetters(m_lexicon->alphabet());
    const std::vector<Tile> kept = sameLetters ? tiles() : std::vector<Tile>();
    m_lexicon = std::move(lexicon);
    m_survey = nullptr;
    if (!has(m_part)) m_part = GraphPart::Dawg;
    m_path.clear();
    if (m_lexicon) m_path = walkGraph(*m_lexicon, m_part, kept);
    emit changed();
}

void GraphExplorer::setSurvey(LexiconSurveyPtr survey)
{
    if (!survey || survey->lexicon != m_lexicon || survey == m_survey) return;
    m_survey = std::move(survey);
    emit changed();
}

bool GraphExplorer::has(GraphPart part) const
{
    if (!m_lexicon) return false;
    return part != GraphPart::Alphagrams || m_lexicon->hasAlphagrams();
}

void GraphExplorer::setPart(GraphPart part)
{
    if (part == m_part || !has(part)) return;
    std::vector<Tile> letters = readingOf(m_part, tiles()).letters;
    m_part = part;
    if (part == GraphPart::Gaddag && !letters.empty())
        letters = engine::gaddagPath(letters, letters.size() - 1);
    if (part == GraphPart::Alphagrams) std::ranges::sort(letters);
    m_path = walkGraph(*m_lexicon, part, letters);
    emit changed();
}

std::vector<Tile> GraphExplorer::tiles() const
{
    std::vector<Tile> tiles;
    for (const std::uint32_t index : m_path) tiles.push_back(graph().node(index).tile());
    return tiles;
}

int GraphExplorer::columnCount() const
{
    if (!m_lexicon || rootOf(*m_lexicon, m_part) == 0) return 0;
    const int nodes = static_cast<int>(m_path.size());
    return m_path.empty() || graph().node(m_path.back()).arc() != 0 ? nodes + 1 : nodes;
}

std::uint32_t GraphExplorer::list(int column) const
{
    if (column == 0) return rootOf(*m_lexicon, m_part);
    return graph().node(m_path[static_cast<std::size_t>(column) - 1]).arc();
}

std::vector<GraphExplorer::Entry> GraphExplorer::entries(int column) const
{
    std::vector<Entry> entries;
    for (std::uint32_t index = list(column);; ++index) {
        entries.push_back(entry(index));
        if (graph().node(index).isEnd()) return entries;
    }
}

GraphExplorer::Entry GraphExplorer::entry(std::uint32_t index) const
{
    const engine::GraphNode node = graph().node(index);
    Entry entry{index, node.tile(), node.accepts(), node.arc(), {}};
    if (const engine::GraphSurvey* counts = survey()) entry.words = counts->wordsThrough(index);
    return entry;
}

const engine::GraphSurvey* GraphExplorer::survey() const
{
    if (!m_survey) return nullptr;
    return m_part == GraphPart::Alphagrams ? &*m_survey->alphagrams : &m_survey->words;
}

std::optional<std::uint32_t> GraphExplorer::allWords() const
{
    if (!survey() || !m_lexicon) return std::nullopt;
    const std::uint32_t root = rootOf(*m_lexicon, m_part);
    return root == 0 ? 0 : survey()->wordsFrom(root);
}

void GraphExplorer::select(int column, std::uint32_t index)
{
    const auto place = static_cast<std::size_t>(column);
    if (column < 0 || column >= columnCount()) return;
    if (place < m_path.size() && m_path[place] == index && place + 1 == m_path.size()) return;
    m_path.resize(place);
    m_path.push_back(index);
    emit changed();
}

void GraphExplorer::setLength(std::size_t length)
{
    if (length >= m_path.size()) return;
    m_path.resize(length);
    emit changed();
}

std::size_t GraphExplorer::walk(GraphPart part, std::span<const Tile> tiles)
{
    if (!has(part)) return 0;
    std::vector<std::uint32_t> path = walkGraph(*m_lexicon, part, tiles);
    const std::size_t walked = path.size();
    if (part == m_part && path == m_path) return walked;
    m_part = part;
    m_path = std::move(path);
    emit changed();
    return walked;
}

GraphExplorer::Jump GraphExplorer::jumpTo(std::uint32_t index)
{
    if (!m_lexicon || index >= graph().nodes().size()) return Jump::NoSuchNode;
    const engine::GraphSurvey* paths = survey();
    if (!paths) return Jump::NotCounted;
    GraphPart part = m_part;
    std::optional<std::vector<std::uint32_t>> path;
    if (index == 0 || (index == 1 && graph().hasGaddag())) {
        if (part != GraphPart::Alphagrams) part = index == 0 ? GraphPart::Dawg : GraphPart::Gaddag;
        path.emplace();
    } else {
        path = part == GraphPart::Gaddag ? paths->gaddagPathTo(index) : paths->dawgPathTo(index);
        if (!path && part != GraphPart::Alphagrams) {
            part = part == GraphPart::Gaddag ? GraphPart::Dawg : GraphPart::Gaddag;
            path =
                part == GraphPart::Gaddag ? paths->gaddagPathTo(index) : paths->dawgPathTo(index);
        }
    }
    if (!path) return Jump::Unreachable;
    m_part = part;
    m_path = std::move(*path);
    emit changed();
    return Jump::Done;
}

QString GraphExplorer::label(Tile tile) const
{
    if (tile == engine::kSeparator) return QStringLiteral("\u25ca");
    return fromUtf8(m_lexicon->alphabet().label(tile));
}

QString GraphExplorer::text(std::span<const Tile> tiles) const
{
    QString text;
    for (const Tile tile : tiles) {
        if (tile == engine::kSeparator) text += label(tile);
        else text += fromUtf8(m_lexicon->alphabet().written(tile));
    }
    return text;
}

QString GraphExplorer::judgement(const QString& word, bool accepts) const
{
    if (m_part == GraphPart::Alphagrams)
        return accepts ? tr("✓ %1 are the letters of a word").arg(word)
                       : tr("✕ %1 are not the letters of a word").arg(word);
    return accepts ? tr("✓ %1 is a word").arg(word) : tr("✕ %1 is no word").arg(word);
}

QString GraphExplorer::description() const
{
    if (!m_lexicon) return {};
    const auto number = [](std::uint32_t count) { return QLocale().toString(count); };
    const bool gaddag = m_part == GraphPart::Gaddag;
    if (m_path.empty()) {
        const auto all = allWords();
        if (!all) return tr("words not counted yet");
        if (gaddag) return tr("%1 paths, one for each letter of each word").arg(number(*all));
        return m_part == GraphPart::Alphagrams ? tr("%1 alphagrams").arg(number(*all))
                                               : tr("%1 words").arg(number(*all));
    }
    const Entry last = entry(m_path.back());
    const engine::PathReading reading = readingOf(m_part, tiles());
    const std::span<const Tile> letters(reading.letters);
    // At the separator the letters before it are what is read: the node before tells of them.
    const bool atTurn = gaddag && reading.turned && reading.turn == letters.size();
    const bool accepts =
        last.accepts || (atTurn && m_path.size() > 1 && entry(m_path[m_path.size() - 2]).accepts);
    QStringList parts{judgement(text(letters), accepts)};
    if (gaddag && reading.turned) {
        const QString front = text(letters.first(reading.turn));
        parts.append(atTurn ? tr("backwards, from here on forwards")
                            : tr("%1 backwards, then %2 forwards")
                                  .arg(front, text(letters.subspan(reading.turn))));
    } else if (gaddag) {
        parts.append(tr("read backwards"));
    }
    if (last.words) {
        const QString count = number(*last.words);
        parts.append(gaddag ? tr("paths through here: %1").arg(count)
                     : m_part == GraphPart::Alphagrams
                         ? tr("alphagrams that begin so: %1").arg(count)
                         : tr("words that begin so: %1").arg(count));
    }
    parts.append(last.child == 0 ? tr("node %1, no children").arg(last.index)
                                 : tr("node %1, children from %2").arg(last.index).arg(last.child));
    return parts.join(QStringLiteral(" · "));
}

}  // namespace ui

#include "moc_graph_explorer.cpp"
