// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/library/library_panel.h"

#include <algorithm>
#include <initializer_list>
#include <numeric>
#include <utility>

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QCompleter>
#include <QDoubleSpinBox>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QScopedValueRollback>
#include <QSet>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QStandardItemModel>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

#include "engine/game/review.h"
#include "engine/lexicon/lexicon.h"
#include "ui/library/library_job_row.h"
#include "ui/review/review_text.h"
#include "ui/theme/measures.h"
#include "ui/widgets/action_button.h"
#include "ui/widgets/column_fit.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/list_table.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;

/// A pause in typing.
constexpr int kSearchMilliseconds = 120;
constexpr int kRefreshMilliseconds = 2000;
/// What to look for, in the order of the choice.
constexpr int kGamesOnly = 0;
constexpr int kMistakes = 2;
constexpr int kLeastTagLetters = 14;

/// Offers tags, whether their # is typed or not.
class TagCompleter : public QCompleter
{
public:
    using QCompleter::QCompleter;

    QStringList splitPath(const QString& typed) const override
    {
        return {typed.startsWith(u'#') ? typed.sliced(1) : typed};
    }
};

}  // namespace

LibraryPanel::LibraryPanel(GameLibrary& library, QWidget* parent)
    : QWidget(parent),
      m_library(library),
      m_text(new QLineEdit),
      m_player(new QLineEdit),
      m_word(new QLineEdit),
      m_what(new QComboBox),
      m_rack(new QLineEdit),
      m_mistake(new QComboBox),
      m_reason(new QComboBox),
      m_phase(new QComboBox),
      m_lexicon(new QComboBox),
      m_from(new QLineEdit),
      m_to(new QLineEdit),
      m_tag(new QLineEdit),
      m_knownTags(new QStandardItemModel(this)),
      m_marked(new QCheckBox(tr("with marks"))),
      m_blunders(new QSpinBox),
      m_lost(new QDoubleSpinBox),
      m_moreButton(new QToolButton),
      m_count(new QLabel),
      m_table(new QTableView),
      m_buttons(new QHBoxLayout),
      m_tags(new QLineEdit),
      m_jobRow(new LibraryJobRow(library))
{
    setObjectName(u"libraryPanel"_s);
    const auto field = [this](QLineEdit* edit, const QString& name, const QString& hint,
                              const QString& help) {
        edit->setObjectName(name);
        edit->setPlaceholderText(hint);
        edit->setToolTip(help);
        edit->setAccessibleName(hint);
        edit->setClearButtonEnabled(true);
        edit->installEventFilter(this);
        connect(edit, &QLineEdit::textChanged, &m_searchTimer, qOverload<>(&QTimer::start));
    };
    field(m_text, u"libraryText"_s, tr("Search"),
          tr("In players, titles and file names; a word with # is a tag, such as #findingSADDEST"));
    field(m_player, u"libraryPlayer"_s, tr("Player"),
          tr("Part of a name; with a comma between two, both have played"));
    field(m_word, u"libraryWord"_s, tr("Word played"), tr("? for any letter, * for any letters"));
    field(m_from, u"libraryFrom"_s, tr("From"), tr("Date or a part of it: 2019, 2019-07"));
    field(m_to, u"libraryTo"_s, tr("To"), tr("Date or a part of it: 2019, 2019-07"));
    field(m_tag, u"libraryTag"_s, tr("Tag"),
          tr("Part of a tag of a game, or of an annotator's tag in the notes of a turn, such as "
             "#findingSADDEST"));
    auto* completer = new TagCompleter(m_knownTags, m_tag);
    completer->setCaseSensitivity(Qt::CaseInsensitive);
    completer->setFilterMode(Qt::MatchContains);
    completer->setCompletionRole(Qt::UserRole);
    m_tag->setCompleter(completer);
    field(m_rack, u"libraryRack"_s, tr("Rack with"),
          tr("Tiles that the rack of a turn held, ? for a blank"));
    m_what->setObjectName(u"libraryWhat"_s);
    m_what->setAccessibleName(tr("What to look for"));
    m_what->addItems({tr("Games"), tr("Turns"), tr("Mistakes")});
    m_what->setToolTip(tr("Whole games, single turns, which open where they were played, or only "
                          "turns that were mistakes"));
    m_mistake->setObjectName(u"libraryMistake"_s);
    m_mistake->setAccessibleName(tr("Mistake of the turn"));
    m_mistake->addItems({tr("any turn"), tr("a mistake"), tr("medium or large"), tr("large")});
    m_mistake->setToolTip(tr("What a mark (?!, ?, ?"
                             "?), an annotator's tag or the review calls a "
                             "mistake, and phonies taken back"));
    m_reason->setObjectName(u"libraryReason"_s);
    m_reason->setAccessibleName(tr("Reason of the mistake"));
    m_reason->setToolTip(tr("Why a turn was a mistake, by the review"));
    m_reason->addItem(tr("any reason"));
    for (std::size_t i = 0; i < engine::kReviewTagCount; ++i)
        m_reason->addItem(tagText(static_cast<engine::ReviewTag>(i)));
    m_phase->setObjectName(u"libraryPhase"_s);
    m_phase->setAccessibleName(tr("Phase of the game"));
    m_phase->setToolTip(tr("How far the game had come, by the tiles in the bag; only of games that "
                           "are reviewed"));
    m_phase->addItem(tr("any phase"));
    for (std::size_t i = 0; i < engine::kGamePhaseCount; ++i)
        m_phase->addItem(phaseText(static_cast<engine::GamePhase>(i)));
    for (QComboBox* box : {m_mistake, m_reason, m_phase})
        connect(box, &QComboBox::currentIndexChanged, this, &LibraryPanel::search);
    connect(m_what, &QComboBox::currentIndexChanged, this, [this] {
        useModel();
        search();
    });
    m_lexicon->setObjectName(u"libraryLexicon"_s);
    m_lexicon->setAccessibleName(tr("Lexicon"));
    m_lexicon->addItem(tr("any lexicon"));
    m_marked->setObjectName(u"libraryMarked"_s);
    m_marked->setToolTip(tr("Games with moves marked ?!, ? or ??, or with phonies taken back"));
    m_blunders->setObjectName(u"libraryBlunders"_s);
    m_blunders->setRange(0, 30);
    m_blunders->setPrefix(tr("large ≥ "));
    m_blunders->setSpecialValueText(tr("any losses"));
    m_blunders->setAccessibleName(tr("Large mistakes of a player at least"));
    m_blunders->setToolTip(tr("Games in which a player, the one who is searched for if one is, "
                              "made this many large mistakes; only of games that are reviewed"));
    m_lost->setObjectName(u"libraryLost"_s);
    m_lost->setRange(0, 99);
    m_lost->setDecimals(1);
    m_lost->setSingleStep(0.5);
    m_lost->setPrefix(tr("≥ "));
    m_lost->setSuffix(tr(" a turn"));
    m_lost->setSpecialValueText(tr("any per turn"));
    m_lost->setAccessibleName(tr("Points lost per turn at least"));
    m_lost->setToolTip(tr("Games in which a player lost this many points per turn; only of games "
                          "that are reviewed"));
    connect(m_blunders, &QSpinBox::valueChanged, &m_searchTimer, qOverload<>(&QTimer::start));
    connect(m_lost, &QDoubleSpinBox::valueChanged, &m_searchTimer, qOverload<>(&QTimer::start));
    connect(m_lexicon, &QComboBox::currentIndexChanged, this, &LibraryPanel::search);
    connect(m_marked, &QCheckBox::toggled, this, &LibraryPanel::search);

    m_table->setObjectName(u"libraryTable"_s);
    m_table->setAccessibleName(tr("Games found"));
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setTabKeyNavigation(false);
    m_table->setAlternatingRowColors(true);
    m_table->setShowGrid(false);
    m_table->setWordWrap(false);
    m_table->setSortingEnabled(true);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setDefaultSectionSize(m_table->fontMetrics().height() + 8);
    constexpr int kFewestRows = 2;
    m_table->setMinimumHeight(m_table->horizontalHeader()->sizeHint().height() +
                              kFewestRows * m_table->verticalHeader()->defaultSectionSize() +
                              2 * m_table->frameWidth());
    m_table->horizontalHeader()->setHighlightSections(false);
    // Both ends of two names, and of a file's name, say more than the beginning.
    m_table->setTextElideMode(Qt::ElideMiddle);
    m_table->installEventFilter(this);
    connect(m_table, &QTableView::doubleClicked, this,
            [this](const QModelIndex& index) { emit openRequested(rowAt(index.row())); });
    takeModel(m_model);

    m_tags->setObjectName(u"libraryTags"_s);
    m_tags->setPlaceholderText(tr("Tags of the selected games"));
    m_tags->setToolTip(tr("Tags of the selected games, with commas"));
    m_tags->setAccessibleName(m_tags->placeholderText());
    m_tags->setEnabled(false);
    connect(m_tags, &QLineEdit::returnPressed, this, &LibraryPanel::writeTags);
    m_count->setObjectName(u"libraryCount"_s);
    m_count->setAccessibleName(tr("How many were found"));

    connect(m_jobRow, &LibraryJobRow::resumed, this, &LibraryPanel::reviewResumed);
    // A review takes long: what it has found by now is seen meanwhile.
    connect(m_jobRow, &LibraryJobRow::progressed, this, [this] {
        if (isVisible() && m_sinceSearch.hasExpired(kRefreshMilliseconds)) search();
    });

    auto* fields = new QHBoxLayout;
    fields->addWidget(m_what);
    for (QWidget* each : std::initializer_list<QWidget*>{m_text, m_player, m_word})
        fields->addWidget(each, 1);
    fields->addWidget(m_moreButton);
    m_moreButton->setObjectName(u"libraryMore"_s);
    m_moreButton->setCheckable(true);
    m_moreButton->setToolTip(tr("Lexicon, tag, dates, rack, mistakes"));
    connect(m_moreButton, &QToolButton::clicked, this, [this](bool wanted) {
        m_moreWanted = wanted;
        showMoreFields(wanted);
    });
    // One line below the rows for all that is said of them: what is above takes from them.
    auto* countRow = new QHBoxLayout;
    countRow->addWidget(m_count);
    countRow->addWidget(m_jobRow, 2);
    // Beside the buttons below nothing would be left for it.
    m_tags->setMinimumWidth(kLeastTagLetters * fontMetrics().averageCharWidth());
    countRow->addWidget(m_tags, 1);
    m_more = makeMoreFields();
    m_buttons->setContentsMargins(0, 0, 0, 0);
    m_buttons->addStretch(1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(gap::kNormal, gap::kNormal, gap::kNormal, gap::kNormal);
    layout->addLayout(fields);
    layout->addWidget(m_more);
    layout->addWidget(m_table, 1);
    layout->addLayout(countRow);
    layout->addLayout(m_buttons);

    m_searchTimer.setSingleShot(true);
    m_searchTimer.setInterval(kSearchMilliseconds);
    connect(&m_searchTimer, &QTimer::timeout, this, &LibraryPanel::search);
    connect(&m_library, &GameLibrary::found, this, &LibraryPanel::showPage);
    connect(&m_library, &GameLibrary::changed, this, [this] {
        m_stale = true;
        if (isVisible()) search();
    });
    showMoreFields(false);
}

LibraryPanel::~LibraryPanel() = default;

QWidget* LibraryPanel::makeMoreFields()
{
    auto* more = new QWidget;
    more->setObjectName(u"libraryMoreFields"_s);
    auto* flow = new FlowLayout(more);
    flow->setContentsMargins(0, 0, 0, 0);
    for (QWidget* each :
         std::initializer_list<QWidget*>{m_lexicon, m_tag, m_from, m_to, m_rack, m_mistake,
                                         m_reason, m_phase, m_blunders, m_lost, m_marked})
        flow->addWidget(each);
    return more;
}

int LibraryPanel::moreFieldsUsed() const
{
    int used = 0;
    for (const QLineEdit* edit : {m_tag, m_from, m_to, m_rack})
        if (!edit->text().trimmed().isEmpty()) ++used;
    for (const QComboBox* box : {m_lexicon, m_mistake, m_reason, m_phase})
        if (box->currentIndex() > 0) ++used;
    return used + (m_marked->isChecked() ? 1 : 0) + (m_blunders->value() > 0 ? 1 : 0) +
           (m_lost->value() > 0 ? 1 : 0);
}

void LibraryPanel::showMoreFields(bool shown)
{
    m_more->setVisible(shown);
    m_moreButton->setChecked(shown);
    const int used = moreFieldsUsed();
    // What is searched for and not seen is said.
    m_moreButton->setText(shown || used == 0
                              ? tr("More fields")
                              : tr("More fields (%1)").arg(QLocale().toString(used)));
    m_moreButton->setAccessibleName(m_moreButton->text());
    // No lower than this: fields that are squashed can't be read.
    setMinimumHeight(layout()->minimumSize().height());
}

void LibraryPanel::shareHeight()
{
    constexpr int kRowsBesideFields = 8;
    const int rows = kRowsBesideFields * m_table->verticalHeader()->defaultSectionSize();
    const int fields =
        m_more->heightForWidth(layout()->contentsRect().width()) + layout()->spacing();
    const int without = layout()->minimumSize().height() - (m_more->isHidden() ? 0 : fields) -
                        m_table->minimumHeight();
    const bool room = height() >= without + fields + rows;
    showMoreFields(m_moreWanted.value_or(room));
}

void LibraryPanel::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    if (event->size().height() != event->oldSize().height()) shareHeight();
}

