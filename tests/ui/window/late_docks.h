// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <utility>
#include <vector>

#include <QString>

namespace fixture {

/// The docks whose panels are made when they are first seen, each behind the command that shows it.
inline std::vector<std::pair<QString, QString>> lateDocks()
{
    using namespace Qt::StringLiterals;
    return {
        {u"view.simulation"_s, u"dock.simulation"_s}, {u"view.endings"_s, u"dock.endings"_s},
        {u"view.inference"_s, u"dock.inference"_s},   {u"view.review"_s, u"dock.review"_s},
        {u"view.boggle"_s, u"dock.boggle"_s},         {u"view.leaves"_s, u"dock.leaves"_s},
        {u"view.cards"_s, u"dock.cards"_s},           {u"view.trends"_s, u"dock.trends"_s},
        {u"view.words"_s, u"dock.words"_s},           {u"view.wordGraph"_s, u"dock.wordGraph"_s},
        {u"view.candidate"_s, u"dock.candidate"_s},   {u"moves.compare"_s, u"dock.compare"_s},
        {u"tools.solitaire"_s, u"dock.solitaire"_s}};
}

}  // namespace fixture
