// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cards/card_set.h"
#include "rules/rule_set.h"
#include "json/json_reader.h"

#include <nlohmann/json_fwd.hpp>

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace settebello::cli {

/// Reads the parts of one question of the command `ask`; collects everything wrong as faults.
class Question {
public:
    Question(const nlohmann::json& json, Faults& faults);

    /// The kind of question, for example "plays".
    std::string kind();
    /// Given as a preset's id, as an object with `base` and `rules`, or as the rule groups alone.
    RuleSet rules();
    /// A list of cards. @param left the cards still allowed; those in the list are removed.
    CardSet cards(std::string_view key, CardSet& left);
    /// The whole pack in order, each card once. @param pack 40 or 36.
    std::vector<Card> deck(int pack);
    /// One list of cards per side.
    std::vector<CardSet> piles(int sides, CardSet& left);
    /// One whole number per side, from `least` to `most`; all 0 if the key is missing.
    std::vector<int> perSide(std::string_view key, int sides, int least, int most);
    /// A seat.
    int dealer(int players);
    /// Decisions in their notation; not looked at yet.
    std::vector<std::string> plays();
    std::uint64_t seed();
    /// Reads a required string.
    std::string text(std::string_view key);
    ObjectReader& reader() { return m_reader; }

private:
    Faults& m_faults;
    ObjectReader m_reader;
};

} // namespace settebello::cli
