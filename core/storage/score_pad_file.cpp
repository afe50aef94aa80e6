// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/score_pad_file.h"

#include "cards/pack.h"
#include "rules/scoring_items.h"
#include "support/contract.h"
#include "json/cards_json.h"
#include "json/json_reader.h"
#include "json/json_text.h"

#include <nlohmann/json.hpp>

#include <array>
#include <string>
#include <utility>

namespace settebello {

namespace {

using Json = nlohmann::json;

constexpr std::string_view kFormat = "settebello.scorepad";
constexpr int kVersion = 1;
/// The items that sides are compared by; their names are keys of a round.
constexpr std::array kCompared{ScoringItem::Cards, ScoringItem::Suit, ScoringItem::Prime};

/// Reads the entries up to the first fault: what follows a contradiction has no meaning.
class EntryReader {
public:
    EntryReader(ScorePad& pad, Faults& faults)
        : m_pad(pad)
        , m_rules(pad.rules())
        , m_faults(faults) {}

    void read(const Json& json, const std::string& path) {
        ObjectReader entry(json, path, m_faults);
        const Json* sweep = entry.find("sweep");
        const Json* declaration = entry.find("declaration");
        const Json* round = entry.find("round");
        const Json* claim = entry.find("claim");
        PadEntry noted;
        if (sweep != nullptr) {
            noted = NotedSweep{side(entry, "sweep")};
        } else if (declaration != nullptr) {
            noted = readDeclaration(entry);
        } else if (claim != nullptr) {
            noted = readClaim(entry);
        } else if (round != nullptr) {
            noted = readRound(*round, entry.pathOf("round"));
        } else if (good()) {
            entry.require("round");
        }
        entry.reportUnknownKeys();
        if (good()) {
            add(noted, path);
        }
    }

private:
    bool good() const { return m_faults.empty(); }
    void fault(const std::string& path, FaultCode code,
               const std::vector<Fault::Argument>& arguments = {}) {
        m_faults.push_back({path, code, arguments});
    }
    int side(ObjectReader& entry, std::string_view key) const {
        int value = 0;
        entry.read(key, value, 0, m_rules.sides() - 1);
        return value;
    }

    NotedDeclaration readDeclaration(ObjectReader& entry) {
        NotedDeclaration noted{side(entry, "declaration"), 0};
        constexpr int kMostPoints = 100;
        entry.require("points");
        entry.read("points", noted.points, 1, kMostPoints);
        return noted;
    }

    NotedClaim readClaim(ObjectReader& entry) {
        NotedClaim noted{side(entry, "claim"), {}};
        if (const Json* piles = entry.require("piles")) {
            CardSet left = Pack::contents(m_rules.pack.cards);
            noted.piles = readPiles(*piles, entry.pathOf("piles"), left);
        }
        return noted;
    }

    BySide<CardSet> readPiles(const Json& json, const std::string& path, CardSet& left) {
        BySide<CardSet> piles{};
        if (!json.is_array() || json.size() != static_cast<std::size_t>(m_rules.sides())) {
            fault(path, FaultCode::NotAListOfPiles, {describe(json), m_rules.sides()});
            return piles;
        }
        for (std::size_t i = 0; i < json.size(); ++i) {
            for (const Card card : cardsFromJson(json[i], childPath(path, i), left, m_faults)) {
                piles[i].insert(card);
            }
        }
        return piles;
    }

    NotedRound readRound(const Json& json, const std::string& path) {
        ObjectReader round(json, path, m_faults);
        CardSet left = Pack::contents(m_rules.pack.cards);
        NotedRound noted;
        if (const Json* piles = round.find("piles")) {
            noted.piles = readPiles(*piles, round.pathOf("piles"), left);
        } else {
            noted.piles = readFacts(round, left);
        }
        round.reportUnknownKeys();
        return noted;
    }

