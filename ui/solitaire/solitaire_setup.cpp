// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/solitaire/solitaire_setup.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include <QAbstractItemView>
#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QGroupBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRandomGenerator>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QTextOption>
#include <QThread>
#include <QVBoxLayout>

#include "ui/language/engine_text.h"
#include "ui/language/text.h"
#include "ui/solitaire/game_draws.h"
#include "ui/theme/measures.h"
#include "ui/widgets/flow_layout.h"
#include "ui/work/job_service.h"

namespace ui {

using engine::ErrorCode;
using engine::failure;
using engine::LeftoverRule;
using engine::Result;
using engine::say;
using engine::SolitaireStyle;
using engine::SolitaireTask;
using engine::Tile;

namespace {

using namespace Qt::StringLiterals;

constexpr int kOrderLines = 4;
constexpr int kShortOrder = 12;
/// Entries of the list of styles.
enum Style { Automatic, Chosen, Plain };

void nameWidget(QWidget& widget, const QString& object, const QString& accessible)
{
    widget.setObjectName(object);
    widget.setAccessibleName(accessible);
}

/// "?, A ×8, B": a row of a hundred letters could not be broken into lines.
QString countsText(const engine::TileCounts& tiles, const engine::Alphabet& alphabet)
{
    const QLocale locale;
    QStringList parts;
    for (int kind = 0; kind < alphabet.kinds(); ++kind) {
        const auto tile = static_cast<Tile>(kind);
        const int count = tiles.count(tile);
        if (count == 0) continue;
        const QString name = tile == engine::kBlank ? u"?"_s : fromUtf8(alphabet.label(tile));
        parts << (count == 1 ? name : name + u" ×"_s + locale.toString(count));
    }
    return parts.join(u", "_s);
}

}  // namespace

SolitaireSetup::SolitaireSetup(QWidget* parent)
    : QWidget(parent),
      m_order(new QPlainTextEdit),
      m_remark(new QLabel),
      m_shuffle(new QPushButton(tr("Shuffle"))),
      m_bagSeed(new QSpinBox),
      m_finish(new QPushButton(tr("Finish"))),
      m_draws(new QPushButton(tr("Draws of the Game"))),
      m_file(new QPushButton(tr("From File…"))),
      m_names(new QComboBox),
      m_fromPosition(new QCheckBox(tr("From the position on the board"))),
      m_rules(new QLabel),
      m_leftover(new QComboBox),
      m_time(new QComboBox),
      m_threads(new QSpinBox),
      m_style(new QComboBox),
      m_goals(new QLineEdit),
      m_seed(new QSpinBox)
{
    setObjectName(u"solitaireSetup"_s);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(gap::kNormal, gap::kNormal, gap::kNormal, gap::kNormal);
    layout->setSpacing(gap::kNormal);
    layout->addWidget(buildOrder());
    layout->addWidget(buildSearch());
    layout->addStretch(1);
    for (QComboBox* choice : {m_names, m_leftover, m_time, m_style})
        choice->view()->setAccessibleName(choice->accessibleName());
}

QWidget* SolitaireSetup::buildOrder()
{
    nameWidget(*m_order, u"solitaireOrder"_s, tr("Order of the tiles"));
    m_order->setPlaceholderText(tr("The tiles as they are drawn, blanks as ?: AIOIETP…"));
    m_order->setTabChangesFocus(true);
    // An order is one line, however long; what is pasted may have several.
    m_order->installEventFilter(this);
    // There are no words in it.
    m_order->setWordWrapMode(QTextOption::WrapAnywhere);
    m_order->setFixedHeight(m_order->fontMetrics().lineSpacing() * kOrderLines + 12);
    m_remark->setObjectName(u"solitaireOrderRemark"_s);
    m_remark->setWordWrap(true);
    m_shuffle->setObjectName(u"solitaireShuffle"_s);
    m_shuffle->setToolTip(
        tr("All tiles of the bag in the order of the seed beside it; once more with another seed"));
    nameWidget(*m_bagSeed, u"solitaireBagSeed"_s, tr("Seed of the shuffling"));
    m_bagSeed->setRange(0, std::numeric_limits<int>::max());
    m_bagSeed->setValue(1);
    m_bagSeed->setPrefix(tr("seed "));
    m_bagSeed->setToolTip(tr("The same seed gives the same order"));
    m_finish->setObjectName(u"solitaireFinish"_s);
    m_finish->setToolTip(tr("Add the tiles that the bag still has, shuffled"));
    m_draws->setObjectName(u"solitaireDraws"_s);
    m_draws->setToolTip(tr("The tiles in the order in which they were drawn in the open game"));
    m_file->setObjectName(u"solitaireFile"_s);
    m_file->setToolTip(tr("Orders from a text file: NAME: TILES, one a line, with the best score "
                          "that is known behind it if you like"));
    nameWidget(*m_names, u"solitaireNames"_s, tr("Order of the file"));
    m_names->hide();
    m_fromPosition->setObjectName(u"solitaireFromPosition"_s);
    m_fromPosition->setToolTip(
        tr("The tiles that lie on the board stay, and the game goes on from there"));

    auto* box = new QGroupBox(tr("Tiles"));
    auto* row = new FlowLayout;
    for (QWidget* widget :
         std::initializer_list<QWidget*>{m_shuffle, m_bagSeed, m_finish, m_draws, m_file, m_names})
        row->addWidget(widget);
    auto* layout = new QVBoxLayout(box);
    layout->setSpacing(gap::kNormal);
    layout->addWidget(m_order);
    layout->addWidget(m_remark);
    layout->addLayout(row);
    layout->addWidget(m_fromPosition);

    connect(m_order, &QPlainTextEdit::textChanged, this, [this] {
        if (m_setting) return;
        m_shuffled = false;
        m_bestKnown.reset();
        m_source = u"typed"_s;
        follow();
    });
    connect(m_shuffle, &QPushButton::clicked, this, [this] {
        // The seed that stands there comes first, and another one only after it.
        if (m_shuffled) {
            const QSignalBlocker blocker(m_bagSeed);
            m_bagSeed->setValue(
                QRandomGenerator::global()->bounded(1, std::numeric_limits<int>::max()));
        }
        shuffle();
    });
    connect(m_bagSeed, &QSpinBox::valueChanged, this, &SolitaireSetup::shuffle);
    connect(m_finish, &QPushButton::clicked, this, &SolitaireSetup::finishTyping);
    connect(m_draws, &QPushButton::clicked, this, &SolitaireSetup::takeDraws);
    connect(m_file, &QPushButton::clicked, this, &SolitaireSetup::fileRequested);
    connect(m_names, &QComboBox::activated, this, &SolitaireSetup::takeNamed);
    connect(m_fromPosition, &QCheckBox::toggled, this, [this] {
        if (m_shuffled) shuffle();
        else follow();
    });
    return box;
}

QWidget* SolitaireSetup::buildSearch()
{
    m_rules->setObjectName(u"solitaireRules"_s);
    m_rules->setWordWrap(true);
    nameWidget(*m_leftover, u"solitaireLeftover"_s, tr("Tiles that were never laid"));
    m_leftover->addItem(tr("their points are taken off"), static_cast<int>(LeftoverRule::Subtract));
    m_leftover->addItem(tr("count nothing"), static_cast<int>(LeftoverRule::Ignore));
    m_leftover->addItem(tr("all must be laid"), static_cast<int>(LeftoverRule::MustPlayAll));
    nameWidget(*m_time, u"solitaireTime"_s, tr("Time for the search"));
    m_time->addItem(tr("10 s"), 10.0);
    m_time->addItem(tr("1 min"), 60.0);
    m_time->addItem(tr("10 min"), 600.0);
    m_time->addItem(tr("1 h"), 3600.0);
    m_time->addItem(tr("until it is stopped"), SolitaireAsk::kUntilStopped);
    m_time->setCurrentIndex(1);
    nameWidget(*m_threads, u"solitaireThreads"_s, tr("Threads of the search"));
    m_threads->setRange(1, std::max(1, QThread::idealThreadCount()));
    m_threads->setValue(JobService::mostThreads());
    m_threads->setPrefix(tr("threads "));
    nameWidget(*m_style, u"solitaireStyle"_s, tr("Way of the search"));
    m_style->addItems({tr("goal words, chosen by the search"), tr("goal words, chosen here:"),
                       tr("for points alone")});
    nameWidget(*m_goals, u"solitaireGoals"_s, tr("Goal words with their rows or columns"));
    m_goals->setPlaceholderText(tr("WORD@1, WORD@15, WORD@H: row number or column letter"));
    m_goals->setEnabled(false);
    nameWidget(*m_seed, u"solitaireSeed"_s, tr("Seed of the search"));
    m_seed->setRange(0, std::numeric_limits<int>::max());
    m_seed->setValue(1);
    m_seed->setPrefix(tr("seed "));
    m_seed->setToolTip(tr("Another seed searches in another way"));

    auto* box = new QGroupBox(tr("Rules and search"));
    auto* form = new QFormLayout(box);
    form->setSpacing(gap::kNormal);
    form->addRow(m_rules);
    form->addRow(tr("Tiles left:"), m_leftover);
    auto* ways = new QHBoxLayout;
    ways->addWidget(m_time);
    ways->addWidget(m_threads);
    ways->addWidget(m_seed);
    ways->addStretch(1);
    form->addRow(tr("Time:"), ways);
    static_cast<QLabel*>(form->labelForField(ways))->setBuddy(m_time);
    form->addRow(tr("Way:"), m_style);
    form->addRow(QString(), m_goals);

    for (QComboBox* choice : {m_leftover, m_time, m_style})
        connect(choice, &QComboBox::currentIndexChanged, this, &SolitaireSetup::follow);
    for (QSpinBox* number : {m_threads, m_seed})
        connect(number, &QSpinBox::valueChanged, this, &SolitaireSetup::follow);
    connect(m_goals, &QLineEdit::textChanged, this, &SolitaireSetup::follow);
    return box;
}

bool SolitaireSetup::eventFilter(QObject* watched, QEvent* event)
{
    if (watched != m_order || event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const auto& key = static_cast<const QKeyEvent&>(*event);
    if (key.key() != Qt::Key_Return && key.key() != Qt::Key_Enter) return false;
    emit startRequested();
    return true;
}

void SolitaireSetup::keyPressEvent(QKeyEvent* event)
{
    const QWidget* const field = focusWidget();
    const bool fills = qobject_cast<const QLineEdit*>(field) != nullptr ||
                       qobject_cast<const QSpinBox*>(field) != nullptr;
    if (!fills || (event->key() != Qt::Key_Return && event->key() != Qt::Key_Enter))
        return QWidget::keyPressEvent(event);
    emit startRequested();
}

void SolitaireSetup::setPresent(Present present)
{
    const bool first = !m_present.position;
    const bool otherRules = first || m_present.position->rulesPtr() != present.position->rulesPtr();
    m_present = std::move(present);
    const bool laid = !m_present.position->board().empty();
    m_fromPosition->setEnabled(laid);
    {
        const QSignalBlocker blocker(m_fromPosition);
        if (!laid) m_fromPosition->setChecked(false);
    }
    m_draws->setEnabled(m_present.game != nullptr);
    if (first || (m_shuffled && (otherRules || m_fromPosition->isChecked()))) shuffle();
    else follow();
}

void SolitaireSetup::setAsk(const SolitaireAsk& ask)
{
    m_bestKnown = ask.bestKnown;
    const auto select = [](QComboBox* box, const QVariant& value) {
        const QSignalBlocker blocker(box);
        if (const int index = box->findData(value); index >= 0) box->setCurrentIndex(index);
    };
    select(m_leftover, static_cast<int>(ask.leftover));
    select(m_time, ask.seconds);
    {
        const QSignalBlocker threads(m_threads);
        const QSignalBlocker seed(m_seed);
        const QSignalBlocker style(m_style);
        const QSignalBlocker goals(m_goals);
        m_threads->setValue(ask.threads);
        m_seed->setValue(
            static_cast<int>(std::min<std::uint64_t>(ask.seed, std::numeric_limits<int>::max())));
        m_style->setCurrentIndex(ask.style == SolitaireStyle::Plain ? Plain
                                 : ask.goals.isEmpty()              ? Automatic
                                                                    : Chosen);
        m_goals->setText(ask.goals);
    }
    setOrder(ask.order, ask.source);
    m_bestKnown = ask.bestKnown;
    bool isNumber = false;
    const int bagSeed = ask.source.section(u' ', 1).toInt(&isNumber);
    if (!isNumber || !ask.source.startsWith(u"shuffled ") || ask.start) return;
    const QSignalBlocker blocker(m_bagSeed);
    m_bagSeed->setValue(bagSeed);
    m_shuffled = true;
}

void SolitaireSetup::setOrder(const std::vector<Tile>& order, const QString& source)
{
    m_setting = true;
    m_order->setPlainText(fromUtf8(rules().alphabet.written(order)));
    m_setting = false;
    m_shuffled = false;
    m_source = source;
    follow();
}

std::vector<Tile> SolitaireSetup::laidAlready() const
{
    return m_fromPosition->isChecked() ? m_present.position->board().tiles().tiles()
                                       : std::vector<Tile>();
}

void SolitaireSetup::shuffle()
{
    std::vector<Tile> known = laidAlready();
    const auto laid = static_cast<std::ptrdiff_t>(known.size());
    if (m_fromPosition->isChecked()) {
        // What the player holds comes first.
        const std::vector<Tile> rack = m_present.position->mover().rack.tiles();
        known.insert(known.end(), rack.begin(), rack.end());
    }
    std::vector<Tile> order = engine::completedOrder(
        rules(), std::move(known), static_cast<std::uint64_t>(m_bagSeed->value()));
    order.erase(order.begin(), order.begin() + laid);
    m_bestKnown.reset();
    setOrder(order, u"shuffled %1"_s.arg(m_bagSeed->value()));
    m_shuffled = true;
}

void SolitaireSetup::finishTyping()
{
    std::vector<Tile> known = laidAlready();
    const auto laid = static_cast<std::ptrdiff_t>(known.size());
    if (!m_order->toPlainText().trimmed().isEmpty()) {
        const auto typed =
            engine::readTileOrder(rules().alphabet, m_order->toPlainText().toUpper().toStdString());
        if (!typed) return follow();
        known.insert(known.end(), typed->begin(), typed->end());
    }
    std::vector<Tile> order = engine::completedOrder(
        rules(), std::move(known), static_cast<std::uint64_t>(m_bagSeed->value()));
    order.erase(order.begin(), order.begin() + laid);
    setOrder(order, u"completed %1"_s.arg(m_bagSeed->value()));
}

void SolitaireSetup::takeDraws()
{
    if (!m_present.game) return;
    m_bestKnown.reset();
    setOrder(drawsOf(*m_present.game), u"draws"_s);
}

void SolitaireSetup::setOrders(std::vector<engine::WrittenTileOrder> orders)
{
    m_named = std::move(orders);
    m_names->clear();
    for (const engine::WrittenTileOrder& order : m_named)
        m_names->addItem(order.name.empty() ? tr("line %1").arg(order.line) : fromUtf8(order.name));
    m_names->setVisible(!m_named.empty());
    if (!m_named.empty()) takeNamed(0);
}

void SolitaireSetup::takeNamed(int index)
{
    if (index < 0 || index >= static_cast<int>(m_named.size())) return;
    const engine::WrittenTileOrder& named = m_named[static_cast<std::size_t>(index)];
    m_setting = true;
    m_order->setPlainText(fromUtf8(named.tiles));
    m_setting = false;
    m_shuffled = false;
    m_source = u"order "_s + m_names->itemText(index);
    m_bestKnown = named.best;
    follow();
}

void SolitaireSetup::setLocked(bool locked)
{
    for (QWidget* widget : findChildren<QGroupBox*>()) widget->setEnabled(!locked);
}

void SolitaireSetup::focusGoalsOrOrder()
{
    const bool isOrder =
        engine::readTileOrder(rules().alphabet, m_order->toPlainText().toUpper().toStdString())
            .has_value();
    QWidget* field = m_order;
    if (isOrder && m_style->currentIndex() == Chosen) field = m_goals;
    field->setFocus(Qt::ShortcutFocusReason);
}

Result<SolitaireAsk> SolitaireSetup::ask() const
{
    SolitaireAsk ask;
    ask.rules = m_present.position->rulesPtr();
    ask.lexicon = m_present.position->lexiconPtr();
    if (!ask.lexicon)
        return failure(ErrorCode::WrongLexicon, say("no lexicon is open to take words from"));
    auto order =
        engine::readTileOrder(rules().alphabet, m_order->toPlainText().toUpper().toStdString());
    if (!order) return failure(std::move(order.error()));
    if (order->size() > std::size_t{SolitaireTask::kMostTiles}) {
        return failure(ErrorCode::OutOfRange, say("the order has %1 tiles; there may be %2",
                                                  order->size(), SolitaireTask::kMostTiles));
    }
    ask.order = std::move(*order);
    ask.source = m_source;
    ask.bestKnown = m_bestKnown;
    ask.leftover = static_cast<LeftoverRule>(m_leftover->currentData().toInt());
    if (m_fromPosition->isChecked()) ask.start = m_present.position->board();
    ask.style = m_style->currentIndex() == Plain ? SolitaireStyle::Plain : SolitaireStyle::Goals;
    if (m_style->currentIndex() == Chosen) {
        ask.goals = m_goals->text().trimmed();
        if (ask.goals.isEmpty())
            return failure(ErrorCode::Malformed, say("no goal word is named yet"));
    }
    ask.seconds = m_time->currentData().toDouble();
    ask.threads = m_threads->value();
    ask.seed = static_cast<std::uint64_t>(m_seed->value());
    return ask;
}

QString SolitaireSetup::orderRemark(const std::vector<Tile>& order) const
{
    const QLocale locale;
    const engine::Alphabet& alphabet = rules().alphabet;
    engine::TileCounts asked(order);
    for (const Tile tile : laidAlready()) asked.add(tile);
    engine::TileCounts missing;
    engine::TileCounts extra;
    for (int kind = 0; kind < alphabet.kinds(); ++kind) {
        const auto tile = static_cast<Tile>(kind);
        const int difference = asked.count(tile) - rules().tiles.count(tile);
        if (difference > 0) extra.add(tile, difference);
        if (difference < 0) missing.add(tile, -difference);
    }
    QString text = tr("%n tiles", nullptr, static_cast<int>(order.size()));
    if (missing.empty() && extra.empty()) return tr("✓ %1, the whole bag").arg(text);
    if (!missing.empty())
        text += u" · "_s + tr("the bag has also %1").arg(countsText(missing, alphabet));
    if (!extra.empty())
        text += u" · "_s + tr("the bag doesn't have %1").arg(countsText(extra, alphabet));
    if (static_cast<int>(order.size()) < rules().rackSize)
        text += u" · "_s + tr("fewer than a rack has");
    return tr("⚠ %1").arg(text);
}

QString SolitaireSetup::bonusText() const
{
    QStringList parts;
    const std::vector<int>& bonus = rules().bonus;
    for (std::size_t tiles = 1; tiles < bonus.size(); ++tiles)
        if (bonus[tiles] > 0)
            parts << tr("+%1 for %2").arg(bonus[tiles]).arg(static_cast<int>(tiles));
    return parts.isEmpty() ? tr("no bonus") : parts.join(u", "_s);
}

void SolitaireSetup::follow()
{
    if (!m_present.position) return;
    m_goals->setEnabled(m_style->currentIndex() == Chosen);
    const auto order =
        engine::readTileOrder(rules().alphabet, m_order->toPlainText().toUpper().toStdString());
    m_remark->setText(order ? orderRemark(*order) : tr("✕ %1").arg(typedErrorText(order.error())));
    m_finish->setEnabled(order.has_value() || m_order->toPlainText().trimmed().isEmpty());
    const QString lexicon =
        m_present.position->lexicon() ? m_present.lexiconName : tr("no lexicon is open");
    m_rules->setText(tr("Lexicon %1 · %2 · board %3×%4 · rack of %5 · %6")
                         .arg(lexicon, engineTitle(rules().title))
                         .arg(rules().layout.rows())
                         .arg(rules().layout.columns())
                         .arg(rules().rackSize)
                         .arg(bonusText()));
    emit changed();
}

QString SolitaireSetup::sourceText(const QString& source)
{
    const QString kind = source.section(u' ', 0, 0);
    const QString which = source.section(u' ', 1);
    if (kind == u"typed"_s && which.isEmpty()) return tr("typed");
    if (kind == u"shuffled"_s) return tr("shuffled, seed %1").arg(which);
    if (kind == u"completed"_s) return tr("typed, the rest shuffled with seed %1").arg(which);
    if (kind == u"draws"_s) return tr("draws of the game");
    if (kind == u"order"_s) return tr("order %1").arg(which);
    return source;  // in the words of an earlier version
}

QString SolitaireSetup::summary() const
{
    const QString text = m_order->toPlainText().simplified().remove(u' ');
    const auto order =
        engine::readTileOrder(rules().alphabet, m_order->toPlainText().toUpper().toStdString());
    QStringList parts;
    const int count = order ? static_cast<int>(order->size()) : 0;
    parts << tr("%n tiles", nullptr, count) + u' ' +
                 (text.size() > kShortOrder ? text.left(kShortOrder) + u"…"_s : text);
    parts << sourceText(m_source) << engineTitle(rules().title) << m_time->currentText();
    // They stay for other orders, and make other games.
    if (m_style->currentIndex() == Chosen)
        parts << tr("goal words %1").arg(m_goals->text().simplified().toUpper());
    if (m_style->currentIndex() == Plain) parts << tr("points alone");
    return parts.join(u" · "_s);
}

}  // namespace ui

#include "moc_solitaire_setup.cpp"
