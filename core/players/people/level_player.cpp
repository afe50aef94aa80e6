// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/people/level_player.h"

#include "game/certain_points.h"
#include "game/declaration.h"
#include "players/people/foresight.h"
#include "players/people/judgement.h"
#include "players/people/sight.h"
#include "players/plain_answers.h"

#include <algorithm>

namespace settebello {

namespace {

bool declares(const PlayerView& view, const Habits& habits, const Attention& attention) {
    const auto worth = declaredHand(view.rules.scoring.declarations, view.hand);
    return (worth && worth->threeOfAKind) ||
           attention.notices(habits.noticesDeclarations, Attention::Topic::Packet,
                             view.hand.bits());
}

bool claims(const PlayerView& view, const Habits& habits, const Attention& attention) {
    if (!view.rules.match.callingOut ||
        !attention.notices(habits.noticesClaims, Attention::Topic::Claim, view.moves.size())) {
        return false;
    }
    const int side = view.side();
    return view.scores[static_cast<std::size_t>(side)] + certainPoints(view, side) >=
           view.rules.match.target;
}

} // namespace

LevelPlayer::LevelPlayer(const Habits& habits, std::uint64_t seed, const Limits& limits)
    : m_habits(habits)
    , m_seed(seed)
    , m_limits(limits) {}

std::optional<Decision> LevelPlayer::choose(const PlayerView& view, const StopToken& stop) {
    using Kind = Decision::Kind;
    const Attention attention(m_seed, view);
    switch (view.phase) {
    case Phase::Declaring:
        return Decision(declares(view, m_habits, attention) ? Kind::Declare : Kind::Pass);
    case Phase::CutChoice:
        return cutByValue(view);
    case Phase::Playing:
        break;
    case Phase::Redeal:
    case Phase::Over:
        return std::nullopt;
    }
    if (claims(view, m_habits, attention)) {
        return Decision(Kind::ClaimOut);
    }
    return choosePlay(view, attention, stop);
}

Decision LevelPlayer::choosePlay(const PlayerView& view, const Attention& attention,
                                 const StopToken& stop) {
    std::vector<Play> plays = playsSeen(view, m_habits, attention);
    if (plays.size() == 1) {
        return Decision(playMade(view, plays.front()));
    }
    Judgement judgement(view, m_habits, attention);
    std::vector<int> worths;
    worths.reserve(plays.size());
    for (const Play& play : plays) {
        worths.push_back(judgement.worth(play));
    }
    if (m_habits.worldsASeat > 0) {
        for (Play& play : plays) {
            play = playMade(view, play);
        }
        const int worlds = m_habits.worldsASeat * view.rules.table.players;
        addForesight(view, plays, attention, worlds, worths, m_limits, stop);
    }
    const auto best = std::max_element(worths.begin(), worths.end()) - worths.begin();
    return Decision(playMade(view, plays[static_cast<std::size_t>(best)]));
}

} // namespace settebello
