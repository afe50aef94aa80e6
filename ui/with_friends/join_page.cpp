// SPDX-License-Identifier: GPL-3.0-or-later
#include "with_friends/join_page.h"

#include "friends/relay_store.h"
#include "game/opened_file.h"
#include "settings/file_access.h"
#include "settings/settings_store.h"
#include "widgets/connect_button.h"
#include "widgets/file_dialogs.h"
#include "widgets/flow_layout.h"
#include "widgets/label_role.h"
#include "widgets/page_scrolling.h"
#include "widgets/plain_text.h"
#include "widgets/style.h"
#include "with_friends/people_picture.h"
#include "with_friends/words_edit.h"

#include <QEvent>
#include <QFileDialog>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>

namespace settebello {

namespace {

constexpr int kMostPeople = kMaxSeats - 1; ///< at this screen: somebody deals elsewhere

/// An IPv4 address as one, also where it came over a socket for IPv6.
QString shortAddress(const QHostAddress& address) {
    bool isIPv4 = false;
    const quint32 number = address.toIPv4Address(&isIPv4);
    return isIPv4 ? QHostAddress(number).toString() : address.toString();
}

} // namespace

JoinPage::JoinPage(SettingsStore& store, const RelayStore& relay, QWidget* parent)
    : QWidget(parent)
    , m_store(store)
    , m_relayStore(relay)
    , m_nameLabel(new QLabel)
    , m_name(new QLineEdit)
    , m_nameNote(new QLabel)
    , m_wordsLabel(new QLabel)
    , m_words(new WordsEdit)
    , m_join(new QPushButton)
    , m_open(new QPushButton)
    , m_problem(new QLabel)
    , m_relayNote(new QLabel)
    , m_relay(new QPushButton)
    , m_nearby(new QLabel)
    , m_tables(new QVBoxLayout) {
    auto* scroll = new QScrollArea;
    setPage(scroll, makePage());
    auto* column = new QVBoxLayout(this);
    column->addWidget(scroll, 1);
    connectButton(m_join, "joinByWords", this, &JoinPage::joinByWords);
    connectButton(m_relay, "chooseRelay", this, &JoinPage::relayAsked);
    connect(&m_relayStore, &RelayStore::changed, this, &JoinPage::retranslate);
    connectButton(m_open, "openInvitation", this, &JoinPage::askForInvitation);
    connect(m_words, &QLineEdit::returnPressed, this, &JoinPage::joinByWords);
    connect(m_words, &QLineEdit::textEdited, this, [this] { setWarning(m_problem, {}); });
    retranslate();
}

QWidget* JoinPage::makePage() {
    m_name->setMaxLength(kMostPeople * kLongestName);
    m_name->setObjectName(QStringLiteral("friendsName"));
    m_name->setText(shownText(QString::fromStdString(m_store.settings().match.name), kLongestName));
    m_nameLabel->setBuddy(m_name);
    m_words->setObjectName(QStringLiteral("words"));
    m_wordsLabel->setBuddy(m_words);
    makeWarning(m_problem);
    m_problem->setWordWrap(true);
    m_problem->setObjectName(QStringLiteral("wordsProblem"));
    m_relayNote->setObjectName(QStringLiteral("relayNote"));
    for (QLabel* note : {m_nameNote, m_nearby, m_relayNote}) {
        makeSecondary(note);
        note->setWordWrap(true);
        setLabelRole(note, QAccessible::Paragraph);
    }
    auto* page = new QWidget;
    auto* rows = new QVBoxLayout(page);
    rows->setContentsMargins(0, 0, 6, 0);
    auto* picture = new PeoplePicture;
    picture->setSearching();
    rows->addWidget(picture, 2);
    auto* form = new QFormLayout;
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    form->addRow(m_wordsLabel, m_words);
    form->addRow(m_nameLabel, m_name);
    rows->addLayout(form);
    rows->addWidget(m_nameNote);
    rows->addWidget(m_problem);
    rows->addWidget(m_relayNote);
    auto* buttons = new FlowLayout(FlowLayout::Last::Follows);
    buttons->addWidget(m_open);
    buttons->addWidget(m_relay);
    rows->addLayout(buttons);
    rows->addSpacing(12);
    rows->addWidget(m_nearby);
    rows->addLayout(m_tables);
    rows->addStretch(1);
    return page;
}

QStringList JoinPage::names() const {
    QStringList names;
    for (const QString& name : m_name->text().split(QLatin1Char(','), Qt::SkipEmptyParts)) {
        if (!name.trimmed().isEmpty() && names.size() < kMostPeople) {
            names += name.trimmed().left(kLongestName);
        }
    }
    return names.isEmpty() ? QStringList(QString()) : names;
}

void JoinPage::joinByWords() {
    if (const auto invitation = m_words->invitation()) {
        use(*invitation);
        return;
    }
    const auto words = m_words->words();
    if (!words) {
        setWarning(m_problem, tr("These are not three words of a table. Please ask your friend to "
                                 "say them once more."));
        m_words->setFocus();
        return;
    }
    m_words->setText(words->join(QStringLiteral(" – ")));
    join(net::planFor(*words, m_relayStore.relay()));
}

void JoinPage::askForInvitation() {
    QFileDialog* dialog =
        askForFile(tr("Open an invitation"),
                   {tr("Invitations (*.settebello-table)"), tr("All files (*)")}, window());
    connect(dialog, &QFileDialog::fileSelected, this, &JoinPage::openInvitation);
}

void JoinPage::openInvitation(const QString& file) {
    const OpenedFile opened = openFile(file);
    if (opened.invitation) {
        use(*opened.invitation);
    } else {
        setWarning(m_problem, opened.problem.isEmpty()
                                  ? tr("“%1” is no invitation to a table.").arg(shownFileName(file))
                                  : opened.problem);
    }
}

void JoinPage::use(const net::Invitation& invitation) {
    join(net::planFor(invitation, m_relayStore.relay()));
}

void JoinPage::join(const net::JoinPlan& plan) {
    setWarning(m_problem, {});
    const QStringList people = names();
    const std::string own = people.front().toStdString();
    m_store.change([&](Settings& settings) { settings.match.name = own; });
    emit joinAsked(plan, people);
}

void JoinPage::addTable(const net::TableNearby& table) {
    auto* button = new QPushButton(this);
    const QString about = shownText(table.label);
    button->setText(
        tr("%1, at %2", "a game, the address of a computer")
            .arg(about.isEmpty() ? tr("A table") : menuText(about), shortAddress(table.address)));
    connectButton(button, "tableNearby", this, [this, table] { join(net::planFor(table)); });
    m_tables->addWidget(button, 0, Qt::AlignLeft);
    m_found += button;
    retranslate();
}

void JoinPage::dropTables() {
    qDeleteAll(m_found);
    m_found.clear();
    m_search.reset();
}

void JoinPage::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    dropTables();
    m_search = std::make_unique<net::TableSearch>();
    connect(m_search.get(), &net::TableSearch::found, this, &JoinPage::addTable);
    retranslate();
}

