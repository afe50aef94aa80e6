// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QAbstractScrollArea;

namespace settebello {

/// Scrolls a page that cannot have the focus by the arrow and page keys; returns false for other
/// keys.
bool scrollByKey(QAbstractScrollArea* area, int key);

} // namespace settebello
