// SPDX-License-Identifier: GPL-3.0-or-later
// What C++ source can say: each expression made of string literals as the sentence that it makes,
// "a " + name + " b" as "a %1 b".
#pragma once

#include <utility>
#include <vector>

#include <QDirIterator>
#include <QFile>
#include <QList>
#include <QRegularExpression>
#include <QSet>
#include <QString>
#include <QStringList>

namespace tests {

/// A sentence that some line of source makes, what isn't literal in it as %1, %2 ...
struct SourceSentence
{
    QString text;
    QString file;  ///< from the project's root
    int line = 0;  ///< of its first literal, from 1
    QString call;  ///< what it is an argument of, "failure"; empty when of nothing
};

/// Reads the tokens of one file. It knows of C++ only what it needs: literals, brackets, '+' and
/// the conditional operator, whose branches make sentences of their own.
class SentenceReader
{
public:
    /// Calls of these are skipped with what is in their brackets.
    SentenceReader(const QString& source, QSet<QString> skipped) : m_skipped(std::move(skipped))
    {
        readTokens(source);
        pairBrackets();
    }

    [[nodiscard]] QList<SourceSentence> sentences()
    {
        m_found.clear();
        collect(0, m_tokens.size());
        return m_found;
    }

private:
    struct Token
    {
        enum class Kind { Word, Sign, Literal };
        Kind kind = Kind::Sign;
        QString text;
        int line = 0;
        std::size_t partner = 0;  ///< of an opening bracket: where it closes
    };

    struct Reading
    {
        QStringList texts;     ///< one by branch; kPlace for what is no literal
        bool literal = false;  ///< there is a literal in it
    };

    static constexpr QChar kPlace{1};

