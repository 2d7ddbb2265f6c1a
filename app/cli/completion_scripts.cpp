// SPDX-License-Identifier: GPL-3.0-or-later
// What three shells need to complete command lines. Each script first finds the command that is
// being written, from the words before the cursor, then offers what belongs to it; a value without
// known choices is a file.
#include "app/cli/command_tree.h"
#include "app/cli/console.h"

namespace app {

namespace {

std::string joined(const std::vector<std::string>& words, const char* mark)
{
    std::string text;
    for (const std::string& word : words) text += (text.empty() ? "" : mark) + word;
    return text;
}

std::string replaced(std::string text, const std::string& what, const std::string& with)
{
    for (std::size_t at = text.find(what); at != text.npos; at = text.find(what, at + with.size()))
        text.replace(at, what.size(), with);
    return text;
}

/// All commands but the program itself as patterns: " lexicon"|" lexicon build".
std::string pathPatterns(const std::vector<CommandEntry>& tree, const char* quote, const char* mark)
{
    std::vector<std::string> paths;
    for (const CommandEntry& command : tree)
        if (!command.path.empty()) paths.push_back(quote + command.path + quote);
    return joined(paths, mark);
}

std::string bashScript(const std::vector<CommandEntry>& tree)
{
    std::string offers;
    std::string values;
    for (const CommandEntry& command : tree) {
        std::vector<std::string> names;
        std::vector<std::string> words = command.commands;
        for (const OptionEntry& option : command.options) {
            names.insert(names.end(), option.names.begin(), option.names.end());
            if (option.names.empty()) {
                words.insert(words.end(), option.choices.begin(), option.choices.end());
                continue;
            }
            if (option.argument.empty()) continue;
            std::vector<std::string> patterns;
            for (const std::string& name : option.names)
                patterns.push_back("\"" + command.path + " " + name + "\"");
            values += "    " + joined(patterns, "|") + ")\n";
            if (!option.choices.empty())
                values += "      COMPREPLY=($(compgen -W '" + joined(option.choices, " ") +
                          "' -- \"$cur\"))\n";
            values += "      return ;;\n";
        }
        offers += "    \"" + command.path + "\") options='" + joined(names, " ") + "' words='" +
                  joined(words, " ") + "' ;;\n";
    }
    const std::string program = kProgramName;
    return "# bash completion for " + program +
           "\n"
           "_tilewright_cli()\n"
           "{\n"
           "  local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD-1]}\n"
           "  local command= options= words= i\n"
           "  # bash takes --option=value for three words.\n"
           "  if [[ $prev == '=' ]]; then prev=${COMP_WORDS[COMP_CWORD-2]}; fi\n"
           "  if [[ $cur == '=' ]]; then cur=; fi\n"
           "  for ((i = 1; i < COMP_CWORD; ++i)); do\n"
           "    case \"$command ${COMP_WORDS[i]}\" in\n"
           "    " +
           pathPatterns(tree, "\"", "|") +
           ")\n"
           "      command=\"$command ${COMP_WORDS[i]}\" ;;\n"
           "    esac\n"
           "  done\n"
           "  case \"$command $prev\" in\n" +
           values +
           "  esac\n"
           "  case \"$command\" in\n" +
           offers +
           "  esac\n"
           "  if [[ $cur == -* ]]; then words=$options; fi\n"
           "  COMPREPLY=($(compgen -W \"$words\" -- \"$cur\"))\n"
           "}\n"
           "complete -o default -F _tilewright_cli " +
           program + "\n";
}

/// A text between the brackets of _arguments, within single quotes.
std::string zshText(const std::string& text)
{
    std::string plain = replaced(replaced(text, "\\", "\\\\"), "'", "'\\''");
    for (const char* mark : {"[", "]", ":"})
        plain = replaced(plain, mark, "\\" + std::string(mark));
    return plain;
}

/// What _arguments offers where one of these words is wanted, or any file if there are none.
std::string zshValues(const std::vector<std::string>& words)
{
    if (words.empty()) return "_files";
    std::string text = "(";
    text += joined(words, " ");
    text += ')';
    return text;
}

std::string zshScript(const std::vector<CommandEntry>& tree)
{
    std::string cases;
    for (const CommandEntry& command : tree) {
        cases += "  (\"" + command.path + "\")\n    _arguments";
        std::vector<std::string> words = command.commands;
        for (const OptionEntry& option : command.options) {
            if (option.names.empty())
                words.insert(words.end(), option.choices.begin(), option.choices.end());
            for (const std::string& name : option.names) {
                // Options can be given again: which ones may is for the program to say.
                cases += " \\\n      '*" + name +
                         (option.argument.empty() ? "" : (name.starts_with("--") ? "=" : "+")) +
                         "[" + zshText(option.description) + "]";
                if (!option.argument.empty()) cases += ":value:" + zshValues(option.choices);
                cases += "'";
            }
        }
        cases += " \\\n      '*:argument:" + zshValues(words) + "' ;;\n";
    }
    const std::string program = kProgramName;
    return "#compdef " + program +
           "\n"
           "_tilewright_cli()\n"
           "{\n"
           "  local command= word\n"
           "  for word in ${words[2,CURRENT-1]}; do\n"
           "    case \"$command $word\" in\n"
           "    (" +
           pathPatterns(tree, "\"", "|") +
           ")\n"
           "      command=\"$command $word\" ;;\n"
           "    esac\n"
           "  done\n"
           "  case \"$command\" in\n" +
           cases +
           "  esac\n"
           "}\n"
           "if [[ $zsh_eval_context[-1] == loadautofunc ]]; then\n"
           "  _tilewright_cli \"$@\"\n"
           "else\n"
           "  compdef _tilewright_cli " +
           program +
           "\n"
           "fi\n";
}

std::string fishText(const std::string& text)
{
    return "'" + replaced(replaced(text, "\\", "\\\\"), "'", "\\'") + "'";
}

std::string fishScript(const std::vector<CommandEntry>& tree)
{
    const std::string program = kProgramName;
    std::string lines;
    for (const CommandEntry& command : tree) {
        const std::string begin = "complete -c " + program +
                                  " -n 'test \"$(__tilewright_cli_command)\" = \"" + command.path +
                                  "\"'";
        for (const std::string& name : command.commands) {
            std::string description;
            for (const CommandEntry& below : tree)
                if (below.path == command.path + " " + name) description = below.description;
            lines += begin + " -f -a " + name + " -d " + fishText(description) + "\n";
        }
        for (const OptionEntry& option : command.options) {
            if (option.names.empty() && option.choices.empty()) continue;
            lines += begin;
            for (const std::string& name : option.names)
                lines += name.starts_with("--") ? " -l " + name.substr(2) : " -s " + name.substr(1);
            if (!option.names.empty() && !option.argument.empty()) lines += " -r";
            if (!option.choices.empty()) lines += " -f -a " + fishText(joined(option.choices, " "));
            lines += " -d " + fishText(option.description) + "\n";
        }
    }
    return "# fish completion for " + program +
           "\n"
           "function __tilewright_cli_command\n"
           "  set -l command ''\n"
           "  for word in (commandline -opc)[2..-1]\n"
           "    switch \"$command $word\"\n"
           "      case " +
           pathPatterns(tree, "'", " ") +
           "\n"
           "        set command \"$command $word\"\n"
           "    end\n"
           "  end\n"
           "  echo $command\n"
           "end\n" +
           lines;
}

}  // namespace

std::string completionScript(const std::vector<CommandEntry>& tree, const std::string& shell)
{
    if (shell == "bash") return bashScript(tree);
    return shell == "zsh" ? zshScript(tree) : fishScript(tree);
}

}  // namespace app
