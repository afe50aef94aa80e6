// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/estimate.h"
#include "cli/simulate/standing.h"
#include "players/play_round.h"

#include <algorithm>
#include <cstdio>
#include <iterator>
#include <ostream>

namespace settebello::cli {

namespace {

constexpr double kMedian = 0.5;
constexpr double kSlow = 0.99;

/// Longer names are printed on a separate line.
constexpr std::size_t kLongestName = 24;

void printName(const std::string& name, std::size_t width, std::ostream& out) {
    out << name;
    if (name.size() > width) {
        out << '\n' << std::string(width, ' ');
    } else {
        out << std::string(width - name.size(), ' ');
    }
}

/// `100.0 ( 43.9 100.0)`
std::string percentText(const Ratio& ratio) {
    constexpr double kPercent = 100;
    const std::optional<Interval> interval = ratio.shareInterval();
    return formatted("%5.1f", kPercent * ratio.mean()) + " (" +
           (interval ? formatted("%5.1f", kPercent * interval->low) + ' ' +
                           formatted("%5.1f", kPercent * interval->high)
                     : "    ?     ?") +
           ')';
}

void printRow(const std::string& name, std::size_t width, const Totals& totals, std::ostream& out) {
    printName(name, width, out);
    for (const Ratio* ratio : {&totals.wins, &totals.ties, &totals.losses}) {
        out << "  " << percentText(*ratio);
    }
    out << "   " << estimateText(totals.points.mean(), totals.points.halfWidth(), "%+7.3f", "%5.3f")
        << '\n';
}

std::string milliseconds(Durations::Time time) {
    return formatted("%12.3f", std::chrono::duration<double, std::milli>(time).count());
}

void printTitle(const TournamentSetup& setup, const Summary& summary, std::ostream& out) {
    const char* const what = setup.singleDeals ? "deal" : "match";
    const char* const plural = setup.singleDeals ? "s" : "es";
    out << summary.played << ' ' << what << (summary.played == 1 ? "" : plural);
    if (setup.swap) {
        out << ", each played "
            << (setup.entrants == 2 ? "twice" : std::to_string(setup.entrants) + " times")
            << " with the seats exchanged";
    }
    out << ", seed " << setup.seed << '\n';
}

} // namespace

void printSummary(const TournamentSetup& setup, const TournamentResults& results,
                  const Summary& summary, std::ostream& out) {
    printTitle(setup, summary, out);
    if (results.stopped) {
        out << "Stopped before all " << setup.count << " were played.\n";
    }
    if (summary.givenUp > 0) {
        out << "Given up as a tie after " << kMaxRounds << " rounds: " << summary.givenUp << '\n';
    }
    for (const Standing& standing : summary.standings) {
        if (standing.faults.count > 0) {
            out << "Lost by faults of " << standing.name << ": " << standing.faults.count << '\n';
        }
    }
    std::size_t width = std::string_view("  dealer's side").size();
    for (const Standing& standing : summary.standings) {
        if (standing.name.size() <= kLongestName) {
            width = std::max(width, standing.name.size());
        }
    }
    const std::string blank(width, ' ');
    out << '\n'
        << blank
        << "  win % (95 %)         tie % (95 %)         loss % (95 %)          points a deal\n";
    for (const Standing& standing : summary.standings) {
        printRow(standing.name, width, standing.all, out);
        printRow("  dealer's side", width, standing.dealing, out);
        printRow("  other side", width, standing.other, out);
    }
    out << '\n' << blank << "  ms a move: mean      median        99 %     longest       moves\n";
    for (const Standing& standing : summary.standings) {
        const Durations& time = standing.thinking;
        printName(standing.name, width, out);
        out << "   " << milliseconds(time.mean()) << milliseconds(time.quantile(kMedian))
            << milliseconds(time.quantile(kSlow)) << milliseconds(time.longest())
            << formatted("%12.0f", static_cast<double>(time.count())) << '\n';
    }
}

} // namespace settebello::cli