    void readTokens(const QString& source)
    {
        static const QRegularExpression next(
            QStringLiteral(
                R"re(\s+|//[^\n]*|/\*.*?\*/|^\h*#(?:[^\n\\]|\\.)*)re"
                R"re(|(?<raw>(?:u8|[uUL])?R"(?<tag>[^()\\ ]*)\((?<body>.*?)\)\k<tag>"))re"
                R"re(|(?<text>(?:u8|[uUL])?"(?<plain>(?:[^"\\\n]|\\.)*)"))re"
                R"re(|'(?:[^'\\\n]|\\.)+'|(?<word>[A-Za-z_][A-Za-z_0-9]*))re"
                R"re(|[0-9](?:[0-9A-Za-z_.]|'[0-9A-Fa-f])*)re"
                R"re(|(?<sign>::|\+=|\+\+|->|--|==|!=|<=|>=|&&|\|\||.))re"),
            QRegularExpression::DotMatchesEverythingOption | QRegularExpression::MultilineOption);
        int line = 1;
        bool afterLiteral = false;
        for (auto matches = next.globalMatch(source); matches.hasNext();) {
            const auto match = matches.next();
            const QString all = match.captured();
            const bool isRaw = match.hasCaptured(QStringLiteral("raw"));
            if (isRaw || match.hasCaptured(QStringLiteral("text"))) {
                const QString body = isRaw ? match.captured(QStringLiteral("body"))
                                           : unescaped(match.captured(QStringLiteral("plain")));
                m_tokens.push_back({Token::Kind::Literal, body, line, 0});
                afterLiteral = true;
            } else if (match.hasCaptured(QStringLiteral("word"))) {
                // The suffix of a literal is a part of it.
                if (!afterLiteral) m_tokens.push_back({Token::Kind::Word, all, line, 0});
                afterLiteral = false;
            } else {
                if (!all.at(0).isSpace() && !all.startsWith(QStringLiteral("//")) &&
                    !all.startsWith(QStringLiteral("/*")) && all.at(0) != u'#')
                    m_tokens.push_back({Token::Kind::Sign, all, line, 0});
                afterLiteral = false;
            }
            line += static_cast<int>(all.count(u'\n'));
        }
    }

    [[nodiscard]] static QString unescaped(const QString& text)
    {
        QString result;
        for (qsizetype i = 0; i < text.size(); ++i) {
            if (text.at(i) != u'\\' || ++i == text.size())
                result += text.at(qMin(i, text.size() - 1));
            else if (text.at(i) == u'n') result += u'\n';
            else if (text.at(i) == u't') result += u'\t';
            else result += text.at(i);
        }
        return result;
    }

    void pairBrackets()
    {
        std::vector<std::size_t> open;
        for (std::size_t i = 0; i < m_tokens.size(); ++i) {
            m_tokens[i].partner = i;
            if (m_tokens[i].kind != Token::Kind::Sign) continue;
            const QString& sign = m_tokens[i].text;
            if (opens(sign)) open.push_back(i);
            else if ((sign == u')' || sign == u']' || sign == u'}') && !open.empty()) {
                m_tokens[open.back()].partner = i;
                open.pop_back();
            }
        }
    }

    [[nodiscard]] static bool opens(const QString& sign)
    {
        return sign == u'(' || sign == u'[' || sign == u'{';
    }

    [[nodiscard]] bool is(std::size_t at, const char16_t* text) const
    {
        return m_tokens[at].kind != Token::Kind::Literal && m_tokens[at].text == QStringView(text);
    }

    [[nodiscard]] bool separates(std::size_t at) const
    {
        static const QSet<QString> separators{
            QStringLiteral(","),  QStringLiteral(";"),  QStringLiteral("="),
            QStringLiteral("+="), QStringLiteral("=="), QStringLiteral("!="),
            QStringLiteral("&&"), QStringLiteral("||"), QStringLiteral("return")};
        return m_tokens[at].kind != Token::Kind::Literal && separators.contains(m_tokens[at].text);
    }

    /// Takes statements or arguments apart and keeps what each says.
    void collect(std::size_t begin, std::size_t end)
    {
        std::size_t from = begin;
        int questions = 0;
        for (std::size_t i = begin; i <= end; ++i) {
            const bool colon = i < end && is(i, u":") && questions == 0;
            if (i == end || separates(i) || colon) {
                keep(from, i);
                from = i + 1;
                questions = 0;
                continue;
            }
            if (is(i, u"?")) ++questions;
            else if (is(i, u":")) --questions;
            i = m_tokens[i].partner;
        }
    }

    void keep(std::size_t begin, std::size_t end)
    {
        const Reading reading = read(begin, end);
        if (!reading.literal) return;
        std::size_t first = begin;
        while (m_tokens[first].kind != Token::Kind::Literal) ++first;
        for (QString text : reading.texts) {
            for (int place = 1; text.contains(kPlace); ++place)
                text.replace(text.indexOf(kPlace), 1, QStringLiteral("%%1").arg(place));
            m_found.push_back({text, {}, m_tokens[first].line, m_call});
        }
    }

    [[nodiscard]] std::size_t find(const char16_t* sign, std::size_t begin, std::size_t end) const
    {
        int questions = 0;
        for (std::size_t i = begin; i < end; ++i) {
            if (is(i, sign) && questions == 0) return i;
            if (is(i, u"?")) ++questions;
            else if (is(i, u":")) --questions;
            i = m_tokens[i].partner;
        }
        return end;
    }

    [[nodiscard]] Reading read(std::size_t begin, std::size_t end)
    {
        if (const std::size_t question = find(u"?", begin, end); question < end) {
            collect(begin, question);
            const std::size_t colon = find(u":", question + 1, end);
            Reading one = read(question + 1, colon);
            const Reading other = colon < end ? read(colon + 1, end) : Reading{};
            return {one.texts + other.texts, one.literal || other.literal};
        }
        Reading all{{QString()}, false};
        for (std::size_t from = begin; from <= end;) {
            const std::size_t plus = find(u"+", from, end);
            if (plus > from) {
                const Reading part = readPart(from, plus);
                QStringList longer;
                for (const QString& text : all.texts)
                    for (const QString& more : part.texts) longer.push_back(text + more);
                all = {longer, all.literal || part.literal};
            }
            from = plus + 1;
        }
        return all;
    }

    /// What stands between two '+'.
    [[nodiscard]] Reading readPart(std::size_t begin, std::size_t end)
    {
        QString text;
        std::size_t at = begin;
        while (at < end && m_tokens[at].kind == Token::Kind::Literal) text += m_tokens[at++].text;
        if (at == end) return {{text}, true};
        if (at > begin && at + 1 < end && is(at, u".") && is(at + 1, u"arg")) {
            collect(at + 2, end);
            static const QRegularExpression place(QStringLiteral("%L?\\d"));
            return {{text.replace(place, QString(kPlace))}, true};
        }

        // std::string("a") is "a", and so is ("a").
        at = begin;
        if (end - begin > 3 && is(at, u"std") && is(at + 1, u"::") &&
            (is(at + 2, u"string") || is(at + 2, u"string_view")))
            at += 3;
        if (is(at, u"(") && m_tokens[at].partner == end - 1) {
            const std::size_t comma = find(u",", at + 1, end - 1);
            if (at + 2 == end) return {{QString()}, false};
            if (comma == end - 1) return read(at + 1, end - 1);
        }

        for (at = begin; at < end; at = m_tokens[at].partner + 1) {
            if (m_tokens[at].partner == at) continue;
            const bool named = at > begin && m_tokens[at - 1].kind == Token::Kind::Word;
            if (named && m_skipped.contains(m_tokens[at - 1].text)) continue;
            const QString outer = m_call;
            if (named) m_call = m_tokens[at - 1].text;
            collect(at + 1, m_tokens[at].partner);
            m_call = outer;
        }
        return {{QString(kPlace)}, false};
    }

    QSet<QString> m_skipped;
    std::vector<Token> m_tokens;
    QString m_call;
    QList<SourceSentence> m_found;
};

/// Two words at least.
[[nodiscard]] inline bool isWordy(const QString& text)
{
    static const QRegularExpression words(QStringLiteral("[A-Za-z]{2,}[,:;']? |[ '][a-z]{2,}"));
    return words.match(text).hasMatch();
}

/// Of all .cpp and .h files of a folder, by name and line.
[[nodiscard]] inline QList<SourceSentence> sentencesOf(const QString& root, const QString& folder,
                                                       const QSet<QString>& skipped)
{
    QStringList paths;
    QDirIterator files(root + u'/' + folder, {QStringLiteral("*.h"), QStringLiteral("*.cpp")},
                       QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) paths.push_back(files.next());
    paths.sort();
    QList<SourceSentence> all;
    for (const QString& path : paths) {
        QFile file(path);
        if (!file.open(QIODevice::ReadOnly)) continue;
        SentenceReader reader(QString::fromUtf8(file.readAll()), skipped);
        for (SourceSentence& sentence : reader.sentences()) {
            sentence.file = path.mid(root.size() + 1);
            all.push_back(std::move(sentence));
        }
    }
    return all;
}

}  // namespace tests
