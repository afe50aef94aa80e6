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

/// What its pictures are called.
QStringList pictureNames(const Deck& deck) {
    QStringList names{QStringLiteral("back")};
    for (int i = 0; i < kCardCount; ++i) {
        names += deck.faceName(Card::fromIndex(i));
    }
    return names;
}

/// Looks where the pictures are.
void findPictures(Deck& deck, const PictureFiles& files) {
    deck.international = deck.suits == SuitSymbols::French && files.areInternational();
    for (const QString& name : pictureNames(deck)) {
        if (const QString file = files.find(name); !file.isEmpty()) {
            deck.files.insert(name, file);
        }
    }
}

/// Says how pictures are to be named where all of a suit or more are missing, and others are there.
void adviseNames(DeckRead& read, const PictureFiles& files) {
    const auto missing =
        std::count_if(read.badPictures.begin(), read.badPictures.end(),
                      [](const BadPicture& bad) { return bad.fault == PictureFault::Missing; });
    const QStringList others = files.others(pictureNames(*read.deck));
    if (missing >= kCardCount / 4 && !others.isEmpty()) {
        read.faults += unknownNamesText(others);
    }
}

/// A folder of pictures without a deck.json.
void proposeDescription(DeckRead& read) {
    read.faults += Text::tr("There is no deck.json.");
    read.proposal = proposedDescription(read.folder);
    const QStringList others = PictureFiles(read.folder).others({QStringLiteral("back")});
    if (read.proposal.isEmpty() && !others.isEmpty()) {
        read.faults += unknownNamesText(others);
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
            proposeDescription(read);
        }
        return read;
    }
    DeckRead read = parseDeck(*text, folder);
    if (read.deck) {
        const PictureFiles files(read.deck->pictures);
        findPictures(*read.deck, files);
        checkPictures(read, unchecked, stop);
        adviseNames(read, files);
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

QString Deck::nameWithFolder() const {
    return name() == id ? id : QStringLiteral("%1 (%2)").arg(name(), id);
}

QString Deck::description(Card card) const {
    return inPlayersLanguage(descriptions.value(faceName(card)), QString());
}

QString Deck::faceName(Card played) const {
    const Card card = played.printed();
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
