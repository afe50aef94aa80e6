// SPDX-License-Identifier: GPL-3.0-or-later
#include "with_friends/waiting_page.h"

#include "friends/friends_session.h"
#include "game/friends.h"
#include "game/match_text.h"
#include "game/seat_faces.h"
#include "settings/file_access.h"
#include "text/fault_text.h"
#include "text/number_text.h"
#include "widgets/announcer.h"
#include "widgets/connect_button.h"
#include "widgets/file_dialogs.h"
#include "widgets/flow_layout.h"
#include "widgets/label_role.h"
#include "widgets/page_scrolling.h"
#include "widgets/plain_text.h"
#include "widgets/style.h"
#include "with_friends/number_question.h"

#include <QClipboard>
#include <QEvent>
#include <QFileDialog>
#include <QGuiApplication>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

namespace settebello {

namespace {

constexpr int kApart = 12; ///< pixels between what belongs together and the next
constexpr char kSuffix[] = "settebello-table";

} // namespace

WaitingPage::WaitingPage(QWidget* parent)
    : QWidget(parent)
    , m_heading(new QLabel)
    , m_words(new QLabel)
    , m_otherWays(new QLabel)
    , m_copy(new QPushButton)
    , m_save(new QPushButton)
    , m_message(new QLabel)
    , m_relay(new QLabel)
    , m_number(new NumberQuestion(NumberQuestion::Asked::Host))
    , m_people(new PeoplePicture)
    , m_guests(new QLabel)
    , m_announcer(new Announcer(this)) {
    auto* page = new QWidget;
    auto* column = new QVBoxLayout(page);
    m_words->setFont(scaledFont(font(), kReadAloudFactor, true));
    m_words->setObjectName(QStringLiteral("tableWords"));
    m_words->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_guests->setObjectName(QStringLiteral("guests"));
    m_message->setObjectName(QStringLiteral("invitationMessage"));
    for (QLabel* label : {m_heading, m_words, m_otherWays, m_message, m_guests}) {
        label->setWordWrap(true);
    }
    makeWarning(m_relay);
    m_relay->setObjectName(QStringLiteral("relayFails"));
    m_relay->setWordWrap(true);
    for (QLabel* label : {m_heading, m_words, m_guests}) {
        label->setAlignment(Qt::AlignHCenter); // with the picture between them
    }
    auto* buttons = new FlowLayout(FlowLayout::Last::Follows);
    buttons->addWidget(m_copy);
    buttons->addWidget(m_save);
    column->addStretch(1);
    column->addWidget(m_heading);
    column->addWidget(m_words);
    column->addSpacing(kApart);
    column->addWidget(m_number);
    column->addWidget(m_people, 2);
    column->addWidget(m_guests);
    column->addSpacing(kApart);
    column->addWidget(m_relay);
    column->addWidget(m_otherWays);
    column->addLayout(buttons);
    column->addWidget(m_message);
    column->addStretch(1);
    auto* scroll = new QScrollArea;
    setPage(scroll, page);
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->addWidget(scroll);
    connectButton(m_copy, "copyLink", this, &WaitingPage::copyLink);
    connectButton(m_save, "saveInvitation", this, &WaitingPage::save);
    connect(m_number, &NumberQuestion::confirmed, this, [this] { m_session->confirmNumber(); });
    connect(m_number, &NumberQuestion::rejected, this, [this] { m_session->rejectNumber(); });
    retranslate();
}

void WaitingPage::show(FriendsSession* session) {
    m_session = session;
    m_message->clear();
    m_number->ask({});
    update();
}

void WaitingPage::update() {
    if (!m_session || !m_session->hosted()) {
        return;
    }
    showWays();
    showPeople();
    const QString guests = guestsText();
    if (guests != m_guests->text()) {
        m_guests->setText(guests);
        m_announcer->announce(guests);
    }
}

/// What is wrong with the relay; empty if nothing is.
QString WaitingPage::relayProblem() const {
    const net::HostedTable& table = *m_session->hosted();
    if (table.relay() != net::HostedTable::Relay::Failing) {
        return {};
    }
    const QString relay = table.broker()->host;
    return table.relayProblem() == net::Ending::RelayRefused
               ? tr("The relay %1 does not let this program in. Are its user and password right "
                    "(Preferences)?")
                     .arg(relay)
               : tr("The relay %1 cannot be reached. It is tried again.").arg(relay);
}

/// What opens the table, and from where.
void WaitingPage::showWays() {
    using Relay = net::HostedTable::Relay;
    const net::HostedTable& table = *m_session->hosted();
    const QStringList words = table.words();
    const bool isAtRelay = table.relay() == Relay::Ready;
    m_words->setText(words.join(QStringLiteral(" – ")));
    m_words->setVisible(!words.isEmpty());
    if (words.isEmpty()) {
        m_heading->setText(tr("Wrong words were tried too often. Send your friends the link."));
    } else if (isAtRelay) {
        m_heading->setText(tr("These three words open the table:"));
    } else {
        m_heading->setText(tr("In the same house these three words open the table:"));
    }
    const QString ways = isAtRelay
                             ? tr("They work from far away too, if your friends have chosen %1 as "
                                  "well. The link and the file always do.")
                                   .arg(table.broker()->host)
                         : table.isOpenToOutside()
                             ? tr("Friends who are far away need the link or the file.")
                             : tr("Friends who are far away need the link or the file, and come "
                                  "in only if your router lets them, or by a relay (Preferences).");
    m_otherWays->setText(ways + QLatin1Char(' ') +
                         tr("The match begins as soon as all have sat down."));
    setWarning(m_relay, relayProblem());
}

void WaitingPage::askForNumber(const QString& number) {
    m_number->ask(number);
    if (!number.isEmpty()) {
        m_announcer->announce(
            tr("Somebody in the same house wants to join. Do both screens show the "
               "number %1?")
                .arg(number));
    }
}

WaitingPage::Presence WaitingPage::presence(int seat) const {
    const auto away = m_session->source().away();
    const bool isAway = std::any_of(away.begin(), away.end(),
                                    [seat](const auto& each) { return each.seat == seat; });
    return isAway                        ? Presence::Awaited
           : m_session->hasSatDown(seat) ? Presence::Seated
                                         : Presence::Here;
}

void WaitingPage::showPeople() {
    const MatchSetup& setup = m_session->source().setup();
    const QStringList faces = seatFaces(setup, {});
    QList<PeoplePicture::Person> people;
    for (int seat = 0; seat < static_cast<int>(setup.seats.size()); ++seat) {
        if (!isFriend(setup.seat(seat))) {
            continue;
        }
        people += {hasCome(seat) ? seatName(setup, seat) : tr("awaited…", "a friend"),
                   faces.value(seat), presence(seat)};
    }
    m_people->setPeople(people);
}

/// Whether somebody has taken the seat, and so has a name.
bool WaitingPage::hasCome(int seat) const {
    return presence(seat) != Presence::Awaited || m_session->hosted()->isTaken(seat);
}

/// "Maria is here. One friend has not come yet."
QString WaitingPage::guestsText() const {
    const MatchSetup& setup = m_session->source().setup();
    QStringList sentences;
    int missing = 0;
    for (int seat = 0; seat < static_cast<int>(setup.seats.size()); ++seat) {
        if (!isFriend(setup.seat(seat))) {
            continue;
        }
        if (!hasCome(seat)) {
            ++missing;
            continue;
        }
        const QString name = seatName(setup, seat);
        const Presence now = presence(seat);
        if (now == Presence::Seated) {
            sentences += tr("%1 has sat down.", "a friend").arg(name);
        } else if (now == Presence::Here) {
            sentences += tr("%1 is here and reads the rules.", "a friend").arg(name);
        } else {
            sentences += tr("%1 was here. The seat waits.", "a friend").arg(name);
        }
    }
    if (missing > 0) {
        sentences += numbersInWords(tr("%n friend(s) have not come yet.", nullptr, missing));
    }
    return sentences.join(QLatin1Char('\n'));
}

void WaitingPage::copyLink() {
    QGuiApplication::clipboard()->setText(net::linkOf(m_session->hosted()->invitation()));
    m_message->setText(tr("The link is copied. Whoever has it can take a seat."));
    m_announcer->announce(m_message->text());
}

void WaitingPage::save() {
    QFileDialog* dialog = askWhereToWrite(
        tr("Save the invitation"), {tr("Invitations (*.settebello-table)")}, QLatin1String(kSuffix),
        tr("Table") + QLatin1Char('.') + QLatin1String(kSuffix), window());
    connect(dialog, &QFileDialog::fileSelected, this, &WaitingPage::write);
}

void WaitingPage::write(const QString& name) {
    if (!m_session) {
        return;
    }
    const QByteArray content = net::invitationFile(m_session->hosted()->invitation());
    const auto fault = writeFile(name, content.toStdString());
    m_message->setText(fault
                           ? tr("The invitation could not be saved: %1").arg(faultText(*fault))
                           : tr("The invitation is saved. Whoever has the file can take a seat."));
    m_announcer->announce(m_message->text());
}

void WaitingPage::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        update();
    }
    QWidget::changeEvent(event);
}

void WaitingPage::retranslate() {
    m_copy->setText(tr("&Copy the link"));
    m_save->setText(tr("&Save an invitation…"));
}

} // namespace settebello
