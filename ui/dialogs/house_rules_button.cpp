// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/house_rules_button.h"

#include "rules/check_rules.h"
#include "settings/file_access.h"
#include "settings/settings_store.h"
#include "text/fault_text.h"
#include "widgets/plain_text.h"
#include "widgets/window_placement.h"

#include <QAction>
#include <QEvent>
#include <QFileDialog>
#include <QInputDialog>
#include <QMenu>
#include <QMessageBox>

#include <algorithm>

namespace settebello {

namespace {

constexpr char kSuffix[] = ".scopa-rules.json";

} // namespace

HouseRulesButton::HouseRulesButton(SettingsStore& store, QWidget* parent)
    : QPushButton(parent)
    , m_store(store) {
    auto* menu = new QMenu(this);
    m_save = menu->addAction(QString(), this, &HouseRulesButton::askAndSave);
    m_rename = menu->addAction(QString(), this, &HouseRulesButton::askAndRename);
    m_remove = menu->addAction(QString(), this, &HouseRulesButton::remove);
    m_bringBack = menu->addAction(QString(), this, &HouseRulesButton::bringBack);
    m_bringBack->setVisible(false);
    menu->addSeparator();
    m_import = menu->addAction(QString(), this, &HouseRulesButton::askAndImport);
    m_export = menu->addAction(QString(), this, &HouseRulesButton::askAndExport);
    setMenu(menu);
    setAutoDefault(false);
    retranslate();
}

void HouseRulesButton::setRules(const NamedRules& rules, bool isHouseRules, bool playable) {
    m_rules = rules;
    m_rename->setEnabled(isHouseRules);
    m_remove->setEnabled(isHouseRules);
    m_save->setEnabled(playable);
    m_export->setEnabled(playable);
}

void HouseRulesButton::save(const QString& name) {
    NamedRules named = m_rules;
    named.name = name.trimmed().toStdString();
    m_store.change([&](Settings& settings) {
        auto& all = settings.houseRules;
        const auto same = std::find_if(all.begin(), all.end(), [&](const NamedRules& other) {
            return other.name == named.name;
        });
        if (same != all.end()) {
            *same = named;
        } else {
            all.push_back(named);
        }
    });
    emit chosen(named);
}

QString HouseRulesButton::rename(const QString& name) {
    const std::string before = m_rules.name;
    const std::string after = name.trimmed().toStdString();
    const auto named = [](const std::string& sought) {
        return [sought](const NamedRules& rules) { return rules.name == sought; };
    };
    const auto& known = m_store.settings().houseRules;
    if (after.empty() || after == before) {
        return {};
    }
    if (std::any_of(known.begin(), known.end(), named(after))) {
        return tr("There are house rules called “%1” already.").arg(shownText(name));
    }
    NamedRules renamed = m_rules;
    renamed.name = after;
    m_store.change([&](Settings& settings) {
        auto& all = settings.houseRules;
        const auto found = std::find_if(all.begin(), all.end(), named(before));
        if (found != all.end()) {
            found->name = after; // what was changed since and not saved stays unsaved
        }
        if (settings.match.rules.name == before) {
            settings.match.rules.name = after;
        }
    });
    emit chosen(renamed);
    return {};
}

void HouseRulesButton::bringBack() {
    if (m_removed) {
        m_rules = *m_removed;
        save(QString::fromStdString(m_removed->name));
    }
}

void HouseRulesButton::remove() {
    const std::string name = m_rules.name;
    for (const NamedRules& rules : m_store.settings().houseRules) {
        if (rules.name == name) {
            m_removed = rules;
        }
    }
    m_bringBack->setVisible(m_removed.has_value());
    retranslate();
    m_store.change([&](Settings& settings) {
        auto& all = settings.houseRules;
        all.erase(std::remove_if(all.begin(), all.end(),
                                 [&](const NamedRules& other) { return other.name == name; }),
                  all.end());
    });
    NamedRules nameless = m_rules;
    nameless.name.clear();
    emit chosen(nameless);
}

QString HouseRulesButton::import(const QString& file) {
    const QString shown = shownPath(toPath(file));
    Faults faults;
    const std::optional<std::string> text = readFile(file, faults, kMaxRuleFileSize);
    if (!text) {
        return tr("%1 cannot be read: %2", "a file, why").arg(shown, faultsText(faults));
    }
    const NamedRules read = readRuleFile(*text, faults);
    if (!faults.empty()) {
        return tr("%1 does not hold rules that can be played:").arg(shown) + QLatin1Char('\n') +
               faultsText(faults);
    }
    emit chosen(read);
    return {};
}

QString HouseRulesButton::exportTo(const QString& file) const {
    const std::optional<Fault> fault = writeFile(file, writeRuleFile(m_rules));
    return fault ? tr("%1 cannot be written: %2", "a file, why")
                       .arg(shownPath(toPath(file)), faultText(*fault))
                 : QString();
}

void HouseRulesButton::askAndSave() {
    auto* ask = new QInputDialog(this);
    ask->setAttribute(Qt::WA_DeleteOnClose);
    ask->setWindowTitle(tr("Save as house rules"));
    ask->setLabelText(tr("What are these rules called?"));
    ask->setTextValue(QString::fromStdString(m_rules.name));
    connect(ask, &QInputDialog::textValueSelected, this, [this](const QString& name) {
        if (!name.trimmed().isEmpty()) {
            save(name);
        }
    });
    ask->open();
}

void HouseRulesButton::askAndRename() {
    auto* ask = new QInputDialog(this);
    ask->setAttribute(Qt::WA_DeleteOnClose);
    ask->setWindowTitle(tr("Rename house rules"));
    ask->setLabelText(tr("Their new name"));
    ask->setTextValue(QString::fromStdString(m_rules.name));
    connect(ask, &QInputDialog::textValueSelected, this,
            [this](const QString& name) { showProblem(rename(name)); });
    ask->open();
}

void HouseRulesButton::askAndImport() {
    auto* ask = new QFileDialog(this, tr("Import a rule file"), {},
                                tr("Scopa rules (*.scopa-rules.json *.json)"));
    ask->setAttribute(Qt::WA_DeleteOnClose);
    ask->setFileMode(QFileDialog::ExistingFile);
    connect(ask, &QFileDialog::fileSelected, this,
            [this](const QString& file) { showProblem(import(file)); });
    ask->open();
}

void HouseRulesButton::askAndExport() {
    auto* ask = new QFileDialog(this, tr("Export a rule file"), {},
                                tr("Scopa rules (*.scopa-rules.json *.json)"));
    ask->setAttribute(Qt::WA_DeleteOnClose);
    ask->setAcceptMode(QFileDialog::AcceptSave);
    const QString name = QString::fromStdString(m_rules.name.empty() ? m_rules.base : m_rules.name);
    ask->selectFile(fileNameFrom(name) + QLatin1String(kSuffix));
    connect(ask, &QFileDialog::fileSelected, this,
            [this](const QString& file) { showProblem(exportTo(file)); });
    ask->open();
}

void HouseRulesButton::showProblem(const QString& problem) {
    if (problem.isEmpty()) {
        return;
    }
    openDialog(new QMessageBox(QMessageBox::Warning, text().remove(QLatin1Char('&')), problem,
                               QMessageBox::Ok, this));
}

void HouseRulesButton::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
    QPushButton::changeEvent(event);
}

void HouseRulesButton::retranslate() {
    setText(tr("&House rules"));
    m_save->setText(tr("&Save these rules…"));
    m_rename->setText(tr("Re&name these house rules…"));
    m_bringBack->setText(
        tr("&Bring back “%1”")
            .arg(menuText(QString::fromStdString(m_removed ? m_removed->name : ""), 30)));
    m_remove->setText(tr("&Remove these house rules"));
    m_import->setText(tr("&Import a rule file…"));
    m_export->setText(tr("&Export to a rule file…"));
}

} // namespace settebello
