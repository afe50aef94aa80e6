// SPDX-License-Identifier: GPL-3.0-or-later
#include "effect/effect_dialog.h"

#include "rules/check_rules.h"
#include "rules/presets.h"
#include "settings/settings_store.h"
#include "settings/window_state.h"
#include "text/preset_text.h"
#include "widgets/announcer.h"
#include "widgets/chart.h"
#include "widgets/label_role.h"
#include "widgets/page_scrolling.h"
#include "widgets/style.h"
#include "widgets/window_geometry.h"

#include <QHideEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QTimer>
#include <QVBoxLayout>

namespace settebello {

namespace {

constexpr QSize kWanted(900, 540);
constexpr int kMargin = 12;
constexpr char kGeometryKey[] = "effect/geometry";

/// The bar of one of two rule sets, in the legend.
class Swatch : public QWidget {
public:
    Swatch(std::size_t which, QWidget* parent)
        : QWidget(parent)
        , m_which(which) {
        setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    }
    QSize sizeHint() const override {
        const int line = fontMetrics().height();
        return {line * 3 / 2, line * 2 / 3};
    }

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        paintChartBar(painter, rect(), m_which, palette());
    }

private:
    std::size_t m_which;
};

} // namespace

EffectDialog::EffectDialog(SettingsStore& store, QWidget* parent)
    : TiledDialog(parent)
    , m_store(store)
    , m_heading(new QLabel(this))
    , m_summary(new QLabel(this))
    , m_legend(makeLegend())
    , m_sections{makeSection(), makeSection()}
    , m_method(new QLabel(this))
    , m_scroll(new QScrollArea(this))
    , m_close(new QPushButton(this))
    , m_announcer(new Announcer(this)) {
    makeHeading(m_heading);
    m_heading->setWordWrap(true);
    m_heading->setObjectName(QStringLiteral("heading"));
    m_summary->setWordWrap(true);
    m_summary->setObjectName(QStringLiteral("summary"));
    makeSecondary(m_method);
    setLabelRole(m_method, QAccessible::Paragraph); // need not be heard as the dialog opens
    m_method->setObjectName(QStringLiteral("method"));
    setPage(m_scroll, makePage());
    m_close->setDefault(true);
    connect(m_close, &QPushButton::clicked, this, &QDialog::accept);
    connect(&m_meter, &EffectMeter::measured, this, &EffectDialog::take);
    connect(&m_store, &SettingsStore::changed, this, &EffectDialog::measure);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(kMargin, kTileHeight + 6, kMargin, kMargin);
    column->addWidget(m_heading);
    column->addWidget(m_scroll, 1);
    column->addWidget(m_close, 0, Qt::AlignRight);
    retranslate();
    fitToScreen(this, kWanted);
    keepGeometry(this, m_store.windowState(), QLatin1String(kGeometryKey));
    m_close->setFocus();
}

QWidget* EffectDialog::makeLegend() {
    auto* legend = new QWidget(this);
    auto* row = new QHBoxLayout(legend);
    row->setContentsMargins(0, 0, 0, 0);
    for (std::size_t which = 0; which < m_names.size(); ++which) {
        m_names[which] = new QLabel(legend);
        row->addWidget(new Swatch(which, legend));
        row->addWidget(m_names[which]);
        row->addSpacing(kMargin);
    }
    row->addStretch(1);
    return legend;
}

EffectDialog::Section EffectDialog::makeSection() {
    auto* widget = new QWidget(this);
    Section section{widget, new QLabel(widget), new EffectChart(widget)};
    makeHeading(section.heading, 1);
    section.heading->setWordWrap(true);
    auto* column = new QVBoxLayout(widget);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(section.heading);
    column->addWidget(section.chart);
    column->addStretch(1);
    return section;
}

QWidget* EffectDialog::makePage() {
    auto* page = new QWidget;
    m_charts = new QBoxLayout(QBoxLayout::LeftToRight);
    m_charts->setSpacing(2 * kMargin);
    for (const Section& section : m_sections) {
        m_charts->addWidget(section.widget, 1);
    }
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, kMargin, 0);
    column->setSpacing(kMargin);
    column->addWidget(m_summary);
    column->addWidget(m_legend);
    column->addLayout(m_charts);
    column->addWidget(m_method);
    column->addStretch(1);
    return page;
}

