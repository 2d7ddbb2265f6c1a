// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/path_field.h"

#include <QDir>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>

#include "ui/settings/settings.h"
#include "ui/widgets/file_dialog.h"

namespace ui {

namespace {

using namespace Qt::StringLiterals;

}  // namespace

PathField::PathField(Purpose purpose, const QString& name, const QString& title,
                     const QString& filter, Settings& settings, QWidget* parent)
    : QWidget(parent),
      m_purpose(purpose),
      m_title(title),
      m_filter(filter),
      m_settings(settings),
      m_edit(new QLineEdit)
{
    setObjectName(name);
    m_edit->setObjectName(name + u"Edit"_s);
    m_edit->setAccessibleName(title);
    auto* browseButton = new QPushButton(tr("Browse…"));
    browseButton->setObjectName(name + u"Browse"_s);
    browseButton->setAccessibleName(tr("Browse: %1").arg(title));
    browseButton->setAutoDefault(false);
    connect(browseButton, &QPushButton::clicked, this, &PathField::browse);
    connect(m_edit, &QLineEdit::textChanged, this, [this](const QString& text) {
        m_edit->setToolTip(text);
        emit changed();
    });
    connect(m_edit, &QLineEdit::editingFinished, this, &PathField::finishEditing);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_edit, 1);
    layout->addWidget(browseButton);
    setFocusProxy(m_edit);
}

QString PathField::path() const
{
    const QString text = m_edit->text().trimmed();
    if (text.isEmpty()) return {};
    if (text == "~"_L1 || text.startsWith("~/"_L1)) return QDir::homePath() + text.mid(1);
    if (QDir::isAbsolutePath(text)) return text;
    return QDir(m_settings.lastFolder()).absoluteFilePath(text);
}

void PathField::setPath(const QString& path)
{
    m_edit->setText(path);
    m_edit->setCursorPosition(static_cast<int>(path.size()));
}

void PathField::setPlaceholder(const QString& text)
{
    m_edit->setPlaceholderText(text);
}

bool PathField::isEdited() const
{
    return m_edit->isModified();
}

void PathField::finishEditing()
{
    if (!isEdited()) return;
    m_edit->setModified(false);
    emit edited();
}

void PathField::browse()
{
    const QString now = path();
    const QString start = now.isEmpty() ? m_settings.lastFolder() : now;
    // Whoever writes the file asks before it is replaced, when all names are known.
    const QString chosen = m_purpose == Purpose::Open ? askForFile(this, m_title, start, m_filter)
                                                      : askForOutput(this, m_title, start, m_filter,
                                                                     {}, ReplaceQuestion::ByCaller);
    if (chosen.isEmpty()) return;
    m_settings.setLastFolder(QFileInfo(chosen).absolutePath());
    setPath(chosen);
    emit edited();
}

}  // namespace ui

#include "moc_path_field.cpp"
