// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/label_role.h"

#include <QLabel>

#include <gtest/gtest.h>

namespace settebello {
namespace {

TEST(LabelRole, IsWhatScreenReadersSeeWithTheText) {
    QLabel label("Who plays");
    setLabelRole(&label, QAccessible::Paragraph);
    QAccessibleInterface* seen = QAccessible::queryAccessibleInterface(&label);
    EXPECT_EQ(seen->role(), QAccessible::Paragraph);
    EXPECT_EQ(seen->text(QAccessible::Name), "Who plays");
    label.setText("<b>Who</b> plays?");
    EXPECT_EQ(seen->text(QAccessible::Name), "Who plays?");
    label.setTextFormat(Qt::PlainText);
    EXPECT_EQ(seen->text(QAccessible::Name), "<b>Who</b> plays?");
    label.setAccessibleName("Players");
    EXPECT_EQ(seen->text(QAccessible::Name), "Players");
}

TEST(LabelRole, ChangesAlsoAfterScreenReadersHaveSeenTheLabel) {
    QLabel label("Who plays");
    EXPECT_EQ(QAccessible::queryAccessibleInterface(&label)->role(), QAccessible::StaticText);
    setLabelRole(&label, QAccessible::Heading);
    EXPECT_EQ(QAccessible::queryAccessibleInterface(&label)->role(), QAccessible::Heading);
}

} // namespace
} // namespace settebello
