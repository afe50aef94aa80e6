// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings/language_manager.h"

#include <QCoreApplication>
#include <QFile>
#include <QTemporaryDir>

#include <gtest/gtest.h>

namespace settebello {
namespace {

QString stock(int cards) {
    return QCoreApplication::translate("settebello::AccessibleText", "Stock: %n card(s)", nullptr,
                                       cards);
}

TEST(LanguageManager, ShowsProperEnglishInPlaceOfAMissingTranslation) {
    const QTemporaryDir folder;
    const QString english = QStringLiteral("/settebello_en.qm");
    ASSERT_TRUE(QFile::copy(QStringLiteral(":/i18n") + english, folder.path() + english));
    LanguageManager languages(nullptr, folder.path());
    languages.use("it");
    EXPECT_EQ(languages.current(), "it");
    EXPECT_EQ(stock(1), "Stock: 1 card");
    EXPECT_EQ(stock(2), "Stock: 2 cards");
}

} // namespace
} // namespace settebello
