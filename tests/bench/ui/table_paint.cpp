// SPDX-License-Identifier: GPL-3.0-or-later
// How long painting the table takes during a deal at 1920 x 1080, in software, as on an office
// laptop without a GPU. A frame has 16.6 ms.
#include "cards/card_pictures.h"
#include "game/game_controller.h"
#include "table/cloth_drawing.h"
#include "table/director.h"
#include "table/table_view.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QPaintEvent>

#include <algorithm>
#include <cstdio>
#include <functional>
#include <vector>

using namespace settebello;

namespace {

/// Measures every paint event of a table.
class MeasuredTable : public TableView {
public:
    using TableView::TableView;
    std::vector<double> milliseconds;

protected:
    void paintEvent(QPaintEvent* event) override {
        QElapsedTimer timer;
        timer.start();
        TableView::paintEvent(event);
        milliseconds.push_back(static_cast<double>(timer.nsecsElapsed()) / 1e6);
    }
};

double at(const std::vector<double>& sorted, double part) {
    return sorted[static_cast<std::size_t>(static_cast<double>(sorted.size() - 1) * part)];
}

void report(const char* what, std::vector<double> times) {
    if (times.empty()) {
        std::printf("%-34s nothing was painted\n", what);
        return;
    }
    std::sort(times.begin(), times.end());
    std::printf("%-34s %5zu paints  median %6.2f ms  99%% %6.2f ms  worst %6.2f ms\n", what,
                times.size(), at(times, 0.5), at(times, 0.99), times.back());
}

void runWhile(const std::function<bool()>& going, int atMost) {
    QElapsedTimer timer;
    timer.start();
    while (going() && timer.elapsed() < atMost) {
        QCoreApplication::processEvents(QEventLoop::AllEvents, 5);
    }
}

} // namespace

int main(int argc, char* argv[]) {
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM")) {
        qputenv("QT_QPA_PLATFORM", "offscreen");
    }
    const QApplication application(argc, argv);
    GameController controller;
    CardPictures pictures;
    pictures.setDeck(QStringLiteral("napoletane"));
    MeasuredTable view(controller, pictures, nullptr);
    view.resize(1920, 1080);
    view.show();

    for (const int players : {2, 4, 6}) {
        MatchPlan plan;
        plan.rules.table.players = players;
        plan.rules.deal.handCards = players == 4 ? HandCards::All : HandCards::Three;
        plan.rules.table.teams = players > 2;
        plan.seed = 7;
        for (int seat = 0; seat < players; ++seat) {
            plan.seats.push_back({QStringLiteral("Player"),
                                  seat == 0 ? GameController::kPerson : QStringLiteral("greedy")});
        }
        controller.start(plan); // once for the pictures to be drawn
        runWhile([&] { return view.moving() || pictures.isDrawing(); }, 60000);
        runWhile([] { return true; }, 200);
        controller.start(plan);
        view.milliseconds.clear();
        runWhile([&] { return view.moving(); }, 20000);
        report(qPrintable(QStringLiteral("deal, %1 players").arg(players)), view.milliseconds);

        view.milliseconds.clear();
        for (int i = 0; i < 50; ++i) {
            view.repaint();
        }
        report("whole window at rest", view.milliseconds);
    }
    QElapsedTimer timer;
    timer.start();
    for (int i = 0; i < 10; ++i) {
        drawCloth(tableTheme({}), QSize(1920, 1080), 39, 1);
    }
    std::printf("the cloth anew, at every new size: %.1f ms\n",
                static_cast<double>(timer.elapsed()) / 10);
    return 0;
}
