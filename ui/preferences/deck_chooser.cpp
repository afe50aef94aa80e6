// SPDX-License-Identifier: GPL-3.0-or-later
#include "preferences/deck_chooser.h"

#include "cards/card_pictures.h"
#include "cards/deck_tile.h"
#include "preferences/deck_folder.h"
#include "settings/file_access.h"
#include "storage/settings.h"
#include "widgets/flow_layout.h"
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

/// The game's own card, and one by which also the variants of a deck are told apart.
constexpr Card kBehind(Suit::Coins, 7);
constexpr Card kInFront(Suit::Swords, 8);
/// The height of a card in lines of text, of which a small window has few.
constexpr double kFewestLines = 2.6;
constexpr double kMostLines = 4.5;
constexpr double kShareOfWindow = 0.15;
constexpr int kBetweenTiles = 4;    // pixels
constexpr int kLongestAuthor = 120; ///< letters, with the licence
/// The letters of names, as a part of the others, at least; and the lines of text in a window in
/// which they are as large.
constexpr double kLeastNameFont = 0.78;
constexpr double kLinesForNames = 26;
/// A usual deck takes a second.
constexpr int kLongestTrial = 30'000; // milliseconds

bool isOurs(const Deck& deck) {
    return deck.pictures.startsWith(QLatin1Char(':'));
}

} // namespace

DeckChooser::DeckChooser(QWidget* parent)
    : QWidget(parent)
    , m_column(new QVBoxLayout(this))
    , m_tiles(new FlowLayout(FlowLayout::Last::Follows))
    , m_group(new QButtonGroup(this))
    , m_searching(new QLabel(this))
    , m_folder(new QPushButton(this)) {
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(kBetweenTiles);
    m_tiles->setSpacing(kBetweenTiles);
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
    m_column->addLayout(m_tiles);
    m_column->addWidget(m_folder, 0, Qt::AlignLeft);
    retranslate();
    reload();
}

DeckChooser::~DeckChooser() = default;

void DeckChooser::reload() {
    m_search.start([](const TaskRun& run) { return allDecks(deckFolders(), run.stop()); },
                   [this](const QList<DeckRead>& decks) { list(decks); });
}

void DeckChooser::list(const QList<DeckRead>& found) {
    stopTrying();
    for (const Entry& entry : m_entries) {
        delete entry.tile;
    }
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
    entry.about = new QLabel(row);
    if (read.isComplete()) {
        addTile(entry);
        makeSecondary(entry.about);
    } else {
        entry.button = new QRadioButton(row);
        entry.button->setEnabled(false);
        grid->addWidget(entry.button, 0, 0);
        makeWarning(entry.about);
    }
    entry.button->setObjectName(QStringLiteral("deck_") + read.id);
    grid->addWidget(entry.about, 1, 0, Qt::AlignTop);
    if (!read.proposal.isEmpty()) {
        addDescribing(entry, row);
    }
    m_group->addButton(entry.button, static_cast<int>(m_entries.size()));
    m_entries.push_back(entry);
    m_column->insertWidget(m_column->indexOf(m_folder), row);
    m_rows.push_back(row);
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

void DeckChooser::addTile(Entry& entry) {
    entry.isTried = isOurs(*entry.read.deck);
    auto drawn = std::make_unique<CardPictures>(m_threads);
    CardPictures* pictures = drawn.get();
    pictures->setDeck(entry.read);
    connect(pictures, &CardPictures::allDrawn, this, [this, pictures] {
        if (m_trying && &m_entries[*m_trying].tile->pictures() == pictures) {
            finishTrying(pictures->faults());
        }
    });
    entry.tile = new DeckTile(*entry.read.deck, std::move(drawn), {kBehind, kInFront}, this);
    entry.button = entry.tile;
    m_tiles->addWidget(entry.tile);
    entry.tile->show();
}

void DeckChooser::fitTiles() {
    const DeckTile::Colours colours{palette().color(QPalette::Highlight),
                                    palette().color(QPalette::WindowText),
                                    palette().color(QPalette::WindowText)};
    const double line = fontMetrics().height();
    const double cardLines =
        std::clamp(window()->height() / line * kShareOfWindow, kFewestLines, kMostLines);
    const double letters =
        std::clamp(window()->height() / line / kLinesForNames, kLeastNameFont, 1.0);
    int width = 0;
    for (const Entry& entry : m_entries) {
        if (entry.tile != nullptr) {
            entry.tile->setFont(scaledFont(font(), letters));
            entry.tile->setCardHeight(qRound(line * cardLines));
            entry.tile->setColours(colours);
            width = std::max(width, entry.tile->minimumSizeHint().width());
        }
    }
    int height = 0;
    for (const Entry& entry : m_entries) {
        height = std::max(height, entry.tile ? entry.tile->heightForWidth(width) : 0);
    }
    for (const Entry& entry : m_entries) {
        if (entry.tile != nullptr) {
            entry.tile->setFixedSize(width, height);
        }
    }
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
    entry.tile->pictures().tryAll();
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
        if (entry.tile != nullptr) {
            entry.tile->showFolder(sharesName(read));
        } else {
            entry.button->setText(menuText(!read.deck         ? read.id
                                           : sharesName(read) ? read.deck->nameWithFolder()
                                                              : read.deck->name()));
        }
        if (entry.describe) {
            entry.describe->setText(tr("Write deck.json for these pictures"));
            entry.describe->setAccessibleDescription(shownText(read.id));
        }
        showAbout(entry);
    }
    fitTiles();
}

/// Whether there is another deck of its name, beside ours, which have their names first.
bool DeckChooser::sharesName(const DeckRead& read) const {
    return read.deck && !read.folder.startsWith(QLatin1Char(':')) &&
           std::any_of(m_entries.begin(), m_entries.end(), [&read](const Entry& other) {
               return other.read.folder != read.folder && other.read.deck &&
                      other.read.deck->name() == read.deck->name();
           });
}

void DeckChooser::showAbout(const Entry& entry) const {
    const QString text = aboutText(entry);
    if (entry.read.isComplete()) {
        entry.about->setText(breakable(text));
        entry.about->setVisible(!text.isEmpty());
        const QString drawnBy = shownText(authorText(*entry.read.deck), kLongestAuthor);
        entry.button->setToolTip(drawnBy);
        entry.button->setAccessibleDescription(drawnBy);
    } else {
        setWarning(entry.about, text);
    }
    const auto place = static_cast<std::size_t>(m_group->id(entry.button));
    m_rows[place]->setVisible(!text.isEmpty());
}

QString DeckChooser::authorText(const Deck& deck) {
    const QString author = isOurs(deck) ? tr("Drawn for Settebello by its authors") : deck.author;
    return deck.licence.isEmpty()
               ? author
               : tr("%1, %2", "a deck's author, its licence").arg(author, deck.licence);
}

/// What is to be said of a deck that cannot be used, or not yet; usually nothing.
QString DeckChooser::aboutText(const Entry& entry) const {
    const DeckRead& read = entry.read;
    if (!read.isComplete()) {
        return tr("This deck in %1 cannot be used. %2")
            .arg(shownPath(toPath(read.folder)), read.faults.join(QLatin1Char(' ')));
    }
    return m_trying && &m_entries[*m_trying] == &entry ? tr("Its pictures are being checked…")
                                                       : QString();
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
    } else if (event->type() == QEvent::FontChange || event->type() == QEvent::PaletteChange) {
        fitTiles();
    }
    QWidget::changeEvent(event);
}

} // namespace settebello
