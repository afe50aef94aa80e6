// SPDX-License-Identifier: GPL-3.0-or-later

// Measures how many costly mistakes the coach explains.
//   bench_marks draw LEVEL COUNT >> marks.tsv    plays matches of a level in eight games and keeps
//                                                decisions that cost half a point or more
//   bench_marks explain < marks.tsv              what the coach says of each, to be read one by
//                                                one, and at the end how often each reason is given
//   bench_marks time                             what reasons and lines add to the analysis of a
//                                                match of beginners to 11, in processor time

#include "analysis/analysis_run.h"
#include "analysis/decision_judge.h"
#include "analysis/line.h"
#include "coach/advice.h"
#include "coach/marked_reasons.h"
#include "game/match.h"
#include "game/match_at.h"
#include "players/levels/levels.h"
#include "rules/presets.h"
#include "support/text_hash.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <iostream>
#include <map>
#include <memory>
#include <optional>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

using namespace settebello;

namespace {

constexpr std::int64_t kWork = 4'000'000;
constexpr double kCostly = 0.5;
constexpr int kPerRound = 2;
constexpr int kPerMatch = 4;
constexpr int kMostMatches = 40; ///< in each game; strong levels hardly ever make such mistakes
constexpr int kMostRounds = 4;
constexpr std::string_view kGames[] = {"scopa",    "scopone",  "scopone-scientifico",
                                       "cirulla",  "napola",   "asso-pigliatutto",
                                       "quindici", "a-perdere"};

template <typename Parts>
std::string joined(const Parts& parts) {
    std::string text;
    for (const auto& part : parts) {
        text += (text.empty() ? "" : " ") + toString(part);
    }
    return text.empty() ? "-" : text;
}

/// One decision that cost much.
struct Drawn {
    std::string preset;
    std::string level;
    std::uint64_t seed = 0;
    std::string moves; ///< of all rounds
    std::string best;
    std::string made;
    double points = 0;
};

void print(const Drawn& drawn) {
    std::printf("%s\t%s\t%llu\t%s\t%s\t%s\t%.2f\n", drawn.preset.c_str(), drawn.level.c_str(),
                static_cast<unsigned long long>(drawn.seed), drawn.moves.c_str(),
                drawn.best.c_str(), drawn.made.c_str(), drawn.points);
    std::fflush(stdout);
}

/// Whether a decision cost much, with what would have been better.
std::optional<Judgement> costly(const PlayerView& view, const Decision& made) {
    if (made.kind != Decision::Kind::Play || isForced(view, made)) {
        return std::nullopt;
    }
    Judgement judgement = *judge(view, made, kWork, StopToken());
    const bool counts = judgement.lostPoints() >= kCostly &&
                        judgement.options.front().decision.kind == Decision::Kind::Play;
    return counts ? std::optional(judgement) : std::nullopt;
}

/// Plays the first rounds of a match. @return how many decisions were printed
int drawFrom(std::string_view preset, std::string_view level, std::uint64_t seed, int wanted) {
    Match match(findPreset(preset)->rules, seed);
    std::vector<std::unique_ptr<Player>> players;
    for (int seat = 0; seat < match.rules().table.players; ++seat) {
        players.push_back(makePlayer(level, seed + static_cast<std::uint64_t>(seat)));
    }
    std::vector<Decision> moves;
    int drawn = 0;
    for (int round = 0; round < kMostRounds && drawn < wanted && match.needsDeal(); ++round) {
        match.deal();
        int inRound = 0;
        while (match.turn() >= 0) {
            const PlayerView view = match.view(match.turn());
            const Decision made =
                *players[static_cast<std::size_t>(view.seat)]->choose(view, StopToken());
            if (drawn < wanted && inRound < kPerRound) {
                if (const auto judgement = costly(view, made)) {
                    print({std::string(preset), std::string(level), seed, joined(moves),
                           toString(judgement->options.front().decision), toString(made),
                           judgement->lostPoints()});
                    ++drawn;
                    ++inRound;
                }
            }
            match.apply(made);
            moves.push_back(made);
        }
    }
    return drawn;
}

void draw(std::string_view level, int missing) {
    for (int match = 0; match < kMostMatches; ++match) {
        for (const std::string_view preset : kGames) {
            TextHash seed; // another deal in every match
            seed.take(std::string(level));
            seed.take(std::string(preset));
            seed.take(std::to_string(match));
            missing -= drawFrom(preset, level, seed.value(), std::min(missing, kPerMatch));
        }
    }
}

Decision decisionOf(const std::string& text) {
    return *parseDecision(text);
}

/// The match before a decision that was drawn.
Match matchBefore(const Drawn& drawn) {
    Match match(findPreset(drawn.preset)->rules, drawn.seed);
    match.deal();
    std::istringstream moves(drawn.moves == "-" ? "" : drawn.moves);
    for (std::string move; moves >> move;) {
        if (match.turn() < 0) {
            match.deal();
        }
        match.apply(decisionOf(move));
    }
    if (match.turn() < 0) {
        match.deal();
    }
    return match;
}

std::string textOf(const Line& line) {
    std::string text;
    for (const Line::Step& step : line.steps) {
        text += " " + std::to_string(step.seat) + ":" + toString(Decision(step.play));
    }
    return text + (line.isForced ? " (forced)"
                                 : " (" + std::to_string(line.times) + " of " +
                                       std::to_string(line.worlds) + ")");
}

void explain() {
    std::map<std::string, int> kinds;
    int marks = 0;
    int explained = 0;
    int silent = 0;
    for (std::string line; std::getline(std::cin, line); ++marks) {
        std::istringstream columns(line);
        std::vector<std::string> texts;
        for (std::string text; std::getline(columns, text, '\t');) {
            texts.push_back(text);
        }
        const Drawn drawn{texts[0], texts[1], std::stoull(texts[2]), texts[3],
                          texts[4], texts[5], std::stod(texts[6])};
        const Match match = matchBefore(drawn);
        const PlayerView view = match.view(match.turn());
        const auto reasons =
            reasonsThatMatter(view, decisionOf(drawn.best), decisionOf(drawn.made));
        const auto lines = linesOf(view, decisionOf(drawn.best).play, decisionOf(drawn.made).play);
        explained += reasons.empty() ? 0 : 1;
        silent += reasons.empty() && !lines ? 1 : 0;
        for (const Reason& reason : reasons) {
            ++kinds[std::string(nameOf(reason.kind))];
        }
        std::printf("%d. %s, %s: hand %s; table %s; stock %d, seat %d, dealer %d\n", marks + 1,
                    texts[0].c_str(), texts[1].c_str(), joined(view.hand).c_str(),
                    joined(view.table).c_str(), view.stockSize, view.seat, view.dealer);
        std::printf("   better %s than %s (%s): %s\n", texts[4].c_str(), texts[5].c_str(),
                    texts[6].c_str(), joined(reasons).c_str());
        if (lines) {
            std::printf("   then%s; instead%s\n", textOf(lines->played).c_str(),
                        textOf(lines->better).c_str());
        }
    }
    std::printf("%d of %d have a reason, %d neither reason nor line\n", explained, marks, silent);
    for (const auto& [kind, count] : kinds) {
        std::printf("%s\t%d\n", kind.c_str(), count);
    }
}

double secondsOf(const auto& work) {
    const std::clock_t before = std::clock();
    work();
    return static_cast<double>(std::clock() - before) / CLOCKS_PER_SEC;
}

void time() {
    Match match(findPreset("scopa")->rules, 1);
    const auto player = makePlayer("beginner", 1);
    while (!match.over()) {
        if (match.needsDeal()) {
            match.deal();
        }
        match.apply(*player->choose(match.view(match.turn()), StopToken()));
    }
    AnalysisRun run(match);
    const double analysis = secondsOf([&] {
        while (run.step()) {
        }
    });
    std::vector<MarkedReasons> marks;
    const double all = secondsOf([&] { marks = reasonsOfMarks(match, run.analysis()); });
    double lines = 0;
    for (const MarkedReasons& mark : marks) {
        const auto moment = std::find_if(
            run.analysis().moments.begin(), run.analysis().moments.end(), [&](const Moment& each) {
                return each.isMarked() && each.round == mark.round && each.move == mark.move;
            });
        const PlayerView view = matchAt(match, mark.round, mark.move).view(moment->seat);
        const Judgement& judgement = *moment->judgement;
        if (mark.lines) {
            lines += secondsOf([&] {
                linesOf(view, judgement.options.front().decision.play,
                        judgement.options[judgement.chosen].decision.play);
            });
        }
    }
    std::printf("%zu rounds, %zu marks: analysis %.2f s, reasons %.3f s, lines %.3f s\n",
                match.played().size(), marks.size(), analysis, all - lines, lines);
}

} // namespace

int main(int count, char** arguments) {
    const std::string_view mode = count >= 2 ? arguments[1] : "";
    if (mode == "draw" && count == 4) {
        draw(arguments[2], std::atoi(arguments[3]));
    } else if (mode == "explain" && count == 2) {
        explain();
    } else if (mode == "time" && count == 2) {
        time();
    } else {
        std::fprintf(stderr, "bench_marks draw LEVEL COUNT | explain | time\n");
        return EXIT_FAILURE;
    }
    return EXIT_SUCCESS;
}