void LibraryPanel::addActions(const QList<QAction*>& actions)
{
    for (QAction* action : actions) m_buttons->addWidget(textButtonOf(*action));
}

void LibraryPanel::focusSearch()
{
    m_text->setFocus(Qt::ShortcutFocusReason);
    m_text->selectAll();
}

void LibraryPanel::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (m_stale) search();
}

void LibraryPanel::search()
{
    m_searchTimer.stop();
    m_sinceSearch.start();
    m_stale = false;
    LibraryQuery query;
    query.text = m_text->text();
    query.player = m_player->text();
    query.word = m_word->text();
    if (m_lexicon->currentIndex() > 0) query.lexicon = m_lexicon->currentText();
    query.from = m_from->text();
    query.to = m_to->text();
    query.tag = m_tag->text();
    query.blunders = m_blunders->value();
    query.lostPerTurn = m_lost->value();
    query.marked = m_marked->isChecked();
    query.rack = m_rack->text();
    query.mistake =
        std::max(m_mistake->currentIndex(), m_what->currentIndex() == kMistakes ? 1 : 0);
    if (m_reason->currentIndex() > 0) query.reasons = 1 << (m_reason->currentIndex() - 1);
    query.phase = m_phase->currentIndex() - 1;
    showMoreFields(!m_more->isHidden());
    if (findsTurns()) m_library.searchTurns(query);
    else m_library.search(query);
}

