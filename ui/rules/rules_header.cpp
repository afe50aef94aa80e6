// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/rules_header.h"

#include "rules/rules_draft.h"
#include "text/preset_text.h"
#include "widgets/announcer.h"
#include "widgets/dialog_look.h"
#include "widgets/flow_layout.h"
#include "widgets/label_role.h"
#include "widgets/message_label.h"
#include "widgets/plain_text.h"
#include "widgets/steady_scroll.h"
#include "widgets/style.h"

#include <QEvent>
#include <QFrame>
#include <QLabel>
#include <QPushButton>
#include <QRegularExpression>
#include <QVBoxLayout>

#include <algorithm>

namespace settebello {

RulesHeader::RulesHeader(QPushButton* houseRules, QWidget* parent)
    : QWidget(parent)
    , m_row(new QBoxLayout(QBoxLayout::LeftToRight))
    , m_name(new QLabel(this))
    , m_state(new QLabel(this))
    , m_change(new QPushButton(this))
    , m_save(new QPushButton(this))
    , m_compare(new QPushButton(this))
    , m_effect(new QPushButton(this))
    , m_houseRules(houseRules)
    , m_noticeRow(new QFrame(this))
    , m_done(new MessageLabel(m_noticeRow))
    , m_undo(new QPushButton(m_noticeRow))
    , m_announcer(new Announcer(this)) {
    makeHeading(m_name, 1.3);
    m_name->setObjectName(QStringLiteral("rulesName"));
    setLabelRole(m_name, QAccessible::Heading);
    makeSecondary(m_state);
    setLabelRole(m_state, QAccessible::Paragraph); // or Orca reads it as the dialog opens
    m_state->setObjectName(QStringLiteral("rulesState"));
    m_change->setObjectName(QStringLiteral("changeRules"));
    m_save->setObjectName(QStringLiteral("save"));
    m_compare->setObjectName(QStringLiteral("compareRules"));
    m_effect->setObjectName(QStringLiteral("whatChanges"));
    m_undo->setObjectName(QStringLiteral("undoNotice"));
    for (QPushButton* button : {m_change, m_save, m_compare, m_effect, m_undo}) {
        button->setAutoDefault(false);
    }
    connect(m_change, &QPushButton::clicked, this, &RulesHeader::changeAsked);
    connect(m_save, &QPushButton::clicked, this, &RulesHeader::saveAsked);
    connect(m_compare, &QPushButton::clicked, this, &RulesHeader::comparisonAsked);
    connect(m_effect, &QPushButton::clicked, this, &RulesHeader::effectAsked);
    connect(m_undo, &QPushButton::clicked, this, [this] {
        const std::function<void()> undo = m_undone;
        showNotice({});
        undo();
    });
    layOut();
    retranslate();
    showNotice({});
    setAllRules(false);
}

void RulesHeader::setAllRules(bool all) {
    m_change->setVisible(!all);
    for (QPushButton* button : {m_save, m_compare, m_effect, m_houseRules}) {
        button->setVisible(all);
    }
    arrange();
}

QList<QPushButton*> RulesHeader::buttons() const {
    return {m_change, m_save, m_compare, m_effect, m_houseRules};
}

void RulesHeader::layOut() {
    auto* names = new QVBoxLayout;
    names->setSpacing(0);
    names->addWidget(m_name);
    names->addWidget(m_state);
    auto* buttons = new FlowLayout(FlowLayout::Last::Follows);
    for (QPushButton* button : this->buttons()) {
        buttons->addWidget(button);
    }
    m_row->addLayout(names, 1);
    m_row->addLayout(buttons);
    auto* notice = new QHBoxLayout(m_noticeRow);
    notice->setContentsMargins(4, 2, 4, 2);
    makeNotice(*m_noticeRow, *m_done);
    notice->addWidget(m_done, 1);
    notice->addWidget(m_undo);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 4);
    column->setSpacing(2);
    column->addLayout(m_row);
    column->addWidget(m_noticeRow);
}

void RulesHeader::showRules(const RulesDraft& draft, bool playable) {
    m_name->setText(breakable(rulesName(draft.rules())));
    m_state->setText(draft.changed()        ? tr("Changed, and not saved")
                     : draft.isHouseRules() ? tr("Your house rules, as saved")
                                            : tr("Original rules"));
    m_save->setEnabled(playable);
    m_effect->setEnabled(playable);
    arrange();
}

void RulesHeader::showNotice(const QString& done, const QString& undo,
                             const std::function<void()>& undone) {
    m_undone = undone;
    m_done->setMessage(done);
    m_undo->setText(undo);
    m_undo->setVisible(!undo.isEmpty());
    showInPlace(*m_noticeRow, !done.isEmpty());
    m_announcer->announce(done);
}

QString RulesHeader::notice() const {
    return m_done->message();
}

/// Puts the buttons under the name where they do not fit beside it.
void RulesHeader::arrange() {
    int word = 0; // the longest of the name, which must not be cut off
    for (const QString& part : m_name->text().split(QRegularExpression("[\\s\\x{200b}]+"))) {
        word = std::max(word, m_name->fontMetrics().horizontalAdvance(part));
    }
    int buttons = 0;
    for (const QPushButton* button : this->buttons()) {
        buttons += button->isHidden() ? 0 : button->sizeHint().width() + m_row->spacing();
    }
    const bool narrow = buttons + std::max(buttons, word) > width();
    m_name->setMinimumWidth(narrow ? 0 : word); // before buttons take its room
    m_row->setDirection(narrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

void RulesHeader::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrange();
}

void RulesHeader::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        showNotice({}); // it was said in the other language
    }
    QWidget::changeEvent(event);
}

void RulesHeader::retranslate() {
    m_change->setText(tr("&Change the rules…"));
    m_change->setToolTip(tr("Shows all the rules, in words and one by one"));
    m_save->setText(tr("Sa&ve…"));
    m_save->setToolTip(tr("Keeps these rules among your house rules"));
    m_compare->setText(tr("&Compare…"));
    m_compare->setToolTip(tr("Shows how these rules differ from others"));
    m_effect->setText(tr("&What changes…"));
    m_effect->setToolTip(tr("Measures what these rules change: points, length, luck and skill"));
    arrange();
}

} // namespace settebello
