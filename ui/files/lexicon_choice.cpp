// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/lexicon_choice.h"

#include <QAbstractItemView>
#include <QSignalBlocker>
#include <QStyle>

#include "ui/language/file_names.h"
#include "ui/language/shown_names.h"
#include "ui/language/text.h"

namespace ui {

namespace {

// Long names don't widen dialogs.
constexpr int kLetters = 20;
// In place of the path of one that isn't known.
constexpr QStringView kUnknown = u"?";

}  // namespace

LexiconChoice::LexiconChoice(const LexiconLibrary& library, QWidget* parent)
    : QComboBox(parent), m_library(library)
{
    setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    setMinimumContentsLength(kLetters);
    addItem(tr("words of the game"), QString());
    connect(this, &QComboBox::currentIndexChanged, this, [this] {
        if (path() == kUnknown) return;
        m_wanted = path();
        m_unknown.clear();
    });
}

void LexiconChoice::fill(const engine::Alphabet& alphabet, const QString& gamePath)
{
    const QSignalBlocker still(this);
    while (count() > 1) removeItem(count() - 1);
    for (const KnownLexicon& known : m_library.lexiconsFor(alphabet, {}))
        if (!samePath(known.path, gamePath)) addItem(LexiconLibrary::titleOf(known), known.path);
    setCurrentIndex(0);
    for (int i = 1; i < count(); ++i)
        if (samePath(itemData(i).toString(), m_wanted)) setCurrentIndex(i);
    if (!m_unknown.isEmpty()) {
        addItem(tr("%1 (not known here)").arg(shownName(m_unknown)), kUnknown.toString());
        setCurrentIndex(count() - 1);
    }
}

void LexiconChoice::setPath(const QString& path)
{
    for (int i = 0; i < count(); ++i)
        if (samePath(itemData(i).toString(), path)) setCurrentIndex(i);
    m_wanted = path;
    m_unknown.clear();
}

QString LexiconChoice::name() const
{
    if (currentIndex() <= 0) return {};
    const KnownLexicon* known = m_library.find(path());
    return known ? LexiconLibrary::nameOf(*known) : m_unknown;
}

void LexiconChoice::setName(const QString& name, const engine::Alphabet& alphabet)
{
    const auto known = m_library.named(name, alphabet);
    m_wanted = known ? known->path : QString();
    m_unknown = known ? QString() : name;
}

QString LexiconChoice::problem(const engine::Alphabet& alphabet) const
{
    const KnownLexicon* known = currentIndex() > 0 ? m_library.find(path()) : nullptr;
    if (!known) return {};
    if (!isThere(path())) return tr("The lexicon %1 is gone: %2").arg(currentText(), path());
    const auto found = m_library.named(name(), alphabet);
    if (!found || !samePath(found->path, path()))
        return tr("Two lexicons of the library are called %1: rename one of them.").arg(name());
    return {};
}

void LexiconChoice::showPopup()
{
    view()->setMinimumWidth(view()->sizeHintForColumn(0) +
                            style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, this));
    QComboBox::showPopup();
}

}  // namespace ui

#include "moc_lexicon_choice.cpp"
