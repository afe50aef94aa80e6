// SPDX-License-Identifier: GPL-3.0-or-later
#include "deals/match_of_the_day.h"

#include "faces/opponent_faces.h"
#include "new_match/new_match_dialog.h"
#include "settings/settings_store.h"

#include <QDate>

#include <algorithm>

namespace settebello {

namespace {

constexpr char kLevelOfTheDay[] = "casual";

DealCode codeOfTheDay(std::string_view game, const QDate& day) {
    return dealCodeOfTheDay(game, day.toString(Qt::ISODate).toStdString());
}

bool isOfTheDay(const DealCode& code, const QDate& day) {
    const auto games = gamesOfTheDay();
    return std::any_of(games.begin(), games.end(),
                       [&](std::string_view game) { return codeOfTheDay(game, day) == code; });
}

/// One person, and from the number of the code whoever begins the row of the others.
std::vector<SeatSetup> seatsOfTheDay(const SeatSetup& person, const DealCode& code) {
    const QStringList names = opponentNames();
    const auto first = code.shuffle % static_cast<std::uint64_t>(names.size());
    std::vector<SeatSetup> seats{person};
    for (int i = 0; i < code.players - 1; ++i) {
        const QString& name = names[(static_cast<qsizetype>(first) + i) % names.size()];
        seats.push_back({name.toStdString(), kLevelOfTheDay});
    }
    return seats;
}

} // namespace

MatchSetup matchOfTheDay(const SettingsStore& store, const QDate& day) {
    const auto games = gamesOfTheDay();
    const auto last = std::find(games.begin(), games.end(), store.settings().match.rules.base);
    const auto game = last == games.end() ? games.front() : *last;
    const DealCode code = codeOfTheDay(game, day);
    return setupByCode(store, {{}, std::string(game), *presetRulesOf(code)}, code, day);
}

MatchSetup setupByCode(const SettingsStore& store, const NamedRules& rules, const DealCode& code,
                       const QDate& day) {
    MatchSetup setup = NewMatchDialog::setupFor(store, rules, 0);
    if (isOfTheDay(code, day)) {
        setup.seats = seatsOfTheDay(setup.seat(0), code);
    }
    setup.code = MatchCode{code, true};
    return setup;
}

} // namespace settebello
