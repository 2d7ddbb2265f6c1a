// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/rules_loader.h"

#include "engine/rules/catalogue.h"
#include "ui/document/study.h"
#include "ui/language/text.h"

namespace ui {

RulesLoader::RulesLoader(JobService& jobs, Study& study, DocumentLoader& documents)
    : m_study(study), m_documents(documents), m_queue(jobs)
{
}

void RulesLoader::want(const QString& path, quint64 request)
{
    m_queue.add({.path = path, .number = request});
}

void RulesLoader::use(const engine::GameRulesPtr& rules, quint64 request)
{
    m_queue.clear();
    adopt(rules, request);
}

void RulesLoader::startReading()
{
    const auto request = m_queue.next(nullptr);
    if (!request) return;
    m_queue.read<engine::GameRulesPtr>(
        tr("Opening %1").arg(fileName(request->path)), JobClass::Interactive,
        [path = toPath(request->path)](const engine::TaskContext&) {
            return engine::catalogue::openRules(path);
        },
        [this, request = *request](const engine::Result<engine::GameRulesPtr>& rules) {
            if (rules) {
                m_queue.settle(request);
                adopt(*rules, request.number);
                return;
            }
            m_queue.giveUp(request);
            report(tr("%1 was not opened as rules").arg(fileName(request.path)), rules.error(),
                   LoadSubject::Rules, request.number);
            emit requestsChanged();
        });
}

void RulesLoader::adopt(const engine::GameRulesPtr& rules, quint64 request)
{
    emit replacing();
    if (const auto done = m_study.setRules(rules); !done) {
        report(tr("These rules can't be used"), done.error(), LoadSubject::Rules, request);
        emit requestsChanged();
        return;
    }
    emit opened(LoadSubject::Rules, request);
    // Rules empty the board: only positions asked for with them or later are still wanted.
    m_documents.dropBefore(request);
    emit studyReplaced();
}

}  // namespace ui

#include "moc_rules_loader.cpp"
