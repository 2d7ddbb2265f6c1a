# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=bash disable=SC2034
# What app/run and tests/run share. Source it; it sets $root and changes nothing else.

root=$(CDPATH="" cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.." && pwd)

build_packages=(
    g++ cmake ninja-build
    qt6-base-dev qt6-svg-dev qt6-tools-dev qt6-l10n-tools
    libexpected-dev libcli11-dev nlohmann-json3-dev zlib1g-dev libzstd-dev libicu-dev
)
# libqt6svg6 holds a plugin for icons, libqt6sql6-sqlite one for the library of games; no program
# names them as libraries. qt6-translations-l10n has the texts of Qt's own dialogs.
run_packages=(libqt6svg6 libqt6sql6-sqlite qt6-translations-l10n fonts-dejavu-core)
# All but the first are for the run of the whole program under a window manager.
test_packages=(
    librapidcheck-dev
    xvfb openbox xdotool xclip dbus at-spi2-core python3-pyatspi
)

say() { printf '==> %s\n' "$*"; }

as_root() {
    if [ "$(id -u)" -eq 0 ]; then
        "$@"
    elif command -v sudo >/dev/null; then
        sudo "$@"
    else
        say "Root is needed to install packages, and there is no sudo. Run this as root, then start again:"
        printf '    %s\n' "apt-get update && apt-get install --no-install-recommends ${missing[*]}"
        return 1
    fi
}

# install_missing PACKAGE...: does nothing when all of them are there.
install_missing() {
    if ! command -v dpkg-query >/dev/null; then
        say "This is no Debian system; make sure that you have what these Debian packages hold: $*"
        return 0
    fi
    missing=()
    local package
    for package in "$@"; do
        # shellcheck disable=SC2016  # a format of dpkg-query, nothing for the shell
        if [ "$(dpkg-query -W -f='${db:Status-Status}' "$package" 2>/dev/null)" != installed ]; then
            missing+=("$package")
        fi
    done
    if [ "${#missing[@]}" -eq 0 ]; then
        return 0
    fi
    say "Installing Debian packages that are missing: ${missing[*]}"
    as_root apt-get update || return 1
    as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends \
        "${missing[@]}"
}

# As many compilers at once as there are cores and 1.5 GB of free memory for each.
compile_jobs() {
    local cores memory_kb jobs
    cores=$(nproc)
    memory_kb=$(awk '/^MemAvailable:/ { print $2 }' /proc/meminfo 2>/dev/null)
    jobs=$((${memory_kb:-1572864} / 1572864))
    if [ "$jobs" -lt 1 ]; then jobs=1; fi
    if [ "$jobs" -gt "$cores" ]; then jobs=$cores; fi
    printf '%s\n' "$jobs"
}

# build PRESET [TARGET...]: configures and builds all, or these targets, into .build/PRESET.
build() {
    local preset=$1 folder jobs fresh=() targets=()
    if [ "$#" -gt 1 ]; then targets=(--target "${@:2}"); fi
    folder="$root/.build/$preset"
    jobs=$(compile_jobs)
    # A tree that was made for a folder of another name can't be used again.
    if [ -f "$folder/CMakeCache.txt" ] &&
        ! grep -qxF "CMAKE_HOME_DIRECTORY:INTERNAL=$root" "$folder/CMakeCache.txt"; then
        fresh=(--fresh)
    fi
    say "Configuring $folder"
    (cd -- "$root" && cmake --preset "$preset" "${fresh[@]}") || return 1
    say "Building with $jobs job(s)"
    cmake --build "$folder" --parallel "$jobs" "${targets[@]}"
}
