// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/settings.h"

#include "players/levels/levels.h"
#include "json/json_text.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace settebello {

namespace {

using Json = nlohmann::json;

constexpr std::string_view kFormat = "settebello.settings";
constexpr int kVersion = 1;
constexpr int kMaxVolume = 100;
constexpr std::size_t kMaxOpponents = kMaxSeats - 1;

bool isLanguage(std::string_view name) {
    return name == "system" || name == "en" || name == "fr" || name == "it";
}

/// Names of decks, table themes and faces, which only the user interface knows.
bool isIdentifier(std::string_view name) {
    constexpr std::string_view kAllowed = "abcdefghijklmnopqrstuvwxyz0123456789-";
    return !name.empty() && name.find_first_not_of(kAllowed) == std::string_view::npos;
}

bool isPace(std::string_view name) {
    return parsePace(name).has_value();
}

bool isComments(std::string_view name) {
    return parseComments(name).has_value();
}

bool isTextSize(double size) {
    return std::find(kTextSizes.begin(), kTextSizes.end(), size) != kTextSizes.end();
}

/// A level, or a person at the same screen.
bool isOpponent(std::string_view name) {
    return name == "human" || isLevelName(name);
}

void readOpponents(ObjectReader& match, std::vector<std::string>& opponents, Faults& faults) {
    const Json* json = match.find("opponents");
    if (json == nullptr) {
        return;
    }
    if (!json->is_array() || json->empty() || json->size() > kMaxOpponents) {
        match.mismatch("opponents", *json, {FaultCode::NotAListOfLevels, {"1 … 5"}});
        return;
    }
    std::vector<std::string> read;
    for (const Json& level : *json) {
        if (level.is_string() && isOpponent(level.get_ref<const std::string&>())) {
            read.push_back(level);
            continue;
        }
        faults.push_back({childPath(match.pathOf("opponents"), read.size()),
                          FaultCode::NotOneOf,
                          {describe(level), allowedLevels() + ", human"}});
        read.push_back(opponents.back());
    }
    opponents = std::move(read);
}

void readMatch(const Json& json, const std::string& path, Settings::LastMatch& match,
               Faults& faults) {
    ObjectReader reader(json, path, faults);
    match.rules = readNamedRules(reader, reader.pathOf("rules"), faults);
    readOpponents(reader, match.opponents, faults);
    reader.read("name", match.name);
    reader.reportUnknownKeys();
}

void readHouseRules(const Json& json, const std::string& path, std::vector<NamedRules>& rules,
                    Faults& faults) {
    if (!json.is_array()) {
        faults.push_back({path, FaultCode::NotAListOfHouseRules, {describe(json)}});
        return;
    }
    rules.clear();
    for (std::size_t i = 0; i < json.size(); ++i) {
        ObjectReader reader(json[i], childPath(path, i), faults);
        if (reader.isObject() && reader.require("name") != nullptr) {
            std::string name;
            reader.read("name", name);
            rules.push_back(readNamedRules(reader, reader.pathOf("rules"), faults));
            rules.back().name = name;
            reader.reportUnknownKeys();
        }
    }
}

void readFaces(const Json& json, const std::string& path, std::map<std::string, std::string>& faces,
               Faults& faults) {
    ObjectReader reader(json, path, faults);
    if (!reader.isObject()) {
        return;
    }
    faces.clear();
    for (auto entry = json.begin(); entry != json.end(); ++entry) {
        std::string face;
        reader.read(entry.key(), face, isIdentifier, {FaultCode::NotAnIdentifier});
        if (!face.empty()) {
            faces.emplace(entry.key(), face);
        }
    }
}

void readDisplay(const Json& json, const std::string& path, Settings::Display& display,
                 Faults& faults) {
    using Display = Settings::Display;
    ObjectReader reader(json, path, faults);
    reader.read("deck", display.deck, isIdentifier, {FaultCode::NotAnIdentifier});
    reader.read("cardNumbers", display.cardNumbers);
    constexpr double kSlowest = 0.25;
    constexpr double kFastest = 8;
    reader.read("animationSpeed", display.animationSpeed,
                [](double speed) { return speed == 0 || (speed >= kSlowest && speed <= kFastest); },
                {FaultCode::NotZeroOrOneOf, {"0.25 … 8"}});
    std::string pace(toString(display.pace));
    reader.read("pace", pace, isPace, {FaultCode::NotOneOf, {"calm, brisk"}});
    display.pace = *parsePace(pace);
    if (reader.find("pace") == nullptr && reader.find("animationSpeed") != nullptr &&
        display.animationSpeed != Display().animationSpeed) {
        display.pace = Pace::Brisk; // the speed was chosen when there was no other pace
    }
    reader.read("reducedMotion", display.reducedMotion);
    reader.read("table", display.table, isIdentifier, {FaultCode::NotAnIdentifier});
    reader.read("sound", display.sound);
    reader.read("soundVolume", display.soundVolume, 0, kMaxVolume);
    reader.read("evening", display.evening);
    reader.read("confirmPlay", display.confirmPlay);
    std::string comments(toString(display.comments));
    reader.read("comments", comments, isComments, {FaultCode::NotOneOf, {"silent, few, lively"}});
    display.comments = *parseComments(comments);
    reader.read("textSize", display.textSize, isTextSize, {FaultCode::NotOneOf, {"1, 1.25, 1.5"}});
    if (const Json* faces = reader.find("faces")) {
        readFaces(*faces, reader.pathOf("faces"), display.faces, faults);
    }
    reader.reportUnknownKeys();
}

void readAssist(const Json& json, const std::string& path, Settings::Assist& assist,
                Faults& faults) {
    ObjectReader reader(json, path, faults);
    reader.read("hints", assist.hints);
    reader.read("takeBack", assist.takeBack);
    reader.read("showCounts", assist.showCounts);
    reader.read("showFingerprint", assist.showFingerprint);
    reader.read("dealCodes", assist.dealCodes);
    reader.read("idleAnalysis", assist.idleAnalysis);
    reader.read("firstStepsOffered", assist.firstStepsOffered);
    reader.reportUnknownKeys();
}

/// The rules of the last match are written without their name, which may have changed.
void nameLastRules(Settings& settings) {
    NamedRules& last = settings.match.rules;
    for (const NamedRules& rules : settings.houseRules) {
        if (rules.rules == last.rules && rules.base == last.base) {
            last.name = rules.name;
        }
    }
}

void readAll(ObjectReader& file, Settings& settings, Faults& faults) {
    file.read("language", settings.language, isLanguage,
              {FaultCode::NotOneOf, {"system, en, fr, it"}});
    if (const Json* json = file.find("match")) {
        readMatch(*json, file.pathOf("match"), settings.match, faults);
    }
    if (const Json* json = file.find("houseRules")) {
        readHouseRules(*json, file.pathOf("houseRules"), settings.houseRules, faults);
    }
    nameLastRules(settings);
    if (const Json* json = file.find("display")) {
        readDisplay(*json, file.pathOf("display"), settings.display, faults);
    }
    if (const Json* json = file.find("assist")) {
        readAssist(*json, file.pathOf("assist"), settings.assist, faults);
    }
    file.reportUnknownKeys();
}

} // namespace

