// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/request_queue.h"

#include <algorithm>

namespace ui {

void RequestQueue::add(OpenRequest request)
{
    request.serial = ++m_lastSerial;
    const auto place = std::ranges::upper_bound(m_wanted, request.number, {}, &OpenRequest::number);
    m_wanted.insert(place, std::move(request));
}

std::optional<OpenRequest> RequestQueue::next(const engine::GameRulesPtr& rules)
{
    if (m_wanted.empty() || m_wanted.back().serial == m_reading) return std::nullopt;
    m_reading = m_wanted.back().serial;
    m_rules = rules;
    return m_wanted.back();
}

void RequestQueue::settle(const OpenRequest& request)
{
    const auto last = std::ranges::find(m_wanted, request.serial, &OpenRequest::serial);
    if (last != m_wanted.end()) m_wanted.erase(m_wanted.begin(), last + 1);
}

void RequestQueue::giveUp(const OpenRequest& request)
{
    std::erase_if(m_wanted, [&](const OpenRequest& r) { return r.serial == request.serial; });
}

void RequestQueue::dropBefore(quint64 number)
{
    std::erase_if(m_wanted, [number](const OpenRequest& r) { return r.number < number; });
    if (std::ranges::find(m_wanted, m_reading, &OpenRequest::serial) != m_wanted.end()) return;
    m_job.drop();
    m_reading = 0;
}

void RequestQueue::clear()
{
    m_wanted.clear();
    m_job.drop();
    m_reading = 0;
}

const OpenRequest* RequestQueue::newest() const
{
    return m_wanted.empty() ? nullptr : &m_wanted.back();
}

}  // namespace ui
