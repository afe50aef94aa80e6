// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/beliefs/reply_model.h"

#include "players/policy/greedy_choice.h"
#include "rules/objective.h"
#include "support/contract.h"
#include "support/portable_math.h"

#include <algorithm>

namespace settebello {

namespace {

/// A play that is worse by this much is chosen e times less often.
constexpr double kCarefulSpread = 0.15 * PileEvaluation::kPoint;
constexpr double kCarelessSpread = 0.5 * PileEvaluation::kPoint;
/// How often any play at all is made instead.
constexpr double kCarefulSlips = 0.02;
constexpr double kGreedySlips = 0.05;

void careful(const Replies& replies, CardSet hand, double spread, std::vector<double>& chances) {
    double best = 0;
    int count = 0;
    for (const Replies::Reply& reply : replies.all) {
        if (hand.contains(reply.play.card)) {
            best = count == 0 ? reply.value : std::max(best, reply.value);
            ++count;
        }
    }
    double sum = 0;
    for (std::size_t i = 0; i < chances.size(); ++i) {
        if (hand.contains(replies.all[i].play.card)) {
            chances[i] = portableExp((replies.all[i].value - best) / spread);
            sum += chances[i];
        }
    }
    for (double& chance : chances) {
        chance = chance > 0 ? chance / sum * (1 - kCarefulSlips) + kCarefulSlips / count : 0;
    }
}

void greedy(const Replies& replies, CardSet hand, std::vector<double>& chances) {
    const int unseen = std::max(1, replies.hidden - hand.size());
    int best = 0;
    int count = 0;
    std::size_t choice = 0;
    for (std::size_t i = 0; i < chances.size(); ++i) {
        const Replies::Reply& reply = replies.all[i];
        if (!hand.contains(reply.play.card)) {
            continue;
        }
        const int sweepers = (reply.sweepers - hand).size();
        const int value =
            reply.gain - replies.objective.worth(sweepRisk(sweepers, replies.nextHand, unseen));
        if (count == 0 || value > best) {
            best = value;
            choice = i;
        }
        ++count;
    }
    for (std::size_t i = 0; i < chances.size(); ++i) {
        chances[i] = hand.contains(replies.all[i].play.card) ? kGreedySlips / count : 0;
    }
    chances[choice] += 1 - kGreedySlips;
}

/// For assertions alone.
[[maybe_unused]] bool canReply(const Replies& replies, CardSet hand) {
    return std::ranges::any_of(
        replies.all, [=](const Replies::Reply& reply) { return hand.contains(reply.play.card); });
}

} // namespace

Replies ReplyModel::replies(const Position& position, CardSet cards, int nextHand, int inHands,
                            int stock) {
    SETTEBELLO_ASSERT(inHands >= 1 && stock >= kPacketCards);
    PositionRules& rules = m_evaluation.rules();
    const CardSet hidden = rules.hidden(position);
    Replies replies(rules.rules());
    replies.hidden = hidden.size();
    replies.nextHand = nextHand;
    std::vector<Play> plays;
    rules.legalPlays(cards, position.table, plays);
    replies.all.reserve(plays.size());
    const auto onlyOne = [&](Card card) {
        return std::count_if(plays.begin(), plays.end(),
                             [&](const Play& play) { return play.card == card; }) == 1;
    };
    const bool lastCard = inHands - nextHand == 1;
    Position next = position;
    for (const Play& play : plays) {
        if (lastCard && onlyOne(play.card)) { // a player who holds it has no choice
            replies.all.push_back({play, 0, 0, {}});
            continue;
        }
        const auto undo = rules.make(next, play);
        replies.all.push_back(
            {play, m_evaluation.value(next, position.turn, inHands - 1, stock),
             greedyValue(rules.rules(), play, position.table, false),
             sweepersOf(rules.rules(), next.table, hidden - CardSet{play.card}, m_captures)});
        rules.unmake(next, undo);
    }
    return replies;
}

void ReplyModel::chances(const Replies& replies, CardSet hand, OpponentStyle style,
                         std::vector<double>& chances) {
    SETTEBELLO_ASSERT(canReply(replies, hand));
    chances.assign(replies.all.size(), 0);
    switch (style) {
    case OpponentStyle::Careful:
    case OpponentStyle::Traditional:
        careful(replies, hand, kCarefulSpread, chances);
        break;
    case OpponentStyle::Careless:
        careful(replies, hand, kCarelessSpread, chances);
        break;
    case OpponentStyle::Greedy:
        greedy(replies, hand, chances);
        break;
    }
}

} // namespace settebello
