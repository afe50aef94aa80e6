# Common to all our targets: warnings, sanitizers, coverage, compiler cache, precompiled headers.
# CMAKE_COMPILE_WARNING_AS_ERROR, which every preset sets, turns warnings into errors.

find_program(SETTEBELLO_CCACHE ccache)
mark_as_advanced(SETTEBELLO_CCACHE)
if(SETTEBELLO_CCACHE AND NOT DEFINED CMAKE_CXX_COMPILER_LAUNCHER)
    # ccache requires this sloppiness for precompiled headers.
    set(CMAKE_CXX_COMPILER_LAUNCHER ${CMAKE_COMMAND} -E env
        CCACHE_SLOPPINESS=pch_defines,time_macros,include_file_mtime,include_file_ctime ${SETTEBELLO_CCACHE})
endif()

# Code that is linked together must be instrumented alike, so these are not per target.
add_compile_definitions($<$<CONFIG:Debug>:_GLIBCXX_ASSERTIONS>) # libstdc++ checks indices, iterators, optionals
if(SETTEBELLO_SANITIZE)
    add_compile_options(-fsanitize=${SETTEBELLO_SANITIZE} -fno-sanitize-recover=all -fno-omit-frame-pointer)
    add_link_options(-fsanitize=${SETTEBELLO_SANITIZE})
endif()
if(SETTEBELLO_FUZZ)
    if(NOT CMAKE_CXX_COMPILER_ID MATCHES "Clang")
        message(FATAL_ERROR "SETTEBELLO_FUZZ needs clang: -DCMAKE_CXX_COMPILER=clang++-14")
    endif()
    # Compiling takes longer than the fuzzing itself, and -O3 makes it longer still.
    add_compile_options(-O1 -fsanitize=fuzzer-no-link,address,undefined -fno-sanitize-recover=all -fno-omit-frame-pointer)
    add_link_options(-fsanitize=address,undefined)
endif()
if(SETTEBELLO_COVERAGE)
    add_compile_options(--coverage -fprofile-update=atomic)
    add_link_options(--coverage)
endif()

# settebello_own_target(TARGET): enables our warnings for a target with our sources.
function(settebello_own_target target)
    if(MSVC)
        target_compile_options(${target} PRIVATE /W4 /permissive- /utf-8 /Zc:__cplusplus)
        target_compile_definitions(${target} PRIVATE NOMINMAX _CRT_SECURE_NO_WARNINGS)
    else()
        target_compile_options(${target} PRIVATE -Wall -Wextra -Wpedantic -Wconversion -Wshadow)
        # Not part of g++'s -Wconversion.
        if(CMAKE_CXX_COMPILER_ID MATCHES "Clang")
            target_compile_options(${target} PRIVATE -Wno-sign-conversion)
        endif()
        # False positives of g++ 12 about std::string (gcc bug 105651); all but the first only with precompiled headers.
        if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
            target_compile_options(${target} PRIVATE
                -Wno-restrict -Wno-stringop-overflow -Wno-stringop-overread -Wno-array-bounds)
        endif()
    endif()
endfunction()

# settebello_sources(VARIABLE FOLDER): all C++ files under FOLDER. Adding a file needs no change to CMake: the next build
# notices and configures again.
function(settebello_sources variable folder)
    file(GLOB_RECURSE found CONFIGURE_DEPENDS ${folder}/*.cpp ${folder}/*.h)
    set(${variable} ${found} PARENT_SCOPE)
endfunction()

# settebello_unity(TARGET): with SETTEBELLO_UNITY, compiles several files as one. Groups are formed when CMake runs: if a build
# then finds a local name defined twice, configure again.
function(settebello_unity target)
    if(NOT SETTEBELLO_UNITY)
        return()
    endif()
    find_package(Python3 3.9 REQUIRED COMPONENTS Interpreter)
    get_target_property(sources ${target} SOURCES)
    list(FILTER sources INCLUDE REGEX "\\.cpp$")
    execute_process(COMMAND ${Python3_EXECUTABLE} -B ${PROJECT_SOURCE_DIR}/cmake/unity_groups.py 16 ${sources}
        OUTPUT_VARIABLE groups OUTPUT_STRIP_TRAILING_WHITESPACE COMMAND_ERROR_IS_FATAL ANY)
    foreach(source group IN ZIP_LISTS sources groups)
        set_source_files_properties(${source} PROPERTIES UNITY_GROUP ${group})
    endforeach()
    set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
endfunction()

# settebello_precompile(TARGET HEADER...): parses these headers once for the whole target instead of once for each file. List
# headers that at least a quarter of its files include, directly or not. Every file must still include what it uses, which
# `.ci/run includes` checks by compiling without precompiled headers.
function(settebello_precompile target)
    target_precompile_headers(${target} PRIVATE ${ARGN})
    if(CMAKE_CXX_COMPILER_ID MATCHES "Clang") # otherwise ccache never hits
        target_compile_options(${target} PRIVATE "SHELL:-Xclang -fno-pch-timestamp")
    endif()
endfunction()

set(std_headers
    <algorithm> <array> <chrono> <cmath> <cstdint> <functional> <map> <memory> <optional> <span> <string> <string_view>
    <utility> <variant> <vector>)
set(qt_headers
    <QBoxLayout> <QCoreApplication> <QGridLayout> <QHash> <QKeyEvent> <QLabel> <QList> <QLocale> <QPainter> <QPixmap>
    <QPushButton> <QSet> <QString> <QStringList> <QTimer> <QWidget>)
