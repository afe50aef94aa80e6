// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/search/packet_lanes.h"

#include "cards/random.h"
#include "players/search/lanes.h"
#include "rules/draw_play.h"

namespace settebello {

#ifdef SETTEBELLO_LANES

namespace {

/// In lanes a card stands in its suit's sixteen bits at its rank, because then its place tells the
/// rank without dividing.
constexpr std::uint64_t kOneASuit = 0x0001'0001'0001'0001;
constexpr std::uint64_t kRanks = (1U << kRankCount) - 1;

template <typename Word>
Word spread(const Word& cards) {
    return (cards & kRanks) << 1 | (cards & kRanks << 10) << 7 | (cards & kRanks << 20) << 13 |
           (cards & kRanks << 30) << 19;
}

/// The reverse.
template <typename Word>
Word gather(const Word& cards) {
    return (cards >> 1 & kRanks) | (cards >> 7 & kRanks << 10) | (cards >> 13 & kRanks << 20) |
           (cards >> 19 & kRanks << 30);
}

/// Of a set of one card, 1 … 10; of none, 1.
template <typename Word>
Word rankOf(const Word& card) {
    const Word suits = card | card >> 32;
    return ((suits | suits >> 16) & 0xffff).place() & 0xf;
}

/// How many cards of a rank the table has, 0 … 3.
template <typename Word>
Word sizeOfRank(const Word& table, const Word& rank) {
    const Word suits = table >> rank & kOneASuit;
    const Word pairs = suits + (suits >> 32);
    return (pairs + (pairs >> 16)) & 7;
}

/// Where the number of a sum stands.
template <typename Word>
Word placeOf(const Word& sum) {
    static_assert(SubsetCounts::kBits == 4 + 1);
    return (sum << 2) + sum;
}

/// SubsetCounts, and what its nth() reckons first.
template <typename Word>
class SubsetLanes {
public:
    explicit SubsetLanes(const Word& table)
        : m_beyond(table) {
        for (Word& card : m_cards) {
            card = m_beyond.lowest();
            m_beyond ^= card;
        }
        for (std::size_t i = m_cards.size(); i-- > 0;) {
            // Where there is no card, beyond every sum.
            m_places[i] = placeOf(rankOf(m_cards[i])) | (m_cards[i].zero() & kNowhere);
            m_after[i] = m_counts;
            m_counts += m_counts << m_places[i];
        }
    }

    /// The table's cards that are too many; where there are any, the numbers are wrong.
    const Word& beyond() const { return m_beyond; }
    Word count(const Word& sum) const { return m_counts >> placeOf(sum) & kMask; }
    /// One of them; from count(sum) on, no cards.
    Word nth(const Word& sum, const Word& number) const {
        Word which = number;
        Word left = placeOf(sum);
        Word chosen = 0;
        for (std::size_t i = 0; i < m_cards.size(); ++i) {
            const Word rest = left - m_places[i];
            const Word with = m_after[i] >> (rest & kNowhere) & kMask & ~rest.negative();
            const Word takes = (which - with).negative();
            which -= with & ~takes;
            left -= m_places[i] & takes;
            chosen |= m_cards[i] & takes;
        }
        return chosen;
    }

private:
    static constexpr std::uint64_t kMask = (1U << SubsetCounts::kBits) - 1;
    static constexpr std::uint64_t kNowhere = 63; ///< the last bit of a word
    using OfCards = std::array<Word, SubsetCounts::kMostCards>;

    OfCards m_cards; ///< ascending
    OfCards m_places;
    OfCards m_after; ///< the numbers over the cards after each
    Word m_beyond;
    Word m_counts = 1;
};

/// PacketLanes in registers.
template <typename Word>
class PlayingLanes {
public:
    explicit PlayingLanes(const PacketLanes& packet)
        : m_sizes(packet.handSizes)
        , m_table(spread(Word(packet.table))) {
        for (std::size_t i = 0; i < m_random.size(); ++i) {
            m_random[i] = Word(packet.random[i]);
        }
        for (std::size_t seat = 0; seat < packet.players; ++seat) {
            Word rest = spread(Word(packet.hands[seat]));
            for (std::size_t i = 0; i < m_sizes[seat]; ++i) {
                m_hands[seat][i] = rest.lowest();
                rest ^= m_hands[seat][i];
            }
        }
    }

    void play(const PacketLanes::Turn& turn) {
        Word card;
        Word captured;
        draw(turn.seat, card, captured);
        remove(turn.seat, card);
        const Word captures = ~captured.zero();
        if (turn.sweepCounts) {
            m_sweeps[turn.side] -= captures & (captured ^ m_table).zero();
        }
        m_table = (m_table ^ captured) | (card & ~captures);
        m_captured[turn.side] |= (captured | card) & captures;
        m_lastCapturer = Word(turn.side).where(captures, m_lastCapturer);
    }

    void store(PacketLanes& packet) const {
        packet.table = gather(m_table).words();
        packet.lastCapturer = m_lastCapturer.words();
        for (std::size_t i = 0; i < m_random.size(); ++i) {
            packet.random[i] = m_random[i].words();
        }
        for (std::size_t side = 0; side < packet.sides; ++side) {
            packet.captured[side] = gather(m_captured[side]).words();
            packet.sweeps[side] = m_sweeps[side].words();
        }
    }

private:
    /// Something of each card of a hand. Two players may have the whole pack between them.
    using OfHand = std::array<Word, kCardCount / 2>;

