// SPDX-License-Identifier: GPL-3.0-or-later
#include "with_friends/relay_panel.h"

#include "friends/invitation.h"
#include "friends/missing_libraries.h"
#include "friends/relay_store.h"
#include "relay/public_brokers.h"
#include "widgets/label_role.h"
#include "widgets/style.h"
#include "widgets/wheel_guard.h"
#include "widgets/wrapped_check_box.h"

#include <QComboBox>
#include <QEvent>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>

#include <algorithm>

namespace settebello {

namespace {

constexpr int kLongest = 200; ///< of a name or a password

constexpr int kSpacing = 16; ///< between a label and its field

} // namespace

RelayPanel::RelayPanel(RelayStore& store, QWidget* parent)
    : QWidget(parent)
    , m_store(store)
    , m_form(new QFormLayout)
    , m_label(new QLabel(this))
    , m_choice(new QComboBox(this))
    , m_about(new QLabel(this))
    , m_own(new QWidget(this))
    , m_problem(new QLabel(this)) {
    m_choice->setObjectName(QStringLiteral("relay"));
    m_choice->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    guardFromWheel(m_choice);
    m_choice->addItem({}); // no relay
    for (const net::Broker& broker : net::publicBrokers()) {
        m_choice->addItem(broker.host);
    }
    m_choice->addItem({}); // an own one
    m_label->setBuddy(m_choice);
    m_about->setObjectName(QStringLiteral("aboutRelay"));
    m_about->setWordWrap(true);
    makeSecondary(m_about);
    setLabelRole(m_about, QAccessible::Paragraph);
    makeWarning(m_problem);
    m_problem->setWordWrap(true);
    m_problem->setObjectName(QStringLiteral("relayProblem"));
    makeOwn();
    m_form->setHorizontalSpacing(kSpacing);
    m_form->addRow(m_label, m_choice);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addLayout(m_form);
    column->addWidget(m_own);
    column->addWidget(m_problem);
    column->addWidget(m_about);
    connect(m_choice, &QComboBox::activated, this, &RelayPanel::choose);
    connect(&m_store, &RelayStore::changed, this, &RelayPanel::showRelay);
    retranslate();
    setPossible(!net::missingLibraries().contains(QStringLiteral("libmosquitto")));
}

void RelayPanel::makeOwn() {
    m_addressLabel = new QLabel(m_own);
    m_address = new QLineEdit(m_own);
    m_tls = new WrappedCheckBox(m_own);
    m_userLabel = new QLabel(m_own);
    m_user = new QLineEdit(m_own);
    m_passwordLabel = new QLabel(m_own);
    m_password = new QLineEdit(m_own);
    m_address->setObjectName(QStringLiteral("relayAddress"));
    m_address->setPlaceholderText(QStringLiteral("relay.example.org"));
    m_tls->setObjectName(QStringLiteral("relayTls"));
    m_tls->setChecked(true);
    m_user->setObjectName(QStringLiteral("relayUser"));
    m_password->setObjectName(QStringLiteral("relayPassword"));
    m_password->setEchoMode(QLineEdit::Password);
    auto* form = new QFormLayout(m_own);
    form->setContentsMargins(0, 0, 0, 0);
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->setHorizontalSpacing(kSpacing);
    form->addRow(m_addressLabel, m_address);
    form->addRow(m_tls);
    form->addRow(m_userLabel, m_user);
    form->addRow(m_passwordLabel, m_password);
    m_addressLabel->setBuddy(m_address);
    m_userLabel->setBuddy(m_user);
    m_passwordLabel->setBuddy(m_password);
    for (QLineEdit* field : {m_address, m_user, m_password}) {
        field->setMaxLength(kLongest);
        connect(field, &QLineEdit::editingFinished, this, &RelayPanel::enter);
    }
    connect(m_tls, &QCheckBox::clicked, this, &RelayPanel::enter);
}

void RelayPanel::setPossible(bool possible) {
    m_possible = possible;
    showRelay();
}

void RelayPanel::takeFocus() {
    m_choice->setFocus();
}

RelayPanel::Kind RelayPanel::kind() const {
    const int place = m_choice->currentIndex();
    return place == m_choice->count() - 1 ? Kind::Own : place > 0 ? Kind::Public : Kind::None;
}

void RelayPanel::choose() {
    switch (kind()) {
    case Kind::None:
        m_store.setRelay(std::nullopt);
        break;
    case Kind::Public:
        m_store.setRelay(net::publicBrokers().at(m_choice->currentIndex() - 1));
        break;
    case Kind::Own:
        m_store.setRelay(m_entered);
        m_choice->setCurrentIndex(m_choice->count() - 1);
        break;
    }
    showRelay();
    if (kind() == Kind::Own && m_address->text().isEmpty()) {
        m_address->setFocus();
    }
}

void RelayPanel::enter() {
    const QString address = m_address->text().trimmed();
    const auto schemeEnd = address.lastIndexOf(QLatin1Char('/')) + 1; // of a pasted address
    auto relay = net::readBroker((m_tls->isChecked() ? QString() : QStringLiteral("mqtt://")) +
                                 address.mid(schemeEnd));
    setWarning(m_problem, relay || address.isEmpty()
                              ? QString()
                              : tr("“%1” is not the address of a computer, such as "
                                   "relay.example.org or relay.example.org:8883.")
                                    .arg(address));
    if (relay) {
        relay->user = m_user->text();
        relay->password = m_password->text();
    }
    m_entered = relay;
    m_store.setRelay(relay);
}

/// The choice stays at an own relay that is not entered yet.
void RelayPanel::showRelay() {
    const auto& relay = m_store.relay();
    const auto known = net::publicBrokers();
    const auto place = relay ? known.indexOf(*relay) : -1;
    if (place >= 0) {
        m_choice->setCurrentIndex(static_cast<int>(place) + 1);
    } else if (relay || kind() != Kind::Own) {
        m_choice->setCurrentIndex(relay ? m_choice->count() - 1 : 0);
    }
    if (relay && kind() == Kind::Own) {
        m_entered = relay;
        const quint16 usual = relay->tls ? net::Broker::kPortOfTls : net::Broker::kPortWithoutTls;
        net::Broker shown = *relay;
        shown.tls = true; // without a prefix
        m_address->setText(relay->port == usual ? relay->host : net::textOf(shown));
        m_tls->setChecked(relay->tls);
        m_user->setText(relay->user);
        m_password->setText(relay->password);
    }
    m_own->setVisible(kind() == Kind::Own);
    if (kind() != Kind::Own) {
        setWarning(m_problem, {});
    }
    for (QWidget* part : std::initializer_list<QWidget*>{m_label, m_choice, m_own}) {
        part->setEnabled(m_possible);
    }
    m_about->setText(explanation());
}

QString RelayPanel::explanation() const {
    if (!m_possible) {
        return tr("This build of the program can use no relay: it was made without libmosquitto.");
    }
    switch (kind()) {
    case Kind::None:
        return tr(
            "Friends at home find your table by its three words. With a relay, a computer that "
            "passes everything on, friends elsewhere find it too, if all of you choose the same.");
    case Kind::Public:
        return tr("Open to everybody for trying things out, and it may be gone tomorrow. Whoever "
                  "runs or watches it sees your internet address, the first of the three words, "
                  "and when how much is sent, but no name, no card and nothing that you say.");
    case Kind::Own:
        break;
    }
    return tr("A computer of your club or family on which an MQTT broker runs, such as mosquitto. "
              "It sees your internet address, the first of the three words, and when how much is "
              "sent, but no name, no card and nothing that you say.");
}

/// WrapLongRows lets a field be a little narrower than its text.
void RelayPanel::wrapChoice() {
    const int beside = std::max(m_label->minimumWidth(), m_label->sizeHint().width()) + kSpacing +
                       m_choice->minimumSizeHint().width();
    m_form->setRowWrapPolicy(beside > width() ? QFormLayout::WrapAllRows
                                              : QFormLayout::WrapLongRows);
}

bool RelayPanel::event(QEvent* event) {
    if (event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest) {
        wrapChoice();
    }
    return QWidget::event(event);
}

void RelayPanel::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
    QWidget::changeEvent(event);
}

void RelayPanel::retranslate() {
    m_label->setText(tr("Relay for fr&iends"));
    m_choice->setItemText(0, tr("None"));
    m_choice->setItemText(m_choice->count() - 1, tr("Club or family"));
    m_addressLabel->setText(tr("Its address"));
    m_tls->setText(tr("Encrypted connection to it (TLS)"));
    m_userLabel->setText(tr("User, if it asks for one"));
    m_passwordLabel->setText(tr("Password"));
    showRelay();
}

} // namespace settebello
