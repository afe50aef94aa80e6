// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/advice_text.h"

#include "cards/card_names.h"
#include "text/following_text.h"
#include "text/number_text.h"
#include "text/reason_text.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include <algorithm>

namespace settebello {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(settebello::AdviceText)
};

using Kind = Reason::Kind;

QString whatToPlay(const Play& play) {
    if (!play.isCapture()) {
        return Text::tr("Lay %1.").arg(theCard(play.card));
    }
    if (play.takesItself()) {
        return Text::tr("Play %1, which takes itself.").arg(theCard(play.card));
    }
    return Text::tr("Take %1 with %2.").arg(theCards(play.captured), theCard(play.card));
}

/// One reason, or two; each may itself have an "and".
QString reasonList(const QStringList& reasons) {
    return reasons.size() == 2 ? Text::tr("%1, and %2", "two reasons").arg(reasons[0], reasons[1])
                               : QLocale().createSeparatedList(reasons);
}

QString ifBothPlayBest(const QString& text) {
    return Text::tr("%1, if both play best", "something that happens").arg(text);
}

/// Where it hardly matters what is played.
QString littleText(const Advice& advice) {
    const bool isOtherCard = advice.next && advice.next->kind == Decision::Kind::Play &&
                             advice.next->play.card != advice.best.play.card;
    return isOtherCard ? Text::tr("Both are good: %1 would do as well.", "a card")
                             .arg(theCard(advice.next->play.card))
                       : Text::tr("Both are good: the next best is worth about as much.");
}

/// Whether it hardly matters what is played, so that no reason is worth a word.
bool isLittle(const Advice& advice) {
    return advice.points && advice.chance && *advice.points < kFewPoints &&
           (*advice.points >= kSamePoints || *advice.chance < kSameChance);
}

QString marginText(const Advice& advice, const RuleSet& rules) {
    if (!advice.points || !advice.chance) {
        return {};
    }
    if (isLittle(advice)) {
        return littleText(advice);
    }
    if (*advice.points >= kFewPoints) {
        return (rules.match.lowestWins ? Text::tr("It saves you %1.", "about half a point")
                                       : Text::tr("It brings you %1 more.", "about half a point"))
            .arg(aboutPoints(*advice.points));
    }
    return numbersInWords(Text::tr("It wins about %n more of 100 matches than the next best.",
                                   nullptr, qRound(*advice.chance * 100)));
}

} // namespace

QString reasonsText(std::span<const Reason> reasons, const RuleSet& rules, ReasonFrame frame,
                    const QString& player) {
    if (reasons.empty()) {
        return {};
    }
    const bool givesUp = reasons.front().kind == Kind::GivesUpSweep;
    const auto said = reasons.subspan(givesUp ? 1 : 0);
    const bool isAll = std::all_of(said.begin(), said.end(), needsBestPlay);
    QStringList texts;
    for (const Reason& reason : said) {
        const QString text = reasonText(reason, rules);
        texts += needsBestPlay(reason) && !isAll ? ifBothPlayBest(text) : text;
    }
    QString list = isAll ? ifBothPlayBest(reasonList(texts)) : reasonList(texts);
    if (givesUp) {
        list = Text::tr("gives up a sweep, but %1", "This play …; a list of reasons").arg(list);
    }
    if (!player.isEmpty()) {
        return numbersInWords(
            Text::tr("For %1 the better play %2.", "a player; %2 is a list of reasons")
                .arg(player, list));
    }
    const QString sentence = frame == ReasonFrame::ThisPlay
                                 ? Text::tr("This play %1.", "%1 is a list of reasons")
                                 : Text::tr("The better play %1.", "%1 is a list of reasons");
    return numbersInWords(sentence.arg(list));
}

QStringList adviceSentences(const Advice& advice, const RuleSet& rules) {
    if (advice.best.kind == Decision::Kind::ClaimOut) {
        return {
            Text::tr("Call out: your certain points reach the target, and nobody has as many.")};
    }
    QStringList sentences{whatToPlay(advice.best.play),
                          isLittle(advice) ? QString() : reasonsText(advice.reasons, rules)};
    sentences.removeAll(QString());
    if (const QString margin = marginText(advice, rules); !margin.isEmpty()) {
        sentences += margin;
    }
    return sentences;
}

QString adviceText(const Advice& advice, const RuleSet& rules) {
    return adviceSentences(advice, rules).join(QLatin1Char(' '));
}

} // namespace settebello
