// SPDX-License-Identifier: GPL-3.0-or-later
#include "friends/phrases.h"

#include "session/message.h"

#include <QCoreApplication>

#include <array>

namespace settebello {

namespace {

struct Phrases {
    Q_DECLARE_TR_FUNCTIONS(settebello::Phrases)
};

constexpr std::array<const char*, session::kPhraseCount> kTexts{
    QT_TRANSLATE_NOOP("settebello::Phrases", "Hello!"),
    QT_TRANSLATE_NOOP("settebello::Phrases", "Well played!"),
    QT_TRANSLATE_NOOP("settebello::Phrases", "Thank you!"),
    QT_TRANSLATE_NOOP("settebello::Phrases", "What luck!"),
    QT_TRANSLATE_NOOP("settebello::Phrases", "What bad luck!"),
    QT_TRANSLATE_NOOP("settebello::Phrases", "Oh no!"),
    QT_TRANSLATE_NOOP("settebello::Phrases", "I have to think."),
    QT_TRANSLATE_NOOP("settebello::Phrases", "Take your time."),
    QT_TRANSLATE_NOOP("settebello::Phrases", "Your turn!"),
    QT_TRANSLATE_NOOP("settebello::Phrases", "I will be back in a moment."),
    QT_TRANSLATE_NOOP("settebello::Phrases", "Another match?"),
    QT_TRANSLATE_NOOP("settebello::Phrases", "Goodbye, until next time!"),
};

} // namespace

QString phraseText(int number) {
    Q_ASSERT(number >= 0 && number < session::kPhraseCount);
    return Phrases::tr(kTexts[static_cast<std::size_t>(number)]);
}

QStringList phrases() {
    QStringList all;
    for (int number = 0; number < session::kPhraseCount; ++number) {
        all += phraseText(number);
    }
    return all;
}

} // namespace settebello
