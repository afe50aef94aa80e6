// SPDX-License-Identifier: GPL-3.0-or-later
#include "with_friends/joining_page.h"

#include "friends/friends_session.h"
#include "game/match_text.h"
#include "rules/differences_view.h"
#include "rules/rules_panel.h"
#include "text/preset_text.h"
#include "widgets/announcer.h"
#include "widgets/connect_button.h"
#include "widgets/label_role.h"
#include "widgets/page_scrolling.h"
#include "widgets/plain_text.h"
#include "widgets/style.h"
#include "with_friends/number_question.h"
#include "with_friends/people_picture.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

namespace settebello {

JoiningPage::JoiningPage(QWidget* parent)
    : QWidget(parent)
    , m_people(new PeoplePicture)
    , m_status(new QLabel)
    , m_number(new NumberQuestion(NumberQuestion::Asked::Guest))
    , m_rulesHeading(new QLabel)
    , m_rules(new RulesPanel)
    , m_differencesHeading(new QLabel)
    , m_differences(new DifferencesView)
    , m_sit(new QPushButton)
    , m_announcer(new Announcer(this)) {
    m_status->setObjectName(QStringLiteral("joiningStatus"));
    m_status->setWordWrap(true);
    for (QLabel* heading : {m_rulesHeading, m_differencesHeading}) {
        makeHeading(heading);
        setLabelRole(heading, QAccessible::Heading);
    }
    auto* page = new QWidget;
    auto* grid = new QGridLayout(page);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->addWidget(m_people, 0, 0, 1, 2);
    grid->addWidget(m_status, 1, 0, 1, 2);
    grid->addWidget(m_number, 2, 0, 1, 2);
    grid->addWidget(m_rulesHeading, 3, 0);
    grid->addWidget(m_differencesHeading, 3, 1);
    grid->addWidget(m_rules, 4, 0);
    grid->addWidget(m_differences, 4, 1);
    grid->setRowStretch(4, 1);
    grid->setColumnStretch(0, 3);
    grid->setColumnStretch(1, 2);
    auto* scroll = new QScrollArea;
    setPage(scroll, page);
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->addWidget(scroll, 1);
    connectButton(m_sit, "sitDown", this, &JoiningPage::satDown);
    connect(m_number, &NumberQuestion::confirmed, this, [this] { m_session->confirmNumber(); });
    connect(m_number, &NumberQuestion::rejected, this, [this] { m_session->rejectNumber(); });
    retranslate();
}

void JoiningPage::show(FriendsSession* session, const NamedRules& known) {
    m_session = session;
    m_known = known;
    m_isShown = false;
    askForNumber({});
    for (QWidget* part : std::initializer_list<QWidget*>{
             m_rulesHeading, m_rules, m_differencesHeading, m_differences, m_sit}) {
        part->hide();
    }
    m_status->clear();
    m_people->setPeople({});
    update();
}

void JoiningPage::say(const QString& text) {
    if (text != m_status->text()) {
        m_status->setText(text);
        m_announcer->announce(text);
    }
}

void JoiningPage::update() {
    if (!m_session) {
        return;
    }
    if (!m_session->hasTable()) {
        say(tr("The table is being looked for…"));
        m_people->show();
        m_people->setSearching();
        return;
    }
    if (!m_session->hasSatDown()) {
        showTable();
        return;
    }
    m_sit->setEnabled(false);
    say(m_session->isConnected() ? tr("You have sat down. The match begins when all are there.")
                                 : tr("There is no connection at the moment. It is tried again."));
}

void JoiningPage::showTable() {
    const MatchSetup& setup = m_session->source().setup();
    QStringList sentences{tr("This is the table: %1. %2.", "a game; who plays")
                              .arg(shownText(rulesName(setup.rules)), playersText(setup))};
    if (const auto dealer = m_session->source().firstDealer()) {
        sentences += tr("%1 deals first.", "a player").arg(seatName(setup, *dealer));
    }
    say(sentences.join(QLatin1Char(' ')));
    if (std::exchange(m_isShown, true)) {
        return;
    }
    askForNumber({});
    m_people->hide(); // the rules need the room
    m_rules->setRules(setup.rules.rules, setup.rules.base);
    m_differences->compare({tr("You", "rules of the last match"), m_known.rules},
                           {tr("Here", "rules of this table"), setup.rules.rules});
    for (QWidget* part : std::initializer_list<QWidget*>{
             m_rulesHeading, m_rules, m_differencesHeading, m_differences, m_sit}) {
        part->show();
    }
    m_sit->setEnabled(true);
    m_sit->setFocus();
}

void JoiningPage::askForNumber(const QString& number) {
    m_number->ask(number);
    m_status->setVisible(number.isEmpty()); // it is found
    if (!number.isEmpty()) {
        m_announcer->announce(tr("Compare the number %1 with the other screen.").arg(number));
    }
}

void JoiningPage::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        update();
    }
    QWidget::changeEvent(event);
}

void JoiningPage::retranslate() {
    m_rulesHeading->setText(tr("What is played here"));
    m_differencesHeading->setText(tr("Compared with what you played last"));
    m_differencesHeading->setWordWrap(true);
    m_sit->setText(tr("&Sit down"));
}

} // namespace settebello
