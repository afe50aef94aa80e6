# What packaging/run, packaging/test and .ci/run share. Meant to be sourced by bash; sets `root`.

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
preset=release
build=$root/build/$preset

# Enough to configure, build and test.
build_packages=(
    g++ cmake ninja-build
    qt6-base-dev qt6-svg-dev qt6-tools-dev qt6-l10n-tools qt6-translations-l10n
    nlohmann-json3-dev libgtest-dev python3
)

say() {
    printf '\n==> %s\n' "$*"
}

fail() {
    printf '\n%s\n' "$*" >&2
    exit 1
}

# install_packages PACKAGE...: installs those that are missing; leaves apt alone when none is.
install_packages() {
    if ! command -v apt-get >/dev/null || ! command -v dpkg-query >/dev/null; then
        fail "This script installs what it needs by apt-get, which this system does not have.
Install these yourself, then build as README.md says under \"Building it yourself\":
a C++20 compiler, CMake 3.25 or newer, Ninja, Qt 6.4 or newer (Widgets, Svg, Linguist tools),
nlohmann_json 3.10 or newer, GoogleTest and Python 3."
    fi

    local missing=() package
    for package in "$@"; do
        if [[ $(dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null) != installed ]]; then
            missing+=("$package")
        fi
    done
    if ((${#missing[@]} == 0)); then
        say "All packages needed are installed"
        return
    fi

    local as_root=()
    if ((EUID != 0)); then
        if ! command -v sudo >/dev/null; then
            fail "These packages are missing, and installing them needs root or sudo. As root, run
    apt-get update && apt-get install --no-install-recommends ${missing[*]}
and then this script again."
        fi
        as_root=(sudo)
    fi
    say "Installing what is missing: ${missing[*]}"
    "${as_root[@]}" apt-get update -qq ||
        fail "apt-get update failed: the list of packages could not be fetched (see above)."
    "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
        apt-get install -y -qq --no-install-recommends "${missing[@]}" ||
        fail "apt-get could not install the packages (see above). Settebello needs Debian 12,
Ubuntu 23.04 or something newer: older ones have no Qt 6.4."
}

# configure: sets up $build. Compiler cache and the tools' run-time files stay in the build folder.
configure() {
    say "Configuring in build/$preset"
    export CCACHE_DIR=${CCACHE_DIR:-$root/build/ccache}
    mkdir -p -m 700 "$build/runtime"
    local options=()
    # Warnings stop the build only where we know which there are: with Debian 12's compiler.
    if [[ $(. /etc/os-release && echo "${ID:-} ${VERSION_ID:-}") != "debian 12" ]]; then
        options+=(-DCMAKE_COMPILE_WARNING_AS_ERROR=OFF)
    fi
    (cd "$root" && XDG_RUNTIME_DIR=$build/runtime cmake --log-level=NOTICE --preset "$preset" "${options[@]}")
}

# compile [TARGET]: builds that target, or everything.
compile() {
    say "Building${1:+ $1} in build/$preset (the first time this takes some minutes)"
    XDG_RUNTIME_DIR=$build/runtime cmake --build "$build" ${1:+--target "$1"}
}
