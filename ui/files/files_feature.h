// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/commands/window_feature.h"
#include "ui/files/document_files.h"

namespace ui {

class DocumentTabs;
class PartStepper;

/// The files of a window: opening, saving, those opened of late, and what is open side by side.
class FilesFeature : public WindowFeature
{
    Q_OBJECT

public:
    /// Lives as long as the window.
    FilesFeature(const DocumentFiles::Services& services, MessageBar& messages,
                 QMainWindow& window);

    void addActions(ActionRegistry& actions) override;
    [[nodiscard]] QList<MenuPlace> menuPlaces() const override;
    [[nodiscard]] QList<QWidget*> statusWidgets() const override;
    /// Files opened of late, by their names.
    [[nodiscard]] QList<PaletteEntry> paletteEntries(const QString& text) override;
    [[nodiscard]] int paletteRank() const override { return 2; }

    [[nodiscard]] DocumentFiles* documents() { return m_documents; }
    /// Above the board.
    [[nodiscard]] DocumentTabs* tabs() { return m_tabs; }

signals:
    /// What is still being typed has to be in the study now.
    void needsAll();

private:
    void beginAnew();
    void addPin(ActionRegistry& actions);
    void addParts(ActionRegistry& actions);
    /// Another game of the file, or position of the text.
    void goToPart(int number);
    void followParts();
    void fillRecent();

    Study& m_study;
    Settings& m_settings;
    Loader& m_loader;
    QMainWindow& m_window;
    DocumentFiles* m_documents;
    DocumentTabs* m_tabs;
    PartStepper* m_parts;
    QMenu* m_recent;
    QAction* m_pin = nullptr;
    QAction* m_nextPart = nullptr;
    QAction* m_previousPart = nullptr;
};

}  // namespace ui
