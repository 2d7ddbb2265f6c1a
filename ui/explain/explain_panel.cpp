// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/explain/explain_panel.h"

#include <QAction>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QProgressBar>
#include <QTextBrowser>
#include <QToolButton>
#include <QUrl>
#include <QVBoxLayout>

#include "ui/document/move_name.h"
#include "ui/game/shown_document.h"
#include "ui/language/text.h"
#include "ui/theme/measures.h"
#include "ui/theme/text_size.h"
#include "ui/theme/theme.h"
#include "ui/widgets/elided_label.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;

QString withScore(const engine::Position& position, const engine::Move& move)
{
    const QString name = moveName(position, move);
    return move.kind == engine::MoveKind::Place
               ? u"%1 %2"_s.arg(name, QLocale().toString(move.score.points))
               : name;
}

QColor colourOf(engine::FactSide side)
{
    const Theme& theme = Theme::current();
    switch (side) {
    case engine::FactSide::Own: return theme.candidate[0];
    case engine::FactSide::Other: return theme.candidate[1];
    case engine::FactSide::Neither: break;
    }
    return theme.palette.color(QPalette::Text);
}

}  // namespace

ExplainPanel::ExplainPanel(const ExplanationRun& run, QWidget* parent)
    : QWidget(parent),
      m_run(run),
      m_heading(new ElidedLabel),
      m_costLabel(new QLabel),
      m_progress(new QProgressBar),
      m_view(new QTextBrowser),
      m_document(new ShownDocument(m_view)),
      m_verdict(new QLabel),
      m_source(new ElidedLabel),
      m_legend(new ElidedLabel(tr("+ for the first move · − for the other · = for neither"))),
      m_buttons(new QHBoxLayout)
{
    setObjectName(u"explainPanel"_s);
    m_heading->setObjectName(u"explainHeading"_s);
    setTextFactor(*m_heading, textSize::kTitle);
    m_costLabel->setObjectName(u"explainCost"_s);
    m_progress->setObjectName(u"explainProgress"_s);
    m_progress->setAccessibleName(tr("Progress of the explanation"));
    m_progress->setAlignment(Qt::AlignCenter);
    m_view->setObjectName(u"explainText"_s);
    m_view->setAccessibleName(tr("Why one move beside the other"));
    m_view->setDocument(m_document);
    m_view->setOpenLinks(false);
    m_view->setMouseTracking(true);
    m_view->installEventFilter(this);
    m_verdict->setObjectName(u"explainVerdict"_s);
    m_verdict->setTextFormat(Qt::PlainText);
    m_verdict->setWordWrap(true);
    m_source->setObjectName(u"explainSource"_s);
    setTextFactor(*m_source, textSize::kSmall);
    m_legend->setObjectName(u"explainLegend"_s);
    setTextFactor(*m_legend, textSize::kSmall);

    auto* head = new QHBoxLayout;
    head->setSpacing(gap::kWide);
    head->addWidget(m_heading, 1);
    head->addWidget(m_costLabel);
    m_buttons->setSpacing(gap::kNormal);
    m_buttons->addWidget(m_legend, 1);
    m_buttons->addStretch();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(gap::kNormal, gap::kNormal, gap::kNormal, gap::kNormal);
    layout->setSpacing(gap::kNormal);
    layout->addLayout(head);
    layout->addWidget(m_progress);
    layout->addWidget(m_view, 1);
    layout->addWidget(m_verdict);
    layout->addWidget(m_source);
    layout->addLayout(m_buttons);

    connect(m_view, &QTextBrowser::highlighted, this, [this](const QUrl& anchor) {
        const ExplainedLink* link = linkOf(anchor);
        emit linkPointedAt(link ? std::optional(*link) : std::nullopt);
    });
    connect(m_view, &QTextBrowser::anchorClicked, this, [this](const QUrl& anchor) {
        if (const ExplainedLink* link = linkOf(anchor)) emit linkChosen(*link);
    });
    connect(&run, &ExplanationRun::changed, this, &ExplainPanel::follow);
    follow();
}

void ExplainPanel::addActions(const QList<QAction*>& actions)
{
    int place = 0;
    for (QAction* action : actions) {
        auto* button = new QToolButton;
        button->setDefaultAction(action);
        button->setAccessibleName(action->statusTip());
        m_buttons->insertWidget(place++, button);
    }
}

void ExplainPanel::setHint(const QString& hint)
{
    if (m_hint == hint) return;
    m_hint = hint;
    follow();
}

void ExplainPanel::setReviewed(const QString& cost, const QString& by)
{
    if (m_cost == cost && m_judgedBy == by) return;
    m_cost = cost;
    m_judgedBy = by;
    follow();
}

