// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/scoring_show.h"

#include "rules/scoring.h"

#include <QCoreApplication>

#include <algorithm>
#include <functional>

namespace settebello {

namespace {

/// The words of the scoring show.
class ScoringWords {
    Q_DECLARE_TR_FUNCTIONS(settebello::ScoringShow)

public:
    static QString cards() { return tr("Most cards"); }
    static QString suit(Suit suit) {
        return suit == Suit::Coins ? tr("Most coins") : tr("Most cups");
    }
    static QString settebello() { return tr("Settebello"); }
    static QString prime(Prime prime) {
        return prime == Prime::Primiera ? tr("Primiera") : tr("Most sevens");
    }
    static QString sweeps() { return tr("Sweeps"); }
    static QString reBello() { return tr("Re bello"); }
    static QString napola() { return tr("Napola"); }
    static QString scalette() { return tr("Scalette"); }
    static QString lowCards() { return tr("Ace, two and three"); }
    static QString declarations() { return tr("Declarations"); }
    static QString twoOfBatons() { return tr("Two of batons"); }
    static QString points(int points) { return tr("%n point(s)", nullptr, points); }
};

/// One item of the score: what is laid out for a side and what is said beside it.
struct Item {
    QString title;
    int Points::*points;
    std::function<CardSet(int side)> cards;
    std::function<QString(int side)> value;
    bool compared; ///< shown even if nobody wins it
};

/// The card of each suit that counts for the prime.
CardSet primeCards(const RuleSet& rules, CardSet pile) {
    if (rules.scoring.prime == Prime::Sevens) {
        return pile & (CardSet::ofRank(kSeven) | CardSet::ofRank(kSix));
    }
    CardSet best;
    for (int suit = 0; suit < kSuitCount; ++suit) {
        const CardSet ofSuit = pile & CardSet::ofSuit(static_cast<Suit>(suit));
        Card chosen;
        int most = -1;
        RuleSet loose = rules;
        loose.scoring.primieraNeedsFourSuits = false;
        for (const Card card : ofSuit) {
            const int value = primieraHalves(loose, CardSet{card});
            if (value > most) {
                most = value;
                chosen = card;
            }
        }
        if (most >= 0) {
            best.insert(chosen);
        }
    }
    return best;
}

QString primeValue(const RuleSet& rules, CardSet pile) {
    if (rules.scoring.prime == Prime::Sevens) {
        return QString::number((pile & CardSet::ofRank(kSeven)).size());
    }
    const int halves = primieraHalves(rules, pile);
    if (halves < 0) {
        return QStringLiteral("–");
    }
    return QString::number(halves / 2) + (halves % 2 != 0 ? QStringLiteral("½") : QString());
}

/// The unbroken runs that score.
CardSet runCards(const RuleSet& rules, CardSet pile, bool high) {
    CardSet run;
    const int low = runFromAce(rules, pile);
    for (int rank = 1; low >= 3 && rank <= low; ++rank) {
        run.insert(Card(rules.bonusSuit(), rank));
    }
    const int top = high ? runFromKing(rules, pile) : 0;
    for (int rank = kKing; top >= 3 && rank > kKing - top; --rank) {
        run.insert(Card(rules.bonusSuit(), rank));
    }
    return run;
}

std::vector<Item> itemsOf(const RoundScored& scored, const Scene& scene) {
    const Board& board = scene.after;
    const RuleSet& rules = board.rules();
    const Suit suit = rules.bonusSuit();
    const auto part = [&board](CardSet of) {
        return [&board, of](int side) { return board.captured(side) & of; };
    };
    const auto count = [&board](CardSet of) {
        return
            [&board, of](int side) { return QString::number((board.captured(side) & of).size()); };
    };
    const auto points = [&scored](int Points::*item) {
        return [&scored, item](int side) {
            const int value = scored.points[static_cast<std::size_t>(side)].*item;
            return value == 0 ? QString() : ScoringWords::points(value);
        };
    };
    const CardSet low{Card(suit, 1), Card(suit, 2), Card(suit, 3)};
    const auto run = [&board, &rules](bool high) {
        return [&board, &rules, high](int side) {
            return runCards(rules, board.captured(side), high);
        };
    };
    std::vector<Item> items{
        {ScoringWords::cards(), &Points::cards, part(CardSet::all()), count(CardSet::all()), true},
        {ScoringWords::suit(suit), &Points::suit, part(CardSet::ofSuit(suit)),
         count(CardSet::ofSuit(suit)), true},
        {ScoringWords::settebello(), &Points::settebello, part({Card(suit, kSeven)}),
         points(&Points::settebello), false},
    };
    if (rules.scoring.prime != Prime::None) {
        items.push_back({ScoringWords::prime(rules.scoring.prime), &Points::prime,
                         [&](int side) { return primeCards(rules, board.captured(side)); },
                         [&](int side) { return primeValue(rules, board.captured(side)); }, true});
    }
    const auto none = [](int) { return CardSet(); };
    const auto sweeps = [&board](int side) {
        CardSet cards;
        for (const Card card : board.side(side).sweeps) {
            cards.insert(card);
        }
        return cards;
    };
    items.push_back(
        {ScoringWords::sweeps(), &Points::sweeps, sweeps, points(&Points::sweeps), false});
    items.push_back({ScoringWords::reBello(), &Points::reBello, part({Card(suit, kKing)}),
                     points(&Points::reBello), false});
    items.push_back(
        {ScoringWords::napola(), &Points::napola, run(false), points(&Points::napola), false});
    items.push_back(
        {ScoringWords::scalette(), &Points::scalette, run(true), points(&Points::scalette), false});
    items.push_back(
        {ScoringWords::lowCards(), &Points::lowCards, part(low), points(&Points::lowCards), false});
    items.push_back({ScoringWords::declarations(), &Points::declarations, none,
                     points(&Points::declarations), false});
    items.push_back({ScoringWords::twoOfBatons(), &Points::twoOfBatons,
                     part({Card(Suit::Batons, kTwo)}), points(&Points::twoOfBatons), false});
    return items;
}

constexpr int kLayOut = 300;
constexpr int kLook = 350;
constexpr int kPoint = 250;

/// Lays an item's cards out row by row; cards laid out before that it does not need go back.
void layOutItem(const Item& item, const std::vector<int>& sides, const Scene& scene, CardSet& lying,
                Stage& stage) {
    const int rows = static_cast<int>(sides.size());
    CardSet now;
    for (int row = 0; row < rows; ++row) {
        const CardSet cards = item.cards(sides[static_cast<std::size_t>(row)]);
        int i = 0;
        for (const Card card : cards) {
            Pose pose;
            pose.spot = scene.layout.shownCard(row, rows, i, cards.size());
            pose.face = 1;
            pose.z = depth::kMoving + i;
            stage.tracks.push_back({card, pose, 0, kLayOut, 0.1});
            ++i;
        }
        now |= cards;
    }
    for (const Card card : lying - now) {
        stage.tracks.push_back(
            {card, scene.rest[static_cast<std::size_t>(card.index())], 0, kLayOut, 0});
    }
    lying = now;
}

} // namespace

Stages scoringShow(const RoundScored& scored, const Scene& scene) {
    std::vector<int> sides;
    sides.reserve(kMaxSeats);
    for (int side = 0; side < scene.after.rules().sides(); ++side) {
        sides.push_back(side);
    }
    std::array<int, kMaxSeats> scores{};
    for (const int side : sides) {
        scores[static_cast<std::size_t>(side)] = scene.before.side(side).score;
    }
    Stages stages;
    CardSet lying;
    for (const Item& item : itemsOf(scored, scene)) {
        const auto won = [&](int side) {
            return scored.points[static_cast<std::size_t>(side)].*item.points;
        };
        const bool decides =
            std::any_of(sides.begin(), sides.end(), [&](int side) { return won(side) != 0; });
        if (!decides && !item.compared) {
            continue;
        }
        Effect effect;
        effect.kind = Effect::Kind::Rows;
        effect.words = item.title;
        for (const int side : sides) {
            effect.rows.push_back({scene.sideNames.value(side), item.value(side), won(side) > 0});
        }
        Stage show;
        layOutItem(item, sides, scene, lying, show);
        show.duration = kLayOut + kLook;
        show.effect = effect;
        stages.push_back(show);
        for (const int side : sides) {
            if (won(side) == 0) {
                continue;
            }
            Stage point;
            point.duration = kPoint;
            point.effect = effect;
            point.effect.kind = Effect::Kind::Point;
            point.effect.side = side;
            point.effect.fromRow = side;
            point.effect.value = won(side);
            scores[static_cast<std::size_t>(side)] += won(side);
            point.score = Stage::Score{side, scores[static_cast<std::size_t>(side)]};
            stages.push_back(point);
        }
    }
    Stage back;
    back.duration = kLayOut;
    for (const Card card : lying) {
        back.tracks.push_back(
            {card, scene.rest[static_cast<std::size_t>(card.index())], 0, kLayOut, 0});
    }
    stages.push_back(back);
    return stages;
}

} // namespace settebello
