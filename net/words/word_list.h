// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <optional>
#include <span>
#include <vector>

namespace settebello::net {

inline constexpr int kWords = 1024; ///< in each list: 10 bits a word
inline constexpr int kWordsOfTable = 3;

/// Words of a language that people can say on the phone: small letters from a to z, no two with the
/// same first four letters, and none that differs from another in one place only.
class WordList {
public:
    /// @param language "it", "fr" or another, which stands for English.
    explicit WordList(const QString& language);
    /// A list for each language that has one.
    static std::vector<WordList> all();

    const QStringList& words() const { return m_words; }
    /// Three words by chance. @pre hasCryptography()
    QStringList draw() const;
    /// The words that begin with what was typed so far, in order; none for an empty text.
    QStringList completions(const QString& typed, int most) const;

    struct Match {
        QString word;
        int mistakes = 0;
        int missing = 0; ///< letters at its end that were not typed
    };
    /// The word that was meant: itself, the only one that begins so (from three letters on), or the
    /// only one that is nearest, with one mistake, or two in a word of six letters or more. Capital
    /// letters and accents do not matter.
    std::optional<Match> meant(const QString& typed) const;

private:
    QStringList m_words; ///< in order
};

/// The three words of a table as a person typed them, with anything between them. A guest may use
/// another language than the host: the list that fits best is taken, so one with the very words
/// before one in which others begin so. Nothing if that is not clear.
std::optional<QStringList> readWords(const QString& typed, std::span<const WordList> lists);

} // namespace settebello::net
