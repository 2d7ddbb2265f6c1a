// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/game/sheet_entry.h"

#include <algorithm>
#include <map>
#include <utility>

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QToolButton>
#include <QToolTip>
#include <QVBoxLayout>

#include "engine/board/move_notation.h"
#include "ui/document/shown_study.h"
#include "ui/document/study.h"
#include "ui/language/text.h"
#include "ui/theme/measures.h"
#include "ui/theme/theme.h"
#include "ui/widgets/choice_keys.h"

namespace ui {

using engine::Event;
using engine::EventKind;
using engine::NodeId;

namespace {

using namespace Qt::StringLiterals;

/// This many places are listed; all have their digits on the board.
constexpr std::size_t kListed = 12;

struct HelpLine
{
    QString typed;
    QString meaning;
};

QString helpText()
{
    const QList<HelpLine> lines{
        {u"quiz"_s, SheetEntry::tr("the word: Enter takes the first place, digits another one")},
        {u"8d quiz"_s, SheetEntry::tr("across from 8D (d8 for down); 8dquiz will do")},
        {u"quiz 32"_s, SheetEntry::tr("with its score, which is checked")},
        {u"quIz"_s, SheetEntry::tr("Shift for a blank; what lies there can be a dot: q.iz")},
        {u"aeiquz_ quiz"_s, SheetEntry::tr("after the rack: ? is a blank, _ an unknown tile")},
        {u"-aei   -3   -"_s, SheetEntry::tr("exchange of known or unknown tiles; pass")},
        {u"--"_s, SheetEntry::tr("the last play was a phony and is taken back")},
        {u"+5"_s, SheetEntry::tr("points for the last play, challenged and valid")},
        {u"-!"_s, SheetEntry::tr("a turn lost by challenging")},
        {u"("_s, SheetEntry::tr("going out: the tiles left count; (ei names them")},
        {u"t 10   t2 10"_s, SheetEntry::tr("time penalty of the last player, of the second one")},
        {u"#1 Anna Lind"_s, SheetEntry::tr("the first player's name")}};
    QStringList text;
    for (const auto& [typed, meaning] : lines) text.append(u"%1 \u2014 %2"_s.arg(typed, meaning));
    return text.join(u'\n');
}

QString wordsOf(const engine::Alphabet& alphabet, const std::vector<engine::FormedWord>& words,
                bool valid)
{
    QStringList texts;
    for (const engine::FormedWord& word : words)
        if (word.valid == valid) texts.append(fromUtf8(alphabet.written(word.tiles)).toUpper());
    return texts.join(u", "_s);
}

}  // namespace

/// The keys of the field that are no text.
class SheetEntry::Field : public QLineEdit
{
public:
    explicit Field(SheetEntry& owner) : m_owner(owner) {}

protected:
    bool event(QEvent* event) override
    {
        if (event->type() == QEvent::ShortcutOverride && text().isEmpty()) {
            // There is nothing to undo in an empty field, but in the game there is.
            const auto* key = static_cast<QKeyEvent*>(event);
            if (key->matches(QKeySequence::Undo) || key->matches(QKeySequence::Redo)) {
                event->ignore();
                return false;
            }
        }
        return QLineEdit::event(event);
    }

