// SPDX-License-Identifier: GPL-3.0-or-later
#include "cards/deck.h"

#include "cards/deck_file.h"
#include "storage/file_sizes.h"
#include "widgets/plain_text.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>

namespace settebello {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(settebello::Deck)
};

constexpr int kVersion = 1;
/// Wrong entries of one kind listed at most.
constexpr int kMostWrong = 6;
/// Characters of a deck's name.
constexpr int kLongestDeckName = 40;
/// Characters of what a picture shows.
constexpr int kLongestDescription = 120;

/// Reads a number of deck.json that must lie in a range; if it does not, reports it and keeps the
/// former value.
void readNumber(const QJsonObject& json, const QString& key, double least, double most,
                double& value, QStringList& faults) {
    const QJsonValue found = json.value(key);
    if (found.isUndefined()) {
        return;
    }
    if (!found.isDouble() || found.toDouble() < least || found.toDouble() > most) {
        faults += Text::tr("In deck.json, “%1” must be a number from %2 to %3.")
                      .arg(key)
                      .arg(least)
                      .arg(most);
        return;
    }
    value = found.toDouble();
}

void readNames(const QJsonObject& json, Deck& deck, QStringList& faults) {
    const QJsonValue found = json.value(QStringLiteral("name"));
    if (found.isString()) {
        deck.names.insert(QStringLiteral("en"), shownText(found.toString(), kLongestDeckName));
        return;
    }
    const QJsonObject names = found.toObject();
    for (auto name = names.begin(); name != names.end(); ++name) {
        if (name.value().isString()) {
            deck.names.insert(name.key(), shownText(name.value().toString(), kLongestDeckName));
        }
    }
    if (deck.names.isEmpty()) {
        faults += Text::tr("In deck.json, “name” must hold the deck's name.");
    }
}

/// Reads one of a few words; if it is another, reports it and keeps the former value.
template <typename T>
void readWord(const QJsonValue& found, const QString& key,
              const QList<std::pair<QString, T>>& words, T& value, QStringList& faults) {
    if (found.isUndefined()) {
        return;
    }
    QStringList allowed;
    for (const auto& [word, meaning] : words) {
        if (found.toString() == word) {
            value = meaning;
            return;
        }
        allowed += word;
    }
    faults += Text::tr("In deck.json, “%1” must be one of %2.")
                  .arg(key, allowed.join(QStringLiteral(", ")));
}

/// Reads what the cards show.
void readCourts(const QJsonObject& json, Deck& deck, QStringList& faults) {
    readWord<bool>(json.value(QStringLiteral("numbers")), QStringLiteral("numbers"),
                   {{QStringLiteral("added"), false}, {QStringLiteral("drawn"), true}},
                   deck.hasNumbers, faults);
    readWord<SuitSymbols>(json.value(QStringLiteral("suits")), QStringLiteral("suits"),
                          {{QStringLiteral("latin"), SuitSymbols::Latin},
                           {QStringLiteral("french"), SuitSymbols::French}},
                          deck.suits, faults);
    if (deck.suits == SuitSymbols::French) {
        deck.courts[1] = Court::Queen;
    }
    const QJsonObject courts = json.value(QStringLiteral("courts")).toObject();
    for (std::size_t i = 0; i < deck.courts.size(); ++i) {
        const QString rank = QString::number(i + 8);
        readWord<Court>(courts.value(rank), QStringLiteral("courts/") + rank,
                        {{QStringLiteral("jack"), Court::Jack},
                         {QStringLiteral("horse"), Court::Horse},
                         {QStringLiteral("queen"), Court::Queen},
                         {QStringLiteral("king"), Court::King},
                         {QStringLiteral("number"), Court::Number}},
                        deck.courts[i], faults);
    }
}

/// Reads where the pictures are and which card shows which.
void readPictures(const QJsonObject& json, Deck& deck, QStringList& faults) {
    deck.pictures = deck.folder;
    if (const QJsonValue other = json.value(QStringLiteral("picturesOf")); !other.isUndefined()) {
        const QString beside = QFileInfo(deck.folder).path() + QLatin1Char('/') + other.toString();
        const QString folder = isPlainName(other.toString()) && QFileInfo(beside).isDir()
                                   ? beside
                                   : findDeckFolder(other.toString());
        if (folder.isEmpty()) {
            faults +=
                Text::tr("In deck.json, “picturesOf” must be the name of another deck's folder.");
        } else {
            deck.pictures = folder;
        }
    }
    const QJsonObject faces = json.value(QStringLiteral("faces")).toObject();
    int wrong = 0;
    for (auto face = faces.begin(); face != faces.end() && wrong < kMostWrong; ++face) {
        const int rank = face.key().toInt();
        const QString name = face.value().toString();
        if (rank < 1 || rank > kRankCount || !isPlainName(name) ||
            name.count(QLatin1Char('*')) != 1) {
            faults += Text::tr("In deck.json, “faces/%1” must say which picture a rank from 1 to "
                               "10 has, with * for the suit, such as “9*”.")
                          .arg(shownText(face.key()));
            ++wrong;
            continue;
        }
        deck.faces.insert(rank, name);
    }
}

