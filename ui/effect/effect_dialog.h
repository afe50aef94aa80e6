// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "effect/effect_chart.h"
#include "effect/effect_meter.h"
#include "widgets/tiled_dialog.h"
#include "json/rules_json.h"

#include <optional>

class QBoxLayout;
class QLabel;
class QPushButton;
class QScrollArea;

namespace settebello {

class Announcer;
class SettingsStore;

/// What rules change against the game that they came from, measured while it is open: in sentences,
/// and as bars. Of a game as it is in the list it shows the figures themselves.
class EffectDialog : public TiledDialog {
    Q_OBJECT

public:
    explicit EffectDialog(SettingsStore& store, QWidget* parent = nullptr);

    /// Measures these rules from now on. Rules with faults are not measured, and the dialog says
    /// so.
    void setRules(const NamedRules& rules);
    EffectMeter& meter() { return m_meter; }

protected:
    void hideEvent(QHideEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    /// A heading and its bars.
    struct Section {
        QWidget* widget = nullptr;
        QLabel* heading = nullptr;
        EffectChart* chart = nullptr;
    };
    Section makeSection();
    QWidget* makeLegend();
    QWidget* makePage();
    void measure();
    void take(const RuleEffect& effect, bool ended);
    void showFigures();
    QString summary() const;
    void arrange();
    void retranslate() final;

    SettingsStore& m_store;
    NamedRules m_rules;
    EffectMeter m_meter;
    std::optional<RuleEffect> m_effect; ///< the figures shown
    bool m_told = false;                ///< to screen readers
    QLabel* m_heading;
    QLabel* m_summary;
    std::array<QLabel*, 2> m_names{};
    QWidget* m_legend; ///< with the names
    std::array<Section, 2> m_sections;
    QLabel* m_method;
    QBoxLayout* m_charts = nullptr;
    QScrollArea* m_scroll;
    QPushButton* m_close;
    Announcer* m_announcer;
};

} // namespace settebello
