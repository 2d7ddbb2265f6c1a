// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include <QGroupBox>
#include <QStringList>

#include "engine/lexicon/lexicon_build.h"

class QCheckBox;
class QComboBox;
class QVBoxLayout;

namespace ui {

class PathField;
class Settings;

/// Which files to make of the words, and where. Suggests names beside the first source until the
/// user types others.
class BuildOutputs : public QGroupBox
{
    Q_OBJECT

public:
    explicit BuildOutputs(Settings& settings, QWidget* parent = nullptr);

    void suggestFor(const QStringList& sources);
    void setNotes(std::shared_ptr<const engine::WordNotes> notes);
    [[nodiscard]] engine::BuildPlan plan() const;
    /// What keeps the plan from being carried out; empty when nothing does.
    [[nodiscard]] QString problem(const QStringList& sources) const;

signals:
    void changed();

private:
    /// A file that may be made: a tick, where to, and what else there is to say.
    struct Output
    {
        QCheckBox* wanted;
        PathField* path;
        QString ending;     ///< of the name suggested
        QString suggested;  ///< what stands there by suggestion
    };
    Output addOutput(QVBoxLayout& layout, const QString& name, const QString& text,
                     const QString& filter, const QString& ending, QWidget* details);
    [[nodiscard]] QComboBox* orderBox(const QString& name);
    void suggest(Output& output);
    void followGraphWidth();

    Settings& m_settings;
    QString m_base;  ///< folder and name without ending that suggestions begin with
    QComboBox* m_content;
    QComboBox* m_order;
    QComboBox* m_width;
    QComboBox* m_alphaOrder;
    QComboBox* m_leavesVersion;
    PathField* m_csv;
    Output m_graph;
    Output m_alpha;
    Output m_leaves;
    Output m_notesFile;
    QCheckBox* m_check;
    std::shared_ptr<const engine::WordNotes> m_notes;
};

}  // namespace ui
