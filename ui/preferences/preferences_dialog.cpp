// SPDX-License-Identifier: GPL-3.0-or-later
#include "preferences/preferences_dialog.h"

#include "preferences/deck_chooser.h"
#include "preferences/preferences_page.h"
#include "preferences/sound_panel.h"
#include "settings/language_manager.h"
#include "settings/settings_store.h"
#include "settings/window_state.h"
#include "text/display_names.h"
#include "widgets/flow_layout.h"
#include "widgets/letter_width.h"
#include "widgets/page_scrolling.h"
#include "widgets/style.h"
#include "widgets/tab_bar.h"
#include "widgets/window_geometry.h"
#include "with_friends/relay_panel.h"

#include <QEvent>
#include <QJsonObject>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QScrollArea>
#include <QStackedWidget>
#include <QTabBar>
#include <QTabWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace settebello {

namespace {

constexpr char kGeometryKey[] = "preferences/geometry";
constexpr char kPageKey[] = "preferences/page";
constexpr int kWidth = 118; ///< letters
constexpr int kHeight = 26; ///< lines
constexpr int kMargin = 12;
constexpr char kSystem[] = "system"; ///< the language of the system, in the settings

QVariantList systemAndLanguages() {
    QVariantList languages{QString::fromLatin1(kSystem)};
    for (const QString& language : LanguageManager::available()) {
        languages += language;
    }
    return languages;
}

QVariantList variants(const auto& values) {
    return QVariantList(values.begin(), values.end());
}

} // namespace

PreferencesDialog::PreferencesDialog(SettingsStore& store, RelayStore& relay, QWidget* parent)
    : TiledDialog(parent)
    , m_store(store)
    , m_stack(new QStackedWidget(this))
    , m_tabs(new QTabWidget(this))
    , m_relay(new RelayPanel(relay))
    , m_reset(new QPushButton(this))
    , m_more(new QPushButton(this))
    , m_close(new QPushButton(this)) {
    m_tabs->setObjectName(QStringLiteral("preferencesTabs"));
    disableScrollButtons(*m_tabs->tabBar());
    makeTable();
    makePlaying();
    makeLanguage();
    m_stack->addWidget(m_tabs);
    makeMore();
    layOut();
    connectButtons();
    retranslate();
    m_tabs->setCurrentIndex(
        std::clamp(m_store.windowState().value(QLatin1String(kPageKey)).toInt(), 0, 2));
    fitToScreen(this, wantedSize());
    keepGeometry(this, m_store.windowState(), QLatin1String(kGeometryKey));
}

void PreferencesDialog::layOut() {
    auto* buttons = new FlowLayout;
    for (QPushButton* button : {m_more, m_reset, m_close}) {
        buttons->addWidget(button);
    }
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(kMargin, kTileHeight + kMargin / 2, kMargin, kMargin * 2 / 3);
    all->addWidget(m_stack, 1);
    all->addLayout(buttons);
}

void PreferencesDialog::connectButtons() {
    m_reset->setObjectName(QStringLiteral("resetPreferences"));
    m_reset->setAutoDefault(false);
    m_more->setObjectName(QStringLiteral("morePreferences"));
    m_more->setAutoDefault(false);
    m_close->setDefault(true);
    connect(m_reset, &QPushButton::clicked, this, &PreferencesDialog::askToReset);
    connect(m_more, &QPushButton::clicked, this,
            [this] { showMore(m_stack->currentWidget() == m_tabs); });
    connect(m_close, &QPushButton::clicked, this, &QDialog::accept);
    connect(m_tabs, &QTabWidget::currentChanged, this, [this](int page) {
        m_store.windowState().set({{QLatin1String(kPageKey), page}});
    });
}

void PreferencesDialog::nameMore() {
    m_more->setText(m_stack->currentWidget() == m_tabs ? tr("More settings")
                                                       : tr("Back", "from more settings"));
}

/// @return the area that scrolls it where it has no room
QScrollArea* PreferencesDialog::makeScrolling(PreferencesPage* page) {
    auto* area = new QScrollArea;
    setPage(area, page);
    return area;
}

PreferencesPage* PreferencesDialog::addPage(const char* name) {
    auto* page = new PreferencesPage(m_store);
    page->setObjectName(QLatin1String(name));
    m_pages.push_back(page);
    return page;
}

