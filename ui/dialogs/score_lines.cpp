// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/score_lines.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <functional>
#include <variant>

namespace settebello {

namespace {

struct ScoreLines {
    Q_DECLARE_TR_FUNCTIONS(settebello::ScoreLines)
};

std::vector<Card> listed(CardSet cards) {
    return {cards.begin(), cards.end()};
}

using MakeCell = std::function<ScoreCell(int side, const Tally& tally, const Points& points)>;

ScoreLine line(const RoundSummary& round, const QString& name, const MakeCell& make) {
    ScoreLine made{name, {}};
    for (int side = 0; side < round.rules.sides(); ++side) {
        const auto at = static_cast<std::size_t>(side);
        made.cells += make(side, round.tallies[at], round.points[at]);
    }
    return made;
}

/// An item about a few cards of its own.
ScoreLine cardsLine(const RoundSummary& round, const QString& name, CardSet about,
                    ScoringItem item) {
    return line(round, name, [&](int, const Tally& tally, const Points& points) {
        return ScoreCell{listed(tally.pile & about), {}, points[item]};
    });
}

/// The card of each suit that counts most in the primiera.
CardSet primieraCards(const RuleSet& rules, CardSet pile) {
    RuleSet lenient = rules;
    lenient.scoring.primieraNeedsFourSuits = false;
    CardSet best;
    for (int suit = 0; suit < kSuitCount; ++suit) {
        const CardSet ofSuit = pile & CardSet::ofSuit(static_cast<Suit>(suit));
        int most = -1;
        Card winner;
        for (const Card card : ofSuit) {
            const int value = primieraHalves(lenient, CardSet{card});
            if (value > most) {
                most = value;
                winner = card;
            }
        }
        if (most >= 0) {
            best.insert(winner);
        }
    }
    return best;
}

QString primieraDetail(const RuleSet& rules, CardSet pile) {
    const int halves = primieraHalves(rules, pile);
    if (halves < 0) {
        return ScoreLines::tr("a suit is missing");
    }
    const QString whole = QLocale().toString(halves / 2);
    return halves % 2 == 0 ? whole : whole + QStringLiteral("½");
}

ScoreLine primeLine(const RoundSummary& round) {
    const RuleSet& rules = round.rules;
    if (rules.scoring.prime == Prime::Primiera) {
        return line(
            round, ScoreLines::tr("Primiera"), [&](int, const Tally& tally, const Points& points) {
                return ScoreCell{listed(primieraCards(rules, tally.pile)),
                                 primieraDetail(rules, tally.pile), points[ScoringItem::Prime]};
            });
    }
    return line(round, ScoreLines::tr("Most sevens"),
                [](int, const Tally& tally, const Points& points) {
                    const CardSet sevens = tally.pile & CardSet::ofRank(kSeven);
                    const CardSet sixes = tally.pile & CardSet::ofRank(kSix);
                    std::vector<Card> cards = listed(sevens);
                    const std::vector<Card> more = listed(sixes);
                    cards.insert(cards.end(), more.begin(), more.end());
                    const QString detail = ScoreLines::tr("%n seven(s)", nullptr, sevens.size()) +
                                           QStringLiteral(" · ") +
                                           ScoreLines::tr("%n six(es)", nullptr, sixes.size());
                    return ScoreCell{cards, detail, points[ScoringItem::Prime]};
                });
}

CardSet lowRun(const RuleSet& rules, CardSet pile) {
    CardSet run;
    for (int rank = kAce; rank <= runFromAce(rules, pile); ++rank) {
        run.insert(Card(rules.bonusSuit(), rank));
    }
    return run;
}

CardSet highRun(const RuleSet& rules, CardSet pile) {
    CardSet run;
    for (int rank = kKing; rank > kKing - runFromKing(rules, pile); --rank) {
        run.insert(Card(rules.bonusSuit(), rank));
    }
    return run;
}

/// Runs shorter than three are worth nothing and are not shown.
CardSet ifRun(CardSet run) {
    return run.size() < 3 ? CardSet{} : run;
}

void addRuns(const RoundSummary& round, QList<ScoreLine>& lines) {
    const RuleSet& rules = round.rules;
    if (rules.scoring.napola != Napola::None) {
        lines += line(
            round, ScoreLines::tr("Napola"), [&](int, const Tally& tally, const Points& points) {
                return ScoreCell{
                    listed(ifRun(lowRun(rules, tally.pile))), {}, points[ScoringItem::Napola]};
            });
    }
    if (rules.scoring.scalette) {
        lines += line(round, ScoreLines::tr("Scalette"),
                      [&](int, const Tally& tally, const Points& points) {
                          const CardSet runs =
                              ifRun(lowRun(rules, tally.pile)) | ifRun(highRun(rules, tally.pile));
                          return ScoreCell{listed(runs), {}, points[ScoringItem::Scalette]};
                      });
    }
}

void addMajorities(const RoundSummary& round, QList<ScoreLine>& lines) {
    const Suit suit = round.rules.bonusSuit();
    lines += line(round, ScoreLines::tr("Most cards"),
                  [](int, const Tally& tally, const Points& points) {
                      return ScoreCell{listed(tally.pile),
                                       ScoreLines::tr("%n card(s)", nullptr, tally.pile.size()),
                                       points[ScoringItem::Cards]};
                  });
    const QString name =
        suit == Suit::Coins ? ScoreLines::tr("Most coins") : ScoreLines::tr("Most cups");
    lines += line(round, name, [&](int, const Tally& tally, const Points& points) {
        const CardSet cards = tally.pile & CardSet::ofSuit(suit);
        return ScoreCell{listed(cards), ScoreLines::tr("%n card(s)", nullptr, cards.size()),
                         points[ScoringItem::Suit]};
    });
    lines += cardsLine(round, ScoreLines::tr("Settebello"), CardSet{Card(suit, kSeven)},
                       ScoringItem::Settebello);
}

void addSingleCards(const RoundSummary& round, QList<ScoreLine>& lines) {
    const RuleSet& rules = round.rules;
    const Suit suit = rules.bonusSuit();
    if (rules.scoring.reBello) {
        lines += cardsLine(round, ScoreLines::tr("Re bello"), CardSet{Card(suit, kKing)},
                           ScoringItem::ReBello);
    }
    if (rules.scoring.lowCards) {
        lines += cardsLine(round, ScoreLines::tr("Ace, two and three"),
                           CardSet{Card(suit, kAce), Card(suit, kTwo), Card(suit, 3)},
                           ScoringItem::LowCards);
    }
}

} // namespace

QList<ScoreLine> scoreLines(const RoundSummary& round) {
    const RuleSet& rules = round.rules;
    QList<ScoreLine> lines;
    addMajorities(round, lines);
    if (rules.scoring.prime != Prime::None) {
        lines += primeLine(round);
    }
    lines += line(round, ScoreLines::tr("Sweeps"),
                  [&](int side, const Tally& tally, const Points& points) {
                      const auto& cards = round.sweeps[static_cast<std::size_t>(side)];
                      return ScoreCell{cards, ScoreLines::tr("%n sweep(s)", nullptr, tally.sweeps),
                                       points[ScoringItem::Sweeps]};
                  });
    addSingleCards(round, lines);
    addRuns(round, lines);
    if (rules.scoring.declarations != Declarations::None) {
        lines += line(
            round, ScoreLines::tr("Declarations"),
            [&](int side, const Tally&, const Points& points) {
                const auto at = static_cast<std::size_t>(side);
                return ScoreCell{listed(round.declared[at]), {}, points[ScoringItem::Declarations]};
            });
    }
    if (rules.scoring.twoOfBatons != 0) {
        lines += cardsLine(round, ScoreLines::tr("Two of batons"),
                           CardSet{Card(Suit::Batons, kTwo)}, ScoringItem::TwoOfBatons);
    }
    return lines;
}

RoundSummary roundSummary(const Match& match, const RoundScored& scored) {
    RoundSummary summary;
    summary.rules = match.rules();
    summary.number = static_cast<int>(match.played().size()) - 1;
    const auto tallies = match.round().tallies();
    std::copy(tallies.begin(), tallies.end(), summary.tallies.begin());
    summary.points = scored.points;
    summary.scores = scored.scores;
    for (const Event& event : match.roundEvents()) {
        if (const auto* sweep = std::get_if<SweepMade>(&event)) {
            summary.sweeps[static_cast<std::size_t>(sweep->side)].push_back(sweep->card);
        } else if (const auto* shown = std::get_if<DeclarationsShown>(&event)) {
            for (const auto& declaration : shown->declarations) {
                if (declaration.points > 0) {
                    const int side = summary.rules.sideOf(declaration.seat);
                    summary.declared[static_cast<std::size_t>(side)] |= declaration.cards;
                }
            }
        }
    }
    return summary;
}

} // namespace settebello
