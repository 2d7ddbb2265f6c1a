// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/review/practice_card.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QShortcut>
#include <QVBoxLayout>

#include "engine/board/move_notation.h"
#include "ui/language/number_text.h"
#include "ui/language/text.h"
#include "ui/review/review_text.h"
#include "ui/theme/measures.h"
#include "ui/theme/text_size.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;

QLabel* addLine(QVBoxLayout& layout, const QString& name)
{
    auto* label = new QLabel;
    label->setObjectName(name);
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    // Its text is its name; empty, it is nothing to come to.
    label->setFocusPolicy(Qt::NoFocus);
    layout.addWidget(label);
    return label;
}

QString pointsText(double points)
{
    return PracticeCard::tr("%1 points").arg(decimalText(points, 1));
}

}  // namespace

PracticeCard::PracticeCard(ShownStudy& shown, Practice& practice, QWidget* parent)
    : QWidget(parent), m_shown(shown), m_practice(practice)
{
    setObjectName(u"practiceCard"_s);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(gap::kNormal, gap::kNormal, gap::kNormal, gap::kNormal);
    m_question = addLine(*layout, u"practiceQuestion"_s);
    QFont strong = m_question->font();
    strong.setBold(true);
    m_question->setFont(strong);
    setTextFactor(*m_question, textSize::kTitle);
    m_try = addLine(*layout, u"practiceTry"_s);
    m_hints = addLine(*layout, u"practiceHints"_s);
    layout->addStretch(1);
    auto* row = new QHBoxLayout;
    const auto addButton = [&](const QString& name, const QString& text, const QString& help,
                               void (Practice::*act)()) {
        auto* button = new QPushButton(text);
        button->setObjectName(name);
        button->setToolTip(help);
        connect(button, &QPushButton::clicked, &practice, act);
        // Moves end with Enter, so that the hand is there.
        for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Enter}) {
            auto* shortcut = new QShortcut(QKeySequence(key), button);
            shortcut->setContext(Qt::WidgetShortcut);
            connect(shortcut, &QShortcut::activated, button, [button] { button->click(); });
        }
        row->addWidget(button);
        return button;
    };
    m_hint = addButton(u"practiceHint"_s, tr("Hint"),
                       tr("Score, then number of tiles, then lane, then the move (Ctrl+H)"),
                       &Practice::giveHint);
    m_show = addButton(u"practiceShow"_s, tr("Show the Move"), tr("Give up and see the best move"),
                       &Practice::show);
    m_next = addButton(u"practiceNext"_s, tr("Next Mistake"), tr("Go on to the next one (Ctrl+L)"),
                       &Practice::next);
    m_stop =
        addButton(u"practiceStop"_s, tr("Stop"), tr("Back to the review (Esc)"), &Practice::stop);
    row->addStretch(1);
    layout->addLayout(row);
    connect(&practice, &Practice::changed, this, [this] { show(m_practice.state()); });
    show(practice.state());
}

QString PracticeCard::questionText() const
{
    const engine::TurnReview* question = m_practice.question();
    if (question == nullptr || !m_shown.game()) return {};
    if (m_practice.isPuzzle()) return tr("Find the best move.");
    if (question->phony)
        return tr("%1 played %2 here; not valid: %3. Find better.")
            .arg(m_shown.playerName(question->player),
                 moveTextAt(*m_shown.game(), *question, question->played),
                 invalidWords(*m_shown.game(), *question));
    return tr("%1 played %2 here. Find better.")
        .arg(m_shown.playerName(question->player),
             moveTextAt(*m_shown.game(), *question, question->played));
}

QString PracticeCard::tryText() const
{
    const auto& tried = m_practice.lastTry();
    const engine::TurnReview* question = m_practice.question();
    if (!tried || question == nullptr || !m_shown.game()) return {};
    const QString move = moveTextAt(*m_shown.game(), *question, tried->move);
    if (!tried->known) return tr("%1: one moment…").arg(move);
    if (!tried->lost) return tr("✗ %1 is not a legal move of this lexicon.").arg(move);
    if (m_practice.state() == Practice::State::Found) return tr("✓ %1: found it.").arg(move);
    if (const QString cost = costText(*question); tried->wasPlayed && !cost.isEmpty())
        return tr("✗ %1 is what was played, and loses %2: look again.").arg(move, cost);
    // In the unit that the answer is told in, which is the same for all that is tried.
    const auto& asked = question->verdict;
    if (tried->verdict) {
        const engine::TurnVerdict& verdict = *tried->verdict;
        const bool byPoints = (asked && !m_practice.isPuzzle() ? *asked : verdict).countsPoints();
        const QString lost =
            byPoints ? pointsText(verdict.lossPoints)
                     : tr("%1 of the chance of winning").arg(percentText(verdict.lossWin));
        const bool better =
            !m_practice.isPuzzle() && asked &&
            (byPoints ? verdict.lossPoints < asked->lossPoints : verdict.lossWin < asked->lossWin);
        return better ? tr("%1 is better than what was played, but loses %2 still.").arg(move, lost)
                      : tr("✗ %1 loses %2: look again.").arg(move, lost);
    }
    const QString lost = pointsText(tried->lost->toPoints());
    // What the search says of this one isn't known.
    if (asked && !m_practice.isPuzzle())
        return tr("✗ %1 loses %2 by the static evaluation: look again.").arg(move, lost);
    return !m_practice.isPuzzle() && *tried->lost < question->lost
               ? tr("%1 is better than what was played, but loses %2 still.").arg(move, lost)
               : tr("✗ %1 loses %2: look again.").arg(move, lost);
}

