// SPDX-License-Identifier: GPL-3.0-or-later
#include "preferences/sound_panel.h"

#include "settings/settings_store.h"
#include "sound/sound_player.h"
#include "widgets/flow_layout.h"
#include "widgets/letter_width.h"
#include "widgets/style.h"
#include "widgets/wheel_guard.h"
#include "widgets/wrapped_check_box.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QSlider>
#include <QVBoxLayout>

namespace settebello {

namespace {

constexpr int kLoudest = 100;
constexpr int kStep = 5;
constexpr int kSliderWidth = 18; ///< letters

QString volumePercent(int volume) {
    return SoundPanel::tr("%1%", "how loud").arg(QLocale().toString(volume));
}

} // namespace

SoundPanel::SoundPanel(SettingsStore& store, QWidget* parent)
    : QWidget(parent)
    , m_store(store)
    , m_on(new WrappedCheckBox(this))
    , m_label(new QLabel(this))
    , m_volume(new QSlider(Qt::Horizontal, this))
    , m_percent(new QLabel(this))
    , m_try(new QPushButton(this))
    , m_evening(new WrappedCheckBox(this))
    , m_why(new QLabel(this)) {
    m_on->setObjectName(QStringLiteral("sound"));
    m_volume->setObjectName(QStringLiteral("soundVolume"));
    m_volume->setRange(0, kLoudest);
    guardFromWheel(m_volume);
    m_volume->setSingleStep(kStep);
    m_volume->setPageStep(4 * kStep);
    m_label->setBuddy(m_volume);
    m_try->setObjectName(QStringLiteral("trySound"));
    m_try->setAutoDefault(false);
    m_evening->setObjectName(QStringLiteral("evening"));
    m_why->setObjectName(QStringLiteral("noSound"));
    makeSecondary(m_why);
    m_volume->setMinimumWidth(letterWidth(fontMetrics()) * kSliderWidth);
    auto* slider = new QWidget(this);
    auto* together = new QHBoxLayout(slider);
    together->setContentsMargins(0, 0, 0, 0);
    together->addWidget(m_volume, 1);
    together->addWidget(m_percent);
    auto* row = new FlowLayout;
    row->addWidget(m_label);
    row->addWidget(slider);
    row->addWidget(m_try);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_on);
    column->addLayout(row);
    column->addWidget(m_evening);
    column->addWidget(m_why);
    connect(m_on, &QCheckBox::clicked, this, [this](bool on) {
        m_store.change([&](Settings& settings) { settings.display.sound = on; });
    });
    connect(m_volume, &QSlider::valueChanged, this, [this](int volume) {
        m_store.change([&](Settings& settings) { settings.display.soundVolume = volume; });
    });
    connect(m_try, &QPushButton::clicked, this, &SoundPanel::tried);
    connect(m_evening, &QCheckBox::clicked, this, [this](bool on) {
        m_store.change([&](Settings& settings) { settings.display.evening = on; });
    });
    connect(&m_store, &SettingsStore::changed, this, &SoundPanel::showSettings);
    retranslate();
    setPossible(canPlaySounds());
}

void SoundPanel::setPossible(bool possible) {
    m_possible = possible;
    showSettings();
}

void SoundPanel::setDevice(bool found) {
    m_hasDevice = found;
    showSettings();
}

void SoundPanel::showSettings() {
    const Settings::Display& display = m_store.settings().display;
    m_on->setChecked(display.sound);
    m_on->setEnabled(m_possible);
    m_volume->setValue(display.soundVolume);
    m_percent->setText(volumePercent(display.soundVolume));
    m_evening->setChecked(display.evening);
    m_why->setText(
        m_possible
            ? tr("This computer has no sound device.")
            : tr("This build of the program has no sound: it was made without Qt Multimedia."));
    m_why->setVisible(!m_possible || (display.sound && !m_hasDevice));
    for (QWidget* widget : {static_cast<QWidget*>(m_label), static_cast<QWidget*>(m_volume),
                            static_cast<QWidget*>(m_percent), static_cast<QWidget*>(m_try),
                            static_cast<QWidget*>(m_evening)}) {
        widget->setEnabled(m_possible && display.sound);
    }
}

void SoundPanel::retranslate() {
    m_on->setText(tr("S&ound"));
    m_label->setText(tr("&Volume"));
    m_try->setText(tr("Tr&y it"));
    m_try->setToolTip(tr("Hear how loud that is"));
    m_evening->setText(tr("Evenin&g outside"));
    m_evening->setToolTip(
        tr("Far voices and crickets through the window, very softly, during a match"));
    // Room for the longest, so that the slider does not jump.
    m_percent->setMinimumWidth(m_percent->fontMetrics().horizontalAdvance(volumePercent(kLoudest)));
    showSettings();
}

void SoundPanel::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
    QWidget::changeEvent(event);
}

} // namespace settebello
