// SPDX-License-Identifier: GPL-3.0-or-later
#include "new_match/opponent_card.h"

#include "faces/face_button.h"
#include "faces/opponent_faces.h"
#include "game/friends.h"
#include "text/level_text.h"
#include "widgets/label_role.h"
#include "widgets/style.h"
#include "widgets/widget_size.h"

#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QStyleOptionButton>
#include <QVBoxLayout>

#include <algorithm>

namespace settebello {

LevelButton::LevelButton(QWidget* parent)
    : QPushButton(parent)
    , m_levels(offeredLevels())
    , m_level(m_levels.constFirst()) {
    setAutoDefault(false);
    connect(this, &QPushButton::clicked, this, [this] { step(1); });
    retranslate();
}

void LevelButton::offerFriend() {
    m_levels.prepend(QString::fromLatin1(kFriend));
    updateGeometry();
}

void LevelButton::setLevel(const QString& level) {
    m_level = level;
    retranslate();
}

void LevelButton::setWhose(const QString& name, bool woman) {
    m_name = name;
    m_woman = woman;
    retranslate();
}

QString LevelButton::nameOf(const QString& level) const {
    return levelName(level, m_woman && level != QLatin1String(kFriend));
}

QSize LevelButton::sizeHint() const {
    ensurePolished();
    QSize widest = fontMetrics().size(Qt::TextShowMnemonic, nameOf(m_level));
    for (const QString& level : m_levels) {
        widest = widest.expandedTo(fontMetrics().size(Qt::TextShowMnemonic, nameOf(level)));
    }
    QStyleOptionButton option;
    initStyleOption(&option);
    return style()->sizeFromContents(QStyle::CT_PushButton, &option, widest, this);
}

void LevelButton::step(int by) {
    const auto count = static_cast<int>(m_levels.size());
    const auto place = static_cast<int>(m_levels.indexOf(m_level)); // −1 for one not offered
    setLevel(m_levels.at((std::max(place + by, -1) + count) % count));
    emit chosen(m_level);
}

void LevelButton::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Up:
    case Qt::Key_Right:
        step(1);
        break;
    case Qt::Key_Down:
    case Qt::Key_Left:
        step(-1);
        break;
    default:
        QPushButton::keyPressEvent(event);
    }
}

void LevelButton::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
    QPushButton::changeEvent(event);
}

void LevelButton::retranslate() {
    const QString level = nameOf(m_level);
    setText(level);
    setAccessibleName(tr("Level of %1: %2", "an opponent").arg(m_name, level));
    setAccessibleDescription(levelDescription(m_level));
    setToolTip(
        tr("%1 Click for the next level.", "what a level is like").arg(levelDescription(m_level)));
    updateGeometry();
}

OpponentCard::OpponentCard(FacePictures& pictures, int number, QWidget* parent)
    : QWidget(parent)
    , m_role(new QLabel(this))
    , m_face(new FaceButton(pictures, this))
    , m_level(new LevelButton(this)) {
    makeSecondary(m_role);
    m_role->setWordWrap(false);
    setLabelRole(m_role, QAccessible::Paragraph);
    m_face->setObjectName(QStringLiteral("opponentFace%1").arg(number));
    m_level->setObjectName(QStringLiteral("opponentLevel%1").arg(number));
    retainSizeWhenHidden(*m_face);
    auto* words = new QVBoxLayout;
    words->setSpacing(2);
    words->addStretch(1);
    words->addWidget(m_role);
    words->addWidget(m_level);
    words->addStretch(1);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_face);
    row->addLayout(words);
}

void OpponentCard::setOpponent(const QString& name, const QString& role) {
    const bool isFriend = m_level->level() == QLatin1String(kFriend);
    m_role->setText(role);
    m_level->setWhose(isFriend ? role : name, isWomansName(name));
    m_face->setVisible(!isFriend);
}

} // namespace settebello
