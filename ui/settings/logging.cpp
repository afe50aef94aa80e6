// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings/logging.h"

namespace settebello {

Q_LOGGING_CATEGORY(lcController, "settebello.controller", QtInfoMsg)
Q_LOGGING_CATEGORY(lcFiles, "settebello.files", QtInfoMsg)
Q_LOGGING_CATEGORY(lcPlayers, "settebello.players", QtInfoMsg)

} // namespace settebello
