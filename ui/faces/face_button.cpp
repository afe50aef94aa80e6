// SPDX-License-Identifier: GPL-3.0-or-later
#include "faces/face_button.h"

#include "faces/face_pictures.h"
#include "faces/opponent_faces.h"
#include "widgets/plain_text.h"
#include "widgets/window_geometry.h"

#include <QEvent>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>

#include <algorithm>

namespace settebello {

namespace {

constexpr int kColumns = 4;
/// In heights of a line of text: over a name, and to choose from.
constexpr double kOverName = 3.2;
constexpr double kToChoose = 3.6;

/// A flat tool button of the style does not show the focus.
constexpr const char* kLook =
    "QToolButton { border: 2px solid transparent; border-radius: 4px; padding: 2px; }"
    "QToolButton:hover { background: palette(midlight); }"
    "QToolButton:checked { background: palette(mid); }"
    "QToolButton:focus { border-color: palette(highlight); }";

void showFace(QToolButton& button, FacePictures& pictures, const QString& face) {
    const int size = button.iconSize().width();
    button.setIcon(
        QIcon(pictures.picture(face, Expression::Waiting, size, button.devicePixelRatioF())));
}

} // namespace

FacePalette::FacePalette(const QString& face, const QString& name, FacePictures& pictures,
                         QWidget* parent)
    : QFrame(parent, Qt::Popup)
    , m_pictures(pictures)
    , m_before(name)
    , m_name(new QLineEdit(name, this))
    , m_size(qRound(fontMetrics().height() * kToChoose)) {
    setAttribute(Qt::WA_DeleteOnClose);
    setObjectName(QStringLiteral("facePalette"));
    setFrameShape(QFrame::StyledPanel);
    setAccessibleName(tr("Faces"));
    auto* label = new QLabel(tr("&Name"), this);
    label->setBuddy(m_name);
    m_name->setMaxLength(kLongestName);
    m_name->installEventFilter(this);
    m_name->setObjectName(QStringLiteral("opponentName"));
    auto* grid = new QGridLayout(this);
    grid->setSpacing(2);
    grid->addWidget(label, 0, 0);
    grid->addWidget(m_name, 0, 1, 1, kColumns - 1);
    for (const QString& id : faceIds()) {
        QToolButton* button = makeButton(id, id == face);
        const int place = static_cast<int>(m_buttons.size());
        grid->addWidget(button, 1 + place / kColumns, place % kColumns);
        m_buttons += button;
    }
    connect(&pictures, &FacePictures::ready, this, &FacePalette::updatePictures);
    updatePictures();
}

QToolButton* FacePalette::makeButton(const QString& face, bool current) {
    auto* button = new QToolButton(this);
    button->setObjectName(face);
    button->setAccessibleName(faceName(face));
    button->setToolTip(faceName(face));
    button->setIconSize({m_size, m_size});
    button->setStyleSheet(QLatin1String(kLook));
    button->setCheckable(true);
    button->setChecked(current);
    button->installEventFilter(this);
    if (current) {
        button->setFocus();
    }
    connect(button, &QToolButton::clicked, this, [this, face] {
        takeName();
        emit chosen(face);
        close();
    });
    return button;
}

void FacePalette::updatePictures() {
    for (QToolButton* button : m_buttons) {
        showFace(*button, m_pictures, button->objectName());
    }
}

/// The arrow keys go from face to face as they lie.
void FacePalette::keyPressEvent(QKeyEvent* event) {
    const int place = static_cast<int>(m_buttons.indexOf(focusWidget()));
    switch (event->key()) {
    case Qt::Key_Escape:
        m_name->setText(m_before);
        close();
        break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        m_buttons.value(place, m_buttons.constFirst())->click();
        break;
    case Qt::Key_Left:
        goTo(place - 1);
        break;
    case Qt::Key_Right:
        goTo(place + 1);
        break;
    case Qt::Key_Up:
        if (place < kColumns) {
            m_name->setFocus(Qt::OtherFocusReason);
        } else {
            goTo(place - kColumns);
        }
        break;
    case Qt::Key_Down:
        goTo(place < 0 ? 0 : place + kColumns);
        break;
    default:
        QFrame::keyPressEvent(event);
    }
}

void FacePalette::goTo(int place) {
    if (QToolButton* button = m_buttons.value(place, nullptr)) {
        button->setFocus(Qt::OtherFocusReason);
    }
}

/// Emits named() if the name is not the one that was emitted last, or was there at first.
void FacePalette::takeName() {
    if (m_name->text() != m_before) {
        m_before = m_name->text();
        emit named(m_before);
    }
}

/// A click beside it closes it too.
void FacePalette::closeEvent(QCloseEvent* event) {
    takeName();
    QFrame::closeEvent(event);
}

/// Before the button has made of an arrow key what is usual in a row. Enter after a name is meant
/// for the name.
bool FacePalette::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::KeyPress) {
        auto* key = static_cast<QKeyEvent*>(event);
        if (watched == m_name) {
            const bool entered = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
            if (entered) {
                close();
            }
            return entered;
        }
        if (key->key() >= Qt::Key_Left && key->key() <= Qt::Key_Down) {
            keyPressEvent(key);
            return true;
        }
    }
    return QFrame::eventFilter(watched, event);
}

FaceButton::FaceButton(FacePictures& pictures, QWidget* parent)
    : QToolButton(parent)
    , m_pictures(pictures) {
    setStyleSheet(QLatin1String(kLook));
    setFocusPolicy(Qt::StrongFocus);
    setToolButtonStyle(Qt::ToolButtonTextUnderIcon);
    updatePicture();
    connect(this, &QToolButton::clicked, this, &FaceButton::openPalette);
    connect(&pictures, &FacePictures::ready, this, &FaceButton::updatePicture);
}

void FaceButton::setFace(const QString& face, const QString& name) {
    m_face = face;
    m_name = name;
    setText(menuText(name));
    setAccessibleName(tr("Face of %1: %2").arg(name, faceName(face)));
    setToolTip(tr("%1. Choose another face or name.").arg(faceName(face)));
    updatePicture();
}

void FaceButton::updatePicture() {
    const int size = qRound(fontMetrics().height() * kOverName);
    setIconSize({size, size});
    if (!m_face.isEmpty()) {
        showFace(*this, m_pictures, m_face);
    }
}

/// Below the button, or wherever the screen has room.
void FaceButton::openPalette() {
    m_palette = new FacePalette(m_face, m_name, m_pictures, this);
    connect(m_palette, &FacePalette::named, this, &FaceButton::named);
    connect(m_palette, &FacePalette::chosen, this, &FaceButton::chosen);
    QRect place(mapToGlobal(QPoint(0, height())), m_palette->sizeHint());
    const QRect room = availableWindowRect(this);
    place.moveLeft(std::clamp(place.left(), room.left(),
                              std::max(room.left(), room.right() + 1 - place.width())));
    if (place.bottom() > room.bottom()) {
        place.moveBottom(std::max(mapToGlobal(QPoint()).y() - 1, room.top() + place.height() - 1));
    }
    m_palette->setGeometry(place);
    m_palette->show();
}

void FaceButton::changeEvent(QEvent* event) {
    if (event->type() == QEvent::FontChange) {
        updatePicture();
    }
    QToolButton::changeEvent(event);
}

} // namespace settebello
