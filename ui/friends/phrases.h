// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace settebello {

/// What people at a table with friends can say, in the language in use; only its number is sent
/// (interfaces.md §15), so the order must stay. @pre 0 ≤ number < session::kPhraseCount
QString phraseText(int number);
/// All of them.
QStringList phrases();

} // namespace settebello
