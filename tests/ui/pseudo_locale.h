// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QTranslator>

namespace settebello {

/// A language that nobody speaks, to see what gets cut off in one with longer words and taller
/// letters: every text that passes through tr() comes out at least 40 % longer, with accents, in
/// brackets ("[Ñéèw mààtch]"). What is not shown as it stands keeps its form: %1 and %n, the
/// letter after an &, tags, entities and file patterns.
///
/// Install it with QCoreApplication::installTranslator, on top of whatever language is in use;
/// its destructor takes it away again. Widgets then get a LanguageChange as for any language.
class PseudoLocale : public QTranslator {
public:
    using QTranslator::QTranslator;

    QString translate(const char* context, const char* source, const char* disambiguation,
                      int n) const override;
    bool isEmpty() const override { return false; }

    /// A text in this language; an empty text stays empty.
    static QString said(const QString& text);
};

} // namespace settebello
