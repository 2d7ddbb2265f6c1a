// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lexicon/lexicon_surveys.h"

#include <algorithm>
#include <utility>

#include "engine/lexicon/lexicon.h"
#include "ui/language/text.h"

namespace ui {

using engine::Result;
using engine::TaskContext;

namespace {

// Two are compared, or one goes back and forth between them.
constexpr std::size_t kKept = 2;

Result<LexiconSurveyPtr> surveyOf(const engine::LexiconPtr& lexicon, const TaskContext& context)
{
    auto words = engine::GraphSurvey::of(lexicon->words(), context);
    if (!words) return engine::failure(std::move(words.error()));
    std::optional<engine::GraphSurvey> alphagrams;
    if (lexicon->hasAlphagrams()) {
        auto survey = engine::GraphSurvey::of(lexicon->alphagrams(), context);
        if (!survey) return engine::failure(std::move(survey.error()));
        alphagrams = std::move(*survey);
    }
    return std::make_shared<const LexiconSurvey>(
        LexiconSurvey{lexicon, std::move(*words), std::move(alphagrams)});
}

}  // namespace

LexiconSurveys::LexiconSurveys(JobService& jobs, QObject* parent) : QObject(parent), m_job(jobs) {}

LexiconSurveyPtr LexiconSurveys::find(const engine::LexiconPtr& lexicon) const
{
    const auto found = std::find_if(m_kept.begin(), m_kept.end(),
                                    [&](const auto& kept) { return kept->lexicon == lexicon; });
    return found == m_kept.end() ? nullptr : *found;
}

void LexiconSurveys::request(const engine::LexiconPtr& lexicon)
{
    if (lexicon == m_wanted && m_job.isRunning()) return;
    m_wanted = lexicon;
    m_job.drop();
    if (!lexicon) return;
    if (const LexiconSurveyPtr kept = find(lexicon)) {
        emit ready(kept);
        return;
    }
    m_job.ask<LexiconSurveyPtr>(
        tr("Counting the words of %1").arg(fromUtf8(lexicon->name())), JobClass::Heavy,
        [lexicon](const TaskContext& context) { return surveyOf(lexicon, context); },
        [this](Result<LexiconSurveyPtr> survey) {
            if (!survey) return;
            m_kept.push_front(*survey);
            if (m_kept.size() > kKept) m_kept.pop_back();
            emit ready(*survey);
        });
}

}  // namespace ui

#include "moc_lexicon_surveys.cpp"
