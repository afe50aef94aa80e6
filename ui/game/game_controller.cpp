// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/game_controller.h"

#include "game/thinking_thread.h"

#include <QtGlobal>

#include <algorithm>
#include <utility>

namespace settebello {

namespace {

// How long people take, in milliseconds, and the number of plays among which they take longest.
constexpr double kShortestPace = 600;
constexpr double kLongestPace = 1500;
constexpr std::size_t kManyChoices = 8;
/// Nobody waits longer for a play, on however slow a machine.
constexpr Limits kLimits{0, std::chrono::milliseconds(1000)};

std::vector<std::unique_ptr<Player>> playersOf(const MatchPlan& plan) {
    std::vector<std::unique_ptr<Player>> players;
    quint64 seed = plan.seed;
    for (const SeatSetup& seat : plan.seats) {
        ++seed; // so that two opponents of one level do not think alike
        players.push_back(seat.level == GameController::kPerson
                              ? nullptr
                              : makePlayer(seat.level.toStdString(), seed, kLimits));
    }
    return players;
}

} // namespace

int personCount(const MatchPlan& plan) {
    return static_cast<int>(
        std::count_if(plan.seats.begin(), plan.seats.end(),
                      [](const SeatSetup& seat) { return seat.level == GameController::kPerson; }));
}

const QString GameController::kPerson = QStringLiteral("human");

GameController::GameController(QObject* parent)
    : QObject(parent)
    , m_thread(std::make_unique<ThinkingThread>()) {
    connect(m_thread.get(), &ThinkingThread::answered, this, &GameController::answered);
    m_paced.setSingleShot(true);
    connect(&m_paced, &QTimer::timeout, this, &GameController::hurry);
}

GameController::~GameController() = default;

void GameController::start(const MatchPlan& plan) {
    start(plan, playersOf(plan));
}

void GameController::resume(const MatchPlan& plan, const Match& match) {
    resume(plan, match, playersOf(plan));
}

void GameController::resume(const MatchPlan& plan, const Match& match,
                            std::vector<std::unique_ptr<Player>> players) {
    stop();
    seat(plan, std::move(players));
    m_match = std::make_unique<Match>(match);
    emit matchStarted();
    if (m_match->needsDeal()) {
        dealNext();
    } else {
        showRound();
    }
}

void GameController::watch(const MatchPlan& plan, const Match& match) {
    stop();
    seat(plan, {});
    m_match = std::make_unique<Match>(match);
    emit matchStarted();
    watchAt(match);
}

void GameController::watchAt(const Match& match) {
    *m_match = match;
    emit roundSet(m_match->roundEvents());
    emit asked(m_match->turn(), false);
    emit progressed();
}

void GameController::watchOn(const Match& match, const Events& events) {
    *m_match = match;
    for (const Event& event : events) {
        emit happened(event);
    }
    emit asked(m_match->turn(), false);
    emit progressed();
}

void GameController::start(const MatchPlan& plan, std::vector<std::unique_ptr<Player>> players) {
    stop();
    seat(plan, std::move(players));
    m_match = std::make_unique<Match>(plan.rules, plan.seed);
    emit matchStarted();
    dealNext();
}

void GameController::seat(const MatchPlan& plan, std::vector<std::unique_ptr<Player>> players) {
    m_plan = plan;
    m_players.clear();
    for (auto& player : players) {
        m_players.push_back(std::move(player));
    }
}

void GameController::setPaused(bool paused) {
    if (paused == m_paused || (paused && !m_match)) {
        return;
    }
    m_paused = paused;
    if (paused) {
        m_paced.stop();
    } else if (m_held) { // a breath, so that the person sees where the match stands
        m_paced.start(static_cast<int>(m_pace * kShortestPace));
    }
    emit pausedChanged(paused);
}

void GameController::stop() {
    setPaused(false);
    forgetQuestion();
    m_match.reset();
}

/// Whoever is being asked need not answer any more.
void GameController::forgetQuestion() {
    ++m_question;
    m_waiting = false;
    m_held.reset();
    m_paced.stop();
    m_thread->stop();
}

/// Milliseconds: the more there is to choose from, the longer a person would think.
qint64 GameController::paceOf(const Match& match) const {
    std::vector<Decision> legal;
    legalDecisions(match.view(match.turn()), legal);
    const auto choices = static_cast<double>(std::min<std::size_t>(legal.size(), kManyChoices));
    const double share = (choices - 1) / (kManyChoices - 1);
    return qRound64(m_pace * (kShortestPace + share * (kLongestPace - kShortestPace)));
}

void GameController::dealNext() {
    if (m_match && m_match->needsDeal()) {
        Events events;
        if (m_randomness) {
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

/// The place among the round's decisions of the last one that a person took.
std::optional<std::size_t> GameController::lastPersonMove() const {
    if (!m_match || watching() || m_match->over() || m_match->needsDeal()) {
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
    forgetQuestion();
    setPaused(false);
    m_match = std::make_unique<Match>(m_match->rewound(*move));
    showRound();
}

/// Shows the round in play to those who look on, and asks whoever's turn it is.
void GameController::showRound() {
    const quint64 question = ++m_question;
    m_waiting = false;
    emit roundSet(m_match->roundEvents());
    if (question == m_question) {
        askNext();
        emit progressed();
    }
}

int GameController::personSeat() const {
    const auto isPersons = [](const SeatSetup& seat) { return seat.level == kPerson; };
    const auto found = std::find_if(m_plan.seats.begin(), m_plan.seats.end(), isPersons);
    return found == m_plan.seats.end() ? -1 : static_cast<int>(found - m_plan.seats.begin());
}

bool GameController::asksPerson() const {
    return m_waiting && isPerson(m_match->turn());
}

bool GameController::isPerson(int seat) const {
    return m_players[static_cast<std::size_t>(seat)] == nullptr;
}

void GameController::answered(quint64 question, const std::optional<Decision>& decision) {
    if (question != m_question || !m_match || !decision) {
        return; // late: that question is no longer asked
    }
    const qint64 left = isPerson(m_match->turn()) ? 0 : paceOf(*m_match) - m_asked.elapsed();
    m_held = decision;
    if (m_paused) {
        return;
    }
    if (left > 0) {
        m_paced.start(static_cast<int>(left));
    } else {
        hurry();
    }
}

void GameController::hurry() {
    if (m_paused) {
        return;
    }
    if (const std::optional<Decision> decision = std::exchange(m_held, std::nullopt)) {
        m_paced.stop();
        take(*decision);
    }
}

void GameController::take(const Decision& decision) {
    Events events;
    if (m_match->apply(decision, &events) != DecisionFault::None) {
        // No player of ours does this; one from outside must not bring the match to a halt.
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
    askNext();
    if (question == m_question) {
        emit progressed();
    }
}

void GameController::askNext() {
    const int seat = m_match->turn();
    if (seat < 0) {
        return;
    }
    const bool person = isPerson(seat);
    m_waiting = true;
    if (!person) {
        m_asked.start();
        m_thread->ask(m_question, m_players[static_cast<std::size_t>(seat)], m_match->view(seat));
    }
    if (person || m_match->round().phase() != Phase::Declaring) {
        emit asked(seat, person);
    }
}

} // namespace settebello
