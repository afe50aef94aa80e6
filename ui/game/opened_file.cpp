// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/opened_file.h"

#include "game/record_file.h"
#include "settings/file_access.h"
#include "text/fault_text.h"
#include "json/rules_json.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>

namespace settebello {

namespace {

struct FileText {
    Q_DECLARE_TR_FUNCTIONS(settebello::OpenedFile)
};

/// The format that the file names; empty if it is none of our files.
QString formatOf(const std::string& text) {
    const QJsonDocument json = QJsonDocument::fromJson(QByteArray::fromStdString(text));
    return json.object().value(QLatin1String("format")).toString();
}

OpenedFile openRecord(const QString& file, const std::string& text) {
    OpenedFile opened;
    opened.file = file;
    QString why;
    opened.match = readMatchText(text, file, why);
    if (!opened.match) {
        opened.problem =
            FileText::tr("The match in “%1” cannot be shown:").arg(shownFileName(file)) +
            QLatin1Char('\n') + why;
    }
    return opened;
}

OpenedFile openResult(const QString& file, const std::string& text) {
    OpenedFile opened;
    opened.file = file;
    Faults faults;
    opened.result = readResult(text, faults);
    if (!opened.result) {
        opened.problem =
            FileText::tr("The result in “%1” cannot be shown:").arg(shownFileName(file)) +
            QLatin1Char('\n') + faultsText(faults);
    }
    return opened;
}

OpenedFile openRules(const QString& file, const std::string& text) {
    OpenedFile opened;
    opened.file = file;
    Faults faults;
    NamedRules rules = readRuleFile(text, faults);
    if (faults.empty()) {
        opened.rules = namedAfterFile(std::move(rules), file);
        return opened;
    }
    opened.problem =
        FileText::tr("“%1” does not hold rules that can be played:").arg(shownFileName(file)) +
        QLatin1Char('\n') + faultsText(faults);
    return opened;
}

} // namespace

NamedRules namedAfterFile(NamedRules rules, const QString& file) {
    if (rules.name.empty()) {
        QString name = QFileInfo(file).fileName();
        for (const char* suffix : {kRuleFileSuffix, ".json"}) {
            if (name.endsWith(QLatin1String(suffix), Qt::CaseInsensitive)) {
                name.chop(static_cast<int>(qstrlen(suffix)));
            }
        }
        rules.name = name.trimmed().toStdString();
    }
    return rules;
}

OpenedFile openFile(const QString& file) {
    OpenedFile opened;
    opened.file = file;
    const QString name = shownFileName(file);
    Faults faults;
    const std::optional<std::string> text = readFile(file, faults, kMaxRecordSize);
    if (!text) {
        opened.problem = FileText::tr("“%1” cannot be read: %2.").arg(name, faultsText(faults));
        return opened;
    }
    const QString format = formatOf(*text);
    if (format == QLatin1String("settebello.record")) {
        return openRecord(file, *text);
    }
    if (format == QLatin1String("settebello.result")) {
        return openResult(file, *text);
    }
    if (format == QLatin1String("settebello.rules")) {
        return openRules(file, *text);
    }
    const QByteArray content = QByteArray::fromStdString(*text);
    if (net::isInvitationFile(content)) {
        opened.invitation = net::readInvitationFile(content, faults);
        if (!opened.invitation) {
            opened.problem = FileText::tr("The invitation in “%1” cannot be used:").arg(name) +
                             QLatin1Char('\n') + faultsText(faults);
        }
    } else {
        opened.problem = FileText::tr("“%1” holds no match, result or rules of scopa.").arg(name);
    }
    return opened;
}

} // namespace settebello
