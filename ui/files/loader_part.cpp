// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/loader_part.h"

#include "ui/language/shown_names.h"

namespace ui {

QString LoaderPart::fileName(const QString& path)
{
    return shownName(path);
}

void LoaderPart::report(const QString& what, const engine::Error& error, LoadSubject subject,
                        quint64 request)
{
    if (error.code != engine::ErrorCode::Cancelled) emit failed(what, error, subject, request);
}

void LoaderPart::reportMissing(const QStringList& paths, LoadSubject subject, quint64 request)
{
    for (const QString& path : paths)
        report(tr("%1, used last time, was not opened").arg(fileName(path)),
               {engine::ErrorCode::FileUnreadable,
                engine::say("%1", tr("the file is not there any more").toStdString()),
                {path.toStdString()}},
               subject, request);
}

}  // namespace ui

#include "moc_loader_part.cpp"
