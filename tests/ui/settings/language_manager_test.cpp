// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings/language_manager.h"

#include <QCoreApplication>
#include <QFile>
#include <QLocale>
#include <QTemporaryDir>

#include <gtest/gtest.h>

#include <cstdio>
#include <cstdlib>

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

/// A list in Italian, in a process of its own, as Qt reads the environment once.
void joinInItalian() {
    LanguageManager languages;
    languages.use("it");
    const QString list = QLocale().createSeparatedList({"uno", "due", "tre"});
    std::fputs(qPrintable(list), stderr); // on Windows qInfo() writes only into a console
    std::exit(list == QLatin1String("uno, due e tre") ? 0 : 1);
}

TEST(LanguageManager, JoinsListsInTheLanguageInUse) {
    GTEST_FLAG_SET(death_test_style, "threadsafe");
    const QByteArray all = qgetenv("LC_ALL");
    const QByteArray language = qgetenv("LANGUAGE");
    qputenv("LC_ALL", "en_US.UTF-8");
    qputenv("LANGUAGE", "it");
    EXPECT_EXIT(joinInItalian(), testing::ExitedWithCode(0), "uno, due e tre");
    qputenv("LC_ALL", all);
    qputenv("LANGUAGE", language);
}

} // namespace
} // namespace settebello
