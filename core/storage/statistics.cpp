// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/statistics.h"

#include "players/levels/levels.h"
#include "rules/scoring_items.h"
#include "support/hex_number.h"
#include "json/json_text.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <set>

namespace settebello {

namespace {

using Json = nlohmann::json;

constexpr std::string_view kFormat = "settebello.statistics";
constexpr int kVersion = 1;
/// Far more than any match can have, and small enough that sums of matches do not overflow.
constexpr int kMaxCount = 1000;

bool isFingerprint(std::string_view text) {
    return hexNumber(text).has_value();
}

/// Also accepts presets of later versions.
bool isVariant(std::string_view text) {
    return !text.empty() && text.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789-") ==
                                std::string_view::npos;
}

/// Also accepts codes of later versions.
bool isDealCode(std::string_view text) {
    constexpr std::size_t kMostCharacters = 60;
    return !text.empty() && text.size() <= kMostCharacters &&
           text.find_first_not_of("ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-") ==
               std::string_view::npos;
}

bool isLevel(std::string_view text) {
    return text == kMixedLevels || text == kExternalLevel ||
           (isLevelName(text) && text.find(':') == std::string_view::npos);
}

bool isFileName(std::string_view text) {
    return text.find_first_of("/\\") == std::string_view::npos;
}

/// Reads text that every match must have.
bool readRequired(ObjectReader& reader, std::string_view key, std::string& value,
                  bool (*isAllowed)(std::string_view), FaultCode otherwise) {
    reader.require(key);
    reader.read(key, value, isAllowed, {otherwise});
    return isAllowed(value);
}

void readPoints(const Json& json, const std::string& path, Points& points, Faults& faults) {
    ObjectReader reader(json, path, faults);
    for (const ScoringItemInfo& info : kScoringItems) {
        reader.read(info.name, points[info.item], -kMaxCount, kMaxCount);
    }
    reader.reportUnknownKeys();
}

void readShare(ObjectReader& match, std::string_view key, MatchSummary::Share& share,
               Faults& faults) {
    const Json* json = match.find(key);
    if (json == nullptr) {
        return;
    }
    ObjectReader reader(*json, match.pathOf(key), faults);
    reader.read("score", share.score, -kMaxCount, kMaxCount);
    reader.read("sweeps", share.sweeps, 0, kMaxCount);
    if (const Json* points = reader.find("points")) {
        readPoints(*points, reader.pathOf("points"), share.points, faults);
    }
    reader.reportUnknownKeys();
}

std::optional<MatchSummary> readMatch(const Json& json, const std::string& path, Faults& faults) {
    ObjectReader reader(json, path, faults);
    if (!reader.isObject()) {
        return std::nullopt;
    }
    MatchSummary match;
    const Json* won = reader.require("won");
    bool usable = won != nullptr && won->is_boolean();
    reader.read("won", match.won);
    usable &= readRequired(reader, "match", match.match, isFingerprint, FaultCode::NotAFingerprint);
    usable &= readRequired(reader, "date", match.date, isDate, FaultCode::NotADate);
    usable &= readRequired(reader, "variant", match.variant, isVariant, FaultCode::NotAnIdentifier);
    usable &= readRequired(reader, "level", match.level, isLevel, FaultCode::NotALevel);
    reader.read("rulesName", match.rulesName);
    reader.read("record", match.record, isFileName, {FaultCode::NotAFileName});
    reader.read("rounds", match.rounds, 0, kMaxCount);
    reader.read("bestRound", match.bestRound, 0, kMaxCount);
    readShare(reader, "ours", match.ours, faults);
    readShare(reader, "theirs", match.theirs, faults);
    reader.read("code", match.code, isDealCode, {FaultCode::NotADealCode});
    reader.read("deal", match.deal, isFingerprint, {FaultCode::NotAFingerprint});
    reader.read("codeGiven", match.codeGiven);
    reader.read("seat", match.seat, 0, kMaxSeats - 1);
    reader.reportUnknownKeys();
    return usable ? std::optional(match) : std::nullopt;
}

bool isEarlier(const MatchSummary& a, const MatchSummary& b) {
    return a.date < b.date;
}

/// The cards of a match were known if an earlier one had the same: a code can be dealt again, and a
/// copy of an unfinished match played to its end. @param matches in their order
void markKnownCards(std::vector<MatchSummary>& matches) {
    std::set<std::string> dealt;
    for (MatchSummary& match : matches) {
        const std::string& cards = match.code.empty() ? match.deal : match.code;
        if (!cards.empty() && !dealt.insert(cards).second) {
            match.codeGiven = true;
        }
    }
}

void readMatches(const Json& list, const std::string& path, std::vector<MatchSummary>& matches,
                 Faults& faults) {
    std::set<std::string> seen;
    for (std::size_t i = 0; i < list.size(); ++i) {
        auto match = readMatch(list[i], childPath(path, i), faults);
        if (!match) {
            continue;
        }
        if (seen.insert(match->match).second) {
            matches.push_back(std::move(*match));
        } else {
            faults.add([&] { return Fault(childPath(path, i), FaultCode::Duplicate); });
        }
    }
    std::stable_sort(matches.begin(), matches.end(), isEarlier);
    markKnownCards(matches);
}

void readIgnoredRecords(ObjectReader& file, std::vector<std::string>& names, Faults& faults) {
    const Json* json = file.find("passedOver");
    if (json == nullptr) {
        return;
    }
    if (!json->is_array()) {
        file.mismatch("passedOver", *json, {FaultCode::NotAListOfFileNames});
        return;
    }
    for (std::size_t i = 0; i < json->size(); ++i) {
        const Json& name = (*json)[i];
        if (name.is_string() && isFileName(name.get_ref<const std::string&>())) {
            names.push_back(name);
        } else {
            faults.add([&] {
                return faultOf(childPath(file.pathOf("passedOver"), i), name,
                               {FaultCode::NotAFileName});
            });
        }
    }
}

/// False if there is no list of matches, without which the file is not usable.
bool readAll(ObjectReader& file, Statistics& statistics, Faults& faults) {
    readIgnoredRecords(file, statistics.ignoredRecords, faults);
    const Json* matches = file.require("matches");
    file.reportUnknownKeys();
    if (matches == nullptr) {
        return false;
    }
    if (!matches->is_array()) {
        file.mismatch("matches", *matches, {FaultCode::NotAListOfMatches});
        return false;
    }
    readMatches(*matches, file.pathOf("matches"), statistics.matches, faults);
    return true;
}

Json shareToJson(const MatchSummary::Share& share) {
    Json points = Json::object();
    for (const ScoringItemInfo& info : kScoringItems) {
        if (share.points[info.item] != 0) {
            points[std::string(info.name)] = share.points[info.item];
        }
    }
    return {{"score", share.score}, {"sweeps", share.sweeps}, {"points", points}};
}

Json matchToJson(const MatchSummary& match) {
    Json json{{"record", match.record},
              {"match", match.match},
              {"date", match.date},
              {"variant", match.variant},
              {"level", match.level},
              {"won", match.won},
              {"rounds", match.rounds},
              {"bestRound", match.bestRound},
              {"ours", shareToJson(match.ours)},
              {"theirs", shareToJson(match.theirs)}};
    if (!match.rulesName.empty()) {
        json["rulesName"] = match.rulesName;
    }
    if (!match.code.empty()) {
        json["code"] = match.code;
        json["seat"] = match.seat;
    } else if (!match.deal.empty()) {
        json["deal"] = match.deal;
    }
    if (!match.code.empty() || match.codeGiven) {
        json["codeGiven"] = match.codeGiven;
    }
    return json;
}

} // namespace

void addMatch(Statistics& statistics, MatchSummary match) {
    auto& matches = statistics.matches;
    if (!match.record.empty()) {
        std::erase_if(matches,
                      [&](const MatchSummary& other) { return other.record == match.record; });
        const auto isFirst = [&](const MatchSummary& other) {
            return other.match == match.match && isEarlier(other, match);
        };
        if (std::any_of(matches.begin(), matches.end(), isFirst)) {
            if (!knowsRecord(statistics, match.record)) {
                statistics.ignoredRecords.push_back(match.record);
            }
            return;
        }
    }
    std::erase_if(matches, [&](const MatchSummary& other) { return other.match == match.match; });
    const auto place = std::upper_bound(matches.begin(), matches.end(), match, isEarlier);
    matches.insert(place, std::move(match));
    markKnownCards(matches);
}

bool knowsRecord(const Statistics& statistics, std::string_view name) {
    const auto& ignored = statistics.ignoredRecords;
    return std::any_of(statistics.matches.begin(), statistics.matches.end(),
                       [&](const MatchSummary& match) { return match.record == name; }) ||
           std::find(ignored.begin(), ignored.end(), name) != ignored.end();
}

FileVersion parseStatistics(std::string_view text, Statistics& statistics, Faults& faults) {
    statistics = Statistics();
    const FileVersion version =
        parseVersionedText(text, kFormat, kVersion, faults, [&](ObjectReader& file, Faults& found) {
            return readAll(file, statistics, found);
        });
    if (version == FileVersion::Unrecognized) {
        statistics = Statistics();
    }
    return version;
}

std::string statisticsText(const Statistics& statistics) {
    Json matches = Json::array();
    for (const MatchSummary& match : statistics.matches) {
        matches.push_back(matchToJson(match));
    }
    return fileText({{"format", kFormat},
                     {"version", kVersion},
                     {"matches", std::move(matches)},
                     {"passedOver", statistics.ignoredRecords}});
}

} // namespace settebello
