// SPDX-License-Identifier: GPL-3.0-or-later
#include "new_match/players_panel.h"

#include "faces/face_button.h"
#include "players/levels/levels.h"
#include "storage/settings.h"
#include "text/level_text.h"
#include "widgets/letter_width.h"
#include "widgets/plain_text.h"
#include "widgets/wheel_guard.h"

#include <QComboBox>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>

#include <algorithm>

namespace settebello {

namespace {

constexpr int kUsualLabel = 14; ///< letters
constexpr int kLeastName = 6;   ///< letters that are seen in the narrowest window
/// The columns of labels, faces, names and levels.
constexpr int kColumns = 4;
constexpr int kNameColumns = 2;

} // namespace

PlayersPanel::PlayersPanel(QWidget* parent)
    : QWidget(parent)
    , m_grid(new QGridLayout(this))
    , m_ownLabel(new QLabel(this))
    , m_ownName(new QLineEdit(this)) {
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setColumnStretch(kNameColumns, 3);
    m_grid->setColumnStretch(kColumns - 1, 2);
    m_ownLabel->setWordWrap(true);
    m_ownName->setMaxLength(kLongestName);
    m_ownName->setObjectName(QStringLiteral("ownName"));
    m_ownLabel->setBuddy(m_ownName);
    for (int number = 1; number < kMaxSeats; ++number) {
        addOpponent(number);
    }
    placeFields();
    setPeople({}, {}, {});
    retranslate();
    setRules(RuleSet());
}

void PlayersPanel::addOpponent(int number) {
    Opponent opponent{new QLabel(this), new FaceButton(m_pictures, this), new QLineEdit(this),
                      new QComboBox(this)};
    opponent.label->setWordWrap(true);
    opponent.level->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    opponent.name->setMaxLength(kLongestName);
    opponent.name->setMinimumWidth(letterWidth(fontMetrics()) * kLeastName);
    opponent.name->setObjectName(QStringLiteral("opponentName%1").arg(number));
    opponent.level->setObjectName(QStringLiteral("opponentLevel%1").arg(number));
    opponent.face->setObjectName(QStringLiteral("opponentFace%1").arg(number));
    opponent.label->setBuddy(opponent.name);
    opponent.level->addItem(QString(), kPerson);
    opponent.level->insertSeparator(1);
    guardFromWheel(opponent.level);
    for (const QString& level : offeredLevels()) {
        opponent.level->addItem(QString(), level);
    }
    connect(opponent.level, &QComboBox::activated, this,
            [this, i = number - 1] { levelChosen(i); });
    connect(opponent.name, &QLineEdit::textChanged, this, &PlayersPanel::updateFaces);
    connect(opponent.face, &FaceButton::chosen, this,
            [this, i = number - 1](const QString& face) { chooseFace(i, face); });
    m_opponents.append(opponent);
}

/// Labels beside their fields, or above them.
void PlayersPanel::placeFields() {
    int row = 0;
    const auto label = [&](QLabel* text) {
        m_grid->addWidget(text, row, 0, 1, m_stacked ? kColumns : 1);
        row += m_stacked ? 1 : 0;
    };
    const int column = m_stacked ? 0 : 1;
    label(m_ownLabel);
    m_grid->addWidget(m_ownName, row++, column, 1, kColumns - column);
    for (const Opponent& opponent : m_opponents) {
        label(opponent.label);
        m_grid->addWidget(opponent.face, row, column);
        m_grid->addWidget(opponent.name, row, column + 1, 1, kNameColumns - column);
        m_grid->addWidget(opponent.level, row++, kColumns - 1);
    }
    m_grid->setColumnMinimumWidth(0, m_stacked ? 0 : labelWidth());
}

/// Short words stay on one line; a wrapped label would not ask for that.
int PlayersPanel::labelWidth() const {
    const QFontMetrics& letters = m_ownLabel->fontMetrics();
    return std::min(letters.horizontalAdvance(m_ownLabel->text()),
                    letterWidth(letters) * kUsualLabel);
}

/// Places labels above where a name would be cut short beside them.
void PlayersPanel::arrange() {
    int needed = 0;
    for (const Opponent& opponent : m_opponents) {
        needed = std::max(needed, opponent.label->minimumSizeHint().width());
    }
    const Opponent& first = m_opponents.constFirst();
    needed = std::max(needed, labelWidth()) + first.face->sizeHint().width() +
             first.name->sizeHint().width() + first.level->sizeHint().width() +
             3 * m_grid->horizontalSpacing();
    if (m_stacked != (needed > width())) {
        m_stacked = !m_stacked;
        placeFields();
    }
}

void PlayersPanel::setPeople(const QString& ownName, const QStringList& names,
                             const QStringList& levels) {
    m_ownName->setText(shownText(ownName, kLongestName));
    const QStringList usual = settebello::opponentNames();
    for (int i = 0; i < static_cast<int>(m_opponents.size()); ++i) {
        const Opponent& opponent = m_opponents.at(i);
        const QString name = shownText(names.value(i), kLongestName);
        setLevel(opponent, levels.isEmpty() ? QString() : levels.value(i, levels.constLast()));
        opponent.name->setText(name.isEmpty() && !isPerson(opponent) ? usual.value(i) : name);
    }
    setRules(m_rules);
    emit levelsChanged();
}

bool PlayersPanel::isPerson(const Opponent& opponent) {
    return opponent.level->currentData().toString() == kPerson;
}

/// Of those who play now.
int PlayersPanel::people() const {
    int people = 1;
    for (int i = 0; i + 1 < m_rules.table.players; ++i) {
        people += isPerson(m_opponents.at(i)) ? 1 : 0;
    }
    return people;
}

void PlayersPanel::levelChosen(int opponent) {
    const Opponent& seat = m_opponents.at(opponent);
    const QString usual = settebello::opponentNames().value(opponent);
    const QString name = seat.name->text().trimmed();
    if (isPerson(seat) && name == usual) {
        seat.name->clear(); // it was an opponent's
    } else if (!isPerson(seat) && name.isEmpty()) {
        seat.name->setText(usual);
    }
    setRules(m_rules);
    emit levelsChanged();
}

void PlayersPanel::setLevelOfAll(const QString& level) {
    for (const Opponent& opponent : m_opponents) {
        if (!isPerson(opponent)) {
            setLevel(opponent, level);
        }
    }
    emit levelsChanged();
}

QStringList PlayersPanel::levelsInPlay() const {
    QStringList levels;
    for (int i = 0; i + 1 < m_rules.table.players; ++i) {
        if (!isPerson(m_opponents.at(i))) {
            levels += m_opponents.at(i).level->currentData().toString();
        }
    }
    return levels;
}

/// A level that is not offered, but can be made, is taken up beside the others: somebody wanted it.
void PlayersPanel::setLevel(const Opponent& opponent, const QString& level) {
    const auto made = levels();
    if (opponent.level->findData(level) < 0 &&
        std::find(made.begin(), made.end(), level.toStdString()) != made.end()) {
        opponent.level->addItem(levelName(level), level);
    }
    const QString usual = QString::fromStdString(Settings().match.opponents.front());
    const int found = opponent.level->findData(level);
    opponent.level->setCurrentIndex(found >= 0 ? found : opponent.level->findData(usual));
}

void PlayersPanel::setRules(const RuleSet& rules) {
    m_rules = rules;
    for (int i = 0; i < static_cast<int>(m_opponents.size()); ++i) {
        const Opponent& opponent = m_opponents.at(i);
        const int seat = i + 1;
        const bool plays = seat < rules.table.players;
        opponent.label->setVisible(plays);
        opponent.face->setVisible(plays && !isPerson(opponent));
        opponent.name->setVisible(plays);
        opponent.level->setVisible(plays);
        const bool partner = plays && rules.table.teams && rules.sideOf(seat) == 0;
        opponent.label->setText(partner ? tr("Partner") : tr("Opponent"));
        // In a match of several people "you" would be anybody.
        opponent.name->setPlaceholderText(isPerson(opponent) ? tr("Player %1").arg(seat + 1)
                                                             : QString());
        opponent.name->setAccessibleName(partner ? tr("Partner's name") : tr("Opponent's name"));
        opponent.level->setAccessibleName(partner ? tr("Partner's level") : tr("Opponent's level"));
    }
    m_ownName->setPlaceholderText(people() > 1 ? tr("Player %1").arg(1) : tr("You"));
    updateFaces();
}

void PlayersPanel::setFaces(const FaceChoices& faces) {
    m_faces = faces;
    updateFaces();
}

/// The opponents who play now and are no people.
QList<int> PlayersPanel::machines() const {
    QList<int> machines;
    for (int i = 0; i + 1 < m_rules.table.players; ++i) {
        if (!isPerson(m_opponents.at(i))) {
            machines += i;
        }
    }
    return machines;
}

QStringList PlayersPanel::facesOf(const QList<int>& opponents) const {
    QStringList names;
    for (const int opponent : opponents) {
        names += nameAt(opponent);
    }
    return facesForNames(names, m_faces);
}

void PlayersPanel::updateFaces() {
    const QList<int> shown = machines();
    const QStringList faces = facesOf(shown);
    for (int i = 0; i < shown.size(); ++i) {
        m_opponents.at(shown.at(i)).face->setFace(faces.at(i), nameAt(shown.at(i)));
    }
}

/// Whoever had chosen that face before gets another, and only what differs from the face that goes
/// with the name is kept.
void PlayersPanel::chooseFace(int opponent, const QString& face) {
    const QList<int> shown = machines();
    for (const int other : shown) {
        const auto found = m_faces.find(nameAt(other).toStdString());
        if (found != m_faces.end() && (other == opponent || found->second == face.toStdString())) {
            m_faces.erase(found);
        }
    }
    if (facesOf(shown).value(shown.indexOf(opponent)) != face) {
        m_faces[nameAt(opponent).toStdString()] = face.toStdString();
    }
    updateFaces();
}

QString PlayersPanel::ownName() const {
    return m_ownName->text().trimmed();
}

QString PlayersPanel::nameAt(int opponent) const {
    const Opponent& seat = m_opponents.at(opponent);
    const QString typed = seat.name->text().trimmed();
    return typed.isEmpty() && !isPerson(seat) ? settebello::opponentNames().value(opponent) : typed;
}

QStringList PlayersPanel::opponentNames() const {
    QStringList names;
    for (int i = 0; i < static_cast<int>(m_opponents.size()); ++i) {
        names += nameAt(i);
    }
    return names;
}

QStringList PlayersPanel::opponentLevels() const {
    QStringList levels;
    for (const Opponent& opponent : m_opponents) {
        levels += opponent.level->currentData().toString();
    }
    return levels;
}

std::vector<SeatSetup> PlayersPanel::seats() const {
    // A person without a name is called by seatName() in the current language.
    std::vector<SeatSetup> seats{{ownName().toStdString(), kPerson}};
    for (int i = 0; i + 1 < m_rules.table.players; ++i) {
        const Opponent& opponent = m_opponents.at(i);
        seats.push_back(
            {nameAt(i).toStdString(), opponent.level->currentData().toString().toStdString()});
    }
    return seats;
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
    m_ownLabel->setText(tr("&Your name"));
    for (const Opponent& opponent : m_opponents) {
        for (int i = 0; i < opponent.level->count(); ++i) {
            const QString level = opponent.level->itemData(i).toString();
            if (level == kPerson) {
                opponent.level->setItemText(i, tr("A person"));
                opponent.level->setItemData(
                    i, tr("Plays at this screen; it is passed on at each turn."), Qt::ToolTipRole);
                continue;
            }
            opponent.level->setItemText(i, levelName(level));
            opponent.level->setItemData(i, levelDescription(level), Qt::ToolTipRole);
        }
    }
    setRules(m_rules);
    m_grid->setColumnMinimumWidth(0, m_stacked ? 0 : labelWidth());
    arrange();
}

} // namespace settebello