    void keyPressEvent(QKeyEvent* event) override
    {
        const QString typed = event->text();
        const bool isDigit = typed.size() == 1 && typed[0] >= u'0' && typed[0] <= u'9';
        switch (event->key()) {
        case Qt::Key_Return:
        case Qt::Key_Enter: return m_owner.enter();
        case Qt::Key_Down: return m_owner.stepChoice(1);
        case Qt::Key_Up: return m_owner.stepChoice(-1);
        case Qt::Key_Escape:
            if (text().isEmpty()) emit m_owner.left();
            else clear();
            return;
        default: break;
        }
        if (isDigit && m_owner.pressDigit(typed[0])) return;
        QLineEdit::keyPressEvent(event);
    }

private:
    SheetEntry& m_owner;
};

SheetEntry::SheetEntry(Study& study, const ShownStudy& shown, QWidget* parent)
    : QWidget(parent),
      m_study(study),
      m_shown(shown),
      m_field(new Field(*this)),
      m_help(new QToolButton),
      m_meaning(new QLabel),
      m_places(new QLabel)
{
    setObjectName(u"sheetEntry"_s);
    m_field->setObjectName(u"sheetField"_s);
    m_field->setAccessibleName(tr("Next line of the score sheet"));
    m_field->setPlaceholderText(tr("quiz   8d quiz 32   -3   --   +5   ("));
    m_field->setToolTip(helpText());
    m_help->setText(u"?"_s);
    m_help->setObjectName(u"sheetHelp"_s);
    m_help->setAccessibleName(tr("What can be typed"));
    m_help->setToolTip(helpText());
    for (QLabel* label : {m_meaning, m_places}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
        label->setAlignment(Qt::AlignTop | Qt::AlignLeft);
        // Long texts must not widen the panel.
        label->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Minimum);
    }
    m_meaning->setObjectName(u"sheetMeaning"_s);
    m_meaning->setAccessibleName(tr("What the line means"));
    m_places->setObjectName(u"sheetPlaces"_s);
    m_places->setAccessibleName(tr("Where the word can go"));
    auto* row = new QHBoxLayout;
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_field, 1);
    row->addWidget(m_help);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, gap::kFine, 0, 0);
    layout->setSpacing(gap::kFine);
    layout->addLayout(row);
    layout->addWidget(m_meaning);
    layout->addWidget(m_places);
    setFocusProxy(m_field);

    connect(m_field, &QLineEdit::textChanged, this, &SheetEntry::readText);
    connect(m_help, &QToolButton::clicked, this, &SheetEntry::showHelp);
    connect(&m_shown, &ShownStudy::changed, this, [this](StudyChanges changes) {
        using enum StudyChange;
        if (!(changes & (GameChange | CursorChange | LexiconChange))) return;
        m_last.clear();
        m_isStale = !isVisible();
        if (!m_isStale) readText();
    });
}

void SheetEntry::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    // What was typed for another moment is read for the one that is entered now.
    if (std::exchange(m_isStale, false)) readText();
}

void SheetEntry::begin()
{
    m_field->setFocus(Qt::ShortcutFocusReason);
    m_field->selectAll();
    readText();
}

void SheetEntry::showHelp()
{
    QToolTip::showText(m_help->mapToGlobal(QPoint(0, m_help->height())), helpText(), m_help);
}

void SheetEntry::readText()
{
    m_line.reset();
    m_problem.clear();
    m_prefix.clear();
    m_current = 0;
    const QString text = m_field->text().trimmed();
    if (m_shown.game() && !text.isEmpty() && !text.startsWith(u'#')) {
        const GameMoment now = m_shown.moment();
        auto line = engine::readSheetLine(m_shown.game()->record(), now.before, *now.question,
                                          text.toStdString());
        if (line) m_line = std::move(*line);
        else m_problem = typedErrorText(line.error());
    }
    m_keys = choosing() ? choiceKeys(static_cast<int>(m_line->choices.size())) : QStringList();
    showLine();
}

bool SheetEntry::choosing() const
{
    if (!m_line || m_line->placeGiven || m_line->scoreGiven || m_line->choices.empty())
        return false;
    if (m_line->choices.front().event.kind != EventKind::Place) return false;
    const QString text = m_field->text();
    if (text.isEmpty() || text.back().isSpace()) return false;
    // Where digits are letters, the arrow keys choose.
    return !m_shown.position()->rules().alphabet.readTile("1");
}

bool SheetEntry::pressDigit(QChar digit)
{
    if (!choosing()) return false;
    const QString typed = m_prefix + digit;
    const auto found = m_keys.indexOf(typed);
    if (found >= 0) {
        take(static_cast<std::size_t>(found));
        return true;
    }
    const bool isPrefix = std::any_of(m_keys.begin(), m_keys.end(),
                                      [&](const QString& key) { return key.startsWith(typed); });
    m_prefix = isPrefix ? typed : QString();
    if (isPrefix) {
        const auto first = std::find_if(m_keys.begin(), m_keys.end(),
                                        [&](const QString& key) { return key.startsWith(typed); });
        m_current = static_cast<std::size_t>(first - m_keys.begin());
    }
    showLine();
    if (!isPrefix)
        m_meaning->setText(tr("There is no place %1. A score needs a space before it.").arg(typed));
    return true;
}

void SheetEntry::stepChoice(int by)
{
    if (!m_line || m_line->choices.size() < 2) return;
    const auto count = static_cast<int>(m_line->choices.size());
    m_current = static_cast<std::size_t>((static_cast<int>(m_current) + by + count) % count);
    showLine();
}

