// SPDX-License-Identifier: GPL-3.0-or-later
// Painting only uses what was prepared: a paint event creates no image and no pixmap and reads no
// file.
#include "bench/ui/staged_table.h"
#include "project_file.h"
#include "rules/scoring.h"

#include <QFile>
#include <QImage>
#include <QPixmap>

#include <gtest/gtest.h>

namespace settebello {

namespace {

/// How many images and pixmaps the program has created so far: each has its own number, and pixmaps
/// of the software rasteriser are images. Calling this creates one more.
qint64 imagesMade() {
    return QImage(1, 1, QImage::Format_RGB32).cacheKey() >> 32;
}

/// How often this thread has read from files; other threads, such as for sound, may do so too.
/// Calling this reads one. Known on Linux only: Wine shows /proc to a program for Windows as well,
/// but counts in it what the program reads to talk to Wine.
int readsMade() {
#ifdef Q_OS_LINUX
    QFile file(QStringLiteral("/proc/thread-self/io"));
    if (!file.open(QIODevice::ReadOnly | QIODevice::Unbuffered)) {
        return -1;
    }
    for (const QByteArray& line : file.readAll().split('\n')) {
        if (line.startsWith("syscr: ")) {
            return line.mid(7).toInt();
        }
    }
#endif
    return -1;
}

class CountedTable : public TableView {
public:
    using TableView::TableView;
    int paints = 0;
    qint64 images = 0;
    int reads = 0;

protected:
    void paintEvent(QPaintEvent* event) override {
        const int asked = readsMade();
        const int readsBefore = readsMade();
        const int once = readsBefore - asked; // reads of the call itself
        const qint64 imagesBefore = imagesMade();
        TableView::paintEvent(event);
        images += imagesMade() - imagesBefore - 1;
        reads += readsMade() - readsBefore - once;
        ++paints;
    }
};

class Painting : public testing::Test {
protected:
    Painting()
        : stage(QString()) // plain cards: those of a deck are drawn on other threads
        , view(stage.source, stage.pictures) {
        view.resize(1000, 700);
        view.show();
    }

    void run() {
        while (view.moving()) {
            view.stepMotion(16);
            QCoreApplication::processEvents();
        }
    }

    /// A deal, a card laid, a capture, a sweep and the score of a round.
    void play() {
        const RuleSet rules;
        stage.begin(view, rules, {QStringLiteral("Anna"), QStringLiteral("Ciro")});
        QCoreApplication::processEvents();
        emit stage.controller.happened(
            dealt({{0, "7D"}, {1, "4S"}, {0, "10B"}, {1, "3C"}, {-1, "3D"}, {-1, "4C"}}, 34));
        run();
        emit stage.controller.happened(CardLaid{0, *parseCard("10B")});
        run();
        const CardSet taken{*parseCard("3D"), *parseCard("4C"), *parseCard("10B")};
        emit stage.controller.happened(CardsCaptured{0, 0, *parseCard("7D"), taken});
        emit stage.controller.happened(SweepMade{0, 0, *parseCard("7D"), 1});
        run();
        RoundScored scored;
        scored.points[0][ScoringItem::Cards] = 1;
        scored.points[0][ScoringItem::Settebello] = 1;
        scored.points[0][ScoringItem::Sweeps] = 1;
        scored.scores = {3, 0};
        emit stage.controller.happened(scored);
        run();
        QCoreApplication::processEvents();
    }

    StagedTable stage;
    CountedTable view;
};

TEST_F(Painting, IsCountedCorrectly) {
    const qint64 before = imagesMade();
    QPixmap pixmap(4, 4);
    pixmap.fill(Qt::red);
    EXPECT_GE(imagesMade() - before - 1, 1) << "a pixmap was made";
    const qint64 after = imagesMade();
    const QPixmap same = pixmap;
    EXPECT_EQ(imagesMade() - after - 1, 0) << "none was made";
    if (const int asked = readsMade(); asked >= 0) {
        const int again = readsMade();
        QFile file(projectFile("README.md"));
        EXPECT_TRUE(file.open(QIODevice::ReadOnly));
        EXPECT_FALSE(file.readAll().isEmpty());
        EXPECT_GT(readsMade() - again, again - asked) << "a file was read";
    }
}

TEST_F(Painting, CreatesNoImageAndReadsNoFile) {
    play(); // once for the glyphs, which Qt may create when they are first drawn
    stage.settle();
    emit stage.pictures.picturesRendered(); // all cards must be made again outside of painting
    QCoreApplication::processEvents();
    view.paints = 0;
    view.images = 0;
    view.reads = 0;
    play();
    EXPECT_GT(view.paints, 200);
    EXPECT_EQ(view.images, 0);
    if (readsMade() >= 0) {
        EXPECT_EQ(view.reads, 0);
    }
}

TEST_F(Painting, ANewSizeCreatesNothingInThePaintEvent) {
    play();
    stage.settle();
    view.images = 0;
    view.paints = 0;
    for (const QSize size : {QSize(900, 640), QSize(1100, 760), QSize(1000, 700)}) {
        view.resize(size);
        QCoreApplication::processEvents();
    }
    EXPECT_GE(view.paints, 3);
    // Glyphs of other sizes are created as they are drawn; cards and cloth would be hundreds.
    EXPECT_LT(view.images, 20);
}

} // namespace

} // namespace settebello