bool LibraryPanel::findsTurns() const
{
    return m_what->currentIndex() != kGamesOnly;
}

const LibraryRow& LibraryPanel::rowAt(int index) const
{
    return m_table->model() == &m_turns ? m_turns.row(index).game : m_model.row(index);
}

void LibraryPanel::useModel()
{
    QAbstractItemModel* wanted = findsTurns() ? static_cast<QAbstractItemModel*>(&m_turns)
                                              : static_cast<QAbstractItemModel*>(&m_model);
    if (m_table->model() == wanted) return;
    m_turns.setRows({});
    m_model.setRows({});
    const QItemSelectionModel* old = m_table->selectionModel();
    takeModel(*wanted);
    delete old;
    m_table->setAccessibleName(findsTurns() ? tr("Turns found") : tr("Games found"));
    showSelection();
}

void LibraryPanel::takeModel(QAbstractItemModel& model)
{
    // The header would keep what is hidden for columns of the other model.
    if (m_fit) m_fit->release();
    m_fit.reset();
    m_table->setModel(&model);
    m_table->sortByColumn(-1, Qt::AscendingOrder);
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &LibraryPanel::showSelection);
    const bool turns = &model == &m_turns;
    const int players = turns ? int{LibraryTurnModel::Players} : int{LibraryModel::Players};
    m_table->horizontalHeader()->setSectionResizeMode(players, QHeaderView::Stretch);
    m_fit = std::make_unique<ColumnFit>(*m_table, players, givingWay(),
                                        [this](int column) { return neededBy(column); });
}

