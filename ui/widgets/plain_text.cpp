// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plain_text.h"

#include <QApplication>
#include <QEvent>
#include <QLabel>
#include <QRegularExpression>

#include <algorithm>
#include <string>

namespace settebello {

namespace {

constexpr QChar kZeroWidthSpace(0x200b);
/// Characters of a longer one that stay together.
constexpr int kPiece = 20;

/// Labels load HTML when they are first asked for their size, and Qt polishes them just before.
class PlainTextFilter : public QObject {
public:
    using QObject::QObject;

    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() == QEvent::Polish) {
            if (auto* label = qobject_cast<QLabel*>(watched)) {
                label->setTextFormat(Qt::PlainText);
            }
        }
        return false;
    }
};

bool isAsciiSpace(char32_t c) {
    return c == U' ' || (c >= U'\t' && c <= U'\r');
}

/// What is shown for a character: itself, a blank, or nothing (0).
char32_t shownCharacter(char32_t c) {
    if (isAsciiSpace(c)) {
        return U' ';
    }
    switch (QChar::category(c)) {
    case QChar::Other_Control:
    case QChar::Separator_Line:
    case QChar::Separator_Paragraph:
        return U' ';
    case QChar::Other_Format: // direction marks and what else is invisible
        return 0;
    case QChar::Other_Surrogate: // half a character
        return QChar::ReplacementCharacter;
    default:
        return c;
    }
}

/// A long word in pieces: a path after each folder, and what is left of it where it is too long.
QString pieces(const QString& word, int size) {
    QString result;
    int piece = 0;
    for (const QChar c : word) {
        if (piece >= size && !c.isLowSurrogate() && !c.isMark()) {
            result += kZeroWidthSpace;
            piece = 0;
        }
        result += c;
        ++piece;
        if (c == QLatin1Char('/') || c == QLatin1Char('\\')) {
            piece = size;
        }
    }
    return result;
}

} // namespace

void forcePlainText(QApplication& application) {
    application.installEventFilter(new PlainTextFilter(&application));
}

QString shownText(const QString& foreign, int most) {
    const auto room = static_cast<std::size_t>(most);
    std::u32string shown;
    for (const char32_t c : foreign.toStdU32String()) {
        const char32_t visible = shownCharacter(c);
        const bool blank = visible == U' ' && (shown.empty() || shown.back() == U' ');
        if (visible != 0 && !blank) {
            shown += visible;
        }
        if (shown.size() > room + 1) {
            break;
        }
    }
    if (!shown.empty() && shown.back() == U' ') {
        shown.pop_back();
    }
    if (shown.size() > room) {
        shown.resize(room - 1);
        shown += U'…';
    }
    return QString::fromStdU32String(shown);
}

QString menuText(const QString& foreign, int most) {
    return shownText(foreign, most).replace(QLatin1Char('&'), QLatin1String("&&"));
}

QString withoutMnemonic(QString text) {
    static const QRegularExpression kMark(QStringLiteral("&(.)"));
    return text.replace(kMark, QStringLiteral("\\1"));
}

QString breakable(const QString& text, int most) {
    QString result;
    for (qsizetype at = 0; at < text.size();) {
        const auto end =
            std::find_if(text.begin() + at, text.end(), [](QChar c) { return c.isSpace(); });
        const QString word = text.mid(at, end - text.begin() - at);
        result += word.size() > most ? pieces(word, std::min(most, kPiece)) : word;
        at += word.size();
        if (at < text.size()) {
            result += text[at++];
        }
    }
    return result;
}

QString withoutBreaks(QString text) {
    return text.remove(kZeroWidthSpace);
}

int longestWord(const QFontMetrics& metrics, const QString& text) {
    const auto isBreak = [](QChar c) {
        return c == QLatin1Char(' ') || c == QLatin1Char('\n') || c == kZeroWidthSpace;
    };
    int longest = 0;
    for (auto word = text.begin(); word != text.end();) {
        const auto end = std::find_if(word, text.end(), isBreak);
        longest = std::max(longest, metrics.horizontalAdvance(QString(word, end - word)));
        word = std::find_if_not(end, text.end(), isBreak);
    }
    return longest;
}

QString fileNameFrom(const QString& foreign) {
    QString name = shownText(foreign);
    for (QChar& c : name) {
        if (QStringLiteral("/\\:*?\"<>|").contains(c)) {
            c = QLatin1Char('_');
        }
    }
    if (name.startsWith(QLatin1Char('.'))) {
        name[0] = QLatin1Char('_');
    }
    return name;
}

} // namespace settebello
