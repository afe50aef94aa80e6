// SPDX-License-Identifier: GPL-3.0-or-later
#include "preferences/deck_chooser.h"

#include "cards/card_pictures.h"
#include "cards/card_strip.h"
#include "preferences/deck_folder.h"
#include "settings/file_access.h"
#include "storage/settings.h"
#include "widgets/letter_width.h"
#include "widgets/plain_text.h"
#include "widgets/style.h"

#include <QButtonGroup>
#include <QDesktopServices>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QRadioButton>
#include <QUrl>

#include <algorithm>
#include <utility>

namespace settebello {

namespace {

/// The cards by which decks are distinguished: the settebello and the courts.
std::vector<Card> sample() {
    return {Card(Suit::Coins, 7), Card(Suit::Swords, 8), Card(Suit::Cups, 9),
            Card(Suit::Batons, 10)};
}

constexpr double kSampleLines = 5;
constexpr int kLeastAbout = 22; ///< letters beside the sample
/// A usual deck takes a second.
constexpr int kLongestTrial = 30'000; // milliseconds

bool isOurs(const Deck& deck) {
    return deck.pictures.startsWith(QLatin1Char(':'));
}

} // namespace

DeckChooser::DeckChooser(QWidget* parent)
    : QWidget(parent)
    , m_column(new QVBoxLayout(this))
    , m_group(new QButtonGroup(this))
    , m_searching(new QLabel(this))
    , m_folder(new QPushButton(this)) {
    m_column->setContentsMargins(0, 0, 0, 0);
    m_folder->setObjectName(QStringLiteral("openDeckFolder"));
    connect(m_folder, &QPushButton::clicked, this, &DeckChooser::openFolder);
    connect(m_group, &QButtonGroup::idClicked, this,
            [this](int i) { choose(static_cast<std::size_t>(i)); });
    m_patience.setSingleShot(true);
    m_patience.setInterval(kLongestTrial);
    connect(&m_patience, &QTimer::timeout, this,
            [this] { finishTrying({tr("Its pictures take too long to draw.")}); });
    makeSecondary(m_searching);
    m_column->addWidget(m_searching);
    m_column->addWidget(m_folder, 0, Qt::AlignLeft);
    retranslate();
    reload();
}

DeckChooser::~DeckChooser() {
    qDeleteAll(m_rows); // before the pictures that they show
}

void DeckChooser::reload() {
    m_search.start([](const TaskRun& run) { return allDecks(deckFolders(), run.stop()); },
                   [this](const QList<DeckRead>& decks) { list(decks); });
}

void DeckChooser::list(const QList<DeckRead>& found) {
    stopTrying();
    qDeleteAll(m_rows);
    m_rows.clear();
    m_entries.clear();
    m_searching->hide();
    m_threads = std::make_shared<DrawingThreads>();
    QList<DeckRead> decks = found;
    const QString usual = QString::fromStdString(Settings::Display().deck);
    std::stable_partition(decks.begin(), decks.end(),
                          [&usual](const DeckRead& read) { return read.id == usual; });
    for (const DeckRead& read : decks) {
        add(read);
    }
    orderTabs();
    retranslate();
    setCurrent(m_current);
    const QString described = std::exchange(m_described, QString());
    for (const Entry& entry : m_entries) {
        if (!described.isEmpty() && entry.read.id == described) {
            entry.button->setFocus();
        }
    }
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
        addPictures(entry, row);
    } else {
        makeWarning(entry.about);
    }
    if (!read.proposal.isEmpty()) {
        addDescribing(entry, row);
    }
    m_group->addButton(entry.button, static_cast<int>(m_entries.size()));
    m_entries.push_back(std::move(entry));
    m_column->insertWidget(static_cast<int>(m_rows.size()), row);
    m_rows.push_back(row);
    row->show();
}

/// From top to bottom: the button for the folder is older than the rows above it.
void DeckChooser::orderTabs() {
    QWidget* last = nullptr;
    const auto follow = [&last](QWidget* next) {
        if (last && next) {
            setTabOrder(last, next);
        }
        last = next ? next : last;
    };
    for (const Entry& entry : m_entries) {
        follow(entry.button);
        follow(entry.describe);
    }
    follow(m_folder);
}

