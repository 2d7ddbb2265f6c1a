// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/boggle/boggle_panel.h"

#include <algorithm>

#include <QAction>
#include <QBuffer>
#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QRandomGenerator>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QTabWidget>
#include <QToolButton>

#include "ui/boggle/boggle_board_entry.h"
#include "ui/boggle/boggle_bound_tab.h"
#include "ui/boggle/boggle_offer_tab.h"
#include "ui/boggle/boggle_play_tab.h"
#include "ui/boggle/boggle_rules_tab.h"
#include "ui/boggle/boggle_text.h"
#include "ui/boggle/boggle_words_tab.h"
#include "ui/language/text.h"

namespace ui {

using namespace Qt::StringLiterals;
using State = BoggleDesk::State;

namespace {

constexpr int kPictureSide = 96;
/// Shaking draws one of this many: a number that can be read out.
constexpr int kSeeds = 1'000'000;

}  // namespace

void BogglePanel::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    m_desk.setAwake(true);
}

void BogglePanel::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    m_desk.setAwake(false);
}

void BogglePanel::setLexiconName(const QString& name)
{
    m_rules->setLexiconName(name);
}

void BogglePanel::focusBoard()
{
    m_board->setFocus(Qt::ShortcutFocusReason);
}

// --- following --------------------------------------------------------------------------------

void BogglePanel::followGrid()
{
    m_showing = true;
    m_rows->setValue(m_desk.grid().size.rows);
    m_columns->setValue(m_desk.grid().size.columns);
    if (!m_text->hasFocus()) m_text->setText(isEmpty() ? QString() : m_desk.gridText());
    m_showing = false;
    tell({});
}

bool BogglePanel::isEmpty() const
{
    return std::ranges::all_of(m_desk.grid().faces, &engine::BoggleFace::isBlock);
}

void BogglePanel::followChoices()
{
    m_dice->setCurrentIndex(m_dice->findData(m_desk.choices().dice));
}

QString BogglePanel::hint() const
{
    if (m_play.isSecret()) return tr("The words are hidden while you play.");
    switch (m_desk.state()) {
    case State::NoLexicon:
        return tr("No lexicon is open. Open one in “Rules” or with Lexicon > Open lexicon…");
    case State::Preparing: return tr("Preparing the words…");
    case State::Failed:
        return tr("This lexicon can't be used for grids: %1").arg(errorText(*m_desk.error()));
    case State::Stopped: return tr("Stopped. Change a square to look again.");
    default: return {};
    }
}

void BogglePanel::followDesk()
{
    const bool isSecret = m_play.isSecret();
    const BoggleAnswerPtr answer = isSecret ? nullptr : m_desk.answer();
    m_words->setAnswer(answer, !m_desk.isCurrent(), hint());
    m_bound->setSecret(isSecret);
    m_game->setReady(m_desk.graph() != nullptr);
    m_board->setLocked(isSecret);
    for (QWidget* control : {static_cast<QWidget*>(m_dice), static_cast<QWidget*>(m_seed),
                             static_cast<QWidget*>(m_roll), static_cast<QWidget*>(m_shake),
                             static_cast<QWidget*>(m_rows), static_cast<QWidget*>(m_columns),
                             static_cast<QWidget*>(m_text), static_cast<QWidget*>(m_rules)})
        control->setEnabled(!isSecret);
    for (QAction* action : m_wordActions) action->setEnabled(answer && m_desk.isCurrent());
    const QLocale locale;
    if (!answer) {
        m_totals->setText(hint());
    } else if (isEmpty()) {
        m_totals->setText(tr("Type letters, or roll the dice."));
    } else if (m_desk.isCurrent()) {
        const engine::BoggleScore score = answer->words.score();
        m_totals->setText(tr("<b>%1 points</b> · %2 words · %3 ms")
                              .arg(locale.toString(qlonglong{score.points}),
                                   locale.toString(score.words),
                                   locale.toString(answer->seconds * 1000, 'f', 1)));
    } else if (m_desk.state() == State::Stopped) {
        m_totals->setText(hint());
    }
}

void BogglePanel::followOffer()
{
    const bool isSecret = m_play.isSecret();
    QString why = hint();
    if (why.isEmpty()) why = tr("Looking…");
    m_offer->setOffer(isSecret ? nullptr : m_desk.offer(), why);
}

void BogglePanel::askOffer()
{
    const bool isWanted = m_tabs->currentWidget() == m_offer && !m_play.isSecret();
    m_desk.askOffer(isWanted ? m_board->cursorSquare() : -1);
}

void BogglePanel::tell(const QString& problem)
{
    m_problem->setText(problem);
    m_problem->setVisible(!problem.isEmpty());
}

// --- making grids -----------------------------------------------------------------------------

