# SPDX-License-Identifier: GPL-3.0-or-later
# Debian packages, with `cpack` in a build of the preset "package". SOURCE_DATE_EPOCH makes two
# builds give the same bytes: resources/packaging/build_packages sets it.
set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME tilewright)
set(CPACK_PACKAGE_VENDOR "Tilewright")
set(CPACK_PACKAGE_CONTACT "Tilewright maintainers <maintainers@tilewright.org>")
set(CPACK_PACKAGE_DIRECTORY "${PROJECT_BINARY_DIR}/packages")
set(CPACK_STRIP_FILES ON)
set(CPACK_DEBIAN_COMPRESSION_TYPE xz)
# Each package has a first line of its own; CPack would put this one before it.
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "")
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
    OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
set(CPACK_COMPONENTS_ALL cli data)
if(TILEWRIGHT_LIBRARY)
  list(APPEND CPACK_COMPONENTS_ALL lib dev)
endif()
if(TILEWRIGHT_DESKTOP)
  list(APPEND CPACK_COMPONENTS_ALL desktop)
endif()

# tilewright_package(component NAME SECTION "first line" "more lines")
function(tilewright_package component name section summary text)
  string(TOUPPER ${component} id)
  foreach(value "PACKAGE_NAME;${name}" "PACKAGE_SECTION;${section}" "DESCRIPTION;${summary}\n${text}")
    list(POP_FRONT value key)
    if(key STREQUAL DESCRIPTION)
      set(CPACK_DEBIAN_${id}_DESCRIPTION "${value}" PARENT_SCOPE)
    else()
      set(CPACK_DEBIAN_${id}_${key} "${value}" PARENT_SCOPE)
    endif()
  endforeach()
  # What every Debian package has.
  install(FILES "${PROJECT_SOURCE_DIR}/resources/packaging/debian/copyright"
    DESTINATION "${CMAKE_INSTALL_DATADIR}/doc/${name}" COMPONENT ${component})
  install(FILES "${PROJECT_BINARY_DIR}/resources/changelog.gz"
    DESTINATION "${CMAKE_INSTALL_DATADIR}/doc/${name}" COMPONENT ${component})
endfunction()

set(same "(= ${PROJECT_VERSION})")
tilewright_package(data tilewright-data misc "analysis of crossword board games - lexicon and rules"
  "The free English lexicon of Tilewright with its leave values and win tables,\nthe rule sets as files, and the descriptions of the file formats.")
set(CPACK_DEBIAN_DATA_PACKAGE_ARCHITECTURE all)
tilewright_package(cli tilewright-cli utils "analysis of crossword board games - command line"
  "Ranks, simulates and solves positions of crossword board games, reviews\ngames, builds and examines word graphs and leave values, and plays against\nitself. Needs no graphical environment.")
set(CPACK_DEBIAN_CLI_PACKAGE_DEPENDS "tilewright-data ${same}")
set(CPACK_DEBIAN_CLI_PACKAGE_SHLIBDEPS ON)
tilewright_package(desktop tilewright utils "analysis board for crossword board games"
  "Shows what can be played in a position of a crossword board game and what\nit is worth, while one types: any alphabet, any board, any lexicon.")
# Plugins: no program names the one as a library, nor Qt's own texts and a font of all scripts.
set(CPACK_DEBIAN_DESKTOP_PACKAGE_DEPENDS "tilewright-data ${same}, libqt6sql6-sqlite")
set(CPACK_DEBIAN_DESKTOP_PACKAGE_RECOMMENDS "tilewright-cli ${same}, qt6-translations-l10n, fonts-dejavu-core, qt6-wayland")
set(CPACK_DEBIAN_DESKTOP_PACKAGE_SHLIBDEPS ON)
tilewright_package(lib libtilewright${PROJECT_VERSION_MAJOR} libs "engine for crossword board games - shared library"
  "Moves, simulation, endgames and word graphs for crossword board games, for\nprograms in C++ and C.")
set(CPACK_DEBIAN_LIB_PACKAGE_SHLIBDEPS ON)
# Not a setting of single packages; the others have no shared library.
set(CPACK_DEBIAN_PACKAGE_GENERATE_SHLIBS ON)
set(CPACK_DEBIAN_LIB_PACKAGE_CONTROL_EXTRA "${PROJECT_SOURCE_DIR}/resources/packaging/debian/triggers")
set(CPACK_POST_BUILD_SCRIPTS "${PROJECT_SOURCE_DIR}/resources/packaging/without_scripts.cmake")
tilewright_package(dev libtilewright-dev libdevel "engine for crossword board games - development files"
  "Headers, the static library and examples for programs that use the engine\nof Tilewright, in C++, C and Python.")
set(CPACK_DEBIAN_DEV_PACKAGE_DEPENDS
    "libtilewright${PROJECT_VERSION_MAJOR} ${same}, libexpected-dev, libicu-dev, libzstd-dev, zlib1g-dev")
include(CPack)