int LibraryPanel::neededBy(int column) const
{
    constexpr int kFewestReasons = 13;
    const int heading = headingWidth(*m_table, column);
    if (saysNothing(column)) return heading;
    const int wanted = widthOf(column);
    // It has the room of columns in which there is nothing.
    if (m_table->model() == &m_model && column == LibraryModel::File)
        return std::min(wanted, leastForFile() + m_emptyRoom);
    // The first reason says most.
    if (m_table->model() == &m_turns && column == LibraryTurnModel::Why)
        return std::min(
            wanted, std::max(heading, kFewestReasons * m_table->fontMetrics().averageCharWidth()));
    return wanted;
}

int LibraryPanel::leastForFile() const
{
    constexpr int kFewest = 14;
    return kFewest * m_table->fontMetrics().averageCharWidth();
}

bool LibraryPanel::saysNothing(int column) const
{
    const QAbstractItemModel& model = *m_table->model();
    for (int row = 0; row < model.rowCount(); ++row) {
        const QString text = model.index(row, column).data().toString();
        if (!text.isEmpty() && text != u"–"_s) return false;
    }
    return model.rowCount() > 0;
}

QList<int> LibraryPanel::givingWay() const
{
    QList<int> order;
    if (m_table->model() == &m_turns)
        // What was better, and why, is what such a list is read for; a rack stands at the board, too.
        order = {LibraryTurnModel::Score, LibraryTurnModel::Phase, LibraryTurnModel::Date,
                 LibraryTurnModel::File,  LibraryTurnModel::Tags,  LibraryTurnModel::Rack,
                 LibraryTurnModel::Turn,  LibraryTurnModel::Why,   LibraryTurnModel::Best,
                 LibraryTurnModel::Lost};
    else
        order = {LibraryModel::Turns,   LibraryModel::Marked, LibraryModel::Tags,
                 LibraryModel::Lexicon, LibraryModel::Lost,   LibraryModel::Mistakes,
                 LibraryModel::Date};
    // What one looks for is seen.
    const int tags =
        m_table->model() == &m_turns ? int{LibraryTurnModel::Tags} : int{LibraryModel::Tags};
    if (!m_tag->text().trimmed().isEmpty()) {
        order.removeOne(tags);
        order.append(tags);
    }
    std::stable_partition(order.begin(), order.end(),
                          [this](int column) { return saysNothing(column); });
    return order;
}

