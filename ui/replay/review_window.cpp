// SPDX-License-Identifier: GPL-3.0-or-later
#include "replay/review_window.h"

#include "analysis/analysis_text.h"
#include "analysis/match_panel.h"
#include "analysis/possible_match.h"
#include "cards/card_pictures.h"
#include "covers/score_sheet.h"
#include "game/friends.h"
#include "game/match_text.h"
#include "game/record_file.h"
#include "replay/bar_scroll.h"
#include "replay/course_data.h"
#include "replay/replay_text.h"
#include "replay/review_panel.h"
#include "replay/why_speech.h"
#include "settings/settings_store.h"
#include "settings/window_state.h"
#include "table/motion/director.h"
#include "table/table_view.h"
#include "widgets/announcer.h"
#include "widgets/window_geometry.h"

#include <QKeyEvent>
#include <QShortcut>
#include <QVBoxLayout>

#include <algorithm>

namespace settebello {

namespace {

constexpr QSize kDefaultSize(1100, 760);
constexpr QSize kMinimumTableSize(480, 150);
constexpr int kLeastTableWidth = 200; ///< before it is hidden beside a wide page
constexpr char kGeometryKey[] = "replay/geometry";
/// ms between two moves of automatic replay; longer without motion, so that a move can be read.
constexpr int kPause = 600;
constexpr int kPauseAtOnce = 1200;

} // namespace

ReviewWindow::ReviewWindow(const Record& match, SettingsStore& store, CardPictures& pictures,
                           WindowState& windowState, QWidget* parent)
    : QDialog(parent)
    , m_store(store)
    , m_pictures(pictures)
    , m_match(match)
    , m_replay(match)
    , m_analysis(m_match)
    , m_announcer(new Announcer(this))
    , m_table(new TableView(m_replay.source(), pictures, this))
    , m_why(new WhySpeech(match.setup, *m_table, m_announcer, this))
    , m_bar(new ReplayBar(this))
    , m_panel(new ReviewPanel(m_match, m_analysis.reasons(), pictures, m_announcer, this))
    , m_speed(store.settings().display.animationSpeed)
    , m_seat(firstPerson(match.setup).value_or(0)) {
    setWindowFlags(Qt::Window);
    layOut();
    m_bar->setCount(m_replay.count());
    m_bar->setSpeed(m_speed);
    connectReplay();
    connectBar();
    connectPanel();
    connectAnalysis();
    makeKeys();
    useSettings();
    showSpectator();
    setReviewing(false);
    retranslate();
    fitToScreen(this, kDefaultSize);
    keepGeometry(this, windowState, QLatin1String(kGeometryKey));
    m_bar->focusCourse();
    if (canBeJudged()) {
        m_analysis.analyser().read();
    }
}

ReviewWindow::~ReviewWindow() {
    delete m_table; // before what it shows
}

void ReviewWindow::layOut() {
    constexpr int kTableShare = 3;
    constexpr int kPanelShare = 2;
    m_table->setMinimumSize(kMinimumTableSize);
    // The bar gets its height first; the table and the panel share what is left.
    m_table->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Ignored);
    m_panel->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Ignored);
    m_table->installEventFilter(this);
    auto* row = new QHBoxLayout;
    row->setSpacing(0);
    row->addWidget(m_table, kTableShare);
    row->addWidget(m_panel, kPanelShare);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(row, 1);
    column->addWidget(new BarScroll(m_bar));
}

void ReviewWindow::connectReplay() {
    m_next.setSingleShot(true);
    connect(&m_next, &QTimer::timeout, this, &ReviewWindow::playOn);
    connect(&m_table->director(), &Director::rested, this, &ReviewWindow::wait);
    connect(&m_replay, &Replay::moved, this, &ReviewWindow::closeScore);
    connect(&m_replay, &Replay::moved, m_why, &WhySpeech::close);
    connect(&m_replay, &Replay::moved, this, &ReviewWindow::showPosition);
    connect(&m_store, &SettingsStore::changed, this, &ReviewWindow::useSettings);
}

