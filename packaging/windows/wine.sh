# For scripts that run programs for Windows: after packaging/lib.sh.

# new_windows FOLDER: a Windows of its own there, without the questions and messages that wine has for people.
new_windows() {
    export WINEPREFIX=$1 WINEDEBUG=-all WINEDLLOVERRIDES="mscoree=;mshtml=;winemenubuilder.exe=" DISPLAY=
    wine wineboot --init >/dev/null 2>&1
}