void LibraryPanel::showPage(const LibraryPage& page, const QStringList& lexicons,
                            const QList<LibraryStore::TagCount>& tags)
{
    QSet<std::pair<qint64, int>> wanted;
    for (const LibraryRow& row : selected()) wanted.insert({row.id, row.turn});
    QAbstractItemModel& model = *m_table->model();
    if (&model == &m_turns) m_turns.setRows(page.turns);
    else m_model.setRows(page.rows);
    const QHeaderView* header = m_table->horizontalHeader();
    if (header->sortIndicatorSection() >= 0 && header->sortIndicatorSection() < model.columnCount())
        model.sort(header->sortIndicatorSection(), header->sortIndicatorOrder());
    // All at once: what follows a selection looks at all of it.
    QItemSelection again;
    const auto isWanted = [&](int i) { return wanted.contains({rowAt(i).id, rowAt(i).turn}); };
    for (int i = 0; i < model.rowCount(); ++i) {
        const int first = i;
        while (i < model.rowCount() && isWanted(i)) ++i;
        if (i > first)
            again.select(model.index(first, 0), model.index(i - 1, model.columnCount() - 1));
    }
    m_table->selectionModel()->select(again, QItemSelectionModel::Select);
    shareWidth();
    const QLocale locale;
    QString text =
        page.total == 0 ? tr("The library is empty: import a folder with games.")
        : &model == &m_turns
            ? tr("%1 of %2 turns").arg(locale.toString(page.found), locale.toString(page.total))
            : tr("%1 of %2").arg(locale.toString(page.found), locale.toString(page.total));
    if (page.found > model.rowCount())
        text += tr(", the newest %1 are shown").arg(locale.toString(model.rowCount()));
    m_count->setText(text);
    const QString chosen = m_lexicon->currentIndex() > 0 ? m_lexicon->currentText() : QString();
    const QSignalBlocker quiet(m_lexicon);
    m_lexicon->clear();
    m_lexicon->addItem(tr("any lexicon"));
    m_lexicon->addItems(lexicons);
    if (!chosen.isEmpty()) {
        if (!lexicons.contains(chosen)) m_lexicon->addItem(chosen);
        m_lexicon->setCurrentText(chosen);
    }
    // What is offered while a tag is typed says how often it is there.
    m_knownTags->clear();
    for (const LibraryStore::TagCount& tag : tags) {
        auto* item = new QStandardItem(tr("%1 (%n times)", nullptr, tag.count).arg(tag.tag));
        item->setData(tag.tag, Qt::UserRole);
        m_knownTags->appendRow(item);
    }
    showSelection();
    m_jobRow->showUnfinished();
    const int step = std::exchange(m_pendingStep, 0);
    if (step != 0 && &model == &m_turns) makeStep(step, m_pendingAnswerable);
}

