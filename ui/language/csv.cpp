// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/language/csv.h"

namespace ui {
namespace {

using namespace Qt::StringLiterals;

QString csvField(const QString& text)
{
    if (!text.contains(u',') && !text.contains(u'"') && !text.contains(u'\n')) return text;
    QString quoted = text;
    quoted.replace(u'"', u"\"\""_s);
    return u'"' + quoted + u'"';
}

}  // namespace

QString csvLine(const QStringList& fields)
{
    QStringList quoted;
    for (const QString& field : fields) quoted.append(csvField(field));
    return quoted.join(u',') + u'\n';
}

}  // namespace ui
