// SPDX-License-Identifier: GPL-3.0-or-later
#include "cards/picture_files.h"

#include <QDirIterator>
#include <QFileInfo>

#include <algorithm>

namespace settebello {

namespace {

/// Entries of a folder that are looked at.
constexpr int kMostEntries = 5000;

/// In the order in which they are preferred.
const QStringList& readFormats() {
    static const QStringList formats{"svg", "svgz", "png", "jpg", "jpeg"};
    return formats;
}

/// Formats that somebody may take for one of those.
const QStringList& otherFormats() {
    static const QStringList formats{"webp", "gif", "bmp", "tif", "tiff", "avif", "jxl", "heic",
                                     "pdf",  "eps", "ai",  "cdr", "xcf",  "psd",  "ico"};
    return formats;
}

/// The place of a file's format in the order of preference, or -1 if it is no picture.
int preference(const QString& file) {
    const QString suffix = QFileInfo(file).suffix().toLower();
    if (otherFormats().contains(suffix)) {
        return static_cast<int>(readFormats().size());
    }
    return static_cast<int>(readFormats().indexOf(suffix));
}

/// The rank and the suit of a card's name in upper case.
struct NameParts {
    QString rank;
    QChar suit;

    explicit NameParts(const QString& name)
        : rank(name.chopped(std::min<qsizetype>(1, name.size())))
        , suit(name.isEmpty() ? QChar() : name.back()) {}
    bool isInternational() const {
        static const QStringList ranks{"A", "2", "3",  "4", "5", "6", "7",
                                       "8", "9", "10", "J", "Q", "K"};
        return ranks.contains(rank) && QStringLiteral("DHSC").contains(suit);
    }
    bool isOurs() const {
        const int number = rank.toInt();
        return number >= 1 && number <= 10 && rank == QString::number(number) &&
               QStringLiteral("DCSB").contains(suit);
    }
};

} // namespace

PictureFiles::PictureFiles(const QString& folder) {
    // Also what is no ordinary file, as it is what somebody meant to be the picture.
    QDirIterator entries(folder, QDir::AllEntries | QDir::System | QDir::NoDotAndDotDot);
    for (int i = 0; i < kMostEntries && entries.hasNext(); ++i) {
        const QString file = entries.next();
        const int order = preference(file);
        if (order < 0) {
            continue;
        }
        QString& known = m_files[QFileInfo(file).completeBaseName().toUpper()];
        const int knownOrder = preference(known);
        if (known.isEmpty() || order < knownOrder || (order == knownOrder && file < known)) {
            known = file;
        }
    }
}

bool PictureFiles::areInternational() const {
    int hearts = 0;
    int ourClubs = 0;
    for (auto file = m_files.begin(); file != m_files.end(); ++file) {
        const NameParts name(file.key());
        hearts += name.isInternational() && name.suit == QLatin1Char('H') ? 1 : 0;
        ourClubs += name.isOurs() && name.suit == QLatin1Char('B') ? 1 : 0;
    }
    return hearts > ourClubs;
}

QString PictureFiles::anyCard() const {
    QStringList found;
    for (auto file = m_files.begin(); file != m_files.end(); ++file) {
        const NameParts name(file.key());
        if ((name.isOurs() || name.isInternational()) && isPictureFormat(*file)) {
            found += *file;
        }
    }
    return found.isEmpty() ? QString() : *std::min_element(found.begin(), found.end());
}

QStringList PictureFiles::others(const QStringList& pictures) const {
    QHash<QString, QString> left = m_files;
    for (const QString& picture : pictures) {
        left.remove(picture.toUpper());
    }
    QStringList names;
    for (const QString& file : left) {
        names += QFileInfo(file).fileName();
    }
    names.sort();
    return names;
}

bool isPictureFormat(const QString& file) {
    const int order = preference(file);
    return order >= 0 && order < readFormats().size();
}

} // namespace settebello
