// SPDX-License-Identifier: GPL-3.0-or-later
#include "replay/replay_window.h"

#include "analysis/analysis_text.h"
#include "analysis/possible_match.h"
#include "cards/card_pictures.h"
#include "covers/score_sheet.h"
#include "game/friends.h"
#include "game/match_text.h"
#include "game/record_file.h"
#include "replay/analysis_panel.h"
#include "replay/replay_text.h"
#include "settings/file_access.h"
#include "settings/settings_store.h"
#include "settings/window_state.h"
#include "table/motion/director.h"
#include "table/table_view.h"
#include "text/level_text.h"
#include "text/sweep_name.h"
#include "text/why_text.h"
#include "widgets/announcer.h"
#include "widgets/window_geometry.h"

#include <QKeyEvent>
#include <QShortcut>
#include <QVBoxLayout>

#include <algorithm>

namespace settebello {

namespace {

/// Whether a level plays there, which can say why.
bool canBeAsked(const MatchSetup& setup, int seat) {
    return !isHuman(setup.seat(seat));
}

constexpr QSize kDefaultSize(1100, 760);
constexpr QSize kMinimumTableSize(480, 150);
constexpr char kGeometryKey[] = "replay/geometry";
/// ms between two moves of automatic replay; longer without motion, so that a move can be read.
constexpr int kPause = 600;
constexpr int kPauseAtOnce = 1200;
/// ms after which a player who is asked says that it takes a moment.
constexpr int kPatience = 300;

} // namespace

ReplayWindow::ReplayWindow(const Record& match, SettingsStore& store, CardPictures& pictures,
                           WindowState& windowState, QWidget* parent)
    : QDialog(parent)
    , m_store(store)
    , m_pictures(pictures)
    , m_windowState(windowState)
    , m_match(match)
    , m_replay(match)
    , m_analyser(match.match, toQString(match.file))
    , m_reasons(match.match)
    , m_table(new TableView(m_replay.source(), pictures, this))
    , m_bar(new ReplayBar(this))
    , m_panel(new AnalysisPanel(m_match, pictures, this))
    , m_announcer(new Announcer(this))
    , m_speed(store.settings().display.animationSpeed)
    , m_seat(firstPerson(match.setup).value_or(0)) {
    setWindowFlags(Qt::Window);
    m_table->setMinimumSize(kMinimumTableSize);
    m_table->installEventFilter(this);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    auto* row = new QHBoxLayout;
    row->setSpacing(0);
    row->addWidget(m_table, 1);
    row->addWidget(m_panel);
    column->addLayout(row, 1);
    column->addWidget(m_bar);
    m_bar->setCount(m_replay.count());
    m_bar->setSpeed(m_speed);
    m_bar->setAnalysable(match.match.over());
    m_panel->hide();
    connectBar();
    makeKeys();
    m_next.setSingleShot(true);
    connect(&m_next, &QTimer::timeout, this, &ReplayWindow::playOn);
    connect(&m_table->director(), &Director::rested, this, &ReplayWindow::wait);
    connect(m_table, &TableView::speechClosed, this, &ReplayWindow::closeWhy);
    m_asking.setSingleShot(true);
    m_asking.setInterval(kPatience);
    connect(&m_asking, &QTimer::timeout, this,
            [this] { say(tr("One moment: I have to think back.")); });
    connect(&m_reasons, &MarkReasons::found, this, &ReplayWindow::showOptions);
    connect(&m_replay, &Replay::moved, this, &ReplayWindow::closeScore);
    connect(&m_replay, &Replay::moved, this, &ReplayWindow::closeWhy);
    connect(&m_replay, &Replay::moved, this, &ReplayWindow::showPosition);
    connect(&m_store, &SettingsStore::changed, this, &ReplayWindow::useSettings);
    useSettings();
    m_table->setSpectator(m_seat, m_openChosen);
    retranslate();
    restorePlace();
    m_table->setFocus();
    m_analyser.read();
}

ReplayWindow::~ReplayWindow() {
    delete m_table; // before what it shows
}

void ReplayWindow::connectBar() {
    connect(m_bar, &ReplayBar::pressed, this, &ReplayWindow::go);
    connect(m_bar, &ReplayBar::sought, &m_replay, &Replay::goTo);
    connect(m_bar, &ReplayBar::speedChosen, this, [this](double speed) {
        m_speed = speed;
        useSettings();
    });
    connect(m_bar, &ReplayBar::seatChosen, this, [this](int seat) {
        m_seat = seat;
        m_table->setSpectator(m_seat, m_handsOpen);
    });
    connect(m_bar, &ReplayBar::openChosen, this, [this](bool open) {
        m_openChosen = open;
        m_handsOpen = open;
        m_table->setSpectator(m_seat, m_handsOpen);
    });
    connect(m_bar, &ReplayBar::scoreAsked, this, &ReplayWindow::showScore);
    connect(m_bar, &ReplayBar::markAsked, this, &ReplayWindow::goToMark);
    connect(m_bar, &ReplayBar::bestChosen, this, &ReplayWindow::showBest);
    connect(m_bar, &ReplayBar::whyAsked, this, &ReplayWindow::toggleWhy);
    connect(m_bar, &ReplayBar::analysisAsked, this, [this] { emit analysisAsked(m_match); });
    connect(&m_panel->decision(), &DecisionView::tableAsked, this, &ReplayWindow::showLine);
    connect(&m_analyser, &Analyser::progressed, this, [this] {
        const Analysis& read = m_analyser.analysis();
        if (read.moments.size() >= m_analysis.moments.size()) { // else it is older than what is set
            setAnalysis(read);
        }
    });
}

/// These keys work wherever the focus is, except that the space bar presses a focused button.
void ReplayWindow::makeKeys() {
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
            [this] { showBest(!m_panel->isBestShown()); });
    connect(new QShortcut(Qt::Key_W, this), &QShortcut::activated, this, &ReplayWindow::toggleWhy);
}

