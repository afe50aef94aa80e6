// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/unfinished_texts.h"

#include "project_file.h"

#include <QFile>
#include <QXmlStreamReader>

namespace settebello {

QStringList unfinishedTexts(const QString& language) {
    QFile file(projectFile("translations/settebello_" + language.toStdString() + ".ts"));
    EXPECT_TRUE(file.open(QIODevice::ReadOnly));
    QXmlStreamReader xml(&file);
    QStringList texts;
    QString source;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement) {
            continue;
        }
        if (xml.name() == QLatin1String("source")) {
            source = xml.readElementText();
        } else if (xml.attributes().value("type") == QLatin1String("unfinished")) {
            texts += source;
        }
    }
    return texts;
}

} // namespace settebello
