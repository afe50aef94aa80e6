// SPDX-License-Identifier: GPL-3.0-or-later
#include "faces/opponent_faces.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>

namespace settebello {

namespace {

struct FaceText {
    Q_DECLARE_TR_FUNCTIONS(settebello::FaceText)
};

struct Face {
    const char* id;
    const char* who;
    const char* name; ///< an opponent's that it goes with, in UTF-8
    Temperament temperament;
    bool woman = false;
};

/// The first are the names that opponents have at first.
constexpr std::array kFaces{
    Face{"boatman", QT_TRANSLATE_NOOP("settebello::FaceText", "Boatman"), "Ciro",
         Temperament::Teasing},
    Face{"seamstress", QT_TRANSLATE_NOOP("settebello::FaceText", "Seamstress"), "Rosa",
         Temperament::Gentle, true},
    Face{"barber", QT_TRANSLATE_NOOP("settebello::FaceText", "Barber"), "Gennaro",
         Temperament::Proverbs},
    Face{"widow", QT_TRANSLATE_NOOP("settebello::FaceText", "Widow"), "Assunta",
         Temperament::Laconic, true},
    Face{"fisherman", QT_TRANSLATE_NOOP("settebello::FaceText", "Fisherman"), "Carmine",
         Temperament::Laconic},
    Face{"grandmother", QT_TRANSLATE_NOOP("settebello::FaceText", "Grandmother"), "Concetta",
         Temperament::Proverbs, true},
    Face{"priest", QT_TRANSLATE_NOOP("settebello::FaceText", "Priest"), "Don Vincenzo",
         Temperament::Gentle},
    Face{"lady", QT_TRANSLATE_NOOP("settebello::FaceText", "Lady"), "Elvira", Temperament::Teasing,
         true},
    Face{"teacher", QT_TRANSLATE_NOOP("settebello::FaceText", "Teacher"), "Pasquale",
         Temperament::Laconic},
    Face{"girl", QT_TRANSLATE_NOOP("settebello::FaceText", "Girl"), "Lucia", Temperament::Gentle,
         true},
    Face{"apprentice", QT_TRANSLATE_NOOP("settebello::FaceText", "Apprentice"), "Totò",
         Temperament::Teasing},
    Face{"market-woman", QT_TRANSLATE_NOOP("settebello::FaceText", "Market woman"), "Nunzia",
         Temperament::Proverbs, true},
};
constexpr int kOpponents = 5;

const Face* findFace(const QString& id) {
    const auto found = std::find_if(kFaces.begin(), kFaces.end(),
                                    [&](const Face& face) { return id == QLatin1String(face.id); });
    return found == kFaces.end() ? nullptr : &*found;
}

/// However it is written.
QString plainName(const QString& name) {
    return name.simplified().normalized(QString::NormalizationForm_C).toCaseFolded();
}

/// FNV-1a: unlike qHash the same everywhere and for ever.
std::uint32_t hashOf(const QByteArray& text) {
    std::uint32_t hash = 2166136261U;
    for (const char letter : text) {
        hash = (hash ^ static_cast<unsigned char>(letter)) * 16777619U;
    }
    return hash;
}

/// Whether a name is a woman's, as far as its ending tells, which in Italian it mostly does.
std::optional<bool> isWomans(const QString& plain) {
    constexpr std::array kMen{"andrea",   "battista", "daniele",  "davide",    "elia",   "enea",
                              "gianluca", "giovanni", "giuseppe", "luca",      "luigi",  "mattia",
                              "michele",  "nicola",   "raffaele", "salvatore", "simone", "tobia"};
    const auto isMans = [&](const QString& word) {
        return word.endsWith(QLatin1Char('o')) ||
               std::any_of(kMen.begin(), kMen.end(),
                           [&](const char* man) { return word == QLatin1String(man); });
    };
    for (const QString& word : plain.split(QLatin1Char(' '))) {
        if (isMans(word)) {
            return false;
        }
        if (word.endsWith(QLatin1Char('a'))) {
            return true;
        }
    }
    return std::nullopt;
}

/// As resources/scripts/draw_faces.py calls the files.
const char* fileEnding(Expression expression) {
    switch (expression) {
    case Expression::Waiting:
        break;
    case Expression::Thinking:
        return "-thinking";
    case Expression::Pleased:
        return "-pleased";
    case Expression::Annoyed:
        return "-annoyed";
    case Expression::Sweeping:
        return "-sweeping";
    case Expression::Beaten:
        return "-beaten";
    case Expression::Winning:
        return "-winning";
    }
    return "";
}

bool goesWith(const Face& face, const QString& plain) {
    return plainName(QString::fromUtf8(face.name)) == plain;
}

/// All faces in the order in which they suit a name: its own, if there is one, then any, but those
/// of men for men and of women for women first. The same everywhere and for ever.
QStringList facesInOrder(const QString& name) {
    const QString plain = plainName(name);
    const std::optional<bool> woman = isWomans(plain);
    const std::size_t start = hashOf(plain.toUtf8()) % kFaces.size();
    QStringList own;
    QStringList suited;
    QStringList others;
    for (std::size_t i = 0; i < kFaces.size(); ++i) {
        const Face& face = kFaces[(start + i) % kFaces.size()];
        QStringList& list = goesWith(face, plain)                      ? own
                            : woman.value_or(face.woman) == face.woman ? suited
                                                                       : others;
        list += QLatin1String(face.id);
    }
    return own + suited + others;
}

} // namespace

QStringList faceIds() {
    QStringList ids;
    for (const Face& face : kFaces) {
        ids += QLatin1String(face.id);
    }
    return ids;
}

QString faceName(const QString& id) {
    const Face* face = findFace(id);
    return face ? FaceText::tr(face->who) : id;
}

QString faceFile(const QString& id, Expression expression) {
    return QStringLiteral(":/faces/%1%2.svg").arg(id, QLatin1String(fileEnding(expression)));
}

Temperament temperamentOf(const QString& id) {
    const Face* face = findFace(id);
    return face ? face->temperament : Temperament::Gentle;
}

QStringList opponentNames() {
    QStringList names;
    for (const Face& face : kFaces) {
        if (names.size() < kOpponents) {
            names += QString::fromUtf8(face.name);
        }
    }
    return names;
}

bool isWomansName(const QString& name) {
    const Face* face = findFace(faceForName(name));
    return isWomans(plainName(name)).value_or(face && face->woman);
}

QString faceForName(const QString& name) {
    return facesInOrder(name).constFirst();
}

QStringList facesForNames(const QStringList& names, const FaceChoices& choices) {
    QStringList faces(names.size());
    const auto give = [&](int opponent, const QString& face) {
        if (faces[opponent].isEmpty() && !faces.contains(face)) {
            faces[opponent] = face;
        }
    };
    for (int i = 0; i < names.size(); ++i) {
        const auto chosen = choices.find(names[i].toStdString());
        const QString face =
            chosen == choices.end() ? QString() : QString::fromStdString(chosen->second);
        if (findFace(face)) {
            give(i, face);
        }
    }
    // A name's own face is not for somebody who would get it by chance.
    for (int i = 0; i < names.size(); ++i) {
        const QString face = faceForName(names[i]);
        if (goesWith(*findFace(face), plainName(names[i]))) {
            give(i, face);
        }
    }
    for (int i = 0; i < names.size(); ++i) {
        for (const QString& face : facesInOrder(names[i])) {
            give(i, face);
        }
    }
    return faces;
}

} // namespace settebello
