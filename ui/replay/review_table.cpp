// SPDX-License-Identifier: GPL-3.0-or-later
#include "replay/review_table.h"

#include "cards/card_pictures.h"
#include "covers/score_sheet.h"
#include "game/match_text.h"
#include "replay/replay.h"
#include "settings/settings_store.h"
#include "table/table_view.h"

namespace settebello {

ReviewTable::ReviewTable(const Replay& replay, SettingsStore& store, CardPictures& pictures,
                         TableView& table, QObject* parent)
    : QObject(parent)
    , m_replay(replay)
    , m_store(store)
    , m_pictures(pictures)
    , m_table(table)
    , m_speed(store.settings().display.animationSpeed)
    , m_seat(firstPerson(replay.setup()).value_or(0)) {
    connect(&store, &SettingsStore::changed, this, &ReviewTable::useSettings);
}

void ReviewTable::setShown(bool shown) {
    m_isShown = shown;
    if (shown) {
        m_table.setBare(false);
        showHands();
        useSettings();
    } else {
        closeScore();
        m_table.showBetter(std::nullopt);
    }
}

void ReviewTable::setSeat(int seat) {
    m_seat = seat;
    m_openHand = -1;
    showHands();
}

void ReviewTable::setAllOpen(bool open) {
    m_isAllOpen = open;
    showHands();
}

void ReviewTable::openHand(int seat) {
    if (seat != m_openHand) { // it ends motion
        m_openHand = seat;
        showHands();
    }
}

void ReviewTable::setSpeed(double speed) {
    m_speed = speed;
    useSettings();
}

void ReviewTable::showHands() {
    if (m_isShown) {
        m_table.setSpectator(m_seat, m_isAllOpen, m_openHand);
    }
    emit handsChanged();
}

void ReviewTable::useSettings() {
    if (!m_isShown) {
        return;
    }
    Settings::Display display = m_store.settings().display;
    display.animationSpeed = m_speed;
    m_table.setDisplay(display);
    Settings::Assist assist = m_store.settings().assist;
    assist.hints = false;
    m_table.setAssist(assist);
    if (m_sheet) {
        m_sheet->setTheme(tableTheme(QString::fromStdString(display.table)));
    }
}

bool ReviewTable::hasScore() const {
    const auto round = static_cast<std::size_t>(m_replay.round());
    return !m_replay.isInLine() && m_replay.move() == m_replay.moves() &&
           m_replay.whole().played()[round].scored;
}

/// Letters that are large for the screen leave the table too low for a sheet.
QWidget* ReviewTable::placeOfScore() const {
    constexpr int kLines = 20;
    return m_table.height() < kLines * m_table.fontMetrics().lineSpacing() ? m_table.window()
                                                                           : &m_table;
}

void ReviewTable::showScore() {
    closeScore();
    m_table.finishMotion();
    const Match match = m_replay.matchAt(m_replay.position());
    const RoundScored scored{match.played().back().points, match.scores()};
    m_sheet = new ScoreSheet(
        roundSummary(match.rules(), match.roundEvents(), scored, m_replay.setup().rules.base),
        sideNames(m_replay.setup()),
        tableTheme(QString::fromStdString(m_store.settings().display.table)), m_pictures,
        placeOfScore());
    if (const auto& result = match.result()) {
        m_sheet->setResult([this, ended = *result] { return resultText(m_replay.setup(), ended); });
    }
    connect(m_sheet, &ScoreSheet::closed, this, &ReviewTable::closeScore);
}

bool ReviewTable::closeScore() {
    if (!m_sheet) {
        return false;
    }
    const bool hadFocus = m_sheet->isAncestorOf(m_table.window()->focusWidget());
    m_sheet->leave();
    m_sheet.clear();
    if (hadFocus) {
        m_table.setFocus(Qt::PopupFocusReason);
    }
    return true;
}

} // namespace settebello
