// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace settebello::net {

/// The libraries that the program was built without, by their names: of libsodium, miniupnpc and
/// libmosquitto, in this order. Without libsodium nobody can play with friends elsewhere, without
/// miniupnpc no port of the router is opened, and without libmosquitto there is no relay.
QStringList missingLibraries();

} // namespace settebello::net
