// SPDX-License-Identifier: GPL-3.0-or-later
#include "words/word_list.h"

#include <QRegularExpression>
#include <QSet>

#include <gtest/gtest.h>

using namespace settebello::net;

namespace {

QString text(const char* utf8) {
    return QString::fromUtf8(utf8);
}

/// Whether one letter that is changed, added or left out, or two that are exchanged, make `b` of
/// `a`.
bool oneMistakeApart(const QString& a, const QString& b) {
    qsizetype same = 0;
    while (same < a.size() && same < b.size() && a[same] == b[same]) {
        ++same;
    }
    const QString restA = a.mid(same);
    const QString restB = b.mid(same);
    return restA.mid(1) == restB.mid(1) || restA.mid(1) == restB || restA == restB.mid(1) ||
           (restA.size() > 1 && restB.size() > 1 && restA[0] == restB[1] && restA[1] == restB[0] &&
            restA.mid(2) == restB.mid(2));
}

} // namespace

TEST(WordList, HasWordsThatAreEasilyToldApart) {
    static const QRegularExpression kPlain(QStringLiteral("^[a-z]{4,8}$"));
    for (const WordList& list : WordList::all()) {
        ASSERT_EQ(list.words().size(), kWords);
        QSet<QString> beginnings;
        for (const QString& word : list.words()) {
            EXPECT_TRUE(kPlain.match(word).hasMatch()) << word.toStdString();
            beginnings.insert(word.left(4));
        }
        EXPECT_EQ(beginnings.size(), kWords);
        EXPECT_TRUE(std::is_sorted(list.words().begin(), list.words().end()));
        for (qsizetype i = 0; i < kWords; ++i) {
            for (qsizetype j = 0; j < i; ++j) {
                EXPECT_FALSE(oneMistakeApart(list.words()[i], list.words()[j]))
                    << list.words()[i].toStdString() << ' ' << list.words()[j].toStdString();
            }
        }
    }
}

TEST(WordList, EveryWordIsFoundByItsFirstFourLetters) {
    for (const WordList& list : WordList::all()) {
        for (const QString& word : list.words()) {
            const auto match = list.meant(word.left(4).toUpper());
            ASSERT_TRUE(match) << word.toStdString();
            EXPECT_EQ(match->word, word);
            EXPECT_EQ(match->mistakes, 0);
        }
    }
}

// Whatever single letter is mistyped, the word is found or nothing is. The few exceptions happen to
// begin another word.
TEST(WordList, OneMistakeIsForgiven) {
    for (const WordList& list : WordList::all()) {
        int right = 0;
        int other = 0;
        int all = 0;
        for (const QString& word : list.words()) {
            for (qsizetype at = 0; at < word.size(); ++at) {
                QString typed = word;
                typed[at] = word[at] == QLatin1Char('k') ? QLatin1Char('w') : QLatin1Char('k');
                const auto match = list.meant(typed);
                right += match && match->word == word ? 1 : 0;
                other += match && match->word != word ? 1 : 0;
                ++all;
            }
        }
        EXPECT_LE(other, 3);
        EXPECT_GT(right, all * 95 / 100);
    }
}

TEST(WordList, CompletesWhatIsTyped) {
    const WordList list(text("it"));
    EXPECT_TRUE(list.completions(text(""), 5).isEmpty());
    EXPECT_TRUE(list.completions(text("qqq"), 5).isEmpty());
    const QStringList found = list.completions(text("Ca"), 5);
    ASSERT_EQ(found.size(), 5);
    for (const QString& word : found) {
        EXPECT_TRUE(word.startsWith(text("ca")));
    }
    EXPECT_FALSE(list.meant(text("ca")));
}

TEST(WordList, ReadsThreeWordsHoweverTheyAreTyped) {
    const auto lists = WordList::all();
    const QStringList words = lists[0].words().mid(100, 3);
    ASSERT_EQ(words.size(), 3);
    for (const char* between : {" ", " – ", ", ", "-", "  .  "}) {
        EXPECT_EQ(readWords(words.join(text(between)).toUpper(), lists), words);
    }
    EXPECT_EQ(readWords(words[0] + text(" ") + words[1], lists), std::nullopt);
    EXPECT_EQ(readWords(words.join(text(" ")) + text(" x"), lists), std::nullopt);
    EXPECT_EQ(readWords(text("xyzxyz qqqqqq wwwwww"), lists), std::nullopt);
    EXPECT_EQ(readWords(QString(100000, QLatin1Char('a')), lists), std::nullopt);
}

/// A word may begin one of another language: about, aboutir.
TEST(WordList, WholeWordsAreThemselvesInEachLanguage) {
    const auto lists = WordList::all();
    for (const WordList& list : lists) {
        for (const QString& word : list.words()) {
            const QStringList words{word, word, word};
            EXPECT_EQ(readWords(words.join(text(" ")), lists), words) << word.toStdString();
        }
    }
    EXPECT_EQ(readWords(text("about acid arrive"), lists),
              (QStringList{text("about"), text("acid"), text("arrive")}));
}

TEST(WordList, WordsOfAnotherLanguageAreRead) {
    const auto lists = WordList::all();
    for (const WordList& list : lists) {
        for (int i = 0; i < 50; ++i) {
            const QStringList drawn = list.draw();
            ASSERT_EQ(drawn.size(), kWordsOfTable);
            EXPECT_EQ(readWords(drawn.join(text(" ")), lists), drawn);
        }
    }
}

TEST(WordList, AccentsDoNotMatter) {
    const WordList list(text("fr"));
    EXPECT_EQ(list.meant(text("\xC3\xA9nergie")).has_value(),
              list.meant(text("energie")).has_value());
    EXPECT_EQ(list.meant(text("caf\xC3\xA9t\xC3\xA9ria bleu")).has_value(), false);
    EXPECT_EQ(list.meant(text("M\xC3\x80ISON"))->word, text("maison"));
}

TEST(WordList, DrawsAreNotTheSame) {
    const WordList list(text("en"));
    QSet<QString> drawn;
    for (int i = 0; i < 50; ++i) {
        drawn.insert(list.draw().join(text(" ")));
    }
    EXPECT_GT(drawn.size(), 48);
}
