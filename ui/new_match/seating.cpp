// SPDX-License-Identifier: GPL-3.0-or-later
#include "new_match/seating.h"

#include "faces/opponent_faces.h"
#include "game/friends.h"
#include "players/levels/levels.h"
#include "settings/settings_store.h"
#include "widgets/plain_text.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QVariant>

#include <algorithm>

namespace settebello {

namespace {

constexpr int kMostOpponents = kMaxSeats - 1;

// Names concern the dialog alone, and are stored with its position and size.
constexpr QLatin1String kOpponentNames("opponents/names");
constexpr QLatin1String kPeopleNames("people/names");
constexpr QLatin1String kPartners("people/partners");

QString usualLevel() {
    return QString::fromStdString(Settings().match.opponents.front());
}

bool canBeMade(const QString& level) {
    const auto made = levels();
    return level == QLatin1String(kFriend) ||
           std::find(made.begin(), made.end(), level.toStdString()) != made.end();
}

bool inTeams(const RuleSet& rules) {
    return rules.table.teams && rules.table.players % 2 == 0 && rules.table.players > 2;
}

/// All ascending lists of so many of the numbers from `first` to `last`.
void addChoices(QList<QList<int>>& choices, const QList<int>& begun, int size, int first,
                int last) {
    if (size == 0) {
        choices.append(begun);
        return;
    }
    for (int number = first; number <= last; ++number) {
        addChoices(choices, begun + QList<int>{number}, size - 1, number + 1, last);
    }
}

/// The levels of the seats after the first, of which those that a file leaves out repeat the last.
QStringList lastLevels(const Settings::LastMatch& match) {
    QStringList levels;
    for (const std::string& level : match.opponents) {
        levels += QString::fromStdString(level);
    }
    while (levels.size() < kMostOpponents) {
        levels += levels.isEmpty() ? usualLevel() : levels.constLast();
    }
    return levels;
}

struct Names {
    QStringList people; ///< after the first
    QStringList opponents;
};

QStringList shownNames(const QVariant& kept) {
    QStringList names = kept.toStringList();
    for (QString& name : names) {
        name = shownText(name, kLongestName);
    }
    return names;
}

/// Once there was one list for all seats after the first, people and opponents.
Names lastNames(const WindowState& state, const QStringList& levels) {
    const QStringList kept = shownNames(state.value(kOpponentNames));
    if (const QVariant people = state.value(kPeopleNames); people.isValid()) {
        return {shownNames(people), kept};
    }
    Names names;
    for (int i = 0; i < kMostOpponents; ++i) {
        const bool person = levels.at(i) == QLatin1String(kPerson);
        const QString name = kept.value(i, person ? QString() : opponentNames().value(i));
        (person ? names.people : names.opponents) += name;
    }
    QStringList free = opponentNames();
    free.removeIf([&](const QString& usual) { return names.opponents.contains(usual); });
    while (names.opponents.size() < kMostOpponents) {
        names.opponents += free.isEmpty() ? QString() : free.takeFirst();
    }
    return names;
}

} // namespace

Seating::Seating() {
    for (int i = 0; i < kMaxSeats; ++i) {
        m_people += QString();
    }
    for (int i = 0; i < kMostOpponents; ++i) {
        m_opponents.append({QString(), usualLevel()});
    }
}

Seating Seating::last(const SettingsStore& store) {
    Seating seating;
    const Settings::LastMatch& match = store.settings().match;
    const QStringList levels = lastLevels(match);
    const Names names = lastNames(store.windowState(), levels);
    seating.setPerson(0, shownText(QString::fromStdString(match.name), kLongestName));
    QList<int> partners;
    int opponents = 0;
    for (int i = 0; i < kMostOpponents; ++i) {
        if (levels.at(i) != QLatin1String(kPerson)) {
            seating.setOpponent(opponents, names.opponents.value(opponents), levels.at(i));
            ++opponents;
            continue;
        }
        if (i % 2 == 1) {
            partners += seating.m_count;
        }
        ++seating.m_count;
    }
    for (; opponents < kMostOpponents; ++opponents) {
        seating.setOpponent(opponents, names.opponents.value(opponents),
                            opponents > 0 ? seating.opponent(opponents - 1).level : usualLevel());
    }
    for (int i = 1; i < kMaxSeats; ++i) {
        seating.setPerson(i, names.people.value(i - 1));
    }
    if (const QVariant kept = store.windowState().value(kPartners); kept.isValid()) {
        partners.clear();
        for (const QVariant& partner : kept.toList()) {
            partners += partner.toInt();
        }
    }
    if (seating.m_count > 1) {
        seating.setPartners(partners);
    }
    return seating;
}

void Seating::keep(SettingsStore& store, const RuleSet& rules) const {
    QJsonArray names;
    for (int i = 0; i < kMostOpponents; ++i) {
        names.append(m_opponents[i].name);
    }
    QJsonObject state{{kOpponentNames, names},
                      {kPeopleNames, QJsonArray::fromStringList(m_people.mid(1))}};
    if (!partnerChoices(rules).isEmpty()) {
        QJsonArray partners;
        for (const int partner : this->partners(rules)) {
            partners.append(partner);
        }
        state.insert(kPartners, partners);
    }
    store.windowState().set(state);
    std::vector<std::string> levels;
    int opponents = 0;
    for (const Place& place : places(rules)) {
        opponents += place.person ? 0 : 1;
        levels.push_back(place.person ? kPerson : m_opponents[place.number].level.toStdString());
    }
    levels.erase(levels.begin());
    while (static_cast<int>(levels.size()) < kMostOpponents) {
        levels.push_back(m_opponents[opponents++].level.toStdString());
    }
    store.change([&](Settings& settings) {
        settings.match.name = m_people.constFirst().toStdString();
        settings.match.opponents = levels;
    });
}

void Seating::setPeople(int people) {
    Q_ASSERT(people >= 1);
    m_count = std::min(people, kMaxSeats);
}

int Seating::peopleAt(const RuleSet& rules) const {
    return std::min(m_count, rules.table.players);
}

void Seating::setOpponent(int opponent, const QString& name, const QString& level) {
    const QString typed = name.trimmed();
    m_opponents[opponent] = {typed.isEmpty() ? opponentNames().value(opponent) : typed,
                             canBeMade(level) ? level : usualLevel()};
}

QList<QList<int>> Seating::partnerChoices(const RuleSet& rules) const {
    const int people = peopleAt(rules);
    if (!inTeams(rules) || people < 2) {
        return {};
    }
    const int team = rules.table.players / 2;
    QList<QList<int>> choices;
    for (int size = std::min(team, people) - 1; size >= std::max(0, people - team - 1); --size) {
        addChoices(choices, {}, size, 1, people - 1);
    }
    return choices;
}

void Seating::setPartners(const QList<int>& partners) {
    m_partnersChosen = true;
    m_partners = partners;
}

/// At first two people play together, and more of them in turn.
QList<int> Seating::partners(const RuleSet& rules) const {
    const QList<QList<int>> choices = partnerChoices(rules);
    if (choices.isEmpty() || (m_partnersChosen && choices.contains(m_partners))) {
        return choices.isEmpty() ? QList<int>() : m_partners;
    }
    QList<int> inTurn;
    for (int person = 2; person < peopleAt(rules); person += 2) {
        inTurn += person;
    }
    return inTurn.isEmpty() ? choices.constFirst() : inTurn;
}

std::vector<Seating::Place> Seating::places(const RuleSet& rules) const {
    const int players = rules.table.players;
    std::vector<Place> places(static_cast<std::size_t>(players), Place{false, 0});
    const auto seat = [&](int first, int step, const QList<int>& people) {
        for (const int person : people) {
            places[static_cast<std::size_t>(first)] = {true, person};
            first += step;
        }
    };
    QList<int> mine{0};
    QList<int> others;
    const bool teams = inTeams(rules);
    const QList<int> partners = this->partners(rules);
    for (int person = 1; person < peopleAt(rules); ++person) {
        (!teams || partners.contains(person) ? mine : others).append(person);
    }
    seat(0, teams ? 2 : 1, mine);
    seat(1, 2, others);
    int opponent = 0;
    for (Place& place : places) {
        if (!place.person) {
            place.number = opponent++;
        }
    }
    return places;
}

std::vector<SeatSetup> Seating::seats(const RuleSet& rules) const {
    std::vector<SeatSetup> seats;
    for (const Place& place : places(rules)) {
        if (place.person) {
            seats.push_back({m_people[place.number].toStdString(), kPerson});
        } else {
            const Opponent& opponent = m_opponents[place.number];
            seats.push_back({opponent.name.toStdString(), opponent.level.toStdString()});
        }
    }
    return seats;
}

} // namespace settebello
