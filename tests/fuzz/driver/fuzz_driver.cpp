// SPDX-License-Identifier: GPL-3.0-or-later
// All fuzz targets in one program, for any compiler:
//   fuzz list
//   fuzz replay TARGET FOLDER...             each file of the folders once
//   fuzz mutate TARGET LIMIT SEED FINDINGS FOLDER...
//                                            mutated files of the folders; what ends the program is kept;
//                                            LIMIT: 30 = seconds, 1000x = inputs
// libFuzzer (preset clang) learns from what an input reaches; this needs no instrumented build.
#include <algorithm>
#include <array>
#include <chrono>
#include <csignal>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <fcntl.h>
#include <sys/resource.h>
#include <unistd.h>

#include "engine/base/random.h"
#include "tests/support/sanitized.h"

// fuzz_<name>(data, size) for each, and their table.
#include "fuzz_targets.inc"

namespace {

namespace fs = std::filesystem;
using Bytes = std::vector<std::uint8_t>;

/// Seconds for one input.
constexpr unsigned kLongest = 10;
constexpr std::size_t kMostBytes = std::size_t{1} << 16;

/// What is being tried, for the handler of a signal.
struct Trial
{
    const std::uint8_t* data = nullptr;
    std::size_t size = 0;
    std::array<char, 4096> finding{};  ///< file to write
};
Trial trial;

void keepTrial(int signal)
{
    if (trial.finding[0] != '\0') {
        const int file =
            ::open(trial.finding.data(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0644);
        if (file >= 0) {
            static_cast<void>(!::write(file, trial.data, trial.size));
            ::close(file);
        }
    }
    constexpr std::string_view kText = "fuzz: an input ended the program\n";
    static_cast<void>(!::write(STDERR_FILENO, kText.data(), kText.size()));
    ::_exit(128 + signal);
}

void watch()
{
    struct sigaction action = {};
    action.sa_handler = keepTrial;
    for (const int signal : {SIGSEGV, SIGBUS, SIGABRT, SIGFPE, SIGILL, SIGALRM, SIGXCPU})
        ::sigaction(signal, &action, nullptr);
    // More than any reader may take, and what the whole program has anyway.
    const rlimit memory{std::size_t{1} << 30, std::size_t{1} << 30};
    if (!tests::kSanitized) ::setrlimit(RLIMIT_DATA, &memory);
}

void tryOne(const Target& target, const Bytes& input)
{
    // Exactly as large, so that a step beyond the end is seen by tools that look for it.
    const Bytes exact(input.begin(), input.end());
    trial.data = exact.data();
    trial.size = exact.size();
    ::alarm(kLongest);
    target.run(exact.data(), exact.size());
    ::alarm(0);
    trial.data = nullptr;
    trial.size = 0;
}

struct Seed
{
    std::string name;
    Bytes bytes;
};

std::vector<Seed> seedsIn(std::span<char*> folders)
{
    std::vector<Seed> seeds;
    for (const char* folder : folders) {
        std::error_code error;
        for (const auto& entry : fs::directory_iterator(folder, error)) {
            if (!entry.is_regular_file(error)) continue;
            std::ifstream file(entry.path(), std::ios::binary);
            seeds.push_back(
                {entry.path().string(), Bytes(std::istreambuf_iterator<char>(file), {})});
        }
    }
    std::ranges::sort(seeds, {}, &Seed::name);
    return seeds;
}

/// A few changes of the kinds that readers stumble over.
class Mutator
{
public:
    Mutator(std::uint64_t seed, const std::vector<Seed>& seeds) : m_random(seed), m_seeds(seeds) {}

    Bytes next()
    {
        Bytes bytes = any();
        for (std::size_t changes = 1 + below(6); changes > 0; --changes) change(bytes);
        if (bytes.size() > kMostBytes) bytes.resize(kMostBytes);
        return bytes;
    }

private:
    std::size_t below(std::size_t end)
    {
        return end == 0 ? 0 : m_random.below(static_cast<std::uint32_t>(end));
    }
    Bytes any() { return m_seeds.empty() ? Bytes() : m_seeds[below(m_seeds.size())].bytes; }

    void change(Bytes& bytes)
    {
        const std::size_t at = below(bytes.size() + 1);
        const std::size_t length = std::min(below(32) + 1, bytes.size() - at);
        const auto begin = bytes.begin() + static_cast<std::ptrdiff_t>(at);
        const auto end = begin + static_cast<std::ptrdiff_t>(length);
        switch (below(9)) {
        case 0:
            if (at < bytes.size()) bytes[at] ^= static_cast<std::uint8_t>(1U << below(8));
            break;
        case 1:
            if (at < bytes.size()) bytes[at] = static_cast<std::uint8_t>(below(256));
            break;
        case 2: bytes.erase(begin, end); break;
        case 3: {
            const Bytes copy(begin, end);
            bytes.insert(bytes.begin() + static_cast<std::ptrdiff_t>(below(bytes.size() + 1)),
                         copy.begin(), copy.end());
            break;
        }
        case 4: {
            static constexpr std::array<std::string_view, 20> kTexts{
                "0",     "-1",   "4294967296", "99999999999999999999",
                "1e999", "nan",  "\n",         "\r\n",
                "\t",    " ",    "/",          "\"",
                "{",     "[",    "]",          "}",
                "#",     "\xff", "\xc3",       "?"};
            const std::string_view text = kTexts[below(kTexts.size())];
            bytes.insert(begin, text.begin(), text.end());
            break;
        }
        case 5: {
            // A number of four bytes.
            static constexpr std::array<std::uint32_t, 6> kNumbers{
                0, 1, 0x7fffffff, 0x80000000, 0xffffffff, 0x003fffff};
            const std::uint32_t number = kNumbers[below(kNumbers.size())];
            if (at + 4 <= bytes.size()) std::memcpy(bytes.data() + at, &number, 4);
            break;
        }
        case 6: bytes.resize(at); break;
        case 7: {
            // The rest of another one.
            const Bytes other = any();
            bytes.resize(at);
            const std::size_t from = below(other.size() + 1);
            bytes.insert(bytes.end(), other.begin() + static_cast<std::ptrdiff_t>(from),
                         other.end());
            break;
        }
        default: {
            // The same over and over.
            const Bytes copy(begin, end);
            for (std::size_t times = below(200); times > 0 && bytes.size() < kMostBytes; --times)
                bytes.insert(bytes.begin() + static_cast<std::ptrdiff_t>(at), copy.begin(),
                             copy.end());
            break;
        }
        }
    }

    engine::Random m_random;
    const std::vector<Seed>& m_seeds;
};

const Target* named(std::string_view name)
{
    for (const Target& target : kTargets)
        if (target.name == name) return &target;
    std::fprintf(stderr, "fuzz: there is no target %.*s\n", static_cast<int>(name.size()),
                 name.data());
    return nullptr;
}

int replay(const Target& target, std::span<char*> folders)
{
    const std::vector<Seed> seeds = seedsIn(folders);
    for (const Seed& seed : seeds) {
        std::fprintf(stderr, "%s\n", seed.name.c_str());
        tryOne(target, seed.bytes);
    }
    std::printf("%s\t%zu\n", target.name.data(), seeds.size());
    return seeds.empty() ? 1 : 0;
}

int mutate(const Target& target, std::span<char*> arguments)
{
    const std::string_view limit = arguments[0];
    const bool countsInputs = limit.ends_with('x');
    const std::uint64_t inputs = countsInputs ? std::strtoull(arguments[0], nullptr, 10) : 0;
    const double seconds = countsInputs ? 0 : std::atof(arguments[0]);
    const auto seed = std::strtoull(arguments[1], nullptr, 10);
    const std::string finding =
        std::string(arguments[2]) + "/" + std::string(target.name) + "-" + std::to_string(seed);
    if (finding.size() + 1 > trial.finding.size()) return 2;
    std::ranges::copy(finding, trial.finding.begin());
    const std::vector<Seed> seeds = seedsIn(arguments.subspan(3));
    Mutator mutator(seed, seeds);
    using Clock = std::chrono::steady_clock;
    const auto end = Clock::now() + std::chrono::duration<double>(seconds);
    std::uint64_t count = 0;
    for (; countsInputs ? count < inputs : Clock::now() < end; ++count)
        tryOne(target, mutator.next());
    std::printf("%s\t%llu\n", target.name.data(), static_cast<unsigned long long>(count));
    return 0;
}

}  // namespace

int main(int argc, char** argv)
{
    const auto arguments = std::span(argv, static_cast<std::size_t>(argc)).subspan(1);
    const std::string_view what = arguments.empty() ? "" : arguments[0];
    if (what == "list") {
        for (const Target& target : kTargets) std::printf("%s\n", target.name.data());
        return 0;
    }
    const Target* target = arguments.size() > 2 ? named(arguments[1]) : nullptr;
    if (target == nullptr) return 2;
    watch();
    if (what == "replay") return replay(*target, arguments.subspan(2));
    if (what == "mutate" && arguments.size() > 5) return mutate(*target, arguments.subspan(2));
    return 2;
}
