// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/quick_judge.h"

#include <algorithm>

#include <QAccessible>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QStringList>

#include "ui/language/engine_text.h"
#include "ui/language/text.h"
#include "ui/theme/measures.h"
#include "ui/theme/theme.h"
#include "ui/widgets/elided_label.h"
#include "ui/words/word_field.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;

constexpr int kWidestVerdict = 400;
// This many words are seen whole.
constexpr qsizetype kWordsAtOnce = 4;
// Nobody reads more in a line, and a tip has to fit the screen.
constexpr qsizetype kMostWords = 300;
constexpr int kFieldWidth = 190;

}  // namespace

/// It asks for no more than its part of the status bar.
class VerdictLabel : public ElidedLabel
{
public:
    using ElidedLabel::ElidedLabel;

    [[nodiscard]] QSize sizeHint() const override
    {
        const QSize hint = QLabel::sizeHint();
        return {std::min(hint.width(), kWidestVerdict), hint.height()};
    }
};

QuickJudge::QuickJudge(WordSearch& search, QWidget* parent)
    : QWidget(parent), m_search(search), m_field(new WordField), m_verdict(new VerdictLabel)
{
    setObjectName(u"quickJudge"_s);
    m_field->setObjectName(u"judgeField"_s);
    m_field->setAccessibleName(tr("Judge words"));
    m_field->setClearButtonEnabled(true);
    m_field->setFixedWidth(kFieldWidth);
    m_verdict->setObjectName(u"verdict"_s);
    m_verdict->setTextFormat(Qt::PlainText);
    m_verdict->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Preferred);
    m_verdict->hide();
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(gap::kWide);
    layout->addWidget(m_verdict);
    layout->addWidget(m_field);
    connect(m_field, &QLineEdit::textChanged, this, &QuickJudge::ask);
    connect(m_field, &QLineEdit::returnPressed, m_field, &QLineEdit::selectAll);
    connect(m_field, &WordField::cutChanged, this, &QuickJudge::showVerdict);
    connect(&m_search, &WordSearch::stateChanged, this, &QuickJudge::showVerdict);
    setWithheld(false);
    showVerdict();
}

void QuickJudge::setWithheld(bool withheld)
{
    if (withheld) m_field->clear();
    m_field->setEnabled(!withheld);
    m_field->setPlaceholderText(withheld ? tr("No judging now") : tr("Judge words"));
    m_field->setToolTip(withheld ? tr("Words are not judged while this game is played.")
                                 : tr("Type words to see whether they are valid (Ctrl+Shift+F)"));
}

void QuickJudge::begin()
{
    m_field->setFocus(Qt::ShortcutFocusReason);
    m_field->selectAll();
}

void QuickJudge::ask()
{
    WordQuestion question;
    question.mode = WordMode::Judge;
    question.text = m_field->text();
    m_search.ask(question);
}

QString QuickJudge::verdictText(const WordAnswer& answer)
{
    const engine::Alphabet& alphabet = answer.source.rules->alphabet;
    QStringList words;
    QStringList wrong;
    QStringList right;
    for (const ListedWord& word : answer.words) {
        const QString text =
            fromUtf8(word.tiles.empty() ? word.judged->text : alphabet.written(word.tiles));
        words << (word.valid ? tr("✓ %1") : tr("✕ %1")).arg(text);
        (word.valid ? right : wrong) << words.last();
    }
    if (words.isEmpty()) return {};
    const auto line = [](const QStringList& some) {
        return some.size() > kMostWords ? some.first(kMostWords).join(u"  "_s) + u"  …"_s
                                        : some.join(u"  "_s);
    };
    const QString all = line(words);
    if (words.size() == 1) {
        const ListedWord& word = answer.words.front();
        if (word.valid) return tr("%1 is valid").arg(all);
        if (const auto& problem = word.judged->problem)
            return tr("%1: %2").arg(all, engineText(problem->sentence));
        return tr("%1 is not valid").arg(all);
    }
    const QLocale locale;
    if (wrong.isEmpty()) return tr("✓ all %1 valid: %2").arg(locale.toString(words.size()), all);
    // Of many words those are wanted first that are wrong.
    const QString listed = words.size() <= kWordsAtOnce ? all : line(wrong + right);
    return tr("✕ %1 of %2 not valid: %3")
        .arg(locale.toString(wrong.size()), locale.toString(words.size()), listed);
}

void QuickJudge::showVerdict()
{
    QString verdict;
    bool valid = false;
    switch (m_search.state()) {
    case WordSearch::State::Working: return;  // the answer comes before one could read this
    case WordSearch::State::NoLexicon: verdict = tr("✕ no lexicon is open"); break;
    case WordSearch::State::Ready: {
        const WordAnswer& answer = *m_search.answer();
        verdict = verdictText(answer);
        valid = std::ranges::all_of(answer.words, &ListedWord::valid);
        // Of the rest nothing is known.
        if (m_field->isCut()) {
            verdict = tr("✕ cut after %1 characters: %2")
                          .arg(QLocale().toString(m_field->maxLength()), verdict);
            valid = false;
        }
        break;
    }
    case WordSearch::State::Empty:
    case WordSearch::State::Wrong:
    case WordSearch::State::Stopped: break;
    }
    QPalette colours = palette();
    colours.setColor(QPalette::WindowText, valid ? Theme::current().good : Theme::current().bad);
    m_verdict->setPalette(colours);
    if (m_verdict->text() == verdict) return;
    m_verdict->setText(verdict);
    m_verdict->setToolTip(verdict);
    m_verdict->setVisible(!verdict.isEmpty());
    m_verdict->updateGeometry();
    m_verdict->setAccessibleName(verdict);
    m_field->setAccessibleDescription(verdict);
    if (verdict.isEmpty()) return;
    // Qt has no announcements yet: an alert is what screen readers read out at once.
    QAccessibleEvent alert(m_verdict, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

void QuickJudge::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape && event->modifiers() == Qt::NoModifier) emit left();
    else QWidget::keyPressEvent(event);
}

void QuickJudge::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_verdict) showVerdict();
}

}  // namespace ui

#include "moc_quick_judge.cpp"
