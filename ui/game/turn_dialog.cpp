// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/game/turn_dialog.h"

#include <algorithm>
#include <utility>

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QSpinBox>
#include <QVBoxLayout>

#include "engine/board/move_notation.h"
#include "engine/game/turns.h"
#include "ui/board/rack_text.h"
#include "ui/document/study.h"
#include "ui/language/engine_text.h"
#include "ui/language/text.h"

namespace ui {

using engine::Event;
using engine::EventKind;
using engine::NodeId;
using engine::Result;

namespace {

using namespace Qt::StringLiterals;

constexpr int kLargestScore = 9'999;
constexpr int kShownConflicts = 6;

/// The child that says what became of the play, if it has that kind.
NodeId consequence(const engine::GameRecord& record, NodeId node, EventKind kind)
{
    for (const NodeId child : record.node(node).children)
        if (record.node(child).event.kind == kind) return child;
    return engine::kNoNode;
}

/// "AEINR?__": known tiles, and a line for each unknown one.
Result<engine::RecordedRack> readRack(const engine::Alphabet& alphabet, QString text)
{
    const auto hidden = text.count(u'_');
    const auto known = readTypedRack(alphabet, text.remove(u'_'));
    if (!known) return engine::failure(known.error());
    return engine::RecordedRack{known->tiles(), static_cast<int>(hidden)};
}

}  // namespace

TurnDialog::TurnDialog(Study& study, NodeId node, QWidget* parent)
    : QDialog(parent),
      m_study(study),
      m_node(node),
      m_question(study.game()->replay().at(node).before),
      m_rack(new QLineEdit),
      m_move(new QLineEdit),
      m_score(new QSpinBox),
      m_byRules(new QCheckBox(tr("by the rules"))),
      m_challenge(new QComboBox),
      m_bonus(new QSpinBox),
      m_totals(new QCheckBox(tr("Add the totals that follow up again"))),
      m_result(new QLabel),
      m_buttons(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel))
{
    setObjectName(u"turnDialog"_s);
    const engine::GameRecord& record = study.game()->record();
    const Event& now = record.node(node).event;
    const engine::Alphabet& alphabet = record.rules().alphabet;
    const engine::ReplayStep& step = study.game()->replay().at(node);
    setWindowTitle(tr("Turn of %1").arg(study.playerName(now.player)));

    m_rack->setObjectName(u"turnRack"_s);
    m_rack->setText(typedRackText(alphabet, now.rack.tiles) + QString(now.rack.hidden, u'_'));
    m_rack->setPlaceholderText(tr("unknown"));
    m_rack->setToolTip(tr("? for a blank, _ for a tile that is not known"));
    m_move->setObjectName(u"turnMove"_s);
    m_move->setText(step.fits ? fromUtf8(engine::moveText(*m_question, step.move))
                              : fromUtf8(engine::placementText(alphabet, now.move)));
    m_move->setToolTip(tr("8H QUIZ, 8H QUI(Z), exch QU, exch 2, pass"));
    m_score->setObjectName(u"turnScore"_s);
    m_score->setRange(-kLargestScore, kLargestScore);
    m_score->setValue(now.score.points);
    m_score->setAccessibleName(tr("Score"));
    m_byRules->setObjectName(u"scoreByRules"_s);
    m_challenge->setObjectName(u"turnChallenge"_s);
    m_challenge->addItems({tr("not challenged, or nothing came of it"),
                           tr("challenged and taken back"), tr("challenged, is valid: bonus")});
    m_bonus->setObjectName(u"turnBonus"_s);
    m_bonus->setRange(0, 100);
    m_bonus->setAccessibleName(tr("Bonus"));
    m_bonus->setValue(5);
    const NodeId bonus = consequence(record, node, EventKind::ChallengeBonus);
    if (bonus != engine::kNoNode) {
        m_challenge->setCurrentIndex(Bonus);
        m_bonus->setValue(record.node(bonus).event.score.points);
    } else if (consequence(record, node, EventKind::Withdrawal) != engine::kNoNode) {
        m_challenge->setCurrentIndex(Withdrawn);
    }
    m_totals->setObjectName(u"carryTotals"_s);
    m_totals->setChecked(true);
    m_totals->setToolTip(tr("Without it the totals stay as they are recorded"));
    m_result->setObjectName(u"turnResult"_s);
    m_result->setAccessibleName(tr("What comes of it"));
    m_result->setWordWrap(true);
    m_result->setTextFormat(Qt::PlainText);
    m_result->setAlignment(Qt::AlignTop | Qt::AlignLeft);

    auto* scoreRow = new QHBoxLayout;
    scoreRow->addWidget(m_score);
    scoreRow->addWidget(m_byRules);
    scoreRow->addStretch(1);
    auto* challengeRow = new QHBoxLayout;
    challengeRow->addWidget(m_challenge, 1);
    challengeRow->addWidget(m_bonus);
    auto* form = new QFormLayout;
    form->addRow(tr("&Rack"), m_rack);
    form->addRow(tr("&Move"), m_move);
    form->addRow(tr("&Score"), scoreRow);
    form->addRow(tr("&Challenge"), challengeRow);
    // A row of several fields is the buddy of none by itself.
    static_cast<QLabel*>(form->labelForField(scoreRow))->setBuddy(m_score);
    static_cast<QLabel*>(form->labelForField(challengeRow))->setBuddy(m_challenge);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(form);
    layout->addWidget(m_totals);
    // Many turns may not fit any more.
    auto* results = new QScrollArea;
    results->setAccessibleName(m_result->accessibleName());
    results->setFrameShape(QFrame::NoFrame);
    results->setWidgetResizable(true);
    results->setWidget(m_result);
    results->setMinimumHeight(5 * fontMetrics().height());
    layout->addWidget(results, 1);
    layout->addWidget(m_buttons);
    resize(460, sizeHint().height());

    if (const auto byRules = ruleScore()) m_byRules->setChecked(*byRules == now.score.points);
    connect(m_buttons, &QDialogButtonBox::accepted, this, &TurnDialog::accept);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &TurnDialog::reject);
    for (QLineEdit* field : {m_rack, m_move})
        connect(field, &QLineEdit::textChanged, this, &TurnDialog::showOutcome);
    for (QSpinBox* field : {m_score, m_bonus})
        connect(field, &QSpinBox::valueChanged, this, &TurnDialog::showOutcome);
    connect(m_byRules, &QCheckBox::toggled, this, &TurnDialog::showOutcome);
    connect(m_totals, &QCheckBox::toggled, this, &TurnDialog::showOutcome);
    connect(m_challenge, &QComboBox::currentIndexChanged, this, &TurnDialog::showOutcome);
    showOutcome();
    // Another game may take the place of this one meanwhile, or an edit; with another lexicon it is
    // the same.
    const engine::GameRecord& shown = study.game()->record();
    connect(&study, &Study::changed, this, [this, id = study.state().gameId(), shown] {
        if (m_taken) return;
        const bool isSame =
            m_study.game() && m_study.state().gameId() == id && m_study.game()->record() == shown;
        if (!isSame) reject();
    });
}

