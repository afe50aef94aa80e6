// SPDX-License-Identifier: GPL-3.0-or-later
#include "effect/effect_text.h"

#include "text/level_text.h"
#include "text/scoring_text.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <array>
#include <cmath>

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

/// With a minus sign as wide as the plus. @param plus what positive numbers begin with.
QString number(double value, const Format& format, const QString& plus = {}) {
    const QString text = QLocale().toString(std::abs(value), 'f', format.decimals);
    if (text == QLocale().toString(0.0, 'f', format.decimals)) {
        return text;
    }
    return (value < 0 ? QString(QChar(0x2212)) : plus) + text;
}

QString withUnit(const QString& text, const Format& format) {
    return format.percent ? EffectText::tr("%1%", "percent").arg(text) : text;
}

QString withInterval(const QString& mean, double halfWidth, const Format& format) {
    return withUnit(EffectText::tr("%1 ± %2", "a number and how far it may be off")
                        .arg(mean, number(halfWidth, format)),
                    format);
}

EffectValue valueOf(const Ratio& ratio, const Format& format) {
    const double mean = format.factor * ratio.mean();
    return {mean, format.factor * ratio.halfWidth().value_or(0),
            withUnit(number(mean, format), format)};
}

bool sameRules(const RuleEffect& effect) {
    return effect.setup().rules == effect.setup().against;
}

bool isCertain(const PairedRatio& pair) {
    return std::abs(pair.difference()) > pair.halfWidth().value_or(0);
}

EffectRow rowOf(const QString& label, const PairedRatio& pair, const Format& format, bool same) {
    EffectRow row{label, valueOf(pair.first(), format), {}, {}, false, 0, 1};
    if (same) {
        row.ours.text = withInterval(number(row.ours.mean, format), row.ours.halfWidth, format);
    } else {
        row.theirs = valueOf(pair.second(), format);
        row.difference =
            withInterval(number(format.factor * pair.difference(), format, QStringLiteral("+")),
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
    return std::max(effect.setup().rules.sides(), effect.setup().against.sides()) > 2;
}

QString skillLabel() {
    const auto name = [](std::string_view level) {
        return levelName(QString::fromUtf8(level.data(), static_cast<qsizetype>(level.size())));
    };
    return EffectText::tr("%1 beats %2", "levels").arg(name(kEffectStronger), name(kEffectWeaker));
}

// What is less is not worth a sentence.
constexpr double kLeastPoints = 0.05;
constexpr double kLeastRounds = 0.05;
constexpr double kLeastMinutes = 0.5;
constexpr double kLeastSkill = 0.01;

/// What is said of a figure that has changed. %1: by how much.
struct Change {
    EffectFigure figure;
    double least;
    const char* more;
    const char* less;
};

constexpr std::array kChanges{
    Change{EffectFigure::Points, kLeastPoints,
           QT_TRANSLATE_NOOP("settebello::EffectText", "A round brings %1 points more."),
           QT_TRANSLATE_NOOP("settebello::EffectText", "A round brings %1 points less.")},
    Change{EffectFigure::Sweeps, kLeastPoints,
           QT_TRANSLATE_NOOP("settebello::EffectText", "There are %1 more sweeps in a round."),
           QT_TRANSLATE_NOOP("settebello::EffectText", "There are %1 fewer sweeps in a round.")},
    Change{EffectFigure::Rounds, kLeastRounds,
           QT_TRANSLATE_NOOP("settebello::EffectText", "A match is %1 rounds longer."),
           QT_TRANSLATE_NOOP("settebello::EffectText", "A match is %1 rounds shorter.")},
    Change{EffectFigure::Minutes, kLeastMinutes,
           QT_TRANSLATE_NOOP("settebello::EffectText", "It takes about %1 minutes more."),
           QT_TRANSLATE_NOOP("settebello::EffectText", "It takes about %1 minutes less.")},
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
        const bool shown = change.figure != EffectFigure::FirstPlayer || showsFirstPlayer(effect);
        if (shown && isCertain(pair) && std::abs(difference) >= change.least) {
            sentences += EffectText::tr(difference > 0 ? change.more : change.less)
                             .arg(QLocale().toString(std::abs(difference), 'f', 1));
        }
    }
    const PairedRatio& skill = effect[EffectFigure::Skill];
    if (isCertain(skill) && std::abs(skill.difference()) >= kLeastSkill) {
        const QString text = skill.difference() > 0
                                 ? EffectText::tr("Skill weighs more: %1 in %2 of 100 matches, "
                                                  "instead of %3.",
                                                  "Good beats Casual")
                                 : EffectText::tr("Skill weighs less: %1 in %2 of 100 matches, "
                                                  "instead of %3.",
                                                  "Good beats Casual");
        const auto of100 = [](const Ratio& ratio) {
            return QLocale().toString(kPercent.factor * ratio.mean(), 'f', 0);
        };
        sentences += text.arg(skillLabel(), of100(skill.first()), of100(skill.second()));
    }
    return sentences;
}

QStringList figuresOf(const RuleEffect& effect) {
    const auto mean = [&](EffectFigure figure, double factor, int decimals) {
        return QLocale().toString(std::abs(factor * effect[figure].first().mean()), 'f', decimals);
    };
    QStringList sentences{
        EffectText::tr("A round brings %1 points and %2 sweeps.")
            .arg(mean(EffectFigure::Points, 1, 1), mean(EffectFigure::Sweeps, 1, 1)),
        EffectText::tr("A match takes %1 rounds, about %2 minutes.")
            .arg(mean(EffectFigure::Rounds, 1, 1), mean(EffectFigure::Minutes, 1, 0))};
    const Ratio& dealing = effect[EffectFigure::Dealer].first();
    const double least = std::max(kLeastPoints, dealing.halfWidth().value_or(0));
    if (std::abs(dealing.mean()) >= least) {
        sentences += (dealing.mean() < 0 ? EffectText::tr("Dealing costs %1 points.")
                                         : EffectText::tr("Dealing is worth %1 points."))
                         .arg(mean(EffectFigure::Dealer, 1, 1));
    }
    sentences += EffectText::tr("%1 in %2 of 100 matches.", "Good beats Casual")
                     .arg(skillLabel(), mean(EffectFigure::Skill, kPercent.factor, 0));
    return sentences;
}

} // namespace

