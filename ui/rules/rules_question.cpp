// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/rules_question.h"

#include "widgets/dialog_look.h"
#include "widgets/flow_layout.h"
#include "widgets/message_label.h"
#include "widgets/window_geometry.h"

#include <QPushButton>
#include <QVBoxLayout>

namespace settebello {

namespace {

constexpr QSize kWanted(620, 460);

} // namespace

RulesQuestion::RulesQuestion(const QString& title, const QString& question,
                             const DifferencesView::Side& first,
                             const DifferencesView::Side& second, QWidget* parent)
    : QDialog(parent)
    , m_answers(new FlowLayout) {
    setWindowTitle(title);
    auto* column = new QVBoxLayout(this);
    auto* text = new MessageLabel(this);
    text->setObjectName(QStringLiteral("question"));
    text->setMessage(question);
    setAccessibleDescription(question);
    column->addWidget(text);
    auto* differences = new DifferencesView(this);
    differences->compare(first, second);
    column->addWidget(differences, 1);
    column->addLayout(m_answers);
    addTiles(*this);
    fitToScreen(this, kWanted);
}

void RulesQuestion::addAnswer(const QString& text, const char* name,
                              const std::function<void()>& chosen) {
    auto* button = new QPushButton(text, this);
    button->setObjectName(QLatin1String(name));
    if (m_answers->count() == 0) {
        button->setDefault(true);
        button->setFocus();
    }
    m_answers->addWidget(button);
    connect(button, &QPushButton::clicked, this, [this, chosen] {
        accept();
        chosen();
    });
}

} // namespace settebello
