// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/game_groups.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <array>

namespace settebello {

namespace {

enum class Family { Scopa, Scopone, AcesAndFifteens, Abroad };
constexpr std::array kFamilies{Family::Scopa, Family::Scopone, Family::AcesAndFifteens,
                               Family::Abroad};

struct Game {
    std::string_view id;
    Family family;
    std::vector<Card> emblem;
};

/// Family by family, the best known first.
const std::vector<Game>& games() {
    constexpr Suit coins = Suit::Coins;
    constexpr Suit cups = Suit::Cups;
    constexpr Suit swords = Suit::Swords;
    constexpr Suit batons = Suit::Batons;
    static const std::vector<Game> all{
        {"scopa", Family::Scopa, {{coins, kSeven}}},
        {"scopa-initiation", Family::Scopa, {{coins, kAce}, {coins, kTwo}}},
        {"scopa-simplified", Family::Scopa, {{cups, kSeven}}},
        {"scopa-pairs", Family::Scopa, {{cups, 3}, {swords, 4}}},
        {"re-bello", Family::Scopa, {{coins, kKing}}},
        {"napola", Family::Scopa, {{coins, kAce}, {coins, kTwo}, {coins, 3}}},
        {"scalette", Family::Scopa, {{coins, kJack}, {coins, kHorse}, {coins, kKing}}},
        {"scopa-frac", Family::Scopa, {{coins, kAce}, {coins, kKing}}},
        {"ponino", Family::Scopa, {{cups, kHorse}, {swords, kHorse}}},
        {"bazzica", Family::Scopa, {{cups, kTwo}, {swords, kTwo}, {coins, kTwo}}},
        {"sbarazzina", Family::Scopa, {{cups, kAce}, {coins, kKing}}},
        {"piva", Family::Scopa, {{batons, kTwo}}},
        {"rubamazzo", Family::Scopa, {{swords, 5}, {cups, 5}}},
        {"a-perdere", Family::Scopa, {{batons, 4}}},
        {"scopone", Family::Scopone, {{cups, kKing}, {coins, kKing}}},
        {"scopone-scientifico",
         Family::Scopone,
         {{swords, kJack}, {swords, kHorse}, {swords, kKing}}},
        {"scopone-trente", Family::Scopone, {{coins, kTwo}, {coins, 3}}},
        {"scopone-assi", Family::Scopone, {{batons, kAce}, {batons, kKing}}},
        {"asso-pigliatutto", Family::AcesAndFifteens, {{coins, kAce}}},
        {"scopa-assi", Family::AcesAndFifteens, {{swords, kAce}}},
        {"cirulla", Family::AcesAndFifteens, {{cups, kSeven}, {cups, kAce}}},
        {"escoba", Family::AcesAndFifteens, {{cups, kJack}, {coins, kSeven}}},
        {"quindici", Family::AcesAndFifteens, {{swords, kKing}, {coins, 5}}},
        {"quindici-mista", Family::AcesAndFifteens, {{swords, kHorse}, {cups, 6}}},
        {"quindici-assi", Family::AcesAndFifteens, {{batons, kAce}, {swords, kJack}}},
        {"scopa-corse", Family::Abroad, {{swords, 3}, {batons, 3}}},
        {"chkobba", Family::Abroad, {{cups, kSeven}, {swords, kSeven}}},
        {"hurrikan", Family::Abroad, {{cups, 4}, {cups, 5}}},
        {"hurrikan-partners", Family::Abroad, {{cups, kHorse}, {cups, kKing}}},
    };
    return all;
}

using Ids = std::vector<std::string_view>;

const Ids& bestKnown() {
    static const Ids ids{"scopa", "scopone", "scopone-scientifico", "asso-pigliatutto", "escoba"};
    return ids;
}

/// Whatever comes from Italy (rules.md §2.1), the best known first.
const Ids& italian() {
    static const Ids ids{"scopa",
                         "scopone",
                         "scopone-scientifico",
                         "asso-pigliatutto",
                         "cirulla",
                         "re-bello",
                         "napola",
                         "scalette",
                         "scopa-assi",
                         "scopone-assi",
                         "quindici",
                         "quindici-mista",
                         "quindici-assi",
                         "scopa-frac",
                         "ponino",
                         "bazzica",
                         "sbarazzina",
                         "piva",
                         "rubamazzo",
                         "a-perdere"};
    return ids;
}

/// Those of the French booklet and rule sheets, and of Corsica.
const Ids& french() {
    static const Ids ids{"scopa",       "scopa-initiation", "scopone-scientifico",
                         "scopa-pairs", "scopa-simplified", "scopone-trente",
                         "scopa-corse"};
    return ids;
}

QString headingOf(Family family) {
    switch (family) {
    case Family::Scopa:
        return QCoreApplication::translate("settebello::GameGroups", "More kinds of scopa");
    case Family::Scopone:
        return QCoreApplication::translate("settebello::GameGroups", "More kinds of scopone");
    case Family::AcesAndFifteens:
        return QCoreApplication::translate("settebello::GameGroups", "With aces and fifteens");
    case Family::Abroad:
        break;
    }
    return QCoreApplication::translate("settebello::GameGroups", "From other countries");
}

GameGroup firstGroup() {
    switch (QLocale().language()) {
    case QLocale::Italian:
        return {QCoreApplication::translate("settebello::GameGroups", "Played in Italy"),
                italian()};
    case QLocale::French:
        return {QCoreApplication::translate("settebello::GameGroups", "Played in France"),
                french()};
    default:
        return {QCoreApplication::translate("settebello::GameGroups", "The best known"),
                bestKnown()};
    }
}

} // namespace

std::vector<GameGroup> gameGroups() {
    std::vector<GameGroup> groups{firstGroup()};
    const Ids first = groups.front().games;
    for (const Family family : kFamilies) {
        GameGroup group{headingOf(family), {}};
        for (const Game& game : games()) {
            if (game.family == family &&
                std::find(first.begin(), first.end(), game.id) == first.end()) {
                group.games.push_back(game.id);
            }
        }
        if (!group.games.empty()) {
            groups.push_back(group);
        }
    }
    return groups;
}

std::vector<Card> emblemOf(std::string_view game) {
    const auto& all = games();
    const auto found =
        std::find_if(all.begin(), all.end(), [game](const Game& one) { return one.id == game; });
    return found == all.end() ? std::vector<Card>() : found->emblem;
}

} // namespace settebello
