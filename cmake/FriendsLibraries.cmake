# What playing with friends needs beside Qt (docs/decisions/0020-net-beside-ui.md). Each is optional: where one is missing, the
# program says so where it is needed.
# Afterwards PkgConfig::sodium, PkgConfig::miniupnpc and PkgConfig::mosquitto are targets if they were found.

find_package(PkgConfig QUIET)
foreach(library IN ITEMS sodium miniupnpc mosquitto)
    string(REGEX REPLACE "^(sodium|mosquitto)$" "lib\\1" module ${library})
    if(PkgConfig_FOUND)
        pkg_check_modules(${library} QUIET IMPORTED_TARGET GLOBAL ${module})
    endif()
    if(NOT TARGET PkgConfig::${library})
        message(STATUS "${module} not found: building without a part of playing with friends")
    endif()
endforeach()
