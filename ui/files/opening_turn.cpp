// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/opening_turn.h"

#include "ui/document/shown_study.h"
#include "ui/files/loader.h"

namespace ui {

QString OpeningTurn::problemOf(const ShownStudy& shown, int turn)
{
    if (!shown.game()) return tr("There is no turn %1: it is a position, not a game").arg(turn);
    const auto turns = static_cast<int>(shown.moment().turns.size());
    if (turn > turns + 1) return tr("There is no turn %1: the last one is %2").arg(turn).arg(turns);
    return {};
}

OpeningTurn::OpeningTurn(ShownStudy& shown, Loader& loader, int turn, QObject* parent)
    : QObject(parent), m_shown(shown), m_turn(turn)
{
    const auto isDocument = [](Loader::Subject subject) {
        return subject == Loader::Subject::Position || subject == Loader::Subject::File;
    };
    connect(&loader, &Loader::opened, this, [this, &loader, isDocument](Loader::Subject subject) {
        if (!isDocument(subject)) return;
        disconnect(&loader, nullptr, this, nullptr);
        // The study hears of the file right after this.
        QMetaObject::invokeMethod(this, &OpeningTurn::goThere, Qt::QueuedConnection);
    });
    connect(
        &loader, &Loader::failed, this,
        [this, &loader, isDocument](const QString&, const engine::Error&, Loader::Subject subject) {
            if (!isDocument(subject)) return;
            disconnect(&loader, nullptr, this, nullptr);
            emit failed();
            deleteLater();
        });
}

void OpeningTurn::goThere()
{
    if (m_shown.game()) m_shown.goTo({m_shown.cursor().line, m_turn - 1});
    emit ended(problemOf(m_shown, m_turn));
    deleteLater();
}

}  // namespace ui

#include "moc_opening_turn.cpp"
