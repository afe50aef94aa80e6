// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/open_match.h"

#include "game/dealer_draw.h"
#include "session/public_state.h"
#include "support/contract.h"

#include <utility>

namespace settebello::session {

namespace {

Dealt dealtTo(int seat, const PacketDealt& packet) {
    Dealt dealt;
    for (const PacketDealt::Dealt& each : packet.cards) {
        if (each.seat == seat) {
            dealt.own.push_back(each.card);
        } else if (each.seat == PacketDealt::kTable) {
            dealt.table.push_back(each.card);
        }
    }
    return dealt;
}

/// The decision that an event comes from, if it is a public one, and whose it was.
std::optional<PlayerView::Move> decisionOf(const Event& event) {
    using Kind = Decision::Kind;
    if (const auto* cut = std::get_if<CutDecided>(&event)) {
        return PlayerView::Move{cut->seat, Decision(cut->kept ? Kind::KeepCut : Kind::PlaceCut)};
    }
    if (const auto* laid = std::get_if<CardLaid>(&event)) {
        return PlayerView::Move{laid->seat, Play{laid->card, {}}};
    }
    if (const auto* taken = std::get_if<CardsCaptured>(&event)) {
        const CardSet captured = taken->captured.empty() ? CardSet{taken->card} : taken->captured;
        return PlayerView::Move{taken->seat, Play{taken->card, captured}};
    }
    if (const auto* claim = std::get_if<ClaimMade>(&event)) {
        return PlayerView::Move{claim->seat, Decision(Kind::ClaimOut)};
    }
    return std::nullopt;
}

} // namespace

Match matchWithDealer(const RuleSet& rules, Random random) {
    const DealerDraw draw = drawFirstDealer(rules, random);
    Match match(rules, 0, draw.dealer);
    if (!draw.cards.empty()) {
        match.setDealerDraw(draw.cards);
    }
    return match;
}

void OpenMatch::deal(const Random& random) {
    SETTEBELLO_ASSERT(m_match.needsDeal());
    m_events.clear();
    m_hasShown = false;
    m_match.shuffleWith(random);
    m_match.deal(&m_events);
    m_declaring = declarationsAreDue(m_match, m_events);
}

bool OpenMatch::dealFrom(const Pack& pack) {
    Events events;
    if (!m_match.dealFrom(pack, &events)) {
        return false;
    }
    m_events = std::move(events);
    m_hasShown = false;
    m_declaring = declarationsAreDue(m_match, m_events);
    return true;
}

DecisionFault OpenMatch::apply(const Decision& decision) {
    Events events;
    const DecisionFault fault =
        m_declaring ? DecisionFault::NotAsked : m_match.apply(decision, &events);
    if (fault == DecisionFault::None) {
        m_events = std::move(events);
        m_hasShown = false;
        m_declaring = declarationsAreDue(m_match, m_events);
    }
    return fault;
}

void OpenMatch::show(const BySeat<bool>& declares) {
    SETTEBELLO_ASSERT(m_declaring);
    m_events.clear();
    answerDeclarations(m_match, declares, &m_events);
    m_declaring = false;
    m_hasShown = true;
}

std::vector<FromHost> OpenMatch::told(int seat) const {
    std::vector<FromHost> messages;
    if (m_hasShown) {
        messages.emplace_back(Shown{});
    }
    for (const Event& event : m_events) {
        tell(event, seat, messages);
    }
    const std::string state = publicStateOf(m_match, m_declaring);
    if (auto* decided = std::get_if<Decided>(&messages.back())) {
        decided->state = state; // of a void deal, another Deal comes last
    } else if (auto* shown = std::get_if<Shown>(&messages.back())) {
        shown->state = state;
    }
    return messages;
}

void OpenMatch::tell(const Event& event, int seat, std::vector<FromHost>& messages) const {
    if (const auto move = decisionOf(event)) {
        messages.emplace_back(Decided{move->seat, move->decision, {}, {}});
    } else if (const auto* cut = std::get_if<CutShown>(&event)) {
        const bool isOwn = cut->seat == seat;
        messages.emplace_back(Deal{{{}, {}, isOwn ? std::optional(cut->card) : std::nullopt}});
    } else if (const auto* packet = std::get_if<PacketDealt>(&event)) {
        auto* const decided = messages.empty() ? nullptr : std::get_if<Decided>(&messages.back());
        if (decided != nullptr) {
            decided->dealt = dealtTo(seat, *packet);
        } else {
            messages.emplace_back(Deal{dealtTo(seat, *packet)});
        }
    } else if (const auto* declared = std::get_if<DeclarationsShown>(&event)) {
        for (const DeclarationsShown::Declaration& each : declared->declarations) {
            std::get<Shown>(messages.back()).declared.push_back({each.seat, each.cards});
        }
    }
}

} // namespace settebello::session
