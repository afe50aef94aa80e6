// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/clipped_text.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAction>
#include <QComboBox>
#include <QGroupBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QRegularExpression>
#include <QScrollArea>
#include <QScrollBar>
#include <QStyleOptionComboBox>
#include <QTabBar>
#include <QTest>
#include <QTextEdit>
#include <QTreeView>

#include <algorithm>

namespace settebello {

namespace {

/// What an Announcer has said: it is for screen readers and not seen.
bool isAnnouncement(const QWidget& widget) {
    const QWidget* parent = widget.parentWidget();
    return parent && parent->inherits("settebello::Announcer");
}

QString size(const QSize& size) {
    return QStringLiteral("%1 × %2").arg(size.width()).arg(size.height());
}

class Inspection {
public:
    explicit Inspection(QWidget& window)
        : m_window(window) {}

    QStringList run() {
        for (QWidget* widget : m_window.findChildren<QWidget*>()) {
            if (widget->isVisibleTo(&m_window) && widget->window() == &m_window) {
                check(*widget);
            }
        }
        return m_found;
    }

private:
    void check(QWidget& widget) {
        checkPlace(widget);
        if (auto* label = qobject_cast<QLabel*>(&widget)) {
            checkLabel(*label);
        } else if (auto* button = qobject_cast<QAbstractButton*>(&widget)) {
            if (!button->text().isEmpty()) {
                need(widget, button->text(), button->minimumSizeHint());
            }
        } else if (auto* group = qobject_cast<QGroupBox*>(&widget)) {
            need(widget, group->title(), {group->minimumSizeHint().width(), 0});
        } else if (auto* box = qobject_cast<QComboBox*>(&widget)) {
            checkChoice(*box);
        } else if (auto* tabs = qobject_cast<QTabBar*>(&widget)) {
            need(widget, tabs->tabText(0), {tabs->sizeHint().width(), 0});
        } else if (auto* header = qobject_cast<QHeaderView*>(&widget)) {
            checkHeader(*header);
        } else if (auto* area = qobject_cast<QAbstractScrollArea*>(&widget)) {
            checkPage(*area);
        }
    }

    /// Whatever is not on a page that scrolls must be in the window.
    void checkPlace(const QWidget& widget) {
        for (const QWidget* on = &widget; on != &m_window; on = on->parentWidget()) {
            const auto* area = qobject_cast<QAbstractScrollArea*>(on->parentWidget());
            if (area && area->viewport() == on) {
                return;
            }
        }
        const QRect place(widget.mapTo(&m_window, QPoint()), widget.size());
        if (!m_window.rect().adjusted(-1, -1, 1, 1).contains(place)) {
            m_found += QStringLiteral("%1 %2 “%3” at %4, %5, %6 is not all in the window")
                           .arg(QLatin1String(widget.metaObject()->className()),
                                widget.objectName(), widget.property("text").toString().left(60))
                           .arg(place.x())
                           .arg(place.y())
                           .arg(size(place.size()));
        }
    }

    void need(const QWidget& widget, const QString& text, QSize needed) {
        if (needed.width() > widget.width() + 1 || needed.height() > widget.height() + 1) {
            m_found += QStringLiteral("%1 “%2” needs %3 and has %4")
                           .arg(QLatin1String(widget.metaObject()->className()), text.left(60),
                                size(needed), size(widget.size()));
        }
    }

    void checkLabel(const QLabel& label) {
        if (label.text().isEmpty() || isAnnouncement(label)) {
            return;
        }
        if (!label.wordWrap()) {
            need(label, label.text(), label.sizeHint());
            return;
        }
        // Every word must fit, and all lines of them.
        int longest = 0;
        for (const QString& word : label.text().split(QRegularExpression("[\\s\\x{200b}]+"))) {
            longest = std::max(longest, label.fontMetrics().horizontalAdvance(word));
        }
        need(label, label.text(), {longest, label.heightForWidth(label.width())});
    }

    void checkChoice(const QComboBox& box) {
        QStyleOptionComboBox option;
        option.initFrom(&box);
        option.editable = box.isEditable();
        const QRect field = box.style()->subControlRect(QStyle::CC_ComboBox, &option,
                                                        QStyle::SC_ComboBoxEditField, &box);
        for (int i = 0; i < box.count(); ++i) {
            const int width = box.fontMetrics().boundingRect(box.itemText(i)).width();
            constexpr int kStylesOwn = 6; // that Qt's own hint leaves out
            if (width > field.width() + kStylesOwn) {
                m_found += QStringLiteral("QComboBox “%1” needs %2 and has %3")
                               .arg(box.itemText(i))
                               .arg(width)
                               .arg(field.width());
            }
        }
    }

