// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/choreography.h"

#include "table/scoring_show.h"
#include "table/shown_rows.h"
#include "table/table_words.h"

#include <algorithm>

namespace settebello {

namespace {

constexpr int kDealApart = 60;
constexpr int kFlight = 260;
constexpr int kLand = 280;
constexpr int kGather = 120;
constexpr int kToPile = 320;
constexpr int kSweep = 700;
constexpr int kTurnSideways = 560; ///< while the broom passes
constexpr int kLeftovers = 400;
constexpr int kWords = 1400;
/// After somebody else's move, so that several in a row can be followed.
constexpr int kBreath = 220;

const Pose& restOf(const Scene& scene, Card card) {
    return scene.rest[static_cast<std::size_t>(card.index())];
}

Stage wordsStage(const QString& words, int duration = kWords) {
    Stage stage;
    stage.duration = duration;
    stage.effect.kind = Effect::Kind::Words;
    stage.effect.words = words;
    stage.effect.spoken = words;
    return stage;
}

/// Makes room for one more track that starts where the last has got to.
void addTrack(Stage& stage, Card card, const Pose& to, int delay, int duration, qreal hop) {
    stage.tracks.push_back({card, to, delay, duration, hop, std::nullopt});
    stage.duration = std::max(stage.duration, delay + duration);
}

Stages tell(const RoundStarted&, const Scene&) {
    // The pack is whole again: every card glides to the stock by itself.
    Stage stage;
    stage.duration = kFlight;
    return {stage};
}

Stages tell(const CutShown& event, const Scene& scene) {
    Stage stage;
    addTrack(stage, event.card, restOf(scene, event.card), 0, kFlight, 0.2);
    return {stage};
}

Stages tell(const CutDecided& event, const Scene& scene) {
    if (event.seat == scene.after.viewer()) {
        return {};
    }
    return {wordsStage(TableWords::cutDecided(event.kept), kWords / 2)};
}

Stages tell(const PacketDealt& event, const Scene& scene) {
    Stage hands;
    Stage table;
    for (const PacketDealt::Dealt& dealt : event.cards) {
        const bool toTable = dealt.seat == PacketDealt::kTable;
        Stage& stage = toTable ? table : hands;
        const int delay = static_cast<int>(stage.tracks.size()) * kDealApart;
        addTrack(stage, dealt.card, restOf(scene, dealt.card), delay, kFlight, 0.15);
    }
    Stages stages;
    for (Stage* stage : {&hands, &table}) {
        if (!stage->tracks.empty()) {
            stages.push_back(std::move(*stage));
        }
    }
    return stages;
}

Stages tell(const Redealt& event, const Scene&) {
    return {wordsStage(TableWords::redealt(event.reason), 2 * kWords)};
}

/// The hands shown are laid out over the table, each with its points, and go back.
Stages tell(const DeclarationsShown& event, const Scene& scene) {
    Stage show;
    show.effect.kind = Effect::Kind::Rows;
    show.effect.words = TableWords::shown();
    Stage back;
    const ShownRows places(scene.layout, static_cast<int>(event.declarations.size()), false);
    QStringList spoken{show.effect.words};
    int row = 0;
    for (const DeclarationsShown::Declaration& declaration : event.declarations) {
        show.effect.rows.push_back(
            {scene.sideNames.value(scene.after.rules().sideOf(declaration.seat)),
             TableWords::shownPoints(declaration.points), declaration.points > 0});
        spoken.append(show.effect.rows.back().name + QLatin1Char(' ') +
                      show.effect.rows.back().value);
        int i = 0;
        for (const Card card : declaration.cards) {
            Pose pose = restOf(scene, card);
            pose.spot = places.card(row, i, declaration.cards.size());
            pose.face = 1;
            pose.z = depth::kMoving + i;
            addTrack(show, card, pose, 0, kFlight, 0.1);
            addTrack(back, card, restOf(scene, card), 0, kFlight, 0.1);
            ++i;
        }
        ++row;
    }
    show.effect.spoken = spoken.join(QStringLiteral(". "));
    show.duration = kFlight + kWords;
    return {show, back};
}

Stages tell(const CardLaid& event, const Scene& scene) {
    Stage stage;
    addTrack(stage, event.card, restOf(scene, event.card), 0, kFlight, 0.25);
    return {stage};
}

/// Where the played card comes to lie on the cards it takes: a little off the first, so that both
/// can be read.
Pose onTaken(const CardsCaptured& event, const Scene& scene, const Poses& restBefore) {
    Pose pose = restOf(scene, event.card);
    pose.face = 1;
    pose.seen = true;
    pose.z = depth::kMoving + 50;
    pose.spot.angle = settledAngle(event.card) * 2;
    const CardSet others = event.captured - CardSet{event.card};
    if (others.empty()) {
        pose.spot = scene.layout.tableCard(0, 8);
        return pose;
    }
    QPointF middle;
    for (const Card card : others) {
        middle += restBefore[static_cast<std::size_t>(card.index())].spot.centre;
    }
    const CardSpot& first = restBefore[static_cast<std::size_t>(others.first().index())].spot;
    pose.spot.height = first.height;
    pose.spot.centre = middle / others.size();
    if (others.size() == 1) {
        pose.spot.centre += QPointF(first.width() * 0.22, first.height * 0.16);
    }
    return pose;
}

Stages tell(const CardsCaptured& event, const Scene& scene) {
    const Poses restBefore = restingPoses(scene.before, scene.layout);
    const Pose landed = onTaken(event, scene, restBefore);
    Stage land;
    addTrack(land, event.card, landed, 0, kLand, 0.25);
    Stage gather;
    Stage carry;
    int i = 0;
    for (const Card card : event.captured - CardSet{event.card}) {
        Pose under = landed;
        under.z = depth::kMoving + i;
        under.spot.angle = settledAngle(card) * 3;
        under.spot.centre -= QPointF(landed.spot.width(), landed.spot.height) * 0.05 * (i + 1);
        addTrack(gather, card, under, 0, kGather, 0.05);
        addTrack(carry, card, restOf(scene, card), 0, kToPile, 0.1);
        ++i;
    }
    addTrack(gather, event.card, landed, 0, kGather, 0);
    addTrack(carry, event.card, restOf(scene, event.card), 0, kToPile, 0.1);
    return {land, gather, carry};
}

Stages tell(const SweepMade& event, const Scene& scene) {
    Stage stage;
    stage.effect.kind = Effect::Kind::Broom;
    stage.effect.words = TableWords::scopa();
    stage.effect.spoken = stage.effect.words;
    const Card best(scene.after.rules().bonusSuit(), kSeven);
    const auto& move = scene.after.lastMove();
    stage.effect.rich = event.card == best || (move && move->captured.contains(best));
    // Up from the pile, turned over and large, then sideways under it.
    const Pose& rest = restOf(scene, event.card);
    Pose up = rest;
    up.spot.height *= 1.5;
    up.spot.centre += (scene.layout.tableArea().center() - up.spot.centre) * 0.22;
    up.spot.angle = rest.spot.angle / 2;
    up.lift = 0.5;
    up.z = depth::kMoving;
    stage.tracks.push_back({event.card, rest, 0, kTurnSideways, 0, up});
    stage.duration = kSweep;
    return {stage};
}

Stages tell(const LeftoversTaken& event, const Scene& scene) {
    if (event.side < 0) {
        return {wordsStage(TableWords::leftoversToNobody())};
    }
    Stage stage = wordsStage(TableWords::leftovers(scene.sideNames.value(event.side)));
    for (const Card card : event.cards) {
        addTrack(stage, card, restOf(scene, card), kWords - kLeftovers, kLeftovers, 0.1);
    }
    return {stage};
}

Stages tell(const WholeSuitTaken& event, const Scene& scene) {
    return {wordsStage(TableWords::wholeSuit(scene.sideNames.value(event.side)))};
}

Stages tell(const RoundScored& event, const Scene& scene) {
    return scoringShow(event, scene);
}

Stages tell(const ClaimMade& event, const Scene& scene) {
    const QString words = TableWords::claim(scene.sideNames.value(event.side), event);
    return {wordsStage(words, 2 * kWords)};
}

Stages tell(const MatchWon& event, const Scene& scene) {
    const QString name = scene.sideNames.value(event.result.winner);
    return {wordsStage(TableWords::won(name, event.result.isDouble))};
}

} // namespace

Stages choreograph(const Event& event, const Scene& scene) {
    Stages stages = std::visit([&scene](const auto& what) { return tell(what, scene); }, event);
    const auto* laid = std::get_if<CardLaid>(&event);
    const auto* taken = std::get_if<CardsCaptured>(&event);
    const int seat = laid ? laid->seat : taken ? taken->seat : scene.after.viewer();
    if (seat != scene.after.viewer()) {
        stages.emplace_back().duration = kBreath;
    }
    return stages;
}

} // namespace settebello
