// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/table_arguments.h"

#include "cli/fault_list.h"
#include "cli/options.h"
#include "cli/rule_source.h"
#include "cli/simulate/player_pool.h"
#include "game/friends.h"
#include "players/levels/levels.h"
#include "rules/check_rules.h"
#include "rules/presets.h"
#include "session/message.h"
#include "storage/utf8_path.h"
#include "words/word_list.h"

#include <algorithm>
#include <array>
#include <ostream>

namespace settebello::table {

namespace {

constexpr std::array<std::string_view, 17> kNames{
    "--join",       "--rules", "--players",  "--level",   "--name",  "--tables",
    "--matches",    "--delay", "--state",    "--records", "--relay", "--relay-certificates",
    "--relay-user", "--file",  "--language", "--port",    "--label"};
constexpr std::array<std::string_view, 4> kFlags{"--host", "--no-direct", "--no-search",
                                                 "--open-port"};
/// What only one of the two has a use for.
constexpr std::array<std::string_view, 10> kOfHosts{
    "--rules", "--players", "--tables",    "--file",      "--language",
    "--port",  "--label",   "--no-direct", "--open-port", "--no-search"};
constexpr std::array<std::string_view, 2> kOfGuests{"--level", "--name"};

constexpr std::size_t kMaxInvitation = 4096;
constexpr std::uint64_t kMaxTables = 10'000;
constexpr std::uint64_t kMaxMatches = 1'000'000;
constexpr std::uint64_t kMaxDelay = 600'000;
constexpr std::uint64_t kDelay = 1000;
constexpr std::uint64_t kMaxPort = 65'535;

QString text(std::string_view utf8) {
    return QString::fromUtf8(utf8.data(), static_cast<qsizetype>(utf8.size()));
}

/// Reads the options one after the other; the first that is wrong counts.
class ArgumentReader {
public:
    ArgumentReader(cli::Options& options, cli::Streams& streams)
        : m_options(options)
        , m_streams(streams) {}

    std::optional<TableArguments> read(int& exitCode) {
        m_read.hosts = m_options.has("--host");
        readCommon();
        m_read.hosts ? readHost(exitCode) : readGuest(exitCode);
        if (m_error.empty()) {
            m_error = m_options.error();
        }
        if (exitCode == cli::kSuccess && !m_error.empty()) {
            exitCode = usageError(m_streams, m_error);
        }
        return exitCode == cli::kSuccess ? std::optional(std::move(m_read)) : std::nullopt;
    }

private:
    void setError(const std::string& what) {
        if (m_error.empty()) {
            m_error = what;
        }
    }

    /// The value of an option, or an empty text.
    std::string_view value(std::string_view name) {
        return m_options.has(name) ? m_options.value(name) : std::string_view();
    }

    void refuse(std::span<const std::string_view> names, std::string_view other) {
        for (const std::string_view name : names) {
            if (m_options.has(name)) {
                setError(std::string(name) + " cannot be used with " + std::string(other));
            }
        }
    }

    void readCommon() {
        if (m_read.hosts == m_options.has("--join")) {
            setError(m_read.hosts ? "--host and --join cannot be used together"
                                  : "--host or --join is missing");
        }
        m_read.matches = static_cast<int>(m_options.number("--matches", 0, kMaxMatches, 1));
        m_read.delay = std::chrono::milliseconds(m_options.number("--delay", 0, kMaxDelay, kDelay));
        m_read.state = pathFromUtf8(value("--state"));
        m_read.records = pathFromUtf8(value("--records"));
        if (m_options.has("--relay")) {
            m_read.net.broker = net::readBroker(text(value("--relay")));
            if (!m_read.net.broker) {
                setError("--relay: \"" + std::string(value("--relay")) +
                         "\" is not HOST or HOST:PORT");
                return;
            }
            m_read.net.broker->certificates = text(value("--relay-certificates"));
            m_read.net.broker->user = text(value("--relay-user"));
            m_read.net.broker->password = qEnvironmentVariable("SETTEBELLO_RELAY_PASSWORD");
        }
    }

