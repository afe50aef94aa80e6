// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QCheckBox;
class QLabel;
class QPushButton;
class QSlider;

namespace settebello {

class SettingsStore;

/// The preferences for sound: on or off, the volume, and the evening outside. Disabled, with an
/// explanation, in builds without sound; says why nothing is heard on a computer without a device.
class SoundPanel : public QWidget {
    Q_OBJECT

public:
    explicit SoundPanel(SettingsStore& store, QWidget* parent = nullptr);

    /// Whether sounds can be played at all; canPlaySounds() by default.
    void setPossible(bool possible);
    /// Whether this computer has a device to hear sounds with; true until this is called.
    void setDevice(bool found);

signals:
    /// The player wants to hear the current volume.
    void tried();

protected:
    void changeEvent(QEvent* event) override;

private:
    void showSettings();
    void retranslate();

    SettingsStore& m_store;
    QCheckBox* m_on;
    QLabel* m_label;
    QSlider* m_volume;
    QLabel* m_percent;
    QPushButton* m_try;
    QCheckBox* m_evening;
    QLabel* m_why;
    bool m_possible = true;
    bool m_hasDevice = true;
};

} // namespace settebello
