// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/label_accessible.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QLabel>
#include <QTextDocumentFragment>

namespace ui {

namespace {

class NamedLabel : public QAccessibleWidget
{
public:
    explicit NamedLabel(QLabel* label) : QAccessibleWidget(label, QAccessible::StaticText) {}

    [[nodiscard]] QString text(QAccessible::Text kind) const override
    {
        const QString said = QAccessibleWidget::text(kind);
        if (kind != QAccessible::Description || !said.isEmpty()) return said;
        const auto* label = static_cast<const QLabel*>(widget());
        const bool rich =
            label->textFormat() != Qt::PlainText && Qt::mightBeRichText(label->text());
        const QString text =
            rich ? QTextDocumentFragment::fromHtml(label->text()).toPlainText() : label->text();
        return text == QAccessibleWidget::text(QAccessible::Name) ? QString() : text;
    }
};

/// Labels of a field are left to Qt, which knows whose they are.
QAccessibleInterface* makeInterface(const QString&, QObject* object)
{
    auto* label = qobject_cast<QLabel*>(object);
    if (!label || label->accessibleName().isEmpty() || label->buddy()) return nullptr;
    return new NamedLabel(label);
}

}  // namespace

void installLabelAccessibility()
{
    static const bool installed = [] {
        QAccessible::installFactory(makeInterface);
        return true;
    }();
    static_cast<void>(installed);
}

}  // namespace ui
