// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/guest.h"
#include "session/public_state.h"
#include "support/contract.h"

#include <algorithm>
#include <utility>

namespace settebello::session {

// What a person at a table elsewhere does besides playing, and what comes of it.

namespace {

/// So that nothing grows, however much somebody clicks or a host sends.
constexpr std::size_t kMostWaiting = 8;

template <typename Message>
void addLatest(std::vector<Message>& all, const Message& message) {
    if (all.size() >= kMostWaiting) {
        all.erase(all.begin());
    }
    all.push_back(message);
}

} // namespace

void Guest::send(const FromGuest& message) {
    if (m_isConnected) {
        addLatest(m_outbox, message);
    }
}

void Guest::propose(const Propose& wish) {
    if (wish.kind == Wish::Kind::TakeBack) {
        m_agreed = wish.seat;
        m_wishWasShown = false;
    }
    send(wish);
}

/// Consent that is withdrawn may already have been used, so it counts until a Status shows that the
/// wish has ended.
void Guest::consent(bool agrees) {
    if (!m_status.wish) {
        return;
    }
    if (agrees && m_status.wish->kind == Wish::Kind::TakeBack) {
        m_agreed = m_status.wish->seat;
    }
    send(Consent{m_status.wish->number, agrees});
}

void Guest::take(const Status& status) {
    const bool hasWish = status.wish && status.wish->kind == Wish::Kind::TakeBack;
    if (hasWish && status.wish->seat == m_agreed) {
        m_wishWasShown = true;
    } else if (std::exchange(m_wishWasShown, false)) {
        m_agreed.reset();
    }
    m_status = status;
}

void Guest::take(const Said& said) {
    addLatest(m_said, said);
}

bool Guest::canTakeBack() const {
    return m_stage == Stage::Playing && isUpToDate() &&
           std::ranges::any_of(m_roundMessages, [this](const FromHost& message) {
               const auto* decided = std::get_if<Decided>(&message);
               return decided != nullptr && decided->seat == seat() &&
                      !decided->decision.isCutChoice();
           });
}

/// Nothing is taken back without the consent of the person.
std::optional<Fault> Guest::take(const TakenBack& taken) {
    if (isNew() && m_agreed != taken.by) {
        return Fault("/by", FaultCode::RefusedHere, {taken.by});
    }
    const auto steps = static_cast<std::size_t>(taken.steps);
    const auto* decided =
        steps < m_roundMessages.size() ? std::get_if<Decided>(&m_roundMessages[steps]) : nullptr;
    const bool isLastDeal =
        decided != nullptr &&
        std::none_of(m_roundMessages.begin() + taken.steps, m_roundMessages.end(),
                     [](const FromHost& message) { return std::holds_alternative<Deal>(message); });
    if (!isLastDeal || decided->seat != taken.by) {
        return Fault("/steps", FaultCode::RefusedHere, {taken.steps});
    }
    PossibleRound before(*m_known, seat());
    Events events;
    for (std::size_t i = 0; i < steps; ++i) {
        const auto fault = std::visit(
            [&](const auto& each) -> std::optional<Fault> {
                if constexpr (requires { before.take(each, events); }) {
                    return before.take(each, events);
                } else {
                    return FaultCode::RefusedHere;
                }
            },
            m_roundMessages[i]);
        SETTEBELLO_ASSERT(!fault); // it was taken before
    }
    const std::string state = publicStateOf(before.match(), before.declaring());
    if (taken.state != state) {
        return Fault("/state", FaultCode::NotExpected, {taken.state, state});
    }
    m_round = std::move(before);
    m_roundMessages.resize(steps);
    m_answer.reset();
    m_events.clear();
    m_agreed.reset();
    ++m_takenBack;
    return std::nullopt;
}

/// A level plays for nobody who is there.
std::optional<Fault> Guest::take(const Substitute& substitute) {
    const bool isGuest =
        std::ranges::find(m_table->guests, substitute.seat) != m_table->guests.end();
    const bool isOwn = isNew() && substitute.seat == seat();
    if (!isGuest || isOwn || isSubstituted(substitute.seat) == substitute.plays) {
        return Fault("/seat", FaultCode::RefusedHere, {substitute.seat});
    }
    m_substituted[substitute.seat] = substitute.plays;
    return std::nullopt;
}

} // namespace settebello::session
