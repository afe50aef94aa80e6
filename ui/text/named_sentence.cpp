// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/named_sentence.h"

#include <QLocale>

namespace settebello {

QString namedSentence(QString sentence, const QString& name) {
    // The letter without its accent.
    const QString first = name.left(1).normalized(QString::NormalizationForm_D).left(1);
    if (QLocale().language() == QLocale::Italian &&
        first.compare(QLatin1String("a"), Qt::CaseInsensitive) == 0) {
        sentence.replace(QLatin1String(" a %1"), QLatin1String(" ad %1"));
    }
    return sentence.arg(name);
}

} // namespace settebello
