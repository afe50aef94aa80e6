// SPDX-License-Identifier: GPL-3.0-or-later
#include "replay/exercise_bar.h"

#include "practice/choice_bar.h"
#include "practice/finding_bar.h"
#include "practice/idle_analysis.h"
#include "practice/practice_menu.h"
#include "widgets/announced_message.h"
#include "widgets/connect_button.h"
#include "widgets/flow_layout.h"

#include <QVBoxLayout>

namespace settebello {

ExerciseBar::ExerciseBar(IdleAnalysis& idle, Announcer* announcer, QWidget* parent)
    : QWidget(parent)
    , m_choice(new ChoiceBar(this))
    , m_finding(new FindingBar(idle, this))
    , m_message(new AnnouncedMessage(announcer, this))
    , m_more(new PracticeMenu(idle.store(), this)) {
    constexpr ByAction<const char*> kObjectNames{"next",  "better", "moves", "rules",
                                                 "again", "match",  "close"};
    m_message->setObjectName(QStringLiteral("exerciseMessage"));
    m_more->setObjectName(QStringLiteral("more"));
    m_more->setAutoDefault(false); // Enter belongs to the table, and then to Next
    auto* buttons = new FlowLayout;
    for (int i = 0; i < kActionCount; ++i) {
        const auto action = static_cast<Action>(i);
        m_buttons[action] = new QPushButton(this);
        connectButton(m_buttons[action], kObjectNames[action], this,
                      [this, action] { emit pressed(action); });
        if (action == Action::Close) {
            buttons->addWidget(m_more);
        }
        buttons->addWidget(m_buttons[action]);
    }
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(14, 6, 14, 10);
    column->setSpacing(6);
    column->addWidget(m_choice);
    column->addWidget(m_finding);
    column->addWidget(m_message);
    column->addLayout(buttons);
}

void ExerciseBar::setPractising(bool practising) {
    m_isPractising = practising;
    m_choice->setVisible(practising);
    m_more->setVisible(practising);
}

void ExerciseBar::retranslate(bool answered) {
    m_choice->retranslate();
    m_finding->retranslate();
    m_more->retranslate();
    button(Action::Next).setText(answered ? tr("&Next") : tr("S&kip"));
    button(Action::Better).setText(tr("Show the &better play"));
    button(Action::Moves).setText(tr("&What was played"));
    button(Action::Rules).setText(tr("&Rules of this game"));
    button(Action::Again).setText(tr("&Try again"));
    button(Action::Match).setText(tr("&Show in the match"));
    button(Action::Close).setText(m_isPractising ? tr("C&lose") : tr("Back to the re&view"));
}

} // namespace settebello
