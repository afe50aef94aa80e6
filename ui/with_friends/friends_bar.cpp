// SPDX-License-Identifier: GPL-3.0-or-later
#include "with_friends/friends_bar.h"

#include "faces/opponent_faces.h"
#include "friends/friends_session.h"
#include "friends/phrases.h"
#include "game/match_text.h"
#include "game/seat_faces.h"
#include "text/named_sentence.h"
#include "text/number_text.h"
#include "widgets/announcer.h"
#include "widgets/connect_button.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QToolButton>

#include <algorithm>
#include <utility>

namespace settebello {

namespace {

constexpr int kHeard = 6000;  // ms that a phrase stays
constexpr int kMostHeard = 2; ///< phrases at once
constexpr int kFaceLines = 2; ///< of text, as high as which a face is
constexpr int kTick = 5000;   // ms
constexpr int kHour = 60;     // minutes

int minutesOf(const FriendsSource::Away& away) {
    return static_cast<int>(std::chrono::duration_cast<std::chrono::minutes>(away.time).count());
}

} // namespace

FriendsBar::FriendsBar(QWidget* parent)
    : QFrame(parent)
    , m_text(new QLabel(this))
    , m_yes(new QPushButton(this))
    , m_no(new QPushButton(this))
    , m_say(new QToolButton(this))
    , m_phrases(new QMenu(this))
    , m_leave(new QToolButton(this))
    , m_announcer(new Announcer(this))
    , m_face(new QLabel(this)) {
    setObjectName(QStringLiteral("friendsBar"));
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    m_text->setWordWrap(true);
    m_text->setObjectName(QStringLiteral("friendsState"));
    m_say->setObjectName(QStringLiteral("say"));
    m_say->setMenu(m_phrases);
    m_say->setPopupMode(QToolButton::InstantPopup);
    m_leave->setObjectName(QStringLiteral("leaveTable"));
    for (QWidget* button : std::initializer_list<QWidget*>{m_yes, m_no, m_say, m_leave}) {
        button->setFocusPolicy(Qt::TabFocus);
    }
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(10, 2, 10, 2);
    m_face->setObjectName(QStringLiteral("friendsFace"));
    row->addWidget(m_face);
    row->addWidget(m_text, 1);
    for (QWidget* button : std::initializer_list<QWidget*>{m_yes, m_no, m_say, m_leave}) {
        row->addWidget(button);
    }
    connectButton(m_yes, "friendsYes", this, [this] {
        if (state() == State::Away) {
            wishSubstitute();
        } else {
            answer(true);
        }
    });
    connectButton(m_no, "friendsNo", this, [this] { answer(false); });
    connect(m_leave, &QToolButton::clicked, this, &FriendsBar::leaveAsked);
    m_hearing.setSingleShot(true);
    m_hearing.setInterval(kHeard);
    connect(&m_hearing, &QTimer::timeout, this, [this] {
        m_heard.clear();
        m_faceSeat = -1;
        update();
    });
    connect(&m_faces, &FacePictures::ready, this, &FriendsBar::showFace);
    m_clock.setInterval(kTick);
    connect(&m_clock, &QTimer::timeout, this, &FriendsBar::update);
    retranslate();
    hide();
}

void FriendsBar::show(FriendsSession* session) {
    if (m_session) {
        disconnect(&m_session->source(), nullptr, this, nullptr);
    }
    m_session = session;
    m_heard.clear();
    m_takeBack = 0;
    m_faceSeat = -1;
    setVisible(session != nullptr);
    if (session) {
        connectSession();
        m_clock.start();
    } else {
        m_clock.stop();
    }
    update();
}

void FriendsBar::connectSession() {
    const FriendsSource* source = &m_session->source();
    connect(source, &FriendsSource::awayChanged, this, &FriendsBar::update);
    connect(source, &FriendsSource::statusChanged, this, &FriendsBar::update);
    connect(source, &MatchSource::progressed, this, &FriendsBar::update);
    connect(source, &MatchSource::roundSet, this, [this] { m_takeBack = 0; }); // it is taken back
    connect(source, &FriendsSource::said, this, &FriendsBar::hear);
}

/// Somebody else may have said something just before.
void FriendsBar::hear(int seat, int remark) {
    const auto expression = expressionOf(remark);
    if (expression && *expression != Expression::Waiting) {
        m_faceSeat = seat;
        m_expression = *expression;
        note(faceText(*expression, nameOf(seat)));
        emit faceShown(seat, *expression);
    } else if (expression) {
        return; // the plain face says nothing
    } else {
        note(tr("%1: “%2”", "a friend, a phrase").arg(nameOf(seat), phraseText(remark)));
    }
    update();
}

/// To be read for a moment.
void FriendsBar::note(const QString& text) {
    m_heard += text;
    m_heard = m_heard.mid(std::max<qsizetype>(0, m_heard.size() - kMostHeard));
    m_hearing.start();
    m_announcer->announce(text);
}

void FriendsBar::showFace() {
    m_face->setVisible(m_faceSeat >= 0);
    if (m_faceSeat >= 0) {
        const int size = kFaceLines * fontMetrics().height();
        const QStringList faces = friendsFaces(m_session->source().setup(), m_choices);
        m_face->setPixmap(
            m_faces.picture(faces.value(m_faceSeat), m_expression, size, devicePixelRatioF()));
    }
}

FriendsBar::State FriendsBar::state() const {
    const FriendsSource& source = m_session->source();
    if (source.asksForConsent()) {
        return State::Consent;
    }
    if (source.status().wish) {
        return State::Wish;
    }
    const auto away = source.away();
    const bool isPlayed = std::all_of(away.begin(), away.end(), [&](const auto& each) {
        return source.isSubstituted(each.seat);
    });
    if (!away.empty()) {
        return isPlayed ? State::Substituted : State::Away;
    }
    if (pausedElsewhere()) {
        return State::Paused;
    }
    return source.waitsForDeal() ? State::Waiting : State::Quiet;
}

QString FriendsBar::stateText(State state) const {
    switch (state) {
    case State::Consent:
        return wishText(false);
    case State::Wish:
        return wishText(true);
    case State::Away:
        return awayText();
    case State::Substituted:
        return awayText() + QLatin1Char(' ') + tr("A level plays until the round is over.");
    case State::Paused:
        return tr("%1 has paused the match. Anybody may go on with it.", "a friend")
            .arg(nameOf(*pausedElsewhere()));
    case State::Waiting:
        return tr("The next round is dealt when all have looked at the score.");
    case State::Quiet:
        break;
    }
    return tr("You play with friends.");
}

QString FriendsBar::nameOf(int seat) const {
    return seatName(m_session->source().setup(), seat);
}

/// Whoever has paused the match at another screen.
std::optional<int> FriendsBar::pausedElsewhere() const {
    const FriendsSource& source = m_session->source();
    const std::vector<int> own = source.ownSeats();
    const std::optional<int> by = source.status().paused;
    return by && std::find(own.begin(), own.end(), *by) == own.end() ? by : std::nullopt;
}

/// "Maria has been away for 3 minutes."
QString FriendsBar::awayText() const {
    if (!m_session->isConnected()) {
        return tr("There is no connection to the table at the moment. It is tried again by "
                  "itself; nothing is lost.");
    }
    QStringList sentences;
    for (const FriendsSource::Away& each : m_session->source().away()) {
        const int minutes = minutesOf(each);
        sentences += minutes < 1
                         ? tr("%1 is away. The seat waits.", "a friend").arg(nameOf(each.seat))
                         : numbersInWords(tr("%1 has been away for %n minute(s). The seat waits.",
                                             "a friend", minutes))
                               .arg(nameOf(each.seat));
    }
    return sentences.join(QLatin1Char(' '));
}

/// "away for 3 minutes"; figures, since that is a label.
QStringList FriendsBar::absences() const {
    QStringList texts;
    for (const FriendsSource::Away& each : m_session->source().away()) {
        const int minutes = minutesOf(each);
        texts.resize(std::max<qsizetype>(texts.size(), each.seat + 1));
        texts[each.seat] = minutes < 1 ? tr("away", "a friend, on a plate")
                           : minutes < kHour
                               ? tr("away for %n minute(s)", "a friend, on a plate", minutes)
                               : tr("away for %n hour(s)", "a friend, on a plate", minutes / kHour);
    }
    return texts;
}

void FriendsBar::noteAbsences() {
    const QStringList now = m_session ? absences() : QStringList();
    if (now != std::exchange(m_lastAbsences, now)) {
        emit absencesChanged(now);
    }
}

QString FriendsBar::wishText(bool isAgreed) const {
    const session::Wish wish = *m_session->source().status().wish;
    if (wish.kind == session::Wish::Kind::TakeBack) {
        return isAgreed ? tr("The last play of %1 is taken back when all agree.", "a player")
                              .arg(nameOf(wish.seat))
                        : tr("%1 would like to take back the last play. Do you agree?", "a friend")
                              .arg(nameOf(wish.by));
    }
    if (wish.kind == session::Wish::Kind::Rematch) {
        return isAgreed
                   ? tr("Another match begins when all agree.")
                   : tr("%1 would like another match by the same rules. Do you agree?", "a friend")
                         .arg(nameOf(wish.by));
    }
    return isAgreed ? tr("A level plays for %1 when all agree.", "a friend").arg(nameOf(wish.seat))
                    : tr("May a level play for %1 until the round is over?", "a friend")
                          .arg(nameOf(wish.seat));
}

/// Says so if others did not want what somebody here has wished.
void FriendsBar::noteWish() {
    const FriendsSource& source = m_session->source();
    const auto& wish = source.status().wish;
    if (m_takeBack != 0 && (!wish || wish->number != m_takeBack)) {
        m_takeBack = 0;
        note(tr("The last play is not taken back."));
    }
    const std::vector<int> own = source.ownSeats();
    if (wish && wish->kind == session::Wish::Kind::TakeBack &&
        std::find(own.begin(), own.end(), wish->by) != own.end()) {
        m_takeBack = wish->number;
    }
}

void FriendsBar::update() {
    noteAbsences();
    if (!m_session) {
        return;
    }
    noteWish();
    const State now = state();
    QStringList lines = m_heard;
    if (now == State::Consent || lines.isEmpty()) { // a question must stay in sight
        lines += stateText(now);
    }
    m_text->setText(lines.join(QLatin1Char('\n')));
    emphasize(now == State::Consent);
    showFace();
    m_yes->setVisible(now == State::Consent || (now == State::Away && m_session->isConnected() &&
                                                !m_session->source().over()));
    m_no->setVisible(now == State::Consent || now == State::Wish);
    m_yes->setText(now == State::Away ? tr("Let a level play") : tr("Agree"));
    m_no->setText(now == State::Wish ? tr("Never mind") : tr("No"));
    if (now != m_lastState && now != State::Quiet) {
        m_announcer->announce(stateText(now));
    }
    m_lastState = now;
}

/// A question to whoever sits here stands out of the bar, above a table that is looked at.
void FriendsBar::emphasize(bool asks) {
    setBackgroundRole(asks ? QPalette::Highlight : QPalette::Window);
    m_text->setForegroundRole(asks ? QPalette::HighlightedText : QPalette::WindowText);
}

void FriendsBar::answer(bool agrees) {
    if (state() == State::Wish) {
        m_takeBack = 0; // whoever wished it does no more
    }
    m_session->source().consent(agrees);
    update();
}

void FriendsBar::wishSubstitute() {
    FriendsSource& source = m_session->source();
    for (const FriendsSource::Away& each : source.away()) {
        if (!source.isSubstituted(each.seat)) {
            source.wishSubstitute(each.seat);
            update();
            return;
        }
    }
}

void FriendsBar::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
    QFrame::changeEvent(event);
}

void FriendsBar::retranslate() {
    m_say->setText(tr("Say…"));
    m_say->setAccessibleName(tr("Say something to your friends"));
    m_leave->setText(tr("Leave…"));
    m_leave->setAccessibleName(tr("Leave the table"));
    m_phrases->clear();
    const QStringList all = phrases();
    for (int number = 0; number < static_cast<int>(all.size()); ++number) {
        m_phrases->addAction(all.at(number), this,
                             [this, number] { m_session->source().say(number); });
    }
    addFaces();
    update();
}

/// All but the plain one, below the phrases.
void FriendsBar::addFaces() {
    m_phrases->addSeparator();
    for (const Expression expression : kExpressions) {
        if (expression != Expression::Waiting) {
            m_phrases->addAction(
                QIcon(faceFile(faceIds().front(), expression)), faceName(expression), this,
                [this, expression] { m_session->source().say(remarkOf(expression)); });
        }
    }
}

} // namespace settebello
