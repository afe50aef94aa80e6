// SPDX-License-Identifier: GPL-3.0-or-later
#include "with_friends/friends_dialog.h"

#include "crypto/primitives.h"
#include "friends/ending_text.h"
#include "friends/friends_session.h"
#include "friends/missing_libraries.h"
#include "settings/settings_store.h"
#include "widgets/connect_button.h"
#include "widgets/style.h"
#include "widgets/tab_bar.h"
#include "widgets/window_geometry.h"
#include "with_friends/invite_page.h"
#include "with_friends/join_page.h"
#include "with_friends/joining_page.h"
#include "with_friends/waiting_page.h"
#include "with_friends/words_edit.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QStackedWidget>
#include <QTabBar>
#include <QTabWidget>

namespace settebello {

namespace {

constexpr QSize kWanted(980, 620);

} // namespace

FriendsDialog::FriendsDialog(SettingsStore& store, const RelayStore& relay, CardPictures& pictures,
                             QWidget* parent)
    : TiledDialog(parent)
    , m_store(store)
    , m_pages(new QStackedWidget)
    , m_choice(new QWidget)
    , m_problem(new QLabel)
    , m_left(new QLabel)
    , m_goOn(new QPushButton)
    , m_tabs(new QTabWidget)
    , m_invite(new InvitePage(store, pictures))
    , m_join(new JoinPage(store, relay))
    , m_waiting(new WaitingPage)
    , m_joining(new JoiningPage)
    , m_note(new QLabel)
    , m_close(new QPushButton) {
    m_pages->addWidget(makeChoice());
    m_pages->addWidget(m_waiting);
    m_pages->addWidget(m_joining);
    makeSecondary(m_note);
    m_note->setWordWrap(true);
    m_note->hide();
    auto* bottom = new QHBoxLayout;
    bottom->addWidget(m_note, 1);
    bottom->addStretch(0);
    for (QPushButton* button :
         {m_join->button(), m_invite->button(), m_joining->button(), m_close}) {
        bottom->addWidget(button);
    }
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(12, kTileHeight + 12, 12, 12);
    column->addWidget(m_pages, 1);
    column->addLayout(bottom);
    connectButton(m_close, "closeFriends", this, &FriendsDialog::reject);
    connect(m_invite, &InvitePage::inviteAsked, this, &FriendsDialog::inviteAsked);
    connect(m_join, &JoinPage::joinAsked, this, &FriendsDialog::joinAsked);
    connect(m_join, &JoinPage::relayAsked, this, &FriendsDialog::relayAsked);
    connect(m_joining, &JoiningPage::satDown, this, [this] {
        m_session->sitDown();
        m_joining->update();
    });
    retranslate();
    choose();
    fitToScreen(this, kWanted);
    m_join->words()->setFocus();
}

QWidget* FriendsDialog::makeChoice() {
    makeWarning(m_problem);
    m_problem->setWordWrap(true);
    m_problem->setObjectName(QStringLiteral("friendsProblem"));
    m_left->setWordWrap(true);
    auto* left = new QHBoxLayout;
    left->addWidget(m_left, 1);
    left->addWidget(m_goOn);
    connectButton(m_goOn, "goOnWithTable", this, &FriendsDialog::goOnAsked);
    m_tabs->addTab(m_join, QString());
    m_tabs->addTab(m_invite, QString());
    m_tabs->setObjectName(QStringLiteral("friendsTabs"));
    disableScrollButtons(*m_tabs->tabBar());
    connect(m_tabs, &QTabWidget::currentChanged, this, [this] {
        showButtons();
        if (m_tabs->currentWidget() == m_join) {
            m_join->words()->setFocus();
        } else {
            m_invite->button()->setFocus();
        }
    });
    auto* column = new QVBoxLayout(m_choice);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_problem);
    column->addLayout(left);
    column->addWidget(m_tabs, 1);
    setLeft({});
    return m_choice;
}

