// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/deal_code.h"

#include "game/match.h"
#include "rules/check_rules.h"
#include "rules/presets.h"
#include "support/text_hash.h"

#include <gtest/gtest.h>

#include <array>
#include <cctype>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace settebello {
namespace {

/// "cirulla", or in a former edition "cirulla 1".
const RuleSet& rulesNamed(std::string_view name) {
    const std::size_t space = name.find(' ');
    return space == std::string_view::npos
               ? findPreset(name)->rules
               : *rulesOfEdition(name.substr(0, space), name[space + 1] - '0');
}

RuleSet presetRules(std::string_view id, int players, bool teams) {
    RuleSet rules = rulesNamed(id);
    rules.table.players = players;
    rules.table.teams = teams;
    return rules;
}

DealCode parsed(std::string_view text) {
    Faults faults;
    const std::optional<DealCode> code = parseDealCode(text, faults);
    EXPECT_TRUE(code.has_value()) << text << ": " << (faults.empty() ? "" : faults.front().text());
    return code.value_or(DealCode());
}

FaultCode refusalOf(std::string_view text) {
    Faults faults;
    EXPECT_FALSE(parseDealCode(text, faults).has_value()) << text;
    return faults.empty() ? FaultCode::List : faults.front().code;
}

/// Adds the check character.
std::string checked(const std::string& text) {
    for (const char symbol : std::string_view("0123456789ABCDEFGHJKMNPQRSTVWXYZ")) {
        Faults faults;
        const std::string code = text + symbol;
        if (parseDealCode(code, faults) || faults.front().code != FaultCode::DealCodeMistyped) {
            return code;
        }
    }
    return text;
}

/// The packs of the first rounds, without void ones.
std::uint64_t hashOfPacks(const DealCode& code, const RuleSet& rules) {
    constexpr int kRounds = 12;
    TextHash hash;
    for (int round = 0; round < kRounds; ++round) {
        Match match(rules, 0, round % rules.table.players);
        match.shuffleWith(shuffleOf(code, round));
        match.deal();
        for (const Card card : match.played().back().pack.cards()) {
            hash.take(toString(card));
        }
    }
    return hash.value();
}

std::string firstCards(const DealCode& code, const RuleSet& rules, int round) {
    Pack pack(rules.pack.cards);
    Random random = shuffleOf(code, round);
    pack.shuffle(random);
    std::string text;
    for (int i = 0; i < 6; ++i) {
        text += (i == 0 ? "" : " ") + toString(pack[i]);
    }
    return text;
}

struct Golden {
    const char* preset; ///< and the edition if it is a former one; with target 21 and captures of
                        ///< at most two cards for ""
    int players;
    bool teams;
    std::uint64_t number;
    const char* code;
    int firstDealer;
    const char* firstRound; ///< the first cards of its first shuffle
    const char* fourthRound;
    std::uint64_t packs; ///< hashOfPacks()
};

/// These must never change: codes are kept and sent to friends. Where this test fails, old codes
/// deal other cards; what differs must become a new version of the code.
constexpr Golden kGolden[] = {
    {"scopa", 2, false, 0x0, "SCOPA-2-00000-00000-AB", 0, "3B 8B 7D 5B 4C 1D", "1S 8B 9D 3C 7D 1C",
     0x6d8e22f3c1a8073d},
    {"scopa", 2, false, 0x123456789abcdef0, "SCOPA-2-2PF2D-BSQQG-AH", 1, "8S 5C 5D 7C 8B 5B",
     "5S 6S 9C 8S 8C 6D", 0xc6a5f81643c1d9b1},
    {"scopa", 4, true, 0x123456789abcdef0, "SCOPA-T-2PF2D-BSQQG-AN", 0, "3S 8C 8S 10B 1D 1C",
     "2S 8D 6D 3D 7C 9B", 0xec7550a755ca4e2f},
    {"scopa", 3, false, 0x3ffffffffffff, "SCOPA-3-ZZZZZ-ZZZZZ-AD", 2, "3D 8C 7C 4B 10D 1D",
     "5D 4C 9S 9D 5C 7S", 0x7c351c6a85f8fa8d},
    {"scopone", 4, true, 0x2a, "SCOPONE-T-00000-0001A-A1", 0, "7C 2C 2S 1C 4S 7B",
     "3D 8B 1S 10B 7B 9B", 0x526a7cf219199993},
    {"scopone-scientifico", 4, true, 0x2b, "SCIENT-T-00000-0001B-A9", 1, "3D 5D 4S 8S 9C 1S",
     "5B 3C 2S 8S 6B 2D", 0x415e1272622552bf},
    {"cirulla 1", 2, false, 0x2c, "CIRULLA-2-00000-0001C-A9", 1, "2D 2B 8C 3B 9C 7B",
     "7B 2S 7D 6D 2B 8C", 0xbb29bc93d6edc2c3},
    {"quindici", 6, true, 0x2d, "QUINDICI-S-00000-0001D-AK", 5, "10B 9C 6D 5S 6C 3S",
     "6D 4D 4B 8D 1D 9D", 0x57187e4c4761afdd},
    {"scopa-corse", 2, false, 0x2e, "CORSE-2-00000-0001E-A6", 0, "3C 6C 10C 4D 8S 3B",
     "4S 6D 8D 10S 10D 10C", 0x275fc24182f21ef},
    {"chkobba", 2, false, 0x2f, "CHKOBBA-2-00000-0001F-AT", 1, "9S 6S 7C 1C 2D 5S",
     "2B 10D 6D 6C 9S 3B", 0x365afd78045c1c3f},
    {"", 2, false, 0x30, "CASA-E96F5M-2-00000-0001G-A1", 0, "1C 3S 8C 4S 8S 9S",
     "7B 9S 1C 6D 6C 2D", 0xee72b06cbfaae261},
};

RuleSet goldenRules(const Golden& golden) {
    if (*golden.preset != 0) {
        return presetRules(golden.preset, golden.players, golden.teams);
    }
    RuleSet rules;
    rules.match.target = 21;
    rules.capture.maxCards = 2;
    return rules;
}

TEST(DealCode, DealsTheSameCardsInEveryVersion) {
    for (const Golden& golden : kGolden) {
        const RuleSet rules = goldenRules(golden);
        const DealCode code = dealCodeOf(rules, golden.number);
        EXPECT_EQ(toString(code), golden.code);
        EXPECT_EQ(parsed(toString(code)), code);
        EXPECT_TRUE(fits(code, rules)) << golden.code;
        EXPECT_EQ(Match(rules, seedOf(code)).nextDealer(), golden.firstDealer) << golden.code;
        EXPECT_EQ(firstCards(code, rules, 0), golden.firstRound) << golden.code;
        EXPECT_EQ(firstCards(code, rules, 3), golden.fourthRound) << golden.code;
        EXPECT_EQ(hashOfPacks(code, rules), golden.packs) << golden.code;
    }
}

/// The name of each preset in codes, and the rules that it stands for. None may change. A preset
/// that comes later may get a name; without one its codes have the digest of its rules.
TEST(DealCode, NamesThePresetsForEver) {
    constexpr std::pair<const char*, const char*> kNames[] = {
        {"scopa", "SCOPA 7X1FY1"},
        {"scopa-initiation", "INIZIO Q13BF8"},
        {"scopa-simplified", "FACILE Q3H1VV"},
        {"scopa-pairs", "DUE 6B6TMY"},
        {"scopone", "SCOPONE NXNTY2"},
        {"scopone-scientifico", "SCIENT V75H8B"},
        {"scopone-trente", "TRENTE XQVDBB"},
        {"asso-pigliatutto", "PIGLIA 9ZDQBD"},
        {"scopa-assi", "ASSI TM9TWA"},
        {"scopone-assi", "SOCI P6GYM8"},
        {"quindici", "QUINDICI BXZ5Q2"},
        {"quindici-mista", "MISTA HXPN6S"},
        {"quindici-assi", "XVASSI 8ATFDW"},
        {"re-bello", "REBELLO QTDQQD"},
        {"napola", "NAPOLA 56B17R"},
        {"scalette", "SCALE 0MMF61"},
        {"bazzica", "BAZZICA 0PH3X1"},
        {"sbarazzina", "SBARA 1X2Z4B"},
        {"piva", "PIVA JJZB2N"},
        {"scopa-corse", "CORSE GVSF7M"},
        {"chkobba", "CHKOBBA 928CG4"},
        {"hurrikan", "HURRI GAB0H2"},
        {"hurrikan-partners", "HURRIDUO D47NG6"},
        {"cirulla 1", "CIRULLA 3ERMGM"},
        {"escoba 1", "ESCOBA XT469A"},
        {"cirulla 2", "GENOVA WDDDGE"},
        {"cirulla", "ZENA PYPCTE"},
        {"escoba", "MADRID ZQZ9V5"},
        {"ponino", "PONINO 64DSXZ"},
        {"scopa-frac", "FRAC 6V1FSG"},
        {"rubamazzo", "RUBA SA84MF"},
        {"a-perdere", "PERDERE Z4TVJH"},
    };
    for (const auto& [id, name] : kNames) {
        const RuleSet& rules = rulesNamed(id);
        const std::string code = toString(dealCodeOf(rules, 0));
        EXPECT_EQ(code.substr(0, code.find('-')) + ' ' + digestText(digestOf(rules)), name) << id;
    }
}

TEST(DealCode, IsReadAsPeopleWriteIt) {
    const DealCode code = dealCodeOf(presetRules("scopa", 2, false), 0x123456789abcdef0);
    const std::string text = toString(code);
    std::string plain;
    std::string alike;
    for (const char c : text) {
        plain += c == '-' ? "" : std::string(1, c);
        alike += c == '-'   ? ' '
                 : c == '0' ? 'o'
                 : c == '1' ? 'l'
                            : static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    }
    EXPECT_EQ(parsed(plain), code);
    EXPECT_EQ(parsed(alike), code);
    EXPECT_EQ(parsed("  " + text + " \n"), code);
}

/// Codes of several lengths.
std::vector<std::string> someCodes() {
    RuleSet house;
    house.match.target = 31;
    std::vector<std::string> codes;
    for (const std::uint64_t number : {0x2b7e151628aedULL, 0x1f0e1d2c3b4a5ULL}) {
        codes.push_back(toString(dealCodeOf(presetRules("scopa", 2, false), number)));
        codes.push_back(toString(dealCodeOf(presetRules("quindici", 4, true), number)));
        codes.push_back(toString(dealCodeOf(house, number)));
    }
    return codes;
}

TEST(DealCode, NoticesEveryWrongCharacter) {
    constexpr std::string_view kSymbols = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
    for (const std::string& code : someCodes()) {
        const DealCode right = parsed(code);
        for (std::size_t i = 0; i < code.size(); ++i) {
            for (const char symbol : kSymbols) {
                std::string wrong = code;
                wrong[i] = symbol;
                Faults faults;
                const std::optional<DealCode> read = parseDealCode(wrong, faults);
                // I and L are read as 1 and O as 0.
                EXPECT_TRUE(!read || *read == right) << wrong;
                EXPECT_TRUE(code[i] == '-' || !read || wrong == code ||
                            std::string_view("IOLU01V").find(code[i]) != std::string_view::npos)
                    << wrong;
            }
        }
    }
}

TEST(DealCode, NoticesEveryExchangeOfTwoCharacters) {
    for (const std::string& code : someCodes()) {
        const DealCode right = parsed(code);
        for (std::size_t i = 0; i < code.size(); ++i) {
            for (std::size_t j = 0; j < i; ++j) {
                if (code[i] == '-' || code[j] == '-') {
                    continue; // separators mean nothing
                }
                std::string wrong = code;
                std::swap(wrong[i], wrong[j]);
                Faults faults;
                const std::optional<DealCode> read = parseDealCode(wrong, faults);
                EXPECT_TRUE(!read || *read == right) << wrong;
            }
        }
    }
}

TEST(DealCode, SaysWhatIsWrong) {
    EXPECT_EQ(refusalOf(""), FaultCode::NotADealCode);
    EXPECT_EQ(refusalOf("SCOPA"), FaultCode::NotADealCode);
    EXPECT_EQ(refusalOf(std::string(5000, 'A')), FaultCode::NotADealCode);
    const std::string code = toString(dealCodeOf(RuleSet(), 1));
    EXPECT_EQ(refusalOf(code.substr(0, code.size() - 1) + (code.back() == '7' ? '8' : '7')),
              FaultCode::DealCodeMistyped);
    EXPECT_EQ(refusalOf(checked("SCOPA-2-00000-00000-B")), FaultCode::DealCodeOfLaterVersion);
    EXPECT_EQ(refusalOf(checked("TRESETTE-2-00000-00000-A")), FaultCode::DealCodeOfUnknownGame);
    EXPECT_EQ(refusalOf(checked("SCOPA-5-00000-00000-A")), FaultCode::DealCodeOfUnknownGame);
    // Hurrikan deals six cards at a time, which do not go round among four.
    EXPECT_EQ(refusalOf(checked("HURRI-4-00000-00000-A")), FaultCode::DealCodeOfUnknownGame);
}

TEST(DealCode, OfOtherRulesNeedsThoseRules) {
    RuleSet house;
    house.match.target = 31;
    const DealCode code = dealCodeOf(house, 7);
    EXPECT_EQ(presetRulesOf(code), std::nullopt);
    EXPECT_TRUE(fits(code, house));
    EXPECT_FALSE(fits(code, RuleSet()));
    RuleSet other = house;
    other.table.players = 3;
    EXPECT_FALSE(fits(code, other));
    EXPECT_FALSE(fits(dealCodeOf(RuleSet(), 7), house));
}

TEST(DealCode, OfEveryPresetAndNumberOfSeatsCanBeRead) {
    for (const Preset& preset : presets()) {
        for (const int players : {2, 3, 4, 6}) {
            for (const bool teams : {false, true}) {
                const RuleSet rules = presetRules(preset.id, players, teams);
                if (checkRules(rules).empty()) {
                    const DealCode code = dealCodeOf(rules, 99);
                    EXPECT_EQ(parsed(toString(code)), code) << preset.id;
                    EXPECT_TRUE(fits(code, rules)) << preset.id;
                }
            }
        }
    }
}

TEST(DealCode, DealsOtherCardsForOtherNumbersGamesSeatsAndRounds) {
    std::set<std::string> deals;
    int codes = 0;
    for (const std::uint64_t number : {0, 1, 2, 3}) {
        for (const int players : {2, 3, 4}) {
            for (const char* preset : {"scopa", "napola"}) {
                const RuleSet rules = presetRules(preset, players, false);
                for (const int round : {0, 1, 2}) {
                    deals.insert(firstCards(dealCodeOf(rules, number), rules, round));
                    ++codes;
                }
            }
        }
    }
    EXPECT_EQ(static_cast<int>(deals.size()), codes);
}

TEST(DealCode, KnowsTheShuffleAfterAPack) {
    const RuleSet rules = findPreset("chkobba")->rules; // deals are often void
    for (std::uint64_t number = 0; number < 50; ++number) {
        const DealCode code = dealCodeOf(rules, number);
        Match match(rules, seedOf(code));
        match.shuffleWith(shuffleOf(code, 0));
        match.deal();
        const Match::PlayedRound& played = match.played().back();
        std::optional<Random> after = shuffleAfter(code, rules, 0, played.dealer, played.pack);
        ASSERT_TRUE(after.has_value()) << number;
        Match other(rules, 1, played.dealer);
        ASSERT_TRUE(other.dealFrom(played.pack));
        other.shuffleWith(*after);
        while (match.turn() >= 0 && match.round().phase() == Phase::CutChoice) {
            const Decision place(Decision::Kind::PlaceCut);
            match.apply(place);
            other.apply(place);
        }
        EXPECT_EQ(match.played().back().pack, other.played().back().pack) << number;
        Pack swapped = played.pack;
        const std::array<Card, 2> last{swapped[swapped.size() - 1], swapped[swapped.size() - 2]};
        swapped.replaceLast(last);
        EXPECT_FALSE(shuffleAfter(code, rules, 0, played.dealer, swapped).has_value());
        EXPECT_FALSE(shuffleAfter(code, rules, 1, played.dealer, played.pack).has_value());
    }
}

TEST(DealCode, OfTheDayIsPinned) {
    std::set<std::string> codes;
    for (const std::string_view game : gamesOfTheDay()) {
        for (const char* date : {"2026-11-23", "2026-11-24", "2027-11-23"}) {
            const DealCode code = dealCodeOfTheDay(game, date);
            EXPECT_EQ(code.preset, game);
            codes.insert(toString(code));
        }
    }
    EXPECT_EQ(codes.size(), 3 * gamesOfTheDay().size());
    EXPECT_EQ(toString(dealCodeOfTheDay("scopa", "2026-11-23")), "SCOPA-2-VKJ27-0WH5H-A2");
    EXPECT_EQ(toString(dealCodeOfTheDay("scopone", "2026-11-23")), "SCOPONE-T-G5RHV-6EDQW-A8");
}

} // namespace
} // namespace settebello
