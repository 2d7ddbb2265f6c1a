// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/learning/card_panel.h"

#include <utility>
#include <vector>

#include <QAction>
#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QShortcut>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QTableView>
#include <QVBoxLayout>

#include "ui/learning/answers_plot.h"
#include "ui/theme/measures.h"
#include "ui/theme/text_size.h"
#include "ui/widgets/action_button.h"
#include "ui/widgets/cell_table_model.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/list_table.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;

QLabel* makeLabel(const QString& name)
{
    auto* label = new QLabel;
    label->setObjectName(name);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    // Its text is its name; empty, it is nothing to come to.
    label->setFocusPolicy(Qt::NoFocus);
    return label;
}

QPushButton* makeButton(const QString& name, const QString& text, const QString& help)
{
    auto* button = new QPushButton(text);
    button->setObjectName(name);
    button->setToolTip(help);
    return button;
}

}  // namespace

CardPanel::CardPanel(CardBox& box, QWidget* parent)
    : QWidget(parent),
      m_box(box),
      m_decks(new QComboBox),
      m_start(makeButton(u"cardStart"_s, tr("Start"), tr("Ask the cards that are due"))),
      m_removeDeck(makeButton(u"cardRemoveDeck"_s, tr("Throw Away…"),
                              tr("Take all cards of this kind out of the box"))),
      m_status(makeLabel(u"cardStatus"_s)),
      m_stack(new QStackedWidget),
      m_rows(
          new CellTableModel({tr("Box"), tr("Cards"), tr("Due"), tr("Asked again after")}, this)),
      m_table(new QTableView),
      m_plot(new AnswersPlot),
      m_buttons(new FlowLayout)
{
    setObjectName(u"cardPanel"_s);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(gap::kNormal, gap::kNormal, gap::kNormal, gap::kNormal);
    m_stack->addWidget(makeOverview());
    m_stack->addWidget(makeQuestion());
    layout->addWidget(m_stack);
    connect(&m_box, &CardBox::summaryChanged, this, &CardPanel::showSummary);
    showSummary();
}

QWidget* CardPanel::makeOverview()
{
    auto* page = new QWidget;
    auto* layout = new QVBoxLayout(page);
    layout->setContentsMargins(gap::kNone, gap::kNone, gap::kNone, gap::kNone);
    auto* row = new QHBoxLayout;
    m_decks->setObjectName(u"cardDecks"_s);
    m_decks->setAccessibleName(tr("Which cards"));
    m_decks->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    row->addWidget(m_decks, 1);
    row->addWidget(m_start);
    row->addWidget(m_removeDeck);
    layout->addLayout(row);
    layout->addWidget(m_status);
    m_table->setObjectName(u"cardBoxes"_s);
    m_table->setAccessibleName(tr("Boxes"));
    m_table->setModel(m_rows);
    makeListTable(*m_table);
    m_table->horizontalHeader()->setStretchLastSection(true);
    // All boxes are seen where there is room.
    m_table->setSizeAdjustPolicy(QAbstractScrollArea::AdjustToContents);
    m_table->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Maximum);
    layout->addWidget(m_table, 2);
    layout->addWidget(m_plot, 1);
    layout->addLayout(m_buttons);
    connect(m_start, &QPushButton::clicked, this, &CardPanel::startRequested);
    connect(m_decks, &QComboBox::activated, this, [this](int index) {
        if (index <= 0) m_box.setDeck(std::nullopt);
        else m_box.setDeck(m_listed.value(index - 1));
    });
    connect(m_removeDeck, &QPushButton::clicked, this, [this] {
        if (m_box.deck()) emit deckRemovalRequested(*m_box.deck());
    });
    return page;
}

