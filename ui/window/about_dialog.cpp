// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/about_dialog.h"

#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QIcon>
#include <QLabel>
#include <QVBoxLayout>

namespace ui {

namespace {

using namespace Qt::StringLiterals;

}  // namespace

AboutDialog::AboutDialog(QWidget* parent) : QDialog(parent)
{
    setObjectName(u"aboutDialog"_s);
    setWindowTitle(tr("About Tilewright"));
    auto* picture = new QLabel;
    picture->setPixmap(QGuiApplication::windowIcon().pixmap(64, 64));
    picture->setAlignment(Qt::AlignTop);
    auto* text = new QLabel(
        tr("<h3>Tilewright %1</h3>"
           "<p>Analysis board for crossword board games.</p>"
           "<p>Free software under the GNU General Public License, version 3 or later; it comes "
           "without any warranty.</p>"
           "<p>Built on Qt %2. Tiles are drawn with Noto Sans (SIL Open Font License).</p>")
            .arg(QCoreApplication::applicationVersion(), QLatin1StringView(qVersion())));
    text->setObjectName(u"aboutText"_s);
    text->setTextFormat(Qt::RichText);
    text->setWordWrap(true);
    text->setTextInteractionFlags(Qt::TextBrowserInteraction);
    auto* row = new QHBoxLayout;
    row->addWidget(picture);
    row->addWidget(text, 1);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(row);
    layout->addWidget(buttons);
    setMinimumWidth(420);
}

}  // namespace ui

#include "moc_about_dialog.cpp"
