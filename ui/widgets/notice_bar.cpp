// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/notice_bar.h"

#include "widgets/dialog_look.h"
#include "widgets/message_label.h"
#include "widgets/page_scrolling.h"

#include <QCursor>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QScrollArea>
#include <QStyle>
#include <QToolButton>

#include <algorithm>

namespace settebello {

namespace {

constexpr int kMostLines = 5;
constexpr int kMargin = 2; ///< above and below, besides what the button needs
/// In a window that is too low for more.
constexpr int kFewestLines = 2;

} // namespace

/// As high as its message, within bounds.
class MessageArea : public QScrollArea {
public:
    using QScrollArea::QScrollArea;

    void fit() {
        widget()->ensurePolished(); // which makes it plain text, before it is measured
        const int width = viewport()->width();
        const int height = widget()->hasHeightForWidth() ? widget()->heightForWidth(width)
                                                         : widget()->sizeHint().height();
        const int line = widget()->fontMetrics().lineSpacing();
        setMinimumHeight(std::min(height, kFewestLines * line));
        m_height = std::min(height, kMostLines * line);
        updateGeometry();
    }
    QSize sizeHint() const override { return {QScrollArea::sizeHint().width(), m_height}; }
    /// Not as high as a scroll bar, which most messages do not need.
    QSize minimumSizeHint() const override {
        return {QScrollArea::minimumSizeHint().width(), minimumHeight()};
    }

private:
    int m_height = 0;
};

NoticeBar::NoticeBar(QWidget* parent)
    : QFrame(parent)
    , m_area(new MessageArea(this))
    , m_text(new MessageLabel)
    , m_close(new QToolButton(this)) {
    makeNotice(*this, *m_text);
    auto* sign = new QLabel(this);
    const int side = style()->pixelMetric(QStyle::PM_SmallIconSize);
    sign->setPixmap(style()->standardIcon(QStyle::SP_MessageBoxInformation).pixmap(side));
    m_text->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_area->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Maximum);
    setPage(m_area, m_text);
    m_close->setAutoRaise(true);
    m_close->setIcon(style()->standardIcon(QStyle::SP_TitleBarCloseButton));
    connect(m_close, &QToolButton::clicked, this, &QWidget::hide);
    sign->setFixedHeight(m_close->sizeHint().height()); // beside the first line
    auto* row = new QHBoxLayout(this);
    const QMargins usual = row->contentsMargins();
    row->setContentsMargins(usual.left(), kMargin, usual.right(), kMargin);
    row->addWidget(sign, 0, Qt::AlignTop);
    row->addWidget(m_area, 1);
    row->addWidget(m_close, 0, Qt::AlignTop);
    retranslate();
    hide();
    parent->installEventFilter(this);
}

void NoticeBar::showMessage(const QString& text) {
    if (text == m_text->message()) {
        return;
    }
    m_text->setMessage(text);
    if (text.isEmpty()) {
        hide();
        return;
    }
    const QPoint pointer = parentWidget()->mapFromGlobal(QCursor::pos());
    const bool isRead = isVisible() && geometry().contains(pointer);
    show();
    place();
    if (!isRead) { // else it stays where the player points at it
        m_isAtBottom = QRect(QPoint(), size()).contains(pointer);
        place();
    }
    raise();
}

void NoticeBar::place() {
    const QSize room = parentWidget()->size();
    resize(room.width(), height());
    layout()->activate(); // or the message would be measured at another width
    m_area->fit();
    resize(room.width(), std::min(sizeHint().height(), room.height()));
    const bool isFree = m_above == nullptr || !m_above->isVisibleTo(parentWidget());
    const int top = isFree ? 0 : m_above->geometry().bottom() + 1;
    move(0, m_isAtBottom ? room.height() - height() : top);
}

void NoticeBar::keepBelow(QWidget* bar) {
    m_above = bar;
    bar->installEventFilter(this);
    place();
}

QString NoticeBar::text() const {
    return m_text->message();
}

void NoticeBar::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    } else if (event->type() == QEvent::FontChange) {
        place();
    }
    QFrame::changeEvent(event);
}

bool NoticeBar::eventFilter(QObject* watched, QEvent* event) {
    const bool isMoved = watched == m_above &&
                         (event->type() == QEvent::Move || event->type() == QEvent::ShowToParent ||
                          event->type() == QEvent::HideToParent);
    if (isMoved || event->type() == QEvent::Resize) {
        place();
    } else if (event->type() == QEvent::LayoutRequest) { // there may be something new
        raise();
    }
    return QFrame::eventFilter(watched, event);
}

void NoticeBar::showEvent(QShowEvent* event) {
    QFrame::showEvent(event);
    place(); // before, the message had no width to be measured at
}

void NoticeBar::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape) {
        hide();
        return;
    }
    QFrame::keyPressEvent(event);
}

void NoticeBar::retranslate() {
    setAccessibleName(tr("Notice"));
    m_close->setToolTip(tr("Close this notice"));
    m_close->setAccessibleName(m_close->toolTip());
}

} // namespace settebello
