// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/boggle/boggle_memory.h"

#include <algorithm>

#include "ui/boggle/boggle_desk.h"
#include "ui/document/letters.h"
#include "ui/language/text.h"
#include "ui/settings/settings.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;

const QString kDice = u"dice"_s;
const QString kScoring = u"scoring"_s;
const QString kLeast = u"minLength"_s;
const QString kMost = u"maxLength"_s;
const QString kCountOnce = u"facesCountOnce"_s;
const QString kLoneQ = u"loneQ"_s;

/// For BoggleScoring::parse().
QString tableOf(const engine::BoggleScoring& scoring)
{
    QStringList parts;
    int before = 0;
    for (int length = 1; length <= engine::kLongestWord; ++length) {
        const int points = scoring.points(length);
        if (points != before) parts.append(u"%1:%2"_s.arg(length).arg(points));
        before = points;
    }
    return parts.join(u',');
}

}  // namespace

BoggleMemory::BoggleMemory(BoggleDesk& desk, Settings& settings, QObject* parent)
    : QObject(parent), m_desk(desk), m_settings(settings)
{
    restoreRules();
    restoreGrid();
    connect(&m_desk, &BoggleDesk::choicesChanged, this, &BoggleMemory::keep);
    connect(&m_desk, &BoggleDesk::gridChanged, this, &BoggleMemory::keep);
}

QString BoggleMemory::letters() const
{
    // A key of settings has no path.
    return lettersOf(m_desk.alphabet()).id.replace(u'/', u'-');
}

void BoggleMemory::restoreRules()
{
    const QVariantMap kept = m_settings.boggle();
    BoggleChoices choices = m_desk.choices();
    if (engine::boggleDiceNamed(kept.value(kDice).toString().toStdString()))
        choices.dice = kept.value(kDice).toString();
    if (const auto scoring =
            engine::BoggleScoring::parse(kept.value(kScoring).toString().toStdString()))
        choices.rules.scoring = *scoring;
    // What makes no sense gives the usual.
    const auto number = [&kept](const QString& name, int least, int most, int usual) {
        bool isNumber = false;
        const int value = kept.value(name).toInt(&isNumber);
        return isNumber && value >= least && value <= most ? value : usual;
    };
    choices.rules.minLength = number(kLeast, engine::kLeastBoggleMinLength,
                                     engine::kGreatestBoggleMinLength, choices.rules.minLength);
    choices.rules.maxLength =
        number(kMost, choices.rules.minLength, engine::kLongestWord, choices.rules.maxLength);
    choices.rules.facesCountOnce = kept.value(kCountOnce, choices.rules.facesCountOnce).toBool();
    choices.loneQ = kept.value(kLoneQ, choices.loneQ).toBool();
    m_desk.setChoices(std::move(choices));
}

void BoggleMemory::restoreGrid()
{
    m_letters = letters();
    m_restoring = false;
    const QVariantMap kept = m_settings.boggle();
    BoggleChoices choices = m_desk.choices();
    const QStringList faces = kept.value(u"faces."_s + m_letters).toString().split(u' ');
    for (const QString& text : faces) {
        const auto face = engine::readBoggleFace(text.toStdString(), m_desk.alphabet());
        if (face && face->length() > 1 && std::ranges::count(choices.faces, *face) == 0)
            choices.faces.push_back(*face);
    }
    m_desk.setChoices(std::move(choices));
    const auto size =
        engine::readBoggleSize(kept.value(u"size."_s + m_letters).toString().toStdString());
    if (!size) return;
    // An empty one has a size, too.
    m_desk.setSize(*size);
    static_cast<void>(m_desk.readGrid(kept.value(u"grid."_s + m_letters).toString(), *size));
}

void BoggleMemory::keep()
{
    if (letters() != m_letters) {
        // The desk has other letters from now on, and is about to tell of them.
        m_letters = letters();
        m_restoring = true;
        QMetaObject::invokeMethod(this, &BoggleMemory::restoreGrid, Qt::QueuedConnection);
    }
    // Until then it is empty, which nobody wants to keep.
    if (m_restoring) return;
    const BoggleChoices& choices = m_desk.choices();
    QStringList faces;
    for (const engine::BoggleFace& face : choices.faces)
        faces.append(fromUtf8(engine::boggleFaceText(face, m_desk.alphabet())));
    m_settings.setBoggle(
        {{kDice, choices.dice},
         {kScoring, tableOf(choices.rules.scoring)},
         {kLeast, choices.rules.minLength},
         {kMost, choices.rules.maxLength},
         {kCountOnce, choices.rules.facesCountOnce},
         {kLoneQ, choices.loneQ},
         {u"faces."_s + m_letters, faces.join(u' ')},
         {u"size."_s + m_letters, fromUtf8(engine::boggleSizeText(m_desk.grid().size))},
         {u"grid."_s + m_letters, m_desk.gridText()}});
}

}  // namespace ui

#include "moc_boggle_memory.cpp"
