# The zip and the installer. Verbatim, as a backslash is an escape to NSIS.

set(CPACK_VERBATIM_VARIABLES ON)
set(CPACK_GENERATOR ZIP NSIS)
set(CPACK_PACKAGE_FILE_NAME settebello-${PROJECT_VERSION}-windows-x86_64)
set(CPACK_PACKAGE_INSTALL_DIRECTORY Settebello)
set(CPACK_RESOURCE_FILE_LICENSE ${PROJECT_SOURCE_DIR}/LICENSE)
set(CPACK_NSIS_INSTALL_ROOT [[$PROGRAMFILES64]])
set(CPACK_NSIS_DISPLAY_NAME Settebello)
set(CPACK_NSIS_PACKAGE_NAME Settebello)
set(CPACK_NSIS_ENABLE_UNINSTALL_BEFORE_INSTALL ON)
set(CPACK_NSIS_MANIFEST_DPI_AWARE ON)
if(NOT SETTEBELLO_GUI)
    string(REPLACE settebello- settebello-cli- CPACK_PACKAGE_FILE_NAME ${CPACK_PACKAGE_FILE_NAME})
    return()
endif()

set(CPACK_PACKAGE_EXECUTABLES settebello Settebello) # in the start menu
set(CPACK_NSIS_MUI_ICON ${PROJECT_BINARY_DIR}/packaging/windows/settebello.ico)
set(CPACK_NSIS_MUI_UNIICON ${CPACK_NSIS_MUI_ICON})
set(CPACK_NSIS_INSTALLED_ICON_NAME [[bin\settebello.exe]])

# Windows only looks at a file's last extension, and .json is not ours alone: the game is added to "Open with", and the
# default program for .json files stays as it is.
set(CPACK_NSIS_EXTRA_INSTALL_COMMANDS [=[
  WriteRegStr SHCTX 'Software\Classes\Settebello.File' '' 'Scopa match or rules'
  WriteRegStr SHCTX 'Software\Classes\Settebello.File\DefaultIcon' '' '$INSTDIR\bin\settebello.exe,1'
  WriteRegStr SHCTX 'Software\Classes\Settebello.File\shell\open\command' '' '"$INSTDIR\bin\settebello.exe" "%1"'
  WriteRegStr SHCTX 'Software\Classes\.json\OpenWithProgids' 'Settebello.File' ''
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
]=])
set(CPACK_NSIS_EXTRA_UNINSTALL_COMMANDS [=[
  DeleteRegValue SHCTX 'Software\Classes\.json\OpenWithProgids' 'Settebello.File'
  DeleteRegKey SHCTX 'Software\Classes\Settebello.File'
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
]=])
