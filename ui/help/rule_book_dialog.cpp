// SPDX-License-Identifier: GPL-3.0-or-later
#include "help/rule_book_dialog.h"

#include "cards/card_pictures.h"
#include "help/rule_book_page.h"
#include "rules/check_rules.h"
#include "settings/window_state.h"
#include "text/preset_text.h"
#include "widgets/letter_width.h"
#include "widgets/page_scrolling.h"
#include "widgets/plain_text.h"
#include "widgets/style.h"
#include "widgets/window_geometry.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPrintDialog>
#include <QPrinter>
#include <QPushButton>
#include <QShortcut>
#include <QSplitter>
#include <QToolButton>
#include <QVBoxLayout>

#include <memory>

namespace settebello {

namespace {

constexpr int kUsualWidthInCharacters = 124;
constexpr int kUsualHeight = 680;
constexpr int kMinContentsInCharacters = 6;
constexpr int kMinPageInCharacters = 26;
constexpr int kMinPageInLines = 11; ///< its pictures are so many lines wide
/// A longer title is wrapped in a narrow window.
constexpr int kMaxTitleInCharacters = 22;
constexpr char kGeometryKey[] = "rules/geometry";

QToolButton* arrowButton(Qt::ArrowType arrow, const char* name, QWidget* parent) {
    auto* button = new QToolButton(parent);
    button->setArrowType(arrow);
    button->setObjectName(QString::fromLatin1(name));
    button->setFocusPolicy(Qt::TabFocus);
    return button;
}

} // namespace

RuleBookDialog::RuleBookDialog(CardPictures& pictures, WindowState& windowState, QWidget* parent)
    : TiledDialog(parent)
    , m_pictures(pictures)
    , m_contents(new QListWidget(this))
    , m_page(new RuleBookPage(pictures, this))
    , m_split(new QSplitter(this))
    , m_search(new QLineEdit(this))
    , m_previous(arrowButton(Qt::UpArrow, "previous", this))
    , m_next(arrowButton(Qt::DownArrow, "next", this))
    , m_found(new QLabel(this))
    , m_print(new QPushButton(this))
    , m_close(new QPushButton(this)) {
    makeContents();
    m_page->setMinimumWidth(std::max(letterWidth(fontMetrics()) * kMinPageInCharacters,
                                     fontMetrics().height() * kMinPageInLines));
    m_split->addWidget(m_contents);
    m_split->addWidget(m_page);
    m_split->setStretchFactor(1, 1);
    m_split->setChildrenCollapsible(false);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, kTileHeight + 6, 0, 0);
    column->addLayout(makeSearch());
    column->addWidget(m_split, 1);
    column->addLayout(makeButtons());
    makeKeys();
    fitToScreen(this, {letterWidth(fontMetrics()) * kUsualWidthInCharacters, kUsualHeight});
    keepGeometry(this, windowState, QLatin1String(kGeometryKey));
    retranslate();
    m_page->setFocus();
}

RuleBookDialog::~RuleBookDialog() = default;

void RuleBookDialog::makeContents() {
    m_contents->setFrameShape(QFrame::NoFrame);
    m_contents->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_contents->setWordWrap(true);
    m_contents->setStyleSheet(
        QStringLiteral("QListView::item { border: none; padding: 4px 6px 4px 12px; }"
                       "QListView::item:selected { background: palette(highlight); "
                       "color: palette(highlighted-text); }"));
    m_contents->setMinimumWidth(letterWidth(fontMetrics()) * kMinContentsInCharacters);
    connect(m_contents, &QListWidget::currentRowChanged, this, [this](int row) {
        if (row >= 0 && row != m_page->chapter()) {
            m_page->goTo(m_page->book()[row].id);
        }
    });
    connect(m_page, &RuleBookPage::chapterChanged, this, [this](int chapter) {
        const QSignalBlocker quiet(
            m_contents); // the list follows the page, not the other way round
        m_contents->setCurrentRow(chapter);
    });
}

QLayout* RuleBookDialog::makeSearch() {
    m_search->setObjectName(QStringLiteral("search"));
    m_search->setClearButtonEnabled(true);
    m_search->installEventFilter(this);
    m_found->setObjectName(QStringLiteral("found"));
    m_found->setMinimumWidth(letterWidth(m_found->fontMetrics()) * 14);
    connect(m_search, &QLineEdit::textChanged, this, &RuleBookDialog::search);
    connect(m_next, &QToolButton::clicked, this, [this] { step(true); });
    connect(m_previous, &QToolButton::clicked, this, [this] { step(false); });
    auto* search = new QHBoxLayout;
    search->setContentsMargins(16, 4, 16, 4);
    search->addWidget(m_search, 1);
    search->addWidget(m_previous);
    search->addWidget(m_next);
    search->addWidget(m_found);
    return search;
}

