// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QString>
#include <QStringList>
#include <QWidget>

#include "ui/work/job_service.h"
#include "ui/work/newest_job.h"

class QFileDialog;
class QLineEdit;
class QListWidget;
class QListWidgetItem;

namespace ui {

/// A file or a folder as nameText() has it.
struct UnlistedName
{
    QString name;
    bool isFolder = false;
};

/// Below the files of a dialog those of the same folder that Qt doesn't list, since their names are
/// no text; not seen where there are none. What is chosen stands in the dialog's line of names.
class UnlistedNames : public QWidget
{
    Q_OBJECT

public:
    explicit UnlistedNames(QFileDialog& dialog);

    /// What the dialog's line names, when Qt doesn't know it: files, or a folder where one is asked
    /// for; empty otherwise.
    [[nodiscard]] QStringList named() const;

private:
    /// Lists what is in a folder, `within` the one that the dialog shows or that one, once it is
    /// read: it may hold a hundred thousand files, or be on a slow disk.
    void list(const QString& within);
    void show(const QString& folder, const std::vector<UnlistedName>& names);
    void name();
    void open(QListWidgetItem* item);

    QFileDialog& m_dialog;
    QLineEdit* m_line = nullptr;
    QListWidget* m_names;
    QString m_within;  ///< a folder whose name is no text, and what is below it
    JobService m_jobs;
    NewestJob m_reading;
};

}  // namespace ui