QString SheetEntry::meaningOf(const engine::SheetChoice& choice) const
{
    const engine::Position& now = *m_shown.position();
    const engine::Alphabet& alphabet = now.rules().alphabet;
    if (choice.event.kind == EventKind::LostChallenge) return tr("turn lost by challenging");
    if (choice.event.kind != EventKind::Place)
        return fromUtf8(engine::moveText(now, choice.event.move));
    QStringList parts{fromUtf8(engine::moveText(now, choice.place.move)),
                      tr("%n points", nullptr, choice.event.score.points)};
    const int byRules = choice.place.move.score.points;
    if (choice.event.score.points != byRules)
        parts.append(tr("⚠ by the rules %1; Enter keeps the score").arg(byRules));
    if (choice.place.phonies > 0)
        parts.append(tr("⚠ not valid: %1").arg(wordsOf(alphabet, choice.place.words, false)));
    if (choice.place.words.size() > 1) {
        const QString valid = wordsOf(alphabet, choice.place.words, true);
        if (!valid.isEmpty()) parts.append(valid);
    }
    return parts.join(u" · "_s);
}

QString SheetEntry::meaningOf(const Event& event) const
{
    const QString who = m_shown.playerName(event.player);
    const QString points = signedScore(event.score);
    const engine::Alphabet& alphabet = m_shown.position()->rules().alphabet;
    const QString tiles = fromUtf8(alphabet.written(event.tiles));
    switch (event.kind) {
    case EventKind::Withdrawal: return tr("%1 takes the play back: %2").arg(who, points);
    case EventKind::ChallengeBonus: return tr("%1 was challenged: %2").arg(who, points);
    case EventKind::OutPoints: return tr("%1 is out: %2 for %3").arg(who, points, tiles);
    case EventKind::RackPenalty: return tr("%1 keeps %3: %2").arg(who, points, tiles);
    case EventKind::TimePenalty: return tr("%1, time: %2").arg(who, points);
    default: return {};
    }
}

void SheetEntry::showLine()
{
    QStringList places;
    QString meaning;
    bool doubtful = false;
    const QString text = m_field->text().trimmed();
    if (text.startsWith(u'#')) {
        meaning = tr("names a player: #1 Anna Lind");
    } else if (!m_problem.isEmpty()) {
        meaning = u"⚠ "_s + m_problem;
        doubtful = true;
    } else if (m_line && !m_line->choices.empty()) {
        const engine::SheetChoice& choice = m_line->choices[m_current];
        meaning = meaningOf(choice);
        doubtful = choice.place.phonies > 0 || (choice.event.kind == EventKind::Place &&
                                                choice.event.score != choice.place.move.score);
        showChoices(places);
    } else if (m_line) {
        QStringList parts;
        for (const Event& event : m_line->events) parts.append(meaningOf(event));
        meaning = parts.join(u" · "_s);
    } else if (m_shown.game()) {
        const QString next = tr("Next: %1").arg(m_shown.playerName(m_shown.position()->onTurn()));
        meaning = m_last.isEmpty() ? next : u"%1   %2"_s.arg(m_last, next);
    }
    QPalette colours = palette();
    if (doubtful) colours.setColor(QPalette::WindowText, Theme::current().bad);
    m_meaning->setPalette(colours);
    m_meaning->setText(meaning);
    m_places->setText(places.join(u"   "_s));
    m_places->setVisible(!places.isEmpty());
    m_field->setAccessibleDescription(meaning);
    showMarks();
    const bool isMove = m_line && !m_line->choices.empty() &&
                        m_line->choices[m_current].event.kind == EventKind::Place;
    emit previewed(isMove ? std::optional(m_line->choices[m_current].place.move) : std::nullopt);
}

void SheetEntry::showChoices(QStringList& lines)
{
    const engine::Position& now = *m_shown.position();
    const std::size_t count = m_line->choices.size();
    if (count < 2) return;
    // The current one stays in sight.
    const std::size_t first = m_current < kListed ? 0 : m_current - kListed + 1;
    for (std::size_t i = first; i < std::min(count, first + kListed); ++i) {
        const engine::SheetChoice& choice = m_line->choices[i];
        const engine::Move& move = choice.place.move;
        const QString key = m_keys.value(static_cast<qsizetype>(i));
        if (!m_prefix.isEmpty() && !key.startsWith(m_prefix)) continue;
        QString text = fromUtf8(engine::coordinate(move.row, move.column, move.direction));
        // Which letter is the blank may be all that differs.
        if (move.tilesUsed().has(engine::kBlank)) text = fromUtf8(engine::moveText(now, move));
        text += u' ' + QString::number(move.score.points);
        if (choice.place.phonies > 0) text += u'*';
        const QString mark = i == m_current ? u"▸"_s : QString();
        QString item = key.isEmpty() ? mark + text : u"%1%2: %3"_s.arg(mark, key, text);
        // An item stays on one line.
        lines.append(item.replace(u' ', QChar::Nbsp));
    }
    const auto shown = static_cast<std::size_t>(lines.size());
    if (shown < count && m_prefix.isEmpty()) lines.append(tr("and %1 more").arg(count - shown));
}

