// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/deal_code.h"

#include "game/round.h"
#include "rules/check_rules.h"
#include "rules/presets.h"
#include "rules/rule_keys.h"
#include "support/contract.h"
#include "support/text_hash.h"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

namespace settebello {

namespace {

/// The names of presets in codes. A row never changes: a preset whose rules change gets another.
struct GameName {
    std::string_view name;
    std::string_view preset;
    int edition = 1;
};
constexpr std::array kGames{
    GameName{"SCOPA", "scopa"},
    GameName{"INIZIO", "scopa-initiation"},
    GameName{"FACILE", "scopa-simplified"},
    GameName{"DUE", "scopa-pairs"},
    GameName{"SCOPONE", "scopone"},
    GameName{"SCIENT", "scopone-scientifico"},
    GameName{"TRENTE", "scopone-trente"},
    GameName{"PIGLIA", "asso-pigliatutto"},
    GameName{"ASSI", "scopa-assi"},
    GameName{"SOCI", "scopone-assi"},
    GameName{"QUINDICI", "quindici"},
    GameName{"MISTA", "quindici-mista"},
    GameName{"XVASSI", "quindici-assi"},
    GameName{"REBELLO", "re-bello"},
    GameName{"NAPOLA", "napola"},
    GameName{"SCALE", "scalette"},
    GameName{"BAZZICA", "bazzica"},
    GameName{"SBARA", "sbarazzina"},
    GameName{"PIVA", "piva"},
    GameName{"CORSE", "scopa-corse"},
    GameName{"CHKOBBA", "chkobba"},
    GameName{"HURRI", "hurrikan"},
    GameName{"HURRIDUO", "hurrikan-partners"},
    GameName{"CIRULLA", "cirulla"},
    GameName{"ESCOBA", "escoba"},
    GameName{"PERDERE", "a-perdere"},
    GameName{"FRAC", "scopa-frac"},
    GameName{"PONINO", "ponino"},
    GameName{"GENOVA", "cirulla", 2},
    GameName{"MADRID", "escoba", 2},
    GameName{"RUBA", "rubamazzo"},
    GameName{"ZENA", "cirulla", 3},
};
/// Comes before the digest of other rules.
constexpr std::string_view kHouse = "CASA";

struct Seats {
    char symbol;
    int players;
    bool teams;
};
constexpr std::array kSeats{Seats{'2', 2, false}, Seats{'3', 3, false}, Seats{'4', 4, false},
                            Seats{'6', 6, false}, Seats{'T', 4, true},  Seats{'S', 6, true}};

/// The symbols of Crockford's base 32, without the letters that look like others.
constexpr std::string_view kSymbols = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
constexpr unsigned kSymbolBits = 5;
constexpr std::uint64_t kSymbolMask = 31;
constexpr std::size_t kShuffleSymbols = kShuffleBits / kSymbolBits;
constexpr std::size_t kDigestSymbols = 6;
constexpr char kVersion = 'A';
/// Seats, shuffle, version and check character, which follow the game.
constexpr std::size_t kTail = 1 + kShuffleSymbols + 2;
/// Up to this length the check character notices every exchange.
constexpr std::size_t kMostSymbols = 31;
/// More deals than are void one after the other before a round begins.
constexpr int kMostDeals = 1000;

constexpr std::array kOfTheDay{std::string_view("scopa"),
                               std::string_view("scopone"),
                               std::string_view("scopone-scientifico"),
                               std::string_view("asso-pigliatutto"),
                               std::string_view("quindici"),
                               std::string_view("cirulla"),
                               std::string_view("escoba")};

/// The symbol that a character stands for, or 0 for a separator or anything else.
char symbolOf(char c) {
    if (c >= 'a' && c <= 'z') {
        c = static_cast<char>(c - 'a' + 'A');
    }
    switch (c) {
    case 'O':
        return '0';
    case 'I':
    case 'L':
        return '1';
    case 'U':
        return 'V';
    default:
        return kSymbols.find(c) == std::string_view::npos ? '\0' : c;
    }
}

std::string symbolsOf(std::string_view text) {
    std::string symbols;
    for (const char c : text) {
        if (const char symbol = symbolOf(c); symbol != '\0') {
            symbols += symbol;
        }
    }
    return symbols;
}

std::string symbolsOf(std::uint64_t number, std::size_t count) {
    std::string symbols(count, '0');
    for (auto symbol = symbols.rbegin(); symbol != symbols.rend(); ++symbol) {
        *symbol = kSymbols[number & kSymbolMask];
        number >>= kSymbolBits;
    }
    return symbols;
}

std::uint64_t numberOf(std::string_view symbols) {
    std::uint64_t number = 0;
    for (const char symbol : symbols) {
        number = number << kSymbolBits | kSymbols.find(symbol);
    }
    return number;
}

/// The symbols as coefficients of a polynomial over the field of 32 elements, at its generator 2:
/// a wrong symbol and an exchange always change the value, up to kMostSymbols symbols.
char checkOf(std::string_view symbols) {
    constexpr unsigned kOverflow = 32;
    constexpr unsigned kPolynomial = 0x25; // x^5 + x^2 + 1, primitive
    const auto doubled = [](unsigned value) {
        value <<= 1;
        return (value & kOverflow) != 0 ? value ^ kPolynomial : value;
    };
    unsigned value = 0;
    for (const char symbol : symbols) {
        value = doubled(value) ^ static_cast<unsigned>(kSymbols.find(symbol));
    }
    return kSymbols[doubled(value)];
}

const Seats& seatsOf(const DealCode& code) {
    const auto* found = std::find_if(kSeats.begin(), kSeats.end(), [&](const Seats& seats) {
        return seats.players == code.players && seats.teams == code.teams;
    });
    SETTEBELLO_ASSERT(found != kSeats.end());
    return *found;
}

std::string_view nameOf(const DealCode& code) {
    const auto* found = std::find_if(kGames.begin(), kGames.end(), [&](const GameName& game) {
        return game.preset == code.preset && game.edition == code.edition;
    });
    return found == kGames.end() ? std::string_view() : found->name;
}

std::string gameOf(const DealCode& code) {
    return code.preset.empty() ? std::string(kHouse) + digestText(code.digest)
                               : std::string(nameOf(code));
}

/// What the cards follow from: the code without its check character.
std::string payloadOf(const DealCode& code) {
    return symbolsOf(gameOf(code)) + seatsOf(code).symbol +
           symbolsOf(code.shuffle, kShuffleSymbols) + kVersion;
}

/// Sets the game that is named by these symbols. False if there is none.
bool setGame(DealCode& code, std::string_view symbols) {
    const std::string house = symbolsOf(kHouse);
    if (symbols.starts_with(house) && symbols.size() == house.size() + kDigestSymbols) {
        code.digest = static_cast<std::uint32_t>(numberOf(symbols.substr(house.size())));
        return true;
    }
    for (const GameName& game : kGames) {
        if (symbolsOf(game.name) == symbols) {
            code.preset = game.preset;
            code.edition = game.edition;
            return true;
        }
    }
    return false;
}

bool isVoid(const Round& round) {
    return round.phase() == Phase::Redeal;
}

} // namespace

DealCode dealCodeOf(const RuleSet& rules, std::uint64_t number) {
    DealCode code;
    code.players = rules.table.players;
    code.teams = rules.table.teams;
    code.shuffle = number & ((std::uint64_t{1} << kShuffleBits) - 1);
    for (const GameName& game : kGames) {
        code.preset = game.preset;
        code.edition = game.edition;
        if (presetRulesOf(code) == rules) {
            return code;
        }
    }
    code.preset = {};
    code.edition = 1;
    code.digest = digestOf(rules);
    return code;
}

std::string toString(const DealCode& code) {
    const std::string shuffle = symbolsOf(code.shuffle, kShuffleSymbols);
    std::string text =
        code.preset.empty() ? std::string(kHouse) + '-' + digestText(code.digest) : gameOf(code);
    text.append({'-', seatsOf(code).symbol, '-'});
    text += shuffle.substr(0, kShuffleSymbols / 2) + '-' + shuffle.substr(kShuffleSymbols / 2);
    text.append({'-', kVersion, checkOf(payloadOf(code))});
    return text;
}

std::optional<DealCode> parseDealCode(std::string_view text, Faults& faults) {
    const auto refuse = [&](FaultCode code, std::string_view shown) {
        faults.add([&] { return Fault(code, {std::string(shown)}); });
        return std::nullopt;
    };
    constexpr std::size_t kMostShown = 60;
    const std::string_view shown = text.substr(0, kMostShown);
    const std::string symbols = symbolsOf(text);
    if (text.size() > kMostShown || symbols.size() <= kTail || symbols.size() > kMostSymbols) {
        return refuse(FaultCode::NotADealCode, shown);
    }
    const std::string_view all(symbols);
    const std::string_view payload = all.substr(0, all.size() - 1);
    if (checkOf(payload) != all.back()) {
        return refuse(FaultCode::DealCodeMistyped, shown);
    }
    if (payload.back() != kVersion) {
        return refuse(FaultCode::DealCodeOfLaterVersion, shown);
    }
    const std::size_t game = all.size() - kTail;
    DealCode code;
    const auto* seats = std::find_if(kSeats.begin(), kSeats.end(),
                                     [&](const Seats& row) { return row.symbol == all[game]; });
    if (seats == kSeats.end() || !setGame(code, all.substr(0, game))) {
        return refuse(FaultCode::DealCodeOfUnknownGame, shown);
    }
    code.players = seats->players;
    code.teams = seats->teams;
    code.shuffle = numberOf(all.substr(game + 1, kShuffleSymbols));
    if (!code.preset.empty() && !presetRulesOf(code)) {
        return refuse(FaultCode::DealCodeOfUnknownGame, shown);
    }
    return code;
}

namespace {

bool fitsExactly(const DealCode& code, const RuleSet& rules) {
    if (!code.preset.empty()) {
        return presetRulesOf(code) == rules;
    }
    return code.players == rules.table.players && code.teams == rules.table.teams &&
           code.digest == digestOf(rules);
}

} // namespace

bool fits(const DealCode& code, const RuleSet& rules) {
    RuleSet dealt = rules; // codes are older than the order of marking, which no deal depends on
    dealt.match.marking = MarkingOrder::SettebelloFirst;
    return fitsExactly(code, rules) || fitsExactly(code, dealt);
}

std::optional<RuleSet> presetRulesOf(const DealCode& code) {
    const RuleSet* const preset = rulesOfEdition(code.preset, code.edition);
    if (preset == nullptr) {
        return std::nullopt;
    }
    RuleSet rules = *preset;
    rules.table.players = code.players;
    rules.table.teams = code.teams;
    return checkRules(rules).empty() ? std::optional(rules) : std::nullopt;
}

std::uint32_t digestOf(const RuleSet& rules) {
    std::vector<std::string> values;
    for (const RuleKey& key : ruleKeys()) {
        if (key.get(rules) != key.get(RuleSet{})) {
            values.push_back(key.path() + '=' + key.valueText(key.get(rules)));
        }
    }
    std::sort(values.begin(), values.end()); // whatever is added between them later
    TextHash hash;
    for (const std::string& value : values) {
        hash.take(value);
    }
    constexpr std::uint64_t kMask = (std::uint64_t{1} << kSymbolBits * kDigestSymbols) - 1;
    return static_cast<std::uint32_t>((hash.value() ^ hash.value() >> 32) & kMask);
}

std::string digestText(std::uint32_t digest) {
    return symbolsOf(digest, kDigestSymbols);
}

std::uint64_t seedOf(const DealCode& code) {
    TextHash hash;
    hash.take(payloadOf(code));
    return hash.value();
}

Random shuffleOf(const DealCode& code, int round) {
    SETTEBELLO_ASSERT(round >= 0);
    TextHash hash;
    hash.take(payloadOf(code));
    hash.take("round " + std::to_string(round));
    return Random(hash.value());
}

std::optional<Random> shuffleAfter(const DealCode& code, const RuleSet& rules, int round,
                                   int dealer, const Pack& pack) {
    SETTEBELLO_ASSERT(fits(code, rules));
    Random random = shuffleOf(code, round);
    for (int deal = 0; deal < kMostDeals; ++deal) {
        Pack dealt(rules.pack.cards);
        dealt.shuffle(random);
        if (dealt == pack) {
            return random;
        }
        const Round begun(rules, dealt, dealer);
        if (!isVoid(begun) && begun.phase() != Phase::CutChoice) {
            break; // with these cards the round would have been played
        }
    }
    return std::nullopt;
}

std::span<const std::string_view> gamesOfTheDay() {
    return kOfTheDay;
}

DealCode dealCodeOfTheDay(std::string_view preset, std::string_view date) {
    const DealCode code = dealCodeOf(findPreset(preset)->rules, 0);
    SETTEBELLO_ASSERT(code.preset == preset);
    TextHash hash;
    hash.take("match of the day");
    hash.take(nameOf(code));
    hash.take(date);
    return dealCodeOf(findPreset(preset)->rules, Random(hash.value()).next());
}

} // namespace settebello
