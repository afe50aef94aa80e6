// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/house_rules_button.h"

#include "game/opened_file.h"
#include "rules/rules_draft.h"
#include "rules/rules_question.h"
#include "settings/file_access.h"
#include "settings/settings_store.h"
#include "storage/house_rules.h"
#include "text/fault_text.h"
#include "text/preset_text.h"
#include "widgets/file_dialogs.h"
#include "widgets/letter_width.h"
#include "widgets/plain_text.h"
#include "widgets/window_geometry.h"

#include <QAction>
#include <QEvent>
#include <QFileDialog>
#include <QInputDialog>
#include <QLineEdit>
#include <QMenu>
#include <QMessageBox>

#include <algorithm>

namespace settebello {

namespace {

NamedRules named(NamedRules rules, const std::string& name) {
    rules.name = name;
    return rules;
}

/// Room for the usual names, and for the buttons in a title bar, in letters.
constexpr int kNameLetters = 40;
constexpr int kTitleButtons = 14;

/// Asks for the name of rules, in a window as wide as its title.
QInputDialog* openNameQuestion(const QString& title, const QString& label, const QString& name,
                               QWidget* parent) {
    auto* ask = new QInputDialog(parent);
    ask->setAttribute(Qt::WA_DeleteOnClose);
    ask->setWindowTitle(title);
    ask->setLabelText(label);
    ask->setTextValue(name);
    const QFontMetrics metrics = ask->fontMetrics();
    const int letter = letterWidth(metrics);
    // The window takes its own least width from its parts.
    ask->findChild<QLineEdit*>()->setMinimumWidth(
        std::max(kNameLetters * letter, metrics.horizontalAdvance(title) + kTitleButtons * letter));
    ask->open();
    return ask;
}

} // namespace

HouseRulesButton::HouseRulesButton(SettingsStore& store, QWidget* parent)
    : QPushButton(parent)
    , m_store(store) {
    auto* menu = new QMenu(this);
    m_rename = menu->addAction(QString(), this, &HouseRulesButton::askAndRename);
    m_remove = menu->addAction(QString(), this, &HouseRulesButton::remove);
    m_bringBack = menu->addAction(QString(), this, &HouseRulesButton::bringBack);
    m_bringBack->setVisible(false);
    menu->addSeparator();
    m_import = menu->addAction(QString(), this, &HouseRulesButton::askAndImport);
    m_export = menu->addAction(QString(), this, &HouseRulesButton::askAndExport);
    setMenu(menu);
    connect(menu, &QMenu::aboutToShow, this, &HouseRulesButton::listSaved);
    setAutoDefault(false);
    retranslate();
}

void HouseRulesButton::setRules(const RulesDraft& draft, bool playable) {
    m_rules = draft.rules();
    m_unsaved = draft.changed();
    m_rename->setEnabled(draft.isHouseRules());
    m_remove->setEnabled(draft.isHouseRules());
    m_export->setEnabled(playable);
}

void HouseRulesButton::listSaved() {
    qDeleteAll(m_listed);
    m_listed.clear();
    for (const NamedRules& rules : m_store.settings().houseRules) {
        auto* action = new QAction(menuText(rulesName(rules)), menu());
        action->setCheckable(true);
        action->setChecked(rules.name == m_rules.name);
        connect(action, &QAction::triggered, this, [this, rules] { emit chosen(rules); });
        m_listed += action;
    }
    if (!m_listed.isEmpty()) {
        m_listed += new QAction(menu());
        m_listed.constLast()->setSeparator(true);
    }
    menu()->insertActions(m_rename, m_listed);
}

void HouseRulesButton::save(const QString& name) {
    const NamedRules saved = named(m_rules, name.trimmed().toStdString());
    put(saved);
    emit noticeAsked(tr("✓ Saved as “%1”, among your house rules.").arg(rulesName(saved)));
}

void HouseRulesButton::put(const NamedRules& rules) {
    m_store.change([&](Settings& settings) { putHouseRules(settings.houseRules, rules); });
    emit chosen(rules);
}

void HouseRulesButton::saveAs(const QString& name) {
    const std::string wanted = name.trimmed().toStdString();
    const NamedRules* others = findHouseRules(m_store.settings().houseRules, wanted);
    if (others != nullptr && others->rules != m_rules.rules) {
        askAboutName(*others);
    } else {
        save(name);
    }
}

void HouseRulesButton::askAboutName(const NamedRules& others) {
    auto* ask = new RulesQuestion(
        tr("Save as house rules"),
        tr("There are house rules called “%1” already. Replace them?").arg(rulesName(others)),
        {tr("Until now"), others.rules}, {tr("From now on"), m_rules.rules}, this);
    const auto offerName = [&] {
        ask->addAnswer(tr("Another name…"), "anotherName", [this] { askAndSave(); });
    };
    const bool areOthers = others.name != m_rules.name; // and are not replaced by just Enter
    if (areOthers) {
        offerName();
    }
    ask->addAnswer(tr("Replace"), "replace",
                   [this, name = others.name] { save(QString::fromStdString(name)); });
    if (!areOthers) {
        offerName();
    }
    ask->addAnswer(tr("Cancel"), "cancel", [] {});
    openDialog(ask);
}

QString HouseRulesButton::rename(const QString& name) {
    const std::string before = m_rules.name;
    const std::string after = name.trimmed().toStdString();
    if (after.empty() || after == before) {
        return {};
    }
    if (findHouseRules(m_store.settings().houseRules, after) != nullptr) {
        return tr("There are house rules called “%1” already.").arg(shownText(name));
    }
    const NamedRules renamed = named(m_rules, after);
    m_store.change([&](Settings& settings) {
        for (NamedRules& rules : settings.houseRules) {
            if (rules.name == before) {
                rules.name = after; // what was changed since and not saved stays unsaved
            }
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
        keep(*m_removed);
    }
}

void HouseRulesButton::remove() {
    const std::string name = m_rules.name;
    if (const NamedRules* removed = findHouseRules(m_store.settings().houseRules, name)) {
        m_removed = *removed;
    }
    m_bringBack->setVisible(m_removed.has_value());
    m_store.change([&](Settings& settings) {
        auto& all = settings.houseRules;
        all.erase(std::remove_if(all.begin(), all.end(),
                                 [&](const NamedRules& other) { return other.name == name; }),
                  all.end());
    });
    emit chosen(named(m_rules, {}));
    emit removed(tr("“%1” is no longer among your house rules.")
                     .arg(shownText(QString::fromStdString(name))));
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
    keep(namedAfterFile(read, file));
    return {};
}

void HouseRulesButton::keep(const NamedRules& rules) {
    const NamedRules* mine = findHouseRules(m_store.settings().houseRules, rules.name);
    if (mine != nullptr && mine->rules != rules.rules) {
        askAboutBoth(*mine, rules);
        return;
    }
    if (mine != nullptr) {
        const NamedRules same = *mine;
        emit chosen(same);
        emit noticeAsked(
            tr("These rules are among your house rules already: “%1”.").arg(rulesName(same)));
        return;
    }
    put(rules);
    emit noticeAsked(tr("“%1” is now among your house rules.").arg(rulesName(rules)));
}

void HouseRulesButton::askAboutBoth(const NamedRules& mine, const NamedRules& theirs) {
    const std::string free = freeRulesName(theirs.name, [this](const std::string& name) {
        return findHouseRules(m_store.settings().houseRules, name) != nullptr;
    });
    auto* ask = new RulesQuestion(
        tr("House rules of the same name"),
        tr("You have house rules called “%1” already, which are different. Keep both?")
            .arg(rulesName(mine)),
        {tr("Those you have"), mine.rules}, {tr("The new ones"), theirs.rules}, this);
    ask->addAnswer(tr("Keep both"), "keepBoth", [this, both = named(theirs, free)] { keep(both); });
    ask->addAnswer(tr("Keep the new ones"), "replace", [this, theirs] {
        put(theirs);
        emit noticeAsked(tr("“%1” is replaced by the new rules.").arg(rulesName(theirs)));
    });
    ask->addAnswer(tr("Keep those I have"), "cancel", [] {});
    openDialog(ask);
}

QString HouseRulesButton::exportTo(const QString& file) const {
    const std::optional<Fault> fault = writeFile(file, writeRuleFile(m_rules));
    return fault ? tr("%1 cannot be written: %2", "a file, why")
                       .arg(shownPath(toPath(file)), faultText(*fault))
                 : QString();
}

void HouseRulesButton::showExported(const QString& file) {
    const QString where = shownPath(toPath(file));
    emit noticeAsked(
        m_unsaved
            ? tr("The rules are in %1 now, with the changes that are not saved here.").arg(where)
            : tr("The rules are in %1 now.").arg(where));
}

void HouseRulesButton::askAndSave() {
    const QInputDialog* ask =
        openNameQuestion(tr("Save as house rules"), tr("What are these rules called?"),
                         QString::fromStdString(m_rules.name), this);
    connect(ask, &QInputDialog::textValueSelected, this, [this](const QString& name) {
        if (!name.trimmed().isEmpty()) {
            saveAs(name);
        }
    });
}

void HouseRulesButton::askAndRename() {
    const QInputDialog* ask = openNameQuestion(tr("Rename house rules"), tr("Their new name"),
                                               QString::fromStdString(m_rules.name), this);
    connect(ask, &QInputDialog::textValueSelected, this,
            [this](const QString& name) { showProblem(rename(name)); });
}

void HouseRulesButton::askAndImport() {
    const QFileDialog* ask =
        askForFile(tr("Import a rule file"), {tr("Scopa rules (*.scopa-rules.json *.json)")}, this);
    connect(ask, &QFileDialog::fileSelected, this,
            [this](const QString& file) { showProblem(import(file)); });
}

void HouseRulesButton::askAndExport() {
    const QString name = QString::fromStdString(m_rules.name.empty() ? m_rules.base : m_rules.name);
    const QLatin1String suffix(kRuleFileSuffix);
    const QFileDialog* ask =
        askWhereToWrite(tr("Export a rule file"), {tr("Scopa rules (*.scopa-rules.json *.json)")},
                        suffix, fileNameFrom(name) + suffix, this);
    connect(ask, &QFileDialog::fileSelected, this, [this](const QString& file) {
        const QString problem = exportTo(file);
        showProblem(problem);
        if (problem.isEmpty()) {
            showExported(file);
        }
    });
}

void HouseRulesButton::showProblem(const QString& problem) {
    if (problem.isEmpty()) {
        return;
    }
    openDialog(new QMessageBox(QMessageBox::Warning, withoutMnemonic(text()), problem,
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
    m_rename->setText(tr("Re&name these house rules…"));
    m_bringBack->setText(tr("&Bring back the house rules removed last"));
    m_remove->setText(tr("&Remove these house rules"));
    m_import->setText(tr("&Import a rule file…"));
    m_export->setText(tr("&Export to a rule file…"));
}

} // namespace settebello
