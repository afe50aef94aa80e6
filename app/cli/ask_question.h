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

/// One question of `ask`, read piece by piece; whatever is wrong with it is collected as faults.
class Question {
public:
    Question(const nlohmann::json& json, Faults& faults);

    /// What is asked: "plays".
    std::string kind();
    /// A preset's id, or an object with `base` and `rules`, or with groups alone.
    RuleSet rules();
    /// A list of cards. @param left the cards that may be named; those that are leave it.
    CardSet cards(std::string_view key, CardSet& left);
    /// The whole pack in order, and each card once. @param pack 40 or 36.
    std::vector<Card> deck(int pack);
    /// Lists of cards, one a side.
    std::vector<CardSet> piles(int sides, CardSet& left);
    /// Whole numbers, one a side; all 0 if the key is missing.
    std::vector<int> perSide(std::string_view key, int sides);
    /// A seat.
    int dealer(int players);
    /// Decisions in their notation; not looked at yet.
    std::vector<std::string> plays();
    std::uint64_t seed();
    /// Reads text that must be there.
    std::string text(std::string_view key);
    ObjectReader& reader() { return m_reader; }

private:
    Faults& m_faults;
    ObjectReader m_reader;
};

} // namespace settebello::cli
