// SPDX-License-Identifier: GPL-3.0-or-later
#include "statistics/between_us.h"

#include "game/friends.h"
#include "game/match_text.h"
#include "storage/record.h"

#include <QMap>

#include <algorithm>
#include <utility>

namespace settebello {

namespace {

/// By the share of the matches won, without rounding.
bool hasWonMore(const BetweenUs::Person& a, const BetweenUs::Person& b) {
    return a.won * b.matches > b.won * a.matches;
}

struct Participant {
    QString name;
    bool won = false;
};

/// The people of a match, of whom no two have the same name.
QList<Participant> peopleOf(const SharedMatch& match) {
    QList<Participant> people;
    const auto isTaken = [&](const QString& name) {
        return std::any_of(people.begin(), people.end(), [&](const Participant& other) {
            return other.name.compare(name, Qt::CaseInsensitive) == 0;
        });
    };
    for (int seat = 0; seat < static_cast<int>(match.setup.seats.size()); ++seat) {
        if (!isHuman(match.setup.seat(seat))) {
            continue;
        }
        const QString called = seatName(match.setup, seat).simplified();
        QString name = called;
        for (int number = 2; isTaken(name); ++number) {
            name = QStringLiteral("%1 (%2)").arg(called, QString::number(number));
        }
        people.append({name, match.setup.rules.rules.sideOf(seat) == match.winner});
    }
    return people;
}

} // namespace

std::optional<SharedMatch> SharedMatch::of(const Record& record) {
    const MatchSetup setup = withFriendsHere(record.setup);
    if (!record.match.over() || personCount(setup) < 2 || ownSide(setup)) {
        return std::nullopt;
    }
    return SharedMatch{record.setup, record.match.result()->winner};
}

BetweenUs BetweenUs::of(const QList<SharedMatch>& matches) {
    QMap<QString, Person> people; // by name in one case
    QMap<std::pair<QString, QString>, int> wins;
    for (const SharedMatch& match : matches) {
        const QList<Participant> players = peopleOf(match);
        for (const Participant& player : players) {
            const QString key = player.name.toCaseFolded();
            Person& person = people[key];
            person.name = person.name.isEmpty() ? player.name : person.name;
            ++person.matches;
            person.won += player.won ? 1 : 0;
            for (const Participant& other : players) {
                wins[{key, other.name.toCaseFolded()}] += player.won && !other.won ? 1 : 0;
            }
        }
    }
    BetweenUs all;
    all.people = people.values();
    std::stable_sort(all.people.begin(), all.people.end(), hasWonMore);
    for (qsizetype i = 0; i < all.people.size(); ++i) {
        for (qsizetype j = i + 1; j < all.people.size(); ++j) {
            const QString first = all.people[i].name.toCaseFolded();
            const QString second = all.people[j].name.toCaseFolded();
            Pair pair{all.people[i].name, all.people[j].name, wins.value({first, second}),
                      wins.value({second, first})};
            if (pair.secondWon > pair.firstWon) {
                std::swap(pair.first, pair.second);
                std::swap(pair.firstWon, pair.secondWon);
            }
            if (pair.firstWon > 0) {
                all.pairs.append(pair);
            }
        }
    }
    return all;
}

QStringList BetweenUs::leaders() const {
    QStringList leaders;
    for (const Person& person : people) {
        if (!hasWonMore(people.constFirst(), person)) {
            leaders += person.name;
        }
    }
    return leaders;
}

} // namespace settebello
