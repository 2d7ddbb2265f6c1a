# SPDX-License-Identifier: GPL-3.0-or-later
# Lists what the engine says, so that lupdate finds it: the literals behind `say(` and the titles of
# the built-in rules.
#   cmake -DSOURCE=<project> -DOUTPUT=<file.cpp> -P list_sentences.cmake
file(GLOB_RECURSE sources
  "${SOURCE}/engine/*.cpp" "${SOURCE}/engine/*.h" "${SOURCE}/ui/*.cpp" "${SOURCE}/ui/*.h")
file(GLOB_RECURSE rules "${SOURCE}/resources/rules/*.txt")
list(SORT sources)
list(SORT rules)

# The matches of a pattern in a file, one by one in `found`. What has a meaning of its own in CMake's
# lists gets another name.
function(matches path pattern)
  file(READ "${path}" text)
  string(REPLACE ";" "<semicolon>" text "${text}")
  string(REPLACE "[" "<open>" text "${text}")
  string(REPLACE "]" "<close>" text "${text}")
  string(REGEX REPLACE "\n *//[^\n]*" "" text "${text}")
  string(REGEX MATCHALL "${pattern}" found "${text}")
  set(found "${found}" PARENT_SCOPE)
endfunction()

set(literals "")
foreach(path IN LISTS sources)
  matches("${path}" "[^A-Za-z_]say\\([ \n]*\"([^\"\\\n]|\\\\.)*\"([ \n]*\"([^\"\\\n]|\\\\.)*\")*")
  foreach(call IN LISTS found)
    string(REGEX REPLACE "^.say\\([ \n]*" "" literal "${call}")
    list(APPEND literals "${literal}")
  endforeach()
endforeach()
foreach(path IN LISTS rules)
  matches("${path}" "\ntitle = [^\n]*")
  foreach(line IN LISTS found)
    string(REPLACE "\ntitle = " "" title "${line}")
    list(APPEND literals "\"${title}\"")
  endforeach()
endforeach()
list(REMOVE_DUPLICATES literals)

set(list "// Generated from the sources by list_sentences.cmake.\n")
foreach(literal IN LISTS literals)
  string(APPEND list "QT_TRANSLATE_NOOP(\"Engine\", ${literal})\n")
endforeach()
string(REPLACE "<semicolon>" ";" list "${list}")
string(REPLACE "<open>" "[" list "${list}")
string(REPLACE "<close>" "]" list "${list}")
file(WRITE "${OUTPUT}" "${list}")
