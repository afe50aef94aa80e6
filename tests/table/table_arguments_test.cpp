// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/table_arguments.h"

#include "table/table_helpers.h"
#include "table/table_program.h"
#include "words/word_list.h"

#include "storage/atomic_file.h"

using namespace settebello;
using namespace settebello::table;

namespace {

struct Read {
    std::optional<TableArguments> arguments;
    int exitCode = 0;
    std::string err;
};

Read read(const std::vector<std::string_view>& words) {
    TestStreams test;
    Read result;
    result.arguments = readArguments(words, test.streams, result.exitCode);
    result.err = test.err.str();
    return result;
}

/// What is said of wrong use.
std::string faultOf(const std::vector<std::string_view>& words) {
    const Read result = read(words);
    EXPECT_FALSE(result.arguments);
    EXPECT_EQ(result.exitCode, cli::kUsageError);
    return result.err;
}

constexpr std::string_view kLink = "settebello:table?key=AAAAAAAAAAAAAAAAAAAAAA";

} // namespace

TEST(TableArguments, OfAHost) {
    const Read result = read({"--host", "--players", "guest,good,engine:a b", "--rules", "scopa",
                              "--matches", "0", "--tables", "3", "--delay", "500", "--relay",
                              "relay.example", "--no-direct", "--language", "fr"});
    ASSERT_TRUE(result.arguments) << result.err;
    const TableArguments& arguments = *result.arguments;
    EXPECT_EQ(arguments.players, (std::vector<std::string>{"guest", "good", "engine:a b"}));
    EXPECT_EQ(arguments.rules.rules.table.players, 3);
    EXPECT_EQ(arguments.matches, 0);
    EXPECT_EQ(arguments.tables, 3);
    EXPECT_EQ(arguments.delay, std::chrono::milliseconds(500));
    EXPECT_EQ(arguments.net.broker->host, QStringLiteral("relay.example"));
    EXPECT_FALSE(arguments.net.direct);
    EXPECT_FALSE(arguments.net.openPort);
    EXPECT_EQ(arguments.net.language, QStringLiteral("fr"));
}

TEST(TableArguments, FourWhoPlayAGameInPairsAreTeams) {
    const Read result = read({"--host", "--players", "guest,good,guest,good", "--rules", "scopa"});
    ASSERT_TRUE(result.arguments) << result.err;
    EXPECT_EQ(result.arguments->rules.rules, withPlayers(findPreset("scopa")->rules, 4, "scopa"));
}

TEST(TableArguments, OfAGuest) {
    const Read byLink = read({"--join", kLink, "--level", "expert"});
    ASSERT_TRUE(byLink.arguments) << byLink.err;
    EXPECT_EQ(byLink.arguments->plan.kind, net::SecretKind::Link);
    EXPECT_EQ(byLink.arguments->name, "expert");
    EXPECT_EQ(byLink.arguments->delay, std::chrono::milliseconds(1000));
    const QStringList drawn = net::WordList(QStringLiteral("it")).draw();
    const std::string words = drawn.join(QStringLiteral(" - ")).toUpper().toStdString();
    const Read byWords = read({"--join", words, "--name", "Ciro"});
    ASSERT_TRUE(byWords.arguments) << byWords.err;
    EXPECT_EQ(byWords.arguments->plan.kind, net::SecretKind::Words);
    EXPECT_EQ(byWords.arguments->level, "good");
    EXPECT_EQ(byWords.arguments->name, "Ciro");
    EXPECT_EQ(read({"--join", kLink, "--level", "engine:bot --secret x"}).arguments->name,
              kProgramName);
}

TEST(TableArguments, AnInvitationFileIsAWayIn) {
    const QTemporaryDir folder;
    const std::filesystem::path file = pathIn(folder, "anna.settebello-table");
    const net::Invitation invitation{QByteArray(net::kKeySize, 'k'), {}, std::nullopt};
    ASSERT_FALSE(writeFile(file, net::invitationFile(invitation).toStdString()));
    const std::string name = toUtf8(file);
    const Read byFile = read({"--join", name});
    ASSERT_TRUE(byFile.arguments) << byFile.err;
    EXPECT_EQ(byFile.arguments->plan.secret, invitation.key);
    ASSERT_FALSE(writeFile(file, "something else"));
    EXPECT_NE(faultOf({"--join", name}).find("is no invitation"), std::string::npos);
    ASSERT_FALSE(writeFile(file, std::string(5000, 'x')));
    EXPECT_NE(faultOf({"--join", name}).find("too large"), std::string::npos);
}

TEST(TableArguments, WrongOnesAreNamed) {
    const std::vector<std::pair<std::vector<std::string_view>, std::string_view>> cases{
        {{}, "--host or --join is missing"},
        {{"--host", "--join", kLink}, "--host and --join"},
        {{"--host"}, "--players: \"\""},
        {{"--host", "--players", "good,good"}, "one seat a guest"},
        {{"--host", "--players", "guest"}, "--players: scopa for 1"},
        {{"--host", "--players", "guest,nobody"}, "\"nobody\" is not guest or one of beginner"},
        {{"--host", "--players", "guest,good", "--rules", "nothing"}, "nothing"},
        {{"--host", "--players", "guest,good", "--language", "de"}, "not en, fr or it"},
        {{"--host", "--players", "guest,good", "--port", "0"}, "--port"},
        {{"--host", "--players", "guest,good", "--port", "4000", "--tables", "2"}, "--port cannot"},
        {{"--host", "--players", "guest,good", "--no-direct"}, "leaves no way"},
        {{"--host", "--players", "guest,good", "--relay", "a:b"}, "is not HOST or HOST:PORT"},
        {{"--host", "--players", "guest,good", "--level", "good"}, "--level cannot be used"},
        {{"--host", "--players", "guest,good", "--matches", "-1"}, "--matches"},
        {{"--join", kLink, "--tables", "2"}, "--tables cannot be used with --join"},
        {{"--join", kLink, "--level", "nobody"}, "\"nobody\" is not one of"},
        {{"--join", "one two three"}, "is no file, no link, and not the three words"},
        {{"--join", "settebello:table?key=AA"}, "is no file, no link"},
        {{"--join"}, "--join wants a value"},
        {{"--nothing"}, "unknown option"},
    };
    for (const auto& [words, expected] : cases) {
        EXPECT_NE(faultOf(words).find(expected), std::string::npos)
            << expected << " is not in " << faultOf(words);
    }
    const std::string longName(100, 'x');
    EXPECT_NE(faultOf({"--join", kLink, "--name", longName}).find("--name"), std::string::npos);
    EXPECT_NE(faultOf({"--join", kLink, "--name", "\xff"}).find("--name"), std::string::npos);
}

TEST(TableProgram, PrintsHelpAndVersion) {
    TestStreams test;
    const std::vector<std::string_view> help{"--help"};
    EXPECT_EQ(runTableProgram(help, test.streams), cli::kSuccess);
    EXPECT_NE(test.out.str().find("Usage: settebello-table"), std::string::npos);
    std::istringstream lines(test.out.str());
    for (std::string line; std::getline(lines, line);) {
        EXPECT_LE(line.size(), 80U) << line;
    }
    const std::vector<std::string_view> version{"--version"};
    EXPECT_EQ(runTableProgram(version, test.streams), cli::kSuccess);
    EXPECT_NE(test.out.str().find("\nsettebello-table "), std::string::npos);
}
