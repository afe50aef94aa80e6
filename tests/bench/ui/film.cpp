// SPDX-License-Identifier: GPL-3.0-or-later
// Makes a film strip of eight frames: bench_film sweep|settebello|scoring OUT.png [width height
// [sides [theme [text-scale [language]]]]]
#include "rules/scoring.h"
#include "settings/language_manager.h"
#include "staged_table.h"

#include <QApplication>
#include <QImage>
#include <QPainter>

#include <cstdio>

using namespace settebello;

namespace {

constexpr int kFrames = 8;
constexpr int kColumns = 4;

/// Advances the clock and grabs a frame.
class Film {
public:
    Film(TableView& view, int frameWidth)
        : m_view(view)
        , m_frame(frameWidth, frameWidth * view.height() / view.width())
        , m_strip(m_frame.width() * kColumns, m_frame.height() * (kFrames / kColumns),
                  QImage::Format_RGB32) {}

    void frameAfter(int milliseconds) {
        m_view.stepMotion(milliseconds);
        const QImage image = m_view.grab().toImage().scaled(m_frame, Qt::IgnoreAspectRatio,
                                                            Qt::SmoothTransformation);
        QPainter(&m_strip).drawImage(m_taken % kColumns * m_frame.width(),
                                     m_taken / kColumns * m_frame.height(), image);
        ++m_taken;
    }
    bool full() const { return m_taken == kFrames; }
    bool save(const QString& file) const { return m_strip.save(file); }

private:
    TableView& m_view;
    QSize m_frame;
    QImage m_strip;
    int m_taken = 0;
};

void playSweep(StagedTable& stage, TableView& view, Film& film, bool rich) {
    const Card mine = *parseCard(rich ? "7D" : "7C");
    emit stage.controller.happened(dealt({{0, rich ? "7D" : "7C"},
                                          {1, "4S"},
                                          {0, "10B"},
                                          {1, "9D"},
                                          {0, "2S"},
                                          {1, "1B"},
                                          {-1, "3D"},
                                          {-1, "4C"}},
                                         32));
    view.finishMotion();
    stage.settle();
    const CardSet taken{*parseCard("3D"), *parseCard("4C")};
    emit stage.controller.happened(CardsCaptured{0, 0, mine, taken});
    emit stage.controller.happened(SweepMade{0, 0, mine, 1});
    for (const int wait : {200, 190, 250, 180, 100, 100, 130, 120}) {
        film.frameAfter(wait);
    }
}

void playScoring(StagedTable& stage, TableView& view, Film& film, const RuleSet& rules) {
    Pack pack(rules.pack.cards);
    Random random(8);
    pack.shuffle(random);
    // Piles as after a round, with two sweeps.
    const int sides = rules.sides();
    std::array<Tally, kMaxSeats> tallies;
    PacketDealt packet;
    for (int i = 0; i < kCardCount; ++i) {
        packet.cards.push_back(
            {i % rules.table.players, pack.cards()[static_cast<std::size_t>(i)]});
    }
    emit stage.controller.happened(packet);
    for (int i = 0; i < kCardCount; ++i) {
        const int seat = i % rules.table.players;
        const int side = rules.sideOf(seat);
        const Card card = packet.cards[static_cast<std::size_t>(i)].card;
        emit stage.controller.happened(CardsCaptured{seat, side, card, CardSet{card}});
        Tally& tally = tallies[static_cast<std::size_t>(side)];
        tally.pile.insert(card);
        if (i % 15 == 7) {
            emit stage.controller.happened(SweepMade{seat, side, card, ++tally.sweeps});
        }
    }
    view.finishMotion();
    RoundScored scored;
    scored.points = scoreRound(rules, std::span(tallies).first(static_cast<std::size_t>(sides)));
    for (int side = 0; side < sides; ++side) {
        scored.scores[static_cast<std::size_t>(side)] =
            scored.points[static_cast<std::size_t>(side)].total();
    }
    emit stage.controller.happened(scored);
    stage.settle();
    // An item takes 900 ms: frames as its cards arrive, when they lie still and as the point moves.
    for (const int wait : {150, 480, 150, 620, 780, 270, 630, 1030}) {
        film.frameAfter(wait);
        stage.settle();
    }
}

} // namespace

int main(int argc, char* argv[]) {
    if (argc < 3) {
        std::fprintf(stderr, "bench_film sweep|settebello|scoring OUT.png [WIDTH HEIGHT [SIDES "
                             "[THEME [TEXT [LANGUAGE]]]]]\n");
        return 2;
    }
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM")) {
        qputenv("QT_QPA_PLATFORM", "offscreen");
    }
    QApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    const auto number = [&](int at, double usual) {
        return arguments.size() > at ? arguments[at].toDouble() : usual;
    };
    QFont font = QApplication::font();
    font.setPointSizeF(font.pointSizeF() * number(7, 1));
    QApplication::setFont(font);
    LanguageManager languages;
    languages.use(arguments.value(8, QStringLiteral("en")));

    StagedTable stage;
    TableView view(stage.source, stage.pictures);
    view.resize(static_cast<int>(number(3, 1280)), static_cast<int>(number(4, 800)));
    Settings::Display display;
    display.table = arguments.value(6, QStringLiteral("green")).toStdString();
    view.setDisplay(display);
    view.show();
    RuleSet rules;
    rules.table.players = static_cast<int>(number(5, 2));
    stage.begin(view, rules,
                {QStringLiteral("Anna"), QStringLiteral("Ciro"), QStringLiteral("Rosa"),
                 QStringLiteral("Gennaro"), QStringLiteral("Assunta"), QStringLiteral("Carmine")});
    Film film(view, qEnvironmentVariableIntValue("FRAME") > 0
                        ? qEnvironmentVariableIntValue("FRAME")
                        : 640);
    if (arguments[1] == QLatin1String("scoring")) {
        playScoring(stage, view, film, rules);
    } else {
        playSweep(stage, view, film, arguments[1] == QLatin1String("settebello"));
    }
    return film.save(arguments[2]) ? 0 : 1;
}
