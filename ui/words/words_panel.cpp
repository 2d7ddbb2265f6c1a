// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/words_panel.h"

#include <algorithm>
#include <array>
#include <numeric>

#include <QAbstractButton>
#include <QButtonGroup>
#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QStackedWidget>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

#include "engine/board/position.h"
#include "ui/language/engine_text.h"
#include "ui/language/text.h"
#include "ui/theme/measures.h"
#include "ui/theme/theme.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/list_table.h"
#include "ui/words/word_field.h"
#include "ui/words/word_list_delegate.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;

/// Longer words fit no board.
constexpr int kLongestAsked = engine::kMaxDim;

constexpr std::array kSortColumns{WordListModel::kAsFound,
                                  static_cast<int>(WordListModel::WordColumn),
                                  static_cast<int>(WordListModel::LengthColumn),
                                  static_cast<int>(WordListModel::PlayColumn),
                                  static_cast<int>(WordListModel::RankColumn),
                                  static_cast<int>(WordListModel::PointsColumn),
                                  static_cast<int>(WordListModel::FrontColumn),
                                  static_cast<int>(WordListModel::BackColumn),
                                  static_cast<int>(WordListModel::InnerColumn)};

/// The text as HTML with a mark on the character of a column, or behind the end.
QString marked(const QString& text, int column)
{
    const QList<uint> characters = text.toUcs4();
    const auto part = [&](qsizetype from, qsizetype count) {
        const auto some = characters.mid(from, count);
        return QString::fromUcs4(reinterpret_cast<const char32_t*>(some.constData()), some.size())
            .toHtmlEscaped();
    };
    const qsizetype at = std::min<qsizetype>(column - 1, characters.size());
    QString wrong = part(at, 1);
    if (wrong.trimmed().isEmpty()) wrong = u"&nbsp;"_s;
    const Theme& theme = Theme::current();
    return u"%1<span style=\"background-color:%2; color:%3\"><b><u>%4</u></b></span>%5"_s.arg(
        part(std::max<qsizetype>(0, at - 30), std::min<qsizetype>(at, 30)), theme.bad.name(),
        theme.palette.color(QPalette::Base).name(), wrong, part(at + 1, 30));
}

}  // namespace

WordsPanel::WordsPanel(WordSearch& search, QWidget* parent)
    : QWidget(parent),
      m_search(search),
      m_model(search.jobs()),
      m_copy(search.jobs()),
      m_field(new WordField),
      m_count(new QLabel),
      m_modes(new QButtonGroup(this)),
      m_lengths(new QWidget),
      m_minLength(new QSpinBox),
      m_maxLength(new QSpinBox),
      m_sort(new QComboBox),
      m_problem(new QLabel),
      m_stack(new QStackedWidget),
      m_table(new QTableView),
      m_hint(new QLabel)
{
    setObjectName(u"wordsPanel"_s);
    m_field->setObjectName(u"wordField"_s);
    m_field->setAccessibleName(tr("Words to look up"));
    m_field->setClearButtonEnabled(true);
    m_field->installEventFilter(this);
    m_count->setObjectName(u"wordCount"_s);
    m_count->setAccessibleName(tr("Number of words"));
    m_problem->setObjectName(u"wordProblem"_s);
    m_problem->setTextFormat(Qt::RichText);
    m_problem->setWordWrap(true);
    m_problem->setMargin(2);
    m_problem->hide();
    m_hint->setObjectName(u"wordsHint"_s);
    m_hint->setAlignment(Qt::AlignCenter);
    m_hint->setWordWrap(true);
    m_hint->setMargin(16);

    auto* top = new QHBoxLayout;
    top->addWidget(m_field, 1);
    top->addWidget(m_count);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(gap::kNormal, gap::kNormal, gap::kNormal, gap::kNormal);
    layout->setSpacing(gap::kNormal);
    layout->addLayout(top);
    layout->addWidget(buildControls());
    layout->addWidget(m_problem);
    layout->addWidget(m_stack, 1);
    buildTable();
    m_stack->addWidget(m_table);
    m_stack->addWidget(m_hint);

    connect(m_field, &QLineEdit::textChanged, this, &WordsPanel::askNow);
    connect(m_field, &WordField::cutChanged, this, [this] {
        showCount();
        showProblem();
    });
    connect(m_field, &QLineEdit::returnPressed, this, [this] {
        // What was stopped is looked up after all.
        askNow();
        if (m_model.rowCount() == 0 || m_model.isStale()) return;
        m_table->setFocus();
        m_table->setCurrentIndex(m_model.index(0, WordListModel::WordColumn));
        offerCurrent();
    });
    connect(&m_search, &WordSearch::stateChanged, this, &WordsPanel::followSearch);
    connect(&m_search, &WordSearch::detailsChanged, this,
            [this] { m_model.setDetails(m_search.details()); });
    connect(&m_search, &WordSearch::playableChanged, this, [this] {
        m_model.setPlayable(m_search.playable());
        // A preview of a position that is no more.
        endPreview();
    });
    setMode(WordMode::Anagram);
    followSearch();
}

