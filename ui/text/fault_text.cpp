// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/fault_text.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>
#include <array>

namespace settebello {

namespace {

struct FaultText {
    Q_DECLARE_TR_FUNCTIONS(settebello::FaultText)
};

/// A damaged file may have thousands of faults, and nobody reads them.
constexpr std::size_t kMaxShown = 5;

constexpr char kParseError[] = "is not JSON: parse error";

/// What the engine says of files, with places for what stands in them; the first that fits counts.
constexpr std::array kPatterns{
    // Of values that are too long to be shown.
    QT_TRANSLATE_NOOP("settebello::FaultText", "a list"),
    QT_TRANSLATE_NOOP("settebello::FaultText", "an object"),
    // Of a file as a whole.
    QT_TRANSLATE_NOOP("settebello::FaultText", "cannot be read: %1"),
    QT_TRANSLATE_NOOP("settebello::FaultText", "cannot be written: %1"),
    QT_TRANSLATE_NOOP("settebello::FaultText", "is not a file"),
    QT_TRANSLATE_NOOP("settebello::FaultText", "is too large"),
    QT_TRANSLATE_NOOP("settebello::FaultText", "Permission denied"),
    QT_TRANSLATE_NOOP("settebello::FaultText", "No space left on device"),
    QT_TRANSLATE_NOOP("settebello::FaultText", "Read-only file system"),
    QT_TRANSLATE_NOOP("settebello::FaultText", "Is a directory"),
    QT_TRANSLATE_NOOP("settebello::FaultText", "Input/output error"),
    QT_TRANSLATE_NOOP("settebello::FaultText", "its faults could not be kept in another file"),
    QT_TRANSLATE_NOOP("settebello::FaultText", "is not JSON: parse error at line %1, column %2"),
    QT_TRANSLATE_NOOP("settebello::FaultText", "is not JSON: %1"),
    QT_TRANSLATE_NOOP("settebello::FaultText", "is nested too deeply"),
    QT_TRANSLATE_NOOP(
        "settebello::FaultText",
        "%1 is not known here: the file is newer than this program, which reads version %2"),
    // Of a key.
    QT_TRANSLATE_NOOP("settebello::FaultText", "is missing"),
    QT_TRANSLATE_NOOP("settebello::FaultText", "stands there twice"),
    QT_TRANSLATE_NOOP("settebello::FaultText", "unknown key, not one of %1"),
    QT_TRANSLATE_NOOP("settebello::FaultText", "%1 is not 0 or one of %2"),
    QT_TRANSLATE_NOOP("settebello::FaultText", "%1 is not human or one of %2"),
    QT_TRANSLATE_NOOP("settebello::FaultText", "%1 is not one of %2"),
    QT_TRANSLATE_NOOP("settebello::FaultText", "%1 is not text"),
    QT_TRANSLATE_NOOP("settebello::FaultText", "%1 is not an object"),
    QT_TRANSLATE_NOOP("settebello::FaultText", "%1 is not a version number"),
    QT_TRANSLATE_NOOP("settebello::FaultText", "%1 is not a name of small letters, digits and -"),
    QT_TRANSLATE_NOOP("settebello::FaultText", "%1 is not a file name"),
    QT_TRANSLATE_NOOP("settebello::FaultText", "%1 is not a date and time"),
    QT_TRANSLATE_NOOP("settebello::FaultText", "%1 is not a level"),
    QT_TRANSLATE_NOOP("settebello::FaultText", "%1 is not 16 hexadecimal digits"),
    QT_TRANSLATE_NOOP("settebello::FaultText", "%1 is not a list of %2 levels"),
    QT_TRANSLATE_NOOP("settebello::FaultText", "%1 is not a list of %2 players"),
    QT_TRANSLATE_NOOP("settebello::FaultText", "%1 is not a list of house rules"),
    QT_TRANSLATE_NOOP("settebello::FaultText", "%1 is not a list of matches"),
    QT_TRANSLATE_NOOP("settebello::FaultText", "%1 is not a list of file names"),
    QT_TRANSLATE_NOOP("settebello::FaultText", "%1 is not a list of rounds"),
    QT_TRANSLATE_NOOP("settebello::FaultText", "%1 is not a list of plays"),
    QT_TRANSLATE_NOOP("settebello::FaultText", "%1 is not a list of cards"),
    // Of rules that do not go together.
    QT_TRANSLATE_NOOP("settebello::FaultText", "%1: teams need 4 or 6 players"),
    QT_TRANSLATE_NOOP("settebello::FaultText", "%1: the cutter's choice needs handCards 3"),
    QT_TRANSLATE_NOOP("settebello::FaultText", "%1: the cutter's choice needs tableCards 4"),
    QT_TRANSLATE_NOOP("settebello::FaultText", "%1: needs ace sweepsAll or takesAll"),
    QT_TRANSLATE_NOOP("settebello::FaultText", "%1: declarations need 2 players"),
    QT_TRANSLATE_NOOP("settebello::FaultText", "%1: declarations need handCards 3"),
    // Of a record that contradicts itself.
    QT_TRANSLATE_NOOP("settebello::FaultText", "is missing; it follows from the plays: %1"),
    QT_TRANSLATE_NOOP("settebello::FaultText", "%1 is not %2, which follows from the plays"),
    QT_TRANSLATE_NOOP("settebello::FaultText", "the match was over before"),
    QT_TRANSLATE_NOOP("settebello::FaultText", "the round before is not over"),
    QT_TRANSLATE_NOOP("settebello::FaultText", "the first table cards ask for another deal"),
    QT_TRANSLATE_NOOP("settebello::FaultText", "is there though the match is not over"),
    QT_TRANSLATE_NOOP("settebello::FaultText", "is missing though the match is over"),
    QT_TRANSLATE_NOOP("settebello::FaultText", "%1 is not a card"),
    QT_TRANSLATE_NOOP("settebello::FaultText", "%1 is there twice or not in the pack"),
    QT_TRANSLATE_NOOP("settebello::FaultText", "%1 is not a play"),
    QT_TRANSLATE_NOOP("settebello::FaultText", "%1: the card is not in the hand"),
    QT_TRANSLATE_NOOP("settebello::FaultText", "%1: a captured card is not on the table"),
    QT_TRANSLATE_NOOP("settebello::FaultText", "%1: the card must capture"),
    QT_TRANSLATE_NOOP("settebello::FaultText", "%1: the captured cards do not add up"),
    QT_TRANSLATE_NOOP("settebello::FaultText", "%1: too many cards captured"),
    QT_TRANSLATE_NOOP("settebello::FaultText", "%1: a single card comes before a set"),
    QT_TRANSLATE_NOOP("settebello::FaultText", "%1: fewer cards could be captured"),
    QT_TRANSLATE_NOOP("settebello::FaultText", "%1: the ace takes an ace, or else the whole table"),
    QT_TRANSLATE_NOOP("settebello::FaultText", "%1: the match is over"),
    QT_TRANSLATE_NOOP("settebello::FaultText", "%1 is missing"),
    QT_TRANSLATE_NOOP("settebello::FaultText", "%1 is not %2"),
};

/// Puts the parts where the text has %1, %2 …, which may stand in the parts too.
QString filled(const QString& text, const QStringList& parts) {
    QString result;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const int place =
            text[i] == QLatin1Char('%') && i + 1 < text.size() ? text[i + 1].digitValue() : -1;
        if (place >= 1 && place <= parts.size()) {
            result += parts[place - 1];
            ++i;
        } else {
            result += text[i];
        }
    }
    return result;
}

QString said(const QString& message) {
    for (const char* pattern : kPatterns) {
        QString expression = QRegularExpression::escape(QString::fromUtf8(pattern));
        const bool parsing = message.startsWith(QLatin1String(kParseError));
        for (const char* place : {"\\%1", "\\%2"}) {
            expression.replace(QLatin1String(place), QLatin1String(parsing ? "(\\d+)" : "(.+)"));
        }
        if (parsing) {
            expression += QLatin1String("(?:: .+)?"); // what it says then is for programmers
        }
        const QRegularExpression regular(QRegularExpression::anchoredPattern(expression),
                                         QRegularExpression::DotMatchesEverythingOption);
        const QRegularExpressionMatch match = regular.match(message);
        if (!match.hasMatch()) {
            continue;
        }
        QStringList parts = match.capturedTexts().mid(1);
        // The system's reason, or what stands there; but never what a file holds.
        const bool isOurs = message.startsWith(QLatin1String("cannot be ")) ||
                            message.startsWith(QLatin1String("a list is ")) ||
                            message.startsWith(QLatin1String("an object is "));
        if (isOurs) {
            parts[0] = said(parts[0]);
        }
        return filled(FaultText::tr(pattern), parts);
    }
    return message;
}

} // namespace

QString faultText(const Fault& fault) {
    const QString message = said(QString::fromStdString(fault.message));
    return fault.path.empty() ? message
                              : QString::fromStdString(fault.path) + QStringLiteral(": ") + message;
}

QString faultsText(const Faults& faults) {
    QStringList texts;
    for (std::size_t i = 0; i < std::min(faults.size(), kMaxShown); ++i) {
        texts += faultText(faults[i]);
    }
    return joinedBriefly(texts, static_cast<int>(faults.size()));
}

QString joinedBriefly(const QStringList& texts, int all) {
    const QStringList told = texts.mid(0, kMaxShown);
    QString joined = told.join(QStringLiteral("; "));
    const int left = all - static_cast<int>(told.size());
    if (left > 0) {
        joined += QStringLiteral("; ") + FaultText::tr("and %n more", nullptr, left);
    }
    return joined;
}

} // namespace settebello
