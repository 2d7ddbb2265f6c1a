// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QStringList>

#include "engine/base/result.h"

namespace ui {

/// What a message of the loader is about.
enum class LoadSubject { File, Position, Lexicon, Leaves, Rules, WinTable };

/// How the parts of the loader tell of what they do; see Loader, which passes everything on.
class LoaderPart : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// Without its folder, for messages.
    [[nodiscard]] static QString fileName(const QString& path);

signals:
    void failed(const QString& what, const engine::Error& error, ui::LoadSubject subject,
                quint64 request);
    void opened(ui::LoadSubject subject, quint64 request);
    void remarked(const QString& what, const QString& detail);
    /// A request was made or has ended: another may begin now.
    void requestsChanged();
    /// The study is going to be another: what is being typed is to be in it by now.
    void replacing();
    /// The study is another: what it lacks is to be opened now.
    void studyReplaced();

protected:
    /// Tells of a failure; what was cancelled is none.
    void report(const QString& what, const engine::Error& error, LoadSubject subject,
                quint64 request);
    /// Tells of files that were opened last time and are gone.
    void reportMissing(const QStringList& paths, LoadSubject subject, quint64 request);
};

}  // namespace ui
