// SPDX-License-Identifier: GPL-3.0-or-later
#include "preferences/preferences_dialog.h"

#include "preferences/deck_chooser.h"
#include "preferences/sound_panel.h"
#include "settings/language_manager.h"
#include "settings/settings_store.h"
#include "text/display_names.h"
#include "widgets/letter_width.h"
#include "widgets/page_scrolling.h"
#include "widgets/plain_text.h"
#include "widgets/style.h"
#include "widgets/wheel_guard.h"
#include "widgets/window_geometry.h"
#include "widgets/wrapped_check_box.h"
#include "with_friends/relay_panel.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QScrollArea>

#include <algorithm>
#include <array>

namespace settebello {

namespace {

void choose(QComboBox* box, const QVariant& value) {
    box->setCurrentIndex(box->findData(value));
}

} // namespace

PreferencesDialog::PreferencesDialog(SettingsStore& store, RelayStore& relay, QWidget* parent)
    : TiledDialog(parent)
    , m_store(store)
    , m_scroll(new QScrollArea(this))
    , m_relay(new RelayPanel(relay))
    , m_reset(new QPushButton(this))
    , m_close(new QPushButton(this)) {
    auto* page = new QWidget(m_scroll);
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(24, 8, 24, 8);
    makeYou(column);
    makePlaying(column);
    makeTable(column);
    addGroup(column);
    column->addWidget(m_relay);
    makeCards(column);
    column->addStretch();
    setPage(m_scroll, page);

    m_reset->setObjectName(QStringLiteral("resetPreferences"));
    m_reset->setAutoDefault(false);
    m_close->setDefault(true);
    connect(m_reset, &QPushButton::clicked, this, &PreferencesDialog::askToReset);
    connect(m_close, &QPushButton::clicked, this, &QDialog::accept);
    auto* buttons = new QHBoxLayout;
    buttons->setContentsMargins(24, 8, 24, 16);
    buttons->addWidget(m_reset);
    buttons->addStretch();
    buttons->addWidget(m_close);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, kTileHeight + 6, 0, 0);
    all->addWidget(m_scroll, 1);
    all->addLayout(buttons);

    connect(&m_store, &SettingsStore::changed, this, &PreferencesDialog::showSettings);
    for (QComboBox* field : {m_language, m_comments, m_theme, m_speed, m_pace}) {
        guardFromWheel(field);
    }
    retranslate();
    showSettings();
    fitToScreen(this, {letterWidth(fontMetrics()) * 92, 640});
}

QFormLayout* PreferencesDialog::addGroup(QVBoxLayout* column) {
    auto* heading = new QLabel(this);
    makeHeading(heading);
    m_headings.push_back(heading);
    column->addSpacing(m_headings.size() > 1 ? 12 : 0);
    column->addWidget(heading);
    auto* form = new QFormLayout;
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->setHorizontalSpacing(16);
    column->addLayout(form);
    return form;
}

/// @param values of the entries, whose texts follow.
template <typename Value>
QComboBox* PreferencesDialog::makeField(const char* name, const QList<Value>& values) {
    auto* field = new QComboBox(this);
    field->setObjectName(QLatin1String(name));
    field->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    for (const Value& value : values) {
        field->addItem(QString(), value);
    }
    return field;
}

QLabel* PreferencesDialog::addRow(QFormLayout* form, QWidget* field) {
    auto* label = new QLabel(this);
    label->setBuddy(field);
    form->addRow(label, field);
    return label;
}

QCheckBox* PreferencesDialog::addToggle(QFormLayout* form,
                                        const std::function<bool&(Settings&)>& field) {
    auto* box = new WrappedCheckBox(this);
    form->addRow(box);
    connect(box, &QCheckBox::clicked, this, [this, field](bool on) {
        m_store.change([&](Settings& settings) { field(settings) = on; });
    });
    m_toggles.push_back({box, field});
    return box;
}

