// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cards/pack.h"
#include "cards/random.h"
#include "rules/rule_set.h"
#include "support/fault.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace settebello {

/// Names the cards of a whole match: the rules, the seats, and a number from which every pack
/// follows (interfaces.md §8). The same code deals the same cards on every machine and in every
/// later version.
struct DealCode {
    std::string_view preset;   ///< its id; empty for other rules
    int edition = 1;           ///< of the preset; see rulesOfEdition()
    std::uint32_t digest = 0;  ///< of other rules: digestOf()
    int players = 2;           ///< 2, 3, 4 or 6
    bool teams = false;        ///< only of 4 or 6 players
    std::uint64_t shuffle = 0; ///< kShuffleBits bits
    bool operator==(const DealCode&) const = default;
};

inline constexpr unsigned kShuffleBits = 50;

/// The code of a match, and whether somebody had it before the first card was dealt.
struct MatchCode {
    DealCode code;
    bool given = false; ///< the players may know the cards
    bool operator==(const MatchCode&) const = default;
};

/// The code of a match by these rules. @param number any; its last kShuffleBits bits count.
DealCode dealCodeOf(const RuleSet& rules, std::uint64_t number);

/// "SCOPA-2-2PF2D-BSQQG-AH"
std::string toString(const DealCode& code);

/// Reads a code as people write it: in small letters, with other separators or none, with O for 0
/// and I or L for 1. Every wrong character and every two that are exchanged are noticed.
std::optional<DealCode> parseDealCode(std::string_view text, Faults& faults);

/// Whether a match by these rules can be dealt by the code.
bool fits(const DealCode& code, const RuleSet& rules);
/// The rules of a preset with the seats of the code; nothing if the code is of other rules.
std::optional<RuleSet> presetRulesOf(const DealCode& code);
/// 30 bits over the toggles that differ from their defaults, so that toggles of later versions
/// change nothing.
std::uint32_t digestOf(const RuleSet& rules);
/// "7KQ4M2", as in a code.
std::string digestText(std::uint32_t digest);

/// The seed of Match, which finds the first dealer.
std::uint64_t seedOf(const DealCode& code);
/// What the packs of a round are shuffled with, the first and those of deals that follow void ones.
/// @param round from 0.
Random shuffleOf(const DealCode& code, int round);
/// What the packs are shuffled with after this one of the round was; nothing if the code does not
/// deal it.
/// @pre the code fits the rules.
std::optional<Random> shuffleAfter(const DealCode& code, const RuleSet& rules, int round,
                                   int dealer, const Pack& pack);

/// The games that have a match of the day: a preset of each main family.
std::span<const std::string_view> gamesOfTheDay();
/// Their match of a day, the same for everybody. @param date "2026-11-23". @pre the preset has a
/// name in codes.
DealCode dealCodeOfTheDay(std::string_view preset, std::string_view date);

} // namespace settebello