    void checkHeader(const QHeaderView& header) {
        for (int i = 0; i < header.count() && header.orientation() == Qt::Horizontal; ++i) {
            if (header.sectionSizeHint(i) > header.sectionSize(i) + 1) {
                m_found += QStringLiteral("QHeaderView “%1” needs %2 and has %3")
                               .arg(header.model()->headerData(i, Qt::Horizontal).toString())
                               .arg(header.sectionSizeHint(i))
                               .arg(header.sectionSize(i));
            }
        }
    }

    /// Pages may scroll up and down, not sideways; only lists of many columns may that too.
    void checkPage(QAbstractScrollArea& area) {
        if (qobject_cast<QTreeView*>(&area)) {
            return;
        }
        int needed = area.viewport()->width() + area.horizontalScrollBar()->maximum();
        if (const auto* scroll = qobject_cast<QScrollArea*>(&area); scroll && scroll->widget()) {
            needed = std::max(needed, scroll->widget()->minimumSizeHint().width());
        }
        if (const auto* list = qobject_cast<QListView*>(&area); list && !list->wordWrap()) {
            needed = std::max(needed, list->sizeHintForColumn(0));
        }
        if (needed > area.viewport()->width() + 1) {
            m_found += QStringLiteral("%1 %2 needs a width of %3 and has %4 (%5)")
                           .arg(QLatin1String(area.metaObject()->className()), area.objectName())
                           .arg(needed)
                           .arg(area.viewport()->width())
                           .arg(widest(*area.viewport()));
        }
    }

    /// What makes a page as wide as it is.
    static QString widest(const QWidget& page) {
        const QWidget* found = nullptr;
        for (const QWidget* child : page.findChildren<QWidget*>()) {
            const bool isLeaf = !child->layout() && child->isVisibleTo(&page);
            if (isLeaf &&
                (!found ||
                 child->minimumSizeHint().width() + child->mapTo(&page, QPoint()).x() >
                     found->minimumSizeHint().width() + found->mapTo(&page, QPoint()).x())) {
                found = child;
            }
        }
        return found ? QLatin1String(found->metaObject()->className()) + QLatin1Char(' ') +
                           found->objectName() + QLatin1Char(' ') +
                           found->property("text").toString().left(60) +
                           QStringLiteral(" at %1, %2 wide")
                               .arg(found->mapTo(&page, QPoint()).x())
                               .arg(found->minimumSizeHint().width())
                     : QString();
    }

    QWidget& m_window;
    QStringList m_found;
};

void addTexts(const QWidget& widget, QStringList& texts) {
    texts += {widget.windowTitle(), widget.toolTip(), widget.accessibleName(),
              widget.accessibleDescription(), widget.whatsThis()};
    for (const QAction* action : widget.actions()) {
        texts += {action->text(), action->toolTip()};
    }
    if (const auto* label = qobject_cast<const QLabel*>(&widget)) {
        texts += label->text();
    } else if (const auto* button = qobject_cast<const QAbstractButton*>(&widget)) {
        texts += button->text();
    } else if (const auto* group = qobject_cast<const QGroupBox*>(&widget)) {
        texts += group->title();
    } else if (const auto* line = qobject_cast<const QLineEdit*>(&widget)) {
        texts += line->placeholderText();
    } else if (const auto* edit = qobject_cast<const QTextEdit*>(&widget)) {
        texts += edit->toPlainText();
    } else if (const auto* box = qobject_cast<const QComboBox*>(&widget)) {
        for (int i = 0; i < box->count(); ++i) {
            texts += box->itemText(i);
        }
    } else if (const auto* view = qobject_cast<const QAbstractItemView*>(&widget)) {
        const QAbstractItemModel* model = view->model();
        for (int row = 0; model && row < model->rowCount(); ++row) {
            for (int column = 0; column < model->columnCount(); ++column) {
                texts += model->index(row, column).data().toString();
            }
        }
    }
}

} // namespace

QStringList clippedTexts(QWidget& window) {
    constexpr int kLongEnough = 2000; // ms
    QStringList found;
    (void)QTest::qWaitFor(
        [&] {
            found = Inspection(window).run();
            return found.isEmpty();
        },
        kLongEnough);
    return found;
}

QStringList allTexts(QWidget& window) {
    QStringList texts;
    addTexts(window, texts);
    for (const QWidget* widget : window.findChildren<QWidget*>()) {
        if (!isAnnouncement(*widget)) { // was said in the language of then
            addTexts(*widget, texts);
        }
    }
    texts.removeAll(QString());
    texts.sort();
    return texts;
}

} // namespace settebello
