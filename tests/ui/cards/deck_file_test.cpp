// SPDX-License-Identifier: GPL-3.0-or-later
// Decks come from anybody: no file of theirs may hang the program, fill its memory or make it read
// other files.
#include "cards/card_drawing.h"
#include "cards/card_set.h"
#include "cards/deck.h"
#include "cards/deck_file.h"
#include "storage/file_sizes.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include <gtest/gtest.h>

#ifdef Q_OS_UNIX
#include <sys/stat.h>
#include <unistd.h>
#endif
#ifdef Q_OS_LINUX
#include <sys/inotify.h>
#endif

namespace settebello {
namespace {

const QByteArray kStart(
    R"(<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 60 100">)");
const QByteArray kRect(R"(<rect width="60" height="100" fill="#cc1122"/>)");
const QByteArray kEnd("</svg>");

class DeckFile : public ::testing::Test {
protected:
    DeckFile() {
#ifdef Q_OS_UNIX
        alarm(120); // ends a test that hangs
#endif
    }
    ~DeckFile() override {
#ifdef Q_OS_UNIX
        alarm(0);
#endif
    }
    QString path(const QString& name) const {
        return m_folder.filePath(name);
    }
    QString write(const QString& name, const QByteArray& text) const {
        QFile file(path(name));
        EXPECT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(text);
        return path(name);
    }
    /// A deck without faults.
    void writeDeck() const {
        write("deck.json", R"({"format": "settebello.deck", "version": 1, "name": "Mine"})");
        for (const Card card : CardSet::all()) {
            write(QString::fromStdString(toString(card)) + ".svg", kStart + kRect + kEnd);
        }
        write("back.svg", kStart + kRect + kEnd);
    }
    DeckRead read() const {
        return readDeck(m_folder.path());
    }

    QTemporaryDir m_folder;
};

TEST_F(DeckFile, AnHonestPictureIsDrawn) {
    const std::optional<QImage> image =
        drawPicture(write("a.svg", kStart + kRect + kEnd), QSize(60, 100)).image;
    ASSERT_TRUE(image);
    EXPECT_EQ(image->pixelColor(30, 50), QColor(0xcc, 0x11, 0x22));
    writeDeck();
    EXPECT_TRUE(read().isComplete()) << qPrintable(read().faults.join("; "));
}

TEST_F(DeckFile, IsNotDrawnOnceStopped) {
    const QString file = write("a.svg", kStart + kRect + kEnd);
    EXPECT_FALSE(drawPicture(file, QSize(60, 100), [] { return true; }).image);
}

/// An SVG in which ten levels of groups repeat each other ten times.
QByteArray repeating() {
    QByteArray svg = kStart + "<defs><g id=\"g0\">" + kRect + "</g>";
    for (int level = 1; level < 10; ++level) {
        svg += "<g id=\"g" + QByteArray::number(level) + "\">";
        for (int i = 0; i < 10; ++i) {
            svg += "<use xlink:href=\"#g" + QByteArray::number(level - 1) + "\"/>";
        }
        svg += "</g>";
    }
    return svg + "</defs><use xlink:href=\"#g9\"/>" + kEnd;
}

QByteArray tenfoldEntities() {
    QByteArray svg = "<!DOCTYPE svg [<!ENTITY e0 \"0123456789\">";
    for (int level = 1; level < 10; ++level) {
        const QByteArray former = "&e" + QByteArray::number(level - 1) + ";";
        svg += "<!ENTITY e" + QByteArray::number(level) + " \"" + former.repeated(10) + "\">";
    }
    return svg + "]>" + kStart + "<text>&e9;</text>" + kEnd;
}

TEST_F(DeckFile, HostilePicturesAreReportedAndNotDrawn) {
    writeDeck();
    const QByteArray refused[] = {
        kStart + kRect + QByteArray(static_cast<qsizetype>(kMaxSvgSize), ' ') + kEnd,
        kStart + kRect.repeated(20'001) + kEnd,
        QByteArray("<g>").repeated(500'000),
        kStart + QByteArray("<g>").repeated(1000) + QByteArray("</g>").repeated(1000) + kEnd,
        repeating(),
        tenfoldEntities(),
        QByteArray("\x1f\x8b\x08\x00 <svg", 9),
    };
    for (const QByteArray& svg : refused) {
        EXPECT_FALSE(drawPicture(write("7D.svg", svg), QSize(60, 100)).image)
            << svg.left(200).constData();
        EXPECT_EQ(read().faults.size(), 1) << svg.left(200).constData();
        EXPECT_TRUE(read().faults.join("").contains("7D.svg")) << svg.left(200).constData();
    }
}

TEST_F(DeckFile, TheDescriptionMayNotBeTooLarge) {
    writeDeck();
    const auto size = static_cast<qsizetype>(kMaxDeckFileSize);
    write("deck.json", QByteArray("{\"name\":").leftJustified(size + 1, ' '));
    EXPECT_FALSE(read().deck);
    EXPECT_EQ(read().faults.size(), 1);
}

TEST_F(DeckFile, FaultsOfOneKindAreNotListedForEver) {
    QByteArray faces;
    for (int i = 0; i < 2000; ++i) {
        faces += "\"a" + QByteArray::number(i) + "\": 1,";
    }
    write("deck.json",
          R"({"format": "settebello.deck", "name": "x", "faces": {)" + faces + "\"z\": 1}}");
    EXPECT_LT(read().faults.size(), 10);
}

#ifdef Q_OS_LINUX

/// Says whether a file has been opened by anybody.
class OpenWatch {
public:
    explicit OpenWatch(const QString& file)
        : m_handle(inotify_init1(IN_NONBLOCK)) {
        EXPECT_GE(inotify_add_watch(m_handle, QFile::encodeName(file).constData(), IN_OPEN), 0);
    }
    ~OpenWatch() { close(m_handle); }
    OpenWatch(const OpenWatch&) = delete;
    OpenWatch& operator=(const OpenWatch&) = delete;

    bool opened() const {
        std::array<char, 4096> events{};
        return ::read(m_handle, events.data(), events.size()) > 0;
    }

private:
    int m_handle;
};

TEST_F(DeckFile, PicturesOpenNoOtherFiles) {
    QImage image(4, 4, QImage::Format_RGB32);
    image.fill(Qt::red);
    ASSERT_TRUE(image.save(path("probe.png")));
    const QByteArray probe = QFile::encodeName(path("probe.png"));
    const OpenWatch watch(path("probe.png"));
    const QByteArray opening[] = {
        R"(<?xml-stylesheet type="text/css" href=")" + probe + R"("?>)" + kStart + kRect + kEnd,
        kStart + R"(<image width="60" height="100" xlink:href=")" + probe + R"("/>)" + kEnd,
        kStart + R"(<image width="60" height="100" xlink:href="file://)" + probe + R"("/>)" + kEnd,
        kStart + R"(<style>@import url(")" + probe + R"(");</style>)" + kRect + kEnd,
    };
    for (const QByteArray& svg : opening) {
        EXPECT_FALSE(drawPicture(write("7D.svg", svg), QSize(60, 100)).image) << svg.constData();
        EXPECT_FALSE(watch.opened()) << svg.constData();
    }
    EXPECT_TRUE(QFile(path("probe.png")).open(QIODevice::ReadOnly));
    EXPECT_TRUE(watch.opened()) << "the test cannot fail";
}

#endif
#ifdef Q_OS_UNIX

class DeckFileKind : public DeckFile, public ::testing::WithParamInterface<const char*> {
protected:
    /// Puts what the parameter names in the place of a file.
    void replace(const QString& name) const {
        QFile::remove(path(name));
        const QByteArray file = QFile::encodeName(path(name));
        const std::string kind = GetParam();
        if (kind == "Folder") {
            ASSERT_TRUE(QDir(path("")).mkdir(name));
        } else if (kind == "Pipe") {
            ASSERT_EQ(mkfifo(file.constData(), 0600), 0);
        } else if (kind == "LinkToPipe") {
            ASSERT_EQ(mkfifo(QFile::encodeName(path("pipe")).constData(), 0600), 0);
            ASSERT_EQ(symlink("pipe", file.constData()), 0);
        } else {
            const char* target = kind == "LinkToDevice" ? "/dev/zero" : file.constData();
            ASSERT_EQ(symlink(target, file.constData()), 0);
        }
    }
};

TEST_P(DeckFileKind, IsReportedAsAPicture) {
    writeDeck();
    replace("7D.svg");
    const DeckRead found = read();
    ASSERT_EQ(found.faults.size(), 1);
    EXPECT_TRUE(found.faults.constFirst().contains("7D.svg"));
    EXPECT_FALSE(drawPicture(path("7D.svg"), QSize(60, 100)).image);
}

TEST_P(DeckFileKind, IsReportedAsADescription) {
    writeDeck();
    replace("deck.json");
    const DeckRead found = read();
    EXPECT_FALSE(found.deck);
    ASSERT_EQ(found.faults.size(), 1);
    EXPECT_TRUE(found.faults.constFirst().contains("deck.json"));
    EXPECT_NE(found.faults, readDeck(path("nowhere")).faults) << "it is not missing";
}

INSTANTIATE_TEST_SUITE_P(All, DeckFileKind,
                         ::testing::Values("Folder", "Pipe", "LinkToPipe", "LinkToDevice",
                                           "LinkToItself"),
                         [](const auto& test) { return std::string(test.param); });

#endif

} // namespace
} // namespace settebello
