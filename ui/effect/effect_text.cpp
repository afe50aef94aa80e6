// SPDX-License-Identifier: GPL-3.0-or-later
#include "effect/effect_text.h"

#include "rules/scoring_items.h"
#include "support/contract.h"
#include "text/level_text.h"
#include "text/number_text.h"
#include "text/scoring_text.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace settebello {

namespace {

struct EffectText {
    Q_DECLARE_TR_FUNCTIONS(settebello::EffectText)
};

/// How a figure is written and drawn.
struct Format {
    double factor = 1;
    int decimals = 2;
    bool percent = false;
};
constexpr Format kCount{};
constexpr Format kMinutes{1, 1};
constexpr Format kPercent{100, 1, true};

QString withUnit(const QString& text, const Format& format) {
    return format.percent ? EffectText::tr("%1%", "percent").arg(text) : text;
}

QString withInterval(const QString& mean, double halfWidth, const Format& format) {
    return withUnit(EffectText::tr("%1 ± %2", "a number and how far it may be off")
                        .arg(mean, numberText(halfWidth, format.decimals)),
                    format);
}

EffectValue valueOf(const Ratio& ratio, const Format& format) {
    const double mean = format.factor * ratio.mean();
    return {mean, format.factor * ratio.halfWidth().value_or(0),
            withUnit(numberText(mean, format.decimals), format)};
}

bool sameRules(const RuleEffect& effect) {
    return effect.setup().rules == effect.setup().against;
}

bool isCertain(const PairedRatio& pair) {
    return std::abs(pair.difference()) > pair.halfWidth().value_or(0);
}

/// What is beside the figure of the rules.
enum class Beside {
    Nothing, ///< both rule sets are the same
    Blank,   ///< among rows that compare, one that does not
    Theirs
};

EffectRow rowOf(const QString& label, const PairedRatio& pair, const Format& format,
                Beside beside) {
    EffectRow row{label, valueOf(pair.first(), format), {}, {}, false, 0, 1};
    if (beside == Beside::Nothing) {
        row.ours.text =
            withInterval(numberText(row.ours.mean, format.decimals), row.ours.halfWidth, format);
    } else if (beside == Beside::Theirs) {
        row.theirs = valueOf(pair.second(), format);
        row.difference =
            withInterval(signedNumber(format.factor * pair.difference(), format.decimals),
                         format.factor * pair.halfWidth().value_or(0), format);
        row.certain = isCertain(pair);
    }
    return row;
}

/// The end of a bar with its interval.
double reach(const EffectRow& row) {
    const auto of = [](const EffectValue& value) { return std::abs(value.mean) + value.halfWidth; };
    return std::max(of(row.ours), row.theirs ? of(*row.theirs) : 0);
}

/// Playing first says something of its own only if more than two sides play.
bool showsFirstPlayer(const RuleEffect& effect) {
    return effect.setup().rules.sides() > 2;
}

QString nameOf(std::string_view level) {
    return levelName(QString::fromUtf8(level.data(), static_cast<qsizetype>(level.size())));
}

QString skillLabel() {
    return EffectText::tr("%1 beats %2", "levels")
        .arg(nameOf(kEffectStronger), nameOf(kEffectWeaker));
}

QString of100(double share) {
    return QLocale().toString(kPercent.factor * share, 'f', 0);
}

/// Of the matches, what each side wins if all play alike.
double chance(const RuleEffect& effect) {
    return 1.0 / effect.setup().rules.sides();
}

QString skillFigure(const RuleEffect& effect) {
    return EffectText::tr("%1 in %2 of 100 matches; chance alone would give %3.",
                          "Good beats Casual")
        .arg(skillLabel(), of100(effect[EffectFigure::Skill].first().mean()),
             of100(chance(effect)));
}

// What is less is not worth a sentence.
constexpr double kLeastPoints = 0.05;
constexpr double kLeastRounds = 0.05;
constexpr double kLeastMinutes = 0.5;
constexpr double kLeastSkill = 0.01;
/// What is certainly less than so many times that hardly changes.
constexpr double kHardly = 4;
constexpr std::uint64_t kFewMatches = 100; ///< may happen to be alike

/// What is said of a figure that has changed. %1: by how much.
struct Change {
    EffectFigure figure;
    double least;
    const char* more;
    const char* less;
};

constexpr std::array kChanges{
    Change{EffectFigure::Points, kLeastPoints,
           QT_TRANSLATE_NOOP("settebello::EffectText", "A round brings %1 more points."),
           QT_TRANSLATE_NOOP("settebello::EffectText", "A round brings %1 fewer points.")},
    Change{EffectFigure::Sweeps, kLeastPoints,
           QT_TRANSLATE_NOOP("settebello::EffectText", "There are %1 more sweeps in a round."),
           QT_TRANSLATE_NOOP("settebello::EffectText", "There are %1 fewer sweeps in a round.")},
    Change{EffectFigure::Rounds, kLeastRounds,
           QT_TRANSLATE_NOOP("settebello::EffectText", "A match is %1 rounds longer."),
           QT_TRANSLATE_NOOP("settebello::EffectText", "A match is %1 rounds shorter.")},
    Change{EffectFigure::Minutes, kLeastMinutes,
           QT_TRANSLATE_NOOP("settebello::EffectText", "A match takes about %1 minutes longer."),
           QT_TRANSLATE_NOOP("settebello::EffectText", "A match takes about %1 minutes less.")},
    Change{EffectFigure::Dealer, kLeastPoints,
           QT_TRANSLATE_NOOP("settebello::EffectText", "Dealing is worth %1 points more."),
           QT_TRANSLATE_NOOP("settebello::EffectText", "Dealing is worth %1 points less.")},
    Change{EffectFigure::FirstPlayer, kLeastPoints,
           QT_TRANSLATE_NOOP("settebello::EffectText", "Playing first is worth %1 points more."),
           QT_TRANSLATE_NOOP("settebello::EffectText", "Playing first is worth %1 points less.")},
};

QStringList changesOf(const RuleEffect& effect) {
    QStringList sentences;
    for (const Change& change : kChanges) {
        const PairedRatio& pair = effect[change.figure];
        const double difference = pair.difference();
        const bool shown = effect.isComparable(change.figure) &&
                           (change.figure != EffectFigure::FirstPlayer || showsFirstPlayer(effect));
        if (shown && isCertain(pair) && std::abs(difference) >= change.least) {
            sentences += EffectText::tr(difference > 0 ? change.more : change.less)
                             .arg(QLocale().toString(std::abs(difference), 'f', 1));
        }
    }
    const PairedRatio& skill = effect[EffectFigure::Skill];
    if (effect.isComparable(EffectFigure::Skill) && isCertain(skill) &&
        std::abs(skill.difference()) >= kLeastSkill) {
        const QString text =
            skill.difference() > 0
                ? EffectText::tr("Skill counts for more: %1 in %2 of 100 matches, instead of %3.",
                                 "Good beats Casual")
                : EffectText::tr("Skill counts for less: %1 in %2 of 100 matches, instead of %3.",
                                 "Good beats Casual");
        sentences +=
            text.arg(skillLabel(), of100(skill.first().mean()), of100(skill.second().mean()));
    }
    return sentences;
}

/// Whether no figure can be far from what it was.
bool hardlyChanges(const RuleEffect& effect) {
    const auto hardly = [&](EffectFigure figure, double least) {
        const PairedRatio& pair = effect[figure];
        const double off = pair.halfWidth().value_or(std::numeric_limits<double>::infinity());
        return !effect.isComparable(figure) || std::abs(pair.difference()) + off < kHardly * least;
    };
    return effect.matches() >= kFewMatches && hardly(EffectFigure::Skill, kLeastSkill) &&
           std::all_of(kChanges.begin(), kChanges.end(),
                       [&](const Change& change) { return hardly(change.figure, change.least); });
}

QStringList comparisonOf(const RuleEffect& effect) {
    QStringList sentences = changesOf(effect);
    if (sentences.isEmpty()) {
        sentences += hardlyChanges(effect) ? EffectText::tr("Hardly anything changes.")
                                           : EffectText::tr("So far no difference is certain.");
    }
    if (!effect.isComparable(EffectFigure::Skill)) {
        sentences += skillFigure(effect);
    }
    return sentences;
}

QStringList figuresOf(const RuleEffect& effect) {
    const auto mean = [&](EffectFigure figure, int decimals) {
        return QLocale().toString(std::abs(effect[figure].first().mean()), 'f', decimals);
    };
    QStringList sentences{EffectText::tr("A round brings %1 points and %2 sweeps.")
                              .arg(mean(EffectFigure::Points, 1), mean(EffectFigure::Sweeps, 1)),
                          EffectText::tr("A match takes %1 rounds, about %2 minutes.")
                              .arg(mean(EffectFigure::Rounds, 1), mean(EffectFigure::Minutes, 0))};
    const Ratio& dealing = effect[EffectFigure::Dealer].first();
    const double least = std::max(kLeastPoints, dealing.halfWidth().value_or(0));
    if (std::abs(dealing.mean()) >= least) {
        sentences += (dealing.mean() < 0 ? EffectText::tr("Dealing costs %1 points.")
                                         : EffectText::tr("Dealing is worth %1 points."))
                         .arg(mean(EffectFigure::Dealer, 1));
    }
    sentences += skillFigure(effect);
    return sentences;
}

/// The name of an item, or both where the two rule sets mean different things by it: above the
/// bars, in their order.
QString itemLabel(const ScoringItemInfo& info, const EffectSetup& setup) {
    const QString ours = scoringItemShortName(info.item, setup.rules);
    const QString theirs = scoringItemShortName(info.item, setup.against);
    if (!info.inForce(setup.rules)) {
        return theirs;
    }
    return !info.inForce(setup.against) || ours == theirs
               ? ours
               : EffectText::tr("%1 / %2", "an item of these rules and of those").arg(ours, theirs);
}

} // namespace

