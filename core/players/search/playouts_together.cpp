// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/search/playouts_together.h"

#include "players/policy/playout.h"
#include "rules/legal_plays.h"

#include <algorithm>
#include <array>

namespace settebello {

namespace {

/// A packet played by fewer is played faster one by one.
constexpr std::size_t kFewestTogether = PacketLanes::kCount / 2;

/// Which of a few rounds play their packet together.
struct Group {
    std::array<std::size_t, PacketLanes::kCount> members;
    std::size_t size = 0;
};

/// For rounds of one rule set, both Playing.
bool standAlike(const Round& one, const Round& other) {
    return one.turn() == other.turn() && one.playCount() == other.playCount();
}

/// Those that stand like the first of them that has something to play.
Group groupOf(std::span<const Round> rounds) {
    Group group;
    for (std::size_t i = 0; i < rounds.size(); ++i) {
        if (rounds[i].phase() == Phase::Playing &&
            (group.size == 0 || standAlike(rounds[i], rounds[group.members[0]]))) {
            group.members[group.size++] = i;
        }
    }
    return group;
}

/// Fills in what is the same in all rounds of a group.
void describe(const Round& round, PacketLanes& packet) {
    const RuleSet& rules = round.rules();
    packet.players = static_cast<std::size_t>(rules.table.players);
    packet.sides = static_cast<std::size_t>(rules.sides());
    for (std::size_t seat = 0; seat < packet.players; ++seat) {
        packet.handSizes[seat] =
            static_cast<std::size_t>(round.hand(static_cast<int>(seat)).size());
        packet.turnCount += packet.handSizes[seat];
    }
    // By the plain rules one card that empties the table is like any other.
    const CardSet table{Card(Suit::Coins, kTwo)};
    const Play emptying{Card(Suit::Cups, kTwo), table};
    int seat = round.turn();
    for (std::size_t i = 0; i < packet.turnCount; ++i) {
        const bool lastPlay = round.stockSize() == 0 && i + 1 == packet.turnCount;
        packet.turns[i] = {static_cast<std::size_t>(seat),
                           static_cast<std::size_t>(rules.sideOf(seat)),
                           isSweep(rules, emptying, table, lastPlay)};
        seat = rules.seatAfter(seat);
    }
}

void playGroup(std::span<Round> rounds, std::span<Random> randoms, const Group& group,
               PlayPacket way) {
    PacketLanes packet;
    describe(rounds[group.members[0]], packet);
    for (std::size_t lane = 0; lane < PacketLanes::kCount; ++lane) {
        const std::size_t member = group.members[lane < group.size ? lane : 0];
        const Round& round = rounds[member];
        packet.table[lane] = round.table().bits();
        for (std::size_t seat = 0; seat < packet.players; ++seat) {
            packet.hands[seat][lane] = round.hand(static_cast<int>(seat)).bits();
        }
        for (std::size_t i = 0; i < packet.random.size(); ++i) {
            packet.random[i][lane] = randoms[member].state()[i];
        }
    }
    way(packet);
    for (std::size_t lane = 0; lane < group.size; ++lane) {
        PacketPlayed played;
        played.table = CardSet::fromBits(packet.table[lane]);
        played.lastCapturer = static_cast<int>(packet.lastCapturer[lane]);
        for (std::size_t side = 0; side < packet.sides; ++side) {
            played.gained[side].pile = CardSet::fromBits(packet.captured[side][lane]);
            played.gained[side].sweeps = static_cast<int>(packet.sweeps[side][lane]);
        }
        const auto& state = packet.random;
        randoms[group.members[lane]] =
            Random({state[0][lane], state[1][lane], state[2][lane], state[3][lane]});
        rounds[group.members[lane]].applyPacket(played);
    }
}

/// Plays out as many as a group can hold.
void playFew(std::span<Round> rounds, std::span<Random> randoms, PlayPacket way) {
    for (;;) {
        for (std::size_t i = 0; i < rounds.size(); ++i) {
            while (answerQuestion(rounds[i], randoms[i])) {
            }
        }
        const Group group = groupOf(rounds);
        if (group.size == 0) {
            return;
        }
        if (group.size >= kFewestTogether) {
            playGroup(rounds, randoms, group, way);
            continue;
        }
        for (std::size_t i = 0; i < group.size; ++i) {
            playOut(rounds[group.members[i]], randoms[group.members[i]]);
        }
    }
}

bool areForLanes(const RuleSet& rules) {
    return rules.capture == RuleSet::Capture() && !rules.scoring.wholeSuitWins;
}

} // namespace

void playOutTogether(std::span<Round> rounds, std::span<Random> randoms) {
    const auto ways = waysToPlayPackets();
    playOutTogether(rounds, randoms, ways.empty() ? nullptr : ways.front());
}

void playOutTogether(std::span<Round> rounds, std::span<Random> randoms, PlayPacket way) {
    if (way == nullptr || rounds.empty() || !areForLanes(rounds[0].rules())) {
        for (std::size_t i = 0; i < rounds.size(); ++i) {
            playOut(rounds[i], randoms[i]);
        }
        return;
    }
    for (std::size_t at = 0; at < rounds.size(); at += PacketLanes::kCount) {
        const std::size_t few = std::min(PacketLanes::kCount, rounds.size() - at);
        playFew(rounds.subspan(at, few), randoms.subspan(at, few), way);
    }
}

} // namespace settebello
