// SPDX-License-Identifier: GPL-3.0-or-later
#include "replay/why_speech.h"

#include "game/friends.h"
#include "game/match_text.h"
#include "table/table_view.h"
#include "text/level_text.h"
#include "text/sweep_name.h"
#include "text/why_text.h"
#include "widgets/announcer.h"

namespace settebello {

namespace {

/// ms after which a player who is asked says that it takes a moment.
constexpr int kPatience = 300;

} // namespace

bool canBeAsked(const MatchSetup& setup, int seat) {
    return !isHuman(setup.seat(seat));
}

WhySpeech::WhySpeech(const MatchSetup& setup, TableView& table, Announcer* announcer,
                     QObject* parent)
    : QObject(parent)
    , m_setup(setup)
    , m_table(table)
    , m_announcer(announcer) {
    m_asking.setSingleShot(true);
    m_asking.setInterval(kPatience);
    connect(&m_asking, &QTimer::timeout, this,
            [this] { say(tr("One moment: I have to think back.")); });
    connect(&m_table, &TableView::speechClosed, this, &WhySpeech::close);
}

bool WhySpeech::isAsking() const {
    return !m_table.speech().isEmpty() || m_explaining.isRunning();
}

void WhySpeech::ask(const PlayerView& view, const Decision& made) {
    close();
    m_view = view;
    m_made = made;
    const SeatSetup& seat = m_setup.seat(view.seat);
    if (m_setup.isPerson(view.seat)) {
        say(ownDecisionText());
        m_announcer->announce(m_table.speech());
        return;
    }
    m_asking.start();
    m_explaining.start(
        [view, made, level = seat.level, seed = seat.seed](const TaskRun& run) {
            return explain(view, made, {level, seed, Limits()}, run.stop());
        },
        [this](const std::optional<Explanation>& explanation) {
            m_why = explanation;
            showWhy();
        });
}

/// Lets the player speak who made that decision.
void WhySpeech::say(const QString& text) {
    const QString name = seatName(m_setup, m_view->seat);
    const QString speaker =
        m_setup.isPerson(m_view->seat)
            ? name
            : tr("%1 (%2)", "a player, the level").arg(name, seatLevelName(m_setup, m_view->seat));
    m_table.showSpeech(tr("%1: %2", "a player, what the player says").arg(speaker, text));
}

void WhySpeech::showWhy() {
    const SeatSetup& seat = m_setup.seat(m_view->seat);
    m_asking.stop();
    const NamedRules& rules = m_setup.rules;
    say(withSweepName(whyText(*m_why, m_made, {seat.level, seat.seed, Limits()}, rules.rules),
                      rules.base));
    m_announcer->announce(m_table.speech());
}

void WhySpeech::close() {
    m_asking.stop();
    m_explaining.stop();
    m_why.reset();
    m_table.clearSpeech();
}

void WhySpeech::retranslate() {
    if (m_why) {
        showWhy();
    } else if (isAsking()) {
        ask(PlayerView(*m_view), Decision(m_made)); // who has not answered yet, or a person
    }
}

} // namespace settebello
