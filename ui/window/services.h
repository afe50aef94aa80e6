// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cards/card_pictures.h"
#include "compare/code_results.h"
#include "friends/friends_session.h"
#include "friends/relay_store.h"
#include "game/current_source.h"
#include "game/fair_cards.h"
#include "game/game_controller.h"
#include "game/local_source.h"
#include "game/match_autosave.h"
#include "game/statistics_store.h"
#include "practice/idle_analysis.h"
#include "practice/practice_store.h"
#include "scorekeeper/pad_store.h"
#include "settings/language_manager.h"
#include "settings/settings_store.h"
#include "sound/table_sounds.h"
#include "widgets/text_size.h"
#include "window/window_options.h"

#include <memory>

namespace settebello {

/// What lives as long as the main window and is no widget: the match, the settings, and the files
/// that both are kept in.
struct Services {
    explicit Services(const WindowOptions& options);
    ~Services();

    SettingsStore settingsStore;
    RelayStore relay;
    LanguageManager languages;
    TextSize textSize;
    CardPictures pictures;
    GameController controller;
    MatchAutosave autosave;
    StatisticsStore statistics;
    PracticeStore practice;
    IdleAnalysis idleAnalysis;
    TableSounds sounds;
    FairCards fairCards;
    PadStore pads;
    ResultStore results;
    /// The match of this computer, which is kept before it is shown.
    LocalSource local{controller};
    /// Of the match on the table: that one, or one with friends.
    CurrentSource source{local};
    /// The table with friends that the player is at, if there is one.
    std::unique_ptr<FriendsSession> friends;

    /// Waits until everything is written, or has failed once more.
    void saveNow();
    /// Everything that could not be written.
    UnsavedFiles unsaved() const;
};

} // namespace settebello
