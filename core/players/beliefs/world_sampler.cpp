// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/beliefs/world_sampler.h"

#include "support/contract.h"

#include <algorithm>
#include <deque>
#include <optional>
#include <utility>
#include <vector>

namespace settebello {

namespace {

/// Who gets each card of the pack, in the order of dealing: a seat or PacketDealt::kTable. It
/// does not depend on the cards, so any round of these rules shows it.
std::vector<int> dealtTo(const PlayerView& view) {
    RuleSet rules = view.rules;
    rules.deal.redealOnKings = rules.deal.redealOnEqual = rules.deal.redealOnAces = 0;
    rules.scoring.wholeSuitWins = false;
    rules.scoring.declarations = Declarations::None;
    rules.declarations = {};
    rules.match.end = MatchEnd::AfterRound;
    Events events;
    Round round(rules, Pack(rules.pack.cards), view.dealer, &events);
    if (round.phase() == Phase::CutChoice && !view.moves.empty()) {
        round.apply(view.moves.front().decision, &events);
    }
    std::vector<Play> plays;
    while (round.phase() == Phase::Playing) {
        legalPlays(rules, round.hand(round.turn()), round.takeable(), plays);
        round.applyLegal(plays.front(), &events);
    }
    std::vector<int> owners;
    for (const Event& event : events) {
        if (const auto* packet = std::get_if<PacketDealt>(&event)) {
            for (const PacketDealt::Dealt& dealt : packet->cards) {
                owners.push_back(dealt.seat);
            }
        }
    }
    return owners;
}

/// The cards that each seat is known to have been dealt, in a possible order: a packet is played
/// out before the next is dealt, so the order of play will do. The entry of PacketDealt::kTable
/// holds those dealt to the table.
class KnownDeal {
public:
    explicit KnownDeal(const PlayerView& view) {
        CardSet table = view.table.printed();
        CardSet played;
        for (const PlayerView::Move& move : view.moves) {
            if (move.decision.kind == Decision::Kind::Play) {
                const Card card = move.decision.play.card.printed();
                of(move.seat).push_back(card);
                played.insert(card);
            }
        }
        for (const Tally& tally : view.tallies) {
            table |= tally.pile; // nothing else has been captured, also if the dealer took it first
        }
        for (int seat = 0; seat < view.rules.table.players; ++seat) {
            append(seat, (seat == view.seat ? view.hand : view.shownCards[seat]).printed());
        }
        append(PacketDealt::kTable, table - played);
    }

    /// The next of the cards, if there is one.
    std::optional<Card> take(int owner) {
        std::deque<Card>& cards = of(owner);
        if (cards.empty()) {
            return std::nullopt;
        }
        const Card card = cards.front();
        cards.pop_front();
        return card;
    }

private:
    std::deque<Card>& of(int owner) {
        return owner == PacketDealt::kTable ? m_table : m_hands[owner];
    }
    void append(int owner, CardSet cards) {
        of(owner).insert(of(owner).end(), cards.begin(), cards.end());
    }

    BySeat<std::deque<Card>> m_hands;
    std::deque<Card> m_table;
};

/// A pack that deals what the view knows, and any unseen cards elsewhere.
Pack packThatDeals(const PlayerView& view) {
    std::vector<Card> pack;
    const CardSet unseen = view.unseen();
    auto filler = unseen.begin();
    if (view.cutCard) {
        pack.push_back(*view.cutCard);
    }
    KnownDeal known(view);
    for (const int owner : dealtTo(view)) {
        if (const auto card = known.take(owner)) {
            pack.push_back(*card);
        } else if (filler != unseen.end()) {
            pack.push_back(*filler++);
        }
    }
    pack.insert(pack.end(), filler, unseen.end());
    return Pack::fromCards(pack).value_or(Pack(view.rules.pack.cards));
}

/// The round of the view, with arbitrary unseen cards in the hidden places. A seat that is asked to
/// declare and is not known to have done so passes.
Round replayed(const PlayerView& view) {
    Round round(view.rules, packThatDeals(view), view.dealer, nullptr, view.scores);
    const auto passUntil = [&round](auto asked) {
        while (round.phase() == Phase::Declaring && !asked()) {
            round.apply(Decision(Decision::Kind::Pass));
        }
    };
    for (const PlayerView::Move& move : view.moves) {
        passUntil([&] {
            return move.seat == round.turn() && move.decision.kind == Decision::Kind::Declare;
        });
        round.apply(move.decision);
    }
    passUntil([&] { return view.phase == Phase::Declaring && view.turn == round.turn(); });
    return round;
}

} // namespace

WorldSampler::WorldSampler(const PlayerView& view)
    : m_round(replayed(view))
    , m_unseen(view.unseen())
    , m_known(view.shownCards) {
    SETTEBELLO_ASSERT(view.phase == Phase::Playing ||
                      ((view.phase == Phase::CutChoice || view.phase == Phase::Declaring) &&
                       view.turn == view.seat));
    SETTEBELLO_ASSERT(m_round.phase() == view.phase && m_round.turn() == view.turn &&
                      m_round.table() == view.table);
    m_known[view.seat] = view.hand;
    for (int seat = 0; seat < view.rules.table.players; ++seat) {
        m_hidden[seat] = view.handSizes[seat] - known(seat).size();
    }
    m_cards[0] = view.cutCard.value_or(Card());
    std::copy(m_unseen.begin(), m_unseen.end(), m_cards.begin() + 1);
}

const Round& WorldSampler::draw(Random& random) {
    auto used = static_cast<std::size_t>(m_unseen.size());
    for (std::size_t left = used; left > 1; --left) { // a cut card in front stays where it is
        const auto drawn = random.below(static_cast<std::uint32_t>(left));
        std::swap(m_cards[left], m_cards[drawn + 1]);
    }
    BySeat<CardSet> hands = m_known;
    for (int seat = 0; seat < m_round.rules().table.players; ++seat) {
        for (int i = 0; i < hidden(seat); ++i) {
            hands[seat].insert(m_cards[used--]);
        }
    }
    const auto stock = static_cast<std::size_t>(stockSize());
    return with(hands, std::span(m_cards).subspan(used + 1 - stock, stock));
}

const Round& WorldSampler::with(std::span<const CardSet> hands, std::span<const Card> stock) {
    m_round.replaceHidden(hands, stock);
    return m_round;
}

} // namespace settebello
