// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

class QWidget;

namespace ui {

/// What a control is for, for *What's This?*: everything that the control says of itself already,
/// to a screen reader or in its tooltip, and the page of the handbook about the part that it is in.
/// So no control lacks an answer, and there is no second text to keep up.
class WhatsThis : public QObject
{
    Q_OBJECT

public:
    /// What is shown of a control.
    struct Answer
    {
        QString title;   ///< its name
        QString text;    ///< what it is for; may be empty
        QString remark;  ///< why it can't be used now; mostly empty
        [[nodiscard]] bool empty() const { return title.isEmpty() && text.isEmpty(); }
    };

    /// Answers in all windows of the program.
    explicit WhatsThis(QObject* parent);

    /// About a widget, or the nearest of its parents that has something to say. `shownFor` takes
    /// that one.
    [[nodiscard]] static Answer about(QWidget* widget, const QWidget** shownFor = nullptr);
    /// The answer as it is shown, with a link to the page of that name.
    [[nodiscard]] static QString shown(const Answer& answer, const QString& page,
                                       const QString& pageTitle);

public slots:
    /// The next control that is clicked is explained; Esc ends that.
    void ask();
    /// The control that has the focus.
    void explainFocus();

signals:
    /// A link to a page of the handbook was followed.
    void pageAsked(const QString& page);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void explain(QWidget* widget, const QPoint& globalPlace);
};

}  // namespace ui
