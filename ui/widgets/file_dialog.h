// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFileDialog>
#include <QFileIconProvider>
#include <QIcon>
#include <QString>
#include <QStringList>

namespace ui {

class UnlistedNames;

/// Tells files by their names alone. Qt's own looks into every file of the folder that is shown, to
/// find out what it is: whatever lies there is then read, and a file system that doesn't answer
/// keeps the dialog open.
class PlainFileIcons : public QFileIconProvider
{
public:
    PlainFileIcons();

    // For files these run on a thread of Qt's.
    [[nodiscard]] QIcon icon(const QFileInfo& info) const override;
    [[nodiscard]] QIcon icon(IconType type) const override;
    [[nodiscard]] QString type(const QFileInfo& info) const override;

private:
    QIcon m_folder;
    QIcon m_file;
    QIcon m_drive;
};

/// The icons outlive the dialog, whose thread asks for them until its end.
struct FileDialogIcons
{
    PlainFileIcons icons;
};

/// Every dialog for files in the window is one of these: it opens none of those that it shows. A
/// desktop's own would, to show what is in them, and would be part of this program.
class FileDialog : private FileDialogIcons, public QFileDialog
{
public:
    /// `start` is a folder, or a file in the folder that is to be proposed.
    FileDialog(QWidget* parent, const QString& title, const QString& start,
               const QString& filter = {});

    /// It asks before a file is replaced that is there, unless DontConfirmOverwrite was set.
    void accept() override;

    /// Those that Qt leaves out can be chosen, too. Comes after the file mode.
    void showUnlistedNames();

private:
    UnlistedNames* m_unlisted = nullptr;
};

/// Empty when none was chosen, as with those below.
[[nodiscard]] QString askForFile(QWidget* parent, const QString& title, const QString& start,
                                 const QString& filter);
[[nodiscard]] QStringList askForFiles(QWidget* parent, const QString& title, const QString& start,
                                      const QString& filter);
[[nodiscard]] QString askForFolder(QWidget* parent, const QString& title, const QString& start);

/// Who asks before a file is replaced.
enum class ReplaceQuestion {
    ByDialog,
    ByCaller,  ///< when all names are known
};
/// A file to write to. A name without an ending gets this one, before it is asked whether what has
/// the whole name is to be replaced.
[[nodiscard]] QString askForOutput(QWidget* parent, const QString& title, const QString& start,
                                   const QString& filter, const QString& ending = {},
                                   ReplaceQuestion question = ReplaceQuestion::ByDialog);

}  // namespace ui
