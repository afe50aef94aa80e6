// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/panels/status_line.h"

#include "game/match_source.h"
#include "game/match_text.h"
#include "table/motion/board.h"
#include "table/motion/played_card.h"
#include "table/panels/move_text.h"
#include "text/display_names.h"
#include "text/table_text.h"
#include "widgets/announcer.h"

#include <algorithm>
#include <utility>

namespace settebello {

namespace {

/// How long a text is shown for a moment, in milliseconds.
constexpr int kMoment = 2500;
constexpr int kMomentPerLetter = 80;
/// How long the captions stay, and how long they take to fade.
constexpr int kLasting = 12000;
constexpr int kFading = 600;

/// After a capture of their own, people are told what it leaves.
bool isOwnCapture(const Event& event, const MatchSetup& setup) {
    const auto played = playedCard(event);
    return played && played->takes() && setup.isPerson(played->seat);
}

QString turnText(const MatchSetup& setup, const Board& board, int turn) {
    return turn == board.viewer() ? TableText::yourTurn()
                                  : TableText::turnOf(seatName(setup, turn));
}

} // namespace

StatusLine::StatusLine(const MatchSource& source, QWidget* table)
    : QObject(table)
    , m_source(source)
    , m_announcer(new Announcer(table)) {
    m_restore.setSingleShot(true);
    connect(&m_restore, &QTimer::timeout, this, [this] { setMoment({}); });
    m_lasting.setParent(this); // where it can be found
    m_lasting.setObjectName(QStringLiteral("lasting"));
    m_lasting.setSingleShot(true);
    m_lasting.setInterval(kLasting);
    connect(&m_lasting, &QTimer::timeout, this, &StatusLine::startFading);
    m_fading.setDuration(kFading);
    m_fading.setStartValue(1.0);
    m_fading.setEndValue(0.0);
    connect(&m_fading, &QVariantAnimation::valueChanged, this,
            [this](const QVariant& value) { setOpacity(value.toReal()); });
}

/// The line of a play; empty for other events.
QString StatusLine::textOf(const Event& event) const {
    for (const MoveLine& line : moveLines(event, m_source.setup())) {
        if (line.move) {
            return line.text;
        }
    }
    return {};
}

QStringList StatusLine::captions() const {
    if (!m_moment.isEmpty()) {
        return {m_moment};
    }
    QStringList captions;
    for (const Move& move : m_moves) {
        const QString text = textOf(move.event);
        captions.append(move.sweep ? MoveText::swept(text, m_source.setup().rules.base) : text);
    }
    return m_source.watched() ? QStringList() : captions;
}

/// @return false if the event is none of those that have a caption.
bool StatusLine::add(const Event& event) {
    const auto played = playedCard(event);
    if (std::holds_alternative<SweepMade>(event) && !m_moves.empty()) {
        m_moves.back().sweep = true;
    } else if (played) {
        const MatchSetup& setup = m_source.setup();
        const bool begins = played->seat == onlyPerson(setup);
        const bool onlyLast = begins || setup.rules.rules.table.lookBack == LookBack::LastPlay;
        const auto inRound =
            static_cast<std::size_t>(onlyLast ? 1 : setup.rules.rules.table.players);
        forgetFrom(*played); // if it is shown again
        m_moves.push_back({event});
        m_moves.erase(m_moves.begin(), m_moves.end() - std::min(m_moves.size(), inRound));
    } else {
        return false;
    }
    showMoves();
    return true;
}

void StatusLine::forgetFrom(const PlayedCard& play) {
    const auto same = std::find_if(m_moves.begin(), m_moves.end(), [&play](const Move& move) {
        const auto each = playedCard(move.event);
        return each->seat == play.seat && each->card == play.card;
    });
    m_moves.erase(same, m_moves.end());
}

void StatusLine::showMoves() {
    m_fading.stop();
    m_lasting.start();
    setOpacity(1);
}

void StatusLine::showSinceLastPlay(int seat) {
    const auto own = std::find_if(m_moves.rbegin(), m_moves.rend(), [seat](const Move& move) {
        return playedCard(move.event)->seat == seat;
    });
    m_moves.erase(m_moves.begin(), own.base());
    m_announcer->clear(); // was for whoever had the screen
    showMoves();
}

void StatusLine::report(const Event& event, const Board& board) {
    const MatchSetup& setup = m_source.setup();
    const bool watching = m_source.watched();
    if (add(event)) {
        if (playedCard(event)) {
            say(isOwnCapture(event, setup) && !watching
                    ? textOf(event) + QLatin1Char(' ') + TableText::onTable(board.table())
                    : textOf(event));
        }
    } else if (const auto* dealt = std::get_if<PacketDealt>(&event); dealt && !watching) {
        const int turn = board.rules().seatAfter(board.dealer());
        const bool toldJustNow = !m_moves.empty() && isOwnCapture(m_moves.back().event, setup);
        const QString text = toldJustNow ? turnText(setup, board, turn) : tableText(board, turn);
        announce(dealt->number > 0 ? MoveText::dealt() + QLatin1Char(' ') + text : text);
    } else if (std::holds_alternative<RoundScored>(event)) {
        clear(); // the score sheet would cover them in part
    }
}

QString StatusLine::tableText(const Board& board, int turn) const {
    return TableText::onTable(board.table()) + QLatin1Char(' ') +
           turnText(m_source.setup(), board, turn);
}

void StatusLine::announceTable(const Board& board, int turn) {
    announce(tableText(board, turn));
}

void StatusLine::catchUp(const Events& events) {
    for (const Event& event : events) {
        add(event);
    }
}

void StatusLine::clear() {
    m_moves.clear();
    emit changed();
}

void StatusLine::reset() {
    m_announcer->clear(); // a play that was taken back is heard no more
    clear();
}

void StatusLine::startFading() {
    if (m_fades) {
        m_fading.start();
    } else {
        setOpacity(0);
    }
}

void StatusLine::setOpacity(qreal opacity) {
    m_opacity = opacity;
    emit changed();
}

void StatusLine::setMoment(const QString& text) {
    m_moment = text;
    emit changed();
}

void StatusLine::setSpeed(double speed) {
    const double before = std::exchange(m_speed, speed);
    if (before >= 0 && before != speed) {
        sayForAMoment(TableText::speed(speedName(speed)));
    }
}

void StatusLine::announce(const QString& text) {
    m_announcer->announce(text);
}

void StatusLine::announcePrivately(const QString& text) {
    m_announcer->announcePrivately(text);
}

void StatusLine::say(const QString& text) {
    announce(text);
    emit message(text);
}

void StatusLine::sayPrivately(const QString& text) {
    announcePrivately(text);
    emit message(text);
}

void StatusLine::forgetPrivate() {
    m_announcer->forgetPrivate();
    m_restore.stop();
    setMoment({}); // which may name a card
}

void StatusLine::sayForAMoment(const QString& text) {
    sayPrivately(text);
    setMoment(text);
    m_restore.start(std::max(kMoment, kMomentPerLetter * static_cast<int>(text.size())));
}

void StatusLine::retranslate() {
    emit changed();
}

} // namespace settebello
