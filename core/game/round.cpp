// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/round.h"

#include "game/deal_facts.h"
#include "game/declaration.h"
#include "game/marking.h"
#include "rules/check_rules.h"
#include "rules/objective.h"
#include "support/contract.h"

#include <algorithm>
#include <utility>

namespace settebello {

namespace {

constexpr int kThree = 3; // the first packet of six is dealt in two parts of three

/// What replaceHidden() may put in; for assertions alone.
[[maybe_unused]] bool canReplaceHidden(const Round& round, std::span<const CardSet> hands,
                                       std::span<const Card> stock) {
    CardSet before = round.stock();
    CardSet after;
    for (const Card card : stock) {
        after.insert(card);
    }
    bool fits = std::cmp_less_equal(round.rules().table.players, hands.size()) &&
                std::cmp_equal(stock.size(), round.stockSize()) && after.size() == before.size();
    for (int seat = 0; fits && seat < round.rules().table.players; ++seat) {
        const CardSet hand = hands[static_cast<std::size_t>(seat)];
        fits = hand.size() == round.hand(seat).size() && hand.containsAll(round.shownCards(seat)) &&
               !after.intersects(hand);
        before |= round.hand(seat);
        after |= hand;
    }
    return fits && after == before;
}

} // namespace

Round::Round(const RuleSet& rules, const Pack& pack, int dealer, Events* events,
             const BySide<int>& scores)
    : m_rules(rules)
    , m_pack(pack)
    , m_scores(scores)
    , m_dealer(static_cast<std::int8_t>(dealer))
    , m_turn(static_cast<std::int8_t>(rules.seatAfter(dealer))) {
    SETTEBELLO_ASSERT(checkRules(rules).empty() && pack.size() == rules.pack.cards);
    SETTEBELLO_ASSERT(dealer >= 0 && dealer < rules.table.players);
    if (rules.deal.cutterChooses) {
        m_phase = Phase::CutChoice;
        appendEvent(events, CutShown{m_turn, cutCard()});
    } else {
        dealFirst(false, events);
    }
}

DecisionFault Round::apply(const Decision& decision, Events* events) {
    using Kind = Decision::Kind;
    switch (m_phase) {
    case Phase::CutChoice: {
        const bool kept = decision.kind == Kind::KeepCut;
        if (!kept && decision.kind != Kind::PlaceCut) {
            return DecisionFault::NotAsked;
        }
        appendEvent(events, CutDecided{m_turn, cutCard(), kept});
        dealFirst(!kept, events);
        return DecisionFault::None;
    }
    case Phase::Declaring:
        if (decision.kind != Kind::Declare && decision.kind != Kind::Pass) {
            return DecisionFault::NotAsked;
        }
        answerDeclaration(decision.kind == Kind::Declare, events);
        return DecisionFault::None;
    case Phase::Playing: {
        if (decision.kind != Kind::Play) {
            return DecisionFault::NotAsked;
        }
        const Play play = asPlayed(decision.play);
        if (checkPlay(m_rules, hand(m_turn), takeable(), play) != PlayFault::None) {
            return DecisionFault::NotLegal;
        }
        applyLegal(play, events);
        return DecisionFault::None;
    }
    case Phase::Redeal:
    case Phase::Over:
        break;
    }
    return DecisionFault::NotAsked;
}

void Round::appendPlayEvent(const Play& play, Events& events) const {
    if (play.isCapture()) {
        events.emplace_back(CardsCaptured{m_turn, m_rules.sideOf(m_turn), play.card,
                                          play.captured - CardSet{play.card}});
    } else {
        events.emplace_back(CardLaid{m_turn, play.card});
    }
}

/// Makes the card of a capture the top of the pile of its side. @return whether it takes the top of
/// another pile, and all of that with it.
bool Round::putOnTop(const Play& play, Events* events) {
    const int side = m_rules.sideOf(m_turn);
    CardSet& own = m_tallies[side].pile;
    bool isTheft = false;
    for (int from = 0; from < m_rules.sides(); ++from) {
        CardSet& pile = m_tallies[from].pile;
        if (from != side && pile.containsAll(play.captured)) {
            isTheft = true;
            appendEvent(events,
                        PileStolen{m_turn, side, play.card, play.captured.first(), from, pile});
            own |= std::exchange(pile, CardSet());
        }
    }
    m_tops = (m_tops - own) | CardSet{play.card.printed()};
    return isTheft;
}

/// The hands are empty: deals again, or ends the round.
void Round::endPacket(Events* events) {
    if (stockSize() > 0) {
        dealPacket(events);
    } else {
        finish(events);
    }
}

/// Ends the round if sweeps and declarations have brought a side to the target, and that wins.
void Round::winByReaching(Events* events) {
    const int winner = winnerSoFar(m_rules, m_scores, tallies());
    if (winner >= 0) {
        m_reachedSide = static_cast<std::int8_t>(winner);
        m_phase = Phase::Over;
        const BySide<int> marked = markedSoFar(m_rules, m_scores, tallies());
        const auto all = marked.first(m_rules.sides());
        const auto most = std::max_element(all.begin(), all.end());
        appendEvent(events, TargetReached{static_cast<int>(most - all.begin()), *most});
    }
}

void Round::finish(Events* events) {
    m_phase = Phase::Over;
    const int taker =
        m_rules.sweep.leftovers == Leftovers::Dealer ? m_rules.sideOf(m_dealer) : m_lastCapturer;
    if (!m_table.empty()) {
        appendEvent(events, LeftoversTaken{taker, m_table});
    }
    if (!m_table.empty() && taker >= 0) {
        m_tallies[taker].pile |= m_table.printed();
        m_table = CardSet();
        winByWholeSuit(taker, events);
    }
    if (Objective(m_rules).marksAtOnce() && m_wholeSuitSide < 0) {
        m_reachedSide = static_cast<std::int8_t>(markPoints(m_rules, m_scores, points()).winner);
    }
}

void Round::dealFirst(bool placed, Events* events) {
    PacketDealt dealt;
    PacketDealt* const packet = events != nullptr ? &dealt : nullptr;
    const int share = cardsEach(m_rules);
    int table = openCards(m_rules);
    if (placed) {
        dealToTable(1, packet);
        --table;
    }
    switch (m_rules.deal.handCards) {
    case HandCards::Three:
        dealAround(packetSize(m_rules, share), packet);
        dealToTable(table, packet);
        break;
    case HandCards::Six:
        dealAround(kThree, packet);
        dealToTable(table, packet);
        dealAround(kThree, packet);
        break;
    case HandCards::All:
        dealAround(share, packet);
        dealToTable(table, packet);
        break;
    }
    m_packetCount = 1;
    dealt.stockLeft = stockSize();
    appendEvent(events, std::move(dealt));
    if (const auto reason = redealReason()) {
        m_phase = Phase::Redeal;
        appendEvent(events, Redealt{*reason, m_table});
        return;
    }
    takeFirstTable(events);
    if (!over()) {
        askToDeclare(m_rules.seatAfter(m_dealer), events);
    }
}

/// Gives the dealer the first table cards if they add up to a sweep or two.
void Round::takeFirstTable(Events* events) {
    const int sweeps = sweepsOfFirstTable(m_rules, m_table);
    if (sweeps == 0) {
        return;
    }
    const int side = m_rules.sideOf(m_dealer);
    Tally& tally = m_tallies[side];
    appendEvent(events, TableTaken{m_dealer, side, m_table});
    for (const Card card : m_table) {
        if (tally.sweeps < sweeps) { // one card marks each
            ++tally.sweeps;
            appendEvent(events, SweepMade{m_dealer, side, card, tally.sweeps});
        }
    }
    tally.pile |= m_table;
    m_table = CardSet();
    m_lastCapturer = static_cast<std::int8_t>(side);
    winByReaching(events);
}

void Round::dealPacket(Events* events) {
    const int share = stockSize() / m_rules.table.players;
    const int cards = packetSize(m_rules, share);
    const int number = m_packetCount++;
    if (events == nullptr) {
        dealAround(cards, nullptr);
    } else {
        PacketDealt dealt;
        dealAround(cards, &dealt);
        dealt.number = number;
        dealt.stockLeft = stockSize();
        events->emplace_back(std::move(dealt));
    }
    askToDeclare(m_rules.seatAfter(m_dealer), events);
}

void Round::dealAround(int cards, PacketDealt* packet) {
    // A cut card that was kept is the first of the pack, so the cutter gets it in the usual order.
    const int players = m_rules.table.players;
    int seat = dealer();
    for (int i = 0; i < players; ++i) {
        seat = m_rules.seatAfter(seat);
        CardSet hand = m_hands[seat];
        for (int card = i; card < cards * players; card += players) {
            hand.insert(m_pack[m_dealt + card]);
        }
        m_hands[seat] = hand;
    }
    for (int i = 0; packet != nullptr && i < cards * players; ++i) {
        packet->cards.push_back({(m_dealer + 1 + i) % players, m_pack[m_dealt + i]});
    }
    m_dealt = static_cast<std::uint8_t>(m_dealt + cards * players);
}

void Round::dealToTable(int cards, PacketDealt* packet) {
    for (int i = 0; i < cards; ++i) {
        const Card card = takeFromStock();
        m_table.insert(card);
        if (packet != nullptr) {
            packet->cards.push_back({PacketDealt::kTable, card});
        }
    }
}

std::optional<Redealt::Reason> Round::redealReason() const {
    const auto atLeast = [this](int limit, int rank) {
        return limit > 0 && m_table.sizeOfRank(rank) >= limit;
    };
    if (atLeast(m_rules.deal.redealOnKings, kKing)) {
        return Redealt::Reason::Kings;
    }
    if (atLeast(m_rules.deal.redealOnAces, kAce)) {
        return Redealt::Reason::Aces;
    }
    for (int rank = kAce; m_rules.deal.redealOnEqual > 0 && rank <= kKing; ++rank) {
        if (atLeast(m_rules.deal.redealOnEqual, rank)) {
            return Redealt::Reason::Equal;
        }
    }
    return std::nullopt;
}

bool Round::qualifiesToDeclare(int seat) const {
    const Declarations played = m_rules.scoring.declarations; // mostly none: decided quickly
    return played != Declarations::None && declaredHand(m_rules, hand(seat)).has_value();
}

void Round::askToDeclare(int seat, Events* events) {
    m_turn = static_cast<std::int8_t>(seat);
    while (!qualifiesToDeclare(m_turn)) {
        if (m_turn == m_dealer) {
            revealDeclarations(events);
            return;
        }
        m_turn = static_cast<std::int8_t>(m_rules.seatAfter(m_turn));
    }
    m_phase = Phase::Declaring;
}

void Round::answerDeclaration(bool declares, Events* events) {
    if (declares) {
        m_declaring |= static_cast<std::uint8_t>(1U << static_cast<unsigned>(m_turn));
    }
    if (m_turn == m_dealer) {
        revealDeclarations(events);
    } else {
        askToDeclare(m_rules.seatAfter(m_turn), events);
    }
}

/// Whether a declared hand scores nothing because of another: only the best does, where everybody's
/// does not; of equal hands of partners the one with more points.
bool Round::isBeaten(int seat) const {
    if (m_rules.scoring.declarations == Declarations::Cirulla) {
        return false;
    }
    const auto mine = declaredHand(m_rules, hand(seat));
    for (int other = 0; other < m_rules.table.players; ++other) {
        if (other == seat || !hasDeclared(other)) {
            continue;
        }
        const auto theirs = declaredHand(m_rules, hand(other));
        const bool ofPartner = m_rules.sideOf(other) == m_rules.sideOf(seat);
        const bool equalCounts =
            ofPartner &&
            (mine->points != theirs->points ? mine->points > theirs->points : seat < other);
        if (*mine < *theirs || (*mine == *theirs && !equalCounts)) {
            return true;
        }
    }
    return false;
}

void Round::revealDeclarations(Events* events) {
    m_phase = Phase::Playing;
    m_turn = static_cast<std::int8_t>(m_rules.seatAfter(m_dealer));
    if (m_declaring == 0) {
        return;
    }
    DeclarationsShown shown;
    for (int seat = 0; seat < m_rules.table.players; ++seat) {
        if (!hasDeclared(seat)) {
            continue;
        }
        const auto mine = declaredHand(m_rules, hand(seat));
        const int points = isBeaten(seat) ? 0 : mine->points;
        m_shown[seat] = asDeclared(m_rules, hand(seat));
        m_tallies[m_rules.sideOf(seat)].declarations += points;
        if (events != nullptr) {
            shown.declarations.push_back({seat, m_shown[seat], mine->threeOfAKind, points});
        }
    }
    for (int seat = 0; seat < m_rules.table.players; ++seat) { // all hands have been compared
        if (hasDeclared(seat)) {
            m_hands[seat] = m_shown[seat];
            m_named |= m_shown[seat].named();
        }
    }
    m_declaring = 0;
    appendEvent(events, std::move(shown));
    winByReaching(events);
}

void Round::replaceHidden(std::span<const CardSet> hands, std::span<const Card> stock) {
    SETTEBELLO_ASSERT(canReplaceHidden(*this, hands, stock));
    std::copy(hands.begin(), hands.end(), m_hands.begin());
    m_pack.replaceLast(stock);
    if (m_phase != Phase::Declaring) {
        return;
    }
    m_declaring = 0;
    for (int seat = m_rules.seatAfter(m_dealer); seat != m_turn; seat = m_rules.seatAfter(seat)) {
        if (Objective(m_rules).wantsPoints() && qualifiesToDeclare(seat)) {
            m_declaring |= static_cast<std::uint8_t>(1U << static_cast<unsigned>(seat));
        }
    }
}

CardSet Round::stock() const {
    CardSet cards;
    for (const Card card : m_pack.cards().subspan(m_dealt)) {
        cards.insert(card);
    }
    return cards;
}

int Round::cardsInHands() const {
    int cards = 0;
    for (const CardSet hand : hands()) {
        cards += hand.size();
    }
    return cards;
}

CardSet Round::uncaptured() const {
    CardSet cards = Pack::contents(m_pack.size());
    for (const Tally& tally : m_tallies) {
        cards -= tally.pile;
    }
    return cards.asPlayedAmong(m_named);
}

PointsBySide Round::points() const {
    return scoreRound(m_rules, tallies());
}

} // namespace settebello
