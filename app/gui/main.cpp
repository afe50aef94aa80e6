// SPDX-License-Identifier: GPL-3.0-or-later
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

/// Qt aborts the program where there is no display to connect to; say so instead.
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

/// Where the display named in the environment does not answer, Qt says so and aborts. Its words are
/// for developers and an abort looks like a crash.
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

CommandLine readCommandLine(const QStringList& arguments) {
    QCommandLineParser parser;
    parser.setApplicationDescription(Main::tr("The Italian card game Scopa."));
    const QCommandLineOption config(QStringLiteral("config"),
                                    Main::tr("Keep settings and matches in this folder."),
                                    QStringLiteral("DIR"));
    const QCommandLineOption seed(QStringLiteral("seed"),
                                  Main::tr("Deal the same cards each time for the same number."),
                                  QStringLiteral("N"));
    const QCommandLineOption language(
        QStringLiteral("language"),
        Main::tr("Speak this language: %1.")
            .arg(settebello::LanguageManager::available().join(QStringLiteral(", "))),
        QStringLiteral("LANGUAGE"));
    const QCommandLineOption help = parser.addHelpOption();
    const QCommandLineOption versionOption = parser.addVersionOption();
    parser.addOptions({config, seed, language});
    parser.addPositionalArgument(QStringLiteral("FILE"),
                                 Main::tr("A match or a rule file to open."),
                                 QStringLiteral("[FILE]"));

    CommandLine read;
    const auto refuse = [&](const QString& text) {
        settebello::printError(text);
        read.exitStatus = 2;
        return read;
    };
    if (!parser.parse(arguments)) {
        return refuse(parser.errorText());
    }
    if (parser.isSet(help) || parser.isSet(QStringLiteral("help-all"))) {
        settebello::printMessage(parser.helpText());
        read.exitStatus = 0;
        return read;
    }
    if (parser.isSet(versionOption)) {
        settebello::printMessage(QStringLiteral("settebello ") + version());
        read.exitStatus = 0;
        return read;
    }
    const QStringList files = parser.positionalArguments();
    if (files.size() > 1) {
        return refuse(Main::tr("Unexpected argument: %1").arg(files[1]));
    }
    read.file = files.value(0);
    read.window.configFolder =
        parser.isSet(config) ? parser.value(config)
                             : QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation);
    read.window.dataFolder =
        parser.isSet(config) ? QString()
                             : QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
    if (parser.isSet(seed)) {
        bool good = false;
        read.window.seed = parser.value(seed).toULongLong(&good);
        if (!good) {
            return refuse(Main::tr("Not a number for --seed: %1").arg(parser.value(seed)));
        }
    }
    if (parser.isSet(language)) {
        read.window.language = parser.value(language);
        if (!settebello::LanguageManager::available().contains(read.window.language)) {
            return refuse(Main::tr("No such language: %1").arg(read.window.language));
        }
    }
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
        // No window is needed to answer --help, or to say that there can be none.
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
