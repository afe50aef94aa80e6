// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/open_match.h"

#include "game/dealer_draw.h"
#include "session/public_state.h"
#include "support/contract.h"

#include <algorithm>
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
    if (const auto* stolen = std::get_if<PileStolen>(&event)) {
        return PlayerView::Move{stolen->seat, Play{stolen->card, CardSet{stolen->top}}};
    }
    if (const auto* claim = std::get_if<ClaimMade>(&event)) {
        return PlayerView::Move{claim->seat, Decision(Kind::ClaimOut)};
    }
    return std::nullopt;
}

} // namespace

Match matchWithDealer(const RuleSet& rules, Random random, std::optional<int> dealer) {
    SETTEBELLO_ASSERT(!dealer || rules.deal.firstDealer != FirstDealer::Seat);
    DealerDraw draw = drawFirstDealer(rules, random);
    while (dealer && draw.dealer != *dealer) {
        draw = drawFirstDealer(rules, random);
    }
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
    beginSteps();
}

bool OpenMatch::dealFrom(const Pack& pack) {
    Events events;
    if (!m_match.dealFrom(pack, &events)) {
        return false;
    }
    m_events = std::move(events);
    m_hasShown = false;
    beginSteps();
    return true;
}

void OpenMatch::beginSteps() {
    m_declaring = declarationsAreDue(m_match, m_events);
    m_decided.clear();
    m_messageCount = static_cast<int>(messagesWithoutState(0).size());
}

DecisionFault OpenMatch::apply(const Decision& decision) {
    Events events;
    const int seat = m_match.turn();
    const std::size_t moves = m_match.played().back().moves.size();
    const DecisionFault fault =
        m_declaring ? DecisionFault::NotAsked : m_match.apply(decision, &events);
    if (fault != DecisionFault::None) {
        return fault;
    }
    m_events = std::move(events);
    m_hasShown = false;
    m_declaring = declarationsAreDue(m_match, m_events);
    m_decided.push_back({{seat, m_messageCount, decision.isCutChoice()}, moves});
    m_messageCount += static_cast<int>(messagesWithoutState(0).size());
    if (std::ranges::any_of(
            m_events, [](const Event& event) { return std::holds_alternative<Redealt>(event); })) {
        m_decided.clear();
    }
    return fault;
}

void OpenMatch::show(const BySeat<bool>& declares) {
    SETTEBELLO_ASSERT(m_declaring);
    m_events.clear();
    answerDeclarations(m_match, declares, &m_events);
    m_declaring = false;
    m_hasShown = true;
    ++m_messageCount;
}

std::optional<OpenMatch::Retractable> OpenMatch::lastDecision(const BySeat<bool>& seats) const {
    const auto last = std::find_if(m_decided.rbegin(), m_decided.rend(),
                                   [&](const Step& step) { return seats[step.decided.seat]; });
    return m_match.turn() >= 0 && last != m_decided.rend() ? std::optional(last->decided)
                                                           : std::nullopt;
}

TakenBack OpenMatch::takeBack(const Retractable& decision) {
    const auto step = std::ranges::find(m_decided, decision.steps,
                                        [](const Step& each) { return each.decided.steps; });
    SETTEBELLO_ASSERT(m_match.turn() >= 0 && step != m_decided.end());
    m_match = m_match.rewound(step->moves);
    m_decided.erase(step, m_decided.end());
    m_messageCount = decision.steps;
    m_declaring = false;
    m_hasShown = false;
    m_events.clear();
    return {decision.seat, decision.steps, publicStateOf(m_match, false)};
}

/// Without the public state.
std::vector<FromHost> OpenMatch::messagesWithoutState(int seat) const {
    std::vector<FromHost> messages;
    if (m_hasShown) {
        messages.emplace_back(Shown{});
    }
    for (const Event& event : m_events) {
        addMessage(event, seat, messages);
    }
    return messages;
}

std::vector<FromHost> OpenMatch::messagesFor(int seat) const {
    std::vector<FromHost> messages = messagesWithoutState(seat);
    const std::string state = publicStateOf(m_match, m_declaring);
    if (auto* decided = std::get_if<Decided>(&messages.back())) {
        decided->state = state; // of a void deal, another Deal comes last
    } else if (auto* shown = std::get_if<Shown>(&messages.back())) {
        shown->state = state;
    }
    return messages;
}

void OpenMatch::addMessage(const Event& event, int seat, std::vector<FromHost>& messages) const {
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
            std::get<Shown>(messages.back()).declared.push_back({each.seat, each.cards.printed()});
        }
    }
}

} // namespace settebello::session