void PreferencesDialog::makeTable() {
    PreferencesPage* page = addPage("tablePage");
    m_decks = new DeckChooser(page);
    connect(m_decks, &DeckChooser::chosen, this, [this](const QString& id) {
        m_store.change([&](Settings& settings) { settings.display.deck = id.toStdString(); });
    });
    const auto showDeck = [this] {
        m_decks->setCurrent(QString::fromStdString(m_store.settings().display.deck));
    };
    connect(&m_store, &SettingsStore::changed, m_decks, showDeck);
    showDeck();
    page->addWidget(m_decks);
    page->addToggle(
        "cardNumbers", [] { return tr("N&umbers on the cards"); },
        [](Settings& s) -> bool& { return s.display.cardNumbers; });
    page->addChoice(
        {"theme", [] { return tr("&Table"); }, variants(themeIds()),
         [](const QVariant& id) { return themeName(id.toString()); },
         [](const Settings& s) { return QString::fromStdString(s.display.table); },
         [](Settings& s, const QVariant& id) { s.display.table = id.toString().toStdString(); }});
    m_tabs->addTab(makeScrolling(page), QString());
}

void PreferencesDialog::makePlaying() {
    PreferencesPage* page = addPage("playingPage");
    page->addChoice(
        {"pace", [] { return tr("Pac&e"); }, variants(paceIds()),
         [](const QVariant& id) { return paceName(paceOfId(id.toString())); },
         [](const Settings& s) { return paceId(s.display.pace); },
         [](Settings& s, const QVariant& id) { s.display.pace = paceOfId(id.toString()); }});
    page->addChoice(
        {"speed", [] { return tr("&Speed of the cards"); }, variants(motionSpeeds()),
         [](const QVariant& speed) { return speedName(speed.toDouble()); },
         [](const Settings& s) { return s.display.animationSpeed; },
         [](Settings& s, const QVariant& speed) { s.display.animationSpeed = speed.toDouble(); }});
    page->addChoice({"comments", [] { return tr("Opponents t&alk"); }, variants(commentsIds()),
                     [](const QVariant& id) { return commentsName(commentsOfId(id.toString())); },
                     [](const Settings& s) { return commentsId(s.display.comments); },
                     [](Settings& s, const QVariant& id) {
                         s.display.comments = commentsOfId(id.toString());
                     }});
    page->addToggle(
        "reducedMotion", [] { return tr("&Reduced motion: cards fade instead of flying"); },
        [](Settings& s) -> bool& { return s.display.reducedMotion; });
    page->addToggle(
        "confirmPlay",
        [] { return tr("Ask for a second click or Enter before a card is &played"); },
        [](Settings& s) -> bool& { return s.display.confirmPlay; });
    page->addToggle(
        "hints", [] { return tr("Allow hints with &H"); },
        [](Settings& s) -> bool& { return s.assist.hints; });
    page->addToggle(
        "takeBack", [] { return tr("Allow plays to be taken &back"); },
        [](Settings& s) -> bool& { return s.assist.takeBack; });
    page->addToggle(
        "idleAnalysis", [] { return tr("Analyse &my matches while nothing else is done"); },
        [](Settings& s) -> bool& { return s.assist.idleAnalysis; });
    page->addToggle(
        "showCounts", [] { return tr("Show running &counts of cards, suit and sevens"); },
        [](Settings& s) -> bool& { return s.assist.showCounts; });
    m_tabs->addTab(makeScrolling(page), QString());
}

void PreferencesDialog::makeLanguage() {
    PreferencesPage* page = addPage("languagePage");
    page->addName([] { return tr("Your &name"); }, [] { return tr("You"); });
    page->addChoice(
        {"language", [] { return tr("&Language"); }, systemAndLanguages(),
         [](const QVariant& id) {
             return id.toString() == QLatin1String(kSystem)
                        ? tr("System language")
                        : LanguageManager::nativeName(id.toString());
         },
         [](const Settings& s) { return QString::fromStdString(s.language); },
         [](Settings& s, const QVariant& id) { s.language = id.toString().toStdString(); }});
    page->addChoice(
        {"textSize", [] { return tr("Si&ze of letters"); }, variants(kTextSizes),
         [](const QVariant& size) { return textSizeName(size.toDouble()); },
         [](const Settings& s) { return s.display.textSize; },
         [](Settings& s, const QVariant& size) { s.display.textSize = size.toDouble(); }});
    auto* sound = new SoundPanel(m_store, page);
    connect(sound, &SoundPanel::tried, this, &PreferencesDialog::soundTried);
    page->addWidget(sound);
    m_tabs->addTab(makeScrolling(page), QString());
}

void PreferencesDialog::makeMore() {
    PreferencesPage* page = addPage("morePage");
    page->addToggle(
        "dealCodes", [] { return tr("&Code for each match"); },
        [](Settings& s) -> bool& { return s.assist.dealCodes; },
        [] {
            return tr("It is shown when the match is over: a friend who types it in gets the very "
                      "same cards, and you can see who plays them better.");
        });
    page->addToggle(
        "fingerprint", [] { return tr("&Fingerprint of the pack over the table"); },
        [](Settings& s) -> bool& { return s.assist.showFingerprint; },
        [] {
            return tr("Letters and digits that are fixed before you get your cards, so that you "
                      "can check afterwards that nobody has changed their order.");
        });
    page->addWidget(m_relay);
    m_moreArea = makeScrolling(page);
    m_stack->addWidget(m_moreArea);
}