QWidget* WordsPanel::buildControls()
{
    auto* controls = new QWidget;
    auto* flow = new FlowLayout(controls);
    flow->setContentsMargins(0, 0, 0, 0);
    flow->setSpacing(gap::kNormal);
    m_modes->setExclusive(true);
    const auto addChip = [&](WordMode mode, const QString& name, const QString& text,
                             const QString& help) {
        auto* chip = new QToolButton;
        chip->setObjectName(name);
        chip->setText(text);
        chip->setCheckable(true);
        chip->setToolTip(help);
        chip->setAccessibleDescription(help);
        chip->setMinimumHeight(24);
        m_modes->addButton(chip, static_cast<int>(mode));
        flow->addWidget(chip);
    };
    // The mnemonics keep clear of the menus'.
    addChip(WordMode::Anagram, u"modeAnagram"_s, tr("Anagra&m"),
            tr("Words with exactly these tiles, ? a blank"));
    addChip(WordMode::SubAnagram, u"modeSubAnagram"_s, tr("S&ub-anagram"),
            tr("Words with some of these tiles, ? a blank"));
    addChip(WordMode::Pattern, u"modePattern"_s, tr("Patte&rn"),
            tr("? any tile, * any run of tiles, [AEIOU] one of these, [^AEIOU] none of these"));
    addChip(WordMode::Judge, u"modeJudge"_s, tr("&Judge"),
            tr("Whether words are valid, one and all"));
    addChip(WordMode::Hooks, u"modeHooks"_s, tr("Hoo&ks"),
            tr("Words with one letter more or less at an end"));
    addChip(WordMode::Extensions, u"modeExtensions"_s, tr("Extens&ions"),
            tr("Words that contain these letters in a row"));
    addChip(WordMode::Regex, u"modeRegex"_s, tr("Rege&x"),
            tr("Regular expression for the whole word: . [AEIOU] ( ) | and behind a part * + ? "
               "{2} {2,} {2,5}"));
    connect(m_modes, &QButtonGroup::idToggled, this, [this](int, bool on) {
        if (!on) return;
        askNow();
        showHint();
    });

    auto* lengths = new QHBoxLayout(m_lengths);
    lengths->setContentsMargins(gap::kWide, 0, 0, 0);
    lengths->setSpacing(gap::kNormal);
    lengths->addWidget(new QLabel(tr("Length")));
    const auto addLength = [&](QSpinBox* box, const QString& object, const QString& name,
                               int value) {
        box->setObjectName(object);
        box->setRange(1, kLongestAsked);
        box->setValue(value);
        box->setAccessibleName(name);
        box->setToolTip(name);
        box->setMinimumHeight(24);
        lengths->addWidget(box);
        connect(box, &QSpinBox::valueChanged, this, [this, box] {
            // The one pushes the other.
            const QSignalBlocker minQuiet(m_minLength);
            const QSignalBlocker maxQuiet(m_maxLength);
            if (m_minLength->value() > m_maxLength->value())
                (box == m_minLength ? m_maxLength : m_minLength)->setValue(box->value());
            askNow();
        });
    };
    addLength(m_minLength, u"wordMinLength"_s, tr("Shortest words, in tiles"), 1);
    lengths->addWidget(new QLabel(u"–"_s));
    addLength(m_maxLength, u"wordMaxLength"_s, tr("Longest words, in tiles"), kLongestAsked);
    flow->addWidget(m_lengths);

    auto* order = new QWidget;
    auto* orderRow = new QHBoxLayout(order);
    orderRow->setContentsMargins(gap::kWide, 0, 0, 0);
    orderRow->setSpacing(gap::kNormal);
    orderRow->addWidget(new QLabel(tr("Order")));
    m_sort->setObjectName(u"wordSort"_s);
    m_sort->setAccessibleName(tr("Order of the words"));
    m_sort->setToolTip(tr("Order of the words; the headers of the list sort both ways"));
    m_sort->setMinimumHeight(24);
    for (const int column : kSortColumns)
        m_sort->addItem(WordListModel::columnName(column), column);
    connect(m_sort, &QComboBox::activated, this, [this] {
        const int column = m_sort->currentData().toInt();
        m_table->sortByColumn(column, WordListModel::initialOrder(column));
    });
    orderRow->addWidget(m_sort);
    flow->addWidget(order);

    auto* copy = new QToolButton;
    copy->setObjectName(u"wordsCopy"_s);
    copy->setText(tr("Copy"));
    copy->setToolTip(tr("Copy the selected words, or all of them, one per line (Ctrl+C)"));
    copy->setMinimumHeight(24);
    connect(copy, &QToolButton::clicked, this, &WordsPanel::copyWords);
    flow->addWidget(copy);
    return controls;
}

