// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/leave_question.h"

#include "table/table_view.h"
#include "widgets/window_geometry.h"
#include "window/services.h"

#include <QMessageBox>
#include <QPushButton>

namespace settebello {

LeaveQuestion::LeaveQuestion(Services& services, TableView& table, QWidget* window)
    : QObject(window)
    , m_services(services)
    , m_table(table)
    , m_window(window) {}

CoverQuestion::Texts LeaveQuestion::texts() const {
    if (!m_services.source.usesUsual()) {
        return {tr("Leave the table? Your seat waits for you."),
                tr("The start screen goes on with it, also tomorrow. Your friends see that you "
                   "are away."),
                tr("&Stay"), tr("&Leave the table")};
    }
    return {tr("A match is being played. Leave it and begin another?"),
            m_services.autosave.keepsMatches()
                ? tr("It is kept under “Matches played”, where you can continue it.")
                : tr("It is not kept, because matches cannot be saved at the moment."),
            tr("&Keep playing"), tr("&Begin another")};
}

void LeaveQuestion::ask(const std::function<void()>& proceed) {
    if (m_cover || m_box) {
        return;
    }
    QWidget* const window = windowInUse(m_window);
    if (window == m_window) {
        askOnTable(proceed);
    } else {
        askOver(window, proceed);
    }
}

void LeaveQuestion::askOnTable(const std::function<void()>& proceed) {
    m_table.closeHand(); // it would be seen through the veil, by whoever comes to answer
    const Settings::Display& display = m_services.settingsStore.settings().display;
    m_cover = new CoverQuestion([this] { return texts(); },
                                tableTheme(QString::fromStdString(display.table)), &m_table);
    connect(m_cover, &CoverQuestion::stayed, this, &LeaveQuestion::drop);
    connect(m_cover, &CoverQuestion::went, this, [this, proceed] {
        drop();
        proceed();
    });
}

void LeaveQuestion::askOver(QWidget* dialog, const std::function<void()>& proceed) {
    const CoverQuestion::Texts texts = this->texts();
    auto* box = new QMessageBox(QMessageBox::Question, m_window->windowTitle(), texts.question,
                                QMessageBox::NoButton, dialog);
    box->setInformativeText(texts.details);
    QPushButton* stay = box->addButton(texts.stay, QMessageBox::RejectRole);
    QPushButton* go = box->addButton(texts.go, QMessageBox::AcceptRole);
    go->setObjectName(QStringLiteral("go"));
    box->setDefaultButton(stay);
    box->setEscapeButton(stay);
    connect(go, &QPushButton::clicked, this, proceed);
    m_box = box;
    openDialog(box);
}

void LeaveQuestion::drop() {
    if (m_cover) {
        m_cover->leave();
        m_cover.clear();
    }
    if (m_box) {
        m_box->close();
    }
    emit closed();
}

} // namespace settebello
