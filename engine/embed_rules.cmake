# SPDX-License-Identifier: GPL-3.0-or-later
# Turns resources/rules/**/*.txt into one C++ file, so that the built-in rules need no data folder.
set(TILEWRIGHT_EMBEDDED_RULES "${PROJECT_BINARY_DIR}/generated/embedded_rules.cpp")
file(GLOB_RECURSE rules_files CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/resources/rules/*.txt")
list(SORT rules_files)
set(text "// Generated from resources/rules.\n#include \"engine/rules/embedded_rules.h\"\n\nnamespace engine::catalogue {\n\nstd::span<const EmbeddedFile> embeddedFiles()\n{\n    static constexpr EmbeddedFile kFiles[] = {\n")
foreach(path IN LISTS rules_files)
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS "${path}")
  file(RELATIVE_PATH relative "${PROJECT_SOURCE_DIR}/resources/rules" "${path}")
  file(READ "${path}" content)
  string(APPEND text "        {\"${relative}\", R\"RULES(${content})RULES\"},\n")
endforeach()
string(APPEND text "    };\n    return kFiles;\n}\n\n}  // namespace engine::catalogue\n")
file(GENERATE OUTPUT "${TILEWRIGHT_EMBEDDED_RULES}" CONTENT "${text}")
