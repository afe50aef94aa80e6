// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/hosted_game.h"

#include "crypto/session_numbers.h"
#include "friends/session_clock.h"
#include "game/dealer_draw.h"
#include "game/friends.h"
#include "players/levels/levels.h"
#include "storage/atomic_file.h"
#include "storage/utf8_path.h"
#include "support/terminal_text.h"

#include <utility>

namespace settebello::table {

namespace {

/// For guests that are away when the last match ends, and do not come to hear how.
constexpr std::chrono::seconds kGoodbyeTimeout{60};

std::string prefixOf(const TableArguments& arguments, int number) {
    return arguments.tables == 1 ? "" : "table " + std::to_string(number) + ": ";
}

/// With several tables each has a file of its own: club-1.settebello-table.
std::filesystem::path invitationOf(const TableArguments& arguments, int number) {
    std::filesystem::path file = arguments.invitation;
    if (!file.empty() && arguments.tables > 1) {
        const std::filesystem::path extension = file.extension();
        file.replace_extension();
        file += "-" + std::to_string(number);
        file += extension;
    }
    return file;
}

} // namespace

HostedGame::HostedGame(const TableArguments& arguments, int number, cli::Streams& streams)
    : m_arguments(arguments)
    , m_report(streams, prefixOf(arguments, number))
    , m_matchReport(arguments.records, m_report)
    , m_state(arguments.stateOf(number), m_report, arguments.disk)
    , m_matchesToCome(arguments.matches - 1)
    , m_thinking(arguments.delay) {
    m_arguments.invitation = invitationOf(arguments, number);
    for (const std::string& player : arguments.players) {
        m_players.push_back(
            std::make_shared<SeatPlayer>(player == kGuest ? kSubstituteLevel : player));
    }
    connect(&m_state, &TableState::kept, this, &HostedGame::goOn);
    m_goodbyeTimeout.setSingleShot(true);
    connect(&m_goodbyeTimeout, &QTimer::timeout, this, [this] {
        m_report.say("not all guests have heard how the match ended");
        emit finished();
    });
}

HostedGame::~HostedGame() {
    stop();
}

bool HostedGame::start() {
    if (!m_state.open()) {
        return false;
    }
    m_previous = restored(m_state.previous().host);
    std::shared_ptr<HostedMatch> match = restored(m_state.table().host);
    session::TableSetup next = newSetup();
    if (match && match->kept.table.guests != next.guests) {
        m_report.fail("the match that was kept has other seats for guests", cli::kUsageError);
        return false;
    }
    if (match) {
        begin(match);
        report();
    }
    if (match && match->over()) {
        m_previous = std::exchange(match, nullptr);
        next.firstDealer = firstDealerAfter(next.match.rules.rules, m_previous->host.match());
    }
    const net::TableSecrets kept = m_state.ways().host.value_or(net::TableSecrets());
    m_table = std::make_unique<net::HostedTable>(*this, next.guests, m_arguments.net, kept);
    connect(m_table.get(), &net::HostedTable::wordsChanged, this, &HostedGame::sayInvitation);
    connect(m_table.get(), &net::HostedTable::invitationChanged, this, &HostedGame::sayInvitation);
    connect(m_table.get(), &net::HostedTable::problem, this, [this](net::Ending ending) {
        m_report.say("problem: " + std::string(net::englishText(ending)));
    });
    if (!match) {
        begin(std::make_shared<HostedMatch>(next));
    }
    m_table->start();
    keep();
    m_reportedLength = m_keptLength;
    sayInvitation();
    return true;
}

void HostedGame::stop() {
    if (m_table) {
        m_table->stop();
    }
}

session::TableSetup HostedGame::newSetup() const {
    session::TableSetup setup{net::tableId(), {}, {}};
    setup.match.rules = m_arguments.rules;
    for (std::size_t seat = 0; seat < m_arguments.players.size(); ++seat) {
        const std::string& player = m_arguments.players[seat];
        if (player == kGuest) {
            setup.guests.push_back(static_cast<int>(seat));
            setup.match.seats.push_back({"", kPerson, {}});
        } else if (player.starts_with(kEnginePrefix)) { // other tables have no word for one
            setup.match.seats.push_back({kProgramName, kPerson, {}});
        } else {
            setup.match.seats.push_back({player, player, {}});
        }
    }
    return setup;
}

std::shared_ptr<HostedMatch>
HostedGame::restored(const std::optional<session::KeptTable::OfHost>& left) {
    if (!left) {
        return nullptr;
    }
    auto match = std::make_shared<HostedMatch>(*left);
    if (const auto fault = match->host.restore(left->journal)) {
        m_report.fail("the match that was kept cannot go on: " + fault->text(), cli::kUsageError);
        return nullptr;
    }
    return match;
}

void HostedGame::begin(std::shared_ptr<HostedMatch> match) {
    m_match = std::move(match);
    const session::Host& host = m_match->host;
    const bool isInRound = host.hasMatch() && host.match().turn() >= 0;
    const auto dealt = host.hasMatch() ? static_cast<int>(host.match().played().size()) : 0;
    m_matchReport.begin(m_match->kept.table.id, dealt - (isInRound ? 1 : 0));
    m_keptLength = 0;
    m_reportedLength = 0;
    for (std::size_t seat = 0; seat < m_players.size(); ++seat) {
        m_players[seat]->newMatch(
            playerSeed(session::toText(m_match->kept.secret), static_cast<int>(seat)));
    }
}

// Connections.

void HostedGame::connected(int seat) {
    m_connections[seat] = nullptr;
    m_state.keep({m_table->secrets(), std::nullopt});
}

void HostedGame::disconnected(int seat) {
    const std::shared_ptr<HostedMatch> match = std::exchange(m_connections[seat], nullptr);
    m_connections.erase(seat);
    if (match) {
        match->host.disconnected(seat, net::sessionNow());
        reportPresence(seat, false);
    }
    goOn();
    finishIfAllSaidGoodbye();
}

/// A guest that has not heard how the last match ended comes back to that one.
std::shared_ptr<HostedMatch> HostedGame::matchFor(std::string_view line) const {
    Faults faults;
    const auto message = session::readFromGuest(line, faults);
    const auto* join = message ? std::get_if<session::Join>(&*message) : nullptr;
    const bool isPrevious = join && m_previous && join->table == m_previous->kept.table.id;
    return isPrevious ? m_previous : m_match;
}

void HostedGame::receive(int seat, std::string_view line) {
    const auto found = m_connections.find(seat);
    if (found == m_connections.end()) {
        return;
    }
    std::shared_ptr<HostedMatch>& match = found->second;
    const bool isFirst = match == nullptr;
    if (isFirst) {
        match = matchFor(line);
        match->host.connected(seat, net::sessionNow());
    }
    const std::shared_ptr<HostedMatch> current = match;
    current->host.received(seat, line, net::sessionNow());
    if (isFirst && current->host.isConnected(seat)) {
        reportPresence(seat, true);
    }
    if (isFirst && m_isLast && current->saidGoodbye.count(seat) > 0) { // it looks for another match
        QMetaObject::invokeMethod(
            this, [this, seat] { m_table->end(seat, net::Ending::Closed); }, Qt::QueuedConnection);
    }
    Faults faults;
    const auto message = current->over() ? session::readFromGuest(line, faults) : std::nullopt;
    if (message && std::holds_alternative<session::Bye>(*message)) {
        current->saidGoodbye.insert(seat);
    } else if (const auto& fault = current->host.fault(seat); fault && !current->over()) {
        m_report.fail("seat " + std::to_string(seat) + ": " + terminalLine(fault->text()),
                      cli::kCheckFailed);
    }
    goOn();
}

std::optional<std::string> HostedGame::nextLine(int seat) {
    const auto found = m_connections.find(seat);
    return found != m_connections.end() && found->second && !m_state.isKeeping()
               ? found->second->host.nextLine(seat, net::sessionNow())
               : std::nullopt;
}

bool HostedGame::isConnected(int seat) const {
    const auto found = m_connections.find(seat);
    return found != m_connections.end() &&
           (!found->second || found->second->host.isConnected(seat));
}

// The match.

void HostedGame::goOn() {
    session::Host& host = m_match->host;
    host.ready();
    agree(m_match);
    if (m_previous) {
        agree(m_previous);
    }
    host.takeSaid();
    host.takeEvents();
    if (host.journal().size() != m_keptLength) {
        keep();
    }
    if (m_state.isKeeping()) {
        return; // nobody hears of it before it is on the disk
    }
    if (std::exchange(m_reportedLength, m_keptLength) != m_keptLength) {
        report();
    }
    if (m_match->over() && !m_isLast) {
        endMatch();
        return;
    }
    ask();
    m_table->pump();
    removeClosedConnections();
}

/// Connections that the session has ended; the table says nothing of these.
void HostedGame::removeClosedConnections() {
    const auto removed = std::erase_if(m_connections, [](const auto& each) {
        return each.second && !each.second->host.isConnected(each.first);
    });
    if (removed > 0) {
        finishIfAllSaidGoodbye();
    }
}

/// Before a line leaves that follows from it.
void HostedGame::keep() {
    m_keptLength = m_match->host.journal().size();
    m_state.keepSoon(m_match->keptNow());
}

void HostedGame::report() {
    const session::Host& host = m_match->host;
    if (!host.hasMatch() || host.match().played().empty()) {
        return;
    }
    const Match& match = host.match();
    if (match.over() || match.needsDeal()) {
        m_matchReport.revealed(recordedSetup(host.setup(), ownLevels()), match);
    } else if (const auto fingerprint = host.fingerprint()) {
        m_matchReport.dealt(static_cast<int>(match.played().size()), *fingerprint);
    }
}

std::vector<std::string> HostedGame::ownLevels() const {
    std::vector<std::string> levels = m_arguments.players;
    for (const int guest : m_match->kept.table.guests) {
        levels[static_cast<std::size_t>(guest)].clear();
    }
    return levels;
}

void HostedGame::endMatch() {
    m_table->pump();
    if (m_matchesToCome == 0) {
        m_isLast = true;
        m_goodbyeTimeout.start(kGoodbyeTimeout);
        removeClosedConnections();
        return;
    }
    m_matchesToCome -= m_matchesToCome > 0 ? 1 : 0;
    beginAnother();
}

/// A match of the same guests, dealt by the next player.
void HostedGame::beginAnother() {
    m_previous = m_match;
    m_state.keepPrevious(m_previous->keptNow());
    session::TableSetup next = newSetup();
    next.firstDealer = firstDealerAfter(next.match.rules.rules, m_previous->host.match());
    begin(std::make_shared<HostedMatch>(next));
    keep();
}

/// Whoever plays here agrees with every wish.
void HostedGame::agree(const std::shared_ptr<HostedMatch>& match) {
    session::Host& host = match->host;
    if (host.status().wish) {
        host.consent(true);
    }
    if (host.isRematchAgreed() && !std::exchange(match->isFollowed, true)) {
        QMetaObject::invokeMethod(
            this, [this, match] { follow(match); }, Qt::QueuedConnection);
    }
}

/// Guests come back to the match that follows.
void HostedGame::follow(const std::shared_ptr<HostedMatch>& agreed) {
    if (agreed == m_match) { // which was to be the last
        m_goodbyeTimeout.stop();
        m_isLast = false;
        beginAnother();
    }
    std::vector<int> seats;
    for (const auto& [seat, match] : m_connections) {
        if (match == agreed) {
            seats.push_back(seat);
        }
    }
    for (const int seat : seats) {
        m_table->end(seat, net::Ending::Again);
    }
}

void HostedGame::finishIfAllSaidGoodbye() {
    if (m_isLast && m_connections.empty() &&
        m_match->saidGoodbye.size() == m_match->kept.table.guests.size()) {
        m_goodbyeTimeout.stop();
        emit finished();
    }
}

void HostedGame::ask() {
    session::Host& host = m_match->host;
    if (m_thinking.isBusy() || !host.hasMatch() || m_match->over() || host.status().paused) {
        return;
    }
    std::vector<Thinking::Question> questions;
    for (std::size_t i = 0; i < m_players.size(); ++i) {
        const int seat = static_cast<int>(i);
        const bool plays = !host.isGuest(seat) || host.isSubstituted(seat);
        if (auto question = plays ? host.question(seat) : std::nullopt) {
            questions.push_back({m_players[i], std::move(*question)});
        }
    }
    if (!questions.empty()) {
        m_thinking.ask(
            std::move(questions), [this, match = m_match, journal = host.journal().size()](
                                      const std::vector<Thinking::Answer>& answers) {
                answered(answers, match == m_match && journal == match->host.journal().size());
            });
    }
}

/// @param isCurrent whether nothing has happened since the question was asked. Another decision may
/// have been taken back, a guest may have come back for whom a level was to play, or the match may
/// be over.
void HostedGame::answered(const std::vector<Thinking::Answer>& answers, bool isCurrent) {
    for (const auto& player : m_players) {
        if (const auto failure = player->takeFailure()) {
            m_report.fail(terminalLine(*failure) + "; " + kSubstituteLevel + " plays on",
                          cli::kCheckFailed);
        }
    }
    if (isCurrent) {
        for (const Thinking::Answer& answer : answers) {
            if (m_match->host.decide(answer.seat, answer.decision) != DecisionFault::None) {
                m_report.fail("seat " + std::to_string(answer.seat) + " may not answer " +
                                  toString(answer.decision),
                              cli::kCheckFailed);
                return;
            }
        }
    }
    goOn();
}

// What is said.

void HostedGame::sayInvitation() {
    m_state.keep({m_table->secrets(), std::nullopt});
    const QStringList& words = m_table->words();
    const bool hasFreeSeat =
        std::any_of(m_match->kept.table.guests.begin(), m_match->kept.table.guests.end(),
                    [this](int seat) { return !m_table->isTaken(seat); });
    if (hasFreeSeat) {
        m_report.say(words.isEmpty() ? "words: none any more; the link opens the table"
                                     : "words: " + words.join(QLatin1Char(' ')).toStdString());
        m_report.say("link: " + net::linkOf(m_table->invitation()).toStdString());
    }
    if (!m_arguments.invitation.empty()) {
        const QByteArray content = net::invitationFile(m_table->invitation());
        if (const auto fault = writeFile(m_arguments.invitation, content.toStdString())) {
            m_report.fail(toUtf8(m_arguments.invitation) + ": " + fault->text(), cli::kUsageError);
        }
    }
}

void HostedGame::reportPresence(int seat, bool isThere) {
    const MatchSetup& setup = m_match->host.setup();
    m_report.say("seat " + std::to_string(seat) + " (" + terminalLine(setup.seat(seat).name) +
                 (isThere ? ") is here" : ") is away"));
}

} // namespace settebello::table