    RoundFacts readFacts(ObjectReader& round, CardSet& left) {
        RoundFacts facts;
        if (const Json* owned = round.find("owned")) {
            facts.owned = readPiles(*owned, round.pathOf("owned"), left);
        }
        if (const Json* nobodys = round.find("left")) {
            for (const Card card : cardsFromJson(*nobodys, round.pathOf("left"), left, m_faults)) {
                facts.left.insert(card);
            }
        }
        for (const ScoringItem item : kCompared) {
            const std::string_view name = infoOf(item).name;
            const Json* said = round.find(name);
            if (said != nullptr && good()) {
                readComparison(*said, round.pathOf(name), item, facts);
            }
        }
        return facts;
    }

    void readComparison(const Json& json, const std::string& path, ScoringItem item,
                        RoundFacts& facts) {
        if (json.is_null()) {
            facts[item] = HasMost{kNobody};
            return;
        }
        if (json.is_array() && item != ScoringItem::Prime) {
            facts[item] = readCounts(json, path, item, facts);
            return;
        }
        int winner = 0;
        if (!wholeNumber(json, 0, m_rules.sides() - 1, winner)) {
            m_faults.push_back(faultOf(path, json, integerBetween(0, m_rules.sides() - 1)));
            return;
        }
        facts[item] = HasMost{winner};
        if (!arePossible(m_rules, facts)) {
            fault(path, FaultCode::NotExpected, {describe(json), "a side that can have most"});
        }
    }

    CardCounts readCounts(const Json& json, const std::string& path, ScoringItem item,
                          const RoundFacts& facts) {
        CardCounts counts{};
        if (json.size() != static_cast<std::size_t>(m_rules.sides())) {
            fault(path, FaultCode::NotAListOfNumbers, {describe(json), m_rules.sides()});
            return counts;
        }
        for (int each = 0; each < m_rules.sides() && good(); ++each) {
            const Json& count = json[static_cast<std::size_t>(each)];
            const CountRange range = countRange(m_rules, facts, item, each, counts);
            if (!wholeNumber(count, range.fewest, range.most, counts[each])) {
                m_faults.push_back(faultOf(childPath(path, static_cast<std::size_t>(each)), count,
                                           integerBetween(range.fewest, range.most)));
            }
        }
        return counts;
    }

    void add(const PadEntry& noted, const std::string& path) {
        switch (m_pad.add(noted)) {
        case PadFault::None:
            break;
        case PadFault::MatchOver:
            fault(path, FaultCode::MatchOverBefore);
            break;
        case PadFault::NotPossible:
            reportImpossible(noted, path);
            break;
        case PadFault::NotDecided:
            reportUndecided(std::get<RoundFacts>(std::get<NotedRound>(noted).piles),
                            childPath(path, "round"));
            break;
        }
    }

    /// Everything else that is not possible has been reported where it was read.
    void reportImpossible(const PadEntry& noted, const std::string& path) {
        const auto* declaration = std::get_if<NotedDeclaration>(&noted);
        if (declaration == nullptr || m_rules.scoring.declarations == Declarations::None) {
            fault(path, FaultCode::RefusedHere, {declaration != nullptr ? "declaration" : "claim"});
            return;
        }
        std::string allowed;
        for (const int points : m_pad.declarationPoints()) {
            allowed += (allowed.empty() ? "" : ", ") + std::to_string(points);
        }
        fault(childPath(path, "points"), FaultCode::NotOneOf, {declaration->points, allowed});
    }

    void reportUndecided(const RoundFacts& facts, const std::string& path) {
        const CardSet owners = ownersNeeded(m_rules, facts);
        if (!owners.empty()) {
            fault(childPath(path, "owned"), FaultCode::CardMissing, {toString(owners.first())});
        }
        for (const ScoringItem item : kCompared) {
            if (!isDecided(m_rules, facts, item)) {
                fault(childPath(path, infoOf(item).name), FaultCode::Missing);
            }
        }
    }

