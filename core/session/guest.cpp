// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/guest.h"

#include "session/public_state.h"
#include "session/round_check.h"
#include "support/contract.h"
#include "json/json_reader.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <utility>

namespace settebello::session {

namespace {

/// More than any match has, so that a host cannot fill the memory.
constexpr int kMostRounds = 1000;
constexpr std::size_t kMostMessages = 1000; // of a round

/// The first key in which a message is not the expected one. @pre there is one
Fault difference(const FromHost& message, const FromHost& expected) {
    const auto found = nlohmann::json::parse(lineOf(message));
    const auto due = nlohmann::json::parse(lineOf(expected));
    for (const auto& item : due.items()) {
        if (!found.contains(item.key())) {
            return {'/' + item.key(), FaultCode::Missing};
        }
        if (found.at(item.key()) != item.value()) {
            return faultOf('/' + item.key(), found.at(item.key()),
                           {FaultCode::NotExpected, {item.value().dump()}});
        }
    }
    return FaultCode::RefusedHere;
}

Fault notAwaited(std::string_view kind) {
    return {"/kind", FaultCode::RefusedHere, {kind}};
}

} // namespace

Guest::Guest(const Number& secret, HashFunction hash, std::string name)
    : m_secret(secret)
    , m_hash(std::move(hash))
    , m_name(std::move(name)) {
    SETTEBELLO_ASSERT(m_name.size() <= kMaxName);
}

void Guest::restore(std::span<const std::string> lines) {
    m_isRestoring = true;
    connected();
    for (const std::string& line : lines) {
        received(line);
    }
    m_isRestoring = false;
    disconnected();
    m_events.clear();
}

// The connection.

void Guest::connected() {
    m_isConnected = true;
    m_hasSent = false;
    m_awaitsTable = true;
    m_bye.reset();
    m_fault.reset();
    m_outbox.clear();
    m_status = {};
    m_agreed.reset();
}

void Guest::received(std::string_view line) {
    if (!m_isConnected) {
        return;
    }
    Faults faults;
    const auto message = readFromHost(line, faults);
    if (!message) {
        fail(*faults.begin());
    } else if (const auto fault = take(*message)) {
        fail(*fault);
    }
}

void Guest::fail(const Fault& fault) {
    constexpr std::size_t kShown = 300;
    static_assert(kShown < kMaxReason);
    m_isConnected = false;
    m_fault = fault;
    m_bye = Bye{fault.text().substr(0, kShown)};
}

std::optional<std::string> Guest::nextLine() {
    if (m_bye) {
        return lineOf(FromGuest(*std::exchange(m_bye, std::nullopt)));
    }
    if (m_isConnected && !m_awaitsTable && !m_outbox.empty()) {
        const FromGuest message = m_outbox.front();
        m_outbox.erase(m_outbox.begin());
        return lineOf(message);
    }
    if (!m_isConnected || m_hasSent) {
        return std::nullopt;
    }
    if (m_awaitsTable) {
        m_hasSent = true;
        return lineOf(
            FromGuest(Join{kProtocolVersion, m_name, m_table ? m_table->id : "", m_lines}));
    }
    const auto message = isUpToDate() ? owed() : std::nullopt;
    m_hasSent = message.has_value();
    return message ? std::optional(lineOf(*message)) : std::nullopt;
}

/// What the host waits for.
std::optional<FromGuest> Guest::owed() const {
    if (m_stage == Stage::Committing && m_isReady) {
        const Number number = exchange().numberOf(m_secret);
        return Commitment{m_exchange, exchange().commitmentTo(number, person())};
    }
    if (isOpening()) {
        return Opening{m_exchange, exchange().numberOf(m_secret)};
    }
    if (m_answer) {
        return Answer{m_lines, *m_answer};
    }
    return std::nullopt;
}

/// Whether all commitments are there and the cards are not.
bool Guest::isOpening() const {
    return (m_stage == Stage::Dealing && m_roundMessages.empty()) ||
           (m_stage == Stage::Revealing && m_exchange == 0);
}

/// 0 is the host.
int Guest::person() const {
    const auto found = std::ranges::find(m_table->guests, seat());
    return static_cast<int>(found - m_table->guests.begin()) + 1;
}

// What the host says.

std::optional<Fault> Guest::take(const FromHost& message) {
    if (const auto* bye = std::get_if<Bye>(&message)) {
        m_isConnected = false;
        m_fault = Fault(FaultCode::OtherSystemError, {bye->reason});
        return std::nullopt;
    }
    if (const auto* table = std::get_if<Table>(&message)) {
        return take(*table);
    }
    if (m_awaitsTable) {
        return notAwaited(kindOf(message));
    }
    if (const auto* away = std::get_if<Away>(&message)) {
        m_away = away->seats;
        return std::nullopt;
    }
    if (const auto* status = std::get_if<Status>(&message)) {
        take(*status);
        return std::nullopt;
    }
    if (const auto* said = std::get_if<Said>(&message)) {
        take(*said);
        return std::nullopt;
    }
    auto fault = takeLogged(message);
    if (!fault) {
        ++m_lines;
        m_hasSent = false;
    }
    return fault;
}

std::optional<Fault> Guest::takeLogged(const FromHost& message) {
    bool isAwaited = false;
    switch (m_stage) {
    case Stage::Committing:
        isAwaited = std::holds_alternative<Commitments>(message);
        break;
    case Stage::Dealing:
        isAwaited = std::holds_alternative<Deal>(message);
        break;
    case Stage::Playing:
        isAwaited = std::holds_alternative<TakenBack>(message) ||
                    std::holds_alternative<Substitute>(message) ||
                    (declaring() ? std::holds_alternative<Shown>(message)
                                 : std::holds_alternative<Decided>(message));
        break;
    case Stage::Revealing:
        isAwaited = std::holds_alternative<Reveal>(message);
        break;
    case Stage::Joining:
    case Stage::Over:
        break;
    }
    if (!isAwaited) {
        return notAwaited(kindOf(message));
    }
    if (m_roundMessages.size() >= kMostMessages || m_exchange > kMostRounds) {
        return Fault(FaultCode::TooLarge);
    }
    if (const auto* all = std::get_if<Commitments>(&message)) {
        return take(*all);
    }
    if (const auto* deal = std::get_if<Deal>(&message)) {
        return take(*deal);
    }
    if (const auto* decided = std::get_if<Decided>(&message)) {
        return take(*decided);
    }
    if (const auto* shown = std::get_if<Shown>(&message)) {
        return take(*shown);
    }
    if (const auto* taken = std::get_if<TakenBack>(&message)) {
        return take(*taken);
    }
    if (const auto* substitute = std::get_if<Substitute>(&message)) {
        return take(*substitute);
    }
    return take(std::get<Reveal>(message));
}

/// The table may only change by the names that guests bring, and only before the match.
std::optional<Fault> Guest::take(const Table& table) {
    if (table.lines < m_lines) {
        return Fault("/lines", FaultCode::NotExpected, {table.lines, m_lines});
    }
    if (m_table) {
        Table same = *m_table;
        same.lines = table.lines;
        for (const int guest : same.guests) {
            if (m_stage == Stage::Committing && m_exchange == 0 &&
                std::cmp_less(guest, table.setup.seats.size())) {
                const auto place = static_cast<std::size_t>(guest);
                same.setup.seats[place].name = table.setup.seats[place].name;
            }
        }
        if (table != same) {
            return difference(table, same);
        }
    }
    m_awaitsTable = false;
    m_hasSent = false;
    m_table = table;
    m_stage = m_stage == Stage::Joining ? Stage::Committing : m_stage;
    return std::nullopt;
}

std::optional<Fault> Guest::take(const Commitments& all) {
    const std::size_t people = m_table->guests.size() + 1;
    if (all.exchange != m_exchange) {
        return Fault("/exchange", FaultCode::NotExpected, {all.exchange, m_exchange});
    }
    if (all.commitments.size() != people) {
        return Fault("/commitments", FaultCode::NotAListOf, {all.commitments.size(), people});
    }
    const Number own = exchange().commitmentTo(exchange().numberOf(m_secret), person());
    const Number& listed = all.commitments[static_cast<std::size_t>(person())];
    if (listed != own) {
        return Fault("/commitments/" + std::to_string(person()), FaultCode::NotExpected,
                     {toText(listed), toText(own)});
    }
    m_commitments = all.commitments;
    m_roundMessages.clear();
    m_stage = m_exchange == 0 ? Stage::Revealing : Stage::Dealing;
    if (m_exchange > 0) {
        m_round.emplace(*m_known, seat());
    }
    return std::nullopt;
}

std::optional<Number> Guest::fingerprint() const {
    return m_commitments.empty() ? std::nullopt
                                 : std::optional(exchange().fingerprint(m_commitments));
}

std::optional<Fault> Guest::take(const Deal& deal) {
    return step(deal);
}

std::optional<Fault> Guest::take(const Decided& decided) {
    if (decided.seat == seat()) {
        if (auto fault = checkOwnDecision(decided.decision)) {
            return fault;
        }
    }
    return step(decided);
}

std::optional<Fault> Guest::take(const Shown& shown) {
    const bool declares = std::ranges::any_of(
        shown.declared, [this](const Shown::Declared& each) { return each.seat == seat(); });
    const Decision own(declares ? Decision::Kind::Declare : Decision::Kind::Pass);
    if (auto fault = checkOwnDecision(own)) {
        return fault;
    }
    return step(shown);
}

/// Nobody decides for the person, but a level while the person is away. Only a guest that reads
/// again what it has forgotten has to believe what it decided.
std::optional<Fault> Guest::checkOwnDecision(const Decision& decision) const {
    if (m_answer == decision || isSubstituted(seat()) || (!m_answer && !isNew())) {
        return std::nullopt;
    }
    return Fault("/decision", FaultCode::NotExpected,
                 {toString(decision), m_answer ? toString(*m_answer) : ""});
}

/// Takes the next message of the round.
template <typename Message>
std::optional<Fault> Guest::step(const Message& message) {
    PossibleRound next = *m_round;
    Events events;
    if (auto fault = next.take(message, events)) {
        return fault;
    }
    m_round = std::move(next);
    m_events.insert(m_events.end(), events.begin(), events.end());
    m_roundMessages.emplace_back(message);
    m_answer.reset();
    m_stage = !m_round->isDealt()           ? Stage::Dealing
              : m_round->match().turn() < 0 ? Stage::Revealing
                                            : Stage::Playing;
    return std::nullopt;
}

std::optional<Fault> Guest::take(const Reveal& reveal) {
    if (auto fault = checkNumbers(reveal)) {
        return fault;
    }
    const Random random = exchange().shuffle(reveal.numbers);
    if (m_exchange == 0) {
        m_known = matchWithDealer(setup().rules.rules, random, firstDealer());
    } else {
        if (auto fault = checkRound(*m_known, random, seat(), m_roundMessages)) {
            return fault;
        }
        m_isReady = false;
    }
    m_commitments.clear();
    m_roundMessages.clear();
    m_substituted = {};
    m_stage = m_known->over() ? Stage::Over : Stage::Committing;
    m_exchange += m_known->over() ? 0 : 1;
    return std::nullopt;
}

std::optional<Fault> Guest::checkNumbers(const Reveal& reveal) const {
    if (reveal.exchange != m_exchange) {
        return Fault("/exchange", FaultCode::NotExpected, {reveal.exchange, m_exchange});
    }
    if (reveal.numbers.size() != m_commitments.size()) {
        return Fault("/numbers", FaultCode::NotAListOf,
                     {reveal.numbers.size(), m_commitments.size()});
    }
    for (std::size_t i = 0; i < reveal.numbers.size(); ++i) {
        const Number found = exchange().commitmentTo(reveal.numbers[i], static_cast<int>(i));
        if (found != m_commitments[i]) {
            return Fault("/numbers/" + std::to_string(i), FaultCode::NotExpected,
                         {toText(found), toText(m_commitments[i])});
        }
    }
    return std::nullopt;
}

// The person.

std::optional<PlayerView> Guest::question() const {
    if (m_stage != Stage::Playing || m_answer || !isUpToDate()) {
        return std::nullopt;
    }
    return questionTo(match(), seat(), declaring());
}

DecisionFault Guest::decide(const Decision& decision) {
    using Kind = Decision::Kind;
    if (!question()) {
        return DecisionFault::NotAsked;
    }
    if (declaring()) {
        const bool can =
            decision.kind == Kind::Pass ||
            (decision.kind == Kind::Declare && match().round().qualifiesToDeclare(seat()));
        if (!can) {
            return DecisionFault::NotAsked;
        }
    } else if (match().round().phase() != Phase::CutChoice) {
        // The cut is the one decision after which the possible match could deal cards of its own.
        if (const auto fault = Match(match()).apply(decision); fault != DecisionFault::None) {
            return fault;
        }
    } else if (decision.kind != Kind::KeepCut && decision.kind != Kind::PlaceCut) {
        return DecisionFault::NotAsked;
    }
    m_answer = decision;
    m_hasSent = false;
    return DecisionFault::None;
}

} // namespace settebello::session
