// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/unlisted_names.h"

#include <filesystem>
#include <stop_token>
#include <system_error>

#include <QAbstractItemView>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QFileIconProvider>
#include <QFileSystemModel>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

#include "ui/language/file_names.h"
#include "ui/language/shown_names.h"

namespace ui {

namespace {

namespace fs = std::filesystem;
using namespace Qt::StringLiterals;

constexpr int kPath = Qt::UserRole;
constexpr int kIsFolder = Qt::UserRole + 1;
constexpr int kShownRows = 4;
/// Nobody looks through more.
constexpr std::size_t kMostNames = 10'000;

bool isText(const QString& name)
{
    return !name.contains(QChar::ReplacementCharacter);
}

/// Those that a dialog's filter lets through, such as "Games (*.gcg *.cgp)"; empty = all.
QStringList patternsOf(const QString& filter)
{
    const qsizetype begin = filter.lastIndexOf(u'(');
    const qsizetype end = filter.lastIndexOf(u')');
    if (begin < 0 || end < begin) return {};
    return filter.sliced(begin + 1, end - begin - 1).split(u' ', Qt::SkipEmptyParts);
}

struct FolderQuestion
{
    QString folder;
    QStringList patterns;  ///< of files; empty = all
    bool foldersOnly = false;
    bool textToo = false;  ///< names that are text as well
};

std::vector<UnlistedName> namesIn(const FolderQuestion& question, const std::stop_token& stop)
{
    std::vector<UnlistedName> names;
    std::error_code error;
    fs::directory_iterator all(fileCalled(question.folder), error);
    for (; !error && all != fs::directory_iterator(); all.increment(error)) {
        if (stop.stop_requested() || names.size() == kMostNames) break;
        const QString name = nameText(all->path().filename());
        if (name.startsWith(u'.') || (isText(name) && !question.textToo)) continue;
        std::error_code unknown;
        const bool isFolder = all->is_directory(unknown);
        const auto isWanted = [&] {
            return !question.foldersOnly && all->is_regular_file(unknown) &&
                   (question.patterns.isEmpty() || QDir::match(question.patterns, name));
        };
        if (isFolder || isWanted()) names.push_back({name, isFolder});
    }
    return names;
}

}  // namespace

UnlistedNames::UnlistedNames(QFileDialog& dialog)
    : QWidget(&dialog),
      m_dialog(dialog),
      m_line(dialog.findChild<QLineEdit*>(u"fileNameEdit"_s)),
      m_names(new QListWidget(this)),
      m_reading(m_jobs)
{
    auto* label = new QLabel(tr("Names &without readable letters:"), this);
    label->setBuddy(m_names);
    m_names->setObjectName(u"unlistedNames"_s);
    m_names->setAccessibleName(tr("Files and folders whose names are no text in UTF-8"));
    label->setToolTip(m_names->accessibleName());
    m_names->setUniformItemSizes(true);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(label);
    layout->addWidget(m_names);
    if (auto* grid = qobject_cast<QGridLayout*>(dialog.layout()))
        grid->addWidget(this, grid->rowCount(), 0, 1, grid->columnCount());
    // The dialog itself tells of some ways into a folder only.
    if (const auto* files = dialog.findChild<QFileSystemModel*>())
        connect(files, &QFileSystemModel::rootPathChanged, this, [this] { list({}); });
    connect(&dialog, &QFileDialog::filterSelected, this, [this] { list(m_within); });
    connect(m_names, &QListWidget::itemSelectionChanged, this, &UnlistedNames::name);
    connect(m_names, &QListWidget::itemActivated, this, &UnlistedNames::open);
    if (m_line) {
        // After Qt, which thinks that there is no such file.
        connect(m_line, &QLineEdit::textChanged, this, [this] {
            auto* buttons = m_dialog.findChild<QDialogButtonBox*>();
            auto* button = buttons ? buttons->button(QDialogButtonBox::Open) : nullptr;
            if (button && !named().isEmpty()) button->setEnabled(true);
        });
    }
    hide();
    list({});
}

QStringList UnlistedNames::named() const
{
    const bool folders = m_dialog.fileMode() == QFileDialog::Directory;
    const QStringList names = m_dialog.selectedFiles();
    bool isUnlisted = false;
    for (const QString& path : names) {
        if (!(folders ? isFolder(path) : isFile(path))) return {};
        isUnlisted |= !isText(path);
    }
    return isUnlisted ? names : QStringList();
}

void UnlistedNames::list(const QString& within)
{
    m_within = within;
    m_names->clear();
    m_names->setSelectionMode(m_dialog.fileMode() == QFileDialog::ExistingFiles
                                  ? QAbstractItemView::ExtendedSelection
                                  : QAbstractItemView::SingleSelection);
    FolderQuestion question;
    question.folder = within.isEmpty() ? m_dialog.directory().absolutePath() : within;
    question.patterns = patternsOf(m_dialog.selectedNameFilter());
    question.foldersOnly = m_dialog.fileMode() == QFileDialog::Directory;
    // Below such a folder Qt lists nothing at all.
    question.textToo = !within.isEmpty();
    m_reading.ask<std::vector<UnlistedName>>(
        {}, JobClass::Quiet,
        [question](
            const engine::TaskContext& context) -> engine::Result<std::vector<UnlistedName>> {
            return namesIn(question, context.stop);
        },
        [this, folder = question.folder](const engine::Result<std::vector<UnlistedName>>& names) {
            if (names) show(folder, *names);
        });
}

void UnlistedNames::show(const QString& folder, const std::vector<UnlistedName>& names)
{
    const auto add = [this](const QString& name, const QString& path, bool isFolder) {
        auto* item =
            new QListWidgetItem(m_dialog.iconProvider()->icon(isFolder ? QFileIconProvider::Folder
                                                                       : QFileIconProvider::File),
                                isFolder ? oneLine(name) + u'/' : oneLine(name), m_names);
        item->setData(kPath, path);
        item->setData(kIsFolder, isFolder);
    };
    for (const UnlistedName& each : names) add(each.name, folder + u'/' + each.name, each.isFolder);
    m_names->sortItems();
    if (const int row = m_names->sizeHintForRow(0); row > 0)
        m_names->setFixedHeight(kShownRows * row + 2 * m_names->frameWidth());
    setVisible(m_names->count() > 0 || !m_within.isEmpty());
    if (m_within.isEmpty()) return;
    const QString above = m_within.first(m_within.lastIndexOf(u'/'));
    add(u".."_s, above == m_dialog.directory().absolutePath() ? QString() : above, true);
    m_names->insertItem(0, m_names->takeItem(m_names->count() - 1));
}

void UnlistedNames::name()
{
    if (!m_line) return;
    QStringList names;
    const bool folders = m_dialog.fileMode() == QFileDialog::Directory;
    const QString folder = m_dialog.directory().absolutePath() + u'/';
    const QList<QListWidgetItem*> chosen = m_names->selectedItems();
    for (const QListWidgetItem* item : chosen) {
        const QString path = item->data(kPath).toString();
        if (path.startsWith(folder) && item->data(kIsFolder).toBool() == folders)
            names.append(path.sliced(folder.size()));
    }
    if (names.isEmpty()) return;
    // What is selected in the view would come first.
    const auto views = m_dialog.findChildren<QAbstractItemView*>();
    for (QAbstractItemView* view : views)
        if (view != m_names && view->selectionModel() && view->isVisible()) view->clearSelection();
    m_line->setText(names.size() == 1 ? names.first() : u'"' + names.join(u"\" \""_s) + u'"');
}

void UnlistedNames::open(QListWidgetItem* item)
{
    if (item->data(kIsFolder).toBool()) return list(item->data(kPath).toString());
    if (!item->isSelected()) m_names->setCurrentItem(item);
    static_cast<QDialog&>(m_dialog).accept();
}

}  // namespace ui

#include "moc_unlisted_names.cpp"
