// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <QWidget>

#include "ui/explain/explained_line.h"
#include "ui/explain/explanation_run.h"

class QAction;
class QHBoxLayout;
class QLabel;
class QProgressBar;
class QTextBrowser;
class QUrl;

namespace ui {

class ShownDocument;

/// Why one move beside another: sentences whose squares, moves and tiles are links, and at the end
/// how sure it is.
class ExplainPanel : public QWidget
{
    Q_OBJECT

public:
    explicit ExplainPanel(const ExplanationRun& run, QWidget* parent = nullptr);

    /// Commands, as buttons below.
    void addActions(const QList<QAction*>& actions);
    /// What stands there while nothing is explained.
    void setHint(const QString& hint);
    /// What a review found the second of the two moves to cost, beside the heading, and what it
    /// judged by; both may be empty.
    void setReviewed(const QString& cost, const QString& by);
    [[nodiscard]] QTextBrowser* view() { return m_view; }

signals:
    /// Nothing when the pointer or the focus leaves it.
    void linkPointedAt(const std::optional<ui::ExplainedLink>& link);
    void linkChosen(const ui::ExplainedLink& link);

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void follow();
    void render();
    /// How sure the explanation is, and whether the review sees it otherwise.
    [[nodiscard]] QString verdictText(const engine::Explanation& explanation) const;
    [[nodiscard]] QString html();
    [[nodiscard]] QString htmlOf(const ExplainedLine& line);
    [[nodiscard]] const ExplainedLink* linkOf(const QUrl& anchor) const;

    const ExplanationRun& m_run;
    QString m_hint;
    QString m_cost;
    QString m_judgedBy;
    std::vector<ExplainedLink> m_links;
    QLabel* m_heading;
    QLabel* m_costLabel;
    QProgressBar* m_progress;
    QTextBrowser* m_view;
    ShownDocument* m_document;
    QLabel* m_verdict;
    QLabel* m_source;  ///< what the numbers come from
    QLabel* m_legend;
    QHBoxLayout* m_buttons;
};

}  // namespace ui
