// SPDX-License-Identifier: GPL-3.0-or-later
#include "cards/deck.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStandardPaths>

namespace settebello {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(settebello::Deck)
};

constexpr int kVersion = 1;

/// A number of deck.json that must lie in a range; what is wrong is told and the former value kept.
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
        deck.names.insert(QStringLiteral("en"), found.toString());
        return;
    }
    const QJsonObject names = found.toObject();
    for (auto name = names.begin(); name != names.end(); ++name) {
        if (name.value().isString()) {
            deck.names.insert(name.key(), name.value().toString());
        }
    }
    if (deck.names.isEmpty()) {
        faults += Text::tr("In deck.json, “name” must hold the deck's name.");
    }
}

/// Looks no further than the beginning: whether it can be drawn is seen when it is drawn.
bool looksLikeSvg(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) && file.read(4096).contains("<svg");
}

void checkPictures(const Deck& deck, QStringList& faults) {
    QStringList missing;
    for (int i = 0; i < kCardCount; ++i) {
        const QString path = deck.faceFile(Card::fromIndex(i));
        if (!looksLikeSvg(path)) {
            missing += QFileInfo(path).fileName();
        }
    }
    if (!looksLikeSvg(deck.backFile())) {
        missing += QFileInfo(deck.backFile()).fileName();
    }
    if (!missing.isEmpty()) {
        faults +=
            Text::tr("Pictures missing or unreadable: %1.").arg(missing.join(QStringLiteral(", ")));
    }
}

/// deck.json as an object, or nothing and why.
std::optional<QJsonObject> readDescription(const QString& folder, QStringList& faults) {
    QFile file(folder + QStringLiteral("/deck.json"));
    if (!file.open(QIODevice::ReadOnly)) {
        faults += Text::tr("There is no deck.json.");
        return std::nullopt;
    }
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(file.readAll(), &error);
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

QString Deck::name(const QString& language) const {
    return names.value(language, names.value(QStringLiteral("en"), id));
}

QString Deck::faceFile(Card card) const {
    return QStringLiteral("%1/%2.svg").arg(folder, QString::fromStdString(toString(card)));
}

QString Deck::backFile() const {
    return folder + QStringLiteral("/back.svg");
}

DeckRead readDeck(const QString& folder) {
    DeckRead read;
    const std::optional<QJsonObject> json = readDescription(folder, read.faults);
    if (!json) {
        return read;
    }
    Deck deck;
    deck.folder = folder;
    deck.id = QFileInfo(folder).fileName();
    deck.author = json->value(QStringLiteral("author")).toString();
    deck.licence = json->value(QStringLiteral("licence")).toString();
    readNames(*json, deck, read.faults);
    readNumber(*json, QStringLiteral("aspect"), 0.4, 1.0, deck.aspect, read.faults);
    readNumber(*json, QStringLiteral("cornerRadius"), 0.0, 0.2, deck.cornerRadius, read.faults);
    checkPictures(deck, read.faults);
    read.deck = deck;
    return read;
}

QStringList deckPlaces() {
    const QString data = QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
    return {QStringLiteral(":/decks"), data + QStringLiteral("/decks")};
}

QString findDeckFolder(const QString& id, const QStringList& places) {
    // The id comes from a file: it must not lead anywhere else.
    if (id.isEmpty() || id.startsWith(QLatin1Char('.')) || id.contains(QLatin1Char('/')) ||
        id.contains(QLatin1Char('\\'))) {
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
    for (const QString& place : places) {
        const QStringList ids =
            QDir(place).entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name);
        for (const QString& id : ids) {
            if (seen.contains(id)) {
                continue;
            }
            seen += id;
            decks += readDeck(place + QLatin1Char('/') + id);
        }
    }
    return decks;
}

} // namespace settebello
