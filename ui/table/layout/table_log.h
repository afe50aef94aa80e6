// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLoggingCategory>

namespace settebello {

/// "settebello.table": what the table shows; QT_LOGGING_RULES="settebello.table=true" enables it.
Q_DECLARE_LOGGING_CATEGORY(lcTable)

} // namespace settebello