void FriendsDialog::choose(const QString& problem) {
    forgetSession();
    const bool isPossible = net::hasCryptography();
    m_tabs->setEnabled(isPossible);
    m_goOn->setEnabled(isPossible);
    setWarning(m_problem, problem.isEmpty() ? missingText(net::missingLibraries()) : problem);
    showPage(m_choice);
}

void FriendsDialog::setLeft(const QString& about) {
    m_leftAbout = about;
    m_left->setVisible(!about.isEmpty());
    m_goOn->setVisible(!about.isEmpty());
    m_left->setText(tr("A table waits for you: %1. Opening or joining another one gives it up.",
                       "a game and who plays")
                        .arg(about));
}

void FriendsDialog::setMatchInPlay(bool inPlay, bool kept) {
    m_isInPlay = inPlay;
    m_keepsMatch = kept;
    retranslate();
}

void FriendsDialog::setFileWaiting(const QString& name) {
    m_fileWaiting = name;
    retranslate();
}

bool FriendsDialog::isChoosing() const {
    return m_pages->currentWidget() == m_choice && m_tabs->isEnabled();
}

void FriendsDialog::openInvitation(const net::Invitation& invitation) {
    m_tabs->setCurrentWidget(m_join);
    m_join->use(invitation);
}

void FriendsDialog::follow(FriendsSession& session) {
    m_session = &session;
    connect(&session, &FriendsSession::changed, m_waiting, &WaitingPage::update);
    connect(&session, &FriendsSession::changed, m_joining, &JoiningPage::update);
}

void FriendsDialog::wait(FriendsSession& session) {
    follow(session);
    connect(&session, &FriendsSession::numberShown, m_waiting, &WaitingPage::askForNumber);
    m_waiting->show(&session);
    showPage(m_waiting);
    m_waiting->copyButton()->setFocus();
}

void FriendsDialog::join(FriendsSession& session) {
    follow(session);
    connect(&session, &FriendsSession::numberShown, m_joining, &JoiningPage::askForNumber);
    m_joining->show(&session, m_store.settings().match.rules);
    showPage(m_joining);
    m_close->setFocus();
}

/// Those of the page, beside the one that closes the dialog; that of a friend's table shows itself.
void FriendsDialog::showButtons() {
    m_join->button()->setVisible(isChoosing() && m_tabs->currentWidget() == m_join);
    m_invite->button()->setVisible(isChoosing() && m_tabs->currentWidget() == m_invite);
}

void FriendsDialog::showPage(QWidget* page) {
    m_pages->setCurrentWidget(page);
    showButtons();
    retranslate();
}

void FriendsDialog::forgetSession() {
    m_session = nullptr;
    m_waiting->show(nullptr);
    m_joining->show(nullptr, {});
}

void FriendsDialog::finish() {
    forgetSession();
    QDialog::accept();
}

/// Escape gives up what was begun, and a second one closes the dialog.
void FriendsDialog::reject() {
    if (m_session) {
        emit leaveAsked();
        choose();
        m_close->setFocus();
        return;
    }
    QDialog::reject();
}

void FriendsDialog::retranslate() {
    setWindowTitle(tr("With friends"));
    m_tabs->setTabText(m_tabs->indexOf(m_join), tr("&Join"));
    m_tabs->setTabText(m_tabs->indexOf(m_invite), tr("&Invite"));
    m_goOn->setText(tr("Go on &with it"));
    setLeft(m_leftAbout);
    QStringList notes;
    if (m_isInPlay) {
        notes += m_keepsMatch ? tr("The match in progress is kept.")
                              : tr("The match in progress will not be kept.");
    }
    if (!m_fileWaiting.isEmpty()) {
        notes += tr("“%1” opens once this window is closed.").arg(m_fileWaiting);
    }
    m_note->setText(notes.join(QLatin1Char(' ')));
    m_note->setVisible(!notes.isEmpty());
    const QWidget* shown = m_pages->currentWidget();
    if (shown == m_waiting) {
        m_close->setText(tr("Close the &table"));
    } else {
        m_close->setText(shown == m_joining ? tr("&Leave") : tr("Close"));
    }
}

} // namespace settebello
