// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTextBrowser>

#include "ui/handbook/handbook.h"

namespace ui {

/// Shows pages of the handbook, with the way back that one came. Reads nothing but its pages:
/// what is no link between them is shown as text.
class HandbookView : public QTextBrowser
{
    Q_OBJECT

public:
    /// The handbook outlives the view.
    explicit HandbookView(const Handbook& handbook, QWidget* parent = nullptr);

    /// False when there is no such page, or no such heading on it; the page is shown then.
    bool show(const HandbookLink& link);
    [[nodiscard]] QString shownPage() const { return m_page; }
    /// The headings of the page as their anchors.
    [[nodiscard]] QStringList anchors() const;

signals:
    void pageShown(const QString& name);

protected:
    QVariant loadResource(int type, const QUrl& name) override;
    void doSetSource(const QUrl& name, QTextDocument::ResourceType type) override;

private:
    bool scrollToHeading(const QString& anchor);
    /// As large as the page has room for; nothing for a name that is none of a picture.
    [[nodiscard]] QVariant picture(const QString& name) const;

    const Handbook& m_handbook;
    QString m_page;
};

}  // namespace ui
