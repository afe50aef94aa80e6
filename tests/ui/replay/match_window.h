// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "practice/idle_analysis.h"
#include "practice/practice_store.h"
#include "replay/review_window.h"

namespace settebello {

/// A practice that is neither read nor written.
struct UnusedPractice {
    PracticeStore practice{QString(), false};
    IdleAnalysis idle{practice, QString()};
};

/// The window of a review, with a match in it.
class MatchWindow : private UnusedPractice, public ReviewWindow {
public:
    MatchWindow(const Record& match, SettingsStore& settings, CardPictures& pictures,
                WindowState& windowState)
        : ReviewWindow(idle, settings, pictures, windowState) {
        showMatch(match);
    }

    const Replay& replay() { return match()->replay(); }
    const Analyser& analyser() { return match()->analyser(); }
    bool playing() { return match()->playing(); }
    bool reviewing() { return match()->reviewing(); }
    void setAnalysis(const Analysis& analysis) { match()->setAnalysis(analysis); }
    void review() { match()->review(); }
    void showMove(int round, int move) { match()->showMove(round, move); }
    void askAboutRound(int round) { match()->askAboutRound(round); }
};

} // namespace settebello
