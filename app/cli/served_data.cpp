// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/served_data.h"

#include <algorithm>
#include <system_error>
#include <utility>

#include "engine/base/file_name.h"
#include "engine/game/rules_choice.h"
#include "engine/lexicon/lexicon.h"
#include "engine/protocol/protocol_words.h"
#include "engine/rules/text.h"

namespace app {

using engine::failure;
using engine::Result;

namespace {

namespace fs = std::filesystem;

/// The best first: graphs open at once.
const std::vector<std::string> kLexiconEndings = {".kwg", ".kbwg", ".txt"};
const std::vector<std::string> kLeavesEndings = {".klv2", ".klv"};

std::vector<fs::path> foldersIn(std::string_view text)
{
    std::vector<fs::path> folders;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(';'), text.size());
        const std::string_view name = engine::text::trimmed(text.substr(0, end));
        if (!name.empty()) folders.push_back(engine::pathFromUtf8(name));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return folders;
}

/// An identifier is one word.
std::string codeOf(const std::string& name)
{
    if (name.empty()) return "none";
    std::string code = name;
    std::replace(code.begin(), code.end(), ' ', '_');
    return code;
}

std::string withoutEnding(const std::string& fileName)
{
    return engine::fileNameUtf8(engine::pathFromUtf8(fileName).stem());
}

}  // namespace

Result<ServedData> ServedData::open(GameOptions options, const std::string& folders)
{
    ServedData data;
    auto rules = rulesNamed(options.rules);
    if (!rules) return failure(rules.error());
    data.m_rules = std::move(*rules);
    data.m_folders = foldersIn(folders);
    std::error_code error;
    if (!options.lexicon.empty() && !fs::exists(engine::pathFromUtf8(options.lexicon), error)) {
        const auto path = data.findLexicon(options.lexicon);
        if (!path) {
            return failure(engine::ErrorCode::UnknownName,
                           engine::say("there is no lexicon %1, neither as a file nor by its name "
                                       "in the folders of --data-path",
                                       engine::text::quoted(options.lexicon)));
        }
        options.lexicon = engine::fileNameUtf8(*path);
    }
    data.m_options = std::move(options);
    return data;
}

std::optional<fs::path> ServedData::find(std::string_view name,
                                         const std::vector<std::string>& endings) const
{
    std::vector<fs::path> all = m_folders;
    if (!m_options.lexicon.empty())
        all.push_back(engine::pathFromUtf8(m_options.lexicon).parent_path());
    all.push_back(bundledLexicon().parent_path());
    for (const fs::path& folder : all) {
        for (const std::string& ending : endings) {
            std::vector<fs::path> fitting;
            std::error_code error;
            for (fs::directory_iterator entry(folder.empty() ? fs::path(".") : folder, error), end;
                 !error && entry != end; entry.increment(error)) {
                const fs::path& path = entry->path();
                const bool named = engine::sameWord(engine::fileNameUtf8(path.stem()), name) ||
                                   engine::sameWord(engine::fileNameUtf8(path.filename()), name);
                if (named && engine::text::hasEnding(path, ending)) fitting.push_back(path);
            }
            if (!fitting.empty()) return *std::ranges::min_element(fitting);
        }
    }
    return std::nullopt;
}

std::optional<fs::path> ServedData::findLexicon(std::string_view name) const
{
    return find(name, kLexiconEndings);
}

Result<GameInputs*> ServedData::inputsWith(const std::string& lexicon)
{
    std::unique_ptr<GameInputs>& inputs = m_inputs[lexicon];
    if (!inputs) {
        GameOptions options = m_options;
        options.lexicon = lexicon;
        auto opened = GameInputs::open(options);
        if (!opened) return failure(opened.error());
        inputs = std::make_unique<GameInputs>(std::move(*opened));
    }
    return inputs.get();
}

bool ServedData::setFolders(std::string_view folders)
{
    std::vector<fs::path> read = foldersIn(folders);
    std::error_code error;
    for (const fs::path& folder : read)
        if (!fs::is_directory(folder, error)) return false;
    m_folders = std::move(read);
    return true;
}

bool ServedData::setLexicon(const std::string& name)
{
    if (engine::sameWord(name, lexiconName())) return true;
    const auto path = findLexicon(name);
    if (!path) return false;
    // One that can't be opened, or has other letters, is none.
    const auto inputs = inputsWith(engine::fileNameUtf8(*path));
    if (!inputs || !(*inputs)->lexiconFor(*m_rules, {})) return false;
    m_options.lexicon = engine::fileNameUtf8(*path);
    return true;
}

bool ServedData::setLeaves(const std::string& name)
{
    std::string leaves = "none";
    if (!engine::sameWord(name, leaves)) {
        const auto path = find(name, kLeavesEndings);
        if (!path) return false;
        leaves = engine::fileNameUtf8(*path);
    }
    m_options.leaves = leaves;
    m_inputs.clear();
    return true;
}

bool ServedData::setRules(const std::string& letters, const std::string& variant)
{
    std::vector<engine::Sentence> remarks;
    engine::RulesChoice choice(m_rules, remarks);
    choice.choose(letters, "", variant);
    if (!remarks.empty()) return false;
    m_rules = choice.rules();
    return true;
}

bool ServedData::setLetters(const std::string& name)
{
    return setRules(name, "");
}

bool ServedData::setVariant(const std::string& name)
{
    return setRules("", name);
}

Result<ServedInputs> ServedData::fit(engine::Position& position, const std::string& lexiconName,
                                     bool& found)
{
    std::string path = m_options.lexicon;
    found = true;
    if (!lexiconName.empty() && !engine::sameWord(lexiconName, this->lexiconName())) {
        const auto named = findLexicon(lexiconName);
        found = named.has_value();
        if (named) path = engine::fileNameUtf8(*named);
    }
    auto inputs = inputsWith(path);
    if (!inputs) return failure(inputs.error());
    auto lexicon = (*inputs)->lexiconFor(position.rules(), {});
    if (!lexicon) return failure(lexicon.error());
    if (auto set = position.setLexicon(*lexicon); !set) return failure(set.error());
    auto leaves = (*inputs)->leavesFor(position);
    if (!leaves) return failure(leaves.error());
    auto winTable = (*inputs)->winTableFor(position);
    if (!winTable) return failure(winTable.error());
    ServedInputs served{std::move(*leaves), std::move(*winTable), {}};
    served.provenance = "leaves=" + codeOf((*inputs)->leavesName()) +
                        " winpct=" + codeOf(withoutEnding((*inputs)->winTableName())) +
                        " lexicon=" + codeOf((*lexicon)->name());
    return served;
}

void ServedData::warmUp()
{
    auto position = engine::Position::create(m_rules);
    bool found = false;
    // What is wrong with it will be told when a position needs it.
    if (position) static_cast<void>(fit(*position, {}, found));
}

std::string ServedData::lexiconName() const
{
    const fs::path path =
        m_options.lexicon.empty() ? bundledLexicon() : engine::pathFromUtf8(m_options.lexicon);
    return engine::fileNameUtf8(path.stem());
}

std::string ServedData::folders() const
{
    std::string text;
    for (const fs::path& folder : m_folders) {
        if (!text.empty()) text += ';';
        text += engine::fileNameUtf8(folder);
    }
    return text;
}

}  // namespace app
