# For cross builds: settebello_draw_png and settebello_draw_ico, built for this machine. They get no toolchain file, so CMake
# looks for the host's compiler; QT_HOST_PATH, which Qt asks for anyway, says where the host's Qt is.

set(folder ${CMAKE_CURRENT_BINARY_DIR}/icon-programs)
set(suffix)
if(CMAKE_HOST_WIN32)
    set(suffix .exe)
endif()
set(programs)
foreach(kind IN ITEMS png ico)
    set(program ${folder}/settebello_draw_${kind}${suffix})
    add_executable(settebello_draw_${kind} IMPORTED GLOBAL)
    set_target_properties(settebello_draw_${kind} PROPERTIES IMPORTED_LOCATION ${program})
    add_dependencies(settebello_draw_${kind} settebello_icon_programs)
    list(APPEND programs ${program})
endforeach()
set(source ${CMAKE_CURRENT_LIST_DIR})
add_custom_command(OUTPUT ${folder}/built
    BYPRODUCTS ${programs}
    COMMAND ${CMAKE_COMMAND} --log-level=WARNING -S ${source} -B ${folder} -G ${CMAKE_GENERATOR}
        -DCMAKE_MAKE_PROGRAM=${CMAKE_MAKE_PROGRAM} -DCMAKE_BUILD_TYPE=Release -DCMAKE_PREFIX_PATH=${QT_HOST_PATH}
    COMMAND ${CMAKE_COMMAND} --build ${folder}
    COMMAND ${CMAKE_COMMAND} -E touch ${folder}/built
    DEPENDS ${source}/CMakeLists.txt ${source}/draw_png.cpp ${source}/draw_ico.cpp
    COMMENT "Building the programs that draw the icons, for this machine"
    VERBATIM)
add_custom_target(settebello_icon_programs DEPENDS ${folder}/built)
