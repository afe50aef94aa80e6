// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scoped_font.h"

#include <QApplication>

namespace settebello {

namespace {

constexpr int kWideStretch = 130;

} // namespace

ScopedFont::ScopedFont(double factor, FontWidth width)
    : m_usual(QApplication::font()) {
    QFont font(m_usual);
    font.setPointSizeF(m_usual.pointSizeF() * factor);
    if (width == FontWidth::Wide) {
        font.setStretch(kWideStretch);
    }
    QApplication::setFont(font);
}

ScopedFont::~ScopedFont() {
    QApplication::setFont(m_usual);
}

} // namespace settebello
