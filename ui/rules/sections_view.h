// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QTextBrowser>

namespace settebello {

struct RulesSummarySection;

/// A page of sentences under headings, in the language in use.
class SectionsView : public QTextBrowser {
    Q_OBJECT

public:
    explicit SectionsView(QWidget* parent = nullptr);

protected:
    /// A section without a title has no heading. The reader's position is kept, except that the
    /// first marked sentence is seen. @param marked sentences to mark
    void showSections(const QList<RulesSummarySection>& sections, const QStringList& marked = {});
    /// Shows the sections again, in another language.
    virtual void updateText() = 0;

    void changeEvent(QEvent* event) override;

private:
    void showSentence(const QString& sentence);
};

} // namespace settebello