QWidget* CardPanel::makeQuestion()
{
    auto* page = new QWidget;
    auto* layout = new QVBoxLayout(page);
    layout->setContentsMargins(gap::kNone, gap::kNone, gap::kNone, gap::kNone);
    m_prompt = makeLabel(u"cardPrompt"_s);
    m_prompt->setAlignment(Qt::AlignCenter);
    QFont strong = m_prompt->font();
    strong.setBold(true);
    m_prompt->setFont(strong);
    setTextFactor(*m_prompt, textSize::kHeadline);
    m_task = makeLabel(u"cardTask"_s);
    m_field = new QLineEdit;
    m_field->setObjectName(u"cardField"_s);
    m_field->setAccessibleName(tr("Your answer"));
    m_tries = makeLabel(u"cardTries"_s);
    m_hints = makeLabel(u"cardHints"_s);
    m_result = makeLabel(u"cardResult"_s);
    for (QWidget* part :
         std::initializer_list<QWidget*>{m_prompt, m_task, m_field, m_tries, m_hints, m_result})
        layout->addWidget(part);
    layout->addStretch(1);
    m_isWord = makeButton(u"cardIsWord"_s, tr("It Is a Word (+)"), tr("The lexicon has it"));
    m_isNone =
        makeButton(u"cardIsNone"_s, tr("It Is None (−)"), tr("The lexicon has no such word"));
    m_hint = makeButton(u"cardHint"_s, tr("Hint"),
                        tr("Tell one thing more about the words; the card stays in its box then "
                           "(Ctrl+H)"));
    m_done =
        makeButton(u"cardDone"_s, tr("That's All"),
                   tr("No more words come to mind: show those that are missing (Shift+Enter)"));
    m_next = makeButton(u"cardNext"_s, tr("Next Card"),
                        tr("Go on to the next card that is due (Ctrl+L)"));
    m_takeOut = makeButton(u"cardTakeOut"_s, tr("Take Out"),
                           tr("Take this card out of the box, it is not to be asked again"));
    m_stop = makeButton(u"cardStop"_s, tr("Stop"), tr("Back to the boxes (Esc)"));
    auto* buttons = new FlowLayout;
    for (QPushButton* button : {m_isWord, m_isNone, m_hint, m_done, m_next, m_takeOut, m_stop})
        buttons->addWidget(button);
    layout->addLayout(buttons);
    connect(m_field, &QLineEdit::returnPressed, this, &CardPanel::enter);
    const auto onKey = [this, page](Qt::Key key, bool word) {
        auto* shortcut = new QShortcut(QKeySequence(key), page);
        shortcut->setContext(Qt::WidgetWithChildrenShortcut);
        connect(shortcut, &QShortcut::activated, this, [this, word] { judge(word); });
        connect(word ? m_isWord : m_isNone, &QPushButton::clicked, this,
                [this, word] { judge(word); });
    };
    onKey(Qt::Key_Plus, true);
    onKey(Qt::Key_Minus, false);
    connect(m_hint, &QPushButton::clicked, this, &CardPanel::giveHint);
    connect(m_done, &QPushButton::clicked, this, &CardPanel::finish);
    for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Enter}) {
        auto* shortcut = new QShortcut(QKeySequence(Qt::SHIFT | key), m_field);
        shortcut->setContext(Qt::WidgetShortcut);
        connect(shortcut, &QShortcut::activated, this, &CardPanel::finish);
    }
    connect(m_next, &QPushButton::clicked, this, &CardPanel::nextRequested);
    // Answers end with Enter, so that the hand is there.
    for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Enter}) {
        auto* shortcut = new QShortcut(QKeySequence(key), m_next);
        shortcut->setContext(Qt::WidgetShortcut);
        connect(shortcut, &QShortcut::activated, m_next, [this] { m_next->click(); });
    }
    connect(m_takeOut, &QPushButton::clicked, this, [this] {
        if (m_card) emit removeRequested(m_card->id);
    });
    connect(m_stop, &QPushButton::clicked, this, &CardPanel::stopRequested);
    return page;
}

void CardPanel::addActions(const QList<QAction*>& actions)
{
    for (QAction* action : actions) m_buttons->addWidget(textButtonOf(*action));
}

void CardPanel::focusStart()
{
    if (isAsking() && (!m_quiz || m_over)) m_next->setFocus();
    else if (isAsking())
        (m_quiz->isJudged() ? static_cast<QWidget*>(m_isWord) : m_field)->setFocus();
    else (m_start->isEnabled() ? static_cast<QWidget*>(m_start) : m_decks)->setFocus();
}

bool CardPanel::isAsking() const
{
    return m_card.has_value();
}

QString CardPanel::deckText(const CardDeck& deck)
{
    switch (deck.kind) {
    case CardKind::Anagrams: return tr("Anagrams, %1").arg(deck.lexicon);
    case CardKind::Hooks: return tr("Hooks, %1").arg(deck.lexicon);
    case CardKind::Judge: return tr("Words or not, %1").arg(deck.lexicon);
    case CardKind::Mistake: break;
    }
    return tr("Mistakes");
}

QString CardPanel::boxText(int box)
{
    return tr("box %1 of %2").arg(box).arg(leitner::kBoxes);
}

