# For scripts that run Windows programs. To be sourced by bash, after lib.sh.

# new_wine_prefix FOLDER: a fresh prefix there, without wine's dialogs and messages.
new_wine_prefix() {
    export WINEPREFIX=$1 WINEDEBUG=-all WINEDLLOVERRIDES="mscoree=;mshtml=;winemenubuilder.exe=" DISPLAY=
    wine wineboot --init >/dev/null 2>&1
}
