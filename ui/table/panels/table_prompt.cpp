// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/panels/table_prompt.h"

#include "table/layout/table_layout.h"
#include "table/painting/fitted_text.h"
#include "widgets/dialog_look.h"

#include <QBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>

#include <algorithm>
#include <cmath>

namespace settebello {

namespace {

/// The smallest text size, in pixels.
constexpr int kLeast = 11;
constexpr int kReadable = 9; ///< pixels; no smaller in a font with high lines, or not to shorten
constexpr int kUsual = 16;   ///< pixels; as captions
/// Above and below it, and half of what is between its parts, in text sizes.
constexpr qreal kPadding = 0.29;
/// Of the table's height: what a question takes if it can with text that is at most so much smaller
/// than usual. Otherwise it takes more lines, as far as the layout allows.
constexpr qreal kMost = 0.16;
constexpr qreal kGivesWay = 0.85;
/// Buttons are beside the words where that takes so much less height.
constexpr qreal kMuchLower = 0.9;
/// What is still higher in the smallest text is condensed to this width in percent, in steps.
constexpr int kMostCondensed = 70;
/// How much smaller its text may be so that it has room in the middle of the table, in pixels.
constexpr int kForTheMiddle = 2;
constexpr int kCondensing = 10;
/// How large letters on the buttons of a hint are at least, as a part of those of its words.
constexpr qreal kSmallButtons = 0.85;

} // namespace

TablePrompt::TablePrompt(QWidget* parent)
    : QFrame(parent)
    , m_question(new QLabel(this))
    , m_box(new QBoxLayout(QBoxLayout::LeftToRight, this))
    , m_row(new QBoxLayout(QBoxLayout::LeftToRight)) {
    setObjectName(QStringLiteral("tablePrompt"));
    m_box->addWidget(m_question, 1);
    m_box->addLayout(m_row);
    hide();
}

void TablePrompt::removeAnswers() {
    for (QPushButton* button : m_buttons) {
        button->hide();
        button->deleteLater(); // it may be the one just pressed
    }
    m_buttons.clear();
    m_optional.clear();
}

void TablePrompt::ask(const QString& question, const std::vector<Answer>& answers, bool takeFocus) {
    ask(QStringList{question}, answers, takeFocus);
}

void TablePrompt::ask(const QStringList& sentences, const std::vector<Answer>& answers,
                      bool takeFocus) {
    removeAnswers();
    m_sentences = sentences;
    const QString question = sentences.join(QLatin1Char(' '));
    m_question->setText(question);
    setAccessibleName(question);
    for (const Answer& answer : answers) {
        auto* button = new QPushButton(answer.text, this);
        button->setAutoDefault(true);
        button->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
        button->setAccessibleDescription(question);
        m_row->addWidget(button);
        // The answer may ask the next question, so it is kept outside the button.
        connect(button, &QPushButton::clicked, this, [chosen = answer.chosen] { chosen(); });
        button->installEventFilter(this);
        m_buttons.push_back(button);
        if (answer.isOptional) {
            m_optional.push_back(button);
        }
    }
    show();
    raise();
    place();
    if (takeFocus) {
        focusFirst();
    }
}

void TablePrompt::focusFirst() {
    if (!m_buttons.empty()) {
        m_buttons.front()->setFocus(Qt::OtherFocusReason);
    }
}

void TablePrompt::setAnswerable(bool answerable) {
    for (QPushButton* button : m_buttons) {
        button->setEnabled(answerable);
    }
}

/// A key that was held down for what came before must not answer this.
bool TablePrompt::eventFilter(QObject* watched, QEvent* event) {
    return (event->type() == QEvent::KeyPress && static_cast<QKeyEvent*>(event)->isAutoRepeat()) ||
           QFrame::eventFilter(watched, event);
}

void TablePrompt::dismiss() {
    if (isHidden()) {
        return;
    }
    const bool hadFocus = isAncestorOf(focusWidget()) && window()->focusWidget() != nullptr &&
                          isAncestorOf(window()->focusWidget());
    hide();
    emit coverChanged();
    need(0);
    if (hadFocus && parentWidget() != nullptr) {
        parentWidget()->setFocus(Qt::OtherFocusReason);
    }
    removeAnswers();
    m_question->clear();
    setAccessibleName({});
}

QString TablePrompt::buttonStyle(const TableTheme& theme, int pixels) {
    const QColor ink = textOnAccent(theme);
    return QStringLiteral("QPushButton { background: %1; color: %2; border: 2px solid %3;"
                          " border-radius: 0.45em; padding: 0.15em 0.8em; font-weight: bold; "
                          "font-size: %6px; outline: none; }"
                          "QPushButton:hover { background: %4; }"
                          "QPushButton:pressed { background: %3; }"
                          "QPushButton:disabled { background: transparent; color: %3; }"
                          "QPushButton:focus { border: 2px dashed %5; }"
                          "QPushButton[locked=\"true\"] { background: transparent; color: %3;"
                          " border: 2px solid %3; }")
        .arg(theme.accent.name(), ink.name(), theme.accent.darker(140).name(),
             theme.accent.lighter(112).name(), theme.focus.name())
        .arg(pixels);
}

QString TablePrompt::quietStyle(const TableTheme& theme, const QColor& ink, int pixels) {
    QColor line = ink;
    line.setAlpha(theme.strong ? 255 : 150);
    QColor ground = theme.plate;
    ground.setAlpha(theme.strong ? 255 : 90);
    return QStringLiteral("QPushButton[quiet=\"true\"] { background: %1; color: %2;"
                          " border: 1px solid %3; font-weight: normal; font-size: %6px;"
                          " padding: 0.3em 0.9em; }"
                          "QPushButton[quiet=\"true\"]:hover { border: 1px solid %4; }"
                          "QPushButton[quiet=\"true\"]:focus { border: 2px dashed %5; }"
                          "QPushButton[quiet=\"true\"][locked=\"true\"] {"
                          " background: transparent; color: %3; border: 1px solid %3; }")
        .arg(ground.name(QColor::HexArgb), ink.name(), line.name(QColor::HexArgb),
             theme.accent.name(), theme.focus.name())
        .arg(pixels);
}

QString TablePrompt::toolStyle(const TableTheme& theme) {
    return QStringLiteral("QToolButton { background: transparent; color: %1; border: 1px solid %1;"
                          " border-radius: 0.5em; outline: none; }"
                          "QToolButton:hover { background: %2; color: %3; }"
                          "QToolButton:focus { border: 2px dashed %4; }")
        .arg(theme.text.name(), theme.accent.name(), textOnAccent(theme).name(),
             theme.focus.name());
}

QColor TablePrompt::textOnAccent(const TableTheme& theme) {
    return qGray(theme.accent.rgb()) > 110 ? kTextOnGold : QColor(Qt::white);
}

QPalette TablePrompt::panelPalette(const TableTheme& theme, QPalette palette) {
    QColor ground = theme.plate;
    ground.setAlpha(255);
    palette.setColor(QPalette::Window, ground);
    palette.setColor(QPalette::Base, ground);
    palette.setColor(QPalette::Button, ground);
    for (const QPalette::ColorRole role :
         {QPalette::WindowText, QPalette::Text, QPalette::ButtonText}) {
        palette.setColor(role, theme.plateText);
    }
    palette.setColor(QPalette::Mid, theme.plateMuted);
    palette.setColor(QPalette::Highlight, theme.accent);
    palette.setColor(QPalette::HighlightedText, textOnAccent(theme));
    return palette;
}

QString TablePrompt::scrollStyle(const TableTheme& theme) {
    return QStringLiteral("QScrollBar { color: %1; }").arg(theme.plateText.name());
}

void TablePrompt::setTheme(const TableTheme& theme) {
    m_theme = theme;
    restyle();
}

void TablePrompt::restyle() {
    QColor ground = m_theme.plate;
    ground.setAlpha(255);
    setStyleSheet(QStringLiteral("QFrame#tablePrompt { background: %1; border: 2px solid %2;"
                                 " border-radius: 0.5em; } QLabel { color: %3; font-size: %4px; }")
                      .arg(ground.name(), m_theme.accent.name(), m_theme.plateText.name())
                      .arg(m_pixels) +
                  buttonStyle(m_theme, m_buttonPixels));
}

void TablePrompt::setPixels(int pixels, int buttons) {
    if (pixels != m_pixels || buttons != m_buttonPixels) {
        m_pixels = pixels;
        m_buttonPixels = buttons;
        restyle();
    }
    const int pad = qRound(pixels * kPadding);
    m_box->setContentsMargins(2 * pad, pad, 2 * pad, pad);
    m_box->setSpacing(2 * pad);
    m_row->setSpacing(2 * pad);
}

void TablePrompt::setCondensed(int percent) {
    if (percent != m_condensed) {
        m_condensed = percent;
        const int usual = parentWidget()->font().stretch();
        QFont condensed = font();
        condensed.setStretch((usual > 0 ? usual : QFont::Unstretched) * percent / 100);
        setFont(condensed);
        restyle(); // or its parts would take over the font only later
    }
}

void TablePrompt::placeIn(const TableLayout& layout, bool growsDown) {
    const int highest = qRound(std::floor(layout.highestQuestion()));
    const int most = std::max(mostHeight(kMost), highest);
    placeAt(layout, growsDown, most, most);
}

void TablePrompt::placeIn(const TableLayout& layout, qreal highest, qreal most) {
    placeAt(layout, false, static_cast<int>(highest), static_cast<int>(std::max(highest, most)));
}

void TablePrompt::placeAt(const TableLayout& layout, bool growsDown, int highest, int most) {
    m_area = layout.questionArea();
    m_besideSigns = layout.questionAreaBesideSigns();
    m_wholeStrip = layout.strip();
    m_textHeight = layout.textHeight();
    m_captionPixels = qRound(layout.captionText());
    m_growsDown = growsDown;
    m_usual = highest;
    m_most = most;
    place();
}

/// The least width in which it is no higher: lines of about one length, and less is covered.
int TablePrompt::narrowest(int least, int most, int height) const {
    while (least < most) {
        const int middle = (least + most) / 2;
        if (m_box->totalHeightForWidth(middle) <= height) {
            most = middle;
        } else {
            least = middle + 1;
        }
    }
    return most;
}

/// How wide it may be in the middle of the table.
int TablePrompt::centredWidth(const QRectF& strip) const {
    const qreal middle = parentWidget()->width() / 2.0;
    return qRound(2 * std::min(middle - strip.left(), strip.right() - middle));
}

void TablePrompt::setArrangement(Arrangement arrangement) {
    const bool below = arrangement == Arrangement::Below || arrangement == Arrangement::Stacked;
    const bool column = arrangement == Arrangement::Beside || arrangement == Arrangement::Stacked;
    const bool middle = column || arrangement == Arrangement::Row;
    m_question->setWordWrap(arrangement != Arrangement::OneLine);
    m_box->setDirection(below ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    m_row->setDirection(column ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    m_row->setAlignment(below ? Qt::AlignHCenter : middle ? Qt::AlignVCenter : Qt::Alignment());
    m_question->setAlignment(below ? Qt::AlignCenter : Qt::AlignVCenter);
    m_row->invalidate();
    m_box->invalidate();
    m_box->activate();
}

/// Its size with its text broken into lines. @param isTooWide whether it is wider than the strip
QSize TablePrompt::wrappedSize(Arrangement arrangement, const QRectF& strip, bool& isTooWide) {
    setArrangement(arrangement);
    const int centred = centredWidth(strip);
    const int least = m_box->totalMinimumSize().width();
    const bool isCentred = least <= centred && m_box->totalHeightForWidth(centred) <=
                                                   std::min(m_highest, mostHeight(kMost));
    const int width = isCentred ? centred : qRound(strip.width());
    const int height = m_box->totalHeightForWidth(width);
    isTooWide = least > width;
    return {std::max(least, narrowest(least, width, height)), height};
}

/// One line if there is room for it in the middle of the table; else the buttons under the words,
/// beside them where that is much lower or, if there are too many for both, under one another too.
/// Many words may need all of the strip.
QSize TablePrompt::arrange(const QRectF& strip) {
    m_question->ensurePolished(); // a style sheet changes what its text needs
    for (QPushButton* button : m_buttons) {
        button->ensurePolished();
    }
    setArrangement(Arrangement::OneLine);
    const QSize line = m_box->totalSizeHint();
    if (line.width() <= centredWidth(strip)) {
        return line;
    }
    bool isTooWide = false;
    const QSize below = wrappedSize(Arrangement::Below, strip, isTooWide);
    if (!isTooWide && below.height() <= mostHeight(kMost)) {
        return below;
    }
    bool isTooWideBeside = false;
    QSize size = wrappedSize(Arrangement::Beside, strip, isTooWideBeside);
    if (isTooWideBeside || (!isTooWide && size.height() > below.height() * kMuchLower)) {
        size = wrappedSize(isTooWide ? Arrangement::Stacked : Arrangement::Below, strip, isTooWide);
    }
    return size.height() <= m_highest ? size : arrangeInRow(strip, size);
}

/// In a flat strip, the words beside a row of buttons. @param other its size as it is now; it stays
/// so where that is not higher
QSize TablePrompt::arrangeInRow(const QRectF& strip, QSize other) {
    const auto direction = m_box->direction();
    const auto buttons = m_row->direction();
    bool isTooWide = false;
    const QSize row = wrappedSize(Arrangement::Row, strip, isTooWide);
    if (!isTooWide && row.height() < other.height()) {
        return row;
    }
    const bool below = direction == QBoxLayout::TopToBottom;
    const bool column = buttons == QBoxLayout::TopToBottom;
    setArrangement(below ? (column ? Arrangement::Stacked : Arrangement::Below)
                         : Arrangement::Beside);
    return other;
}

int TablePrompt::mostHeight(qreal part) const {
    return qRound(parentWidget()->height() * part);
}

/// Hints are as large as captions; large text of questions gives way a little where there is little
/// room.
int TablePrompt::usualPixels() const {
    const bool isHint = m_sentences.size() > 1 || m_most > m_usual;
    return isHint ? m_captionPixels
                  : std::max(kUsual, qRound(m_textHeight * 0.86 * lineScale(font())));
}

/// Chooses the size of the text, and how narrow its letters are. @return that of the question.
QSize TablePrompt::fitText() {
    const int width = qRound(m_strip.width());
    const int wanted = usualPixels();
    const int leastPixels = m_sentences.size() > 1
                                ? kReadable
                                : std::max(kReadable, qRound(kLeast * lineScale(font())));
    const int usual = std::min(m_highest, mostHeight(kMost));
    const int pixels = std::max(leastPixels, wanted);
    QSize size;
    setCondensed(100);
    const auto fitsIn = [&](int widest, int highest, int tried) {
        setPixels(tried, tried);
        size = arrange(m_strip);
        return size.height() <= highest && size.width() <= widest;
    };
    const auto shrinkTo = [&](int least, int widest, int highest) {
        for (int tried = pixels; tried >= least; --tried) {
            if (fitsIn(widest, highest, tried)) {
                return true;
            }
        }
        return false;
    };
    // A little smaller rather than beside the middle; many lines rather than much smaller.
    const int slightly = std::max(leastPixels, pixels - kForTheMiddle);
    const int readily = std::max(leastPixels, qRound(pixels * kGivesWay));
    if (!shrinkTo(slightly, centredWidth(m_strip), usual) && !shrinkTo(readily, width, usual)) {
        shrinkTo(leastPixels, width, m_highest);
    }
    for (int percent = 100 - kCondensing; percent >= kMostCondensed; percent -= kCondensing) {
        if (size.height() <= m_highest && size.width() <= width) {
            break;
        }
        setCondensed(percent);
        size = arrange(m_strip);
    }
    return size;
}

/// Over the words of tools rather than in letters much smaller than usual, and over all of them
/// rather than over cards.
QSize TablePrompt::fitInStrips() {
    const auto fitIn = [this](const QRectF& strip) {
        m_strip = strip;
        const QSize size = fitText();
        const bool fits = size.height() <= m_highest && size.width() <= strip.width();
        return std::pair(size, fits ? m_pixels * m_condensed : 0);
    };
    const auto [size, letters] = fitIn(m_area);
    if (letters >= usualPixels() * kGivesWay * 100) {
        return size;
    }
    const auto [larger, largerLetters] = fitIn(m_besideSigns);
    if (largerLetters > letters) {
        return larger;
    }
    return fitIn(letters > 0 ? m_area : m_wholeStrip).first;
}

void TablePrompt::showOptional(bool shown) {
    for (QPushButton* button : m_optional) {
        button->setVisible(shown);
    }
}

/// Shows so many sentences in letters of the usual size, with smaller ones on the buttons if that
/// helps. @return whether that fits into the strip
bool TablePrompt::shortenTo(qsizetype kept) {
    m_question->setText(m_sentences.mid(0, kept).join(QLatin1Char(' ')));
    setCondensed(100);
    const int pixels = usualPixels();
    for (const int buttons : {pixels, qRound(pixels * kSmallButtons)}) {
        setPixels(pixels, buttons);
        const QSize size = arrange(m_strip);
        if (size.height() <= m_highest && size.width() <= m_strip.width()) {
            return true;
        }
    }
    return false;
}

/// Leaves out, if it is too large, first the answers that can be left out, then sentences; then it
/// takes more lines for the first. @return whether that fits into the strip
bool TablePrompt::leaveOut() {
    m_highest = m_usual;
    showOptional(true);
    bool fits = shortenTo(m_sentences.size());
    if (!fits) {
        showOptional(false);
    }
    for (qsizetype kept = m_sentences.size(); kept > 0 && !fits; --kept) {
        fits = shortenTo(kept);
    }
    if (!fits) {
        m_highest = m_most;
        fits = shortenTo(1);
    }
    return fits;
}

/// Beside the tools, or beside their signs alone; at last its letters become smaller.
QSize TablePrompt::shorten() {
    const QString whole = m_sentences.join(QLatin1Char(' '));
    setToolTip({});
    if (m_sentences.size() == 1 && m_optional.empty() && m_most == m_usual) {
        m_highest = m_usual;
        m_question->setText(whole);
        return fitInStrips();
    }
    m_strip = m_area;
    bool fits = leaveOut();
    if (!fits) {
        m_strip = m_besideSigns;
        fits = leaveOut();
    }
    const QSize size = fits ? arrange(m_strip) : fitInStrips();
    setToolTip(m_question->text() == whole ? QString() : whole);
    return size;
}

void TablePrompt::place() {
    if (isHidden()) {
        return;
    }
    QSize size = shorten();
    // On a table without room for the strip it lies over everything, but all of it is seen.
    const QRectF table(parentWidget()->rect());
    const bool isCramped = size.height() > table.height();
    if (isCramped) {
        size = arrange(table);
    }
    const QRectF strip = isCramped ? table : m_strip;
    // At the strip's upper edge, as a lifted hand reaches into it.
    const qreal above = std::min(strip.top(), strip.bottom() - size.height());
    const qreal top = std::clamp(m_growsDown ? strip.top() : above, qreal(0),
                                 std::max<qreal>(0, table.height() - size.height()));
    // Over the middle of the hand, if there is room.
    const qreal left = std::clamp((table.width() - size.width()) / 2, strip.left(),
                                  std::max(strip.left(), strip.right() - size.width()));
    setGeometry(qRound(left), qRound(top), size.width(), size.height());
    emit coverChanged();
    need(m_growsDown ? 0 : size.height());
}

void TablePrompt::need(int height) {
    if (height != m_requiredHeight) {
        m_requiredHeight = height;
        emit requiredHeightChanged();
    }
}

} // namespace settebello
