// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/motion/score_items.h"

#include "cards/card_names.h"
#include "game/marking.h"
#include "rules/scoring_items.h"
#include "text/scoring_text.h"
#include "text/sweep_name.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <utility>

namespace settebello {

namespace {

/// What the sides have and get.
class ScoreItemText {
    Q_DECLARE_TR_FUNCTIONS(settebello::ScoreItemText)

public:
    static QString points(int points) { return tr("%n point(s)", nullptr, points); }
    static QString cardCount(int cards) { return tr("%n card(s)", nullptr, cards); }
    static QString suitCount(Suit suit, int cards) { return settebello::suitCount(suit, cards); }
    static QString sevens(int sevens) { return tr("%n seven(s)", nullptr, sevens); }
    static QString sevensAndSixes(int sevens, int sixes) {
        return tr("%1 and %2", "so many sevens and so many sixes")
            .arg(ScoreItemText::sevens(sevens), tr("%n six(es)", nullptr, sixes));
    }
    static QString suitMissing() { return tr("a suit is missing"); }
    static QString describe(const QString& name, const QString& value) {
        return tr("%1: %2.", "a side and what it has").arg(name, value);
    }
    static QString describePoints(const QString& name, const QString& value, int points) {
        return tr("%1: %2, %n point(s).", "a side, what it has, and what it gets for it", points)
            .arg(name, value);
    }
};

/// Half points of one card for the primiera.
int primeHalves(const RuleSet& rules, Card card) {
    RuleSet loose = rules;
    loose.scoring.primieraNeedsFourSuits = false;
    return primieraHalves(loose, CardSet{card});
}

QString halvesText(int halves) {
    const QString whole = halves == 1 ? QString() : QString::number(halves / 2);
    return halves % 2 != 0 ? whole + QStringLiteral("½") : whole;
}

/// Whether a pile has as many sevens as any other has and another has as many, so that the sixes
/// decide.
bool sixesDecide(const Board& board, CardSet pile) {
    int most = -1;
    int sidesWithMost = 0;
    for (int side = 0; side < board.rules().sides(); ++side) {
        const int sevens = board.captured(side).sizeOfRank(kSeven);
        sidesWithMost = sevens > most ? 1 : sidesWithMost + (sevens == most ? 1 : 0);
        most = std::max(most, sevens);
    }
    return sidesWithMost > 1 && pile.sizeOfRank(kSeven) == most;
}

void fillPrimiera(ScoreItem::Side& side, const RuleSet& rules, CardSet pile) {
    for (const Card card : side.cards) {
        side.tags.emplace_back(card, halvesText(primeHalves(rules, card)));
    }
    const int halves = primieraHalves(rules, pile);
    side.value = halves < 0 ? ScoreItemText::suitMissing() : halvesText(halves);
}

void fillSevens(ScoreItem::Side& side, const Board& board, CardSet pile) {
    const int sevens = pile.sizeOfRank(kSeven);
    if (sixesDecide(board, pile)) {
        side.value = ScoreItemText::sevensAndSixes(sevens, pile.sizeOfRank(kSix));
    } else {
        side.cards = pile & CardSet::ofRank(kSeven);
        side.value = ScoreItemText::sevens(sevens);
    }
}

/// Where several cards of an item score one by one, each says for how much.
void fillSingleCards(ScoreItem::Side& side, const ScoringItemInfo& info, const RuleSet& rules) {
    const bool several = info.cards(rules).size() > 1;
    for (const Card card : side.cards) {
        const int points = info.value(rules, {CardSet{card}, 0, 0});
        if (several && points != 0) {
            side.tags.emplace_back(card, QStringLiteral("+%1").arg(points));
        }
    }
    side.value = side.points == 0 ? QStringLiteral("–") : ScoreItemText::points(side.points);
}

/// What one side has of one item.
ScoreItem::Side makeSide(const ScoringItemInfo& info, const Board& board, int number, int points,
                         std::string_view game) {
    const RuleSet& rules = board.rules();
    const CardSet pile = board.captured(number);
    ScoreItem::Side side;
    side.points = points;
    side.cards = info.countedCards(rules, pile);
    switch (info.item) {
    case ScoringItem::Cards:
        side.value = ScoreItemText::cardCount(side.cards.size());
        break;
    case ScoringItem::Suit:
        side.value = ScoreItemText::suitCount(rules.bonusSuit(), side.cards.size());
        break;
    case ScoringItem::Prime:
        if (rules.scoring.prime == Prime::Primiera) {
            fillPrimiera(side, rules, pile);
        } else {
            fillSevens(side, board, pile);
        }
        break;
    case ScoringItem::Sweeps:
        for (const Card card : board.side(number).sweeps) {
            side.cards.insert(card);
        }
        side.value = sweepCount(side.cards.size(), game);
        break;
    default:
        fillSingleCards(side, info, rules);
        break;
    }
    return side;
}

} // namespace

std::vector<ScoreItem> scoreItems(const RoundScored& scored, const Board& board,
                                  std::string_view game) {
    const RuleSet& rules = board.rules();
    BySide<Tally> tallies{};
    for (int side = 0; side < rules.sides(); ++side) {
        tallies[side].pile = board.captured(side);
    }
    std::vector<ScoreItem> items;
    for (const ScoringItem each : markingOrder(rules)) {
        const ScoringItemInfo& info = infoOf(each);
        if (scored.dropped[indexOf(info.item)]) {
            continue;
        }
        ScoreItem item{scoringItemShortName(info.item, rules, game),
                       {},
                       isMarkedAtOnce(rules, info.item),
                       each == ScoringItem::Prime};
        bool decided = false;
        for (int side = 0; side < rules.sides(); ++side) {
            const int points = scored.points[side][info.item];
            item.sides.push_back(makeSide(info, board, side, points, game));
            decided = decided || points != 0;
        }
        if (!decided) {
            item.title = itemNameWithoutPoint(each, rules, tallies.first(rules.sides()), game);
        }
        if (decided || (info.award == Award::StrictlyMost && info.inForce(rules))) {
            items.push_back(std::move(item));
        }
    }
    return items;
}

QString describeItem(const ScoreItem& item, const QStringList& names) {
    QStringList sentences{item.title + QLatin1Char('.')};
    for (std::size_t i = 0; i < item.sides.size(); ++i) {
        const ScoreItem::Side& side = item.sides[i];
        const QString name = names.value(static_cast<int>(i));
        const bool twice = side.points == 0 || side.value == ScoreItemText::points(side.points);
        sentences.append(twice ? ScoreItemText::describe(name, side.value)
                               : ScoreItemText::describePoints(name, side.value, side.points));
    }
    return sentences.join(QLatin1Char(' '));
}

} // namespace settebello
