// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/layout/table_log.h"

namespace settebello {

Q_LOGGING_CATEGORY(lcTable, "settebello.table", QtWarningMsg)

} // namespace settebello
