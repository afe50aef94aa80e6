// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/start_host.h"

#include "deals/match_of_the_day.h"
#include "game/match_text.h"
#include "game/opened_file.h"
#include "game/record_file.h"
#include "new_match/new_match_dialog.h"
#include "table/table_view.h"
#include "text/preset_text.h"
#include "text/rule_text.h"
#include "window/dialog_host.h"
#include "window/friends_host.h"
#include "window/lesson_host.h"
#include "window/match_flow.h"
#include "window/services.h"

namespace settebello {

StartHost::StartHost(Services& services, TableView& table, FriendsHost& friends, QObject* parent)
    : QObject(parent)
    , m_services(services)
    , m_table(table)
    , m_friends(friends)
    , m_screen(new StartScreen(services.pictures, &table)) {
    connect(&services.source, &MatchSource::matchStarted, this, &StartHost::hide);
    connect(&services.autosave, &MatchAutosave::unfinishedChanged, this, &StartHost::update);
    connect(&services.statistics, &StatisticsStore::changed, this, &StartHost::update);
    connect(&services.settingsStore, &SettingsStore::changed, this, &StartHost::update);
}

void StartHost::connectTo(MatchFlow& flow, LessonHost& lessons, DialogHost& dialogs) {
    m_flow = &flow;
    connect(m_screen, &StartScreen::playAsked, &flow, &MatchFlow::playLast);
    connect(m_screen, &StartScreen::continueAsked, &flow, &MatchFlow::continueLeft);
    connect(m_screen, &StartScreen::newMatchAsked, &flow, &MatchFlow::openNewMatch);
    connect(m_screen, &StartScreen::houseRulesAsked, &flow, &MatchFlow::openHouseRules);
    connect(m_screen, &StartScreen::firstStepsAsked, &lessons, &LessonHost::start);
    connect(m_screen, &StartScreen::dayAsked, &flow, &MatchFlow::playMatchOfTheDay);
    connect(m_screen, &StartScreen::houseRulesChosen, &flow, &MatchFlow::playHouseRules);
    connect(m_screen, &StartScreen::practiceAsked, &dialogs, &DialogHost::showPractice);
    connect(m_screen, &StartScreen::friendsAsked, &m_friends,
            [this] { m_friends.left().isEmpty() ? m_friends.open() : m_friends.goOn(); });
    connect(m_screen, &StartScreen::matchesAsked, &dialogs, &DialogHost::showMatches);
}

bool StartHost::shown() const {
    return !m_screen->isHidden();
}

void StartHost::show() {
    if (shown()) {
        return;
    }
    m_table.setBare(true);
    m_screen->open(offer());
    if (m_services.source.hasMatch()) {
        m_screen->lock(); // what put the end of that match away must not begin another one
    }
    emit shownChanged(true);
}

void StartHost::hide() {
    if (!shown()) {
        return;
    }
    m_table.setBare(false);
    m_screen->close();
    emit shownChanged(false);
}

void StartHost::setDisplay(const Settings::Display& display) {
    m_screen->setDisplay(display);
}

void StartHost::update() {
    if (shown()) {
        m_screen->setOffer(offer());
    }
}

StartScreen::Offer StartHost::offer() const {
    StartScreen::Offer offer;
    offer.match = nextMatch();
    offer.left = leftMatch();
    offer.tableLeft = m_friends.left();
    for (const NamedRules& rules : m_services.settingsStore.settings().houseRules) {
        offer.houseRules += rulesName(rules);
    }
    offer.firstSteps = m_services.statistics.statistics().matches.empty();
    addDay(offer);
    return offer;
}

void StartHost::addDay(StartScreen::Offer& offer) const {
    const MatchSetup day = matchOfTheDay(m_services.settingsStore, QDate::currentDate());
    if (const std::optional<Record> played = m_flow->ownMatch(day.code->code)) {
        offer.day = tr("Match of the day: %1", "its result, a sentence")
                        .arg(resultText(played->setup, *played->match.result()));
        offer.isDayPlayed = true;
    } else {
        offer.day = tr("%1 · %2 · the same for everybody", "a game, who plays")
                        .arg(rulesName(day.rules), sidesText(day));
    }
}

/// The match that Continue takes up (MatchFlow::continueLeft), if it can be read.
QString StartHost::leftMatch() const {
    MatchAutosave& autosave = m_services.autosave;
    if (!autosave.offersUnfinished()) {
        return {};
    }
    if (const std::optional<Record> saved = autosave.unfinished()) {
        return standText(saved->setup, saved->match.scores());
    }
    QString why;
    const std::optional<Record> left = readMatchFile(autosave.lastLeft(), why);
    return left ? standText(left->setup, left->match.scores()) : QString();
}

QString StartHost::nextMatch() const {
    return matchText(NewMatchDialog::lastSetup(m_services.settingsStore, 0));
}

/// "Scopa, 11 points · Anna against Ciro"
QString StartHost::matchText(const MatchSetup& setup) {
    //: a game, the points that win a match of it, and who plays
    return tr("%1, %2 · %3")
        .arg(rulesName(setup.rules), targetPoints(setup.rules.rules), sidesText(setup));
}

} // namespace settebello
