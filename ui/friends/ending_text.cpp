// SPDX-License-Identifier: GPL-3.0-or-later
#include "friends/ending_text.h"

#include <QCoreApplication>
#include <QLocale>

#include <array>

namespace settebello {

namespace {

struct EndingText {
    Q_DECLARE_TR_FUNCTIONS(settebello::EndingText)
};

/// In the order of net::Ending.
constexpr std::array<const char*, net::kEndings> kTexts{
    QT_TRANSLATE_NOOP("settebello::EndingText", "The other side has left the table."),
    QT_TRANSLATE_NOOP("settebello::EndingText", "The connection broke."),
    QT_TRANSLATE_NOOP(
        "settebello::EndingText",
        "Nobody answers there. Is the table open, are its words or its link the right "
        "ones, and are both computers online?"),
    QT_TRANSLATE_NOOP("settebello::EndingText", "The other side has gone silent."),
    QT_TRANSLATE_NOOP("settebello::EndingText",
                      "Something answers there, but it is not Settebello."),
    QT_TRANSLATE_NOOP("settebello::EndingText",
                      "The other side has another version of Settebello. Both need the same one."),
    QT_TRANSLATE_NOOP("settebello::EndingText",
                      "The table does not open with this. Ask for the words or the link once more: "
                      "there may be new ones."),
    QT_TRANSLATE_NOOP("settebello::EndingText",
                      "What arrived was not what was sent, so the connection was ended."),
    QT_TRANSLATE_NOOP("settebello::EndingText", "The other side sent a message that was too long."),
    QT_TRANSLATE_NOOP("settebello::EndingText", "The other side sent more than was asked for."),
    QT_TRANSLATE_NOOP("settebello::EndingText",
                      "No seat is free at this table just now, or somebody else is about to sit "
                      "down. Try again in a moment."),
    QT_TRANSLATE_NOOP("settebello::EndingText",
                      "Wrong words were tried too often, so words do not open this table any more. "
                      "Ask for the link instead."),
    QT_TRANSLATE_NOOP("settebello::EndingText",
                      "One of you has said that the numbers differ. Try again, and compare them "
                      "once more."),
    QT_TRANSLATE_NOOP("settebello::EndingText", "The relay does not let this program in."),
    QT_TRANSLATE_NOOP("settebello::EndingText", "This Settebello was built without what it takes."),
    QT_TRANSLATE_NOOP("settebello::EndingText", "Your friend has closed the table."),
    QT_TRANSLATE_NOOP("settebello::EndingText", "Another match begins."),
};

} // namespace

QString endingText(net::Ending ending) {
    return EndingText::tr(kTexts[static_cast<std::size_t>(ending)]);
}

QString missingText(const QStringList& libraries) {
    if (libraries.isEmpty()) {
        return {};
    }
    if (libraries.contains(QStringLiteral("libsodium"))) {
        return EndingText::tr("Nobody can be invited or joined, because this Settebello was built "
                              "without %1, which keeps strangers out.")
            .arg(QStringLiteral("libsodium"));
    }
    return EndingText::tr("Some friends may not be reached, because this Settebello was built "
                          "without %1.")
        .arg(QLocale().createSeparatedList(libraries));
}

} // namespace settebello
