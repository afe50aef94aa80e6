// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTranslator>

#include <gtest/gtest.h>

namespace {

class EmbeddedTranslation : public ::testing::TestWithParam<const char*> {};

TEST_P(EmbeddedTranslation, IsThere) {
    const QString path = QStringLiteral(":/i18n/settebello_%1.qm").arg(QLatin1String(GetParam()));
    QTranslator translator;
    EXPECT_TRUE(translator.load(path)) << qPrintable(path);
}

INSTANTIATE_TEST_SUITE_P(LanguageManager, EmbeddedTranslation, ::testing::Values("en", "fr", "it"));

} // namespace
