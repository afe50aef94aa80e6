// SPDX-License-Identifier: GPL-3.0-or-later
// Measures a review that analyses its match: how long until the first decision is judged, until the
// first mark is shown and until the end, and how much processor time the window needs at a time
// meanwhile, which paints all of itself 60 times a second: bench_review RECORD
#include "analysis/chance_chart.h"
#include "cards/card_pictures.h"
#include "game/record_file.h"
#include "practice/idle_analysis.h"
#include "practice/practice_store.h"
#include "replay/review_window.h"
#include "settings/settings_store.h"
#include "table/table_view.h"
#include "widgets/style.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QTemporaryDir>
#include <QThread>

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <vector>

namespace {

void print(const char* what, double milliseconds) {
    std::printf("%-32s %8.1f ms\n", what, milliseconds);
    std::fflush(stdout);
}

double milliseconds(const QElapsedTimer& since) {
    return static_cast<double>(since.nsecsElapsed()) / 1e6;
}

/// Processor time of this thread, which other programs do not lengthen.
double used() {
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return 1e3 * static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) / 1e6;
}

} // namespace

int main(int argc, char* argv[]) {
    using namespace settebello;
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM") && qEnvironmentVariableIsEmpty("DISPLAY")) {
        qputenv("QT_QPA_PLATFORM", "offscreen");
    }
    QApplication application(argc, argv);
    applyStyle(application);
    QString why;
    std::optional<Record> record = readMatchFile(QString::fromLocal8Bit(argv[argc - 1]), why);
    if (!record) {
        std::fprintf(stderr, "%s\n", qPrintable(why));
        return 1;
    }
    record->file.clear(); // nothing is read or kept beside it
    QTemporaryDir folder;
    SettingsStore settings(folder.path());
    CardPictures pictures;
    PracticeStore practice(folder.path(), true);
    IdleAnalysis idle(practice, folder.path());
    ReviewWindow window(idle, settings, pictures, settings.windowState());
    window.showMatch(*record);
    window.resize(1280, 800);
    window.show();
    QCoreApplication::processEvents();
    const auto& chart = *window.findChild<ChanceChart*>();
    const auto hasMark = [&chart] { return chart.markFrom(-1, 1) >= 0; };

    constexpr double kFrame = 1000 / 60.0;
    bool isBegun = false;
    bool isMarked = false;
    std::vector<double> busy;
    QElapsedTimer all;
    all.start();
    window.match()->review();
    while (window.match()->analyser().isRunning()) {
        const double before = used();
        for (auto* part : window.findChildren<QWidget*>()) {
            part->update();
        }
        QCoreApplication::processEvents();
        busy.push_back(used() - before);
        if (!isBegun && !window.match()->analyser().analysis().moments.empty()) {
            isBegun = true;
            print("first judgement", milliseconds(all));
        }
        if (!isMarked && hasMark()) {
            isMarked = true;
            print("first mark", milliseconds(all));
        }
        QThread::usleep(static_cast<unsigned long>(1000 * std::max(0.0, kFrame - busy.back())));
    }
    print("all of the match", milliseconds(all));
    std::sort(busy.begin(), busy.end());
    print("busy at a time, median", busy[busy.size() / 2]);
    print("99 %", busy[busy.size() * 99 / 100]);
    print("most", busy.back());
}