std::optional<int> TurnDialog::ruleScore() const
{
    const auto move = engine::readMove(*m_question, m_move->text().trimmed().toStdString());
    return move ? std::optional(move->score.points) : std::nullopt;
}

Result<Event> TurnDialog::changedEvent() const
{
    const Event& before = m_study.game()->record().node(m_node).event;
    // Untouched, it keeps the order in which it is recorded.
    const engine::Alphabet& alphabet = m_question->rules().alphabet;
    Result<engine::RecordedRack> rack = before.rack;
    if (m_rack->text() != fromUtf8(engine::rackText(alphabet, before.rack)))
        rack = readRack(alphabet, m_rack->text());
    if (!rack) return engine::failure(std::move(rack.error()));
    const auto move = engine::readMove(*m_question, m_move->text().trimmed().toStdString());
    if (!move) return engine::failure(move.error());
    Event event = engine::eventFor(*m_question, *move);
    // A turn lost by a challenge reads as a pass.
    if (event.kind == EventKind::Pass && before.kind == EventKind::LostChallenge)
        event.kind = EventKind::LostChallenge;
    event.player = before.player;
    event.rack = std::move(*rack);
    event.score.points = m_score->value();
    event.clock = before.clock;
    event.text = before.text;
    event.total = before.total;
    if (event.total) event.total->points += event.score.points - before.score.points;
    return event;
}

