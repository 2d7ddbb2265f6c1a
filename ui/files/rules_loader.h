// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "engine/rules/game_rules.h"
#include "ui/document/study_fwd.h"
#include "ui/files/document_loader.h"
#include "ui/files/loader_part.h"
#include "ui/files/request_queue.h"
#include "ui/work/job_service.h"

namespace ui {

/// Opens rules, with which the study gets an empty board.
class RulesLoader : public LoaderPart
{
    Q_OBJECT

public:
    /// All outlive this.
    RulesLoader(JobService& jobs, Study& study, DocumentLoader& documents);

    void want(const QString& path, quint64 request);
    /// Rules that are there already, in place of all that are wanted.
    void use(const engine::GameRulesPtr& rules, quint64 request);
    /// Starts what can be read now.
    void startReading();
    [[nodiscard]] bool isIdle() const { return m_queue.isEmpty(); }

private:
    void adopt(const engine::GameRulesPtr& rules, quint64 request);

    Study& m_study;
    DocumentLoader& m_documents;
    RequestQueue m_queue;
};

}  // namespace ui
