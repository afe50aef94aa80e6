// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/story.h"

#include "analysis/forced_line.h"
#include "analysis/likely_worlds.h"
#include "players/beliefs/world_sampler.h"
#include "players/policy/playout_policy.h"
#include "rules/legal_plays.h"
#include "rules/scoring_items.h"

#include <utility>

namespace settebello {

namespace {

/// Makes the story of a round, play by play.
class StoryWriter {
public:
    explicit StoryWriter(const PlayerView& view)
        : m_view(view) {}

    /// Before a seat plays.
    void look(const Round& round) {
        const int seat = round.turn();
        m_left = round.table();
        if (!m_isBefore) {
            return;
        }
        if (seat == m_view.seat) {
            m_story.nextTable = round.table();
        } else if (m_view.rules.sideOf(seat) != m_view.side()) {
            thread_local std::vector<CardSet> captures;
            for (const Card card : round.hand(seat)) {
                legalCaptures(m_view.rules, card, round.takeable(), captures);
                for (const CardSet captured : captures) {
                    m_story.exposed |= captured & round.table();
                }
            }
        }
    }

    /// @param isSweep whether the play of that seat was one that counts
    void note(int seat, const Play& play, bool isSweep) {
        if (seat == m_view.seat) {
            noteOwn(play, isSweep);
        } else if (m_isBefore && play.isCapture()) {
            noteOthers(m_view.rules.sideOf(seat) == m_view.side(), play, isSweep);
        }
        m_left = play.isCapture() ? m_left - play.captured : m_left | CardSet{play.card};
        if (play.isCapture()) {
            m_story.last = isKnown(seat, play) ? std::optional(play) : std::nullopt;
        }
    }

    Story endOf(const Round& round) && {
        m_story.isLastOurs = round.lastCapturer() == m_view.side();
        m_story.rest = m_left;
        m_story.won = round.pile(m_view.side());
        m_story.points = round.points();
        return std::move(m_story);
    }

private:
    bool isKnown(int seat, const Play& play) const {
        return seat == m_view.seat && m_view.hand.contains(play.card);
    }
    void noteOwn(const Play& play, bool isSweep) {
        const bool isNext = std::exchange(m_isBefore, false);
        if (!play.isCapture() || !isKnown(m_view.seat, play)) {
            return;
        }
        m_story.next = isNext ? std::optional(play) : m_story.next;
        if (isSweep && !m_story.sweepWith) {
            m_story.sweepWith = play.card;
        }
    }
    void noteOthers(bool isPartner, const Play& play, bool isSweep) {
        if (isPartner) {
            m_story.partners = m_story.partners ? m_story.partners : play;
        } else if (isSweep) {
            m_story.sweptBy = m_story.sweptBy ? m_story.sweptBy : play.card;
        } else {
            m_story.lost = m_story.lost ? m_story.lost : play;
        }
    }

    const PlayerView& m_view;
    bool m_isBefore = true; ///< the seat plays again
    CardSet m_left;         ///< the table
    Story m_story;
};

/// @param choose the play of the seat to answer: std::optional<Play>(const Round&); nothing: no
/// more
/// @param answer what else a round asks: void(Round&)
template <typename Choose, typename Answer>
Story storyAfter(const PlayerView& view, Round round, const Play& first, const Choose& choose,
                 const Answer& answer) {
    StoryWriter story(view);
    round.apply(Decision(first));
    while (round.phase() != Phase::Redeal && !round.over()) {
        if (round.phase() != Phase::Playing) {
            answer(round);
            continue;
        }
        const int seat = round.turn();
        const int side = view.rules.sideOf(seat);
        const int sweeps = round.sweeps(side);
        const std::optional<Play> play = choose(round);
        if (!play) {
            break;
        }
        story.look(round);
        round.applyLegal(*play);
        story.note(seat, *play, round.sweeps(side) > sweeps);
    }
    return std::move(story).endOf(round);
}

Story forcedStory(const PlayerView& view, const Round& world, const Play& first,
                  const std::vector<Play>& line) {
    std::size_t place = 0;
    return storyAfter(
        view, world, first,
        [&](const Round&) {
            return place < line.size() ? std::optional(line[place++]) : std::nullopt;
        },
        [](Round&) {});
}

} // namespace

ItemDifferences Stories::differences(const PlayerView& view) const {
    ItemDifferences differences{};
    for (const TwoStories& each : worlds) {
        for (const ScoringItemInfo& info : kScoringItems) {
            differences[info.item].add(each.gain(info.item, view));
        }
    }
    return differences;
}

Stories storiesOf(const PlayerView& view, const Play& best, const Play& other, int worlds,
                  const StopToken& stop) {
    Stories stories;
    if (const auto lines = forcedLines(view, best, other, stop)) {
        Random any(0);
        const Round world = WorldSampler(view).draw(any); // there is only one
        stories.isForced = true;
        stories.worlds.push_back({forcedStory(view, world, best, lines->better),
                                  forcedStory(view, world, other, lines->played)});
        return stories;
    }
    const PlayoutPolicy policy(view.rules, PlayoutPolicy::kNoneAtRandom);
    forLikelyWorlds(view, worlds, [&](const Round& world, const Random& same) {
        const auto after = [&](const Play& play) {
            Random each = same;
            return storyAfter(
                view, world, play,
                [&](const Round& round) { return std::optional(policy.choose(round, each)); },
                [&](Round& round) { policy.playOn(round, each); });
        };
        stories.worlds.push_back({after(best), after(other)});
    });
    return stories;
}

} // namespace settebello
