// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/services.h"

namespace settebello {

namespace {

QString dataFolder(const WindowOptions& options) {
    return options.dataFolder.isEmpty() ? options.configFolder : options.dataFolder;
}

} // namespace

Services::Services(const WindowOptions& options)
    : settingsStore(options.configFolder)
    , relay(options.configFolder)
    , autosave(controller, dataFolder(options))
    , statistics(dataFolder(options), autosave.matchesFolder(), autosave.ownsFolder())
    , practice(dataFolder(options), autosave.ownsFolder())
    , idleAnalysis(practice, autosave.matchesFolder())
    , sounds(makeSoundPlayer())
    , fairCards(controller, autosave.folder() + QStringLiteral("/match.fingerprints.json"),
                autosave.ownsFolder())
    , pads(autosave.folder())
    , results(autosave.folder() + QStringLiteral("/results")) {
    if (!options.seed) {
        controller.setRandomness(systemRandomness);
    }
    QObject::connect(&autosave, &MatchAutosave::folderTaken, &statistics,
                     &StatisticsStore::takeFolder);
    QObject::connect(&autosave, &MatchAutosave::folderTaken, &practice, &PracticeStore::takeFolder);
    QObject::connect(&autosave, &MatchAutosave::folderTaken, &fairCards, &FairCards::takeFile);
}

Services::~Services() = default;

void Services::saveNow() {
    settingsStore.saveNow();
    relay.saveNow();
    autosave.saveNow();
    statistics.saveNow();
    practice.saveNow();
    fairCards.saveNow();
    pads.saveNow();
    results.saveNow();
    if (friends) {
        friends->saveNow();
    }
}

UnsavedFiles Services::unsaved() const {
    return settingsStore.unsaved() + relay.unsaved() + autosave.unsaved() + statistics.unsaved() +
           practice.unsaved() + fairCards.unsaved() + pads.unsaved() + results.unsaved() +
           (friends ? friends->unsaved() : UnsavedFiles());
}

} // namespace settebello