void ReviewWindow::connectBar() {
    connect(m_bar, &ReplayBar::pressed, this, &ReviewWindow::go);
    connect(m_bar, &ReplayBar::sought, this, &ReviewWindow::goTo);
    connect(m_bar, &ReplayBar::speedChosen, this, [this](double speed) {
        m_speed = speed;
        useSettings();
    });
    connect(m_bar, &ReplayBar::seatChosen, this, [this](int seat) {
        m_seat = seat;
        m_openHand = -1;
        showSpectator();
        showHands();
    });
    connect(m_bar, &ReplayBar::openChosen, this, [this](bool open) {
        m_open = open;
        showSpectator();
    });
    connect(m_bar, &ReplayBar::scoreAsked, this, &ReviewWindow::showScore);
    connect(m_bar, &ReplayBar::markAsked, this, &ReviewWindow::goToMark);
    connect(m_bar, &ReplayBar::reviewChosen, this, &ReviewWindow::setReviewing);
    connect(m_bar, &ReplayBar::whyAsked, this, &ReviewWindow::toggleWhy);
}

void ReviewWindow::connectPanel() {
    const auto positionOf = [this](int point) {
        const Moment& moment = analysis().moments[static_cast<std::size_t>(point)];
        return m_replay.startOf(moment.round) + moment.move;
    };
    MatchPanel* match = &m_panel->match();
    connect(match, &MatchPanel::whoseChanged, this, &ReviewWindow::showCourse);
    connect(match, &MatchPanel::selected, this, [this, positionOf](int point) {
        setPlaying(false);
        goTo(positionOf(point)); // the list announces what it is
    });
    connect(match, &MatchPanel::opened, this,
            [this, positionOf](int point) { showDecisionAt(positionOf(point)); });
    connect(&m_panel->decision(), &DecisionView::tableAsked, this, &ReviewWindow::showLine);
    connect(m_panel, &ReviewPanel::pageChosen, this, &ReviewWindow::arrange);
}

void ReviewWindow::connectAnalysis() {
    m_analysis.showIn(m_panel, m_announcer);
    connect(&m_analysis, &ReviewAnalysis::progressed, this, [this] {
        showCourse();
        showPosition();
    });
    connect(&m_analysis, &ReviewAnalysis::reasonsFound, this, [this] {
        showCourse();
        showOptions();
    });
}

/// These keys work wherever the focus is, except that the space bar presses a focused button.
void ReviewWindow::makeKeys() {
    const auto key = [this](int keys, ReplayBar::Action where) {
        connect(new QShortcut(keys, this), &QShortcut::activated, this,
                [this, where] { go(where); });
    };
    key(Qt::Key_Home, ReplayBar::Action::Start);
    key(Qt::Key_PageUp, ReplayBar::Action::PreviousRound);
    key(Qt::Key_Left, ReplayBar::Action::Back);
    key(Qt::Key_Right, ReplayBar::Action::Forward);
    key(Qt::Key_PageDown, ReplayBar::Action::NextRound);
    key(Qt::Key_End, ReplayBar::Action::End);
    connect(new QShortcut(Qt::Key_N, this), &QShortcut::activated, this, [this] { goToMark(1); });
    connect(new QShortcut(Qt::Key_P, this), &QShortcut::activated, this, [this] { goToMark(-1); });
    connect(new QShortcut(Qt::Key_B, this), &QShortcut::activated, this,
            &ReviewWindow::toggleReview);
    connect(new QShortcut(Qt::Key_W, this), &QShortcut::activated, this, &ReviewWindow::toggleWhy);
}