    /// What drawPlay() does.
    void draw(std::size_t seat, Word& card, Word& captured) {
        const SubsetLanes<Word> subsets(m_table);
        const auto& hand = m_hands[seat];
        const auto size = m_sizes[seat];
        OfHand ranks;
        OfHand playsBefore;
        Word plays = 0;
        for (std::size_t i = 0; i < size; ++i) {
            ranks[i] = rankOf(hand[i]);
            const Word alone = sizeOfRank(m_table, ranks[i]);
            const Word count = alone + (subsets.count(ranks[i]) & alone.zero());
            playsBefore[i] = plays;
            plays += count - count.zero(); // a mask is −1
        }
        const auto before = m_random;
        const Word product = (Random::advance(m_random) >> 32) * plays;
        const Word drawn = product >> 32;
        card = hand[0];
        Word rank = ranks[0];
        Word which = drawn;
        for (std::size_t i = 1; i < size; ++i) {
            const Word past = drawn - playsBefore[i];
            const Word reached = ~past.negative();
            card = hand[i].where(reached, card);
            rank = ranks[i].where(reached, rank);
            which = past.where(reached, which);
        }
        Word singles = m_table & Word(kOneASuit) << rank;
        const Word sets = subsets.nth(rank, which) & singles.zero();
        // Of four alike one is the card played, so two at most are passed over.
        for (std::uint64_t passed = 0; passed < kSuitCount - 2; ++passed) {
            singles ^= singles.lowest() & (Word(passed) - which).negative();
        }
        captured = singles.lowest() | sets;
        // Seldom: a number that has to be drawn again (Random::below), or too many cards to count.
        const Word unfair = ((product & 0xffff'ffff) - plays).negative();
        const Word odd = subsets.beyond() | unfair;
        if (odd.any()) {
            for (std::size_t lane = 0; lane < Word::kCount; ++lane) {
                if (odd[lane] != 0) {
                    drawAlone(lane, before, seat, card, captured);
                }
            }
        }
    }

    /// Draws again in one lane. @param state of the generators before.
    [[gnu::noinline]] void drawAlone(std::size_t lane, const std::array<Word, 4>& state,
                                     std::size_t seat, Word& card, Word& captured) {
        std::uint64_t hand = 0;
        for (std::size_t i = 0; i < m_sizes[seat]; ++i) {
            hand |= m_hands[seat][i][lane];
        }
        Random random({state[0][lane], state[1][lane], state[2][lane], state[3][lane]});
        constexpr PlainCapture kPlain;
        const BasicCaptures captures(kPlain, CardSet::fromBits(gather(m_table[lane])));
        const Play play = drawPlay(captures, CardSet::fromBits(gather(hand)), random);
        card.set(lane, spread(CardSet{play.card}.bits()));
        captured.set(lane, spread(play.captured.bits()));
        for (std::size_t i = 0; i < m_random.size(); ++i) {
            m_random[i].set(lane, random.state()[i]);
        }
    }

    void remove(std::size_t seat, const Word& card) {
        auto& hand = m_hands[seat];
        const auto left = --m_sizes[seat];
        Word passed = 0;
        for (std::size_t i = 0; i < left; ++i) {
            passed |= (hand[i] ^ card).zero();
            hand[i] = hand[i + 1].where(passed, hand[i]);
        }
    }

    std::array<std::size_t, kMaxSeats> m_sizes;
    std::array<Word, 4> m_random;
    Word m_table;
    std::array<OfHand, kMaxSeats> m_hands; ///< the cards, ascending
    std::array<Word, kMaxSeats> m_captured{};
    std::array<Word, kMaxSeats> m_sweeps{};
    Word m_lastCapturer = ~Word(0);
};

template <typename Vectors>
void playPacket(PacketLanes& packet) {
    PlayingLanes<Lanes<Vectors>> lanes(packet);
    for (std::size_t i = 0; i < packet.turnCount; ++i) {
        lanes.play(packet.turns[i]);
    }
    lanes.store(packet);
}

[[gnu::flatten, gnu::target("avx512f,avx512dq")]] void playPacketByAvx512(PacketLanes& packet) {
    playPacket<Vectors512>(packet);
}

[[gnu::flatten, gnu::target("avx2")]] void playPacketByAvx2(PacketLanes& packet) {
    playPacket<Vectors256>(packet);
}

} // namespace

std::span<const PlayPacket> waysToPlayPackets() {
    static constexpr std::array<PlayPacket, 2> kWays{playPacketByAvx512, playPacketByAvx2};
    if (__builtin_cpu_supports("avx512f") != 0 && __builtin_cpu_supports("avx512dq") != 0) {
        return kWays;
    }
    return std::span(kWays).last(__builtin_cpu_supports("avx2") != 0 ? 1 : 0);
}

#else

std::span<const PlayPacket> waysToPlayPackets() {
    return {};
}

#endif

} // namespace settebello
