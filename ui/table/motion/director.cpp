// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/motion/director.h"

#include "table/layout/table_log.h"
#include "table/motion/choreography.h"

#include <algorithm>
#include <utility>

namespace settebello {

namespace {

constexpr int kFrame = 16;
/// A frame that comes late moves things by no more than this, so that nothing jumps.
constexpr double kLongestFrame = 60;
constexpr int kSettle = 240;
constexpr int kMakeRoom = 200;

} // namespace

Director::Director(QObject* parent)
    : QObject(parent) {
    m_timer.setTimerType(Qt::PreciseTimer);
    m_timer.setInterval(kFrame);
    connect(&m_timer, &QTimer::timeout, this, &Director::tick);
    updateLayout();
    rest();
}

void Director::reset(const RuleSet& rules, int viewer, const QStringList& sideNames,
                     const BySeat<bool>& open) {
    m_waiting.clear();
    m_recentPlays.clear();
    stopGlide();
    m_running = false;
    m_restedPending = false;
    m_timer.stop();
    m_effect = {};
    m_sideNames = sideNames;
    m_board.reset(rules, viewer, open);
    updateLayout();
    rest();
    emit changed();
}

void Director::setViewer(int viewer) {
    if (viewer == m_board.viewer()) {
        return;
    }
    if (viewer >= 0 && viewer != m_board.bottom()) {
        finish();
    }
    if (m_settling) {
        stopGlide();
    }
    m_board.setViewer(viewer);
    m_recentPlays.setViewer(viewer);
    if (m_running) {
        turnHands();
    } else {
        updateLayout();
        rest();
    }
    emit changed();
}

void Director::setViewer(int viewer, const Events& events, const BySide<int>& scoresBefore,
                         const BySide<int>& scores) {
    finish();
    stopGlide();
    m_recentPlays.clear();
    m_board.reset(m_board.rules(), viewer);
    catchUp(events, scoresBefore, scores);
}

void Director::setBottom(int seat) {
    Q_ASSERT(!moving());
    if (seat == m_board.bottom()) {
        return;
    }
    stopGlide();
    m_board.setBottom(seat);
    m_recentPlays.setBottom(seat);
    updateLayout();
    rest();
    emit changed();
}

/// In the middle of a motion: cards in hands lie as the viewer may see them now. Those that the
/// viewer may not see show their backs at once, also on their way there; those that the viewer may
/// see turn at the end of their way if they are being dealt.
void Director::turnHands() {
    m_rest = restingPoses(m_board, m_layout);
    CardSet turned;
    for (int seat = 0; seat < m_board.rules().table.players; ++seat) {
        for (const Card card : m_board.hand(seat)) {
            turned.insert(card);
        }
    }
    if (m_board.cut()) {
        turned.insert(m_board.cut()->card);
    }
    turned -= m_board.declared();
    CardSet lying = turned;
    for (std::size_t i = m_stage; i < m_stages.size(); ++i) {
        for (Track& track : m_stages[i].tracks) {
            if (turned.contains(track.card)) {
                track.to = m_rest[track.card];
                lying.erase(track.card);
            }
        }
    }
    const CardSet dealt = m_before.stock() - lying;
    for (const Card card : turned) {
        const bool isOpen = m_board.isOpen(card);
        if (!isOpen || !dealt.contains(card)) {
            m_from[card].face = isOpen ? 1 : 0;
            m_poses[card].face = isOpen ? 1 : 0;
        }
    }
}

void Director::setViewMetrics(const ViewMetrics& metrics) {
    if (metrics == m_metrics) {
        return;
    }
    m_metrics = metrics;
    if (m_running) {
        endMotion(); // its stages were made for another layout; the clock goes on with the next
                     // event
    }
    updateLayout();
    rest();
    emit changed();
}

void Director::setSpeed(double speed) {
    Q_ASSERT(speed == 0 || (speed >= 0.25 && speed <= 8));
    m_speed = speed;
    if (m_speed <= 0) {
        finish();
        if (m_settling) {
            stopGlide();
            rest();
            emit changed();
        }
    }
}

void Director::enqueue(const Event& event) {
    m_waiting.push_back(event);
    if (m_speed <= 0) {
        finish();
        return;
    }
    if (!m_running || m_settling) {
        beginNext();
    }
}

void Director::catchUp(const Events& events, const BySide<int>& scoresBefore,
                       const BySide<int>& scores) {
    for (int side = 0; side < m_board.rules().sides(); ++side) {
        m_board.setScore(side, scoresBefore[side]);
    }
    for (const Event& event : events) {
        m_board.uncover(event);
        const Board before = m_board;
        m_event = event;
        m_board.apply(event);
        m_recentPlays.record(event, before);
    }
    for (int side = 0; side < m_board.rules().sides(); ++side) {
        m_board.setScore(side, scores[side]);
    }
    updateLayout();
    rest();
    emit changed();
    emit rested();
}

void Director::glideFrom(const Poses& before) {
    if (m_speed > 0 && before != m_rest) {
        m_poses = before;
        glide(kSettle);
        m_restedPending = m_running;
    }
}

void Director::makeRoom() {
    if (moving() || m_board.hasRoom()) {
        return;
    }
    stopGlide();
    m_board.makeRoom();
    m_rest = restingPoses(m_board, m_layout);
    if (m_speed > 0) {
        glide(kMakeRoom);
        m_settling = m_running;
    } else {
        m_poses = m_rest;
    }
    emit roomMade();
    emit changed();
}

/// Lets every card that lies elsewhere glide to its resting pose. @pre nothing runs.
void Director::glide(int milliseconds) {
    Q_ASSERT(!m_running);
    Stage stage;
    stage.duration = milliseconds;
    for (const Card card : CardSet::all()) {
        if (m_poses[card] != m_rest[card]) {
            stage.tracks.push_back({card, m_rest[card], 0, milliseconds, 0, std::nullopt});
        }
    }
    if (stage.tracks.empty()) {
        return;
    }
    m_stages = {stage};
    m_stage = 0;
    m_running = true;
    m_gliding = true;
    beginStage();
    startClock();
    emit changed();
}

/// Cards that glide stay where they are.
void Director::stopGlide() {
    if (std::exchange(m_gliding, false)) {
        m_running = false;
        m_settling = false;
    }
}

void Director::finish() {
    finishUpTo(true);
}

/// @param end of everything; otherwise the items of a round's score that waits are shown
void Director::finishUpTo(bool end) {
    if (!moving()) {
        return;
    }
    m_finishing = true;
    while (moving()) {
        if (!m_running) {
            const bool isCount = !end && std::holds_alternative<RoundScored>(m_waiting.front());
            m_finishing = !isCount;
            beginNext();
            if (isCount && showsItems()) {
                emit changed();
                return;
            }
            m_finishing = true;
        }
        if (m_running) {
            endMotion();
        }
    }
    m_finishing = false;
    m_timer.stop();
    m_restedPending = false;
    emit changed();
    emit rested();
}

bool Director::finishItem() {
    if (!showsItems()) {
        finishUpTo(false);
        return false;
    }
    const int item = m_stages[m_stage].item;
    while (m_running && m_stages[m_stage].item == item) {
        m_elapsed = m_stages[m_stage].duration;
        endStage();
    }
    emit changed();
    return true;
}

MotionContext Director::motionContext() const {
    return {m_before, m_board, m_layout, m_rest, m_sideNames, m_calm, m_game, m_seatNames, m_you};
}

void Director::setSideNames(const QStringList& names) {
    m_sideNames = names;
    if (!m_running || m_gliding) {
        return;
    }
    const Stages again = choreograph(m_event, motionContext());
    for (std::size_t i = 0; i < std::min(again.size(), m_stages.size()); ++i) {
        m_stages[i].effect = again[i].effect;
    }
    const double progress = m_effect.progress;
    showEffect();
    m_effect.progress = progress;
    emit changed();
}

bool Director::replay() {
    if (moving() || m_recentPlays.empty() || m_speed <= 0) {
        return false;
    }
    RecentPlays::Replay replay = m_recentPlays.take(m_board.viewer());
    stopGlide();
    m_board = replay.before;
    updateLayout();
    rest();
    m_waiting.insert(m_waiting.end(), replay.events.begin(), replay.events.end());
    beginNext();
    return true;
}

void Director::hold(Card card, const Pose& pose) {
    m_poses[card] = pose;
    emit changed();
}

void Director::tick() {
    const double passed = std::min(static_cast<double>(m_clock.restart()), kLongestFrame);
    step(passed);
}

void Director::advance(int milliseconds) {
    for (int left = milliseconds; left > 0; left -= kFrame) {
        step(std::min(left, kFrame));
    }
}

void Director::step(double milliseconds) {
    if (m_paused) {
        return;
    }
    if (m_running) {
        stepStage(milliseconds);
    } else if (!m_waiting.empty()) {
        beginNext(); // a new size has cut the one before it short
    }
    if (!m_running && m_waiting.empty()) {
        m_timer.stop();
        if (std::exchange(m_restedPending, false)) {
            emit rested();
        }
    }
}

void Director::setStepped() {
    m_stepped = true;
    m_timer.stop();
}

void Director::startClock() {
    if (!m_stepped && !m_timer.isActive()) {
        m_clock.restart();
        m_timer.start();
    }
}

void Director::stepStage(double milliseconds) {
    m_elapsed += milliseconds * m_speed;
    const Stage& stage = m_stages[m_stage];
    for (const Track& track : stage.tracks) {
        m_poses[track.card] = poseOnTrack(track, m_from[track.card], m_elapsed, m_reduced);
        const int end = track.delay + track.duration;
        if (!m_gliding && m_landed < end && m_elapsed >= end) {
            emit landed(m_event, track.card);
        }
    }
    m_landed = m_elapsed;
    m_effect.progress = std::min(1.0, m_elapsed / std::max(1, stage.duration));
    if (m_elapsed >= stage.duration) {
        endStage();
    }
    emit changed();
}

void Director::beginNext() {
    Q_ASSERT(!m_waiting.empty());
    stopGlide();
    m_event = m_waiting.front();
    m_waiting.pop_front();
    for (const auto& [lying, shown] : m_board.uncover(m_event)) {
        std::swap(m_poses[lying], m_poses[shown]); // both lie face down
    }
    m_before = m_board;
    m_board.apply(m_event);
    m_recentPlays.record(m_event, m_before);
    if (std::holds_alternative<RoundScored>(m_event)) {
        for (int side = 0; side < m_board.rules().sides(); ++side) {
            // The points move to the plates one by one.
            m_board.setScore(side, m_before.side(side).score);
        }
    }
    updateLayout();
    drawFromTop();
    m_rest = restingPoses(m_board, m_layout);
    m_stages = choreograph(m_event, motionContext());
    if (m_stages.empty()) {
        m_stages.emplace_back();
    }
    addGlides(m_stages);
    m_stage = 0;
    m_running = true;
    qCDebug(lcTable) << "event" << m_event.index() << "begins," << m_stages.size() << "stages,"
                     << m_waiting.size() << "events wait";
    beginStage();
    m_restedPending = true;
    emit begun(m_event);
    startClock();
}

/// Lets cards leave the stock from its top. The stock is laid out in the order of suits and ranks,
/// so starting each card at its own position there would reveal it.
void Director::drawFromTop() {
    const CardSet drawn = m_before.stock() - m_board.stock();
    if (drawn.empty()) {
        return;
    }
    Pose top;
    for (const Card card : m_before.stock()) {
        top = m_poses[card];
    }
    for (const Card card : drawn) {
        m_poses[card] = top;
    }
}

/// Cards that no track moves glide to where they belong in the first stage.
void Director::addGlides(Stages& stages) const {
    CardSet tracked;
    for (const Stage& stage : stages) {
        for (const Track& track : stage.tracks) {
            tracked.insert(track.card.printed());
        }
    }
    Stage& first = stages.front();
    for (const Card card : CardSet::all() - tracked) {
        if (m_poses[card] != m_rest[card]) {
            first.tracks.push_back({card, m_rest[card], 0, kSettle, 0, std::nullopt});
            first.duration = std::max(first.duration, kSettle);
        }
    }
}

void Director::beginStage() {
    m_from = m_poses;
    m_elapsed = 0;
    m_landed = 0;
    ++m_begun;
    showEffect();
    const bool skipped = m_finishing && m_stages[m_stage].item >= 0;
    if (!m_effect.spoken.isEmpty() && !skipped) {
        emit announced(m_effect.spoken);
    }
}

void Director::showEffect() {
    m_effect = m_stages[m_stage].effect;
    m_effect.number = m_begun;
    m_effect.still = m_reduced;
    m_effect.progress = 0;
}

void Director::endStage() {
    const Stage& stage = m_stages[m_stage];
    const double over = m_elapsed - stage.duration;
    for (const Track& track : stage.tracks) {
        m_poses[track.card] = track.to;
    }
    for (const Stage::Score& score : stage.scores) {
        m_board.setScore(score.side, score.score);
        emit pointGiven(score.side);
    }
    if (++m_stage < m_stages.size()) {
        beginStage();
        m_elapsed = std::max(0.0, over);
        return;
    }
    endMotion();
    if (!m_running && !m_waiting.empty()) {
        beginNext();
        m_elapsed = std::max(0.0, over);
    }
}

void Director::endMotion() {
    m_effect = {};
    if (m_settling) {
        stopGlide(); // the other cards stay where they are held
        return;
    }
    m_running = false;
    if (const auto* scored = std::get_if<RoundScored>(&m_event)) {
        for (int side = 0; side < m_board.rules().sides(); ++side) {
            m_board.setScore(side, scored->scores[side]);
        }
    }
    rest();
    if (m_gliding) {
        stopGlide();
        return;
    }
    const Event event = m_event;
    emit shown(event);
}

void Director::updateLayout() {
    const RuleSet& rules = m_board.rules();
    LayoutParameters parameters;
    parameters.size = m_metrics.size;
    parameters.textHeight = m_metrics.textHeight;
    parameters.cardRatio = m_metrics.cardRatio;
    parameters.players = rules.table.players;
    parameters.teams = rules.table.teams;
    parameters.direction = rules.table.direction;
    parameters.viewer = m_board.bottom();
    parameters.dealer = m_board.dealer();
    parameters.counts = m_metrics.counts;
    parameters.faces = m_metrics.faces;
    parameters.question = m_metrics.question;
    parameters.list = m_metrics.list;
    parameters.lineScale = m_metrics.lineScale;
    parameters.toolWord = m_metrics.toolWord;
    m_layout = TableLayout(parameters);
}

void Director::rest() {
    m_rest = restingPoses(m_board, m_layout);
    m_poses = m_rest;
}

} // namespace settebello
