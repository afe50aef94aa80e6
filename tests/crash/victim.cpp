// SPDX-License-Identifier: GPL-3.0-or-later
// Plays a match with autosave until crash_test.py kills it, at any moment. Resumes the match that
// it finds and prints its number of decisions, and after each further decision the new number, with
// "over" behind the last.

#include "game/match_autosave.h"

#include <QCoreApplication>

#include <cstdio>

namespace {

using namespace settebello;

std::size_t decisions(const Match& match) {
    std::size_t count = 0;
    for (const Match::PlayedRound& round : match.played()) {
        count += round.moves.size();
    }
    return count;
}

void print(const char* what, const Match& match) {
    std::printf("%s %zu%s\n", what, decisions(match), match.over() ? " over" : "");
    std::fflush(stdout);
}

} // namespace

int main(int argc, char** argv) {
    QCoreApplication application(argc, argv);
    GameController controller;
    MatchAutosave autosave(controller, QString::fromLocal8Bit(argv[1]));
    const std::optional<Record> saved = autosave.unfinished();
    if (!autosave.notices().isEmpty()) {
        std::printf("lost %s\n", qPrintable(autosave.notices().front()));
        return 1;
    }
    QObject::connect(&controller, &GameController::progressed, &controller, [&controller] {
        print("now", controller.match());
        if (controller.match().over()) {
            QCoreApplication::quit();
        }
        controller.dealNext();
    });
    if (saved) {
        print("found", saved->match);
        controller.resume(saved->setup, saved->match);
    } else {
        std::printf("found 0\n");
        MatchSetup setup{{}, {{"Anna", "greedy"}, {"Ciro", "greedy"}}, 3};
        setup.rules.rules.match.target = 101;
        controller.start(setup);
    }
    return QCoreApplication::exec();
}