void CardPanel::showDecks()
{
    const QSignalBlocker quiet(m_decks);
    m_decks->clear();
    m_listed.clear();
    m_decks->addItem(tr("All cards"));
    int current = 0;
    for (const CardSummary::Deck& deck : m_box.summary().decks) {
        m_listed.append(deck.deck);
        m_decks->addItem(tr("%1 (%2 due)").arg(deckText(deck.deck), QLocale().toString(deck.due)));
        if (m_box.deck() == deck.deck) current = m_decks->count() - 1;
    }
    m_decks->setCurrentIndex(current);
}

QString CardPanel::statusText() const
{
    const CardSummary& summary = m_box.summary();
    if (summary.cards() == 0)
        return tr("The box is empty. Put mistakes from the library or words from the Words panel "
                  "into it: each is asked again after a day, three days, a week and so on, as long "
                  "as it is known.");
    const QString due = tr("%Ln card(s) are due.", nullptr, summary.due());
    if (!summary.next.isValid()) return due;
    return due + u' ' +
           tr("The next after that: %1.")
               .arg(QLocale().toString(summary.next, QLocale::ShortFormat));
}

void CardPanel::showSummary()
{
    showDecks();
    const CardSummary& summary = m_box.summary();
    m_status->setText(m_ending.isEmpty() ? statusText() : m_ending + u' ' + statusText());
    m_start->setEnabled(summary.due() > 0);
    m_removeDeck->setEnabled(m_box.deck().has_value() && summary.cards() > 0);
    std::vector<CellTableModel::Row> rows;
    for (int box = 1; box <= leitner::kBoxes; ++box) {
        const CardSummary::Box& count = summary.boxes[static_cast<std::size_t>(box - 1)];
        rows.push_back({CellTableModel::number(box), CellTableModel::number(count.cards),
                        CellTableModel::number(count.due),
                        CellTableModel::text(tr("%n day(s)", nullptr, leitner::daysOf(box)))});
    }
    m_rows->setRows(std::move(rows));
    m_plot->setDays(summary.days, m_box.today());
}

void CardPanel::showBox(const QString& text)
{
    m_quiz.reset();
    m_card.reset();
    emit concealing(false);
    m_stack->setCurrentIndex(0);
    m_ending = text;
    showSummary();
}

void CardPanel::showQuiz(WordQuiz quiz)
{
    m_quiz = std::move(quiz);
    m_card = m_quiz->card();
    m_prompt->setText(m_card->title);
    if (m_card->deck.kind == CardKind::Hooks)
        m_task->setText(
            tr("Which letters make a word in front of this one, and which behind it? Type the "
               "letter, S- for in front and -S for behind where both could be meant, or the whole "
               "word. (%1)")
                .arg(boxText(m_card->box)));
    else if (m_quiz->isJudged())
        m_task->setText(
            tr("Is this a word of %1? (%2)").arg(m_card->deck.lexicon, boxText(m_card->box)));
    else
        m_task->setText(tr("Which %n word(s) have exactly these letters? (%1)", nullptr,
                           static_cast<int>(m_quiz->answers().size()))
                            .arg(boxText(m_card->box)));
    m_field->clear();
    m_field->setPlaceholderText(m_card->deck.kind == CardKind::Hooks ? tr("a letter or a word")
                                                                     : tr("a word"));
    m_hints->clear();
    m_result->clear();
    m_tries->clear();
    m_stack->setCurrentIndex(1);
    showButtons(false);
    focusStart();
}

void CardPanel::showBoardQuestion(const Card& card, const QString& text)
{
    m_quiz.reset();
    m_card = card;
    m_prompt->setText(card.title.isEmpty() ? tr("Mistake") : card.title);
    m_task->setText(tr("%1 (%2)").arg(text, boxText(card.box)));
    m_tries->clear();
    m_hints->clear();
    m_result->clear();
    m_stack->setCurrentIndex(1);
    showButtons(false);
}

void CardPanel::showBoardAnswer(CardGrade grade)
{
    showGrade(grade);
    showButtons(true);
}

