// SPDX-License-Identifier: GPL-3.0-or-later
// A whole match of chkobba, in which the sweep is called so.
#include "table/panels/move_list.h"
#include "table/panels/status_line.h"
#include "ui/table/hand_over_table.h"
#include "ui/unfinished_texts.h"

#include <QHelpEvent>
#include <QRegularExpression>
#include <QToolTip>

namespace settebello {
namespace {

class SweepWords : public HandOverTable, public ::testing::WithParamInterface<const char*> {
protected:
    /// Everything that can be read or heard, also as a tool tip.
    QString allTexts() {
        QStringList all = accessibleTexts() + heard() + view.findChild<MoveList*>()->lines() +
                          view.findChild<StatusLine*>()->captions();
        for (int seat = 0; seat < 2; ++seat) {
            const QPoint at = view.director().layout().seat(seat).label.center().toPoint();
            QHelpEvent help(QEvent::ToolTip, at, view.mapToGlobal(at));
            QCoreApplication::sendEvent(&view, &help);
            all += QToolTip::text();
        }
        return all.join('\n');
    }
};

TEST_P(SweepWords, AreThoseOfTheGame) {
    SKIP_IF_UNFINISHED(GetParam());
    languages.use(GetParam());
    Settings::Assist assist;
    assist.hints = true;
    view.setAssist(assist);
    static const QRegularExpression scopa("\\bscop[ae]\\b",
                                          QRegularExpression::CaseInsensitiveOption);
    MatchSetup setup = setupOf("chkobba", {0});
    setup.rules.base = "chkobba";
    controller.start(setup);
    bool counted = false;
    while (waitForTurn()) {
        const QString texts = allTexts();
        const QRegularExpressionMatch found = scopa.match(texts);
        ASSERT_FALSE(found.hasMatch())
            << qPrintable(texts.mid(std::max<qsizetype>(0, found.capturedStart() - 40), 90));
        counted = counted || texts.contains("0 chkobba");
        play();
    }
    EXPECT_TRUE(counted) << "the piles and the plates have a number of sweeps";
}

INSTANTIATE_TEST_SUITE_P(InLanguage, SweepWords, ::testing::Values("it", "fr"));

} // namespace
} // namespace settebello
