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

}  // namespace

void askToOpen(const QUrl& url, QWidget* parent)
{
    const bool web =
        url.scheme() == QLatin1String("http") || url.scheme() == QLatin1String("https");
    const bool folder = url.isLocalFile() && QFileInfo(url.toLocalFile()).isDir();
    if (!url.isValid() || (!web && !folder)) return;
    // Letters that only look like others are told apart.
    const QString address =
        web ? QString::fromLatin1(url.toEncoded()) : QDir::toNativeSeparators(url.toLocalFile());
    auto* question =
        new QMessageBox(QMessageBox::Question, QString(), QString(), QMessageBox::Cancel, parent);
    question->setObjectName(QStringLiteral("openOutside"));
    question->setAttribute(Qt::WA_DeleteOnClose);
    question->setTextFormat(Qt::PlainText);
    if (address.size() > kLongestAddress) {
        // Nobody could see where it really leads.
        question->setIcon(QMessageBox::Warning);
        question->setStandardButtons(QMessageBox::Close);
        question->setText(linkText(
            QT_TRANSLATE_NOOP("ui::OutsideLink",
                              "This address is too long to be shown whole, so it is not opened.")));
        question->setInformativeText(inLines(address.left(kLongestAddress / 4)) +
                                     QStringLiteral("\n..."));
        question->open();
        return;
    }
    question->setText(
        web ? linkText(QT_TRANSLATE_NOOP("ui::OutsideLink", "Open this address in the browser?"))
            : linkText(
                  QT_TRANSLATE_NOOP("ui::OutsideLink", "Show this folder in another program?")));
    question->setInformativeText(inLines(address));
    auto* open = question->addButton(linkText(QT_TRANSLATE_NOOP("ui::OutsideLink", "Open")),
                                     QMessageBox::AcceptRole);
    question->setDefaultButton(QMessageBox::Cancel);
    question->setEscapeButton(QMessageBox::Cancel);
    QObject::connect(question, &QMessageBox::buttonClicked, question,
                     [url, open](const QAbstractButton* pressed) {
                         if (pressed == open) QDesktopServices::openUrl(url);
                     });
    question->open();
}

}  // namespace ui
