// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/possible_round.h"

#include "game/declaration.h"
#include "session/public_state.h"
#include "support/contract.h"
#include "json/refusal.h"

#include <algorithm>
#include <utility>

namespace settebello::session {

namespace {

std::string textOf(const std::vector<Card>& cards) {
    std::string text;
    for (const Card card : cards) {
        text += (text.empty() ? "" : " ") + toString(card);
    }
    return text;
}

Fault cardNotLeft(const std::string& path, Card card) {
    return {path, FaultCode::CardNotLeft, {toString(card)}};
}

/// A hash that is another than expected, or there though none is, or missing.
std::optional<Fault> checkState(const std::string& state, const std::string& expected) {
    return state == expected
               ? std::nullopt
               : std::optional(Fault("/state", FaultCode::NotExpected, {state, expected}));
}

bool startsRound(const Event& event) {
    return std::holds_alternative<DealerDrawn>(event) ||
           std::holds_alternative<RoundStarted>(event);
}

/// Appends what happened after the round began.
void add(const Events& happened, Events& events) {
    std::copy_if(happened.begin(), happened.end(), std::back_inserter(events),
                 [](const Event& event) { return !startsRound(event); });
}

/// Why a match refuses a decision, if it does. @pre the match has a turn
std::optional<Fault> refusal(const Match& match, const Decision& decision) {
    Fault fault(FaultCode::RefusedHere, {toString(decision)});
    if (decision.kind == Decision::Kind::ClaimOut) {
        if (match.rules().match.callingOut && match.round().phase() == Phase::Playing) {
            return std::nullopt;
        }
    } else if (Round(match.round()).apply(decision) == DecisionFault::None) {
        return std::nullopt;
    } else {
        fault = refusalOf(match.round(), decision);
    }
    fault.path = "/decision";
    return fault;
}

} // namespace

PossibleRound::PossibleRound(Match undealt, int seat)
    : m_undealt(std::move(undealt))
    , m_seat(seat)
    , m_match(m_undealt) {
    SETTEBELLO_ASSERT(m_undealt.needsDeal() && seat >= 0 && seat < m_undealt.rules().table.players);
}

std::optional<Fault> PossibleRound::take(const Deal& deal, Events& events) {
    SETTEBELLO_ASSERT(!m_isDealt);
    const RuleSet& rules = m_undealt.rules();
    const Pack sorted(rules.pack.cards);
    m_cards.assign(sorted.cards().begin(), sorted.cards().end());
    m_seen = {};
    m_steps.clear();
    begin(events);
    if (!rules.deal.cutterChooses) {
        return dealAll(deal, events);
    }
    const bool cuts = rules.seatAfter(m_undealt.nextDealer()) == m_seat;
    if (!deal.dealt.own.empty() || !deal.dealt.table.empty() ||
        deal.dealt.cut.has_value() != cuts) {
        return Fault(
            "/cut", FaultCode::NotExpected,
            {deal.dealt.cut ? toString(*deal.dealt.cut) : "", cuts ? "[1-9]0?[DCSB]" : ""});
    }
    if (deal.dealt.cut && !place(0, *deal.dealt.cut)) {
        return cardNotLeft("/cut", *deal.dealt.cut);
    }
    Events happened;
    m_match = m_undealt;
    m_match.dealFrom(pack(), &happened);
    add(happened, events);
    m_isDealt = true;
    return std::nullopt;
}

/// Deals the first packet without a cut.
std::optional<Fault> PossibleRound::dealAll(const Deal& deal, Events& events) {
    const RuleSet& rules = m_undealt.rules();
    Events places;
    Round(rules, pack(), m_undealt.nextDealer(), &places, m_undealt.scores());
    if (auto fault = place(places, 0, deal.dealt)) {
        return fault;
    }
    Events happened;
    const Round dealt(rules, pack(), m_undealt.nextDealer(), &happened, m_undealt.scores());
    m_isDealt = dealt.phase() != Phase::Redeal;
    if (m_isDealt) {
        happened.clear();
        m_match = m_undealt;
        m_match.dealFrom(pack(), &happened);
        m_declaring = declarationsAreDue(m_match, happened);
    }
    add(happened, events);
    return std::nullopt;
}

std::optional<Fault> PossibleRound::take(const Decided& decided, Events& events) {
    SETTEBELLO_ASSERT(m_isDealt);
    const int turn = m_declaring ? -1 : m_match.turn();
    if (decided.seat != turn) {
        return Fault("/seat", FaultCode::NotExpected, {decided.seat, turn});
    }
    if (decided.decision.kind == Decision::Kind::Play) {
        const Card card = decided.decision.play.card.printed();
        if (!hold(turn, {card})) {
            return cardNotLeft("/decision", card);
        }
        rebuild();
    }
    if (auto fault = refusal(m_match, decided.decision)) {
        return fault;
    }
    return decide(decided, events);
}

/// Takes a decision that is allowed, with the cards that are dealt then.
std::optional<Fault> PossibleRound::decide(const Decided& decided, Events& events) {
    const bool claims = decided.decision.kind == Decision::Kind::ClaimOut;
    Events places;
    Round after = round();
    if (!claims) {
        after.apply(decided.decision, &places);
    }
    if (auto fault =
            place(places, m_undealt.rules().pack.cards - round().stockSize(), decided.dealt)) {
        return fault;
    }
    rebuild();
    Events happened;
    after = round();
    if (!claims && after.apply(decided.decision, &happened) == DecisionFault::None &&
        after.phase() == Phase::Redeal) { // another deal follows
        add(happened, events);
        m_match = m_undealt;
        m_isDealt = false;
        return checkState(decided.state, "");
    }
    happened.clear();
    m_match.apply(decided.decision, &happened);
    add(happened, events);
    m_steps.push_back({decided.decision, {}});
    m_declaring = declarationsAreDue(m_match, happened);
    return checkState(decided.state, publicStateOf(m_match, m_declaring));
}

std::optional<Fault> PossibleRound::take(const Shown& shown, Events& events) {
    SETTEBELLO_ASSERT(m_isDealt && m_declaring);
    Step step;
    for (std::size_t i = 0; i < shown.declared.size(); ++i) {
        const Shown::Declared& declared = shown.declared[i];
        const std::string path = "/declared/" + std::to_string(i);
        const int last = m_undealt.rules().table.players - 1;
        if (declared.seat > last || step.declares[declared.seat]) {
            return Fault(path + "/seat", FaultCode::NotExpected,
                         {declared.seat, "0 … " + std::to_string(last)});
        }
        if (!declaredHand(m_undealt.rules(), declared.cards) ||
            !hold(declared.seat, declared.cards)) {
            const std::vector<Card> cards(declared.cards.begin(), declared.cards.end());
            return Fault(path + "/cards", FaultCode::RefusedHere, {textOf(cards)});
        }
        step.declares[declared.seat] = true;
        rebuild(); // the cards of the next may have lain in this hand
    }
    Events happened;
    answerDeclarations(m_match, step.declares, &happened);
    add(happened, events);
    m_steps.push_back(step);
    m_declaring = false;
    return checkState(shown.state, publicStateOf(m_match, false));
}

/// Makes the match from the pack and the steps.
void PossibleRound::rebuild() {
    m_match = m_undealt;
    [[maybe_unused]] const bool isGood = m_match.dealFrom(pack());
    SETTEBELLO_ASSERT(isGood);
    for (const Step& step : m_steps) {
        if (step.decision) {
            m_match.apply(*step.decision);
        } else {
            answerDeclarations(m_match, step.declares);
        }
    }
}

/// A round begins once, however many of its deals are void.
void PossibleRound::begin(Events& events) {
    if (m_hasBegun) {
        return;
    }
    m_hasBegun = true;
    const int dealer = m_undealt.nextDealer();
    const auto draw = m_undealt.dealerDraw();
    if (m_undealt.played().empty() && !draw.empty()) {
        events.emplace_back(DealerDrawn{dealer, {draw.begin(), draw.end()}});
    }
    events.emplace_back(RoundStarted{static_cast<int>(m_undealt.played().size()), dealer});
}

/// Puts the cards that the seat was told of where they were dealt. @param dealt what tells who gets
/// which place of the pack. @param from the first of these places.
std::optional<Fault> PossibleRound::place(const Events& dealt, int from, const Dealt& told) {
    std::vector<int> own;
    std::vector<int> table;
    for (const Event& event : dealt) {
        if (const auto* packet = std::get_if<PacketDealt>(&event)) {
            int position = from;
            for (const PacketDealt::Dealt& each : packet->cards) {
                if (each.seat == m_seat) {
                    own.push_back(position);
                } else if (each.seat == PacketDealt::kTable) {
                    table.push_back(position);
                }
                ++position;
            }
        }
    }
    if (told.cut) {
        return cardNotLeft("/cut", *told.cut);
    }
    if (auto fault = place(own, told.own, "/cards")) {
        return fault;
    }
    return place(table, told.table, "/table");
}

std::optional<Fault> PossibleRound::place(const std::vector<int>& positions,
                                          const std::vector<Card>& cards, const char* path) {
    if (cards.size() != positions.size()) {
        return Fault(path, FaultCode::NotAListOf, {textOf(cards), positions.size()});
    }
    for (std::size_t i = 0; i < cards.size(); ++i) {
        if (!place(positions[i], cards[i])) {
            return cardNotLeft(path, cards[i]);
        }
    }
    return std::nullopt;
}

/// Puts a card at a place of the pack. The cutter has seen the card of the first place before.
bool PossibleRound::place(int position, Card card) {
    const Card there = m_cards[static_cast<std::size_t>(position)];
    const bool isFree = !m_seen.contains(card) && !m_seen.contains(there);
    if (there != card &&
        (!isFree || !Pack::contents(m_undealt.rules().pack.cards).contains(card))) {
        return false;
    }
    exchange(there, card);
    m_seen.insert(card);
    return true;
}

/// Makes these cards some of those that a seat holds.
bool PossibleRound::hold(int seat, CardSet cards) {
    const CardSet hand = round().hand(seat).printed();
    const CardSet missing = cards - hand;
    m_seen |= cards & hand;
    CardSet spare = hand - m_seen;
    if (spare.size() < missing.size() || missing.intersects(m_seen) ||
        !Pack::contents(m_undealt.rules().pack.cards).containsAll(missing)) {
        return false;
    }
    for (const Card card : missing) {
        exchange(card, spare.first());
        spare.erase(spare.first());
        m_seen.insert(card);
    }
    return true;
}

void PossibleRound::exchange(Card card, Card other) {
    std::swap(*std::ranges::find(m_cards, card), *std::ranges::find(m_cards, other));
}

} // namespace settebello::session
