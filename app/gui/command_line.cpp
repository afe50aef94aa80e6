// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/command_line.h"

#include "gui/console.h"
#include "settings/file_access.h"
#include "settings/language_manager.h"
#include "version.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QStandardPaths>

namespace settebello {

namespace {

struct Main {
    Q_DECLARE_TR_FUNCTIONS(settebello::Main)
};

CommandLine exitWith(int status) {
    CommandLine read;
    read.exitStatus = status;
    return read;
}

CommandLine refuse(const QString& reason) {
    printError(reason);
    return exitWith(2);
}

CommandLine answer(const QString& text) {
    printMessage(text);
    return exitWith(0);
}

QString configOption() {
    return QStringLiteral("config");
}
QString seedOption() {
    return QStringLiteral("seed");
}
QString languageOption() {
    return QStringLiteral("language");
}
QString newWindowOption() {
    return QStringLiteral("new-window");
}

void addOptions(QCommandLineParser& parser) {
    parser.setApplicationDescription(Main::tr("The Italian card game Scopa."));
    parser.addHelpOption();
    parser.addVersionOption();
    parser.addOptions(
        {{configOption(), Main::tr("Keep settings and matches in this folder."),
          QStringLiteral("DIR")},
         {seedOption(), Main::tr("Deal the same cards whenever the same number is given."),
          QStringLiteral("N")},
         {languageOption(),
          Main::tr("Use this language: %1.")
              .arg(LanguageManager::available().join(QStringLiteral(", "))),
          QStringLiteral("LANGUAGE")},
         {newWindowOption(),
          Main::tr(
              "Open another window even if the game is running. Its matches are not kept while "
              "the other one is open.")}});
    parser.addPositionalArgument(QStringLiteral("FILE"),
                                 Main::tr("A match or a rule file to open."),
                                 QStringLiteral("[FILE]"));
}

/// What the options say, which are known by name already.
CommandLine readOptions(const QCommandLineParser& parser) {
    CommandLine read;
    read.window.idleAnalysis = true;
    if (parser.isSet(configOption())) {
        read.window.configFolder = parser.value(configOption());
        if (read.window.configFolder.isEmpty()) {
            return refuse(Main::tr("--config needs the name of a folder."));
        }
        if (!QStringView(read.window.configFolder).isValidUtf16()) {
            return refuse(Main::tr("--config needs a folder whose name is UTF-8."));
        }
    } else {
        read.window.configFolder =
            QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation);
        read.window.dataFolder = QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
    }
    if (parser.isSet(seedOption())) {
        bool isNumber = false;
        read.window.seed = parser.value(seedOption()).toULongLong(&isNumber);
        read.newWindow = true; // the program that runs deals its own cards
        if (!isNumber) {
            return refuse(Main::tr("Not a number for --seed: %1").arg(parser.value(seedOption())));
        }
    }
    if (parser.isSet(languageOption())) {
        read.window.language = parser.value(languageOption());
        if (!LanguageManager::available().contains(read.window.language)) {
            return refuse(Main::tr("No such language: %1").arg(read.window.language));
        }
    }
    return read;
}

/// The program that runs has another working directory.
QString absolutePath(const QString& file) {
    std::error_code error;
    const std::filesystem::path path = std::filesystem::absolute(toPath(file), error);
    return error ? file : toQString(path);
}

} // namespace

QString programVersion() {
    const std::string_view text = versionString();
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

QStringList givenArguments(int argc, char** argv) {
#ifdef Q_OS_WIN
    Q_UNUSED(argc)
    Q_UNUSED(argv)
    return QCoreApplication::arguments();
#else
    QStringList names;
    for (int i = 0; i < argc; ++i) {
        names.append(toQString(argv[i]));
    }
    return names;
#endif
}

CommandLine readCommandLine(const QStringList& arguments) {
    QCommandLineParser parser;
    addOptions(parser);
    if (!parser.parse(arguments)) {
        return refuse(parser.errorText());
    }
    if (parser.isSet(QStringLiteral("help")) || parser.isSet(QStringLiteral("help-all"))) {
        return answer(parser.helpText());
    }
    if (parser.isSet(QStringLiteral("version"))) {
        return answer(QStringLiteral("settebello ") + programVersion());
    }
    const QStringList files = parser.positionalArguments();
    if (files.size() > 1) {
        return refuse(Main::tr("Unexpected argument: %1").arg(files[1]));
    }
    CommandLine read = readOptions(parser);
    read.newWindow |= parser.isSet(newWindowOption());
    if (!files.value(0).isEmpty()) {
        read.file = absolutePath(files.front());
    }
    return read;
}

} // namespace settebello