void WordsPanel::buildTable()
{
    m_table->setObjectName(u"wordTable"_s);
    m_table->setAccessibleName(tr("Words"));
    setSortedModel(*m_table, m_model);
    m_table->setItemDelegate(new WordListDelegate(m_table));
    makeListTable(*m_table);
    m_table->installEventFilter(this);
    const QFontMetrics metrics = m_table->fontMetrics();
    QHeaderView* header = m_table->horizontalHeader();
    header->setSortIndicator(WordListModel::kAsFound, Qt::AscendingOrder);
    header->setSortIndicatorClearable(true);
    m_table->setSortingEnabled(true);
    const auto setWidth = [&](int column, const QString& widest) {
        m_table->setColumnWidth(column, metrics.horizontalAdvance(widest) + 16);
    };
    setWidth(WordListModel::PlayColumn, u"15H  000"_s + u"W"_s);
    setWidth(WordListModel::WordColumn, u"WORDSOFTENHERE"_s);
    setWidth(WordListModel::NoteColumn, tr("✕ not in the lexicon"));
    // Some words have many hooks: they share what is left.
    header->setMinimumSectionSize(metrics.horizontalAdvance(u"WWW"_s) + 8);
    for (const int column : {WordListModel::FrontColumn, WordListModel::BackColumn})
        header->setSectionResizeMode(column, QHeaderView::Stretch);
    setWidth(WordListModel::InnerColumn, u"W- -W"_s);
    setWidth(WordListModel::LengthColumn, tr("Len") + u"00"_s);
    setWidth(WordListModel::PointsColumn, tr("Pts") + u"00"_s);
    setWidth(WordListModel::RankColumn, u"00,0000"_s);
    connect(header, &QHeaderView::sortIndicatorChanged, this, &WordsPanel::showSort);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &WordsPanel::offerCurrent);
    connect(m_table, &QTableView::doubleClicked, this,
            [this](const QModelIndex& index) { activate(index.row()); });
    connect(m_table, &QTableView::clicked, this, &WordsPanel::offerCurrent);
}

WordMode WordsPanel::mode() const
{
    return static_cast<WordMode>(m_modes->checkedId());
}

void WordsPanel::setMode(WordMode mode)
{
    m_modes->button(static_cast<int>(mode))->setChecked(true);
}

void WordsPanel::ask(WordMode mode, const QString& text)
{
    setMode(mode);
    m_field->take(text);
    focusField();
}

