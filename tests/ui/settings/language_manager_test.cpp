// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings/language_manager.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QFile>
#include <QLocale>
#include <QTemporaryDir>

#include <gtest/gtest.h>

#include <array>
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

struct Date {
    const char* system;
    const char* language;
    const char* date; ///< as it is to be written
};

TEST(LanguageManager, WritesDatesInTheOrderOfTheSystem) {
    const QDateTime time(QDate(2026, 11, 21), QTime(18, 5));
    const std::array dates{
        Date{"de_DE", "en", "21/11/2026 18:05"},   Date{"tr_TR", "en", "21/11/2026 18:05"},
        Date{"it_IT", "en", "21/11/2026 18:05"},   Date{"fr_CH", "en", "21/11/2026 18:05"},
        Date{"en_GB", "en", "21/11/2026 18:05"},   Date{"sv_SE", "en", "2026-11-21 18:05"},
        Date{"ja_JP", "en", "2026-11-21 18:05"},   Date{"en_US", "en", "11/21/26 6:05 PM"},
        Date{"ar_EG", "en", "21/11/2026 6:05 PM"}, Date{"fa_IR", "en", "2026-11-21 18:05"},
        Date{"en_US", "fr", "21/11/2026 18:05"},   Date{"en_US", "it", "21/11/26 18:05"},
        Date{"ar_EG", "it", "21/11/26 18:05"},     Date{"fr_CH", "fr", "21.11.26 18:05"},
        Date{"C", "en", "11/21/26 6:05 PM"}};
    for (const Date& date : dates) {
        const QLocale locale = LanguageManager::localeFor(date.language, QLocale(date.system));
        QString written = locale.toString(time, QLocale::ShortFormat);
        written.replace(QChar(0x202f), QLatin1Char(' ')).remove(QLatin1Char(',')); // newer CLDR
        EXPECT_EQ(written, date.date) << date.system << ' ' << date.language;
        EXPECT_EQ(locale.language(), QLocale(date.language).language());
    }
}

} // namespace
} // namespace settebello