void ReplayWindow::useSettings() {
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

void ReplayWindow::go(ReplayBar::Action where) {
    const bool plays = m_playing;
    setPlaying(false);
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
        break;
    case ReplayBar::Action::Forward:
        forward();
        break;
    case ReplayBar::Action::NextRound:
        m_replay.nextRound();
        break;
    case ReplayBar::Action::End:
        m_replay.goTo(m_replay.count() - 1);
        break;
    }
    if (where != ReplayBar::Action::Play && where != ReplayBar::Action::Forward) {
        m_announcer->announce(words());
    }
}

void ReplayWindow::setAnalysis(const Analysis& analysis) {
    m_analysis = analysis;
    m_reasons.update(m_analysis);
    QList<ReplayBar::MarkedPosition> marks;
    for (const Moment& moment : m_analysis.moments) {
        if (moment.isMarked()) {
            marks += {m_replay.startOf(moment.round) + moment.move, moment.judgement->mark};
        }
    }
    m_bar->setMarks(marks, !m_analysis.moments.empty());
    m_panel->setVisible(!m_analysis.moments.empty());
    showPosition();
}

/// What is known of a decision in this round; null if that is nothing. @param move how many came
/// before it.
const Moment* ReplayWindow::momentAt(int move) const {
    const auto found = std::find_if(
        m_analysis.moments.begin(), m_analysis.moments.end(), [this, move](const Moment& moment) {
            return moment.round == m_replay.round() && moment.move == move &&
                   moment.kind != Moment::Kind::Dealt;
        });
    return found == m_analysis.moments.end() ? nullptr : &*found;
}

/// The decision that comes after the position.
const Moment* ReplayWindow::coming() const {
    return momentAt(m_replay.move());
}

void ReplayWindow::showMove(int round, int move) {
    showDecisionAt(m_replay.startOf(round) + move);
}

void ReplayWindow::showDecisionAt(int position) {
    setPlaying(false);
    m_replay.goTo(position);
    showBest(true);
    showHands();
}

void ReplayWindow::askAboutRound(int round) {
    setPlaying(false);
    const auto& moves = m_replay.whole().played()[static_cast<std::size_t>(round)].moves;
    const auto first = std::find_if(moves.begin(), moves.end(), [this](const auto& move) {
        return canBeAsked(m_replay.setup(), move.seat);
    });
    const bool isAny = first != moves.end();
    m_replay.goTo(m_replay.startOf(round) +
                  (isAny ? static_cast<int>(first - moves.begin()) + 1 : 0));
}

/// To the next marked move in a direction.
void ReplayWindow::goToMark(int step) {
    const int position = m_bar->markFrom(m_replay.position(), step);
    if (position >= 0) {
        showDecisionAt(position);
    }
}

