// SPDX-License-Identifier: GPL-3.0-or-later
// Keeps a score until scorekeeper_test.py kills it, at any moment. Goes on with the score that it
// finds and prints how many entries it has, and the new number once a further one is saved.

#include "scorekeeper/pad_store.h"

#include <QCoreApplication>

#include <cstdio>

int main(int argc, char** argv) {
    using namespace settebello;
    QCoreApplication application(argc, argv);
    PadStore store(QString::fromLocal8Bit(argv[1]));
    store.open();
    const QList<PadFile> all = store.all();
    std::optional<PadFile> pad = unfinishedPad(all);
    if (!pad && !all.isEmpty()) {
        std::printf("lost %s\n", qPrintable(all.front().fault));
        return 1;
    }
    std::printf("found %zu\n", pad ? pad->score->pad.entries().size() : 0);
    std::fflush(stdout);
    if (!pad) {
        KeptScore score{{}, {"Anna", "Ciro"}, ScorePad(RuleSet())};
        pad = PadFile{store.newFile(score), {}, std::move(score), {}};
    }
    for (int side = 0;; side = 1 - side) {
        pad->score->pad.add(NotedSweep{side});
        store.write(pad->file, *pad->score);
        store.saveNow();
        if (!store.unsaved().isEmpty()) {
            std::printf("lost %s\n", qPrintable(unsavedText(store.unsaved())));
            return 1;
        }
        std::printf("now %zu\n", pad->score->pad.entries().size());
        std::fflush(stdout);
    }
}