Result<TurnDialog::Outcome> TurnDialog::outcome() const
{
    auto changed = changedEvent();
    if (!changed) return engine::failure(std::move(changed.error()));
    engine::GameRecord record = m_study.game()->record();
    const int player = changed->player;
    const auto total = changed->total;
    const int score = changed->score.points;
    if (auto set = record.setEvent(m_node, std::move(*changed)); !set)
        return engine::failure(std::move(set.error()));

    const int challenge = m_challenge->currentIndex();
    for (const EventKind kind : {EventKind::Withdrawal, EventKind::ChallengeBonus}) {
        const bool wanted =
            kind == (challenge == Withdrawn ? EventKind::Withdrawal : EventKind::ChallengeBonus) &&
            challenge != None;
        const NodeId there = consequence(record, m_node, kind);
        if (!wanted) {
            // What followed on it goes on after the play.
            if (there != engine::kNoNode) record.dissolve(there);
            continue;
        }
        Event says;
        if (there != engine::kNoNode) says = record.node(there).event;
        says.kind = kind;
        says.player = player;
        says.score.points = kind == EventKind::Withdrawal ? -score : m_bonus->value();
        if (total) says.total = engine::Score{total->points + says.score.points};
        if (kind == EventKind::Withdrawal) says.rack = record.node(m_node).event.rack;
        if (there != engine::kNoNode) {
            if (auto set = record.setEvent(there, std::move(says)); !set)
                return engine::failure(std::move(set.error()));
        } else if (auto added = record.insert(m_node, std::move(says)); !added) {
            return engine::failure(std::move(added.error()));
        }
    }
    if (m_totals->isChecked()) engine::carryTotals(record, m_node);
    auto game = OpenGame::create(record, m_study.game()->lexicons());
    if (!game) return engine::failure(std::move(game.error()));
    Outcome result{std::move(record), problemsOf(**game)};
    const QStringList before = problemsOf(*m_study.game());
    result.conflicts.removeIf([&](const QString& text) { return before.contains(text); });
    return result;
}

QStringList TurnDialog::problemsOf(const OpenGame& game) const
{
    QStringList problems;
    for (const engine::Difference& difference : game.replay().differences) {
        const int turn = game.cursorAt(difference.node).turn + 1;
        problems.append(tr("turn %1: %2").arg(turn).arg(engineText(difference.finding.sentence)));
    }
    return problems;
}

void TurnDialog::showOutcome()
{
    m_bonus->setVisible(m_challenge->currentIndex() == Bonus);
    m_score->setEnabled(!m_byRules->isChecked());
    const auto byRules = ruleScore();
    m_byRules->setText(byRules ? tr("by the rules: %1").arg(*byRules) : tr("by the rules"));
    if (m_byRules->isChecked() && byRules && m_score->value() != *byRules) {
        m_score->setValue(*byRules);  // comes back here
        return;
    }
    const auto result = outcome();
    m_buttons->button(QDialogButtonBox::Ok)->setEnabled(result.has_value());
    if (!result) {
        m_result->setText(u"\u26a0 "_s + typedErrorText(result.error()));
        return;
    }
    QStringList lines;
    for (const QString& conflict : result->conflicts.mid(0, kShownConflicts))
        lines.append(u"\u26a0 "_s + conflict);
    const auto more = static_cast<int>(result->conflicts.size()) - kShownConflicts;
    if (more > 0) lines.append(tr("and %1 more").arg(more));
    m_result->setText(lines.isEmpty() ? tr("All turns fit together as before.")
                                      : lines.join(u'\n'));
}

void TurnDialog::accept()
{
    auto result = outcome();
    if (!result) return;
    const GameCursor cursor = m_study.state().cursor;
    const int turn = m_study.game()->cursorAt(m_node).turn + 1;
    m_taken = true;
    auto set = m_study.setRecord(std::move(result->record), cursor, tr("edit turn %1").arg(turn));
    m_taken = set.has_value();
    if (!set) {
        m_result->setText(u"\u26a0 "_s + errorText(set.error()));
        return;
    }
    QDialog::accept();
}

}  // namespace ui

#include "moc_turn_dialog.cpp"
