// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/play/new_game_dialog.h"

#include <algorithm>
#include <initializer_list>
#include <span>
#include <tuple>
#include <utility>

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFileInfo>
#include <QFormLayout>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRandomGenerator>
#include <QRegularExpressionValidator>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

#include "engine/base/random.h"
#include "engine/lexicon/lexicon.h"
#include "engine/rules/catalogue.h"
#include "ui/document/letters.h"
#include "ui/files/lexicon_choice.h"
#include "ui/language/engine_text.h"
#include "ui/language/file_names.h"
#include "ui/language/text.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;
using engine::ChallengeRule;

constexpr int kMillisecondsOfSecond = 1000;
constexpr quint32 kLargestDrawnSeed = 999'999'999;

/// Who can sit on a seat: up to kMostMoves the value is the number of moves that the computer
/// chooses among, beyond it says how it finds them.
enum SeatKind {
    Person = 0,
    Strong = 1,
    Medium = 5,
    Easy = 20,
    Vocabulary = 1001,
    TwoPlies = 1002,
    FourPlies = 1003,
    ByClock = 1004,
    Endings = 1005,
    NoPlayer = -1
};

engine::MatchSeat seatOf(int kind)
{
    switch (kind) {
    case Person: return {};
    case SeatKind::Vocabulary: return {true, 1, engine::MatchStrength::Vocabulary};
    case SeatKind::TwoPlies: return {true, 1, engine::MatchStrength::TwoPlies};
    case SeatKind::FourPlies: return {true, 1, engine::MatchStrength::FourPlies};
    case SeatKind::ByClock: return {true, 1, engine::MatchStrength::ByClock};
    case SeatKind::Endings: return {true, 1, engine::MatchStrength::Endings};
    default: return {true, std::max(kind, 1), engine::MatchStrength::Static};
    }
}

struct Challenges
{
    ChallengeRule rule;
    int points;
};
constexpr std::array<Challenges, 5> kChallenges{{{ChallengeRule::Void, 0},
                                                 {ChallengeRule::Single, 0},
                                                 {ChallengeRule::Double, 0},
                                                 {ChallengeRule::Points, 5},
                                                 {ChallengeRule::Points, 10}}};

/// One word that no other player has.
std::string nickOf(const QString& name, const std::vector<engine::GamePlayer>& others)
{
    QString word;
    for (const QChar letter : name)
        if (letter.isLetterOrNumber()) word.append(letter);
    if (word.isEmpty()) word = u"player"_s;
    const auto taken = [&](const QString& nick) {
        return std::any_of(others.begin(), others.end(), [&](const engine::GamePlayer& other) {
            return other.nick == nick.toStdString();
        });
    };
    QString nick = word;
    for (int i = 2; taken(nick); ++i) nick = word + QString::number(i);
    return nick.toStdString();
}

/// A name that no other player has: the second of two gets a number.
QString uniqueName(const QString& name, const std::vector<engine::GamePlayer>& others)
{
    const auto taken = [&](const QString& wanted) {
        return std::any_of(others.begin(), others.end(), [&](const engine::GamePlayer& other) {
            return fromUtf8(other.name).compare(wanted, Qt::CaseInsensitive) == 0;
        });
    };
    QString unique = name;
    for (int i = 2; taken(unique); ++i)
        unique = NewGameDialog::tr("%1 %2", "name and number of a player").arg(name).arg(i);
    return unique;
}

QSpinBox* number(const QString& name, const QString& title, int least, int most, int value)
{
    auto* box = new QSpinBox;
    box->setObjectName(name);
    box->setAccessibleName(title);
    box->setRange(least, most);
    box->setValue(value);
    return box;
}

}  // namespace

