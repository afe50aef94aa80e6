// SPDX-License-Identifier: GPL-3.0-or-later
#include "covers/score_lines.h"

#include "cards/card_names.h"
#include "game/marking.h"
#include "rules/scoring_items.h"
#include "text/scoring_text.h"
#include "text/sweep_name.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <variant>

namespace settebello {

namespace {

struct ScoreLines {
    Q_DECLARE_TR_FUNCTIONS(settebello::ScoreLines)
};

std::vector<Card> listed(CardSet cards) {
    return {cards.begin(), cards.end()};
}

QString primieraDetail(const RuleSet& rules, CardSet pile) {
    const int halves = primieraHalves(rules, pile);
    if (halves < 0) {
        return ScoreLines::tr("a suit is missing");
    }
    const QString whole = QLocale().toString(halves / 2);
    return halves % 2 == 0 ? whole : whole + QStringLiteral("½");
}

QString primeDetail(const RuleSet& rules, CardSet pile) {
    if (rules.scoring.prime == Prime::Primiera) {
        return primieraDetail(rules, pile);
    }
    return ScoreLines::tr("%n seven(s)", nullptr, pile.sizeOfRank(kSeven)) + QStringLiteral(" · ") +
           ScoreLines::tr("%n six(es)", nullptr, pile.sizeOfRank(kSix));
}

std::vector<Card> cardsOf(ScoringItem item, const RoundSummary& round, int side) {
    if (item == ScoringItem::Sweeps) {
        return round.sweeps[side];
    }
    if (item == ScoringItem::Declarations) {
        return listed(round.declared[side]);
    }
    std::vector<Card> cards =
        listed(infoOf(item).countedCards(round.rules, round.tallies[side].pile));
    if (item == ScoringItem::Prime && round.rules.scoring.prime == Prime::Sevens) {
        // The sixes only decide between equal numbers of sevens.
        std::stable_partition(cards.begin(), cards.end(),
                              [](Card card) { return card.rank() == kSeven; });
    }
    return cards;
}

} // namespace

QString scoreDetail(ScoringItem item, const RuleSet& rules, const Tally& tally,
                    std::string_view game) {
    switch (item) {
    case ScoringItem::Cards:
        return ScoreLines::tr("%n card(s)", nullptr, infoOf(item).value(rules, tally));
    case ScoringItem::Suit:
        return suitCount(rules.bonusSuit(), infoOf(item).value(rules, tally));
    case ScoringItem::Prime:
        return primeDetail(rules, tally.pile);
    case ScoringItem::Sweeps:
        return sweepCount(tally.sweeps, game);
    case ScoringItem::CourtsAndAces:
        if (scoring_items::pointOfKing(rules, tally.pile) != 0) {
            return ScoreLines::tr("%1 counts twice", "the king of coins")
                .arg(capitalized(theCard({rules.bonusSuit(), kKing})));
        }
        return {};
    default:
        return {};
    }
}

QList<ScoreLine> scoreLines(const RoundSummary& round) {
    QList<ScoreLine> lines;
    for (const ScoringItem item : markingOrder(round.rules)) {
        const ScoringItemInfo& info = infoOf(item);
        if (!info.inForce(round.rules) || round.dropped[indexOf(item)]) {
            continue;
        }
        ScoreLine line;
        bool isWon = false;
        for (int side = 0; side < round.rules.sides(); ++side) {
            line.cells += ScoreCell{cardsOf(item, round, side),
                                    scoreDetail(item, round.rules, round.tallies[side], round.game),
                                    round.points[side][item]};
            isWon = isWon || round.points[side][item] != 0;
        }
        line.name =
            isWon || info.award == Award::EachSide
                ? scoringItemShortName(item, round.rules, round.game)
                : itemNameWithoutPoint(item, round.rules, round.tallies.first(round.rules.sides()),
                                       round.game);
        lines += line;
    }
    return lines;
}

RoundSummary roundSummary(const RuleSet& rules, const Events& round, const RoundScored& scored,
                          std::string_view game) {
    RoundSummary summary;
    summary.game = game;
    summary.rules = rules;
    summary.points = scored.points;
    summary.scores = scored.scores;
    summary.dropped = scored.dropped;
    for (const Event& event : round) {
        if (const auto* started = std::get_if<RoundStarted>(&event)) {
            summary.number = started->number;
        } else if (const auto* capture = std::get_if<CardsCaptured>(&event)) {
            summary.tallies[capture->side].pile |=
                (capture->captured | CardSet{capture->card}).printed();
        } else if (const auto* stolen = std::get_if<PileStolen>(&event)) {
            summary.tallies[stolen->from].pile = {};
            summary.tallies[stolen->side].pile |= stolen->cards | CardSet{stolen->card};
        } else if (const auto* taken = std::get_if<TableTaken>(&event)) {
            summary.tallies[taken->side].pile |= taken->cards;
        } else if (const auto* left = std::get_if<LeftoversTaken>(&event);
                   left && left->side >= 0) {
            summary.tallies[left->side].pile |= left->cards.printed();
        } else if (const auto* sweep = std::get_if<SweepMade>(&event)) {
            summary.tallies[sweep->side].sweeps = sweep->count;
            summary.sweeps[sweep->side].push_back(sweep->card.printed());
        } else if (const auto* shown = std::get_if<DeclarationsShown>(&event)) {
            for (const auto& declaration : shown->declarations) {
                const int side = rules.sideOf(declaration.seat);
                summary.tallies[side].declarations += declaration.points;
                summary.declared[side] |= declaration.points > 0 ? declaration.cards : CardSet();
            }
        }
    }
    return summary;
}

} // namespace settebello