void PreferencesDialog::makeYou(QVBoxLayout* column) {
    QFormLayout* form = addGroup(column);
    m_name = new QLineEdit(this);
    m_name->setObjectName(QStringLiteral("name"));
    m_name->setMaxLength(kLongestName);
    m_nameLabel = addRow(form, m_name);
    connect(m_name, &QLineEdit::textEdited, this, [this](const QString& name) {
        m_store.change([&](Settings& settings) { settings.match.name = name.toStdString(); });
    });
    m_language = new QComboBox(this);
    m_language->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_language->setObjectName(QStringLiteral("language"));
    m_language->addItem(QString(), QStringLiteral("system"));
    for (const QString& language : LanguageManager::available()) {
        m_language->addItem(LanguageManager::nativeName(language), language);
    }
    m_languageLabel = addRow(form, m_language);
    connect(m_language, &QComboBox::activated, this, [this] {
        const std::string language = m_language->currentData().toString().toStdString();
        m_store.change([&](Settings& settings) { settings.language = language; });
    });
}

void PreferencesDialog::makePlaying(QVBoxLayout* column) {
    QFormLayout* form = addGroup(column);
    m_confirm = addToggle(form, [](Settings& s) -> bool& { return s.display.confirmPlay; });
    m_hints = addToggle(form, [](Settings& s) -> bool& { return s.assist.hints; });
    m_takeBack = addToggle(form, [](Settings& s) -> bool& { return s.assist.takeBack; });
    m_idleAnalysis = addToggle(form, [](Settings& s) -> bool& { return s.assist.idleAnalysis; });
    m_counts = addToggle(form, [](Settings& s) -> bool& { return s.assist.showCounts; });
    m_fingerprint = addToggle(form, [](Settings& s) -> bool& { return s.assist.showFingerprint; });
    m_comments = makeField("comments", commentsIds());
    m_commentsLabel = addRow(form, m_comments);
    connect(m_comments, &QComboBox::activated, this, [this] {
        const Comments comments = commentsOfId(m_comments->currentData().toString());
        m_store.change([&](Settings& settings) { settings.display.comments = comments; });
    });
}

void PreferencesDialog::makeTable(QVBoxLayout* column) {
    QFormLayout* form = addGroup(column);
    m_theme = makeField("theme", themeIds());
    m_themeLabel = addRow(form, m_theme);
    connect(m_theme, &QComboBox::activated, this, [this] {
        const std::string theme = m_theme->currentData().toString().toStdString();
        m_store.change([&](Settings& settings) { settings.display.table = theme; });
    });
    m_speed = makeField("speed", motionSpeeds());
    m_speedLabel = addRow(form, m_speed);
    connect(m_speed, &QComboBox::activated, this, [this] {
        const double speed = m_speed->currentData().toDouble();
        m_store.change([&](Settings& settings) { settings.display.animationSpeed = speed; });
    });
    makePace(form);
    m_reduced = addToggle(form, [](Settings& s) -> bool& { return s.display.reducedMotion; });
    auto* sound = new SoundPanel(m_store, this);
    column->addWidget(sound);
    connect(sound, &SoundPanel::tried, this, &PreferencesDialog::soundTried);
}

void PreferencesDialog::makePace(QFormLayout* form) {
    m_pace = makeField("pace", paceIds());
    m_paceLabel = addRow(form, m_pace);
    connect(m_pace, &QComboBox::activated, this, [this] {
        const Pace pace = paceOfId(m_pace->currentData().toString());
        m_store.change([&](Settings& settings) { settings.display.pace = pace; });
    });
}

void PreferencesDialog::makeCards(QVBoxLayout* column) {
    QFormLayout* form = addGroup(column);
    m_numbers = addToggle(form, [](Settings& s) -> bool& { return s.display.cardNumbers; });
    m_decks = new DeckChooser(this);
    column->addWidget(m_decks);
    connect(m_decks, &DeckChooser::chosen, this, [this](const QString& id) {
        m_store.change([&](Settings& settings) { settings.display.deck = id.toStdString(); });
    });
}

