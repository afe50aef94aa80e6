// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/joined_game.h"

#include "crypto/session_numbers.h"
#include "game/friends.h"
#include "support/terminal_text.h"

#include <utility>

namespace settebello::table {

namespace {

/// What a killed program has not kept of the log, it is told again.
constexpr std::chrono::seconds kKeepAfter{1};
/// For a host that cannot be reached at first.
constexpr std::chrono::minutes kJoinTimeout{2};
constexpr std::chrono::seconds kRetryDelay{3};

} // namespace

JoinedGame::JoinedGame(const TableArguments& arguments, cli::Streams& streams)
    : m_arguments(arguments)
    , m_report(streams, "")
    , m_matchReport(arguments.records, m_report)
    , m_state(arguments.stateOf(1), m_report)
    , m_player(std::make_shared<SeatPlayer>(arguments.level))
    , m_matchesToCome(arguments.matches - 1)
    , m_thinking(arguments.delay) {
    m_keepTimer.setSingleShot(true);
    connect(&m_keepTimer, &QTimer::timeout, this, &JoinedGame::keep);
    m_retry.setSingleShot(true);
    connect(&m_retry, &QTimer::timeout, this, [this] { connectTable(m_arguments.plan); });
}

JoinedGame::~JoinedGame() {
    stop();
}

bool JoinedGame::start() {
    if (!m_state.open()) {
        return false;
    }
    restore();
    m_sinceStart.start();
    net::JoinPlan plan = m_arguments.plan;
    if (auto& ticket = m_state.ways().guest) {
        plan = *ticket;
        plan.broker = m_arguments.net.broker ? m_arguments.net.broker : plan.broker;
        m_mayUsePlan = true;
    }
    connectTable(plan);
    return true;
}

/// Goes on with the match that was kept, unless it is over.
void JoinedGame::restore() {
    std::vector<session::KeptTable::OfGuest>& left = m_state.table().guests;
    if (!left.empty()) {
        begin(left.front());
        if (m_guest->hasTable()) {
            report();
        }
        if (!m_guest->fault() && !isOver()) {
            return;
        }
        if (const auto& fault = m_guest->fault()) {
            m_report.fail("the match that was kept cannot go on: " + terminalLine(fault->text()),
                          cli::kUsageError);
        } else {
            m_previousId = m_id;
            m_previous = left.front();
        }
    }
    begin({net::sessionSecret(), m_arguments.name, {}, {}});
}

void JoinedGame::begin(const session::KeptTable::OfGuest& guest) {
    m_kept = guest;
    m_id.clear();
    m_isEnding = false;
    m_saysBye = false;
    m_isWaiting = false;
    m_guest = std::make_unique<session::Guest>(guest.secret, net::sessionHash(), guest.name);
    m_player->newMatch(playerSeed(session::toText(guest.secret), 0));
    if (!guest.lines.empty()) {
        m_guest->restore(guest.lines);
        m_id = m_guest->hasTable() ? m_guest->tableId() : "";
        const Match* known = m_guest->revealed();
        if (m_id != m_previousId) { // which is reported already
            m_matchReport.begin(m_id, known ? static_cast<int>(known->played().size()) : 0);
        }
    }
    keep();
}

void JoinedGame::connectTable(const net::JoinPlan& plan) {
    m_table = std::make_unique<net::JoinedTable>(*this, 0, plan);
    connect(m_table.get(), &net::JoinedTable::interrupted, this, [this](net::Ending ending) {
        m_report.say("no connection: " + std::string(net::englishText(ending)) +
                     "; trying to come back");
    });
    connect(m_table.get(), &net::JoinedTable::failed, this, &JoinedGame::failed);
    connect(m_table.get(), &net::JoinedTable::changed, this, &JoinedGame::keepTicket);
    m_table->start();
}

/// A host that was killed before it had kept the seat does not know it any more.
void JoinedGame::failed(net::Ending ending) {
    const bool looksForAnother = m_isWaiting || (m_id.empty() && !m_previousId.empty());
    if (looksForAnother && ending == net::Ending::Again) {
        QMetaObject::invokeMethod(
            this, [this] { beginAnother(*m_table->ticket()); }, Qt::QueuedConnection);
        return;
    }
    if (looksForAnother && ending == net::Ending::Closed) {
        m_report.say("there is no other match at this table");
        finish();
        return;
    }
    if (ending == net::Ending::WrongSecret && m_guest->lines() == 0 &&
        std::exchange(m_mayUsePlan, false)) {
        QMetaObject::invokeMethod(
            this, [this] { connectTable(m_arguments.plan); }, Qt::QueuedConnection);
        return;
    }
    // The host may not have reached the relay yet, or is just being started again.
    const bool mayPass = ending == net::Ending::Unreachable || ending == net::Ending::Silent ||
                         ending == net::Ending::Lost;
    if (mayPass && m_sinceStart.elapsed() < std::chrono::milliseconds(kJoinTimeout).count()) {
        m_report.say("no table yet: " + std::string(net::englishText(ending)) + "; trying again");
        m_retry.start(kRetryDelay);
        return;
    }
    if (!m_isFinished) {
        m_report.fail(net::englishText(ending), cli::kCheckFailed);
        finish();
    }
}

void JoinedGame::stop() {
    m_retry.stop();
    if (m_table) {
        m_table->leave();
        keep();
    }
}

// Connection.

void JoinedGame::connected(int /*number*/) {
    m_guest->connected();
    keepTicket();
    m_report.say(std::string("at the table, ") +
                 (m_table->way() == net::Way::Direct ? "directly" : "by the relay"));
}

void JoinedGame::disconnected(int /*number*/) {
    m_guest->disconnected();
}

void JoinedGame::receive(int /*number*/, std::string_view line) {
    if (m_isEnding) {
        return;
    }
    Faults faults;
    const auto message = m_guest->hasTable() ? std::nullopt : session::readFromHost(line, faults);
    if (const auto* table = message ? std::get_if<session::Table>(&*message) : nullptr) {
        if (table->id == m_previousId) {
            m_isEnding = true;
            QMetaObject::invokeMethod(
                this, [this] { waitForRematch(); }, Qt::QueuedConnection);
            return;
        }
        m_id = table->id;
        m_matchReport.begin(m_id, 0);
    }
    const int before = m_guest->lines();
    m_guest->received(line);
    if (const auto& fault = m_guest->fault()) {
        m_report.fail(terminalLine(fault->text()), cli::kCheckFailed);
        QMetaObject::invokeMethod(
            this, [this] { failed(net::Ending::Left); }, Qt::QueuedConnection);
        return;
    }
    if (m_kept.keepLine(line, m_guest->lines() > before) && !m_keepTimer.isActive()) {
        m_keepTimer.start(kKeepAfter);
    }
    goOn();
}

/// Whoever has heard how the match ended says so, so that the host need not wait.
std::optional<std::string> JoinedGame::nextLine(int /*number*/) {
    auto line = m_guest->nextLine();
    if (!line && std::exchange(m_saysBye, false)) {
        line = session::lineOf(session::FromGuest(session::Bye{"the match is over"}));
        QMetaObject::invokeMethod(
            this, [this] { beginNext(); }, Qt::QueuedConnection);
    }
    return line;
}

bool JoinedGame::isConnected(int /*number*/) const {
    return m_guest->isConnected();
}

// The match.

void JoinedGame::keep() {
    m_keepTimer.stop();
    session::KeptTable table;
    table.guests.push_back(m_kept);
    m_state.keep(table);
}

/// With which the program can come back.
void JoinedGame::keepTicket() {
    if (const auto ticket = m_table->ticket()) {
        m_state.keep({std::nullopt, ticket});
    }
}

void JoinedGame::goOn() {
    m_guest->takeEvents();
    m_guest->takeSaid();
    m_guest->ready();
    if (m_guest->status().wish) {
        m_guest->consent(true);
    }
    report();
    if (!isOver()) {
        ask();
    } else if (!m_isEnding && !m_isWaiting) {
        m_previousId = m_id;
        m_previous = m_kept;
        keep();
        end();
    }
}

void JoinedGame::report() {
    if (const Match* known = m_guest->revealed()) {
        std::vector<std::string> levels(m_guest->setup().seats.size());
        levels[static_cast<std::size_t>(m_guest->seat())] = m_player->level();
        m_matchReport.revealed(recordedSetup(m_guest->setup(), levels), *known);
    }
    const auto fingerprint = m_guest->fingerprint();
    if (fingerprint && m_guest->hasRound()) {
        m_matchReport.dealt(static_cast<int>(m_guest->match().played().size()), *fingerprint);
    }
}

void JoinedGame::ask() {
    if (m_thinking.isBusy() || m_guest->status().paused) {
        return;
    }
    if (auto question = m_guest->question()) {
        std::vector<Thinking::Question> questions{{m_player, std::move(*question)}};
        m_thinking.ask(std::move(questions), [this, lines = m_guest->lines(), id = m_id](
                                                 const std::vector<Thinking::Answer>& answers) {
            answered(answers, id == m_id && lines == m_guest->lines());
        });
    }
}

/// @param isCurrent whether nothing has happened since the question was asked; another decision may
/// belong to it by now.
void JoinedGame::answered(const std::vector<Thinking::Answer>& answers, bool isCurrent) {
    if (const auto failure = m_player->takeFailure()) {
        m_report.fail(terminalLine(*failure) + "; " + kSubstituteLevel + " plays on",
                      cli::kCheckFailed);
    }
    if (isCurrent && !answers.empty()) {
        const Decision& decision = answers.front().decision;
        if (m_guest->decide(decision) != DecisionFault::None) {
            m_report.fail(m_player->level() + " may not answer " + toString(decision),
                          cli::kCheckFailed);
            return;
        }
    }
    goOn();
    m_table->pump();
}

/// The host is told, and then the next match begins.
void JoinedGame::end() {
    m_isEnding = true;
    m_saysBye = true;
}

/// By the secret of the seat, as after a broken connection.
void JoinedGame::beginNext() {
    const bool wasPlayed = isOver();
    const auto ticket = m_table->ticket();
    m_table->leave();
    if (!wasPlayed || m_matchesToCome == 0 || !ticket) {
        finish();
        return;
    }
    m_matchesToCome -= m_matchesToCome > 0 ? 1 : 0;
    beginAnother(*ticket);
}

void JoinedGame::beginAnother(const net::JoinPlan& ticket) {
    begin({net::sessionSecret(), m_arguments.name, {}, {}});
    connectTable(ticket);
}

/// Where people deal, there is no other match before all have agreed to one: until then this is a
/// guest of the one that is over.
void JoinedGame::waitForRematch() {
    const auto ticket = m_table->ticket();
    m_table->leave();
    if (!ticket) {
        finish();
        return;
    }
    m_report.say("waiting for a rematch");
    begin(m_previous);
    m_isWaiting = true;
    connectTable(*ticket);
}

void JoinedGame::finish() {
    m_isFinished = true;
    emit finished();
}

} // namespace settebello::table
