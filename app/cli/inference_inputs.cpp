// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/inference_inputs.h"

#include <string_view>
#include <vector>

#include "app/cli/number_check.h"

namespace app {

void InferenceOptions::apply(engine::InferenceQuestion& question, std::uint64_t seed) const
{
    // The options were checked: the name is one of those that there are.
    const auto named = engine::strengthFrom(strength).value_or(engine::PlayerStrength::Expert);
    question.temperature = temperature > 0 ? temperature : engine::temperatureFor(named);
    question.trust = trust / 100;
    question.seed = seed;
}

void addInferenceOptions(CLI::App& command, InferenceOptions& options, CLI::Option* reading)
{
    std::vector<std::string> names;
    for (const auto strength : {engine::PlayerStrength::Computer, engine::PlayerStrength::Expert,
                                engine::PlayerStrength::Club, engine::PlayerStrength::Beginner})
        names.emplace_back(engine::strengthName(strength));
    auto* strength = command
                         .add_option("--strength", options.strength,
                                     "How surely the player finds the best moves")
                         ->check(CLI::IsMember(names))
                         ->capture_default_str();
    auto* temperature =
        command
            .add_option("--temperature", options.temperature,
                        "The same as a number: a move that is worth so many points less is e times "
                        "less likely")
            ->check(CLI::PositiveNumber)
            ->check(aNumber())
            ->excludes(strength);
    auto* trust = command
                      .add_option("--trust", options.trust,
                                  "Percent that the reading counts beside the plain draw")
                      ->check(CLI::Range(0.0, 100.0))
                      ->check(aNumber())
                      ->capture_default_str();
    auto* racks = command.add_option("--racks", options.racks, "Racks to look at, at most")
                      ->check(CLI::PositiveNumber)
                      ->capture_default_str();
    auto* seconds =
        command.add_option("--infer-seconds", options.seconds, "Seconds to look at racks, at most")
            ->check(CLI::NonNegativeNumber)
            ->check(aNumber());
    if (reading == nullptr) return;
    for (CLI::Option* option : {strength, temperature, trust, racks, seconds})
        option->needs(reading);
}

engine::Result<engine::StatePtr<engine::InferenceState>>
runInference(const engine::InferenceQuestion& question, const InferenceOptions& options,
             const engine::TaskContext& context, LongWork& work)
{
    auto inference = engine::Inference::create(question);
    if (!inference) return engine::failure(inference.error());
    engine::SearchLimits limits;
    limits.units = options.racks;
    limits.seconds = options.seconds;
    return (*inference)->run(limits, context, [&](const auto& state) {
        work.show({engine::say("Looking at racks"), state->lookedAt, state->racks});
    });
}

}  // namespace app
