// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/panels/hand_over.h"

#include "game/friends.h"
#include "game/match_source.h"
#include "game/match_text.h"
#include "table/motion/director.h"
#include "table/panels/guarded_prompt.h"
#include "text/named_sentence.h"
#include "widgets/window_watch.h"

#include <QKeyEvent>

namespace settebello {

namespace {

/// Opens the hand. It plays no card, and is a letter in every language.
constexpr Qt::Key kShowKey = Qt::Key_S;

} // namespace

HandOver::HandOver(MatchSource& source, Director& director, QWidget* table)
    : QObject(table)
    , m_source(source)
    , m_director(director)
    , m_table(table)
    , m_prompt(new GuardedPrompt(table)) {
    connect(m_prompt, &GuardedPrompt::keyRefused, this, [this] { emit asked(instruction()); });
    // Connected before the table is: between rounds and after the match everybody looks at the
    // screen.
    connect(&source, &MatchSource::matchStarted, this, &HandOver::closeAll);
    connect(&source, &MatchSource::happened, this, [this](const Event& event) {
        if (std::holds_alternative<RoundStarted>(event) ||
            std::holds_alternative<MatchWon>(event)) { // which may leave cards in the hands
            closeAll();
        } else if (std::holds_alternative<RoundScored>(event)) {
            stopWaiting();
        }
    });
    connect(&director, &Director::rested, this, &HandOver::update);
    const auto* watch = new WindowWatch(table);
    connect(watch, &WindowWatch::left, this, &HandOver::turnDown);
    connect(watch, &WindowWatch::returned, this, [this] {
        if (m_prompt->asking()) {
            m_prompt->lock(); // a click that only brings the window back opens nothing
            emit asked(question() + QLatin1Char(' ') + instruction());
        }
    });
}

void HandOver::closeAll() {
    stopWaiting();
    if (m_source.isShared()) {
        takeAway();
    }
}

void HandOver::stopWaiting() {
    m_next = -1;
    m_takesBack = false;
    m_prompt->dismiss();
}

void HandOver::waitFor(int seat) {
    stopWaiting();
    m_next = seat;
    update();
}

/// Nobody has the screen any more.
void HandOver::takeAway() {
    m_source.setViewer(-1);
    m_director.setViewer(-1);
    emit closed();
}

void HandOver::begin() {
    m_isSetUp = true;
    stopWaiting();
    if (m_source.isShared()) {
        m_director.setViewer(m_source.viewer());
    }
}

bool HandOver::ask(int seat) {
    if (!m_source.isShared() || m_source.viewer() == seat) {
        return false;
    }
    if (m_takesBack) {
        m_otherwise = seat;
        return true;
    }
    takeAway();
    waitFor(seat);
    return true;
}

void HandOver::waitForFriends() {
    if (m_source.isShared() && m_source.viewer() >= 0 && hasFriends(m_source.setup())) {
        takeAway();
    }
}

void HandOver::turnDown() {
    if (!m_source.hasMatch() || !m_source.isShared() || m_source.viewer() < 0) {
        return;
    }
    const int seat = m_source.viewer();
    takeAway();
    if (m_source.round().phase != Phase::Over) {
        waitFor(seat);
    }
}

void HandOver::setPaused(bool paused) {
    if (m_source.isShared()) {
        if (paused) {
            turnDown();
            m_prompt->dismiss();
        } else {
            update();
        }
    } else if (paused) {
        takeAway();
    } else {
        const int seat = m_source.ownSeats().front();
        m_source.setViewer(seat);
        m_director.setViewer(seat);
        emit reopened();
    }
}

void HandOver::takeBack() {
    const std::optional<int> seat = m_source.abilities().takeBack;
    if (!seat) {
        return;
    }
    if (!m_source.isShared() || m_source.viewer() == *seat) {
        m_source.takeBack();
    } else if (!m_takesBack) {
        m_otherwise = waiting() ? m_next : m_source.viewer();
        takeAway();
        stopWaiting();
        m_next = *seat;
        m_takesBack = true;
        m_source.setPaused(false);
        update();
    }
}

int HandOver::markedSeat() const {
    return m_takesBack ? m_next : m_source.round().turn;
}

QString HandOver::question() const {
    return namedSentence(sentence(), seatName(m_source.setup(), m_next));
}

QString HandOver::sentence() const {
    if (m_takesBack) {
        return tr("%1, take back your last play? Pass the screen to %1.", "a player's name");
    }
    const RoundSoFar round = m_source.round();
    if (round.turn != m_next) { // turned down while others play
        return tr("The cards of %1 lie face down.", "a player's name");
    }
    switch (round.phase) {
    case Phase::CutChoice:
        return tr("Now %1 says where the cut card goes. Pass the screen to %1.", "a player's name");
    case Phase::Declaring:
        return tr("Now %1 is asked to declare. Pass the screen to %1.", "a player's name");
    default:
        return tr("Now %1 plays. Pass the screen to %1.", "a player's name");
    }
}

/// The card is cut before any are dealt.
bool HandOver::showsCutCard() const {
    return !m_takesBack && m_source.round().phase == Phase::CutChoice;
}

QString HandOver::opening() const {
    return m_takesBack ? tr("Take it back") : showsCutCard() ? tr("The cut card") : tr("My cards");
}

QString HandOver::instruction() const {
    const QString text = m_takesBack ? tr("Press %1 to take it back, or Esc to leave it.", "a key")
                         : showsCutCard() ? tr("Press %1 to see the cut card.", "a key")
                                          : tr("Press %1 to show your cards.", "a key");
    return text.arg(GuardedPrompt::keyText(kShowKey));
}

/// Asks once nothing moves, so that the plays of the others can be seen.
void HandOver::update() {
    if (!waiting() || m_director.moving() || m_prompt->asking() || m_source.paused()) {
        return;
    }
    m_director.setBottom(m_next);
    emit turned();
    std::vector<GuardedPrompt::Choice> choices{{opening(), kShowKey, [this] { answer(); }}};
    if (m_takesBack) {
        choices.push_back({tr("Leave it"), Qt::Key_Escape, [this] { leavePlayed(); }});
    }
    const QString text = question();
    m_prompt->askGuarded(text, choices, GuardedPrompt::Company::Shared, false);
    place();
    emit asked(text + QLatin1Char(' ') + instruction());
}

/// The next person is at the screen.
void HandOver::answer() {
    const int seat = m_next;
    const bool takesBack = m_takesBack;
    stopWaiting();
    m_source.setViewer(seat);
    if (takesBack) {
        m_isSetUp = false;
        m_source.takeBack();
        if (!m_isSetUp) { // friends have to agree first
            m_source.setViewer(-1);
            leavePlayed();
        }
        return;
    }
    const RoundSoFar round = m_source.round();
    m_director.setViewer(seat, round.events, round.scoresBefore, round.scores);
    emit taken(seat);
}

void HandOver::leavePlayed() {
    if (m_otherwise >= 0) {
        waitFor(m_otherwise);
    } else {
        stopWaiting();
    }
}

bool HandOver::key(const QKeyEvent& event) {
    if (waiting() && m_director.moving()) {
        if (GuardedPrompt::playsCards(event)) {
            m_director.finishItem();
        }
        return GuardedPrompt::playsCards(event);
    }
    return m_prompt->key(event);
}

bool HandOver::locked() const {
    return m_prompt->locked();
}

void HandOver::place() {
    m_prompt->placeIn(m_director.layout());
}

void HandOver::setTheme(const TableTheme& theme) {
    m_prompt->setTheme(theme);
}

void HandOver::retranslate() {
    m_prompt->dismiss();
    update();
}

} // namespace settebello
