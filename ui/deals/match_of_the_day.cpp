// SPDX-License-Identifier: GPL-3.0-or-later
#include "deals/match_of_the_day.h"

#include "new_match/new_match_dialog.h"
#include "settings/settings_store.h"

#include <QDate>

#include <algorithm>

namespace settebello {

MatchSetup matchOfTheDay(const SettingsStore& store, const QDate& day) {
    const auto games = gamesOfTheDay();
    const auto last = std::find(games.begin(), games.end(), store.settings().match.rules.base);
    const auto game = last == games.end() ? games.front() : *last;
    const DealCode code = dealCodeOfTheDay(game, day.toString(Qt::ISODate).toStdString());
    MatchSetup setup =
        NewMatchDialog::setupFor(store, {{}, std::string(game), *presetRulesOf(code)}, 0);
    setup.code = MatchCode{code, true};
    return setup;
}

} // namespace settebello
