// SPDX-License-Identifier: GPL-3.0-or-later
#include "cards/deck.h"

#include "cards/deck_file.h"
#include "cards/deck_proposal.h"
#include "cards/picture_files.h"
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

/// Decks listed at most, and broken ones besides.
constexpr int kMostDecks = 100;
/// Folders looked at.
constexpr int kMostFolders = 2000;
/// Bytes of pictures that are checked at most: several times a usual deck.
/// Of further ones only the beginning is.
constexpr qint64 kMostChecked = qint64{32} << 20;

/// Checks a picture, completely if `unchecked` bytes may still be read for it. The program's own
/// need no check.
std::optional<PictureFault> checkPicture(const QString& path, qint64& unchecked) {
    if (!isPictureFormat(path)) {
        return PictureFault::OtherFormat;
    }
    if (unchecked <= 0 || path.startsWith(QLatin1String(":/"))) {
        return checkStart(path);
    }
    unchecked -= std::min<qint64>(QFileInfo(path).size(), kMaxSvgSize);
    const auto read = readPicture(path);
    const auto* fault = std::get_if<PictureFault>(&read);
    return fault ? std::optional(*fault) : std::nullopt;
}

void checkPictures(DeckRead& read, qint64& unchecked, const StopToken& stop) {
    QStringList paths;
    for (int i = 0; i < kCardCount; ++i) {
        paths += read.deck->faceFile(Card::fromIndex(i));
    }
    paths += read.deck->backFile();
    for (const QString& path : paths) {
        if (stop.stopRequested()) {
            return;
        }
        if (const auto fault = checkPicture(path, unchecked)) {
            read.badPictures.append({QFileInfo(path).fileName(), *fault});
        }
    }
    if (!read.badPictures.isEmpty()) {
        read.faults += badPicturesText(read.badPictures);
    }
}

/// Looks where the pictures are.
void findPictures(Deck& deck) {
    const PictureFiles files(deck.pictures);
    deck.international = deck.suits == SuitSymbols::French && files.areInternational();
    QStringList names{QStringLiteral("back")};
    for (int i = 0; i < kCardCount; ++i) {
        names += deck.faceName(Card::fromIndex(i));
    }
    for (const QString& name : names) {
        if (const QString file = files.find(name); !file.isEmpty()) {
            deck.files.insert(name, file);
        }
    }
}

/// @param unchecked the bytes of pictures that may still be checked.
DeckRead readDeck(const QString& folder, qint64& unchecked, const StopToken& stop) {
    const QString file = folder + QStringLiteral("/deck.json");
    const std::optional<QByteArray> text = readDeckFile(file, kMaxDeckFileSize);
    if (!text) {
        DeckRead read;
        read.id = QFileInfo(folder).fileName();
        read.folder = folder;
        const QFileInfo found(file);
        if (found.exists() || found.isSymLink()) {
            read.faults +=
                Text::tr("deck.json cannot be opened, is not an ordinary file, or is too large.");
        } else {
            read.faults += Text::tr("There is no deck.json.");
            read.proposal = proposedDescription(folder);
        }
        return read;
    }
    DeckRead read = parseDeck(*text, folder);
    if (read.deck) {
        findPictures(*read.deck);
        checkPictures(read, unchecked, stop);
    }
    return read;
}

/// A folder of the name of a deck that was found before, mostly one of ours.
DeckRead hiddenDeck(const QString& folder) {
    DeckRead read;
    read.id = QFileInfo(folder).fileName();
    read.folder = folder;
    read.faults += Text::tr("There is another deck of this name. Rename the folder.");
    return read;
}

/// A card's name in an international deck.
QString internationalName(Card card, const std::array<Court, 3>& courts) {
    constexpr std::string_view kSuits = "DHSC"; // in the order of Suit
    QString rank = card.rank() == 1 ? QStringLiteral("A") : QString::number(card.rank());
    if (card.rank() >= kJack) {
        switch (courts[static_cast<std::size_t>(card.rank() - kJack)]) {
        case Court::Jack:
            rank = QStringLiteral("J");
            break;
        case Court::Horse:
        case Court::Queen:
            rank = QStringLiteral("Q");
            break;
        case Court::King:
            rank = QStringLiteral("K");
            break;
        case Court::Number:
            break;
        }
    }
    return rank + QLatin1Char(kSuits[static_cast<std::size_t>(card.suit())]);
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
    const QString name =
        international ? internationalName(card, courts) : QString::fromStdString(toString(card));
    const auto other = faces.constFind(card.rank());
    return other == faces.constEnd() ? name
                                     : QString(*other).replace(QLatin1Char('*'), name.right(1));
}

QString Deck::faceFile(Card card) const {
    const QString name = faceName(card);
    return files.value(name, QStringLiteral("%1/%2.svg").arg(pictures, name));
}

QString Deck::backFile() const {
    const QString ours = suits == SuitSymbols::French
                             ? QStringLiteral(":/decks/francesi/back.svg")
                             : QStringLiteral(":/decks/napoletane/back.svg");
    return files.value(QStringLiteral("back"), ours);
}

DeckRead readDeck(const QString& folder) {
    qint64 unchecked = kMostChecked;
    return readDeck(folder, unchecked, {});
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

QList<DeckRead> allDecks(const QStringList& places, const StopToken& stop) {
    QList<DeckRead> decks;
    QStringList seen;
    int folders = 0;
    std::array<int, 2> counts{}; // of broken decks and of others
    qint64 unchecked = kMostChecked;
    for (const QString& place : places) {
        const QStringList ids =
            QDir(place).entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name);
        for (const QString& id : ids) {
            if (folders++ == kMostFolders || stop.stopRequested()) {
                return decks;
            }
            const QString folder = place + QLatin1Char('/') + id;
            const DeckRead read =
                seen.contains(id) ? hiddenDeck(folder) : readDeck(folder, unchecked, stop);
            seen += id;
            if (int& count = counts[read.isComplete() ? 1 : 0]; count < kMostDecks) {
                ++count;
                decks += read;
            }
        }
    }
    return decks;
}

} // namespace settebello