QList<EffectRow> effectRows(const RuleEffect& effect) {
    const bool same = sameRules(effect);
    QList<EffectRow> rows;
    const auto add = [&](EffectFigure figure, const QString& label, const Format& format) {
        rows += rowOf(label, effect[figure], format,
                      same                          ? Beside::Nothing
                      : effect.isComparable(figure) ? Beside::Theirs
                                                    : Beside::Blank);
        rows.back().most = std::max(reach(rows.back()), 1e-3);
    };
    const auto addSigned = [&](EffectFigure figure, const QString& label) {
        add(figure, label, kCount);
        rows.back().most = std::max(rows.back().most, 1.0);
        rows.back().least = -rows.back().most;
    };
    add(EffectFigure::Points, EffectText::tr("Points in a round"), kCount);
    add(EffectFigure::Sweeps, EffectText::tr("Sweeps in a round"), kCount);
    add(EffectFigure::Rounds, EffectText::tr("Rounds in a match"), kCount);
    add(EffectFigure::Minutes, EffectText::tr("Minutes in a match"), kMinutes);
    addSigned(EffectFigure::Dealer, EffectText::tr("What dealing is worth"));
    if (showsFirstPlayer(effect)) {
        addSigned(EffectFigure::FirstPlayer, EffectText::tr("What playing first is worth"));
    }
    // No need to say that every second match is won by chance.
    add(EffectFigure::Skill,
        effect.setup().rules.sides() > 2
            ? EffectText::tr("%1 (by chance %2)", "Good beats Casual")
                  .arg(skillLabel(), withUnit(of100(chance(effect)), kPercent))
            : skillLabel(),
        kPercent);
    rows.back().most = kPercent.factor;
    return rows;
}

