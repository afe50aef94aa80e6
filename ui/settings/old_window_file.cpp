// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings/old_window_file.h"

#include <QJsonArray>
#include <QString>
#include <QStringList>

namespace settebello {

namespace {

/// Reads the number of an escape such as \x1f or \0, of any length.
char32_t readNumber(const QString& text, qsizetype& i, int base) {
    char32_t number = 0;
    for (; i < text.size(); ++i) {
        bool isDigit = false;
        const uint digit = QStringView(text).mid(i, 1).toUInt(&isDigit, base);
        if (!isDigit) {
            break;
        }
        number = (number * static_cast<uint>(base) + digit) & 0xFFFF;
    }
    return number;
}

/// Reads what follows a backslash, at `i`.
QChar readEscape(const QString& text, qsizetype& i) {
    const QChar code = text[i];
    if (code == QLatin1Char('x')) {
        ++i;
        return QChar(static_cast<char16_t>(readNumber(text, i, 16)));
    }
    if (code >= QLatin1Char('0') && code <= QLatin1Char('7')) {
        return QChar(static_cast<char16_t>(readNumber(text, i, 8)));
    }
    ++i;
    const QString names = QStringLiteral("abfnrtv");
    const QString meanings = QStringLiteral("\a\b\f\n\r\t\v");
    const qsizetype name = names.indexOf(code);
    return name < 0 ? code : meanings[name];
}

/// The items of a value; a value with no comma outside quotes is one item.
QStringList readItems(const QString& text) {
    QStringList items{QString()};
    bool quoted = false;
    for (qsizetype i = 0; i < text.size();) {
        const QChar c = text[i++];
        if (c == QLatin1Char('\\') && i < text.size()) {
            items.last() += readEscape(text, i);
        } else if (c == QLatin1Char('"')) {
            quoted = !quoted;
        } else if (c == QLatin1Char(',') && !quoted) {
            items += QString();
        } else if (quoted || c != QLatin1Char(' ') || !items.constLast().isEmpty()) {
            items.last() += c;
        }
    }
    return items;
}

QJsonValue readValue(const QString& text) {
    const QStringList items = readItems(text);
    if (items.size() > 1) {
        return QJsonArray::fromStringList(items);
    }
    const QString& item = items.constFirst();
    const QString bytes = QStringLiteral("@ByteArray(");
    if (item.startsWith(bytes) && item.endsWith(QLatin1Char(')'))) {
        return QString::fromLatin1(item.mid(bytes.size()).chopped(1).toLatin1().toBase64());
    }
    return item.startsWith(QLatin1Char('@')) ? QJsonValue(QJsonValue::Undefined) : item;
}

} // namespace

QJsonObject readOldWindowFile(const QByteArray& ini) {
    QJsonObject values;
    QString section;
    for (const QString& line : QString::fromUtf8(ini).split(QLatin1Char('\n'))) {
        const QString text = line.trimmed();
        if (text.startsWith(QLatin1Char('[')) && text.endsWith(QLatin1Char(']'))) {
            section = text.mid(1).chopped(1) + QLatin1Char('/');
        } else if (const qsizetype equals = text.indexOf(QLatin1Char('=')); equals > 0) {
            values.insert(section + text.left(equals).trimmed(),
                          readValue(text.mid(equals + 1).trimmed()));
        }
    }
    return values;
}

} // namespace settebello
