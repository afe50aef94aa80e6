// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QTemporaryDir>

namespace settebello {

/// Makes the tests of the window independent of the machine that they run on: of its fonts and
/// their configuration, its style, colours, language and platform theme, and of what its user has
/// set for Qt.
///
/// The font is DejaVu Sans, or the one that SETTEBELLO_TEST_FONT names, in the width of
/// SETTEBELLO_TEST_STRETCH, in percent. ctest repeats the tests of fit with the fonts of
/// tests/ui/fonts.txt in this way.
class FixedEnvironment {
public:
    /// To be made before the QApplication, and to be kept as long as it.
    FixedEnvironment();

    /// Gives the application its style, colours and font. @return whether the machine has the
    /// font; if it has not, a message has been printed.
    bool apply() const;

    /// What the program returns without its font. ctest takes it for a test that was skipped, but
    /// only where it has asked for another font than the usual one.
    static constexpr int kFontIsMissing = 77;

private:
    QString m_family;
    QTemporaryDir m_folder; ///< of the configuration of fonts
};

} // namespace settebello
