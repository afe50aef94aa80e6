// SPDX-License-Identifier: GPL-3.0-or-later
#include "practice/practice_file.h"

#include "practice/exercise_json.h"
#include "support/hex_number.h"
#include "json/json_text.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <utility>

namespace settebello {

namespace {

using Json = nlohmann::json;

constexpr std::string_view kFormat = "settebello.practice";
constexpr int kVersion = 1;
constexpr int kMostAnswers = 1'000'000;

bool isId(std::string_view text) {
    return hexNumber(text).has_value();
}

std::optional<Day> readDay(ObjectReader& reader, std::string_view key) {
    std::string text;
    reader.read(key, text, [](std::string_view each) { return parseAnyDay(each).has_value(); },
                {FaultCode::NotExpected, {"YYYY-MM-DD"}});
    return parseAnyDay(text);
}

Json progressToJson(const Progress& progress) {
    Json json{{"answers", progress.answers}, {"wrong", progress.wrong}, {"step", progress.step}};
    if (progress.due) {
        json["due"] = toString(*progress.due);
    }
    return json;
}

Progress readProgress(const Json& json, const std::string& path, Faults& faults) {
    ObjectReader reader(json, path, faults);
    Progress progress;
    reader.require("answers");
    reader.read("answers", progress.answers, 0, kMostAnswers);
    reader.read("wrong", progress.wrong, 0, progress.answers);
    reader.read("step", progress.step, 0, kLastStep);
    progress.due = readDay(reader, "due");
    reader.reportUnknownKeys();
    return progress;
}

/// Reads a file key by key; what has a fault is left out.
class PracticeReader {
public:
    PracticeReader(ObjectReader& file, Practice& practice, Faults& faults)
        : m_file(file)
        , m_practice(practice)
        , m_faults(faults) {}

    /// False if there is no list of mistakes, without which the file is not usable.
    bool read() {
        const Json* mistakes = m_file.require("mistakes");
        if (const Json* problems = m_file.find("problems")) {
            readProblems(*problems);
        }
        if (const Json* matches = m_file.find("matches")) {
            readMatches(*matches);
        }
        m_file.reportUnknownKeys();
        if (mistakes == nullptr) {
            return false;
        }
        if (!mistakes->is_array()) {
            m_file.mismatch("mistakes", *mistakes, {FaultCode::NotAListOf, {"exercises"}});
            return false;
        }
        if (mistakes->size() > kMostMistakes) { // so that a copy is kept before they are lost
            m_faults.add([&] { return Fault(m_file.pathOf("mistakes"), FaultCode::TooLarge); });
        }
        for (std::size_t i = 0; i < mistakes->size() && i < kMostMistakes; ++i) {
            readMistake((*mistakes)[i], childPath(m_file.pathOf("mistakes"), i));
        }
        return true;
    }

private:
    void readMistake(const Json& json, const std::string& path) {
        const std::size_t faultsBefore = m_faults.total();
        ObjectReader reader(json, path, m_faults);
        if (!reader.isObject()) {
            return;
        }
        auto exercise = readExercise(reader, Exercise::Source::Mistake, m_faults);
        reader.require("added");
        const std::optional<Day> added = readDay(reader, "added");
        Progress progress;
        if (const Json* found = reader.require("progress")) {
            progress = readProgress(*found, reader.pathOf("progress"), m_faults);
        }
        reader.reportUnknownKeys();
        if (exercise && !m_ids.insert(exercise->id).second) {
            m_faults.add([&] { return Fault(path, FaultCode::Duplicate); });
        }
        if (m_faults.total() == faultsBefore) {
            m_practice.mistakes.push_back({std::move(*exercise), progress, *added});
        }
    }

    void readProblems(const Json& json) {
        ObjectReader reader(json, m_file.pathOf("problems"), m_faults);
        for (auto item = json.begin(); reader.isObject() && item != json.end(); ++item) {
            const std::string path = reader.pathOf(item.key());
            const std::size_t faultsBefore = m_faults.total();
            const Progress progress = readProgress(*item, path, m_faults);
            if (!isId(item.key())) {
                m_faults.add([&] {
                    return Fault(path, FaultCode::NotAFingerprint, {describe(item.key())});
                });
            }
            if (m_faults.total() == faultsBefore) {
                m_practice.problems.emplace(item.key(), progress);
            }
        }
    }

    void readMatches(const Json& json) {
        if (!json.is_array()) {
            m_file.mismatch("matches", json, {FaultCode::NotAListOfMatches});
            return;
        }
        for (std::size_t i = 0; i < json.size(); ++i) {
            if (json[i].is_string() && isId(json[i].get_ref<const std::string&>())) {
                m_practice.matches.insert(json[i].get<std::string>());
            } else {
                m_faults.add([&] {
                    return faultOf(childPath(m_file.pathOf("matches"), i), json[i],
                                   {FaultCode::NotAFingerprint});
                });
            }
        }
    }

    ObjectReader& m_file;
    Practice& m_practice;
    Faults& m_faults;
    std::set<std::string> m_ids;
};

} // namespace

std::string practiceText(const Practice& practice) {
    Json json{{"format", kFormat},
              {"version", kVersion},
              {"mistakes", Json::array()},
              {"problems", Json::object()},
              {"matches", practice.matches}};
    for (const Practice::Mistake& mistake : practice.mistakes) {
        Json& each = json["mistakes"].emplace_back(exerciseToJson(mistake.exercise));
        each["added"] = toString(mistake.added);
        each["progress"] = progressToJson(mistake.progress);
    }
    for (const auto& [id, progress] : practice.problems) {
        json["problems"][id] = progressToJson(progress);
    }
    return fileText(json);
}

FileVersion parsePractice(std::string_view text, Practice& practice, Faults& faults) {
    practice = Practice();
    const FileVersion version =
        parseVersionedText(text, kFormat, kVersion, faults, [&](ObjectReader& file, Faults& found) {
            return PracticeReader(file, practice, found).read();
        });
    if (version == FileVersion::Unrecognized) {
        practice = Practice();
    }
    return version;
}

} // namespace settebello
