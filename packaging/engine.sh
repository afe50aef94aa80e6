# Shared by packaging/test-portability and packaging/windows/test-core: builds the engine, settebello-cli and their tests
# for another machine and runs them there. To be sourced by bash, after lib.sh.

work=$root/build/portability
percent=1 # how much of the bench to run; its signature must be the same on every machine. qemu is about fifty times slower
table=()  # the results, one line each
failed=0

# prepare: copies nlohmann's headers, so that a build for another machine uses nothing from /usr/include. (GoogleTest is
# built from source.)
prepare() {
    mkdir -p "$work/include"
    cp -r /usr/include/nlohmann "$work/include/"
    cat >"$work/nlohmann_jsonConfig.cmake" <<EOF
add_library(nlohmann_json::nlohmann_json INTERFACE IMPORTED)
target_include_directories(nlohmann_json::nlohmann_json INTERFACE "$work/include")
set(nlohmann_json_VERSION 3.11)
EOF
    cat >"$work/nlohmann_jsonConfigVersion.cmake" <<'EOF'
set(PACKAGE_VERSION 3.11)
set(PACKAGE_VERSION_COMPATIBLE TRUE)
EOF
}

# build_for NAME CMAKE_OPTION...: builds GoogleTest, then our targets, in build/portability/NAME.
build_for() {
    local folder=$work/$1
    shift
    say "Building in ${folder#"$root/"}"
    cmake --log-level=NOTICE -S /usr/src/googletest -B "$folder/googletest" -G Ninja -DCMAKE_BUILD_TYPE=Release \
        -DBUILD_GMOCK=OFF -DCMAKE_INSTALL_PREFIX="$folder/installed" "$@"
    cmake --build "$folder/googletest" --target install >"$folder/googletest.log"
    cmake --log-level=NOTICE -S "$root" -B "$folder" -G Ninja -DCMAKE_BUILD_TYPE=Release -DSETTEBELLO_GUI=OFF \
        -DCMAKE_COMPILE_WARNING_AS_ERROR=ON -DCMAKE_PREFIX_PATH="$folder/installed" -DGTest_ROOT="$folder/installed" \
        -Dnlohmann_json_DIR="$work" "$@"
    cmake --build "$folder" --target settebello-cli settebello_core_tests settebello_cli_tests \
        settebello_allocation_tests
}

# cross_build_for NAME CMAKE_OPTION...: the same with a cross compiler.
cross_build_for() {
    build_for "$@" -DCMAKE_FIND_ROOT_PATH="$work" -DCMAKE_FIND_ROOT_PATH_MODE_PROGRAM=NEVER
}

# signature_of [RUNNER...] PROGRAM
signature_of() {
    "$@" bench --percent "$percent" | sed -n 's/^signature *//p'
}

# expect_signature: the reference is g++ on this machine.
expect_signature() {
    say "Computing the reference signature with g++"
    cmake --log-level=NOTICE -S "$root" -B "$work/g++" -G Ninja -DCMAKE_BUILD_TYPE=Release -DSETTEBELLO_GUI=OFF \
        -DSETTEBELLO_TESTS=OFF
    cmake --build "$work/g++" --target settebello-cli
    expected=$(signature_of "$work/g++/app/cli/settebello-cli")
    table+=("$(printf '%-8s %-11s %s' g++ signature "$expected")")
}

# run_tests NAME SUFFIX FILTER [RUNNER...]: adds its results to the table. SUFFIX is the extension of the programs.
run_tests() {
    local folder=$work/$1 suffix=$2 filter=$3 cli=$work/$1/app/cli/settebello-cli$2 program log counts signature
    shift 3
    for program in core allocation cli; do
        log=$folder/$program.log
        say "${folder##*/}: settebello_${program}_tests"
        (cd "$folder" && "$@" "tests/settebello_${program}_tests$suffix" --gtest_brief=1 --gtest_filter="$filter") |
            tr -d '\r' | tee "$log" || true
        counts=$(grep -E '^\[  PASSED|^\[  FAILED.*tests?,|^\[  SKIPPED.*tests?,' "$log" | tr -s ' ' | paste -sd ' ')
        table+=("$(printf '%-8s %-11s %s' "${folder##*/}" "$program" "${counts:-did not finish}")")
        grep -q '^\[  PASSED' "$log" && ! grep -q '^\[  FAILED' "$log" || failed=1
    done
    [[ ! -e $cli.real ]] || cli=$cli.real
    signature=$(signature_of "$@" "$cli")
    table+=("$(printf '%-8s %-11s %s' "${folder##*/}" signature "$signature")")
    [[ $signature == "$expected" ]] || failed=1
}

# print_result: prints the table; fails if anything failed.
print_result() {
    say "Result"
    printf '%s\n' "${table[@]}"
    ((failed == 0)) || fail "Tests failed or signatures differ (see above; logs in build/portability)."
}
