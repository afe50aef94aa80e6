// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QAbstractScrollArea;
class QScrollArea;
class QWidget;

namespace settebello {

/// Shows a page in an area that scrolls it up and down only. Both have no frame, and the ground of
/// what they lie on.
void setPage(QScrollArea* area, QWidget* page);

/// A page that is lower beside the bar than without it would show and hide that for ever. There the
/// bar stays, until the area has another size. Done by setPage(). @pre the area has its page
void keepBarSteady(QScrollArea* area);

/// How wide the area is to be, so that its page has room beside the bar.
int widthForPage(const QScrollArea& area);

/// Scrolls a page that cannot have the focus by the arrow and page keys; returns false for other
/// keys.
bool scrollByKey(QAbstractScrollArea* area, int key);

} // namespace settebello