void WordsPanel::focusField()
{
    m_field->setFocus(Qt::ShortcutFocusReason);
    m_field->selectAll();
}

void WordsPanel::askNow()
{
    WordQuestion question;
    question.mode = mode();
    question.text = m_field->text();
    const bool anyLength = question.mode == WordMode::Judge || question.mode == WordMode::Hooks;
    m_lengths->setEnabled(!anyLength);
    if (!anyLength) {
        question.minLength = m_minLength->value();
        // Up to the greatest number that one can choose means without an end.
        if (m_maxLength->value() < kLongestAsked) question.maxLength = m_maxLength->value();
    }
    m_search.ask(question);
}

void WordsPanel::followSearch()
{
    endPreview();
    switch (m_search.state()) {
    case WordSearch::State::Working:
    case WordSearch::State::Wrong:
        // Old rows stay, so that the list doesn't flicker while one types: "[AE" is on the way to
        // "[AE]".
        m_model.setStale(true);
        break;
    case WordSearch::State::Ready: {
        const WordMode mode = m_search.answer()->question.mode;
        const bool remarks =
            mode == WordMode::Judge || mode == WordMode::Hooks || mode == WordMode::Extensions;
        m_table->setColumnHidden(WordListModel::NoteColumn, !remarks);
        m_model.setAnswer(m_search.answer());
        m_table->scrollToTop();
        break;
    }
    default: m_model.setAnswer(nullptr); break;
    }
    showCount();
    showProblem();
    showHint();
}

void WordsPanel::showSort()
{
    const int place = m_sort->findData(m_model.sortColumn());
    m_sort->setCurrentIndex(place);
}

void WordsPanel::showCount()
{
    const WordAnswerPtr& answer = m_search.answer();
    if (!answer) {
        m_count->setText(m_search.state() == WordSearch::State::Working ? tr("…") : QString());
        m_count->setToolTip({});
        return;
    }
    const QLocale locale;
    const auto listed = static_cast<qlonglong>(answer->words.size());
    const qlonglong total = answer->total;
    QString count = total == 1 ? tr("1 word") : tr("%1 words").arg(locale.toString(total));
    if (listed < total) count = tr("first %1 of %2").arg(locale.toString(listed), count);
    m_count->setToolTip(listed < total
                            ? tr("No more than %1 words are listed: ask for something narrower, "
                                 "or for fewer lengths, to see the others.")
                                  .arg(locale.toString(listed))
                            : QString());
    if (answer->question.mode == WordMode::Judge) {
        const auto invalid = std::ranges::count(answer->words, false, &ListedWord::valid);
        if (invalid > 0) count += tr(", ✕ %1 not valid").arg(locale.toString(qlonglong{invalid}));
        else count += m_field->isCut() ? tr(", ✓ valid as far as was read") : tr(", ✓ valid");
    }
    const double milliseconds = answer->seconds * 1000;
    m_count->setText(
        milliseconds < 0.05
            ? tr("%1 · under 0.1 ms").arg(count)
            : tr("%1 · %2 ms")
                  .arg(count, locale.toString(milliseconds, 'f', milliseconds < 9.95 ? 1 : 0)));
}

void WordsPanel::showProblem()
{
    const auto& error = m_search.error();
    m_problem->setVisible(error.has_value() || m_field->isCut());
    if (!error) {
        m_problem->setText(tr("✕ Only the first %1 characters were taken: nothing is said of those "
                              "that follow.")
                               .arg(QLocale().toString(m_field->maxLength())));
        return;
    }
    const int column = error->place.column;
    const QString message = engineText(error->sentence).toHtmlEscaped();
    m_problem->setText(
        column > 0 ? tr("✕ Column %1: %2 &nbsp; <tt>%3</tt>")
                         .arg(QString::number(column), message, marked(m_field->text(), column))
                   : tr("✕ %1").arg(message));
}

