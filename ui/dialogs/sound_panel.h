// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QCheckBox;
class QLabel;
class QPushButton;
class QSlider;

namespace settebello {

class SettingsStore;

/// Sound on or off and how loud, as a part of the preferences. Where this build has no sound it
/// says so, and nothing can be chosen.
class SoundPanel : public QWidget {
    Q_OBJECT

public:
    explicit SoundPanel(SettingsStore& store, QWidget* parent = nullptr);

    /// Whether sounds can be played at all; as at first, canPlaySounds().
    void setPossible(bool possible);

signals:
    /// The player wants to hear how loud it is.
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
    QLabel* m_why;
    bool m_possible = true;
};

} // namespace settebello
