// SPDX-License-Identifier: GPL-3.0-or-later
#include "tasks/power.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include <gtest/gtest.h>

namespace settebello {
namespace {

class PowerTest : public ::testing::Test {
protected:
    void write(const QString& supply, const QString& name, const char* value) const {
        QDir().mkpath(m_folder.filePath(supply));
        QFile file(m_folder.filePath(supply + '/' + name));
        ASSERT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(value);
        file.write("\n");
    }
    bool onBattery() const { return runsOnBattery(m_folder.path()); }

    QTemporaryDir m_folder;
};

TEST_F(PowerTest, IsThatOfTheBatteryOnlyIfNothingElseIsThere) {
    EXPECT_FALSE(onBattery()) << "a desktop computer";
    EXPECT_FALSE(runsOnBattery(m_folder.filePath("missing")));
    write("BAT0", "status", "Discharging");
    EXPECT_TRUE(onBattery());
    write("AC", "online", "0");
    EXPECT_TRUE(onBattery());
    write("AC", "online", "1");
    EXPECT_FALSE(onBattery());
    write("AC", "online", "0");
    write("BAT0", "status", "Charging");
    EXPECT_FALSE(onBattery());
}

TEST_F(PowerTest, IsNotThatOfAMouse) {
    write("hidpp_battery_0", "scope", "Device");
    write("hidpp_battery_0", "status", "Discharging");
    EXPECT_FALSE(onBattery());
    write("BAT0", "status", "Discharging");
    write("hidpp_battery_0", "online", "1");
    EXPECT_TRUE(onBattery());
}

} // namespace
} // namespace settebello