void PreferencesDialog::showMore(bool more) {
    m_stack->setCurrentWidget(more ? static_cast<QWidget*>(m_moreArea) : m_tabs);
    nameMore();
}

void PreferencesDialog::retranslate() {
    setWindowTitle(tr("Preferences"));
    m_tabs->setTabText(0, tr("Table and cards"));
    m_tabs->setTabText(1, tr("Playing"));
    m_tabs->setTabText(2, tr("Language and sound"));
    for (PreferencesPage* page : m_pages) {
        page->retranslate();
    }
    alignFields();
    fitTabs();
    nameMore();
    m_reset->setText(tr("Original settings…"));
    m_close->setText(tr("Close"));
}

std::vector<QLabel*> PreferencesDialog::labels() const {
    std::vector<QLabel*> labels{m_relay->label()};
    for (const PreferencesPage* page : m_pages) {
        labels.insert(labels.end(), page->labels().begin(), page->labels().end());
    }
    return labels;
}

/// The fields of all pages begin at the same place, unless their labels then take too much room.
void PreferencesDialog::alignFields() {
    // An underlined letter is set apart from the next one, which Qt's hint does not know.
    const auto needed = [](const QLabel* label) {
        return label->sizeHint().width() + letterWidth(label->fontMetrics());
    };
    int widest = 0;
    for (QLabel* label : labels()) {
        label->setMinimumWidth(0);
        widest = std::max(widest, needed(label));
    }
    const int most = std::min(widest, width() * 3 / 10);
    for (QLabel* label : labels()) {
        label->setMinimumWidth(std::max(needed(label), most));
    }
}

/// Letters give way where the tabs would be wider than the screen.
void PreferencesDialog::fitTabs() {
    constexpr double kLeast = 0.5;
    constexpr double kStep = 0.05;
    QTabBar* bar = m_tabs->tabBar();
    const int room = width() - 2 * kMargin;
    double factor = 1;
    do {
        bar->setFont(scaledFont(font(), factor));
        factor -= kStep;
    } while (bar->sizeHint().width() > room && factor > kLeast);
}

void PreferencesDialog::askToReset() {
    auto* box = new QMessageBox(
        QMessageBox::Question, windowTitle(),
        tr("Put the table, the cards, the language and everything else in the preferences back to "
           "how they were at first? Your name and your house rules stay."),
        QMessageBox::NoButton, this);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setDefaultButton(box->addButton(tr("Keep mine"), QMessageBox::RejectRole));
    QPushButton* reset = box->addButton(tr("Original settings"), QMessageBox::AcceptRole);
    reset->setObjectName(QStringLiteral("reset"));
    connect(reset, &QPushButton::clicked, this, [this] {
        m_store.change([](Settings& settings) {
            settings.language = Settings().language;
            settings.display = {};
            const bool offered = settings.assist.firstStepsOffered;
            settings.assist = {};
            settings.assist.firstStepsOffered = offered;
        });
    });
    box->open();
}

void PreferencesDialog::showRelay() {
    showMore(true);
    m_relay->takeFocus();
    // Once the page has its size: it may just be shown for the first time.
    QMetaObject::invokeMethod(
        this, [this] { m_moreArea->ensureWidgetVisible(m_relay); }, Qt::QueuedConnection);
}

void PreferencesDialog::setSoundDevice(bool found) {
    findChild<SoundPanel*>()->setDevice(found);
}

QSize PreferencesDialog::wantedSize() const {
    return {letterWidth(fontMetrics()) * kWidth, fontMetrics().lineSpacing() * kHeight};
}

void PreferencesDialog::fitParts() {
    alignFields();
    fitTabs();
    m_decks->fitTiles();
}

/// Larger letters may need a larger window.
void PreferencesDialog::fitToLetters() {
    const QRect room = availableWindowRect(this);
    const QSize grown = wantedSize().boundedTo(room.size()).expandedTo(size());
    const QPoint place = pos() - QPoint(grown.width() - width(), grown.height() - height()) / 2;
    resize(grown);
    move(std::max(room.left(), place.x()), std::max(room.top(), place.y()));
    fitParts();
}

void PreferencesDialog::resizeEvent(QResizeEvent* event) {
    TiledDialog::resizeEvent(event);
    fitParts();
}

void PreferencesDialog::changeEvent(QEvent* event) {
    TiledDialog::changeEvent(event);
    if (event->type() == QEvent::FontChange && isVisible()) { // once all parts have it
        QMetaObject::invokeMethod(this, &PreferencesDialog::fitToLetters, Qt::QueuedConnection);
    }
}

} // namespace settebello