/// Texts that are none are left out, as nothing depends on them.
void readDescriptions(const QJsonObject& json, Deck& deck) {
    const QJsonObject languages = json.value(QStringLiteral("descriptions")).toObject();
    for (auto language = languages.begin(); language != languages.end(); ++language) {
        const QJsonObject pictures = language.value().toObject();
        for (auto picture = pictures.begin(); picture != pictures.end(); ++picture) {
            const QString text = shownText(picture.value().toString(), kLongestDescription);
            if (!text.isEmpty()) {
                deck.descriptions[picture.key()].insert(language.key(), text);
            }
        }
    }
}

/// Reads what the pictures show from the deck.json beside them: the deck's own, or that of the
/// deck that has drawn them.
void findDescriptions(const QJsonObject& json, Deck& deck) {
    if (deck.pictures == deck.folder) {
        readDescriptions(json, deck);
    } else if (const std::optional<QByteArray> text =
                   readDeckFile(deck.pictures + QStringLiteral("/deck.json"), kMaxDeckFileSize)) {
        readDescriptions(QJsonDocument::fromJson(*text).object(), deck);
    }
}

/// Reports keys of another type than their readers expect, who take them for missing. On what is in
/// the descriptions nothing depends.
void checkTypes(const QJsonObject& json, QStringList& faults) {
    for (const char* name : {"author", "licence"}) {
        const QJsonValue found = json.value(QLatin1String(name));
        if (!found.isUndefined() && !found.isString()) {
            faults += Text::tr("In deck.json, “%1” must be text.").arg(QLatin1String(name));
        }
    }
    for (const char* name : {"courts", "faces", "descriptions"}) {
        const QJsonValue found = json.value(QLatin1String(name));
        if (!found.isUndefined() && !found.isObject()) {
            faults += Text::tr("In deck.json, “%1” must be an object.").arg(QLatin1String(name));
        }
    }
    double version = kVersion;
    readNumber(json, QStringLiteral("version"), 1, kVersion, version, faults);
}

/// Parses deck.json as an object, or returns nothing and reports why.
std::optional<QJsonObject> parseDescription(const QByteArray& text, QStringList& faults) {
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(text, &error);
    if (!document.isObject()) {
        faults += Text::tr("deck.json cannot be read: %1.").arg(error.errorString());
        return std::nullopt;
    }
    const QJsonObject json = document.object();
    if (json.value(QStringLiteral("format")).toString() != QLatin1String("settebello.deck")) {
        faults += Text::tr("deck.json does not describe a deck.");
        return std::nullopt;
    }
    if (json.value(QStringLiteral("version")).toInt() > kVersion) {
        faults += Text::tr("deck.json was made for a newer version of this program.");
        return std::nullopt;
    }
    return json;
}

} // namespace

DeckRead parseDeck(const QByteArray& text, const QString& folder) {
    DeckRead read;
    read.id = QFileInfo(folder).fileName();
    read.folder = folder;
    const std::optional<QJsonObject> json = parseDescription(text, read.faults);
    if (!json) {
        return read;
    }
    Deck deck;
    deck.folder = folder;
    deck.id = read.id;
    deck.author = shownText(json->value(QStringLiteral("author")).toString(), 80);
    deck.licence = shownText(json->value(QStringLiteral("licence")).toString(), 80);
    checkTypes(*json, read.faults);
    readNames(*json, deck, read.faults);
    readNumber(*json, QStringLiteral("aspect"), kLeastAspect, kMostAspect, deck.aspect,
               read.faults);
    readNumber(*json, QStringLiteral("cornerRadius"), 0.0, 0.2, deck.cornerRadius, read.faults);
    readCourts(*json, deck, read.faults);
    readPictures(*json, deck, read.faults);
    findDescriptions(*json, deck);
    read.deck = deck;
    return read;
}

} // namespace settebello