QString PracticeCard::hintText() const
{
    const engine::TurnReview* question = m_practice.question();
    if (question == nullptr || !m_shown.game()) return {};
    const engine::Move& best = *m_practice.answer();
    const auto told = static_cast<int>(m_practice.hint());
    QStringList lines;
    if (told >= static_cast<int>(Practice::Hint::Score))
        lines.append(tr("The best move scores %n points.", nullptr, best.score.points));
    if (told >= static_cast<int>(Practice::Hint::Tiles)) {
        lines.append(best.kind == engine::MoveKind::Exchange
                         ? tr("It exchanges %n tiles.", nullptr, best.tilesPlayed)
                         : tr("It plays %n tiles.", nullptr, best.tilesPlayed));
    }
    if (told >= static_cast<int>(Practice::Hint::Lane) && best.kind == engine::MoveKind::Place) {
        const QString square = fromUtf8(engine::squareName(best.row, best.column));
        const QString row = QString::number(best.row + 1);
        lines.append(best.direction == engine::Direction::Across
                         ? tr("It lies in row %1.").arg(row)
                         : tr("It lies in column %1.").arg(square.mid(row.size())));
    }
    return lines.join(u' ');
}

QString PracticeCard::phonyText(const engine::TurnReview& question) const
{
    const QString move = moveTextAt(*m_shown.game(), question, question.played);
    const QString cost = costText(question);
    if (question.takenBack)
        return cost.isEmpty()
                   ? tr("%1 is a phony and was taken back, which cost nothing").arg(move)
                   : tr("%1 is a phony and was taken back, which loses %2").arg(move, cost);
    // What it would lose when it is challenged was never weighed.
    return cost.isEmpty() ? tr("%1 is a phony: as it stayed, it lost nothing").arg(move)
                          : tr("%1 is a phony, and loses %2 even though it stayed").arg(move, cost);
}

QString PracticeCard::solutionText() const
{
    const engine::TurnReview* question = m_practice.question();
    if (question == nullptr || !m_shown.game()) return {};
    if (m_practice.isPuzzle())
        return tr("The answer is %1 for %2 points; → tells what is said of it.")
            .arg(moveTextAt(*m_shown.game(), *question, question->played),
                 QLocale().toString(question->played.score.points));
    if (question->phony)
        return tr("Best is %1 for %2 points; %3.")
            .arg(moveTextAt(*m_shown.game(), *question, question->bestMove()),
                 QLocale().toString(question->bestMove().score.points), phonyText(*question));
    if (question->verdict && costText(*question).isEmpty())
        return tr("Best is %1 for %2 points; %3 loses nothing (%4).")
            .arg(moveTextAt(*m_shown.game(), *question, question->bestMove()),
                 QLocale().toString(question->bestMove().score.points),
                 moveTextAt(*m_shown.game(), *question, question->played),
                 judgedByText(question->by()));
    if (question->verdict)
        return tr("Best is %1 for %2 points; %3 loses %4 (%5).")
            .arg(moveTextAt(*m_shown.game(), *question, question->bestMove()),
                 QLocale().toString(question->bestMove().score.points),
                 moveTextAt(*m_shown.game(), *question, question->played), costText(*question),
                 judgedByText(question->by()));
    return tr("Best is %1 for %2 points, equity %3; %4 loses %5.")
        .arg(moveTextAt(*m_shown.game(), *question, question->best.move),
             QLocale().toString(question->best.move.score.points),
             signedEquity(question->best.equity),
             moveTextAt(*m_shown.game(), *question, question->played),
             pointsText(question->lost.toPoints()));
}

void PracticeCard::show(Practice::State state)
{
    using State = Practice::State;
    const bool asking = state == State::Asking;
    const bool solved = state == State::Found || state == State::Shown;
    QString question = questionText();
    if (state == State::Waiting) question = tr("Reviewing the game…");
    if (state == State::Finished)
        question = m_practice.isPuzzle() ? tr("No more puzzles in this study.")
                                         : tr("No more mistakes to look at.");
    m_question->setText(question);
    m_try->setText(asking && !m_practice.lastTry()
                       ? tr("Put your move on the board and press Enter.")
                       : tryText());
    m_hints->setText(solved ? solutionText() : hintText());
    m_hint->setEnabled(asking);
    m_show->setEnabled(asking);
    m_next->setEnabled(asking || solved);
    m_next->setText(asking                  ? tr("Skip")
                    : m_practice.isPuzzle() ? tr("Next Puzzle")
                                            : tr("Next Mistake"));
    m_stop->setText(state == State::Finished ? tr("Done") : tr("Stop"));
    // Enter goes on from what was entered on the board.
    if (solved && !m_solved && isVisible()) m_next->setFocus(Qt::OtherFocusReason);
    m_solved = solved;
}

}  // namespace ui

#include "moc_practice_card.cpp"
