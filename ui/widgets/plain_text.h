// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QApplication;
class QFontMetrics;

namespace settebello {

/// Characters of a player's name.
constexpr int kLongestName = 24;

/// Names, paths and values from files may hold HTML, control characters, line breaks, or megabytes
/// of text. These functions let them be shown as the text they are.

/// Sets all labels to plain text, also those that Qt creates: in message boxes, input dialogs, file
/// dialogs and tooltips. By default Qt guesses whether a text is HTML, and then loads the images
/// that it refers to. Must be called before the first window is shown.
void forcePlainText(QApplication& application);

/// Foreign text on one line, without control and direction characters. A text of more than `most`
/// characters is cut, and ends with "…".
QString shownText(const QString& foreign, int most = 60);

/// shownText() for menu entries and buttons, where a single & would mark a shortcut.
QString menuText(const QString& foreign, int most = 60);

/// A text of a menu entry or a button as it is read: without the mark of its shortcut.
QString withoutMnemonic(QString text);

/// Lets lines also end inside paths and words of more than `most` characters. For labels only,
/// since it inserts zero-width spaces.
QString breakable(const QString& text, int most = 30);

/// The reverse of breakable().
QString withoutBreaks(QString text);

/// The width of the longest part of a text that cannot be broken into lines.
int longestWord(const QFontMetrics& metrics, const QString& text);

/// A file name to suggest for something with a foreign name: without folders, characters that
/// file systems reserve, and a leading dot. Empty if there is no name.
QString fileNameFrom(const QString& foreign);

} // namespace settebello