void ReviewWindow::useSettings() {
    Settings::Display display = m_store.settings().display;
    display.animationSpeed = m_speed;
    m_table->setDisplay(display);
    Settings::Assist assist = m_store.settings().assist;
    assist.hints = false;
    m_table->setAssist(assist);
    if (m_sheet) {
        m_sheet->setTheme(tableTheme(QString::fromStdString(display.table)));
    }
}

void ReviewWindow::go(ReplayBar::Action where) {
    const bool plays = m_playing;
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
    m_announcer->announce(words());
}

void ReviewWindow::goTo(int position) {
    m_replay.goTo(position);
    showHands();
}

void ReviewWindow::forward() {
    m_table->finishMotion(); // the player wants to see the next move
    step();
}

/// False at the end. What was opened for a mark is closed again.
bool ReviewWindow::step() {
    if (m_openHand >= 0) {
        m_openHand = -1;
        showSpectator();
    }
    return m_replay.forward();
}

void ReviewWindow::setPlaying(bool playing) {
    if (playing == m_playing) {
        return;
    }
    m_playing = playing;
    m_bar->setPlaying(playing);
    if (!playing) {
        m_next.stop();
        return;
    }
    if (m_replay.atEnd()) {
        m_replay.goTo(0);
    }
    playOn();
}

void ReviewWindow::playOn() {
    if (!m_playing || m_table->moving()) {
        return; // wait() follows once nothing moves
    }
    if (!step()) {
        setPlaying(false);
    } else if (!m_table->moving()) {
        wait(); // nothing moved
    }
}

void ReviewWindow::wait() {
    if (m_playing && m_replay.atEnd()) {
        setPlaying(false);
    } else if (m_playing) {
        m_next.start(m_speed > 0 ? qRound(kPause / m_speed) : kPauseAtOnce);
    }
}

void ReviewWindow::setAnalysis(const Analysis& analysis) {
    m_analysis.analyser().use(analysis);
}

void ReviewWindow::review() {
    m_panel->setPage(ReviewPanel::Page::Match);
    setReviewing(true);
    if (m_reviewing) {
        m_panel->match().focusMarks();
    }
}

void ReviewWindow::setReviewing(bool on) {
    m_reviewing = on && canBeJudged();
    if (!m_reviewing && m_panel->isAncestorOf(focusWidget())) {
        m_bar->focusCourse();
    }
    m_panel->setVisible(m_reviewing);
    m_bar->setReview(canBeJudged(), m_reviewing);
    m_analysis.setWanted(m_reviewing);
    showCourse();
    showHands();
    showPosition();
    arrange();
}

/// Shows or hides what could be decided now.
void ReviewWindow::toggleReview() {
    if (m_reviewing && m_panel->page() == ReviewPanel::Page::Decision) {
        setReviewing(false);
    } else {
        showDecision();
    }
}

void ReviewWindow::showMove(int round, int move) {
    showDecisionAt(m_replay.startOf(round) + move);
}

void ReviewWindow::showDecisionAt(int position) {
    setPlaying(false);
    m_replay.goTo(position);
    showDecision();
}

/// Shows what could be decided now, and announces what it was.
void ReviewWindow::showDecision() {
    if (!canBeJudged()) {
        return;
    }
    m_panel->setPage(ReviewPanel::Page::Decision);
    setReviewing(true);
    m_announcer->announce(m_panel->decision().words());
}

/// To the next marked move in a direction.
void ReviewWindow::goToMark(int step) {
    if (!m_reviewing) {
        setReviewing(true);
    }
    const int position = m_bar->markFrom(m_replay.position(), step);
    if (position >= 0) {
        showDecisionAt(position);
    }
}

