// SPDX-License-Identifier: GPL-3.0-or-later
#include "help/about_dialog.h"

#include "version.h"
#include "widgets/letter_width.h"
#include "widgets/style.h"
#include "widgets/window_geometry.h"

#include <QGridLayout>
#include <QIcon>
#include <QLabel>
#include <QPushButton>

#include <algorithm>

namespace settebello {

namespace {

constexpr int kIconSide = 96;
constexpr int kTextWidth = 44; ///< in characters
constexpr QMargins kMargins(24, kTileHeight + 14, 24, 16);
constexpr int kSpacing = 20;

} // namespace

AboutDialog::AboutDialog(QWidget* parent)
    : TiledDialog(parent)
    , m_name(new QLabel(this))
    , m_text(new QLabel(this))
    , m_close(new QPushButton(this)) {
    auto* icon = new QLabel(this);
    icon->setPixmap(QIcon(QStringLiteral(":/icons/settebello.svg"))
                        .pixmap(QSize(kIconSide, kIconSide), devicePixelRatioF()));
    makeHeading(m_name, 1.6);
    m_text->setWordWrap(true);
    const int room = availableWindowRect(this).width() - kMargins.left() - kIconSide - kSpacing -
                     kMargins.right();
    m_text->setMinimumWidth(std::min(room, letterWidth(fontMetrics()) * kTextWidth));
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_close->setDefault(true);
    connect(m_close, &QPushButton::clicked, this, &QDialog::accept);
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(kMargins);
    grid->setHorizontalSpacing(kSpacing);
    grid->addWidget(icon, 0, 0, 2, 1, Qt::AlignTop);
    grid->addWidget(m_name, 0, 1);
    grid->addWidget(m_text, 1, 1);
    grid->addWidget(m_close, 2, 1, Qt::AlignRight);
    retranslate();
    fitToScreen(this, sizeHint());
}

void AboutDialog::retranslate() {
    const std::string_view version = versionString();
    setWindowTitle(tr("About Settebello"));
    m_name->setText(
        QStringLiteral("Settebello %1")
            .arg(QString::fromUtf8(version.data(), static_cast<qsizetype>(version.size()))));
    m_text->setText(
        tr("The Italian card game Scopa, with its variants from Naples to Tunis.") +
        QStringLiteral("\n\n") +
        tr("Free software under the GNU General Public License, version 3 or later. It comes "
           "without any warranty.") +
        QStringLiteral("\n\n") + tr("Made with Qt %1.").arg(QLatin1String(qVersion())));
    m_close->setText(tr("Close"));
}

} // namespace settebello
