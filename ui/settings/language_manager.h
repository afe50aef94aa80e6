// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cards/deck_card_names.h"

#include <QLocale>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QTranslator>

namespace settebello {

/// The language of the user interface. Changing it sends LanguageChange to all widgets, which then
/// set their texts again.
class LanguageManager : public QObject {
    Q_OBJECT

public:
    /// @param folder where the compiled translations are.
    explicit LanguageManager(QObject* parent = nullptr,
                             const QString& folder = QStringLiteral(":/i18n"));
    ~LanguageManager() override;

    /// "en", "fr", "it"
    static QStringList available();
    /// A language by its own name: "Français".
    static QString nativeName(const QString& language);
    /// The first of these languages that is available, else English. @param wanted such as
    /// "fr-BE", the best first.
    static QString firstAvailable(const QStringList& wanted);

    /// How numbers and dates are written in a language: as in the system's territory, if Qt knows
    /// how its speakers there write them. Else as usual in the language; only in English, which
    /// writes the month first, in the order of the system, and without its AM and PM where the
    /// system does without. @param language one that is available
    static QLocale localeFor(const QString& language, const QLocale& system = QLocale::system());

    /// @param language one that is available, or "system" for the system's language; anything else
    /// counts as "system".
    void use(const QString& language);
    /// Names the cards after what this deck shows on them.
    void nameCards(const Deck& deck);
    /// The language in use: one that is available.
    const QString& current() const { return m_current; }

private:
    bool load(QTranslator& translator, const QString& language) const;

    QString m_folder;
    QString m_current;
    QTranslator m_languageTranslator;
    QTranslator m_englishTranslator; ///< plurals of texts that are not translated yet
    QTranslator m_qtTranslator;      ///< Qt's own buttons and file dialogs
    DeckCardNames m_deckTranslator;  ///< asked before the others
};

} // namespace settebello
