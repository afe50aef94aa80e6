// SPDX-License-Identifier: GPL-3.0-or-later
#include "cards/drawing_threads.h"
#include "gui/console.h"
#include "settings/language_manager.h"
#include "version.h"
#include "widgets/style.h"
#include "window/main_window.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QFileOpenEvent>
#include <QGuiApplication>
#include <QStandardPaths>

#include <cstdio>
#include <cstdlib>
#include <optional>

namespace {

struct Main {
    Q_DECLARE_TR_FUNCTIONS(settebello::Main)
};

QString version() {
    const std::string_view text = settebello::versionString();
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

/// Without a display to connect to Qt would abort; we print a message instead.
bool hasDisplay(int argc, char** argv) {
#ifdef Q_OS_LINUX
    const bool chosen = qEnvironmentVariableIsSet("QT_QPA_PLATFORM");
    bool asked = false;
    for (int i = 1; i < argc; ++i) {
        asked |= qstrcmp(argv[i], "-platform") == 0;
    }
    return chosen || asked || !qEnvironmentVariableIsEmpty("DISPLAY") ||
           !qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY");
#else
    Q_UNUSED(argc)
    Q_UNUSED(argv)
    return true;
#endif
}

/// If the display named in the environment does not answer, Qt prints a message for developers and
/// aborts, which looks like a crash.
void reportFatalMessage(QtMsgType type, const QMessageLogContext&, const QString& message) {
    std::fputs(qUtf8Printable(message + QLatin1Char('\n')), stderr);
    if (type == QtFatalMsg) {
        std::fputs("Settebello could not open its window.\n", stderr);
        std::_Exit(1);
    }
}

struct CommandLine {
    settebello::WindowOptions window;
    QString file;                  ///< to be opened; empty if none is
    std::optional<int> exitStatus; ///< the program ends at once
};

CommandLine exitWith(int status) {
    CommandLine read;
    read.exitStatus = status;
    return read;
}

CommandLine refuse(const QString& reason) {
    settebello::printError(reason);
    return exitWith(2);
}

CommandLine answer(const QString& text) {
    settebello::printMessage(text);
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
              .arg(settebello::LanguageManager::available().join(QStringLiteral(", "))),
          QStringLiteral("LANGUAGE")}});
    parser.addPositionalArgument(QStringLiteral("FILE"),
                                 Main::tr("A match or a rule file to open."),
                                 QStringLiteral("[FILE]"));
}

/// What the options say, which are known by name already.
CommandLine readOptions(const QCommandLineParser& parser) {
    CommandLine read;
    if (parser.isSet(configOption())) {
        read.window.configFolder = parser.value(configOption());
        if (read.window.configFolder.isEmpty()) {
            return refuse(Main::tr("--config needs the name of a folder."));
        }
    } else {
        read.window.configFolder =
            QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation);
        read.window.dataFolder = QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
    }
    if (parser.isSet(seedOption())) {
        bool isNumber = false;
        read.window.seed = parser.value(seedOption()).toULongLong(&isNumber);
        if (!isNumber) {
            return refuse(Main::tr("Not a number for --seed: %1").arg(parser.value(seedOption())));
        }
    }
    if (parser.isSet(languageOption())) {
        read.window.language = parser.value(languageOption());
        if (!settebello::LanguageManager::available().contains(read.window.language)) {
            return refuse(Main::tr("No such language: %1").arg(read.window.language));
        }
    }
    return read;
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
        return answer(QStringLiteral("settebello ") + version());
    }
    const QStringList files = parser.positionalArguments();
    if (files.size() > 1) {
        return refuse(Main::tr("Unexpected argument: %1").arg(files[1]));
    }
    CommandLine read = readOptions(parser);
    read.file = files.value(0);
    return read;
}

/// macOS names the files to be opened in events, not on the command line.
class OpenRequests : public QObject {
public:
    explicit OpenRequests(settebello::MainWindow& window)
        : m_window(window) {}

    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() == QEvent::FileOpen) {
            m_window.open(static_cast<QFileOpenEvent*>(event)->file());
            return true;
        }
        return QObject::eventFilter(watched, event);
    }

private:
    settebello::MainWindow& m_window;
};

/// Shows the window until it is closed.
int run(QApplication& application, const CommandLine& commandLine) {
    settebello::MainWindow window(commandLine.window);
    OpenRequests requests(window);
    application.installEventFilter(&requests);
    window.show();
    if (commandLine.file.isEmpty()) {
        window.welcome();
    } else {
        window.open(commandLine.file);
    }
    return QApplication::exec();
}

} // namespace

int main(int argc, char* argv[]) {
    QCoreApplication::setOrganizationName(QStringLiteral("settebello"));
    QCoreApplication::setApplicationName(QStringLiteral("settebello"));
    QCoreApplication::setApplicationVersion(version());
    QGuiApplication::setApplicationDisplayName(QStringLiteral("Settebello"));
    // A Flatpak has its desktop entry under another name.
    QGuiApplication::setDesktopFileName(
        qEnvironmentVariable("FLATPAK_ID", QStringLiteral("settebello")));

    CommandLine commandLine;
    {
        // Neither --help nor the message about a missing display needs a window.
        QCoreApplication console(argc, argv);
        settebello::LanguageManager languages;
        languages.use(QStringLiteral("system"));
        commandLine = readCommandLine(QCoreApplication::arguments());
        if (commandLine.exitStatus) {
            return *commandLine.exitStatus;
        }
        if (!hasDisplay(argc, argv)) {
            settebello::printError(
                Main::tr("Settebello needs a display, and there is none here: neither "
                         "DISPLAY nor WAYLAND_DISPLAY is set."));
            return 1;
        }
    }
    const QtMessageHandler usual = qInstallMessageHandler(reportFatalMessage);
    QApplication application(argc, argv);
    qInstallMessageHandler(usual);
    settebello::applyStyle(application);
    const int status = run(application, commandLine);
    if (settebello::DrawingThreads::anyAbandoned()) { // by now everything is saved
        std::fflush(nullptr);
        std::_Exit(status);
    }
    return status;
}
