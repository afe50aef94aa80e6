// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/line.h"

#include "analysis/forced_line.h"
#include "analysis/likely_worlds.h"
#include "players/policy/playout_policy.h"
#include "players/position/points_ahead.h"

#include <algorithm>
#include <utility>

namespace settebello {

namespace {

constexpr int kWorlds = 500;
constexpr std::size_t kShown = 2; ///< the reply and what follows it

using Step = Line::Step;

/// What followed a play in one world.
struct Continuation {
    std::vector<Step> steps;
    int ahead = 0; ///< at the end of the round
};

/// Whether two plays come to the same for whoever watches them: they take the same cards, or lay
/// one of the same rank.
bool isAlike(const Play& a, const Play& b) {
    return a.isCapture() || b.isCapture() ? a.captured == b.captured
                                          : a.card.rank() == b.card.rank();
}

/// The play that most others are like, the first of those that are equally frequent.
/// @param isSame bool(const Play&, const Play&)
template <typename IsSame>
const Step& mostFrequent(const std::vector<Step>& steps, const IsSame& isSame) {
    const auto frequency = [&](const Step& step) {
        return std::count_if(steps.begin(), steps.end(),
                             [&](const Step& other) { return isSame(step.play, other.play); });
    };
    const Step* most = &steps.front();
    auto times = frequency(*most);
    for (const Step& step : steps) {
        if (const auto each = frequency(step); each > times) {
            most = &step;
            times = each;
        }
    }
    return *most;
}

std::vector<Step> stepsAt(const std::vector<Continuation>& all, std::size_t place) {
    std::vector<Step> steps;
    for (const Continuation& each : all) {
        if (each.steps.size() > place) {
            steps.push_back(each.steps[place]);
        }
    }
    return steps;
}

/// The steps that come to what most of them come to. @pre there are any
std::vector<Step> mostlyMade(const std::vector<Step>& steps) {
    const Play most = mostFrequent(steps, isAlike).play;
    std::vector<Step> made;
    std::copy_if(steps.begin(), steps.end(), std::back_inserter(made),
                 [&](const Step& step) { return isAlike(step.play, most); });
    return made;
}

/// The most frequent reply, and what most often follows it.
Line usual(const std::vector<Continuation>& all) {
    Line line;
    line.worlds = static_cast<int>(all.size());
    const std::vector<Step> replies = stepsAt(all, 0);
    if (replies.empty()) {
        return line;
    }
    const std::vector<Step> usualReplies = mostlyMade(replies);
    const auto isEqual = [](const Play& a, const Play& b) { return a == b; };
    const Step reply = mostFrequent(usualReplies, isEqual);
    line.times = static_cast<int>(usualReplies.size());
    line.steps.push_back(reply);
    std::vector<Continuation> after;
    std::copy_if(all.begin(), all.end(), std::back_inserter(after), [&](const Continuation& each) {
        return !each.steps.empty() && each.steps.front() == reply;
    });
    const std::vector<Step> next = stepsAt(after, 1);
    if (!next.empty()) {
        line.steps.push_back(mostFrequent(mostlyMade(next), isEqual));
    }
    return line;
}

/// Plays rounds on from the view of a seat.
class Playouts {
public:
    explicit Playouts(const PlayerView& view)
        : m_view(view)
        , m_policy(view.rules, PlayoutPolicy::kNoneAtRandom) {}

    Continuation after(Round round, const Play& play, Random random) const {
        Continuation found;
        const int stock = round.stockSize();
        round.apply(Decision(play));
        while (found.steps.size() < kShown && round.phase() == Phase::Playing) {
            const int seat = round.turn();
            if (seat == m_view.seat && round.stockSize() != stock) {
                break; // with cards that the seat does not know yet
            }
            const Play next = m_policy.choose(round, random);
            found.steps.push_back({seat, next});
            round.apply(Decision(next));
        }
        m_policy.playOut(round, random);
        found.ahead = markedPointsAhead(round)[m_view.side()];
        return found;
    }

private:
    const PlayerView& m_view;
    PlayoutPolicy m_policy;
};

std::optional<Lines> usualLines(const PlayerView& view, const Play& better, const Play& played,
                                const StopToken& stop) {
    const Playouts playouts(view);
    std::vector<Continuation> made;
    std::vector<Continuation> instead;
    std::vector<Continuation> allMade;
    std::vector<Continuation> allInstead;
    const auto playOn = [&](const Round& world, const Random& same) {
        Continuation after = playouts.after(world, played, same);
        Continuation other = playouts.after(world, better, same);
        if (after.ahead < other.ahead) {
            made.push_back(after);
            instead.push_back(other);
        }
        allMade.push_back(std::move(after));
        allInstead.push_back(std::move(other));
    };
    if (!forLikelyWorlds(view, kWorlds, playOn, stop)) {
        return std::nullopt;
    }
    // What costs points in a way that such playouts do not see has what mostly follows at all.
    return made.empty() ? Lines{usual(allMade), usual(allInstead)}
                        : Lines{usual(made), usual(instead)};
}

/// The line of perfect plays after one of the seat.
Line forced(const PlayerView& view, const std::vector<Play>& plays) {
    Line line;
    line.isForced = true;
    int seat = view.seat;
    for (const Play& each : plays) {
        seat = view.rules.seatAfter(seat);
        line.steps.push_back({seat, each});
    }
    return line;
}

} // namespace

std::optional<Lines> linesOf(const PlayerView& view, const Play& better, const Play& played,
                             const StopToken& stop) {
    if (const auto lines = forcedLines(view, better, played, stop)) {
        return Lines{forced(view, lines->played), forced(view, lines->better)};
    }
    return usualLines(view, better, played, stop);
}

} // namespace settebello