FileVersion parseSettings(std::string_view text, Settings& settings, Faults& faults) {
    return parseVersionedText(text, kFormat, kVersion, faults,
                              [&](ObjectReader& file, Faults& found) {
                                  readAll(file, settings, found);
                                  return true;
                              });
}

std::string settingsText(const Settings& settings) {
    Json match{{"opponents", settings.match.opponents}, {"name", settings.match.name}};
    writeNamedRules(settings.match.rules, match);
    Json houseRules = Json::array();
    for (const NamedRules& rules : settings.houseRules) {
        houseRules.push_back({{"name", rules.name}});
        writeNamedRules(rules, houseRules.back());
    }
    const Settings::Display& display = settings.display;
    const Settings::Assist& assist = settings.assist;
    return fileText({{"format", kFormat},
                     {"version", kVersion},
                     {"language", settings.language},
                     {"match", match},
                     {"houseRules", houseRules},
                     {"display",
                      {{"deck", display.deck},
                       {"cardNumbers", display.cardNumbers},
                       {"animationSpeed", display.animationSpeed},
                       {"pace", toString(display.pace)},
                       {"reducedMotion", display.reducedMotion},
                       {"table", display.table},
                       {"sound", display.sound},
                       {"soundVolume", display.soundVolume},
                       {"evening", display.evening},
                       {"confirmPlay", display.confirmPlay},
                       {"comments", toString(display.comments)},
                       {"textSize", display.textSize},
                       {"faces", display.faces}}},
                     {"assist",
                      {{"hints", assist.hints},
                       {"takeBack", assist.takeBack},
                       {"showCounts", assist.showCounts},
                       {"showFingerprint", assist.showFingerprint},
                       {"dealCodes", assist.dealCodes},
                       {"idleAnalysis", assist.idleAnalysis},
                       {"firstStepsOffered", assist.firstStepsOffered}}}});
}

} // namespace settebello
