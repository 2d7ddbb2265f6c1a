// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QWidget>

class QLineEdit;
class QPushButton;

namespace ui {

class Settings;

/// The path of a file to be read or written: a line to type in and a button that opens the file
/// dialog. The line's object name is the field's with "Edit" behind it, the button's with "Browse".
class PathField : public QWidget
{
    Q_OBJECT

public:
    enum class Purpose { Open, Save };

    /// `name` is the object name, `title` the accessible name and that of the file dialog,
    /// `filter` as file dialogs take it. The settings outlive the field.
    PathField(Purpose purpose, const QString& name, const QString& title, const QString& filter,
              Settings& settings, QWidget* parent = nullptr);

    /// Absolute, or empty.
    [[nodiscard]] QString path() const;
    void setPath(const QString& path);
    void setPlaceholder(const QString& text);
    /// Something was typed that wasn't told as edited yet.
    [[nodiscard]] bool isEdited() const;
    /// It is told now.
    void finishEditing();

signals:
    /// With each key.
    void changed();
    /// The user has typed another path to its end (Enter, or the focus went on), or chosen one.
    void edited();

private:
    void browse();

    Purpose m_purpose;
    QString m_title;
    QString m_filter;
    Settings& m_settings;
    QLineEdit* m_edit;
};

}  // namespace ui
