// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/host.h"

#include "rules/check_rules.h"
#include "session/public_state.h"
#include "support/contract.h"
#include "json/refusal.h"

#include <algorithm>
#include <utility>

namespace settebello::session {

namespace {

/// The setup as guests may know it: no card follows from it.
MatchSetup withoutSeeds(MatchSetup setup) {
    setup.seed = 0;
    setup.code = std::nullopt;
    for (SeatSetup& seat : setup.seats) {
        seat.seed = std::nullopt;
    }
    return setup;
}

Fault notAsked(std::string_view kind) {
    return {"/kind", FaultCode::RefusedHere, {kind}};
}

} // namespace

Host::Host(TableSetup table, const Number& secret, HashFunction hash, Time now)
    : m_table(std::move(table))
    , m_secret(secret)
    , m_hash(std::move(hash))
    , m_exchange(m_hash, m_table.id, 0)
    , m_now(now) {
    SETTEBELLO_ASSERT(checkRules(m_table.match.rules.rules).empty() && !m_table.guests.empty());
    m_table.match = withoutSeeds(std::move(m_table.match));
    for (const int seat : m_table.guests) {
        SETTEBELLO_ASSERT(m_table.match.isPerson(seat));
        m_guests.emplace_back().seat = seat;
        m_guests.back().awaySince = now;
    }
}

Host::Guest& Host::guest(int seat) {
    const auto found = std::ranges::find(m_guests, seat, &Guest::seat);
    SETTEBELLO_ASSERT(found != m_guests.end());
    return *found;
}

const Host::Guest& Host::guest(int seat) const {
    const auto found = std::ranges::find(m_guests, seat, &Guest::seat);
    SETTEBELLO_ASSERT(found != m_guests.end());
    return *found;
}

bool Host::isGuest(int seat) const {
    return std::ranges::find(m_table.guests, seat) != m_table.guests.end();
}

int Host::personOf(const Guest& guest) const {
    return static_cast<int>(&guest - m_guests.data()) + 1;
}

// Connections.

void Host::connected(int seat, Time now) {
    Guest& guest = this->guest(seat);
    leave(guest, now);
    guest.isConnected = true;
    guest.bye.reset();
    guest.fault.reset();
}

void Host::disconnected(int seat, Time now) {
    leave(guest(seat), now);
}

bool Host::isConnected(int seat) const {
    return guest(seat).isConnected || guest(seat).bye.has_value();
}

std::optional<Time> Host::awaySince(int seat) const {
    return guest(seat).hasJoined ? std::nullopt : std::optional(guest(seat).awaySince);
}

bool Host::isUpToDate(int seat) const {
    const Guest& guest = this->guest(seat);
    return guest.hasJoined && !guest.owesTable && guest.sent == guest.log.size();
}

const std::optional<Fault>& Host::fault(int seat) const {
    return guest(seat).fault;
}

void Host::leave(Guest& guest, Time now) {
    guest.isConnected = false;
    if (std::exchange(guest.hasJoined, false)) {
        guest.awaySince = now;
        guest.said.clear();
        changedPresence();
        considerWish();
    }
}

void Host::drop(Guest& guest, const Fault& fault, Time now) {
    leave(guest, now);
    guest.fault = fault;
    constexpr std::size_t kShown = 300; // leaves room if a character is cut
    static_assert(kShown < kMaxReason);
    guest.bye = Bye{fault.text().substr(0, kShown)};
}

void Host::changedPresence() {
    for (Guest& each : m_guests) {
        each.owesAway = true;
    }
}

std::optional<std::string> Host::nextLine(int seat, Time now) {
    Guest& guest = this->guest(seat);
    if (guest.bye) {
        return lineOf(FromHost(*std::exchange(guest.bye, std::nullopt)));
    }
    if (!guest.hasJoined) {
        return std::nullopt;
    }
    if (std::exchange(guest.owesTable, false)) {
        return lineOf(FromHost(tableFor(guest)));
    }
    if (guest.sent < guest.log.size()) {
        return guest.log[guest.sent++];
    }
    if (std::exchange(guest.owesAway, false)) {
        return lineOf(FromHost(away(now)));
    }
    if (std::exchange(guest.owesStatus, false)) {
        return lineOf(FromHost(m_status));
    }
    if (!guest.said.empty()) {
        const Said said = guest.said.front();
        guest.said.erase(guest.said.begin());
        return lineOf(FromHost(said));
    }
    return std::nullopt;
}

Table Host::tableFor(const Guest& guest) const {
    return {kProtocolVersion,   m_table.id,     m_table.match,
            guest.seat,         m_table.guests, static_cast<int>(guest.log.size()),
            m_table.firstDealer};
}

Away Host::away(Time now) const {
    Away away;
    for (const Guest& each : m_guests) {
        if (!each.hasJoined) {
            const auto time =
                std::chrono::duration_cast<std::chrono::seconds>(now - each.awaySince);
            const auto seconds = std::clamp<std::int64_t>(time.count(), 0, kMaxCount);
            away.seats.push_back({each.seat, static_cast<int>(seconds)});
        }
    }
    return away;
}

// What guests say.

void Host::received(int seat, std::string_view line, Time now) {
    Guest& guest = this->guest(seat);
    if (!guest.isConnected) {
        return;
    }
    m_now = now;
    Faults faults;
    const auto message = readFromGuest(line, faults);
    if (!message) {
        drop(guest, *faults.begin(), now);
        return;
    }
    if (guest.hasJoined == std::holds_alternative<Join>(*message)) {
        drop(guest, notAsked(kindOf(*message)), now);
        return;
    }
    const auto fault = std::visit([&](const auto& each) { return take(guest, each); }, *message);
    if (fault) {
        drop(guest, *fault, now);
    } else if (std::holds_alternative<Bye>(*message)) {
        leave(guest, now);
    } else {
        goOn();
    }
}

std::optional<Fault> Host::take(Guest& guest, const Join& join) {
    if (!join.table.empty() && join.table != m_table.id) {
        return Fault("/table", FaultCode::NotExpected, {join.table, m_table.id});
    }
    const std::size_t most = join.table.empty() ? 0 : guest.log.size();
    if (std::cmp_greater(join.lines, most)) {
        return Fault("/lines", FaultCode::NotExpected, {join.lines, most});
    }
    // Whoever has forgotten an answer is asked again; whoever has not sends it again.
    m_answers[guest.seat].reset();
    if (m_substituted[guest.seat]) {
        substitute(guest.seat, false);
    }
    guest.hasJoined = true;
    guest.sent = static_cast<std::size_t>(join.lines);
    guest.owesTable = true;
    guest.owesStatus = m_status != Status();
    changedPresence();
    considerWish();
    if (!guest.isNamed) {
        name(guest, join.name);
    }
    return std::nullopt;
}

void Host::name(Guest& guest, const std::string& name) {
    guest.isNamed = true;
    m_table.match.seats[static_cast<std::size_t>(guest.seat)].name = name;
    m_journal.push_back("named " + std::to_string(guest.seat) + ' ' + name);
    for (Guest& each : m_guests) {
        each.owesTable = true;
    }
}

/// What was received before is accepted again, since a guest does not know what has arrived.
std::optional<Fault> Host::take(Guest& guest, const Commitment& commitment) {
    const int exchange = m_exchange.number();
    if (commitment.exchange < exchange) {
        return std::nullopt;
    }
    if (commitment.exchange > exchange) {
        return Fault("/exchange", FaultCode::NotExpected, {commitment.exchange, exchange});
    }
    if (m_stage != Stage::Committing && guest.commitment != commitment.commitment) {
        return notAsked("commitment");
    }
    guest.commitment = commitment.commitment;
    return std::nullopt;
}

std::optional<Fault> Host::take(Guest& guest, const Opening& opening) {
    const int exchange = m_exchange.number();
    if (opening.exchange < exchange) {
        return std::nullopt;
    }
    if (opening.exchange > exchange || m_stage == Stage::Committing || m_stage == Stage::Over) {
        return notAsked("number");
    }
    const Number commitment = m_exchange.commitmentTo(opening.number, personOf(guest));
    if (commitment != guest.commitment) {
        return Fault("/number", FaultCode::NotExpected,
                     {toText(commitment), toText(*guest.commitment)});
    }
    guest.number = opening.number;
    return std::nullopt;
}

std::optional<Fault> Host::take(Guest& guest, const Answer& answer) {
    const std::size_t lines = guest.log.size();
    if (std::cmp_less(answer.lines, lines)) {
        return std::nullopt; // to a question that is no longer asked
    }
    if (std::cmp_greater(answer.lines, lines)) {
        return Fault("/lines", FaultCode::NotExpected, {answer.lines, lines});
    }
    return this->answer(guest.seat, answer.decision);
}

std::optional<Fault> Host::take(Guest& guest, const Bye& bye) {
    guest.fault = Fault(FaultCode::OtherSystemError, {bye.reason});
    return std::nullopt;
}

// The match.

void Host::ready() {
    m_isReady = true;
    goOn();
}

std::optional<PlayerView> Host::question(int seat) const {
    SETTEBELLO_ASSERT(!isGuest(seat) || isSubstituted(seat));
    if (m_stage != Stage::Playing || (declaring() && m_answers[seat])) {
        return std::nullopt;
    }
    return questionTo(match(), seat, declaring());
}

DecisionFault Host::decide(int seat, const Decision& decision) {
    if (!question(seat)) {
        return DecisionFault::NotAsked;
    }
    if (answer(seat, decision)) {
        return decision.kind == Decision::Kind::Play ? DecisionFault::NotLegal
                                                     : DecisionFault::NotAsked;
    }
    goOn();
    return DecisionFault::None;
}

std::optional<Fault> Host::answer(int seat, const Decision& decision) {
    using Kind = Decision::Kind;
    Fault fault("/decision", FaultCode::RefusedHere, {toString(decision)});
    if (m_stage != Stage::Playing) {
        return fault;
    }
    if (declaring()) {
        const bool can = decision.kind == Kind::Pass || (decision.kind == Kind::Declare &&
                                                         match().round().qualifiesToDeclare(seat));
        if (can) {
            m_answers[seat] = decision; // the last one counts
        }
        return can ? std::nullopt : std::optional(fault);
    }
    if (match().turn() != seat) {
        return fault;
    }
    if (apply(seat, decision) != DecisionFault::None) {
        if (decision.kind != Kind::ClaimOut) {
            fault = refusalOf(match().round(), decision);
            fault.path = "/decision";
        }
        return fault;
    }
    return std::nullopt;
}

DecisionFault Host::apply(int seat, const Decision& decision) {
    const DecisionFault fault = m_open->apply(decision);
    if (fault == DecisionFault::None) {
        m_journal.push_back("decided " + std::to_string(seat) + ' ' + toString(decision));
        logLastStep();
    }
    return fault;
}

/// Takes all steps that need nobody any more.
void Host::goOn() {
    if (m_stage == Stage::Committing && m_isReady &&
        std::ranges::all_of(m_guests,
                            [](const Guest& each) { return each.commitment.has_value(); })) {
        openExchange();
    }
    if (m_stage == Stage::Opening &&
        std::ranges::all_of(m_guests, [](const Guest& each) { return each.number.has_value(); })) {
        endExchange();
    }
    if (declaring()) {
        showIfAnswered();
    }
    if (m_stage == Stage::Playing && match().turn() < 0) {
        endRound();
    }
    considerWish();
}

std::optional<Number> Host::fingerprint() const {
    if (m_stage == Stage::Committing || m_stage == Stage::Over) {
        return std::nullopt;
    }
    return m_exchange.fingerprint(commitments());
}

/// Of all people, the host first. @pre each guest has sent its own
std::vector<Number> Host::commitments() const {
    std::vector<Number> all{m_exchange.commitmentTo(m_exchange.numberOf(m_secret), 0)};
    for (const Guest& each : m_guests) {
        all.push_back(*each.commitment);
    }
    return all;
}

/// Likewise.
std::vector<Number> Host::numbers() const {
    std::vector<Number> all{m_exchange.numberOf(m_secret)};
    for (const Guest& each : m_guests) {
        all.push_back(*each.number);
    }
    return all;
}

void Host::openExchange() {
    m_stage = Stage::Opening;
    m_journal.push_back("committed");
    for (const Guest& each : m_guests) {
        m_journal.back() += ' ' + toText(*each.commitment);
    }
    log(Commitments{m_exchange.number(), commitments()});
}

/// All numbers are known here: finds the first dealer, or deals.
void Host::endExchange() {
    m_journal.push_back("opened");
    for (const Guest& each : m_guests) {
        m_journal.back() += ' ' + toText(*each.number);
    }
    Random random = m_exchange.shuffle(numbers());
    if (!m_open) {
        m_open.emplace(matchWithDealer(m_table.match.rules.rules, random, m_table.firstDealer));
        endRound();
        return;
    }
    m_isReady = false;
    m_stage = Stage::Playing;
    m_open->deal(random);
    logLastStep();
}

/// Reveals the numbers, and begins the next exchange.
void Host::endRound() {
    const Reveal reveal{m_exchange.number(), numbers()};
    for (Guest& each : m_guests) {
        each.number.reset();
        each.commitment.reset();
    }
    log(reveal);
    m_substituted = {};
    dropWish();
    m_stage = match().over() ? Stage::Over : Stage::Committing;
    if (!match().over()) {
        m_exchange = Exchange(m_hash, m_table.id, m_exchange.number() + 1);
    }
}

/// Adds the last step of the match to the log of each guest.
void Host::logLastStep() {
    m_events.insert(m_events.end(), m_open->events().begin(), m_open->events().end());
    m_answers = {};
    for (Guest& each : m_guests) {
        for (const FromHost& message : m_open->messagesFor(each.seat)) {
            each.log.push_back(lineOf(message));
        }
    }
}

void Host::log(const FromHost& message) {
    const std::string line = lineOf(message);
    for (Guest& each : m_guests) {
        each.log.push_back(line);
    }
}

/// All are waited for, whatever they hold, so that nobody learns from the time that it takes.
void Host::showIfAnswered() {
    BySeat<bool> declares{};
    for (int seat = 0; seat < match().rules().table.players; ++seat) {
        if (!m_answers[seat]) {
            return;
        }
        declares[seat] = m_answers[seat] == Decision(Decision::Kind::Declare);
    }
    show(declares);
}

void Host::show(const BySeat<bool>& declares) {
    m_journal.push_back("shown");
    for (int seat = 0; seat < match().rules().table.players; ++seat) {
        if (declares[seat]) {
            m_journal.back() += ' ' + std::to_string(seat);
        }
    }
    m_open->show(declares);
    logLastStep();
}

} // namespace settebello::session
