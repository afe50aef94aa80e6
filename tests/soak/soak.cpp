// SPDX-License-Identifier: GPL-3.0-or-later
// Plays in the main window with random keys and clicks, and checks that neither memory nor open
// files, threads, widgets and objects grow after the first rounds.
//   SETTEBELLO_ROUNDS   how many rounds (default 22)
//   SETTEBELLO_SEED     of the random keys (default 1)

#include "cards/card_pictures.h"
#include "cards/card_set.h"
#include "cards/deck.h"
#include "covers/score_sheet.h"
#include "game/game_controller.h"
#include "game/match_autosave.h"
#include "game/player_view.h"
#include "game/statistics_store.h"
#include "rules/presets.h"
#include "settings/settings_store.h"
#include "soak/random_user.h"
#include "soak/usage.h"
#include "table/table_view.h"
#include "widgets/style.h"
#include "window/main_window.h"

#include <QApplication>
#include <QDir>
#include <QFileInfo>
#include <QPixmapCache>
#include <QTemporaryDir>
#include <QTest>

#include <cstdio>

#include <malloc.h>
#include <unistd.h>

namespace {

using namespace settebello;

constexpr int kSteps = 60;              ///< per round
constexpr unsigned kLongestRound = 600; ///< seconds; on a machine that does much else
constexpr int kLongestRest = 300'000;   ///< milliseconds; likewise
constexpr int kOurDeckEvery = 4;        ///< rounds
constexpr int kStartEvery = 5;          ///< rounds
constexpr int kFinishEvery = 3;         ///< rounds
constexpr int kStartSteps = 5;          ///< on the start screen, and at the end of a match
constexpr char kPlainDeck[] = "plain";

/// Every window that a round can open. A test that no longer reaches one of them would pass in
/// vain.
const char* const kWindows[] = {"NewMatchDialog",   "PreferencesDialog", "RuleBookDialog",
                                "StatisticsDialog", "MatchesDialog",     "ReviewWindow",
                                "ShortcutsDialog",  "FairCardsDialog",   "AboutDialog",
                                "ScoreSheet",       "MatchEndPanel",     "StartScreen"};

MatchSetup setupOf(const Preset& preset, quint64 seed) {
    MatchSetup setup{{"", std::string(preset.id), preset.rules}, {{"Anna", kPerson}}, seed};
    setup.rules.rules.match.target = 1;
    while (static_cast<int>(setup.seats.size()) < preset.rules.table.players) {
        setup.seats.push_back({"Ciro", "greedy"});
    }
    return setup;
}

class Soak {
public:
    Soak(const QString& folder, quint64 seed)
        : m_window(WindowOptions{folder, seed, {}})
        , m_user(m_window, seed)
        , m_usage(m_window)
        , m_seed(seed) {
        m_window.show();
        QObject::connect(&m_window.autosave(), &MatchAutosave::finishedMatchSaved, &m_window,
                         [this] { ++m_finished; });
        rest();
    }

    /// @return false if a new match does not get going.
    bool round(int number) {
        if (number % kStartEvery == 0) {
            useStartScreen();
        }
        const auto& all = presets();
        const auto preset = static_cast<std::size_t>(number) % all.size();
        m_window.startMatch(setupOf(all[preset], m_seed + static_cast<quint64>(number)));
        if (number % kOurDeckEvery == 0) {
            chooseDeck("napoletane");
        }
        if (number % kFinishEvery == 0) {
            finishMatch();
        }
        openReplay();
        for (int step = 0; step < kSteps; ++step) {
            m_user.step();
        }
        const bool rested = rest();
        m_usage.add();
        return rested;
    }

    /// @return whether nothing grew and everything was used.
    bool report() const {
        bool good = true;
        for (const char* window : kWindows) {
            if (!m_user.seen().contains(QLatin1String(window))) {
                std::printf("never opened: %s\n", window);
                good = false;
            }
        }
        for (const QByteArray& sentence : m_usage.growth()) {
            std::printf("%s\n", sentence.constData());
            good = false;
        }
        std::printf("%lld rounds, %d matches finished\n", static_cast<long long>(m_usage.rounds()),
                    m_finished);
        return good && m_finished > 0;
    }

