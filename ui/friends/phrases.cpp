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

/// In the order of Expression: what is chosen, and what others read.
struct FaceTexts {
    const char* name;
    const char* seen;
};
constexpr std::array<FaceTexts, session::kExpressionCount> kFaces{
    FaceTexts{"", ""},
    {QT_TRANSLATE_NOOP("settebello::Phrases", "Thoughtful"),
     QT_TRANSLATE_NOOP("settebello::Phrases", "%1 looks thoughtful.")},
    {QT_TRANSLATE_NOOP("settebello::Phrases", "Pleased"),
     QT_TRANSLATE_NOOP("settebello::Phrases", "%1 looks pleased.")},
    {QT_TRANSLATE_NOOP("settebello::Phrases", "Annoyed"),
     QT_TRANSLATE_NOOP("settebello::Phrases", "%1 looks annoyed.")},
    {QT_TRANSLATE_NOOP("settebello::Phrases", "Delighted"),
     QT_TRANSLATE_NOOP("settebello::Phrases", "%1 looks delighted.")},
    {QT_TRANSLATE_NOOP("settebello::Phrases", "Downcast"),
     QT_TRANSLATE_NOOP("settebello::Phrases", "%1 looks downcast.")},
    {QT_TRANSLATE_NOOP("settebello::Phrases", "Triumphant"),
     QT_TRANSLATE_NOOP("settebello::Phrases", "%1 looks triumphant.")},
};
static_assert(kExpressions.size() == kFaces.size());

const FaceTexts& textsOf(Expression expression) {
    Q_ASSERT(expression != Expression::Waiting);
    return kFaces[static_cast<std::size_t>(expression)];
}

} // namespace

QString phraseText(int number) {
    Q_ASSERT(number >= 0 && number < session::kPhraseCount);
    return Phrases::tr(kTexts[static_cast<std::size_t>(number)]);
}

std::optional<Expression> expressionOf(int remark) {
    return remark < session::kPhraseCount
               ? std::nullopt
               : std::optional(
                     kExpressions[static_cast<std::size_t>(remark - session::kPhraseCount)]);
}

int remarkOf(Expression expression) {
    return session::kPhraseCount + static_cast<int>(expression);
}

QString faceName(Expression expression) {
    return Phrases::tr(textsOf(expression).name);
}

QString faceText(Expression expression, const QString& name) {
    return Phrases::tr(textsOf(expression).seen).arg(name);
}

QStringList phrases() {
    QStringList all;
    for (int number = 0; number < session::kPhraseCount; ++number) {
        all += phraseText(number);
    }
    return all;
}

} // namespace settebello
