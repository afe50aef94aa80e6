// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/fingerprint_bar.h"

#include "friends/friends_source.h"
#include "game/fair_cards.h"

#include <QClipboard>
#include <QEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

namespace settebello {

namespace {

/// Digits that stay together where a line is broken.
constexpr int kGroup = 8;
constexpr QChar kBreak(0x200B);

QString breakableDigits(const QString& digits) {
    QString text;
    for (qsizetype i = 0; i < digits.size(); i += kGroup) {
        text += (i > 0 ? QString(kBreak) : QString()) + digits.mid(i, kGroup);
    }
    return text;
}

} // namespace

FingerprintBar::FingerprintBar(const FairCards& cards, QWidget* parent)
    : QFrame(parent)
    , m_cards(cards)
    , m_text(new QLabel(this))
    , m_copy(new QToolButton(this))
    , m_check(new QToolButton(this)) {
    setObjectName(QStringLiteral("fairBar"));
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    m_text->setWordWrap(true);
    m_text->setObjectName(QStringLiteral("fingerprint"));
    m_copy->setFocusPolicy(Qt::TabFocus);
    m_check->setFocusPolicy(Qt::TabFocus);
    connect(m_copy, &QToolButton::clicked, this, [this] {
        QGuiApplication::clipboard()->setText(m_table ? m_table->fingerprint()
                                                      : m_cards.rounds().back().fingerprint);
    });
    connect(m_check, &QToolButton::clicked, this, &FingerprintBar::check);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(10, 2, 10, 2);
    row->addWidget(m_text, 1);
    row->addWidget(m_copy);
    row->addWidget(m_check);
    connect(&cards, &FairCards::changed, this, &FingerprintBar::refresh);
    retranslate();
}

void FingerprintBar::setWanted(bool wanted) {
    m_wanted = wanted;
    refresh();
}

void FingerprintBar::setTable(const FriendsSource* table) {
    if (m_table) {
        disconnect(m_table, nullptr, this, nullptr);
    }
    m_table = table;
    if (table) {
        connect(table, &FriendsSource::linesWait, this, &FingerprintBar::refresh);
        connect(table, &MatchSource::progressed, this, &FingerprintBar::refresh);
    }
    refresh();
}

void FingerprintBar::refreshOfTable() {
    const QString fingerprint = m_table->fingerprint();
    setVisible(m_wanted && !fingerprint.isEmpty());
    m_copy->show();
    m_check->hide();
    m_text->setText(tr("Fingerprint of the pack, the same on all screens: %1", "many digits")
                        .arg(breakableDigits(fingerprint)));
    m_text->setAccessibleName(m_text->text().remove(kBreak));
}

void FingerprintBar::refresh() {
    if (m_table) {
        refreshOfTable();
        return;
    }
    m_check->show();
    const auto& rounds = m_cards.rounds();
    setVisible(m_wanted && !rounds.empty());
    if (rounds.empty()) {
        return;
    }
    const QString fingerprint = rounds.back().fingerprint;
    m_copy->setVisible(!fingerprint.isEmpty());
    m_text->setText(fingerprint.isEmpty()
                        ? tr("There is no fingerprint of this pack: it was dealt elsewhere.")
                        : tr("Fingerprint of the pack in round %1: %2", "a number; many digits")
                              .arg(rounds.size())
                              .arg(breakableDigits(fingerprint)));
    m_text->setAccessibleName(m_text->text().remove(kBreak));
}

void FingerprintBar::retranslate() {
    m_copy->setText(tr("Copy"));
    m_copy->setAccessibleName(tr("Copy the fingerprint"));
    m_check->setText(tr("Check…"));
    m_check->setAccessibleName(tr("Check the cards"));
    refresh();
}

void FingerprintBar::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
    QFrame::changeEvent(event);
}

} // namespace settebello
