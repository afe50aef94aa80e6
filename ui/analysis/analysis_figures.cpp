// SPDX-License-Identifier: GPL-3.0-or-later
// The totals of an analysis in words and as a table.
#include "analysis/analysis_text.h"
#include "analysis/player_totals.h"
#include "cards/card_names.h"
#include "game/match_text.h"
#include "text/level_text.h"
#include "text/named_sentence.h"
#include "text/number_text.h"
#include "text/sweep_name.h"
#include "widgets/bar_list.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <cmath>
#include <functional>
#include <utility>

namespace settebello {

namespace {

struct AnalysisFigures {
    Q_DECLARE_TR_FUNCTIONS(settebello::AnalysisFigures)
};

QString none() {
    return QStringLiteral("–");
}

/// Points ahead, with their sign.
QString ahead(double points) {
    return signedNumber(points, 1);
}

/// "+ about 2 points"; without a sign where it is hardly anything.
QString signedWords(double points) {
    constexpr double kNothing = 0.25;
    if (std::abs(points) < kNothing) {
        return aboutPoints(points);
    }
    return (points < 0 ? QStringLiteral("− ") : QStringLiteral("+ ")) + aboutPoints(points);
}

QString nameOfLevel(std::string_view level) {
    return levelName(QString::fromUtf8(level.data(), static_cast<qsizetype>(level.size())));
}

std::vector<PlayerTotals> totalsOf(const Record& match, const Analysis& analysis) {
    std::vector<PlayerTotals> totals(match.setup.seats.size());
    for (std::size_t seat = 0; seat < totals.size(); ++seat) {
        totals[seat].add(analysis, match.setup.rules.rules, static_cast<int>(seat));
    }
    return totals;
}

constexpr double kNoLuck = 0.5; ///< points that are not worth a mention

/// What the luck of the only person came to, in a sentence.
QString luckText(double points) {
    if (std::abs(points) < kNoLuck) {
        return AnalysisFigures::tr("The cards brought you neither more nor less than usual.");
    }
    return points > 0 ? AnalysisFigures::tr("The cards brought you %1 more than usual.",
                                            "about half a point")
                            .arg(aboutPoints(points))
                      : AnalysisFigures::tr("The cards brought you %1 less than usual.",
                                            "about half a point")
                            .arg(aboutPoints(-points));
}

/// And that of a team of several people, of whom nobody is "you".
QString teamLuckText(const QString& team, double points) {
    if (std::abs(points) < kNoLuck) {
        return namedSentence(
            AnalysisFigures::tr("The cards brought %1 neither more nor less than usual.",
                                "several people"),
            team);
    }
    const QString text = points > 0
                             ? AnalysisFigures::tr("The cards brought %1 %2 more than usual.",
                                                   "several people, about half a point")
                             : AnalysisFigures::tr("The cards brought %1 %2 less than usual.",
                                                   "several people, about half a point");
    return fittedToName(text, team).arg(team, aboutPoints(std::abs(points)));
}

/// A row of the table: its name, and what it says of a player.
struct Figure {
    QString name;
    std::function<QString(const PlayerTotals&)> text;
};

std::function<QString(const PlayerTotals&)> marks(Mark mark) {
    return [mark](const PlayerTotals& t) { return QLocale().toString(t.marked(mark)); };
}

QList<Figure> lossFigures() {
    return {
        {AnalysisFigures::tr("Points lost by play, per round"),
         [](const PlayerTotals& t) {
             return t.deals() ? numberText(t.lossPerDeal().mean(), 2) : none();
         }},
        {AnalysisFigures::tr("Points lost in a thousand choices"),
         [](const PlayerTotals& t) {
             constexpr double kThousand = 1000;
             return t.decisions() ? numberText(kThousand * t.lossPerDecision().mean()) : none();
         }},
        {AnalysisFigures::tr("Level of play"),
         [](const PlayerTotals& t) {
             const auto place = t.ladderPlace();
             return place ? nameOfLevel(place->level) : none();
         }},
        {AnalysisFigures::tr("Very bad plays"), marks(Mark::VeryBad)},
        {AnalysisFigures::tr("Bad plays"), marks(Mark::Bad)},
        {AnalysisFigures::tr("Doubtful plays"), marks(Mark::Doubtful)},
    };
}

QList<Figure> luckFigures() {
    return {
        {AnalysisFigures::tr("Points ahead in the end"),
         [](const PlayerTotals& t) { return t.deals() ? ahead(t.result().sum()) : none(); }},
        {AnalysisFigures::tr("What luck with the cards brought"),
         [](const PlayerTotals& t) { return t.deals() ? ahead(t.luck().sum()) : none(); }},
        {AnalysisFigures::tr("…with the cards that were dealt"),
         [](const PlayerTotals& t) {
             return t.deals() ? ahead(t.luck().sum() - t.hiddenLuck()) : none();
         }},
        {AnalysisFigures::tr("…with those that could not be seen"),
         [](const PlayerTotals& t) { return t.deals() ? ahead(t.hiddenLuck()) : none(); }},
        {AnalysisFigures::tr("Points ahead without that luck"),
         [](const PlayerTotals& t) { return t.deals() ? ahead(t.adjusted().sum()) : none(); }},
        {AnalysisFigures::tr("…almost surely between"),
         [](const PlayerTotals& t) {
             const auto half = t.adjusted().halfWidthOfSum();
             const double sum = t.adjusted().sum();
             return half ? AnalysisFigures::tr("%1 and %2", "points ahead: −0.5 and +3.2")
                               .arg(ahead(sum - *half), ahead(sum + *half))
                         : none();
         }},
    };
}

QString placeName(LossPlace place, const RuleSet& rules) {
    switch (place) {
    case LossPlace::MissedCapture:
        return AnalysisFigures::tr("Lost by missed captures");
    case LossPlace::Sweeps:
        return AnalysisFigures::tr("Lost by sweeps");
    case LossPlace::Settebello:
        return AnalysisFigures::tr("Lost: the settebello");
    case LossPlace::Coins:
        return AnalysisFigures::tr("Lost: the most %1", "coins or cups")
            .arg(suitCards(rules.bonusSuit()));
    case LossPlace::Cards:
        return AnalysisFigures::tr("Lost: the most cards");
    case LossPlace::Prime:
        return AnalysisFigures::tr("Lost: the primiera");
    case LossPlace::Other:
        break;
    }
    return AnalysisFigures::tr("Lost otherwise");
}

} // namespace

QString verdictText(const Record& match, const Analysis& analysis) {
    const std::optional<int> side = ownSide(match.setup);
    if (!side) {
        return {};
    }
    const RuleSet& rules = match.setup.rules.rules;
    PlayerTotals totals;
    totals.add(analysis, rules, *firstPerson(match.setup));
    const double own = totals.sideLost();
    const double luck = totals.luck().sum();
    const QString lostByOthers = aboutPoints(totals.balance().others);
    const QString name = rules.sides() == 2
                             ? sideName(match.setup, 1 - *side)
                             : AnalysisFigures::tr("each of the others", "who lost points");
    if (personCount(match.setup) > 1) { // nobody is "you"
        const QString team = sideName(match.setup, *side);
        return teamLuckText(team, luck) + QLatin1Char(' ') +
               AnalysisFigures::tr("By their own play %1 lost %2; %3 lost %4.",
                                   "several people, about half a point, a player, about 2 points")
                   .arg(team, aboutPoints(own), name, lostByOthers);
    }
    const QString lost = rules.table.teams
                             ? AnalysisFigures::tr("By its own play your team lost %1; %2 lost %3.",
                                                   "about half a point, a player, about 2 points")
                             : AnalysisFigures::tr("By your own play you lost %1; %2 lost %3.",
                                                   "about half a point, a player, about 2 points");
    return luckText(luck) + QLatin1Char(' ') + lost.arg(aboutPoints(own), name, lostByOthers);
}

QString levelsText(const Record& match, const Analysis& analysis) {
    QStringList sentences;
    const std::vector<PlayerTotals> totals = totalsOf(match, analysis);
    for (std::size_t seat = 0; seat < totals.size(); ++seat) {
        const std::optional<LadderPlace> place = totals[seat].ladderPlace();
        if (!place) {
            continue;
        }
        const QString name = seatName(match.setup, static_cast<int>(seat));
        if (place->isBelow) {
            sentences += AnalysisFigures::tr("%1: below the level %2.", "a player, a level")
                             .arg(name, nameOfLevel(place->level));
        } else if (place->from == place->to) {
            sentences += AnalysisFigures::tr("%1: level %2.", "a player, a level")
                             .arg(name, nameOfLevel(place->level));
        } else {
            sentences +=
                AnalysisFigures::tr("%1: level %2, or anything from %3 to %4.", "a player, levels")
                    .arg(name, nameOfLevel(place->level), nameOfLevel(place->from),
                         nameOfLevel(place->to));
        }
    }
    if (!sentences.isEmpty()) {
        sentences += AnalysisFigures::tr("A single match has few choices, so this is uncertain.");
    }
    return sentences.join(QLatin1Char(' '));
}

QString roundLossesText(const Record& match, const Analysis& analysis) {
    struct Lost {
        double own = 0;
        double others = 0; // by each other side, on average
    };
    const RuleSet& rules = match.setup.rules.rules;
    const int side = ownSide(match.setup).value_or(0);
    std::vector<Lost> rounds;
    for (const Moment& moment : analysis.moments) {
        rounds.resize(static_cast<std::size_t>(moment.round) + 1);
        if (moment.judgement) {
            const double lost = moment.judgement->lostPoints();
            if (rules.sideOf(moment.seat) == side) {
                rounds.back().own += lost;
            } else {
                rounds.back().others += lost / (rules.sides() - 1);
            }
        }
    }
    const QString others = rules.sides() == 2
                               ? sideName(match.setup, 1 - side)
                               : AnalysisFigures::tr("the others", "who lost points");
    QStringList sentences;
    for (std::size_t i = 0; i < rounds.size(); ++i) {
        sentences += AnalysisFigures::tr("Round %1, lost by play: %2 (%3), %4 (%5).",
                                         "a number; who, about half a point; who, about 2 points")
                         .arg(QString::number(i + 1), sideName(match.setup, side),
                              aboutPoints(rounds[i].own), others, aboutPoints(rounds[i].others));
    }
    return sentences.join(QLatin1Char('\n'));
}

QList<BarRow> balanceRows(const Record& match, const Analysis& analysis) {
    const MatchSetup& setup = match.setup;
    const std::optional<int> side = ownSide(setup);
    PlayerTotals totals;
    if (side) {
        totals.add(analysis, setup.rules.rules, *firstPerson(setup));
    }
    if (totals.deals() == 0) {
        return {};
    }
    const auto play = [](const QString& whose) {
        return AnalysisFigures::tr("Play: %1", "whose").arg(whose);
    };
    const QString others = setup.rules.rules.sides() == 2
                               ? sideName(setup, 1 - *side)
                               : AnalysisFigures::tr("the others", "who lost points");
    const PlayerTotals::Balance balance = totals.balance();
    QList<BarRow> rows;
    for (const auto& [name, points] :
         {std::pair(play(sideName(setup, *side)), balance.own),
          std::pair(play(others), balance.others),
          std::pair(AnalysisFigures::tr("The cards"), balance.luck),
          std::pair(AnalysisFigures::tr("The rest", "what neither play nor cards explain"),
                    balance.rest),
          std::pair(AnalysisFigures::tr("Points ahead in the end"), balance.result)}) {
        rows.append({name, points, signedWords(points), false});
    }
    return rows;
}

QList<QStringList> figureRows(const Record& match, const Analysis& analysis) {
    const std::vector<PlayerTotals> totals = totalsOf(match, analysis);
    QList<Figure> figures = lossFigures() + luckFigures();
    for (std::size_t i = 0; i < kLossPlaceNames.size(); ++i) {
        const auto place = static_cast<LossPlace>(i);
        const auto loses = [place](const PlayerTotals& t) { return t.lostIn(place) > 0; };
        if (std::any_of(totals.begin(), totals.end(), loses)) {
            figures +=
                {withSweepName(placeName(place, match.setup.rules.rules), match.setup.rules.base),
                 [place](const PlayerTotals& t) { return numberText(t.lostIn(place), 1); }};
        }
    }
    QList<QStringList> rows;
    for (const Figure& figure : figures) {
        QStringList row{figure.name};
        for (const PlayerTotals& one : totals) {
            row += figure.text(one);
        }
        rows += row;
    }
    return rows;
}

} // namespace settebello
