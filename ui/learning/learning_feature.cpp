// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/learning/learning_feature.h"

#include <memory>
#include <utility>

#include <QAction>
#include <QDockWidget>
#include <QMainWindow>

#include "ui/commands/action_registry.h"
#include "ui/document/shown_study.h"
#include "ui/learning/card_panel.h"
#include "ui/library/library_feature.h"
#include "ui/library/library_panel.h"
#include "ui/review/practice.h"
#include "ui/settings/settings.h"
#include "ui/widgets/covered_panel.h"
#include "ui/widgets/dock_room.h"
#include "ui/widgets/replace_question.h"
#include "ui/words/words_feature.h"
#include "ui/words/words_panel.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;

}  // namespace

LearningFeature::LearningFeature(const Services& services, QMainWindow& window)
    : WindowFeature(&window),
      m_services(services),
      m_window(window),
      m_box(services.jobs, services.settings.dataFolder() + u"/cards.sqlite"_s,
            services.library.library().path()),
      m_cover(new CoveredPanel([this] { return makePanel(); })),
      m_dock(new QDockWidget(tr("Card Box"), &window))
{
    m_dock->setObjectName(u"dock.cards"_s);
    m_dock->setWidget(m_cover);
    connect(m_dock, &QDockWidget::visibilityChanged, this, [this](bool visible) {
        // What is due depends on the day.
        if (visible && !isAsking()) m_box.refresh();
    });
    connect(&m_box, &CardBox::asked, this, &LearningFeature::take);
    connect(&m_box, &CardBox::failed, this, &LearningFeature::failed);
    connect(&m_box, &CardBox::added, this, [this](int cards, int known) {
        const QString text = tr("%Ln card(s) came into the box.", nullptr, cards);
        emit said(known == 0 ? text : text + u' ' + tr("%n were in it already.", nullptr, known));
    });
    connect(&services.practice, &Practice::changed, this, &LearningFeature::followPractice);
    connect(&services.library, &LibraryFeature::begun, this, [this](bool asked) {
        if (!std::exchange(m_opening, false)) return;
        if (asked) followPractice();
        else next();
    });
    connect(&services.shown, &ShownStudy::changed, this, [this](StudyChanges changes) {
        if (changes & StudyChange::PermissionChange) followPermissions();
    });
    followPermissions();
}

QWidget* LearningFeature::makePanel()
{
    m_panel = new CardPanel(m_box);
    connect(m_panel, &CardPanel::concealing, &m_services.words, &WordsFeature::setConcealed);
    connect(m_panel, &CardPanel::startRequested, this, &LearningFeature::start);
    connect(m_panel, &CardPanel::nextRequested, this, &LearningFeature::next);
    connect(m_panel, &CardPanel::stopRequested, this, &LearningFeature::stop);
    connect(m_panel, &CardPanel::answered, this, [this](qint64 card, CardGrade grade) {
        ++m_answered;
        m_box.answer(card, grade);
    });
    connect(m_panel, &CardPanel::removeRequested, this, [this](qint64 card) {
        m_box.remove(card);
        next();
    });
    connect(m_panel, &CardPanel::deckRemovalRequested, this, &LearningFeature::removeDeck);
    // Asking is the first of them, and has a button of its own.
    m_panel->addActions(m_actions.mid(1));
    return m_panel;
}

CardPanel* LearningFeature::panel()
{
    m_cover->makeContent();
    return m_panel;
}

bool LearningFeature::isAsking() const
{
    return m_panel && m_panel->isAsking();
}

CardBox::Words LearningFeature::words() const
{
    const ShownStudy& shown = m_services.shown;
    return {{shown.position()->rulesPtr(), shown.lexicon()}, shown.lexiconName()};
}