void SheetEntry::showMarks()
{
    std::map<std::pair<int, int>, QStringList> keys;
    if (m_line && m_line->choices.size() > 1) {
        for (std::size_t i = 0; i < m_line->choices.size(); ++i) {
            const QString key = m_keys.value(static_cast<qsizetype>(i));
            if (key.isEmpty() || !key.startsWith(m_prefix)) continue;
            // On the first square that is free: what lies there stays to be read.
            const engine::Move& move = m_line->choices[i].place.move;
            const std::vector<engine::PlacedTile> tiles = engine::tilesPlacedBy(move);
            keys[{tiles.front().row, tiles.front().column}].append(key);
        }
    }
    std::vector<SquareMark> marks;
    for (const auto& [square, digits] : keys) {
        SquareMark mark;
        mark.row = square.first;
        mark.column = square.second;
        mark.shape = SquareMark::Shape::Chip;
        mark.text = digits.mid(0, 2).join(u'·');
        mark.color = Theme::current().pill;
        mark.explanation = tr("place %1").arg(digits.join(u", "_s));
        marks.push_back(std::move(mark));
    }
    emit marksChanged(marks);
}

void SheetEntry::enter()
{
    if (m_field->text().trimmed().startsWith(u'#')) {
        if (enterName()) m_field->clear();
        return;
    }
    if (m_line) take(m_current);
}

bool SheetEntry::enterName()
{
    if (!m_study.game()) return false;
    const QString text = m_field->text().trimmed();
    const int player = text.size() > 1 ? text[1].digitValue() - 1 : -1;
    const QString name = text.mid(2).simplified();
    engine::GameRecord record = m_study.game()->record();
    if (player < 0 || player >= record.playerCount() || name.isEmpty()) {
        m_meaning->setText(u"⚠ "_s + tr("the number of a player and a name follow: #1 Anna Lind"));
        return false;
    }
    engine::GameInfo info = record.info();
    engine::GamePlayer& who = info.players[static_cast<std::size_t>(player)];
    who.name = name.toStdString();
    // One word, and another one than the others have.
    QString nick = name;
    nick.replace(u' ', u'_');
    const auto isTaken = [&](const std::string& wanted) {
        return std::any_of(info.players.begin(), info.players.end(), [&](const auto& other) {
            return &other != &who && other.nick == wanted;
        });
    };
    while (isTaken(nick.toStdString())) nick += u'_';
    who.nick = nick.toStdString();
    if (auto set = record.setInfo(std::move(info)); !set) {
        m_meaning->setText(u"⚠ "_s + errorText(set.error()));
        return false;
    }
    return m_study.setRecord(std::move(record), m_study.state().cursor, tr("name %1").arg(name))
        .has_value();
}

void SheetEntry::take(std::size_t choice)
{
    const GameMoment now = m_study.moment();
    engine::GameRecord record = m_study.game()->record();
    const int nodes = record.nodeCount();
    const auto node = engine::enterSheetLine(record, now.before, *m_line, choice);
    if (!node) {
        m_meaning->setText(u"⚠ "_s + errorText(node.error()));
        return;
    }
    const engine::GameRecord entered = record;
    const bool isTurn = !m_line->choices.empty();
    // On along the line where it goes through the move.
    const bool own = isTurn && *node == now.viewed;
    const bool inside = !isTurn && !now.atEnd();
    const GameCursor cursor{own || inside ? m_study.state().cursor.line : *node,
                            isTurn ? now.turn + 1 : now.turn};
    if (record.nodeCount() == nodes) {
        m_study.goTo(cursor);
    } else if (auto done = m_study.setRecord(std::move(record), cursor,
                                             tr("score sheet: %1").arg(m_field->text().trimmed()));
               !done) {
        m_meaning->setText(u"⚠ "_s + errorText(done.error()));
        return;
    }
    m_field->clear();
    report(entered, *node);
}

void SheetEntry::report(const engine::GameRecord& record, NodeId node)
{
    const Event& event = record.node(node).event;
    const QString who = m_study.playerName(event.player);
    const auto totals = engine::totalsAfter(record, node);
    const QString total = QLocale().toString(totals[static_cast<std::size_t>(event.player)].points);
    m_last = u"✓ %1 %2 = %3"_s.arg(who, signedScore(event.score), total);
    showLine();
}

}  // namespace ui

#include "moc_sheet_entry.cpp"
