// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings/language_manager.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>

namespace settebello {

namespace {

/// Numbers and lists as in the player's own country where the language is the same. Never the
/// system's locale itself, which may join lists in another language than its own: by LC_ALL, where
/// LANGUAGE decides the language.
QLocale localeFor(const QString& language) {
    const QLocale system = QLocale::system();
    const QLocale chosen(language);
    return system.language() == chosen.language() ? QLocale(chosen.language(), system.territory())
                                                  : chosen;
}

} // namespace

LanguageManager::LanguageManager(QObject* parent, const QString& folder)
    : QObject(parent)
    , m_folder(folder) {}

LanguageManager::~LanguageManager() {
    QCoreApplication::removeTranslator(&m_deckTranslator);
    QCoreApplication::removeTranslator(&m_languageTranslator);
    QCoreApplication::removeTranslator(&m_qtTranslator);
    QCoreApplication::removeTranslator(&m_englishTranslator);
}

QStringList LanguageManager::available() {
    return {QStringLiteral("en"), QStringLiteral("fr"), QStringLiteral("it")};
}

QString LanguageManager::nativeName(const QString& language) {
    const QString name = QLocale(language).nativeLanguageName();
    // Qt says "American English" for plain "en".
    return language == QLatin1String("en") ? QStringLiteral("English")
                                           : name.left(1).toUpper() + name.mid(1);
}

QString LanguageManager::firstAvailable(const QStringList& wanted) {
    for (const QString& name : wanted) {
        const QString language =
            name.section(QLatin1Char('-'), 0, 0).section(QLatin1Char('_'), 0, 0);
        if (available().contains(language)) {
            return language;
        }
    }
    return QStringLiteral("en");
}

void LanguageManager::use(const QString& language) {
    const QString chosen =
        available().contains(language) ? language : firstAvailable(QLocale::system().uiLanguages());
    if (chosen == m_current) {
        return;
    }
    m_current = chosen;
    QCoreApplication::removeTranslator(&m_deckTranslator);
    QCoreApplication::removeTranslator(&m_languageTranslator);
    QCoreApplication::removeTranslator(&m_qtTranslator);
    QCoreApplication::removeTranslator(&m_englishTranslator);
    QLocale::setDefault(localeFor(chosen));
    const QString english = QStringLiteral("en");
    if (load(m_englishTranslator, english)) {
        QCoreApplication::installTranslator(&m_englishTranslator);
    }
    const QString qtPlace = QLibraryInfo::path(QLibraryInfo::TranslationsPath);
    // Where Qt is bundled with the program, all its translations are in one file.
    if (m_qtTranslator.load(QStringLiteral("qtbase_") + chosen, qtPlace) ||
        m_qtTranslator.load(QStringLiteral("qt_") + chosen, qtPlace)) {
        QCoreApplication::installTranslator(&m_qtTranslator);
    }
    if (chosen != english && load(m_languageTranslator, chosen)) {
        QCoreApplication::installTranslator(&m_languageTranslator);
    }
    QCoreApplication::installTranslator(&m_deckTranslator);
}

bool LanguageManager::load(QTranslator& translator, const QString& language) const {
    return translator.load(QStringLiteral("%1/settebello_%2.qm").arg(m_folder, language));
}

void LanguageManager::nameCards(const Deck& deck) {
    if (m_deckTranslator.setDeck(deck)) {
        QCoreApplication::removeTranslator(&m_deckTranslator);
        QCoreApplication::installTranslator(&m_deckTranslator);
    }
}

} // namespace settebello
