// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/main_choices.h"

#include "rules/difference_mark.h"
#include "rules/fault_note.h"
#include "rules/presets.h"
#include "rules/rule_keys.h"
#include "widgets/label_role.h"
#include "widgets/style.h"
#include "widgets/widget_size.h"

#include <QCheckBox>
#include <QEvent>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>
#include <iterator>

namespace settebello {

namespace {

constexpr int kIndent = 24;
constexpr int kBetweenPairs = 6;
constexpr int kBetweenBoxes = 12;

bool isOn(const RuleSet& rules, MainChoices::Choice choice) {
    switch (choice) {
    case MainChoices::Teams:
        return rules.table.teams;
    case MainChoices::Primiera:
        return rules.scoring.prime == Prime::Primiera;
    case MainChoices::Scopone:
        return rules.deal.handCards == HandCards::All;
    case MainChoices::MoreCards:
        break;
    }
    return rules.capture.maxCards == 0 || rules.capture.maxCards > 2;
}

constexpr std::array kAll{MainChoices::Teams, MainChoices::Primiera, MainChoices::Scopone,
                          MainChoices::MoreCards};

} // namespace

MainChoices::MainChoices(QWidget* parent)
    : QWidget(parent)
    , m_fault(new FaultNote(this))
    , m_difference(new DifferenceMark(this))
    , m_teams(new QBoxLayout(QBoxLayout::LeftToRight)) {
    m_fault->setContentsMargins(kIndent, 0, 0, 0);
    m_difference->setContentsMargins(kIndent, 0, 0, 0);
    connect(m_fault, &FaultNote::fixed, this, &MainChoices::edited);
    connect(m_difference, &DifferenceMark::back, this,
            [this] { choose(Teams, !m_rules.table.teams); });
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(kBetweenPairs / 2);
    for (QBoxLayout*& pair : m_pairs) {
        pair = new QBoxLayout(QBoxLayout::TopToBottom);
        column->addLayout(pair);
    }
    for (const Choice choice : kAll) {
        QBoxLayout& pair = *m_pairs[choice / 2];
        Line& line = m_lines[choice];
        line.box = new QCheckBox(this);
        line.explanation = new QLabel(this);
        makeSecondary(line.explanation);
        setLabelRole(line.explanation, QAccessible::Paragraph); // described by its box
        line.explanation->setIndent(kIndent);
        line.explanation->setContentsMargins(0, 0, 0, kBetweenPairs);
        if (choice == Teams) {
            m_teams->addWidget(line.box, 1);
            m_teams->addWidget(m_difference);
            pair.addLayout(m_teams);
        } else {
            pair.addWidget(line.box, choice % 2);
        }
        pair.addWidget(line.explanation);
        connect(line.box, &QCheckBox::clicked, this,
                [this, choice](bool on) { choose(choice, on); });
    }
    placeFault();
    retranslate();
}

void MainChoices::setRules(const RuleSet& rules) {
    m_rules = rules;
    for (const Choice choice : kAll) {
        m_lines[choice].box->setChecked(isOn(rules, choice));
    }
}

void MainChoices::setFaults(const Faults& faults) {
    Faults here;
    std::copy_if(faults.begin(), faults.end(), std::back_inserter(here),
                 [](const Fault& fault) { return fault.path == "/table/teams"; });
    m_fault->setFaults(here, m_rules);
    describe();
}

bool MainChoices::compareWith(const Preset& preset) {
    const bool differs = m_difference->compare(*findRuleKey("table", "teams"), m_rules, preset);
    hideDifference();
    arrange();
    return differs;
}

void MainChoices::setBrief(bool brief) {
    m_brief = brief;
    for (const Line& line : m_lines) {
        line.explanation->setVisible(!brief);
    }
    placeFault();
    hideDifference();
    arrange();
}

/// Below the explanation of team play, or below all the boxes.
void MainChoices::placeFault() {
    if (m_brief) {
        static_cast<QBoxLayout*>(layout())->addWidget(m_fault);
    } else {
        m_pairs[0]->insertWidget(2, m_fault);
    }
}

/// Without leaving its place empty; the next comparison shows it again.
void MainChoices::hideDifference() {
    if (m_brief) {
        retainSizeWhenHidden(*m_difference, false);
        m_difference->hide();
    }
}

QSize MainChoices::minimumSizeHint() const {
    int width = 0;
    for (const Line& line : m_lines) {
        width = std::max(width, line.box->sizeHint().width());
    }
    return {width, QWidget::minimumSizeHint().height()};
}

QString MainChoices::fault() const {
    return m_fault->text();
}

void MainChoices::describe() {
    for (const Line& line : m_lines) {
        line.box->setAccessibleDescription(line.explanation->text());
        line.box->setToolTip(line.explanation->text());
    }
    if (!fault().isEmpty()) {
        m_lines[Teams].box->setAccessibleDescription(fault());
    }
}

void MainChoices::choose(Choice choice, bool on) {
    switch (choice) {
    case Teams:
        m_rules.table.teams = on;
        break;
    case Primiera:
        m_rules.scoring.prime = on ? Prime::Primiera : Prime::Sevens;
        break;
    case Scopone:
        // The booklet's is the scopone scientifico, with an empty table.
        m_rules.deal.handCards = on ? HandCards::All : HandCards::Three;
        m_rules.deal.tableCards = on ? 0 : 4;
        break;
    case MoreCards:
        m_rules.capture.maxCards = on ? 0 : 2;
        break;
    }
    emit edited(m_rules);
}

/// Places the boxes side by side, and the difference under its box, as there is room.
void MainChoices::arrange() {
    const auto wider = [this](Choice one, Choice other) {
        return std::max(m_lines[one].box->sizeHint().width(),
                        m_lines[other].box->sizeHint().width());
    };
    const int first = wider(Teams, Scopone);
    const bool pairs = m_brief && first + kBetweenBoxes + wider(Primiera, MoreCards) <= width();
    for (QBoxLayout* pair : m_pairs) {
        pair->setDirection(pairs ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
        pair->setSpacing(pairs ? kBetweenBoxes : 1);
    }
    for (const Choice choice : {Teams, Scopone}) {
        m_lines[choice].box->setMinimumWidth(pairs ? first : 0);
    }
    const int box = m_lines[Teams].box->sizeHint().width() + kIndent + m_teams->spacing();
    m_difference->fitInto(*m_teams, width() - box);
}

void MainChoices::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrange();
}

void MainChoices::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
    QWidget::changeEvent(event);
}

void MainChoices::retranslate() {
    m_lines[Teams].box->setText(tr("T&eam play"));
    m_lines[Teams].explanation->setText(
        tr("Two teams of two or three; partners gather one pile and share its points."));
    m_lines[Primiera].box->setText(tr("&Primiera"));
    m_lines[Primiera].explanation->setText(
        tr("The best cards of the four suits together win a point, in place of most sevens."));
    m_lines[Scopone].box->setText(tr("&Scopone"));
    m_lines[Scopone].explanation->setText(
        tr("All cards are dealt at once: less luck, more skill."));
    m_lines[MoreCards].box->setText(tr("Taking &more than two cards"));
    m_lines[MoreCards].explanation->setText(
        tr("One play may take more than two cards from the table."));
    describe();
}

} // namespace settebello
