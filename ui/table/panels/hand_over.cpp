// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/panels/hand_over.h"

#include "game/match_source.h"
#include "game/match_text.h"
#include "table/motion/director.h"
#include "table/panels/table_prompt.h"

#include <QKeyEvent>

namespace settebello {

HandOver::HandOver(MatchSource& source, Director& director, QWidget* table)
    : QObject(table)
    , m_source(source)
    , m_director(director)
    , m_prompt(new TablePrompt(table)) {
    m_prompt->setProperty("handOver", true);
    // Connected before the table is: between rounds everybody looks at the screen.
    connect(&source, &MatchSource::matchStarted, this, &HandOver::close);
    connect(&source, &MatchSource::happened, this, [this](const Event& event) {
        if (std::holds_alternative<RoundStarted>(event)) {
            close();
        }
    });
    connect(&director, &Director::rested, this, &HandOver::update);
}

bool HandOver::shared() const {
    return m_source.ownSeats().size() > 1;
}

void HandOver::close() {
    m_next = -1;
    m_prompt->dismiss();
    if (shared()) {
        takeAway();
    }
}

/// Nobody has the screen any more.
void HandOver::takeAway() {
    m_source.setViewer(-1);
    m_director.setViewer(-1);
}

void HandOver::begin() {
    m_next = -1;
    m_prompt->dismiss();
    if (shared()) {
        m_director.setViewer(m_source.viewer());
    }
}

bool HandOver::ask(int seat) {
    if (!shared() || m_source.viewer() == seat) {
        return false;
    }
    m_next = seat;
    takeAway();
    update();
    return true;
}

/// Asks once nothing moves, so that the plays of the others can be seen.
void HandOver::update() {
    if (!waiting() || m_director.moving() || m_prompt->asking()) {
        return;
    }
    const QString name = seatName(m_source.setup(), m_next);
    m_prompt->ask(tr("Now %1 plays. Pass the screen to %1.", "a player's name").arg(name),
                  {{tr("&Show my cards"), [this] { take(); }}}, true);
    place();
}

void HandOver::take() {
    const int seat = m_next;
    m_prompt->dismiss();
    m_next = -1;
    m_source.setViewer(seat);
    const RoundSoFar round = m_source.round();
    m_director.setViewer(seat, round.events, round.scoresBefore, round.scores);
    emit taken(seat);
}

bool HandOver::key(const QKeyEvent& event) {
    const bool enter = event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter;
    if (!waiting() || !enter) {
        return false;
    }
    if (m_director.moving()) {
        m_director.finish();
    } else if (!event.isAutoRepeat()) {
        m_prompt->answerFirst();
    }
    return true;
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
