// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/mpi/wire.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <iterator>
#include <thread>
#include <utility>

#include "engine/base/system.h"

namespace mpi {

Wire::Wire(int* argc, char*** argv)
{
    int level = 0;
    // Games are played on other threads, which send nothing.
    MPI_Init_thread(argc, argv, MPI_THREAD_FUNNELED, &level);
    // What is wrong with a rank that is gone must not end this one.
    MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
    MPI_Comm_rank(MPI_COMM_WORLD, &m_rank);
    MPI_Comm_size(MPI_COMM_WORLD, &m_ranks);
}

void Wire::send(int to, Tag tag, std::shared_ptr<const Bytes> bytes)
{
    m_sent += bytes->size();
    Sending& sending = m_sending.emplace_back(Sending{std::move(bytes)});
    const int sent =
        MPI_Isend(sending.bytes->data(), static_cast<int>(sending.bytes->size()), MPI_BYTE, to,
                  static_cast<int>(tag), MPI_COMM_WORLD, &sending.request);
    if (sent != MPI_SUCCESS) m_sending.pop_back();
    forgetSent();
}

void Wire::send(int to, Tag tag, Bytes bytes)
{
    send(to, tag, std::make_shared<const Bytes>(std::move(bytes)));
}

void Wire::forgetSent()
{
    for (auto it = m_sending.begin(); it != m_sending.end();) {
        int isSent = 0;
        const bool failed = MPI_Test(&it->request, &isSent, MPI_STATUS_IGNORE) != MPI_SUCCESS;
        it = failed || isSent != 0 ? m_sending.erase(it) : std::next(it);
    }
}

void Wire::accept()
{
    for (;;) {
        int isThere = 0;
        MPI_Message handle = MPI_MESSAGE_NULL;
        MPI_Status status;
        const int probed =
            MPI_Improbe(MPI_ANY_SOURCE, MPI_ANY_TAG, MPI_COMM_WORLD, &isThere, &handle, &status);
        if (probed != MPI_SUCCESS || isThere == 0) return;
        int size = 0;
        MPI_Get_count(&status, MPI_BYTE, &size);
        Receiving& receiving = m_receiving.emplace_back();
        receiving.message = {status.MPI_SOURCE, static_cast<Tag>(status.MPI_TAG),
                             Bytes(static_cast<std::size_t>(size))};
        // A long one is sent when it is asked for; whoever has it may be gone by then.
        const int begun =
            MPI_Imrecv(receiving.message.bytes.data(), size, MPI_BYTE, &handle, &receiving.request);
        if (begun != MPI_SUCCESS) m_receiving.pop_back();
    }
}

std::optional<Message> Wire::receive()
{
    if (!m_sending.empty()) forgetSent();
    accept();
    std::vector<int> unfinished;
    for (auto it = m_receiving.begin(); it != m_receiving.end(); ++it) {
        const int from = it->message.from;
        if (std::ranges::find(unfinished, from) != unfinished.end()) continue;
        int isWhole = 0;
        if (MPI_Test(&it->request, &isWhole, MPI_STATUS_IGNORE) == MPI_SUCCESS && isWhole != 0) {
            Message message = std::move(it->message);
            m_receiving.erase(it);
            m_received += message.bytes.size();
            return message;
        }
        unfinished.push_back(from);
    }
    return std::nullopt;
}

void Wire::finish()
{
    MPI_Finalize();
}

void Wire::abort(int status)
{
    std::fflush(nullptr);
    MPI_Abort(MPI_COMM_WORLD, status);
    std::_Exit(status);
}

void Wire::leave(int status)
{
    // What was sent is on its way only while somebody looks.
    const auto begin = Clock::now();
    while (Clock::now() - begin < std::chrono::seconds(1)) {
        static_cast<void>(receive());
        nap();
    }
    std::fflush(nullptr);
    std::_Exit(status);
}

bool Wire::outlivesRanks()
{
    return engine::system::variable("OMPI_MCA_orte_enable_recovery").has_value();
}

void nap()
{
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
}

}  // namespace mpi
