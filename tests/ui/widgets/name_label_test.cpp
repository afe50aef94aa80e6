// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/name_label.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QVBoxLayout>

#include <gtest/gtest.h>

namespace settebello {
namespace {

const QString kNames =
    QStringLiteral("Scopa, 11 points · Amélie-Charlotte, Massimilianoalessandro");

QStringList words(const QString& text) {
    static const QRegularExpression kBreak(QStringLiteral("(?<=-)| "));
    return text.split(kBreak, Qt::SkipEmptyParts);
}

TEST(NameLabel, ShowsEachWordInOnePieceOrWithDots) {
    NameLabel label(kNames);
    label.show();
    const QStringList whole = words(kNames);
    int cut = 0;
    int uncut = 0;
    for (int width = label.minimumSizeHint().width(); width < 600; width += 7) {
        label.resize(width, label.heightForWidth(width));
        const QFontMetrics metrics = label.fontMetrics();
        EXPECT_LE(
            metrics.boundingRect(QRect(0, 0, width, 9999), Qt::TextWordWrap, label.text()).height(),
            label.height());
        bool isCut = false;
        for (const QString& word : words(label.text())) {
            EXPECT_LE(metrics.horizontalAdvance(word), width) << qPrintable(word);
            EXPECT_TRUE(whole.contains(word) || word.endsWith(QStringLiteral("…")))
                << qPrintable(word);
            isCut = isCut || !whole.contains(word);
        }
        EXPECT_EQ(label.toolTip(), isCut ? kNames : QString());
        EXPECT_EQ(label.accessibleName(), isCut ? kNames : QString());
        ++(isCut ? cut : uncut);
    }
    EXPECT_GT(cut, 3);
    EXPECT_GT(uncut, 20);
}

TEST(NameLabel, LeavesAShortNameAsItIs) {
    QWidget window;
    auto* column = new QVBoxLayout(&window);
    auto* label = new NameLabel({});
    column->addWidget(label);
    label->setNames(QStringLiteral("Ciro"));
    window.resize(window.minimumSizeHint());
    window.show();
    QCoreApplication::processEvents();
    EXPECT_EQ(label->text(), "Ciro");
}

} // namespace
} // namespace settebello