void DeckChooser::addPictures(Entry& entry, QWidget* row) {
    makeSecondary(entry.about);
    entry.isTried = isOurs(*entry.read.deck);
    entry.pictures = std::make_unique<CardPictures>(m_threads);
    CardPictures* pictures = entry.pictures.get();
    pictures->setDeck(entry.read);
    connect(pictures, &CardPictures::allDrawn, this, [this, pictures] {
        if (m_trying && m_entries[*m_trying].pictures.get() == pictures) {
            finishTrying(pictures->faults());
        }
    });
    auto* grid = static_cast<QGridLayout*>(row->layout());
    grid->addWidget(new CardStrip(*pictures, sample(), kSampleLines, row), 0, 1, 2, 1);
}

void DeckChooser::addDescribing(Entry& entry, QWidget* row) {
    entry.describe = new QPushButton(row);
    entry.describe->setObjectName(QStringLiteral("describe_") + entry.read.id);
    // The answer replaces the button.
    connect(
        entry.describe, &QPushButton::clicked, this, [this, read = entry.read] { describe(read); },
        Qt::QueuedConnection);
    static_cast<QGridLayout*>(row->layout())->addWidget(entry.describe, 2, 0, Qt::AlignLeft);
}

void DeckChooser::choose(std::size_t index) {
    stopTrying();
    Entry& entry = m_entries[index];
    if (entry.isTried) {
        m_current = entry.read.id;
        emit chosen(m_current);
        return;
    }
    m_trying = index;
    m_patience.start();
    showAbout(entry);
    entry.pictures->tryAll();
}

/// All pictures of the deck that was chosen have been drawn, or have taken too long.
void DeckChooser::finishTrying(const QStringList& faults) {
    const std::size_t index = *m_trying;
    stopTrying();
    Entry& entry = m_entries[index];
    if (faults.isEmpty()) {
        entry.isTried = true;
        choose(index);
        return;
    }
    entry.read.faults = faults;
    makeWarning(entry.about);
    setCurrent(m_current);
    for (const Entry& other : m_entries) {
        if (other.read.id == m_current && entry.button->hasFocus()) {
            other.button->setFocus();
        }
    }
    entry.button->setEnabled(false);
    showAbout(entry);
}

void DeckChooser::stopTrying() {
    m_patience.stop();
    if (const std::optional<std::size_t> tried = std::exchange(m_trying, std::nullopt)) {
        showAbout(m_entries[*tried]);
    }
}

void DeckChooser::setCurrent(const QString& id) {
    m_current = id;
    bool isFound = false; // others of its name cannot be used
    for (const Entry& entry : m_entries) {
        const bool isCurrent = !isFound && entry.read.id == id;
        entry.button->setChecked(isCurrent);
        isFound = isFound || isCurrent;
    }
}

void DeckChooser::describe(const DeckRead& read) {
    if (writeFile(read.folder + QStringLiteral("/deck.json"), read.proposal.toStdString())) {
        for (Entry& entry : m_entries) {
            if (entry.read.id == read.id) {
                entry.read.faults = QStringList{tr("deck.json cannot be written.")};
                showAbout(entry);
            }
        }
        return;
    }
    m_described = read.id;
    reload();
}

void DeckChooser::retranslate() {
    m_searching->setText(tr("Looking for decks…"));
    m_folder->setText(tr("Open your deck folder"));
    for (const Entry& entry : m_entries) {
        const DeckRead& read = entry.read;
        entry.button->setText(menuText(read.deck ? read.deck->name() : read.id));
        if (entry.describe) {
            entry.describe->setText(tr("Write deck.json for these pictures"));
            entry.describe->setAccessibleDescription(shownText(read.id));
        }
        showAbout(entry);
    }
}

void DeckChooser::showAbout(const Entry& entry) const {
    if (entry.read.isComplete()) {
        entry.about->setText(breakable(aboutText(entry)));
    } else {
        setWarning(entry.about, aboutText(entry));
    }
    entry.about->setMinimumWidth(
        std::max(letterWidth(fontMetrics()) * kLeastAbout,
                 longestWord(entry.about->fontMetrics(), entry.about->text())));
}

QString DeckChooser::aboutText(const Entry& entry) const {
    const DeckRead& read = entry.read;
    if (!read.isComplete()) {
        return tr("This deck in %1 cannot be used. %2")
            .arg(shownPath(toPath(read.folder)), read.faults.join(QLatin1Char(' ')));
    }
    if (m_trying && &m_entries[*m_trying] == &entry) {
        return tr("Its pictures are being checked…");
    }
    return read.deck->licence.isEmpty() ? read.deck->author
                                        : tr("%1, %2", "a deck's author, its licence")
                                              .arg(read.deck->author, read.deck->licence);
}

void DeckChooser::openFolder() {
    const QString folder = deckFolders().constLast();
    if (prepareDeckFolder(folder)) {
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
