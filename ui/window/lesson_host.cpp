// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/lesson_host.h"

#include "lesson/first_steps_offer.h"
#include "lesson/lesson_view.h"
#include "table/painting/table_theme.h"
#include "table/table_view.h"
#include "widgets/plain_text.h"
#include "window/services.h"

#include <QBoxLayout>

namespace settebello {

LessonHost::LessonHost(Services& services, TableView& table, QBoxLayout& column, QObject* parent)
    : QObject(parent)
    , m_services(services)
    , m_table(table)
    , m_column(column) {}

bool LessonHost::offer() {
    if (m_offer) {
        return true;
    }
    SettingsStore& store = m_services.settingsStore;
    if (!store.isNew() || store.settings().assist.firstStepsOffered) {
        return false;
    }
    store.change([](Settings& settings) { settings.assist.firstStepsOffered = true; });
    m_offer = new FirstStepsOffer(&m_table, QString::fromStdString(store.settings().display.deck));
    m_offer->setTheme(tableTheme(QString::fromStdString(store.settings().display.table)));
    connect(m_offer, &FirstStepsOffer::stepsWanted, this, &LessonHost::start);
    connect(m_offer, &FirstStepsOffer::named, this, [&store](const QString& name) {
        store.change([&name](Settings& settings) { settings.match.name = name.toStdString(); });
    });
    connect(m_offer, &FirstStepsOffer::deckChosen, this, [&store](const QString& id) {
        store.change([&id](Settings& settings) { settings.display.deck = id.toStdString(); });
    });
    connect(m_offer, &FirstStepsOffer::declined, this, [this] {
        dropOffer();
        emit declined();
    });
    return true;
}

void LessonHost::dropOffer() {
    if (m_offer) {
        m_offer->deleteLater();
        m_offer = nullptr;
    }
}

void LessonHost::start() {
    if (active()) {
        return;
    }
    dropOffer();
    m_table.finishMotion();
    m_wasPaused = m_services.source.paused();
    m_services.source.setPaused(true);
    const Settings& settings = m_services.settingsStore.settings();
    m_lesson = new LessonView(m_services.pictures,
                              shownText(QString::fromStdString(settings.match.name), kLongestName),
                              m_column.parentWidget());
    m_lesson->setDisplay(settings.display);
    m_lesson->setSounds(m_services.sounds);
    connect(m_lesson, &LessonView::paceChosen, this, [this](Pace pace) {
        m_services.settingsStore.change([pace](Settings& changed) { changed.display.pace = pace; });
    });
    connect(m_lesson, &LessonView::left, this, [this] {
        leave();
        emit left();
    });
    connect(m_lesson, &LessonView::matchWanted, this, [this] {
        leave();
        emit matchRequested();
    });
    connect(&m_lesson->table(), &TableView::refused, this, &LessonHost::refused);
    connect(&m_lesson->table(), &TableView::ruleAsked, this, &LessonHost::ruleRequested);
    m_table.hide();
    m_column.addWidget(m_lesson, 1);
    m_lesson->show();
    m_lesson->setFocus();
    emit activeChanged(true);
}

void LessonHost::leave() {
    if (!active()) {
        return;
    }
    m_lesson->hide();
    m_lesson->deleteLater(); // one of its buttons may have been pressed
    m_lesson = nullptr;
    m_table.show();
    m_table.setFocus();
    m_services.source.setPaused(m_wasPaused);
    emit activeChanged(false);
}

void LessonHost::endForMatch() {
    dropOffer();
    m_wasPaused = false;
    leave();
}

void LessonHost::setDisplay(const Settings::Display& display) {
    if (m_lesson) {
        m_lesson->setDisplay(display);
    }
    if (m_offer) {
        m_offer->setTheme(tableTheme(QString::fromStdString(display.table)));
    }
}

} // namespace settebello