void ReviewWindow::askAboutRound(int round) {
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

void ReviewWindow::showLine(DecisionView::Branch branch, const std::vector<Play>& plays) {
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

void ReviewWindow::leaveLine() {
    goTo(m_replay.position());
    m_announcer->announce(words());
}

/// What is known of a decision in this round; null if that is nothing. @param move how many came
/// before it.
const Moment* ReviewWindow::momentAt(int move) const {
    const auto& moments = analysis().moments;
    const auto found = std::find_if(moments.begin(), moments.end(), [&](const Moment& moment) {
        return moment.round == m_replay.round() && moment.move == move &&
               moment.kind != Moment::Kind::Dealt;
    });
    return found == moments.end() ? nullptr : &*found;
}

/// The decision that comes after the position.
const Moment* ReviewWindow::coming() const {
    return momentAt(m_replay.move());
}

/// The decision that all of the window is about: of a review the one to come, of a replay, and at
/// the end of a round, the last one.
std::optional<PlayerView::Move> ReviewWindow::subject() const {
    const std::optional<PlayerView::Move> next =
        m_reviewing ? m_replay.nextDecision() : std::nullopt;
    return next ? next : m_replay.decision();
}

void ReviewWindow::showCourse() {
    const MatchPanel* match = &m_panel->match();
    m_bar->setCourse(m_reviewing
                         ? courseOf(m_replay, m_match, analysis(), m_analysis.reasons(),
                                    [match](const Moment& each) { return match->isShown(each); })
                         : placesOf(m_replay));
}

/// The decision that the window is about, and in a review its mark.
QString ReviewWindow::words() const {
    if (!m_reviewing || m_replay.isInLine()) {
        return moveText(m_replay);
    }
    const Moment* about = m_replay.nextDecision() ? coming() : momentAt(m_replay.move() - 1);
    const QString text = nextMoveText(m_replay);
    return about && about->isMarked()
               ? tr("%1 %2.", "sentences; “Bad”").arg(text, markName(about->judgement->mark))
               : text;
}

void ReviewWindow::showPosition() {
    m_bar->setPosition(m_replay.position(), words(), positionText(m_replay));
    if (m_replay.isInLine()) {
        m_bar->setSteps(true, m_replay.lineStep() < m_replay.linePlays());
    }
    showOptions();
    m_bar->setScored(atRoundsEnd());
    const auto decision = m_replay.isInLine() ? std::nullopt : subject();
    const bool byOpponent = decision && canBeAsked(m_replay.setup(), decision->seat);
    const bool byFriend = decision && isFriend(m_replay.setup().seat(decision->seat));
    m_bar->setDecided(decision.has_value() && !byFriend,
                      byOpponent ? seatName(m_replay.setup(), decision->seat) : QString());
}

/// What could be decided at the position.
void ReviewWindow::showOptions() {
    const Moment* now = coming();
    m_panel->match().select(now);
    m_panel->decision().showMoment(now, now ? m_analysis.reasons().of(*now) : nullptr);
    m_panel->showStep(m_branch, m_replay.lineStep());
    m_table->showBetter(m_reviewing && !m_replay.isInLine() ? m_panel->decision().better()
                                                            : std::nullopt);
}

/// Whoever made the marked decision to come knew that hand: it is open with the own one. Only after
/// jumps, since it ends motion.
void ReviewWindow::showHands() {
    const Moment* now = m_reviewing ? coming() : nullptr;
    const int open = now && now->isMarked() && now->seat != m_seat ? now->seat : -1;
    if (open != m_openHand) {
        m_openHand = open;
        showSpectator();
    }
}

void ReviewWindow::showSpectator() {
    m_table->setSpectator(m_seat, m_open, m_openHand);
    m_panel->setOpenHand(m_openHand >= 0 && !m_open ? seatName(m_replay.setup(), m_openHand)
                                                    : QString());
}

/// In a small window a wide page takes the place of the table.
void ReviewWindow::arrange() {
    const bool isWide = m_reviewing && m_panel->page() == ReviewPanel::Page::Match;
    m_table->setMinimumWidth(isWide ? kLeastTableWidth : kMinimumTableSize.width());
    m_table->setVisible(!isWide || width() >= kMinimumTableSize.width() + m_panel->requiredWidth());
}

/// If a wide page has taken its place.
void ReviewWindow::showTable() {
    if (m_table->isHidden()) {
        m_panel->setPage(ReviewPanel::Page::Decision);
        arrange();
    }
}

bool ReviewWindow::atRoundsEnd() const {
    const auto round = static_cast<std::size_t>(m_replay.round());
    return !m_replay.isInLine() && m_replay.move() == m_replay.moves() &&
           m_replay.whole().played()[round].scored;
}

void ReviewWindow::showScore() {
    if (!atRoundsEnd()) {
        return;
    }
    closeScore();
    setPlaying(false);
    showTable();
    m_table->finishMotion();
    const Match match = m_replay.matchAt(m_replay.position());
    const RoundScored scored{match.played().back().points, match.scores()};
    m_sheet = new ScoreSheet(
        roundSummary(match.rules(), match.roundEvents(), scored, m_replay.setup().rules.base),
        sideNames(m_replay.setup()),
        tableTheme(QString::fromStdString(m_store.settings().display.table)), m_pictures, m_table);
    connect(m_sheet, &ScoreSheet::closed, this, &ReviewWindow::closeScore);
}

void ReviewWindow::closeScore() {
    if (m_sheet) {
        m_sheet->leave();
        m_sheet.clear();
    }
}

void ReviewWindow::toggleWhy() {
    if (m_why->isAsking()) {
        m_why->close();
    } else {
        askWhy();
    }
}

/// Asks whoever made the decision that the window is about. What is thought of a person's own one
/// is shown, if it can be.
void ReviewWindow::askWhy() {
    const std::optional<PlayerView::Move> made = subject();
    if (!made || m_replay.isInLine()) {
        return;
    }
    const bool isNext = m_reviewing && m_replay.nextDecision();
    const int before = m_replay.position() - (isNext ? 0 : 1);
    setPlaying(false);
    closeScore();
    showTable();
    m_table->finishMotion();
    if (m_replay.setup().isPerson(made->seat) && canBeJudged()) {
        showDecisionAt(before);
    } else {
        m_why->ask(m_replay.matchAt(before).view(made->seat), made->decision);
    }
}

void ReviewWindow::retranslate() {
    QStringList names;
    for (int seat = 0; seat < m_replay.setup().rules.rules.table.players; ++seat) {
        names += seatName(m_replay.setup(), seat);
    }
    m_bar->setSeats(names, m_seat);
    setWindowTitle(tr("Match: %1, %2", "a game, when it was played")
                       .arg(variantText(m_replay.setup()), timeText(timeOfDate(m_match.date))));
    showCourse();
    showPosition();
    m_why->retranslate();
}

void ReviewWindow::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
    QDialog::changeEvent(event);
}

void ReviewWindow::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Space) {
        go(ReplayBar::Action::Play);
    } else if (event->key() == Qt::Key_Escape && m_why->isAsking()) {
        m_why->close();
    } else if (event->key() == Qt::Key_Escape && m_replay.isInLine()) {
        leaveLine();
    } else {
        QDialog::keyPressEvent(event);
    }
}

bool ReviewWindow::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_table && event->type() == QEvent::KeyPress) {
        auto* key = static_cast<QKeyEvent*>(event);
        if (key->key() == Qt::Key_Space || key->key() == Qt::Key_Escape) {
            keyPressEvent(key); // the table has no use for them here
            return true;
        }
    }
    return QDialog::eventFilter(watched, event);
}

void ReviewWindow::resizeEvent(QResizeEvent* event) {
    QDialog::resizeEvent(event);
    arrange();
}

void ReviewWindow::hideEvent(QHideEvent* event) {
    setPlaying(false);
    if (!event->spontaneous()) {
        m_why->close();
        m_analysis.analyser().stop();
    }
    QDialog::hideEvent(event);
}

} // namespace settebello