    ScorePad& m_pad;
    const RuleSet& m_rules;
    Faults& m_faults;
};

void readPlayers(ObjectReader& file, int count, std::vector<std::string>& players, Faults& faults) {
    const Json* json = file.require("players");
    if (json == nullptr) {
        return;
    }
    if (!json->is_array() || json->size() != static_cast<std::size_t>(count)) {
        file.mismatch("players", *json, {FaultCode::NotAListOfPlayers, {count}});
        return;
    }
    for (std::size_t i = 0; i < json->size(); ++i) {
        if ((*json)[i].is_string()) {
            players.push_back((*json)[i]);
        } else {
            faults.push_back(
                faultOf(childPath(file.pathOf("players"), i), (*json)[i], {FaultCode::NotText}));
        }
    }
}

Json pilesToJson(const BySide<CardSet>& piles, int sides) {
    Json json = Json::array();
    for (int side = 0; side < sides; ++side) {
        json.push_back(cardsToJson(piles[side]));
    }
    return json;
}

Json comparisonToJson(const Comparison& said, int sides) {
    if (const auto* counts = std::get_if<CardCounts>(&said)) {
        const auto all = counts->first(sides);
        return std::vector<int>(all.begin(), all.end());
    }
    const int winner = std::get<HasMost>(said).side;
    return winner == kNobody ? Json() : Json(winner);
}

Json factsToJson(const RoundFacts& facts, int sides) {
    Json json{{"owned", pilesToJson(facts.owned, sides)}};
    if (!facts.left.empty()) {
        json["left"] = cardsToJson(facts.left);
    }
    for (const ScoringItem item : kCompared) {
        if (!std::holds_alternative<std::monostate>(facts[item])) {
            json[std::string(infoOf(item).name)] = comparisonToJson(facts[item], sides);
        }
    }
    return json;
}

Json entryToJson(const PadEntry& entry, int sides) {
    if (const auto* sweep = std::get_if<NotedSweep>(&entry)) {
        return {{"sweep", sweep->side}};
    }
    if (const auto* declaration = std::get_if<NotedDeclaration>(&entry)) {
        return {{"declaration", declaration->side}, {"points", declaration->points}};
    }
    if (const auto* claim = std::get_if<NotedClaim>(&entry)) {
        return {{"claim", claim->side}, {"piles", pilesToJson(claim->piles, sides)}};
    }
    const auto& piles = std::get<NotedRound>(entry).piles;
    if (const auto* facts = std::get_if<RoundFacts>(&piles)) {
        return {{"round", factsToJson(*facts, sides)}};
    }
    return {{"round", {{"piles", pilesToJson(std::get<BySide<CardSet>>(piles), sides)}}}};
}

} // namespace

std::optional<KeptScore> readKeptScore(std::string_view text, Faults& faults) {
    const std::optional<Json> json = parseJson(text, faults);
    if (!json || !faults.empty()) {
        return std::nullopt;
    }
    ObjectReader file(*json, "", faults);
    if (!file.isObject() || readFileVersion(file, kFormat, kVersion) != FileVersion::Supported) {
        return std::nullopt;
    }
    NamedRules rules = readNamedRules(file, file.pathOf("rules"), faults);
    file.read("name", rules.name);
    std::vector<std::string> players;
    readPlayers(file, rules.rules.table.players, players, faults);
    const Json* entries = file.require("entries");
    file.reportUnknownKeys();
    if (entries != nullptr && !entries->is_array()) {
        file.mismatch("entries", *entries, {FaultCode::NotAListOf, {"entries"}});
    }
    if (entries == nullptr || !faults.empty()) {
        return std::nullopt;
    }
    KeptScore score{rules, std::move(players), ScorePad(rules.rules)};
    EntryReader reader(score.pad, faults);
    for (std::size_t i = 0; i < entries->size() && faults.empty(); ++i) {
        reader.read((*entries)[i], childPath("/entries", i));
    }
    return faults.empty() ? std::optional(std::move(score)) : std::nullopt;
}

std::string keptScoreText(const KeptScore& score) {
    const int sides = score.pad.rules().sides();
    SETTEBELLO_ASSERT(std::cmp_equal(score.players.size(), score.pad.rules().table.players));
    Json json{{"format", kFormat},
              {"version", kVersion},
              {"players", score.players},
              {"entries", Json::array()}};
    writeNamedRules(score.rules, json);
    if (!score.rules.name.empty()) {
        json["name"] = score.rules.name;
    }
    for (const PadEntry& entry : score.pad.entries()) {
        json["entries"].push_back(entryToJson(entry, sides));
    }
    return fileText(json);
}

} // namespace settebello