void JoinPage::hideEvent(QHideEvent* event) {
    QWidget::hideEvent(event);
    m_search.reset();
}

void JoinPage::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
    QWidget::changeEvent(event);
}

void JoinPage::retranslate() {
    m_wordsLabel->setText(tr("The &three words, or a link"));
    m_words->setPlaceholderText(
        tr("castle – flower – bridge", "three words of resources/words as an example"));
    m_nameLabel->setText(tr("&Your name"));
    m_name->setPlaceholderText(
        tr("several at this screen: Anna, Ugo", "names of people, with commas between them"));
    m_nameNote->setText(tr("If several of you play at this screen, enter all names with commas "
                           "between them: Anna, Ugo."));
    m_join->setText(tr("&Find the table"));
    m_open->setText(tr("Open an in&vitation…"));
    const auto& relay = m_relayStore.relay();
    m_relayNote->setText(
        relay
            ? tr("The words work from far away too, if your friends have chosen %1 as well.")
                  .arg(relay->host)
            : tr("The words work in the same house. From far away, ask your friends for a link."));
    m_relay->setText(tr("&Relay…"));
    m_nearby->setText(m_found.isEmpty()
                          ? tr("Tables in the same house appear here by themselves.")
                          : tr("Tables in the same house. Both screens will show a number: are "
                               "they the same?"));
}

} // namespace settebello
