// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lexicon/source_list.h"

#include <algorithm>

#include <QComboBox>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLocale>
#include <QMimeData>
#include <QPushButton>
#include <QTableWidget>
#include <QUrl>
#include <QVBoxLayout>

#include "ui/language/file_names.h"
#include "ui/language/text.h"
#include "ui/settings/settings.h"
#include "ui/widgets/file_dialog.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;

enum Column { OperationColumn, FileColumn, WordsColumn, EffectColumn };

QStringList localFiles(const QMimeData& content)
{
    QStringList files;
    const QList<QUrl> urls = content.urls();
    for (const QUrl& url : urls)
        if (url.isLocalFile()) files.append(localFile(url));
    return files;
}

QString signedCount(std::int64_t count)
{
    const QString digits = QLocale().toString(static_cast<qlonglong>(std::abs(count)));
    if (count == 0) return digits;
    return (count < 0 ? QChar(0x2212) : QChar(u'+')) + digits;
}

}  // namespace

SourceList::SourceList(Settings& settings, QWidget* parent)
    : QGroupBox(tr("Words from"), parent),
      m_settings(settings),
      m_table(new QTableWidget(0, 4)),
      m_remove(new QPushButton(tr("&Remove"))),
      m_up(new QPushButton(tr("&Up"))),
      m_down(new QPushButton(tr("Do&wn")))
{
    setObjectName(u"sourceList"_s);
    setAcceptDrops(true);
    m_table->setObjectName(u"sourceTable"_s);
    m_table->setAccessibleName(tr("Sources of words, combined in this order"));
    m_table->setHorizontalHeaderLabels({tr("Set"), tr("File"), tr("Words"), tr("Change")});
    m_table->verticalHeader()->hide();
    m_table->horizontalHeader()->setSectionResizeMode(FileColumn, QHeaderView::Stretch);
    for (const int column : {OperationColumn, WordsColumn, EffectColumn})
        m_table->horizontalHeader()->setSectionResizeMode(column, QHeaderView::ResizeToContents);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setTextElideMode(Qt::ElideMiddle);
    m_table->setWordWrap(false);
    m_table->setTabKeyNavigation(false);
    m_table->setShowGrid(false);
    m_table->installEventFilter(this);
    auto* add = new QPushButton(tr("&Add Files…"));
    add->setObjectName(u"sourceAdd"_s);
    m_remove->setObjectName(u"sourceRemove"_s);
    m_up->setObjectName(u"sourceUp"_s);
    m_down->setObjectName(u"sourceDown"_s);
    auto* buttons = new QHBoxLayout;
    for (QPushButton* button : {add, m_remove, m_up, m_down}) {
        button->setAutoDefault(false);
        buttons->addWidget(button);
    }
    buttons->addStretch();
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_table, 1);
    layout->addLayout(buttons);
    connect(add, &QPushButton::clicked, this, &SourceList::choose);
    connect(m_remove, &QPushButton::clicked, this, &SourceList::removeCurrent);
    connect(m_up, &QPushButton::clicked, this, [this] { move(-1); });
    connect(m_down, &QPushButton::clicked, this, [this] { move(1); });
    connect(m_table, &QTableWidget::currentCellChanged, this, &SourceList::updateButtons);
    updateButtons();
}

void SourceList::addFiles(const QStringList& paths)
{
    bool added = false;
    for (const QString& path : paths) {
        const QString absolute = QFileInfo(path).absoluteFilePath();
        if (std::ranges::any_of(m_sources,
                                [&](const Source& source) { return source.path == absolute; }))
            continue;
        m_sources.push_back({absolute, engine::SetOperation::Union});
        added = true;
    }
    if (!added) return;
    rebuild(static_cast<int>(m_sources.size()) - 1);
    emit changed();
}

std::vector<engine::WordSource> SourceList::sources() const
{
    std::vector<engine::WordSource> sources;
    for (const Source& source : m_sources)
        sources.push_back({toPath(source.path), source.operation});
    return sources;
}

QStringList SourceList::paths() const
{
    QStringList all;
    for (const Source& source : m_sources) all.append(source.path);
    return all;
}

void SourceList::choose()
{
    const QStringList chosen = askForFiles(
        this, tr("Add Word Lists"), m_settings.lastFolder(),
        tr("Word lists and lexicons (*.txt *.lst *.gz *.zst *.kwg *.kbwg *.dawg *.gaddag *.lxd);;"
           "All files (*)"));
    if (chosen.isEmpty()) return;
    m_settings.setLastFolder(QFileInfo(chosen.first()).absolutePath());
    addFiles(chosen);
}

