// SPDX-License-Identifier: GPL-3.0-or-later
#include "preferences/deck_chooser.h"

#include "cards/card_pictures.h"
#include "cards/card_strip.h"
#include "settings/file_access.h"
#include "storage/settings.h"
#include "widgets/letter_width.h"
#include "widgets/plain_text.h"
#include "widgets/style.h"

#include <QButtonGroup>
#include <QDesktopServices>
#include <QDir>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QRadioButton>
#include <QUrl>

#include <algorithm>

namespace settebello {

namespace {

/// The cards by which decks are distinguished: the settebello and the courts.
std::vector<Card> sample() {
    return {Card(Suit::Coins, 7), Card(Suit::Swords, 8), Card(Suit::Cups, 9),
            Card(Suit::Batons, 10)};
}

constexpr double kSampleLines = 5;
constexpr int kLeastAbout = 22; ///< letters beside the sample

} // namespace

DeckChooser::DeckChooser(QWidget* parent)
    : QWidget(parent)
    , m_column(new QVBoxLayout(this))
    , m_group(new QButtonGroup(this))
    , m_folder(new QPushButton(this)) {
    m_column->setContentsMargins(0, 0, 0, 0);
    m_folder->setObjectName(QStringLiteral("openDeckFolder"));
    connect(m_folder, &QPushButton::clicked, this, &DeckChooser::openFolder);
    connect(m_group, &QButtonGroup::idClicked, this, [this](int i) {
        m_current = m_entries[static_cast<std::size_t>(i)].read.id;
        emit chosen(m_current);
    });
    m_column->addWidget(m_folder, 0, Qt::AlignLeft);
    reload();
}

DeckChooser::~DeckChooser() {
    qDeleteAll(m_rows); // before the pictures that they show
}

void DeckChooser::reload() {
    qDeleteAll(m_rows);
    m_rows.clear();
    m_entries.clear();
    m_threads = std::make_shared<DrawingThreads>();
    QList<DeckRead> decks = allDecks();
    const QString usual = QString::fromStdString(Settings::Display().deck);
    std::stable_partition(decks.begin(), decks.end(),
                          [&usual](const DeckRead& read) { return read.id == usual; });
    for (const DeckRead& read : decks) {
        add(read);
    }
    retranslate();
    setCurrent(m_current);
}

void DeckChooser::add(const DeckRead& read) {
    auto* row = new QWidget(this);
    auto* grid = new QGridLayout(row);
    grid->setContentsMargins(0, 2, 0, 6);
    grid->setColumnStretch(0, 1);
    Entry entry;
    entry.read = read;
    entry.button = new QRadioButton(row);
    entry.button->setObjectName(QStringLiteral("deck_") + read.id);
    entry.button->setEnabled(read.isComplete());
    entry.about = new QLabel(row);
    entry.about->setWordWrap(true);
    grid->addWidget(entry.button, 0, 0);
    grid->addWidget(entry.about, 1, 0, Qt::AlignTop);
    if (read.isComplete()) {
        makeSecondary(entry.about);
        entry.pictures = std::make_unique<CardPictures>(m_threads);
        entry.pictures->setDeck(read);
        grid->addWidget(new CardStrip(*entry.pictures, sample(), kSampleLines, row), 0, 1, 2, 1);
    } else {
        makeWarning(entry.about);
    }
    m_group->addButton(entry.button, static_cast<int>(m_entries.size()));
    m_entries.push_back(std::move(entry));
    m_column->insertWidget(static_cast<int>(m_rows.size()), row);
    m_rows.push_back(row);
    row->show();
}

void DeckChooser::setCurrent(const QString& id) {
    m_current = id;
    for (const Entry& entry : m_entries) {
        entry.button->setChecked(entry.read.id == id);
    }
}

void DeckChooser::retranslate() {
    m_folder->setText(tr("Open your deck folder"));
    for (const Entry& entry : m_entries) {
        const DeckRead& read = entry.read;
        entry.button->setText(menuText(read.deck ? read.deck->name() : read.id));
        if (!read.isComplete()) {
            setWarning(entry.about, tr("This deck in %1 cannot be used. %2")
                                        .arg(shownPath(toPath(read.folder)),
                                             read.faults.join(QLatin1Char(' '))));
        } else {
            entry.about->setText(breakable(read.deck->licence.isEmpty()
                                               ? read.deck->author
                                               : tr("%1, %2", "a deck's author, its licence")
                                                     .arg(read.deck->author, read.deck->licence)));
        }
        entry.about->setMinimumWidth(
            std::max(letterWidth(fontMetrics()) * kLeastAbout,
                     longestWord(entry.about->fontMetrics(), entry.about->text())));
    }
}

void DeckChooser::openFolder() {
    const QString folder = deckFolders().constLast();
    // A file in its place would be opened with whatever program is meant for it.
    if (QDir().mkpath(folder)) {
        QDesktopServices::openUrl(QUrl::fromLocalFile(folder));
    }
}

void DeckChooser::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
    QWidget::changeEvent(event);
}

} // namespace settebello
