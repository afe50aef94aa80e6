// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/table_program.h"

#include "cli/simulate/interrupt.h"
#include "cli/simulate/player_pool.h"
#include "cli/terminal_stream.h"
#include "crypto/primitives.h"
#include "friends/missing_libraries.h"
#include "players/external/engine_host.h"
#include "table/help.h"
#include "table/hosted_game.h"
#include "table/joined_game.h"
#include "version.h"

#include <QCoreApplication>
#include <QTimer>

#include <algorithm>
#include <memory>
#include <ostream>
#include <vector>

namespace settebello::table {

namespace {

constexpr int kBetweenLooks = 100; // ms
constexpr int kDiskThreads = 16; ///< they wait for the disk, which then writes for several at once

/// What all tables of the program have in common.
class TableProgram {
public:
    TableProgram(const TableArguments& arguments, cli::Streams& streams) {
        if (cli::hasPrograms(arguments.players) || cli::hasPrograms({&arguments.level, 1})) {
            m_engineHost = std::make_unique<EngineHost>();
        }
        TableArguments own = arguments;
        if (own.hosts && own.net.broker) {
            own.net.relay = std::make_shared<net::RelayConnection>(*own.net.broker);
        }
        own.disk->setMaxThreadCount(kDiskThreads);
        for (int number = 1; arguments.hosts && number <= arguments.tables; ++number) {
            m_hosted.push_back(std::make_unique<HostedGame>(own, number, streams));
        }
        if (!arguments.hosts) {
            m_joined = std::make_unique<JoinedGame>(arguments, streams);
        }
    }

    int run() {
        bool isGood = true;
        for (const auto& each : m_hosted) {
            QObject::connect(each.get(), &HostedGame::finished, each.get(), [this] { finished(); });
            isGood = isGood && each->start();
        }
        if (m_joined) {
            QObject::connect(m_joined.get(), &JoinedGame::finished, m_joined.get(),
                             [this] { finished(); });
            isGood = m_joined->start();
        }
        if (isGood && m_finished < m_hosted.size() + (m_joined ? 1U : 0U)) {
            wait();
        }
        return end();
    }

private:
    void wait() {
        const cli::Interrupt interrupt;
        QTimer look;
        QObject::connect(&look, &QTimer::timeout, &look, [&interrupt] {
            if (interrupt.requested()) {
                QCoreApplication::quit();
            }
        });
        look.start(kBetweenLooks);
        QCoreApplication::exec();
    }

    int end() {
        int status = m_joined ? m_joined->status() : cli::kSuccess;
        if (m_joined) {
            m_joined->stop();
        }
        for (const auto& each : m_hosted) {
            each->stop();
            status = std::max(status, each->status());
        }
        // The last words leave.
        QTimer::singleShot(kBetweenLooks, QCoreApplication::instance(), &QCoreApplication::quit);
        QCoreApplication::exec();
        return status;
    }

    void finished() {
        if (++m_finished == m_hosted.size() + (m_joined ? 1U : 0U)) {
            QCoreApplication::quit();
        }
    }

    std::unique_ptr<EngineHost> m_engineHost;
    std::vector<std::unique_ptr<HostedGame>> m_hosted;
    std::unique_ptr<JoinedGame> m_joined;
    std::size_t m_finished = 0;
};

} // namespace

int runTableProgram(cli::Arguments arguments, cli::Streams& unfiltered) {
    cli::TerminalStream out(unfiltered.out);
    cli::TerminalStream err(unfiltered.err);
    cli::Streams streams{unfiltered.in, out, err, &unfiltered.err};
    if (arguments.size() == 1 && arguments.front() == "--version") {
        streams.out << "settebello-table " << versionString() << '\n';
        return cli::kSuccess;
    }
    if (arguments.size() == 1 && (arguments.front() == "--help" || arguments.front() == "-h")) {
        streams.out << helpText();
        return cli::kSuccess;
    }
    if (!net::hasCryptography()) {
        streams.err
            << "settebello-table: built without libsodium, which tables with friends need\n";
        return cli::kUsageError;
    }
    int exitCode = cli::kSuccess;
    const auto read = readArguments(arguments, streams, exitCode);
    if (!read) {
        return exitCode;
    }
    const bool needsRouter = read->hosts && read->net.openPort;
    for (const QString& library : net::missingLibraries()) {
        if (library == QStringLiteral("libmosquitto") ? read->net.broker.has_value()
                                                      : needsRouter) {
            streams.err << "settebello-table: built without " << library.toStdString() << ": no "
                        << (needsRouter ? "port is opened\n" : "relay is used\n");
        }
    }
    return TableProgram(*read, streams).run();
}

} // namespace settebello::table
