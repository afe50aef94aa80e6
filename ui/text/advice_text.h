// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "coach/advice.h"

#include <QString>
#include <QStringList>

#include <span>

namespace settebello {

/// Differences below these, in points and in chance, are not worth mentioning.
inline constexpr double kSamePoints = 0.05;
inline constexpr double kSameChance = 0.005;
/// Differences in points below this are little.
inline constexpr double kFewPoints = 0.25;

/// How a sentence with reasons begins.
enum class ReasonFrame {
    ThisPlay,     ///< "This play …", after the play was named
    TheBetterPlay ///< "The better play …", after two were
};

/// Why a play is better than another one, in one sentence, and perhaps what is at stake in another;
/// nothing without reasons. @param rules of the match.
QString reasonsText(std::span<const Reason> reasons, const RuleSet& rules,
                    ReasonFrame frame = ReasonFrame::ThisPlay);

/// A hint in two or three short sentences: what to play, why, and how much better it is than the
/// next best play. @param rules of the match.
QStringList adviceSentences(const Advice& advice, const RuleSet& rules);
/// All of them.
QString adviceText(const Advice& advice, const RuleSet& rules);

} // namespace settebello