void EffectDialog::setRules(const NamedRules& rules) {
    if (rules.rules != m_rules.rules || rules.base != m_rules.base) {
        m_effect.reset();
        m_told = false;
    }
    m_rules = rules;
    measure();
    retranslate();
}

void EffectDialog::measure() {
    if (!isVisible()) {
        return;
    }
    const Settings::Display& display = m_store.settings().display;
    if (checkRules(m_rules.rules).empty()) {
        m_meter.measure({.rules = m_rules.rules,
                         .against = findPreset(m_rules.base)->rules,
                         .pace = display.pace,
                         .speed = display.animationSpeed});
    } else {
        m_meter.stop();
    }
}

void EffectDialog::take(const RuleEffect& effect, bool ended) {
    // Charts reach their height by several layout requests, and are not seen before.
    QWidget* page = m_scroll->widget();
    page->setUpdatesEnabled(false);
    QTimer::singleShot(0, page, [page] { page->setUpdatesEnabled(true); });
    m_effect = effect;
    showFigures();
    constexpr double kSharp = 0.1; // points
    if (!m_told && (ended || effect[EffectFigure::Points].halfWidth().value_or(kSharp) < kSharp)) {
        m_told = true;
        m_announcer->announce(m_summary->text());
    }
}

/// What the figures say, or why there are none.
QString EffectDialog::summary() const {
    if (!checkRules(m_rules.rules).empty()) {
        return tr(
            "These rules contradict one another. Once that is settled, they can be measured.");
    }
    if (!m_effect) {
        return tr("Matches are being played…");
    }
    return effectSentences(*m_effect).join(QLatin1Char(' '));
}

void EffectDialog::showFigures() {
    m_summary->setText(summary());
    const bool any = m_effect.has_value();
    for (const Section& section : m_sections) {
        section.widget->setVisible(any);
    }
    m_method->setVisible(any);
    m_legend->setVisible(any && m_effect->setup().rules != m_effect->setup().against);
    if (any) {
        const std::array names{m_names[0]->text(), m_names[1]->text()};
        m_sections[0].chart->setRows(effectRows(*m_effect), names);
        m_sections[1].chart->setRows(decisionRows(*m_effect), names);
        m_method->setText(effectMethod(*m_effect));
    }
    arrange();
}

/// Side by side where there is room, otherwise one under the other.
void EffectDialog::arrange() {
    int needed =
        m_charts->spacing() + 3 * kMargin + m_scroll->verticalScrollBar()->sizeHint().width();
    for (const Section& section : m_sections) {
        needed += section.chart->widthForLabels();
    }
    m_charts->setDirection(needed <= width() ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

void EffectDialog::retranslate() {
    const QString base = presetText(m_rules.base).name;
    setWindowTitle(tr("What these rules change"));
    m_scroll->setAccessibleName(windowTitle());
    m_heading->setText(m_rules.rules == findPreset(m_rules.base)->rules
                           ? tr("%1 in figures", "a game").arg(base)
                           : tr("These rules, compared with %1", "a game").arg(base));
    m_names[0]->setText(tr("These rules"));
    m_names[1]->setText(base);
    m_sections[0].heading->setText(tr("How it plays"));
    m_sections[1].heading->setText(tr("How often an item decides a round"));
    for (const Section& section : m_sections) {
        section.chart->setAccessibleName(section.heading->text());
    }
    m_close->setText(tr("Close"));
    showFigures();
}

void EffectDialog::showEvent(QShowEvent* event) {
    TiledDialog::showEvent(event);
    measure();
}

void EffectDialog::hideEvent(QHideEvent* event) {
    if (!event->spontaneous()) {
        m_meter.stop();
    }
    TiledDialog::hideEvent(event);
}

void EffectDialog::resizeEvent(QResizeEvent* event) {
    TiledDialog::resizeEvent(event);
    arrange();
}

} // namespace settebello
