// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/friends_host.h"

#include "crypto/primitives.h"
#include "friends/ending_text.h"
#include "friends/finished_tables.h"
#include "friends/friends_session.h"
#include "friends/table_store.h"
#include "game/dealer_draw.h"
#include "game/match_text.h"
#include "settings/file_access.h"
#include "storage/record.h"
#include "text/preset_text.h"
#include "widgets/window_geometry.h"
#include "window/services.h"
#include "with_friends/friends_bar.h"
#include "with_friends/friends_dialog.h"

#include <QDate>
#include <QLocale>

#include <utility>

namespace settebello {

FriendsHost::FriendsHost(Services& services, FriendsBar& bar, QWidget* window)
    : QObject(window)
    , m_services(services)
    , m_bar(bar)
    , m_window(window) {
    m_finished = std::make_unique<FinishedTables>(services.autosave.folder() +
                                                      QStringLiteral("/friends.finished"),
                                                  [this](const std::filesystem::path& file) {
                                                      FriendsPlace finished = place();
                                                      finished.file = file;
                                                      return finished;
                                                  });
    const auto useFolder = [this] {
        readLeft();
        openFinished();
    };
    if (services.autosave.ownsFolder()) {
        useFolder();
    }
    connect(&services.autosave, &MatchAutosave::folderTaken, this, useFolder);
    connect(this, &FriendsHost::leftChanged, this, [this] {
        if (m_dialog) {
            m_dialog->setLeft(left());
        }
    });
}

FriendsHost::~FriendsHost() = default;

/// @param label what everybody on the network may see of a table.
FriendsPlace FriendsHost::place(const QString& label) const {
    net::TableOptions options = m_options.value_or(net::TableOptions());
    options.language = QLocale().name().left(2);
    options.label = label;
    if (!options.broker) {
        options.broker = m_services.relay.relay();
    }
    const QString file = m_services.autosave.folder() + QStringLiteral("/friends.table.json");
    return {m_services.autosave, toPath(file), options};
}

/// From the event loop: not any more at the end of the program.
void FriendsHost::openFinished() {
    QMetaObject::invokeMethod(
        this, [this] { m_finished->open(QDate::currentDate()); }, Qt::QueuedConnection);
}

/// @param guestsInformed all guests know how a match has ended that is over.
void FriendsHost::readLeft(bool guestsInformed) {
    m_left.reset();
    m_problem.clear();
    session::KeptTable kept = TableStore::left(place().file, m_problem);
    const bool isThere = (kept.host || !kept.guests.empty()) && net::hasCryptography();
    const auto table = isThere ? FriendsSession::goOn(kept, place()) : nullptr;
    if (table && table->source().over()) {
        fileLeft(kept, table->source(), guestsInformed);
    } else if (table) {
        const FriendsSource& source = table->source();
        const Match* const known = source.revealed();
        m_left = Left{std::move(kept), source.setup(),
                      known ? std::optional(known->scores()) : std::nullopt};
    } else if (isThere) {
        m_problem = tr("The match with friends could not be continued.");
    }
    emit leftChanged();
    emit noticesChanged();
}

/// The program may have been killed before it was filed. Once it is, nobody needs the table but
/// guests who were away.
void FriendsHost::fileLeft(const session::KeptTable& kept, const FriendsSource& source,
                           bool guestsInformed) {
    const auto record = source.recorded();
    if (kept.host && !guestsInformed) {
        m_finished->add(kept, QDate::currentDate());
        openFinished();
    }
    if (m_services.autosave.fileOther({record->first, *record->second})) {
        TableStore::remove(place().file);
    }
}

QString FriendsHost::left() const {
    return m_left ? standText(m_left->setup, m_left->scores) : QString();
}

QStringList FriendsHost::notices() const {
    return m_problem.isEmpty() ? QStringList() : QStringList(m_problem);
}

void FriendsHost::open() {
    if (m_dialog && m_dialog->isVisible()) { // not one that was closed just now
        m_dialog->raise();
        m_dialog->activateWindow();
        return;
    }
    m_dialog = new FriendsDialog(m_services.settingsStore, m_services.relay, m_services.pictures,
                                 m_window);
    m_dialog->setLeft(left());
    m_dialog->setMatchInPlay(m_services.source.inPlay(), m_services.autosave.keepsMatches());
    connectDialog();
    openDialog(m_dialog);
}

void FriendsHost::connectDialog() {
    connect(m_dialog, &FriendsDialog::inviteAsked, this, &FriendsHost::host);
    connect(m_dialog, &FriendsDialog::joinAsked, this, &FriendsHost::join);
    connect(m_dialog, &FriendsDialog::goOnAsked, this, &FriendsHost::goOn);
    connect(m_dialog, &FriendsDialog::relayAsked, this, &FriendsHost::relayAsked);
    connect(m_dialog, &FriendsDialog::leaveAsked, this, [this] {
        m_services.friends->giveUp();
        drop();
        readLeft(); // whoever has only looked at a table has not given up an earlier one
    });
}

void FriendsHost::openInvitation(const net::Invitation& invitation) {
    open();
    m_dialog->openInvitation(invitation);
}

bool FriendsHost::isChoosing(const QWidget& question) const {
    return &question == m_dialog && m_dialog->isChoosing();
}

void FriendsHost::noteWaiting(const QString& file) {
    if (m_dialog) {
        m_dialog->setFileWaiting(shownFileName(file));
    }
}

void FriendsHost::host(const MatchSetup& match) {
    begin(FriendsSession::invite(match, place(rulesName(match.rules))));
    if (m_services.friends) {
        m_dialog->wait(*m_services.friends);
    }
}

void FriendsHost::join(const net::JoinPlan& plan, const QStringList& names) {
    const std::vector<net::JoinPlan> plans(static_cast<std::size_t>(names.size()), plan);
    begin(FriendsSession::join(plans, names, place()));
    if (m_services.friends) {
        m_dialog->join(*m_services.friends);
    }
}

/// Before the first round its people meet where they met before.
void FriendsHost::goOn() {
    auto table = m_left ? FriendsSession::goOn(m_left->table, place()) : nullptr;
    if (!table) {
        return;
    }
    begin(std::move(table));
    if (m_services.friends && !atTable()) {
        open();
        FriendsSession& session = *m_services.friends;
        session.isHost() ? m_dialog->wait(session) : m_dialog->join(session);
    }
}

/// Two programs must not write the same file.
void FriendsHost::begin(std::unique_ptr<FriendsSession> session) {
    if (!m_services.autosave.ownsFolder()) {
        m_dialog->choose(
            tr("Settebello is open already. Please play with friends in the other window."));
        return;
    }
    m_left.reset();
    emit leftChanged();
    m_services.friends = std::move(session);
    useSettings();
    FriendsSession* const table = m_services.friends.get();
    follow();
    connect(table, &FriendsSession::rebuilt, this, &FriendsHost::follow);
    connect(table, &FriendsSession::failed, this, &FriendsHost::onFailed, Qt::QueuedConnection);
    connect(table, &FriendsSession::unsavedChanged, this, &FriendsHost::unsavedChanged);
    table->start();
}

void FriendsHost::follow() {
    const FriendsSource& source = m_services.friends->source();
    connect(&source, &MatchSource::matchStarted, this, &FriendsHost::onMatchStarted);
    connect(&source, &FriendsSource::rematchAgreed, this, &FriendsHost::playAgain,
            Qt::QueuedConnection);
}

void FriendsHost::onMatchStarted() {
    m_services.controller.stop(); // its match is kept
    m_services.source.use(m_services.friends->source());
    m_bar.show(m_services.friends.get());
    if (m_dialog) {
        m_dialog->finish();
    }
    emit began();
}

void FriendsHost::onFailed(net::Ending ending) {
    if (!m_services.friends) {
        return;
    }
    if (ending == net::Ending::Again) {
        joinAgain();
        return;
    }
    m_services.friends->giveUp();
    drop();
    readLeft();
    open();
    m_dialog->choose(endingText(ending));
}

bool FriendsHost::wishRematch() {
    FriendsSource* const source = atTable() ? &m_services.friends->source() : nullptr;
    if (!source || !source->over() || !source->away().empty()) {
        return false;
    }
    if (source->asksForConsent()) {
        source->consent(true);
    } else if (!source->status().wish) {
        source->wishRematch();
    }
    return true;
}

/// At the host. Guests come back by themselves, to a table that is shown until all are there.
void FriendsHost::playAgain() {
    if (!m_services.friends) {
        return; // left meanwhile
    }
    const QString label = rulesName(m_services.friends->source().setup().rules);
    const session::KeptTable kept = m_services.friends->again();
    drop();
    emit beginsAgain();
    begin(FriendsSession::goOn(kept, place(label)));
    open();
    m_dialog->wait(*m_services.friends);
}

void FriendsHost::joinAgain() {
    const std::vector<net::JoinPlan> tickets = m_services.friends->tickets();
    const FriendsSource& source = m_services.friends->source();
    const MatchSetup agreed = source.setup();
    const QStringList names = m_services.friends->names();
    const auto firstDealer =
        source.over() ? firstDealerAfter(agreed.rules.rules, *source.revealed()) : std::nullopt;
    m_services.friends->giveUp();
    drop();
    emit beginsAgain();
    begin(FriendsSession::join(tickets, names, place()));
    open();
    m_dialog->join(*m_services.friends);
    connect(m_services.friends.get(), &FriendsSession::changed, this,
            [this, agreed, firstDealer] { sitDownAgain(agreed, firstDealer); });
}

/// Whoever has agreed to another match sits down at it, if it is by the same rules and the next one
/// deals.
void FriendsHost::sitDownAgain(const MatchSetup& agreed, const std::optional<int>& firstDealer) {
    FriendsSession& session = *m_services.friends;
    if (session.hasTable() && !session.hasSatDown() &&
        session.source().setup().rules.rules == agreed.rules.rules &&
        session.source().firstDealer() == firstDealer) {
        session.sitDown();
        if (m_dialog) {
            m_dialog->join(session);
        }
    }
}

bool FriendsHost::atTable() const {
    return !m_services.source.usesUsual();
}

FriendsSession* FriendsHost::session() const {
    return m_services.friends.get();
}

void FriendsHost::leave() {
    if (m_services.friends) {
        const bool guestsInformed =
            m_services.friends->source().over() && m_services.friends->areGuestsInformed();
        drop();
        readLeft(guestsInformed);
    }
}

void FriendsHost::drop() {
    const bool wasAtTable = atTable();
    if (wasAtTable) {
        emit aboutToEnd();
    }
    m_bar.show(nullptr);
    m_services.source.useUsual();
    m_services.friends.reset();
    if (wasAtTable) {
        emit ended();
    }
}

void FriendsHost::useSettings() {
    if (m_services.friends) {
        const Settings::Display& display = m_services.settingsStore.settings().display;
        m_services.friends->setPace(display.pace, display.animationSpeed);
    }
}

} // namespace settebello
