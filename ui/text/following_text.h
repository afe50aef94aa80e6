// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "coach/reason.h"

#include <QString>

namespace settebello {

/// What follows a play, as the end of the sentence "This play …": of the kinds SparesSweep …
/// WinsCards; empty for any other.
QString followingText(const Reason& reason);

} // namespace settebello
