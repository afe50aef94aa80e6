// SPDX-License-Identifier: GPL-3.0-or-later
#include "practice/choice_bar.h"

#include "practice/practice_text.h"
#include "practice/problem_set.h"
#include "text/preset_text.h"
#include "widgets/flow_layout.h"
#include "widgets/style.h"

#include <QComboBox>
#include <QLabel>
#include <QSignalBlocker>

#include <algorithm>

namespace settebello {

namespace {

using Kind = ExerciseChoice::Kind;
constexpr int kAnyGrade = -1;

/// Fills a box anew and keeps what is chosen.
void refill(QComboBox* box, const QList<std::pair<QString, QVariant>>& entries) {
    const QSignalBlocker quiet(box);
    const QVariant chosen = box->currentData();
    box->clear();
    for (const auto& [text, data] : entries) {
        box->addItem(text, data);
    }
    box->setCurrentIndex(std::max(0, box->findData(chosen)));
}

} // namespace

ChoiceBar::ChoiceBar(QWidget* parent)
    : QWidget(parent)
    , m_count(new QLabel(this)) {
    auto* flow = new FlowLayout;
    flow->setContentsMargins(0, 0, 0, 0);
    setLayout(flow);
    m_kind = addChoice("kind");
    setFocusProxy(m_kind.box);
    m_grade = addChoice("grade");
    m_game = addChoice("game");
    m_count->setObjectName(QStringLiteral("count"));
    makeSecondary(m_count);
    m_count->setWordWrap(false);
    flow->addWidget(m_count);
    retranslate();
}

ChoiceBar::Choice ChoiceBar::addChoice(const char* name) {
    const Choice made{new QLabel(this), new QComboBox(this)};
    made.box->setObjectName(QLatin1String(name));
    made.box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    made.label->setBuddy(made.box);
    layout()->addWidget(made.label);
    layout()->addWidget(made.box);
    connect(made.box, &QComboBox::currentIndexChanged, this, [this] {
        update();
        emit chosen();
    });
    return made;
}

ExerciseChoice ChoiceBar::choice() const {
    ExerciseChoice choice;
    choice.kind = static_cast<Kind>(m_kind.box->currentData().toInt());
    const int grade = m_grade.box->currentData().toInt();
    if (choice.kind == Kind::Problems && grade != kAnyGrade) {
        choice.grade = static_cast<Grade>(grade);
    }
    choice.game = m_game.box->currentData().toString().toStdString();
    return choice;
}

void ChoiceBar::setKind(Kind kind) {
    const QSignalBlocker quiet(m_kind.box);
    m_kind.box->setCurrentIndex(m_kind.box->findData(static_cast<int>(kind)));
    update();
}

void ChoiceBar::setCount(const QString& text) {
    m_count->setText(text);
}

void ChoiceBar::setSolved(bool solved) {
    m_solved = solved;
    m_kind.box->setItemText(m_kind.box->findData(static_cast<int>(Kind::ProblemOfTheDay)),
                            m_solved ? tr("Problem of the day ✓") : tr("Problem of the day"));
}

/// The problem of the day is one of any grade, and mistakes have none.
void ChoiceBar::update() {
    const Kind kind = choice().kind;
    for (QWidget* widget :
         {static_cast<QWidget*>(m_grade.label), static_cast<QWidget*>(m_grade.box)}) {
        widget->setVisible(kind == Kind::Problems);
    }
    m_game.box->setItemText(0,
                            kind == Kind::ProblemOfTheDay ? tr("Games you play") : tr("All games"));
}

void ChoiceBar::retranslate() {
    m_kind.label->setText(tr("&Practise:"));
    m_grade.label->setText(tr("&Difficulty:"));
    m_game.label->setText(tr("&Game:"));
    refill(m_kind.box, {{tr("Problem of the day"), static_cast<int>(Kind::ProblemOfTheDay)},
                        {tr("Your mistakes"), static_cast<int>(Kind::Mistakes)},
                        {tr("Problems"), static_cast<int>(Kind::Problems)}});
    refill(m_grade.box, {{tr("Any", "difficulty"), kAnyGrade},
                         {gradeName(Grade::Easy), static_cast<int>(Grade::Easy)},
                         {gradeName(Grade::Medium), static_cast<int>(Grade::Medium)},
                         {gradeName(Grade::Hard), static_cast<int>(Grade::Hard)}});
    QList<std::pair<QString, QVariant>> games{{tr("All games"), QString()}};
    for (const std::string_view family : kProblemFamilies) {
        games += {presetText(family).name,
                  QString::fromLatin1(family.data(), static_cast<qsizetype>(family.size()))};
    }
    refill(m_game.box, games);
    setSolved(m_solved);
    update();
}

} // namespace settebello