QString WordsPanel::hint() const
{
    switch (m_search.state()) {
    case WordSearch::State::Working: return {};
    case WordSearch::State::NoLexicon:
        return tr("No lexicon fits these tiles.\nOpen one: Ctrl+Shift+O, or drop a word graph or a "
                  "word list here.");
    case WordSearch::State::Stopped: return tr("Stopped.\nEnter looks the words up again.");
    case WordSearch::State::Wrong: return m_model.rowCount() > 0 ? QString() : u" "_s;
    case WordSearch::State::Ready:
        if (m_model.rowCount() > 0) return {};
        return mode() == WordMode::Judge ? tr("Type a word.") : tr("No such word.");
    case WordSearch::State::Empty: break;
    }
    switch (mode()) {
    case WordMode::Judge: return tr("Type words to judge.\nCAT DOG QUIZ");
    case WordMode::Anagram: return tr("Type tiles, ? for a blank.\nRETAIN?");
    case WordMode::SubAnagram: return tr("Type tiles, ? for a blank.\nAEINRS?");
    case WordMode::Pattern:
        return tr("Type a pattern: ? is any tile, * any run of tiles,\n[AEIOU] one of these, "
                  "[^AEIOU] none of these.\nQ?*Z");
    case WordMode::Hooks: return tr("Type a word.\nLATE");
    case WordMode::Extensions: return tr("Type letters in a row.\nQUA");
    case WordMode::Regex:
        return tr("Type a regular expression for the whole word.\n(UN|RE).*(ED|ING)");
    }
    return {};
}

void WordsPanel::showHint()
{
    const QString text = hint();
    m_hint->setText(text);
    m_stack->setCurrentWidget(text.isEmpty() ? static_cast<QWidget*>(m_table) : m_hint);
    m_field->setPlaceholderText(m_modes->checkedButton()->toolTip());
}

void WordsPanel::offerCurrent()
{
    const QModelIndex current = m_table->currentIndex();
    // Also the same one again, and nothing again: the board may show something else by now.
    m_preview = current.isValid() ? m_model.moveFor(current.row()) : std::nullopt;
    emit previewed(m_preview);
}

void WordsPanel::endPreview()
{
    if (!m_preview) return;
    m_preview.reset();
    emit previewed(m_preview);
}

void WordsPanel::activate(int row)
{
    if (m_model.isStale()) return;
    offerCurrent();
    if (!m_model.wordAt(row).tiles.empty()) emit wordActivated(m_model.plainWord(row));
}

QList<int> WordsPanel::chosenRows() const
{
    QList<int> rows = selectedRows(*m_table);
    // One row is where the cursor happens to be; people want the list.
    if (rows.size() <= 1) {
        rows.resize(m_model.rowCount());
        std::iota(rows.begin(), rows.end(), 0);
    }
    return rows;
}

std::vector<std::size_t> WordsPanel::chosenWords() const
{
    std::vector<std::size_t> places;
    for (const int row : chosenRows()) places.push_back(m_model.placeOf(row));
    return places;
}

void WordsPanel::copyWords()
{
    const QList<int> rows = chosenRows();
    m_copy.copy(tr("Copying the words"), rows.size(), m_model.writer(rows));
}

void WordsPanel::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    m_search.setThorough(true);
}

void WordsPanel::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    m_search.setThorough(false);
}

bool WordsPanel::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress) return QWidget::eventFilter(watched, event);
    const auto* key = static_cast<QKeyEvent*>(event);
    if (watched == m_field && key->key() == Qt::Key_Down && m_model.rowCount() > 0) {
        m_table->setFocus();
        m_table->setCurrentIndex(m_model.index(0, WordListModel::WordColumn));
        return true;
    }
    if (watched != m_table) return QWidget::eventFilter(watched, event);
    if (key->matches(QKeySequence::Copy)) {
        copyWords();
        return true;
    }
    const QModelIndex current = m_table->currentIndex();
    if (key->key() == Qt::Key_Up && current.row() <= 0) {
        m_field->setFocus();
        return true;
    }
    const bool enter = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
    if (enter && key->modifiers().testFlag(Qt::ControlModifier)) return false;
    if (enter && current.isValid()) {
        activate(current.row());
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

}  // namespace ui

#include "moc_words_panel.cpp"
