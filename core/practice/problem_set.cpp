// SPDX-License-Identifier: GPL-3.0-or-later
#include "practice/problem_set.h"

#include "cards/random.h"
#include "practice/exercise_json.h"
#include "support/contract.h"
#include "json/json_reader.h"
#include "json/json_text.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <numeric>
#include <set>
#include <utility>

namespace settebello {

namespace {

using Json = nlohmann::json;

constexpr std::string_view kFormat = "settebello.problems";
constexpr int kVersion = 1;

std::vector<Exercise> readList(const Json& list, const std::string& path, Faults& faults) {
    std::vector<Exercise> problems;
    std::set<std::string> ids;
    for (std::size_t i = 0; i < list.size(); ++i) {
        ObjectReader reader(list[i], childPath(path, i), faults);
        auto problem = readExercise(reader, Exercise::Source::Problem, faults);
        reader.reportUnknownKeys();
        if (!problem) {
            continue;
        }
        if (!ids.insert(problem->id).second) {
            faults.add([&] { return Fault(reader.path(), FaultCode::Duplicate); });
        }
        problems.push_back(std::move(*problem));
    }
    return problems;
}

} // namespace

std::optional<std::vector<Exercise>> readProblems(std::string_view text, Faults& faults) {
    faults.clear();
    const auto json = parseJson(text, faults);
    if (!json || !faults.empty()) {
        return std::nullopt;
    }
    ObjectReader file(*json, "", faults);
    if (!file.isObject() || readFileVersion(file, kFormat, kVersion) != FileVersion::Supported) {
        return std::nullopt;
    }
    std::vector<Exercise> problems;
    if (const Json* list = file.require("problems"); list != nullptr && list->is_array()) {
        problems = readList(*list, file.pathOf("problems"), faults);
    } else if (list != nullptr) {
        file.mismatch("problems", *list, {FaultCode::NotAListOf, {"problems"}});
    }
    file.reportUnknownKeys();
    return faults.empty() ? std::optional(std::move(problems)) : std::nullopt;
}

std::string problemsText(std::span<const Exercise> problems) {
    std::string lines;
    for (const Exercise& problem : problems) {
        SETTEBELLO_ASSERT(problem.grade.has_value());
        lines += (lines.empty() ? "\n" : ",\n") + exerciseToJson(problem).dump();
    }
    return "{\"format\": \"" + std::string(kFormat) +
           "\", \"version\": " + std::to_string(kVersion) + ", \"problems\": [" + lines + "\n]}\n";
}

std::size_t problemOfTheDay(Day day, std::size_t count) {
    if (count == 0) {
        return 0;
    }
    constexpr std::uint64_t kSeed = 7; // any, but always the same
    std::vector<std::size_t> order(count);
    std::iota(order.begin(), order.end(), std::size_t{0});
    Random random(kSeed);
    for (std::size_t left = count; left > 1; --left) {
        std::swap(order[left - 1], order[random.below(static_cast<std::uint32_t>(left))]);
    }
    const auto days = static_cast<std::int64_t>(day.time_since_epoch().count());
    const auto cycle = static_cast<std::int64_t>(count);
    return order[static_cast<std::size_t>((days % cycle + cycle) % cycle)];
}

} // namespace settebello
