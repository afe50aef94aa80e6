// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/panels/hand_over.h"

#include "game/game_controller.h"
#include "game/match_text.h"
#include "table/motion/director.h"
#include "table/panels/table_prompt.h"

#include <QKeyEvent>

namespace settebello {

HandOver::HandOver(GameController& controller, Director& director, QWidget* table)
    : QObject(table)
    , m_controller(controller)
    , m_director(director)
    , m_prompt(new TablePrompt(table)) {
    m_prompt->setProperty("handOver", true);
    // Connected before the table is: between rounds everybody looks at the screen.
    connect(&controller, &GameController::matchStarted, this, &HandOver::close);
    connect(&controller, &GameController::happened, this, [this](const Event& event) {
        if (std::holds_alternative<RoundStarted>(event)) {
            close();
        }
    });
    connect(&director, &Director::rested, this, &HandOver::update);
}

bool HandOver::shared() const {
    return personCount(m_controller.setup()) > 1 && !m_controller.watching();
}

void HandOver::close() {
    m_seated = -1;
    m_next = -1;
    m_prompt->dismiss();
    if (shared()) {
        m_director.setViewer(-1);
    }
}

void HandOver::begin() {
    m_next = -1;
    m_prompt->dismiss();
    if (shared()) {
        m_director.setViewer(m_seated);
    }
}

bool HandOver::ask(int seat) {
    if (!shared() || m_seated == seat) {
        return false;
    }
    m_seated = -1;
    m_next = seat;
    m_director.setViewer(-1);
    update();
    return true;
}

/// Asks once nothing moves, so that the plays of the others can be seen.
void HandOver::update() {
    if (!waiting() || m_director.moving() || m_prompt->asking()) {
        return;
    }
    const QString name = seatName(m_controller.setup(), m_next);
    m_prompt->ask(tr("Now %1 plays. Pass the screen to %1.", "a player's name").arg(name),
                  {{tr("&Show my cards"), [this] { take(); }}}, true);
    place();
}

void HandOver::take() {
    const int seat = m_next;
    m_prompt->dismiss();
    m_next = -1;
    m_seated = seat;
    m_director.setViewer(seat);
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