void LibraryPanel::addChoices(QAction& action, const QList<QAction*>& choices)
{
    for (int i = 0; i < m_buttons->count(); ++i) {
        auto* button = qobject_cast<QToolButton*>(m_buttons->itemAt(i)->widget());
        if (button == nullptr || button->defaultAction() != &action) continue;
        for (QAction* choice : choices) button->addAction(choice);
        button->setPopupMode(QToolButton::MenuButtonPopup);
    }
}

void LibraryPanel::setRowActions(const QList<QAction*>& actions)
{
    m_table->addActions(actions);
    m_table->setContextMenuPolicy(Qt::ActionsContextMenu);
}

void LibraryPanel::setConcealed(bool concealed)
{
    if (std::exchange(m_concealed, concealed) == concealed) return;
    m_turns.setConcealed(concealed);
    // What is shown again needs its room again.
    shareWidth();
    showSelection();
}

void LibraryPanel::seekMistakes()
{
    if (!findsTurns()) m_what->setCurrentIndex(kMistakes);
}

void LibraryPanel::step(int direction, bool answerable)
{
    const bool isThere = findsTurns() && !m_stale && !m_searchTimer.isActive() &&
                         m_pendingStep == 0 && m_table->model() == &m_turns &&
                         m_turns.rowCount() > 0;
    if (isThere) {
        makeStep(direction, answerable);
        return;
    }
    m_pendingStep = direction;
    m_pendingAnswerable = answerable;
    if (findsTurns()) search();
    else seekMistakes();
}

bool LibraryPanel::isNoQuestion(const LibraryTurnRow& row)
{
    // What has a phase was looked at by the review.
    return row.lost >= 0 ? row.judged == 0 : row.phase >= 0;
}

bool LibraryPanel::asksForBetter() const
{
    const QModelIndexList rows = m_table->selectionModel()->selectedRows();
    return m_table->model() == &m_turns && !rows.isEmpty() &&
           !isNoQuestion(m_turns.row(rows.first().row()));
}

QList<int> LibraryPanel::turnsMeant() const
{
    if (m_table->model() != &m_turns) return {};
    QList<int> rows = selectedRows(*m_table);
    // One row is where one happens to be.
    if (rows.size() <= 1) {
        rows.resize(m_turns.rowCount());
        std::iota(rows.begin(), rows.end(), 0);
    }
    return rows;
}

QList<LibraryTurnRow> LibraryPanel::questions() const
{
    QList<LibraryTurnRow> turns;
    for (const int row : turnsMeant())
        if (!isNoQuestion(m_turns.row(row))) turns.append(m_turns.row(row));
    return turns;
}

int LibraryPanel::turnsWithoutQuestion() const
{
    return static_cast<int>(turnsMeant().size() - questions().size());
}

QString LibraryPanel::leftOutText() const
{
    const int left = turnsWithoutQuestion();
    if (left == 0) return {};
    return tr("%n turn(s) were left out: the review knows nothing better than what was played.",
              nullptr, left);
}

