// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QGroupBox>
#include <QStringList>

#include "engine/lexicon/word_sources.h"

class QComboBox;
class QPushButton;
class QTableWidget;

namespace ui {

class Settings;

/// The files that a lexicon is built from and how they are combined, in order. Takes files that
/// are dropped on it.
class SourceList : public QGroupBox
{
    Q_OBJECT

public:
    explicit SourceList(Settings& settings, QWidget* parent = nullptr);

    /// Those that are there already are not added again.
    void addFiles(const QStringList& paths);
    [[nodiscard]] std::vector<engine::WordSource> sources() const;
    [[nodiscard]] QStringList paths() const;
    /// What each source brought; nothing while they are being read.
    void showReading(const engine::SourcesReading* reading);

signals:
    void changed();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    struct Source
    {
        QString path;
        engine::SetOperation operation = engine::SetOperation::Union;
    };
    void choose();
    void removeCurrent();
    void move(int by);
    void rebuild(int current);
    void updateButtons();

    Settings& m_settings;
    std::vector<Source> m_sources;
    QTableWidget* m_table;
    QPushButton* m_remove;
    QPushButton* m_up;
    QPushButton* m_down;
};

}  // namespace ui
