// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/round.h"
#include "rules/presets.h"

#include <gtest/gtest.h>

#include <sstream>
#include <string>
#include <vector>

namespace settebello::test {

/// The cards of a text such as "7D 10S 1B".
inline std::vector<Card> cards(const std::string& text) {
    std::vector<Card> list;
    std::istringstream words(text);
    for (std::string word; words >> word;) {
        list.push_back(parseCard(word).value());
    }
    return list;
}

inline CardSet set(const std::string& text) {
    CardSet all;
    for (const Card card : cards(text)) {
        all.insert(card);
    }
    return all;
}

/// A pack that begins with these cards; the others follow in card order.
inline Pack packFrom(const std::string& first, int size = kCardCount) {
    std::vector<Card> list = cards(first);
    CardSet rest = Pack::contents(size);
    for (const Card card : list) {
        rest.erase(card);
    }
    list.insert(list.end(), rest.begin(), rest.end());
    return Pack::fromCards(list).value();
}

inline Decision decision(const std::string& text) {
    return parseDecision(text).value();
}

/// Applies decisions written in notation. Each must be accepted.
inline void play(Round& round, const std::string& decisions, Events* events = nullptr) {
    std::istringstream words(decisions);
    for (std::string word; words >> word;) {
        ASSERT_EQ(round.apply(decision(word), events), DecisionFault::None) << word;
    }
}

inline RuleSet rulesOf(const char* preset) {
    return findPreset(preset)->rules;
}

/// The events of one kind, in order.
template <typename Kind>
std::vector<Kind> eventsOf(const Events& events) {
    std::vector<Kind> found;
    for (const Event& event : events) {
        if (const Kind* const wanted = std::get_if<Kind>(&event)) {
            found.push_back(*wanted);
        }
    }
    return found;
}

/// Plays the first legal play again and again, until the round is over or `plays` were made.
inline void playFirstLegal(Round& round, int plays = kCardCount, Events* events = nullptr) {
    std::vector<Play> legal;
    while (plays-- > 0 && !round.over()) {
        while (round.phase() == Phase::Declaring) {
            round.apply(Decision(Decision::Kind::Pass), events);
        }
        legalPlays(round.rules(), round.hand(round.turn()), round.takeable(), legal);
        round.apply(legal.front(), events);
    }
}

} // namespace settebello::test