void LibraryPanel::makeStep(int direction, bool answerable)
{
    const QModelIndexList selected = m_table->selectionModel()->selectedRows();
    const int from =
        selected.isEmpty() ? (direction > 0 ? -1 : m_turns.rowCount()) : selected.first().row();
    int to = from + direction;
    while (answerable && to >= 0 && to < m_turns.rowCount() && isNoQuestion(m_turns.row(to)))
        to += direction;
    if (to < 0 || to >= m_turns.rowCount()) {
        emit stepped({});
        return;
    }
    // selectRow() would add it to the selection while the keys of the command are held.
    m_table->selectionModel()->setCurrentIndex(
        m_turns.index(to, 0), QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    emit stepped(rowAt(to));
}

QList<LibraryRow> LibraryPanel::selected() const
{
    QList<LibraryRow> rows;
    const QModelIndexList indexes = m_table->selectionModel()->selectedRows();
    for (const QModelIndex& index : indexes) rows.append(rowAt(index.row()));
    return rows;
}

void LibraryPanel::showSelection()
{
    const QList<LibraryRow> rows = selected();
    // The tags of a turn are the annotator's.
    m_tags->setVisible(m_table->model() == &m_model);
    m_tags->setEnabled(!rows.isEmpty() && m_tags->isVisibleTo(this));
    if (!m_tags->hasFocus())
        m_tags->setText(rows.isEmpty() || m_concealed ? QString() : rows.first().tags);
    emit selectionChanged();
}

void LibraryPanel::writeTags()
{
    QList<qint64> ids;
    for (const LibraryRow& row : selected()) ids.append(row.id);
    if (ids.isEmpty()) return;
    m_library.setTags(ids, m_tags->text());
    m_table->setFocus(Qt::OtherFocusReason);
}

int LibraryPanel::widthOf(int column) const
{
    constexpr int kMostTags = 20;
    constexpr int kFewestOfPlayers = 21;
    constexpr int kMostOfPlayers = 32;
    constexpr int kMostBesideMoves = 23;
    constexpr int kMostOfFile = 26;
    const QFontMetrics metrics = m_table->fontMetrics();
    const bool turns = m_table->model() == &m_turns;
    const int found = static_cast<QAbstractItemView*>(m_table)->sizeHintForColumn(column);
    if (column == (turns ? int{LibraryTurnModel::Players} : int{LibraryModel::Players}))
        return std::clamp(found, kFewestOfPlayers * metrics.averageCharWidth(),
                          (turns ? kMostBesideMoves : kMostOfPlayers) * metrics.averageCharWidth());
    if (turns && column == LibraryTurnModel::File) return leastForFile();
    if (!turns && column == LibraryModel::File)
        return std::clamp(found, leastForFile(), kMostOfFile * metrics.averageCharWidth());
    // What most games have, so that the columns stay where they are.
    const QString usual = turns ? (column == LibraryTurnModel::Rack ? u"WWMEEAA"_s : u"8888"_s)
                          : column == LibraryModel::ResultColumn ? u"8888–8888"_s
                          : column == LibraryModel::Date         ? u"8888-88-88"_s
                          : column == LibraryModel::Marked       ? u"? 88  * 8"_s
                                                                 : u"8888"_s;
    const int heading = headingWidth(*m_table, column);
    const int least = std::max(heading, metrics.horizontalAdvance(usual) + gap::kPart);
    const bool isLong = turns ? column == LibraryTurnModel::Tags || column == LibraryTurnModel::Why
                              : column == LibraryModel::Tags || column == LibraryModel::Lexicon;
    return std::max(least,
                    isLong ? std::min(found, kMostTags * metrics.averageCharWidth()) : found);
}

void LibraryPanel::shareWidth()
{
    const bool turns = m_table->model() == &m_turns;
    const int players = turns ? int{LibraryTurnModel::Players} : int{LibraryModel::Players};
    const int files = turns ? int{LibraryTurnModel::File} : int{LibraryModel::File};
    m_fit->release();
    for (int column = 0; column < m_table->model()->columnCount(); ++column)
        if (column != players) m_table->setColumnWidth(column, widthOf(column));
    const QList<int> givesWay = givingWay();
    m_emptyRoom = 0;
    for (const int column : givesWay)
        if (!m_table->isColumnHidden(column) && saysNothing(column))
            m_emptyRoom += std::min(m_table->columnWidth(column), headingWidth(*m_table, column));
    m_fit->setGivingWay(givesWay, std::ranges::count_if(givesWay, [this](int column) {
                            return saysNothing(column);
                        }));
    m_fit->fit();
    if (m_table->isColumnHidden(files)) return;
    int rest = m_table->viewport()->width();
    for (int column = 0; column < m_table->model()->columnCount(); ++column)
        if (column != players && column != files && !m_table->isColumnHidden(column))
            rest -= m_table->columnWidth(column);
    // Two names with their dash need more than a file's name, which has what was found for it.
    m_table->setColumnWidth(files, std::max(rest * 2 / 5, m_table->columnWidth(files)));
}

bool LibraryPanel::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_table && event->type() == QEvent::Resize) {
        // The viewport has its new size only afterwards.
        QMetaObject::invokeMethod(this, &LibraryPanel::shareWidth, Qt::QueuedConnection);
    }
    if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        const bool enter = key == Qt::Key_Return || key == Qt::Key_Enter;
        if (watched == m_table && enter && m_table->currentIndex().isValid()) {
            emit openRequested(rowAt(m_table->currentIndex().row()));
            return true;
        }
        // From the search down into what was found.
        if (watched != m_table && (key == Qt::Key_Down || enter) &&
            m_table->model()->rowCount() > 0) {
            m_table->setFocus(Qt::OtherFocusReason);
            if (!m_table->currentIndex().isValid()) m_table->selectRow(0);
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

}  // namespace ui

#include "moc_library_panel.cpp"