void LearningFeature::addActions(ActionRegistry& actions)
{
    const auto add = actions.adder(&m_window, this);
    QAction* begin = add({u"cards.start"_s,
                          tr("&Ask What Is Due"),
                          tr("Ask the cards of the box that are due, one after the other"),
                          {keys("Ctrl+Alt+K")}},
                         [this] { start(); });
    QAction* mistakes =
        add({u"cards.addMistakes"_s, tr("Put In &Mistakes"),
             tr("Make cards of the mistakes that the library lists, or of those selected there")},
            [this] {
                withMistakes([this](const QList<LibraryTurnRow>& turns) { m_box.addTurns(turns); });
            });
    QAction* missed =
        add({u"cards.addMissed"_s, tr("Put In Mi&ssed Words"),
             tr("Make anagram cards of the words that would have been best in these mistakes")},
            [this] {
                withMistakes([this](const QList<LibraryTurnRow>& turns) {
                    m_box.addMissedWords(turns, words());
                });
            });
    QAction* anagrams = add(
        {u"cards.addAnagrams"_s, tr("Put In &Anagrams"),
         tr("Make cards of the words that the Words panel lists: find all words of some letters")},
        [this] { addWords(CardKind::Anagrams); });
    QAction* hooks = add({u"cards.addHooks"_s, tr("Put In &Hooks"),
                          tr("Make cards of the words that the Words panel lists: find what can "
                             "stand in front of them and behind")},
                         [this] { addWords(CardKind::Hooks); });
    QAction* judged =
        add({u"cards.addJudged"_s, tr("Put In &Judge Questions"),
             tr("Make cards of the words that the Words panel lists, and of as many that only look "
                "like words: tell which is which")},
            [this] { addWords(CardKind::Judge); });
    addDockAction(actions,
                  {u"view.cards"_s,
                   tr("&Card Box"),
                   tr("Show the cards of mistakes and words that are asked again and again"),
                   {keys("Ctrl+Alt+D")}},
                  m_window, *m_dock, [this] { panel()->focusStart(); });
    m_actions = {begin, mistakes, missed, anagrams, hooks, judged};
    followPermissions();
}

QList<MenuPlace> LearningFeature::menuPlaces() const
{
    return {{u"tools.cards"_s, 0, 10, {u"cards.start"_s}},
            {u"tools.cards"_s,
             1,
             10,
             {u"cards.addMistakes"_s, u"cards.addMissed"_s, u"cards.addAnagrams"_s,
              u"cards.addHooks"_s, u"cards.addJudged"_s}},
            {u"view.panels"_s, 0, 95, {u"view.cards"_s}}};
}

QList<WindowDock> LearningFeature::docks() const
{
    return {{m_dock, besideMovesBut(25, {{LayoutForm::Study, 1, 20}})}};
}

void LearningFeature::followPermissions()
{
    const bool withheld = !m_services.shown.permissions().words;
    if (withheld && isAsking()) end({});
    m_cover->setCovered(withheld, WordsFeature::refusal());
    for (QAction* action : m_actions) action->setEnabled(!withheld);
}

void LearningFeature::start()
{
    bringUp(m_window, *m_dock);
    m_passed.clear();
    m_answered = 0;
    next();
}

void LearningFeature::next()
{
    m_box.ask(words(), m_passed);
}

void LearningFeature::take(const CardQuestion& question)
{
    const qsizetype asked = m_passed.size();
    m_passed = question.passed;
    if (!question.card) {
        QString text =
            m_answered > 0 ? tr("%Ln card(s) were answered.", nullptr, m_answered) : QString();
        const auto barred = static_cast<int>(m_passed.size() - asked);
        if (barred > 0) {
            if (!text.isEmpty()) text += u' ';
            text += tr("%n can't be asked now: their games are not in the library as they were, or "
                       "their words are of another lexicon.",
                       nullptr, barred);
        }
        end(text);
        return;
    }
    m_passed.insert(question.card->id);
    m_card = question.card;
    m_graded = false;
    if (m_card->deck.kind != CardKind::Mistake) {
        m_opening = false;
        // What was passed over keeps its answer as long as cards are asked.
        if (m_services.practice.isCovering()) m_keepsAnswer = true;
        else m_services.practice.stop();
        panel()->showQuiz(
            WordQuiz(*m_card, question.answers, m_services.shown.position()->rulesPtr()));
        Practice::Foreground quiz;
        if (m_card->deck.kind != CardKind::Judge) quiz.hint = [this] { panel()->giveHint(); };
        quiz.next = [this] { next(); };
        m_services.practice.setForeground(std::move(quiz));
        return;
    }
    m_opening = true;
    m_keepsAnswer = false;
    m_services.practice.setForeground({});
    panel()->showBoardQuestion(*m_card, tr("It is on the board: put a better move there and press "
                                           "Enter. Hints are in the Review panel (Ctrl+H)."));
    m_services.library.practise(question.game, [this] {
        next();
        return true;
    });
}

