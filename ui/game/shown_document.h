// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QImage>
#include <QString>
#include <QStringList>
#include <QTextDocument>

namespace ui {

/// A document that shows texts from others, which all text from files is shown in. Its pictures are
/// those that it was given, under "picture:NAME", in the size that they have; nothing is ever read
/// for it, whatever the text names. (A plain QTextDocument opens any file that a picture in it names,
/// and reads it to its end.)
class ShownDocument : public QTextDocument
{
    Q_OBJECT

public:
    using QTextDocument::QTextDocument;

    /// By name; a null picture can't be shown.
    void setPictures(QHash<QString, QImage> pictures) { m_pictures = std::move(pictures); }
    /// To be called for what was set as Markdown: pictures that it hasn't got become the text that
    /// stands for them in Markdown. Those that `awaited` names will come.
    void replaceForeignPictures(const QStringList& awaited);

protected:
    QVariant loadResource(int type, const QUrl& name) override;

private:
    QHash<QString, QImage> m_pictures;
};

}  // namespace ui
