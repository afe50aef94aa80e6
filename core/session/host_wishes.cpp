// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/host.h"
#include "session/message_kinds.h"
#include "support/contract.h"

#include <algorithm>
#include <utility>

namespace settebello::session {

// What the people at a table do besides playing: talking, pausing, and what needs everybody's
// consent.

namespace {

/// What waits for a guest that reads slowly; what was said before is forgotten.
constexpr std::size_t kMostSaid = 4;

/// Whether so much time has passed since the last one; then this is the last one.
bool admit(Time& last, Time now, Time pause) {
    const bool passed = now - last >= pause;
    last = passed ? now : last;
    return passed;
}

template <typename Said>
void addSaid(std::vector<Said>& all, const Said& said) {
    if (all.size() >= kMostSaid) {
        all.erase(all.begin());
    }
    all.push_back(said);
}

} // namespace

/// The first person who plays here, who speaks for all of them; −1 if machines do.
int Host::hostSeat() const {
    for (int seat = 0; seat < static_cast<int>(m_table.match.seats.size()); ++seat) {
        if (m_table.match.isPerson(seat) && !isGuest(seat)) {
            return seat;
        }
    }
    return -1;
}

void Host::changedStatus() {
    for (Guest& each : m_guests) {
        each.owesStatus = true;
    }
}

std::optional<Fault> Host::take(Guest& guest, const Say& say) {
    if (admit(guest.lastRemark, m_now, kRemarkPause)) {
        tellAll({guest.seat, say.remark}, &guest);
        addSaid(m_said, Said{guest.seat, say.remark});
    }
    return std::nullopt;
}

void Host::say(int seat, int remark) {
    SETTEBELLO_ASSERT(remark >= 0 && remark < kRemarkCount);
    tellAll({seat, remark}, nullptr);
}

void Host::tellAll(const Said& said, const Guest* except) {
    for (Guest& each : m_guests) {
        if (each.hasJoined && &each != except) {
            addSaid(each.said, said);
        }
    }
}

std::optional<Fault> Host::take(Guest& guest, const Pause& pause) {
    setPaused(pause.paused, guest.seat);
    return std::nullopt;
}

void Host::setPaused(bool paused, int by) {
    if (paused != m_status.paused.has_value()) {
        m_status.paused = paused ? std::optional(by) : std::nullopt;
        changedStatus();
    }
}

// Wishes.

std::optional<Fault> Host::take(Guest& guest, const Propose& propose) {
    const bool isLate =
        !isPossible(propose, guest.seat); // it may have been possible when it was sent
    if (!isLate && (isAlreadyWished(propose) || admit(guest.lastWish, m_now, kWishPause))) {
        this->propose(propose, guest.seat);
    }
    return std::nullopt;
}

std::optional<Fault> Host::take(Guest& guest, const Consent& consent) {
    if (m_status.wish && m_status.wish->number == consent.number) {
        setConsent(guest.seat, consent.agrees);
    }
    return std::nullopt;
}

void Host::consent(bool agrees) {
    if (m_status.wish) {
        setConsent(hostSeat(), agrees);
    }
}

/// A person's decision, or one of those who play here.
std::optional<OpenMatch::Retractable> Host::retractable(int by) const {
    if (m_stage != Stage::Playing) {
        return std::nullopt;
    }
    BySeat<bool> seats{};
    for (int seat = 0; seat < match().rules().table.players; ++seat) {
        seats[seat] = isGuest(by) ? seat == by : m_table.match.isPerson(seat) && !isGuest(seat);
    }
    const auto last = m_open->lastDecision(seats);
    return last && !last->isCutChoice ? last : std::nullopt;
}

std::optional<int> Host::takeBackSeat() const {
    const int seat = hostSeat();
    const auto last = seat >= 0 ? retractable(seat) : std::nullopt;
    const bool can = last && isPossible({Wish::Kind::TakeBack, last->seat}, last->seat);
    return can ? std::optional(last->seat) : std::nullopt;
}

bool Host::isPossible(const Propose& wish, int by) const {
    if (wish.kind == Wish::Kind::Rematch) {
        return m_stage == Stage::Over && wish.seat == by &&
               std::ranges::all_of(m_guests, &Guest::hasJoined);
    }
    if (m_stage != Stage::Playing) {
        return false;
    }
    if (wish.kind == Wish::Kind::TakeBack) {
        const auto last = retractable(by);
        return last && last->seat == wish.seat &&
               std::ranges::all_of(m_guests, [this](const Guest& each) {
                   return each.hasJoined || isSubstituted(each.seat);
               });
    }
    return isGuest(wish.seat) && !guest(wish.seat).hasJoined && !isSubstituted(wish.seat);
}

/// Whether whoever makes this wish agrees with the open one: another match is the same for all.
bool Host::isAlreadyWished(const Propose& wish) const {
    return wish.kind == Wish::Kind::Rematch && m_status.wish &&
           m_status.wish->kind == Wish::Kind::Rematch;
}

bool Host::propose(const Propose& wish, int by) {
    if (!isPossible(wish, by)) {
        return false;
    }
    if (isAlreadyWished(wish)) { // both have pressed the button before they heard of each other
        setConsent(isGuest(by) ? by : hostSeat(), true);
        return true;
    }
    if (wish.kind == Wish::Kind::TakeBack) {
        m_wished = *retractable(by);
    }
    m_status.wish = Wish{++m_wishes % kMaxCount, wish.kind, by, wish.seat};
    m_status.agreed = {isGuest(by) ? by : hostSeat()};
    changedStatus();
    considerWish();
    return true;
}

/// Whoever does not agree ends the wish.
void Host::setConsent(int seat, bool agrees) {
    std::vector<int>& agreed = m_status.agreed;
    if (!agrees) {
        dropWish();
    } else if (std::ranges::find(agreed, seat) == agreed.end()) {
        agreed.insert(std::ranges::upper_bound(agreed, seat), seat);
        changedStatus();
        considerWish();
    }
}

void Host::dropWish() {
    if (std::exchange(m_status.wish, std::nullopt)) {
        m_status.agreed.clear();
        changedStatus();
    }
}

/// Fulfils what all agree with who are there.
void Host::considerWish() {
    if (!m_status.wish) {
        return;
    }
    const Wish wish = *m_status.wish;
    const auto agrees = [this](int seat) {
        return std::ranges::find(m_status.agreed, seat) != m_status.agreed.end();
    };
    if (!isPossible({wish.kind, wish.seat}, wish.by) ||
        (wish.kind == Wish::Kind::TakeBack && retractable(wish.by)->steps != m_wished.steps)) {
        dropWish();
        return;
    }
    const bool all = (hostSeat() < 0 || agrees(hostSeat())) &&
                     std::ranges::all_of(m_guests, [&](const Guest& each) {
                         return !each.hasJoined || agrees(each.seat);
                     });
    if (!all) {
        return;
    }
    dropWish();
    switch (wish.kind) {
    case Wish::Kind::TakeBack:
        takeBack(m_wished);
        break;
    case Wish::Kind::PlayOn:
        substitute(wish.seat, true);
        break;
    case Wish::Kind::Rematch:
        m_isRematchAgreed = true;
        break;
    }
}

void Host::takeBack(const OpenMatch::Retractable& decision) {
    m_journal.push_back("takenBack " + std::to_string(decision.seat) + ' ' +
                        std::to_string(decision.steps));
    m_answers = {};
    m_events.clear();
    ++m_takenBack;
    log(m_open->takeBack(decision));
}

void Host::substitute(int seat, bool plays) {
    m_journal.push_back((plays ? "substituted " : "back ") + std::to_string(seat));
    m_substituted[seat] = plays;
    m_answers[seat].reset();
    log(Substitute{seat, plays});
}

} // namespace settebello::session
