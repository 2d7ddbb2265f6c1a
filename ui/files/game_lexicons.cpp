// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/game_lexicons.h"

#include <utility>

#include <QCryptographicHash>
#include <QFileInfo>

#include "engine/lexicon/lexicon.h"
#include "ui/document/study.h"
#include "ui/language/file_names.h"
#include "ui/language/text.h"

namespace ui {

GameLexicons::GameLexicons(const Study& study, Settings& settings, LexiconLibrary& library,
                           UsualFiles& usual)
    : m_study(study), m_settings(settings), m_library(library), m_usual(usual)
{
}

QString GameLexicons::named() const
{
    return m_study.game() ? fromUtf8(m_study.game()->record().info().lexicon).simplified()
                          : QString();
}

QString GameLexicons::key() const
{
    const engine::GameInfo& info = m_study.game()->record().info();
    QCryptographicHash hash(QCryptographicHash::Sha256);
    const auto add = [&hash](const QString& text) {
        hash.addData(text.toUtf8());
        hash.addData(QByteArrayView("\n", 1));
    };
    add(m_study.document().path);
    for (const std::string* text : {&info.lexicon, &info.title, &info.date, &info.source})
        add(fromUtf8(*text));
    for (const engine::GamePlayer& player : info.players)
        add(fromUtf8(player.name.empty() ? player.nick : player.name));
    return QString::fromLatin1(hash.result().first(12).toHex());
}

QString GameLexicons::known(const QString& name) const
{
    const auto found = m_library.named(name, m_study.position()->rules().alphabet);
    return found ? found->path : QString();
}

GameLexicons::Wish GameLexicons::wish()
{
    const QString name = named();
    const QString present = m_usual.presentLexicon();
    QString path = name.isEmpty() ? QString() : known(name);
    Wish wish;
    if (path.isEmpty() && !name.isEmpty()) {
        const auto chosen = m_settings.lexiconOfGame(key());
        if (chosen && isThere(*chosen)) path = *chosen;
        const engine::Lexicon* lexicon = m_study.state().lexicon().get();
        const bool isPresent = lexicon && LexiconLibrary::sameName(fromUtf8(lexicon->name()), name);
        if (isPresent) return {};
        if (!chosen) {
            wish.missing = name;
            m_settings.setLexiconOfGame(key(), {});
        }
    }
    if (!path.isEmpty()) {
        m_opened = path;
    } else {
        const QString before = std::exchange(m_opened, {});
        if (!before.isEmpty() && samePath(before, present)) path = m_usual.lexicon().path;
    }
    if (!path.isEmpty() && !samePath(path, present)) wish.path = path;
    return wish;
}

void GameLexicons::remember(const QString& path)
{
    m_opened.clear();
    const QString name = named();
    if (!name.isEmpty() && known(name).isEmpty())
        m_settings.setLexiconOfGame(key(), QFileInfo(path).absoluteFilePath());
}

}  // namespace ui
