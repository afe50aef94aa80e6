// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/analyse/analysed_record.h"
#include "cli/estimate.h"
#include "storage/utf8_path.h"
#include "support/terminal_text.h"

#include <ostream>

namespace settebello::cli {

namespace {

constexpr double kPercent = 100;
constexpr double kThousand = 1000;

std::string_view markName(Mark mark) {
    switch (mark) {
    case Mark::Doubtful:
        return "doubtful";
    case Mark::Bad:
        return "bad";
    case Mark::VeryBad:
        return "very bad";
    case Mark::None:
        break;
    }
    return "";
}

std::string_view placeName(LossPlace place) {
    switch (place) {
    case LossPlace::MissedCapture:
        return "missed captures";
    case LossPlace::Sweeps:
        return "sweeps offered";
    case LossPlace::Settebello:
        return "settebello";
    case LossPlace::Coins:
        return "coins";
    case LossPlace::Cards:
        return "cards";
    case LossPlace::Prime:
        return "prime";
    case LossPlace::Other:
        break;
    }
    return "other";
}

std::string nameOf(const SeatSetup& player, int number) {
    const std::string name =
        player.name.empty() ? player.level : terminalLine(player.name) + " (" + player.level + ")";
    return number == 1 ? name : name + " no. " + std::to_string(number);
}

std::string lossText(double points, double chance) {
    return formatted("%.2f", points) + " points, " + formatted("%.1f", kPercent * chance) + " %";
}

/// "1 7C=7D, 0 4B (in 7 of 10 cases)", by the number of the seat from 1 on.
std::string lineText(const Line& line) {
    constexpr int kCases = 10;
    std::string text;
    for (const Line::Step& step : line.steps) {
        text += (text.empty() ? "" : ", ") + std::to_string(step.seat + 1) + ' ' +
                toString(Decision(step.play));
    }
    if (text.empty()) {
        return "nothing";
    }
    return line.isForced
               ? text + " (forced)"
               : text + " (in " + formatted("%.0f", 1.0 * kCases * line.times / line.worlds) +
                     " of " + std::to_string(kCases) + " cases)";
}

void printLines(const Lines& lines, std::ostream& out) {
    out << "    then " << lineText(lines.played) << "; after the better play "
        << lineText(lines.better) << '\n';
}

void printMarked(const AnalysedRecord& match, std::ostream& out) {
    for (const Moment& moment : match.analysis.moments) {
        if (!moment.isMarked()) {
            continue;
        }
        const Judgement& judgement = *moment.judgement;
        const auto seat = static_cast<std::size_t>(moment.seat);
        out << "  round " << moment.round + 1 << ", move " << moment.move + 1 << ": "
            << nameOf(match.record.setup.seats[seat], numberOf(match.record, seat)) << ' '
            << toString(judgement.options[judgement.chosen].decision) << ", "
            << markName(judgement.mark) << ": "
            << lossText(judgement.lostPoints(), judgement.lostChance()) << " ("
            << placeName(judgement.place) << "); better "
            << toString(judgement.options.front().decision);
        const MarkedReasons* found = findReasons(match.reasons, moment);
        const char* before = "; why: ";
        for (std::size_t i = 0; found != nullptr && i < found->reasons.size(); ++i) {
            out << before << toString(found->reasons[i]);
            before = ", ";
        }
        out << '\n';
        if (found != nullptr && found->lines) {
            printLines(*found->lines, out);
        }
    }
}

/// What the cards brought each side, round by round.
void printRounds(const AnalysedRecord& match, std::ostream& out) {
    const int sides = match.record.setup.rules.rules.sides();
    const auto bySide = [&](const BySide<double>& values, const char* format, double factor) {
        std::string text;
        for (int side = 0; side < sides; ++side) {
            text += (side == 0 ? "" : " : ") + formatted(format, factor * values[side]);
        }
        return text;
    };
    BySide<double> luck{};
    for (const Moment& moment : match.analysis.moments) {
        if (moment.kind == Moment::Kind::Dealt) {
            luck = moment.move == 0 ? BySide<double>() : luck;
        }
        for (int side = 0; moment.luck && side < sides; ++side) {
            luck[side] += moment.luck->points[side];
        }
        if (moment.kind == Moment::Kind::Ended) {
            out << "  round " << moment.round + 1 << ": ahead by "
                << bySide(*moment.ahead, "%+.0f", 1) << ", luck " << bySide(luck, "%+.1f", 1)
                << ", chance to win " << bySide(moment.chance, "%.0f", kPercent) << " %\n";
        }
    }
}

std::string balanceText(const PlayerTotals::Balance& balance) {
    return formatted("%+.2f", balance.own) + " own play, " + formatted("%+.2f", balance.others) +
           " others' play, " + formatted("%+.2f", balance.luck) + " cards, " +
           formatted("%+.2f", balance.rest) + " rest: " + formatted("%+.2f", balance.result);
}

void printTotals(const AnalysedPlayer& analysed, std::ostream& out) {
    const PlayerTotals& totals = analysed.totals;
    const auto line = [&](std::string name, const std::string& text) {
        constexpr std::size_t kWidth = 24;
        name.resize(kWidth, ' ');
        out << "  " << name << text << '\n';
    };
    const auto perDeal = [](const SampleMean& mean) {
        return formatted("%+.2f", mean.sum()) + ", a deal " +
               estimateText(mean.mean(), mean.halfWidth(), "%+.2f", "%.2f");
    };
    out << nameOf(analysed.player, analysed.number) << ": " << totals.matches()
        << (totals.matches() == 1 ? " match, " : " matches, ") << totals.deals() << " deals\n";
    line("decisions", std::to_string(totals.decisions()) + " not forced; " +
                          std::to_string(totals.marked(Mark::Doubtful)) + " doubtful, " +
                          std::to_string(totals.marked(Mark::Bad)) + " bad, " +
                          std::to_string(totals.marked(Mark::VeryBad)) + " very bad");
    line("lost", lossText(totals.lostPoints(), totals.lostChance()) + "; a deal " +
                     estimateText(totals.lossPerDeal().mean(), totals.lossPerDeal().halfWidth(),
                                  "%.2f", "%.2f"));
    std::optional<double> half = totals.lossPerDecision().halfWidth();
    if (half) {
        *half *= kThousand;
    }
    line("per 1000 decisions",
         estimateText(kThousand * totals.lossPerDecision().mean(), half, "%.0f", "%.0f"));
    for (std::size_t i = 0; i < kLossPlaceNames.size(); ++i) {
        const auto place = static_cast<LossPlace>(i);
        if (totals.lostIn(place) > 0) {
            line("  " + std::string(placeName(place)), formatted("%.2f", totals.lostIn(place)));
        }
    }
    if (const std::optional<LadderPlace> place = totals.ladderPlace()) {
        line("plays like",
             (place->isBelow ? "less than " : "") + std::string(place->level) +
                 (place->from == place->to
                      ? std::string()
                      : " (" + std::string(place->from) + " ... " + std::string(place->to) + ")"));
    }
    if (totals.deals() > 0) {
        line("result", perDeal(totals.result()));
        line("luck", perDeal(totals.luck()));
        line("  cards dealt", formatted("%+.2f", totals.luck().sum() - totals.hiddenLuck()));
        line("  hidden cards", formatted("%+.2f", totals.hiddenLuck()));
        line("without luck", perDeal(totals.adjusted()));
        line("skill of all", perDeal(totals.skill()));
        line("made of", balanceText(totals.balance()));
    }
}

} // namespace

void printText(const std::vector<AnalysedRecord>& matches, std::ostream& out) {
    for (const AnalysedRecord& match : matches) {
        out << toUtf8(match.record.file) << (match.isComplete ? "\n" : " (stopped)\n");
        printRounds(match, out);
        printMarked(match, out);
    }
    for (const AnalysedPlayer& player : playersOf(matches)) {
        out << '\n';
        printTotals(player, out);
    }
}

} // namespace settebello::cli
