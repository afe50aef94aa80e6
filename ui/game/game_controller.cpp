// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/game_controller.h"

#include "players/levels/levels.h"
#include "settings/logging.h"

#include <algorithm>
#include <utility>

namespace settebello {

namespace {

/// Nobody waits longer for a play, on however slow a machine.
constexpr Limits kLimits{0, std::chrono::milliseconds(1000)};

std::vector<std::unique_ptr<Player>> playersOf(const MatchSetup& setup) {
    std::vector<std::unique_ptr<Player>> players;
    int number = 0;
    for (const SeatSetup& seat : setup.seats) {
        const quint64 seed = seat.seed.value_or(playerSeed(setup, number));
        ++number;
        if (seat.isPerson()) {
            players.push_back(nullptr);
            continue;
        }
        players.push_back(makePlayer(seat.level, seed, kLimits));
        Q_ASSERT(players.back());
    }
    return players;
}

MatchSetup withPlayerSeeds(MatchSetup setup) {
    for (int seat = 0; seat < setup.rules.rules.table.players; ++seat) {
        setup.seats[static_cast<std::size_t>(seat)].seed =
            setup.isPerson(seat) ? std::nullopt : std::optional(playerSeed(setup, seat));
    }
    return setup;
}

QString summaryOf(const MatchSetup& setup) {
    QStringList levels;
    for (const SeatSetup& seat : setup.seats) {
        levels += QString::fromStdString(seat.level);
    }
    return QStringLiteral("%1 (%2)").arg(QString::fromStdString(setup.rules.base),
                                         levels.join(QStringLiteral(", ")));
}

/// In the background. Nothing if the player was stopped.
std::optional<Decision> askPlayer(quint64 question, Player& player, const PlayerView& view,
                                  const StopToken& stop) {
    QElapsedTimer timer;
    timer.start();
    const std::optional<Decision> decision = player.choose(view, stop);
    qCDebug(lcPlayers) << "question" << question << "to seat" << view.seat
                       << (decision ? "answered after" : "given up after") << timer.elapsed()
                       << "ms";
    return decision;
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
    } else {
        showRound();
    }
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
    } else if (m_held && !m_cardFlying) { // a moment, so that the person sees the match
        m_paced.start(static_cast<int>(pauseOf(m_pace, m_speed, 1)));
    }
    emit pausedChanged(paused);
}

void GameController::stop() {
    setPaused(false);
    cancelQuestion();
    m_match.reset();
}

void GameController::setCardsKnown() {
    Q_ASSERT(m_match && m_setup.code);
    m_setup.code->given = true;
    emit progressed();
}

/// The answer to the question being asked is dropped.
void GameController::cancelQuestion() {
    ++m_question;
    m_waiting = false;
    m_held.reset();
    m_paced.stop();
    m_thinking.stop();
}

/// Milliseconds. None before a declaration: who could have declared and did not is secret.
qint64 GameController::pauseBefore(const Match& match) const {
    const Round& round = match.round();
    return round.phase() == Phase::Declaring
               ? 0
               : qRound64(pauseOf(m_pace, m_speed,
                                  round.hand(match.turn()).size() + round.table().size()));
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
    legalDecisions(m_match->view(m_match->turn()), legal);
    if (std::find(legal.begin(), legal.end(), decision) == legal.end()) {
        const bool playing = m_match->round().phase() == Phase::Playing;
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

/// The index, among the round's decisions, of the last one that a person took.
std::optional<std::size_t> GameController::lastPersonMove() const {
    if (!m_match || m_match->over() || m_match->needsDeal()) {
        return std::nullopt;
    }
    const auto& moves = m_match->played().back().moves;
    for (std::size_t i = moves.size(); i > 0; --i) {
        if (isPerson(moves[i - 1].seat)) {
            return i - 1;
        }
    }
    return std::nullopt;
}

bool GameController::canTakeBack() const {
    return lastPersonMove().has_value();
}

void GameController::takeBack() {
    const std::optional<std::size_t> move = lastPersonMove();
    if (!move) {
        return;
    }
    cancelQuestion();
    setPaused(false);
    m_match = std::make_unique<Match>(m_match->rewound(*move));
    qCDebug(lcController) << "taken back to decision" << *move << "of the round";
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

bool GameController::asksPerson() const {
    return m_waiting && isPerson(m_match->turn());
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

/// Applies the answer that has come: an opponent's when its pause is over. @pre there is one
void GameController::applyInTime() {
    Q_ASSERT(m_held);
    if (isPerson(m_match->turn())) {
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
        if (m_held && !m_paused) {
            applyInTime();
        }
    }
}

void GameController::hurry() {
    if (m_paused || !m_held) {
        return;
    }
    m_paced.stop();
    if (!m_onHold) {
        apply(*std::exchange(m_held, std::nullopt));
    }
}

void GameController::holdDecisions(bool hold) {
    m_onHold = hold;
    const bool waits =
        m_paced.isActive() || (m_cardFlying && m_match && !isPerson(m_match->turn()));
    if (!hold && m_held && !waits) {
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

void GameController::publish(const Events& events) {
    const quint64 question = ++m_question;
    m_waiting = false;
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

/// Declarations and cut cards of others are secret until their events show them.
void GameController::logDecision(const Decision& decision) const {
    const int seat = m_match->turn();
    const bool isPublic = decision.kind == Decision::Kind::Play || isPerson(seat);
    qCDebug(lcController) << "seat" << seat << "answers question" << m_question << "with"
                          << (isPublic ? toString(decision).c_str() : "a secret decision");
}

void GameController::askNext() {
    const int seat = m_match->turn();
    if (seat < 0) {
        return;
    }
    const bool person = isPerson(seat);
    m_waiting = true;
    qCDebug(lcController) << "question" << m_question << "to seat" << seat
                          << (person ? "(person)" : "(machine)");
    if (!person) {
        m_asked.start();
        m_thinking.start(
            [question = m_question, player = m_players[seat], view = m_match->view(seat)](
                const TaskRun& run) { return askPlayer(question, *player, view, run.stop()); },
            [this, question = m_question](const std::optional<Decision>& decision) {
                answered(question, decision);
            });
    }
    if (person || m_match->round().phase() != Phase::Declaring) {
        emit asked(seat, person);
    }
}

} // namespace settebello
