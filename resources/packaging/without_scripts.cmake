# SPDX-License-Identifier: GPL-3.0-or-later
# CPack gives packages of shared libraries scripts that call ldconfig. Debian's way is a trigger, which
# the package has as well (debian/triggers): it is packed again without them.
foreach(package IN LISTS CPACK_PACKAGE_FILES)
  if(NOT package MATCHES "/libtilewright[0-9]+_[^/]*\\.deb$")
    continue()
  endif()
  set(folder "${package}.unpacked")
  file(REMOVE_RECURSE "${folder}")
  foreach(command "dpkg-deb;--raw-extract;${package};${folder}"
      "rm;${folder}/DEBIAN/postinst;${folder}/DEBIAN/postrm"
      "dpkg-deb;--build;--root-owner-group;-Zxz;--threads-max=1;${folder};${package}" "rm;-r;${folder}")
    execute_process(COMMAND ${command} COMMAND_ERROR_IS_FATAL ANY OUTPUT_QUIET)
  endforeach()
endforeach()
