// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/panels/status_line.h"

#include "game/game_controller.h"
#include "game/match_text.h"
#include "table/motion/board.h"
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

/// After a capture of their own, people are told what it leaves.
bool isOwnCapture(const Event& event, const MatchPlan& plan) {
    const auto* capture = std::get_if<CardsCaptured>(&event);
    return capture && plan.isPerson(capture->seat);
}

QString turnText(const MatchPlan& plan, const Board& board, int turn) {
    return turn == board.viewer() ? TableText::yourTurn() : TableText::turnOf(seatName(plan, turn));
}

} // namespace

StatusLine::StatusLine(const GameController& controller, QWidget* table)
    : QObject(table)
    , m_controller(controller)
    , m_announcer(new Announcer(table)) {
    m_restore.setSingleShot(true);
    connect(&m_restore, &QTimer::timeout, this, [this] { show(m_event); });
}

/// The line of a play; empty for other events.
QString StatusLine::textOf(const Event& event) const {
    for (const MoveLine& line : moveLines(event, m_controller.plan())) {
        if (line.move) {
            return line.text;
        }
    }
    return {};
}

void StatusLine::report(const Event& event, const Board& board) {
    const MatchPlan& plan = m_controller.plan();
    const bool watching = m_controller.watching();
    if (const QString move = textOf(event); !move.isEmpty()) {
        show(event);
        say(isOwnCapture(event, plan) && !watching
                ? move + QLatin1Char(' ') + TableText::onTable(board.table())
                : move);
    } else if (const auto* dealt = std::get_if<PacketDealt>(&event); dealt && !watching) {
        const int turn = board.rules().seatAfter(board.dealer());
        const bool toldJustNow = m_event && isOwnCapture(*m_event, plan);
        const QString text = toldJustNow ? turnText(plan, board, turn) : tableText(board, turn);
        announce(dealt->number > 0 ? MoveText::dealt() + QLatin1Char(' ') + text : text);
    }
}

QString StatusLine::tableText(const Board& board, int turn) const {
    return TableText::onTable(board.table()) + QLatin1Char(' ') +
           turnText(m_controller.plan(), board, turn);
}

void StatusLine::announceTable(const Board& board, int turn) {
    announce(tableText(board, turn));
}

void StatusLine::catchUp(const Events& events) {
    for (const Event& event : events) {
        if (!textOf(event).isEmpty()) {
            show(event);
        }
    }
}

void StatusLine::clear() {
    show(std::nullopt);
}

void StatusLine::reset() {
    m_announcer->clear(); // a play that was taken back is heard no more
    clear();
}

void StatusLine::show(const std::optional<Event>& event) {
    m_event = event;
    setText(event && !m_controller.watching() ? textOf(*event) : QString());
}

void StatusLine::setText(const QString& text) {
    m_text = text;
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

void StatusLine::say(const QString& text) {
    announce(text);
    emit message(text);
}

void StatusLine::sayForAMoment(const QString& text) {
    say(text);
    setText(text);
    m_restore.start(std::max(kMoment, kMomentPerLetter * static_cast<int>(text.size())));
}

void StatusLine::retranslate() {
    show(m_event);
}

} // namespace settebello
