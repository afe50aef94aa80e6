// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/seen_events.h"

#include "cards/pack.h"
#include "support/contract.h"

#include <utility>
#include <variant>
#include <vector>

namespace settebello {

SeenEvents::SeenEvents(const RuleSet& rules, int viewer)
    : m_pack(Pack::contents(rules.pack.cards))
    , m_viewer(viewer) {}

Event SeenEvents::seen(Event event) {
    std::visit([this](auto& what) { on(what); }, event);
    return event;
}

void SeenEvents::on(RoundStarted&) {
    m_seen = {};
}

/// The card that a seat was shown to keep or to place.
Card SeenEvents::seenCut(int seat, Card card) {
    if (seat != m_viewer) {
        return (m_pack - m_seen).first();
    }
    m_seen.insert(card);
    return card;
}

void SeenEvents::on(CutShown& event) {
    event.card = seenCut(event.seat, event.card);
}

void SeenEvents::on(CutDecided& event) {
    event.card = seenCut(event.seat, event.card);
}

void SeenEvents::on(PacketDealt& event) {
    const auto isSeen = [this](const PacketDealt::Dealt& dealt) {
        return dealt.seat == PacketDealt::kTable || dealt.seat == m_viewer;
    };
    for (const PacketDealt::Dealt& dealt : event.cards) {
        if (isSeen(dealt)) {
            m_seen.insert(dealt.card);
        }
    }
    const CardSet unseen = m_pack - m_seen;
    std::vector<Card> standIns(unseen.begin(), unseen.end());
    for (PacketDealt::Dealt& dealt : event.cards) {
        if (!isSeen(dealt)) {
            SETTEBELLO_ASSERT(!standIns.empty());
            dealt.card = standIns.back();
            standIns.pop_back();
        }
    }
}

/// Everything goes back into the pack.
void SeenEvents::on(Redealt&) {
    m_seen = {};
}

void SeenEvents::on(DeclarationsShown& event) {
    for (const DeclarationsShown::Declaration& declaration : event.declarations) {
        m_seen |= declaration.cards.printed();
    }
}

void SeenEvents::on(CardLaid& event) {
    m_seen.insert(event.card.printed());
}

void SeenEvents::on(CardsCaptured& event) {
    m_seen.insert(event.card.printed());
}

void SeenEvents::on(PileStolen& event) {
    m_seen.insert(event.card.printed());
}

Events seenBy(const RuleSet& rules, int viewer, const Events& events) {
    SeenEvents filter(rules, viewer);
    Events seen;
    seen.reserve(events.size());
    for (const Event& event : events) {
        seen.push_back(filter.seen(event));
    }
    return seen;
}

} // namespace settebello
