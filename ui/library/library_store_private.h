// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include <QHash>
#include <QString>

#include "ui/files/database.h"
#include "ui/library/library_store.h"

namespace ui {

struct LibraryStore::Private
{
    std::unique_ptr<Database> database;
    QHash<QString, qint64> words;

    qint64 wordId(const QString& word);
};

}  // namespace ui