    void readHost(int& exitCode) {
        refuse(kOfGuests, "--host");
        m_read.players = cli::splitLevels(value("--players"));
        for (const std::string& player : m_read.players) {
            if (player != kGuest && !cli::isPlayer(player)) {
                setError("--players: \"" + player + "\" is not guest or one of " + allowedLevels());
            }
        }
        if (std::ranges::count(m_read.players, kGuest) == 0) {
            setError("--players: one seat a guest at least");
        }
        m_read.tables = static_cast<int>(m_options.number("--tables", 1, kMaxTables, 1));
        m_read.net.port = static_cast<quint16>(m_options.number("--port", 1, kMaxPort, 0));
        if (m_read.net.port != 0 && m_read.tables > 1) {
            setError("--port cannot be used with --tables");
        }
        m_read.net.language = text(m_options.has("--language") ? value("--language") : "en");
        if (!QStringList{QStringLiteral("en"), QStringLiteral("fr"), QStringLiteral("it")}.contains(
                m_read.net.language)) {
            setError("--language: \"" + std::string(value("--language")) +
                     "\" is not en, fr or it");
        }
        m_read.net.direct = !m_options.has("--no-direct");
        m_read.net.nearby = !m_options.has("--no-search");
        m_read.net.openPort = m_options.has("--open-port");
        m_read.net.label = text(value("--label"));
        if (!m_read.net.direct && !m_read.net.broker) {
            setError("--no-direct without --relay leaves no way to the table");
        }
        m_read.invitation = pathFromUtf8(value("--file"));
        if (m_error.empty()) {
            readRules(exitCode);
        }
    }

    void readRules(int& exitCode) {
        const std::string_view named = m_options.has("--rules") ? value("--rules") : "scopa";
        auto rules = cli::findRules(named, m_streams, exitCode);
        if (!rules) {
            return;
        }
        const auto seats = static_cast<int>(m_read.players.size());
        if (rules->rules.table.players != seats) {
            rules->rules = withPlayers(rules->rules, seats, rules->base);
        }
        const Faults faults = checkRules(rules->rules);
        if (!faults.empty()) {
            setError("--players: " + std::string(named) + " for " + std::to_string(seats) + ": " +
                     faults.front().text());
        }
        m_read.rules = std::move(*rules);
    }

    void readGuest(int& exitCode) {
        refuse(kOfHosts, "--join");
        m_read.level = m_options.has("--level") ? value("--level") : kSubstituteLevel;
        if (!cli::isPlayer(m_read.level)) {
            setError("--level: \"" + m_read.level + "\" is not one of " + allowedLevels());
        }
        const bool isProgram = m_read.level.starts_with(kEnginePrefix);
        m_read.name = isProgram ? kProgramName : m_read.level;
        if (m_options.has("--name")) {
            m_read.name = value("--name");
        }
        if (m_read.name.size() > session::kMaxName ||
            text(m_read.name).toStdString() != m_read.name) {
            setError("--name: at most " + std::to_string(session::kMaxName) + " bytes of UTF-8");
        }
        if (m_error.empty()) {
            readPlan(exitCode);
        }
    }

    /// A link, a file that exists, or words.
    void readPlan(int& exitCode) {
        const std::string_view join = value("--join");
        if (const auto link = net::readLink(text(join))) {
            m_read.plan = net::planFor(*link, m_read.net.broker);
            return;
        }
        std::error_code error;
        if (std::filesystem::exists(pathFromUtf8(join), error)) {
            const auto content = cli::readArgumentFile(join, kMaxInvitation, m_streams);
            Faults faults;
            const auto invitation =
                content ? net::readInvitationFile(QByteArray::fromStdString(*content), faults)
                        : std::nullopt;
            if (!content) {
                exitCode = cli::kUsageError;
            } else if (!invitation) {
                setError("--join: " + std::string(join) +
                         " is no invitation to a table: " + faults.front().text());
            } else {
                m_read.plan = net::planFor(*invitation, m_read.net.broker);
            }
            return;
        }
        const auto words = net::readWords(text(join), net::WordList::all());
        if (!words) {
            setError("--join: \"" + std::string(join) +
                     "\" is no file, no link, and not the three words of a table");
            return;
        }
        m_read.plan = net::planFor(*words, m_read.net.broker);
    }

    cli::Options& m_options;
    cli::Streams& m_streams;
    TableArguments m_read;
    std::string m_error;
};

} // namespace

int usageError(cli::Streams& streams, std::string_view what) {
    streams.err << "settebello-table: " << what << "\nTry settebello-table --help.\n";
    return cli::kUsageError;
}

std::optional<TableArguments> readArguments(cli::Arguments arguments, cli::Streams& streams,
                                            int& exitCode) {
    exitCode = cli::kSuccess;
    cli::Options options(arguments, {{}, kNames, kFlags});
    if (!options.error().empty()) {
        exitCode = usageError(streams, options.error());
        return std::nullopt;
    }
    return ArgumentReader(options, streams).read(exitCode);
}

} // namespace settebello::table