void LearningFeature::end(const QString& text)
{
    const bool kept = std::exchange(m_keepsAnswer, false);
    const bool onBoard = kept || (m_card && m_card->deck.kind == CardKind::Mistake);
    m_card.reset();
    m_opening = false;
    m_services.practice.setForeground({});
    panel()->showBox(text);
    if (onBoard) m_services.practice.stop();
}

void LearningFeature::stop()
{
    end(m_answered > 0 ? tr("%Ln card(s) were answered.", nullptr, m_answered) : QString());
}

bool LearningFeature::stepBack(BackStep step)
{
    // A mistake on the board is an exercise of the review's, which ends this one, too.
    if (step != BackStep::Exercise || !isAsking()) return false;
    stop();
    return true;
}

void LearningFeature::followPractice()
{
    if (!m_card || m_card->deck.kind != CardKind::Mistake || m_opening) return;
    const Practice& practice = m_services.practice;
    using State = Practice::State;
    switch (practice.state()) {
    case State::Waiting: return;
    case State::Off:
    case State::Veiled:
    case State::Finished: stop(); return;
    case State::Asking:
    case State::Found:
    case State::Shown: break;
    }
    const engine::TurnReview* asked = practice.question();
    if (asked == nullptr || asked->number != m_card->turn) {
        // Its turn can't be judged any more, so that another one was asked.
        next();
        return;
    }
    if (practice.state() == State::Asking) {
        if (practice.lastTry() == std::nullopt && practice.hint() == Practice::Hint::None)
            emit askedOnBoard();
        return;
    }
    if (std::exchange(m_graded, true)) return;
    const CardGrade grade = practice.state() == State::Shown ? CardGrade::Wrong
                            : practice.wasHelped()           ? CardGrade::Helped
                                                             : CardGrade::Right;
    panel()->showBoardAnswer(grade);
    ++m_answered;
    m_box.answer(m_card->id, grade);
}

void LearningFeature::addWords(CardKind kind)
{
    WordsPanel& words = *m_services.words.panel();
    if (!words.model().answer() || words.model().rowCount() == 0) {
        emit said(tr("Look for words in the Words panel first: those that it lists become cards."));
        emit actionRequested(u"view.words"_s);
        return;
    }
    m_box.addWords(kind, words.model().answer(), words.chosenWords(),
                   m_services.shown.lexiconName());
}

void LearningFeature::withMistakes(const std::function<void(const QList<LibraryTurnRow>&)>& use)
{
    LibraryPanel& panel = *m_services.library.panel();
    if (const auto turns = panel.questions(); !turns.isEmpty()) {
        use(turns);
        if (const QString left = panel.leftOutText(); !left.isEmpty()) emit said(left);
        return;
    }
    const bool listed = panel.listsTurns();
    panel.seekMistakes();
    emit actionRequested(u"view.library"_s);
    emit said(listed
                  ? tr("The library lists no mistake that could be asked; review its games first.")
                  : tr("The library lists mistakes now: choose which, and put them in."));
}

void LearningFeature::removeDeck(const CardDeck& deck)
{
    if (mayThrowAway(&m_window,
                     tr("All cards of this kind and what is known of their answers go.")))
        m_box.removeDeck(deck);
}

}  // namespace ui

#include "moc_learning_feature.cpp"
