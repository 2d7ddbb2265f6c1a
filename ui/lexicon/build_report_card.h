// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QGroupBox>

#include "engine/lexicon/lexicon_build.h"

class QLabel;
class QPushButton;

namespace ui {

/// What was built: numbers, sizes, fingerprints, what the check found, and what can be done now.
class BuildReportCard : public QGroupBox
{
    Q_OBJECT

public:
    explicit BuildReportCard(QWidget* parent = nullptr);

    /// The plan is the one that was carried out. `cannotUse` says why nothing of it can be played with now; empty when it can. `comparable`:
    /// there is a graph of words.
    void showReport(const engine::BuildReport& report, const engine::BuildPlan& plan,
                    const QString& cannotUse, bool comparable);
    [[nodiscard]] QString asText() const { return m_text; }

signals:
    void useRequested();
    void compareRequested();
    void folderRequested();
    void backRequested();

private:
    QLabel* m_title;
    QLabel* m_details;
    QLabel* m_hint;
    QPushButton* m_use;
    QPushButton* m_compare;
    QString m_text;
};

}  // namespace ui
