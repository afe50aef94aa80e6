// SPDX-License-Identifier: GPL-3.0-or-later
// The items that each side scores for itself by its cards: where the texts state them, and what a
// pile then scores. A new item needs its row here.
#include "ui/text/stated_items.h"

#include <QHash>
#include <QRegularExpression>

#include <algorithm>

namespace settebello {

namespace {

using S = StatedRules;

/// One item. In the patterns SUIT is the suit that scores, and a group captures the number stated;
/// without one it is 1.
struct StatedItem {
    const char* name;
    const char* sentence; ///< of the summary, whole, without its full stop
    const char* passage;  ///< of the book, a part of a paragraph; null where it is only in a row
    const char* row;      ///< of the book's table of points, whole; null where it is in no row
    int (*points)(const S&, CardSet pile, int number);
    int sign = 1; ///< −1 if the sentence states what it costs
};

/// How many cards of the suit the pile has in a row from that rank on.
int runOf(const S& stated, CardSet pile, int first, int step) {
    int run = 0;
    for (int rank = first; rank >= kAce && rank <= kKing; rank += step) {
        if (!pile.contains(Card(stated.suit, rank))) {
            break;
        }
        ++run;
    }
    return run;
}

int pointsOfCard(CardSet pile, Card card, int number) {
    return pile.contains(card) ? number : 0;
}

template <int kRank>
int pointsOfRank(const S& stated, CardSet pile, int number) {
    return pointsOfCard(pile, Card(stated.suit, kRank), number);
}

int courtsAndAcesIn(CardSet pile) {
    return pile.sizeOfRank(kAce) + pile.sizeOfRank(kJack) + pile.sizeOfRank(kHorse) +
           pile.sizeOfRank(kKing);
}

int pointsOfLowRun(const S& stated, CardSet pile, int most) {
    const int run = runOf(stated, pile, kAce, 1);
    return run < 3 ? 0 : std::min(run, most);
}

const StatedItem kItems[] = {
    {"courts and aces", "(?!)", nullptr, "each ace, jack, horse and king",
     [](const S&, CardSet pile, int number) { return courtsAndAcesIn(pile) * number; }},
    {"king of eight", "(?!)", "With just eight of them in a pile, the king of \\w+ counts twice",
     nullptr,
     [](const S& stated, CardSet pile, int number) {
         return courtsAndAcesIn(pile) == 8 ? pointsOfRank<kKing>(stated, pile, number) : 0;
     }},
    {"ponino", "Whoever has taken the horse of all four suits scores each sweep twice", nullptr,
     "ponino: each sweep once more", [](const S&, CardSet, int) { return 0; }},
    {"re bello", "1 point for the re bello, the king of SUIT", nullptr, "re bello: king of SUIT",
     pointsOfRank<kKing>},
    {"donna", "1 point for the horse of SUIT", nullptr, "horse of SUIT", pointsOfRank<kHorse>},
    {"ace", "The ace(?:, two)? and three of SUIT score (1)(?:, 2)? and 3 points", nullptr,
     "ace of SUIT", pointsOfRank<1>},
    {"two", "The ace, two and three of SUIT score 1, (2) and 3 points", nullptr, "two of SUIT",
     pointsOfRank<2>},
    {"three", "The ace(?:, two)? and three of SUIT score 1(?:, 2)? and (3) points", nullptr,
     "three of SUIT", pointsOfRank<3>},
    {"two of batons", "Whoever takes the two of batons loses (\\d) points", nullptr,
     "two of batons",
     [](const S&, CardSet pile, int number) {
         return pointsOfCard(pile, Card(Suit::Batons, kTwo), number);
     },
     -1},
    {"napola",
     "Napola: ace, two and three of SUIT score 3 points, and each further card 1 more, (\\d+) "
     "points at most",
     "are a napola and score 3 points.* (\\d+) points at most", nullptr, pointsOfLowRun},
    {"low scaletta",
     "Low scaletta: ace, two and three of SUIT score 3 points, and each further card 1 more, "
     "(\\d+) points at most",
     "^Low scaletta: .* 3 points.* (\\d+) points at most", nullptr, pointsOfLowRun},
    {"high scaletta",
     "High scaletta: the three highest of SUIT score 5 points, and each further card downwards 1 "
     "more, (\\d+) points at most",
     "^High scaletta: .* 5 points.* (\\d+) points at most", nullptr,
     [](const S& stated, CardSet pile, int most) {
         const int run = runOf(stated, pile, kKing, -1);
         return run < 3 ? 0 : std::min(5 + run - 3, most);
     }},
    {"piccola",
     "Piccola: ace, two and three of SUIT score 3 points, and each further card up to the "
     "(?:six|seven) 1 more, (\\d+) points at most",
     "are the piccola and score 3 points.* (\\d+) points at most", nullptr, pointsOfLowRun},
    {"grande", "Grande: the three highest of SUIT together score (\\d) points",
     "are the grande and score (\\d) points", nullptr,
     [](const S& stated, CardSet pile, int number) {
         return runOf(stated, pile, kKing, -1) < 3 ? 0 : number;
     }},
    {"all sevens", "1 point for all four sevens together", nullptr, "all four sevens",
     [](const S&, CardSet pile, int number) {
         return pile.sizeOfRank(kSeven) == kSuitCount ? number : 0;
     }},
    {"whole suit", "1 point for the whole suit of SUIT", nullptr, "all SUIT",
     [](const S& stated, CardSet pile, int number) {
         const int cards = (pile & CardSet::ofSuit(stated.suit)).size();
         return cards == stated.pack / kSuitCount ? number : 0;
     }},
};

QRegularExpression patternOf(const char* text, const QString& suit) {
    return QRegularExpression(QString::fromUtf8(text).replace(QStringLiteral("SUIT"), suit));
}

/// The items that a text states, with their numbers.
using Found = QList<std::pair<const StatedItem*, int>>;

/// @param patternOfItem QRegularExpression(const StatedItem&), invalid where there is none.
template <typename Pattern>
Found itemsIn(const QString& text, Pattern pattern) {
    Found found;
    for (const StatedItem& item : kItems) {
        const auto match = pattern(item).match(text);
        if (match.hasMatch()) {
            const int number = match.lastCapturedIndex() > 0 ? match.captured(1).toInt() : 1;
            found.append({&item, number});
        }
    }
    return found;
}

} // namespace

bool readItems(const QString& sentence, StatedRules& stated) {
    static QHash<QString, Found> known;
    auto found = known.constFind(sentence);
    if (found == known.constEnd()) {
        found = known.insert(sentence, itemsIn(sentence, [](const StatedItem& item) {
                                 const auto pattern =
                                     patternOf(item.sentence, QStringLiteral("(?:coins|cups)"));
                                 return QRegularExpression(QRegularExpression::anchoredPattern(
                                     pattern.pattern() + QStringLiteral("\\.")));
                             }));
    }
    for (const auto& [item, number] : *found) {
        stated.items[item->name] = item->sign * number;
    }
    return !found->isEmpty();
}

void readItemsInBook(const QString& paragraph, StatedRules& stated) {
    static QHash<QString, Found> known;
    auto found = known.constFind(paragraph);
    if (found == known.constEnd()) {
        found = known.insert(paragraph, itemsIn(paragraph, [](const StatedItem& item) {
                                 return item.passage == nullptr
                                            ? patternOf("(?!)", QString())
                                            : patternOf(item.passage, QString());
                             }));
    }
    for (const auto& [item, number] : *found) {
        stated.items[item->name] = number;
    }
}

void readItemsInTable(const QString& what, int points, StatedRules& stated) {
    const auto suit = stated.suit == Suit::Coins ? QStringLiteral("coins") : QStringLiteral("cups");
    for (const StatedItem& item : kItems) {
        if (item.row != nullptr &&
            what == QString::fromUtf8(item.row).replace(QStringLiteral("SUIT"), suit)) {
            stated.items[item.name] = points;
        }
    }
}

int itemPoints(const StatedRules& stated, CardSet pile) {
    int points = 0;
    for (const StatedItem& item : kItems) {
        if (const auto found = stated.items.find(item.name); found != stated.items.end()) {
            points += item.points(stated, pile, found->second);
        }
    }
    return points;
}

} // namespace settebello
