// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/display_names.h"

#include "storage/settings.h"

#include <QCoreApplication>
#include <QLocale>

namespace settebello {

namespace {

struct DisplayNames {
    Q_DECLARE_TR_FUNCTIONS(settebello::DisplayNames)
};

/// A name of the settings file.
QString idOf(std::string_view name) {
    return QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
}

} // namespace

QStringList themeIds() {
    return {QStringLiteral("green"), QStringLiteral("night"), QStringLiteral("terracotta"),
            QStringLiteral("linen"), QStringLiteral("contrast")};
}

QList<double> motionSpeeds() {
    return {0.25, 0.5, 1.0, 2.0, 4.0, 0.0};
}

QStringList paceIds() {
    return {paceId(Pace::Calm), paceId(Pace::Brisk)};
}

QString paceId(Pace pace) {
    return idOf(toString(pace));
}

Pace paceOfId(const QString& id) {
    const std::optional<Pace> pace = parsePace(id.toStdString());
    Q_ASSERT(pace);
    return *pace;
}

QString paceName(Pace pace) {
    return pace == Pace::Brisk ? DisplayNames::tr("Brisk")
                               : DisplayNames::tr("Calm, with time to look");
}

QStringList commentsIds() {
    return {commentsId(Comments::Silent), commentsId(Comments::Few), commentsId(Comments::Lively)};
}

QString commentsId(Comments comments) {
    return idOf(toString(comments));
}

Comments commentsOfId(const QString& id) {
    const std::optional<Comments> comments = parseComments(id.toStdString());
    Q_ASSERT(comments);
    return *comments;
}

QString commentsName(Comments comments) {
    switch (comments) {
    case Comments::Silent:
        return DisplayNames::tr("Not a word");
    case Comments::Few:
        return DisplayNames::tr("A word now and then");
    case Comments::Lively:
        break;
    }
    return DisplayNames::tr("They like to talk");
}

QString themeName(const QString& id) {
    if (id == QLatin1String("green")) {
        return DisplayNames::tr("Lemon grove (green)");
    }
    if (id == QLatin1String("night")) {
        return DisplayNames::tr("Gulf by night (dark blue)");
    }
    if (id == QLatin1String("terracotta")) {
        return DisplayNames::tr("Cloister (terracotta)");
    }
    if (id == QLatin1String("linen")) {
        return DisplayNames::tr("Porcelain (light)");
    }
    if (id == QLatin1String("contrast")) {
        return DisplayNames::tr("High contrast");
    }
    return id;
}

QString textSizeName(double size) {
    if (size == kTextSizes[0]) {
        return DisplayNames::tr("Normal", "letters");
    }
    return size == kTextSizes[1] ? DisplayNames::tr("Large", "letters")
                                 : DisplayNames::tr("Very large", "letters");
}

QString speedName(double speed) {
    if (speed <= 0) {
        return DisplayNames::tr("At once, without motion");
    }
    if (speed == 1) {
        return DisplayNames::tr("Normal");
    }
    return speed < 1 ? DisplayNames::tr("Slower (× %1)").arg(QLocale().toString(speed))
                     : DisplayNames::tr("Faster (× %1)").arg(QLocale().toString(speed));
}

} // namespace settebello
