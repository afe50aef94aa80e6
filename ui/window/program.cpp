// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/program.h"

#include "game/match_autosave.h"
#include "game/opened_file.h"
#include "widgets/window_geometry.h"

#include <QApplication>
#include <QFileOpenEvent>
#include <QMessageBox>

namespace settebello {

Program::Program(const WindowOptions& options)
    : m_address(programAddress(options.configFolder))
    , m_window(options) {
    connect(&m_server, &OpenRequestServer::requested, &m_window, &MainWindow::serve);
    connect(&m_window.autosave(), &MatchAutosave::folderTaken, this, &Program::listen);
    if (m_window.autosave().ownsFolder()) {
        listen();
    }
    qApp->installEventFilter(this);
}

void Program::listen() {
    m_server.listen(m_address);
}

void Program::start(const QString& file) {
    if (file.isEmpty()) {
        m_window.show();
        m_window.welcome();
        return;
    }
    const OpenedFile opened = openFile(file);
    if (opened.problem.isEmpty()) {
        m_window.show();
        m_window.open(opened);
    } else {
        showProblem(opened.problem);
    }
}

void Program::showProblem(const QString& text) {
    auto* box =
        new QMessageBox(QMessageBox::Information, m_window.windowTitle(), text, QMessageBox::Ok);
    box->setWindowIcon(m_window.windowIcon());
    connect(box, &QDialog::finished, this, [this] {
        if (!m_window.isVisible()) {
            emit failed();
        }
    });
    openDialog(box);
}

bool Program::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::FileOpen) {
        m_window.serve({static_cast<QFileOpenEvent*>(event)->file(), {}});
        return true;
    }
    return QObject::eventFilter(watched, event);
}

} // namespace settebello
