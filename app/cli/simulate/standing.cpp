// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/simulate/standing.h"

#include <algorithm>

namespace settebello::cli {

namespace {

/// `expert`, or `expert+casual` if the partners differ.
std::string entrantName(const TournamentSetup& setup, int entrant) {
    std::vector<std::string> names;
    for (std::size_t seat = static_cast<std::size_t>(entrant); seat < setup.levels.size();
         seat += static_cast<std::size_t>(setup.entrants)) {
        names.push_back(setup.levels[seat]);
    }
    if (std::count(names.begin(), names.end(), names.front()) ==
        static_cast<std::ptrdiff_t>(names.size())) {
        return names.front();
    }
    std::string all;
    for (const std::string& name : names) {
        all += (all.empty() ? "" : "+") + name;
    }
    return all;
}

/// The sums of one sample: all seatings of one game number.
struct Sample {
    double games = 0;
    double wins = 0;
    double ties = 0;
    double losses = 0;
    double points = 0;
    double rounds = 0;

    void add(const Game& game, int entrant) {
        const Game::EntrantResult& result = game.results[static_cast<std::size_t>(entrant)];
        games += 1;
        wins += result.outcome == Game::Outcome::Win ? 1 : 0;
        ties += result.outcome == Game::Outcome::Tie ? 1 : 0;
        losses += result.outcome == Game::Outcome::Loss ? 1 : 0;
        points += result.points;
        rounds += game.rounds;
    }
    void addTo(Totals& totals) const {
        totals.games += static_cast<std::uint64_t>(games);
        totals.wins.add(wins, games);
        totals.ties.add(ties, games);
        totals.losses.add(losses, games);
        totals.points.add(points, rounds);
    }
};

void addSample(const std::vector<Game>& games, int entrant, Standing& standing) {
    Sample all;
    Sample dealing;
    Sample other;
    for (const Game& game : games) {
        all.add(game, entrant);
        (game.dealer == entrant ? dealing : other).add(game, entrant);
    }
    all.addTo(standing.all);
    if (dealing.games > 0) {
        dealing.addTo(standing.dealing);
    }
    if (other.games > 0) {
        other.addTo(standing.other);
    }
}

} // namespace

Summary summarize(const TournamentSetup& setup, const TournamentResults& results) {
    Summary summary;
    for (int entrant = 0; entrant < setup.entrants; ++entrant) {
        Standing& standing = summary.standings.emplace_back();
        standing.name = entrantName(setup, entrant);
        standing.thinking = results.thinking[static_cast<std::size_t>(entrant)];
        standing.faults = results.faults[static_cast<std::size_t>(entrant)];
    }
    for (const std::vector<Game>& games : results.games) {
        if (games.empty()) {
            continue;
        }
        ++summary.played;
        summary.games += games.size();
        summary.givenUp += static_cast<std::uint64_t>(std::count_if(
            games.begin(), games.end(), [](const Game& game) { return !game.ended; }));
        for (int entrant = 0; entrant < setup.entrants; ++entrant) {
            addSample(games, entrant, summary.standings[static_cast<std::size_t>(entrant)]);
        }
    }
    return summary;
}

} // namespace settebello::cli
