// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include <QObject>
#include <QString>

#include "engine/lexicon/graph_path.h"
#include "ui/lexicon/lexicon_surveys.h"

namespace ui {

/// A place in the graphs of a lexicon: a path of nodes from the root, and
/// the lists of siblings beside it. Column 0 is the list of first tiles; each node of the path
/// that has children opens one column more.
class GraphExplorer : public QObject
{
    Q_OBJECT

public:
    /// A node as it is listed.
    struct Entry
    {
        std::uint32_t index = 0;
        engine::Tile tile = engine::kNoTile;
        bool accepts = false;
        std::uint32_t child = 0;             ///< first of its children, 0 = none
        std::optional<std::uint32_t> words;  ///< through it; nothing while they are not counted
    };
    /// What jumping to a node came to.
    enum class Jump {
        Done,
        NotCounted,   ///< paths to nodes are not known yet
        NoSuchNode,   ///< the graph is not as long
        Unreachable,  ///< no path leads there: the graph's padding
    };

    explicit GraphExplorer(QObject* parent = nullptr);

    /// The tiles of the path are walked again as far as they go, unless they mean other letters.
    /// Null = none.
    void setLexicon(engine::LexiconPtr lexicon);
    [[nodiscard]] const engine::LexiconPtr& lexicon() const { return m_lexicon; }
    /// Of another lexicon: is ignored.
    void setSurvey(LexiconSurveyPtr survey);
    [[nodiscard]] bool isCounted() const { return m_survey != nullptr; }

    /// The lexicon has this graph.
    [[nodiscard]] bool has(engine::GraphPart part) const;
    [[nodiscard]] engine::GraphPart part() const { return m_part; }
    /// Goes to the same letters in another graph: in the GADDAG from the last letter backwards.
    void setPart(engine::GraphPart part);

    [[nodiscard]] const std::vector<std::uint32_t>& path() const { return m_path; }
    [[nodiscard]] std::vector<engine::Tile> tiles() const;
    [[nodiscard]] int columnCount() const;
    /// First node of a column's list.
    [[nodiscard]] std::uint32_t list(int column) const;
    [[nodiscard]] std::vector<Entry> entries(int column) const;
    [[nodiscard]] Entry entry(std::uint32_t index) const;
    /// Words in the whole graph, of a GADDAG its paths; nothing while they are not counted.
    [[nodiscard]] std::optional<std::uint32_t> allWords() const;

    /// Goes to a node of a column; what was beyond it is left.
    void select(int column, std::uint32_t index);
    void setLength(std::size_t length);
    /// Goes along the tiles as far as there is a path; the number of tiles that had one.
    std::size_t walk(engine::GraphPart part, std::span<const engine::Tile> tiles);
    /// To a node on a shortest path, in the present graph if it is there, else in the DAWG or
    /// GADDAG beside it. 0 and 1 are the roots where the graph has them so.
    Jump jumpTo(std::uint32_t index);

    /// "C", "◊" for the separator.
    [[nodiscard]] QString label(engine::Tile tile) const;
    /// Tiles as one would type them for walk(), with the separator.
    [[nodiscard]] QString text(std::span<const engine::Tile> tiles) const;
    /// Where the path has come to, in words.
    [[nodiscard]] QString description() const;

signals:
    /// Lexicon, graph, path or counts are others.
    void changed();

private:
    [[nodiscard]] const engine::Kwg& graph() const { return graphOf(*m_lexicon, m_part); }
    [[nodiscard]] const engine::GraphSurvey* survey() const;
    [[nodiscard]] QString judgement(const QString& word, bool accepts) const;

    engine::LexiconPtr m_lexicon;
    LexiconSurveyPtr m_survey;  ///< null, or of m_lexicon
    engine::GraphPart m_part = engine::GraphPart::Dawg;
    std::vector<std::uint32_t> m_path;
};

}  // namespace ui
