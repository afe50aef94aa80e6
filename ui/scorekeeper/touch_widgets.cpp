// SPDX-License-Identifier: GPL-3.0-or-later
#include "scorekeeper/touch_widgets.h"

#include "widgets/flow_layout.h"
#include "widgets/plain_text.h"
#include "widgets/wheel_guard.h"

#include <QHBoxLayout>
#include <QSignalBlocker>
#include <QStyleOptionButton>

#include <algorithm>

namespace settebello {

namespace {

constexpr double kLines = 2.2; ///< the least height of a button, in heights of its text

} // namespace

void keepHeightForWidth(QWidget* widget) {
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    widget->setSizePolicy(policy);
}

TouchButton::TouchButton(QWidget* parent, const char* name)
    : QPushButton(parent) {
    setObjectName(QLatin1String(name));
    setAutoDefault(false);
}

QSize TouchButton::sizeHint() const {
    const QSize words = fontMetrics().size(Qt::TextShowMnemonic, text());
    const int line = fontMetrics().height();
    const int least = std::max(kTouchHeight, static_cast<int>(kLines * line));
    return QSize(words.width() + (menu() != nullptr ? 3 : 2) * line, least).expandedTo({least, 0});
}

/// The style draws a pressed button only a little darker.
void TouchButton::initStyleOption(QStyleOptionButton* option) const {
    QPushButton::initStyleOption(option);
    if (isChecked()) {
        option->palette.setColor(QPalette::Button, palette().color(QPalette::Highlight));
        option->palette.setColor(QPalette::ButtonText, palette().color(QPalette::HighlightedText));
    }
}

TouchChoice::TouchChoice(const QString& name, const QStringList& texts, QWidget* parent)
    : QWidget(parent) {
    auto* row = new FlowLayout(FlowLayout::Last::Follows);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(kCellGap);
    setLayout(row);
    setAccessibleName(name);
    keepHeightForWidth(this);
    for (const QString& text : texts) {
        auto* button = new TouchButton(this, "choice");
        const int place = static_cast<int>(m_buttons.size());
        button->setObjectName(QStringLiteral("choice_%1").arg(place));
        button->setText(menuText(text));
        button->setCheckable(true);
        button->setAccessibleName(tr("%1: %2", "what is chosen, a value").arg(name, text));
        // Screen readers toggle the button without a click.
        connect(button, &QPushButton::toggled, this, [this, place](bool on) {
            press(on ? place : -1);
            emit chosen(current());
        });
        m_buttons += button;
        row->addWidget(button);
    }
}

void TouchChoice::press(int place) {
    for (int i = 0; i < static_cast<int>(m_buttons.size()); ++i) {
        const QSignalBlocker quiet(m_buttons[i]);
        m_buttons[i]->setChecked(i == place);
    }
}

void TouchChoice::addBeside(int place, QWidget* widget) {
    auto* row = static_cast<FlowLayout*>(layout());
    auto* both = new QWidget(this);
    auto* line = new QHBoxLayout(both);
    line->setContentsMargins(0, 0, 0, 0);
    QList<QLayoutItem*> later;
    while (row->count() > place) {
        later += row->takeAt(place);
    }
    delete later.takeFirst(); // the button's
    line->addWidget(m_buttons[place], 1);
    line->addWidget(widget);
    row->addWidget(both);
    for (QLayoutItem* item : later) {
        row->addItem(item);
    }
}

void TouchChoice::setCurrent(int place) {
    press(place);
}

int TouchChoice::current() const {
    for (int i = 0; i < static_cast<int>(m_buttons.size()); ++i) {
        if (m_buttons[i]->isChecked()) {
            return i;
        }
    }
    return -1;
}

void alignCells(const QList<const TouchChoice*>& choices, int aligned, int room) {
    int widest = 0;
    int others = 0;
    for (const TouchChoice* choice : choices) {
        int rest = 0;
        for (int place = 0; place < choice->count(); ++place) {
            if (place < aligned) {
                choice->cell(place)->setMinimumWidth(0);
                widest = std::max(widest, choice->cell(place)->sizeHint().width());
            } else {
                rest += choice->cell(place)->sizeHint().width() + kCellGap;
            }
        }
        others = std::max(others, rest);
    }
    const int share = (room - others) / std::max(1, aligned) - kCellGap;
    for (const TouchChoice* choice : choices) {
        for (int place = 0; place < aligned; ++place) {
            choice->cell(place)->setMinimumWidth(std::max(widest, share));
        }
    }
}

CountField::CountField(int least, int most, int likely, QWidget* parent)
    : QWidget(parent)
    , m_likely(likely)
    , m_box(new QSpinBox(this))
    , m_less(new TouchButton(this, "less"))
    , m_more(new TouchButton(this, "more")) {
    m_box->setRange(likely == kUnknown ? least : kUnknown, most);
    m_box->setSpecialValueText(likely == kUnknown ? QString() : QStringLiteral("–"));
    m_box->setValue(m_box->minimum());
    m_box->setButtonSymbols(QAbstractSpinBox::NoButtons);
    m_box->setAlignment(Qt::AlignCenter);
    m_box->setMinimumSize(kTouchHeight, kTouchHeight);
    m_box->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Expanding); // as high as the buttons
    guardFromWheel(m_box);
    m_less->setText(QStringLiteral("−"));
    m_more->setText(QStringLiteral("+"));
    for (TouchButton* button : {m_less, m_more}) {
        button->setAutoRepeat(true);
        button->setFocusPolicy(Qt::NoFocus); // the arrow keys do the same in the field
    }
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(2);
    row->addWidget(m_less);
    row->addWidget(m_box, 1);
    row->addWidget(m_more);
    connect(m_box, &QSpinBox::valueChanged, this, &CountField::changed);
    connect(m_less, &QPushButton::clicked, this, [this] { step(-1); });
    connect(m_more, &QPushButton::clicked, this, [this] { step(1); });
}

void CountField::setValue(int value) {
    const QSignalBlocker quiet(m_box);
    m_box->setValue(value);
}

void CountField::setName(const QString& name) {
    m_box->setAccessibleName(name);
    m_less->setAccessibleName(tr("%1: one less").arg(name));
    m_more->setAccessibleName(tr("%1: one more").arg(name));
}

void CountField::step(int by) {
    m_box->setValue(value() == kUnknown && m_likely != kUnknown ? m_likely : value() + by);
}

} // namespace settebello
