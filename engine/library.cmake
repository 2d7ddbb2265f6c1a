# SPDX-License-Identifier: GPL-3.0-or-later
# The engine as a library for other programs: all rooms in one archive and in one shared library,
# without the flags that they were compiled with. What is installed can be moved as a whole.
include(CMakePackageConfigHelpers)

get_property(rooms GLOBAL PROPERTY TILEWRIGHT_ENGINE_ROOMS)
set(objects "")
foreach(room IN LISTS rooms)
  list(APPEND objects "$<TARGET_OBJECTS:${room}>")
endforeach()

add_library(tilewright_static STATIC ${objects})
add_library(tilewright_shared SHARED ${objects})
foreach(library tilewright_static tilewright_shared)
  set_target_properties(${library} PROPERTIES OUTPUT_NAME tilewright LINKER_LANGUAGE CXX
    ARCHIVE_OUTPUT_DIRECTORY "${PROJECT_BINARY_DIR}/lib"
    LIBRARY_OUTPUT_DIRECTORY "${PROJECT_BINARY_DIR}/lib")
  target_include_directories(${library} INTERFACE
    "$<BUILD_INTERFACE:${PROJECT_SOURCE_DIR};${PROJECT_BINARY_DIR}/generated>"
    "$<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}/tilewright>")
  # Not for C alone: TilewrightConfig.cmake asks for it where there is C++.
  target_compile_features(${library} INTERFACE "$<BUILD_INTERFACE:cxx_std_20>")
  target_link_libraries(${library} INTERFACE tl::expected)
endforeach()
set_target_properties(tilewright_static PROPERTIES EXPORT_NAME static)
set_target_properties(tilewright_shared PROPERTIES EXPORT_NAME shared
  VERSION ${PROJECT_VERSION} SOVERSION ${PROJECT_VERSION_MAJOR})
target_link_libraries(tilewright_static INTERFACE
  Threads::Threads ZLIB::ZLIB zstd::libzstd_shared ICU::i18n ICU::uc)
# By file: whoever uses the shared library need not have these targets.
target_link_libraries(tilewright_shared PRIVATE
  ${ZLIB_LIBRARIES} "$<TARGET_FILE:zstd::libzstd_shared>" ${ICU_LIBRARIES} ${CMAKE_THREAD_LIBS_INIT})
if(CMAKE_INTERPROCEDURAL_OPTIMIZATION)
  # Other compilers can't read this one's intermediate code.
  add_custom_command(TARGET tilewright_static POST_BUILD
    COMMAND "${CMAKE_OBJCOPY}" --wildcard --remove-section=.gnu.lto_* --remove-section=.gnu.debuglto_*
            "$<TARGET_FILE:tilewright_static>"
    VERBATIM)
endif()
add_library(Tilewright::static ALIAS tilewright_static)
add_library(Tilewright::shared ALIAS tilewright_shared)
# The one that a program takes that doesn't mind.
if(DEFINED BUILD_SHARED_LIBS AND NOT BUILD_SHARED_LIBS)
  add_library(Tilewright::Tilewright ALIAS tilewright_static)
else()
  add_library(Tilewright::Tilewright ALIAS tilewright_shared)
endif()

# --- public headers: those named here and what they include --------------------------------------
set(headers
  base/anytime.h base/result.h base/task.h base/version.h
  rules/catalogue.h rules/game_rules.h
  lexicon/klv.h lexicon/lexicon.h lexicon/lexicon_build.h lexicon/lexicon_info.h lexicon/word_sources.h
  words/extensions.h words/hooks.h words/word_judge.h words/word_query.h
  boggle/boggle_solver.h
  board/line_notation.h board/move_notation.h board/position.h
  eval/move_ranking.h eval/static_evaluator.h eval/value_files.h eval/win_counts.h eval/win_table.h
  search/endgame_solver.h search/simulator.h
  game/cgp.h game/game_file.h game/game_format.h game/game_record.h game/review.h
  selfplay/autoplay.h
  c/tilewright.h)
list(TRANSFORM headers PREPEND engine/)
set(public "")
while(headers)
  list(POP_FRONT headers header)
  if(header IN_LIST public)
    continue()
  endif()
  list(APPEND public ${header})
  set(file "${PROJECT_SOURCE_DIR}/${header}")
  if(NOT EXISTS "${file}")
    set(file "${PROJECT_BINARY_DIR}/generated/${header}")
  endif()
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS "${file}")
  file(STRINGS "${file}" lines REGEX "^#include \"engine/")
  foreach(line IN LISTS lines)
    string(REGEX REPLACE "^#include \"([^\"]+)\".*" "\\1" included "${line}")
    list(APPEND headers ${included})
  endforeach()
  get_filename_component(folder ${header} DIRECTORY)
  install(FILES "${file}" DESTINATION "${CMAKE_INSTALL_INCLUDEDIR}/tilewright/${folder}" COMPONENT dev)
endwhile()

# --- where others look for it --------------------------------------------------------------------
set(TILEWRIGHT_CMAKE_DIR "${CMAKE_INSTALL_LIBDIR}/cmake/Tilewright")
foreach(kind static shared)
  install(TARGETS tilewright_${kind} EXPORT Tilewright_${kind}
    ARCHIVE DESTINATION "${CMAKE_INSTALL_LIBDIR}" COMPONENT dev
    LIBRARY DESTINATION "${CMAKE_INSTALL_LIBDIR}" COMPONENT lib NAMELINK_COMPONENT dev)
  install(EXPORT Tilewright_${kind} NAMESPACE Tilewright:: FILE Tilewright_${kind}.cmake
    DESTINATION "${TILEWRIGHT_CMAKE_DIR}" COMPONENT dev)
endforeach()
set(package "${PROJECT_BINARY_DIR}/library")
configure_package_config_file("${PROJECT_SOURCE_DIR}/resources/packaging/TilewrightConfig.cmake.in"
  "${package}/TilewrightConfig.cmake" INSTALL_DESTINATION "${TILEWRIGHT_CMAKE_DIR}"
  NO_SET_AND_CHECK_MACRO NO_CHECK_REQUIRED_COMPONENTS_MACRO)
write_basic_package_version_file("${package}/TilewrightConfigVersion.cmake"
  COMPATIBILITY SameMinorVersion)
install(FILES "${package}/TilewrightConfig.cmake" "${package}/TilewrightConfigVersion.cmake"
  DESTINATION "${TILEWRIGHT_CMAKE_DIR}" COMPONENT dev)
file(RELATIVE_PATH TILEWRIGHT_UP "/${CMAKE_INSTALL_LIBDIR}/pkgconfig" "/")
string(REGEX REPLACE "/$" "" TILEWRIGHT_UP "${TILEWRIGHT_UP}")
configure_file("${PROJECT_SOURCE_DIR}/resources/packaging/tilewright.pc.in"
  "${package}/tilewright.pc" @ONLY)
install(FILES "${package}/tilewright.pc" DESTINATION "${CMAKE_INSTALL_LIBDIR}/pkgconfig" COMPONENT dev)
install(DIRECTORY "${PROJECT_SOURCE_DIR}/engine/examples"
  DESTINATION "${CMAKE_INSTALL_DATADIR}/doc/tilewright" COMPONENT dev)
