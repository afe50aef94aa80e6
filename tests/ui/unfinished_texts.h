// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include <gtest/gtest.h>

namespace settebello {

/// The English texts that still need a translator; tests/data/translations_test.py reports them.
QStringList unfinishedTexts(const QString& language);

} // namespace settebello

/// For a test that expects the words of a translation. Nobody needs to know the language to change
/// a text, so it is skipped until the translation is finished again.
#define SKIP_IF_UNFINISHED(language)                                                               \
    if (!settebello::unfinishedTexts(language).isEmpty())                                          \
    GTEST_SKIP() << "unfinished translations, which only a release needs: settebello_"             \
                 << qPrintable(QString(language)) << ".ts"
