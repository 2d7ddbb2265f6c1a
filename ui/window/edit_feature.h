// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/commands/window_feature.h"

class QMainWindow;
class QMimeData;

namespace ui {

class BoardColumn;
class GameFeature;
class Loader;
class MessageBar;
class SetupFeature;
class ShownStudy;

/// Undo and redo, and the clipboard: what is pasted goes where one works, or is opened.
class EditFeature : public WindowFeature
{
    Q_OBJECT

public:
    struct Services
    {
        const ShownStudy& shown;
        Loader& loader;
    };
    struct Parts
    {
        BoardColumn& column;
        SetupFeature& setup;
        GameFeature& game;
        MessageBar& messages;
    };
    /// Lives as long as the window.
    EditFeature(const Services& services, const Parts& parts, QMainWindow& window);

    void addActions(ActionRegistry& actions) override;
    [[nodiscard]] QList<MenuPlace> menuPlaces() const override;

    void paste();
    /// Opens files or text; whether there were any. `origin` names the text in messages.
    bool open(const QMimeData& content, const QString& origin);

private:
    void addUndo(ActionRegistry& actions);
    void undo();
    /// Where nothing lies on the board the arrow keys go through the moves of the list.
    void freeArrows();
    void copyCgp();

    Services m_services;
    Parts m_parts;
    QMainWindow& m_window;
};

}  // namespace ui
