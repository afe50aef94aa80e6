// SPDX-License-Identifier: GPL-3.0-or-later
#include "cards/drawing_threads.h"
#include "gui/command_line.h"
#include "gui/console.h"
#include "settings/language_manager.h"
#include "widgets/style.h"
#include "window/program.h"
#include "window/running_program.h"

#include <QApplication>
#include <QLockFile>

#include <cstdio>
#include <cstdlib>
#include <optional>

namespace {

struct Main {
    Q_DECLARE_TR_FUNCTIONS(settebello::Main)
};

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

/// Held while the program starts: others that are started at the same time wait until it listens.
class StartLock {
public:
    explicit StartLock(const QString& configFolder)
        : m_lock(settebello::startLockFile(configFolder)) {
        m_lock.setStaleLockTime(0); // valid for as long as its program runs
        m_lock.tryLock(static_cast<int>(settebello::kAnswerTime.count()));
    }
    void release() { m_lock.unlock(); }

private:
    QLockFile m_lock;
};

/// Asks the program that runs already to open the file, or with --new-window only to close the hand
/// that is shown there. @return whether this program has nothing left to do
bool isOpenedElsewhere(const settebello::CommandLine& commandLine) {
    settebello::OpenRequest request{commandLine.file, settebello::ownActivationToken()};
    if (commandLine.newWindow) {
        request = {{}, {}, true};
    }
    const QString address = settebello::programAddress(commandLine.window.configFolder);
    return settebello::sendToRunningProgram(address, request) && !commandLine.newWindow;
}

/// Shows the window until it is closed.
int run(const settebello::CommandLine& commandLine, StartLock& starting) {
    settebello::Program program(commandLine.window);
    starting.release();
    QObject::connect(&program, &settebello::Program::failed, [] { QCoreApplication::exit(1); });
    program.start(commandLine.file);
    return QApplication::exec();
}

} // namespace

int main(int argc, char* argv[]) {
    QCoreApplication::setOrganizationName(QStringLiteral("settebello"));
    QCoreApplication::setApplicationName(QStringLiteral("settebello"));
    QCoreApplication::setApplicationVersion(settebello::programVersion());
    QGuiApplication::setApplicationDisplayName(QStringLiteral("Settebello"));
    // A Flatpak has its desktop entry under another name.
    QGuiApplication::setDesktopFileName(
        qEnvironmentVariable("FLATPAK_ID", QStringLiteral("settebello")));

    settebello::CommandLine commandLine;
    std::optional<StartLock> starting;
    {
        // Neither --help nor the message about a missing display needs a window.
        QCoreApplication console(argc, argv);
        settebello::LanguageManager languages;
        languages.use(QStringLiteral("system"));
        commandLine = settebello::readCommandLine(settebello::givenArguments(argc, argv));
        if (commandLine.exitStatus) {
            return *commandLine.exitStatus;
        }
        starting.emplace(commandLine.window.configFolder);
        if (isOpenedElsewhere(commandLine)) {
            return 0;
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
    const int status = run(commandLine, *starting);
    if (settebello::DrawingThreads::anyAbandoned()) { // by now everything is saved
        std::fflush(nullptr);
        std::_Exit(status);
    }
    return status;
}