QList<EffectRow> effectRows(const RuleEffect& effect) {
    const bool same = sameRules(effect);
    QList<EffectRow> rows;
    const auto add = [&](EffectFigure figure, const QString& label, const Format& format) {
        rows += rowOf(label, effect[figure], format, same);
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
    add(EffectFigure::Minutes, EffectText::tr("Minutes of a match"), kMinutes);
    addSigned(EffectFigure::Dealer, EffectText::tr("What dealing is worth"));
    if (showsFirstPlayer(effect)) {
        addSigned(EffectFigure::FirstPlayer, EffectText::tr("What playing first is worth"));
    }
    add(EffectFigure::Skill, skillLabel(), kPercent);
    rows.back().most = kPercent.factor;
    return rows;
}

QList<EffectRow> decisionRows(const RuleEffect& effect) {
    const EffectSetup& setup = effect.setup();
    const bool same = sameRules(effect);
    QList<EffectRow> rows;
    for (const ScoringItemInfo& info : kScoringItems) {
        const bool ours = info.inForce(setup.rules);
        if (ours || info.inForce(setup.against)) {
            const RuleSet& rules = ours ? setup.rules : setup.against;
            rows += rowOf(scoringItemShortName(info.item, rules), effect.decided(info.item),
                          kPercent, same);
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
    return sameRules(effect) ? figuresOf(effect) : changesOf(effect);
}

QString effectMethod(const RuleEffect& effect) {
    const QString level = levelName(QString::fromStdString(effect.setup().level));
    const auto matches = static_cast<int>(effect.matches());
    const QString played =
        sameRules(effect)
            ? EffectText::tr("%n match(es) were played, by the level “%1” at every seat.", nullptr,
                             matches)
            : EffectText::tr("%n match(es) were played by each of the two rules with the same "
                             "cards, by the level “%1” at every seat.",
                             nullptr, matches);
    return played.arg(level) + QLatin1Char(' ') +
           EffectText::tr("Its moves take microseconds; between better players the figures are "
                          "others, above all what dealing is worth. The number after ± is how "
                          "far a figure may still be off (95 % of the time). The minutes are those "
                          "at the speed you have chosen, with four seconds for each card of yours. "
                          "An item decides a round if a side would not have had most points "
                          "without it.");
}

} // namespace settebello
