// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/text_size.h"

#include "widgets/style.h"

#include <QApplication>
#include <QFontMetricsF>
#include <QScreen>

#include <algorithm>

namespace settebello {

namespace {

/// So many lines of text have room on a screen of 800 × 480 at 144 dots per inch, which all windows
/// are made for.
constexpr int kFewestLines = 22;

double largestFactor(const QFont& usual) {
    const double lines = QGuiApplication::primaryScreen()->availableSize().height() /
                         QFontMetricsF(usual).lineSpacing();
    return std::max(1.0, lines / kFewestLines);
}

} // namespace

TextSize::~TextSize() {
    use(1);
}

void TextSize::use(double factor) {
    Q_ASSERT(factor >= 1);
    if (factor == m_factor) {
        return;
    }
    if (m_factor == 1) {
        m_usual = QApplication::font();
    }
    m_factor = factor;
    QApplication::setFont(
        factor == 1 ? m_usual : scaledFont(m_usual, std::min(factor, largestFactor(m_usual))));
}

} // namespace settebello
