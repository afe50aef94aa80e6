// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QJsonObject>

namespace settebello {

/// The values of a window.ini, which QSettings wrote before there was window.json: byte arrays in
/// base64, lists as arrays, all else as text. Leaves out what QSettings would read as an object:
/// from a damaged file that may take any amount of memory.
QJsonObject readOldWindowFile(const QByteArray& ini);

} // namespace settebello
