// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/endings/line_chips.h"

#include <algorithm>
#include <utility>

#include <QKeyEvent>
#include <QLocale>
#include <QToolButton>
#include <QWheelEvent>

#include "engine/board/line_notation.h"
#include "ui/language/text.h"
#include "ui/theme/measures.h"
#include "ui/widgets/flow_layout.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;

constexpr int kNotch = 120;

}  // namespace

LineChips::LineChips(const QString& name, QWidget* parent) : QWidget(parent)
{
    setObjectName(name);
    auto* layout = new FlowLayout(this);
    layout->setContentsMargins(gap::kNone, gap::kNone, gap::kNone, gap::kNone);
    layout->setSpacing(gap::kNormal);
}

void LineChips::setLine(Line line)
{
    const bool same = line.position == m_line.position && line.moves == m_line.moves &&
                      line.finalSpread == m_line.finalSpread && line.marked == m_line.marked;
    m_line = std::move(line);
    if (same) return;
    // One of them may be what was clicked just now.
    for (QToolButton* chip : std::exchange(m_chips, {})) {
        chip->hide();
        layout()->removeWidget(chip);
        chip->deleteLater();
    }
    m_step = 0;
    if (!m_line.position) return;
    const std::vector<std::string> texts = engine::lineTexts(*m_line.position, m_line.moves);
    const int players = m_line.position->playerCount();
    int spread = m_line.lead;
    for (std::size_t i = 0; i < m_line.moves.size(); ++i) {
        const engine::Move& move = m_line.moves[i];
        const bool own = static_cast<int>(i) % players == 0;
        spread += own ? move.score.points : -move.score.points;
        const bool last = i + 1 == m_line.moves.size();
        const int shown = last && m_line.finalSpread ? *m_line.finalSpread : spread;
        auto* chip = new QToolButton;
        const QString who = own ? tr("you") : tr("opponent");
        const QString text =
            u"%1  %2"_s.arg(fromUtf8(texts[i]), QLocale().toString(move.score.points));
        const bool marked = static_cast<int>(i) == m_line.marked;
        const QString below =
            marked ? tr("✕ refutes · %1").arg(signedScore({shown}))
                   : tr("%1 %2 · %3").arg(QString::number(i + 1), who, signedScore({shown}));
        chip->setText(text + u'\n' + below);
        chip->setAccessibleName(tr("%1, %2, spread %3").arg(text, who, signedScore({shown})));
        chip->setToolTip(tr("A click keeps the line up to here as a variation; the wheel and the "
                            "arrow keys step along on the board"));
        chip->setCheckable(true);
        chip->setFocusPolicy(Qt::StrongFocus);
        chip->setObjectName(objectName() + QString::number(i + 1));
        chip->installEventFilter(this);
        connect(chip, &QToolButton::clicked, this, [this, i] {
            setStep(static_cast<int>(i) + 1);
            emit kept(upTo(m_step));
        });
        layout()->addWidget(chip);
        chip->show();
        m_chips.push_back(chip);
    }
}

std::vector<engine::Move> LineChips::upTo(int step) const
{
    return {m_line.moves.begin(), m_line.moves.begin() + step};
}

void LineChips::setStep(int step)
{
    m_step = std::clamp(step, 0, static_cast<int>(m_chips.size()));
    markStep();
    emit stepped(upTo(m_step));
}

void LineChips::markStep()
{
    for (std::size_t i = 0; i < m_chips.size(); ++i)
        m_chips[i]->setChecked(static_cast<int>(i) + 1 == m_step);
}

void LineChips::wheelEvent(QWheelEvent* event)
{
    m_wheel += event->angleDelta().y();
    const int notches = m_wheel / kNotch;
    m_wheel -= notches * kNotch;
    // Downwards is onwards.
    if (notches != 0) setStep(m_step - notches);
    event->accept();
}

bool LineChips::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress) return QWidget::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent*>(event)->key();
    if (key == Qt::Key_Return || key == Qt::Key_Enter) {
        static_cast<QToolButton*>(watched)->click();
        return true;
    }
    if (key != Qt::Key_Left && key != Qt::Key_Right) return QWidget::eventFilter(watched, event);
    setStep(m_step + (key == Qt::Key_Right ? 1 : -1));
    if (m_step > 0) m_chips[static_cast<std::size_t>(m_step) - 1]->setFocus();
    return true;
}

}  // namespace ui

#include "moc_line_chips.cpp"
