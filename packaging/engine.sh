# What packaging/test-portability and packaging/windows/test-core share: the engine, settebello-cli and their tests,
# built for another machine and run there. Meant to be sourced by bash, after lib.sh.

places=$root/build/portability
percent=1 # of the bench, whose signature is the same on every machine; qemu is some fifty times slower
table=()  # what was counted, a line each
failed=0

# prepare: GoogleTest as sources and a copy of nlohmann's headers, so that nothing of /usr/include gets into a build
# that is for another machine.
prepare() {
    mkdir -p "$places/include"
    cp -r /usr/include/nlohmann "$places/include/"
    cat >"$places/nlohmann_jsonConfig.cmake" <<EOF
add_library(nlohmann_json::nlohmann_json INTERFACE IMPORTED)
target_include_directories(nlohmann_json::nlohmann_json INTERFACE "$places/include")
set(nlohmann_json_VERSION 3.11)
EOF
    cat >"$places/nlohmann_jsonConfigVersion.cmake" <<'EOF'
set(PACKAGE_VERSION 3.11)
set(PACKAGE_VERSION_COMPATIBLE TRUE)
EOF
}

# build_for NAME CMAKE_OPTION...: GoogleTest first, then ours, in build/portability/NAME.
build_for() {
    local place=$places/$1
    shift
    say "Building in ${place#"$root/"}"
    cmake --log-level=NOTICE -S /usr/src/googletest -B "$place/googletest" -G Ninja -DCMAKE_BUILD_TYPE=Release \
        -DBUILD_GMOCK=OFF -DCMAKE_INSTALL_PREFIX="$place/installed" "$@"
    cmake --build "$place/googletest" --target install >"$place/googletest.log"
    cmake --log-level=NOTICE -S "$root" -B "$place" -G Ninja -DCMAKE_BUILD_TYPE=Release -DSETTEBELLO_GUI=OFF \
        -DCMAKE_COMPILE_WARNING_AS_ERROR=ON -DCMAKE_PREFIX_PATH="$place/installed" -DGTest_ROOT="$place/installed" \
        -Dnlohmann_json_DIR="$places" "$@"
    cmake --build "$place" --target settebello-cli settebello_core_tests settebello_cli_tests \
        settebello_allocation_tests
}

# cross_build_for NAME CMAKE_OPTION...: the same with a compiler for another system.
cross_build_for() {
    build_for "$@" -DCMAKE_FIND_ROOT_PATH="$places" -DCMAKE_FIND_ROOT_PATH_MODE_PROGRAM=NEVER
}

# signature_of [RUNNER...] PROGRAM
signature_of() {
    "$@" bench --percent "$percent" | sed -n 's/^signature *//p'
}

# expect_signature: that of g++ on this machine, which the others are held against.
expect_signature() {
    say "The signature of g++"
    cmake --log-level=NOTICE -S "$root" -B "$places/g++" -G Ninja -DCMAKE_BUILD_TYPE=Release -DSETTEBELLO_GUI=OFF \
        -DSETTEBELLO_TESTS=OFF
    cmake --build "$places/g++" --target settebello-cli
    expected=$(signature_of "$places/g++/app/cli/settebello-cli")
    table+=("$(printf '%-8s %-11s %s' g++ signature "$expected")")
}

# run_tests NAME SUFFIX FILTER [RUNNER...]: what it counts goes to the table. SUFFIX ends the programs' names.
run_tests() {
    local place=$places/$1 suffix=$2 filter=$3 cli=$places/$1/app/cli/settebello-cli$2 program log counts signature
    shift 3
    for program in core allocation cli; do
        log=$place/$program.log
        say "${place##*/}: settebello_${program}_tests"
        (cd "$place" && "$@" "tests/settebello_${program}_tests$suffix" --gtest_brief=1 --gtest_filter="$filter") |
            tr -d '\r' | tee "$log" || true
        counts=$(grep -E '^\[  PASSED|^\[  FAILED.*tests?,|^\[  SKIPPED.*tests?,' "$log" | tr -s ' ' | paste -sd ' ')
        table+=("$(printf '%-8s %-11s %s' "${place##*/}" "$program" "${counts:-did not finish}")")
        grep -q '^\[  PASSED' "$log" && ! grep -q '^\[  FAILED' "$log" || failed=1
    done
    [[ ! -e $cli.real ]] || cli=$cli.real
    signature=$(signature_of "$@" "$cli")
    table+=("$(printf '%-8s %-11s %s' "${place##*/}" signature "$signature")")
    [[ $signature == "$expected" ]] || failed=1
}

# tell_result: the table; fails if not everything holds.
tell_result() {
    say "Result"
    printf '%s\n' "${table[@]}"
    ((failed == 0)) || fail "Not everything holds on every machine (see above; logs in build/portability)."
}
