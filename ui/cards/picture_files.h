// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QString>
#include <QStringList>

namespace settebello {

/// The files in a deck's folder, by the names of the pictures that they hold: "7D.SVG" and "7d.png"
/// hold "7D". If there are several for a picture, SVG is preferred, then PNG.
class PictureFiles {
public:
    explicit PictureFiles(const QString& folder);

    /// The file of a picture, in whatever format, or an empty string.
    QString find(const QString& picture) const { return m_files.value(picture.toUpper()); }
    /// Whether the cards are named as everywhere else, AH to KH, and not as here (rules.md §8):
    /// hearts and clubs then have other letters. Decided by the hearts and our clubs, as a deck
    /// for other games may have a few more pictures of any name.
    bool areInternational() const;
    /// The file of the first card that has one, or an empty string.
    QString anyCard() const;
    /// The names of all files that hold none of these pictures, in order.
    QStringList others(const QStringList& pictures) const;

private:
    QHash<QString, QString> m_files; ///< by the name in upper case: the path
};

/// True if the file's name says that it is in a format that is read.
bool isPictureFormat(const QString& file);

} // namespace settebello
