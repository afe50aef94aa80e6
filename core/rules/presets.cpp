// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/presets.h"

#include <algorithm>
#include <array>

namespace settebello {

namespace {

/// A preset is another rule set with a few values changed; the order is that of rules.md §2.1.
template <typename Change>
constexpr Preset preset(std::string_view id, std::string_view name, RuleSet rules, Change change) {
    change(rules);
    return {id, name, rules};
}

constexpr Preset inEdition(int edition, Preset preset) {
    preset.edition = edition;
    return preset;
}

constexpr Preset fourInPairs(Preset preset) {
    preset.fourInPairs = true;
    return preset;
}

constexpr void fourInTeams(RuleSet& r) {
    r.table.players = 4;
    r.table.teams = true;
    r.deal.handCards = HandCards::All;
}

constexpr RuleSet kScopa{};

constexpr Preset kScopone = preset("scopone", "Scopone", kScopa, fourInTeams);

constexpr Preset kSbarazzina = preset("sbarazzina", "Sbarazzina", kScopa, [](RuleSet& r) {
    r.capture.ace = Ace::TakesAll;
    r.scoring.reBello = true;
    r.scoring.declarations = Declarations::Sbarazzina;
    r.match.target = 41;
});

constexpr Preset kHurrikan = preset("hurrikan", "Hurrikan", kScopa, [](RuleSet& r) {
    r.deal.handCards = HandCards::Six;
    r.deal.redealOnKings = 0;
    r.sweep.onLastCard = true;
    r.scoring.bonusSuit = BonusSuit::Cups;
    r.scoring.primieraScale = PrimieraScale::Hurrikan;
    r.match.target = 16;
    r.match.doubleBelow = 8;
});

/// The former editions, in which the rules were not yet those of most sources.
constexpr RuleSet kFirstCirulla = [] {
    RuleSet r = kScopa;
    r.table.direction = Direction::Clockwise;
    r.deal.redealOnKings = 0;
    r.deal.redealOnAces = 2;
    r.deal.tableSweeps = true;
    r.capture.sum = Sum::Either;
    r.capture.choice = Choice::Free;
    r.capture.ace = Ace::SweepsAll;
    r.scoring.piccola = true;
    r.scoring.grande = true;
    r.scoring.wholeSuitWins = true;
    r.scoring.declarations = Declarations::Cirulla;
    r.declarations.wildSeven = true;
    r.match.target = 51;
    return r;
}();
constexpr RuleSet kSecondCirulla = [] {
    RuleSet r = kFirstCirulla;
    r.deal.wildOnTable = true;
    r.capture.aceFifteen = true;
    r.scoring.piccolaToSeven = true;
    return r;
}();
constexpr RuleSet kFirstEscoba = [] {
    RuleSet r = kScopa;
    r.deal.redealOnKings = 0;
    r.deal.tableSweeps = true;
    r.capture.sum = Sum::Fifteen;
    r.capture.choice = Choice::Free;
    r.scoring.prime = Prime::Sevens;
    r.scoring.allSevens = true;
    r.scoring.allCoins = true;
    r.match.target = 21;
    return r;
}();

/// The rules of presets in former editions; a row stays for ever.
struct Former {
    std::string_view id;
    int edition;
    RuleSet rules;
};
constexpr std::array kFormer{Former{"cirulla", 1, kFirstCirulla},
                             Former{"cirulla", 2, kSecondCirulla},
                             Former{"escoba", 1, kFirstEscoba}};

constexpr std::array kPresets{
    Preset{"scopa", "Scopa", kScopa},
    preset("scopa-initiation", "La Scopa (first steps)", kScopa,
           [](RuleSet& r) {
               r.table.lookBack = LookBack::LastPlay;
               r.deal.cut = false;
               r.capture.maxCards = 2;
               r.capture.choice = Choice::Fewest;
               r.scoring.prime = Prime::Sevens;
               r.scoring.primieraNeedsFourSuits = false; // where the primiera is played instead
           }),
    preset("scopa-simplified", "Simplified Scopa", kScopa,
           [](RuleSet& r) {
               r.table.direction = Direction::Clockwise;
               r.deal.cut = false;
               r.deal.redealOnKings = 0;
               r.scoring.prime = Prime::Sevens;
               r.sweep.onLastCard = true;
               r.match.end = MatchEnd::AtOnce;
           }),
    preset("scopa-pairs", "Scopa, one or two cards", kScopa,
           [](RuleSet& r) {
               r.deal.cut = false;
               r.capture.maxCards = 2;
               r.capture.choice = Choice::Fewest;
           }),
    kScopone,
    preset("scopone-scientifico", "Scopone scientifico", kScopone.rules,
           [](RuleSet& r) { r.deal.tableCards = 0; }),
    preset("scopone-trente", "Scopone de trente", kScopone.rules,
           [](RuleSet& r) {
               r.scoring.lowCards = true;
               r.scoring.wholeSuitWins = true;
               r.match.target = 21;
           }),
    preset("asso-pigliatutto", "Asso pigliatutto", kScopa,
           [](RuleSet& r) { r.capture.ace = Ace::SweepsAll; }),
    preset("scopa-assi", "Scopa d'assi", kScopa, [](RuleSet& r) { r.capture.ace = Ace::TakesAll; }),
    preset("scopone-assi", "Scopa d'assi in partnership", kScopone.rules,
           [](RuleSet& r) {
               r.capture.ace = Ace::TakesAll;
               r.scoring.napola = Napola::ToSix;
               r.match.target = 21;
           }),
    preset("quindici", "Scopa di quindici (sum to 15)", kScopa,
           [](RuleSet& r) {
               r.capture.sum = Sum::Fifteen;
               r.capture.choice = Choice::Free;
           }),
    preset("quindici-mista", "Scopa di quindici (equal or 15)", kScopa,
           [](RuleSet& r) {
               r.capture.sum = Sum::Either;
               r.capture.choice = Choice::Fewest;
           }),
    preset("quindici-assi", "Scopa di quindici with aces", kScopa,
           [](RuleSet& r) {
               r.capture.sum = Sum::Either;
               r.capture.choice = Choice::Free;
               r.capture.ace = Ace::SweepsAll;
               r.match.target = 31;
           }),
    preset("scopa-frac", "Scopa frac", kScopa,
           [](RuleSet& r) {
               r.capture.choice = Choice::Free;
               r.scoring.prime = Prime::None;
               r.scoring.courtsAndAces = true;
           }),
    preset("ponino", "Il ponino", kScopa, [](RuleSet& r) { r.scoring.ponino = true; }),
    preset("re-bello", "Re bello", kScopa, [](RuleSet& r) { r.scoring.reBello = true; }),
    preset("napola", "Scopa with the napola", kScopa,
           [](RuleSet& r) {
               r.scoring.napola = Napola::ToHorse;
               r.scoring.wholeSuitWins = true;
               r.match.target = 21;
           }),
    preset("scalette", "Scopa con le scalette", kScopa,
           [](RuleSet& r) {
               r.scoring.scalette = true;
               r.scoring.wholeSuitWins = true;
               r.match.target = 31;
           }),
    preset("bazzica", "Scopa bazzica", kScopa,
           [](RuleSet& r) {
               r.scoring.declarations = Declarations::Bazzica;
               r.match.target = 21;
           }),
    kSbarazzina,
    preset("piva", "Piva", kSbarazzina.rules,
           [](RuleSet& r) {
               r.scoring.twoOfBatons = -5;
               r.match.target = 31;
           }),
    fourInPairs(preset("scopa-corse", "Scopa corse", kScopa,
                       [](RuleSet& r) {
                           r.pack.cards = 36;
                           r.capture.compulsory = false;
                           r.match.target = 21;
                       })),
    fourInPairs(preset("chkobba", "Chkobba", kScopa,
                       [](RuleSet& r) {
                           r.deal.redealOnKings = 0;
                           r.deal.redealOnEqual = 3;
                           r.deal.cutterChooses = true;
                           r.scoring.prime = Prime::Sevens;
                           r.match.target = 21;
                       })),
    kHurrikan,
    preset("hurrikan-partners", "Hurrikan for four", kHurrikan.rules, fourInTeams),
    inEdition(3, fourInPairs(preset("cirulla", "Cirulla", kSecondCirulla,
                                    [](RuleSet& r) { r.declarations.wildKeepsRank = true; }))),
    inEdition(
        2, preset("escoba", "Escoba", kFirstEscoba, [](RuleSet& r) { r.deal.twoFifteens = true; })),
    preset("rubamazzo", "Rubamazzo", kScopa,
           [](RuleSet& r) {
               r.deal.redealOnKings = 0;
               r.capture.maxCards = 1;
               r.capture.steal = true;
               r.scoring.prime = Prime::None;
               r.match.target = 1;
           }),
    preset("a-perdere", "Scopa a perdere", kScopa,
           [](RuleSet& r) {
               r.match.target = 21;
               r.match.lowestWins = true;
           }),
};

} // namespace

std::span<const Preset> presets() {
    return kPresets;
}

const Preset* findPreset(std::string_view id) {
    const auto found = std::find_if(kPresets.begin(), kPresets.end(),
                                    [&](const Preset& preset) { return preset.id == id; });
    return found == kPresets.end() ? nullptr : &*found;
}

const RuleSet* rulesOfEdition(std::string_view id, int edition) {
    const Preset* preset = findPreset(id);
    if (preset != nullptr && preset->edition == edition) {
        return &preset->rules;
    }
    const auto* const found = std::find_if(kFormer.begin(), kFormer.end(), [&](const Former& row) {
        return row.id == id && row.edition == edition;
    });
    return found == kFormer.end() ? nullptr : &found->rules;
}

RuleSet withPlayers(RuleSet rules, int players, std::string_view base) {
    constexpr int kTwoPairs = 4;
    const Preset* const preset = findPreset(base);
    if (preset != nullptr && preset->fourInPairs && players != rules.table.players) {
        rules.table.teams = players == kTwoPairs;
    }
    rules.table.players = players;
    return rules;
}

} // namespace settebello
