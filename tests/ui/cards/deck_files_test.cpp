// SPDX-License-Identifier: GPL-3.0-or-later
// Files in tests/ui/cards/deck_files as somebody else's deck might hold them, many of them damaged
// by a fuzzer. The check of drawings has never accepted one of those in `refused`.
#include "cards/card_drawing.h"
#include "cards/card_set.h"
#include "cards/deck.h"
#include "cards/svg_check.h"
#include "project_file.h"

#include <QDir>
#include <QFile>

#include <gtest/gtest.h>

#include <random>

namespace settebello {
namespace {

QStringList filesIn(const std::string& folder) {
    const QDir dir(
        QString::fromStdString(projectFile("tests/ui/cards/deck_files/" + folder).string()));
    QStringList paths;
    const QStringList names = dir.entryList(QDir::Files);
    for (const QString& name : names) {
        paths += dir.filePath(name);
    }
    return paths;
}

QByteArray contents(const QString& path) {
    QFile file(path);
    EXPECT_TRUE(file.open(QIODevice::ReadOnly)) << qPrintable(path);
    return file.readAll();
}

/// With some bytes changed, removed or repeated.
QByteArray damaged(QByteArray text, std::mt19937& random) {
    const auto below = [&](qsizetype limit) {
        return static_cast<qsizetype>(random() % static_cast<std::mt19937::result_type>(limit));
    };
    for (qsizetype times = 1 + below(4); times > 0 && !text.isEmpty(); --times) {
        const qsizetype at = below(text.size());
        const qsizetype length = 1 + below(20);
        switch (below(3)) {
        case 0:
            text[at] = static_cast<char>(below(256));
            break;
        case 1:
            text.remove(at, length);
            break;
        default:
            text.insert(at, text.mid(below(text.size()), length));
        }
    }
    return text;
}

/// A deck has sensible proportions and stays in its folder, whatever its deck.json says.
void expectSoundDeck(const QByteArray& text) {
    const DeckRead read = parseDeck(text, QStringLiteral("/nowhere/deck"));
    EXPECT_TRUE(read.deck || !read.faults.isEmpty()) << "what is no deck has a fault";
    if (!read.deck) {
        return;
    }
    EXPECT_TRUE(read.deck->aspect >= 0.4 && read.deck->aspect <= 1) << read.deck->aspect;
    EXPECT_TRUE(read.deck->cornerRadius >= 0 && read.deck->cornerRadius <= 0.2)
        << read.deck->cornerRadius;
    for (const Card card : CardSet::all()) {
        EXPECT_LE(read.deck->description(card).toUcs4().size(), 120);
        const QString file = read.deck->faceFile(card);
        const QString folder = read.deck->pictures + QLatin1Char('/');
        EXPECT_TRUE(file.startsWith(folder)) << qPrintable(file);
        EXPECT_FALSE(file.mid(folder.size()).contains(QLatin1Char('/'))) << qPrintable(file);
    }
}

TEST(DeckFiles, DrawingsAreRefusedOrDrawnAsBefore) {
    const QStringList refused = filesIn("refused");
    EXPECT_GT(refused.size(), 30);
    for (const QString& path : refused) {
        EXPECT_TRUE(checkSvg(contents(path))) << qPrintable(path);
    }
    const QStringList accepted = filesIn("accepted");
    EXPECT_GT(accepted.size(), 5);
    for (const QString& path : accepted) {
        const QByteArray svg = contents(path);
        EXPECT_FALSE(checkSvg(svg)) << qPrintable(path);
        renderSvg(svg, QSize(100, 165));
    }
}

TEST(DeckFiles, DamagedDrawingsAreRefusedOrDrawn) {
    std::mt19937 random(1);
    int accepted = 0;
    const QStringList paths = filesIn("accepted") + filesIn("refused");
    for (const QString& path : paths) {
        const QByteArray svg = contents(path);
        for (int i = 0; i < 300; ++i) {
            const QByteArray found = damaged(svg, random);
            if (!checkSvg(found)) {
                ++accepted;
                renderSvg(found, QSize(100, 165));
            }
        }
    }
    EXPECT_GT(accepted, 100) << "so that drawing is tested too";
}

TEST(DeckFiles, DescriptionsGiveSoundDecks) {
    std::mt19937 random(1);
    const QStringList paths = filesIn("descriptions");
    EXPECT_GT(paths.size(), 5);
    for (const QString& path : paths) {
        SCOPED_TRACE(qPrintable(path));
        const QByteArray text = contents(path);
        expectSoundDeck(text);
        for (int i = 0; i < 100; ++i) {
            expectSoundDeck(damaged(text, random));
        }
    }
}

} // namespace
} // namespace settebello
