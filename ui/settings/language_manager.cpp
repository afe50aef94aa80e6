// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings/language_manager.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>

#include <algorithm>

namespace settebello {

namespace {

/// "dMy", "Mdy" or "yMd".
QString dateOrder(const QLocale& locale) {
    QString order;
    for (const QChar c : locale.dateFormat(QLocale::ShortFormat)) {
        if (QStringLiteral("dMy").contains(c) && !order.contains(c)) {
            order += c;
        }
    }
    return order;
}

/// Whether the day has twice twelve hours.
bool hasHalfDays(const QLocale& locale) {
    return locale.timeFormat(QLocale::ShortFormat).contains(QLatin1Char('a'), Qt::CaseInsensitive);
}

/// A clock of 24 hours is understood everywhere; one of twelve only where it is usual.
bool writesTimesLike(const QLocale& locale, const QLocale& system) {
    return dateOrder(locale) == dateOrder(system) &&
           (!hasHalfDays(locale) || hasHalfDays(system)) &&
           locale.zeroDigit() == QLatin1String("0");
}

} // namespace

/// Never the system's locale itself, which may join lists in another language than its own: by
/// LC_ALL, where LANGUAGE decides the language.
QLocale LanguageManager::localeFor(const QString& language, const QLocale& system) {
    const QLocale usual(language);
    QLocale there(usual.language(), system.territory());
    if (there.territory() != system.territory()) { // Qt knows no speakers there
        there = usual;
    }
    if (system.language() == QLocale::C || !dateOrder(usual).startsWith(QLatin1Char('M'))) {
        return there; // whose dates nobody misreads
    }
    QList<QLocale> others =
        QLocale::matchingLocales(usual.language(), QLocale::AnyScript, QLocale::AnyTerritory);
    std::stable_partition(others.begin(), others.end(), [&system](const QLocale& other) {
        return other.decimalPoint() == system.decimalPoint();
    });
    const QList<QLocale> candidates =
        QList<QLocale>{there, usual, QLocale(usual.language(), QLocale::World),
                       QLocale(usual.language(), QLocale::Europe)} +
        others;
    const auto found =
        std::find_if(candidates.begin(), candidates.end(), [&system](const QLocale& candidate) {
            return writesTimesLike(candidate, system);
        });
    return found == candidates.end() ? there : *found;
}

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
