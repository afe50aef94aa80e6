// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/motion/scoring_stages.h"

#include "rules/objective.h"
#include "table/layout/card_rows.h"
#include "table/motion/score_items.h"

#include <algorithm>

namespace settebello {

namespace {

// Together 900 ms an item, or 4000 where there is time to look, and 6000 for the primiera.
constexpr int kLayOut = 300;
constexpr int kOneCard = 200; ///< of which a single card takes
constexpr int kLook = 350;
constexpr int kLongLook = 3400;
constexpr int kLongestLook = 5400;
constexpr int kPoint = 250;
constexpr int kSlowPoint = 300;

/// Lays out an item's cards row by row. @param lying the cards laid out for the item before; those
/// that this one does not need go back. Then the cards of this one.
Stage layOut(const ScoreItem& item, const MotionContext& context, CardSet& lying) {
    const CardRows places(context.layout, static_cast<int>(item.sides.size()), true);
    int most = 0;
    for (const ScoreItem::Side& side : item.sides) {
        most = std::max(most, side.cards.size());
    }
    Stage stage;
    CardSet now;
    for (int side = 0; side < static_cast<int>(item.sides.size()); ++side) {
        const CardSet cards = item.sides[static_cast<std::size_t>(side)].cards;
        int i = 0;
        for (const Card card : cards) {
            Pose pose;
            pose.geometry = places.card(side, i, CardRows::laidOutAs(cards.size(), most));
            pose.face = 1;
            pose.z = depth::kMoving + i;
            // One after the other, as a pile is spread.
            const int delay = (kLayOut - kOneCard) * i / std::max(1, cards.size() - 1);
            stage.tracks.push_back({card, pose, delay, kOneCard, 0, std::nullopt});
            ++i;
        }
        now |= cards;
    }
    for (const Card card : lying - now) {
        stage.tracks.push_back({card, context.rest[card], 0, kLayOut, 0, std::nullopt});
    }
    lying = now;
    return stage;
}

/// How long an item is looked at before its points are given.
int lookAt(const ScoreItem& item, bool calm) {
    if (!calm) {
        return kLook;
    }
    return item.isLong ? kLongestLook : kLongLook;
}

Effect rowsOf(const ScoreItem& item, const MotionContext& context) {
    Effect effect;
    effect.kind = Effect::Kind::Rows;
    effect.scoring = true;
    effect.text = item.title;
    for (int side = 0; side < static_cast<int>(item.sides.size()); ++side) {
        const ScoreItem::Side& one = item.sides[static_cast<std::size_t>(side)];
        effect.rows.push_back({context.sideNames.value(side), one.value, one.points > 0, one.tags});
    }
    return effect;
}

} // namespace

Stages scoringStages(const RoundScored& scored, const MotionContext& context) {
    BySide<int> before{};
    for (int side = 0; side < context.after.rules().sides(); ++side) {
        before[side] = context.before.side(side).score;
    }
    BySide<int> counted{}; // points that were not marked before
    BySide<int> shown = before;
    Stages stages;
    CardSet lying;
    int number = 0;
    for (const ScoreItem& item : scoreItems(scored, context.after, context.game)) {
        Stage show = layOut(item, context, lying);
        show.duration = kLayOut + lookAt(item, context.calm);
        show.effect = rowsOf(item, context);
        show.effect.timed = context.calm;
        show.item = number;
        Stage point;
        point.duration = context.calm ? kSlowPoint : kPoint;
        point.effect = show.effect;
        point.item = number;
        for (int side = 0; side < context.after.rules().sides(); ++side) {
            const int won = item.sides[static_cast<std::size_t>(side)].points;
            if (won != 0) {
                point.effect.kind = Effect::Kind::Point;
                point.effect.tokens.push_back({side, won});
                counted[side] += item.marked ? 0 : won;
            }
        }
        const BySide<int> scores = Objective(context.after.rules()).scoresAfter(before, counted);
        for (int side = 0; side < context.after.rules().sides(); ++side) {
            if (scores[side] != shown[side]) {
                point.scores.push_back({side, scores[side]});
            }
        }
        shown = scores;
        show.effect.spoken = describeItem(item, context.sideNames);
        stages.push_back(std::move(show));
        stages.push_back(std::move(point));
        ++number;
    }
    Stage back;
    back.duration = kLayOut;
    for (const Card card : lying) {
        back.tracks.push_back({card, context.rest[card], 0, kLayOut, 0, std::nullopt});
    }
    stages.push_back(back);
    return stages;
}

} // namespace settebello
