// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/explain/explained_line.h"

#include <QCoreApplication>
#include <QLocale>
#include <QRegularExpression>
#include <QStringList>

#include "engine/board/move_notation.h"
#include "ui/language/engine_text.h"
#include "ui/language/text.h"

namespace ui {

using engine::ExplainedFact;
using engine::Explanation;
using engine::FactKind;
using engine::FactSide;
using engine::Position;
using engine::SentenceArgument;

namespace {

using namespace Qt::StringLiterals;

struct ExplainedText
{
    Q_DECLARE_TR_FUNCTIONS(ui::ExplainedText)
};

/// The engine writes numbers with a point and with the sign of the keyboard.
QString inOwnNumbers(const QString& text)
{
    static const QRegularExpression number(u"^[+-]?\\d+\\.\\d$"_s);
    if (!number.match(text).hasMatch()) return text;
    QString own = QString(text).replace(u"."_s, QLocale().decimalPoint());
    if (own.startsWith(u'-')) own.replace(0, 1, u'−');
    return own;
}

/// Finds what the arguments of sentences are about.
class Linker
{
public:
    Linker(const Explanation& explanation, const Position& position)
        : m_explanation(explanation),
          m_position(position),
          m_own(engine::moveText(position, explanation.move)),
          m_other(engine::moveText(position, explanation.against))
    {
    }

    [[nodiscard]] std::optional<ExplainedLink> linkOf(const ExplainedFact& fact,
                                                      const SentenceArgument& argument) const
    {
        if (argument.kind() == SentenceArgument::Kind::Sentence)
            return linkOf(fact, argument.sentence());
        if (argument.text() == m_own) return linkTo({m_explanation.move});
        if (argument.text() == m_other) return linkTo({m_explanation.against});
        if (fact.next && argument.text() == textOfNext(*fact.next)) {
            ExplainedLink link;
            link.moves = {m_explanation.move, *fact.next};
            return link;
        }
        return std::nullopt;
    }

private:
    [[nodiscard]] static std::optional<ExplainedLink> linkTo(std::vector<engine::Move> moves)
    {
        // Passes and exchanges leave nothing to be seen on the board.
        if (moves.front().kind != engine::MoveKind::Place) return std::nullopt;
        ExplainedLink link;
        link.moves = std::move(moves);
        return link;
    }

    [[nodiscard]] std::string textOfNext(const engine::Move& next) const
    {
        Position after = m_position;
        Position::Undo undo;
        after.make(m_explanation.move, undo);
        return engine::moveText(after, next);
    }

    [[nodiscard]] std::optional<ExplainedLink> linkOf(const ExplainedFact& fact,
                                                      const engine::Sentence& sentence) const
    {
        ExplainedLink link;
        if (fact.kind == FactKind::Lane) {
            for (const engine::FactSquare& square : fact.squares)
                link.squares.emplace_back(square.row, square.column);
            return link;
        }
        // Tiles are what is named in the words about a leave or a draw.
        const auto arguments = sentence.arguments();
        if (arguments.size() != 1) return std::nullopt;
        const auto tiles = m_position.rules().alphabet.readTiles(arguments.front().text());
        if (!tiles || tiles->empty()) return std::nullopt;
        link.tiles = *tiles;
        return link;
    }

    const Explanation& m_explanation;
    const Position& m_position;
    const std::string m_own;
    const std::string m_other;
};

}  // namespace

QString ExplainedLine::text() const
{
    QString whole;
    for (const Part& part : parts) whole += part.text;
    return whole + u'.';
}

std::vector<ExplainedLine> linesOf(const Explanation& explanation, const Position& position)
{
    const Linker linker(explanation, position);
    std::vector<ExplainedLine> lines;
    for (const ExplainedFact& fact : explanation.facts) {
        ExplainedLine line{fact.kind, fact.side, {}};
        const auto arguments = fact.sentence.arguments();
        for (const EngineTextPart& part : engineTextParts(fact.sentence)) {
            std::optional<ExplainedLink> link;
            if (part.argument >= 0)
                link = linker.linkOf(fact, arguments[static_cast<std::size_t>(part.argument)]);
            line.parts.push_back({inOwnNumbers(part.text), std::move(link)});
        }
        lines.push_back(std::move(line));
    }
    return lines;
}

QString sideSign(FactSide side)
{
    switch (side) {
    case FactSide::Own: return u"+"_s;
    case FactSide::Other: return u"−"_s;
    case FactSide::Neither: break;
    }
    return u"="_s;
}

QString explanationNote(const Explanation& explanation, const Position& position)
{
    const auto name = [&](const engine::Move& move) {
        return fromUtf8(engine::moveText(position, move));
    };
    QStringList lines{ExplainedText::tr("**%1 rather than %2**")
                          .arg(name(explanation.move), name(explanation.against)) +
                      u'\n'};
    for (const ExplainedLine& line : linesOf(explanation, position)) {
        if (line.kind == FactKind::Verdict) lines.append(u'\n' + line.text());
        else lines.append(u"- **%1** %2"_s.arg(sideSign(line.side), line.text()));
    }
    return lines.join(u'\n');
}

}  // namespace ui
