// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include "ui/document/study_fwd.h"

class QLabel;

namespace ui {

class PlayersForm;

/// Racks and scores of all players and whose turn it is. What the study refuses is told in the
/// dialog, which stays open.
class PlayersDialog : public QDialog
{
    Q_OBJECT

public:
    PlayersDialog(Study& study, QWidget* parent);
    void accept() override;

private:
    Study& m_study;
    int m_document;  ///< that is edited
    PlayersForm* m_form;
    QLabel* m_problem;
};

}  // namespace ui