QString ExplainPanel::verdictText(const engine::Explanation& explanation) const
{
    // How sure it is stays in sight, however long the list is.
    const auto lines = linesOf(explanation, *m_run.question()->position);
    QString text = u"%1 %2"_s.arg(explanation.established ? u"✓"_s : u"≈"_s, lines.back().text());
    const bool agrees = explanation.established && lines.back().side == engine::FactSide::Own;
    if (!m_judgedBy.isEmpty() && !agrees)
        text += u' ' + tr("The review, which searched in another way (%1), found the difference "
                          "that stands above.")
                           .arg(m_judgedBy);
    return text;
}

const ExplainedLink* ExplainPanel::linkOf(const QUrl& anchor) const
{
    bool isNumber = false;
    const int number = anchor.fragment().toInt(&isNumber);
    return isNumber && number >= 0 && number < static_cast<int>(m_links.size())
               ? &m_links[static_cast<std::size_t>(number)]
               : nullptr;
}

void ExplainPanel::follow()
{
    const ExplanationQuestion* question = m_run.question();
    QString heading;
    if (question)
        heading = tr("%1 rather than %2")
                      .arg(withScore(*question->position, question->move),
                           withScore(*question->position, question->against));
    m_heading->setText(heading);
    m_heading->setToolTip(heading);
    m_heading->setVisible(question != nullptr);
    m_costLabel->setText(m_cost);
    m_costLabel->setVisible(question != nullptr);
    const bool running = question && m_run.isRunning();
    m_progress->setVisible(running);
    if (running) {
        const engine::Progress progress = m_run.progress();
        m_progress->setRange(0, static_cast<int>(std::max<std::int64_t>(progress.total, 1)));
        m_progress->setValue(static_cast<int>(progress.done));
        m_progress->setFormat(tr("simulating both moves: %p %"));
    }
    const auto answer = question ? m_run.answer() : nullptr;
    for (QLabel* label : {m_verdict, m_source, m_legend}) label->setVisible(answer != nullptr);
    render();
    if (!answer) return;
    m_verdict->setText(verdictText(answer->explanation));
    const QString iterations = QLocale().toString(static_cast<qlonglong>(answer->iterations));
    const QString plies = answer->plies > 0 ? tr("%n plies", nullptr, answer->plies)
                                            : tr("played to the end of the game");
    const QString source =
        answer->own
            ? tr("From a simulation of the two alone: %1 iterations each, %2.")
                  .arg(iterations, plies)
            : tr("From the simulation of this position: %1 iterations, %2.").arg(iterations, plies);
    m_source->setText(source);
    m_source->setToolTip(source);
}

void ExplainPanel::render()
{
    m_links.clear();
    emit linkPointedAt(std::nullopt);
    m_document->setHtml(html());
}

QString ExplainPanel::html()
{
    const ExplanationQuestion* question = m_run.question();
    if (!question) return u"<p>%1</p>"_s.arg(m_hint.toHtmlEscaped());
    if (m_run.error()) return u"<p>%1</p>"_s.arg(errorText(*m_run.error()).toHtmlEscaped());
    const auto answer = m_run.answer();
    if (!answer) return {};
    QString rows;
    for (const ExplainedLine& line : linesOf(answer->explanation, *question->position)) {
        if (line.kind == engine::FactKind::Verdict) continue;
        rows += u"<tr><td><b style=\"color:%1\">%2</b>&nbsp;&nbsp;</td><td>%3</td></tr>"_s.arg(
            colourOf(line.side).name(), sideSign(line.side), htmlOf(line));
    }
    if (rows.isEmpty())
        return u"<p>%1</p>"_s.arg(tr("Nothing else tells the two apart.").toHtmlEscaped());
    return u"<table cellpadding=\"2\">%1</table>"_s.arg(rows);
}

QString ExplainPanel::htmlOf(const ExplainedLine& line)
{
    QString text;
    for (const ExplainedLine::Part& part : line.parts) {
        const QString words = part.text.toHtmlEscaped();
        if (!part.link) {
            text += words;
            continue;
        }
        text += u"<a href=\"#%1\">%2</a>"_s.arg(QString::number(m_links.size()), words);
        m_links.push_back(*part.link);
    }
    return text + u'.';
}

void ExplainPanel::changeEvent(QEvent* event)
{
    // Colours are written into the text.
    if (event->type() == QEvent::PaletteChange && m_document) render();
    QWidget::changeEvent(event);
}

bool ExplainPanel::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_view && (event->type() == QEvent::Leave || event->type() == QEvent::FocusOut))
        emit linkPointedAt(std::nullopt);
    return QWidget::eventFilter(watched, event);
}

}  // namespace ui

#include "moc_explain_panel.cpp"
