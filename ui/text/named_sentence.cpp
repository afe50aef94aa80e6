// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/named_sentence.h"

#include <QLocale>
#include <QRegularExpression>

namespace settebello {

namespace {

/// Whether French leaves out an e before that name.
bool isElidedBefore(const QString& name) {
    // Yves, but not Yann; Hélène, but not Hassan: an h that is spoken mostly stands before an a.
    static const QRegularExpression elided(QStringLiteral("^(?:[aeiouœæ]|y[^aeiou]|h[eioœuy])"),
                                           QRegularExpression::CaseInsensitiveOption);
    return elided.match(name).hasMatch();
}

} // namespace

QString fittedToName(QString sentence, const QString& name) {
    // Letters without their accents.
    QString plain = name.left(3).normalized(QString::NormalizationForm_D);
    plain.removeIf([](QChar letter) { return letter.isMark(); });
    const QLocale::Language language = QLocale().language();
    if (language == QLocale::Italian && plain.startsWith(QLatin1Char('a'), Qt::CaseInsensitive)) {
        sentence.replace(QLatin1String(" a %1"), QLatin1String(" ad %1"));
    }
    if (language == QLocale::French && isElidedBefore(plain)) {
        static const QRegularExpression before(QStringLiteral("\\b(d|[Qq]u)e %1"));
        sentence.replace(before, QStringLiteral("\\1’%1"));
    }
    return sentence;
}

QString namedSentence(const QString& sentence, const QString& name) {
    return fittedToName(sentence, name).arg(name);
}

} // namespace settebello