QLayout* RuleBookDialog::makeButtons() {
    connect(m_print, &QPushButton::clicked, this, &RuleBookDialog::print);
    connect(m_close, &QPushButton::clicked, this, &QDialog::accept);
    for (QPushButton* button : {m_print, m_close}) {
        button->setAutoDefault(false); // Enter belongs to the search
    }
    auto* buttons = new QHBoxLayout;
    buttons->setContentsMargins(16, 4, 16, 14);
    buttons->addWidget(m_print);
    buttons->addStretch();
    buttons->addWidget(m_close);
    return buttons;
}

void RuleBookDialog::makeKeys() {
    const auto key = [this](const QKeySequence& keys, const auto& does) {
        connect(new QShortcut(keys, this), &QShortcut::activated, this, does);
    };
    key(QKeySequence::Find, [this] {
        m_search->setFocus();
        m_search->selectAll();
    });
    key(Qt::Key_F3, [this] { step(true); });
    key(Qt::SHIFT | Qt::Key_F3, [this] { step(false); });
    key(QKeySequence::Print, [this] { print(); });
}

void RuleBookDialog::setRules(const RuleSet& rules, const std::string& base, const QString& name) {
    Q_ASSERT(checkRules(rules).empty());
    if (m_page->book().isEmpty() || rules != m_rules || base != m_base || name != m_name) {
        m_rules = rules;
        m_base = base;
        m_name = name;
        write();
    }
}

void RuleBookDialog::goTo(const QString& place) {
    m_page->goTo(place);
    m_page->setFocus();
}

void RuleBookDialog::write() {
    const QString title = m_name.isEmpty() ? presetText(m_base).name : shownText(m_name);
    m_page->setBook(title, ruleBook(m_rules, m_pictures.deck(), m_base));
    showContents();
    search();
}

void RuleBookDialog::showContents() {
    const QSignalBlocker quiet(m_contents);
    m_contents->clear();
    for (const BookChapter& chapter : m_page->book()) {
        m_contents->addItem(chapter.title);
        QListWidgetItem* item = m_contents->item(m_contents->count() - 1);
        if (!chapter.isRule) {
            QFont font = m_contents->font();
            font.setItalic(true);
            item->setFont(font);
        }
    }
    m_contents->setCurrentRow(m_page->chapter());
    const int wide = m_contents->sizeHintForColumn(0) + m_contents->fontMetrics().height() * 2;
    m_contents->setMinimumWidth(std::min(wide, letterWidth(fontMetrics()) * kMaxTitleInCharacters));
    if (!isVisible()) {
        m_split->setSizes({wide, width() - wide});
    }
}

void RuleBookDialog::search() {
    m_count = m_page->mark(m_search->text());
    m_next->setEnabled(m_count > 0);
    m_previous->setEnabled(m_count > 0);
    m_found->clear();
    if (m_count > 0 && m_search->hasFocus()) {
        step(true);
    } else if (m_count == 0 && !m_search->text().trimmed().isEmpty()) {
        m_found->setText(tr("not found"));
    }
}

void RuleBookDialog::step(bool forward) {
    if (const int at = m_page->findNext(forward); at > 0) {
        m_found->setText(tr("%1 of %2", "places where a word stands").arg(at).arg(m_count));
    }
}

void RuleBookDialog::print() {
    auto printer = std::make_shared<QPrinter>(QPrinter::HighResolution);
    printer->setDocName(windowTitle());
    auto* dialog = new QPrintDialog(printer.get(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, qOverload<QPrinter*>(&QPrintDialog::accepted), this,
            [this, printer](QPrinter*) { m_page->printOn(printer.get()); });
    dialog->open();
}

void RuleBookDialog::retranslate() {
    setWindowTitle(tr("The rules of this table"));
    m_contents->setAccessibleName(tr("Chapters"));
    m_page->setAccessibleName(windowTitle());
    m_search->setPlaceholderText(tr("Search the rules"));
    m_search->setAccessibleName(m_search->placeholderText());
    m_previous->setToolTip(tr("Previous place"));
    m_previous->setAccessibleName(m_previous->toolTip());
    m_next->setToolTip(tr("Next place"));
    m_next->setAccessibleName(m_next->toolTip());
    m_print->setText(tr("&Print…"));
    m_close->setText(tr("Close"));
    if (!m_page->book().isEmpty()) {
        write();
    }
}

bool RuleBookDialog::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_search && event->type() == QEvent::KeyPress) {
        const auto* key = static_cast<const QKeyEvent*>(event);
        if (key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter) {
            step(!key->modifiers().testFlag(Qt::ShiftModifier));
            return true;
        }
        if (scrollByKey(m_page, key->key())) {
            return true;
        }
    }
    return TiledDialog::eventFilter(watched, event);
}

} // namespace settebello
