// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/handbook/handbook_window.h"

#include <utility>

#include <QAction>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSplitter>
#include <QVBoxLayout>

#include "ui/handbook/handbook_view.h"
#include "ui/theme/measures.h"

namespace ui {
namespace {

using namespace Qt::StringLiterals;

constexpr QSize kFirstSize{920, 640};
constexpr int kPageRole = Qt::UserRole;

}  // namespace

HandbookWindow::HandbookWindow(Handbook handbook, QWidget* parent)
    : QDialog(parent),
      m_handbook(std::move(handbook)),
      m_search(new QLineEdit),
      m_contents(new QListWidget),
      m_view(new HandbookView(m_handbook))
{
    setObjectName(u"handbook"_s);
    setWindowTitle(tr("Handbook"));
    setModal(false);
    resize(kFirstSize);

    m_search->setObjectName(u"handbookSearch"_s);
    m_search->setAccessibleName(tr("Search the handbook"));
    m_search->setPlaceholderText(tr("Search"));
    m_search->setClearButtonEnabled(true);
    m_contents->setObjectName(u"handbookContents"_s);
    m_contents->setAccessibleName(tr("Pages of the handbook"));

    auto* back = new QPushButton(tr("&Back"));
    auto* forward = new QPushButton(tr("&Forward"));
    for (QPushButton* button : {back, forward}) {
        button->setAutoDefault(false);
        button->setEnabled(false);
    }
    connect(back, &QPushButton::clicked, m_view, &HandbookView::backward);
    connect(forward, &QPushButton::clicked, m_view, &HandbookView::forward);
    connect(m_view, &HandbookView::backwardAvailable, back, &QPushButton::setEnabled);
    connect(m_view, &HandbookView::forwardAvailable, forward, &QPushButton::setEnabled);

    auto* left = new QWidget;
    auto* column = new QVBoxLayout(left);
    column->setContentsMargins(gap::kNone, gap::kNone, gap::kNone, gap::kNone);
    column->setSpacing(gap::kNormal);
    column->addWidget(m_search);
    column->addWidget(m_contents, 1);
    auto* ways = new QHBoxLayout;
    ways->setSpacing(gap::kNormal);
    ways->addWidget(back);
    ways->addWidget(forward);
    column->addLayout(ways);

    auto* parts = new QSplitter(Qt::Horizontal);
    parts->setChildrenCollapsible(false);
    parts->addWidget(left);
    parts->addWidget(m_view);
    parts->setStretchFactor(0, 2);
    parts->setStretchFactor(1, 5);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(gap::kWide, gap::kWide, gap::kWide, gap::kWide);
    layout->addWidget(parts);

    connect(m_search, &QLineEdit::textChanged, this, &HandbookWindow::list);
    connect(m_search, &QLineEdit::returnPressed, this, [this] {
        if (const QListWidgetItem* first = m_contents->item(0))
            m_view->show({first->data(kPageRole).toString(), {}});
    });
    connect(m_contents, &QListWidget::currentItemChanged, this,
            [this](const QListWidgetItem* item) {
                if (item == nullptr) return;
                const QString page = item->data(kPageRole).toString();
                if (page != m_view->shownPage()) m_view->show({page, {}});
            });
    connect(m_view, &HandbookView::pageShown, this, &HandbookWindow::mark);
    list();
}

void HandbookWindow::showPage(const QString& page)
{
    m_search->clear();
    if (!m_view->show({page, {}})) m_view->show({m_handbook.pages().value(0).name, {}});
    show();
    raise();
    activateWindow();
    m_view->setFocus();
}

void HandbookWindow::list()
{
    const QSignalBlocker quiet(m_contents);
    m_contents->clear();
    const QList<const HandbookPage*> found = m_handbook.find(m_search->text());
    for (const HandbookPage* page : found) {
        auto* item = new QListWidgetItem(page->title, m_contents);
        item->setData(kPageRole, page->name);
    }
    if (found.isEmpty()) {
        auto* none = new QListWidgetItem(tr("No page has these words."), m_contents);
        none->setFlags(Qt::NoItemFlags);
    }
    mark(m_view->shownPage());
}

void HandbookWindow::mark(const QString& page)
{
    const QSignalBlocker quiet(m_contents);
    for (int row = 0; row < m_contents->count(); ++row)
        if (m_contents->item(row)->data(kPageRole).toString() == page)
            return m_contents->setCurrentRow(row);
    m_contents->setCurrentRow(-1);
}

}  // namespace ui

#include "moc_handbook_window.cpp"