    void printUsage() const {
        const Usage& usage = m_usage.last();
        std::printf("round %lld: %lld KB resident, %lld KB private, %lld KB allocated, %lld files, "
                    "%lld + %lld threads, %lld widgets, %lld objects\n",
                    static_cast<long long>(m_usage.rounds()), usage.residentKb, usage.privateKb,
                    usage.allocatedKb, static_cast<long long>(usage.files),
                    static_cast<long long>(usage.threads), static_cast<long long>(usage.pooled),
                    static_cast<long long>(usage.widgets), static_cast<long long>(usage.objects));
        std::fflush(stdout);
    }

private:
    /// Brings the window to the state in which the rounds are compared: the same settings, a new
    /// match, no dialog, no statistics. @return false if the match does not get going.
    bool rest() {
        m_user.closeDialogs();
        m_window.store().change([](Settings& settings) {
            settings = Settings();
            settings.language = "en";
            settings.display.animationSpeed = 0;
            settings.display.deck = kPlainDeck;
            settings.assist.firstStepsOffered = true;
        });
        dropPictures();
        m_window.showNormal();
        m_window.resize(m_window.minimumSize());
        m_window.startMatch(setupOf(presets().front(), 1));
        auto* table = m_window.findChild<TableView*>();
        const auto ready = [&] {
            return m_window.controller().asksPerson() && !table->moving() &&
                   !m_window.pictures().isDrawing() && !DrawingThreads::anyAbandoned();
        };
        const bool rested = QTest::qWaitFor(ready, kLongestRest);
        if (!rested) {
            std::printf("a new match did not get going: %s%s%s\n",
                        m_window.controller().asksPerson() ? "" : "nobody is asked ",
                        table->moving() ? "cards are moving " : "",
                        m_window.pictures().isDrawing() ? "pictures are being drawn" : "");
        }
        m_user.closeDialogs();
        m_window.autosave().flush();
        QCoreApplication::processEvents();
        m_window.statistics().flush();
        QCoreApplication::processEvents();
        removeOldRecords();
        m_window.statistics().clear();
        m_window.statistics().flush();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QCoreApplication::processEvents();
        return rested;
    }

    void useStartScreen() {
        m_window.controller().stop();
        m_window.welcome();
        for (int step = 0; step < kStartSteps; ++step) {
            m_user.step();
        }
        m_user.closeDialogs();
    }

    /// Random keys rarely bring a match to its end.
    void finishMatch() {
        const int before = m_finished;
        GameController& controller = m_window.controller();
        std::vector<Decision> legal;
        const auto finished = [&] {
            if (controller.asksPerson()) {
                legalDecisions(controller.match().view(*firstPerson(controller.setup())), legal);
                controller.decide(legal.front());
            } else if (auto* sheet = m_window.findChild<ScoreSheet*>()) {
                m_user.look();
                QTest::keyClick(sheet, Qt::Key_Return);
            }
            return m_finished > before;
        };
        if (!QTest::qWaitFor(finished, kLongestRest)) {
            std::printf("a match did not come to its end\n");
        }
        for (int step = 0; step < kStartSteps; ++step) {
            m_user.step();
        }
    }

    void chooseDeck(const char* id) {
        m_window.store().change([id](Settings& settings) { settings.display.deck = id; });
    }

    /// Empties the caches of pictures, which are bounded (card_pictures.cpp, card_painter.cpp) but
    /// take longer than the first rounds to fill: every size of a window adds to them.
    void dropPictures() {
        CardPictures& pictures = m_window.pictures();
        const Deck deck = pictures.deck();
        DeckRead other{deck.id, deck.folder, deck, {}};
        other.deck->folder.clear(); // draws nothing
        pictures.setDeck(other);
        other.deck = deck;
        pictures.setDeck(other);
    }

    /// Random keys rarely find a match to replay among those that were played.
    void openReplay() {
        const QDir folder(m_window.autosave().matchesFolder());
        const QStringList records = folder.entryList(QDir::Files);
        if (!records.isEmpty()) {
            m_window.open(folder.filePath(records.back()));
        }
    }

