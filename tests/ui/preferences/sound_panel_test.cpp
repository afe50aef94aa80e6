// SPDX-License-Identifier: GPL-3.0-or-later
#include "preferences/sound_panel.h"

#include "settings/settings_store.h"
#include "sound/sound_player.h"
#include "ui/wait_until.h"

#include <QCheckBox>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QSlider>
#include <QTemporaryDir>
#include <QTest>

#include <gtest/gtest.h>

#include <memory>
#include <optional>

namespace settebello {
namespace {

class SoundPanelTest : public testing::Test {
protected:
    SoundPanelTest() { panel.show(); }
    template <typename Widget>
    Widget& named(const char* name) {
        return *panel.findChild<Widget*>(name);
    }
    /// What is in the file.
    Settings::Display saved() {
        store.saveNow();
        return SettingsStore(folder.path()).settings().display;
    }
    QTemporaryDir folder;
    SettingsStore store{folder.path()};
    SoundPanel panel{store};
};

TEST_F(SoundPanelTest, IsDisabledInABuildWithoutSound) {
    EXPECT_EQ(named<QLabel>("noSound").isVisible(), !canPlaySounds());
    panel.setPossible(false);
    EXPECT_TRUE(named<QLabel>("noSound").isVisible());
    EXPECT_FALSE(named<QLabel>("noSound").text().isEmpty());
    EXPECT_FALSE(named<QCheckBox>("sound").isEnabled());
    EXPECT_FALSE(named<QSlider>("soundVolume").isEnabled());
    EXPECT_FALSE(named<QPushButton>("trySound").isEnabled());
    EXPECT_FALSE(named<QCheckBox>("evening").isEnabled());
}

TEST_F(SoundPanelTest, IsKeptAtOnce) {
    panel.setPossible(true);
    EXPECT_FALSE(named<QLabel>("noSound").isVisible());
    named<QSlider>("soundVolume").setFocus();
    QTest::keyClick(&named<QSlider>("soundVolume"), Qt::Key_Right);
    EXPECT_EQ(saved().soundVolume, 65);
    named<QCheckBox>("sound").click();
    EXPECT_FALSE(saved().sound);
    EXPECT_FALSE(named<QSlider>("soundVolume").isEnabled());
    EXPECT_TRUE(named<QCheckBox>("sound").isEnabled());
}

TEST_F(SoundPanelTest, TheEveningIsOffUntilItIsWanted) {
    panel.setPossible(true);
    EXPECT_FALSE(named<QCheckBox>("evening").isChecked());
    named<QCheckBox>("evening").click();
    EXPECT_TRUE(saved().evening);
    named<QCheckBox>("sound").click();
    EXPECT_FALSE(named<QCheckBox>("evening").isEnabled());
    EXPECT_TRUE(named<QCheckBox>("evening").isChecked()) << "as it will be when sound is on again";
}

TEST_F(SoundPanelTest, ShowsWhatIsChangedElsewhere) {
    panel.setPossible(true);
    store.change([](Settings& settings) {
        settings.display.sound = false;
        settings.display.soundVolume = 10;
        settings.display.evening = true;
    });
    EXPECT_FALSE(named<QCheckBox>("sound").isChecked());
    EXPECT_EQ(named<QSlider>("soundVolume").value(), 10);
    EXPECT_TRUE(named<QCheckBox>("evening").isChecked());
}

TEST_F(SoundPanelTest, SaysWhyNothingIsHeardWhileSoundIsOn) {
    panel.setPossible(true);
    panel.setDevice(false);
    EXPECT_TRUE(named<QLabel>("noSound").isVisible());
    EXPECT_EQ(named<QLabel>("noSound").text(), "This computer has no sound device.");
    EXPECT_TRUE(named<QCheckBox>("sound").isEnabled()) << "one may be plugged in";
    named<QCheckBox>("sound").click();
    EXPECT_FALSE(named<QLabel>("noSound").isVisible()) << "nobody expects to hear anything";
    named<QCheckBox>("sound").click();
    panel.setDevice(true);
    EXPECT_FALSE(named<QLabel>("noSound").isVisible());
}

TEST_F(SoundPanelTest, LearnsFromThePlayerWhetherThereIsADevice) {
    const std::unique_ptr<SoundPlayer> player = makeSoundPlayer();
    std::optional<bool> known;
    player->findDevice(&panel, [&](bool found) { known = found; });
    EXPECT_FALSE(known) << "nobody waits";
    EXPECT_EQ(waitUntil([&] { return known.has_value() || !canPlaySounds(); }), true);
    EXPECT_EQ(known.has_value(), canPlaySounds());
}

TEST_F(SoundPanelTest, CanBeTried) {
    panel.setPossible(true);
    const QSignalSpy tried(&panel, &SoundPanel::tried);
    QTest::mouseClick(&named<QPushButton>("trySound"), Qt::LeftButton);
    EXPECT_EQ(tried.count(), 1);
}

} // namespace
} // namespace settebello
