// SPDX-License-Identifier: GPL-3.0-or-later
#include "deals/fair_cards_dialog.h"

#include "game/fair_cards.h"
#include "settings/settings_store.h"
#include "widgets/letter_width.h"
#include "widgets/style.h"
#include "widgets/window_geometry.h"
#include "widgets/wrapped_check_box.h"

#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QEvent>
#include <QFontDatabase>
#include <QGridLayout>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalBlocker>

namespace settebello {

namespace {

constexpr int kLines = 5; ///< of a box with a pack's order
constexpr int kWideCharacters = 136;

FairCardsDialog::System thisSystem() {
#if defined(Q_OS_WIN)
    return FairCardsDialog::System::Windows;
#elif defined(Q_OS_MACOS)
    return FairCardsDialog::System::MacOs;
#else
    return FairCardsDialog::System::Linux;
#endif
}

QPlainTextEdit* makeBox() {
    auto* box = new QPlainTextEdit;
    box->setReadOnly(true);
    box->setTabChangesFocus(true);
    box->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    box->setWordWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    box->setFixedHeight(box->fontMetrics().lineSpacing() * kLines + 12);
    return box;
}

QLabel* makeText() {
    auto* label = new QLabel;
    label->setWordWrap(true);
    return label;
}

} // namespace

FairCardsDialog::FairCardsDialog(const FairCards& cards, SettingsStore& store, QWidget* parent)
    : TiledDialog(parent)
    , m_cards(cards)
    , m_store(store)
    , m_about(makeText())
    , m_codes(new WrappedCheckBox)
    , m_wanted(new WrappedCheckBox)
    , m_roundLabel(new QLabel)
    , m_round(new QComboBox)
    , m_fingerprintLabel(new QLabel)
    , m_fingerprint(new QLineEdit)
    , m_lineLabel(new QLabel)
    , m_line(makeBox())
    , m_state(makeText())
    , m_commandLabel(new QLabel)
    , m_system(new QComboBox)
    , m_command(makeBox())
    , m_how(makeText())
    , m_close(new QPushButton(this))
    , m_scroll(new QScrollArea(this)) {
    setUpFields();
    QWidget* page = makePage();
    m_scroll->setWidget(page);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    page->setAutoFillBackground(false);
    m_scroll->viewport()->setAutoFillBackground(false);

    m_close->setDefault(true);
    connect(m_close, &QPushButton::clicked, this, &QDialog::accept);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(16, kTileHeight + 12, 16, 16);
    column->addWidget(m_scroll, 1);
    column->addWidget(m_close, 0, Qt::AlignRight);
    connectFields();
    retranslate();
    // Only a finished round can be checked.
    if (m_round->count() > 1 && !m_cards.rounds().back().over) {
        m_round->setCurrentIndex(m_round->count() - 2);
    }
    fitToScreen(this, {letterWidth(fontMetrics()) * kWideCharacters, 560});
    measure();
}

void FairCardsDialog::setUpFields() {
    m_fingerprint->setReadOnly(true);
    m_fingerprint->setObjectName(QStringLiteral("fingerprint"));
    m_fingerprint->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    m_codes->setObjectName(QStringLiteral("codes"));
    m_line->setObjectName(QStringLiteral("line"));
    m_command->setObjectName(QStringLiteral("command"));
    m_round->setObjectName(QStringLiteral("round"));
    m_system->addItems(
        {QStringLiteral("Linux"), QStringLiteral("macOS"), QStringLiteral("Windows (PowerShell)")});
    m_system->setCurrentIndex(static_cast<int>(thisSystem()));
    m_roundLabel->setBuddy(m_round);
    m_fingerprintLabel->setBuddy(m_fingerprint);
    m_lineLabel->setBuddy(m_line);
    m_commandLabel->setBuddy(m_system);
    makeSecondary(m_how);
}

QWidget* FairCardsDialog::makePage() {
    auto* page = new QWidget;
    m_grid = new QGridLayout(page);
    m_grid->setColumnStretch(1, 1);
    makeCopy([this] { return m_fingerprint->text(); });
    makeCopy([this] { return m_line->toPlainText(); });
    makeCopy([this] { return m_command->toPlainText(); });
    placeFields(false);
    return page;
}

/// @param stacked each label above its field and not beside it.
void FairCardsDialog::placeFields(bool stacked) {
    m_stacked = stacked;
    m_grid->setRowStretch(m_grid->rowCount() - 1, 0);
    int row = 0;
    const auto label = [&](QLabel* text, Qt::Alignment alignment = {}) {
        m_grid->addWidget(text, row, 0, 1, stacked ? 3 : 1, alignment);
        row += stacked ? 1 : 0;
    };
    const int column = stacked ? 0 : 1;
    const auto field = [&](QWidget* widget, QPushButton* copy) {
        m_grid->addWidget(widget, row, column, 1, 2 - column);
        m_grid->addWidget(copy, row++, 2, Qt::AlignTop);
    };
    const auto whole = [&](QWidget* widget, int from, Qt::Alignment alignment = {}) {
        m_grid->addWidget(widget, row++, from, 1, 3 - from, alignment);
    };
    whole(m_about, 0);
    whole(m_codes, 0);
    whole(m_wanted, 0);
    label(m_roundLabel);
    whole(m_round, column, Qt::AlignLeft);
    label(m_fingerprintLabel);
    field(m_fingerprint, m_copies[0]);
    label(m_lineLabel, Qt::AlignTop);
    field(m_line, m_copies[1]);
    whole(m_state, column);
    label(m_commandLabel);
    whole(m_system, column, Qt::AlignLeft);
    field(m_command, m_copies[2]);
    whole(m_how, column);
    m_grid->setRowStretch(m_grid->rowCount(), 1);
}

void FairCardsDialog::measure() {
    placeFields(false);
    m_unstackedWidth = m_grid->totalMinimumSize().width();
    arrange();
}

void FairCardsDialog::arrange() {
    const QMargins margins = layout()->contentsMargins();
    const int bar = m_scroll->verticalScrollBar()->sizeHint().width();
    const bool stacked = m_unstackedWidth + bar + margins.left() + margins.right() > width();
    if (stacked != m_stacked) {
        placeFields(stacked);
    }
}

void FairCardsDialog::connectFields() {
    connect(m_codes, &QCheckBox::clicked, this, [this](bool on) {
        m_store.change([on](Settings& settings) { settings.assist.dealCodes = on; });
    });
    connect(m_wanted, &QCheckBox::clicked, this, [this](bool on) {
        m_store.change([on](Settings& settings) { settings.assist.showFingerprint = on; });
    });
    connect(m_round, &QComboBox::currentIndexChanged, this, &FairCardsDialog::showRound);
    connect(m_system, &QComboBox::currentIndexChanged, this, &FairCardsDialog::showRound);
    connect(&m_cards, &FairCards::changed, this, &FairCardsDialog::showRounds);
    connect(&m_store, &SettingsStore::changed, this, &FairCardsDialog::showRounds);
}

QPushButton* FairCardsDialog::makeCopy(const std::function<QString()>& text) {
    auto* button = new QPushButton;
    button->setAutoDefault(false);
    connect(button, &QPushButton::clicked, this,
            [text] { QGuiApplication::clipboard()->setText(text()); });
    m_copies += button;
    return button;
}

QString FairCardsDialog::command(System system, const QString& line) {
    switch (system) {
    case System::Linux:
        return QStringLiteral("printf '%s' '") + line + QStringLiteral("' | sha256sum");
    case System::MacOs:
        return QStringLiteral("printf '%s' '") + line + QStringLiteral("' | shasum -a 256");
    case System::Windows:
        break;
    }
    return QStringLiteral("([BitConverter]::ToString([Security.Cryptography.SHA256]::Create()."
                          "ComputeHash([Text.Encoding]::ASCII.GetBytes('") +
           line + QStringLiteral("'))) -replace '-').ToLower()");
}

/// Before the first match, where its packs will come from.
void FairCardsDialog::showAbout() {
    FairCards::Source source = m_cards.source();
    if (m_cards.rounds().empty() && source == FairCards::Source::System &&
        m_store.settings().assist.dealCodes) {
        source = FairCards::Source::DrawnCode;
    }
    m_about->setText(
        tr("The whole pack is shuffled before a round, and nothing changes its order afterwards: "
           "each card you are dealt is the next in the pack. You need not take that on trust. "
           "Before the first card is dealt the table can show a fingerprint of the pack, the "
           "SHA-256 of a random salt and the order of the cards. After the round the salt and the "
           "order are revealed, and anybody can work the fingerprint out again.") +
        QLatin1Char(' ') + sourceText(source) + QLatin1Char(' ') +
        tr("The file in which the match is saved holds all the cards, even those not yet dealt: "
           "whoever opens it can see them."));
}

QString FairCardsDialog::sourceText(FairCards::Source source) const {
    switch (source) {
    case FairCards::Source::System:
        return tr("The randomness comes from the operating system's own generator: 256 bits of it, "
                  "fresh for every round.");
    case FairCards::Source::DrawnCode:
        return tr("The cards of the match come from a deal code. It was drawn by the operating "
                  "system's own generator, 50 bits of it, and nobody knows it before the match is "
                  "over. Without codes 256 fresh bits shuffle every round.");
    case FairCards::Source::GivenCode:
        return tr("The cards of this match come from a deal code that was known before: whoever "
                  "has it can work out all of them. It is for comparing results, not a proof.");
    case FairCards::Source::Seed:
        break;
    }
    return tr("This time the program was started with --seed: the cards follow from that "
              "number, and whoever knows it knows them all.");
}

void FairCardsDialog::showRounds() {
    showAbout();
    m_codes->setChecked(m_store.settings().assist.dealCodes);
    m_wanted->setChecked(m_store.settings().assist.showFingerprint);
    const int count = static_cast<int>(m_cards.rounds().size());
    const int before = m_round->currentIndex();
    {
        const QSignalBlocker blocker(m_round);
        m_round->clear();
        for (int round = 1; round <= count; ++round) {
            m_round->addItem(tr("Round %1").arg(round));
        }
        m_round->setCurrentIndex(before >= 0 && before < count ? before : count - 1);
    }
    m_round->setEnabled(count > 0);
    showRound();
}

void FairCardsDialog::showRound() {
    const int round = m_round->currentIndex();
    const SealedPack seal =
        round < 0 ? SealedPack() : m_cards.rounds()[static_cast<std::size_t>(round)];
    const bool revealed = seal.over && !seal.fingerprint.isEmpty();
    m_fingerprint->setText(seal.fingerprint);
    m_fingerprint->setCursorPosition(0);
    m_line->setPlainText(revealed ? seal.line : QString());
    m_command->setPlainText(
        revealed ? command(static_cast<System>(m_system->currentIndex()), seal.line) : QString());
    if (round < 0) {
        m_state->setText(tr("No match has been started yet."));
    } else if (seal.fingerprint.isEmpty()) {
        m_state->setText(tr("There is no fingerprint of this pack: it was dealt elsewhere."));
    } else if (!seal.over) {
        m_state->setText(tr("Make a note of the fingerprint now: the salt and the order are "
                            "revealed when the round is over."));
    } else {
        m_state->setText(tr("This line gives the fingerprint above: nothing was changed."));
    }
    m_copies[0]->setEnabled(!seal.fingerprint.isEmpty());
    m_copies[1]->setEnabled(revealed);
    m_copies[2]->setEnabled(revealed);
}

void FairCardsDialog::retranslate() {
    setWindowTitle(tr("Fair cards"));
    m_scroll->setAccessibleName(windowTitle());
    m_codes->setText(tr("Matches have a deal &code, by which they can be played again and compared "
                        "(from the next match on)"));
    m_wanted->setText(tr("Show the &fingerprint over the table"));
    m_roundLabel->setText(tr("&Round"));
    m_fingerprintLabel->setText(tr("F&ingerprint"));
    m_lineLabel->setText(tr("&Salt and order"));
    m_commandLabel->setText(tr("&To check it on"));
    m_how->setText(tr("Paste this line into a terminal. What it prints must be the fingerprint "
                      "that was shown before the round."));
    m_system->setAccessibleName(tr("Operating system"));
    m_command->setAccessibleName(tr("Command"));
    for (QPushButton* copy : m_copies) {
        copy->setText(tr("Copy"));
    }
    m_copies[0]->setAccessibleName(tr("Copy the fingerprint"));
    m_copies[1]->setAccessibleName(tr("Copy the salt and the order"));
    m_copies[2]->setAccessibleName(tr("Copy the command"));
    m_close->setText(tr("Close"));
    showRounds();
}

void FairCardsDialog::changeEvent(QEvent* event) {
    TiledDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange) {
        measure();
    }
}

void FairCardsDialog::resizeEvent(QResizeEvent* event) {
    TiledDialog::resizeEvent(event);
    arrange();
}

} // namespace settebello
