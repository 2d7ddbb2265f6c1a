// SPDX-License-Identifier: GPL-3.0-or-later
// main() of every test program.
#include <cstdio>
#include <filesystem>
#include <map>
#include <string>
#include <vector>

#include "tests/support/test_class.h"

namespace {

using Classes = std::map<std::string, tests::RunFunction>;

/// Made at the first registration, which comes before main().
Classes& classes()
{
    static Classes all;
    return all;
}

int explain(const char* program, const std::string& trouble)
{
    if (!trouble.empty()) std::fprintf(stderr, "%s\n", trouble.c_str());
    std::fprintf(stderr, "Usage: %s TEST [ARGUMENT-OF-QTTEST...], where TEST is one of\n", program);
    for (const auto& [name, run] : classes()) std::fprintf(stderr, "  %s\n", name.c_str());
    return 2;
}

}  // namespace

tests::Registration::Registration(const char* file, RunFunction run)
{
    classes().emplace(std::filesystem::path(file).stem().string(), run);
}

int main(int argc, char** argv)
{
    if (argc < 2) return explain(argv[0], "");
    const std::string name = argv[1];
    const auto found = classes().find(name);
    if (found == classes().end())
        return explain(argv[0], "There is no test \"" + name + "\" here.");

    // The test sees itself as a program of its own: tests that run beside each other must not share
    // the folders that Qt derives from the program's name.
    std::string program = (std::filesystem::path(argv[0]).parent_path() / name).string();
    std::vector<char*> arguments{program.data()};
    arguments.insert(arguments.end(), argv + 2, argv + argc);
    const int count = static_cast<int>(arguments.size());
    arguments.push_back(nullptr);
    return found->second(count, arguments.data());
}
