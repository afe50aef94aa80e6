// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/lesson_round.h"

#include <QtGlobal>

#include <algorithm>
#include <array>
#include <string_view>

namespace settebello {

namespace {

/// In the order of the deal: to the learner and the other in turn, the first six before the table.
constexpr std::array<std::string_view, kCardCount> kPack{"10S", "8S", "9D",  "6B", "8C", "6C",
                                                         "10B", "5C", "4S",  "2D",             //
                                                         "2C",  "7S", "7D",  "4D", "8B", "4C", //
                                                         "10C", "3S", "5B",  "3B", "1D", "1B", //
                                                         "7B",  "5D", "9C",  "5S", "3C", "9B", //
                                                         "1S",  "4B", "10D", "8D", "2B", "3D", //
                                                         "6S",  "1C", "7C",  "9S", "6D", "2S"};

/// The plays that the learner does not see follow the rules too, so that the final piles are real:
/// 26 cards, seven coins, every seven and two sweeps against none.
constexpr std::array<std::string_view, LessonRound::kPlays> kPlayed{
    "10S=10B",  "8S",    "9D=5C+4S", "6B",    "8C=8S",    "6C=6B", //
    "2C=2D",    "7S",    "7D=7S",    "4C",    "8B",       "4D=4C", //
    "10C",      "3S",    "5B",       "1B",    "1D=1B",    "3B=3S", //
    "9C",       "5S=5B", "7B",       "5D",    "3C",       "9B=9C", //
    "10D=10C",  "4B",    "2B",       "8D=8B", "1S",       "3D=3C", //
    "6S=5D+1S", "1C",    "7C=7B",    "9S",    "6D=2B+4B", "2S"};

Pack preparedPack() {
    std::vector<Card> cards;
    cards.reserve(kPack.size());
    for (const std::string_view text : kPack) {
        cards.push_back(parseCard(text).value_or(Card()));
    }
    return Pack::fromCards(cards).value_or(Pack());
}

class PreparedPlayer : public Player {
public:
    std::optional<Decision> choose(const PlayerView& view, const StopToken&) override {
        return LessonRound::play(static_cast<int>(view.moves.size()));
    }
};

} // namespace

Match LessonRound::after(int plays) {
    Q_ASSERT(plays >= 0 && plays <= kPlays);
    Match match(RuleSet(), 0, 1);
    match.dealFrom(preparedPack());
    for (int number = 0; number < plays; ++number) {
        match.apply(play(number));
    }
    return match;
}

int LessonRound::playsOf(const Events& events) {
    return static_cast<int>(std::count_if(events.begin(), events.end(), [](const Event& event) {
        return std::holds_alternative<CardLaid>(event) ||
               std::holds_alternative<CardsCaptured>(event);
    }));
}

Play LessonRound::play(int number) {
    Q_ASSERT(number >= 0 && number < kPlays);
    return parsePlay(kPlayed[static_cast<std::size_t>(number)]).value_or(Play());
}

std::unique_ptr<Player> LessonRound::opponent() {
    return std::make_unique<PreparedPlayer>();
}

} // namespace settebello
