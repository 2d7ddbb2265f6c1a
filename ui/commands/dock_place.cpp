// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/commands/dock_place.h"

#include <algorithm>

namespace ui {

QList<DockPlace> besideMoves(int tab, bool open)
{
    using enum LayoutForm;
    return {{Analyse, 0, tab, open},      {AnalyseGame, 0, tab, open}, {AnalyseWide, 0, tab, open},
            {Review, 0, tab, open},       {ReviewWide, 1, tab, open},  {Study, 1, tab, open},
            {StudyWide, 1, tab, open},    {Present, 0, tab, false},    {EngineLab, 0, tab, open},
            {EngineLabWide, 0, tab, open}};
}

QList<DockPlace> besideMovesBut(int tab, const QList<DockPlace>& others)
{
    QList<DockPlace> places = besideMoves(tab);
    for (const DockPlace& other : others)
        for (DockPlace& place : places)
            if (place.form == other.form) place = other;
    return places;
}

}  // namespace ui
