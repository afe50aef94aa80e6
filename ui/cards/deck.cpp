// SPDX-License-Identifier: GPL-3.0-or-later
#include "cards/deck.h"

#include "cards/deck_file.h"
#include "storage/file_sizes.h"
#include "widgets/plain_text.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QLocale>
#include <QStandardPaths>

#include <algorithm>

namespace settebello {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(settebello::Deck)
};

/// Missing pictures listed at most.
constexpr int kMostNamed = 6;
/// Decks listed at most.
constexpr int kMostDecks = 100;
/// Bytes of pictures that are checked at most while the window waits: several times a usual deck.
/// Of further ones only the beginning is.
constexpr qint64 kMostChecked = qint64{32} << 20;

/// Checks a picture, completely if `unchecked` bytes may still be read for it. The program's own
/// need no check.
bool isGood(const QString& path, qint64& unchecked) {
    if (unchecked <= 0 || path.startsWith(QLatin1String(":/"))) {
        return looksLikePicture(path);
    }
    unchecked -= std::min<qint64>(QFileInfo(path).size(), kMaxSvgSize);
    return readPicture(path).has_value();
}

void checkPictures(const Deck& deck, qint64& unchecked, QStringList& faults) {
    QStringList missing;
    for (int i = 0; i < kCardCount; ++i) {
        const QString path = deck.faceFile(Card::fromIndex(i));
        if (!isGood(path, unchecked)) {
            missing += shownText(QFileInfo(path).fileName());
        }
    }
    if (!isGood(deck.backFile(), unchecked)) {
        missing += shownText(QFileInfo(deck.backFile()).fileName());
    }
    if (missing.isEmpty()) {
        return;
    }
    const QString some = missing.mid(0, kMostNamed).join(QStringLiteral(", "));
    const auto others = static_cast<int>(missing.size()) - kMostNamed;
    faults +=
        others > 0
            ? Text::tr("Pictures missing or unreadable: %1 and %n more.", nullptr, others).arg(some)
            : Text::tr("Pictures missing or unreadable: %1.").arg(some);
}

/// @param unchecked the bytes of pictures that may still be checked.
DeckRead readDeck(const QString& folder, qint64& unchecked) {
    const QString file = folder + QStringLiteral("/deck.json");
    const std::optional<QByteArray> text = readDeckFile(file, kMaxDeckFileSize);
    if (!text) {
        const QFileInfo found(file);
        const QString fault =
            found.exists() || found.isSymLink()
                ? Text::tr("deck.json cannot be opened, is not an ordinary file, or is too large.")
                : Text::tr("There is no deck.json.");
        return {QFileInfo(folder).fileName(), folder, std::nullopt, {fault}};
    }
    DeckRead read = parseDeck(*text, folder);
    if (read.deck) {
        checkPictures(*read.deck, unchecked, read.faults);
    }
    return read;
}

/// A text by language: in the player's, else in English.
QString inPlayersLanguage(const QMap<QString, QString>& texts, const QString& otherwise) {
    return texts.value(QLocale().name().left(2), texts.value(QStringLiteral("en"), otherwise));
}

} // namespace

QString Deck::name() const {
    return inPlayersLanguage(names, id);
}

QString Deck::description(Card card) const {
    return inPlayersLanguage(descriptions.value(faceName(card)), QString());
}

QString Deck::faceName(Card card) const {
    const QString name = QString::fromStdString(toString(card));
    const auto other = faces.constFind(card.rank());
    return other == faces.constEnd() ? name
                                     : QString(*other).replace(QLatin1Char('*'), name.right(1));
}

QString Deck::faceFile(Card card) const {
    return QStringLiteral("%1/%2.svg").arg(pictures, faceName(card));
}

QString Deck::backFile() const {
    return pictures + QStringLiteral("/back.svg");
}

DeckRead readDeck(const QString& folder) {
    qint64 unchecked = kMostChecked;
    return readDeck(folder, unchecked);
}

QStringList deckFolders() {
    const QString data = QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
    return {QStringLiteral(":/decks"), data + QStringLiteral("/decks")};
}

QString findDeckFolder(const QString& id, const QStringList& places) {
    if (!isPlainName(id)) {
        return {};
    }
    for (const QString& place : places) {
        const QString folder = place + QLatin1Char('/') + id;
        if (QFileInfo(folder).isDir()) {
            return folder;
        }
    }
    return {};
}

QList<DeckRead> allDecks(const QStringList& places) {
    QList<DeckRead> decks;
    QStringList seen;
    qint64 unchecked = kMostChecked;
    for (const QString& place : places) {
        const QStringList ids =
            QDir(place).entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name);
        for (const QString& id : ids) {
            if (seen.contains(id)) {
                continue;
            }
            if (decks.size() == kMostDecks) {
                return decks;
            }
            seen += id;
            decks += readDeck(place + QLatin1Char('/') + id, unchecked);
        }
    }
    return decks;
}

} // namespace settebello
