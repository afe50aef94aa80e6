// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/fixed_environment.h"

#include <QApplication>
#include <QFile>
#include <QFont>
#include <QFontDatabase>
#include <QStyle>
#include <QStyleFactory>

#include <cstdio>

namespace settebello {

namespace {

constexpr char kUsualFamily[] = "DejaVu Sans";

/// Set for processes that a test starts: they keep what the test gives them.
constexpr char kFixed[] = "SETTEBELLO_TEST_ENVIRONMENT";

/// What users, desktops and distributions set to change appearance and language of Qt programs.
constexpr const char* kOfTheMachine[] = {"QT_QPA_PLATFORMTHEME",
                                         "QT_STYLE_OVERRIDE",
                                         "XDG_CURRENT_DESKTOP",
                                         "DESKTOP_SESSION",
                                         "KDE_FULL_SESSION",
                                         "QT_SCALE_FACTOR",
                                         "QT_SCREEN_SCALE_FACTORS",
                                         "QT_FONT_DPI",
                                         "QT_AUTO_SCREEN_SCALE_FACTOR",
                                         "QT_ENABLE_HIGHDPI_SCALING",
                                         "QT_SCALE_FACTOR_ROUNDING_POLICY",
                                         "QT_USE_PHYSICAL_DPI",
                                         "LANGUAGE",
                                         "LANG",
                                         "LC_MESSAGES",
                                         "LC_NUMERIC",
                                         "LC_TIME",
                                         "LC_COLLATE",
                                         "LC_MEASUREMENT"};

/// Of all fonts of the machine only the one in use, and those of DejaVu for what it lacks. The
/// caches are those of the system, and of the user for what they do not hold.
constexpr char kConfiguration[] = R"(<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>/usr/share/fonts</dir>
  <dir>/usr/local/share/fonts</dir>
  <dir prefix="xdg">fonts</dir>
  <cachedir>/var/cache/fontconfig</cachedir>
  <cachedir prefix="xdg">fontconfig</cachedir>
  <selectfont>
    <rejectfont><pattern/></rejectfont>
    <acceptfont>%1</acceptfont>
  </selectfont>
  <alias binding="strong"><family>monospace</family><prefer><family>DejaVu Sans Mono</family></prefer></alias>
  <alias binding="strong"><family>serif</family><prefer><family>DejaVu Serif</family></prefer></alias>
  <match target="pattern">
    <edit name="family" mode="append_last"><string>%2</string><string>DejaVu Sans</string></edit>
  </match>
  <match target="font">
    <edit name="antialias" mode="assign"><bool>true</bool></edit>
    <edit name="hinting" mode="assign"><bool>true</bool></edit>
    <edit name="hintstyle" mode="assign"><const>hintslight</const></edit>
    <edit name="rgba" mode="assign"><const>none</const></edit>
  </match>
</fontconfig>
)";

QString accepted(const QString& family) {
    return QStringLiteral(
               R"(<pattern><patelt name="family"><string>%1</string></patelt></pattern>)")
        .arg(family.toHtmlEscaped());
}

/// Writes the configuration of fonts with this family in use.
void writeConfiguration(const QString& fileName, const QString& family) {
    QString accept;
    for (const QString& name :
         {family, QString::fromLatin1(kUsualFamily), QStringLiteral("DejaVu Sans Mono"),
          QStringLiteral("DejaVu Serif")}) {
        accept += accepted(name);
    }
    QFile file(fileName);
    if (!file.open(QIODevice::WriteOnly)) {
        qFatal("Cannot write %s", qPrintable(fileName));
    }
    file.write(QString::fromLatin1(kConfiguration).arg(accept, family.toHtmlEscaped()).toUtf8());
}

} // namespace

FixedEnvironment::FixedEnvironment()
    : m_family(qEnvironmentVariable("SETTEBELLO_TEST_FONT", QString::fromLatin1(kUsualFamily))) {
    // ctest asks this program for its tests without any environment of ours.
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM")) {
        qputenv("QT_QPA_PLATFORM", "offscreen");
    }
    if (qEnvironmentVariableIsSet(kFixed)) {
        return;
    }
    qputenv(kFixed, "1");
    for (const char* variable : kOfTheMachine) {
        qunsetenv(variable);
    }
    qputenv("LC_ALL", "C.UTF-8");
    const QString fonts = m_folder.filePath(QStringLiteral("fonts.conf"));
    writeConfiguration(fonts, m_family);
    qputenv("FONTCONFIG_FILE", QFile::encodeName(fonts));
}

bool FixedEnvironment::apply() const {
    QStyle* style = QStyleFactory::create(QStringLiteral("Fusion"));
    QApplication::setStyle(style);
    QApplication::setPalette(style->standardPalette());
    QFont font = QApplication::font();
    font.setFamilies({m_family});
    if (const int stretch = qEnvironmentVariableIntValue("SETTEBELLO_TEST_STRETCH"); stretch > 0) {
        font.setStretch(stretch);
    }
    QApplication::setFont(font);
    if (QFontDatabase::hasFamily(m_family)) {
        return true;
    }
    const QString package =
        qEnvironmentVariable("SETTEBELLO_TEST_FONT_PACKAGE", QStringLiteral("fonts-dejavu-core"));
    std::fprintf(stderr, "The font %s is missing. Debian has it in the package %s.\n",
                 qUtf8Printable(m_family), qUtf8Printable(package));
    return false;
}

} // namespace settebello
