// SPDX-License-Identifier: GPL-3.0-or-later
#include "cards/picture_fault.h"

#include "cards/card_set.h"
#include "cards/deck.h"
#include "settings/language_manager.h"
#include "storage/file_sizes.h"
#include "ui/cards/gzipped.h"

#include <QBuffer>
#include <QFile>
#include <QImage>
#include <QTemporaryDir>

#include <gtest/gtest.h>

namespace settebello {
namespace {

QByteArray drawing(const QByteArray& contents) {
    return R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 100">)" + contents + "</svg>";
}

QByteArray image(QSize size, const char* format) {
    QImage image(size, QImage::Format_Grayscale8);
    image.fill(7);
    QByteArray data;
    QBuffer buffer(&data);
    EXPECT_TRUE(image.save(&buffer, format));
    return data;
}

struct BadFile {
    const char* name;
    QByteArray contents;
    PictureFault fault;
};

class UnusablePicture : public ::testing::TestWithParam<BadFile> {
protected:
    void write(const QString& name, const QByteArray& data) const {
        QFile file(m_folder.filePath(name));
        ASSERT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(data);
    }
    QTemporaryDir m_folder;
};

TEST_P(UnusablePicture, IsNamedWithTheReason) {
    write("deck.json", R"({"format": "settebello.deck", "version": 1, "name": "Mine"})");
    for (const Card card : CardSet::all()) {
        if (card != *parseCard("7D")) {
            write(QString::fromStdString(toString(card)) + ".svg", drawing("<rect/>"));
        }
    }
    if (GetParam().fault != PictureFault::Missing) {
        write(GetParam().name, GetParam().contents);
    }
    const DeckRead read = readDeck(m_folder.path());
    ASSERT_EQ(read.badPictures.size(), 1) << qPrintable(read.faults.join(' '));
    EXPECT_EQ(read.badPictures.constFirst(), (BadPicture{GetParam().name, GetParam().fault}));
    EXPECT_EQ(read.faults, QStringList{badPicturesText(read.badPictures)});
}

INSTANTIATE_TEST_SUITE_P(
    All, UnusablePicture,
    ::testing::Values(
        BadFile{"7D.svg", "", PictureFault::Missing},
        BadFile{"7D.webp", "RIFF", PictureFault::OtherFormat},
        BadFile{"7D.GIF", "GIF89a", PictureFault::OtherFormat},
        BadFile{"7D.svg", QByteArray(static_cast<qsizetype>(kMaxSvgSize) + 1, ' '),
                PictureFault::TooLarge},
        BadFile{"7D.png", image({4000, 2001}, "png"), PictureFault::TooManyPixels},
        BadFile{"7D.jpg", image({60'000, 200}, "jpg"), PictureFault::TooManyPixels},
        BadFile{"7D.svgz", gzipped(drawing("<rect/>"), 9).chopped(20), PictureFault::Compressed},
        BadFile{"7D.svg", gzipped(QByteArray(3 << 20, ' '), 9), PictureFault::Compressed},
        BadFile{"7D.svgz", gzipped(gzipped(drawing("<rect/>"), 9), 9), PictureFault::Compressed},
        BadFile{"7D.svg", "no picture", PictureFault::Damaged},
        BadFile{"7D.svg", "<html><svg/></html>", PictureFault::Damaged},
        BadFile{"7D.png", image({60, 100}, "png").left(50), PictureFault::Damaged},
        BadFile{"7D.jpg", image({60, 100}, "jpg").left(50), PictureFault::Damaged},
        BadFile{"7D.png", image({60, 100}, "bmp"), PictureFault::Damaged},
        BadFile{"7D.svg", drawing(R"(<use xlink:href="all.svg#7D"/>)"),
                PictureFault::OutsideReference},
        BadFile{"7D.svg", drawing(R"(<image xlink:href="7D.png"/>)"),
                PictureFault::ForbiddenContent},
        BadFile{"7D.svg", drawing(QByteArray("<g>").repeated(70) + QByteArray("</g>").repeated(70)),
                PictureFault::TooComplex},
        BadFile{"7D.jpg", image({60, 100}, "jpg") + QByteArray("\xff\xda").repeated(101),
                PictureFault::TooComplex}));

TEST(PictureFaultText, HasASentenceForEveryFault) {
    LanguageManager languages;
    QStringList all;
    for (const char* language : {"en", "it", "fr"}) {
        languages.use(QLatin1String(language));
        for (int i = 0; i <= static_cast<int>(PictureFault::Blank); ++i) {
            const QString text = badPicturesText({{"7D.svg", static_cast<PictureFault>(i)}});
            EXPECT_TRUE(text.contains("7D.svg")) << i;
            EXPECT_FALSE(all.contains(text)) << qPrintable(text);
            all += text;
        }
    }
}

TEST(PictureFaultText, NamesAFewFilesOfEachKind) {
    QList<BadPicture> pictures{{"a\u202e.svg", PictureFault::Blank}};
    for (int i = 1; i <= 8; ++i) {
        pictures.append({QString::number(i) + ".svg", PictureFault::Missing});
    }
    LanguageManager languages;
    languages.use(QStringLiteral("en"));
    EXPECT_EQ(
        badPicturesText(pictures),
        "Missing pictures: 1.svg, 2.svg, 3.svg, 4.svg, 5.svg, 6.svg and 2 more. Pictures that "
        "show nothing: a.svg.");
    EXPECT_EQ(badPicturesText({}), "");
}

} // namespace
} // namespace settebello