/// Shows or hides what could be decided now, and announces what it was.
void ReplayWindow::showBest(bool shown) {
    if (m_analysis.moments.empty()) {
        return;
    }
    m_bar->setBestShown(shown);
    m_panel->setBestShown(shown);
    if (shown) {
        m_announcer->announce(m_panel->decision().words());
    }
}

void ReplayWindow::showLine(DecisionView::Branch branch, const std::vector<Play>& plays) {
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

void ReplayWindow::leaveLine() {
    m_replay.goTo(m_replay.position());
    m_announcer->announce(words());
}

void ReplayWindow::forward() {
    m_table->finishMotion(); // the player wants to see the next move
    m_replay.forward();
}

void ReplayWindow::setPlaying(bool playing) {
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

void ReplayWindow::playOn() {
    if (!m_playing || m_table->moving()) {
        return; // wait() follows once nothing moves
    }
    if (!m_replay.forward()) {
        setPlaying(false);
    } else if (!m_table->moving()) {
        wait(); // nothing moved
    }
}

void ReplayWindow::wait() {
    if (m_playing && m_replay.atEnd()) {
        setPlaying(false);
    } else if (m_playing) {
        m_next.start(m_speed > 0 ? qRound(kPause / m_speed) : kPauseAtOnce);
    }
}

/// The move that led to the position, and its mark.
QString ReplayWindow::words() const {
    const QString text = moveText(m_replay);
    if (m_replay.lineStep() > 0) {
        return text;
    }
    const auto before = std::find_if(
        m_analysis.moments.begin(), m_analysis.moments.end(), [this](const Moment& moment) {
            return moment.round == m_replay.round() && moment.move == m_replay.move() - 1 &&
                   moment.isMarked();
        });
    return before == m_analysis.moments.end()
               ? text
               : tr("%1 %2.", "sentences; “Bad”").arg(text, markName(before->judgement->mark));
}

void ReplayWindow::showPosition() {
    m_bar->setPosition(m_replay.position(), words(), positionText(m_replay));
    if (m_replay.isInLine()) {
        m_bar->setSteps(true, m_replay.lineStep() < m_replay.linePlays());
    }
    showOptions();
    m_bar->setScored(atRoundsEnd());
    const auto decision = m_replay.isInLine() ? std::nullopt : m_replay.decision();
    const bool byOpponent = decision && canBeAsked(m_replay.setup(), decision->seat);
    const bool byFriend = decision && isFriend(m_replay.setup().seat(decision->seat));
    m_bar->setDecided(decision.has_value() && !byFriend,
                      byOpponent ? seatName(m_replay.setup(), decision->seat) : QString());
}

/// What could be decided at the position.
void ReplayWindow::showOptions() {
    const Moment* now = coming();
    m_panel->showMoment(now, now ? m_reasons.of(*now) : nullptr);
    m_panel->showStep(m_branch, m_replay.lineStep());
}

/// Whoever made the marked decision to come knew that hand. Only after jumps, since it ends motion.
void ReplayWindow::showHands() {
    const Moment* now = coming();
    const bool open = m_openChosen || (now && now->isMarked() && now->seat != m_seat);
    if (open != m_handsOpen) {
        m_handsOpen = open;
        m_table->setSpectator(m_seat, open);
    }
}

bool ReplayWindow::atRoundsEnd() const {
    const auto round = static_cast<std::size_t>(m_replay.round());
    return !m_replay.isInLine() && m_replay.move() == m_replay.moves() &&
           m_replay.whole().played()[round].scored;
}

void ReplayWindow::showScore() {
    if (!atRoundsEnd()) {
        return;
    }
    closeScore();
    setPlaying(false);
    m_table->finishMotion();
    const Match match = m_replay.matchAt(m_replay.position());
    const RoundScored scored{match.played().back().points, match.scores()};
    m_sheet = new ScoreSheet(
        roundSummary(match.rules(), match.roundEvents(), scored, m_replay.setup().rules.base),
        sideNames(m_replay.setup()),
        tableTheme(QString::fromStdString(m_store.settings().display.table)), m_pictures, m_table);
    connect(m_sheet, &ScoreSheet::closed, this, &ReplayWindow::closeScore);
}

void ReplayWindow::closeScore() {
    if (m_sheet) {
        m_sheet->leave();
        m_sheet.clear();
    }
}

bool ReplayWindow::isAskingWhy() const {
    return !m_table->speech().isEmpty() || m_explaining.isRunning();
}

void ReplayWindow::toggleWhy() {
    if (isAskingWhy()) {
        closeWhy();
    } else {
        askWhy();
    }
}

/// Asks whoever made the decision that led to the position.
void ReplayWindow::askWhy() {
    const std::optional<PlayerView::Move> made = m_replay.decision();
    if (!made || m_replay.isInLine()) {
        return;
    }
    setPlaying(false);
    closeScore();
    m_table->finishMotion();
    const SeatSetup& seat = m_replay.setup().seat(made->seat);
    if (m_replay.setup().isPerson(made->seat)) {
        sayOwn(momentAt(m_replay.move() - 1));
        m_announcer->announce(m_table->speech());
        return;
    }
    m_asking.start();
    m_explaining.start(
        [view = m_replay.matchAt(m_replay.position() - 1).view(made->seat),
         decision = made->decision, level = seat.level, seed = seat.seed](const TaskRun& run) {
            return explain(view, decision, {level, seed, Limits()}, run.stop());
        },
        [this](const std::optional<Explanation>& explanation) {
            m_why = explanation;
            showWhy();
        });
}

/// What the analysis says of a person's decision, or else where that will be found.
void ReplayWindow::sayOwn(const Moment* made) {
    if (!made || !made->judgement) {
        say(ownDecisionText(!m_analysis.moments.empty()));
    } else if (made->isMarked()) {
        m_table->showSpeech(markedText(m_match, *made, m_reasons.of(*made)));
    } else {
        m_table->showSpeech(markTitle(m_match, *made));
    }
}

/// Lets the player speak who made that decision.
void ReplayWindow::say(const QString& text) {
    const int seat = m_replay.decision()->seat;
    const QString name = seatName(m_replay.setup(), seat);
    const QString speaker =
        m_replay.setup().isPerson(seat)
            ? name
            : tr("%1 (%2)", "a player, the level").arg(name, seatLevelName(m_replay.setup(), seat));
    m_table->showSpeech(tr("%1: %2", "a player, what the player says").arg(speaker, text));
}

void ReplayWindow::showWhy() {
    const PlayerView::Move made = *m_replay.decision();
    const SeatSetup& seat = m_replay.setup().seat(made.seat);
    m_asking.stop();
    const NamedRules& rules = m_replay.setup().rules;
    say(withSweepName(
        whyText(*m_why, made.decision, {seat.level, seat.seed, Limits()}, rules.rules),
        rules.base));
    m_announcer->announce(m_table->speech());
}

void ReplayWindow::closeWhy() {
    m_asking.stop();
    m_explaining.stop();
    m_why.reset();
    m_table->clearSpeech();
}

void ReplayWindow::restorePlace() {
    fitToScreen(this, kDefaultSize);
    keepGeometry(this, m_windowState, QLatin1String(kGeometryKey));
}

void ReplayWindow::retranslate() {
    QStringList names;
    for (int seat = 0; seat < m_replay.setup().rules.rules.table.players; ++seat) {
        names += seatName(m_replay.setup(), seat);
    }
    m_bar->setSeats(names, m_seat);
    setWindowTitle(tr("Replay: %1, %2", "a game, when it was played")
                       .arg(variantText(m_replay.setup()), timeText(timeOfDate(m_match.date))));
    showPosition();
    if (m_why) {
        showWhy();
    } else if (isAskingWhy()) {
        askWhy(); // who has not answered yet, or a person's own answer
    }
}

void ReplayWindow::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
    QDialog::changeEvent(event);
}

void ReplayWindow::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Space) {
        go(ReplayBar::Action::Play);
    } else if (event->key() == Qt::Key_Escape && isAskingWhy()) {
        closeWhy();
    } else if (event->key() == Qt::Key_Escape && m_replay.isInLine()) {
        leaveLine();
    } else {
        QDialog::keyPressEvent(event);
    }
}

bool ReplayWindow::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_table && event->type() == QEvent::KeyPress) {
        auto* key = static_cast<QKeyEvent*>(event);
        if (key->key() == Qt::Key_Space || key->key() == Qt::Key_Escape) {
            keyPressEvent(key); // the table has no use for them here
            return true;
        }
    }
    return QDialog::eventFilter(watched, event);
}

void ReplayWindow::hideEvent(QHideEvent* event) {
    setPlaying(false);
    if (!event->spontaneous()) {
        closeWhy();
    }
    QDialog::hideEvent(event);
}

} // namespace settebello
