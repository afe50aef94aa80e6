// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pseudo_locale.h"

#include <QRegularExpression>

#include <algorithm>
#include <cmath>

namespace settebello {

namespace {

/// Letters with something above or below them: what a line's height must hold.
QChar accented(QChar letter) {
    static const QString plain = QStringLiteral("AaCcEeIiNnOoSsUuYyZz");
    static const QString dressed = QStringLiteral("ÀåÇçÉèÎïÑñÔöŠšÛüÝÿŽž");
    const qsizetype at = plain.indexOf(letter);
    return at < 0 ? letter : dressed[at];
}

bool isVowel(QChar letter) {
    return QStringLiteral("aeiouyAEIOUY").contains(letter);
}

/// What must stay unchanged.
const QRegularExpression& keptPart() {
    static const QRegularExpression kept(QStringLiteral("%L?(?:n|\\d{1,2})"  // arguments
                                                        "|<[^<>]*>|&#?\\w+;" // tags and entities
                                                        "|&\\S" // a mnemonic with its letter
                                                        "|\\*\\.[\\w.-]+")); // file patterns
    return kept;
}

} // namespace

QString PseudoLocale::translate(const char* context, const char* source, const char*, int) const {
    // Not words but a switch; and names of keys, which are also read back.
    const bool technical =
        qstrcmp(source, "QT_LAYOUT_DIRECTION") == 0 || qstrcmp(context, "QShortcut") == 0;
    return technical ? QString() : said(QString::fromUtf8(source));
}

QString PseudoLocale::said(const QString& text) {
    if (text.isEmpty()) {
        return text;
    }
    // Doubled vowels make the words longer, not only the sentence.
    auto more = static_cast<qsizetype>(std::ceil(static_cast<double>(text.size()) * 0.4));
    QString result = QStringLiteral("[");
    const QRegularExpression& kept = keptPart();
    for (qsizetype i = 0; i < text.size();) {
        const QRegularExpressionMatch part =
            kept.match(text, i, QRegularExpression::NormalMatch,
                       QRegularExpression::AnchorAtOffsetMatchOption);
        if (part.hasMatch()) {
            result += part.captured();
            i += part.capturedLength();
            continue;
        }
        const QChar letter = accented(text[i]);
        result += letter;
        if (isVowel(text[i]) && more > 0) {
            result += letter;
            --more;
        }
        ++i;
    }
    // What is still to be added to a paragraph is more words, not one that fills a line.
    constexpr int kLongest = 6; // as it follows a word
    for (qsizetype i = 0; i < more; ++i) {
        result += QLatin1Char(i % kLongest == kLongest - 1 ? ' ' : '~');
    }
    return result + QLatin1Char(']');
}

} // namespace settebello
