// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/why_text.h"

#include "cards/card_names.h"
#include "players/levels/levels.h"
#include "text/advice_text.h"
#include "text/number_text.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include <cmath>

namespace settebello {

namespace {

using Kind = Cause::Kind;

struct WhyText {
    Q_DECLARE_TR_FUNCTIONS(settebello::WhyText)
};

/// More forgotten cards than this are counted, not named.
constexpr int kMostNamed = 4;

/// What is said, and of whom.
struct Said {
    const Cause& cause;
    const Decision& decision;
    const RuleSet& rules;
    bool isBeginner = false;
};

QString unknownText(const Decider& decider) {
    if (decider.level != kMasterLevel && profileOf(decider.level) == nullptr) {
        return WhyText::tr("Players of my kind cannot say why they play a card.");
    }
    if (!decider.seed) {
        return WhyText::tr("This match was recorded by an earlier version, which did not keep what "
                           "I went by. So I cannot say why I played that.");
    }
    return WhyText::tr("Asked again, I decide otherwise: another version of the program played "
                       "here, or I ran out of time. So I cannot say why I played that.");
}

QString otherwiseText(const Decision& instead) {
    if (instead.kind != Decision::Kind::Play) {
        return {};
    }
    const Play& play = instead.play;
    return play.isCapture()
               ? WhyText::tr("Otherwise I would have taken %1 with %2.")
                     .arg(theCards(play.captured), theCard(play.card))
               : WhyText::tr("Otherwise I would have laid %1.").arg(theCard(play.card));
}

QString overlookedText(const Said& said) {
    const Play& play = said.cause.instead.play;
    return (said.isBeginner ? WhyText::tr("Oh! I did not see that I could take %1 with %2.")
                            : WhyText::tr("I overlooked that I could take %1 with %2."))
        .arg(theCards(play.captured), theCard(play.card));
}

QString meantToLayText(const Said& said) {
    return (said.isBeginner
                ? WhyText::tr(
                      "Oh! I only wanted to lay %1. I had not seen that it takes something.")
                : WhyText::tr("I meant to lay %1, and overlooked that it had to take something."))
        .arg(theCard(said.decision.play.card));
}

QString forgottenText(const Said& said) {
    const CardSet cards = said.cause.cards;
    if (cards.size() > kMostNamed) {
        return said.isBeginner ? WhyText::tr("I cannot remember so many cards: I had forgotten "
                                             "%n that were gone.",
                                             nullptr, cards.size())
                               : WhyText::tr("I had lost track of %n card(s) that were gone.",
                                             nullptr, cards.size());
    }
    return (cards.size() == 1 ? WhyText::tr("I had forgotten that %1 was gone.", "a card")
                              : WhyText::tr("I had forgotten that %1 were gone.", "several cards"))
        .arg(theCards(cards));
}

QString notAddedText(const Said& said) {
    if (said.cause.count == 0) {
        return WhyText::tr("I did not add up the table.");
    }
    return (said.isBeginner
                ? WhyText::tr("Oh! I did not add up what was left on the table. It came to %1, and "
                              "that can be swept.")
                : WhyText::tr("I did not add up what I left: it came to %1, which can be swept."))
        .arg(said.cause.count);
}

QString notForeseenText(const Said& said) {
    return (said.isBeginner
                ? WhyText::tr("I did not think of what comes next: somebody can take %1.")
                : WhyText::tr("I did not foresee that somebody could take %1."))
        .arg(theCards(said.cause.cards));
}

QString valuableText(const Said& said) {
    const Play& instead = said.cause.instead.play;
    return instead.isCapture() ? WhyText::tr("These cards seemed worth more to me than %1.")
                                     .arg(theCards(instead.captured | CardSet{instead.card}))
                               : WhyText::tr("I did not want to leave these cards lying.");
}

QString sweepText(const Said& said) {
    const Play& instead = said.cause.instead.play;
    return instead.isCapture()
               ? WhyText::tr("Had I taken %1 with %2, somebody could have swept the rest.")
                     .arg(theCards(instead.captured), theCard(instead.card))
               : WhyText::tr("Had I laid %1, somebody could have swept the table.")
                     .arg(theCard(instead.card));
}

/// What a player missed; empty for other causes.
QString missedText(const Said& said) {
    switch (said.cause.kind) {
    case Kind::OverlookedClaim:
        return said.isBeginner
                   ? WhyText::tr("Oh! I did not notice that my points were enough to call out.")
                   : WhyText::tr("I did not notice that I had reached the target for certain and "
                                 "could call out.");
    case Kind::OverlookedDeclaration:
        return WhyText::tr("I did not notice that I had something to declare.");
    case Kind::OverlookedCapture:
        return overlookedText(said);
    case Kind::MeantToLay:
        return meantToLayText(said);
    case Kind::ForgotCards:
        return forgottenText(said);
    case Kind::DidNotAddUp:
        return notAddedText(said);
    case Kind::DidNotForesee:
        return notForeseenText(said);
    case Kind::DidNotConclude:
        return WhyText::tr("I did not think of what a card left lying tells.");
    case Kind::DidNotWorkOut:
        return WhyText::tr("I did not work out the last cards this time.");
    case Kind::DidNotThinkThrough:
        return WhyText::tr("I played this one by rules of thumb and did not think it through.");
    default:
        return {};
    }
}

/// What a player wanted; empty for other causes.
QString wantedText(const Said& said) {
    switch (said.cause.kind) {
    case Kind::Sweeps:
        return said.isBeginner ? WhyText::tr("A sweep! I could not let that go.")
                               : WhyText::tr("I wanted the sweep.");
    case Kind::TakesValuable:
        return valuableText(said);
    case Kind::TakesMost:
        return said.isBeginner
                   ? WhyText::tr("It gives me %n card(s) at once, and I like to take many.",
                                 nullptr, said.cause.count)
                   : WhyText::tr("It takes the most cards: %n.", nullptr, said.cause.count);
    case Kind::KeepsValuable:
        return WhyText::tr("I wanted to keep %1.").arg(theCards(said.cause.cards));
    case Kind::AvoidsSweep:
        return sweepText(said);
    case Kind::FearsSweep:
        return WhyText::tr("A sweep by somebody else seemed less likely to me this way.");
    case Kind::LeavesLess:
        return said.cause.cards.empty()
                   ? WhyText::tr("This way I expected to leave less to the next player.")
                   : WhyText::tr("I did not want the next player to take %1.")
                         .arg(theCards(said.cause.cards));
    case Kind::LeavesNothing:
        return WhyText::tr("Nothing of what I leave can be taken, so the next player can only lay "
                           "a card.");
    case Kind::HelpsPartner:
        return WhyText::tr("I thought of what it leaves to my partner.");
    case Kind::LaysDouble:
        return WhyText::tr("I lay what I hold more than once, so that I can take it back.");
    case Kind::KeepsToRules:
        return WhyText::tr("I went by the old rules: about pairs, and which card to lay first.");
    case Kind::AvoidsPoints:
        return said.rules.match.lowestWins
                   ? WhyText::tr("I want as few points as possible.")
                   : WhyText::tr("I did not want to take cards that cost points.");
    default:
        return {};
    }
}

/// Where there was little to think about; empty for other causes.
QString plainText(const Said& said) {
    switch (said.cause.kind) {
    case Kind::Forced:
        return WhyText::tr("I had no choice.");
    case Kind::WinsAtOnce:
        return WhyText::tr("It wins the match at once.");
    case Kind::Claims:
        return WhyText::tr("I had reached the target for certain.");
    case Kind::Declares:
        return WhyText::tr("My packet was one to declare.");
    case Kind::CutsCard:
        return said.decision.kind == Decision::Kind::KeepCut
                   ? WhyText::tr("I preferred this card in my hand.")
                   : WhyText::tr("I preferred this card on the table.");
    case Kind::OnlyCapture:
        return WhyText::tr("It was the only thing that I could take.");
    case Kind::NoCapture:
        return WhyText::tr("There was nothing to take, and this card was the least loss.");
    case Kind::Obvious:
        return WhyText::tr("It simply seemed best to me, however I looked at it.");
    default:
        return {};
    }
}

QString nextBestText(const Candidate& best, const Candidate& next, const RuleSet& rules) {
    const Play& play = next.decision.play;
    const QString what =
        play.isCapture() ? WhyText::tr("taking %1 with %2", "the next best play")
                               .arg(theCards(play.captured), theCard(play.card))
                         : WhyText::tr("laying %1", "the next best play").arg(theCard(play.card));
    const double points = best.points - next.points;
    const double chance = best.chance - next.chance;
    if (points >= kFewPoints && !rules.match.lowestWins) {
        return WhyText::tr("The next best was %1, which brings %2 less.",
                           "a play; about half a point")
            .arg(what, aboutPoints(points));
    }
    if ((points < kSamePoints || rules.match.lowestWins) && chance >= kSameChance) {
        return WhyText::tr("The next best was %1: it wins about %n fewer of 100 matches.", nullptr,
                           qRound(chance * 100))
            .arg(what);
    }
    return WhyText::tr("About as good was %1.").arg(what);
}

QString thoughtText(const std::vector<Candidate>& considered, const RuleSet& rules) {
    const Candidate& best = considered.front();
    QStringList sentences;
    if (rules.match.lowestWins || std::abs(best.points) < kFewPoints) {
        sentences += WhyText::tr("I thought it through.");
    } else {
        sentences +=
            (best.points > 0
                 ? WhyText::tr("I thought it through, and expected to end this round %1 ahead.",
                               "about half a point")
                 : WhyText::tr("I thought it through, and expected to end this round %1 behind: "
                               "nothing promised more.",
                               "about half a point"))
                .arg(aboutPoints(best.points));
    }
    if (considered.size() > 1) {
        sentences += nextBestText(best, considered[1], rules);
    }
    return sentences.join(QLatin1Char(' '));
}

/// Whether it helps to know what would have been played otherwise.
bool namesOther(Kind kind) {
    return kind == Kind::ForgotCards || kind == Kind::DidNotAddUp || kind == Kind::DidNotForesee ||
           kind == Kind::DidNotConclude || kind == Kind::DidNotWorkOut ||
           kind == Kind::DidNotThinkThrough;
}

} // namespace

QString whyText(const Explanation& explanation, const Decision& decision, const Decider& decider,
                const RuleSet& rules) {
    QStringList sentences;
    for (const Cause& cause : explanation.causes) {
        if (cause.kind == Kind::NotKnown) {
            return unknownText(decider);
        }
        if (cause.kind == Kind::ThoughtThrough) {
            sentences += thoughtText(explanation.considered, rules);
            continue;
        }
        const Said said{cause, decision, rules, decider.level == levelsForPeople().front()};
        sentences += plainText(said) + missedText(said) + wantedText(said);
        if (namesOther(cause.kind)) {
            sentences += otherwiseText(cause.instead);
        }
    }
    sentences.removeAll(QString());
    return numbersInWords(sentences.join(QLatin1Char(' ')));
}

QString ownDecisionText() {
    return WhyText::tr("You decided this yourself. What it was worth, and what was best, is said "
                       "by “Review this match” once it is over.");
}

} // namespace settebello
