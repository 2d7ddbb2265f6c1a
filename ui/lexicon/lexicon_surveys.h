// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <deque>
#include <memory>
#include <optional>

#include <QObject>

#include "engine/lexicon/graph_survey.h"
#include "engine/lexicon/lexicon_fwd.h"
#include "ui/work/newest_job.h"

namespace ui {

/// Word counts and paths of all graphs of a lexicon.
struct LexiconSurvey
{
    engine::LexiconPtr lexicon;
    engine::GraphSurvey words;
    std::optional<engine::GraphSurvey> alphagrams;  ///< as the lexicon has them
};
using LexiconSurveyPtr = std::shared_ptr<const LexiconSurvey>;

/// Surveys lexicons in jobs, each one once: those asked for last are kept.
class LexiconSurveys : public QObject
{
    Q_OBJECT

public:
    explicit LexiconSurveys(JobService& jobs, QObject* parent = nullptr);

    /// Asks for the survey of a lexicon, which ready() brings; at once when it is there. The
    /// newest question wins; null ends what is under way.
    void request(const engine::LexiconPtr& lexicon);
    /// Null while there is none.
    [[nodiscard]] LexiconSurveyPtr find(const engine::LexiconPtr& lexicon) const;

signals:
    void ready(const ui::LexiconSurveyPtr& survey);

private:
    engine::LexiconPtr m_wanted;
    std::deque<LexiconSurveyPtr> m_kept;  ///< newest first
    NewestJob m_job;
};

}  // namespace ui
