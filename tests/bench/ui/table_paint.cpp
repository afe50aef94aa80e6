// SPDX-License-Identifier: GPL-3.0-or-later
// Measures painting the table at 1920 x 1080, in software, as on an office laptop without a
// GPU, while motion runs at sixty frames a second: a deal, captures and a sweep with twenty cards
// on the table, a round's score, in every theme. Measures the processor time of the painting
// thread only, so that it is also valid on a busy machine. A frame has 16.6 ms; fails unless the
// median is under 6 ms and 99 of 100 frames are under 12 ms.
#include "rules/scoring.h"
#include "staged_table.h"
#include "table/painting/cloth_drawing.h"
#include "table/painting/table_theme.h"

#include <QApplication>
#include <QPaintEvent>

#include <cstdio>
#include <ctime>
#include <functional>
#include <vector>

using namespace settebello;

namespace {

constexpr double kMedian = 6;
constexpr double kNearlyAll = 12;
constexpr int kFrame = 16;

double busyMilliseconds() {
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
}

/// Measures every paint event of a table.
class MeasuredTable : public TableView {
public:
    using TableView::TableView;
    std::vector<double> times;

protected:
    void paintEvent(QPaintEvent* event) override {
        const double begin = busyMilliseconds();
        TableView::paintEvent(event);
        times.push_back(busyMilliseconds() - begin);
    }
};

double at(const std::vector<double>& sorted, double part) {
    return sorted[static_cast<std::size_t>(static_cast<double>(sorted.size() - 1) * part)];
}

/// Prints the times. @return whether they are fast enough.
bool report(const QString& what, std::vector<double> times) {
    if (times.empty()) {
        std::printf("%-34s nothing was painted\n", qPrintable(what));
        return false;
    }
    std::sort(times.begin(), times.end());
    const bool good = at(times, 0.5) < kMedian && at(times, 0.99) < kNearlyAll;
    std::printf("%-34s %5zu paints  median %6.2f ms  99%% %6.2f ms  worst %6.2f ms%s\n",
                qPrintable(what), times.size(), at(times, 0.5), at(times, 0.99), times.back(),
                good ? "" : "  TOO SLOW");
    std::fflush(stdout);
    return good;
}

/// Runs sixty frames per second until nothing moves.
std::vector<double> film(MeasuredTable& view) {
    view.times.clear();
    while (view.moving()) {
        view.stepMotion(kFrame);
        QCoreApplication::processEvents();
    }
    return view.times;
}

class Measuring {
public:
    Measuring(StagedTable& stage, MeasuredTable& view)
        : m_stage(stage)
        , m_view(view) {}

    /// Plays the scenes once to fill the picture caches, then measures them.
    void play(const QString& theme) {
        Settings::Display display;
        display.table = theme.toStdString();
        m_view.setDisplay(display);
        std::vector<double> all;
        for (const bool counts : {false, true}) {
            const auto run = [&](const char* what, const std::function<void()>& begin) {
                begin();
                const std::vector<double> times = film(m_view);
                if (counts) {
                    m_good &= report(theme + QLatin1String(": ") + QLatin1String(what), times);
                    all.insert(all.end(), times.begin(), times.end());
                }
                m_stage.settle();
            };
            RuleSet rules;
            rules.deal.handCards = HandCards::All;
            rules.table.players = 2;
            m_stage.begin(m_view, rules, {QStringLiteral("Anna"), QStringLiteral("Ciro")});
            m_tallies = {};
            run("deal of twenty and ten cards each", [&] { deal(); });
            run("five captures", [&] { capture(); });
            run("sweep of ten cards", [&] { sweep(); });
            run("scoring", [&] { score(rules); });
        }
        m_good &= report(theme + QLatin1String(": all"), all);
        m_view.times.clear();
        for (int i = 0; i < 50; ++i) {
            m_view.repaint();
        }
        report(theme + QLatin1String(": whole window at rest"), m_view.times);
    }
    bool good() const { return m_good; }

private:
    static Card card(int number) { return Card::fromIndex(number); }

    void deal() {
        PacketDealt packet;
        for (int i = 0; i < 20; ++i) {
            packet.cards.push_back({i % 2, card(i)});
        }
        for (int i = 20; i < 40; ++i) {
            packet.cards.push_back({PacketDealt::kTable, card(i)});
        }
        emit m_stage.controller.happened(packet);
    }
    /// @param taken how many table cards are captured, beginning with `from`.
    void take(int seat, Card played, int from, int taken) {
        CardSet cards;
        for (int i = from; i < from + taken; ++i) {
            cards.insert(card(i));
        }
        Tally& tally = m_tallies[static_cast<std::size_t>(seat)];
        tally.pile |= cards | CardSet{played};
        emit m_stage.controller.happened(CardsCaptured{seat, seat, played, cards});
    }
    void capture() {
        for (int i = 0; i < 5; ++i) {
            take(i % 2, card(i), 20 + 2 * i, 2);
        }
    }
    void sweep() {
        take(0, card(6), 30, 10);
        ++m_tallies[0].sweeps;
        emit m_stage.controller.happened(SweepMade{0, 0, card(6), 1});
    }
    void score(const RuleSet& rules) {
        for (int i = 5; i < 20; ++i) { // the rest at once
            if (i != 6) {
                m_tallies[static_cast<std::size_t>(i % 2)].pile.insert(card(i));
                emit m_stage.controller.happened(
                    CardsCaptured{i % 2, i % 2, card(i), CardSet{card(i)}});
            }
        }
        m_view.finishMotion();
        QCoreApplication::processEvents();
        RoundScored scored;
        scored.points = scoreRound(rules, std::span(m_tallies).first(2));
        scored.scores = {scored.points[0].total(), scored.points[1].total()};
        emit m_stage.controller.happened(scored);
    }

    StagedTable& m_stage;
    MeasuredTable& m_view;
    std::array<Tally, kMaxSeats> m_tallies;
    bool m_good = true;
};

} // namespace

int main(int argc, char* argv[]) {
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM")) {
        qputenv("QT_QPA_PLATFORM", "offscreen");
    }
    const QApplication application(argc, argv);
    StagedTable stage;
    MeasuredTable view(stage.source, stage.pictures, nullptr);
    view.resize(1920, 1080);
    view.show();
    Measuring measuring(stage, view);
    const QStringList asked = QCoreApplication::arguments().mid(1);
    for (const QString& theme : asked.isEmpty() ? tableThemeIds() : asked) {
        measuring.play(theme);
    }
    const double begin = busyMilliseconds();
    for (int i = 0; i < 10; ++i) {
        drawCloth(tableTheme({}), QSize(1920, 1080), 39, 1);
    }
    std::printf("the cloth anew, at every new size: %.1f ms\n", (busyMilliseconds() - begin) / 10);
    return measuring.good() ? 0 : 1;
}
