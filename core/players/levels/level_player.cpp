// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/levels/level_player.h"

#include "game/claim.h"
#include "game/declaration.h"
#include "players/levels/perception.h"
#include "players/levels/play_evaluation.h"
#include "players/policy/obvious_decision.h"
#include "support/contract.h"

#include <algorithm>

namespace settebello {

namespace {

bool declares(const PlayerView& view, const LevelProfile& profile, const Attention& attention) {
    const auto value = declaredHand(view.rules, view.hand);
    return (value && value->threeOfAKind) ||
           attention.notices(profile.noticesDeclarations, Attention::Topic::Packet,
                             view.hand.bits());
}

bool claims(const PlayerView& view, const LevelProfile& profile, const Attention& attention) {
    return claimHolds(view) &&
           attention.notices(profile.noticesClaims, Attention::Topic::Claim, view.moves.size());
}

bool thinksThrough(const PlayerView& view, const LevelProfile& profile,
                   const Attention& attention) {
    constexpr std::uint64_t kWholeEnd = 0;
    return attention.notices(profile.thinksThrough, Attention::Topic::Thought, view.moves.size()) ||
           (LastPacketSearch::isOpen(view) &&
            attention.notices(profile.worksOutEnd, Attention::Topic::End, kWholeEnd));
}

} // namespace

LevelPlayer::LevelPlayer(const LevelProfile& profile, std::uint64_t seed, const Limits& limits)
    : m_profile(profile)
    , m_seed(seed)
    , m_limits(limits) {}

std::optional<Decision> LevelPlayer::choose(const PlayerView& view, const StopToken& stop) {
    SETTEBELLO_ASSERT(view.turn == view.seat);
    using Kind = Decision::Kind;
    const Attention attention(m_seed, view);
    switch (view.phase) {
    case Phase::Declaring:
        return declares(view, m_profile, attention) ? answerToDeclare(view.rules)
                                                    : Decision(Kind::Pass);
    case Phase::CutChoice:
        return cutByValue(view);
    case Phase::Playing:
        break;
    case Phase::Redeal:
    case Phase::Over:
        return std::nullopt;
    }
    if (claims(view, m_profile, attention)) {
        return Decision(Kind::ClaimOut);
    }
    if (const auto winning = playThatWinsAtOnce(view)) {
        return Decision(*winning);
    }
    return choosePlay(view, attention, stop);
}

Decision LevelPlayer::choosePlay(const PlayerView& view, const Attention& attention,
                                 const StopToken& stop) {
    const std::vector<Play> plays = noticedPlays(view, m_profile, attention);
    if (plays.size() == 1) {
        return Decision(completedPlay(view, plays.front()));
    }
    if (const std::vector<Candidate> found = consider(view, stop); !found.empty()) {
        return found.front().decision;
    }
    PlayEvaluation evaluation(view, m_profile, attention);
    std::vector<int> values;
    values.reserve(plays.size());
    for (const Play& play : plays) {
        values.push_back(evaluation.value(play));
    }
    const auto best = std::max_element(values.begin(), values.end()) - values.begin();
    return Decision(completedPlay(view, *(plays.begin() + best)));
}

std::vector<Candidate> LevelPlayer::consider(const PlayerView& view, const StopToken& stop) {
    const Attention attention(m_seed, view);
    if (!thinksThrough(view, m_profile, attention)) {
        return {};
    }
    if (!m_search) {
        m_search = std::make_unique<MasterSearch>(0, m_limits, m_profile.searchWork);
    }
    m_search->reseed(attention.bits(Attention::Topic::World, view.moves.size()));
    return m_search->analyze(view, stop);
}

} // namespace settebello
