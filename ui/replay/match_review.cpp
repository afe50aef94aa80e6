// SPDX-License-Identifier: GPL-3.0-or-later
#include "replay/match_review.h"

#include "analysis/analysis_text.h"
#include "analysis/match_panel.h"
#include "analysis/possible_match.h"
#include "game/current_source.h"
#include "game/friends.h"
#include "game/match_text.h"
#include "game/record_file.h"
#include "replay/bar_scroll.h"
#include "replay/course_data.h"
#include "replay/exercise_run.h"
#include "replay/replay_text.h"
#include "replay/review_panel.h"
#include "replay/why_speech.h"
#include "table/table_view.h"
#include "widgets/announcer.h"
#include "widgets/window_geometry.h"

#include <algorithm>

namespace settebello {

namespace {

constexpr int kLeastTableWidth = 200; ///< before it is hidden beside a wide page

} // namespace

MatchReview::MatchReview(const Record& match, const Parts& parts, QWidget* window)
    : m_parts(parts)
    , m_window(window)
    , m_match(match)
    , m_replay(match)
    , m_analysis(m_match)
    , m_table(&parts.table)
    , m_why(new WhySpeech(match.setup, *m_table, parts.announcer, this))
    , m_bar(new ReplayBar(window))
    , m_scrolledBar(new BarScroll(m_bar, window))
    , m_panel(
          new ReviewPanel(m_match, m_analysis.reasons(), parts.pictures, parts.announcer, window))
    , m_shown(m_replay, parts.store, parts.pictures, *m_table)
    , m_playback(*m_table, [this] { return step(); }) {
    m_bar->setCount(m_replay.count());
    m_bar->setSpeed(m_shown.speed());
    m_playback.setSpeed(m_shown.speed());
    connectReplay();
    connectBar();
    connectPanel();
    connectAnalysis();
    setReviewing(false);
    retranslate();
    if (canBeJudged()) {
        m_analysis.analyser().read();
    }
}

MatchReview::~MatchReview() {
    setShown(false);
    delete m_panel; // before what it shows
    delete m_scrolledBar;
}

void MatchReview::setShown(bool shown) {
    if (shown == m_shown.isShown()) {
        return;
    }
    m_scrolledBar->setVisible(shown);
    m_panel->setVisible(shown && m_reviewing);
    if (!shown) {
        setPlaying(false);
        m_shown.setShown(false);
        m_why->close();
        m_parts.source.useUsual();
        return;
    }
    m_shown.setShown(true);
    m_parts.source.use(m_replay.source());
    m_replay.goTo(m_replay.position());
    arrange();
}

void MatchReview::connectReplay() {
    connect(&m_playback, &Playback::ended, m_bar, [this] { m_bar->setPlaying(false); });
    connect(&m_replay, &Replay::moved, &m_shown, &ReviewTable::closeScore);
    connect(&m_replay, &Replay::moved, m_why, &WhySpeech::close);
    connect(&m_replay, &Replay::moved, this, &MatchReview::showPosition);
    connect(&m_shown, &ReviewTable::handsChanged, this, [this] {
        const int open = m_shown.openHand();
        m_panel->setOpenHand(open >= 0 ? seatName(m_replay.setup(), open) : QString());
    });
}

void MatchReview::connectBar() {
    connect(m_bar, &ReplayBar::pressed, this, &MatchReview::go);
    connect(m_bar, &ReplayBar::sought, this, &MatchReview::goTo);
    connect(m_bar, &ReplayBar::speedChosen, this, [this](double speed) {
        m_shown.setSpeed(speed);
        m_playback.setSpeed(speed);
    });
    connect(m_bar, &ReplayBar::seatChosen, this, [this](int seat) {
        m_shown.setSeat(seat);
        showHands();
    });
    connect(m_bar, &ReplayBar::openChosen, &m_shown, &ReviewTable::setAllOpen);
    connect(m_bar, &ReplayBar::scoreAsked, this, &MatchReview::showScore);
    connect(m_bar, &ReplayBar::markAsked, this, &MatchReview::goToMark);
    connect(m_bar, &ReplayBar::reviewChosen, this, &MatchReview::setReviewing);
    connect(m_bar, &ReplayBar::whyAsked, this, &MatchReview::toggleWhy);
    connect(m_bar, &ReplayBar::closeAsked, m_window, &QWidget::close);
}

void MatchReview::connectPanel() {
    const auto positionOf = [this](int point) {
        const Moment& moment = analysis().moments[static_cast<std::size_t>(point)];
        return m_replay.startOf(moment.round) + moment.move;
    };
    MatchPanel* match = &m_panel->match();
    connect(match, &MatchPanel::whoseChanged, this, &MatchReview::showCourse);
    connect(match, &MatchPanel::selected, this, [this, positionOf](int point) {
        setPlaying(false);
        goTo(positionOf(point)); // the list announces what it is
    });
    connect(match, &MatchPanel::opened, this,
            [this, positionOf](int point) { showDecisionAt(positionOf(point)); });
    connect(&m_panel->decision(), &DecisionView::tableAsked, this, &MatchReview::showLine);
    connect(m_panel, &ReviewPanel::playAsked, this, &MatchReview::askExercise);
    connect(m_panel, &ReviewPanel::pageChosen, this, &MatchReview::arrange);
}

void MatchReview::connectAnalysis() {
    m_analysis.showIn(m_panel, m_parts.announcer);
    connect(&m_analysis, &ReviewAnalysis::progressed, this, [this] {
        showCourse();
        showPosition();
    });
    connect(&m_analysis, &ReviewAnalysis::reasonsFound, this, [this] {
        showCourse();
        showOptions();
    });
}

void MatchReview::go(ReplayBar::Action where) {
    const bool plays = playing();
    setPlaying(false);
    showTable();
    switch (where) {
    case ReplayBar::Action::Start:
        m_replay.goTo(0);
        break;
    case ReplayBar::Action::PreviousRound:
        m_replay.previousRound();
        break;
    case ReplayBar::Action::Back:
        m_replay.back();
        break;
    case ReplayBar::Action::Play:
        setPlaying(!plays);
        return;
    case ReplayBar::Action::Forward:
        forward();
        return;
    case ReplayBar::Action::NextRound:
        m_replay.nextRound();
        break;
    case ReplayBar::Action::End:
        m_replay.goTo(m_replay.count() - 1);
        break;
    }
    showHands();
    m_parts.announcer->announce(words());
}

void MatchReview::goTo(int position) {
    m_replay.goTo(position);
    showHands();
}

void MatchReview::forward() {
    m_table->finishMotion(); // the player wants to see the next move
    step();
}

/// False at the end. What was opened for a mark is closed again.
bool MatchReview::step() {
    m_shown.openHand(-1);
    return m_replay.forward();
}

void MatchReview::setPlaying(bool playing) {
    if (playing == m_playback.isRunning()) {
        return;
    }
    m_bar->setPlaying(playing);
    if (!playing) {
        m_playback.stop();
        return;
    }
    if (m_replay.atEnd()) {
        m_replay.goTo(0);
    }
    m_playback.start();
}

void MatchReview::setAnalysis(const Analysis& analysis) {
    m_analysis.analyser().use(analysis);
}

void MatchReview::review() {
    m_panel->setPage(ReviewPanel::Page::Match);
    setReviewing(true);
    if (m_reviewing) {
        m_panel->match().focusMarks();
    }
}

void MatchReview::setReviewing(bool on) {
    m_reviewing = on && canBeJudged();
    if (!m_reviewing && m_panel->isAncestorOf(m_window->focusWidget())) {
        m_bar->focusCourse();
    }
    m_panel->setVisible(m_shown.isShown() && m_reviewing);
    m_bar->setReview(canBeJudged(), m_reviewing);
    m_analysis.setWanted(m_reviewing);
    showCourse();
    showHands();
    showPosition();
    arrange();
}

/// Shows or hides what could be decided now.
void MatchReview::toggleReview() {
    if (m_reviewing && m_panel->page() == ReviewPanel::Page::Decision) {
        setReviewing(false);
    } else {
        showDecision();
    }
}

void MatchReview::showMove(int round, int move) {
    showDecisionAt(m_replay.startOf(round) + move);
}

void MatchReview::showDecisionAt(int position) {
    setPlaying(false);
    m_replay.goTo(position);
    showDecision();
}

/// Shows what could be decided now, and announces what it was.
void MatchReview::showDecision() {
    if (!canBeJudged()) {
        return;
    }
    m_panel->setPage(ReviewPanel::Page::Decision);
    setReviewing(true);
    m_parts.announcer->announce(m_panel->decision().words());
}

/// To the next marked move in a direction.
void MatchReview::goToMark(int step) {
    if (!m_reviewing) {
        setReviewing(true);
    }
    const int position = m_bar->markFrom(m_replay.position(), step);
    if (position >= 0) {
        showDecisionAt(position);
    }
}

void MatchReview::askAboutRound(int round) {
    setPlaying(false);
    const auto& moves = m_replay.whole().played()[static_cast<std::size_t>(round)].moves;
    const auto first = std::find_if(moves.begin(), moves.end(), [this](const auto& move) {
        return canBeAsked(m_replay.setup(), move.seat);
    });
    const int start = m_replay.startOf(round);
    if (first == moves.end()) {
        goTo(start);
        return;
    }
    const int position = start + static_cast<int>(first - moves.begin());
    if (canBeJudged()) {
        showDecisionAt(position);
    } else {
        goTo(position + 1);
    }
    askWhy();
}

void MatchReview::showLine(DecisionView::Branch branch, const std::vector<Play>& plays) {
    setPlaying(false);
    m_table->finishMotion();
    const std::optional<Match> from =
        possibleMatch(m_match.match, m_replay.round(), m_replay.move(), plays);
    m_branch = branch;
    if (from) {
        m_replay.enterLine(*from, plays);
    } else { // what follows cannot be dealt, but the decision itself can be shown
        m_replay.enterLine(m_replay.matchAt(m_replay.position()), {plays.data(), 1});
    }
}

void MatchReview::leaveLine() {
    goTo(m_replay.position());
    m_parts.announcer->announce(words());
}

/// What is known of a decision in this round; null if that is nothing. @param move how many came
/// before it.
const Moment* MatchReview::momentAt(int move) const {
    const auto& moments = analysis().moments;
    const auto found = std::find_if(moments.begin(), moments.end(), [&](const Moment& moment) {
        return moment.round == m_replay.round() && moment.move == move &&
               moment.kind != Moment::Kind::Dealt;
    });
    return found == moments.end() ? nullptr : &*found;
}

/// The decision that comes after the position.
const Moment* MatchReview::coming() const {
    return momentAt(m_replay.move());
}

/// The decision that all of the window is about: of a review the one to come, of a replay, and at
/// the end of a round, the last one.
std::optional<PlayerView::Move> MatchReview::subject() const {
    const std::optional<PlayerView::Move> next =
        m_reviewing ? m_replay.nextDecision() : std::nullopt;
    return next ? next : m_replay.decision();
}

void MatchReview::showCourse() {
    const MatchPanel* match = &m_panel->match();
    m_bar->setCourse(m_reviewing
                         ? courseOf(m_replay, m_match, analysis(), m_analysis.reasons(),
                                    [match](const Moment& each) { return match->isShown(each); })
                         : placesOf(m_replay));
}

/// The decision that the window is about, and in a review its mark.
QString MatchReview::words() const {
    if (!m_reviewing || m_replay.isInLine()) {
        return moveText(m_replay);
    }
    const Moment* about = m_replay.nextDecision() ? coming() : momentAt(m_replay.move() - 1);
    const QString text = nextMoveText(m_replay);
    return about && about->isMarked()
               ? tr("%1 %2.", "sentences; “Bad”").arg(text, markName(about->judgement->mark))
               : text;
}

void MatchReview::showPosition() {
    m_bar->setPosition(m_replay.position(), words(), positionText(m_replay));
    if (m_replay.isInLine()) {
        m_bar->setSteps(true, m_replay.lineStep() < m_replay.linePlays());
    }
    showOptions();
    m_bar->setScored(m_shown.hasScore());
    const auto decision = m_replay.isInLine() ? std::nullopt : subject();
    const bool byOpponent = decision && canBeAsked(m_replay.setup(), decision->seat);
    const bool byFriend = decision && isFriend(m_replay.setup().seat(decision->seat));
    m_bar->setDecided(decision.has_value() && !byFriend,
                      byOpponent ? seatName(m_replay.setup(), decision->seat) : QString());
}

/// What could be decided at the position.
void MatchReview::showOptions() {
    const Moment* now = coming();
    m_panel->match().select(now);
    m_panel->decision().showMoment(now, now ? m_analysis.reasons().of(*now) : nullptr);
    m_panel->showStep(m_branch, m_replay.lineStep());
    showExercise();
    if (m_shown.isShown()) {
        m_table->showBetter(m_reviewing && !m_replay.isInLine() ? m_panel->decision().better()
                                                                : std::nullopt);
    }
}

/// A marked decision can be played.
void MatchReview::showExercise() {
    const Moment* now = m_reviewing && !m_replay.isInLine() ? coming() : nullptr;
    m_panel->setPlayable(now && now->isMarked());
}

void MatchReview::askExercise() {
    const Moment* now = coming();
    if (!now || !now->isMarked() || m_replay.isInLine()) {
        return; // a press that was on its way
    }
    const Judgement& judgement = *now->judgement;
    Exercise exercise =
        exerciseOf(m_match.setup.rules, m_replay.matchAt(m_replay.position()), judgement);
    exercise.played = judgement.options[judgement.chosen].decision;
    emit exerciseAsked(exercise, setupOf(exercise, seatNames(m_match.setup)));
}

/// Whoever made the marked decision to come knew that hand: it is open with the own one. Only after
/// jumps, since it ends motion.
void MatchReview::showHands() {
    const Moment* now = m_reviewing ? coming() : nullptr;
    m_shown.openHand(now && now->isMarked() && now->seat != m_shown.seat() ? now->seat : -1);
}

int MatchReview::leastTableWidth(const QWidget& window) {
    constexpr double kOfScreen = 0.45; // a page needs no more than the rest
    const int most = static_cast<int>(availableWindowRect(&window).width() * kOfScreen);
    return std::min(kTableSize.width(), most);
}

/// In a small window a wide page takes the place of the table.
void MatchReview::arrange() {
    if (!m_shown.isShown()) {
        return;
    }
    const bool isWide = m_reviewing && m_panel->page() == ReviewPanel::Page::Match;
    m_table->setMinimumWidth(isWide ? kLeastTableWidth : leastTableWidth(*m_window));
    m_table->setVisible(!isWide ||
                        m_window->width() >= kTableSize.width() + m_panel->requiredWidth());
}

/// If a wide page has taken its place.
void MatchReview::showTable() {
    if (m_table->isHidden()) {
        m_panel->setPage(ReviewPanel::Page::Decision);
        arrange();
    }
}

void MatchReview::showScore() {
    if (!m_shown.hasScore()) {
        return;
    }
    setPlaying(false);
    showTable();
    m_shown.showScore();
}

void MatchReview::toggleWhy() {
    if (m_why->isAsking()) {
        m_why->close();
    } else {
        askWhy();
    }
}

/// Asks whoever made the decision that the window is about. What is thought of a person's own one
/// is shown, if it can be.
void MatchReview::askWhy() {
    const std::optional<PlayerView::Move> made = subject();
    if (!made || m_replay.isInLine()) {
        return;
    }
    const bool isNext = m_reviewing && m_replay.nextDecision();
    const int before = m_replay.position() - (isNext ? 0 : 1);
    setPlaying(false);
    m_shown.closeScore();
    showTable();
    m_table->finishMotion();
    if (m_replay.setup().isPerson(made->seat) && canBeJudged()) {
        showDecisionAt(before);
    } else {
        m_why->ask(m_replay.matchAt(before).view(made->seat), made->decision);
    }
}

void MatchReview::retranslate() {
    m_bar->setSeats(seatNames(m_replay.setup()), m_shown.seat());
    showCourse();
    showPosition();
    m_why->retranslate();
}

QString MatchReview::title() const {
    return tr("Match: %1, %2", "a game, when it was played")
        .arg(variantText(m_replay.setup()), timeText(timeOfDate(m_match.date)));
}

bool MatchReview::useKey(int key) {
    if (key == Qt::Key_Space) {
        go(ReplayBar::Action::Play);
        return true;
    }
    if (key != Qt::Key_Escape) {
        return false;
    }
    if (m_shown.closeScore()) {
        return true;
    }
    if (m_why->isAsking()) {
        m_why->close();
        return true;
    }
    if (m_replay.isInLine()) {
        leaveLine();
        return true;
    }
    return false;
}

void MatchReview::stop() {
    m_why->close();
    m_analysis.analyser().stop();
}

} // namespace settebello
