// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

class QEvent;
class QObject;
class QWidget;

namespace settebello {

/// Lets whatever gives the table the focus give it to this instead, and moves it there now unless
/// it is on `cover` already. @param cover what lies on the table; its child. @param first a part of
/// the cover.
void takeFocusFor(QWidget* cover, QWidget* first);

/// Ends that before the cover goes: the table gets the focus if the cover had it.
void giveFocusBack(QWidget* cover);

/// What a cover does with an event of the table or of one of its buttons. @param place lays it out;
/// called where the table has another size or font. @return whether the event goes no further: a
/// key that was held down for what came before must not answer the cover.
bool filterCoverEvent(const QWidget* cover, const QObject* watched, const QEvent* event,
                      const std::function<void()>& place);

/// The height of a line of text that looks right on a table of the parent's size and font.
int coverTextHeight(const QWidget* cover);

/// Makes a cover as large as fits, with text of at most `most` pixels and at least `least`: less
/// text never needs more room. @param fitsAt lays the cover out with text of that height, and says
/// whether that fits. The last call lays out what stays. @return whether even `least` fits.
bool fitText(int least, int most, const std::function<bool(int)>& fitsAt);

/// How wide the table's ornament is at its edges.
int tableEdge(const QWidget* cover);

} // namespace settebello
