// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <string_view>

namespace settebello {

/// Whether a sweep is a chkobba and not a scopa. @param game the preset that the rules are based on
bool isCalledChkobba(std::string_view game);

/// A translated text about a match or its rules, with "chkobba" for "scopa" where the sweep is
/// called so. The names of toggles, and what is said of several games, keep the general word.
QString withSweepName(QString text, std::string_view game);

/// "2 sweeps", "2 chkobbas".
QString sweepCount(int sweeps, std::string_view game);

} // namespace settebello
