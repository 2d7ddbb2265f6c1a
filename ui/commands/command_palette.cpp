// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/commands/command_palette.h"

#include <algorithm>

#include <QCoreApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QPainter>
#include <QStyledItemDelegate>
#include <QTimer>
#include <QVBoxLayout>

#include "ui/commands/action_registry.h"
#include "ui/commands/fuzzy.h"
#include "ui/theme/measures.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;

constexpr int kDetailRole = Qt::UserRole;
constexpr int kMostEntries = 60;

class EntryDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override
    {
        QStyledItemDelegate::paint(painter, option, index);
        const bool selected = option.state.testFlag(QStyle::State_Selected);
        // As the style chooses for what it draws itself.
        const auto group =
            option.state.testFlag(QStyle::State_Active) ? QPalette::Active : QPalette::Inactive;
        painter->setPen(option.palette.color(group, selected ? QPalette::HighlightedText
                                                             : QPalette::PlaceholderText));
        painter->drawText(option.rect.adjusted(0, 0, -8, 0), Qt::AlignRight | Qt::AlignVCenter,
                          index.data(kDetailRole).toString());
    }

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option,
                                 const QModelIndex& index) const override
    {
        QSize size = QStyledItemDelegate::sizeHint(option, index);
        size.setHeight(std::max(24, size.height() + 4));
        return size;
    }
};

}  // namespace

CommandPalette::CommandPalette(const ActionRegistry& registry, QWidget* parent)
    : QFrame(parent, Qt::Popup),
      m_registry(registry),
      m_line(new QLineEdit),
      m_list(new QListWidget)
{
    setObjectName(u"commandPalette"_s);
    setFrameStyle(QFrame::Box | QFrame::Plain);
    m_line->setObjectName(u"paletteLine"_s);
    m_line->setPlaceholderText(tr("A command, a move such as 8H QUIZ, or ?QUIZ to judge a word"));
    m_line->setAccessibleName(tr("Command or move"));
    m_line->installEventFilter(this);
    m_list->setObjectName(u"paletteList"_s);
    m_list->setAccessibleName(tr("Commands"));
    m_list->setItemDelegate(new EntryDelegate(m_list));
    m_list->setFocusPolicy(Qt::NoFocus);
    m_list->setUniformItemSizes(true);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(gap::kWide, gap::kWide, gap::kWide, gap::kWide);
    layout->addWidget(m_line);
    layout->addWidget(m_list);
    connect(m_line, &QLineEdit::textChanged, this, &CommandPalette::search);
    connect(m_list, &QListWidget::itemClicked, this, &CommandPalette::runCurrent);
    // The list never gets the keys: who can't see it hears of it where they are.
    connect(m_list, &QListWidget::currentItemChanged, this, [this](const QListWidgetItem* now) {
        m_line->setAccessibleDescription(now ? now->text() : QString());
    });
}

void CommandPalette::addProvider(Provider provider, int rank)
{
    const auto behind =
        std::upper_bound(m_providers.begin(), m_providers.end(), rank,
                         [](int wanted, const auto& other) { return wanted < other.first; });
    m_providers.emplace(behind, rank, std::move(provider));
}

void CommandPalette::open()
{
    m_line->clear();
    search({});
    const QWidget* window = parentWidget();
    const int width = std::min(560, window->width() - 40);
    resize(width, std::min(420, window->height() - 80));
    move(window->mapToGlobal(QPoint((window->width() - width) / 2, 40)));
    show();
    m_line->setFocus();
}

void CommandPalette::refresh()
{
    if (isVisible()) search(m_line->text());
}

void CommandPalette::search(const QString& text)
{
    m_entries.clear();
    for (const auto& [rank, provider] : m_providers) m_entries += provider(text);

    std::vector<std::pair<int, QAction*>> found;
    for (QAction* action : m_registry.actions()) {
        if (!action->isEnabled()) continue;
        // Without the change that undo takes back, which could be called like a command.
        const QString name = ActionRegistry::plainText(*action).section(u": "_s, 0, 0);
        const auto byText = fuzzyScore(text, name);
        // The help sentence finds what has another name; its hits come later.
        const bool inHelp =
            text.size() >= 3 && action->statusTip().contains(text, Qt::CaseInsensitive);
        if (byText) found.emplace_back(*byText, action);
        else if (inHelp) found.emplace_back(-10'000, action);
    }
    // Stable, so that without a text the order is that of the registry.
    if (!text.isEmpty())
        std::stable_sort(found.begin(), found.end(),
                         [](const auto& a, const auto& b) { return a.first > b.first; });
    for (const auto& each : found) {
        if (m_entries.size() >= kMostEntries) break;
        auto* const action = each.second;
        QString label = ActionRegistry::plainText(*action);
        if (action->isCheckable()) label += action->isChecked() ? tr("  (on)") : tr("  (off)");
        m_entries.append({label, action->shortcut().toString(QKeySequence::NativeText),
                          action->statusTip(), [action] { action->trigger(); }});
    }

    m_list->clear();
    for (const PaletteEntry& entry : m_entries) {
        auto* item = new QListWidgetItem(entry.text, m_list);
        item->setData(kDetailRole, entry.detail);
        item->setToolTip(entry.help);
    }
    if (m_entries.isEmpty()) {
        auto* none = new QListWidgetItem(tr("No command, move or word fits."), m_list);
        none->setFlags(Qt::NoItemFlags);
    }
    m_list->setCurrentRow(m_entries.isEmpty() ? -1 : 0);
}

void CommandPalette::runCurrent()
{
    const int row = m_list->currentRow();
    if (row < 0) return;
    const auto run = m_entries[row].run;
    close();
    // After the popup has given the focus back.
    QTimer::singleShot(0, parentWidget(), run);
}

bool CommandPalette::eventFilter(QObject* watched, QEvent* event)
{
    if (watched != m_line || event->type() != QEvent::KeyPress)
        return QFrame::eventFilter(watched, event);
    auto* key = static_cast<QKeyEvent*>(event);
    switch (key->key()) {
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_PageUp:
    case Qt::Key_PageDown: QCoreApplication::sendEvent(m_list, key); return true;
    case Qt::Key_Return:
    case Qt::Key_Enter: runCurrent(); return true;
    case Qt::Key_Escape: close(); return true;
    default: return false;
    }
}

}  // namespace ui

#include "moc_command_palette.cpp"