void CardPanel::enter()
{
    if (!m_quiz) return;
    if (m_over) {
        emit nextRequested();
        return;
    }
    const QString text = m_field->text().trimmed();
    if (text.isEmpty()) {
        m_result->setText(tr("Type an answer first. Shift+Enter says that there are no more."));
        return;
    }
    const WordQuiz::Try tried = m_quiz->tryWord(text);
    m_field->clear();
    switch (tried) {
    case WordQuiz::Try::Found: m_result->setText(tr("✓ %1").arg(text.toUpper())); break;
    case WordQuiz::Try::Again:
        m_result->setText(tr("%1 is there already.").arg(text.toUpper()));
        break;
    case WordQuiz::Try::NoWord:
        m_result->setText(tr("✗ %1 is none of them.").arg(text.toUpper()));
        break;
    case WordQuiz::Try::Foreign:
        m_result->setText(tr("%1 can't be read as a word of these letters.").arg(text));
        break;
    case WordQuiz::Try::Unclear:
        m_result->setText(tr("In front or behind? Type %1- or -%1.").arg(text.toUpper()));
        break;
    }
    m_hints->setText(hintText());
    showTries();
    // How many hooks there are is part of the question.
    if (m_quiz->isComplete() && m_quiz->tellsCount()) finish();
}

void CardPanel::giveHint()
{
    if (!m_quiz || m_over) return;
    m_quiz->giveHint();
    m_hints->setText(hintText());
}

QString CardPanel::hintText() const
{
    if (const QString start = m_quiz->hintedStart(); !start.isEmpty())
        return tr("A word that is missing begins with %1.").arg(start);
    if (m_card->deck.kind != CardKind::Hooks || !m_quiz->tellsHooks()) return {};
    QString text = tr("%n letter(s) in front", nullptr, m_quiz->frontHooks()) + u", "_s +
                   tr("%n behind", nullptr, m_quiz->backHooks()) + u'.';
    if (const QStringList told = m_quiz->hintedHooks(); !told.isEmpty())
        text += u' ' + told.join(u", "_s);
    return text;
}

void CardPanel::judge(bool word)
{
    if (!m_quiz || !m_quiz->isJudged() || m_over) return;
    m_quiz->judge(word);
    finish();
}

void CardPanel::finish()
{
    if (!m_quiz || m_over) return;
    const CardGrade grade = m_quiz->grade();
    showTries();
    showGrade(grade);
    showButtons(true);
    m_next->setFocus();
    emit answered(m_card->id, grade);
}

void CardPanel::showTries()
{
    QStringList lines;
    if (!m_quiz->found().isEmpty())
        lines.append(tr("Found: %1").arg(m_quiz->found().join(u", "_s)));
    if (!m_quiz->wrong().isEmpty())
        lines.append(tr("Tried: %1").arg(m_quiz->wrong().join(u", "_s)));
    m_tries->setText(lines.join(u'\n'));
}

void CardPanel::showGrade(CardGrade grade)
{
    QStringList lines;
    if (m_quiz && m_quiz->isJudged()) {
        const QString told = m_quiz->isWord() ? tr("%1 is a word.").arg(m_card->title)
                                              : tr("%1 is no word.").arg(m_card->title);
        lines.append((grade == CardGrade::Right ? u"✓ "_s : u"✗ "_s) + told);
    } else if (m_quiz && !m_quiz->isComplete())
        lines.append(tr("✗ Missed: %1").arg(m_quiz->missed().join(u", "_s)));
    else if (m_quiz && m_quiz->answers().isEmpty()) lines.append(tr("✓ It has no hooks."));
    else if (m_quiz) lines.append(tr("✓ All found."));
    const int box = leitner::boxAfter(m_card->box, grade);
    const QString again = tr("%n day(s)", nullptr, leitner::daysOf(box));
    lines.append(box > m_card->box ? tr("Up to %1, asked again after %2.").arg(boxText(box), again)
                 : grade == CardGrade::Wrong
                     ? tr("Back to %1, asked again after %2.").arg(boxText(box), again)
                     : tr("It stays in %1, asked again after %2.").arg(boxText(box), again));
    m_result->setText(lines.join(u'\n'));
}

void CardPanel::showButtons(bool over)
{
    m_over = over;
    emit concealing(m_quiz && !over);
    const bool judged = m_quiz && m_quiz->isJudged();
    for (QPushButton* button : {m_isWord, m_isNone}) {
        button->setVisible(judged);
        button->setEnabled(!over);
    }
    for (QWidget* part : std::initializer_list<QWidget*>{m_field, m_done, m_hint}) {
        part->setVisible(m_quiz && !judged);
        part->setEnabled(!over);
    }
    m_next->setText(over ? tr("Next Card") : tr("Skip"));
}

}  // namespace ui

#include "moc_card_panel.cpp"
