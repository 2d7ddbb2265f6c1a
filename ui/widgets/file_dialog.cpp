// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/file_dialog.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QFileInfo>
#include <QHeaderView>
#include <QLineEdit>
#include <QLocale>
#include <QMimeDatabase>
#include <QRegularExpression>
#include <QTreeView>

#include "ui/language/file_names.h"
#include "ui/language/shown_names.h"
#include "ui/widgets/replace_question.h"
#include "ui/widgets/unlisted_names.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;

QString chosenIn(FileDialog& dialog)
{
    if (dialog.exec() != QDialog::Accepted) return {};
    return dialog.selectedFiles().value(0);
}

/// What follows the last dot of "Round 3.5" or of "Dr. Who" is no ending; Qt takes it for one.
bool hasDotButNoEnding(const QString& name)
{
    static const QRegularExpression ending(u"\\.[A-Za-z][A-Za-z0-9]*$"_s);
    return name.contains(u'.') && !ending.match(name).hasMatch();
}

/// Names get the room that there is; sizes and dates are seen to their end. What kind of file it is
/// the ending of its name says.
void arrangeColumns(QTreeView& list)
{
    enum Column { Name, Size, Type, Date };
    QHeaderView& header = *list.header();
    if (header.count() <= Date) return;
    const QFontMetrics metrics = list.fontMetrics();
    const int edges = 2 * metrics.averageCharWidth() + metrics.height() / 2;
    const auto fit = [&](Column column, const QString& widest) {
        header.setSectionResizeMode(column, QHeaderView::Interactive);
        header.resizeSection(
            column,
            std::max(metrics.horizontalAdvance(widest), header.sectionSizeHint(column)) + edges);
    };
    header.setStretchLastSection(false);
    header.setSectionHidden(Type, true);
    // As Qt writes them.
    const QLocale locale = QLocale::system();
    fit(Size, locale.formattedDataSize(1'000) + u"00"_s);
    const QDateTime longest(QDate(2026, 9, 28), QTime(20, 58, 58));
    fit(Date, locale.toString(longest, QLocale::ShortFormat) + u"0"_s);
    header.setSectionResizeMode(Name, QHeaderView::Stretch);
}

}  // namespace

PlainFileIcons::PlainFileIcons()
    : m_folder(QFileIconProvider::icon(Folder)),
      m_file(QFileIconProvider::icon(File)),
      m_drive(QFileIconProvider::icon(Drive))
{
    setOptions(DontUseCustomDirectoryIcons);
}

QIcon PlainFileIcons::icon(const QFileInfo& info) const
{
    if (info.isRoot()) return m_drive;
    return info.isDir() ? m_folder : m_file;
}

QIcon PlainFileIcons::icon(IconType type) const
{
    return QFileIconProvider::icon(type);
}

QString PlainFileIcons::type(const QFileInfo& info) const
{
    return QMimeDatabase().mimeTypeForFile(info, QMimeDatabase::MatchExtension).comment();
}

FileDialog::FileDialog(QWidget* parent, const QString& title, const QString& start,
                       const QString& filter)
    : QFileDialog(parent, title, QString(), filter)
{
    setIconProvider(&icons);
    setOption(DontUseCustomDirectoryIcons);
    setOption(DontUseNativeDialog);
    const QFileInfo place(start);
    const bool isFolder = place.isDir();
    setDirectory(isFolder ? start : place.absolutePath());
    if (!isFolder) selectFile(place.fileName());
    if (auto* list = findChild<QTreeView*>(u"treeView"_s)) arrangeColumns(*list);
}

void FileDialog::accept()
{
    if (auto* field = findChild<QLineEdit*>(u"fileNameEdit"_s);
        field != nullptr && acceptMode() == AcceptSave && !defaultSuffix().isEmpty() &&
        hasDotButNoEnding(field->text()) && !isFolder(selectedFiles().value(0)))
        field->setText(field->text() + u'.' + defaultSuffix());
    if (acceptMode() == AcceptSave && !testOption(DontConfirmOverwrite)) {
        // Qt's own question has buttons that say Yes and No.
        const QString path = selectedFiles().value(0);
        if (isThere(path) && !isFolder(path) &&
            !mayReplace(this, QCoreApplication::translate("ui::ReplaceQuestion",
                                                          "%1 is there already. Replace it?")
                                  .arg(shownName(path))))
            return;
        setOption(DontConfirmOverwrite);
        QFileDialog::accept();
        setOption(DontConfirmOverwrite, false);
        return;
    }
    // Qt finds no file whose name is no text.
    if (m_unlisted && !m_unlisted->named().isEmpty()) return QDialog::accept();
    QFileDialog::accept();
}

void FileDialog::showUnlistedNames()
{
    m_unlisted = new UnlistedNames(*this);
}

QString askForFile(QWidget* parent, const QString& title, const QString& start,
                   const QString& filter)
{
    FileDialog dialog(parent, title, start, filter);
    dialog.setFileMode(QFileDialog::ExistingFile);
    dialog.showUnlistedNames();
    return chosenIn(dialog);
}

QStringList askForFiles(QWidget* parent, const QString& title, const QString& start,
                        const QString& filter)
{
    FileDialog dialog(parent, title, start, filter);
    dialog.setFileMode(QFileDialog::ExistingFiles);
    dialog.showUnlistedNames();
    return dialog.exec() == QDialog::Accepted ? dialog.selectedFiles() : QStringList();
}

QString askForFolder(QWidget* parent, const QString& title, const QString& start)
{
    FileDialog dialog(parent, title, start);
    dialog.setFileMode(QFileDialog::Directory);
    dialog.setOption(QFileDialog::ShowDirsOnly);
    dialog.showUnlistedNames();
    return chosenIn(dialog);
}

QString askForOutput(QWidget* parent, const QString& title, const QString& start,
                     const QString& filter, const QString& ending, ReplaceQuestion question)
{
    FileDialog dialog(parent, title, start, filter);
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setFileMode(QFileDialog::AnyFile);
    dialog.setDefaultSuffix(ending);
    dialog.setOption(QFileDialog::DontConfirmOverwrite, question == ReplaceQuestion::ByCaller);
    return chosenIn(dialog);
}

}  // namespace ui
