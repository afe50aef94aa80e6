// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/levels/perception.h"

#include "players/evaluation/card_values.h"
#include "rules/legal_plays.h"
#include "rules/objective.h"

#include <algorithm>

namespace settebello {

namespace {

bool sees(const PlayerView& view, const LevelProfile& profile, const Attention& attention,
          const Play& play) {
    constexpr int kPileCountsAs = 2; // like two cards that have to be added up
    const bool plain = play.card.rank() == kAce && view.rules.capture.ace != Ace::Plain;
    const int widest = static_cast<int>(profile.seesCaptures.size());
    const int cards = play.captured.intersects(view.tops) ? kPileCountsAs
                                                          : std::min(play.captured.size(), widest);
    // By what has to be added up, so that it is seen from any hand card of the rank or from none.
    const std::uint64_t thing =
        play.captured.bits() << 4 | static_cast<std::uint64_t>(play.card.rank());
    return plain || attention.notices(profile.seesCaptures[static_cast<std::size_t>(cards - 1)],
                                      Attention::Topic::Capture, thing);
}

} // namespace

std::vector<Play> noticedPlays(const PlayerView& view, const LevelProfile& profile,
                               const Attention& attention) {
    std::vector<Play> plays;
    legalPlays(view.rules, view.hand, view.takeable(), plays);
    CardSet seemToTake;
    std::erase_if(plays, [&](const Play& play) {
        return play.isCapture() && !sees(view, profile, attention, play);
    });
    for (const Play& play : plays) {
        seemToTake.insert(play.card);
    }
    for (const Card card : playableCards(view.rules, view.hand) - seemToTake) {
        plays.push_back({card, CardSet()});
    }
    return plays;
}

Play completedPlay(const PlayerView& view, const Play& seen) {
    if (checkPlay(view.rules, view.hand, view.takeable(), seen) == PlayFault::None) {
        return seen;
    }
    std::vector<CardSet> captures;
    legalCaptures(view.rules, seen.card, view.takeable(), captures);
    const auto value = [&](CardSet cards) {
        int sum = 0;
        for (const Card card : cards) {
            sum += cardValue(view.rules, card);
        }
        return Objective(view.rules).worth(sum);
    };
    return {seen.card,
            *std::max_element(captures.begin(), captures.end(),
                              [&](CardSet a, CardSet b) { return value(a) < value(b); })};
}

} // namespace settebello