void SourceList::removeCurrent()
{
    const int row = m_table->currentRow();
    if (row < 0) return;
    m_sources.erase(m_sources.begin() + row);
    rebuild(std::min(row, static_cast<int>(m_sources.size()) - 1));
    emit changed();
}

void SourceList::move(int by)
{
    const int row = m_table->currentRow();
    const int other = row + by;
    if (row < 0 || other < 0 || other >= static_cast<int>(m_sources.size())) return;
    std::swap(m_sources[static_cast<std::size_t>(row)], m_sources[static_cast<std::size_t>(other)]);
    rebuild(other);
    emit changed();
}

void SourceList::rebuild(int current)
{
    m_table->setRowCount(0);
    m_table->setRowCount(static_cast<int>(m_sources.size()));
    for (int row = 0; row < m_table->rowCount(); ++row) {
        const Source& source = m_sources[static_cast<std::size_t>(row)];
        const QString name = QFileInfo(source.path).fileName();
        auto* file = new QTableWidgetItem(name);
        file->setToolTip(source.path);
        m_table->setItem(row, FileColumn, file);
        for (const int column : {WordsColumn, EffectColumn}) {
            auto* number = new QTableWidgetItem;
            number->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
            m_table->setItem(row, column, number);
        }
        if (row == 0) {
            m_table->setItem(row, OperationColumn, new QTableWidgetItem(tr("Begin with")));
            continue;
        }
        auto* operation = new QComboBox;
        operation->setObjectName(u"sourceOperation%1"_s.arg(row));
        operation->setAccessibleName(tr("What %1 does to the words before it").arg(name));
        operation->addItem(tr("∪ Add"), static_cast<int>(engine::SetOperation::Union));
        operation->addItem(tr("− Take away"), static_cast<int>(engine::SetOperation::Minus));
        operation->addItem(tr("∩ Keep only"), static_cast<int>(engine::SetOperation::Intersect));
        operation->setCurrentIndex(static_cast<int>(source.operation));
        connect(operation, &QComboBox::activated, this, [this, row](int index) {
            m_sources[static_cast<std::size_t>(row)].operation =
                static_cast<engine::SetOperation>(index);
            emit changed();
        });
        m_table->setCellWidget(row, OperationColumn, operation);
    }
    m_table->resizeColumnToContents(OperationColumn);
    if (current >= 0) m_table->setCurrentCell(current, FileColumn);
    updateButtons();
}

void SourceList::updateButtons()
{
    const int row = m_table->currentRow();
    m_remove->setEnabled(row >= 0);
    m_up->setEnabled(row > 0);
    m_down->setEnabled(row >= 0 && row + 1 < m_table->rowCount());
}

void SourceList::showReading(const engine::SourcesReading* reading)
{
    for (int row = 0; row < m_table->rowCount(); ++row) {
        QTableWidgetItem* words = m_table->item(row, WordsColumn);
        QTableWidgetItem* effect = m_table->item(row, EffectColumn);
        QTableWidgetItem* file = m_table->item(row, FileColumn);
        const QString path = m_sources[static_cast<std::size_t>(row)].path;
        if (!reading || row >= static_cast<int>(reading->sources.size())) {
            words->setText({});
            effect->setText({});
            file->setIcon({});
            file->setToolTip(path);
            continue;
        }
        const engine::SourceReading& source = reading->sources[static_cast<std::size_t>(row)];
        if (source.error) {
            words->setText(tr("✕ error"));
            effect->setText({});
            file->setToolTip(errorText(*source.error));
        } else {
            words->setText(QLocale().toString(static_cast<qlonglong>(source.words)));
            effect->setText(signedCount(source.change));
            file->setToolTip(path);
        }
    }
}

bool SourceList::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_table && event->type() == QEvent::KeyPress) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (key->key() == Qt::Key_Delete) {
            removeCurrent();
            return true;
        }
    }
    return QGroupBox::eventFilter(watched, event);
}

void SourceList::dragEnterEvent(QDragEnterEvent* event)
{
    if (!localFiles(*event->mimeData()).isEmpty()) event->acceptProposedAction();
}

void SourceList::dropEvent(QDropEvent* event)
{
    const QStringList files = localFiles(*event->mimeData());
    if (files.isEmpty()) return;
    addFiles(files);
    event->acceptProposedAction();
}

}  // namespace ui

#include "moc_source_list.cpp"
