// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/motion/choreography.h"

#include "game/deal_facts.h"
#include "game/match_text.h"
#include "table/layout/card_places.h"
#include "table/layout/card_rows.h"
#include "table/motion/played_card.h"
#include "table/motion/scoring_stages.h"
#include "text/table_text.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <optional>
#include <vector>

namespace settebello {

namespace {

constexpr int kDealApart = 60;
constexpr int kFlight = 260;
constexpr int kLand = 280;
constexpr int kLookAtTaken = 700; ///< only where there is time to look, as at a round's last card
constexpr int kGather = 120;
constexpr int kToPile = 320;
constexpr int kCarryOff = 620; ///< a stolen pile
constexpr int kCloseUp = 200;  ///< the other table cards
constexpr int kSweep = 700;
constexpr int kTurnSideways = 560; ///< while the broom passes
constexpr int kLeftovers = 400;
constexpr int kTextTime = 1400;
constexpr int kLongestDraw = 1500; // until the last card for the first dealer leaves the pack
/// After somebody else's move, so that several in a row can be followed.
constexpr int kPauseAfterMove = 220;

const Pose& restOf(const MotionContext& context, Card card) {
    return context.rest[card];
}

Stage textStage(const QString& text, int duration = kTextTime) {
    Stage stage;
    stage.duration = duration;
    stage.effect.kind = Effect::Kind::Text;
    stage.effect.text = text;
    stage.effect.spoken = text;
    return stage;
}

/// Adds a track and extends the stage to its end.
void addTrack(Stage& stage, Card card, const Pose& to, int delay, int duration, qreal hop) {
    stage.tracks.push_back({card, to, delay, duration, hop, std::nullopt});
    stage.duration = std::max(stage.duration, delay + duration);
}

/// The card that lies open on the pile of a side stays so until it is covered, as the stage ends.
void coverTop(Stage& stage, int side, const MotionContext& context) {
    if (const std::optional<Card> top = context.before.top(side)) {
        addTrack(stage, *top, restOf(context, *top), stage.duration - 1, 1, 0);
    }
}

/// A point between the hand of a seat and the middle of the table. @param part 0 … 1 of the way.
QPointF towardsTable(const MotionContext& context, int seat, qreal part) {
    const QPointF hand = context.layout.seat(seat).fan.center();
    return hand + (context.layout.tableArea().center() - hand) * part;
}

QString seatName(const MotionContext& context, int seat) {
    const int side = context.after.rules().sideOf(seat);
    return context.seatNames.value(seat, context.sideNames.value(side));
}

Party sideParty(const MotionContext& context, int side) {
    return {context.sideNames.value(side), addressOf(context.after.rules(), context.you, side)};
}

/// The cards fall one by one before the players, face up, until the king of coins, and go back.
Stages stagesOf(const DealerDrawn& event, const MotionContext& context) {
    const RuleSet& rules = context.after.rules();
    const int count = static_cast<int>(event.cards.size());
    const int apart = std::min(kDealApart, kLongestDraw / std::max(1, count));
    Stage turn;
    Stage back;
    for (int i = 0; i < count; ++i) {
        const Card card = event.cards[static_cast<std::size_t>(i)];
        Pose pose = restOf(context, card);
        pose.geometry.centre = towardsTable(context, i % rules.table.players, 0.6);
        pose.geometry.angle = 3 * settledAngle(card);
        pose.face = 1;
        pose.seen = true;
        pose.z = depth::kMoving + i;
        addTrack(turn, card, pose, i * apart, kFlight, 0.15);
        addTrack(back, card, restOf(context, card), 0, kFlight, 0.1);
    }
    const Party dealer{seatName(context, event.dealer),
                       context.you == event.dealer ? Party::Is::You : Party::Is::Others};
    return {turn, textStage(TableText::dealerDrawn(dealer)), back};
}

/// The upper half of the pack is lifted off towards whoever cuts, and laid under the other.
Stage cutStage(const MotionContext& context) {
    const RuleSet& rules = context.after.rules();
    const int dealer = context.after.dealer();
    const int cutter = rules.deal.cutterChooses
                           ? rules.seatAfter(dealer)
                           : (dealer + rules.table.players - 1) % rules.table.players;
    const CardSet stock = context.after.stock();
    Stage stage;
    int number = 0;
    for (const Card card : stock) {
        if (number++ < stock.size() / 2) {
            continue;
        }
        const Pose& rest = restOf(context, card);
        Pose aside = rest;
        const QPointF way = towardsTable(context, cutter, 0.5) - rest.geometry.centre;
        const qreal distance = std::max<qreal>(1, std::hypot(way.x(), way.y()));
        aside.geometry.centre += way / distance * rest.geometry.height;
        aside.seen = true;
        aside.lift = 0.3;
        aside.z = depth::kMoving + number;
        stage.tracks.push_back({card, rest, 0, 2 * kFlight, 0, aside});
    }
    stage.duration = 2 * kFlight;
    return stage;
}

Stages stagesOf(const RoundStarted&, const MotionContext& context) {
    // The pack is whole again: every card glides to the stock by itself.
    Stage stage;
    stage.duration = kFlight;
    Stages stages{stage};
    if (context.after.rules().deal.cut) {
        stages.push_back(cutStage(context));
    }
    return stages;
}

Stages stagesOf(const CutShown& event, const MotionContext& context) {
    Stage stage;
    addTrack(stage, event.card, restOf(context, event.card), 0, kFlight, 0.2);
    return {stage};
}

Stages stagesOf(const CutDecided& event, const MotionContext& context) {
    if (event.seat == context.after.viewer()) {
        return {};
    }
    return {textStage(TableText::cutDecided(event.kept), kTextTime / 2)};
}

Stages stagesOf(const PacketDealt& event, const MotionContext& context) {
    Stage hands;
    Stage table;
    for (const PacketDealt::Dealt& dealt : event.cards) {
        const bool toTable = dealt.seat == PacketDealt::kTable;
        Stage& stage = toTable ? table : hands;
        const int delay = static_cast<int>(stage.tracks.size()) * kDealApart;
        addTrack(stage, dealt.card, restOf(context, dealt.card), delay, kFlight, 0.15);
    }
    Stages stages;
    for (Stage* stage : {&hands, &table}) {
        if (!stage->tracks.empty()) {
            stages.push_back(std::move(*stage));
        }
    }
    return stages;
}

Stages stagesOf(const Redealt& event, const MotionContext&) {
    return {textStage(TableText::redealt(event.reason), 2 * kTextTime)};
}

/// The first table cards move together, while it is said what they add up to, and go to the dealer.
Stages stagesOf(const TableTaken& event, const MotionContext& context) {
    Stage gather = textStage(TableText::tableTaken(
        sideParty(context, event.side), sumOfFirstTable(context.after.rules(), event.cards)));
    Stage carry;
    const int count = event.cards.size();
    int i = 0;
    for (const Card card : event.cards) {
        Pose pose = restOf(context, card);
        pose.geometry = tablePlace(context.layout, 0, count);
        pose.geometry.centre = context.layout.tableArea().center() +
                               QPointF(pose.geometry.width() * 0.6 * (i - (count - 1) / 2.0), 0);
        pose.geometry.angle = settledAngle(card);
        pose.face = 1;
        pose.seen = true;
        pose.z = depth::kMoving + i;
        addTrack(gather, card, pose, 0, kGather + kFlight, 0.05);
        addTrack(carry, card, restOf(context, card), 0, kToPile, 0.1);
        ++i;
    }
    return {gather, carry};
}

/// The declared hands are laid out on the table, each with its points, and go back.
Stages stagesOf(const DeclarationsShown& event, const MotionContext& context) {
    Stage show;
    show.effect.kind = Effect::Kind::Rows;
    show.effect.text = TableText::shown();
    Stage back;
    const CardRows places(context.layout, static_cast<int>(event.declarations.size()), false);
    QStringList spoken{show.effect.text};
    int row = 0;
    for (const DeclarationsShown::Declaration& declaration : event.declarations) {
        show.effect.rows.push_back({seatName(context, declaration.seat),
                                    TableText::shownPoints(declaration.points),
                                    declaration.points > 0});
        spoken.append(show.effect.rows.back().name + QLatin1Char(' ') +
                      show.effect.rows.back().value);
        int i = 0;
        for (const Card card : declaration.cards) {
            Pose pose = restOf(context, card);
            pose.geometry = places.card(row, i, declaration.cards.size());
            pose.face = 1;
            pose.z = depth::kMoving + i;
            addTrack(show, card, pose, 0, kFlight, 0.1);
            addTrack(back, card, restOf(context, card), 0, kFlight, 0.1);
            ++i;
        }
        ++row;
    }
    show.effect.spoken = spoken.join(QStringLiteral(". "));
    show.duration = kFlight + kTextTime;
    return {show, back};
}

Stages stagesOf(const CardLaid& event, const MotionContext& context) {
    Stage stage;
    addTrack(stage, event.card, restOf(context, event.card), 0, kFlight, 0.25);
    return {stage};
}

/// How much of other table cards, and of what lies around the table cards, a card would cover
/// there.
qreal coveredArea(const CardGeometry& geometry, CardSet others, const Poses& poses,
                  const QRectF& room) {
    const auto area = [](const QRectF& rect) { return rect.width() * rect.height(); };
    const QRectF bounds = geometry.bounds();
    qreal covered = area(bounds) - area(bounds & room);
    for (const Card card : others) {
        covered += area(bounds & poses[card].geometry.bounds());
    }
    return covered;
}

/// Where the played card may lie on what it takes, the best place first: beside and below the
/// middle of that, or so on one of the cards, whose corner can be read.
std::vector<QPointF> landingPlaces(CardGeometry played, CardSet taken, const Poses& poses,
                                   qreal captions) {
    std::vector<QPointF> places;
    if (taken.size() > 1) {
        played.centre = middleOf(taken, poses);
        const qreal below = std::clamp(captions - played.bounds().bottom(), 0.0,
                                       played.height * 0.3); // not over the captions
        places.push_back(played.centre + QPointF(0, below));
    }
    // From the centre of a card, in its widths and heights; the last is less than the gaps are.
    static constexpr std::array<std::array<qreal, 2>, 4> kBeside{
        {{0.22, 0.16}, {0.1, 0.16}, {0.1, -0.16}, {0.1, 0.06}}};
    for (const auto& [right, down] : kBeside) {
        for (const Card card : taken) {
            places.push_back(poses[card].geometry.centre +
                             QPointF(right * played.width(), down * played.height));
        }
    }
    return places;
}

/// The first place where the played card covers next to nothing that stays, or else the one where
/// it covers least.
QPointF landingPlace(CardGeometry played, CardSet taken, const MotionContext& context,
                     const Poses& poses) {
    const CardSet others = context.before.table() - taken;
    const qreal little = played.width() * played.height * 0.005;
    QRectF room = context.layout.tableArea();
    room.setBottom(context.layout.strip().top());
    for (const Card card : taken) { // a part of the highest caption is covered rather than a card
        room.setBottom(
            std::max(room.bottom(), poses[card].geometry.bounds().bottom() + played.height * 0.18));
    }
    QPointF best;
    qreal least = std::numeric_limits<qreal>::infinity();
    for (const QPointF place : landingPlaces(played, taken, poses, context.layout.strip().top())) {
        played.centre = place;
        const qreal covered = coveredArea(played, others, poses, room);
        if (covered < least - little) {
            best = place;
            least = covered;
        }
    }
    return best;
}

/// The pose of the played card on the cards it takes.
Pose onTaken(const CardsCaptured& event, const MotionContext& context, const Poses& restBefore) {
    Pose pose = restOf(context, event.card);
    pose.face = 1;
    pose.seen = true;
    pose.z = depth::kMoving + 50;
    pose.geometry.angle = settledAngle(event.card) * 2;
    const CardSet taken = event.captured - CardSet{event.card};
    if (taken.empty()) {
        pose.geometry = tablePlace(context.layout, 0, 1);
        return pose;
    }
    pose.geometry.height = restBefore[taken.first()].geometry.height;
    pose.geometry.centre = landingPlace(pose.geometry, taken, context, restBefore);
    return pose;
}

Stages stagesOf(const CardsCaptured& event, const MotionContext& context) {
    const Poses restBefore = restingPoses(context.before, context.layout);
    const Pose landed = onTaken(event, context, restBefore);
    Stage land;
    addTrack(land, event.card, landed, 0, kLand, 0.25);
    Stage gather;
    Stage carry;
    int i = 0;
    for (const Card card : event.captured - CardSet{event.card}) {
        Pose under = landed;
        under.z = depth::kMoving + i;
        under.geometry.angle = settledAngle(card) * 3;
        under.geometry.centre -=
            QPointF(landed.geometry.width(), landed.geometry.height) * 0.05 * (i + 1);
        addTrack(gather, card, under, 0, kGather, 0.05);
        addTrack(carry, card, restOf(context, card), 0, kToPile, 0.1);
        ++i;
    }
    addTrack(gather, event.card, landed, 0, kGather, 0);
    addTrack(carry, event.card, restOf(context, event.card), 0, kToPile, 0.1);
    coverTop(carry, event.side, context);
    Stage close; // not before, so that nothing moves beside what is to be watched
    for (const Card card : context.after.tableCards()) {
        if (restBefore[card] != restOf(context, card)) {
            addTrack(close, card, restOf(context, card), 0, kCloseUp, 0);
        }
    }
    Stages stages{land, gather, carry};
    if (context.calm) {
        Stage look;
        look.duration = kLookAtTaken;
        look.effect.marked = event.captured | CardSet{event.card};
        stages.insert(stages.begin() + 1, look);
    }
    if (!close.tracks.empty()) {
        stages.push_back(close);
    }
    return stages;
}

/// The card is played onto the pile that it takes, and all of that flies to the thief.
Stages stagesOf(const PileStolen& event, const MotionContext& context) {
    const Poses restBefore = restingPoses(context.before, context.layout);
    Pose landed = restOf(context, event.card);
    landed.geometry = restBefore[event.top].geometry;
    landed.geometry.centre +=
        QPointF(landed.geometry.width() * 0.22, landed.geometry.height * 0.16);
    landed.face = 1;
    landed.seen = true;
    landed.z = depth::kMoving + kCardCount;
    Stage land;
    addTrack(land, event.card, landed, 0, kLand, 0.25);
    Stage look;
    look.duration = context.calm ? kLookAtTaken : kGather;
    look.effect.marked = CardSet{event.card, event.top};
    Stage carry;
    int i = 0;
    for (const Card card : context.before.side(event.from).pile) { // together, as they lay
        Pose lifted = restBefore[card];
        lifted.geometry.centre = context.layout.tableArea().center() +
                                 (restBefore[card].geometry.centre - landed.geometry.centre);
        lifted.lift = 0.5;
        lifted.z = depth::kMoving + i++;
        carry.tracks.push_back({card, restOf(context, card), 0, kCarryOff, 0.1, lifted});
    }
    addTrack(carry, event.card, restOf(context, event.card), 0, kCarryOff, 0.1);
    coverTop(carry, event.side, context);
    return {land, look, carry};
}

Stages stagesOf(const SweepMade& event, const MotionContext& context) {
    Stage stage;
    stage.effect.kind = Effect::Kind::Broom;
    stage.effect.text = TableText::scopa(context.game);
    stage.effect.spoken = stage.effect.text;
    const Card best(context.after.rules().bonusSuit(), kSeven);
    const auto& move = context.after.lastMove();
    stage.effect.rich = event.card == best || (move && move->captured.contains(best));
    // Up from the pile, turned over and large, then sideways under it.
    const Pose& rest = restOf(context, event.card);
    Pose up = rest;
    up.geometry.height *= 1.5;
    up.geometry.centre += (context.layout.tableArea().center() - up.geometry.centre) * 0.22;
    up.geometry.angle = rest.geometry.angle / 2;
    up.lift = 0.5;
    up.z = depth::kMoving;
    stage.tracks.push_back({event.card, rest, 0, kTurnSideways, 0, up});
    stage.duration = kSweep;
    return {stage};
}

Stages stagesOf(const LeftoversTaken& event, const MotionContext& context) {
    if (event.side < 0) {
        return {textStage(TableText::leftoversToNobody())};
    }
    Stage stage = textStage(TableText::leftovers(sideParty(context, event.side)));
    for (const Card card : event.cards) {
        addTrack(stage, card, restOf(context, card), kTextTime - kLeftovers, kLeftovers, 0.1);
    }
    Stage look; // the text takes the place of the last play's caption
    look.duration = context.calm ? kLookAtTaken : 0;
    return {look, stage};
}

Stages stagesOf(const WholeSuitTaken& event, const MotionContext& context) {
    return {textStage(TableText::wholeSuit(context.sideNames.value(event.side)))};
}

Stages stagesOf(const TargetReached& event, const MotionContext& context) {
    return {textStage(TableText::reached(context.sideNames.value(event.side), event.score))};
}

Stages stagesOf(const RoundScored& event, const MotionContext& context) {
    return scoringStages(event, context);
}

Stages stagesOf(const ClaimMade& event, const MotionContext& context) {
    const QString text = TableText::claim(seatName(context, event.seat), event);
    return {textStage(text, 2 * kTextTime)};
}

Stages stagesOf(const MatchWon& event, const MotionContext& context) {
    const QString name = context.sideNames.value(event.result.winner);
    return {textStage(TableText::won(name, event.result.isDouble))};
}

} // namespace

Stages choreograph(const Event& event, const MotionContext& context) {
    Stages stages =
        std::visit([&context](const auto& what) { return stagesOf(what, context); }, event);
    const auto played = playedCard(event);
    if (played && played->seat != context.after.viewer()) {
        stages.emplace_back().duration = kPauseAfterMove;
    }
    return stages;
}

} // namespace settebello
