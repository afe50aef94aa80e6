// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/panels/status_line.h"

#include "game/game_controller.h"
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

bool StatusLine::report(const Event& event) {
    const QString text = textOf(event);
    if (text.isEmpty()) {
        return false;
    }
    show(event);
    say(text);
    return true;
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
