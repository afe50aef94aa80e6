// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/lesson_panel.h"

#include "storage/settings.h"
#include "text/display_names.h"
#include "widgets/announcer.h"
#include "widgets/choice_buttons.h"
#include "widgets/page_scrolling.h"
#include "widgets/style.h"
#include "widgets/text_sign.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QRadioButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>

namespace settebello {

namespace {

constexpr int kMargin = 14;
constexpr int kThin = 6;
constexpr double kHeading = 1.15;
// Sizes of the texts, as factors of the window's font.
constexpr double kLarger = 1.2;
constexpr double kSmallest = 0.55;
constexpr double kStep = 0.05;

QLabel* wrapped(QWidget* parent, const char* name) {
    auto* label = new QLabel(parent);
    label->setObjectName(QLatin1String(name));
    label->setWordWrap(true);
    label->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    return label;
}

} // namespace

LessonPanel::LessonPanel(QWidget* parent)
    : QFrame(parent)
    , m_progressText(wrapped(this, "lessonProgress"))
    , m_progress(new QProgressBar(this))
    , m_scroll(new QScrollArea(this))
    , m_back(new QPushButton(this))
    , m_next(new QPushButton(this))
    , m_leave(new QPushButton(this))
    , m_announcer(new Announcer(this)) {
    setObjectName(QStringLiteral("lessonPanel"));
    setAutoFillBackground(true);
    setFrameShape(QFrame::StyledPanel);
    makeSecondary(m_progressText);
    m_progress->setTextVisible(false);
    m_progress->setFixedHeight(kThin);
    makeTexts();
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(kMargin, kMargin, kMargin, kMargin);
    column->addWidget(m_progressText);
    column->addWidget(m_progress);
    column->addWidget(m_scroll, 1);
    column->addWidget(makePace());
    column->addLayout(makeButtons());
    column->addWidget(m_leave);
    m_scroll->installEventFilter(this);
    retranslate();
}

/// The texts, on a page that scrolls if it must.
void LessonPanel::makeTexts() {
    auto* page = new QWidget(m_scroll);
    m_title = wrapped(page, "lessonTitle");
    m_explanation = wrapped(page, "lessonThought");
    m_task = wrapped(page, "lessonTask");
    m_sign = new QLabel(page);
    m_reply = wrapped(page, "lessonReply");
    auto* reply = new QHBoxLayout;
    reply->addWidget(m_sign, 0, Qt::AlignTop);
    reply->addWidget(m_reply, 1);
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_title);
    column->addWidget(m_explanation);
    column->addWidget(m_task);
    column->addLayout(reply);
    column->addStretch();
    setPage(m_scroll, page);
    m_scroll->setFocusPolicy(Qt::NoFocus);
}

/// @return the pace to choose, of the first step.
QWidget* LessonPanel::makePace() {
    const QStringList ids = paceIds();
    m_paceRow = new QWidget(this);
    m_paceLabel = new QLabel(m_paceRow);
    m_paceLabel->setObjectName(QStringLiteral("lessonPace"));
    m_pace = new ChoiceButtons(QVariantList(ids.begin(), ids.end()), m_paceRow);
    m_paceLabel->setBuddy(m_pace);
    for (const QVariant& id : m_pace->values()) {
        m_pace->button(id)->setFocusPolicy(Qt::TabFocus); // a click leaves it on the table
    }
    connect(m_pace, &ChoiceButtons::chosen, this,
            [this](const QVariant& id) { emit paceChosen(paceOfId(id.toString())); });
    auto* row = new QHBoxLayout(m_paceRow); // a line above them is more than a small window has
    row->setContentsMargins(0, 0, 0, kThin);
    row->addWidget(m_paceLabel);
    row->addWidget(m_pace, 1);
    return m_paceRow;
}

/// @return the row of the buttons that lead through the lesson.
QLayout* LessonPanel::makeButtons() {
    m_back->setObjectName(QStringLiteral("lessonBack"));
    m_next->setObjectName(QStringLiteral("lessonNext"));
    m_leave->setObjectName(QStringLiteral("lessonLeave"));
    for (QPushButton* button : {m_back, m_next, m_leave}) {
        button->setAutoDefault(true); // Enter presses the button with the focus
    }
    connect(m_back, &QPushButton::clicked, this, &LessonPanel::back);
    connect(m_next, &QPushButton::clicked, this, &LessonPanel::next);
    connect(m_leave, &QPushButton::clicked, this, &LessonPanel::leave);
    auto* row = new QHBoxLayout;
    row->addWidget(m_back, 1);
    row->addWidget(m_next, 1);
    return row;
}

