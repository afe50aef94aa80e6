// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pseudo_locale.h"

#include "text/table_text.h"

#include <QCoreApplication>

#include <gtest/gtest.h>

#include <vector>

namespace settebello {

namespace {

TEST(PseudoLocale, MakesTextsLongerAndKeepsWhatIsNoText) {
    struct Case {
        const char* source;
        std::vector<const char*> kept;
    };
    const std::vector<Case> cases{
        {"New match", {}},
        {"%n card(s) for %1, %L2 left", {"%n", "%1", "%L2"}},
        {"&Open a match…", {"&O", "…"}},
        {"Bread && wine", {"&&"}},
        {"<b>One</b> &amp; two", {"<b>", "</b>", "&amp;"}},
        {"Matches (*.scopa.json)", {"*.scopa.json"}},
        {"xyz 10", {"10"}},
    };
    for (const Case& test : cases) {
        const QString source = QString::fromUtf8(test.source);
        const QString said = PseudoLocale::said(source);
        EXPECT_GE(said.size(), static_cast<double>(source.size()) * 1.4) << qPrintable(said);
        EXPECT_LE(said.size(), static_cast<double>(source.size()) * 1.4 + 4) << qPrintable(said);
        EXPECT_NE(said.toLatin1(), source.toLatin1());
        for (const char* part : test.kept) {
            EXPECT_TRUE(said.contains(QString::fromUtf8(part))) << qPrintable(said);
        }
    }
    EXPECT_TRUE(PseudoLocale::said({}).isEmpty());
}

TEST(PseudoLocale, SpeaksAsLongAsItIsInstalled) {
    const QString plain = TableText::target("11");
    {
        PseudoLocale pseudo;
        ASSERT_TRUE(QCoreApplication::installTranslator(&pseudo));
        EXPECT_EQ(TableText::target("11"), QStringLiteral("[ööf 11~]"));
    }
    EXPECT_EQ(TableText::target("11"), plain);
}

} // namespace

} // namespace settebello
