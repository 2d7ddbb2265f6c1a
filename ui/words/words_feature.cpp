// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/words_feature.h"

#include <utility>

#include <QAction>
#include <QDockWidget>
#include <QMainWindow>

#include "ui/commands/action_registry.h"
#include "ui/commands/command_palette.h"
#include "ui/document/shown_study.h"
#include "ui/language/text.h"
#include "ui/moves/live_analysis.h"
#include "ui/widgets/covered_panel.h"
#include "ui/widgets/dock_room.h"
#include "ui/words/quick_judge.h"
#include "ui/words/words_panel.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;

}  // namespace

WordsFeature::WordsFeature(JobService& jobs, ShownStudy& shown, LiveAnalysis& analysis,
                           QMainWindow& window)
    : WindowFeature(&window),
      m_window(window),
      m_shown(shown),
      m_paletteSearch(jobs, shown),
      m_panelSearch(new WordSearch(jobs, shown)),
      m_judgeSearch(new WordSearch(jobs, shown)),
      m_cover(new CoveredPanel([this] { return makePanel(); })),
      m_judge(new QuickJudge(*m_judgeSearch)),
      m_dock(new QDockWidget(tr("Words"), &window))
{
    m_panelSearch->setParent(this);
    // It may go only after the widget that uses it.
    m_judgeSearch->setParent(m_judge);
    m_dock->setObjectName(u"dock.words"_s);
    m_dock->setWidget(m_cover);
    connect(&m_paletteSearch, &WordSearch::stateChanged, this, &WordsFeature::paletteChanged);
    const auto followMoves = [this, &analysis] {
        m_panelSearch->setMoves(analysis.position(), analysis.ranking());
    };
    connect(&analysis, &LiveAnalysis::stateChanged, this, followMoves);
    followMoves();
    connect(&m_shown, &ShownStudy::changed, this, [this](StudyChanges changes) {
        if (changes & StudyChange::PermissionChange) followPermissions();
    });
    followPermissions();
}

QWidget* WordsFeature::makePanel()
{
    m_panel = new WordsPanel(*m_panelSearch);
    // It may go only after the widgets that use it.
    m_panelSearch->setParent(m_panel);
    connect(m_panel, &WordsPanel::previewed, this, &WordsFeature::previewed);
    connect(m_panel, &WordsPanel::wordActivated, this, &WordsFeature::wordActivated);
    return m_panel;
}

WordsPanel* WordsFeature::panel()
{
    m_cover->makeContent();
    return m_panel;
}

QString WordsFeature::refusal()
{
    return tr("Words are not judged while this game is played.");
}

void WordsFeature::followPermissions()
{
    const bool withheld = !m_shown.permissions().words;
    m_cover->setCovered(withheld || m_concealed,
                        withheld ? refusal() : tr("Hidden while a card asks for words."));
    m_judge->setWithheld(withheld);
    if (m_copy) m_copy->setEnabled(!withheld && !m_concealed);
}

void WordsFeature::setConcealed(bool concealed)
{
    if (std::exchange(m_concealed, concealed) != concealed) followPermissions();
}

void WordsFeature::judgeWords()
{
    if (!m_shown.permissions().words) emit said(refusal());
    else m_judge->begin();
}

void WordsFeature::showPanel()
{
    bringUp(m_window, *m_dock);
    panel()->focusField();
}

void WordsFeature::addActions(ActionRegistry& actions)
{
    addDockAction(actions,
                  {u"view.words"_s,
                   tr("&Words"),
                   tr("Search words: anagrams, patterns, hooks and more"),
                   {keys("Alt+3")}},
                  m_window, *m_dock, [this] { panel()->focusField(); });
    connect(actions.add({u"lexicon.judge"_s,
                         tr("&Judge Words"),
                         tr("Type words in the status bar to see whether they are valid"),
                         {QKeySequence(u"Ctrl+Shift+F"_s)}},
                        &m_window),
            &QAction::triggered, this, &WordsFeature::judgeWords);
    m_copy = actions.add({u"edit.copyWords"_s, tr("Copy &Words"),
                          tr("Copy the selected words of the Words panel, or all, one per line")},
                         &m_window);
    connect(m_copy, &QAction::triggered, this, [this] { panel()->copyWords(); });
    followPermissions();
}

QList<MenuPlace> WordsFeature::menuPlaces() const
{
    return {{u"view.panels"_s, 0, 30, {u"view.words"_s}},
            {u"edit"_s, 2, 30, {u"edit.copyWords"_s}},
            {u"lexicon"_s, 2, 10, {u"lexicon.judge"_s}}};
}

QList<WindowDock> WordsFeature::docks() const
{
    return {{m_dock, besideMovesBut(10, {{LayoutForm::Study, 1, -10, true},
                                         {LayoutForm::StudyWide, 0, 0, true}})}};
}

QList<QWidget*> WordsFeature::statusWidgets() const
{
    return {m_judge};
}

QList<PaletteEntry> WordsFeature::paletteEntries(const QString& text)
{
    if (!text.startsWith(u'?')) return {};
    if (!m_shown.permissions().words) {
        PaletteEntry entry;
        entry.text = refusal();
        entry.help = entry.text;
        entry.run = [] {};
        return {entry};
    }
    WordQuestion question;
    question.mode = WordMode::Judge;
    question.text = text.mid(1);
    m_paletteSearch.ask(question);
    PaletteEntry entry;
    entry.help = tr("Look it up in the Words panel");
    entry.run = [this, question] {
        showPanel();
        panel()->ask(WordMode::Hooks, question.text.trimmed());
    };
    if (m_paletteSearch.state() == WordSearch::State::NoLexicon)
        entry.text = tr("✕ no lexicon is open");
    const WordAnswerPtr& answer = m_paletteSearch.answer();
    if (answer && !answer->words.empty()) {
        entry.text = QuickJudge::verdictText(*answer);
        if (answer->words.size() > 1) {
            entry.run = [this, question] {
                showPanel();
                panel()->ask(WordMode::Judge, question.text);
            };
        } else {
            const engine::Alphabet& alphabet = answer->source.rules->alphabet;
            const engine::Hooks& hooks = answer->details.hooks.front();
            const QString front = fromUtf8(engine::lettersText(alphabet, hooks.front));
            const QString back = fromUtf8(engine::lettersText(alphabet, hooks.back));
            entry.detail =
                tr("hooks: front %1 · back %2")
                    .arg(front.isEmpty() ? u"–"_s : front, back.isEmpty() ? u"–"_s : back);
        }
    }
    if (entry.text.isEmpty()) return {};
    return {entry};
}

}  // namespace ui

#include "moc_words_feature.cpp"
