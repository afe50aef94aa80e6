// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/simulate/game.h"

#include "cli/simulate/thinking_clock.h"
#include "game/match_setup.h"
#include "players/play_round.h"
#include "rules/objective.h"
#include "support/contract.h"
#include "json/refusal.h"

#include <algorithm>

namespace settebello::cli {

namespace {

constexpr std::size_t at(int i) {
    return static_cast<std::size_t>(i);
}

/// The seed of the packs of a game.
std::uint64_t packSeed(std::uint64_t tournamentSeed, std::uint64_t number) {
    const std::uint64_t ofGame = Random(tournamentSeed).next() + number;
    return Random(Random(ofGame).next()).next();
}

/// The level of each seat, and the seed of its player.
struct Seats {
    std::vector<std::string> levels;
    std::vector<std::uint64_t> seeds;

    Seats(const TournamentSetup& setup, std::uint64_t number, int seating) {
        for (int seat = 0; seat < setup.rules.rules.table.players; ++seat) {
            levels.push_back(setup.levelAt(seat, seating));
            seeds.push_back(playerSeed(setup, number, seat, seating));
        }
    }
};

/// The clock for a level's thinking time: other programs do not think on this thread.
Durations::Time timeOf(const std::string& level) {
    return engineCommandOf(level).empty() ? threadTime() : wallTime();
}

/// @param entrantOfSide one entrant per side, here and below.
Game::Outcome outcomeOf(const Match& match, const std::vector<int>& entrantOfSide, int entrant) {
    if (match.result()) {
        const int winner = entrantOfSide[at(match.result()->winner)];
        return winner == entrant ? Game::Outcome::Win : Game::Outcome::Loss;
    }
    const auto scores = std::span(match.scores()).first(entrantOfSide.size());
    const Objective objective(match.rules());
    const auto isWorse = [&](int a, int b) { return objective.prefers(b, a); };
    const int best = *std::max_element(scores.begin(), scores.end(), isWorse);
    bool hasBest = false;
    bool othersHaveBest = false;
    for (std::size_t side = 0; side < scores.size(); ++side) {
        const bool isBest = scores[side] == best;
        hasBest = hasBest || (isBest && entrantOfSide[side] == entrant);
        othersHaveBest = othersHaveBest || (isBest && entrantOfSide[side] != entrant);
    }
    return !hasBest         ? Game::Outcome::Loss
           : othersHaveBest ? Game::Outcome::Tie
                            : Game::Outcome::Win;
}

double pointsOf(const Match& match, const std::vector<int>& entrantOfSide, int entrant) {
    double own = 0;
    double others = 0;
    int ownSides = 0;
    const int sides = static_cast<int>(entrantOfSide.size());
    for (int side = 0; side < sides; ++side) {
        if (entrantOfSide[at(side)] == entrant) {
            own += match.score(side);
            ++ownSides;
        } else {
            others += match.score(side);
        }
    }
    return own / ownSides - others / (sides - ownSides);
}

/// The game as it was left, with the points of the rounds that were finished. The others share the
/// win.
Game lostByFault(Game game, int failed, int entrants) {
    const auto ofOthers = entrants == 2 ? Game::Outcome::Win : Game::Outcome::Tie;
    for (int entrant = 0; entrant < entrants; ++entrant) {
        game.results[at(entrant)].outcome = entrant == failed ? Game::Outcome::Loss : ofOthers;
    }
    game.ended = true;
    return game;
}

} // namespace

std::uint64_t programSeed(std::uint64_t number, int seat) {
    SETTEBELLO_ASSERT(seat >= 0 && seat < kMaxSeats);
    return Random(number * kMaxSeats + static_cast<std::uint64_t>(seat)).next();
}

std::uint64_t playerSeed(const TournamentSetup& setup, std::uint64_t number, int seat,
                         int seating) {
    if (!engineCommandOf(setup.levelAt(seat, seating)).empty()) {
        return programSeed(number, seat);
    }
    return settebello::playerSeed("settebello simulate player " + std::to_string(setup.seed) + ' ' +
                                      std::to_string(number),
                                  seat);
}

Game gameOf(const TournamentSetup& setup, const Match& match, int seating) {
    // With teams, seats 0 and 1 belong to sides 0 and 1, so the first seats represent all sides.
    std::vector<int> entrantOfSide(at(match.rules().sides()));
    for (int side = 0; side < match.rules().sides(); ++side) {
        entrantOfSide[at(side)] = setup.entrantAt(side, seating);
    }
    Game game;
    const bool inPlay = !match.needsDeal() && !match.over(); // after a fault
    game.rounds = static_cast<int>(match.played().size()) - (inPlay ? 1 : 0);
    game.dealer = setup.entrantAt(match.played().front().dealer, seating);
    game.ended = setup.singleDeals || match.over();
    for (int entrant = 0; entrant < setup.entrants; ++entrant) {
        Game::EntrantResult& result = game.results[at(entrant)];
        result.points = pointsOf(match, entrantOfSide, entrant);
        result.outcome = game.ended ? outcomeOf(match, entrantOfSide, entrant) : Game::Outcome::Tie;
    }
    return game;
}

PlayedGame playGame(const TournamentSetup& setup, std::uint64_t number, int seating,
                    PlayerPool& pool, const StopToken& stop, std::vector<MoveTime>& moveTimes) {
    SETTEBELLO_ASSERT(number < setup.count);
    const RuleSet& rules = setup.rules.rules;
    const Seats seats(setup, number, seating);
    const auto& players = pool.seat(seats.levels, seats.seeds, seating, setup);
    const auto dealer = static_cast<int>(number % players.size());
    PlayedGame played{Match(rules, packSeed(setup.seed, number), dealer), {}, ""};
    Match& match = played.match;
    const std::size_t rounds = setup.singleDeals ? 1 : kMaxRounds;
    std::vector<Decision> legal;
    while (!match.over()) {
        if (match.needsDeal()) {
            if (match.played().size() == rounds) {
                break;
            }
            match.deal();
            continue; // the first table may have ended the round
        }
        const int seat = match.turn();
        const std::string& level = seats.levels[at(seat)];
        const PlayerView view = match.view(seat);
        const Durations::Time start = timeOf(level);
        const std::optional<Decision> decision = players[at(seat)]->choose(view, stop);
        const Durations::Time end = timeOf(level);
        if (stop.stopRequested()) {
            return played;
        }
        legalDecisions(view, legal);
        if (legal.size() > 1) { // there was a choice
            moveTimes.push_back({setup.entrantAt(seat, seating), end - start});
        }
        if (!decision) {
            played.failure = pool.failureOf(seat);
            if (pool.playsAgain(seat)) {
                played.failed = setup.entrantAt(seat, seating);
                played.game =
                    lostByFault(gameOf(setup, match, seating), played.failed, setup.entrants);
            }
            return played;
        }
        if (match.apply(*decision) != DecisionFault::None) {
            played.failure = level + ": " + refusalOf(match.round(), *decision).text();
            return played;
        }
    }
    played.game = gameOf(setup, match, seating);
    return played;
}

} // namespace settebello::cli
