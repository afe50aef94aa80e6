// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QSizeF>
#include <QString>

class QPainter;

namespace settebello {

/// A text in a font in which it fits its area.
struct FittedText {
    QFont font;
    QString text; ///< elided if even the smallest font is too large
};

/// By how much text in this font is to be smaller than in an ordinary one, where its lines have the
/// height of a line of that one: 1, or less if the font has high lines.
qreal lineScale(const QFont& font);

/// The text broken into lines, in the given font or, if necessary, in a smaller and then also
/// narrower one. @param font sized in pixels. @param least the smallest size, in pixels.
FittedText fitLines(const QString& text, QSizeF area, const QFont& font, int least);

/// The font with its letters condensed as far as the text in one line needs to be no wider than
/// this.
/// @param most how far at most, in percent of their width
QFont condensedFont(const QString& text, const QFont& font, qreal width, int most);

/// The text in one line that is no wider than this; it ends in dots if there is no room for all.
QString elidedLine(const QString& text, const QFont& font, qreal width);

/// The font in another size. Never smaller than 7 pixels.
QFont sizedFont(QFont font, int pixels, bool bold);

/// Draws one line in the given font, or in a smaller one if necessary so that nothing is cut off:
/// narrower then, and ending in dots at last.
/// @param font sized in pixels. @param flags alignment.
void drawFittedLine(QPainter& painter, const QRectF& rect, int flags, const QString& text,
                    QFont font);

} // namespace settebello