NewGameDialog::NewGameDialog(const LexiconLibrary& library, Present present,
                             const QVariantMap& choices, QWidget* parent)
    : QDialog(parent),
      m_library(library),
      m_present(std::move(present)),
      m_rules(new QComboBox),
      m_lexicon(new QComboBox),
      m_vocabulary(new QComboBox),
      m_order(new QComboBox),
      m_challenge(new QComboBox),
      m_timed(new QCheckBox(tr("C&lock:"))),
      m_minutes(number(u"gameMinutes"_s, tr("Minutes for each player"), 1, 600, 25)),
      m_increment(number(u"gameIncrement"_s, tr("Seconds more for each turn"), 0, 600, 0)),
      m_overtime(number(u"gameOvertime"_s, tr("Points lost for each minute of overtime"), 0,
                        engine::MatchSetup::kMostPoints, 10)),
      m_hints(new QCheckBox(tr("Show the moves and the anal&ysis during the game"))),
      m_hides(new QCheckBox(tr("&Hide the rack between the turns of two people"))),
      m_seed(new QLineEdit),
      m_problem(new QLabel)
{
    setObjectName(u"newGameDialog"_s);
    setWindowTitle(tr("New game"));
    for (const auto& [box, name, title] :
         {std::tuple{m_rules, u"gameRules"_s, tr("Rules")},
          {m_lexicon, u"gameLexicon"_s, tr("Lexicon")},
          {m_vocabulary, u"gameVocabulary"_s, tr("Words of a small vocabulary")},
          {m_order, u"gameOrder"_s, tr("Who begins")},
          {m_challenge, u"gameChallenge"_s, tr("Words that are not in the lexicon")}}) {
        box->setObjectName(name);
        box->setAccessibleName(title);
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(28);
    }
    for (const auto& entry : engine::catalogue::ruleSets())
        m_rules->addItem(engineTitle(entry.title), fromUtf8(entry.id));
    // Rules of a file are known only while they are in use.
    const QString own = fromUtf8(m_present.rules->id);
    if (m_rules->findData(own) < 0) m_rules->addItem(engineTitle(m_present.rules->title), own);
    m_rules->setCurrentIndex(m_rules->findData(own));
    m_order->addItems({tr("the first of the players"), tr("whom the lot falls on")});
    m_challenge->addItems({tr("can't be played"),
                           tr("can be challenged; a wrong challenge is free"),
                           tr("can be challenged; a wrong challenge costs the turn"),
                           tr("can be challenged; a wrong challenge gives 5 points"),
                           tr("can be challenged; a wrong challenge gives 10 points")});
    m_hides->setChecked(true);
    m_hides->setObjectName(u"gameHides"_s);
    m_hints->setObjectName(u"gameHints"_s);
    m_seed->setObjectName(u"gameSeed"_s);
    m_seed->setAccessibleName(tr("Seed"));
    m_seed->setToolTip(tr("The same seed deals the same tiles again"));
    m_seed->setValidator(
        new QRegularExpressionValidator(QRegularExpression(u"[0-9]{1,15}"_s), m_seed));
    m_problem->setObjectName(u"gameProblem"_s);
    m_problem->setWordWrap(true);

    auto* another = new QPushButton(tr("&Draw Another"));
    another->setObjectName(u"gameDrawSeed"_s);
    another->setAutoDefault(false);
    connect(another, &QPushButton::clicked, this, &NewGameDialog::drawSeed);
    auto* seedRow = new QHBoxLayout;
    seedRow->addWidget(m_seed, 1);
    seedRow->addWidget(another);

    auto* form = new QFormLayout;
    form->addRow(tr("&Rules"), m_rules);
    form->addRow(tr("Le&xicon"), m_lexicon);
    form->addRow(tr("Players"), playersBox());
    form->addRow(tr("Small &vocabulary"), m_vocabulary);
    form->addRow(tr("Who &begins"), m_order);
    form->addRow(tr("Phony &words"), m_challenge);
    form->addRow(m_timed, clockRow());
    form->addRow(QString(), m_hides);
    form->addRow(QString(), m_hints);
    auto* seedLabel = new QLabel(tr("&Seed"));
    seedLabel->setBuddy(m_seed);
    form->addRow(seedLabel, seedRow);

    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    m_play = buttons->addButton(tr("&Play"), QDialogButtonBox::AcceptRole);
    m_play->setObjectName(u"gamePlay"_s);
    connect(buttons, &QDialogButtonBox::accepted, this, &NewGameDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(form);
    layout->addWidget(m_problem);
    layout->addStretch(1);
    layout->addWidget(buttons);
    m_play->setDefault(true);  // the dialog has to know of it

    QWidget* before = m_rules;
    const auto then = [&before](QWidget* next) {
        setTabOrder(before, next);
        before = next;
    };
    then(m_lexicon);
    for (const Seat& seat : m_seats) {
        then(seat.kind);
        then(seat.name);
        then(seat.lexicon);
    }
    for (QWidget* next : std::initializer_list<QWidget*>{
             m_vocabulary, m_order, m_challenge, m_timed, m_minutes, m_increment, m_overtime,
             m_hides, m_hints, m_seed, another, buttons})
        then(next);
    m_rules->setFocus();

    drawSeed();
    choose(choices);
    fillLexicons();
    connect(m_rules, &QComboBox::currentIndexChanged, this, &NewGameDialog::fillLexicons);
    connect(m_lexicon, &QComboBox::currentIndexChanged, this, &NewGameDialog::fillVocabularies);
    connect(m_vocabulary, &QComboBox::currentIndexChanged, this, [this] {
        m_wantedVocabulary = m_vocabulary->currentData().toString();
        showProblem();
    });
    connect(m_seed, &QLineEdit::textChanged, this, &NewGameDialog::showProblem);
}

QWidget* NewGameDialog::playersBox()
{
    auto* box = new QWidget;
    auto* grid = new QGridLayout(box);
    grid->setContentsMargins(0, 0, 0, 0);
    int row = 0;
    for (Seat& seat : m_seats) {
        seat = {new QComboBox, new QLineEdit, new LexiconChoice(m_library)};
        seat.lexicon->setObjectName(u"gameLexicon%1"_s.arg(row));
        seat.lexicon->setAccessibleName(tr("Lexicon of player %1").arg(row + 1));
        seat.lexicon->setToolTip(
            tr("A lexicon of his own: his plays are judged by its words, the others' by theirs"));
        connect(seat.lexicon, &QComboBox::currentIndexChanged, this, &NewGameDialog::showProblem);
        seat.kind->setObjectName(u"gameSeat%1"_s.arg(row));
        seat.kind->setAccessibleName(tr("Player %1").arg(row + 1));
        seat.kind->addItem(tr("Person"), Person);
        seat.kind->addItem(tr("Computer, best move"), Strong);
        seat.kind->addItem(tr("Computer, best move and exact endings"), SeatKind::Endings);
        seat.kind->addItem(tr("Computer, one of the best 5"), Medium);
        seat.kind->addItem(tr("Computer, one of the best 20"), Easy);
        seat.kind->addItem(tr("Computer, small vocabulary"), SeatKind::Vocabulary);
        seat.kind->addItem(tr("Computer, simulates 2 plies"), SeatKind::TwoPlies);
        seat.kind->addItem(tr("Computer, simulates 4 plies"), SeatKind::FourPlies);
        seat.kind->addItem(tr("Computer, simulates by the clock"), SeatKind::ByClock);
        if (row > 0) seat.kind->addItem(tr("nobody"), NoPlayer);
        seat.kind->setCurrentIndex(seat.kind->findData(row == 0   ? Person
                                                       : row == 1 ? Strong
                                                                  : NoPlayer));
        seat.name->setObjectName(u"gameName%1"_s.arg(row));
        seat.name->setAccessibleName(tr("Name of player %1").arg(row + 1));
        seat.name->setMaxLength(40);
        const auto follow = [this, seat] {
            const int kind = seat.kind->currentData().toInt();
            seat.name->setEnabled(kind != NoPlayer);
            seat.lexicon->setEnabled(kind != NoPlayer);
            showUsualNames();
            showProblem();
        };
        connect(seat.kind, &QComboBox::currentIndexChanged, this, follow);
        follow();
        grid->addWidget(seat.kind, row, 0);
        grid->addWidget(seat.name, row, 1);
        grid->addWidget(seat.lexicon, row, 2);
        ++row;
    }
    // Names of lexicons are as long as those of people.
    grid->setColumnStretch(1, 1);
    grid->setColumnStretch(2, 1);
    return box;
}

void NewGameDialog::showUsualNames()
{
    const auto isComputer = [](const Seat& seat) {
        return seat.kind != nullptr && seat.kind->currentData().toInt() > Person;
    };
    const auto computers = std::count_if(m_seats.begin(), m_seats.end(), isComputer);
    int computer = 0;
    for (std::size_t i = 0; i < m_seats.size(); ++i) {
        const Seat& seat = m_seats[i];
        if (seat.kind == nullptr) continue;
        QString name;
        if (isComputer(seat))
            name = computers == 1 ? tr("Computer") : tr("Computer %1").arg(++computer);
        else if (seat.kind->currentData().toInt() == Person)
            name = tr("Player %1").arg(static_cast<int>(i) + 1);
        seat.name->setPlaceholderText(name);
    }
}

QWidget* NewGameDialog::clockRow()
{
    m_timed->setObjectName(u"gameTimed"_s);
    m_timed->setAccessibleName(tr("With a clock"));
    m_minutes->setSuffix(tr(" min"));
    m_increment->setPrefix(tr("+ "));
    m_increment->setSuffix(tr(" s a turn"));
    m_overtime->setPrefix(tr("overtime: "));
    m_overtime->setSuffix(tr(" points a minute"));
    auto* row = new QWidget;
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    for (QSpinBox* box : {m_minutes, m_increment, m_overtime}) {
        layout->addWidget(box);
        box->setEnabled(false);
        connect(m_timed, &QCheckBox::toggled, box, &QWidget::setEnabled);
    }
    layout->addStretch(1);
    return row;
}

void NewGameDialog::drawSeed()
{
    m_seed->setText(
        QString::number(QRandomGenerator::system()->bounded(1U, kLargestDrawnSeed + 1)));
}

engine::GameRulesPtr NewGameDialog::rules() const
{
    const QString id = m_rules->currentData().toString();
    if (id == fromUtf8(m_present.rules->id)) return m_present.rules;
    const auto found = engine::catalogue::rules(id.toStdString());
    return found ? *found : nullptr;
}

void NewGameDialog::fillLexicons()
{
    const QString before =
        m_lexicon->count() == 0 ? m_present.lexicon : m_lexicon->currentData().toString();
    m_lexicon->clear();
    const engine::GameRulesPtr chosen = rules();
    if (chosen) {
        const bool stays = chosen->alphabet.sameLetters(m_present.rules->alphabet);
        const QString present = stays ? m_present.lexicon : QString();
        for (const KnownLexicon& known : m_library.lexiconsFor(chosen->alphabet, present))
            m_lexicon->addItem(LexiconLibrary::titleOf(known), known.path);
    }
    for (int i = 0; i < m_lexicon->count(); ++i)
        if (samePath(m_lexicon->itemData(i).toString(), before)) m_lexicon->setCurrentIndex(i);
    fillVocabularies();
}

void NewGameDialog::fillVocabularies()
{
    {
        // What was wanted stays so where it isn't there.
        const QSignalBlocker still(m_vocabulary);
        m_vocabulary->clear();
        m_vocabulary->addItem(tr("a part of the words, the longer the fewer"), QString());
        if (const engine::GameRulesPtr chosen = rules())
            for (const KnownLexicon& known : m_library.lexiconsFor(chosen->alphabet, {}))
                if (!samePath(known.path, m_lexicon->currentData().toString()))
                    m_vocabulary->addItem(tr("the words that are in %1, too", "a lexicon")
                                              .arg(LexiconLibrary::titleOf(known)),
                                          known.path);
        for (int i = 1; i < m_vocabulary->count(); ++i)
            if (samePath(m_vocabulary->itemData(i).toString(), m_wantedVocabulary))
                m_vocabulary->setCurrentIndex(i);
    }
    if (const engine::GameRulesPtr chosen = rules())
        for (const Seat& seat : m_seats)
            seat.lexicon->fill(chosen->alphabet, m_lexicon->currentData().toString());
    showProblem();
}

bool NewGameDialog::hasVocabulary() const
{
    return std::any_of(m_seats.begin(), m_seats.end(), [](const Seat& seat) {
        return seat.kind != nullptr && seat.kind->currentData().toInt() == SeatKind::Vocabulary;
    });
}

QString NewGameDialog::vocabularyName() const
{
    const KnownLexicon* known = m_library.find(m_vocabulary->currentData().toString());
    return known ? LexiconLibrary::nameOf(*known) : QString();
}

QString NewGameDialog::vocabularyProblem() const
{
    const QString path = m_vocabulary->currentData().toString();
    const engine::GameRulesPtr chosen = rules();
    if (path.isEmpty() || !chosen) return {};
    if (!isThere(path)) return tr("The lexicon of the small vocabulary is gone: %1").arg(path);
    // The game knows it by its name.
    const QString name = vocabularyName();
    const auto found = m_library.named(name, chosen->alphabet);
    if (!found || !samePath(found->path, path))
        return tr("Two lexicons of the library are called %1: rename one of them.").arg(name);
    return {};
}

int NewGameDialog::people() const
{
    return static_cast<int>(std::count_if(m_seats.begin(), m_seats.end(), [](const Seat& seat) {
        return seat.kind != nullptr && seat.kind->currentData().toInt() == Person;
    }));
}

QString NewGameDialog::problem() const
{
    if (m_lexicon->count() == 0)
        return tr("No lexicon is known for these letters: open or build one first.");
    int players = 0;
    for (const Seat& seat : m_seats)
        players += seat.kind->currentData().toInt() != NoPlayer ? 1 : 0;
    const engine::GameRulesPtr chosen = rules();
    if (!chosen || players * chosen->rackSize > chosen->tiles.total())
        return tr("There are not enough tiles for that many players.");
    if (m_seed->text().isEmpty()) return tr("A seed is a number.");
    for (const Seat& seat : m_seats)
        if (const QString why = seat.lexicon->problem(chosen->alphabet);
            !why.isEmpty() && seat.lexicon->isEnabled())
            return why;
    return hasVocabulary() ? vocabularyProblem() : QString();
}

void NewGameDialog::showProblem()
{
    if (m_play == nullptr) return;
    const QString why = problem();
    m_problem->setText(why.isEmpty() ? QString() : u"\u26a0 "_s + why);
    m_problem->setVisible(!why.isEmpty());
    m_play->setEnabled(why.isEmpty());
    m_hides->setEnabled(people() > 1);
    m_vocabulary->setEnabled(hasVocabulary());
}

QVariantMap NewGameDialog::choices() const
{
    QVariantMap map{
        {u"rules"_s, m_rules->currentData()},   {u"lexicon"_s, m_lexicon->currentData()},
        {u"order"_s, m_order->currentIndex()},  {u"challenge"_s, m_challenge->currentIndex()},
        {u"timed"_s, m_timed->isChecked()},     {u"minutes"_s, m_minutes->value()},
        {u"increment"_s, m_increment->value()}, {u"overtime"_s, m_overtime->value()},
        {u"hints"_s, m_hints->isChecked()},     {u"hides"_s, m_hides->isChecked()},
        {u"vocabulary"_s, m_wantedVocabulary}};
    for (int i = 0; i < static_cast<int>(m_seats.size()); ++i) {
        const Seat& seat = m_seats[static_cast<std::size_t>(i)];
        map.insert(u"seat%1"_s.arg(i), seat.kind->currentData());
        map.insert(u"name%1"_s.arg(i), seat.name->text());
        map.insert(u"lexicon%1"_s.arg(i), seat.lexicon->path());
    }
    return map;
}

void NewGameDialog::choose(const QVariantMap& choices)
{
    const auto pick = [&](QComboBox* box, const QString& key) {
        if (!choices.contains(key)) return;
        const int index = choices.value(key).toInt();
        if (index >= 0 && index < box->count()) box->setCurrentIndex(index);
    };
    const auto set = [&](QSpinBox* box, const QString& key) {
        if (choices.contains(key)) box->setValue(choices.value(key).toInt());
    };
    const auto check = [&](QCheckBox* box, const QString& key) {
        if (choices.contains(key)) box->setChecked(choices.value(key).toBool());
    };
    pick(m_order, u"order"_s);
    pick(m_challenge, u"challenge"_s);
    set(m_minutes, u"minutes"_s);
    set(m_increment, u"increment"_s);
    set(m_overtime, u"overtime"_s);
    check(m_timed, u"timed"_s);
    check(m_hints, u"hints"_s);
    check(m_hides, u"hides"_s);
    m_wantedVocabulary = choices.value(u"vocabulary"_s).toString();
    for (int i = 0; i < static_cast<int>(m_seats.size()); ++i) {
        const Seat& seat = m_seats[static_cast<std::size_t>(i)];
        const QString key = u"seat%1"_s.arg(i);
        bool ok = false;
        const int kind = choices.value(key).toInt(&ok);
        const int index = ok ? seat.kind->findData(kind) : -1;
        if (index >= 0) seat.kind->setCurrentIndex(index);
        seat.name->setText(choices.value(u"name%1"_s.arg(i)).toString());
        seat.lexicon->setPath(choices.value(u"lexicon%1"_s.arg(i)).toString());
    }
}

void NewGameDialog::accept()
{
    if (!problem().isEmpty()) return;
    NewGame game;
    game.rules = rules();
    game.lexicon = m_lexicon->currentData().toString();
    engine::MatchSetup& setup = game.setup;
    setup.seed = m_seed->text().toULongLong();
    for (const Seat& seat : m_seats) {
        const int kind = seat.kind->currentData().toInt();
        if (kind == NoPlayer) continue;
        QString name = seat.name->text().simplified();
        if (name.isEmpty()) name = seat.name->placeholderText();
        name = uniqueName(name, game.players);
        setup.seats.push_back(seatOf(kind));
        if (kind == SeatKind::Vocabulary)
            setup.seats.back().vocabulary = vocabularyName().toStdString();
        game.players.push_back(
            {nickOf(name, game.players), name.toStdString(), seat.lexicon->name().toStdString()});
    }
    if (m_order->currentIndex() == 1) {
        // By the seed, so that it gives the same game again; apart from what it deals.
        std::vector<std::size_t> order(game.players.size());
        for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
        engine::Random random(engine::mix64(~setup.seed));
        random.shuffle(std::span<std::size_t>(order));
        const NewGame listed = game;
        for (std::size_t i = 0; i < order.size(); ++i) {
            game.players[i] = listed.players[order[i]];
            setup.seats[i] = listed.setup.seats[order[i]];
        }
    }
    const Challenges& challenge =
        kChallenges.at(static_cast<std::size_t>(std::max(m_challenge->currentIndex(), 0)));
    setup.challenge = challenge.rule;
    setup.challengePoints = challenge.points;
    if (m_timed->isChecked()) {
        setup.clock = {qint64{60} * kMillisecondsOfSecond * m_minutes->value(),
                       qint64{kMillisecondsOfSecond} * m_increment->value(), m_overtime->value()};
    }
    setup.hints = m_hints->isChecked();
    setup.hidesRacks = m_hides->isChecked();
    m_game = std::move(game);
    QDialog::accept();
}

}  // namespace ui

#include "moc_new_game_dialog.cpp"