QList<EffectRow> decisionRows(const RuleEffect& effect) {
    const EffectSetup& setup = effect.setup();
    const Beside beside = sameRules(effect) ? Beside::Nothing : Beside::Theirs;
    QList<EffectRow> rows;
    for (const ScoringItemInfo& info : kScoringItems) {
        if (info.inForce(setup.rules) || info.inForce(setup.against)) {
            rows += rowOf(itemLabel(info, setup), effect.decided(info.item), kPercent, beside);
        }
    }
    double most = 1;
    for (const EffectRow& row : rows) {
        most = std::max(most, reach(row));
    }
    for (EffectRow& row : rows) {
        row.most = most;
    }
    return rows;
}

QStringList effectSentences(const RuleEffect& effect) {
    return sameRules(effect) ? figuresOf(effect) : comparisonOf(effect);
}

QString effectMethod(const RuleEffect& effect) {
    SETTEBELLO_ASSERT(effect.setup().level == kEffectLevel);
    const auto matches = static_cast<int>(effect.matches());
    QStringList sentences{
        sameRules(effect)
            ? EffectText::tr("%n match(es) were played, with a very simple player at every seat "
                             "who always takes what looks best at the moment.",
                             nullptr, matches)
            : EffectText::tr("%n match(es) were played under each of the two sets of rules, with "
                             "the same cards and a very simple player at every seat who always "
                             "takes what looks best at the moment.",
                             nullptr, matches),
        EffectText::tr("“%1” comes from as many matches again, with %2 on one side against %3.",
                       "Good beats Casual, Good, Casual")
            .arg(skillLabel(), nameOf(kEffectStronger), nameOf(kEffectWeaker))};
    if (!effect.isComparable(EffectFigure::Skill)) {
        sentences +=
            EffectText::tr("If the number of sides differs, that figure and what dealing is worth "
                           "mean something else, and are shown for these rules alone.");
    }
    sentences += EffectText::tr(
        "With better players the figures would differ, above all what dealing is worth. The number "
        "after ± is how far a figure may still be off (95% of the time). The minutes are those at "
        "the speed you have chosen, with four seconds for each of your cards. An item decides a "
        "round if the side with most points would not have had most without it.");
    return sentences.join(QLatin1Char(' '));
}

} // namespace settebello
