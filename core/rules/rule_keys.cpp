// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/rule_keys.h"

#include "support/contract.h"

#include <algorithm>
#include <array>

namespace settebello {

namespace {

using Kind = RuleKey::Kind;

/// The values of a toggle; the rest of a RuleKey follows from the field that it sets.
struct Values {
    Kind kind = Kind::Bool;
    std::span<const std::string_view> names = {};
    std::span<const int> numbers = {};
    int least = 0;
    int most = 0;
};

constexpr Values kYesNo{};
constexpr Values range(int least, int most) {
    return {.kind = Kind::Number, .least = least, .most = most};
}
template <std::size_t N>
constexpr Values oneOf(const std::array<int, N>& numbers) {
    return {.kind = Kind::Number, .numbers = numbers};
}
template <std::size_t N>
constexpr Values oneOf(const std::array<std::string_view, N>& names) {
    return {.kind = Kind::Name, .names = names};
}

template <typename... Name>
constexpr auto valueNames(const Name&... all) {
    return std::array{std::string_view(all)...};
}

template <auto Group, auto Field>
constexpr RuleKey rule(std::string_view group, std::string_view key, const Values& values) {
    return {group,
            key,
            values.kind,
            values.names,
            values.numbers,
            values.least,
            values.most,
            [](const RuleSet& rules) { return static_cast<int>(rules.*Group.*Field); },
            [](RuleSet& rules, int value) {
                auto& field = rules.*Group.*Field;
                field = static_cast<std::remove_reference_t<decltype(field)>>(value);
            }};
}

// Names are in the order of their enum, numbers in the order of rules.md §2.
constexpr std::array kPlayers{2, 3, 4, 6};
constexpr auto kDirections = valueNames("anticlockwise", "clockwise");
constexpr auto kLookBacks = valueNames("round", "lastPlay");
constexpr std::array kPacks{40, 36};
constexpr auto kFirstDealers = valueNames("chance", "kingOfCoins", "seat");
// "3" and "6" are numbers in a file and "all" is a word; see ruleValue in json/rules_json.cpp.
constexpr auto kHandCards = valueNames("3", "6", "all");
constexpr std::array kTableCards{4, 0};
constexpr std::array kRedealOnKings{3, 4, 0};
constexpr std::array kRedealOnEqual{0, 3};
constexpr std::array kRedealOnAces{0, 1, 2};
constexpr auto kSums = valueNames("equal", "fifteen", "either");
constexpr auto kChoices = valueNames("singleFirst", "fewest", "free");
constexpr auto kAces = valueNames("plain", "sweepsAll", "takesAll");
constexpr auto kLoneAces = valueNames("stays", "takesItself");
constexpr auto kFirstAces = valueNames("free", "takesAces", "forbidden");
constexpr auto kLeftovers = valueNames("lastCapturer", "dealer");
constexpr auto kBonusSuits = valueNames("coins", "cups");
constexpr auto kPrimes = valueNames("primiera", "sevens", "none");
constexpr auto kScales = valueNames("standard", "halves", "hurrikan");
constexpr auto kNapolas = valueNames("none", "toSix", "toHorse");
constexpr auto kDeclarations = valueNames("none", "bazzica", "sbarazzina", "cirulla");
constexpr std::array kTwoOfBatons{0, -5};
constexpr auto kMatchEnds = valueNames("afterRound", "atOnce");
constexpr auto kMarkingOrders = valueNames("settebelloFirst", "cardsFirst");
constexpr std::array kDoubleBelow{0, 8};

using R = RuleSet;
constexpr std::array kRuleKeys{
    rule<&R::table, &R::Table::players>("table", "players", oneOf(kPlayers)),
    rule<&R::table, &R::Table::teams>("table", "teams", kYesNo),
    rule<&R::table, &R::Table::direction>("table", "direction", oneOf(kDirections)),
    rule<&R::table, &R::Table::lookBack>("table", "lookBack", oneOf(kLookBacks)),
    rule<&R::pack, &R::PackSize::cards>("pack", "cards", oneOf(kPacks)),
    rule<&R::deal, &R::Deal::firstDealer>("deal", "firstDealer", oneOf(kFirstDealers)),
    rule<&R::deal, &R::Deal::cut>("deal", "cut", kYesNo),
    rule<&R::deal, &R::Deal::handCards>("deal", "handCards", oneOf(kHandCards)),
    rule<&R::deal, &R::Deal::tableCards>("deal", "tableCards", oneOf(kTableCards)),
    rule<&R::deal, &R::Deal::redealOnKings>("deal", "redealOnKings", oneOf(kRedealOnKings)),
    rule<&R::deal, &R::Deal::redealOnEqual>("deal", "redealOnEqual", oneOf(kRedealOnEqual)),
    rule<&R::deal, &R::Deal::redealOnAces>("deal", "redealOnAces", oneOf(kRedealOnAces)),
    rule<&R::deal, &R::Deal::cutterChooses>("deal", "cutterChooses", kYesNo),
    rule<&R::deal, &R::Deal::tableSweeps>("deal", "tableSweeps", kYesNo),
    rule<&R::deal, &R::Deal::twoFifteens>("deal", "twoFifteens", kYesNo),
    rule<&R::deal, &R::Deal::wildOnTable>("deal", "wildOnTable", kYesNo),
    rule<&R::capture, &R::Capture::sum>("capture", "sum", oneOf(kSums)),
    rule<&R::capture, &R::Capture::maxCards>("capture", "maxCards", range(0, 9)),
    rule<&R::capture, &R::Capture::choice>("capture", "choice", oneOf(kChoices)),
    rule<&R::capture, &R::Capture::compulsory>("capture", "compulsory", kYesNo),
    rule<&R::capture, &R::Capture::ace>("capture", "ace", oneOf(kAces)),
    rule<&R::capture, &R::Capture::loneAce>("capture", "loneAce", oneOf(kLoneAces)),
    rule<&R::capture, &R::Capture::aceFifteen>("capture", "aceFifteen", kYesNo),
    rule<&R::capture, &R::Capture::firstAce>("capture", "firstAce", oneOf(kFirstAces)),
    rule<&R::capture, &R::Capture::steal>("capture", "steal", kYesNo),
    rule<&R::sweep, &R::Sweep::onLastCard>("sweep", "onLastCard", kYesNo),
    rule<&R::sweep, &R::Sweep::leftovers>("sweep", "leftovers", oneOf(kLeftovers)),
    rule<&R::scoring, &R::Scoring::bonusSuit>("scoring", "bonusSuit", oneOf(kBonusSuits)),
    rule<&R::scoring, &R::Scoring::prime>("scoring", "prime", oneOf(kPrimes)),
    rule<&R::scoring, &R::Scoring::primieraScale>("scoring", "primieraScale", oneOf(kScales)),
    rule<&R::scoring, &R::Scoring::primieraNeedsFourSuits>("scoring", "primieraNeedsFourSuits",
                                                           kYesNo),
    rule<&R::scoring, &R::Scoring::courtsAndAces>("scoring", "courtsAndAces", kYesNo),
    rule<&R::scoring, &R::Scoring::ponino>("scoring", "ponino", kYesNo),
    rule<&R::scoring, &R::Scoring::reBello>("scoring", "reBello", kYesNo),
    rule<&R::scoring, &R::Scoring::donna>("scoring", "donna", kYesNo),
    rule<&R::scoring, &R::Scoring::napola>("scoring", "napola", oneOf(kNapolas)),
    rule<&R::scoring, &R::Scoring::scalette>("scoring", "scalette", kYesNo),
    rule<&R::scoring, &R::Scoring::piccola>("scoring", "piccola", kYesNo),
    rule<&R::scoring, &R::Scoring::piccolaToSeven>("scoring", "piccolaToSeven", kYesNo),
    rule<&R::scoring, &R::Scoring::grande>("scoring", "grande", kYesNo),
    rule<&R::scoring, &R::Scoring::allSevens>("scoring", "allSevens", kYesNo),
    rule<&R::scoring, &R::Scoring::allCoins>("scoring", "allCoins", kYesNo),
    rule<&R::scoring, &R::Scoring::lowCards>("scoring", "lowCards", kYesNo),
    rule<&R::scoring, &R::Scoring::wholeSuitWins>("scoring", "wholeSuitWins", kYesNo),
    rule<&R::scoring, &R::Scoring::declarations>("scoring", "declarations", oneOf(kDeclarations)),
    rule<&R::scoring, &R::Scoring::twoOfBatons>("scoring", "twoOfBatons", oneOf(kTwoOfBatons)),
    rule<&R::declarations, &R::Showing::wildSeven>("declarations", "wildSeven", kYesNo),
    rule<&R::declarations, &R::Showing::wildKeepsRank>("declarations", "wildKeepsRank", kYesNo),
    rule<&R::match, &R::Goal::target>("match", "target", range(1, 101)),
    rule<&R::match, &R::Goal::exceedTarget>("match", "exceedTarget", kYesNo),
    rule<&R::match, &R::Goal::end>("match", "end", oneOf(kMatchEnds)),
    rule<&R::match, &R::Goal::marking>("match", "marking", oneOf(kMarkingOrders)),
    rule<&R::match, &R::Goal::callingOut>("match", "callingOut", kYesNo),
    rule<&R::match, &R::Goal::doubleBelow>("match", "doubleBelow", oneOf(kDoubleBelow)),
    rule<&R::match, &R::Goal::lowestWins>("match", "lowestWins", kYesNo),
};

template <typename Range, typename Text>
std::string joined(const Range& range, Text text) {
    std::string all;
    for (const auto& item : range) {
        all += (all.empty() ? "" : ", ") + text(item);
    }
    return all;
}

} // namespace

void RuleKey::set(RuleSet& rules, int value) const {
    SETTEBELLO_ASSERT(allows(value));
    assign(rules, value);
}

std::string RuleKey::path() const {
    return "/" + std::string(group) + "/" + std::string(key);
}

bool RuleKey::allows(int value) const {
    switch (kind) {
    case Kind::Bool:
        return value == 0 || value == 1;
    case Kind::Name:
        return value >= 0 && value < static_cast<int>(names.size());
    case Kind::Number:
        break;
    }
    return numbers.empty() ? value >= least && value <= most
                           : std::find(numbers.begin(), numbers.end(), value) != numbers.end();
}

std::string RuleKey::allowedText() const {
    switch (kind) {
    case Kind::Bool:
        return get(RuleSet{}) != 0 ? "true, false" : "false, true";
    case Kind::Name:
        return joined(names, [](std::string_view name) { return std::string(name); });
    case Kind::Number:
        break;
    }
    return numbers.empty() ? std::to_string(least) + " … " + std::to_string(most)
                           : joined(numbers, [](int number) { return std::to_string(number); });
}

std::string RuleKey::valueText(int value) const {
    switch (kind) {
    case Kind::Bool:
        return value != 0 ? "true" : "false";
    case Kind::Name:
        return allows(value) ? std::string(names[static_cast<std::size_t>(value)])
                             : std::to_string(value);
    case Kind::Number:
        break;
    }
    return std::to_string(value);
}

std::span<const RuleKey> ruleKeys() {
    return kRuleKeys;
}

const RuleKey* findRuleKey(std::string_view group, std::string_view key) {
    const auto found =
        std::find_if(kRuleKeys.begin(), kRuleKeys.end(), [&](const RuleKey& candidate) {
            return candidate.group == group && candidate.key == key;
        });
    return found == kRuleKeys.end() ? nullptr : &*found;
}

} // namespace settebello
