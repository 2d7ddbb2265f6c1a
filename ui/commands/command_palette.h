// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <utility>
#include <vector>

#include <QFrame>
#include <QList>
#include <QString>

class QLineEdit;
class QListWidget;

namespace ui {

class ActionRegistry;

/// Something that can be chosen in the palette.
struct PaletteEntry
{
    QString text;
    QString detail;  ///< keys or a remark, at the right
    QString help;
    std::function<void()> run;
};

/// One line to reach everything: the actions of a registry, and what providers make of the text
/// (moves, files).
class CommandPalette : public QFrame
{
    Q_OBJECT

public:
    /// Entries for a text, best first; shown above the actions.
    using Provider = std::function<QList<PaletteEntry>(const QString& text)>;

    CommandPalette(const ActionRegistry& registry, QWidget* parent);

    /// Those of lower ranks come first, and of one rank those that were added first.
    void addProvider(Provider provider, int rank = 0);
    /// Opens empty, centred at the top of the parent.
    void open();
    /// Asks the providers again: one of them knows more now.
    void refresh();
    [[nodiscard]] const QList<PaletteEntry>& entries() const { return m_entries; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void search(const QString& text);
    void runCurrent();

    const ActionRegistry& m_registry;
    std::vector<std::pair<int, Provider>> m_providers;  ///< with their ranks
    QLineEdit* m_line;
    QListWidget* m_list;
    QList<PaletteEntry> m_entries;
};

}  // namespace ui
