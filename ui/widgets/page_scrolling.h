// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QAbstractScrollArea;
class QScrollArea;
class QWidget;

namespace settebello {

/// Shows a page in an area that scrolls it up and down only. Both have no frame, and the ground of
/// what they lie on. Where a page is lower beside the bar than without it, which would show and
/// hide the bar for ever, it stays until the area has another size.
void setPage(QScrollArea* area, QWidget* page);

/// How wide the area is to be, so that its page has room beside the bar.
int widthForPage(const QScrollArea& area);

/// Scrolls a page that cannot have the focus by the arrow and page keys; returns false for other
/// keys.
bool scrollByKey(QAbstractScrollArea* area, int key);

} // namespace settebello
