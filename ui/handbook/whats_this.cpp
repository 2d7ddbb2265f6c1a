// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/handbook/whats_this.h"

#include <QAccessible>
#include <QApplication>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QLocale>
#include <QTextDocumentFragment>
#include <QWhatsThis>
#include <QWidget>

#include "ui/handbook/handbook.h"
#include "ui/handbook/handbook_feature.h"

namespace ui {
namespace {

using namespace Qt::StringLiterals;

/// Texts of tooltips may be rich.
QString plain(const QString& text)
{
    return (Qt::mightBeRichText(text) ? QTextDocumentFragment::fromHtml(text).toPlainText() : text)
        .trimmed();
}

/// As a screen reader says it: the name that was given, the text, or that of the label beside it.
QString titleOf(QWidget& widget)
{
    QAccessibleInterface* accessible = QAccessible::queryAccessibleInterface(&widget);
    return accessible ? plain(accessible->text(QAccessible::Name)) : QString();
}

}  // namespace

WhatsThis::WhatsThis(QObject* parent) : QObject(parent)
{
    qApp->installEventFilter(this);
}

WhatsThis::Answer WhatsThis::about(QWidget* widget, const QWidget** shownFor)
{
    for (; widget != nullptr; widget = widget->parentWidget()) {
        Answer answer{titleOf(*widget), {}, {}};
        QStringList texts;
        for (const QString& each :
             {widget->whatsThis(), widget->toolTip(), widget->accessibleDescription()}) {
            const QString text = plain(each);
            if (!text.isEmpty() && text != answer.title && !texts.contains(text))
                texts.append(text);
        }
        answer.text = texts.join(u"\n"_s);
        if (!widget->isEnabled() && !widget->isWindow())
            answer.remark = tr("It can't be used just now.");
        if (answer.empty()) {
            if (widget->isWindow()) break;
            continue;
        }
        if (shownFor != nullptr) *shownFor = widget;
        return answer;
    }
    return {};
}

QString WhatsThis::shown(const Answer& answer, const QString& page, const QString& pageTitle)
{
    QString html;
    const auto add = [&html](const QString& text, bool strong = false) {
        if (text.isEmpty()) return;
        const QString safe = text.toHtmlEscaped().replace(u'\n', u"<br>"_s);
        html += strong ? u"<p><b>%1</b></p>"_s.arg(safe) : u"<p>%1</p>"_s.arg(safe);
    };
    add(answer.title, true);
    add(answer.text);
    add(answer.remark);
    if (!page.isEmpty())
        html += u"<p><a href=\"%1\">%2</a></p>"_s.arg(
            page, tr("Handbook: %1").arg(pageTitle).toHtmlEscaped());
    return html;
}

void WhatsThis::ask()
{
    QWhatsThis::enterWhatsThisMode();
}

void WhatsThis::explainFocus()
{
    if (QWidget* widget = QApplication::focusWidget()) {
        const QRect cursor = widget->inputMethodQuery(Qt::ImCursorRectangle).toRect();
        const QPoint inside = widget->rect().contains(cursor.center()) && !cursor.isNull()
                                  ? cursor.center()
                                  : widget->rect().center();
        explain(widget, widget->mapToGlobal(inside));
    }
}

void WhatsThis::explain(QWidget* widget, const QPoint& globalPlace)
{
    const QWidget* said = widget;
    const Answer answer = about(widget, &said);
    const QString page = HandbookFeature::pageAbout(widget);
    const Handbook handbook(QLocale().name().left(2));
    const HandbookPage* known = handbook.page(page);
    QWhatsThis::showText(globalPlace,
                         shown(answer, known != nullptr ? page : QString(),
                               known != nullptr ? known->title : QString()),
                         widget);
}

bool WhatsThis::eventFilter(QObject* watched, QEvent* event)
{
    switch (event->type()) {
    case QEvent::QueryWhatsThis:
        if (!watched->isWidgetType() || about(static_cast<QWidget*>(watched)).empty()) break;
        event->accept();
        return true;
    case QEvent::WhatsThis:
        if (!watched->isWidgetType()) break;
        explain(static_cast<QWidget*>(watched), static_cast<QHelpEvent*>(event)->globalPos());
        event->accept();
        return true;
    case QEvent::WhatsThisClicked:
        emit pageAsked(static_cast<QWhatsThisClickedEvent*>(event)->href());
        return true;
    case QEvent::KeyPress: {
        // The keys of the window don't reach dialogs that keep it waiting.
        const auto* key = static_cast<QKeyEvent*>(event);
        if (key->key() != Qt::Key_F1 || !key->modifiers().testFlag(Qt::ShiftModifier)) break;
        if (!watched->isWidgetType() || QApplication::activeModalWidget() == nullptr) break;
        explainFocus();
        return true;
    }
    default: break;
    }
    return QObject::eventFilter(watched, event);
}

}  // namespace ui

#include "moc_whats_this.cpp"
