// SPDX-License-Identifier: GPL-3.0-or-later
#include "words/word_list.h"

#include "crypto/primitives.h"

#include <QFile>
#include <QRegularExpression>

#include <algorithm>
#include <limits>
#include <numeric>
#include <utility>

namespace settebello::net {

namespace {

constexpr int kLettersToComplete = 3;
constexpr int kLongWord = 6;

/// Small letters without accents; everything else is left out.
QString plain(const QString& text) {
    QString letters;
    for (const QChar c : text.normalized(QString::NormalizationForm_KD).toLower()) {
        if (c >= QLatin1Char('a') && c <= QLatin1Char('z')) {
            letters += c;
        }
    }
    return letters;
}

/// How many letters have to be changed, added, left out or exchanged with their neighbour
/// (Damerau-Levenshtein, each place at most once).
int mistakesBetween(const QString& a, const QString& b) {
    const auto width = static_cast<std::size_t>(b.size()) + 1;
    std::vector<int> before(width);
    std::vector<int> last(width);
    std::iota(last.begin(), last.end(), 0);
    std::vector<int> row(width);
    for (qsizetype i = 1; i <= a.size(); ++i) {
        row[0] = static_cast<int>(i);
        for (qsizetype j = 1; j <= b.size(); ++j) {
            const auto at = static_cast<std::size_t>(j);
            const int differs = a[i - 1] == b[j - 1] ? 0 : 1;
            row[at] = std::min({last[at] + 1, row[at - 1] + 1, last[at - 1] + differs});
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1]) {
                row[at] = std::min(row[at], before[at - 2] + 1);
            }
        }
        before.swap(last);
        last.swap(row);
    }
    return last.back();
}

} // namespace

WordList::WordList(const QString& language) {
    const bool known = language == QLatin1String("it") || language == QLatin1String("fr");
    QFile file(QStringLiteral(":/words/%1.txt").arg(known ? language : QStringLiteral("en")));
    if (file.open(QIODevice::ReadOnly)) {
        m_words = QString::fromLatin1(file.readAll()).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
    }
}

std::vector<WordList> WordList::all() {
    std::vector<WordList> lists;
    for (const char* language : {"it", "fr", "en"}) {
        lists.emplace_back(QLatin1String(language));
    }
    return lists;
}

QStringList WordList::draw() const {
    QStringList drawn;
    for (int i = 0; i < kWordsOfTable; ++i) {
        drawn += m_words[static_cast<int>(randomNumber(static_cast<unsigned>(m_words.size())))];
    }
    return drawn;
}

QStringList WordList::completions(const QString& typed, int most) const {
    const QString beginning = plain(typed);
    QStringList found;
    if (beginning.isEmpty()) {
        return found;
    }
    for (auto word = std::lower_bound(m_words.begin(), m_words.end(), beginning);
         word != m_words.end() && word->startsWith(beginning) && found.size() < most; ++word) {
        found += *word;
    }
    return found;
}

std::optional<WordList::Match> WordList::meant(const QString& typed) const {
    const QString letters = plain(typed);
    if (letters.size() < kLettersToComplete) {
        return std::nullopt;
    }
    const QStringList beginSo = completions(letters, 2);
    if (!beginSo.isEmpty() && (beginSo.size() == 1 || beginSo.front() == letters)) {
        return Match{beginSo.front(), 0, static_cast<int>(beginSo.front().size() - letters.size())};
    }
    Match best{{}, std::numeric_limits<int>::max(), 0};
    bool isOnly = false;
    for (const QString& word : m_words) {
        if (std::abs(word.size() - letters.size()) > 2) {
            continue;
        }
        const int mistakes = mistakesBetween(letters, word);
        if (mistakes > (word.size() < kLongWord ? 1 : 2) || mistakes > best.mistakes) {
            continue;
        }
        isOnly = mistakes < best.mistakes;
        best = {word, mistakes, 0};
    }
    return isOnly ? std::optional(best) : std::nullopt;
}

std::optional<QStringList> readWords(const QString& typed, std::span<const WordList> lists) {
    static const QRegularExpression kBetween(QStringLiteral("[^\\p{L}\\p{M}]+"));
    const QStringList parts = typed.split(kBetween, Qt::SkipEmptyParts);
    if (parts.size() != kWordsOfTable) {
        return std::nullopt;
    }
    std::optional<QStringList> best;
    constexpr int kMost = std::numeric_limits<int>::max();
    std::pair fewest{kMost, kMost}; // mistakes; then letters that are missing
    for (const WordList& list : lists) {
        QStringList words;
        std::pair doubts{0, 0};
        for (const QString& part : parts) {
            if (const auto match = list.meant(part)) {
                words += match->word;
                doubts.first += match->mistakes;
                doubts.second += match->missing;
            }
        }
        if (words.size() != kWordsOfTable || doubts > fewest) {
            continue;
        }
        const bool isTie = doubts == fewest && best != words;
        best = isTie ? std::nullopt : std::optional(words);
        fewest = doubts;
    }
    return best;
}

} // namespace settebello::net