bool LessonPanel::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_scroll && event->type() == QEvent::Resize) {
        fitTexts();
    }
    return QFrame::eventFilter(watched, event);
}

void LessonPanel::fitTexts() {
    // A scroll bar that was needed before takes from the width, and so would stay.
    m_scroll->setVerticalScrollBarPolicy(findSize() ? Qt::ScrollBarAlwaysOff
                                                    : Qt::ScrollBarAsNeeded);
}

/// Makes the texts larger where there is room. In a small window with a large font they are
/// smaller, and the explanation is hidden while there is a reply to read. @return whether all are
/// seen.
bool LessonPanel::findSize() {
    const bool replies = !m_reply->text().isEmpty();
    m_explanation->setVisible(true);
    if (fitsAt(kLarger) || fitsAt(1)) {
        return true;
    }
    m_explanation->setVisible(!replies);
    double factor = 1;
    while (!fitsAt(factor)) {
        factor -= kStep;
        if (factor < kSmallest) {
            return false;
        }
    }
    return true;
}

bool LessonPanel::fitsAt(double factor) {
    m_title->setFont(scaledFont(font(), factor * kHeading, true));
    m_task->setFont(scaledFont(font(), factor, true));
    for (QLabel* label : {m_explanation, m_sign, m_reply}) {
        label->setFont(scaledFont(font(), factor));
    }
    QLayout* layout = m_scroll->widget()->layout();
    for (int i = 0; i < layout->count(); ++i) {
        layout->itemAt(i)->invalidate(); // the nested row is not notified by itself
    }
    layout->invalidate();
    const QSize room = m_scroll->maximumViewportSize();
    return std::max(layout->totalHeightForWidth(room.width()),
                    layout->totalMinimumSize().height()) <= room.height();
}

void LessonPanel::setStep(int number, int count) {
    Q_ASSERT(number >= 1 && number <= count);
    m_number = number;
    m_count = count;
    m_progress->setRange(0, count);
    m_progress->setValue(number);
    m_back->setEnabled(number > 1);
    m_paceRow->setVisible(number == 1);
    retranslate();
}

void LessonPanel::setTexts(const QString& title, const QString& explanation, const QString& task) {
    m_title->setText(title);
    m_explanation->setText(explanation);
    m_task->setText(task);
    m_task->setVisible(!task.isEmpty() && !m_done);
    m_scroll->verticalScrollBar()->setValue(0);
    fitTexts();
}

void LessonPanel::setReply(const QString& text, Reply kind) {
    m_sign->setText(
        withSign(kind == Reply::Praise ? u'✓' : u'→', QString(), fontMetrics()).trimmed());
    m_sign->setVisible(!text.isEmpty());
    m_reply->setText(text);
    m_reply->setVisible(!text.isEmpty());
    fitTexts();
    if (!text.isEmpty()) {
        announce(text);
    }
}

void LessonPanel::setDone(bool done) {
    m_done = done;
    m_task->setVisible(!m_task->text().isEmpty() && !done); // it has been obeyed
    fitTexts();
    m_next->setDefault(done);
    retranslate();
}

void LessonPanel::focusNext() {
    m_next->setFocus(Qt::OtherFocusReason);
}

void LessonPanel::setPace(Pace pace) {
    m_pace->setCurrent(paceId(pace));
}

void LessonPanel::announce(const QString& text) {
    m_announcer->announce(text);
}

QString LessonPanel::taskText() const {
    return m_task->text();
}

QString LessonPanel::replyText() const {
    return m_reply->text();
}

bool LessonPanel::fits() const {
    return m_scroll->verticalScrollBar()->maximum() == 0;
}

void LessonPanel::retranslate() {
    const bool last = m_number == m_count;
    m_progressText->setText(tr("First steps: %1 of %2").arg(m_number).arg(m_count));
    m_progress->setAccessibleName(m_progressText->text());
    m_paceLabel->setText(tr("Pace"));
    m_pace->setName(m_paceLabel->text());
    m_pace->setText(paceId(Pace::Calm), tr("Calm", "a pace"));
    m_pace->setText(paceId(Pace::Brisk), tr("Brisk", "a pace"));
    m_back->setText(tr("&Back"));
    m_next->setText(last && m_done ? tr("&Play") : tr("&Next"));
    m_next->setEnabled(!last || m_done);
    m_leave->setText(tr("&Leave (Esc)"));
}

} // namespace settebello
