// SPDX-License-Identifier: GPL-3.0-or-later
// Counts what people would call mistakes in games of scopa that two players of one level play:
// bench_level_mistakes DEALS LEVEL... The results are in docs/opponents.md.
#include "game/match.h"
#include "players/levels/level_player.h"
#include "players/levels/level_profile.h"
#include "players/levels/levels.h"
#include "rules/legal_plays.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <optional>
#include <string_view>
#include <vector>

using namespace settebello;

namespace {

struct Mistakes {
    int plays = 0;          ///< with a choice
    int missedSweeps = 0;   ///< a card that sweeps, and another was played
    int leftSettebello = 0; ///< it could be taken, and was left to a card not seen
    int laidSettebello = 0; ///< so that a card not seen can take it
    int offeredSweeps = 0;  ///< to a card not seen, where another play offers none
    int forgotten = 0;      ///< with a perfect memory the same player would have played otherwise
};

constexpr Card kSettebello(Suit::Coins, kSeven);

bool sweeps(const PlayerView& view, const Play& play) {
    const bool last = view.stockSize == 0 && view.hand.size() == 1 &&
                      view.handSizes[view.rules.seatAfter(view.seat)] == 0;
    return isSweep(view.rules, play, view.table, last);
}

/// Whether a card that has not been seen can make a capture of what a play leaves.
template <typename Captures>
bool offers(const PlayerView& view, const Play& play, Captures isMeant) {
    const CardSet laid = play.isCapture() ? CardSet() : CardSet{play.card};
    const CardSet left = (view.table - play.captured) | laid;
    std::vector<CardSet> captures;
    for (const Card card : view.unseen()) {
        legalCaptures(view.rules, card, left, captures);
        if (std::ranges::any_of(captures, [&](CardSet each) { return isMeant(each, left); })) {
            return true;
        }
    }
    return false;
}

bool offersSweep(const PlayerView& view, const Play& play) {
    return offers(view, play, [](CardSet captured, CardSet left) { return captured == left; });
}

bool offersSettebello(const PlayerView& view, const Play& play) {
    return offers(view, play, [](CardSet captured, CardSet /*left*/) {
        return captured.contains(kSettebello);
    });
}

void judge(const PlayerView& view, const Play& played, Mistakes& mistakes) {
    std::vector<Play> plays;
    legalPlays(view.rules, view.hand, view.takeable(), plays);
    if (plays.size() < 2) {
        return;
    }
    const auto any = [&](auto holds) { return std::ranges::any_of(plays, holds); };
    const auto takes = [](const Play& play) { return play.captured.contains(kSettebello); };
    ++mistakes.plays;
    const bool swept = sweeps(view, played);
    mistakes.missedSweeps +=
        !swept && any([&](const Play& play) { return sweeps(view, play); }) ? 1 : 0;
    const bool offered = offersSettebello(view, played);
    mistakes.leftSettebello += offered && !takes(played) && any(takes) ? 1 : 0;
    mistakes.laidSettebello += offered && played.card == kSettebello ? 1 : 0;
    const bool avoidable = any([&](const Play& play) { return !offersSweep(view, play); });
    mistakes.offeredSweeps += avoidable && offersSweep(view, played) ? 1 : 0;
}

/// The profile of a level, with a perfect memory; nothing for master, which has none.
std::optional<LevelProfile> rememberingProfile(std::string_view level) {
    const LevelProfile* const profile = profileOf(level);
    if (profile == nullptr) {
        return std::nullopt;
    }
    LevelProfile remembering = *profile;
    remembering.remembersPlays = kCardCount;
    return remembering;
}

Mistakes count(std::string_view level, int deals) {
    Mistakes mistakes;
    const std::optional<LevelProfile> profile = rememberingProfile(level);
    for (int deal = 0; deal < deals; ++deal) {
        const auto seed = static_cast<std::uint64_t>(deal);
        Match match(RuleSet(), seed, deal % 2);
        match.deal();
        const std::uint64_t playerSeed = seed * 2 + 1'000'000;
        const auto player = makePlayer(level, playerSeed);
        while (match.turn() >= 0) {
            const PlayerView view = match.view(match.turn());
            const Decision chosen = *player->choose(view, StopToken());
            judge(view, chosen.play, mistakes);
            if (profile) {
                LevelPlayer remembering(*profile, playerSeed);
                mistakes.forgotten += remembering.choose(view, StopToken()) != chosen ? 1 : 0;
            }
            match.apply(chosen);
        }
    }
    return mistakes;
}

} // namespace

int main(int argc, char** argv) {
    const int deals = argc > 1 ? std::atoi(argv[1]) : 0;
    std::printf("Of 1,000 plays with a choice, in %d deals of scopa:\n", deals);
    std::printf("%-10s %12s %16s %16s %14s %10s\n", "level", "sweep missed", "settebello left",
                "settebello laid", "sweep offered", "forgotten");
    for (int i = 2; i < argc; ++i) {
        const Mistakes found = count(argv[i], deals);
        const auto perThousand = [&](int number) { return 1000.0 * number / found.plays; };
        std::printf("%-10s %12.2f %16.2f %16.2f %14.1f %10.1f\n", argv[i],
                    perThousand(found.missedSweeps), perThousand(found.leftSettebello),
                    perThousand(found.laidSettebello), perThousand(found.offeredSweeps),
                    perThousand(found.forgotten));
    }
    return 0;
}