void BogglePanel::chooseDice()
{
    BoggleChoices choices = m_desk.choices();
    choices.dice = m_dice->currentData().toString();
    const auto set = engine::boggleDiceNamed(choices.dice.toStdString());
    if (!set) return;
    for (const engine::NamedBoggleScoring& named : engine::boggleScorings()) {
        if (named.id != set->scoring) continue;
        if (const auto scoring = engine::BoggleScoring::parse(named.table))
            choices.rules.scoring = *scoring;
        choices.rules.minLength = named.minLength;
    }
    m_desk.setChoices(std::move(choices));
}

void BogglePanel::roll()
{
    if (const auto done = m_desk.roll(static_cast<std::uint64_t>(m_seed->value())); !done)
        tell(u"✕ "_s + errorText(done.error()));
}

void BogglePanel::shake()
{
    m_seed->setValue(QRandomGenerator::global()->bounded(kSeeds));
    roll();
}

void BogglePanel::typed()
{
    // What makes another size may be on its way to this one.
    if (const auto done = m_desk.readGrid(m_text->text(), m_desk.grid().size); !done)
        tell(u"✕ "_s + typedErrorText(done.error()));
    else tell({});
}

void BogglePanel::typedDone()
{
    const auto fits = m_desk.readGrid(m_text->text(), m_desk.grid().size);
    const auto done = fits ? fits : m_desk.readGrid(m_text->text());
    if (!done) {
        tell(u"✕ "_s + typedErrorText(done.error()));
        return;
    }
    tell({});
    m_text->setText(m_desk.gridText());
}

void BogglePanel::pasteGrid()
{
    if (m_play.isSecret()) return;
    // Rows may stand on lines of their own.
    QString text = QGuiApplication::clipboard()->text().trimmed();
    text.replace(u"\r\n"_s, u"/"_s).replace(u'\n', u'/');
    const auto fits = m_desk.readGrid(text, m_desk.grid().size);
    const auto done = fits ? fits : m_desk.readGrid(text);
    if (!done) tell(tr("✕ Not pasted: %1").arg(typedErrorText(done.error())));
}

void BogglePanel::startPlay(bool rollFirst, int milliseconds)
{
    if (rollFirst) shake();
    if (isEmpty()) {
        if (!rollFirst) tell(tr("✕ There are no letters to play with."));
        return;
    }
    if (auto task = m_desk.task()) m_play.start(std::move(*task), milliseconds);
}

// --- copying and exporting --------------------------------------------------------------------

void BogglePanel::copyGrid() const
{
    QGuiApplication::clipboard()->setText(m_desk.gridText());
}

void BogglePanel::copyWords() const
{
    if (const auto& answer = m_words->model().answer())
        QGuiApplication::clipboard()->setText(
            boggleWordsText(answer->words, m_words->chosenWords(), m_desk.alphabet()));
}

void BogglePanel::copyWordsCsv() const
{
    if (const auto& answer = m_words->model().answer())
        QGuiApplication::clipboard()->setText(boggleWordsCsv(
            answer->words, m_words->chosenWords(), answer->task.grid.size, m_desk.alphabet()));
}

void BogglePanel::copyPicture() const
{
    QGuiApplication::clipboard()->setImage(boggleImage(m_board->picture(), kPictureSide));
}

void BogglePanel::exportWords()
{
    const auto& answer = m_words->model().answer();
    if (!answer) return;
    emit exportRequested(
        {tr("Export Words"), u"words.csv"_s, tr("Tables (*.csv);;Words, one per line (*.txt)"),
         [answer, rows = m_words->chosenWords()](const QString& name) {
             const engine::Alphabet& alphabet = answer->task.source.rules->alphabet;
             const QString text =
                 name.endsWith(u".txt"_s, Qt::CaseInsensitive)
                     ? boggleWordsText(answer->words, rows, alphabet)
                     : boggleWordsCsv(answer->words, rows, answer->task.grid.size, alphabet);
             return text.toUtf8();
         }});
}

void BogglePanel::exportGrids()
{
    if (m_hunt.found().best.empty()) {
        tell(tr("There are no best grids yet: see “Search”."));
        return;
    }
    emit exportRequested(
        {tr("Export Best Grids"), u"grids.csv"_s, tr("Tables (*.csv)"),
         [grids = m_hunt.found().best, rules = m_hunt.source().rules](const QString&) {
             return boggleGridsCsv(grids, rules->alphabet).toUtf8();
         }});
}

void BogglePanel::exportPicture()
{
    const QImage image = boggleImage(m_board->picture(), kPictureSide);
    emit exportRequested(
        {tr("Export Picture"), u"grid.png"_s, tr("Pictures (*.png)"), [image](const QString&) {
             QByteArray bytes;
             QBuffer buffer(&bytes);
             buffer.open(QIODevice::WriteOnly);
             image.save(&buffer, "PNG");
             return bytes;
         }});
}

}  // namespace ui
