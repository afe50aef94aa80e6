// SPDX-License-Identifier: GPL-3.0-or-later
#include "new_match/players_panel.h"

#include "faces/face_button.h"
#include "faces/opponent_faces.h"
#include "game/match_text.h"
#include "new_match/opponent_card.h"
#include "text/number_text.h"
#include "widgets/flow_layout.h"
#include "widgets/label_role.h"
#include "widgets/letter_width.h"
#include "widgets/plain_text.h"
#include "widgets/style.h"
#include "widgets/wheel_guard.h"

#include <QComboBox>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>

#include <algorithm>

namespace settebello {

namespace {

constexpr int kUsualLabel = 14; ///< letters
constexpr int kLeastName = 6;   ///< letters that are seen in the narrowest window
/// The columns of labels and of names.
constexpr int kColumns = 2;
constexpr int kBetweenCards = 14; ///< pixels

QVariantList toVariants(const QList<int>& numbers) {
    return {numbers.begin(), numbers.end()};
}

} // namespace

PlayersPanel::PlayersPanel(QWidget* parent)
    : QWidget(parent)
    , m_grid(new QGridLayout(this))
    , m_seatless(new QLabel(this))
    , m_partnersLabel(new QLabel(this))
    , m_partners(new QComboBox(this))
    , m_teams(new QLabel(this))
    , m_cards(new QWidget(this)) {
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setColumnStretch(1, 1);
    auto* cards = new FlowLayout(FlowLayout::Last::Follows);
    cards->setContentsMargins(0, kBetweenCards / 2, 0, 0);
    cards->setSpacing(kBetweenCards);
    m_cards->setLayout(cards);
    for (int person = 0; person < kMaxSeats; ++person) {
        addPerson(person);
    }
    m_seatless->setObjectName(QStringLiteral("seatless"));
    makeSecondary(m_seatless);
    setLabelRole(m_seatless, QAccessible::Paragraph);
    addTeams();
    for (int opponent = 0; opponent + 1 < kMaxSeats; ++opponent) {
        addOpponent(opponent);
    }
    placeFields();
    setSeating(Seating());
    retranslate();
}

void PlayersPanel::addPerson(int person) {
    const Person fields{new QLabel(this), new QLineEdit(this)};
    fields.label->setWordWrap(true);
    fields.label->setBuddy(fields.name);
    fields.name->setMaxLength(kLongestName);
    fields.name->setObjectName(person == 0 ? QStringLiteral("ownName")
                                           : QStringLiteral("personName%1").arg(person + 1));
    connect(fields.name, &QLineEdit::textChanged, this, [this, person](const QString& name) {
        m_seating.setPerson(person, name);
        updateSeatless();
        updateTeams();
    });
    m_people.append(fields);
}

void PlayersPanel::addTeams() {
    m_partnersLabel->setWordWrap(true);
    m_partnersLabel->setBuddy(m_partners);
    m_partners->setObjectName(QStringLiteral("partners"));
    m_partners->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_partners->setMinimumContentsLength(kLeastName);
    guardFromWheel(m_partners);
    connect(m_partners, &QComboBox::activated, this, [this](int index) {
        QList<int> chosen;
        for (const QVariant& person : m_partners->itemData(index).toList()) {
            chosen += person.toInt();
        }
        m_seating.setPartners(chosen);
        showSeating();
    });
    m_teams->setObjectName(QStringLiteral("teams"));
    makeSecondary(m_teams);
    setLabelRole(m_teams, QAccessible::Paragraph);
}

void PlayersPanel::addOpponent(int opponent) {
    auto* card = new OpponentCard(m_pictures, opponent + 1, m_cards);
    connect(&card->level(), &LevelButton::chosen, this,
            [this, opponent](const QString& level) { setLevel(opponent, level); });
    connect(&card->face(), &FaceButton::named, this,
            [this, opponent](const QString& name) { setName(opponent, name); });
    connect(&card->face(), &FaceButton::chosen, this,
            [this, opponent](const QString& face) { chooseFace(opponent, face); });
    m_cards->layout()->addWidget(card);
    m_opponents.append(card);
}

/// Labels beside their fields, or above them.
void PlayersPanel::placeFields() {
    int row = 0;
    const int column = m_stacked ? 0 : 1;
    const auto label = [&](QLabel* text) {
        m_grid->addWidget(text, row, 0, 1, m_stacked ? kColumns : 1);
        row += m_stacked ? 1 : 0;
    };
    for (const Person& person : m_people) {
        label(person.label);
        m_grid->addWidget(person.name, row++, column, 1, kColumns - column);
    }
    m_grid->addWidget(m_seatless, row++, column, 1, kColumns - column);
    m_grid->addWidget(m_cards, row++, 0, 1, kColumns);
    label(m_partnersLabel);
    m_grid->addWidget(m_partners, row++, column, 1, kColumns - column);
    m_grid->addWidget(m_teams, row++, column, 1, kColumns - column);
    m_grid->setColumnMinimumWidth(0, m_stacked ? 0 : labelWidth());
}

/// Short words stay on one line; a wrapped label would not ask for that.
int PlayersPanel::labelWidth() const {
    const QLabel* own = m_people.constFirst().label;
    const QFontMetrics& letters = own->fontMetrics();
    return std::min(letters.horizontalAdvance(own->text()), letterWidth(letters) * kUsualLabel);
}

/// Places labels above where a name would be cut short beside them.
void PlayersPanel::arrange() {
    int needed = m_partnersLabel->isHidden() ? 0 : m_partnersLabel->minimumSizeHint().width();
    needed = std::max(needed, labelWidth()) + letterWidth(fontMetrics()) * kLeastName +
             m_grid->horizontalSpacing();
    if (m_stacked != (needed > width())) {
        m_stacked = !m_stacked;
        placeFields();
    }
}

void PlayersPanel::offerFriends() {
    for (OpponentCard* card : m_opponents) {
        card->level().offerFriend();
    }
}

void PlayersPanel::setSeating(const Seating& seating) {
    m_seating = seating;
    fillFields();
    showSeating();
    emit seatingChanged();
}

void PlayersPanel::setPeople(int people) {
    m_seating.setPeople(people);
    showSeating();
    emit seatingChanged();
}

void PlayersPanel::setRules(const RuleSet& rules) {
    m_rules = rules;
    showSeating();
}

void PlayersPanel::fillFields() {
    for (int i = 0; i < static_cast<int>(m_people.size()); ++i) {
        m_people[i].name->setText(m_seating.person(i));
    }
}

/// The usual name if none is typed.
void PlayersPanel::setName(int opponent, const QString& name) {
    m_seating.setOpponent(opponent, name, m_seating.opponent(opponent).level);
    updateOpponents();
    updateTeams();
    updateFaces();
}

void PlayersPanel::setLevel(int opponent, const QString& level) {
    m_seating.setOpponent(opponent, m_seating.opponent(opponent).name, level);
    updateOpponents();
    updateTeams();
    emit seatingChanged();
}

QList<int> PlayersPanel::opponentsInPlay() const {
    QList<int> opponents;
    for (const Seating::Place& place : m_seating.places(m_rules)) {
        if (!place.person) {
            opponents += place.number;
        }
    }
    return opponents;
}

QStringList PlayersPanel::levelsInPlay() const {
    QStringList levels;
    for (const int opponent : opponentsInPlay()) {
        levels += m_seating.opponent(opponent).level;
    }
    return levels;
}

void PlayersPanel::showSeating() {
    updatePeople();
    updateSeatless();
    updateTeams();
    updateOpponents();
    updateFaces();
    arrange();
}

/// In a match of several people "you" would be anybody.
void PlayersPanel::updatePeople() {
    const int people = m_seating.peopleAt(m_rules);
    for (int i = 0; i < static_cast<int>(m_people.size()); ++i) {
        m_people[i].label->setVisible(i < people);
        m_people[i].name->setVisible(i < people);
    }
    const std::vector<Seating::Place> places = m_seating.places(m_rules);
    for (int seat = 0; seat < static_cast<int>(places.size()); ++seat) {
        const Seating::Place& place = places[static_cast<std::size_t>(seat)];
        if (place.person) {
            const QString player = tr("Player %1").arg(seat + 1);
            const Person& fields = m_people[place.number];
            fields.label->setText(people == 1 ? tr("&Your name") : player);
            fields.name->setPlaceholderText(people == 1 ? tr("You") : player);
        }
    }
}

QString PlayersPanel::seatlessText() const {
    QStringList names;
    for (int i = m_seating.peopleAt(m_rules); i < m_seating.people(); ++i) {
        const QString& name = m_seating.person(i);
        names += name.isEmpty() ? tr("Player %1").arg(i + 1) : name;
    }
    return names.isEmpty() ? QString()
                           : numbersInWords(tr("With %1 players there is no seat for %2.",
                                               "a number, names of people")
                                                .arg(m_rules.table.players))
                                 .arg(QLocale().createSeparatedList(names));
}

void PlayersPanel::updateSeatless() {
    m_seatless->setText(seatlessText());
    m_seatless->setVisible(!m_seatless->text().isEmpty());
}

QString PlayersPanel::nameAt(int seat, const Seating& seating) const {
    MatchSetup setup;
    setup.rules.rules = m_rules;
    setup.seats = seating.seats(m_rules);
    return seatName(setup, seat);
}

/// @param from the seats before are left out.
QString PlayersPanel::teamNames(int side, const Seating& seating, int from) const {
    QStringList names;
    for (int seat = from; seat < m_rules.table.players; ++seat) {
        if (m_rules.sideOf(seat) == side) {
            names += nameAt(seat, seating);
        }
    }
    return QLocale().createSeparatedList(names);
}

void PlayersPanel::updateTeams() {
    const QList<QList<int>> choices = m_seating.partnerChoices(m_rules);
    for (QWidget* part : {static_cast<QWidget*>(m_partnersLabel), static_cast<QWidget*>(m_partners),
                          static_cast<QWidget*>(m_teams)}) {
        part->setVisible(!choices.isEmpty());
    }
    m_partners->clear();
    if (choices.isEmpty()) {
        return;
    }
    for (const QList<int>& choice : choices) {
        Seating other = m_seating;
        other.setPartners(choice);
        m_partners->addItem(teamNames(0, other, 1), toVariants(choice));
    }
    m_partners->setCurrentIndex(static_cast<int>(choices.indexOf(m_seating.partners(m_rules))));
    m_partnersLabel->setText(tr("%1 plays with", "a player").arg(menuText(nameAt(0, m_seating))));
    m_partners->setAccessibleName(tr("%1 plays with", "a player").arg(nameAt(0, m_seating)));
    m_teams->setText(tr("%1 play against %2.", "the players of two teams")
                         .arg(teamNames(0, m_seating), teamNames(1, m_seating)));
    m_partners->setAccessibleDescription(m_teams->text());
}

/// A partner is whoever plays with people.
void PlayersPanel::updateOpponents() {
    const std::vector<Seating::Place> places = m_seating.places(m_rules);
    std::vector<bool> withPeople(static_cast<std::size_t>(m_rules.table.players), false);
    for (int seat = 0; seat < static_cast<int>(places.size()); ++seat) {
        if (places[static_cast<std::size_t>(seat)].person) {
            withPeople[static_cast<std::size_t>(m_rules.sideOf(seat))] = m_rules.table.teams;
        }
    }
    const QList<int> inPlay = opponentsInPlay();
    for (int i = 0; i < static_cast<int>(m_opponents.size()); ++i) {
        m_opponents[i]->setVisible(inPlay.contains(i));
    }
    for (int seat = 0; seat < static_cast<int>(places.size()); ++seat) {
        const Seating::Place& place = places[static_cast<std::size_t>(seat)];
        if (place.person) {
            continue;
        }
        const Seating::Opponent& opponent = m_seating.opponent(place.number);
        const bool partner = withPeople[static_cast<std::size_t>(m_rules.sideOf(seat))];
        const bool woman = isWomansName(opponent.name);
        m_opponents[place.number]->level().setLevel(opponent.level);
        m_opponents[place.number]->setOpponent(
            opponent.name, partner ? (woman ? tr("Partner", "a woman") : tr("Partner"))
                                   : (woman ? tr("Opponent", "a woman") : tr("Opponent")));
    }
}

void PlayersPanel::setFaces(const FaceChoices& faces) {
    m_faces = faces;
    updateFaces();
}

QStringList PlayersPanel::facesOf(const QList<int>& opponents) const {
    QStringList names;
    for (const int opponent : opponents) {
        names += m_seating.opponent(opponent).name;
    }
    return facesForNames(names, m_faces);
}

void PlayersPanel::updateFaces() {
    const QList<int> shown = opponentsInPlay();
    const QStringList faces = facesOf(shown);
    for (int i = 0; i < shown.size(); ++i) {
        m_opponents.at(shown.at(i))
            ->face()
            .setFace(faces.at(i), m_seating.opponent(shown.at(i)).name);
    }
}

/// Whoever had chosen that face before gets another, and only what differs from the face that goes
/// with the name is kept.
void PlayersPanel::chooseFace(int opponent, const QString& face) {
    const auto nameOf = [this](int number) {
        return m_seating.opponent(number).name.toStdString();
    };
    const QList<int> shown = opponentsInPlay();
    for (const int other : shown) {
        const auto found = m_faces.find(nameOf(other));
        if (found != m_faces.end() && (other == opponent || found->second == face.toStdString())) {
            m_faces.erase(found);
        }
    }
    if (facesOf(shown).value(shown.indexOf(opponent)) != face) {
        m_faces[nameOf(opponent)] = face.toStdString();
    }
    updateFaces();
}

void PlayersPanel::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
    QWidget::changeEvent(event);
}

void PlayersPanel::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrange();
}

void PlayersPanel::retranslate() {
    showSeating();
    m_grid->setColumnMinimumWidth(0, m_stacked ? 0 : labelWidth());
}

} // namespace settebello
