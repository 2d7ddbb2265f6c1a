// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/language/csv.h"

#include "engine/base/safe_text.h"

namespace ui {
namespace {

using namespace Qt::StringLiterals;

QString csvField(const QString& unguarded)
{
    const QString text = sheetCell(unguarded);
    if (!text.contains(u',') && !text.contains(u'"') && !text.contains(u'\n') &&
        !text.contains(u'\r'))
        return text;
    QString quoted = text;
    quoted.replace(u'"', u"\"\""_s);
    return u'"' + quoted + u'"';
}

}  // namespace

QString sheetCell(const QString& text)
{
    return engine::isFormula(text.toStdString()) ? u'\'' + text : text;
}

QString csvLine(const QStringList& fields)
{
    QStringList quoted;
    for (const QString& field : fields) quoted.append(csvField(field));
    return quoted.join(u',') + u'\n';
}

}  // namespace ui
