# Shared by packaging/run, packaging/test and .ci/run. To be sourced by bash; sets `root`.

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
preset=release
build=$root/build/$preset

# Needed to configure, build and test.
build_packages=(
    g++ cmake ninja-build
    qt6-base-dev qt6-svg-dev qt6-tools-dev qt6-l10n-tools qt6-translations-l10n
    zlib1g-dev nlohmann-json3-dev libgtest-dev python3 fonts-dejavu-core
)
# With these, whether texts fit is tested in more fonts than one.
mapfile -t font_packages < <(sed -n 's/^\(fonts-[^ ]*\) .*/\1/p' "$root/tests/ui/fonts.txt" | sort -u)

say() {
    printf '\n==> %s\n' "$*"
}

fail() {
    printf '\n%s\n' "$*" >&2
    exit 1
}

# is_installed PACKAGE
is_installed() {
    [[ $(dpkg-query -W -f '${db:Status-Status}' "$1" 2>/dev/null) == installed ]]
}

# as_root COMMAND...: with sudo if necessary; fails if there is none.
as_root() {
    if ((EUID == 0)); then
        "$@"
    else
        sudo "$@"
    fi
}

# apt_install PACKAGE...
apt_install() {
    as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$@"
}

# install_packages PACKAGE...: installs the missing ones; does not call apt if there are none.
install_packages() {
    if ! command -v apt-get >/dev/null || ! command -v dpkg-query >/dev/null; then
        fail "This script installs packages with apt-get, which this system does not have.
Install these yourself, then build as described in README.md under \"Building it yourself\":
a C++20 compiler, CMake 3.25 or newer, Ninja, Qt 6.4 or newer (Widgets, Svg, Linguist tools), zlib,
nlohmann_json 3.10 or newer, GoogleTest and Python 3. With Qt Multimedia there is sound; with libsodium,
miniupnpc and libmosquitto one can play with friends elsewhere."
    fi

    local missing=() package
    for package in "$@"; do
        is_installed "$package" || missing+=("$package")
    done
    if ((${#missing[@]} == 0)); then
        say "All needed packages are installed"
        return
    fi

    if ((EUID != 0)) && ! command -v sudo >/dev/null; then
        fail "Packages are missing, and installing them needs root or sudo. As root, run
    apt-get update && apt-get install --no-install-recommends ${missing[*]}
and then this script again."
    fi
    say "Installing ${missing[*]}"
    as_root apt-get update -qq ||
        fail "apt-get update failed (see above)."
    apt_install "${missing[@]}" ||
        fail "apt-get could not install the packages (see above). Settebello needs Debian 12,
Ubuntu 23.04 or newer; older systems have no Qt 6.4."
}

# install_optional WITHOUT PURPOSE PACKAGE...: installs packages without which the game goes on WITHOUT something and is
# otherwise the same. Never fails.
install_optional() {
    local without=$1 purpose=$2 missing=() package
    shift 2
    for package in "$@"; do
        is_installed "$package" && continue
        if [[ -z $(apt-cache show "$package" 2>/dev/null) ]]; then # before sudo asks for a password
            say "Going on without $without: apt-get knows no $package"
        else
            missing+=("$package")
        fi
    done
    ((${#missing[@]})) || return 0
    say "Installing ${missing[*]}, for $purpose (everything else works without)"
    apt_install "${missing[@]}" ||
        say "Going on without $without: ${missing[*]} could not be installed (see above)"
}

install_sound() {
    install_optional sound sound qt6-multimedia-dev
}

# What is needed to play with friends elsewhere.
friends_packages=(libsodium-dev libminiupnpc-dev libmosquitto-dev)

install_friends() {
    install_optional "friends elsewhere" "playing with friends elsewhere" "${friends_packages[@]}"
}

# configure: sets up $build. The compiler cache and run-time files stay in the build folder.
configure() {
    say "Configuring in build/$preset"
    export CCACHE_DIR=${CCACHE_DIR:-$root/build/ccache}
    mkdir -p -m 700 "$build/runtime"
    local options=()
    # Warnings are errors only with the compiler we test with, Debian 12's.
    if [[ $(. /etc/os-release && echo "${ID:-} ${VERSION_ID:-}") != "debian 12" ]]; then
        options+=(-DCMAKE_COMPILE_WARNING_AS_ERROR=OFF)
    fi
    (cd "$root" && XDG_RUNTIME_DIR=$build/runtime cmake --log-level=NOTICE --preset "$preset" "${options[@]}")
}

# compile [TARGET]: builds the target, or everything.
compile() {
    say "Building${1:+ $1} in build/$preset (takes some minutes the first time)"
    XDG_RUNTIME_DIR=$build/runtime cmake --build "$build" ${1:+--target "$1"}
}