void PreferencesDialog::showSettings() {
    Settings settings = m_store.settings();
    const QString name = QString::fromStdString(settings.match.name);
    if (m_name->text() != name) {
        m_name->setText(name);
    }
    choose(m_language, QString::fromStdString(settings.language));
    choose(m_comments, commentsId(settings.display.comments));
    choose(m_theme, QString::fromStdString(settings.display.table));
    choose(m_speed, settings.display.animationSpeed);
    choose(m_pace, paceId(settings.display.pace));
    m_decks->setCurrent(QString::fromStdString(settings.display.deck));
    for (const Toggle& toggle : m_toggles) {
        toggle.box->setChecked(toggle.field(settings));
    }
}

void PreferencesDialog::retranslate() {
    setWindowTitle(tr("Preferences"));
    m_headings[0]->setText(tr("You"));
    m_nameLabel->setText(tr("Your &name"));
    m_name->setPlaceholderText(tr("You"));
    m_languageLabel->setText(tr("&Language"));
    m_language->setItemText(0, tr("System language"));
    m_headings[1]->setText(tr("Playing"));
    m_confirm->setText(tr("Ask for a second click or Enter before a card is &played"));
    m_hints->setText(tr("Allow hints with &H"));
    m_takeBack->setText(tr("Allow plays to be taken &back"));
    m_idleAnalysis->setText(tr("Analyse &my matches while nothing else is done"));
    m_counts->setText(tr("Show running &counts of cards, suit and sevens"));
    m_fingerprint->setText(tr("Show the &fingerprint of the shuffled pack (Help, Fair cards)"));
    m_commentsLabel->setText(tr("Opponents t&alk"));
    for (int i = 0; i < m_comments->count(); ++i) {
        m_comments->setItemText(i, commentsName(commentsOfId(m_comments->itemData(i).toString())));
    }
    m_headings[2]->setText(tr("The table"));
    m_themeLabel->setText(tr("&Table"));
    for (int i = 0; i < m_theme->count(); ++i) {
        m_theme->setItemText(i, themeName(m_theme->itemData(i).toString()));
    }
    m_speedLabel->setText(tr("&Speed of the cards"));
    m_paceLabel->setText(tr("Pac&e"));
    alignFields();
    for (int i = 0; i < m_speed->count(); ++i) {
        m_speed->setItemText(i, speedName(m_speed->itemData(i).toDouble()));
    }
    for (int i = 0; i < m_pace->count(); ++i) {
        m_pace->setItemText(i, paceName(paceOfId(m_pace->itemData(i).toString())));
    }
    m_reduced->setText(tr("&Reduced motion: cards fade instead of flying"));
    m_headings[3]->setText(tr("With friends"));
    m_headings[4]->setText(tr("The cards"));
    m_numbers->setText(tr("N&umbers on the cards"));
    m_reset->setText(tr("Original settings…"));
    m_close->setText(tr("Close"));
}

/// The fields of all groups begin at the same place, unless their labels then take too much room.
void PreferencesDialog::alignFields() {
    const std::array labels{m_nameLabel,  m_languageLabel, m_commentsLabel, m_themeLabel,
                            m_speedLabel, m_paceLabel,     m_relay->label()};
    // An underlined letter is set apart from the next one, which Qt's hint does not know.
    const auto needed = [](const QLabel* label) {
        return label->sizeHint().width() + letterWidth(label->fontMetrics());
    };
    int widest = 0;
    for (QLabel* label : labels) {
        label->setMinimumWidth(0);
        widest = std::max(widest, needed(label));
    }
    const int most = std::min(widest, width() * 3 / 10);
    for (QLabel* label : labels) {
        label->setMinimumWidth(std::max(needed(label), most));
    }
}

void PreferencesDialog::askToReset() {
    auto* box = new QMessageBox(
        QMessageBox::Question, windowTitle(),
        tr("Put the table, the cards, the language and everything else on this page back to how "
           "they were at first? Your name and your house rules stay."),
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
    m_relay->takeFocus();
    // Once the page has its size: it may just be shown for the first time.
    QMetaObject::invokeMethod(
        this, [this] { m_scroll->ensureWidgetVisible(m_relay); }, Qt::QueuedConnection);
}

void PreferencesDialog::resizeEvent(QResizeEvent* event) {
    TiledDialog::resizeEvent(event);
    alignFields();
}

} // namespace settebello
