// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstddef>
#include <list>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include <mpi.h>

namespace mpi {

using Bytes = std::vector<std::byte>;
using Clock = std::chrono::steady_clock;

/// What the messages between the ranks are.
enum class Tag : int {
    // From those that play.
    Ready = 1,  ///< can play; how many threads it has
    Outcome,    ///< of a share
    Alive,      ///< in the middle of something
    Failed,     ///< plays nothing, and why
    Bye,        ///< has nothing left to say
    // From the one that leads.
    Setting,  ///< of a round
    Share,    ///< games to play
    Waits,    ///< is there
    Done,     ///< nothing more will come
    End,      ///< everybody has said Bye
    Break,    ///< not everybody will
};

struct Message
{
    int from = 0;
    Tag tag{};
    Bytes bytes;
};

/// Messages that nobody waits for: a rank that is gone holds up no other one. For one thread.
class Wire
{
public:
    Wire(int* argc, char*** argv);
    Wire(const Wire&) = delete;
    Wire& operator=(const Wire&) = delete;
    ~Wire() = default;

    [[nodiscard]] int rank() const { return m_rank; }
    [[nodiscard]] int ranks() const { return m_ranks; }
    /// They are kept until they are sent.
    void send(int to, Tag tag, std::shared_ptr<const Bytes> bytes);
    void send(int to, Tag tag, Bytes bytes = {});
    /// The next that has come; nothing when there is none. Those of one rank come in the order in
    /// which it sent them; what a rank had not sent whole when it was lost never comes.
    [[nodiscard]] std::optional<Message> receive();
    [[nodiscard]] std::size_t bytesReceived() const { return m_received; }
    [[nodiscard]] std::size_t bytesSent() const { return m_sent; }

    /// The end when every rank comes to it.
    void finish();
    /// The end of all ranks when some can't come to it.
    [[noreturn]] void abort(int status);
    /// The end of this rank alone.
    [[noreturn]] void leave(int status);
    /// That the job was started so that it doesn't end with one of its ranks (mpirun
    /// --enable-recovery). Then abort() doesn't end it either.
    [[nodiscard]] static bool outlivesRanks();

private:
    struct Sending
    {
        std::shared_ptr<const Bytes> bytes;
        MPI_Request request = MPI_REQUEST_NULL;
    };
    struct Receiving
    {
        Message message;
        MPI_Request request = MPI_REQUEST_NULL;
    };
    void forgetSent();
    /// Begins to receive what has come.
    void accept();

    int m_rank = 0;
    int m_ranks = 1;
    std::list<Sending> m_sending;
    std::list<Receiving> m_receiving;  ///< in the order in which they came
    std::size_t m_received = 0;
    std::size_t m_sent = 0;
};

/// A moment of rest between two looks at the wire.
void nap();

}  // namespace mpi
