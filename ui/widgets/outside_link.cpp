// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/outside_link.h"

#include <QCoreApplication>
#include <QDesktopServices>
#include <QDir>
#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>
#include <QUrl>

namespace ui {

namespace {

/// Sixteen lines: longer ones push the buttons out of a small screen, and part of themselves.
constexpr qsizetype kLongestAddress = 1024;

/// So that nothing of a long one is outside the screen.
QString inLines(const QString& address)
{
    constexpr qsizetype kWide = 64;
    QString lines;
    for (qsizetype at = 0; at < address.size(); at += kWide) {
        if (at > 0) lines += QLatin1Char('\n');
        lines += QStringView(address).mid(at, kWide);
    }
    return lines;
}

QString linkText(const char* text)
{
    return QCoreApplication::translate("ui::OutsideLink", text);
}

/// `question` is asked about `address`, which is all of `url`.
void ask(const QString& question, const QString& address, const QUrl& url, QWidget* parent)
{
    auto* box =
        new QMessageBox(QMessageBox::Question, QString(), QString(), QMessageBox::Cancel, parent);
    box->setObjectName(QStringLiteral("openOutside"));
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setTextFormat(Qt::PlainText);
    if (address.size() > kLongestAddress) {
        // Nobody could see where it really leads.
        box->setIcon(QMessageBox::Warning);
        box->setStandardButtons(QMessageBox::Close);
        box->setText(linkText(
            QT_TRANSLATE_NOOP("ui::OutsideLink",
                              "This address is too long to be shown whole, so it is not opened.")));
        box->setInformativeText(inLines(address.left(kLongestAddress / 4)) +
                                QStringLiteral("\n..."));
        box->open();
        return;
    }
    box->setText(question);
    box->setInformativeText(inLines(address));
    auto* open = box->addButton(linkText(QT_TRANSLATE_NOOP("ui::OutsideLink", "Open")),
                                QMessageBox::AcceptRole);
    box->setDefaultButton(QMessageBox::Cancel);
    box->setEscapeButton(QMessageBox::Cancel);
    QObject::connect(box, &QMessageBox::buttonClicked, box,
                     [url, open](const QAbstractButton* pressed) {
                         if (pressed == open) QDesktopServices::openUrl(url);
                     });
    box->open();
}

}  // namespace

void askToOpenPage(const QUrl& url, QWidget* parent)
{
    const bool web =
        url.scheme() == QLatin1String("http") || url.scheme() == QLatin1String("https");
    if (!web || !url.isValid()) return;
    // Letters that only look like others are told apart.
    ask(linkText(QT_TRANSLATE_NOOP("ui::OutsideLink", "Open this address in the browser?")),
        QString::fromLatin1(url.toEncoded()), url, parent);
}

void askToShowFolder(const QString& path, QWidget* parent)
{
    if (!QFileInfo(path).isDir()) return;
    ask(linkText(QT_TRANSLATE_NOOP("ui::OutsideLink", "Show this folder in another program?")),
        QDir::toNativeSeparators(path), QUrl::fromLocalFile(path), parent);
}

}  // namespace ui
