// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/game_controller.h"

#include "game/machines.h"
#include "session/public_state.h"
#include "settings/logging.h"

#include <algorithm>
#include <utility>

namespace settebello {

namespace {

QString summaryOf(const MatchSetup& setup) {
    QStringList levels;
    for (const SeatSetup& seat : setup.seats) {
        levels += QString::fromStdString(seat.level);
    }
    return QStringLiteral("%1 (%2)").arg(QString::fromStdString(setup.rules.base),
                                         levels.join(QStringLiteral(", ")));
}

} // namespace

GameController::GameController(QObject* parent)
    : QObject(parent) {
    m_paced.setSingleShot(true);
    connect(&m_paced, &QTimer::timeout, this, &GameController::hurry);
}

GameController::~GameController() = default;

void GameController::start(const MatchSetup& setup) {
    const MatchSetup seeded = withPlayerSeeds(setup);
    start(seeded, playersOf(seeded));
}

void GameController::resume(const MatchSetup& setup, const Match& match) {
    resume(setup, match, playersOf(setup));
}

void GameController::resume(const MatchSetup& setup, const Match& match,
                            std::vector<std::unique_ptr<Player>> players) {
    Q_ASSERT(match.rules() == setup.rules.rules && players.size() == setup.seats.size());
    stop();
    setSeats(setup, std::move(players));
    m_match = std::make_unique<Match>(match);
    qCDebug(lcController).noquote()
        << "match resumed:" << summaryOf(setup) << "in round" << match.played().size();
    emit matchStarted();
    if (m_match->needsDeal()) {
        dealNext();
        return;
    }
    if (session::declarationsAreDue(*m_match, m_match->roundEvents())) {
        m_declarations.emplace(*m_match, m_setup);
    }
    showRound();
}

void GameController::start(const MatchSetup& setup, std::vector<std::unique_ptr<Player>> players) {
    Q_ASSERT(players.size() == setup.seats.size());
    stop();
    setSeats(setup, std::move(players));
    m_match = std::make_unique<Match>(setup.rules.rules, seedOf(setup));
    qCDebug(lcController).noquote() << "match started:" << summaryOf(setup);
    emit matchStarted();
    dealNext();
}

void GameController::setSeats(const MatchSetup& setup,
                              std::vector<std::unique_ptr<Player>> players) {
    Q_ASSERT(std::cmp_equal(setup.seats.size(), setup.rules.rules.table.players));
    m_setup = setup;
    m_players = {};
    std::move(players.begin(), players.end(), m_players.begin());
}

void GameController::setPaused(bool paused) {
    if (paused == m_paused || (paused && !m_match)) {
        return;
    }
    m_paused = paused;
    qCDebug(lcController) << (paused ? "paused" : "unpaused");
    if (paused) {
        m_paced.stop();
    } else if (hasAnswer() && !m_cardFlying) { // a moment, so that the person sees the match
        m_paced.start(static_cast<int>(pauseOf(m_pace, m_speed, 1)));
    }
    emit pausedChanged(paused);
}

void GameController::stop() {
    setPaused(false);
    cancelQuestion();
    m_match.reset();
}

/// The answer to the question being asked is dropped.
void GameController::cancelQuestion() {
    ++m_question;
    m_waiting = false;
    m_held.reset();
    m_declarations.reset();
    m_paced.stop();
    m_thinking.stop();
}

/// Milliseconds.
qint64 GameController::pauseBefore(const Match& match) const {
    const Round& round = match.round();
    return qRound64(
        pauseOf(m_pace, m_speed, round.hand(match.turn()).size() + round.table().size()));
}

void GameController::dealNext() {
    if (m_match && m_match->needsDeal()) {
        Events events;
        if (m_setup.code) {
            const auto round = static_cast<int>(m_match->played().size());
            m_match->shuffleWith(shuffleOf(m_setup.code->code, round));
        } else if (m_randomness) {
            m_match->shuffleWith(Random(m_randomness()));
        }
        m_match->deal(&events);
        publish(events);
    }
}

DecisionFault GameController::decide(const Decision& decision) {
    if (!asksPerson() || m_paused) {
        return DecisionFault::NotAsked;
    }
    std::vector<Decision> legal;
    legalDecisions(question(), legal);
    if (std::find(legal.begin(), legal.end(), decision) == legal.end()) {
        const bool playing = phase() == Phase::Playing;
        return playing && decision.kind == Decision::Kind::Play ? DecisionFault::NotLegal
                                                                : DecisionFault::NotAsked;
    }
    m_waiting = false;
    // Not at once: the table is in the middle of handling a click or a key.
    QMetaObject::invokeMethod(
        this, [this, question = m_question, decision] { answered(question, decision); },
        Qt::QueuedConnection);
    return DecisionFault::None;
}

/// The index, among the round's decisions, of the last one of a person that can be taken back.
std::optional<std::size_t> GameController::lastPersonMove() const {
    if (!m_match || m_match->over() || m_match->needsDeal()) {
        return std::nullopt;
    }
    const bool isShared = personCount(m_setup) > 1;
    const auto& moves = m_match->played().back().moves;
    for (std::size_t i = moves.size(); i > 0; --i) {
        const PlayerView::Move& move = moves[i - 1];
        const bool stays =
            move.decision.isCutChoice() || (isShared && answersDeclaring(move.decision));
        if (isPerson(move.seat) && !stays) {
            return i - 1;
        }
    }
    return std::nullopt;
}

bool GameController::canTakeBack() const {
    return lastPersonMove().has_value();
}

std::optional<int> GameController::takeBackSeat() const {
    const std::optional<std::size_t> move = lastPersonMove();
    return move ? std::optional(m_match->played().back().moves[*move].seat) : std::nullopt;
}

void GameController::takeBack() {
    const std::optional<std::size_t> move = lastPersonMove();
    if (!move) {
        return;
    }
    cancelQuestion();
    setPaused(false);
    m_match = std::make_unique<Match>(m_match->rewound(*move));
    qCDebug(lcController) << "taken back to card" << m_match->round().playCount() << "of the round";
    if (m_match->round().phase() == Phase::Declaring) {
        m_declarations.emplace(*m_match, m_setup);
    }
    showRound();
}

/// Sets listeners to the round in play and asks the seat whose turn it is.
void GameController::showRound() {
    const quint64 question = ++m_question;
    m_waiting = false;
    emit roundSet(m_match->roundEvents());
    if (question == m_question) {
        askNext();
        emit progressed();
    }
}

int GameController::askedSeat() const {
    return m_declarations ? m_declarations->askedSeat() : m_match->turn();
}

Phase GameController::phase() const {
    return m_declarations ? Phase::Declaring : m_match->round().phase();
}

bool GameController::asksPerson() const {
    return m_waiting && waitsForPerson();
}

PlayerView GameController::question() const {
    Q_ASSERT(asksPerson());
    return *session::questionTo(*m_match, askedSeat(), m_declarations.has_value());
}

/// Whether no opponent's play is awaited, which comes in its time.
bool GameController::waitsForPerson() const {
    return askedSeat() >= 0 && isPerson(askedSeat());
}

/// Whether what the match waits for has come.
bool GameController::hasAnswer() const {
    return m_held || (m_declarations && m_declarations->complete());
}

bool GameController::isPerson(int seat) const {
    return m_players[seat] == nullptr;
}

void GameController::answered(quint64 question, const std::optional<Decision>& decision) {
    if (question != m_question || !m_match || !decision) {
        qCDebug(lcController) << "late answer to question" << question << "dropped";
        return;
    }
    m_held = decision;
    if (!m_paused) {
        applyInTime();
    }
}

/// Applies the answer that has come: an opponent's when its pause is over. @pre hasAnswer()
void GameController::applyInTime() {
    Q_ASSERT(hasAnswer());
    if (m_declarations || waitsForPerson()) {
        hurry();
    } else if (!m_cardFlying) {
        const qint64 left = pauseBefore(*m_match) - m_asked.elapsed();
        if (left > 0) {
            m_paced.start(static_cast<int>(left));
        } else {
            hurry();
        }
    }
}

void GameController::setCardFlying(bool flying) {
    const bool landed = m_cardFlying && !flying;
    m_cardFlying = flying && m_pace == Pace::Calm && m_speed > 0;
    if (landed) {
        m_asked.start();
        if (hasAnswer() && !m_paused) {
            applyInTime();
        }
    }
}

void GameController::hurry() {
    if (m_paused || !hasAnswer()) {
        return;
    }
    m_paced.stop();
    if (m_onHold) {
        return;
    }
    if (!m_held) {
        applyDeclarations();
    } else if (m_declarations) {
        answerDeclaration(*std::exchange(m_held, std::nullopt));
    } else {
        apply(*std::exchange(m_held, std::nullopt));
    }
}

void GameController::holdDecisions(bool hold) {
    m_onHold = hold;
    const bool waitsForCard = m_cardFlying && m_match && !m_declarations && !waitsForPerson();
    if (!hold && hasAnswer() && !m_paced.isActive() && !waitsForCard) {
        hurry();
    }
}

void GameController::apply(const Decision& decision) {
    Events events;
    logDecision(decision);
    if (m_match->apply(decision, &events) != DecisionFault::None) {
        // No player of ours does this, but an external engine must not halt the match.
        std::vector<Decision> legal;
        legalDecisions(m_match->view(m_match->turn()), legal);
        qWarning("seat %d answered %s, which is not allowed; %s is taken instead", m_match->turn(),
                 toString(decision).c_str(), toString(legal.front()).c_str());
        m_match->apply(legal.front(), &events);
    }
    publish(events);
}

void GameController::answerDeclaration(const Decision& decision) {
    logDecision(decision);
    m_declarations->answer(decision);
    askPersonToDeclare();
}

/// All at once, and also if there is none, so that what follows reveals nothing.
void GameController::applyDeclarations() {
    Events events;
    qCDebug(lcController) << "question" << m_question << "answered by everybody";
    *m_match = m_declarations->answered(*m_match, events);
    publish(events);
}

void GameController::publish(const Events& events) {
    const quint64 question = ++m_question;
    m_waiting = false;
    m_declarations.reset();
    if (session::declarationsAreDue(*m_match, events)) {
        m_declarations.emplace(*m_match, m_setup);
    }
    for (const Event& event : events) {
        emit happened(event);
        if (question != m_question) {
            return; // a listener has begun another match
        }
    }
    if (m_match->over()) {
        qCDebug(lcController) << "match over: side" << m_match->result()->winner << "wins";
    }
    askNext();
    if (question == m_question) {
        emit progressed();
    }
}

/// Declarations are secret until their event shows them.
void GameController::logDecision(const Decision& decision) const {
    qCDebug(lcController) << "seat" << askedSeat() << "answers question" << m_question << "with"
                          << (answersDeclaring(decision) ? "a secret decision"
                                                         : toString(decision).c_str());
}

void GameController::askNext() {
    const int seat = m_match->turn();
    if (seat < 0) {
        return;
    }
    if (m_declarations) {
        askToDeclare();
        return;
    }
    const bool person = isPerson(seat);
    m_waiting = true;
    qCDebug(lcController) << "question" << m_question << "to seat" << seat
                          << (person ? "(person)" : "(machine)");
    if (!person) {
        m_asked.start();
        m_thinking.start(
            [number = m_question, question = MachineQuestion{m_players[seat], m_match->view(seat)}](
                const TaskRun& run) { return askMachine(number, question, run.stop()); },
            [this, question = m_question](const std::optional<Decision>& decision) {
                answered(question, decision);
            });
    }
    emit asked(seat, person);
}

/// The opponents think while people are asked.
void GameController::askToDeclare() {
    qCDebug(lcController) << "question" << m_question << "to everybody, about declarations";
    if (m_declarations->hasOpponents()) {
        askOpponentsToDeclare();
    }
    askPersonToDeclare();
}

void GameController::askOpponentsToDeclare() {
    std::vector<MachineQuestion> questions;
    for (const int seat : m_declarations->opponents()) {
        questions.push_back({m_players[seat], *session::questionTo(*m_match, seat, true)});
    }
    m_thinking.start([questions = std::move(questions)](
                         const TaskRun& run) { return askMachines(questions, run.stop()); },
                     [this](const std::optional<std::vector<Decision>>& answers) {
                         if (answers) {
                             m_declarations->answerForOpponents(*answers);
                             hurry();
                         }
                     });
}

/// The next person, if there is one; otherwise the match goes on once the opponents have answered.
void GameController::askPersonToDeclare() {
    const int seat = m_declarations->askedSeat();
    if (seat < 0) {
        hurry();
        return;
    }
    qCDebug(lcController) << "question" << m_question << "to seat" << seat << "(person)";
    m_waiting = true;
    emit asked(seat, true);
}

} // namespace settebello
