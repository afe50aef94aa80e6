// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/sweep_name.h"

#include <QCoreApplication>
#include <QRegularExpression>

namespace settebello {

namespace {

struct SweepText {
    Q_DECLARE_TR_FUNCTIONS(settebello::SweepText)
};

} // namespace

bool isCalledChkobba(std::string_view game) {
    return game == "chkobba";
}

QString withSweepName(QString text, std::string_view game) {
    // Both words are feminine, and neither begins with a vowel: nothing else changes. The plural is
    // left as it is, as in French.
    static const QRegularExpression small(QStringLiteral("\\bscop[ae]\\b"));
    static const QRegularExpression capital(QStringLiteral("\\bScop[ae]\\b"));
    if (!isCalledChkobba(game)) {
        return text;
    }
    return text.replace(small, QStringLiteral("chkobba"))
        .replace(capital, QStringLiteral("Chkobba"));
}

QString sweepCount(int sweeps, std::string_view game) {
    return isCalledChkobba(game) ? SweepText::tr("%n chkobba(s)", nullptr, sweeps)
                                 : SweepText::tr("%n sweep(s)", nullptr, sweeps);
}

} // namespace settebello