    /// Leaves a few matches to be replayed.
    void removeOldRecords() {
        constexpr qsizetype kKept = 3;
        QDir folder(m_window.autosave().matchesFolder());
        const QStringList records = folder.entryList(QDir::Files, QDir::Name);
        for (qsizetype i = 0; i < records.size() - kKept; ++i) {
            folder.remove(records[i]);
        }
    }

    MainWindow m_window;
    RandomUser m_user;
    UsageLog m_usage;
    quint64 m_seed;
    int m_finished = 0; ///< matches
};

/// The window is not shown, and the messages that the platform prints about that say nothing.
void printMessage(QtMsgType, const QMessageLogContext&, const QString& message) {
    if (!message.startsWith(QLatin1String("This plugin does not support"))) {
        std::fprintf(stderr, "%s\n", qUtf8Printable(message));
    }
}

/// In memory where possible: the match waits for the disk, which may be busy with something else.
QString placeForFiles() {
    const QString memory = QStringLiteral("/dev/shm");
    return QFileInfo(memory).isWritable() ? memory : QDir::tempPath();
}

/// Nothing of the user who runs this is read or changed, no window or printer is used, and nothing
/// is heard.
void separateFromUser(const QString& folder) {
    for (const char* name : {"HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME",
                             "XDG_RUNTIME_DIR", "TMPDIR"}) {
        qputenv(name, QFile::encodeName(folder));
    }
    const QByteArray nowhere = "unix:" + QFile::encodeName(folder) + "/nobody";
    qputenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=" + nowhere.mid(5));
    qputenv("PULSE_SERVER", nowhere);
    qputenv("CUPS_SERVER", nowhere.mid(5));
    qputenv("QT_QPA_PLATFORM", "offscreen");
}

bool write(const QString& name, const QByteArray& text) {
    QFile file(name);
    return file.open(QIODevice::WriteOnly) && file.write(text) == text.size();
}

/// A deck of plain rectangles: drawing ours would take most of the time.
bool writePlainDeck() {
    const QString folder = deckFolders().back() + QLatin1Char('/') + QLatin1String(kPlainDeck);
    const QByteArray picture = R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 100">)"
                               R"(<rect width="60" height="100" fill="#dcb"/></svg>)";
    bool good = QDir().mkpath(folder) &&
                write(folder + QStringLiteral("/deck.json"),
                      R"({"format": "settebello.deck", "version": 1, "name": "Plain"})") &&
                write(folder + QStringLiteral("/back.svg"), picture);
    for (const Card card : CardSet::all()) {
        const QString name = QString::fromStdString(toString(card)) + QStringLiteral(".svg");
        good = good && write(folder + QLatin1Char('/') + name, picture);
    }
    return good;
}

int numberFrom(const char* variable, int otherwise) {
    bool isNumber = false;
    const int number = qEnvironmentVariableIntValue(variable, &isNumber);
    return isNumber ? number : otherwise;
}

} // namespace

int main(int argc, char** argv) {
    // Or memory depends on which threads happen to allocate, and on the order of sizes.
    mallopt(M_ARENA_MAX, 1);
    mallopt(M_MMAP_THRESHOLD, 128 * 1024);
    qInstallMessageHandler(printMessage);
    const QTemporaryDir folder(placeForFiles() + QStringLiteral("/settebello-soak-XXXXXX"));
    separateFromUser(folder.path());
    QApplication application(argc, argv);
    settebello::applyStyle(application);
    // Bounded too, at 10 MB. It would have to be cleared in every round, and then keeps the names
    // of what was in it (Qt 6.4): each new dialog has names of its own, by its palette.
    QPixmapCache::setCacheLimit(0);
    if (!writePlainDeck()) {
        std::printf("no deck can be written to %s\n", qPrintable(folder.path()));
        return 1;
    }
    const int rounds = numberFrom("SETTEBELLO_ROUNDS", 22);
    Soak soak(folder.path(), static_cast<quint64>(numberFrom("SETTEBELLO_SEED", 1)));
    for (int number = 0; number < rounds; ++number) {
        // Ends the program if a window waits for somebody who is not there.
        alarm(kLongestRound);
        if (!soak.round(number)) {
            return 1;
        }
        if (number % 10 == 9) {
            soak.printUsage();
        }
    }
    return soak.report() ? 0 : 1;
}
