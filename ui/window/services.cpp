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
    , autosave(controller, dataFolder(options))
    , statistics(dataFolder(options), autosave.matchesFolder(), autosave.enabled())
    , practice(dataFolder(options), autosave.enabled())
    , sounds(makeSoundPlayer())
    , fairCards(controller, autosave.enabled()
                                ? autosave.folder() + QStringLiteral("/match.fingerprints.json")
                                : QString()) {
    if (!options.seed) {
        controller.setRandomness(systemRandomness);
    }
}

Services::~Services() = default;

} // namespace settebello
